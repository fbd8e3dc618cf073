"""Friends at their own screens: the waiting room, who is there, chat, going back, playing again."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import expect

from page.conftest import Opener
from page.playing import Player
from page.serving import make_table
from page.tables import asked_one, friends, play_until, say_something

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
OPEN = {"kind": "open"}


def host_and_link(opened: Opener, *seats: dict[str, str], **more: Any) -> tuple[Player, str]:
    """Anna at a table of hers that waits, and where it is."""
    anna = opened()
    table, tokens = make_table(anna.address, {"kind": "person", "name": "Anna"}, *seats, **more)
    anna.sit(table, tokens[0])
    anna.page.locator(".waiting-room").wait_for()
    return anna, f"/#/table/{table}"


def sit_down(opened: Opener, link: str, name: str, **profile: Any) -> Player:
    guest = opened(link, **profile)
    guest.page.locator("#name").fill(name)
    guest.page.locator("#name").press("Tab")
    guest.key("sit").click()
    return guest


def test_an_invitation_names_the_game_the_host_and_the_length(opened: Opener) -> None:
    anna, link = host_and_link(opened, OPEN, OPEN)
    expect(anna.page.locator("h1")).to_have_text("Your table: Dice Hospital")
    guest = opened(link)
    expect(guest.page.locator("h1")).to_have_text("Anna invites you to Dice Hospital")
    expect(guest.page.locator(".waiting-facts")).to_contain_text("20 to 45 minutes")
    expect(guest.page.locator(".played")).to_contain_text("a bot steps in")
    assert guest.page.locator(".invitation .link").input_value().endswith(link)


def test_who_calls_the_server_localhost_is_told_that_others_cannot(opened: Opener) -> None:
    anna, _ = host_and_link(opened, OPEN)
    invitation = anna.page.locator(".invitation")
    expect(invitation).to_contain_text("Only this computer can open this link")
    expect(invitation.locator("code")).to_have_text("wardround serve --host 0.0.0.0")
    expect(invitation.locator(".qr")).to_have_count(0)


def test_who_calls_the_server_localhost_invites_by_its_address_in_the_network(
    opened: Opener,
) -> None:
    anna, link = host_and_link(opened, OPEN)
    health = {"addresses": ["http://192.168.7.9:8011/"]}
    anna.page.route("**/api/health", lambda route: route.fulfill(json=health))
    anna.page.reload()
    invitation = anna.page.locator(".invitation")
    expect(invitation).to_contain_text("This is your address in the network")
    expect(invitation.locator(".link")).to_have_value(f"http://192.168.7.9:8011{link}")
    qr = invitation.locator(".qr")
    assert qr.evaluate("image => image.decode().then(() => image.width > 0)")


def test_the_host_decides_and_guests_do_not(opened: Opener) -> None:
    anna, link = host_and_link(opened, OPEN, OPEN)
    ben = sit_down(opened, link, "Ben")
    for key in ("fill", "fill-one", "close-table"):
        expect(anna.key(key)).to_be_enabled()
        expect(ben.key(key)).to_be_disabled()
    expect(ben.page.locator(".host-keys")).to_contain_text("Anna decides:")
    expect(ben.page.locator("[data-remove]")).to_have_count(0)
    anna.page.locator("[data-remove='1']").click()
    expect(ben.page.locator("[role=alert] h1")).to_have_text("The host has freed your seat.")
    expect(anna.page.locator("h1")).to_be_focused()
    expect(anna.page.locator(".waiting-seats [data-kind=open]")).to_have_count(2)
    ben = sit_down(opened, link, "Ben")
    ben.key("leave").wait_for()
    anna.key("close-table").click()
    expect(ben.page.locator("[role=alert]")).to_have_text("The host has closed this table.")
    anna.page.locator("[data-offer=now]").wait_for()


def test_when_the_host_leaves_the_next_one_decides(opened: Opener) -> None:
    anna, link = host_and_link(opened, OPEN, OPEN)
    ben = sit_down(opened, link, "Ben")
    ben.key("leave").wait_for()
    anna.key("leave").click()
    expect(ben.key("fill")).to_be_enabled()
    expect(ben.page.locator("h1")).to_have_text("Your table: Dice Hospital")
    ben.key("fill").click()
    ben.asked()


def test_a_name_that_is_taken_is_refused_with_a_proposal(address: str, opened: Opener) -> None:
    anna, link = host_and_link(opened, OPEN, OPEN)
    context = anna.page.context.browser.new_context()  # type: ignore[union-attr]
    page = context.new_page()
    page.goto(f"{address}{link}")
    page.locator("#name").fill("anna")
    page.locator("#name").press("Tab")
    page.locator("[data-key=sit]").click()
    expect(page.locator("[role=alert]")).to_contain_text("Somebody here is called anna already")
    expect(page.locator("#name")).to_have_value("anna 2")
    page.locator("[data-key=sit]").click()
    expect(anna.page.locator(".waiting-seats")).to_contain_text("anna 2")
    context.close()


def test_friends_activate_all_at_once_unless_they_choose_otherwise(opened: Opener) -> None:
    anna = opened()
    anna.page.locator("[data-offer=friends]").click()
    anna.key("make").click()
    expect(anna.page.locator(".played")).to_contain_text("All at once")


def absent_friend(opened: Opener, **more: Any) -> tuple[Player, Player]:
    """Ada waits for Bea, who is offline."""
    ada, bea = friends(opened, 2, **more)
    play_until([ada, bea], bea, "Which ambulance")
    bea.page.goto("about:blank")
    return ada, bea


def test_who_is_offline_is_told_and_waited_for_or_played_for(opened: Opener) -> None:
    ada, _ = absent_friend(opened)
    banner = ada.page.locator(".banner.absent")
    expect(banner).to_contain_text("Bea is offline")
    expect(banner).to_contain_text("A bot plays in")
    expect(ada.page.locator(".strip [data-presence=offline]")).to_have_count(1)
    expect(banner).to_contain_text("in 1:57")
    ada.key("wait-longer").click()
    expect(banner).to_contain_text(re.compile("in (2:00|1:59)"))
    ada.key("let-bot-play").click()
    expect(banner).to_have_count(0)
    expect(ada.page.locator(".strip [data-presence=stand-in]")).to_have_count(1)
    expect(ada.page.locator(".log")).to_contain_text("The game goes on without Bea for now.")
    expect(ada.page.locator(".log")).to_contain_text("takes")
    watcher = opened(ada.page.url.removeprefix(ada.address))
    expect(watcher.page.locator(".chat-closed")).to_have_text("Whoever has a seat can write here.")
    expect(watcher.page.locator(".others .other")).to_have_count(1)


def test_who_watches_is_told_whose_first_patients_are_shown(opened: Opener) -> None:
    ada, bea = friends(opened, 2)
    say_something(asked_one([ada, bea]))
    expect(ada.page.locator(".starting")).to_contain_text("Your first patients")
    watcher = opened(ada.page.url.removeprefix(ada.address))
    expect(watcher.page.locator(".starting")).to_have_text("First patients of Ada 345 ")


def test_the_stand_in_plays_a_bots_words_and_they_are_told_afterwards(opened: Opener) -> None:
    ada, bea = absent_friend(opened)
    table = ada.page.url
    ada.key("let-bot-play").click()
    expect(ada.page.locator(".log")).to_contain_text("takes")
    bea.page.goto(table)
    bea.page.locator(".missed").wait_for()
    own = bea.page.locator(".missed ul").first
    expect(own.locator(".told").first).to_have_text(re.compile("^(You take|Bea takes) ambulance"))
    bea.key("close-missed").press("Enter")
    expect(bea.page.locator(".missed")).to_have_count(0)
    bea.page.wait_for_function("document.activeElement !== document.body")


def test_chat_is_spoken_and_counted_on_a_phone(opened: Opener) -> None:
    ada, bea = opened(**PHONE), opened()
    names = [{"kind": "person", "name": name} for name in ("Ada", "Bea")]
    table, tokens = make_table(ada.address, *names)
    for seat, player in enumerate((ada, bea)):
        player.sit(table, tokens[seat], seat)
        player.page.locator(".table").wait_for()
    bea.page.locator(".chat summary").click()
    bea.page.locator(".chat form input").fill("Shall we?")
    bea.page.locator(".chat form button").click()
    expect(ada.page.locator("[data-live=polite]")).to_contain_text("Bea says: Shall we?")
    expect(ada.page.locator(".keybar .unread")).to_contain_text("1")
    bubble = ada.page.locator(".chat-bubble button")
    expect(bubble).to_contain_text("Shall we?")
    bubble.click()
    expect(bubble).to_have_count(0)
    expect(ada.page.locator(".chat-lines")).to_contain_text("Shall we?")
    expect(ada.page.locator(".unread")).to_have_count(0)
    expect(bea.page.locator("[data-live=polite]")).not_to_contain_text("Shall we?")


def test_who_wants_to_play_again_calls_the_others(opened: Opener) -> None:
    ada, bea = friends(opened, 2)
    table = ada.page.url.rsplit("/", 1)[1]
    for player in (ada, bea):
        player.page.locator(".table").wait_for()
    finish(ada, bea)
    ada.key("rematch").click()
    ada.page.locator(".waiting-room").wait_for()
    expect(bea.page.locator(".rematch-call")).to_contain_text("Ada wants to play again.")
    expect(bea.key("rematch")).to_have_text("Sit down again")
    bea.key("rematch").click()
    bea.page.locator(".table[data-status=playing]").wait_for()
    assert table not in bea.page.url


def finish(*players: Player) -> None:
    """Both leave all to stand-ins, who play to the end."""
    address, table = players[0].address, players[0].page.url.rsplit("/", 1)[1]
    for player in players:
        kept = player.page.evaluate("localStorage.getItem('wardround.seats')")
        token = json.loads(kept)[0]["token"]
        body = json.dumps({"token": token}).encode()
        request = urllib.request.Request(f"{address}/api/tables/{table}/leave", body)
        urllib.request.urlopen(request, timeout=20).close()
    for player in players:
        player.page.locator(".table[data-status=over]").wait_for(timeout=120_000)


def test_with_five_seats_the_invitation_is_in_sight(opened: Opener) -> None:
    anna, _ = host_and_link(opened, OPEN, OPEN, OPEN, OPEN, game="hospital-rush")
    seats = anna.page.locator(".waiting-seat")
    expect(seats).to_have_count(5)
    tops = seats.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1
    link = anna.page.locator(".invitation .link").bounding_box()
    keys = anna.page.locator(".host-keys").bounding_box()
    assert link is not None
    assert keys is not None
    assert link["y"] + link["height"] <= keys["y"]


def test_on_a_phone_the_offline_banner_says_whole_sentences(opened: Opener) -> None:
    ada, _ = absent_friend(opened)
    ada.page.set_viewport_size({"width": 390, "height": 844})
    said = ada.page.locator(".banner.absent .sentence:not([data-unsaid])")
    expect(said.first).to_contain_text("A bot plays in")
    box = ada.page.locator(".banner.absent").bounding_box()
    assert box is not None
    for one in said.all():
        line = one.bounding_box()
        assert line is not None
        assert line["y"] + line["height"] <= box["y"] + box["height"]
