"""Players say legal words, see only what their seat sees, and greedy is worth having."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from wardround.games import GAMES
from wardround.games.dice_hospital.game import DiceHospital
from wardround.lab.simulate import Order, play_out, simulate
from wardround.players import PLAYERS
from wardround.players.player import Sight
from wardround.table.driver import Table
from wardround.table.errors import UnknownName

GAME = DiceHospital()


def test_players_are_found_by_name() -> None:
    assert list(PLAYERS) == ["greedy", "random"]
    with pytest.raises(UnknownName) as caught:
        PLAYERS.find("gredy")
    assert caught.value.message.figures["near"] == "greedy"


@pytest.mark.parametrize("name", list(PLAYERS))
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_word_said_is_legal_in_whole_games(name: str, seats: int) -> None:
    rng = Random(seats)
    table = Table(GAME, {"seats": str(seats), "activation": "simultaneous"}, seed=seats)
    player = PLAYERS.find(name)
    turn = GAME.turn(table.state)
    while turn:
        seat = rng.choice(turn)
        table.say(seat, [player.choose(Sight(GAME, table.state, seat), rng)])
        turn = GAME.turn(table.state)
    assert table.state.round == 8


def hidden_moments() -> list[tuple[Any, int]]:
    """States in which others hold administrators unseen, and a seat that is asked."""
    moments = []
    for seed in range(12):
        table = Table(GAME, {"seats": "4"}, seed=seed)
        rng = Random(seed)
        while GAME.view(table.state, -1)["phase"] != "improve":
            seat = rng.choice(GAME.turn(table.state))
            if GAME.view(table.state, -1)["phase"] == "keep":
                moments.append((GAME.clone(table.state), seat))
            table.say(seat, [rng.choice(GAME.legal(table.state, seat))])
    return moments


@pytest.mark.parametrize("name", list(PLAYERS))
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    player = PLAYERS.find(name)
    differ = 0
    for number, (state, seat) in enumerate(hidden_moments()):
        other = GAME.redeal(GAME.view(state, seat), Random(number))
        differ += GAME.encode(other) != GAME.encode(state)
        chosen = [
            player.choose(Sight(GAME, world, seat), Random(number)) for world in (state, other)
        ]
        assert chosen[0] == chosen[1]
    assert differ > 10


def test_a_world_of_a_sight_fits_its_view_and_is_not_the_truth_itself() -> None:
    state, seat = hidden_moments()[0]
    sight = Sight(GAME, state, seat)
    world = sight.world(Random(1))
    assert world is not state
    assert GAME.view(world, seat) == sight.view()


@pytest.mark.parametrize("players", [("greedy", "random"), ("random", "greedy")])
def test_greedy_beats_random(players: tuple[str, str]) -> None:
    order = Order("dice-hospital", {"seats": "2"}, players, 5, 0, 12)
    greedy = players.index("greedy")
    won = sum(game.ranks[greedy] == 1 and game.ranks[1 - greedy] == 2 for game in simulate(order))
    assert won == 12


def test_greedy_neither_lets_die_whom_it_can_save_nor_leaves_workers_idle() -> None:
    code = (
        "dice-hospital:1:seats=2,administrators=no:round=4,phase=activate,first=1,mover=1"
        ":patients=r1.g3.y4,ambulance=1:ambulance=2"
    )
    state = GAME.decode(code)
    rng = Random(1)
    player = PLAYERS.find("greedy")
    said = []
    while GAME.turn(state) == [0]:
        word = player.choose(Sight(GAME, state, 0), rng)
        said.append(GAME.vocabulary.word(word))
        GAME.apply(state, 0, word)
    assert said.count("nurse") == 3
    assert "r1" in said
    assert said[-1] == "finish"


def test_games_are_found_by_name_too() -> None:
    assert list(GAMES) == ["dice-hospital", "hospital-rush"]
    assert GAMES.find("dice-hospital") is GAMES.find("dice-hospital")


@pytest.mark.parametrize(
    "options",
    [
        {"seats": "1", "set": "everything"},
        {"seats": "2", "set": "everything"},
        {"seats": "2", "edition": "prototype", "pick-up": "yes"},
    ],
    ids=lambda options: "-".join(options.values()),
)
def test_greedy_plays_every_option_to_the_end(options: dict[str, str]) -> None:
    state = GAME.start(options)
    players = [PLAYERS.find("greedy") for _ in range(int(options["seats"]))]
    assert play_out(GAME, state, players, Random(3))
    assert not GAME.turn(state)
