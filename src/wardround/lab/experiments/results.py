"""The folder of an experiment's results: what it is, and its parts as Parquet files.

    DIR/experiment.json
    DIR/parts/000000000-000000249/games.parquet, seats.parquet ...
    DIR/running.lock

A part is written under another name and appears under its own when all of it is there. So
whatever kills a run, every part is whole, and no deal is there twice.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import gettempdir
from typing import TYPE_CHECKING, Any, NamedTuple

from wardround import __version__
from wardround.lab.experiments.experiment import (
    FORMAT,
    Experiment,
    Span,
    deals_a_part,
    from_header,
    header,
)
from wardround.lab.experiments.playing import Part
from wardround.lab.experiments.tables import TABLES
from wardround.table.errors import WardroundError

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

HEADER = "experiment.json"
PARTS = "parts"
WRITING = ".writing"
LOCK = "running.lock"
NAME = re.compile(r"(\d{9})-(\d{9})")
MEMORY = "1GB"


class Results(NamedTuple):
    """A folder of results: its place, its experiment, and how many deals a part has."""

    folder: Path
    experiment: Experiment
    deals_a_part: int

    def spans(self) -> list[Span]:
        """The deals that are there, in order."""
        names = [NAME.fullmatch(path.name) for path in _listed(self.folder / PARTS)]
        return sorted(Span(int(name[1]), int(name[2])) for name in names if name)

    def files(self, table: str, spans: Sequence[Span]) -> list[str]:
        """The files of a table that hold these deals."""
        return [str(_part(self.folder, span) / f"{table}.parquet") for span in spans]

    def deals(self) -> int:
        """How many deals are there."""
        return sum(span.last - span.first + 1 for span in self.spans())


def open_results(folder: Path, experiment: Experiment) -> Results:
    """The folder of this experiment, made if it is not there.

    WardroundError if it holds something else, or cannot be written.
    """
    told = header(experiment)
    with _sentences(folder):
        # The header is there first: what could not be begun, on a full disk, is begun again.
        if all(path.name.startswith(WRITING) for path in _listed(folder)):
            folder.mkdir(parents=True, exist_ok=True)
            whole = {**told, "deals_a_part": deals_a_part(experiment)}
            _write_whole(folder / HEADER, json.dumps(whole, indent=2) + "\n")
    found = _read_header(folder)
    size: int = found.pop("deals_a_part")
    for name, key in (("wardround", "results-version"), ("rules", "results-rules")):
        if found[name] != told[name]:
            raise WardroundError(
                key, path=str(folder), found=str(found[name]), known=str(told[name])
            )
    if found != told:
        differ = [name for name in told if found.get(name) != told[name]]
        raise WardroundError("results-other", path=str(folder), fields=", ".join(differ))
    with _sentences(folder):
        (folder / PARTS).mkdir(exist_ok=True)
    return Results(folder, experiment, size)


@contextmanager
def writing_alone(results: Results) -> Iterator[None]:
    """Nobody else writes into the folder meanwhile; WardroundError if another run does now.

    What a run that was killed had begun to write is deleted. The lock is one of SQLite: it ends
    with its process, however that ends, on every system.
    """
    with closing(_lock(results.folder)):
        _sweep(results.folder)
        yield


def _lock(folder: Path) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)
    except sqlite3.OperationalError as error:
        raise WardroundError("results-unwritable", path=str(folder), reason=str(error)) from None
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        connection.close()
        taken = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
        key = "results-taken" if taken else "results-unwritable"
        raise WardroundError(key, path=str(folder), reason=str(error)) from None
    return connection


def read_results(folder: Path) -> Results:
    """The results in a folder, to be looked at; WardroundError if there are none."""
    told = _read_header(folder)
    found = Results(folder, from_header(told), told["deals_a_part"])
    if not found.spans():
        raise WardroundError("results-empty", path=str(folder))
    return found


def write_part(results: Results, part: Part) -> None:
    """Write the rows of some deals; they are there whole or not at all."""
    target = _part(results.folder, part.span)
    writing = target.with_name(f"{WRITING}-{os.getpid()}")
    with _sentences(results.folder):
        try:
            writing.mkdir()
            with connect() as connection:
                for name, text in part.tables.items():
                    _write_parquet(connection, writing, name, text)
            writing.rename(target)
        finally:
            shutil.rmtree(writing, ignore_errors=True)


def write_csv(results: Results) -> list[Path]:
    """All rows once more as one .csv file a table, in the folder of the results."""
    made: list[Path] = []
    spans = results.spans()
    with _sentences(results.folder), connect() as connection:
        for table in results.experiment.tables:
            target = results.folder / f"{table}.csv"
            writing = target.with_name(f"{WRITING}-{target.name}")
            connection.execute(
                f"COPY (SELECT * FROM read_parquet({results.files(table, spans)!r}))"
                f" TO {_quoted(writing)} (HEADER)"
            )
            writing.replace(target)
            made.append(target)
    return made


@contextmanager
def connect() -> Iterator[DuckDBPyConnection]:
    """A database in memory, which takes about MEMORY at most; what is more goes to a file."""
    import duckdb

    spilled = str(Path(gettempdir()) / f"wardround-{os.getpid()}")
    with duckdb.connect(config={"memory_limit": MEMORY, "temp_directory": spilled}) as connection:
        yield connection


@contextmanager
def reading(results: Results) -> Iterator[DuckDBPyConnection]:
    """A database to read results with; a part that is damaged becomes an error with a sentence."""
    import duckdb

    try:
        with connect() as connection:
            yield connection
    except duckdb.Error as error:
        told = str(error).splitlines()[0]
        raise WardroundError("results-unreadable", path=str(results.folder), reason=told) from None


def _write_parquet(connection: DuckDBPyConnection, folder: Path, table: str, text: str) -> None:
    source, target = folder / f"{table}.csv", folder / f"{table}.parquet"
    source.write_text(text, encoding="utf-8", newline="")
    columns = ", ".join(f"'{name}': '{kind}'" for name, kind in TABLES[table].items())
    connection.execute(
        f"COPY (SELECT * FROM read_csv({_quoted(source)}, columns = {{{columns}}},"
        " auto_detect = false, header = false, delim = ',', quote = '\"', escape = '\"'))"
        f" TO {_quoted(target)} (FORMAT parquet, COMPRESSION zstd)"
    )
    source.unlink()
    with target.open("rb+") as file:
        os.fsync(file.fileno())


def _quoted(path: Path) -> str:
    return "'" + str(path).replace("'", "''") + "'"


def _part(folder: Path, span: Span) -> Path:
    return folder / PARTS / f"{span.first:09}-{span.last:09}"


def _listed(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _sweep(folder: Path) -> None:
    """Delete what a run that was killed had begun to write."""
    for path in _listed(folder / PARTS):
        if path.name.startswith(WRITING):
            shutil.rmtree(path, ignore_errors=True)


def _write_whole(path: Path, text: str) -> None:
    writing = path.with_name(f"{WRITING}-{path.name}")
    try:
        writing.write_text(text, encoding="utf-8")
        writing.replace(path)
    finally:
        with suppress(OSError):
            writing.unlink()


def _read_header(folder: Path) -> dict[str, Any]:
    """What a folder says of itself, with all that a header has; WardroundError otherwise."""
    try:
        told = json.loads((folder / HEADER).read_text(encoding="utf-8"))
        form = told["format"]
        if form == FORMAT:
            from_header(told)
            int(told["deals_a_part"]), told["wardround"], told["rules"]
    except (OSError, ValueError, KeyError, TypeError):
        raise WardroundError("results-none", path=str(folder)) from None
    if form != FORMAT:
        raise WardroundError("results-version", path=str(folder), found=form, known=__version__)
    return dict(told)


@contextmanager
def _sentences(folder: Path) -> Iterator[None]:
    """What the disk refuses becomes an error with a sentence."""
    import duckdb

    try:
        yield
    except (OSError, duckdb.IOException) as error:
        told = getattr(error, "strerror", None) or str(error).splitlines()[0]
        raise WardroundError("results-unwritable", path=str(folder), reason=told) from None
