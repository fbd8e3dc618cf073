"""What our environments do beyond the kits: rewards, copies, positions, opponents, card files."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from wardround.envs import Batch, Bot, dice_hospital_v0, hospital_rush_v0
from wardround.envs.core import Core, setting_of
from wardround.envs.openspiel import DiceHospitalGame
from wardround.envs.rewards import margin, score, win
from wardround.games import GAMES
from wardround.table.contract.data import Outcome
from wardround.table.errors import BadOption, IllegalWord, WardroundError
from wardround.table.game import TakesCards

DICE = "wardround/DiceHospital-v0"


def outcome(*scores: int) -> Outcome:
    ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
    return Outcome(ranks, scores, tuple({} for _ in scores), "points")


def played(env: Any, steps: int, seed: int) -> str:
    """The position after so many random steps of an AEC environment."""
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        seen = env.observe(env.agent_selection)
        env.step(int((seen["action_mask"] * rng.random(len(seen["action_mask"]))).argmax()))
    code: str = env.position()
    return code


def test_who_wins_gets_what_the_others_lose() -> None:
    assert win(outcome(30, 20)) == [1, -1]
    assert win(outcome(20, 20)) == [0, 0]
    assert win(outcome(9, 5, 7, 1)) == pytest.approx([1, -1 / 3, -1 / 3, -1 / 3])
    assert win(outcome(9, 9, 7)) == pytest.approx([0.25, 0.25, -0.5])


def test_margin_and_score_are_points() -> None:
    assert margin(outcome(30, 20, 25)) == [5, -10, -5]
    assert score(outcome(30, -20)) == [30, -20]


def test_an_episode_is_repeated_by_its_seed() -> None:
    seen = []
    for seed in (5, 5, 6):
        env = gym.make(DICE, opponents="random")
        observation, _ = env.reset(seed=seed)
        for _ in range(20):
            action = int(np.flatnonzero(observation["action_mask"])[0])
            observation, *_ = env.step(action)
        seen.append(env.unwrapped.position())  # type: ignore[attr-defined]
    assert seen[0] == seen[1] != seen[2]


def test_without_a_seat_every_episode_may_have_another() -> None:
    env = gym.make(DICE, seats=4, opponents="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


def test_an_illegal_action_loses() -> None:
    env = gym.make(DICE, seat=0, opponents="random")
    observation, _ = env.reset(seed=1)
    illegal = int(observation["action_mask"].argmin())
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, illegal)


def test_the_bare_pettingzoo_environment_refuses_an_illegal_action() -> None:
    env = dice_hospital_v0.raw_env()
    env.reset(seed=1)
    before = env.position()
    with pytest.raises(IllegalWord, match="player_"):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmin()))
    assert env.position() == before


@pytest.mark.parametrize("make_env", [dice_hospital_v0.env, dice_hospital_v0.raw_env])
def test_a_bot_plays_an_agent_of_pettingzoo(make_env: Any) -> None:
    def play(seed: int) -> tuple[int, ...]:
        env = make_env(seats=2, options={"first": "seat-1"})
        bots = {"player_0": Bot("greedy", seed), "player_1": Bot("random", seed)}
        env.reset(seed=seed)
        while not env.terminations[env.agent_selection]:
            env.step(bots[env.agent_selection].choose(env))
        scores: tuple[int, ...] = env.infos["player_0"]["scores"]
        return scores

    greedy, random = play(3)
    assert greedy > random
    assert play(3) == (greedy, random)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_of_environments_go_on_alike(copied: Any) -> None:
    env = dice_hospital_v0.raw_env()
    env.reset(seed=4)
    before = played(env, 30, 1)
    other = copied(env)
    after = played(other, 80, 2)
    assert env.position() == before
    assert played(env, 80, 2) == after


def test_a_gymnasium_environment_can_be_copied() -> None:
    env = gym.make(DICE, seat=0).unwrapped
    env.reset(seed=4)
    ends = []
    for one in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env):
        assert isinstance(one, type(env))
        over = False
        while not over:
            _, _, over, _, info = one.step(int(np.flatnonzero(one.action_masks())[0]))  # type: ignore[attr-defined]
        ends.append(info["scores"])
    assert ends[0] == ends[1] == ends[2]


def test_a_state_is_restored_any_number_of_times() -> None:
    env = hospital_rush_v0.raw_env()
    env.reset(seed=2)
    played(env, 10, 1)
    saved = env.clone_state()
    first = played(env, 40, 3)
    for _ in range(2):
        env.restore_state(saved)
        assert played(env, 40, 3) == first


def test_a_game_goes_on_from_a_position_code() -> None:
    env = dice_hospital_v0.raw_env()
    env.reset(seed=2)
    code = played(env, 25, 1)
    other = dice_hospital_v0.raw_env()
    other.reset(seed=8, options={"position": code})
    assert other.position() == code
    assert other.agent_selection == env.agent_selection
    with pytest.raises(BadOption, match="position-other-options"):
        dice_hospital_v0.raw_env(seats=3).set_position(code)


def test_determinizing_keeps_what_a_seat_knows_and_deals_the_rest_anew() -> None:
    env = dice_hospital_v0.raw_env(seats=4)
    env.reset(seed=1)
    while "phase=keep" not in env.position():
        played(env, 1, 1)
    seen, code = env.observe("player_2")["observation"], env.position()
    codes = set()
    for seed in range(5):
        other = copy.deepcopy(env)
        other.determinize("player_2", seed)
        assert (other.observe("player_2")["observation"] == seen).all()
        codes.add(other.position())
    assert len(codes) > 1
    assert env.position() == code


def test_openspiel_resamples_what_a_player_cannot_know() -> None:
    state = DiceHospitalGame({"players": 2}).new_initial_state()
    rng = np.random.default_rng(1)
    while "phase=keep" not in str(state):
        chance = state.is_chance_node()
        legal = [word for word, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(int(rng.choice(legal)))
    others = [state.resample_from_infostate(1, rng.random) for _ in range(5)]
    assert {other.observation_string(1) for other in others} == {state.observation_string(1)}
    assert {other.information_state_string(1) for other in others} == {state.observation_string(1)}
    assert len({str(other) for other in others}) > 1


def test_a_render_mode_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadOption, match="human ansi svg"):
        dice_hospital_v0.raw_env(render_mode="hologram")


def test_the_layout_names_every_place() -> None:
    env = dice_hospital_v0.raw_env()
    env.reset(seed=3)
    seen = env.observe("player_0")["observation"]
    by_name = {part.name: part for part in env.layout}
    patients = by_name["seat0.patients"]
    there = {
        label: int(number)
        for label, number in zip(
            patients.labels, seen[patients.start : patients.start + patients.size], strict=True
        )
        if number
    }
    view = env.core.game.view(env.core.state, 0)["hospitals"][0]
    assert there == {word: view["patients"].count(word) for word in view["patients"]}
    assert env.action_words[env.action_words.index("finish")] == "finish"


@pytest.mark.parametrize(("name", "seats"), [("dice-hospital", 2), ("hospital-rush", 3)])
def test_with_padding_card_files_do_not_change_the_size(
    name: str, seats: int, tmp_path: Path
) -> None:
    game = GAMES.find(name)
    assert isinstance(game, TakesCards)
    cards = tmp_path / "cards.toml"
    cards.write_text(game.card_example, encoding="utf-8")
    plain, own = (
        Core(setting_of(name, seats, None, path, 20)).encoding for path in (None, str(cards))
    )
    assert (plain.size, plain.action_count) == (own.size, own.action_count)
    assert len(own.actions) > len(plain.actions)
    with pytest.raises(BadOption, match="padding-few"):
        Core(setting_of(name, seats, None, str(cards), 0))


def test_many_games_for_gymnasium_are_those_of_a_batch() -> None:
    env = gym.make_vec(
        DICE, num_envs=6, vectorization_mode="vector_entry_point", opponents="random", seats=3
    )
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    rng = np.random.default_rng(1)
    seen, info = env.reset(seed=3)
    paid, ended = np.zeros(6), 0
    while not ended:
        mask = seen["action_mask"]
        assert (info["seat"] == env.batch.seats).all()  # type: ignore[attr-defined]
        assert env.observation_space.contains(seen)
        seen, rewards, over, cut, info = env.step((mask * rng.random(mask.shape)).argmax(1))
        assert not cut.any()
        paid += rewards
        ended += int(over.sum())
    for row in np.flatnonzero(info["_final_info"]):
        final = info["final_info"][row]
        won = final["ranks"][final["seat"]] == 1
        assert (paid[row] > 0) == won
        assert env.single_observation_space.contains(info["final_obs"][row])


@pytest.mark.parametrize("action", [1.5, "3", None])
def test_an_action_that_is_no_number_is_never_taken_for_one(action: Any) -> None:
    """Cut off, a number of a network's output would be another action than was meant."""
    env = gym.make(DICE, seat=0, opponents="random").unwrapped
    env.reset(seed=1)
    before = env.position()  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        env.step(action)
    assert env.position() == before  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        Batch("dice-hospital", {"seats": 2}, 1).step([action])


