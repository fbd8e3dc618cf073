"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

from typing import Any

from page.conftest import Opener
from page.playing import KEYS, Player
from page.serving import make_table

NAMES = ("Ada", "Bea", "Cem", "Dora", "Eve")
MOST_STEPS = 200


def friends(opened: Opener, count: int = 2, **more: Any) -> list[Player]:
    """People at a new table, all of them there."""
    players = [opened() for _ in range(count)]
    seats = [{"kind": "person", "name": name} for name in NAMES[:count]]
    table, tokens = make_table(players[0].address, *seats, **more)
    for seat, player in enumerate(players):
        player.sit(table, tokens[seat], seat)
    for player in players:
        player.page.locator(".table").wait_for()
    return players


def asked_one(players: list[Player]) -> Player:
    """Somebody of these who is asked."""
    first = players[0].page
    for _ in range(MOST_STEPS):
        for player in players:
            if player.ready:
                return player
        first.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def level(players: list[Player]) -> None:
    """Wait until all have been shown the same."""
    newest = max(int(player.stamp.split()[0]) for player in players)
    for player in players:
        player.page.wait_for_function(
            "newest => parseInt(document.querySelector('.table').dataset.stamp) >= newest",
            arg=newest,
        )


def quiet(players: list[Player]) -> None:
    """Wait until all have been shown the same, and nobody is still told of it."""
    level(players)
    for player in players:
        player.page.locator(".banner:not(.news)").wait_for()


def say_something(player: Player) -> None:
    """The first thing that glows, or the key; waits until that was stored."""
    since = player.stamp
    if player.choices.count():
        player.choices.first.dispatch_event("click")
    else:
        player.page.locator(KEYS).first.click()
        if player.key("anyway").count():
            player.key("anyway").click()
    player.page.wait_for_function(
        """since => {
            const table = document.querySelector('.table');
            return table.dataset.stamp !== since && table.dataset.busy === 'false';
        }""",
        arg=since,
    )


def play_until(players: list[Player], who: Player, text: str) -> None:
    """Whoever is asked says something, until this one is asked this."""
    for _ in range(MOST_STEPS):
        if who.ready and text in who.question:
            return
        say_something(asked_one([other for other in players if other.ready] or players))
    raise AssertionError(f"nobody asked: {text}")
