"""A board that stands still: the same boxes in every phase, and next to no layout shift."""

from __future__ import annotations

import pytest

from page.conftest import Opener
from page.playing import Player
from page.positions import POSITIONS
from page.shifting import MOST_SHIFT, observe, shifted
from page.staging import Stage

BOXES = (".hospital", ".ward", ".rooms", ".staff", ".blood", ".stair", ".street", ".banner")
# One of each phase of a round and of its questions; before, between and after the rounds.
PHASES = (
    *("starting", "keep", "extra", "arrange", "take", "take-five", "overflow", "improve"),
    *("return", "worker", "department", "patients", "effect", "bag-use", "spare", "nothing-left"),
    *("event", "in-force", "send-back", "improve-alone", "report", "pick-up", "experimental"),
)
MEASURE = """boxes => boxes.map(box => {
    const { x, y, width, height } = document.querySelector(box).getBoundingClientRect();
    return [box, ...[x, y, width, height].map(Math.round)].join(' ');
})"""
GAME_PATIENCE = 90_000


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_every_phase_stands_in_the_same_boxes(opened: Opener, width: int, height: int) -> None:
    player = opened(viewport={"width": width, "height": height})
    found: dict[str, list[str]] = {}
    for name in PHASES:
        Stage(POSITIONS[name]).open(player)
        found[name] = player.page.evaluate(MEASURE, list(BOXES))
    first = found["worker"]
    assert {name: boxes for name, boxes in found.items() if boxes != first} == {}


def play_to_the_end(player: Player) -> None:
    while not player.over:
        player.hurry_on()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_hardly_anything_shifts_in_a_whole_game(opened: Opener, width: int, height: int) -> None:
    player = opened(viewport={"width": width, "height": height})
    player.page.set_default_timeout(GAME_PATIENCE)
    observe(player.page)
    player.page.reload()
    player.practise(seed=5, bots=2)
    play_to_the_end(player)
    assert 0 < shifted(player.page) < MOST_SHIFT
