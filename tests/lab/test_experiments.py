"""Experiments: the same rows wherever they are played, on the same deals, whole after any kill."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wardround.lab.experiments.experiment import Span, missing
from wardround.lab.experiments.playing import play_part
from wardround.lab.experiments.results import (
    open_results,
    read_results,
    write_csv,
    write_part,
    writing_alone,
)
from wardround.lab.experiments.tables import TABLES, in_order
from wardround.table.errors import WardroundError

from .experimenting import BASE, HARDER, SMALL, query, rows_of, run_in, variant


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The results of the small experiment."""
    return run_in(tmp_path_factory.mktemp("lab") / "results", SMALL).folder


def test_the_same_rows_on_one_process_or_several(folder: Path, tmp_path: Path) -> None:
    told: list[int] = []
    run_in(tmp_path / "shared", SMALL, jobs=2, told=told)
    assert rows_of(tmp_path / "shared") == rows_of(folder)
    assert told == [0, 2, 4, 6, 8, 10, 12]


def test_a_variant_plays_the_same_games_whatever_it_is_compared_with(
    folder: Path, tmp_path: Path
) -> None:
    run_in(tmp_path / "alone", SMALL._replace(variants=(HARDER,)))
    for name, rows in rows_of(tmp_path / "alone").items():
        assert rows == [row for row in rows_of(folder)[name] if row[1] == "harder"]


def test_variants_are_dealt_the_same(folder: Path) -> None:
    begin = query(
        folder, "SELECT deal, count(DISTINCT place) FROM {seats} WHERE seat = 1 GROUP BY 1"
    )
    assert [count for _, count in begin] == [1] * 6


def test_rows_are_in_the_order_of_deals_with_the_columns_that_are_documented(folder: Path) -> None:
    for name, rows in rows_of(folder).items():
        assert [row[0] for row in rows] == sorted(row[0] for row in rows)
        assert {len(row) for row in rows} == {len(TABLES[name])}


@pytest.mark.parametrize(
    "broken",
    [
        # Points of all sources are the score, and so is what stands after the last round.
        "SELECT * FROM {seats} s JOIN (SELECT deal, variant, seat, sum(points) AS points"
        " FROM {points} GROUP BY ALL) p USING (deal, variant, seat) WHERE score <> points",
        "SELECT * FROM {rounds} r JOIN {games} g USING (deal, variant) JOIN {seats} s"
        " USING (deal, variant, seat) WHERE round = g.rounds AND r.score <> s.score",
        # Wins of a game are one win, leads cancel out.
        "SELECT deal, variant FROM {seats} GROUP BY ALL"
        " HAVING sum(win) <> 1 OR abs(sum(lead)) > 1e-9",
        # What is chosen was offered, once each time.
        "SELECT * FROM {choices} WHERE taken > offered OR offered + taken + played = 0",
        "SELECT deal, variant, seat, round FROM {choices} WHERE kind = 'ambulance' GROUP BY ALL"
        " HAVING sum(taken) <> 1",
        # Every decision is counted.
        "SELECT * FROM {games} g JOIN (SELECT deal, variant, count(*) AS n, sum(legal) AS l FROM"
        " {decisions} GROUP BY ALL) d USING (deal, variant) WHERE n <> decisions OR l <> legal",
    ],
)
def test_rows_agree_with_each_other(folder: Path, broken: str) -> None:
    assert query(folder, broken) == []


def test_players_that_rotate_sit_in_every_seat_once_a_deal(tmp_path: Path) -> None:
    three = variant("three", "hospital-rush", ("random", "greedy", "random"))
    some = SMALL._replace(game="hospital-rush", variants=(three,), deals=1, rotate=True)
    run_in(tmp_path / "results", some)
    sat = query(tmp_path / "results", "SELECT turn, seat FROM {seats} WHERE player = 'greedy'")
    assert sorted(sat) == [(0, 2), (1, 1), (2, 3)]
    kinds = query(tmp_path / "results", "SELECT DISTINCT kind FROM {choices} WHERE taken > 0")
    assert {kind for (kind,) in kinds} >= {"character", "space"}


def test_a_run_goes_on_where_it_was_killed(folder: Path, tmp_path: Path) -> None:
    """Whatever moment it was: parts are there whole, or are swept and played again."""
    results = open_results(tmp_path / "results", SMALL)
    write_part(results, play_part(SMALL, Span(0, 0)))
    write_part(results, play_part(SMALL, Span(3, 4)))
    torn = tmp_path / "results" / "parts" / ".writing-77"
    torn.mkdir()
    (torn / "games.parquet").write_bytes(b"PAR1")
    told: list[int] = []
    run_in(tmp_path / "results", SMALL, told=told)
    assert told[0] == 6
    assert not torn.exists()
    assert rows_of(tmp_path / "results") == rows_of(folder)


