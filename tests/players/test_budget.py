"""A budget ends the look at candidates, never before the first."""

from __future__ import annotations

import time

from wardround.players.budget import Budget, best_in_order

LONG_AGO = -1.0e6


def evaluated(budget: Budget, began: float) -> tuple[str, list[str]]:
    """The choice among three candidates, and those that were looked at; `c` is the best."""
    seen: list[str] = []

    def evaluate(candidate: str) -> float:
        seen.append(candidate)
        return float("abc".index(candidate))

    return best_in_order("bac", evaluate, budget, began), seen


def test_all_are_looked_at_within_the_budget() -> None:
    assert evaluated(Budget(games=3), 0.0) == ("c", ["b", "a", "c"])
    assert evaluated(Budget(ms=100_000), time.perf_counter()) == ("c", ["b", "a", "c"])


def test_a_budget_in_games_ends_after_so_many() -> None:
    assert evaluated(Budget(games=2), 0.0) == ("b", ["b", "a"])


def test_the_first_is_looked_at_even_if_no_time_is_left() -> None:
    assert evaluated(Budget(ms=1), LONG_AGO) == ("b", ["b"])


def test_of_equals_the_first_is_taken() -> None:
    assert best_in_order("xyz", lambda _: 1.0, Budget(games=9), 0.0) == "x"
