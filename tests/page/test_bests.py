"""Personal bests of solo games, on the front page and at the end of one."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from page.conftest import Opener
from page.finished import play_to_the_end


def test_a_solo_game_finds_its_place_among_those_played_alike(opened: Opener, address: str) -> None:
    games = [play_to_the_end(address, seed=None, options={}) for _ in range(2)]
    player = opened()
    page = player.page
    expect(page.locator("[data-offer=now]")).to_be_visible()
    expect(page.locator(".personal-bests")).to_have_count(0)
    kept = [{"table": one.table, "seat": 0, "token": one.token} for one in games]
    page.evaluate("kept => localStorage.setItem('wardround.seats', kept)", json.dumps(kept))
    page.reload()
    front = page.locator(".personal-bests")
    expect(front).to_contain_text("Standard")
    expect(front.locator("li")).to_have_count(2)
    points = [int(text.split()[1]) for text in front.locator("li").all_inner_texts()]
    assert points == sorted(points, reverse=True)

    page.evaluate("localStorage.setItem('wardround.seats', '[]')")
    page.reload()
    expect(front.locator("li")).to_have_count(2)
    player.sit(*games[1])
    place = page.locator(".end .personal-bests")
    expect(place.locator("li")).to_have_count(2)
    expect(place.locator("[aria-current]")).to_contain_text("this game")
    said = place.get_by_role("status").inner_text()
    assert said.startswith(("A new personal best!", "Place 1 of 2.", "Place 2 of 2."))
    place.get_by_role("link", name="Watch again").click()
    page.locator(".replay[data-step='0']").wait_for()
