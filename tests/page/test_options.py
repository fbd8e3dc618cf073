"""What options bring, drawn and played: alone, events, pick-up, new medicine, promos, prototype."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from page.conftest import Opener, Table
from page.playing import Player
from page.positions import MEDICINE, OPTIONS, OTHER, REPORTS, activation, alone, code
from wardround.games import GAMES


def test_a_whole_game_alone(opened: Opener) -> None:
    player = opened()
    player.practise(3, bots=0)
    expect(player.page.locator(".report")).to_have_count(6)
    while not player.over:
        player.hurry_on()
    expect(player.page.locator(".end h1")).to_contain_text("You end with")
    expect(player.page.locator(".reports-end li")).to_have_count(6)
    expect(player.page.locator(".by-source tr", has_text="Reports not fulfilled")).to_contain_text(
        "the points of each"
    )


def test_a_game_with_every_option(opened: Opener) -> None:
    player = opened()
    player.practise(5, options={"set": "everything"})
    seen: set[str] = set()
    while not player.over:
        seen |= {name for name in (".event-card", ".backs") if player.page.locator(name).count()}
        player.hurry_on()
    assert seen == {".event-card", ".backs"}
    expect(player.page.locator(".by-source")).to_contain_text("Patients left behind")


def words(things: Locator) -> list[str]:
    found: list[str] = things.evaluate_all("all => all.map(one => one.dataset.word)")
    return found


def points_of(*reports: str) -> int:
    """What these reports are worth together."""
    game = GAMES.find("dice-hospital")
    cards = game.cards_in_play(game.resolve_options({"seats": "1"}))
    return sum(cards[report].facts["points"] for report in reports)


def all_reports() -> list[str]:
    return REPORTS.partition("=")[2].split(".")


def test_reports_show_their_needs_and_how_far_they_are(table: Table) -> None:
    player, stage = table(OPTIONS["report"])
    audit = player.thing("report-13")
    expect(audit).to_have_accessible_name(
        re.compile(rf"^Donors' Audit \(house\)\. {points_of('report-13')} points .*4 of 4")
    )
    above = player.thing("report-10")
    expect(above.locator(".die")).to_have_count(3)
    expect(above.locator(".die.ghost")).to_have_count(1)
    above.click()
    expect(player.page.locator(".explain")).to_contain_text("slides down")
    player.click(player.thing("report-1"))
    assert stage.said == ["report-1"]
    assert "report-8" in words(player.page.locator(".report.lower"))
    done, open_ = points_of("report-1"), points_of(*all_reports()) - points_of("report-1")
    expect(player.page.locator(".reports .facts")).to_contain_text(f"1 fulfilled: +{done}")
    expect(player.page.locator(".reports .facts")).to_contain_text(f"5 open: -{open_} if they stay")


def test_points_alone_say_that_open_reports_count_as_if_it_ended_now(table: Table) -> None:
    player, _ = table(OPTIONS["worker-alone"])
    points = player.page.locator(".points")
    expect(points).to_contain_text("As if the game ended now. Open reports count against you")
    missed = points.locator("tr", has_text="Reports not fulfilled")
    expect(missed).to_contain_text(f"-{points_of(*all_reports())}")
    expect(player.page.locator(".others")).to_have_count(0)


def test_alone_each_die_says_what_sending_it_back_keeps(table: Table) -> None:
    player, stage = table(OPTIONS["send-back"])
    dice = player.page.locator(".send-back")
    assert dice.locator(".tag:first-of-type").all_inner_texts() == [
        "keep 11",
        "keep 10",
        "keep 10",
        "keep 8",
    ]
    five = player.page.locator(".send-back[data-word=r5]")
    expect(five).to_have_accessible_name("red 5, keep 8, +1 bag")
    expect(player.page.locator(".send-back.legal")).to_have_count(4)
    player.click(five)
    assert stage.said[:2] == ["return", "r5"]


def test_an_event_is_announced_and_can_be_read_all_round(table: Table) -> None:
    player, _ = table(OPTIONS["in-force"])
    card = player.page.locator(".event-card")
    expect(card).to_contain_text("Volunteers")
    expect(card).to_contain_text("house")
    expect(card).to_contain_text("4 nurses work in every hospital")
    expect(player.thing("nurse")).to_have_accessible_name("Nurse, 3 of 4 free")
    card.click()
    expect(player.page.locator(".explain")).to_contain_text("in force by itself")
    player.finish()
    announced = player.page.locator(".round-card[role=status] .announced")
    expect(announced).to_contain_text("house")
    turned = player.page.locator(".event-card").get_attribute("data-word")
    assert turned is not None
    name = player.page.locator(".event-card b > span").inner_text()
    expect(announced).to_contain_text(name)
    player.page.keyboard.press("Shift")
    expect(announced).to_have_count(0)
    expect(player.page.locator(".event-card")).to_have_count(1)


def test_an_event_and_an_administrator_share_the_roof(table: Table) -> None:
    bosses = [f"{OTHER},administrator=admin-{number}" for number in (1, 2, 3)]
    player, _ = table(
        code(
            "round=4,phase=event,first=1,event=reclassification,events=reclassification",
            f"{OTHER},administrator=admin-5",
            *bosses,
            options="events=yes",
        )
    )
    for width, height in ((1280, 800), (1024, 768)):
        player.page.set_viewport_size({"width": width, "height": height})
        roof = player.page.locator(".roof").bounding_box()
        assert roof
        for part in (".event-card", ".boss"):
            box = player.page.locator(part).bounding_box()
            assert box
            assert box["y"] >= roof["y"] - 1
            assert box["y"] + box["height"] <= roof["y"] + roof["height"] + 1
            assert box["x"] + box["width"] <= roof["x"] + roof["width"]
    player.page.set_viewport_size({"width": 1280, "height": 800})
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length"
    assert player.page.locator(".parts li").evaluate_all(cut) == 0


def test_an_event_asks_for_patients(table: Table) -> None:
    player, stage = table(OPTIONS["event"])
    assert sorted(set(words(player.choices))) == ["g4", "r5", "y4"]
    player.click(player.thing("y4"))
    player.page.keyboard.press("n")
    expect(player.page.locator(".event-card")).to_have_count(1)
    assert stage.said[:2] == ["y4", "done"]


def test_an_epidemic_counts_the_one_who_still_arrives(table: Table) -> None:
    player, _ = table(OPTIONS["epidemic"])
    expect(player.thing("ambulance-2")).to_have_accessible_name(
        re.compile(r"\+1 on arrival, fits: no bed left$")
    )


@pytest.mark.parametrize(
    ("position", "clicked", "said"),
    [
        ("recolour", ["green", "y3", "red"], ["green", "y3", "red"]),
        ("event-colour", ["yellow"], ["yellow"]),
        ("two", ["r1"], ["r1"]),
        ("use", ["use"], ["use"]),
        ("name", ["urologist"], ["name", "urologist"]),
        ("admissions", ["return", "r1"], ["return", "r1"]),
        ("admissions", ["draw"], ["draw"]),
        ("admissions", ["g4"], ["return", "g4"]),
        ("space", ["value-3"], ["value-3"]),
        ("pick-up", ["y5", "value-5"], ["y5", "value-5"]),
    ],
)
def test_every_decision_is_a_click(
    table: Table, position: str, clicked: list[str], said: list[str]
) -> None:
    player, stage = table(OPTIONS[position])
    for word in clicked:
        player.click(player.thing(word))
    assert stage.said[: len(said)] == said


@pytest.mark.parametrize(
    ("own", "clicked"),
    [
        ("departments=radiology,said=nurse.radiology", ["r2", "y3", "r1"]),
        ("departments=drug-trial-centre,said=nurse.drug-trial-centre", ["y3", "r1"]),
    ],
)
def test_a_group_is_chosen_in_any_order_and_said_whole(
    table: Table, own: str, clicked: list[str]
) -> None:
    patients = "patients=r1.r2.y1.y3.g4"
    player, stage = table(activation(f"{patients},{own}", options=MEDICINE))
    for word in clicked[:-1]:
        player.click(player.thing(word))
    assert stage.said == []
    expect(player.page.locator(".picked")).to_contain_text(f"of {len(clicked)} chosen")
    player.click(player.thing(clicked[-1]))
    assert stage.said == sorted(clicked, key=lambda word: word[1])


def test_a_patient_picked_up_lies_on_its_space(table: Table) -> None:
    player, _ = table(OPTIONS["space"])
    expect(player.page.locator(".uses")).to_have_count(0)
    player.click(player.thing("red"))
    taken = player.page.locator('.space.used[data-word="red"]')
    expect(taken.locator("svg[data-die=r3]")).to_have_count(1)
    expect(taken).to_have_accessible_name("Space: Colour red. Taken: red 3, Ada")


def test_whom_the_consultant_follows_is_marked(table: Table) -> None:
    player, _ = table(OPTIONS["named"])
    expect(player.thing("urologist")).to_contain_text("the Consultant too")
    expect(player.thing("surgeon")).not_to_contain_text("the Consultant too")


def test_rooms_of_the_prototype_and_of_new_medicine_tell_what_they_do(table: Table) -> None:
    player, _ = table(OPTIONS["prototype"])
    expect(player.thing("radiology").locator(".need")).to_have_text(re.compile(r"≤3.*\+1"))
    expect(player.thing("trauma-unit")).to_contain_text("Trauma Unit")
    player, _ = table(OPTIONS["experimental"])
    expect(player.thing("drug-trial-centre").locator(".op.reroll")).to_have_count(1)
    expect(player.thing("physiotherapy")).to_have_accessible_name(
        re.compile("Change the shown colour")
    )


def sections(player: Player) -> list[str]:
    found: list[str] = player.page.locator(".rules-part").evaluate_all(
        "all => all.map(one => one.dataset.part)"
    )
    return found


def test_the_rules_at_a_table_tell_of_its_options_alone(table: Table) -> None:
    player, _ = table(OPTIONS["event"])
    player.page.locator(".event-card").focus()
    player.page.keyboard.press("i")
    player.key("rules-of").click()
    player.page.locator(".sheet .rules-part").first.wait_for()
    told = sections(player)
    assert "events" in told
    assert not {"alone", "pick-up", "prototype"} & set(told)
    player.page.keyboard.press("Escape")


def test_the_rules_page_tells_of_every_option(opened: Opener) -> None:
    page = opened("/#/rules/dice-hospital").page
    prototype = page.locator("[data-part=prototype]")
    expect(prototype).to_contain_text("Physiotherapy II")
    expect(page.locator("[data-part=alone] .rule-card")).to_have_count(15)
    expect(page.locator("[data-part=events] .house")).to_have_count(15)
    expect(page.locator("[data-part=pick-up] li")).to_have_count(4)


def test_the_end_of_a_game_alone_is_reached_from_its_last_round(table: Table) -> None:
    last = alone("round=8,phase=activate,first=1,mover=1", "patients=r1.y3t.g4t,lounge=2.0.0")
    player, stage = table(last)
    player.finish()
    expect(player.page.locator(".reports.asks")).to_be_visible()
    player.thing("report-1").hover()
    player.click(player.thing("report-1"))
    assert stage.said == ["finish", "report-1"]
