"""Pointing, tapping, pressing long and dragging."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from page.conftest import Opener
from page.playing import Player
from page.positions import POSITIONS, activation
from page.staging import Stage

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
# Longer than what is pointed at takes to be explained.
LOOKED_AT = 300
AT_WORK = activation("patients=r2.r4.y3.g4.g5,bags=1,departments=radiology")
SURGEON = activation("patients=r2.r4.y3.g4.g5,staff=surgeon")


def staged(opened: Opener, position: str, **settings: object) -> tuple[Player, Stage]:
    player, stage = opened(**settings), Stage(position)
    stage.open(player)
    return player, stage


def middle(what: Locator) -> tuple[float, float]:
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(player: Player, word: str, onto: str) -> None:
    mouse = player.page.mouse
    mouse.move(*middle(player.thing(word)))
    mouse.down()
    x, y = middle(player.thing(onto))
    mouse.move(x - 20, y)
    mouse.move(x, y)
    expect(player.page.locator(".dragged")).to_have_count(1)
    mouse.up()
    expect(player.page.locator(".dragged")).to_have_count(0)


def test_pointing_shows_the_result_and_stores_nothing(opened: Opener) -> None:
    player, stage = staged(opened, activation("patients=r2.r4.y3,said=nurse.critical-care-unit"))
    player.thing("r2").hover()
    expect(player.thing("r2")).to_contain_text("→ 3")
    assert stage.said == []


@pytest.mark.parametrize("word", ["radiology", "oncology", "bag"])
def test_every_quiet_thing_tells_why(opened: Opener, word: str) -> None:
    player, stage = staged(
        opened,
        activation("patients=r2.r4.y3,departments=radiology,said=nurse,used=oncology,nurses=2"),
    )
    player.thing(word).click()
    expect(player.page.locator(".explain")).not_to_be_empty()
    expect(player.page.locator("[data-live=polite] p").last).not_to_be_empty()
    assert stage.said == []


@pytest.mark.parametrize(
    "clicks",
    [
        ("nurse", "pharmacy", "g4"),
        ("g4", "pharmacy"),
        ("g4", "nurse", "pharmacy"),
        ("pharmacy", "g4"),
        ("pharmacy", "nurse", "g4"),
    ],
)
def test_a_sentence_starts_from_any_end(opened: Opener, clicks: tuple[str, ...]) -> None:
    player, stage = staged(opened, AT_WORK)
    for word in clicks[:-1]:
        player.click(player.thing(word))
        expect(player.thing(word)).to_have_class(re.compile("said"))
    player.click(player.thing(clicks[-1]))
    assert stage.said == ["nurse", "pharmacy", "g4"]
    expect(player.page.locator(".treated .patient")).to_have_count(1)


def test_a_second_click_takes_a_named_thing_back(opened: Opener) -> None:
    player, stage = staged(opened, AT_WORK)
    offered = player.words()
    player.click(player.thing("g4"))
    assert player.words() != offered
    player.click(player.thing("g4"))
    assert player.words() == offered
    assert stage.said == []


def test_a_worker_is_dragged_onto_a_department(opened: Opener) -> None:
    player, stage = staged(opened, AT_WORK)
    since = player.stamp
    drag(player, "nurse", "pharmacy")
    player.moved(since)
    assert stage.said == ["nurse", "pharmacy"]


def test_a_patient_is_dragged_onto_a_department(opened: Opener) -> None:
    player, stage = staged(opened, AT_WORK)
    since = player.stamp
    drag(player, "y3", "oncology")
    player.moved(since)
    assert stage.said == ["nurse", "oncology", "y3"]


def test_a_nurse_goes_where_a_specialist_would_make_no_difference(opened: Opener) -> None:
    player, stage = staged(opened, SURGEON)
    since = player.stamp
    drag(player, "y3", "oncology")
    player.moved(since)
    assert stage.said == ["nurse", "oncology", "y3"]


def test_where_a_specialist_makes_a_difference_a_dragged_patient_waits(opened: Opener) -> None:
    player, stage = staged(opened, SURGEON)
    since = player.stamp
    drag(player, "r2", "intensive-care")
    player.moved(since)
    assert stage.said == []
    assert set(player.words()) == {"nurse", "surgeon"}
    player.click(player.thing("surgeon"))
    assert stage.said == ["surgeon", "intensive-care", "r2"]


def test_a_patient_is_dragged_onto_the_department_that_was_said(opened: Opener) -> None:
    said = "patients=r2.y3.y4,said=nurse.oncology"
    player, stage = staged(opened, activation(said))
    since = player.stamp
    drag(player, "y4", "oncology")
    player.moved(since)
    assert stage.said == ["y4"]


@pytest.mark.parametrize("word", ["y3", "nurse", "bag"])
def test_what_is_dragged_looks_as_it_did_where_it_lay(opened: Opener, word: str) -> None:
    player, _ = staged(opened, AT_WORK)
    lying = player.thing(word).locator("[data-carried]").first.bounding_box()
    mouse = player.page.mouse
    mouse.move(*middle(player.thing(word)))
    mouse.down()
    mouse.move(*middle(player.thing("imaging")))
    copy = player.page.locator(".dragged")
    size = copy.evaluate("one => [one.clientWidth, one.clientHeight].map(Math.round)")
    assert lying is not None
    assert size == [round(lying["width"]), round(lying["height"])]
    assert copy.evaluate("one => one.matches('svg:not(:has(.dragged))')")
    mouse.up()
    expect(player.page.locator("[data-dragged]")).to_have_count(0)


def test_a_drag_onto_another_room_drops_what_was_chosen_before(opened: Opener) -> None:
    player, stage = staged(opened, AT_WORK)
    player.click(player.thing("g4"))
    since = player.stamp
    drag(player, "y3", "oncology")
    player.moved(since)
    assert stage.said == ["nurse", "oncology", "y3"]


def test_what_is_chosen_has_no_reason_against_it(opened: Opener) -> None:
    player, _ = staged(opened, AT_WORK)
    told = player.page.locator(".banner .asked")
    player.click(player.thing("g4"))
    x, y = middle(player.thing("g4"))
    player.page.mouse.move(x + 9, y)
    player.page.wait_for_timeout(LOOKED_AT)
    expect(told).to_contain_text("Choose what goes with it.")
    player.thing("pharmacy").click(button="right")
    expect(player.page.locator(".info-card")).to_contain_text("Heal one green patient")


def test_beside_what_is_chosen_a_quiet_thing_says_what_it_does_not_go_with(opened: Opener) -> None:
    player, _ = staged(opened, AT_WORK)
    player.click(player.thing("g4"))
    player.thing("oncology").hover()
    told = player.page.locator(".banner .explain")
    expect(told).to_contain_text("This does not go with green 4.")
    expect(told).not_to_contain_text("which worker")


def test_a_drag_to_nowhere_does_nothing(opened: Opener) -> None:
    player, stage = staged(opened, AT_WORK)
    since = player.stamp
    mouse = player.page.mouse
    mouse.move(*middle(player.thing("nurse")))
    mouse.down()
    mouse.move(*middle(player.page.locator(".brand")))
    mouse.up()
    expect(player.page.locator(".dragged")).to_have_count(0)
    assert player.stamp == since
    assert stage.said == []


def test_pointing_explains_in_the_banner_and_the_other_button_in_a_card_beside_the_board(
    opened: Opener,
) -> None:
    player, _ = staged(opened, AT_WORK)
    card = player.page.locator(".info-card")
    room = player.thing("radiology")
    room.hover()
    expect(player.page.locator(".banner .explain")).to_contain_text("Heal exactly three patients")
    expect(card).to_have_count(0)
    room.click(button="right")
    expect(card).to_contain_text("Heal exactly three patients")
    board, shown = player.page.locator(".board").bounding_box(), card.bounding_box()
    assert board is not None
    assert shown is not None
    assert shown["x"] >= board["x"] + board["width"]
    player.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_what_ones_own_words_would_do_is_shown_without_ones_name(opened: Opener) -> None:
    player, _ = staged(opened, activation("patients=r2.r4,said=nurse.critical-care-unit"))
    player.thing("r2").first.hover()
    shown = player.page.locator(".banner .explain > [aria-hidden]")
    expect(shown.locator("svg[data-die=r3t]")).to_be_visible()
    expect(shown).not_to_contain_text("Ada")
    expect(player.page.locator(".banner .explain > .unseen")).to_contain_text("Ada heals")


@pytest.mark.parametrize("two_taps", [True, False])
def test_the_first_tap_shows_and_the_second_says(opened: Opener, two_taps: bool) -> None:
    player = opened(**PHONE)
    player.change(twoTaps=two_taps)
    player.page.reload()
    stage = Stage(activation("patients=r2.r4.y3,said=nurse.critical-care-unit"))
    stage.open(player)
    since = player.stamp
    player.thing("r2").tap()
    if two_taps:
        expect(player.thing("r2")).to_contain_text("→ 3")
        assert stage.said == []
        player.thing("r2").tap()
    player.moved(since)
    assert stage.said == ["r2"]


def test_a_long_press_explains_and_says_nothing(opened: Opener) -> None:
    player, stage = staged(opened, AT_WORK, **PHONE)
    x, y = middle(player.thing("radiology"))
    touch = player.page.context.new_cdp_session(player.page)
    touch.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    card = player.page.locator(".info-card")
    expect(card).to_contain_text("Heal exactly three patients")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_be_visible()
    player.page.locator(".banner h1").tap()
    expect(card).to_have_count(0)
    assert stage.said == []


def test_an_explanation_goes_with_what_it_explains(opened: Opener) -> None:
    player = opened()
    stage = Stage(POSITIONS["improve"])
    stage.open(player)
    word = player.words()[0]
    card = player.page.locator(".info-card")
    player.thing(word).click(button="right")
    expect(card).to_be_visible()
    stage.say([word])
    expect(player.page.locator(".improvement.taken")).to_have_count(1)
    expect(card).to_have_count(0)


def test_a_resting_mouse_points_at_nothing(opened: Opener) -> None:
    """What comes to lie under it is explained when the mouse is moved, and not before."""
    player = opened()
    Stage(POSITIONS["worker"]).open(player)
    box = player.thing("oncology").bounding_box()
    assert box is not None
    player.page.evaluate("location.hash = '#/nowhere'")
    player.page.locator(".table").wait_for(state="detached")
    player.page.mouse.move(box["x"] + 30, box["y"] + 30)
    Stage(POSITIONS["worker"]).open(player)
    explained = player.page.locator(".banner .explain")
    player.page.wait_for_timeout(300)
    expect(explained).to_have_count(0)
    player.page.mouse.move(box["x"] + 32, box["y"] + 30)
    expect(explained).to_contain_text("Oncology")