def test_a_folder_has_one_run_at_a_time(folder: Path) -> None:
    results = open_results(folder, SMALL)
    torn = folder / "parts" / ".writing-77"
    with writing_alone(results):
        torn.mkdir()
        with pytest.raises(WardroundError) as refused:
            run_in(folder, SMALL)
        assert torn.exists(), "what the other run is writing is left alone"
    assert refused.value.message.key == "results-taken"
    run_in(folder, SMALL)
    assert not torn.exists()


def test_more_deals_go_on_and_none_is_played_twice(folder: Path, tmp_path: Path) -> None:
    run_in(tmp_path / "results", SMALL._replace(deals=2))
    run_in(tmp_path / "results", SMALL)
    assert rows_of(tmp_path / "results") == rows_of(folder)


@pytest.mark.parametrize("size", [1, 3, 100])
def test_what_is_missing_is_every_deal_that_is_not_done(size: int) -> None:
    done = [Span(8, 9), Span(2, 4)]
    spans = list(missing(done, 12, size))
    deals = [deal for span in spans for deal in range(span.first, span.last + 1)]
    assert deals == [0, 1, 5, 6, 7, 10, 11]
    assert max(span.last - span.first + 1 for span in spans) <= size


def test_until_stops_after_the_same_deals_however_it_is_run(tmp_path: Path) -> None:
    wanted = SMALL._replace(deals=400, until=2.0, tables=in_order(()))
    one = run_in(tmp_path / "one", wanted)
    assert 20 < one.deals() < 400
    two = open_results(tmp_path / "two", wanted)
    write_part(two, play_part(wanted, Span(0, 1)))
    write_part(two, play_part(wanted, Span(4, 5)))
    run_in(tmp_path / "two", wanted, jobs=2)
    assert two.deals() == one.deals()
    told: list[int] = []
    run_in(tmp_path / "two", wanted, told=told)
    assert told == [2 * one.deals()], "it is enough: nothing more is played"


def test_as_csv_there_is_one_file_a_table(tmp_path: Path) -> None:
    results = run_in(tmp_path / "results", SMALL._replace(deals=1, tables=in_order(())))
    made = write_csv(results)
    assert [path.name for path in made] == ["games.csv", "seats.csv"]
    head, *rows = made[1].read_text("utf-8").splitlines()
    assert head == ",".join(TABLES["seats"])
    assert len(rows) == 4


def key_of(folder: Path) -> str:
    with pytest.raises(WardroundError) as refused:
        open_results(folder, SMALL)
    return refused.value.message.key


def test_a_folder_of_something_else_is_refused_and_left_alone(folder: Path, tmp_path: Path) -> None:
    before = rows_of(folder)
    with pytest.raises(WardroundError) as refused:
        open_results(folder, SMALL._replace(seed=6, variants=(BASE,)))
    assert refused.value.message.figures["fields"] == "variants, seed"
    assert rows_of(folder) == before
    (tmp_path / "notes.txt").write_text("mine")
    assert key_of(tmp_path) == "results-none"
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
    assert key_of(tmp_path / "notes.txt") in ("results-none", "results-unwritable")


@pytest.mark.parametrize(
    ("field", "key"),
    [("format", "version"), ("wardround", "version"), ("rules", "rules")],
)
def test_a_folder_of_another_version_is_refused(field: str, key: str, tmp_path: Path) -> None:
    run_in(tmp_path, SMALL._replace(deals=1))
    told = json.loads((tmp_path / "experiment.json").read_text("utf-8"))
    told[field] = 99
    (tmp_path / "experiment.json").write_text(json.dumps(told))
    with pytest.raises(WardroundError) as refused:
        open_results(tmp_path, SMALL)
    assert refused.value.message.key == f"results-{key}"
    assert refused.value.message.figures["found"] in (99, "99")


def test_what_could_not_be_begun_is_begun_again(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that is full at the first file leaves a folder that the same command takes."""

    def full(*_: object, **given: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as changed:
        changed.setattr(Path, "write_text", full)
        assert key_of(tmp_path / "results") == "results-unwritable"
    (tmp_path / "results" / ".writing-experiment.json").write_text("{", encoding="utf-8")
    run_in(tmp_path / "results", SMALL)
    assert rows_of(tmp_path / "results") == rows_of(folder)


@pytest.mark.parametrize("field", ["deals_a_part", "variants", "rules", "tables"])
def test_a_folder_that_does_not_say_what_it_holds_is_refused(field: str, tmp_path: Path) -> None:
    run_in(tmp_path, SMALL._replace(deals=1))
    told = json.loads((tmp_path / "experiment.json").read_text("utf-8"))
    del told[field]
    (tmp_path / "experiment.json").write_text(json.dumps(told))
    assert key_of(tmp_path) == "results-none"
    with pytest.raises(WardroundError) as refused:
        read_results(tmp_path)
    assert refused.value.message.key == "results-none"


def test_there_must_be_something_to_report(tmp_path: Path) -> None:
    open_results(tmp_path / "results", SMALL)
    with pytest.raises(WardroundError) as refused:
        read_results(tmp_path / "results")
    assert refused.value.message.key == "results-empty"
