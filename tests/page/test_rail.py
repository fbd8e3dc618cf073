"""Beside the board: cards with whole names, and a log that is there also where little room is."""

from __future__ import annotations

import json
import urllib.request

import pytest

from page.conftest import Table
from page.playing import Player
from page.positions import POSITIONS
from page.staging import QUIET, Stage
from wardround.text import languages

WIDE, NARROW, PHONE = (1280, 800), (1024, 768), (390, 844)
# Lines of the log that can be read without scrolling.
FEWEST_LINES = 2
BROKEN = """names => {
    const name = document.querySelector('.improvement [lang]');
    const kept = name.textContent;
    const words = name.closest('.words');
    const broken = names.filter(one => {
        name.textContent = one;
        words.classList.toggle('long', one.split(' ').some(word => word.length >= 12));
        return [...one.matchAll(/[^ -]+/g)].some(({ index, 0: word }) => {
            const range = new Range();
            range.setStart(name.firstChild, index);
            range.setEnd(name.firstChild, index + word.length);
            return range.getClientRects().length > 1
                || range.getBoundingClientRect().right > words.getBoundingClientRect().right + 1;
        });
    });
    name.textContent = kept;
    return broken;
}"""
LOG = """() => {
    const log = document.querySelector('.log ol');
    const last = log.lastElementChild.getBoundingClientRect();
    const box = log.getBoundingClientRect();
    return {
        lines: box.height / document.querySelector('.log .row').offsetHeight,
        ends: last.bottom <= box.bottom + 1 && last.top >= box.top - 1,
        free: ['.street', '.drawers'].every(other =>
            document.querySelector(other).getBoundingClientRect().top >= box.bottom),
    };
}"""


def resize(player: Player, size: tuple[int, int]) -> None:
    player.page.set_viewport_size({"width": size[0], "height": size[1]})


def names_of_cards(address: str, language: str) -> list[str]:
    request = urllib.request.Request(
        f"{address}/api/games/dice-hospital/facts",
        json.dumps({"options": {}}).encode(),
        {"content-type": "application/json", "accept-language": language},
    )
    with urllib.request.urlopen(request) as answer:
        cards = json.loads(answer.read())["cards"].values()
    kinds = ("department", "specialist")
    return [card["name"] for card in cards if card["kind"] in kinds]


@pytest.mark.parametrize("language", languages())
def test_every_card_on_display_says_its_whole_name(table: Table, language: str) -> None:
    player, _ = table(POSITIONS["extra"])
    names = names_of_cards(player.address, language)
    assert len(names) >= 30
    for size in (WIDE, NARROW, PHONE):
        resize(player, size)
        assert player.page.evaluate(BROKEN, names) == [], size
    resize(player, WIDE)


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_four_players_leave_the_log_some_lines(table: Table, size: tuple[int, int]) -> None:
    player, stage = table(POSITIONS["improve"])
    resize(player, size)
    play_a_round(player, stage)
    found = player.page.evaluate(LOG)
    resize(player, WIDE)
    assert found["lines"] >= FEWEST_LINES
    assert found["ends"]
    assert found["free"], "the street lies over what is beside the board"


def play_a_round(player: Player, stage: Stage) -> None:
    """So that the log is longer than its panel."""
    for words in (["pass"], ["pass"], ["finish"]):
        stage.say(words)
    player.page.locator(".log li").nth(5).wait_for(state="attached")
    player.page.wait_for_function(QUIET)


def test_four_players_open_the_whole_log_over_the_rail(table: Table) -> None:
    player, stage = table(POSITIONS["improve"])
    resize(player, NARROW)
    play_a_round(player, stage)
    opener = player.key("whole-log")
    before = player.page.evaluate(LOG)["lines"]
    opener.click()
    opened = player.page.evaluate(LOG)
    assert opened["lines"] > 3 * before
    assert opened["ends"]
    player.page.keyboard.press("Escape")
    assert player.page.evaluate(LOG)["lines"] == before
    resize(player, WIDE)


def test_the_log_stays_at_its_end_when_the_chat_opens(table: Table) -> None:
    player, stage = table(POSITIONS["improve"])
    play_a_round(player, stage)
    player.page.locator(".chat summary").click()
    player.page.locator(".chat[open] form").wait_for()
    assert player.page.evaluate(LOG)["ends"]
