"""Several people at one screen: a cover page where something is secret, and nowhere else."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from page.conftest import Opener
from page.playing import Player
from page.serving import make_table
from wardround.terminal.play.remote.changes import TableReader

COVER = ".cover"


def begin(opened: Opener, administrators: str) -> tuple[Player, list[dict[str, Any]]]:
    """Ada and Bea at one screen; and all the server tells this page."""
    player = opened()
    told: list[dict[str, Any]] = []

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        reader = TableReader()

        def hear(message: str | bytes) -> None:
            told.append(reader.read(message))
            socket.send(message)

        server.on_message(hear)

    player.page.route_web_socket(re.compile("/socket$"), through)
    player.page.locator("[data-offer=screen]").click()
    player.page.locator("[data-name='0']").fill("Ada")
    player.page.locator("[data-name='1']").fill("Bea")
    player.page.locator("[data-fold=options] > summary").click()
    player.page.locator(f"[name=administrators][value={administrators}]").check()
    player.key("make").click()
    return player, told


def shown(player: Player) -> None:
    player.page.locator(f".table[data-asked=true], {COVER}").first.wait_for()


def choose(player: Player) -> None:
    """Choose the first thing that glows, and wait for the next question or a cover page."""
    since = player.stamp
    player.choices.first.dispatch_event("click")
    player.page.wait_for_function(
        """since => {
            const table = document.querySelector('.table');
            return document.querySelector('.cover')
                || (table?.dataset.stamp !== since && table?.dataset.asked === 'true');
        }""",
        arg=since,
    )


def hands(told: list[dict[str, Any]]) -> list[set[str]]:
    """The administrators that each seat has seen in its own hand."""
    seen: list[set[str]] = [set(), set()]
    for news in told:
        for sight in news.get("sights", []):
            if sight["view"].get("phase") == "keep":
                seen[sight["seat"]] |= set(sight["legal"])
    return seen


def test_secret_administrators_are_covered(opened: Opener) -> None:
    player, told = begin(opened, "yes")
    page = player.page
    shown(player)
    covers: list[str] = []
    looks: dict[str, str] = {}
    for _ in range(40):
        shown(player)
        if page.locator(COVER).count():
            who = page.locator(f"{COVER} h1").inner_text().removeprefix("Hand the device to ")
            covers.append(who)
            assert page.locator(".table").count() == 0
            ada, bea = hands(told)
            covered = page.content()
            assert not [word for word in ada | bea if f'data-word="{word}"' in covered]
            player.key("uncover").click()
            player.asked()
            looks[who] = page.content()
            choose(player)
        elif page.locator(".rounds .now").count():
            break
        else:
            choose(player)
    assert sorted(covers) == ["Ada", "Bea"]
    ada, bea = hands(told)
    assert len(ada) == len(bea) == 2
    assert not [word for word in ada if f'data-word="{word}"' in looks["Bea"]]
    assert not [word for word in bea if f'data-word="{word}"' in looks["Ada"]]
    assert all(f'data-word="{word}"' in looks["Ada"] for word in ada)


def test_without_secrets_only_the_turn_changes(opened: Opener) -> None:
    player, _ = begin(opened, "no")
    turns: list[str] = []
    for _ in range(30):
        shown(player)
        assert player.page.locator(COVER).count() == 0
        whose = player.page.locator(".whose-turn").inner_text()
        if whose not in turns:
            turns.append(whose)
        if len(turns) == 2 and player.page.locator(".rounds .now").count():
            break
        choose(player)
    assert sorted(turns) == ["It is Ada’s turn", "It is Bea’s turn"]
    expect(player.page.locator(".strip .name")).to_have_text(["Ada", "Bea"])


def test_undo_at_one_screen_asks_nobody(opened: Opener) -> None:
    """What the first one said goes back although it is the other's turn: both look at it."""
    player = opened()
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Bea")]
    table, tokens = make_table(player.address, *seats)
    kept = [{"table": table, "seat": seat, "token": token} for seat, token in enumerate(tokens)]
    player.page.evaluate("kept => localStorage.setItem('wardround.seats', kept)", json.dumps(kept))
    player.page.goto(f"{player.address}/#/table/{table}")
    whose = player.page.locator(".whose-turn .long")
    shown(player)
    first = whose.inner_text()
    while whose.inner_text() == first:
        choose(player)
    name = "Ada" if "Ada" in first else "Bea"
    undo = player.key("undo")
    expect(undo).to_have_text(f"Undo: {name}’s last move")
    undo.click()
    expect(whose).to_have_text(first)
    expect(player.page.locator(".plea")).to_have_count(0)
