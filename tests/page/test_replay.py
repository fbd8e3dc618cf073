"""A finished game step by step: keys, slider, eyes, links, playing by itself and playing on."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from page.conftest import Opener
from page.finished import Finished
from page.playing import Player


def replay_of(address: str, table: str, seat: int = -1) -> list[dict[str, Any]]:
    """The steps of a game, from all pages of its replay."""

    def fetch(page: int) -> dict[str, Any]:
        path = f"{address}/api/tables/{table}/replay?seat={seat}&page={page}"
        with urllib.request.urlopen(path) as answer:
            found: dict[str, Any] = json.loads(answer.read())
        return found

    first = fetch(0)
    return [step for page in range(first["pages"]) for step in fetch(page)["steps"]]


def at(player: Player, step: int) -> None:
    player.page.locator(f".replay[data-step='{step}']").wait_for()


def test_steps_by_sentence_part_and_round(opened: Opener, finished: Finished) -> None:
    player = opened(f"/#/replay/{finished.table}/0")
    at(player, 0)
    press = player.page.keyboard.press
    steps = replay_of(player.address, finished.table)
    headings = [step["heading"] for step in steps]
    rounds = [heading.rpartition(" ")[0] for heading in headings]
    press("ArrowRight")
    at(player, 1)
    press("ArrowLeft")
    at(player, 0)
    press("Shift+ArrowRight")
    part = next(n for n, heading in enumerate(headings) if heading != headings[0])
    at(player, part)
    press("PageDown")
    second = rounds.index("round 2")
    at(player, second)
    press("PageDown")
    at(player, rounds.index("round 3"))
    press("ArrowRight")
    press("PageUp")
    at(player, rounds.index("round 3"))
    press("PageUp")
    at(player, second)
    press("End")
    at(player, len(steps) - 1)
    press("Home")
    at(player, 0)
    assert player.page.url.endswith(f"/{finished.table}/0")


def test_what_is_spoken_is_the_log_sentence(opened: Opener, finished: Finished) -> None:
    player = opened()
    steps = replay_of(player.address, finished.table)
    place = next(n for n, one in enumerate(steps) if one["speaker"] == 1 and one["lines"])
    player.page.goto(f"{player.address}/#/replay/{finished.table}/{place - 1}")
    at(player, place - 1)
    player.key("next").click()
    at(player, place)
    spoken = player.page.locator(".banner [aria-live=polite]")
    expect(spoken).to_contain_text("Bea")
    first = re.sub(r"\b[ryg][ryg]?[1-6][tm]?\b.*", "", steps[place]["lines"][0]).strip()
    expect(spoken).to_contain_text(first)
    silent = next(n for n, step in enumerate(steps) if step["words"] == ["pass"])
    player.page.goto(f"{player.address}/#/replay/{finished.table}/{silent}")
    at(player, silent)
    expect(player.page.locator(".banner .explain")).to_have_text("Pass")


def test_a_link_opens_exactly_its_step_in_a_fresh_browser(
    opened: Opener, finished: Finished
) -> None:
    player = opened(
        f"/#/replay/{finished.table}/41", permissions=["clipboard-read", "clipboard-write"]
    )
    at(player, 41)
    player.key("more").click()
    player.key("copy-step").click()
    expect(player.page.locator(".replay-bar")).to_contain_text("Copied")
    link: str = player.page.evaluate("navigator.clipboard.readText()")
    friend = opened(link.removeprefix(player.address))
    at(friend, 41)
    expect(friend.page.locator(".slider")).to_contain_text("Step 42 of")
    assert friend.page.locator(".board").inner_html() == player.page.locator(".board").inner_html()


def test_slider_and_rounds(opened: Opener, finished: Finished) -> None:
    player = opened(f"/#/replay/{finished.table}/0")
    at(player, 0)
    rounds = [step["heading"] for step in replay_of(player.address, finished.table)]
    labels = player.page.locator(".replay-rounds button")
    expect(labels).to_have_count(9)
    labels.nth(4).click()
    fourth = next(n for n, heading in enumerate(rounds) if heading.startswith("round 4 "))
    at(player, fourth)
    expect(labels.nth(4)).to_have_attribute("aria-current", "step")
    player.page.locator(".slider input").fill("20")
    at(player, 20)
    expect(player.page.locator(".slider input")).to_have_attribute(
        "aria-valuetext", re.compile("Step 21 of .*Round")
    )


def test_it_plays_by_itself_until_it_is_stopped(opened: Opener, finished: Finished) -> None:
    player = opened(f"/#/replay/{finished.table}/0")
    at(player, 0)
    player.key("more").click()
    player.page.get_by_label("Speed").select_option(label="fast")
    player.key("autoplay").click()
    at(player, 3)
    player.key("autoplay").click()
    expect(player.key("autoplay")).to_have_attribute("aria-pressed", "false")
    expect(player.key("autoplay")).to_have_text("Play")
    player.page.keyboard.press("End")
    player.key("autoplay").click()
    expect(player.key("autoplay")).to_have_attribute("aria-pressed", "false")


def test_through_the_eyes_of_each(opened: Opener, finished: Finished) -> None:
    player = opened(f"/#/replay/{finished.table}/60")
    at(player, 60)
    player.key("more").click()
    eyes = player.page.locator("[data-eyes]")
    expect(eyes.locator("option")).to_have_text(["everybody", "Ada", "Bea", "Cem"])
    boards = set()
    for seat, name in enumerate(("Ada", "Bea", "Cem")):
        with player.page.expect_response(re.compile(rf"/replay\?seat={seat}&page=0$")):
            eyes.select_option(str(seat))
        expect(player.page.locator(".hospital h2").first).to_contain_text(name)
        boards.add(player.page.locator(".board").inner_text())
    assert len(boards) == 3


@pytest.mark.parametrize("share", [0.3, 0.8])
def test_play_on_from_a_step(opened: Opener, finished: Finished, share: float) -> None:
    player = opened()
    steps = replay_of(player.address, finished.table, 0)
    early = int(len(steps) * share)
    place = next(
        n
        for n in range(early, len(steps))
        if steps[n]["speaker"] == 0 == steps[n + 1]["speaker"] and steps[n]["words"] != ["finish"]
    )
    views: list[Any] = []

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            views.extend(sight["view"] for sight in json.loads(message).get("sights", []))
            socket.send(message)

        server.on_message(hear)

    player.page.route_web_socket(re.compile("/socket$"), through)
    player.page.goto(f"{player.address}/#/replay/{finished.table}/{place}")
    at(player, place)
    player.key("play-on").click()
    player.asked()
    assert finished.table not in player.page.url
    assert views[0] == steps[place]["view"]
    player.step()


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (360, 640), (844, 390)])
def test_no_key_of_a_replay_is_cut(
    opened: Opener, finished: Finished, language: str, width: int, height: int
) -> None:
    player = opened(locale=language, viewport={"width": width, "height": height})
    player.page.goto(f"{player.address}/#/replay/{finished.table}/60")
    at(player, 60)
    player.key("more").click()
    keys = player.page.locator(".replay-bar :is(.key, select)")
    cut = keys.evaluate_all("""keys => keys.filter(key => {
        const { left, right, top, width } = key.getBoundingClientRect();
        const inside = left >= 0 && right <= innerWidth && top >= 0;
        return !inside || width < 32 || key.scrollWidth > key.clientWidth + 1;
    }).map(key => key.textContent)""")
    assert cut == []


def test_the_sentences_of_the_round_stand_beside_the_board(
    opened: Opener, finished: Finished
) -> None:
    player = opened()
    steps = replay_of(player.address, finished.table)
    third = [n for n, step in enumerate(steps) if step["heading"].startswith("round 3 ")]
    player.page.goto(f"{player.address}/#/replay/{finished.table}/{third[5]}")
    at(player, third[5])
    told = player.page.locator(".round-steps button")
    expect(told).to_have_count(len(third))
    expect(told.nth(5)).to_have_attribute("aria-current", "step")
    assert all(text.strip() for text in told.all_text_contents())
    told.nth(8).click()
    at(player, third[8])


def test_an_unfinished_table_has_no_replay(opened: Opener) -> None:
    player = opened()
    player.start("duel")
    table = player.page.url.rpartition("/")[2]
    with pytest.raises(urllib.error.HTTPError):
        replay_of(player.address, table)
