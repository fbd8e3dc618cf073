"""What the drawings of Hospital Rush show and say, in every kind of question."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from page.conftest import Opener, Table
from page.playing import Player
from page.rush_positions import DOCUMENTED, POSITIONS, UNFAIR, punished
from page.staging import Stage
from page.test_languages import OTHERS, all_said
from wardround.games import GAMES


def brings(player: Player, door: str) -> str:
    found: str = player.thing(door).locator(".brings").inner_text()
    return found


def test_doors_say_what_they_give_now(table: Table) -> None:
    player, _ = table(POSITIONS["last"])
    assert brings(player, "treat-a") == "taken by Cem"
    game = GAMES.find("hospital-rush")
    prestige = game.cards_in_play(game.resolve_options({"seats": "3"}))["ursula-umbra"].facts[
        "prestige"
    ]
    assert brings(player, "treat-b") == f"cures bed\N{NO-BREAK SPACE}4: +{prestige} for 4 bucks"
    assert brings(player, "night-shift") == "2 bucks, name who starts"
    assert brings(player, "final-exam") == "2 prestige for 2"
    assert brings(player, "rat-out") == "2 bucks; hits 1 marker"
    expect(player.thing("night-shift").locator(".lamp.lit")).to_have_count(3)
    expect(player.thing("night-shift")).to_have_accessible_name(re.compile("3 markers a round"))
    expect(player.thing("treat-a")).to_have_class(re.compile("shut"))


def test_a_door_that_i_have_taken_calls_me_you(table: Table) -> None:
    player, _ = table(POSITIONS["right-hand"])
    assert brings(player, "treat-a") == "taken by you"


def test_doors_of_ones_own_have_their_printed_names_and_tell_what_is_house(table: Table) -> None:
    player, _ = table(POSITIONS["last"])
    expect(player.thing("kurt-1").locator("b span")).to_have_text("Calling in a favor")
    expect(player.thing("kurt-1").locator(".house")).to_have_text("price: house")
    expect(player.thing("kurt-1")).to_have_accessible_name(
        re.compile(r"^Kurt: Calling in a favor \(price: house\)\. Unfair")
    )
    expect(player.thing("kurt-2").locator("b")).to_have_text("Kurt II price: house")
    expect(player.thing("kurt-2")).to_have_accessible_name(
        re.compile(r"^Kurt II \(price: house\)\. Unfair")
    )
    others = player.page.locator(".own-door").all_inner_texts()
    assert any(text.startswith("I'll just watch and learn") for text in others)
    assert any(text.startswith("I'm telling the boss") for text in others)


def test_doors_as_documented_are_red_and_have_no_price_of_ours(table: Table) -> None:
    player, _ = table(DOCUMENTED)
    for word in ("marina-1", "marina-2"):
        expect(player.thing(word)).to_have_class(re.compile(r"\bred\b"))
        expect(player.thing(word).locator(".house")).to_have_count(0)
        expect(player.thing(word)).not_to_have_accessible_name(re.compile("costs"))
    expect(player.page.locator(".rush-door.red")).to_have_count(4)


def test_the_card_of_a_door_tells_what_is_from_a_visiting_card(table: Table) -> None:
    player, _ = table(POSITIONS["last"])
    player.thing("kurt-2").focus()
    player.page.keyboard.press("i")
    card = player.page.locator(".info-card")
    expect(card).to_contain_text("2 bucks first. (from the published visiting card)")


def test_a_door_that_would_only_block_is_dashed(table: Table) -> None:
    player, _ = table(POSITIONS["doors"])
    assert brings(player, "fetch-a") == "would only block it"
    expect(player.thing("fetch-a")).to_have_css("border-top-style", "dashed")
    expect(player.thing("study")).to_have_css("border-top-style", "solid")


def test_unfair_doors_tell_who_could_still_punish(table: Table) -> None:
    player, _ = table(POSITIONS["last"])
    risk = "Rat out is open, and Cem can strike: 2 markers come after yours"
    expect(player.page.locator(".unfair-head")).to_contain_text(risk)
    expect(player.thing("bribe")).to_have_accessible_name(re.compile(f"Unfair.*{risk}"))
    expect(player.page.locator(".rush-door.red")).to_have_count(4)


def test_own_doors_that_are_fair_stand_apart_from_unfair_ones(table: Table) -> None:
    player, _ = table(POSITIONS["fair"])
    doors = player.page.locator(".row.below .rush-door")
    words = doors.evaluate_all("all => all.map(one => one.dataset.word)")
    assert words == ["sabotage", "bribe", "theo-2"]
    expect(player.page.locator(".unfair-head")).to_contain_text("Red is unfair")
    expect(player.page.locator(".rush-door.red")).to_have_count(3)
    expect(player.thing("theo-1")).not_to_have_accessible_name(re.compile("Unfair"))
    own = player.page.locator(".own-doors").first.locator(".own-door")
    assert own.evaluate_all("all => all.map(one => one.classList.contains('red'))") == [True, True]


def test_the_order_of_placing_and_both_starters(table: Table) -> None:
    player, _ = table(POSITIONS["last"])
    order = player.page.locator(".order li")
    expect(order).to_have_count(6)
    assert order.evaluate_all("all => all.map(one => one.title)")[:3] == [
        "Bea: Sabotage",
        "Cem: Treat A",
        "Ada: to place",
    ]
    expect(player.page.locator(".order .next")).to_contain_text("Ada")
    expect(player.page.locator(".starters")).to_have_text("Began: Bea Next round: Ada")


def test_beds_show_needs_tiles_and_what_i_could_place(table: Table) -> None:
    player, stage = table(POSITIONS["doors"])
    bed = player.page.locator(".rush-bed[data-word=bed-2]")
    assert [bed.locator(f".bed-needs .rush-tile{look}").count() for look in ("", ".ghost")] == [
        5,
        2,
    ]
    expect(bed).to_contain_text("needs 1 patch, 1 purple")
    expect(bed).to_have_accessible_name(re.compile("You could cure it with 1 patch, 1 purple"))
    corner = player.page.locator(".rush-bed[data-word=bed-1] .right")
    expect(corner.locator(".rush-tile.open")).to_have_count(3)
    expect(corner).to_contain_text("→ 1")
    expect(player.page.locator(".rush-bed .stay.last .long")).to_have_text("last round")
    player.click(player.thing("treat-b"))
    player.click(bed)
    player.click(player.page.locator(".good[data-word=patch]"))
    expect(bed.locator(".bed-needs .said")).to_have_count(1)
    expect(bed.locator(".bed-needs .open")).to_have_count(1)
    assert stage.said == ["treat-b", "bed-2", "patch"]


def test_a_bed_may_be_chosen_before_the_door(table: Table) -> None:
    player, stage = table(POSITIONS["doors"])
    player.click(player.thing("bed-2"))
    assert set(player.words()) >= {"treat-a", "treat-b"}
    assert "study" not in player.words()
    player.click(player.thing("treat-b"))
    assert stage.said == ["treat-b", "bed-2"]


def test_the_thermometer_shows_what_a_bribe_would_do(table: Table) -> None:
    player, _ = table(POSITIONS["deal"])
    choice = player.page.locator(".choice[data-word='5']")
    expect(choice).to_contain_text("2 prestige, no bucks left")
    choice.hover()
    ghost = player.page.locator(".standing:has(.ghost)")
    expect(ghost).to_have_attribute("data-at", "6")
    scale = player.page.locator(".thermometer .scale")
    expect(scale).to_have_accessible_name(re.compile("Ada 4: Cured patients 5, Punishments -1"))


def test_the_first_at_night_names_who_starts(table: Table) -> None:
    player, _ = table(POSITIONS["starter"])
    assert set(player.words()) == {"seat-1", "seat-2", "seat-3"}
    player.click(player.page.locator(".visiting[data-word=seat-2]"))
    expect(player.page.locator(".log")).to_contain_text("Bea gets the starting player marker")


def test_things_are_chosen_where_they_lie(table: Table) -> None:
    for name, where in (("fetch", ".jar"), ("sell", ".good"), ("skill", ".skill")):
        player, _ = table(POSITIONS[name])
        legal = player.page.locator(".thing.legal")
        assert legal.count() == player.page.locator(f"{where}.legal").count() > 0, name
    player, _ = table(POSITIONS["card"])
    expect(player.page.locator(".discard.legal")).to_have_count(3)


def test_a_punishment_tells_both_results_and_the_forced_one_follows(table: Table) -> None:
    player, stage = table(punished(2, UNFAIR.replace("bucks=2", "bucks=1")))
    choices = player.page.locator(".banner .choice")
    expect(choices.first).to_contain_text("no bucks left")
    expect(choices.last).to_contain_text("down to 3 prestige")
    player.page.keyboard.press("1")
    log = player.page.locator(".log")
    expect(log).to_contain_text("Ada pays 1 buck.")
    expect(log).to_contain_text("1 prestige lost (punishments)")
    assert stage.said == ["buck"]


def test_a_standing_answer_answers_the_rest(table: Table) -> None:
    player, stage = table(POSITIONS["punishment"])
    player.page.locator("[data-always=prestige]").click()
    player.page.wait_for_function(
        "() => document.querySelector('.log').textContent.split('prestige lost').length === 3"
    )
    assert stage.said[:2] == ["prestige", "prestige"]
    player.page.evaluate("localStorage.removeItem('wardround.answers')")


MOVING = """() => document.getAnimations().some(({ effect }) => effect.target?.dataset?.piece
    === 'marker-0-1')"""


def test_a_marker_walks_to_its_door(opened: Opener) -> None:
    player = opened(reduced_motion="no-preference")
    Stage(POSITIONS["last"]).open(player)
    player.click(player.thing("rat-out"))
    player.page.locator(".choice[data-word=use]").click()
    player.page.wait_for_function(MOVING)
    expect(player.thing("rat-out").locator(".mat .rush-disc")).to_have_count(1)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_english_is_left(opened: Opener, language: str) -> None:
    player = opened(locale=language)
    for name in ("last", "punishment"):
        Stage(POSITIONS[name], language).open(player)
        all_said(player.page, language)
    player.page.locator(".tab-menu").click()
    player.key("rules").click()
    player.page.locator(".rules-part").first.wait_for()
    all_said(player.page, language)


def test_five_interns_need_no_scrolling_on_a_wide_screen(table: Table) -> None:
    player, _ = table(POSITIONS["five"])
    assert player.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
