"""Everything that chooses words, by name."""

from __future__ import annotations

from wardround.players.expert import ExpertPlayer
from wardround.players.greedy import GreedyPlayer
from wardround.players.random_player import RandomPlayer
from wardround.players.solver_player import SolverPlayer
from wardround.players.specs import Parameter, Players

PLAYERS = Players()
PLAYERS.register("random", RandomPlayer)
PLAYERS.register("greedy", GreedyPlayer)
PLAYERS.register("solver", SolverPlayer, Parameter("nodes", 1, 1_000_000, 500))
PLAYERS.register(
    "expert",
    ExpertPlayer,
    Parameter("ms", 10, 600_000, 2000),
    Parameter("games", 1, 100_000, 200),
)
