"""Words for tests of experiments: a small one, where its rows are, what is in them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from wardround.games import GAMES
from wardround.lab.experiments.experiment import Experiment, Variant
from wardround.lab.experiments.results import Results, connect, open_results
from wardround.lab.experiments.running import run_experiment
from wardround.lab.experiments.tables import OPTIONAL, in_order
from wardround.lab.parallel import map_in_order


def variant(name: str, game: str, players: tuple[str, ...], **options: str) -> Variant:
    given = {"seats": str(len(players)), **options}
    return Variant(name, GAMES.find(game).resolve_options(given), players)


DICE = "dice-hospital"
BASE = variant("base", DICE, ("random", "random"))
HARDER = variant("harder", DICE, ("random", "random"), epidemic="yes")
SMALL = Experiment(DICE, (BASE, HARDER), 5, 6, 0.0, False, in_order(OPTIONAL))


def run_in(
    folder: Path, experiment: Experiment, jobs: int = 1, told: list[int] | None = None
) -> Results:
    """Run an experiment, or go on with it."""
    results = open_results(folder, experiment)
    ticks = [] if told is None else told
    run_experiment(results, partial(map_in_order, jobs=jobs), ticks.append)
    return results


def rows_of(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of a folder of results by table, as DuckDB reads them by a pattern of names."""
    tables = sorted({path.stem for path in folder.glob("parts/*/*.parquet")})
    with connect() as connection:
        return {
            name: connection.execute(
                f"FROM read_parquet('{folder}/parts/*/{name}.parquet')"
            ).fetchall()
            for name in tables
        }


def query(folder: Path, sql: str) -> list[tuple[Any, ...]]:
    """What a query tells in which `{games}` stands for the rows of that table."""
    names = {
        name: f"read_parquet('{folder}/parts/*/{name}.parquet')" for name in in_order(OPTIONAL)
    }
    with connect() as connection:
        return connection.execute(sql.format_map(names)).fetchall()
