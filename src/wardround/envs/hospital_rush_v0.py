"""Hospital Rush for PettingZoo: `env(...)` with the usual wrappers, `raw_env(...)` without."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from wardround.envs.aec_env import SeatsEnv, wrapped

GAME = "hospital-rush"
SEATS = 4


def raw_env(seats: int | str = SEATS, **settings: Any) -> SeatsEnv:
    """The bare environment; `SeatsEnv` tells the settings."""
    return SeatsEnv(GAME, seats, **settings)


def env(seats: int | str = SEATS, **settings: Any) -> AECEnv:
    """The environment with the usual wrappers; `SeatsEnv` tells the settings."""
    return wrapped(raw_env(seats, **settings))
