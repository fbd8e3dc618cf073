"""The table for who does not see it: live regions, names, the command line."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import CDPSession, expect

from page.conftest import Opener
from page.playing import Player
from page.tables import friends, play_until

CHOOSABLE = "This can be chosen now."
KEYS = ("No, thanks", "Pass", "Finish")


class Reader:
    """Perceives nothing but the accessibility tree, and presses buttons by their names."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.tree: CDPSession = self.page.context.new_cdp_session(self.page)
        self.tree.send("Accessibility.enable")

    def buttons(self) -> list[tuple[str, str]]:
        """Every button that can be pressed, by name and description."""
        page = self.tree.send("Runtime.evaluate", {"expression": "document"})["result"]
        wanted = {"objectId": page["objectId"], "role": "button"}
        nodes = self.tree.send("Accessibility.queryAXTree", wanted)["nodes"]
        return [
            (value(node, "name"), value(node, "description"))
            for node in nodes
            if not node["ignored"] and not is_disabled(node)
        ]

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).first.dispatch_event("click")

    def go_on(self) -> None:
        """The first thing that can be chosen, or the key that goes on."""
        since = self.player.stamp
        buttons = self.buttons()
        choices = [name for name, description in buttons if description == CHOOSABLE]
        if self.player.enough():
            choices = []
        keys = [key for key in KEYS if key in (name for name, _ in buttons)]
        self.press((choices or keys)[0])
        anyway = self.page.get_by_role("button", name="Finish anyway")
        if not choices and anyway.count():
            anyway.click()
        self.player.moved(since)


def is_disabled(node: dict[str, Any]) -> bool:
    found = [one["value"]["value"] for one in node["properties"] if one["name"] == "disabled"]
    return True in found


def value(node: dict[str, Any], part: str) -> str:
    return str(node.get(part, {}).get("value", ""))


def test_a_full_game_by_the_accessibility_tree(opened: Opener) -> None:
    player = opened()
    player.practise(13)
    reader = Reader(player)
    while not player.over:
        reader.go_on()
    won = player.page.get_by_role("heading", name=re.compile("win|share")).first
    expect(won).to_be_visible()


def command(player: Player, text: str) -> None:
    player.page.keyboard.insert_text(text)
    player.page.keyboard.press("Enter")


def answers(player: Player, text: str, answer: str) -> None:
    """The command line answers this, and it is spoken."""
    command(player, text)
    expect(player.page.locator(".command .answer")).to_contain_text(answer)
    expect(player.page.locator("[data-live=polite]")).to_contain_text(answer)


def test_a_full_game_alone_through_the_command_line(opened: Opener) -> None:
    player = opened()
    player.practise(5, bots=0)
    player.page.keyboard.press("/")
    expect(player.page.locator(".command input")).to_be_focused()
    while not player.over:
        words = ["finish"] if player.enough() else player.words_offered()
        going = [word for word in words if word not in ("finish", "skip", "pass")]
        since = player.stamp
        command(player, (going or words)[0])
        if not going and player.page.locator(".banner.asking").count():
            command(player, "")
        player.moved(since)


def test_the_command_line_answers(opened: Opener) -> None:
    player = opened()
    player.practise(5)
    player.until("Place a worker")
    player.page.keyboard.press("/")
    expect(player.page.locator(".command input")).to_be_focused()
    answers(player, "help", "why and a word")
    answers(player, "words", "nurse")
    answers(player, "patients", "waiting")
    answers(player, "staff", "Nurse")
    answers(player, "others", "Bea: 0 points")
    answers(player, "forecast", "If you finish now")
    answers(player, "score", "Ada: 2 points")
    answers(player, "why nurse", CHOOSABLE)
    answers(player, "why piano", "no word of this game")
    spoken = player.page.locator("[data-live=polite]")
    since = player.stamp
    command(player, "nurse")
    player.moved(since)
    expect(spoken).to_contain_text("Nurse. Which department")
    player.page.keyboard.type("oncology ")
    options = player.page.locator("#completions option")
    expect(options.first).to_have_attribute("value", re.compile("^oncology y[1-6]$"))
    player.page.keyboard.press("Control+a")
    for text, question in (("undo", "Place a worker"), ("redo", "Which department")):
        since = player.stamp
        command(player, text)
        player.moved(since)
        assert question in player.question
    expect(spoken).to_contain_text("Taken back: Nurse")
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".command")).to_have_count(0)


def test_who_is_asked_hears_it_with_the_forecast_and_results_after(opened: Opener) -> None:
    player = opened()
    player.practise(5)
    player.until("Place a worker")
    urgent = player.page.locator("[data-live=urgent] p")
    polite = player.page.locator("[data-live=polite] p")
    expect(urgent.last).to_contain_text("Round 1, Activation. Place a worker")
    expect(urgent.last).to_contain_text("If you finish now")
    player.click(player.thing("nurse"))
    expect(polite.last).to_contain_text("Nurse. Which department does the nurse work in?")
    expect(polite.last).to_contain_text(re.compile(r"\d choices"))
    player.key("undo").click()
    expect(polite.last).to_contain_text("Taken back: Nurse")
    player.key("finish").click()
    expect(urgent.last).to_contain_text("Enter finishes, Escape goes back")


def test_dice_are_buttons_with_names(opened: Opener) -> None:
    player = opened()
    player.practise(5)
    player.until("Place a worker")
    patients = player.page.locator(".patient:not(.nobody)")
    named = player.page.get_by_role("button", name=re.compile("^(red|yellow|green) [1-6],"))
    assert named.count() == patients.count() > 0


def test_of_others_at_the_same_time_only_finishing_is_spoken(opened: Opener) -> None:
    together = {"administrators": "no", "activation": "simultaneous"}
    ada, bea = friends(opened, options=together)
    play_until([ada, bea], bea, "Place a worker")
    polite = ada.page.locator("[data-live=polite]")
    placed = len(bea.log("Bea sends"))
    while len(bea.log("Bea sends")) == placed or "Place a worker" not in bea.question:
        bea.step()
    expect(ada.page.locator(".log")).to_contain_text(bea.log("Bea sends")[-1])
    bea.key("finish").click()
    if bea.key("anyway").count():
        bea.key("anyway").click()
    expect(polite).to_contain_text("Bea has finished.")
    expect(polite).not_to_contain_text("Bea sends")
