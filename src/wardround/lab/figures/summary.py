"""All figures of an experiment."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from wardround.lab.experiments.experiment import Experiment, Span
from wardround.lab.experiments.results import Results, reading
from wardround.lab.experiments.tables import CHOICES, POINTS, ROUNDS
from wardround.lab.figures import queries
from wardround.lab.figures.estimates import Estimate, Key, estimate, make_weights

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

DEALS_AT_ONCE = 500
PIECES = 8
"""So often sums are made of some deals before they are added up, so that they stay few."""
THINGS = {
    "things": (queries.THINGS, "variant, kind, thing, block"),
    "thing_rounds": (queries.THING_ROUNDS, "variant, kind, thing, round, block"),
}
Estimates = dict[Key, Estimate]


class Thing(NamedTuple):
    """What came of one thing in one variant; the last three are None where nobody left it.

    - `offered`: of all seats, how many were offered it in a game. `taken`: of those, how many
      took it; of a thing that is dealt and never offered, of all seats.
    - `lead`: how far ahead of the mean of their game those were in the end who took it.
    - `wins`: their share of wins.
    - `left`: the lead of those who were offered it and never took it. `worth`: lead minus left.
    """

    offered: Estimate
    taken: Estimate
    played: Estimate | None
    lead: Estimate | None
    wins: Estimate | None
    left: Estimate | None
    worth: Estimate | None


class Summary(NamedTuple):
    """Figures by key; the first part of every key is the variant.

    - `measures`: (variant, measure). `differences`: (variant, measure), what it has more than the
      first variant on the same deals.
    - `scores`: (variant, score) in how many games of seats.
    - `wins`, `leads`: (variant, place in the order of play). `player_wins`, `player_leads`:
      (variant, player).
    - `points`: (variant, source), of all seats; `winner_points` of winners.
    - `progress`: (variant, round) mean score. `branching`: (variant, round) legal words a decision.
    - `leaders`: (variant, round) how often who leads alone after a round wins.
    - `things`: (variant, kind, thing). `rounds_taken`, `rounds_worth`: (variant, kind, thing,
      round), how many of those offered a thing in a round took it, and with what worth.
    """

    folder: Path
    experiment: Experiment
    deals: int
    games: int
    measures: Estimates
    differences: Estimates
    scores: dict[Key, int]
    wins: Estimates
    leads: Estimates
    player_wins: Estimates
    player_leads: Estimates
    points: Estimates
    winner_points: Estimates
    progress: Estimates
    branching: Estimates
    leaders: Estimates
    things: dict[Key, Thing]
    rounds_taken: Estimates
    rounds_worth: Estimates

    def as_data(self) -> dict[str, Any]:
        """As plain data: of every figure a list of its key, its value, its interval and cases."""
        told: dict[str, Any] = {"game": self.experiment.game, "deals": self.deals}
        told["games"] = self.games
        told["variants"] = [variant._asdict() for variant in self.experiment.variants]
        for name, value in self._asdict().items():
            if isinstance(value, dict):
                told[name] = [_row(key, figure) for key, figure in value.items()]
        return told


def _row(key: Key, figure: Estimate | Thing | int) -> dict[str, Any]:
    if isinstance(figure, int):
        return {"key": list(key), "count": figure}
    figures = {
        name: it._asdict() if isinstance(it, Estimate) else it
        for name, it in figure._asdict().items()
    }
    return {"key": list(key), **figures}


def summarise(results: Results) -> Summary:
    """Add up everything in a folder of results."""
    with reading(results) as connection:
        return Summarising(connection, results).summary()


class Summarising:
    """Adds up the rows of one experiment in a database."""

    def __init__(self, connection: DuckDBPyConnection, results: Results) -> None:
        self.connection = connection
        self.results = results
        self.spans = results.spans()
        self.tables = results.experiment.tables
        self.blocks = make_weights(connection, results.deals())
        self._make_views(self.spans)

    def summary(self) -> Summary:
        """All of it."""
        experiment = self.results.experiment
        first = experiment.variants[0].name.replace("'", "''")
        (games,) = self.connection.execute("SELECT count(*) FROM games").fetchone() or (0,)
        place, player = ("variant", "place"), ("variant", "player")
        return Summary(
            self.results.folder,
            experiment,
            self.results.deals(),
            games,
            self._estimate(queries.MEASURES, ("variant", "measure"), "{total} / {n_}"),
            self._estimate(
                queries.DIFFERENCES.format(first=first), ("variant", "measure"), "{total} / {n_}"
            ),
            self._scores(),
            self._estimate(queries.SEATS, place, "{win} / {n_}"),
            self._estimate(queries.SEATS, place, "{lead} / {n_}"),
            self._estimate(queries.SEATS, player, "{win} / {n_}"),
            self._estimate(queries.SEATS, player, "{lead} / {n_}"),
            self._maybe(POINTS, queries.POINTS, ("variant", "source"), "{points} / {n_}"),
            self._maybe(POINTS, queries.POINTS, ("variant", "source"), "{won} / {n_won}", "n_won"),
            self._maybe(ROUNDS, queries.ROUNDS, ("variant", "round"), "{score} / {n_}"),
            self._maybe(ROUNDS, queries.ROUNDS, ("variant", "round"), "{legal} / {n_decisions}"),
            self._maybe(ROUNDS, queries.LEADERS, ("variant", "round"), "{win} / {n_}"),
            *self._things(),
        )

    def _make_views(self, spans: list[Span]) -> None:
        """The tables as views of the files with these deals, each row with its block."""
        for name in self.tables:
            files = self.results.files(name, spans)
            self.connection.execute(
                f"CREATE OR REPLACE TEMP VIEW {name} AS SELECT *, deal % {self.blocks} AS block"
                f" FROM read_parquet({files!r})"
            )

    def _estimate(
        self, source: str, keys: tuple[str, ...], value: str, cases: str = "n_"
    ) -> Estimates:
        return estimate(self.connection, source, keys, value, cases)

    def _maybe(
        self, table: str, source: str, keys: tuple[str, ...], value: str, cases: str = "n_"
    ) -> Estimates:
        return self._estimate(source, keys, value, cases) if table in self.tables else {}

    def _scores(self) -> dict[Key, int]:
        rows = self.connection.execute(
            "SELECT variant, score, count(*) FROM seats GROUP BY ALL ORDER BY ALL"
        ).fetchall()
        return {(variant, score): count for variant, score, count in rows}

    def _things(self) -> tuple[dict[Key, Thing], Estimates, Estimates]:
        if CHOICES not in self.tables:
            return {}, {}, {}
        self._count_things()
        keys = ("variant", "kind", "thing")
        source = queries.HOLDERS
        offered = self._estimate(source, keys, "{offered} / {n_all}", "offered")
        taken = self._estimate(source, keys, "{taken} / {n_could}", "taken")
        played = self._estimate(source, keys, "{played} / {n_taken}", "played")
        lead = self._estimate(source, keys, "{lead} / {n_taken}", "taken")
        wins = self._estimate(source, keys, "{win} / {n_taken}", "taken")
        left = self._estimate(source, keys, "{lead_left} / {n_left}", "n_left")
        worth = self._estimate(source, keys, queries.WORTH, "taken")
        things = {
            key: Thing(
                *(offered[key], taken[key], played.get(key)),
                *(found.get(key) for found in (lead, wins, left, worth)),
            )
            for key in taken
        }
        return things, *self._thing_rounds()

    def _thing_rounds(self) -> tuple[Estimates, Estimates]:
        keys = ("variant", "kind", "thing", "round")
        source = queries.CHOOSERS
        taken = self._estimate(source, keys, "{taken} / {n_offered}", "n_offered")
        return taken, self._estimate(source, keys, queries.WORTH, "taken")

    def _count_things(self) -> None:
        """Add up who took what. Parts hold whole games, so some at a time can be added up."""
        some = max(1, DEALS_AT_ONCE // self.results.deals_a_part)
        for number, start in enumerate(range(0, len(self.spans), some)):
            self._make_views(self.spans[start : start + some])
            for name, (query, keys) in THINGS.items():
                how = f"INSERT INTO {name}" if start else f"CREATE TEMP TABLE {name} AS"
                self.connection.execute(f"{how} {query}")
                if number % PIECES == PIECES - 1:
                    self.connection.execute(queries.TOGETHER.format(name=name, keys=keys))
        self._make_views(self.spans)
