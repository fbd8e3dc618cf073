"""Everything that chooses words, by name."""

from __future__ import annotations

import os
from functools import partial

from wardround.players.expert import ExpertPlayer
from wardround.players.greedy import GreedyPlayer
from wardround.players.own_players import is_own, make_own_player
from wardround.players.player import Player
from wardround.players.programs import PREFIX, ProgramPlayer, parse_program
from wardround.players.random_player import RandomPlayer
from wardround.players.rollout_player import RolloutPlayer
from wardround.players.solver_player import SolverPlayer
from wardround.players.specifications import Parameter, Players

MS = Parameter("ms", 10, 600_000, 2000, True)
GAMES = Parameter("games", 1, 100_000, 200, True)
NODES = Parameter("nodes", 1, 1_000_000, 2000, True)
SPITE = Parameter("spite", 0, 1000, 1000)
FEAR = Parameter("fear", 0, 1000, 1000)

PLAYERS = Players()
PLAYERS.register("random", RandomPlayer)
PLAYERS.register("rollout", RolloutPlayer, MS, GAMES)
PLAYERS.register("greedy", GreedyPlayer, SPITE, FEAR)
PLAYERS.register("solver", SolverPlayer, NODES, SPITE, FEAR)
PLAYERS.register("expert", ExpertPlayer, MS, GAMES, SPITE, FEAR)

# Python players of the host's own that a server offers to its visitors, in every process of it.
OFFERED = "WARDROUND_BOTS"
for _spec in filter(None, os.environ.get(OFFERED, "").split(",")):
    PLAYERS.offer(_spec.strip(), partial(make_own_player, _spec.strip()))


def is_player(spec: str) -> bool:
    """Whether this means a player of the registry or one of one's own, and not a person."""
    return spec.startswith(PREFIX) or spec in PLAYERS or is_own(spec)


def find_player(spec: str) -> Player:
    """The player of a specification, programs and modules among them.

    Never for one sent over a network: it runs what the specification names.
    """
    if spec.startswith(PREFIX):
        return ProgramPlayer(parse_program(spec))
    if spec not in PLAYERS and is_own(spec):
        return make_own_player(spec)
    return PLAYERS.find(spec)
