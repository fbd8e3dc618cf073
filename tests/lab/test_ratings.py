"""Ratings: fitted to all games at once, with intervals over deals, and when to stop."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from wardround.lab.ratings import AVERAGE, expected_share, fit, standings, wilson
from wardround.lab.stopping import FEWEST, all_settled, half_width, is_settled
from wardround.lab.tournament import Result

RISK = 0.05


def duel(number: int, first: str, second: str, won: bool, deal: int | None = None) -> Result:
    """A game of two, won by the first or by the second."""
    ranks, scores = ((1, 2), (20, 10)) if won else ((2, 1), (10, 20))
    return Result(number, number if deal is None else deal, (first, second), ranks, scores)


def duels(wins: int, losses: int) -> list[Result]:
    """So many games of a against b, each with a deal of its own."""
    return [duel(n, "a", "b", n < wins) for n in range(wins + losses)]


def test_whoever_wins_is_rated_higher_and_shared_places_are_shared() -> None:
    seats = ("a", "b", "b")
    results = [Result(n, n, seats, (1, 2, 3), (30, 20, 10)) for n in range(8)]
    results.append(Result(8, 8, seats, (1, 1, 3), (20, 20, 10)))
    first, second = standings(results)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.wins == pytest.approx(8.5 / 9)
    assert second.wins == pytest.approx(0.5 / 18)
    assert first.rating > AVERAGE > second.rating
    assert second.mean == pytest.approx((8 * 30 + 30) / 18)


def test_the_order_of_games_does_not_matter() -> None:
    rng = Random(3)
    pairs = [("a", "b"), ("b", "c"), ("a", "c")]
    games = [duel(n, *pairs[n % 3], rng.random() < 0.6) for n in range(300)]
    shuffled = rng.sample(games, len(games))
    assert standings(shuffled) == standings(games)


def test_the_fit_is_the_maximum_of_the_likelihood() -> None:
    beaten = {("a", "b"): 30.0, ("b", "a"): 10.0, ("b", "c"): 25.0, ("c", "b"): 15.0}
    bots = ["a", "b", "c"]
    strengths = fit(beaten, bots)

    def likelihood(moved: dict[str, float]) -> float:
        met = [(times, moved[one] - moved[other]) for (one, other), times in beaten.items()]
        drawn = [(0.5, moved[one] - moved[other]) for one in bots for other in bots if one != other]
        return -sum(times * log(1 + 2.718281828459045**-lead) for times, lead in [*met, *drawn])

    best = likelihood(strengths)
    for bot in bots:
        for step in (-0.05, 0.05):
            assert likelihood({**strengths, bot: strengths[bot] + step}) < best
    assert sum(strengths.values()) == pytest.approx(0)


def test_odds_of_three_to_one_are_191_points() -> None:
    first, second = standings(duels(600, 200))
    assert first.rating - second.rating == pytest.approx(191, abs=2)
    assert expected_share(first.rating, second.rating) == pytest.approx(0.75, abs=0.002)


def test_who_never_lost_has_a_finite_rating() -> None:
    first, _ = standings(duels(10, 0))
    assert AVERAGE < first.rating < AVERAGE + 400


def test_games_of_one_deal_do_not_count_as_independent() -> None:
    """A hundred deals of which the same bot wins both games tell no more than a hundred games."""
    apart = duels(60, 40)
    doubled = [
        duel(2 * n + turn, "a", "b", n < 60, deal=n) for n in range(100) for turn in range(2)
    ]

    def width(results: list[Result]) -> tuple[float, float]:
        one = standings(results)[0]
        assert one.wins_interval is not None
        assert one.rating_interval is not None
        (low, high), (least, most) = one.wins_interval, one.rating_interval
        return high - low, most - least

    wins, rating = width(apart)
    assert width(doubled)[0] == pytest.approx(wins, rel=0.05)
    assert width(doubled)[1] == pytest.approx(rating, rel=0.15)


def test_of_one_deal_there_is_no_interval() -> None:
    first, _ = standings([duel(0, "a", "b", True)])
    assert (first.wins_interval, first.mean_interval, first.rating_interval) == (None, None, None)


def test_the_interval_holds_as_often_as_it_says() -> None:
    """The truth (70 %) lies in the interval of nearly all tournaments."""
    rng = Random(1)
    held = 0
    for _ in range(30):
        games = [duel(n, "a", "b", rng.random() < 0.7) for n in range(60)]
        interval = next(one for one in standings(games) if one.bot == "a").wins_interval
        assert interval is not None
        held += interval[0] <= 0.7 <= interval[1]
    assert held >= 26


def test_the_interval_of_a_share() -> None:
    assert wilson(0.5, 100)[0] == pytest.approx(0.404, abs=0.001)
    assert wilson(0.5, 100)[1] == pytest.approx(0.596, abs=0.001)
    assert wilson(1.0, 10)[1] == 1.0
    assert wilson(1.0, 10)[0] == pytest.approx(0.722, abs=0.001)


def test_equal_bots_are_hardly_ever_called_different_however_often_one_looks() -> None:
    rng = Random(2)
    wrong = 0
    for _ in range(100):
        values: list[float] = []
        for _ in range(300):
            values.append(rng.choice((-1.0, 1.0)))
            if is_settled(values, RISK):
                wrong += 1
                break
    assert wrong <= 10


def test_a_clear_difference_is_settled_soon_and_a_small_one_is_not() -> None:
    assert all_settled(duels(2 * FEWEST, 2), 0.95)
    assert not all_settled(duels(FEWEST - 1, 0), 0.95)
    assert not all_settled(duels(26, 24), 0.95)


def test_the_interval_narrows() -> None:
    rng = Random(4)
    values = [rng.gauss(0, 1) for _ in range(1000)]
    assert half_width(values, RISK) < half_width(values[:100], RISK) < half_width(values[:20], RISK)
