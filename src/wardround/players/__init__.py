"""Everything that chooses words, by name."""

from __future__ import annotations

from wardround.players.greedy import GreedyPlayer
from wardround.players.player import Player
from wardround.players.random_player import RandomPlayer
from wardround.table.registry import Registry

PLAYERS: Registry[Player] = Registry("player")
PLAYERS.register("random", RandomPlayer)
PLAYERS.register("greedy", GreedyPlayer)
