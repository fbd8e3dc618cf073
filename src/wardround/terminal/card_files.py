"""Cards of one's own on the command line: read from a file, kept with the games they are played in.

A journal names the digest of its cards. A copy of the card file is kept under that digest when a
game begins, so that the game can go on and be replayed wherever the file itself has gone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path

from wardround.folders import data_folder
from wardround.games import GAMES, game_with
from wardround.table.game import AnyGame
from wardround.terminal.files import read_text
from wardround.terminal.play.saves import make_folder, write_file

DIGEST = re.compile(r"^cards ([0-9a-f]+)\s*$", re.MULTILINE)


def game_for(name: str, cards: str | None) -> AnyGame:
    """The game of this name, with the cards of a file if one is given.

    BadCard has everything that is wrong with the file, or says that the game takes none.
    """
    return GAMES.find(name) if cards is None else game_with(name, read_text(cards), cards)


def finder(journal: str, cards: str | None) -> Callable[[str], AnyGame]:
    """What finds the game of a journal: with the file given, or the cards kept under its digest."""
    own = cards_of(journal, cards)
    return lambda name: game_for(name, own)


def cards_of(journal: str, cards: str | None) -> str | None:
    """The card file a journal is played with: the one given, or that kept under its digest."""
    found = DIGEST.search(journal.partition("\n\n")[0])
    kept = kept_cards(found[1]) if found else None
    return cards if cards is not None or kept is None else str(kept)


def kept_cards(digest: str) -> Path | None:
    """The copy of a card file that games with this digest are played with, if there is one."""
    path = _folder() / f"{digest}.toml"
    return path if path.is_file() else None


def keep_cards(game: AnyGame, options: Mapping[str, str], cards: str) -> None:
    """Keep a copy of a card file for games with these options."""
    digest = game.cards_digest(options)
    if kept_cards(digest) is None:
        make_folder(_folder())
        write_file(_folder() / f"{digest}.toml", read_text(cards))


def _folder() -> Path:
    return data_folder() / "cards"
