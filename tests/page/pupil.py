"""Somebody who is taught by the coach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from page.playing import Player
from page.wires import Wire

MOST_STEPS = 120
View = dict[str, Any]
COVERED = """async (coach, needed) => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const a = coach.getBoundingClientRect();
    return needed.filter(one => {
        const b = one.getBoundingClientRect();
        return b.top < a.bottom - 1 && a.top < b.bottom - 1
            && b.left < a.right && a.left < b.right;
    }).map(one => one.className);
}"""


def covered_by(coach: Locator, *things: Locator) -> list[str]:
    """What of these, and of banner and keys, lies under the coach."""
    needed = [coach.page.locator(".banner-place"), coach.page.locator(".keybar"), *things]
    found: list[str] = coach.evaluate(COVERED, [one.element_handle() for one in needed])
    return found


class Pupil:
    """Somebody who does what the coach says, and looks at what came of it."""

    def __init__(self, player: Player, game: str) -> None:
        self.player = player
        self.wire = Wire(self.player.page)
        self.player.page.reload()
        self.player.page.locator(f"input[value={game}]").check()
        self.player.start("learn")
        self.coach.wait_for()

    @property
    def coach(self) -> Locator:
        return self.player.page.locator(".coach")

    @property
    def step(self) -> str:
        return (self.coach.get_attribute("data-step") or "").removeprefix("lesson-")

    @property
    def view(self) -> View:
        tables = [one for one in self.wire.came if one["type"] == "table" and one["sights"]]
        view: View = tables[-1]["sights"][0]["view"]
        return view

    def said(self) -> str:
        return self.coach.locator("h2").inner_text()

    def obey(self) -> None:
        """Do what the coach points at: it is there, can be chosen, and is in the light."""
        player = self.player
        word = self.coach.get_attribute("data-next")
        point = self.coach.get_attribute("data-point")
        if word:
            thing = player.page.locator(f'.thing.legal[data-word="{word}"][data-coached]')
            expect(thing).to_have_count(1)
            self.in_the_light(thing)
            player.click(thing)
        elif player.key("go-on").count():
            player.key("go-on").click()
        else:
            assert point, f"the coach asks for nothing: {self.step}"
            self.press(player.page.locator(f".table [data-key={point}][data-coached]"))

    def press(self, key: Locator) -> None:
        self.in_the_light(key)
        since = self.player.stamp
        key.click()
        anyway = self.player.key("anyway")
        if anyway.count():
            self.in_the_light(anyway)
            anyway.click()
        self.player.moved(since)

    def in_the_light(self, thing: Locator) -> None:
        """The hole is around it, and what is said covers neither it nor its text."""
        hole = self.player.page.locator(".coach-hole")
        hole.wait_for()
        self.player.page.wait_for_function(
            """thing => {
                const a = thing.getBoundingClientRect();
                const b = document.querySelector('.coach-hole').getBoundingClientRect();
                return b.left <= a.left && b.top <= a.top && b.right >= a.right
                    && b.bottom >= a.bottom;
            }""",
            arg=thing.element_handle(),
        )
        assert covered_by(self.coach, thing) == [], (
            f"{self.step}: the coach covers what it points at"
        )

    def walk(self, promises: dict[str, Callable[[View, View], bool]]) -> list[str]:
        """Obey to the end; every promise must have come true when its step is done."""
        told: list[str] = []
        before: View = {}
        for _ in range(MOST_STEPS):
            self.player.asked()
            self.coach.wait_for()
            step = self.step
            if told and step != told[-1] and told[-1] in promises:
                assert promises[told[-1]](before, self.view), f"{told[-1]}: it did not happen"
            if not told or step != told[-1]:
                told.append(step)
                before = self.view
            if step == "over":
                return told
            self.obey()
        raise AssertionError(f"it never ends: {told}")
