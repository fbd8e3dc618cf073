"""The description of the wire: real views and happenings of every game keep to it."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from random import Random
from typing import Any, get_type_hints

import jsonschema  # type: ignore[import-untyped]
import pytest

from wardround.games import GAMES
from wardround.games.dice_hospital.views.amend import Amender as DiceHospitalAmender
from wardround.games.hospital_rush.views.amend import Amender as HospitalRushAmender
from wardround.server.http.wire_schema import wire_schema
from wardround.table.game import Game
from wardround.table.speakers import SPECTATOR, is_chance

SCHEMA = wire_schema()
OPTIONS = [
    ("dice-hospital", {"seats": "1"}),
    ("dice-hospital", {"seats": "3"}),
    ("dice-hospital", {"seats": "2", "set": "hard"}),
    ("hospital-rush", {"seats": "3"}),
    ("hospital-rush", {"seats": "5"}),
]
EVERY = 40


def checker(game: str, part: str) -> Callable[[object], None]:
    wanted = {**SCHEMA["games"][game][part], "$defs": SCHEMA["$defs"]}
    validate: Callable[[object], None] = jsonschema.Draft202012Validator(wanted).validate
    return validate


def test_it_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert list(SCHEMA["games"]) == list(GAMES)


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_views_and_happenings_of_whole_games_keep_to_it(name: str, options: dict[str, str]) -> None:
    game, rng = GAMES.find(name), Random(1)
    check_view, check_happening = checker(name, "view"), checker(name, "happening")
    state, said = game.start(options), 0
    checked: set[str] = set()
    while game.turn(state):
        speaker = rng.choice(game.turn(state))
        seat = rng.choice([SPECTATOR, 0])
        for told in game.tell(state, speaker, _word(game, state, speaker, rng)):
            heard = game.redact(told, seat)
            if repr(heard) not in checked:
                check_happening(heard._asdict())
                checked.add(repr(heard))
        said += 1
        if not said % EVERY:
            check_view(game.view(state, seat))
    check_view(game.view(state, SPECTATOR))


def _word(game: Game[Any], state: object, speaker: int, rng: Random) -> int:
    legal = game.legal(state, speaker)
    weights = game.weights(state) if is_chance(speaker) else None
    return rng.choices(legal, weights)[0]


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_constants_keep_to_it(name: str, options: dict[str, str]) -> None:
    game = GAMES.find(name)
    checker(name, "constants")(game.constants(game.resolve_options(options)))


def test_what_is_not_declared_is_refused() -> None:
    game = GAMES.find("dice-hospital")
    view = game.view(game.start({"seats": "2"}), SPECTATOR)
    check_view, check_happening = checker(game.name, "view"), checker(game.name, "happening")
    with pytest.raises(jsonschema.ValidationError):
        check_view({**view, "round": "one"})
    with pytest.raises(jsonschema.ValidationError):
        check_happening({"name": "die", "seat": 0, "figures": {"patient": 3}})
    with pytest.raises(jsonschema.ValidationError):
        check_happening({"name": "no-such", "seat": 0, "figures": {}})


@pytest.mark.parametrize(
    ("name", "amender"),
    [("dice-hospital", DiceHospitalAmender), ("hospital-rush", HospitalRushAmender)],
)
def test_who_amends_a_view_takes_the_figures_declared(name: str, amender: type) -> None:
    for happening, figures in GAMES.find(name).happening_types().items():
        method = getattr(amender, "_" + happening.replace("-", "_"))
        hints, taken = get_type_hints(method), list(inspect.signature(method).parameters)[4:]
        assert taken == list(figures), happening
        for figure, kind in figures.items():
            is_number = kind in ("number", "seat")
            assert (hints[figure] is int) == is_number, (happening, figure)
