"""Every seat count has playthroughs, and they still play the same."""

from __future__ import annotations

import pytest

from hospital_rush.playthroughs import FOLDER, OPTION_SETS, files, playthrough
from wardround.games.hospital_rush.game import HospitalRush


def test_none_is_missing_and_none_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(files())
    assert len(files()) == len(HospitalRush.seat_counts) * len(OPTION_SETS)


@pytest.mark.parametrize("name", files())
def test_the_game_plays_as_written_down(name: str) -> None:
    assert playthrough(files()[name]) == (FOLDER / name).read_text(encoding="utf-8")


def test_every_question_comes_up_in_some_playthrough() -> None:
    texts = "".join((FOLDER / name).read_text(encoding="utf-8") for name in files())
    for word in ("claim", "discharge", "prestige", "done", "pharmacy", "seat-2"):
        assert f": {word} <" in texts, word
