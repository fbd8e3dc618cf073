"""Journals as text: they round-trip, read like a record, and every mistake names its line."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table.high_card import HighCard
from table.picnic import Picnic
from wardround.table.errors import BadJournal, UndoRefused, UnknownName
from wardround.table.game import Game
from wardround.table.notation.transcript import Transcript, read, split, write
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.play.journal import Note, Rewind, Undo, Word
from wardround.table.play.replay import replay

TWO = {"seats": "2"}
GAMES: dict[str, Game[Any]] = {"picnic": Picnic(), "high-card": HighCard()}
SMALL = """wardround journal 1
game picnic
rules 1
seats 2
player 1 ada
player 2 random

# play
1: bread cheese
2: done
undo 2 1
note 2 left
1: done
"""


def find(name: str) -> Game[Any]:
    if name not in GAMES:
        raise UnknownName("unknown-game", name=name)
    return GAMES[name]


def test_a_journal_reads_as_it_was_written() -> None:
    transcript = read(SMALL, find)
    assert transcript.players == ("ada", "random")
    assert transcript.entries == (
        Word(0, 0),
        Word(0, 1),
        Word(1, 3),
        Undo(1, 1),
        Note(1, "left"),
        Word(0, 3),
    )
    assert write(GAMES["picnic"], transcript) == SMALL


def test_each_line_is_one_sentence_even_if_seats_take_turns_within_it() -> None:
    entries = (Word(0, 0), Word(1, 1), Word(0, 1), Word(1, 2), Rewind(2))
    text = write(GAMES["picnic"], Transcript("picnic", 1, TWO, (), entries))
    body = text.split("# play\n")[1]
    assert body == "1: bread\n2: cheese\n1: cheese\n2: plum\nrewind 3\n"
    assert read(text, find).entries == entries


@given(st.sampled_from(sorted(GAMES)), st.integers(0, 10_000))
@settings(max_examples=80, deadline=None)
def test_any_game_with_undo_and_rewind_round_trips(name: str, seed: int) -> None:
    rng = Random(seed)
    game = GAMES[name]
    table = GameInProgress(game, TWO, seed)
    for _ in range(25):
        turn = game.turn(table.state)
        if not turn:
            break
        seat = rng.choice(turn)
        table.say(seat, [rng.choice(game.legal(table.state, seat))])
        if rng.random() < 0.2:
            table.rewind(rng.randrange(len(table.entries)))
        if rng.random() < 0.3 and game.turn(table.state):
            try:
                table.undo(seat, 1)
            except UndoRefused:
                table.note(seat, "back")
    transcript = Transcript(name, 1, TWO, ("a", "b"), tuple(table.entries))
    again = read(write(game, transcript), find)
    assert again == transcript
    assert replay(game, again.options, again.entries) == table.state


def test_a_text_can_hold_several_journals() -> None:
    text = f"\n{SMALL}\n{SMALL}"
    parts = list(split(text))
    assert [line for line, _ in parts] == [2, 2 + len(SMALL.splitlines()) + 1]
    assert all(read(part, find, line) == read(SMALL, find) for line, part in parts)


def changed(old: str, new: str) -> str:
    assert old in SMALL
    return SMALL.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "journal-first-line", 1),
        ("hello\n", "journal-first-line", 1),
        (changed("game picnic\n", ""), "journal-header-missing", 8),
        (changed("rules 1\n", ""), "journal-header-missing", 12),
        (changed("game picnic", "game chess"), "journal-line", 2),
        (changed("rules 1", "rules 2"), "journal-rules", 13),
        (changed("rules 1", "rules one"), "journal-number", 3),
        (changed("rules 1", "rules 1\nrules 1"), "journal-header-twice", 4),
        (changed("seats 2", "seats 9"), "journal-line", 13),
        (changed("seats 2", "seats 2\noption speed fast"), "journal-line", 14),
        (changed("player 2 random", "player 3 random"), "journal-players", 13),
        (changed("1: bread", "1 bread"), "journal-form", 9),
        (changed("1: bread", "x: bread"), "journal-speaker", 9),
        (changed("1: bread", "1: broad"), "journal-line", 9),
        (changed("undo 2 1", "undo 2"), "journal-form", 11),
        (changed("undo 2 1", "undo 2 0"), "journal-number", 11),
        (changed("undo 2 1", "undo 2 ²"), "journal-number", 11),
        (changed("undo 2 1", "undo 0 1"), "journal-seat", 11),
        (changed("note 2 left", "note 2 bored"), "journal-form", 12),
    ],
)
def test_each_mistake_names_its_line(text: str, key: str, line: int) -> None:
    with pytest.raises(BadJournal) as caught:
        read(text, find)
    assert caught.value.message.key == key
    assert caught.value.message.figures["line"] == line


@given(st.integers(0, 10_000), st.text(max_size=6))
@settings(max_examples=400, deadline=None)
def test_whatever_is_typed_gives_a_journal_or_an_error_with_a_line(seed: int, text: str) -> None:
    rng = Random(seed)
    at, to = sorted(rng.randrange(len(SMALL)) for _ in range(2))
    garbled = SMALL[:at] + text + SMALL[to if rng.random() < 0.3 else at :]
    transcript, line = read_or_line(garbled)
    assert line >= 1 if transcript is None else read(written(transcript), find) == transcript


def read_or_line(text: str) -> tuple[Transcript | None, int]:
    """The journal, or the line an error names."""
    try:
        return read(text, find), 0
    except BadJournal as error:
        return None, int(error.message.figures["line"])


def written(transcript: Transcript) -> str:
    """The text of a journal; one whose words were not legal is written without headings."""
    try:
        replay(GAMES[transcript.game], transcript.options, transcript.entries)
    except BadJournal:
        empty = transcript._replace(entries=())
        lines = [_line(transcript, entry) for entry in transcript.entries]
        return write(GAMES[transcript.game], empty) + "\n".join(lines)
    return write(GAMES[transcript.game], transcript)


def _line(transcript: Transcript, entry: object) -> str:
    if isinstance(entry, Word):
        word = GAMES[transcript.game].vocabulary.word(entry.word)
        star = {True: "*" if entry.speaker == -1 else f"*{-1 - entry.speaker}"}
        return f"{star.get(entry.speaker < 0, entry.speaker + 1)}: {word}"
    if isinstance(entry, Undo):
        return f"undo {entry.seat + 1} {entry.words}"
    if isinstance(entry, Rewind):
        return f"rewind {entry.entry + 1}"
    assert isinstance(entry, Note)
    return f"note {entry.seat + 1} {entry.event}"
