"""Finished games that one person played alone, ranked among games of the same options.

The journals themselves are the list: nothing else is written down, so nothing can disagree.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from wardround.games import GAMES
from wardround.players import is_player
from wardround.table.errors import WardroundError
from wardround.terminal.journals import Replayed, read_journal
from wardround.terminal.output import aside
from wardround.terminal.play.saves import finished_folder, journals_in
from wardround.text import Speech

ALONE = re.compile(r"^seats 1$", re.MULTILINE)


HEAD = 400


class Feat(NamedTuple):
    """A finished game that one person played alone. `kind` is what it can be compared by."""

    kind: tuple[str, str]
    score: int
    path: Path


def when(path: Path) -> str:
    """When a file was written last."""
    return f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}"


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
