"""Motion tells what happened, holds nobody up, and is off for who does not want it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playwright.sync_api import expect

from page.conftest import Opener
from page.playing import Player
from page.positions import POSITIONS, activation
from page.staging import Stage

RECORD = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    const place = this.closest('[data-place]')?.dataset.place ?? 'on its way';
    window.moved.push({ place, die: this.dataset.die ?? '', duration: options.duration });
    return animate.call(this, frames, window.slow ? { ...options, duration: 60000 } : options);
};
"""
TUMBLING = 350
RUNNING = "() => document.getAnimations().filter(one => !one.transitionProperty).length"
STILL = "() => document.getAnimations().every(one => one.transitionProperty)"


def recorded(opened: Opener, code: str, motion: str = "no-preference") -> Player:
    player = opened(reduced_motion=motion)
    player.page.add_init_script(RECORD)
    player.page.reload()
    Stage(code).open(player)
    return player


def moved(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.page.evaluate("window.moved")
    return found


def send_a_nurse(player: Player, department: str) -> None:
    """To where only one patient fits, which is then named by itself."""
    player.click(player.thing("nurse"))
    player.click(player.thing(department))


def test_a_treated_patient_passes_through_the_room_and_keeps_its_bed(opened: Opener) -> None:
    player = recorded(opened, activation("patients=r2.y3.g4"))
    bed = player.page.locator("[data-bed]", has=player.page.locator("svg[data-die=y3]"))
    place = bed.get_attribute("data-bed")
    send_a_nurse(player, "oncology")
    expect(player.page.locator(".treated .patient")).to_have_count(1)
    expect(player.page.locator(f'[data-bed="{place}"].treated')).to_have_count(1)
    told = moved(player)
    assert [one["die"] for one in told if one["place"] == "patients"] == ["y4t"]
    assert sum(one["place"] == "on its way" for one in told) == 2, "the patient and the nurse"
    assert {150 <= one["duration"] <= 600 for one in told} == {True}
    player.page.wait_for_function(STILL)
    expect(player.page.locator(".leaving")).to_have_count(0)


def test_a_discharged_patient_leaves_for_the_stair(opened: Opener) -> None:
    player = recorded(opened, activation("patients=r2.g6"))
    send_a_nurse(player, "pharmacy")
    assert [one["place"] for one in moved(player)] == ["on its way"] * 2, "the patient, the nurse"
    expect(player.page.locator('.step[data-step="1"] svg[data-die=g6]')).to_have_count(1)
    expect(player.page.locator(".bed.empty", has_text="went home")).to_have_count(1)


def test_dice_tumble_into_their_ambulances(opened: Opener) -> None:
    player = recorded(opened, activation("patients=r2t.g4t", options="administrators=no"))
    player.finish()
    assert player.question == "Which ambulance do you take?"
    told = [one for one in moved(player) if one["duration"] == TUMBLING]
    tumbled = Counter(one["place"] for one in told if one["die"])
    assert tumbled == {f"ambulance-{number}": 3 for number in (1, 2, 3, 4)}


def test_nothing_moves_for_who_wants_it_still(opened: Opener) -> None:
    player = recorded(opened, activation("patients=r2.y3.g4"), motion="reduce")
    send_a_nurse(player, "oncology")
    expect(player.page.locator(".treated .patient")).to_have_count(1)
    assert moved(player) == []


def test_a_key_ends_what_moves_and_clicks_need_not_wait(opened: Opener) -> None:
    player = recorded(opened, activation("patients=r2.y3.g4"))
    player.page.evaluate("window.slow = true")
    send_a_nurse(player, "oncology")
    assert player.page.evaluate(RUNNING) > 0
    send_a_nurse(player, "pharmacy")
    assert player.page.evaluate(RUNNING) > 0
    player.page.keyboard.press(".")
    player.page.wait_for_function(STILL)
    expect(player.page.locator(".leaving")).to_have_count(0)


def test_what_others_do_is_not_animated_here(opened: Opener) -> None:
    simultaneous = POSITIONS["together"]
    player = opened(reduced_motion="no-preference")
    player.page.add_init_script(RECORD)
    player.page.reload()
    stage = Stage(simultaneous)
    stage.open(player)
    stage.hear_other(1, ["nurse", "oncology", "y2"])
    expect(player.page.locator(".other").first).to_contain_text("1 of 3")
    assert moved(player) == []
