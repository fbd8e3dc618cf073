"""Undo, No thanks, Pass and Finish: four things that do what they say."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from page.conftest import Opener
from page.playing import Player
from page.positions import activation
from page.staging import Stage
from page.tables import NAMES, asked_one, friends, level, play_until, quiet, say_something

TOGETHER = {"administrators": "no", "activation": "simultaneous"}
DYING = activation("patients=r1.y3.g4,nurses=1,used=oncology.pharmacy")
OUT = "nurses=0,used=critical-care-unit.oncology.pharmacy"
TREATED = activation(f"patients=r5t.y3t.g4t,bags=1,{OUT}")
NOTHING_LEFT = activation(f"patients=r1.y4t,{OUT}")
ONE_TARGET = activation(
    "patients=r3m.y2.g4,staff=surgeon,placed=surgeon,used=critical-care-unit,pending=surgeon"
)


def test_undo_of_a_wrong_ambulance_after_the_bots_have_answered(opened: Opener) -> None:
    player = opened()
    player.practise(7, bots=2)
    player.until("Which ambulance")
    offered = player.words()
    player.click(player.thing(offered[-1]))
    answers = player.log("Bea hires") + player.log("Bea builds")
    answers += player.log("Cem hires") + player.log("Cem builds")
    assert answers, "the bots have not answered: choose another seed"
    since = player.stamp
    undo = player.key("undo")
    expect(undo).to_have_accessible_name(f"Undo: Ambulance {offered[-1][-1]}")
    undo.click()
    player.moved(since)
    assert "Which ambulance" in player.question
    assert player.words() == offered
    player.click(player.key("redo"))
    assert "Which ambulance" not in player.question


def test_finish_with_workers_free_asks_and_goes_back(opened: Opener) -> None:
    player = opened()
    player.practise(5)
    player.until("Place a worker")
    since = player.stamp
    player.key("finish").click()
    expect(player.page.locator(".banner.asking")).to_contain_text("still free")
    player.key("back").click()
    expect(player.page.locator(".banner.asking")).to_have_count(0)
    assert player.stamp == since


def test_finish_never_asks_if_so_set(opened: Opener) -> None:
    player = opened()
    player.change(neverAsk=True)
    player.page.reload()
    player.practise(5)
    player.until("Place a worker")
    player.click(player.key("finish"))
    assert "Place a worker" not in player.question


def test_finish_with_a_dying_patient_asks(opened: Opener) -> None:
    player, stage = opened(), Stage(DYING)
    stage.open(player)
    player.key("finish").click()
    asking = player.page.locator(".banner.asking")
    expect(asking).to_contain_text("1 patient dies: red 1")
    expect(player.key("anyway")).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(asking).to_have_count(0)
    assert stage.said == []
    player.finish()
    assert stage.said == ["finish"]


@pytest.mark.parametrize("position", [TREATED, NOTHING_LEFT])
def test_finish_with_nothing_to_lose_does_not_ask(opened: Opener, position: str) -> None:
    player, stage = opened(), Stage(position)
    stage.open(player)
    player.click(player.key("finish"))
    assert stage.said == ["finish"]


def test_a_dead_end_says_so_and_waits_for_finish(opened: Opener) -> None:
    player, stage = opened(), Stage(NOTHING_LEFT)
    stage.open(player)
    assert "Nothing more can be done" in player.question
    expect(player.choices).to_have_count(0)
    assert stage.said == []


@pytest.mark.parametrize(("key", "said"), [("Enter", "r3m"), ("n", "skip")])
def test_one_key_takes_or_declines_an_effect(opened: Opener, key: str, said: str) -> None:
    player, stage = opened(), Stage(ONE_TARGET)
    stage.open(player)
    expect(player.key("finish")).to_have_count(0)
    since = player.stamp
    player.page.keyboard.press("w")
    player.page.keyboard.press(key)
    player.moved(since)
    assert stage.said == [said]


def others_say(player: Player, text: str) -> None:
    expect(player.page.locator(".others")).to_contain_text(text)


def test_two_browsers_place_at_the_same_time_finish_and_take_it_back(opened: Opener) -> None:
    ada, bea = friends(opened, options=TOGETHER)
    play_until([ada, bea], bea, "Place a worker")
    play_until([ada, bea], ada, "Place a worker")
    for player in (ada, bea):
        quiet([ada, bea])
        player.click(player.thing("nurse"))
    for player in (ada, bea):
        quiet([ada, bea])
        while "Place a worker" not in player.question:
            player.step()
    others_say(ada, "1 of 3 staff")
    ada.key("finish").click()
    ada.key("anyway").click()
    banner = ada.page.locator(".banner h1")
    expect(banner).to_have_text("Finished. Waiting for Bea.")
    others_say(bea, "finished")
    last = bea.page.locator(".banner p")
    expect(last).to_contain_text("You are the last: this ends the phase for everyone.")
    ada.key("take-back-finish").click()
    expect(banner).to_contain_text("Place a worker")
    expect(last).not_to_contain_text("You are the last")
    others_say(bea, "1 of 3 staff")
    ada.key("finish").click()
    ada.key("anyway").click()
    expect(banner).to_have_text("Finished. Waiting for Bea.")
    bea.key("finish").click()
    bea.key("anyway").click()
    for player in (ada, bea):
        expect(player.page.locator("[aria-current=step]")).not_to_have_text("Activation")


def improved_in_turn(players: list[Player]) -> tuple[Player, Player]:
    """Who has improved first, and who after that, so that it cannot just be taken back."""
    first = asked_one(players)
    while "Take a department" not in first.question:
        say_something(first)
        level(players)
        first = asked_one(players)
    (second,) = [player for player in players if player is not first]
    for player in (first, second):
        player.asked()
        assert "Take a department" in player.question
        say_something(player)
        level(players)
    return first, second


def name_of(player: Player) -> str:
    """What the others call this person."""
    seat = json.loads(player.page.evaluate("localStorage.getItem('wardround.seats')"))[0]["seat"]
    return NAMES[int(seat)]


def test_taking_back_by_consent(opened: Opener) -> None:
    asker, other = improved_in_turn(friends(opened))
    undo = asker.key("undo")
    undo.click()
    expect(asker.page.locator(".explain")).to_contain_text("Press again to ask them")
    expect(undo).to_have_accessible_name(re.compile("^Ask to take back: "))
    undo.click()
    plea = other.page.locator(".plea")
    expect(plea).to_contain_text("asks to take back")
    expect(other.page.locator("[data-live=urgent]")).to_contain_text("asks to take back")
    expect(other.page).to_have_title(re.compile("^●"))
    asked = asker.page.locator(".banner")
    expect(asked).to_contain_text("You ask to take back")
    expect(asked).to_contain_text("to agree")
    boxes = [one.page.locator(".banner-place").bounding_box() for one in (other, asker)]
    assert plea.bounding_box() == boxes[0] == boxes[1], "in the banner, over nothing else"
    other.key("refuse").click()
    expect(plea).to_have_count(0)
    expect(other.page.locator("main h1")).to_be_focused()
    expect(asked).not_to_contain_text("You ask to take back")
    refused = f"{name_of(other)} would rather not go back."
    expect(asker.page.locator(".banner")).to_contain_text(refused)
    expect(asker.page.locator("[data-live=urgent]")).to_contain_text(refused)
    expect(other.page.locator(".banner")).not_to_contain_text(refused)
    undo.click()
    other.key("agree").click()
    for player in (asker, other):
        expect(player.page.locator(".log")).to_contain_text("The table goes back.")
    expect(asker.page.locator(".banner h1")).to_contain_text("Take a department")


def round_of_questions(player: Player, last: str) -> list[str]:
    """Play on, keeping improvements; everything asked until this."""
    asked: list[str] = []
    while last not in player.question or not asked:
        asked.append(player.question)
        if "Return one" in player.question:
            player.click(player.key("pass"))
        elif player.can_finish:
            player.finish()
        else:
            player.step()
    return asked


def test_keeping_everything_is_asked_in_round_one_and_then_only_if_armed(opened: Opener) -> None:
    player = opened()
    player.practise(5)
    first = round_of_questions(player, "Place a worker")
    assert any("Return one" in question for question in first)
    second = round_of_questions(player, "Place a worker")
    assert not any("Return one" in question for question in second)
    own = player.page.locator(".department").last
    own.focus()
    player.page.keyboard.press("i")
    arm = player.key("arm")
    arm.click()
    expect(arm).to_have_attribute("aria-pressed", "true")
    third = round_of_questions(player, "Place a worker")
    assert any("Return one" in question for question in third)
