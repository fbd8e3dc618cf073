"""Figures of experiments: sums that can be checked by hand, intervals that count deals."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from random import Random
from typing import Any

import pytest

from wardround import __version__
from wardround.lab.experiments.experiment import Experiment, Span
from wardround.lab.experiments.playing import Part
from wardround.lab.experiments.results import connect, open_results, read_results, write_part
from wardround.lab.experiments.tables import TABLES, in_order
from wardround.lab.figures import estimates
from wardround.lab.figures import summary as figures
from wardround.lab.figures.estimates import FEWEST, Estimate, estimate, make_weights
from wardround.lab.figures.summary import Summary, summarise
from wardround.table.errors import WardroundError

from .experimenting import SMALL, run_in

Rows = dict[str, list[dict[str, Any]]]
TWO_DEALS: Experiment = SMALL._replace(deals=2, tables=in_order(("points", "rounds", "choices")))


def seat(deal: int, name: str, number: int, score: int, win: float, lead: float) -> dict[str, Any]:
    return {
        "deal": deal,
        "variant": name,
        "turn": 0,
        "seat": number,
        "place": number,
        "player": "random",
        "score": score,
        "rank": 2 - int(win),
        "win": win,
        "lead": lead,
    }


def game(deal: int, name: str, changes: int) -> dict[str, Any]:
    return {
        "deal": deal,
        "variant": name,
        "turn": 0,
        "words": 100,
        "decisions": 50,
        "legal": 150,
        "rounds": 2,
        "lead_changes": changes,
        "margin": 4,
        "decided": "points",
    }


def choice(deal: int, number: int, thing: str, offered: int, taken: int) -> dict[str, Any]:
    return {
        "deal": deal,
        "variant": "base",
        "turn": 0,
        "round": 1,
        "seat": number,
        "kind": "specialist",
        "thing": thing,
        "offered": offered,
        "taken": taken,
        "played": 3 * taken,
    }


ROWS: Rows = {
    "games": [game(deal, name, deal) for deal in (0, 1) for name in ("base", "harder")],
    "seats": [
        seat(0, "base", 1, 20, 1.0, 2.0),
        seat(0, "base", 2, 16, 0.0, -2.0),
        seat(0, "harder", 1, 10, 0.5, 0.0),
        seat(0, "harder", 2, 10, 0.5, 0.0),
        seat(1, "base", 1, 30, 0.0, -1.0),
        seat(1, "base", 2, 32, 1.0, 1.0),
        seat(1, "harder", 1, 21, 1.0, 1.0),
        seat(1, "harder", 2, 19, 0.0, -1.0),
    ],
    "points": [
        {"deal": deal, "variant": "base", "turn": 0, "seat": number, "source": "bags", "points": it}
        for deal, number, it in ((0, 1, 5), (0, 2, 1), (1, 1, 2), (1, 2, 4))
    ],
    "rounds": [
        {
            "deal": 0,
            "variant": "base",
            "turn": 0,
            "round": played,
            "seat": number,
            "score": score,
            "decisions": 10,
            "legal": 30,
        }
        for played, number, score in ((1, 1, 6), (1, 2, 8), (2, 1, 20), (2, 2, 16))
    ],
    "choices": [
        choice(0, 1, "surgeon", 2, 1),
        choice(0, 2, "surgeon", 1, 0),
        choice(1, 2, "surgeon", 1, 1),
        choice(0, 2, "paramedic", 0, 1),
    ],
}


def texts(rows: Rows) -> dict[str, str]:
    """Rows as a worker returns them."""
    found: dict[str, str] = {}
    for name, some in rows.items():
        file = io.StringIO()
        csv.writer(file, lineterminator="\n").writerows(
            [[row[column] for column in TABLES[name]] for row in some]
        )
        found[name] = file.getvalue()
    return found


@pytest.fixture
def summary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Summary:
    monkeypatch.setattr(estimates, "FEWEST", 2)
    results = open_results(tmp_path / "results", TWO_DEALS)
    write_part(results, Part(Span(0, 1), __version__, texts(ROWS)))
    return summarise(read_results(tmp_path / "results"))


def value(one: Estimate | None) -> float:
    assert one is not None
    return one.value


def test_means_are_those_of_the_rows(summary: Summary) -> None:
    assert (summary.deals, summary.games) == (2, 4)
    assert value(summary.measures["base", "score"]) == 24.5
    assert value(summary.measures["base", "best"]) == 26
    assert value(summary.measures["base", "branching"]) == 3
    assert value(summary.measures["base", "lead_changes"]) == 0.5
    assert value(summary.wins["harder", 1]) == 0.75
    assert value(summary.leads["base", 2]) == -0.5
    assert value(summary.points["base", "bags"]) == 3
    assert value(summary.winner_points["base", "bags"]) == 4.5
    assert value(summary.progress["base", 1]) == 7
    assert value(summary.leaders["base", 1]) == 0
    assert value(summary.leaders["base", 2]) == 1
    assert summary.scores["harder", 10] == 2


def test_variants_are_compared_deal_by_deal(summary: Summary) -> None:
    """The harder one has 8 and 11 points fewer: 9.5 on average, between 11 and 8."""
    less = summary.differences["harder", "score"]
    assert less == Estimate(-9.5, -11.0, -8.0, 2)
    assert ("base", "score") not in summary.differences


def test_what_is_taken_is_compared_with_what_was_left(summary: Summary) -> None:
    surgeon = summary.things["base", "specialist", "surgeon"]
    assert value(surgeon.offered) == 0.75
    assert value(surgeon.taken) == pytest.approx(2 / 3)
    assert value(surgeon.played) == 3
    assert value(surgeon.lead) == 1.5
    assert value(surgeon.left) == -2
    assert value(surgeon.worth) == 3.5
    assert value(summary.rounds_taken["base", "specialist", "surgeon", 1]) == pytest.approx(2 / 3)


def test_what_is_dealt_and_never_offered_has_no_worth(summary: Summary) -> None:
    paramedic = summary.things["base", "specialist", "paramedic"]
    assert value(paramedic.taken) == 0.25
    assert value(paramedic.lead) == -2
    assert (paramedic.left, paramedic.worth) == (None, None)


def test_figures_can_be_read_by_a_program(summary: Summary) -> None:
    told = summary.as_data()
    assert {"key": ["harder", 10], "count": 2} in told["scores"]
    (surgeon,) = [row for row in told["things"] if row["key"][2] == "surgeon"]
    assert surgeon["worth"]["value"] == 3.5


def means(values: list[float], seats: int) -> Estimate:
    """The mean of these values, one a deal, with so many equal seats in each deal."""
    with connect() as connection:
        blocks = make_weights(connection, len(values))
        rows = ",".join(
            f"({deal % blocks}, {it})" for deal, it in enumerate(values) for _ in range(seats)
        )
        source = f"SELECT 'all' AS name, block, it, 1 AS n_ FROM (VALUES {rows}) AS v(block, it)"
        return estimate(connection, source, ("name",), "{it} / {n_}", "n_")["all",]


def test_seats_of_one_game_do_not_count_as_independent() -> None:
    rng = Random(1)
    values = [rng.gauss(0, 1) for _ in range(100)]
    alone, together = means(values, 1), means(values, 4)
    assert (together.low, together.high) == (alone.low, alone.high)
    assert together.cases == 4 * alone.cases


@pytest.mark.parametrize("deals", [60, 1000])
def test_the_interval_is_as_wide_as_theory_says(deals: int) -> None:
    """Of many deals too, which are drawn in blocks."""
    rng = Random(2)
    one = means([rng.gauss(5, 2) for _ in range(deals)], 1)
    assert one.low is not None
    assert one.high is not None
    assert one.high - one.low == pytest.approx(2 * 1.96 * 2 / deals**0.5, rel=0.25)


def test_of_few_deals_there_is_no_interval() -> None:
    assert means([3.0], 2) == Estimate(3.0, None, None, 2)
    assert means([3.0] * (FEWEST - 1), 1).low is None
    assert means([3.0] * FEWEST, 1).low == 3.0


def test_a_damaged_part_is_named(summary: Summary) -> None:
    (part,) = (summary.folder / "parts").iterdir()
    (part / "seats.parquet").write_bytes(b"nothing")
    with pytest.raises(WardroundError) as refused:
        summarise(read_results(summary.folder))
    assert part.name in str(refused.value)


def test_figures_do_not_depend_on_how_many_deals_are_added_up_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = run_in(tmp_path / "results", SMALL._replace(tables=TWO_DEALS.tables))
    at_once = summarise(results)
    monkeypatch.setattr(figures, "DEALS_AT_ONCE", 1)
    monkeypatch.setattr(figures, "PIECES", 2)
    piece_by_piece = summarise(results)
    assert piece_by_piece.things.keys() == at_once.things.keys()
    for key, thing in at_once.things.items():
        taken, worth = piece_by_piece.things[key].taken, piece_by_piece.things[key].worth
        assert taken == pytest.approx(thing.taken)
        assert (worth is None) == (thing.worth is None)
        if worth and thing.worth:
            assert worth.value == pytest.approx(thing.worth.value)
