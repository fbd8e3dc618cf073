"""The board of Hospital Rush stands still: boxes, keys and layout shift, measured."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from page.conftest import Opener
from page.playing import Player
from page.rush_positions import CROWDED, POSITIONS
from page.shifting import MOST_SHIFT, observe, shifted
from page.staging import Stage

SIZES = {"desk": (1280, 800), "phone": (390, 844)}
BOXES = (".thermometer", ".corridor", ".doors", ".mine-card", ".banner", ".keybar")
MEASURED = """which => which.map(one => {
    const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
    return [one, x, y, width, height].join(' ');
})"""


def window(size: tuple[int, int]) -> dict[str, Any]:
    return {"viewport": {"width": size[0], "height": size[1]}}


def measure(player: Player) -> list[str]:
    found: list[str] = player.page.evaluate(MEASURED, list(BOXES))
    return found


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_boxes_keep_their_place_in_every_phase(opened: Opener, size: tuple[int, int]) -> None:
    player = opened(**window(size))
    Stage(POSITIONS["doors"]).open(player)
    first = measure(player)
    three = [name for name in POSITIONS if name not in ("five", "victim")]
    for name in three:
        Stage(POSITIONS[name]).open(player)
        assert measure(player) == first, name


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_boxes_keep_their_place_while_a_sentence_is_said(
    opened: Opener, size: tuple[int, int]
) -> None:
    player = opened(**window(size))
    Stage(POSITIONS["doors"]).open(player)
    first = measure(player)
    for word in ("treat-b", "bed-2", "patch"):
        player.click(player.page.locator(f'.thing.legal[data-word="{word}"]').first)
        assert measure(player) == first, word


@pytest.mark.parametrize("language", ["en", "de"])
def test_with_five_nothing_lies_under_the_keys(opened: Opener, language: str) -> None:
    player = opened(**window((1024, 768)), locale=language)
    for name in ("five", "victim"):
        Stage(POSITIONS[name], language).open(player)
        keys = player.page.locator(".keybar").bounding_box()
        assert keys is not None
        lowest = player.page.locator(".rush .thing, .thermometer, .other").evaluate_all(
            "all => Math.max(...all.map(one => one.getBoundingClientRect().bottom))"
        )
        assert lowest <= keys["y"] + 1, name
        assert player.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        board = player.page.locator(".board")
        assert board.evaluate("one => one.scrollHeight <= one.clientHeight"), name


def test_layout_hardly_shifts_in_a_whole_game(opened: Opener) -> None:
    player = opened(reduced_motion="no-preference", **window(SIZES["desk"]))
    player.practise(7, bots=2, game="hospital-rush", options={"rounds": "10"})
    player.page.evaluate("localStorage.setItem('wardround.settings', '{\"pace\": \"quick\"}')")
    observe(player.page)
    player.page.reload()
    player.asked()
    while not player.over:
        player.step()
    assert 0 < shifted(player.page) < MOST_SHIFT


CROWDS = {
    "tablet": ((1024, 768), "five", "de"),
    "tablet of four": ((1024, 768), "four", "en"),
    "phone": ((390, 844), "four", "en"),
    "phone of five": ((390, 844), "five", "fr"),
    "small": ((360, 640), "four", "en"),
    "small of five": ((360, 640), "five", "en"),
}
COVERED = """() => {
    const written = one => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return [...range.getClientRects()];
    };
    const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2
        && a.top < b.bottom - 3 && b.top < a.bottom - 3;
    return [...document.querySelectorAll('.rush-door')].filter(door => {
        const words = [...door.querySelectorAll('.sign b, .brings')].flatMap(written);
        const tokens = [...door.querySelectorAll('.mat .rush-disc')];
        return tokens.some(one => words.some(word => meet(one.getBoundingClientRect(), word)));
    }).map(door => door.textContent);
}"""
# Tiles lie on their blanket, below the sheet and above what is written at the foot of the bed.
HANGING = """() => [...document.querySelectorAll('.rush-bed')].flatMap(bed => {
    const blanket = bed.querySelector('.blanket').getBoundingClientRect();
    const foot = bed.querySelector('.bed-foot').getBoundingClientRect();
    return [...bed.querySelectorAll('.bed-needs .rush-tile')]
        .map(one => one.getBoundingClientRect())
        .filter(({ top, bottom }) => top < blanket.top + 2 || bottom > foot.top + 1)
        .map(({ top }) => `${bed.textContent}: ${top}`);
})"""
# What is cut off at an edge of the screen or of its own box.
CUT = """which => [...document.querySelectorAll(which)].filter(one => {
    const inner = one.getBoundingClientRect();
    const outer = one.closest('.passer, .rush-progress, .thermometer').getBoundingClientRect();
    return inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1
        || inner.top < outer.top - 1;
}).map(one => one.outerHTML.slice(0, 80))"""


# The markers in hand do not touch the tiles beside them.
APART = """() => {
    const side = (which, edge) => document.querySelector(which).getBoundingClientRect()[edge];
    return side('.mine-card .hand .rush-disc', 'right') <= side('.patches .rush-tile', 'left') - 2;
}"""


@pytest.mark.parametrize(("size", "crowd", "language"), CROWDS.values(), ids=CROWDS)
def test_tokens_of_a_crowd_cover_no_words(
    opened: Opener, size: tuple[int, int], crowd: str, language: str
) -> None:
    player = opened(**window(size), locale=language)
    Stage(CROWDED[crowd], language).open(player)
    assert player.page.evaluate(COVERED) == []
    assert player.page.evaluate(HANGING) == []
    whole = ".passer .stock, .passer .rush-star, .passer .on-red, .order li, .standing .rush-disc"
    assert player.page.evaluate(CUT, whole) == []
    assert player.page.evaluate(APART)


def test_the_ring_of_whose_turn_it_is_is_whole_on_a_phone(opened: Opener) -> None:
    player = opened(**window(SIZES["phone"]))
    Stage(POSITIONS["doors"]).open(player)
    room = player.page.evaluate(
        """() => {
            const ring = document.querySelector('.order .next').getBoundingClientRect();
            const box = document.querySelector('.rush-progress').getBoundingClientRect();
            return Math.min(ring.top - box.top, box.bottom - ring.bottom);
        }"""
    )
    assert room >= 3, room


def test_no_bucks_are_an_empty_place_and_not_a_hole(opened: Opener) -> None:
    player = opened(**window(SIZES["phone"]))
    Stage(CROWDED["four"]).open(player)
    expect(player.page.locator(".purse .no-coin")).to_be_visible()
    Stage(POSITIONS["doors"]).open(player)
    expect(player.page.locator(".purse .no-coin")).to_have_count(0)


def test_prestige_of_the_others_stands_on_a_star(opened: Opener) -> None:
    player = opened(**window(SIZES["desk"]))
    Stage(POSITIONS["doors"]).open(player)
    star = player.page.locator(".other .rush-star").first.bounding_box()
    score = player.page.locator(".other .score").first.bounding_box()
    assert star is not None
    assert score is not None
    middle = score["x"] + score["width"] / 2
    assert abs(middle - star["x"] - star["width"] / 2) < 3
    assert star["y"] <= score["y"] + score["height"] / 2 <= star["y"] + star["height"]
    player.page.set_viewport_size({"width": 390, "height": 844})
    expect(player.page.locator(".passer .rush-star").first).to_have_text("7")


def test_a_guests_name_is_whole_on_ones_own_card(opened: Opener) -> None:
    player = opened(**window(SIZES["desk"]))
    Stage(POSITIONS["doors"]).open(player)
    name = player.page.locator(".mine-card .name")
    name.evaluate("one => { one.textContent = 'Guest Rosemary'; }")
    assert name.evaluate(
        "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 9"
    )


def test_names_of_doors_are_not_cut_below_on_a_phone(opened: Opener) -> None:
    player = opened(**window(SIZES["phone"]))
    Stage(POSITIONS["doors"]).open(player)
    cut = player.page.locator(".rush-door .sign b").evaluate_all(
        "all => all.filter(one => one.scrollHeight > one.clientHeight).map(one => one.textContent)"
    )
    assert cut == []


def test_who_is_there_is_told_beside_a_long_name_and_not_over_it(opened: Opener) -> None:
    player = opened(**window(SIZES["desk"]))
    Stage(POSITIONS["doors"]).open(player)
    card = player.page.locator(".other").first
    name, badge = card.locator(".name > span").first, card.locator(".presence")
    name.evaluate("one => { one.textContent = 'Guest Rosemary of the Long Corridor'; }")
    text, dot = name.bounding_box(), badge.bounding_box()
    assert text is not None
    assert dot is not None
    assert text["x"] + text["width"] <= dot["x"]
    assert dot["width"] >= 12
    progress = card.locator(".progress-text").bounding_box()
    assert progress is not None
    assert dot["x"] + dot["width"] <= progress["x"]


SCREENS = {"desk": (1280, 800), "tablet": (1024, 768), "phone": (390, 844), "small": (360, 640)}
# How much paper is left between the rings of two doors beside or above each other.
BETWEEN_RINGS = """() => {
    const ring = one => Math.max(...[...getComputedStyle(one).boxShadow
        .matchAll(/0px 0px 0px ([\\d.]+)px/g)].map(found => Number(found[1])));
    const doors = [...document.querySelectorAll('.rush-door.legal:not(.idle)')]
        .map(one => ({ ...one.getBoundingClientRect().toJSON(), ring: ring(one) }));
    const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom,
        b.top - a.bottom) - a.ring - b.ring;
    return Math.min(...doors.flatMap((one, n) => doors.slice(n + 1).map(two => apart(one, two))));
}"""
# Words of doors that are cut off by their door.
CUT_IN_DOORS = """() => [...document.querySelectorAll('.rush-door .sign')]
    .filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.textContent)"""


@pytest.mark.parametrize("size", SCREENS.values(), ids=SCREENS)
def test_rings_of_neighbouring_doors_leave_a_gap(opened: Opener, size: tuple[int, int]) -> None:
    player = opened(**window(size))
    Stage(POSITIONS["five"]).open(player)
    assert player.page.evaluate(BETWEEN_RINGS) >= 1


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
@pytest.mark.parametrize("size", SCREENS.values(), ids=SCREENS)
def test_doors_have_room_for_their_words(
    opened: Opener, size: tuple[int, int], language: str
) -> None:
    player = opened(**window(size), locale=language)
    for name in ("five", "last", "doors"):
        Stage(POSITIONS[name], language).open(player)
        assert player.page.evaluate(CUT_IN_DOORS) == [], name


@pytest.mark.parametrize("name", ["five", "last", "fair"])
def test_the_heading_of_unfair_doors_stands_above_them_on_a_phone(
    opened: Opener, name: str
) -> None:
    player = opened(**window(SIZES["phone"]))
    Stage(POSITIONS[name]).open(player)
    fair, heading, unfair = (
        player.page.locator(which).evaluate_all(
            "all => all.map(one => one.getBoundingClientRect())"
            ".map(({ top, bottom }) => [top, bottom])"
        )
        for which in (".rush-door:not(.red)", ".unfair-head", ".rush-door.red")
    )
    assert max(bottom for _, bottom in fair) <= heading[0][0]
    assert heading[0][1] <= min(top for top, _ in unfair)


def test_a_phone_shows_the_chest_and_ones_own_goods_all_the_time(opened: Opener) -> None:
    player = opened(**window(SIZES["phone"]))
    Stage(POSITIONS["five"]).open(player)
    expect(player.page.locator(".in-chest")).to_be_visible()
    expect(player.page.locator(".in-chest")).to_have_text("Chest 1 · 2 · 0")
    Stage(POSITIONS["fetch"]).open(player)
    chest = player.page.locator(".chest.asks").bounding_box()
    own = player.page.locator(".mine-card").bounding_box()
    assert chest is not None
    assert own is not None
    assert chest["y"] + chest["height"] <= own["y"] + 1
