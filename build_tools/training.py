"""What a profiled wheel is trained with: what people and programs do most.

Random games, bots of every strength, searches to their end. `profiled_wheel.py` runs it on a build
that counts.
"""

from __future__ import annotations

from wardround import build_info
from wardround.lab.bench import in_one_loop, single_steps, word_by_word
from wardround.lab.simulate import Order, simulate

SECONDS = 5.0
PLAYERS = (("greedy", "solver", "random"), ("expert:games=4", "greedy", "solver"))


def main() -> None:
    """Play both games."""
    assert build_info()["build"] == "compiled"
    for game in ("dice-hospital", "hospital-rush"):
        in_one_loop(SECONDS, game)
        word_by_word(SECONDS, game)
        single_steps(game)
        for players in PLAYERS:
            for _ in simulate(Order(game, {"seats": "3"}, players, 2, 0, 1)):
                pass


if __name__ == "__main__":
    main()
