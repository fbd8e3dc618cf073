"""`wardround games`: the unfinished games."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from wardround.table.errors import WardroundError
from wardround.terminal.games import kit_of
from wardround.terminal.journals import read_torn
from wardround.terminal.output import out
from wardround.terminal.play.best_results import when
from wardround.terminal.play.saves import journals_in, unfinished_folder
from wardround.text import Speech, speech_for


def games() -> None:
    """List the unfinished games that `wardround play --resume` can continue.

    **Examples**

        wardround games

        wardround play --resume 2
    """
    show_games()


def show_games() -> None:
    """List the unfinished games, the newest first, and how to go on with one."""
    speech = Speech()
    found = journals_in(unfinished_folder())
    if not found:
        out(speech.label("games-none"))
        return
    games = [_describe_save(speech, path) for path in found]
    rows = [[f"{n}.", when(path), *games[n - 1].cells] for n, path in enumerate(found, 1)]
    for line in _left(rows):
        out(line)
    for number, listed in enumerate(games, 1):
        if listed.wrong:
            out(f"{number}. {listed.wrong}")
    out(speech.label("games-resume"))


class Listed(NamedTuple):
    """A game in the list: what it is, who plays, how far it is; or what is wrong with it."""

    cells: list[str]
    wrong: str = ""


def _describe_save(speech: Speech, path: Path) -> Listed:
    try:
        replayed, _ = read_torn(str(path))
    except WardroundError as error:
        return Listed([speech.label("games-broken"), "", ""], speech.error(error))
    game, transcript = replayed.game, replayed.transcript
    scene, state = kit_of(game.name).scene, game.decode(replayed.position)
    where = scene.place(game, state, speech_for(game))
    return Listed([game.name, ", ".join(transcript.players), where])


def _left(rows: Iterable[list[str]]) -> list[str]:
    """Rows as lines, every column to the left."""
    table = list(rows)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    cells = ((cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in table)
    return ["  ".join(row).rstrip() for row in cells]
