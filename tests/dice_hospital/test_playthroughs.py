"""Every seat count and named option set has a playthrough, and it still plays the same."""

from __future__ import annotations

import pytest

from dice_hospital.playthroughs import ALONE, FIRST, FOLDER, OPTION_SETS, files, playthrough
from wardround.games.dice_hospital.game import DiceHospital


def test_none_is_missing_and_none_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(files())
    assert len(files()) == 3 * len(OPTION_SETS) + len(ALONE) + len(FIRST)


def test_the_named_option_sets_reach_every_value_of_every_option() -> None:
    game = DiceHospital()
    sets = [game.resolve_options(options) for options in files().values()]
    for option in game.options:
        assert {chosen[option.name] for chosen in sets} == set(option.values)


@pytest.mark.parametrize("name", files())
def test_the_game_plays_as_written_down(name: str) -> None:
    assert playthrough(files()[name]) == (FOLDER / name).read_text(encoding="utf-8")
