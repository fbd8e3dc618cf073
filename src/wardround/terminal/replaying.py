"""Journals on the command line: every entry checked, and the line told of what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from wardround.games import GAMES
from wardround.table.errors import BadJournal, WardroundError
from wardround.table.game import Game, Outcome
from wardround.table.journal import effective, replay
from wardround.table.transcript import Transcript, entry_lines, read, split, write


class Replayed(NamedTuple):
    """A journal that holds: where it begins, what it says, and how the game stands."""

    line: int
    transcript: Transcript
    words: int
    over: bool
    outcome: Outcome
    position: str


def replay_all(path: str, text: str, rewrite: bool) -> Iterator[Replayed]:
    """The journals of a text, one after another; an error names the file and the line.

    With `rewrite` a journal must also be written exactly as the program would write it.
    """
    try:
        for line, part in split(text):
            yield replay_one(part, line, rewrite)
    except WardroundError as error:
        raise WardroundError("in-file", path=path, error=str(error)) from error


def replay_one(text: str, line: int, rewrite: bool) -> Replayed:
    """One journal that begins on this line of its file."""
    transcript = read(text, GAMES.find, line)
    game = GAMES.find(transcript.game)
    state = _replay(game, transcript, entry_lines(text, line))
    words = len(effective(transcript.entries))
    if rewrite:
        _check_text(text, write(game, transcript), line)
    over = not game.turn(state)
    return Replayed(line, transcript, words, over, game.outcome(state), game.encode(state))


def _replay(game: Game[Any], transcript: Transcript, lines: list[int]) -> Any:
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
