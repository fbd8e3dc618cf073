"""Runs an experiment: what is not done yet is played, written, and looked at."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Protocol

from wardround import __version__
from wardround.lab.experiments.experiment import Experiment, Span, games_a_deal, missing
from wardround.lab.experiments.playing import Part, play_part
from wardround.lab.experiments.results import Results, reading, write_part, writing_alone
from wardround.lab.experiments.tables import SEATS
from wardround.lab.stopping import FEWEST, RunningSpread
from wardround.table.errors import WardroundError

RISK = 0.05
Progress = Callable[[int], None]


class Map(Protocol):
    """Does the same work for each item, wherever, and yields results in the order of items."""

    def __call__(self, work: Callable[[Span], Part], items: Iterable[Span], /) -> Iterator[Part]:
        """The results."""
        ...


def run_experiment(results: Results, map_parts: Map, progress: Progress) -> int:
    """Play every deal that is not there yet; how many deals there are then.

    With `until`, parts are looked at in order and no more are played once it is enough, so that
    the same deals are played however often the run was interrupted, and wherever it runs.
    WardroundError if another run writes into the same folder now.
    """
    with writing_alone(results):
        return _run(results, map_parts, progress)


def _run(results: Results, map_parts: Map, progress: Progress) -> int:
    experiment = results.experiment
    enough = Precision(experiment)
    done = results.spans()
    first_gap = next(missing(done, experiment.deals, results.deals_a_part), None)
    for span in done:
        if first_gap is None or span.last < first_gap.first:
            enough.add(_scores(results, span))
    count = sum(span.last - span.first + 1 for span in done)
    progress(count * games_a_deal(experiment))
    if first_gap is None or enough.is_reached():
        return count
    for part in map_parts(
        partial(play_part, experiment), missing(done, experiment.deals, results.deals_a_part)
    ):
        if part.version != __version__:
            raise WardroundError("worker-version", found=part.version, known=__version__)
        write_part(results, part)
        count += part.span.last - part.span.first + 1
        progress(count * games_a_deal(experiment))
        enough.add(_scores(results, part.span))
        if enough.is_reached():
            break
    return count


def _scores(results: Results, span: Span) -> list[dict[str, float]]:
    """The mean score of every deal by variant, if somebody wants to know."""
    if not results.experiment.until:
        return []
    with reading(results) as connection:
        rows = connection.execute(
            "SELECT deal, variant, avg(score) FROM read_parquet($files) GROUP BY ALL ORDER BY ALL",
            {"files": results.files(SEATS, [span])},
        ).fetchall()
    found: defaultdict[int, dict[str, float]] = defaultdict(dict)
    for deal, variant, score in rows:
        found[deal][variant] = score
    return list(found.values())


class Precision:
    """Whether the interval of the mean score, or of every difference, is narrow enough.

    It is looked at after every part, which the confidence sequence of `stopping` allows.
    """

    def __init__(self, experiment: Experiment) -> None:
        self.until = experiment.until
        self.base, *self.others = [variant.name for variant in experiment.variants]
        self.spreads = {name: RunningSpread() for name in self.others or [self.base]}

    def add(self, deals: list[dict[str, float]]) -> None:
        """More deals: their mean scores by variant."""
        for scores in deals:
            for name, spread in self.spreads.items():
                spread.add(scores[name] - (scores[self.base] if self.others else 0.0))

    def is_reached(self) -> bool:
        """Whether no more deals are needed."""
        if not self.until:
            return False
        risk = RISK / len(self.spreads)
        return all(
            spread.count >= FEWEST and spread.half_width(risk) <= self.until
            for spread in self.spreads.values()
        )
