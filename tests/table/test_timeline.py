"""Going back along a journal: what it means by definition, and work that does not grow."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from types import FrameType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table import plain_journal as plain
from table.high_card import HighCard
from table.picnic import Picnic
from table.tiny import Data
from wardround.games import GAMES
from wardround.table.errors import UndoRefused
from wardround.table.game import AnyGame
from wardround.table.notation.transcript import Transcript, read, write
from wardround.table.play import timeline
from wardround.table.play.game_in_progress import AnyPlay, GameInProgress
from wardround.table.play.journal import Undo
from wardround.table.play.replay import replay

TWO = {"seats": "2"}
ACTIVATION = "round 2 activation"
PLAYED: dict[str, tuple[AnyGame, dict[str, str]]] = {
    "picnic": (Picnic(), TWO),
    "high card": (HighCard(), TWO),
    "dice hospital": (
        GAMES.find("dice-hospital"),
        {"seats": "3", "activation": "simultaneous", "experimental": "added", "promos": "both"},
    ),
    "hospital rush": (GAMES.find("hospital-rush"), {"seats": "3"}),
}


def say_something(play: AnyPlay, rng: Random) -> None:
    seat = rng.choice(play.turn)
    play.say(seat, [rng.choice(play.game.legal(play.state, seat))])


def begun(game: AnyGame, options: dict[str, str], rng: Random) -> AnyPlay:
    """A game under way: where hospitals activate at once, in the second of these steps."""
    play = GameInProgress(game, options, rng.randrange(1000))
    if options.get("activation") == "simultaneous":
        while game.heading(play.state) != ACTIVATION:
            say_something(play, rng)
    return play


def undo_as_defined(play: AnyPlay, undo: Undo) -> None:
    """Take back what may be taken back; the rest is refused, for the reason of the definition."""
    expected = plain.refusal(play.game, play.options, play.entries, undo)
    if expected:
        with pytest.raises(UndoRefused, match=expected):
            play.undo(undo.seat, undo.words)
        return
    before = plain.standing(play.entries)
    taken = play.undo(undo.seat, undo.words)
    after = plain.standing(play.entries)
    assert taken == [word for place, word in before if (place, word) not in after]


def do_something(play: AnyPlay, rng: Random) -> None:
    """Mostly words of any seat that may speak, many undos, some rewinds, a few notes."""
    what = rng.random()
    seat = rng.randrange(int(play.options["seats"]))
    if what < 0.3:
        undo_as_defined(play, Undo(seat, rng.choice((1, 1, 1, 2, 3, 5))))
    elif what < 0.36:
        play.rewind(max(0, len(play.entries) - rng.randrange(15)))
    elif what < 0.4:
        play.note(seat, "timeout")
    elif play.turn:
        say_something(play, rng)


def told(play: AnyPlay) -> tuple[str, list[Any]]:
    """Position and log of a game in progress."""
    words = [(one.place, one.word, one.happenings, one.begins, one.ends) for one in play.log.words]
    return play.game.encode(play.state), words


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("every", [3, timeline.EVERY])
@given(seed=st.integers(0, 100_000))
@settings(max_examples=12, deadline=None)
def test_going_back_leads_where_the_definition_says(name: str, every: int, seed: int) -> None:
    rng = Random(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(timeline, "EVERY", every)
        play = begun(*PLAYED[name], rng)
        game, options = play.game, play.options
        for _ in range(50):
            do_something(play, rng)
            standing = plain.standing(play.entries)
            assert [(one.place, one.word) for one in play.log.words] == standing
            folded = plain.fold(game, options, [word for _, word in standing])
            assert game.encode(play.state) == game.encode(folded)
        assert game.encode(replay(game, options, play.entries)) == game.encode(play.state)
        loaded = GameInProgress(game, options, 1, play.entries, trusted=True)
        assert told(loaded) == told(play)


@given(seed=st.integers(0, 100_000))
@settings(max_examples=10, deadline=None)
def test_a_journal_with_takings_back_is_written_as_it_was_played(seed: int) -> None:
    """Its headings are those under which the words were said."""
    rng = Random(seed)
    play = begun(*PLAYED["dice hospital"], rng)
    for _ in range(40):
        do_something(play, rng)
    names = ("a", "b", "c")
    entries = tuple(play.entries)
    game = play.game
    transcript = Transcript(game.name, game.rules_version, play.options, names, entries)
    text = write(game, transcript)
    assert read(text, GAMES.find) == transcript
    for heading in {one.heading for one in play.log.words}:
        assert f"# {heading}\n" in text


class Counting(Picnic):
    """Counts how many words were applied to any state."""

    applied = 0

    def apply(self, state: Data, speaker: int, word: int) -> None:
        self.applied += 1
        super().apply(state, speaker, word)


def lines_run(work: Callable[[], object]) -> int:
    """How many lines of Python a call runs, loops counted as often as they go round."""
    count = 0

    def trace(_frame: FrameType, event: str, _argument: object) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def test_an_undo_does_the_same_work_after_many_others_as_after_a_few() -> None:
    play = GameInProgress(Picnic(), TWO)
    work: list[int] = []
    for _ in range(200):
        play.say(0, [0])
        work.append(lines_run(lambda: play.undo(0, 1)))
    assert work[-1] == work[5]


def test_a_rewind_does_the_same_work_after_many_others_as_after_a_few() -> None:
    play = GameInProgress(Picnic(), TWO)
    work: list[int] = []
    for _ in range(200):
        play.say(0, [0])
        work.append(lines_run(lambda: play.rewind(len(play.entries) - 1)))
    assert work[-1] == work[5]


def test_replaying_takings_back_is_linear() -> None:
    play = GameInProgress(Picnic(), TWO)
    work: list[int] = []
    for _ in range(3):
        for _ in range(50):
            play.say(0, [0])
            play.undo(0, 1)
            play.say(1, [0])
            play.rewind(len(play.entries) - 1)
        work.append(lines_run(lambda: replay(play.game, TWO, play.entries)))
    assert work[2] - work[1] < 1.1 * (work[1] - work[0])


def test_an_undo_says_only_a_few_words_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeline, "EVERY", 4)
    game = Counting()
    play = GameInProgress(game, TWO)
    play.say(0, [0, 1, 3])
    play.say(1, [0, 1, 3])
    play.say(0, [0])
    before = game.applied
    play.undo(0, 1)
    assert game.applied - before <= 2 * 4 + 1


def test_states_of_what_was_taken_back_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeline, "EVERY", 1)
    play = GameInProgress(Picnic(), TWO)
    for _ in range(10):
        play.say(0, [0, 1])
        play.undo(0, 2)
    assert len(play._timeline._kept) == 1