def test_whole_numbers_of_other_libraries_are_actions() -> None:
    batch = Batch("dice-hospital", {"seats": 2}, 1)
    legal = batch.masks.argmax(1)
    batch.step([legal[0]])
    env = dice_hospital_v0.raw_env()
    env.reset(seed=1)
    env.step(env.observe(env.agent_selection)["action_mask"].argmax())


def test_seats_may_be_a_word_as_all_options() -> None:
    assert dice_hospital_v0.raw_env(seats="3").possible_agents == [f"player_{i}" for i in range(3)]
    env = gym.make(DICE, seats="2", opponents="random")
    env.reset(seed=1)


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: dice_hospital_v0.env(seats=1), "Use score or progress."),
        (lambda: gym.make(DICE, seat=2), "It can be: 0, 1."),
        (lambda: gym.make_vec(DICE, 2, "vector_entry_point", seat=2), "It can be: 0, 1."),
        (lambda: dice_hospital_v0.env(padding="some"), "padding cannot be “some”."),
        (lambda: dice_hospital_v0.env(padding=-1), "padding cannot be “-1”."),
        (lambda: Batch("dice-hospital", {"seat": 2}, 1), "There is no option “seat”."),
        (lambda: Batch("dice-hospital", {}, 1), "Allowed: 1, 2, 3, 4."),
        (lambda: Batch("dice-hospital", {"seats": 2}, 2).step([0]), "Give one for each"),
        (lambda: Batch("dice-hospital", {"seats": 2}, 1).step([0]), "These words can be said"),
        (lambda: Bot("greddy"), "greedy"),
        (lambda: DiceHospitalGame({"options": "crisis:maybe"}), "crisis"),
    ],
)
def test_what_is_refused_is_told_once_in_a_sentence(make: Any, told: str) -> None:
    with pytest.raises(WardroundError) as refused:
        make()
    (note,) = refused.value.__notes__
    assert told in note


def test_every_mistake_of_a_card_file_is_told(tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text("[[department]]\nid = 7\n\n[[nonsense]]\n", encoding="utf-8")
    with pytest.raises(WardroundError) as refused:
        dice_hospital_v0.env(cards=cards)
    *mistakes, last = refused.value.__notes__
    assert len(mistakes) > 1
    assert str(len(mistakes)) in last


@pytest.mark.parametrize(
    "settings",
    [
        {"reward": "fame"},
        {"seat": 2},
        {"opponents": ()},
        {"opponents": "nobody"},
        {"cards": "missing.toml"},
        {"options": {"weather": "fine"}},
    ],
)
def test_a_wrong_setting_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(WardroundError):
        gym.make(DICE, **settings)
