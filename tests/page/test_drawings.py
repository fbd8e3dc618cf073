"""What the drawings of Dice Hospital show and say, in every kind of question."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from page.conftest import Opener, Table
from page.playing import Player
from page.positions import NO_BOSS, OTHER, POSITIONS, ROLLED, activation, code
from page.staging import Stage

FULL = "patients=r1.r2.r2.r5.y1.y3.y3.y4.y6.g2.g4"


def chips(player: Player, number: int) -> list[str]:
    """What an ambulance shows of what taking it means."""
    row = player.thing(f"ambulance-{number}")
    found: list[str] = row.locator(".chip").evaluate_all(
        "all => all.map(one => one.textContent.trim())"
    )
    return found


def test_ambulances_say_what_taking_them_means(table: Table) -> None:
    player, _ = table(POSITIONS["take"])
    assert chips(player, 1) == ["sum 6", "not for the first player", "no bed left"]
    assert chips(player, 2) == [
        "sum 9",
        "builds 1st to 2nd",
        "(if nobody takes 1)",
        "no bed left",
    ]
    brings = player.thing("ambulance-2").locator(".brings")
    expect(brings.locator(".bag, .first")).to_have_count(2)
    assert "(if nobody takes lower)" in chips(player, 4)[2]
    expect(player.page.locator(".queue li")).to_have_text(["You", "Bea", "Cem"])
    expect(player.thing("ambulance-2")).to_have_accessible_name(
        "Ambulance 2, red 3, yellow 3, green 3, sum 9, builds 1st to 2nd, "
        "bag + first next round (if nobody takes 1), fits: no bed left"
    )
    player.thing("ambulance-1").click()
    expect(player.page.locator(".explain")).to_contain_text("may not")


def test_the_last_to_choose_knows_for_sure(table: Table) -> None:
    player, _ = table(POSITIONS["take-last"])
    assert chips(player, 1) == [
        "sum 6",
        "builds 1st",
        "(sure)",
        "3 beds short",
    ]
    expect(player.thing("ambulance-1")).to_have_accessible_name(
        re.compile(r"bag \+ first next round \(sure\), 3 beds short: 3 of yours die$")
    )
    assert chips(player, 2) == ["taken by Bea"]
    assert chips(player, 4) == ["sum 15", "builds 3rd", "3 beds short"]


def test_eleven_beds_full_is_two_short_everywhere(table: Table) -> None:
    taking = f"round=3,phase=take,first=1,mover=1,{ROLLED}"
    player, _ = table(code(taking, FULL, OTHER, OTHER, options=NO_BOSS))
    assert {chips(player, number)[-1] for number in (1, 2, 3, 4)} == {"2 beds short"}
    assert "not for the first player" in chips(player, 1)


def test_pointing_at_an_ambulance_shows_its_dice_in_the_beds(table: Table) -> None:
    player, stage = table(POSITIONS["take"])
    player.thing("ambulance-3").hover()
    ghosts = player.page.locator(".shade .die")
    expect(ghosts).to_have_count(3)
    words = ghosts.evaluate_all("all => all.map(one => one.dataset.die)")
    assert words == ["r4", "y4", "g4"]
    assert not stage.entries


def test_starting_dice_are_given_their_values(table: Table) -> None:
    player, stage = table(POSITIONS["starting"])
    expect(player.page.locator(".values li")).to_have_text(["3", "4", "5"])
    expect(player.page.locator(".blank.legal")).to_have_count(3)
    player.click(player.thing("y3"))
    expect(player.page.locator(".values svg[data-die=y3]")).to_have_count(1)
    expect(player.page.locator(".blank.legal")).to_have_count(2)
    assert stage.said == ["y3"]


def test_administrators_stand_side_by_side_and_say_that_they_are_ours(table: Table) -> None:
    player, _ = table(POSITIONS["keep"])
    cards = player.page.locator(".administrator")
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text("house")
    faces = {cards.nth(n).locator(".administrator-face").inner_html() for n in (0, 1)}
    assert len(faces) == 2
    tops = {cards.nth(n).bounding_box()["y"] for n in (0, 1)}  # type: ignore[index]
    assert len(tops) == 1


def test_whom_an_administrator_spares_is_said_to_stay(table: Table) -> None:
    hospitals = ("administrator=admin-6,patients=r2.y1", "administrator=admin-8,patients=r3")
    player, _ = table(activation(hospitals[0], hospitals[1:], options="crisis=no"))
    expect(player.thing("y1").locator(".tag")).to_have_text("stays")
    expect(player.thing("r2").locator(".tag")).to_have_text("↓ 1")
    expect(player.thing("y1")).to_have_accessible_name(re.compile("stays as it is"))


def test_arranging_shows_the_dice_in_question_and_the_result(table: Table) -> None:
    player, stage = table(POSITIONS["arrange"])
    torn = player.page.locator(".torn .patient")
    assert torn.evaluate_all("all => all.map(one => one.dataset.word)") == ["r3", "y3", "y3", "g3"]
    expect(player.page.locator(".torn .patient.legal")).to_have_count(4)
    first = player.page.locator(".boundary .load").first
    expect(first.locator(".slot")).to_have_count(2)
    second = player.page.locator(".boundary .load").nth(1)
    expect(second.locator("svg[data-die]")).to_have_count(0)
    expect(second.locator(".slot")).to_have_count(2)
    player.click(player.thing("g3"))
    expect(first.locator("svg[data-die=g3]")).to_have_count(1)
    expect(first.locator(".slot")).to_have_count(1)
    player.click(player.thing("r3"))
    assert sorted(stage.said) == ["g3", "r3"]


def test_starting_dice_stay_where_they_are(table: Table) -> None:
    player, _ = table(POSITIONS["starting"])
    values = player.page.locator(".starting .values")
    last = player.page.locator(".loose-dice .thing").last
    before = [last.bounding_box(), values.bounding_box()]
    player.click(player.page.locator(".loose-dice .thing").first)
    expect(player.page.locator(".loose-dice .thing")).to_have_count(2)
    assert [last.bounding_box(), values.bounding_box()] == before


def test_new_patients_cannot_be_given_up(table: Table) -> None:
    player, _ = table(POSITIONS["overflow"])
    arriving = player.page.locator(".arriving .patient")
    expect(arriving).to_have_text(["new", "new", "new"])
    expect(player.page.locator(".arriving .legal")).to_have_count(0)
    expect(player.page.locator(".bed.waiting .patient.legal")).to_have_count(12)


def test_improvements_say_what_they_bring(table: Table) -> None:
    player, _ = table(POSITIONS["improve"])
    shown = player.page.locator(".showcase .improvement")
    assert shown.evaluate_all("all => all.map(one => one.dataset.word)") == [
        *("cardiology", "renal-medicine", "triage-centre"),
        *("paramedic", "surgeon", "urologist"),
    ]
    surgeon = player.page.locator(".improvement[data-word=surgeon]")
    expect(surgeon).to_contain_text("after red: the same +1")
    expect(surgeon).to_have_accessible_name(re.compile("One more worker, and:.* you have one$"))
    expect(surgeon.locator(".owned")).to_have_attribute("title", "you have one")
    expect(player.page.locator(".improvement[data-word=cardiology]")).to_contain_text(
        "3 red in a row, +1"
    )
    expect(player.key("pass")).not_to_be_focused()


def test_a_used_department_shows_who_works_there(table: Table) -> None:
    player, _ = table(activation("patients=r2.r3.y3.g4,staff=surgeon"))
    player.click(player.thing("surgeon"))
    player.click(player.thing("oncology"))
    room = player.page.locator(".department[data-word=oncology]")
    expect(room.locator(".inside .specialist")).to_have_count(1)
    expect(room.locator(".inside svg[data-die=y4t]")).to_have_count(1)
    expect(room).to_have_accessible_name(re.compile("Used: Surgeon works here"))


def test_several_patients_are_counted(table: Table) -> None:
    player, _ = table(POSITIONS["patients"])
    expect(player.page.locator(".picked")).to_have_text("1 of 3 chosen")
    expect(player.page.locator(".patient.said .pick")).to_have_text("1")
    equal = player.page.locator(".patient[data-word=y3]")
    expect(equal).to_have_count(3)
    expect(equal.nth(1)).to_have_accessible_name(re.compile("yellow 3, waiting, 2 of 3"))


def test_a_bag_offers_two_pictures(table: Table) -> None:
    player, _ = table(POSITIONS["bag-use"])
    expect(player.page.locator(".use.legal")).to_have_count(3)
    expect(player.page.locator(".use[data-word=yellow]")).to_contain_text(
        "Does not count as treated"
    )
    player.page.locator(".use[data-word=yellow]").hover()
    expect(player.page.locator(".tag.ghost svg[data-die=ry2]")).to_have_count(1)


def test_a_recoloured_die_keeps_a_band_of_its_own_colour(table: Table) -> None:
    player, _ = table(POSITIONS["recoloured"])
    die = player.page.locator(".patient svg[data-die=ry2]")
    expect(die.locator("> .body.yellow")).to_have_count(1)
    expect(die.locator(".band .body.red")).to_have_count(1)
    expect(player.thing("ry2")).to_have_accessible_name(re.compile("red 2 showing yellow"))


def test_an_effect_says_who_may_help(table: Table) -> None:
    player, _ = table(POSITIONS["effect"])
    expect(player.page.locator(".worker.pending")).to_contain_text("may help now")
    legal = player.page.locator(".patient.legal .tag")
    expect(legal).to_have_text(["→ 2", "→ 3", "→ 6"])


def test_a_department_shows_its_result_on_every_patient_and_who_can_go_home(table: Table) -> None:
    player, _ = table(activation("patients=r2.g3.g6"))
    pharmacy = player.thing("pharmacy")
    expect(pharmacy.locator(".room-brings")).to_have_text("⌂ +1")
    expect(pharmacy).to_have_accessible_name(re.compile(r"1 can go home: \+1 point\.$"))
    expect(player.thing("intensive-care").locator(".room-brings")).to_have_count(0)
    pharmacy.hover()
    expect(player.page.locator(".patient[data-word=g3] .tag.ghost")).to_have_text("→ 4")
    expect(player.page.locator(".patient[data-word=g6] .tag.ghost")).to_have_text("home +1")
    expect(player.page.locator(".patient[data-word=r2] .tag.ghost")).to_have_count(0)


def test_the_forecast_tells_what_the_next_one_is_worth(table: Table) -> None:
    player, _ = table(POSITIONS["worker"])
    line = player.page.locator(".forecast")
    expect(line).to_contain_text("2 home, 3 points")
    expect(line).to_contain_text("(next one +2)")
    expect(line).to_contain_text("8 get worse")
    expect(player.page.locator(".step.reached")).to_have_count(2)


def test_the_round_card_tells_all_and_goes_at_any_key(table: Table) -> None:
    player, stage = table(activation("patients=r1.g6"))
    player.click(player.thing("nurse"))
    player.click(player.thing("pharmacy"))
    player.finish()
    card = player.page.locator(".round-card")
    expect(card.locator("h2")).to_have_text("Round 4 is over")
    expect(card.locator("li")).to_have_count(3)
    mine = card.locator("li").first
    expect(mine).to_contain_text("1 home")
    expect(mine).to_contain_text("+6")
    expect(mine).to_contain_text("1 lost")
    player.page.keyboard.press("Shift")
    expect(card).to_have_count(0)
    assert stage.entries


@pytest.mark.parametrize("screen", [(1280, 800), (1024, 768), (1920, 1080)])
def test_the_round_card_covers_nothing_that_is_asked_for(
    opened: Opener, screen: tuple[int, int]
) -> None:
    player = opened(viewport={"width": screen[0], "height": screen[1]})
    Stage(activation("patients=r1.g6")).open(player)
    player.finish()
    card = player.page.locator(".round-card").bounding_box()
    assert card
    for needed in (".keybar", ".ambulance", ".showcase", ".banner-place"):
        for box in player.page.locator(needed).all():
            found = box.bounding_box()
            assert found
            beside = (
                found["x"] >= card["x"] + card["width"] or card["x"] >= found["x"] + found["width"]
            )
            above = (
                found["y"] >= card["y"] + card["height"]
                or card["y"] >= found["y"] + found["height"]
            )
            assert beside or above, f"it covers {needed}"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Hörst du jetzt auf"),
        ("nl", "Als je nu stopt"),
        ("fr", "Si tu termines maintenant"),
    ],
)
def test_every_language_has_all_it_says(opened: Opener, language: str, text: str) -> None:
    """A text that lacks a figure is an error on the console, and that fails any test.

    That every language has every key is proven without a page: a third of the questions each.
    """
    player = opened(locale=language)
    for position in list(POSITIONS.values())[("de", "nl", "fr").index(language) :: 3]:
        Stage(position, language).open(player)
    Stage(POSITIONS["worker"], language).open(player)
    expect(player.page.locator(".forecast")).to_contain_text(text)
    names = player.page.locator(".department b span")
    assert set(names.evaluate_all("all => all.map(one => one.lang)")) == {language}
