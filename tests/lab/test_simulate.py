"""Simulation: the same games whatever plays them, and journals that replay."""

from __future__ import annotations

import pytest

from wardround import build_info
from wardround.games import GAMES
from wardround.lab.bench import bench
from wardround.lab.simulate import Order, Played, shards, simulate
from wardround.table.errors import BadOption, UnknownName
from wardround.table.notation.transcript import read
from wardround.table.play.replay import replay

ORDER = Order("dice-hospital", {"seats": "3"}, ("random",) * 3, 11, 0, 45, journals=True)


def test_the_same_games_on_one_process_or_several() -> None:
    told: list[int] = []
    alone = list(simulate(ORDER))
    shared = list(simulate(ORDER, jobs=2, progress=told.append))
    assert alone == shared
    assert told == list(range(5, 50, 5))
    assert [game.number for game in alone] == list(range(45))


def test_another_seed_gives_other_games_and_a_later_start_the_same() -> None:
    first = list(simulate(ORDER))
    assert [g.journal for g in simulate(ORDER._replace(seed=12))] != [g.journal for g in first]
    assert list(simulate(ORDER._replace(first=30, games=15))) == first[30:]


def test_a_journal_replays_to_the_outcome_told() -> None:
    game = GAMES.find("dice-hospital")
    played: Played = next(simulate(ORDER))
    transcript = read(played.journal, GAMES.find)
    outcome = game.outcome(replay(game, transcript.options, transcript.entries))
    assert (outcome.ranks, outcome.scores) == (played.ranks, played.scores)
    assert played.words == len(transcript.entries)
    assert transcript.players == ORDER.players


def test_a_journal_is_written_only_if_it_is_ordered() -> None:
    with_journals = list(simulate(ORDER._replace(games=3)))
    without = list(simulate(ORDER._replace(games=3, journals=False)))
    assert all(game.journal for game in with_journals)
    assert without == [game._replace(journal="") for game in with_journals]


@pytest.mark.parametrize("games", [1, 2, 7, 45, 500])
@pytest.mark.parametrize("jobs", [1, 2, 8])
def test_an_order_is_cut_without_loss_and_gives_every_job_something(games: int, jobs: int) -> None:
    parts = shards(ORDER._replace(first=3, games=games), jobs)
    numbers = [n for part in parts for n in range(part.first, part.first + part.games)]
    assert numbers == list(range(3, 3 + games))
    assert len(parts) >= min(games, jobs)
    assert max(part.games for part in parts) <= 20


def test_few_games_are_shared_out_one_by_one() -> None:
    parts = shards(ORDER._replace(games=6), jobs=2)
    assert [part.games for part in parts] == [1] * 6


@pytest.mark.parametrize(
    ("order", "jobs", "error"),
    [
        (ORDER._replace(players=("random",)), 1, BadOption),
        (ORDER._replace(players=("random", "random", "nobody")), 1, UnknownName),
        (ORDER._replace(game="chess"), 1, UnknownName),
        (ORDER._replace(games=0), 1, BadOption),
        (ORDER, 0, BadOption),
        (ORDER._replace(options={"seats": "9"}), 1, BadOption),
    ],
)
def test_bad_orders_are_refused_before_anything_is_played(
    order: Order, jobs: int, error: type[Exception]
) -> None:
    with pytest.raises(error):
        next(simulate(order, jobs))


def test_the_bench_measures_the_build_that_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wardround.lab.bench.STEPS", 20)
    steps: list[str] = []
    figures = bench(seconds=0.02, progress=steps.append)
    assert steps == ["word-by-word", "in-one-loop", "single-steps"]
    assert figures["build"] == build_info()["build"]
    measured = [name for name, figure in figures.items() if isinstance(figure, float)]
    assert len(measured) == 7
    assert all(figures[name] > 0 for name in measured)
    assert figures["words_per_second"] > figures["decisions_per_second"]
