"""Sections about things that are offered, taken and played: one for each kind."""

from __future__ import annotations

from collections.abc import Mapping

from wardround.lab.figures.estimates import Estimate, Key, certain
from wardround.lab.figures.summary import Summary, Thing
from wardround.terminal.reports.charts import Row, dots, squares
from wardround.terminal.reports.names import Names, number, percent, signed, with_interval
from wardround.terminal.reports.parts import Section, Table

MOST_DRAWN = 40


def thing_sections(summary: Summary, names: Names) -> list[Section]:
    """A section for each kind of things, in the order in which the kit names them."""
    kinds = list(dict.fromkeys(str(kind) for _, kind, _ in summary.things))
    return [Things(summary, names, kind).section() for kind in kinds]


class Things:
    """Makes the section of one kind."""

    def __init__(self, summary: Summary, names: Names, kind: str) -> None:
        self.summary = summary
        self.names = names
        self.kind = kind
        self.variants = [variant.name for variant in summary.experiment.variants]
        found = {key: it for key, it in summary.things.items() if key[1] == kind}
        self.found: dict[tuple[str, str], Thing] = {
            (str(variant), str(word)): it for (variant, _, word), it in found.items()
        }
        self.words = list(dict.fromkeys(word for _, word in self.found))
        self.are_chosen = any(it.worth for it in self.found.values())
        figures = {key: it.worth if self.are_chosen else it.lead for key, it in self.found.items()}
        self.figures = certain({key: it for key, it in figures.items() if it is not None})

    def section(self) -> Section:
        """The section: what went with taking each thing, and who took it when."""
        names = self.names
        pictures = {f"{self.kind}-worth": self._worth(), **self._rounds()}
        told = "report-things-told" if self.are_chosen else "report-dealt-told"
        return Section(self.kind, names.kind(self.kind), names.label(told), pictures, self._table())

    def _worth(self) -> str:
        """Leads that went with each thing, the highest first."""

        def of_first(word: str) -> float:
            figures = [self.figures.get((variant, word)) for variant in self.variants]
            return next((-it.value for it in figures if it is not None), 0.0)

        ordered = sorted(self.words, key=of_first)[:MOST_DRAWN]
        rows = [
            Row(self.names.thing(word), [self.figures.get((one, word)) for one in self.variants])
            for word in ordered
        ]
        rows = [row for row in rows if any(row.estimates)]
        kind = self.names.kind(self.kind)
        key = "report-worth" if self.are_chosen else "report-had"
        return dots(self.names.label(key, kind=kind), rows, self.variants, signed, 0.0)

    def _rounds(self) -> dict[str, str]:
        """Who took what when, and what went with it; both for each variant."""
        label, kind = self.names.label, self.names.kind(self.kind)
        below = label("report-round")
        drawn: dict[str, str] = {}
        for place, one in enumerate(self.variants, 1):
            taken = self._by_round(self.summary.rounds_taken, one)
            worth = self._by_round(self.summary.rounds_worth, one)
            if len({number for cells in taken.values() for number in cells}) > 1:
                title = label("report-taken-by-round", kind=kind, variant=one)
                drawn[f"{self.kind}-taken-{place}"] = squares(title, taken, percent, below)
            if drawn and worth:
                title = label("report-worth-by-round", kind=kind, variant=one)
                drawn[f"{self.kind}-worth-{place}"] = squares(title, worth, signed, below)
        return drawn

    def _by_round(
        self, found: Mapping[Key, Estimate], variant: str
    ) -> dict[str, dict[int, Estimate]]:
        rows: dict[str, dict[int, Estimate]] = {}
        for (one, kind, word, played), it in certain(found).items():
            if (one, kind) == (variant, self.kind):
                rows.setdefault(self.names.thing(str(word)), {})[int(played)] = it
        return rows

    def _table(self) -> Table:
        label = self.names.label
        head = [label("report-variant"), self.names.kind(self.kind), label("report-offered")]
        head += [label("report-taken"), label("report-uses"), label("report-wins")]
        head += [label("report-lead-taken"), label("report-lead-left"), label("report-difference")]
        rows = [
            [
                variant,
                self.names.thing(word),
                percent(it.offered.value),
                with_interval(it.taken, percent),
                with_interval(it.played, number) if it.played and it.played.value else "–",
                with_interval(it.wins, percent),
                *(with_interval(one, signed) for one in (it.lead, it.left, it.worth)),
            ]
            for (variant, word), it in self.found.items()
        ]
        return Table(head, rows)
