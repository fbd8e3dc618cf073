"""The front page: offers, coming back, the first game, tables for friends, the waiting room."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from page.conftest import Opener
from page.finished import Finished
from page.playing import Player
from page.shifting import observe, shifted

# What a font that arrives may move.
LEAST = 0.002
OUTSIDE_THEIR_CARD = """[...document.querySelectorAll('.continue .rush-star')].filter(star => {
    const card = star.closest('.continue').getBoundingClientRect();
    const { left, right, top, bottom } = star.getBoundingClientRect();
    return left < card.left || right > card.right || top < card.top || bottom > card.bottom;
}).map(star => star.textContent)"""


def test_front_page_to_first_move_in_three_clicks(opened: Opener) -> None:
    player = opened()
    clicks = 0
    player.page.locator("[data-offer=now]").click()
    clicks += 1
    player.asked()
    since = player.stamp
    player.choices.first.click()
    clicks += 1
    player.moved(since)
    assert clicks <= 3


def test_every_offer_says_players_minutes_and_what_it_is(opened: Opener) -> None:
    page = opened().page
    page.locator("[data-offer=now]").wait_for()
    told = [page.locator(".play-facts")]
    for name in ("friends", "duel", "solo", "screen", "puzzles"):
        offer = page.locator(f"[data-offer={name}]")
        expect(offer.locator("b")).not_to_be_empty()
        told.append(offer)
    for place in told:
        expect(place.locator("span")).not_to_be_empty()
        expect(place.locator("small")).to_contain_text("minutes")
        expect(place.locator("small")).to_contain_text("player")


def test_the_large_key_is_in_sight_and_the_game_chosen_is_the_one_it_begins(
    opened: Opener,
) -> None:
    for width, height in ((1280, 800), (1024, 768), (390, 844), (360, 640), (844, 390)):
        page = opened(viewport={"width": width, "height": height}).page
        box = page.locator("[data-offer=now]").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, (width, height)
    page.locator("[name=game][value=hospital-rush]").check()
    expect(page.locator(".play-facts")).to_contain_text("Interns")
    page.locator("[data-offer=now]").click()
    page.locator(".table").wait_for()
    expect(page.locator(".thermometer").first).to_be_attached()
    page.goto(f"{page.url.split('#')[0]}#/")
    expect(page.locator(".continue .rush-star")).to_have_count(4)
    assert page.evaluate(OUTSIDE_THEIR_CARD) == []
    expect(page.locator(".hero .resume")).to_be_visible()


def test_a_guest_keeps_name_and_portrait(opened: Opener) -> None:
    page = opened().page
    name = page.locator("#name").input_value()
    for _ in range(4):
        page.reload()
        expect(page.locator("#name")).to_have_value(name)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("#name")).to_have_value(name)


def test_a_link_to_another_server_is_told_as_what_it_is(opened: Opener) -> None:
    page = opened(locale="en").page
    field = page.locator("[name=code]")
    field.fill("https://elsewhere.example/#/table/abc")
    field.press("Enter")
    expect(page.locator(".enter")).to_contain_text("another server, elsewhere.example")
    field.fill(f"{page.url.split('#')[0]}#/nothing")
    field.press("Enter")
    expect(page.locator(".enter")).to_contain_text("This link leads to no table.")


def test_a_first_timer_gets_beginner_options_and_a_coach(opened: Opener) -> None:
    player = opened()
    expect(player.page.locator("[data-first-time]")).to_be_checked()
    player.start("duel")
    expect(player.page.locator(".coach")).to_be_visible()
    assert "administrator" not in player.question


def test_one_click_leaves_the_beginners_game(opened: Opener) -> None:
    player = opened()
    player.page.locator("[data-first-time]").uncheck()
    player.start("duel")
    expect(player.page.locator(".coach")).to_have_count(0)
    while "administrator" not in player.question:
        assert not player.page.locator(".rounds .now").count()
        player.step()


def test_who_has_finished_a_game_plays_the_standard_one(opened: Opener, finished: Finished) -> None:
    player = opened()
    player.sit(*finished)
    player.page.locator(".end").wait_for()
    player.page.goto(f"{player.address}/#/")
    player.page.locator("[data-offer=now]").wait_for()
    expect(player.page.locator("[data-first-time]")).to_have_count(0)
    expect(player.page.locator(".offer.continue")).to_contain_text("The game is over")
    expect(player.page.locator(".resume")).to_have_count(0)
    player.start("duel")
    expect(player.page.locator(".coach")).to_have_count(0)


def test_continue_says_round_opponents_and_whose_turn(opened: Opener) -> None:
    player = opened()
    player.start("duel")
    player.until("Which ambulance")
    table = player.page.url
    names = player.page.locator(".strip .seat").evaluate_all(
        "seats => seats.map(seat => seat.getAttribute('aria-label').split(',')[0])"
    )
    observe(player.page)
    player.page.goto("about:blank")
    player.page.goto(player.address)
    offer = player.page.locator(".offer.continue")
    expect(offer.locator(".position-picture > *").first).to_be_visible()
    expect(player.page.locator(".daily .position-picture > *").first).to_be_visible()
    assert shifted(player.page) < LEAST
    expect(offer.locator(".portrait")).to_have_count(2)
    expect(offer).to_contain_text("Round 1")
    expect(offer).to_contain_text(names[1])
    expect(offer).to_contain_text("your turn")
    offer.click()
    player.asked()
    assert player.page.url == table


def test_the_name_is_changed_in_place_and_kept(opened: Opener) -> None:
    player = opened()
    player.page.locator("#name").fill("Dora")
    player.page.locator("#name").press("Enter")
    player.page.reload()
    expect(player.page.locator("#name")).to_have_value("Dora")
    player.start("duel")
    label = player.page.locator(".strip .me").get_attribute("aria-label") or ""
    assert label.startswith("Dora,")


def test_an_address_that_names_nothing_says_so(opened: Opener) -> None:
    page = opened("/#/nowhere/at/all").page
    expect(page.locator("main")).to_contain_text("There is no such page.")
    page.get_by_role("link", name="Front page").click()
    page.locator("[data-offer=now]").wait_for()


def test_a_link_or_a_code_leads_to_the_table(opened: Opener) -> None:
    host = opened()
    host.start("duel")
    table = host.page.url
    host.page.locator(".tab-menu").click()
    host.key("move-seat").click()
    picture = host.page.locator(".sheet img.qr")
    expect(picture).to_be_visible()
    code = (picture.get_attribute("src") or "").split("/")[3]
    expect(host.page.locator(".sheet")).to_contain_text(f"code {code} there")

    other = opened()
    other.page.locator("[name=code]").fill(code)
    other.page.locator(".enter button").click()
    other.asked()
    assert other.page.url == table
    expect(host.page.locator("main")).to_contain_text("moved to another device")

    third = opened()
    third.page.locator("[name=code]").fill(table)
    third.page.locator("[name=code]").press("Enter")
    expect(third.page.locator(".banner")).to_contain_text("watching")


def make_for_friends(host: Player, seats: str) -> None:
    host.page.locator("[data-offer=friends]").click()
    host.page.locator("#seats").select_option(seats)


def test_a_table_with_bots_of_choice_public_and_with_options(opened: Opener) -> None:
    host = opened()
    make_for_friends(host, "4")
    host.page.locator("[data-seat='1']").select_option("random")
    host.page.locator("[data-seat='2']").select_option("greedy")
    host.page.locator("[data-fold=options] > summary").click()
    host.page.locator("[name=administrators][value=no]").check()
    host.page.get_by_label("All at once.").check()
    host.page.get_by_label("Public").check()
    host.key("make").click()
    expect(host.page.locator(".waiting-seats li")).to_have_count(4)
    expect(host.page.locator(".waiting-seats [data-kind=bot]")).to_have_count(2)
    expect(host.page.locator(".waiting-room")).to_contain_text("One more player")

    guest = opened()
    guest.page.locator("#name").fill("Finn")
    guest.page.locator("#name").press("Enter")
    guest.page.locator("[data-offer=watch]").click()
    guest.page.get_by_role("link", name="Join").first.click()
    guest.key("sit").click()
    guest.page.locator(".table").wait_for()
    expect(host.page.locator(".strip")).to_contain_text("Finn")


def test_seats_fill_live_one_bot_at_a_time_and_one_may_leave(opened: Opener) -> None:
    host = opened()
    make_for_friends(host, "4")
    host.key("make").click()
    expect(host.page.locator(".waiting-room")).to_contain_text("3 more players")
    guest = opened(host.page.url.removeprefix(host.address))
    guest.page.locator("#name").fill("Gwen")
    guest.key("sit").click()
    expect(host.page.locator(".waiting-seats")).to_contain_text("Gwen")
    guest.key("leave").click()
    guest.page.locator("[data-offer=now]").wait_for()
    expect(host.page.locator(".waiting-seats")).not_to_contain_text("Gwen")

    host.key("fill-one").click()
    expect(host.page.locator(".waiting-seats [data-kind=bot]")).to_have_count(1)
    expect(host.page.locator(".waiting-seats [data-kind=open]")).to_have_count(2)
    host.key("fill").click()
    host.asked()
    expect(host.page.locator(".seat")).to_have_count(4)


def test_a_name_being_typed_stays_while_others_sit_down(opened: Opener) -> None:
    host = opened()
    make_for_friends(host, "4")
    host.key("make").click()
    host.page.locator(".waiting-room").wait_for()
    guest = opened(host.page.url.removeprefix(host.address))
    guest.page.locator("#name").fill("Gwen")
    host.key("fill-one").click()
    expect(guest.page.locator(".waiting-seats [data-kind=bot]")).to_have_count(1)
    expect(guest.page.locator("#name")).to_have_value("Gwen")
    guest.key("sit").click()
    expect(host.page.locator(".waiting-seats")).to_contain_text("Gwen")


@pytest.mark.parametrize("width", [320, 360])
def test_the_front_page_and_its_forms_fit_a_phone(opened: Opener, width: int) -> None:
    page = opened(viewport={"width": width, "height": 640}).page
    for form in ("offer=friends", "offer=screen", "options=now", "options=solo"):
        page.locator(f"[data-{form}]").click()
        page.locator(f"[data-form={form.split('=')[1]}]").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-fold=cards] > summary").click()
    page.locator("[data-cards=text]").fill(f'[[department]]\nname = "{"long" * 30}"')
    page.locator(".mistakes li").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
