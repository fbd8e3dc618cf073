"""The guided first games: walked step by step, left and found again, skipped; their sentences."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.conftest import Opener
from page.pupil import Pupil, View, covered_by
from page.shifting import observe, shifted
from page.test_standing_still import MOST_SHIFT
from text.test_page import sentences
from wardround.text import languages

MOST_WORDS, MOST_TITLE_WORDS = 25, 4
SCREENS = ((390, 844), (360, 640), (844, 390), (1024, 768))
TABLET = 1000
LEAST_TIPS = 3
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DICE = [
    *("patients", "ambulance", "specialist", "return", "nurse", "why", "surgeon", "effect"),
    *("clinic", "oncology", "bag", "undo", "finish", "extra", "second", "hire"),
    *("home-1", "home-2", "home-3", "nearly", "home-4", "free", "another", "done"),
]
RUSH = [
    *("aim", "treat", "fetch", "slide", "cure", "rat", "cured", "sell", "punished", "study"),
]


def mine(view: View) -> View:
    people: list[View] = view.get("hospitals") or view["interns"]
    return people[0]


def home(view: View) -> int:
    return sum(mine(view)["lounge"].values())


def got(word: str) -> Callable[[View, View], bool]:
    return lambda before, after: word in mine(after)["patients"]


def sent_home(count: int) -> Callable[[View, View], bool]:
    return lambda before, after: home(after) == count


DICE_PROMISES: dict[str, Callable[[View, View], bool]] = {
    "patients": lambda b, a: sorted(mine(a)["patients"]) == ["g5", "r4", "y3"],
    "ambulance": lambda b, a: (
        mine(a)["bags"] == mine(b)["bags"] + 1 and a["mover"] == 0 and "surgeon" in a["display"]
    ),
    "specialist": lambda b, a: mine(a)["staff"] == ["surgeon"],
    "return": lambda b, a: mine(a)["staff"] == ["surgeon"],
    "nurse": got("g6t"),
    "surgeon": lambda b, a: mine(a)["pending"] == "surgeon",
    "effect": got("r6t"),
    "clinic": lambda b, a: mine(a)["patients"].count("r6t") == 2,
    "oncology": got("y5t"),
    "bag": sent_home(1),
    "undo": lambda b, a: home(a) == 0 and mine(a)["bags"] == 1,
    "finish": lambda b, a: (
        sorted(mine(a)["patients"]) == ["g3", "g6", "r6", "r6", "y2", "y5"]
        and mine(a)["fatalities"] == 0
    ),
    "second": lambda b, a: len(mine(a)["patients"]) == 9,
    "hire": lambda b, a: mine(a)["staff"] == ["surgeon", "general-practitioner"],
    "home-1": sent_home(1),
    "home-2": sent_home(2),
    "home-3": sent_home(3),
    "nearly": got("y6t"),
    "home-4": sent_home(4),
    "free": lambda b, a: mine(a)["pending"] == "general-practitioner",
    "another": got("r6t"),
    "done": lambda b, a: (
        mine(a)["points"]["discharges"] == 7
        and mine(a)["fatalities"] == 0
        and "r6" in mine(a)["patients"]
    ),
}
RUSH_PROMISES: dict[str, Callable[[View, View], bool]] = {
    "treat": lambda b, a: mine(a)["bed"] in (3, 4),
    "fetch": lambda b, a: mine(a)["medicine"] == {"purple": 1, "orange": 1, "green": 0},
    "slide": lambda b, a: a["beds"][3]["patient"] == "pip-plum" and mine(a)["bed"] == 4,
    "cure": lambda b, a: a["beds"][3]["cured"] == 1,
    "rat": lambda b, a: mine(a)["bucks"] == mine(b)["bucks"] + 2 and mine(a)["prestige"] == 2,
    "sell": lambda b, a: mine(a)["bucks"] > mine(b)["bucks"] and mine(a)["prestige"] == 2,
    "punished": lambda b, a: (
        mine(a)["bucks"] == mine(b)["bucks"] - 1 and mine(a)["prestige"] == mine(b)["prestige"]
    ),
    "study": lambda b, a: mine(a)["skills"] == ["finance"],
}


def test_the_lesson_of_dice_hospital_holds_what_it_promises(opened: Opener) -> None:
    pupil = Pupil(opened(), "dice-hospital")
    told = pupil.walk(DICE_PROMISES)
    assert told == [*DICE, "over"]
    expect(pupil.player.page.locator(".rounds .now")).to_have_text("3")
    pupil.player.key("play-on").click()
    expect(pupil.coach.locator("h2")).to_have_count(0)
    pupil.player.step()


def test_the_lesson_of_hospital_rush_holds_what_it_promises(opened: Opener) -> None:
    pupil = Pupil(opened(), "hospital-rush")
    told = pupil.walk(RUSH_PROMISES)
    assert told == [*RUSH, "over"]
    pupil.player.key("play-on").click()
    expect(pupil.coach.locator("h2")).to_have_count(0)


@pytest.mark.parametrize("game", ["dice-hospital", "hospital-rush"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda one: "x".join(map(str, one)))
def test_the_lesson_can_be_walked_on_every_screen(
    opened: Opener, game: str, screen: tuple[int, int]
) -> None:
    width, height = screen
    touch = PHONE if width < TABLET else {}
    pupil = Pupil(opened(**{**touch, "viewport": {"width": width, "height": height}}), game)
    steps, promises = {
        "dice-hospital": (DICE, DICE_PROMISES),
        "hospital-rush": (RUSH, RUSH_PROMISES),
    }[game]
    assert pupil.walk(promises) == [*steps, "over"]


@pytest.mark.parametrize("screen", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_tips_of_a_first_game_cover_neither_banner_nor_keys(
    opened: Opener, screen: tuple[int, int]
) -> None:
    player = opened(viewport={"width": screen[0], "height": screen[1]})
    player.start("now")
    coach = player.page.locator(".coach")
    coach.wait_for()
    tips: set[str] = set()
    while not player.can_finish:
        if coach.count():
            tips.add(coach.get_attribute("data-step") or "")
            assert covered_by(coach) == [], tips
        player.step()
    assert len(tips) >= LEAST_TIPS


def test_the_coach_notices_the_tap_it_asks_for(opened: Opener) -> None:
    pupil = Pupil(opened(), "dice-hospital")
    assert pupil.said() == "Click the yellow die.", "it has no value yet"
    while pupil.step != "nurse":
        if pupil.step == "specialist":
            assert pupil.said() == "Click the Surgeon."
        pupil.obey()
    assert pupil.said() == "Click a nurse."
    pupil.obey()
    assert pupil.said() == "Click Pharmacy."
    pupil.obey()
    assert pupil.said() == "Click green 5."
    pupil.obey()
    assert (pupil.step, pupil.said()) == ("why", "Click Pharmacy.")
    pupil.player.thing("pharmacy").click()
    expect(pupil.coach.locator(".coach-why")).to_contain_text("used")
    expect(pupil.coach.locator(".coach-why")).not_to_contain_text("asking costs nothing")
    assert pupil.said() == "Now you know why."
    expect(pupil.player.page.locator(".coach-hole")).to_have_count(0)


def test_back_takes_back_what_was_done_last(opened: Opener) -> None:
    pupil = Pupil(opened(), "dice-hospital")
    while pupil.step != "surgeon":
        pupil.obey()
    back = pupil.player.key("back")
    back.click()
    assert pupil.step == "why"
    back.click()
    expect(pupil.coach).to_have_attribute("data-step", "lesson-nurse")
    assert "g6t" not in mine(pupil.view)["patients"]


def test_leaving_the_path_is_fine_and_the_coach_goes_on_with_the_next_phase(
    opened: Opener,
) -> None:
    pupil = Pupil(opened(), "dice-hospital")
    player = pupil.player
    while pupil.step != "nurse":
        pupil.obey()
    player.click(player.thing("nurse"))
    player.click(player.thing("clinic"))
    player.click(player.thing("r5"))
    expect(pupil.coach).to_have_attribute("data-step", "fine")
    assert pupil.said() == "Fine too."
    expect(pupil.coach.locator(".coach-why")).to_contain_text("Clinic")
    while pupil.step == "fine":
        if player.can_finish:
            player.finish()
        else:
            player.step()
    assert pupil.step == "extra"


def test_every_word_stays_free(opened: Opener) -> None:
    pupil = Pupil(opened(), "dice-hospital")
    player = pupil.player
    assert player.words() == ["r3", "y3", "g3"]
    player.click(player.thing("g3"))
    expect(pupil.coach).to_have_attribute("data-step", "fine")
    player.click(player.choices.first)
    expect(pupil.coach).to_have_attribute("data-step", "lesson-ambulance")
    player.click(player.thing("ambulance-1"))
    expect(pupil.coach).to_have_attribute("data-step", "lesson-specialist")


def test_the_coach_leaves_the_end_of_the_round_to_be_seen(opened: Opener) -> None:
    """The scene is what the round was for: neither dimmed nor covered; nothing stale is said."""
    pupil = Pupil(opened(), "dice-hospital")
    player = pupil.player
    while pupil.step != "finish":
        pupil.obey()
    player.page.emulate_media(reduced_motion="no-preference")
    player.key("finish").click()
    player.page.locator(".round-end").wait_for()
    expect(player.page.locator(".coach-hole")).to_have_count(0)
    expect(pupil.coach).to_have_count(0)
    player.page.keyboard.press(".")
    expect(pupil.coach).to_have_attribute("data-step", "lesson-extra")


def test_teaching_can_be_skipped_and_stays_so(opened: Opener) -> None:
    pupil = Pupil(opened(), "dice-hospital")
    pupil.player.key("skip-teaching").click()
    expect(pupil.coach).to_have_count(0)
    expect(pupil.player.page.locator("[data-coached]")).to_have_count(0)
    pupil.player.page.reload()
    pupil.player.asked()
    expect(pupil.coach).to_have_count(0)


def test_a_phone_is_tapped(opened: Opener) -> None:
    pupil = Pupil(opened(**PHONE), "dice-hospital")
    assert pupil.said().startswith("Tap ")


def words_in(text: str) -> int:
    return len([word for word in text.split() if re.search(r"\w", word)])


@pytest.mark.parametrize("language", languages())
def test_the_coach_is_brief(language: str) -> None:
    spoken = {
        key: text
        for key, text in sentences(language).items()
        if re.match(r"(dice-hospital|hospital-rush)-(lesson|coach)-|page-coach-", key)
    }
    titles = {key: text for key, text in spoken.items() if key.endswith("-do")}
    assert len(spoken) > 50
    assert len(titles) > 5
    assert {k: words_in(text) for k, text in spoken.items() if words_in(text) > MOST_WORDS} == {}
    assert {k: text for k, text in titles.items() if words_in(text) > MOST_TITLE_WORDS} == {}


def test_the_coach_says_what_is_written_on_doors_and_keys(opened: Opener) -> None:
    pupil = Pupil(opened(), "hospital-rush")
    titles: dict[str, list[str]] = {}
    while pupil.step != "study":
        pupil.player.asked()
        pupil.coach.wait_for()
        titles.setdefault(pupil.step, []).append(pupil.said())
        if "Kurt" in pupil.player.key("undo").inner_text():
            assert pupil.player.key("undo").inner_text().startswith("Undo: Kurt II*")
        pupil.obey()
    assert titles["rat"] == ["Click Rat out.", "Click Use it."]
    assert titles["sell"] == ["Click Kurt II*.", "Click Orange medicine."]
    assert titles["punished"] == ["Click Pay."]


@pytest.mark.parametrize("screen", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_the_coach_leaves_the_patient_she_speaks_of_to_be_seen(
    opened: Opener, screen: tuple[int, int]
) -> None:
    pupil = Pupil(opened(viewport={"width": screen[0], "height": screen[1]}), "hospital-rush")
    while pupil.step != "treat":
        pupil.obey()
    assert pupil.said() == "Click Treat A."
    bed = pupil.player.thing("bed-3")
    expect(pupil.player.page.locator(".coach-hole")).to_be_visible()
    assert covered_by(pupil.coach, bed) == []


def test_nothing_shifts_while_the_coach_moves(opened: Opener) -> None:
    player = opened(viewport={"width": 390, "height": 844})
    observe(player.page)
    pupil = Pupil(player, "hospital-rush")
    pupil.walk({})
    assert shifted(player.page) < MOST_SHIFT
