"""Games that are kept: those to go on with, and the best that were played alone.

The journals themselves are the list: nothing else is written down, so nothing can disagree.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from wardround.games import GAMES
from wardround.players import is_player
from wardround.table.errors import WardroundError
from wardround.table.game import SPECTATOR
from wardround.terminal.printing import aside, columns, out
from wardround.terminal.replaying import Replayed, read_journal, read_torn
from wardround.terminal.saves import finished_folder, journals_in, unfinished_folder
from wardround.text import Speech, speech_for

ALONE = re.compile(r"^seats 1$", re.MULTILINE)
HEAD = 400
SHOWN = 10


class Feat(NamedTuple):
    """A finished game that one person played alone. `kind` is what it can be compared by."""

    kind: tuple[str, str]
    score: int
    path: Path


def show_games() -> None:
    """List the unfinished games, the newest first, and how to go on with one."""
    speech = Speech()
    found = journals_in(unfinished_folder())
    if not found:
        out(speech.label("games-none"))
        return
    games = [_listed(speech, path) for path in found]
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


def _listed(speech: Speech, path: Path) -> Listed:
    try:
        replayed, _ = read_torn(str(path))
    except WardroundError as error:
        return Listed([speech.label("games-broken"), "", ""], speech.error(error))
    game, transcript = replayed.game, replayed.transcript
    view = game.view(game.decode(replayed.position), SPECTATOR)
    phase = speech_for(game).phase(view["phase"])
    where = speech.label("games-round", round=view["round"], phase=phase)
    return Listed([game.name, ", ".join(transcript.players), where])


def when(path: Path) -> str:
    """When a file was written last."""
    return f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}"


def _left(rows: Iterable[list[str]]) -> list[str]:
    """Rows as lines, every column to the left."""
    table = list(rows)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    cells = ((cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in table)
    return ["  ".join(row).rstrip() for row in cells]


def show_best() -> None:
    """List the best results of games played alone, by what they were played with."""
    speech = Speech()
    kinds: dict[tuple[str, str], list[Feat]] = {}
    for feat in feats(speech):
        kinds.setdefault(feat.kind, []).append(feat)
    if not kinds:
        out(speech.label("best-none"))
    for (game, options), found in sorted(kinds.items()):
        out(speech.label("best-of", game=game, options=options or "none", count=len(found)))
        ranked = sorted(found, key=lambda feat: -feat.score)[:SHOWN]
        rows = [[f"{n}.", str(feat.score), when(feat.path)] for n, feat in enumerate(ranked, 1)]
        for line in columns(rows):
            out(f"  {line}")


def feats(speech: Speech) -> Iterator[Feat]:
    """Every finished game that one person played alone; what cannot be read is told aside."""
    for path in journals_in(finished_folder()):
        try:
            if ALONE.search(path.read_text(encoding="utf-8")[:HEAD]):
                replayed = read_journal(str(path))
                if replayed.over and not is_player(replayed.transcript.players[0]):
                    yield Feat(_kind(replayed), replayed.outcome.scores[0], path)
        except (OSError, UnicodeDecodeError):
            aside(speech.label("games-unreadable", path=str(path)))
        except WardroundError as error:
            aside(speech.error(error))


def _kind(replayed: Replayed) -> tuple[str, str]:
    """The game, and its options as they are typed, where they are not as usual; own cards too."""
    game, options = replayed.game, replayed.transcript.options
    usual = game.resolve_options({"seats": options["seats"]})
    told = [f"{name}={options[name]}" for name in options if options[name] != usual[name]]
    digest = game.cards_digest(options)
    own = [] if digest == GAMES.find(game.name).cards_digest(options) else [f"cards {digest}"]
    return game.name, " ".join([*told, *own])


def place_of(path: Path, speech: Speech) -> str:
    """How good a game played alone was among its like; nothing for a file that is none."""
    found = list(feats(speech))
    own = next((feat for feat in found if feat.path == path), None)
    if own is None:
        return ""
    alike = [feat.score for feat in found if feat.kind == own.kind]
    place = 1 + sum(score > own.score for score in alike)
    return speech.label("best-place", place=place, count=len(alike), best=max(alike))
