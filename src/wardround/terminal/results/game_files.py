"""What `simulate --out` keeps of each game: its journal, or its result as a row of a .csv file."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from wardround.lab.simulate import Played
from wardround.table.errors import BadOption
from wardround.terminal.files import open_replacement

OTHER_FORMATS = frozenset(
    {
        *("json", "jsonl", "xml", "yaml", "toml", "html", "md"),
        *("tsv", "xls", "xlsx", "ods", "parquet", "sqlite", "db"),
        *("gz", "zip", "svg"),
    }
)

Keep = Callable[[Played], None]


@contextmanager
def open_game_file(path: str | None, force: bool, players: Sequence[str]) -> Iterator[Keep]:
    """What keeps one game after another in a new file (without a path: nowhere).

    Refuses the name of a file that promises a format which is not written.
    """
    if path is None:
        yield lambda _played: None
        return
    if _ending(path) in OTHER_FORMATS:
        raise BadOption("file-ending", path=path, ending=_ending(path))
    with open_replacement(path, force) as file:
        yield _rows(file, players) if holds_rows(path) else _journals(file)


def holds_rows(path: str) -> bool:
    """Whether a file of this name holds a row for each game; others hold journals."""
    return _ending(path) == "csv"


def _ending(path: str) -> str:
    return Path(path).suffix.removeprefix(".").lower()


def _journals(file: TextIO) -> Keep:
    def keep(played: Played) -> None:
        file.write(played.journal + "\n")

    return keep


def _rows(file: TextIO, players: Sequence[str]) -> Keep:
    """A heading, then a row for each game: its number, its words, and every seat's part."""
    rows = csv.writer(file, lineterminator="\n")
    seats = range(1, len(players) + 1)
    heads = [f"{head}_{seat}" for seat in seats for head in ("player", "score", "rank")]
    rows.writerow(["game", "words", *heads])

    def keep(played: Played) -> None:
        parts = zip(players, played.scores, played.ranks, strict=True)
        row = [figure for part in parts for figure in part]
        rows.writerow([played.number + 1, played.words, *row])

    return keep
