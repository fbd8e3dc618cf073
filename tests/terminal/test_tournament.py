"""`wardround tournament`: balanced seats, results that are kept and gone on with, ratings."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from wardround.lab.tournament import BATCH, Cup, fixtures, play_cup
from wardround.table.errors import BadOption
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


def test_a_settled_tournament_stops_before_its_last_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    wanted = [*COMMAND, "--deals", "400", "--until", "0.95", "--results", str(kept), "--json"]
    assert run(wanted) == 0
    told = json.loads(capsys.readouterr().out)
    assert 2 * BATCH <= told["games"] < 2 * 400
    assert told["games"] % (2 * BATCH) == 0
    assert [one["bot"] for one in told["standings"]] == ["greedy", "random"]


def test_a_level_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*COMMAND, "--until", "95"]) == 2
    assert "0.95" in capsys.readouterr().err
