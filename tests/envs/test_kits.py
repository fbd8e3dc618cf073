"""The kits of Gymnasium, PettingZoo and OpenSpiel pass."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import gymnasium as gym
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import wardround.envs.openspiel
from wardround.envs import dice_hospital_v0, hospital_rush_v0

# What PettingZoo says of every environment with a mask in its observation, its own ones too.
MASKED = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably",
    "ignore:Observation is not a NumPy array",
)
CHANCE_DIFFERS = pytest.mark.filterwarnings("ignore:Agents have different .* space sizes")
SHORT: dict[str, Any] = {"options": {"rounds": 10}}
ZOO = [
    pytest.param(dice_hospital_v0, {}, id="dice-hospital"),
    pytest.param(dice_hospital_v0, {"seats": 4, "reward": "progress"}, id="dice-hospital-4"),
    pytest.param(hospital_rush_v0, SHORT, id="hospital-rush"),
]


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("wardround/DiceHospital-v0", {}),
        ("wardround/DiceHospital-v0", {"seats": 3, "seat": 1, "opponents": ("random", "greedy")}),
        ("wardround/DiceHospitalSolo-v0", {"reward": "progress"}),
        ("wardround/HospitalRush-v0", {"opponents": ("random",), **SHORT}),
    ],
)
def test_gymnasium_checks_an_environment(name: str, settings: dict[str, Any]) -> None:
    check_env(gym.make(name, **settings).unwrapped)


@MASKED
@pytest.mark.parametrize(("module", "settings"), ZOO)
def test_pettingzoo_tests_the_api(module: ModuleType, settings: dict[str, Any]) -> None:
    api_test(module.env(**settings), num_cycles=300)


@MASKED
@CHANCE_DIFFERS
def test_pettingzoo_tests_the_api_with_chance_as_an_agent() -> None:
    api_test(dice_hospital_v0.env(chance="agent"), num_cycles=200)


@pytest.mark.parametrize(("module", "settings"), ZOO)
def test_pettingzoo_tests_seeds(module: ModuleType, settings: dict[str, Any]) -> None:
    seed_test(lambda: module.env(**settings), num_cycles=60)


def is_picture(drawn: object) -> bool:
    return isinstance(drawn, str) and drawn.startswith("<svg")


@pytest.mark.parametrize(("module", "settings"), [ZOO[0], ZOO[2]])
def test_pettingzoo_tests_pictures(
    module: ModuleType, settings: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    make: Callable[..., Any] = module.env
    render_test(lambda render_mode: make(render_mode=render_mode, **settings), {"svg": is_picture})
    assert "round" in capsys.readouterr().out.lower()


@pytest.mark.parametrize(
    "name",
    [
        "python_dice_hospital(players=2)",
        "python_dice_hospital(players=3,options=activation:simultaneous/events:yes)",
        "python_hospital_rush(players=3,options=rounds:10)",
    ],
)
def test_openspiel_simulates_and_serialises(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_python_ends_well_after_openspiel_has_our_games() -> None:
    module = wardround.envs.openspiel.__name__
    done = subprocess.run([sys.executable, "-c", f"import {module}"], check=False)
    assert done.returncode == 0
