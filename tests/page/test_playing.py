"""Playing on the page, in a real browser against a real server."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute, expect

from page.conftest import Opener
from page.serving import make_table


def test_front_page_to_first_move_in_three_clicks(opened: Opener) -> None:
    player = opened()
    player.start("now")
    since = player.stamp
    player.choices.first.click()
    player.moved(since)
    assert player.stamp != since
    expect(player.page.locator(".seat")).to_have_count(3)


def test_continue_leads_back_to_the_table(opened: Opener) -> None:
    player = opened()
    player.start("duel")
    table = player.page.url
    player.page.goto(player.address + "/#/")
    player.page.locator(".offer.continue").click()
    player.asked()
    assert player.page.url == table


def test_full_game_by_mouse_then_replay_and_rematch(opened: Opener) -> None:
    player = opened()
    player.start("duel")
    while not player.over:
        player.go_on()
    expect(player.page.locator(".end h1")).to_contain_text(re.compile("win|share"))
    expect(player.page.locator(".sources tbody tr")).to_have_count(5)
    with player.page.expect_download() as download:
        player.page.get_by_text("Download the journal").click()
    assert download.value.path().read_text().startswith("wardround journal 1")
    table = player.page.url.rpartition("/")[2]

    friend = opened(f"/#/replay/{table}/5")
    expect(friend.page.locator(".slider")).to_contain_text("Step 6 of")
    friend.page.keyboard.press("ArrowRight")
    expect(friend.page.locator(".slider")).to_contain_text("Step 7 of")
    assert friend.page.url.endswith("/6")

    player.key("rematch").click()
    player.page.wait_for_function("old => !location.hash.endsWith(old)", arg=table)
    player.asked()
    assert not player.over


def test_undo_of_a_wrong_ambulance_after_the_bots_have_answered(opened: Opener) -> None:
    player = opened()
    for _attempt in range(8):
        player.page.goto(player.address + "/#/")
        player.start("now")
        player.until("Which ambulance")
        offered = player.words()
        log = player.page.locator(".log li")
        before = log.count()
        player.click(player.thing(offered[-1]))
        if log.count() > before + 1:
            break
    since = player.stamp
    undo = player.key("undo")
    expect(undo).to_have_accessible_name(f"Undo: Ambulance {offered[-1][-1]}")
    undo.click()
    player.moved(since)
    assert "Which ambulance" in player.question
    assert player.words() == offered
    player.click(player.key("redo"))
    assert "Which ambulance" not in player.question


def test_finish_asks_only_when_something_is_lost(opened: Opener) -> None:
    player = opened()
    player.start("duel")
    player.until("Which ambulance")
    player.click(player.choices.last)
    player.until("Place a worker")

    player.key("finish").click()
    expect(player.page.locator(".banner.asking")).to_contain_text("still free")
    player.key("back").click()
    expect(player.page.locator(".banner.asking")).to_have_count(0)

    while any(word not in ("bag",) for word in player.words()):
        workers = player.page.locator(".thing.legal:not([data-word=bag])")
        player.click(workers.first)
    expect(player.page.locator(".forecast")).not_to_contain_text("die")
    since = player.stamp
    player.key("finish").click()
    player.moved(since)
    assert "Place a worker" not in player.question


def test_finish_asks_when_a_patient_would_die(opened: Opener) -> None:
    player = opened()
    player.start("duel")
    dying = player.page.locator(".forecast .bad")
    while not dying.count():
        assert not player.over
        if player.key("finish").count():
            player.finish()
        else:
            player.step()
    marked = player.page.locator(".patient:has(.tag.bad)").evaluate_all(
        "patients => patients.map(patient => patient.dataset.word[1])"
    )
    assert set(marked) == {"1"}
    since = player.stamp
    player.key("finish").click()
    expect(player.page.locator(".banner.asking")).to_contain_text(re.compile("dies?"))
    assert player.stamp == since
    player.page.keyboard.press("Escape")
    assert "Place a worker" in player.question


def test_starting_from_the_patient_or_the_department(opened: Opener) -> None:
    player = opened()
    player.start("duel")
    player.until("Which ambulance")
    player.click(player.choices.first)
    player.until("Place a worker")
    patient = player.page.locator(".zone:not(.treated) .patient").first
    word = patient.get_attribute("data-word")
    patient.click()
    expect(player.page.locator(".banner h1")).to_contain_text("Chosen")
    expect(player.thing(str(word))).to_have_class(re.compile("said"))
    department = player.page.locator(".department.legal").first
    since = player.stamp
    department.click()
    expect(player.page.locator(".department.used, .department.said").first).to_be_visible()
    if player.stamp == since:
        player.click(player.thing("nurse"))
    expect(player.page.locator(".treated .patient")).to_have_count(1)


def test_pointing_shows_a_ghost_and_quiet_things_tell_why(opened: Opener) -> None:
    player = opened()
    player.start("duel")
    player.until("Which ambulance")
    player.click(player.choices.first)
    player.until("Place a worker")
    player.click(player.thing("nurse"))
    player.click(player.page.locator(".department.legal").first)
    if "Place a worker" not in player.question:
        stamp = player.stamp
        player.page.locator(".patient.legal").first.hover()
        expect(player.page.locator(".tag.ghost").first).to_contain_text("→")
        assert player.stamp == stamp
        player.click(player.page.locator(".patient.legal").first)
    used = player.page.locator(".department.used").first
    used.click()
    expect(player.page.locator(".explain")).to_contain_text("has been used")


def test_a_round_by_keyboard_alone(opened: Opener) -> None:
    player = opened()
    player.page.locator("[data-offer=duel]").focus()
    player.page.keyboard.press("Enter")
    player.asked()
    press = player.page.keyboard.press
    rounds = player.page.locator(".rounds .now")
    while not rounds.count() or rounds.inner_text() == "1":
        since = player.stamp
        if player.choices.count():
            press("1")
        elif player.key("finish").count():
            press("f")
            if player.key("anyway").count():
                press("Enter")
        else:
            press("n")
        player.moved(since)
    press("/")
    expect(player.page.locator(".command input")).to_be_focused()
    player.page.keyboard.type("why finish")
    press("Enter")
    expect(player.page.locator(".explain")).not_to_be_empty()


def test_friends_join_by_link_and_names_are_escaped(opened: Opener) -> None:
    host = opened()
    host.page.locator("#name").fill("<b>Ada</b>")
    host.page.locator("[data-offer=friends]").click()
    host.page.locator("select").select_option("2")
    host.key("make").click()
    link = host.page.locator(".link input").input_value()
    expect(host.page.locator("img.qr")).to_be_visible()

    guest = opened(link.removeprefix(host.address))
    expect(guest.page.locator(".seat-list")).to_contain_text("<b>Ada</b>")
    guest.page.locator("#name").fill("Bea")
    guest.key("sit").click()
    host.page.locator(".table .strip").wait_for()
    guest.page.locator(".table .strip").wait_for()
    expect(host.page.locator(".strip")).to_contain_text("Bea")


def test_a_lost_connection_comes_back_and_says_so(opened: Opener) -> None:
    player = opened()
    table, tokens = make_table(
        player.address, {"kind": "person", "name": "Ada"}, {"kind": "bot", "name": "greedy"}
    )
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    player.page.route_web_socket(re.compile("/socket$"), through)
    player.sit(table, tokens[0])
    player.asked()
    sockets[0].close(code=1012)
    expect(player.page.locator(".banner h1")).to_contain_text("Offline")
    expect(player.choices).to_have_count(0)
    player.asked()
    player.step()
    assert len(sockets) == 2
