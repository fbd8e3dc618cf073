"""Hospital Rush on the page: a game with bots, a rat among people, replay, keys."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from page.conftest import Opener
from page.playing import Player
from page.tables import asked_one, friends

GAME = "hospital-rush"


def test_from_the_front_page_to_the_first_marker_in_two_clicks(opened: Opener) -> None:
    player = opened()
    player.page.locator(f"[name=game][value={GAME}]").check()
    player.start("now")
    expect(player.page.locator(".rush-door")).to_have_count(12)
    expect(player.page.locator(".coach")).to_have_count(1)
    player.click(player.page.locator(".rush-door.legal").first)
    player.page.goto(player.address)
    player.page.locator(f"input[value={GAME}]").check()
    crowd = player.page.locator("[data-offer=crowd]")
    expect(crowd).to_contain_text("Five interns")
    expect(crowd.locator("use")).to_have_attribute("href", "#front-friends")
    player.page.locator("[data-offer=friends]").click()
    expect(player.page.locator("#seats option")).to_have_text(["3", "4", "5"])
    player.page.reload()
    expect(player.page.locator(f"input[value={GAME}]")).to_be_checked()
    expect(player.page.locator(".offer.continue")).to_contain_text("Round 1, against")


def test_a_game_with_bots_its_end_and_its_replay(opened: Opener) -> None:
    player = opened()
    player.practise(7, bots=2, game=GAME, options={"rounds": "10"})
    while not player.over:
        player.step()
    page = player.page
    expect(page.locator(".end h1")).to_contain_text(re.compile("win|share"))
    expect(page.locator(".ranks li").first).to_contain_text("prestige")
    expect(page.locator(".end")).to_contain_text("Prestige by round")
    expect(page.locator(".end")).not_to_contain_text(re.compile("points", re.IGNORECASE))
    rows = page.locator(".by-source tr th").all_inner_texts()
    assert rows == ["Cured patients", "Final exam", "Bribes", "Character", "Punishments"]
    player.key("replay").click()
    page.locator(".replay[data-step='0']").wait_for()
    expect(page.locator(".rush-door")).to_have_count(10)
    page.keyboard.press("End")
    expect(page.locator(".rush .rush-bed")).to_have_count(4)
    expect(page.locator(".thermometer .rush-disc:not(.ghost)")).to_have_count(3)
    page.keyboard.press("PageUp")
    expect(page.locator(".round-now")).to_have_text(re.compile("Round"))
    player.key("more").click()
    page.locator("#language").select_option("de")
    expect(page.locator(".round-now")).to_have_text(re.compile("Runde"))
    page.goto(f"{player.address}/#/rules/{GAME}")
    expect(page.locator(".rules-part").first).to_contain_text("10 Ansehen")
    expect(page.locator("[data-part=patients] .house").first).to_have_text("hauseigen")


def test_the_rules_tell_what_is_house_and_how_documented_characters_differ(opened: Opener) -> None:
    page = opened(f"/#/rules/{GAME}").page
    spaces = page.locator("[data-part=spaces] .rule-card")
    kurt = spaces.filter(has_text="Kurt: Calling in a favor")
    expect(kurt.locator(".house")).to_have_text("price: house")
    expect(kurt.locator(".source")).to_have_text("the theft is from the published visiting card")
    expect(spaces.filter(has_text="bucks with 3 / 4 / 5 players").first).to_be_visible()
    changed = page.locator("[data-part=documented] .rule-card dt").all_inner_texts()
    assert "Kurt: Calling in a favor" in changed
    assert "Freddie: Chillax, man" in changed
    assert {"Olga Smidgen", "Olga I", "Felix I"}.isdisjoint(changed)
    expect(page.locator("[data-part=documented] .house")).to_have_count(0)
    expect(page.locator("[data-part=treating]")).to_contain_text("orange and green are house")


def use(player: Player, *words: str) -> None:
    """Say these, thing by thing or key by key, without waiting to be asked again."""
    for word in words:
        thing = player.page.locator(f'.thing.legal[data-word="{word}"], [data-says="{word}"]')
        since = player.stamp
        thing.first.dispatch_event("click")
        player.page.wait_for_function(
            "since => document.querySelector('.table').dataset.stamp !== since", arg=since
        )


def test_two_people_and_a_rat(opened: Opener) -> None:
    players = friends(opened, 3, game=GAME)
    unfair = asked_one(players)
    use(unfair, "sabotage", "skip")
    snitch = asked_one([one for one in players if one is not unfair])
    snitch.asked()
    expect(snitch.thing("rat-out").locator(".brings")).to_have_text("2 bucks; hits 1 marker")
    use(snitch, "rat-out", "use")
    unfair.asked()
    choices = unfair.page.locator(".banner .choice")
    expect(choices).to_have_text([re.compile("Pay\\s*no bucks left"), re.compile("Lose prestige")])
    expect(choices.nth(1)).to_contain_text("down to -1 prestige")
    expect(unfair.page.locator(".banner p")).to_contain_text(
        " uses Rat out against your markers on red."
    )
    assert re.match("● ", unfair.page.title())
    expect(unfair.page.locator("[data-live=urgent]")).to_contain_text("Pay 1 buck of your 1")
    unfair.page.locator("[data-always=buck]").click()
    snitch.page.locator(".log li", has_text="pays 1 buck").wait_for()
    unfair.page.locator(".tab-menu").click()
    expect(unfair.page.locator(".menu-part", has_text="always answer")).to_have_count(1)
    unfair.key("ask-again").click()
    expect(unfair.key("ask-again")).to_have_count(0)


def test_by_keyboard_alone(opened: Opener) -> None:
    player = opened()
    player.practise(1111, bots=2, game=GAME)
    page = player.page
    page.keyboard.press("d")
    expect(player.thing("treat-a")).to_be_focused()
    expect(page.locator(".explain")).to_contain_text("Treat A")
    since = player.stamp
    page.keyboard.press("Enter")
    player.moved(since)
    page.keyboard.press("p")
    page.keyboard.press("End")
    expect(player.thing("bed-4")).to_be_focused()
    page.keyboard.press("3")
    expect(player.thing("bed-3")).to_have_class(re.compile("said"))
    page.keyboard.press("Escape")
    expect(page.locator(".rush.begun")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator(".thermometer .scale")).to_be_focused()
    page.keyboard.press("k")
    expect(page.locator(".jar").first).to_be_focused()
    page.keyboard.press("/")
    page.locator(".command input").fill("treat-a bed-3 patch patch")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("claims the patient in bed 3")
    expect(page.locator(".log")).to_contain_text("places patch on bed 3 (×2).")
