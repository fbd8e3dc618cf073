"""Journals on the command line: every entry checked, and the line told of what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from wardround.table.contract.data import Outcome
from wardround.table.errors import BadCard, BadJournal, BadOption, WardroundError
from wardround.table.game import AnyGame
from wardround.table.notation.transcript import Transcript, entry_lines, read, split, write
from wardround.table.play.journal import effective
from wardround.table.play.replay import replay
from wardround.terminal.card_files import finder
from wardround.terminal.files import read_text


class Replayed(NamedTuple):
    """A journal that holds: where it begins, what it says, and how the game stands."""

    line: int
    game: AnyGame
    transcript: Transcript
    words: int
    over: bool
    outcome: Outcome
    position: str


def replay_all(path: str, text: str, rewrite: bool, cards: str | None = None) -> Iterator[Replayed]:
    """The journals of a text, one after another; an error names the file and the line.

    With `rewrite` a journal must also be written exactly as the program would write it. `cards` is
    the card file they were played with; without one it may be among those kept.
    """
    try:
        for line, part in split(text):
            yield replay_one(part, line, rewrite, cards)
    except BadCard:
        raise
    except WardroundError as error:
        raise WardroundError("in-file", path=path, error=str(error)) from error


def read_journal(path: str, cards: str | None = None) -> Replayed:
    """The game kept in a file, replayed; an error names the file and the line."""
    return journal_in(path, read_text(path), cards)


def journal_in(path: str, text: str, cards: str | None = None) -> Replayed:
    """As `read_journal`, of a text that was read from there."""
    try:
        return replay_one(text, 1, rewrite=False, cards=cards)
    except BadCard:
        raise
    except WardroundError as error:
        raise WardroundError("in-file", path=path, error=str(error)) from error


def one_of(path: str, text: str, number: int | None) -> str:
    """The journal that a text holds, or the one of this number; BadOption if that is not one."""
    try:
        parts = [part for _, part in split(text)]
    except BadJournal as error:
        raise WardroundError("in-file", path=path, error=str(error)) from error
    if number is None and len(parts) == 1:
        return text
    if number is None or not 1 <= number <= len(parts):
        raise BadOption("which-game", path=path, count=len(parts))
    return parts[number - 1]


def read_torn(path: str, cards: str | None = None) -> tuple[Replayed, str]:
    """As `read_journal`, and nothing; or without its last line, and that line.

    A file that was torn off while it was copied or written ends in half a line.
    """
    try:
        return read_journal(path, cards), ""
    except BadCard:
        raise
    except WardroundError:
        *lines, last = read_text(path).rstrip().splitlines() or [""]
        if not lines:
            raise
        try:
            return replay_one("\n".join(lines), 1, rewrite=False, cards=cards), last
        except WardroundError:
            pass
        raise


def replay_one(text: str, line: int, rewrite: bool, cards: str | None = None) -> Replayed:
    """One journal that begins on this line of its file."""
    find = finder(text, cards)
    transcript = read(text, find, line)
    game = find(transcript.game)
    state = _replay(game, transcript, entry_lines(text, line))
    words = len(effective(transcript.entries))
    if rewrite:
        _check_text(text, write(game, transcript), line)
    over = not game.turn(state)
    return Replayed(line, game, transcript, words, over, game.outcome(state), game.encode(state))


def _replay(game: AnyGame, transcript: Transcript, lines: list[int]) -> Any:
    """The state at the end; an error names the line instead of the entry."""
    try:
        return replay(game, transcript.options, transcript.entries)
    except BadJournal as error:
        line = lines[int(error.message.figures["entry"]) - 1]
        raise BadJournal("journal-line", line=line, error=str(error)) from error.__cause__


def _check_text(text: str, rewritten: str, first_line: int) -> None:
    found = text.rstrip().splitlines()
    wanted = rewritten.rstrip().splitlines()
    for offset in range(max(len(found), len(wanted))):
        here = found[offset] if offset < len(found) else ""
        should = wanted[offset] if offset < len(wanted) else ""
        if here != should:
            line = first_line + offset
            raise BadJournal("journal-rewrite", line=line, found=here, wanted=should)
