"""Phones, on their side and upright: what is asked about is seen, and of a size to be liked."""

from __future__ import annotations

from typing import Any

import pytest

from page.conftest import Opener, Table
from page.positions import NO_BOSS, OTHER, POSITIONS, STAFF, activation, code
from page.rush_positions import POSITIONS as RUSH
from page.staging import Stage

SIDE, WIDE = {"width": 844, "height": 390}, {"width": 1280, "height": 800}
DICE = ("worker", "take-five", "improve", "bag-use")
DOORS = ("five", "tile")
# Seen where it is: nothing lies over its middle.
HIDDEN = """() => [...document.querySelectorAll('.thing.legal, .bed, .bed-foot, .mine-card')]
    .filter(one => one.offsetParent)
    .filter(one => {
        const { top, left, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const keys = document.querySelector('.keybar').getBoundingClientRect().top;
        return width < 20 || height < 15 || top < 0 || y > keys || left + width > innerWidth + 1
            || (one.matches('.legal') && !one.contains(document.elementFromPoint(x, y)));
    })
    .map(one => one.className + ' ' + one.textContent)"""
OVERWRITTEN = """all => all.filter(room => {
    const sign = room.querySelector('.need > :last-child').getBoundingClientRect();
    return sign.right > room.querySelector('.view').getBoundingClientRect().left;
}).map(room => room.dataset.word)"""
CASES: dict[str, Any] = {name: POSITIONS[name] for name in DICE}
CASES |= {f"rush {name}": RUSH[name] for name in DOORS}


@pytest.mark.parametrize("name", CASES)
def test_all_that_is_asked_about_is_seen(table: Table, name: str) -> None:
    player, _ = table(CASES[name])
    player.page.set_viewport_size(SIDE)  # type: ignore[arg-type]
    hidden = player.page.evaluate(HIDDEN)
    player.page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    assert hidden == []


@pytest.mark.parametrize("width", [390, 360])
def test_five_specialists_are_in_sight_on_a_phone(table: Table, width: int) -> None:
    five = f"staff={STAFF}.surgeon.haematologist,departments=radiology.triage-centre"
    player, _ = table(activation(f"patients=r1.y2.g6,{five},bags=1"))
    player.page.set_viewport_size({"width": width, "height": 844})
    staff = player.page.locator(".staff")
    cut = staff.evaluate("one => one.scrollWidth - one.clientWidth")
    widths = staff.locator(".worker:not(.nurses)").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().width)"
    )
    overwritten = player.page.locator(".room:has(.need i)").evaluate_all(OVERWRITTEN)
    player.page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    assert cut <= 0
    assert overwritten == [], "a long sign over the furniture"
    assert len(widths) == 5
    assert min(widths) >= 24


def test_two_cards_on_a_phone_are_cards_and_no_columns(table: Table) -> None:
    player, _ = table(POSITIONS["improve-alone"])
    player.page.set_viewport_size({"width": 390, "height": 844})
    heights = player.page.locator(".stage .improvement").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    player.page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    assert len(heights) == 2
    assert all(44 <= height <= 110 for height in heights)


def test_the_last_round_ends_with_its_scene_too_and_all_of_it_is_seen(opened: Opener) -> None:
    touch = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    player = opened(reduced_motion="no-preference", **touch)
    last = code(
        "round=8,phase=activate,first=1,mover=1",
        "patients=r1.y2.g5,lounge=4.4.0,ambulance=1",
        f"{OTHER},ambulance=2",
        options=NO_BOSS,
    )
    Stage(last).open(player)
    player.key("finish").tap()
    assert "Enter" not in player.page.locator(".banner").inner_text()
    player.key("anyway").tap()
    sign = player.page.locator(".round-end .told.home b")
    sign.wait_for()
    assert player.page.locator(".banner p").inner_text() == "Tap to go on."
    box = sign.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
