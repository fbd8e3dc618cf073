"""The sections of a report: what each shows, in pictures and in a table."""

from __future__ import annotations

from wardround.lab.figures.estimates import Estimate, Key
from wardround.lab.figures.summary import Summary
from wardround.terminal.reports.charts import Row, dots, lines, stacked
from wardround.terminal.reports.names import Names, number, percent, signed, with_interval
from wardround.terminal.reports.parts import Section, Table, by_number
from wardround.terminal.reports.things import thing_sections

MEASURES = ("score", "best", "margin", "lead_changes", "rounds", "decisions", "branching", "words")
"""In the order of the report. Their names are `measure-...` of the catalogue."""


def sections(summary: Summary, names: Names) -> list[Section]:
    """All sections that the rows of this experiment allow."""
    made = Sections(summary, names)
    found = [
        made.overview(),
        *([made.comparison()] if summary.differences else []),
        made.scores(),
        *([made.places()] if len(made.seats) > 1 else []),
        *([made.players()] if made.has_several_players() else []),
        *([made.points()] if summary.points else []),
        *([made.rounds()] if made.has_rounds() else []),
    ]
    return [*found, *thing_sections(summary, names)]


class Sections:
    """Makes the sections of one report."""

    def __init__(self, summary: Summary, names: Names) -> None:
        self.summary = summary
        self.names = names
        self.variants = [variant.name for variant in summary.experiment.variants]
        self.seats = sorted({int(str(place)) for _, place in summary.wins})

    def overview(self) -> Section:
        """Measures of games by variant."""
        names = self.names
        found = self.summary.measures
        rows = [
            [names.measure(it), *(with_interval(found.get((one, it))) for one in self.variants)]
            for it in MEASURES
        ]
        table = Table(["", *self.variants], rows)
        return Section(
            "overview",
            names.label("report-overview"),
            names.label("report-overview-told"),
            {},
            table,
        )

    def comparison(self) -> Section:
        """What other variants have more than the first, on the same deals."""
        names = self.names
        others = [one for one in self.variants[1:] if (one, "score") in self.summary.differences]
        found = self.summary.differences
        head = names.label("report-comparison", first=self.variants[0])
        scores = [Row(one, [found[one, "score"]]) for one in others]
        title = names.label("report-more-points", first=self.variants[0])
        rows = [
            [names.measure(it), *(with_interval(found.get((one, it)), signed) for one in others)]
            for it in MEASURES
        ]
        pictures = {"comparison": dots(title, scores, [""], signed, 0.0)}
        told = names.label("report-comparison-told")
        return Section("comparison", head, told, pictures, Table(["", *others], rows))

    def scores(self) -> Section:
        """How scores are spread."""
        names = self.names
        totals: dict[str, int] = {}
        for (variant, _), count in self.summary.scores.items():
            totals[str(variant)] = totals.get(str(variant), 0) + count
        shares: dict[Key, Estimate] = {
            key: Estimate(count / totals[str(key[0])], None, None, count)
            for key, count in self.summary.scores.items()
        }
        title = names.label("report-scores")
        curves = by_number(shares, self.variants)
        drawn = lines(title, curves, percent, names.label("report-points"))
        return Section("scores", title, names.label("report-scores-told"), {"scores": drawn})

    def places(self) -> Section:
        """Wins and leads by place in the order of play."""
        names, summary = self.names, self.summary
        title = names.label("report-places")
        rows = [
            Row(
                names.label("report-place", place=place),
                [_beside_fair(summary, one, place) for one in self.variants],
            )
            for place in self.seats
        ]
        leads = [
            Row(row.name, [summary.leads.get((one, place)) for one in self.variants])
            for row, place in zip(rows, self.seats, strict=True)
        ]
        pictures = {
            "places-wins": dots(
                names.label("report-place-wins"), rows, self.variants, _signed_percent, 0.0
            ),
            "places-leads": dots(
                names.label("report-place-leads"), leads, self.variants, signed, 0.0
            ),
        }
        table = Table(
            [names.label("report-variant"), names.label("report-order"), *self._result_heads()],
            [[str(one), str(place), *self._results((one, place))] for one, place in summary.wins],
        )
        told = names.label("report-places-told")
        return Section("places", title, told, pictures, table)

    def has_several_players(self) -> bool:
        """Whether players of more than one kind met at a table."""
        return any(len(set(one.players)) > 1 for one in self.summary.experiment.variants)

    def players(self) -> Section:
        """Wins and leads by player."""
        names, summary = self.names, self.summary
        title = names.label("report-players-met")
        specs = list(dict.fromkeys(str(spec) for _, spec in summary.player_wins))
        wins = [
            Row(spec, [summary.player_wins.get((one, spec)) for one in self.variants])
            for spec in specs
        ]
        drawn = dots(names.label("report-wins"), wins, self.variants, percent)
        rows = [
            [
                *(str(one), spec),
                with_interval(summary.player_wins.get((one, spec)), percent),
                with_interval(summary.player_leads.get((one, spec)), signed),
            ]
            for one, spec in ((str(one), str(spec)) for one, spec in summary.player_wins)
        ]
        head = [names.label("report-variant"), names.label("report-player"), *self._result_heads()]
        told = names.label("report-players-told")
        return Section("players", title, told, {"players": drawn}, Table(head, rows))

    def points(self) -> Section:
        """Where points come from, of all and of winners."""
        names, summary = self.names, self.summary
        bars: dict[str, dict[str, float]] = {}
        for one in self.variants:
            for found, of in (
                (summary.points, names.label("report-all", variant=one)),
                (summary.winner_points, names.label("report-winners", variant=one)),
            ):
                bars[of] = {
                    names.source(str(source)): it.value
                    for (variant, source), it in found.items()
                    if variant == one and _is_ever(summary, source)
                }
        title = names.label("report-sources")
        rows = [
            [
                *(str(one), names.source(str(source)), with_interval(it)),
                with_interval(summary.winner_points.get((one, source))),
            ]
            for (one, source), it in summary.points.items()
        ]
        head = [names.label("report-variant"), "", names.label("report-of-all")]
        head.append(names.label("report-of-winners"))
        told = names.label("report-sources-told")
        return Section(
            "points", title, told, {"points": stacked(title, bars, number)}, Table(head, rows)
        )

    def has_rounds(self) -> bool:
        """Whether games have more than one round, and these are counted."""
        return len({number for _, number in self.summary.progress}) > 1

    def rounds(self) -> Section:
        """How games go on round by round."""
        names, summary = self.names, self.summary
        below = names.label("report-round")
        progress = by_number(summary.progress, self.variants)
        leaders = by_number(summary.leaders, self.variants)
        branching = by_number(summary.branching, self.variants)
        pictures = {
            "progress": lines(names.label("report-progress"), progress, number, below),
            "branching": lines(names.label("report-branching"), branching, number, below),
        }
        if leaders:
            title = names.label("report-leaders")
            pictures["leaders"] = lines(title, leaders, percent, below)
        told = names.label("report-rounds-told")
        return Section("rounds", names.label("report-rounds"), told, pictures)

    def _result_heads(self) -> list[str]:
        return [self.names.label("report-wins"), self.names.label("report-lead")]

    def _results(self, key: Key) -> list[str]:
        wins = with_interval(self.summary.wins.get(key), percent)
        return [wins, with_interval(self.summary.leads.get(key), signed)]


def _is_ever(summary: Summary, source: str | int) -> bool:
    """Whether anybody ever got points from this source."""
    return any(it.value for (_, other), it in summary.points.items() if other == source)


def _beside_fair(summary: Summary, variant: str, place: int) -> Estimate | None:
    """How much more than a fair share somebody in this place wins."""
    one = summary.wins.get((variant, place))
    if one is None:
        return None
    fair = 1 / sum(name == variant for name, _ in summary.wins)
    low = None if one.low is None else one.low - fair
    high = None if one.high is None else one.high - fair
    return Estimate(one.value - fair, low, high, one.cases)


def _signed_percent(value: float) -> str:
    return f"{signed(round(100 * value, 1))} %"
