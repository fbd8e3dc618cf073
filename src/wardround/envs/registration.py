"""The ids of our environments with Gymnasium. A new version gets a new id; old results stay so."""

from __future__ import annotations

import gymnasium as gym

SEAT = "wardround.envs.seat_env:SeatEnv"
VECTOR = "wardround.envs.vector_env:SeatVectorEnv"
ENVIRONMENTS: dict[str, dict[str, object]] = {
    "wardround/DiceHospital-v0": {"game": "dice-hospital", "seats": 2},
    "wardround/DiceHospitalSolo-v0": {"game": "dice-hospital", "seats": 1, "reward": "score"},
    "wardround/HospitalRush-v0": {"game": "hospital-rush", "seats": 4},
}


def register_environments() -> None:
    """Make them findable for `gym.make` and `gym.make_vec`; once is enough."""
    for name, settings in ENVIRONMENTS.items():
        if name not in gym.registry:
            gym.register(name, SEAT, vector_entry_point=VECTOR, kwargs=settings)
