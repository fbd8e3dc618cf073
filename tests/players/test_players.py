"""Players say legal words, see only what their seat sees, and greedy is worth having."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from wardround.games import GAMES
from wardround.games.dice_hospital.game import DiceHospital
from wardround.lab.simulate import Order, play_out, simulate
from wardround.players import PLAYERS
from wardround.players.player import SeatView
from wardround.table.errors import BadOption, UnknownName
from wardround.table.game import Game
from wardround.table.play.game_in_progress import GameInProgress

GAME = DiceHospital()
OWN_CARD = """
[[specialist]]
id = "porter"
name = "Porter"
copies = 1
family = "green"
trigger = "green"
relation = "another"
count = 1
steps = 1
"""
QUICK = ("random", "rollout:games=2", "greedy", "solver:nodes=3", "expert:games=1")
SLOW = ("rollout:games=2", "expert:games=1")


def test_players_are_found_by_name_the_weakest_first() -> None:
    assert list(PLAYERS) == ["random", "rollout", "greedy", "solver", "expert"]
    with pytest.raises(UnknownName) as caught:
        PLAYERS.find("gredy")
    assert caught.value.message.figures["near"] == "greedy"


@pytest.mark.parametrize("spec", QUICK)
def test_one_player_may_sit_at_tables_of_several_games(spec: str) -> None:
    player, rng = PLAYERS.find(spec), Random(1)
    own = DiceHospital().with_cards(OWN_CARD, "own.toml")
    tables = [
        GameInProgress(game, {"seats": seats}, 1)
        for game, seats in ((own, "2"), (GAME, "2"), (GAMES.find("hospital-rush"), "3"))
    ]
    for turn in range(120):
        table = tables[turn % 3]
        seat = table.game.turn(table.state)[0]
        seat_view = SeatView(table.game, table.state, seat)
        word = player.choose(seat_view, rng)
        assert word in seat_view.legal
        table.say(seat, [word])


@pytest.mark.parametrize("spec", ["expert:ms=500", "expert:games=40", "solver:nodes=2000"])
def test_players_take_a_budget(spec: str) -> None:
    assert PLAYERS.find(spec)
    assert PLAYERS.ponders(spec)
    assert spec in PLAYERS


def test_players_take_a_temper_beside_a_budget() -> None:
    assert PLAYERS.find("solver:nodes=20:spite=0:fear=300")
    assert PLAYERS.find("expert:fear=0:games=3")
    assert not PLAYERS.ponders("greedy:spite=200")


@pytest.mark.parametrize(
    ("spec", "key", "figures"),
    [
        ("random:ms=5", "player-no-parameters", {"name": "random"}),
        ("expert:mss=5", "player-parameter", {"near": "ms"}),
        ("solver:x=5", "player-parameter",
         {"known": "nodes=1..1000000 spite=0..1000 fear=0..1000"}),
        ("expert:ms=fast", "player-value", {"value": "fast", "least": 10, "most": 600000}),
        ("expert:ms", "player-value", {"value": ""}),
        ("solver:nodes=0", "player-value", {"value": "0"}),
        ("solver:nodes=\u0663", "player-value", {"value": "\u0663"}),
        ("expert:ms=50:games=5", "player-one-parameter",
         {"known": "ms=10..600000 games=1..100000"}),
        ("greedy:fear=5:fear=9", "player-one-parameter", {"known": "fear=0..1000"}),
    ],
)  # fmt: skip
def test_a_budget_that_cannot_be_says_what_can(
    spec: str, key: str, figures: dict[str, Any]
) -> None:
    with pytest.raises(BadOption) as caught:
        PLAYERS.find(spec)
    assert caught.value.message.key == key
    assert figures.items() <= caught.value.message.figures.items()


def test_a_stranger_may_not_ask_for_any_budget() -> None:
    PLAYERS.check_served("expert:ms=2000")
    with pytest.raises(BadOption) as caught:
        PLAYERS.check_served("expert:ms=2001")
    assert caught.value.message.figures["most"] == 2000


WHOLE_GAMES = [
    *((name, seats) for name in ("random", "greedy") for seats in GAME.seat_counts),
    ("solver:nodes=3", 1),
    ("expert:games=1", 1),
]


@pytest.mark.parametrize(("name", "seats"), WHOLE_GAMES)
def test_every_word_said_is_legal_in_whole_games(name: str, seats: int) -> None:
    rng = Random(seats)
    table = GameInProgress(GAME, {"seats": str(seats), "activation": "simultaneous"}, seed=seats)
    players = [PLAYERS.find(name) if seat == 0 else PLAYERS.find("greedy") for seat in range(seats)]
    turn = GAME.turn(table.state)
    while turn:
        seat = rng.choice(turn)
        table.say(seat, [players[seat].choose(SeatView(GAME, table.state, seat), rng)])
        turn = GAME.turn(table.state)
    assert table.state.round == 8


def hidden_moments() -> list[tuple[Any, int]]:
    """States in which others hold administrators unseen, and a seat that is asked."""
    moments = []
    for seed in range(12):
        table = GameInProgress(GAME, {"seats": "4"}, seed=seed)
        rng = Random(seed)
        while GAME.view(table.state, -1)["phase"] != "improve":
            seat = rng.choice(GAME.turn(table.state))
            if GAME.view(table.state, -1)["phase"] == "keep":
                moments.append((GAME.clone(table.state), seat))
            table.say(seat, [rng.choice(GAME.legal(table.state, seat))])
    return moments


def moments_of(game: Game[Any], seats: int) -> list[tuple[Any, int]]:
    """States of a greedy game, and the seat that is asked, now and then."""
    table = GameInProgress(game, {"seats": str(seats)}, seed=2)
    moments: list[tuple[Any, int]] = []
    for number in count():
        turn = game.turn(table.state)
        if not turn or len(moments) == 12:
            return moments
        if len(game.legal(table.state, turn[0])) > 1 and number % 13 == 0:
            moments.append((game.clone(table.state), turn[0]))
        word = PLAYERS.find("greedy").choose(SeatView(game, table.state, turn[0]), Random(number))
        table.say(turn[0], [word])
    raise AssertionError


@pytest.mark.parametrize("name", QUICK)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    differ = 0
    moments = hidden_moments()[::20] if name in SLOW else hidden_moments()
    for number, (state, seat) in enumerate(moments):
        other = GAME.resample(state, seat, Random(number))
        differ += GAME.encode(other) != GAME.encode(state)
        assert chosen(name, GAME, state, seat) == chosen(name, GAME, other, seat)
    assert differ >= len(moments) // 2 > 0


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("game", "seats"), [("dice-hospital", 2), ("hospital-rush", 3)])
def test_a_choice_depends_on_the_view_and_the_generator_alone(
    name: str, game: str, seats: int
) -> None:
    played = GAMES.find(game)
    moments = moments_of(played, seats)
    for state, seat in moments[::6] if name in SLOW else moments:
        other = played.resample(state, seat, Random(99))
        assert chosen(name, played, state, seat) == chosen(name, played, other, seat)


def chosen(spec: str, game: Game[Any], state: Any, seat: int) -> int:
    """What a player without memories says, with a generator that is always the same."""
    return PLAYERS.find(spec).choose(SeatView(game, state, seat), Random(7))


class Blind(SeatView):
    """A seat view that samples no worlds: whoever asks for one plans anew."""

    def sample_world(self, rng: Random) -> Any:
        raise AssertionError("planned anew")


@pytest.mark.parametrize("name", ["solver:nodes=3", "expert:games=1"])
def test_a_line_is_thought_out_once_and_anew_after_a_surprise(name: str) -> None:
    code = (
        "dice-hospital:2:seats=2,administrators=no:round=4,phase=activate,first=1,mover=1"
        ":patients=r1.g3.y4,ambulance=1:ambulance=2"
    )
    state = GAME.decode(code)
    player, rng = PLAYERS.find(name), Random(1)
    GAME.apply(state, 0, player.choose(SeatView(GAME, state, 0), rng))
    GAME.apply(state, 0, player.choose(Blind(GAME, state, 0), rng))
    other = GAME.decode(code.replace("g3", "g2"))
    with pytest.raises(AssertionError, match="planned anew"):
        player.choose(Blind(GAME, other, 0), rng)


def test_a_world_of_a_seat_view_fits_its_view_and_is_not_the_truth_itself() -> None:
    state, seat = hidden_moments()[0]
    seat_view = SeatView(GAME, state, seat)
    world = seat_view.sample_world(Random(1))
    assert world is not state
    assert GAME.view(world, seat) == seat_view.view()


@pytest.mark.parametrize(
    ("better", "worse", "games"), [("greedy", "random", 12), ("solver:nodes=1", "greedy", 3)]
)
def test_a_player_beats_the_next_in_either_seat(better: str, worse: str, games: int) -> None:
    won = 0
    for players in ((better, worse), (worse, better)):
        order = Order("dice-hospital", {"seats": "2"}, players, 5, 0, games)
        place = players.index(better)
        won += sum(played.ranks[place] == 1 for played in simulate(order))
    assert won >= 2 * games * 0.75


def test_a_planner_beats_three_greedy_players_at_hospital_rush() -> None:
    players = ("solver", "greedy", "greedy", "greedy")
    order = Order("hospital-rush", {"seats": "4"}, players, 5, 0, 3)
    assert sum(played.ranks[0] == 1 for played in simulate(order)) >= 2


def test_greedy_neither_lets_die_whom_it_can_save_nor_leaves_workers_idle() -> None:
    code = (
        "dice-hospital:2:seats=2,administrators=no:round=4,phase=activate,first=1,mover=1"
        ":patients=r1.g3.y4,ambulance=1:ambulance=2"
    )
    state = GAME.decode(code)
    rng = Random(1)
    player = PLAYERS.find("greedy")
    said = []
    while GAME.turn(state) == [0]:
        word = player.choose(SeatView(GAME, state, 0), rng)
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
@pytest.mark.parametrize("name", ["greedy", "solver:nodes=3"])
def test_every_option_is_played_to_the_end(name: str, options: dict[str, str]) -> None:
    state = GAME.start(options)
    players = [PLAYERS.find(name), PLAYERS.find("greedy")]
    assert play_out(GAME, state, players, Random(3))
    assert not GAME.turn(state)
