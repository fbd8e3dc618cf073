"""`wardround tournament`: balanced seats, results that are kept and gone on with, ratings."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from wardround.lab.tournament import Cup, Result, fixtures, play_cup
from wardround.table.errors import BadOption
from wardround.terminal.results.standings import standings, wilson
from wardround.terminal.run import run

CUP = Cup("dice-hospital", {"seats": "2"}, ("random", "greedy", "random"), 2, 7)
COMMAND = ["tournament", "dice-hospital", "--seats", "2", "--bots", "random,greedy", "--jobs", "1"]


def test_the_same_results_on_one_process_or_several() -> None:
    alone = list(play_cup(CUP, (), 1))
    shared = list(play_cup(CUP, (), 3))
    assert sorted(shared) == alone
    assert [result.number for result in alone] == list(range(len(fixtures(CUP))))


def test_every_bot_sits_in_every_seat_equally_often_with_every_deal() -> None:
    cup = CUP._replace(options={"seats": "3"}, bots=("a", "b", "c", "d"))
    cup = cup._replace(bots=("random", "greedy", "solver", "expert"))
    sat = Counter(
        (bot, seat, one.deal) for one in fixtures(cup) for seat, bot in enumerate(one.players)
    )
    assert set(sat.values()) == {3}
    assert len(sat) == 4 * 3 * 2


def test_more_deals_leave_the_first_fixtures_as_they_are() -> None:
    assert fixtures(CUP._replace(deals=5))[: len(fixtures(CUP))] == fixtures(CUP)


def test_too_few_bots_for_the_seats_are_refused() -> None:
    with pytest.raises(BadOption) as caught:
        fixtures(CUP._replace(bots=("random",)))
    assert caught.value.message.key == "tournament-few"


def test_the_same_games_whatever_was_played_before_and_on_how_many_processes() -> None:
    cup = CUP._replace(bots=("random", "greedy"))
    alone = sorted(play_cup(cup, (), 1))
    together = sorted(play_cup(cup, {0}, 2))
    assert together == alone[1:]


def test_a_tournament_goes_on_where_its_file_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    assert run([*COMMAND, "--deals", "2", "--results", str(whole)]) == 0
    told = capsys.readouterr().out
    lines = whole.read_text().splitlines(keepends=True)
    assert len(lines) == 1 + 4
    torn.write_text("".join(lines[:3]) + lines[3][:9])
    assert run([*COMMAND, "--deals", "2", "--results", str(torn)]) == 0
    assert capsys.readouterr().out == told
    assert sorted(torn.read_text().splitlines()) == sorted(whole.read_text().splitlines())


def test_results_of_something_else_are_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, other = tmp_path / "kept", tmp_path / "other"
    other.write_text("a letter to a friend\n")
    assert run([*COMMAND, "--deals", "1", "--results", str(kept)]) == 0
    before = kept.read_text()
    assert run([*COMMAND, "--deals", "1", "--seed", "9", "--results", str(kept)]) == 2
    assert "another tournament" in capsys.readouterr().err
    assert run([*COMMAND, "--deals", "1", "--results", str(other)]) == 2
    assert "not a file of tournament results" in capsys.readouterr().err
    assert (kept.read_text(), other.read_text()) == (before, "a letter to a friend\n")


def test_standings_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*COMMAND, "--deals", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["bot"] for one in told["standings"]] == ["greedy", "random"]
    assert told["games"] == 2


def test_whoever_wins_is_rated_higher_and_shared_places_are_shared() -> None:
    seats = ("a", "b", "b")
    results = [Result(n, seats, (1, 2, 3), (30, 20, 10)) for n in range(8)]
    results.append(Result(8, seats, (1, 1, 3), (20, 20, 10)))
    first, second = standings(results)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.wins == pytest.approx(8.5 / 9)
    assert second.wins == pytest.approx(0.5 / 18)
    assert first.rating > 25 > second.rating
    assert second.mean == pytest.approx((8 * 30 + 30) / 18)


def test_the_interval_of_a_share() -> None:
    assert wilson(0.5, 100)[0] == pytest.approx(0.404, abs=0.001)
    assert wilson(0.5, 100)[1] == pytest.approx(0.596, abs=0.001)
    assert wilson(1.0, 10)[1] == 1.0
    assert wilson(1.0, 10)[0] == pytest.approx(0.722, abs=0.001)
