"""Writes down what the terminal shows, as text: the panes that docs/play.md leads to."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

DOCS = Path(__file__).parent.parent
sys.path.insert(0, str(DOCS.parent / "tests"))

from terminal.test_full_screen import on_screen, settle  # noqa: E402
from wardround.games import GAMES  # noqa: E402
from wardround.players import PLAYERS  # noqa: E402
from wardround.players.player import SeatView  # noqa: E402
from wardround.terminal.play.full_screen.app import PlayApp  # noqa: E402
from wardround.terminal.play.session import LocalSession  # noqa: E402

SEED = 5
Goal = Callable[[LocalSession], bool]


def at(number: int, phase: str) -> Goal:
    """Whether somebody is asked in this phase of this round."""

    def reached(session: LocalSession) -> bool:
        view = session.game.view(session.state, 0)
        return (view["round"], view["phase"]) == (number, phase)

    return reached


def over(session: LocalSession) -> bool:
    """Whether the game is over."""
    return session.over


def played(game: str, players: tuple[str, ...], goal: Goal, **options: str) -> LocalSession:
    """A game up to here, in which you say what greedy would."""
    chosen = {"seats": str(len(players)), **options}
    session = LocalSession(GAMES.find(game), players, chosen, SEED, (), lambda _: None)
    mind, rng = PLAYERS.find("greedy"), Random(SEED)
    session.let_bots_speak()
    while not goal(session):
        session.say([mind.choose(SeatView(session.game, session.state, 0), rng)])
        session.let_bots_speak()
    return session


async def draw(name: str, session: LocalSession, size: tuple[int, int], *keys: str) -> None:
    """Open the screen, press these keys, and keep what can be read."""
    app = PlayApp(session, "", fast=True)
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        await pilot.press(*keys)
        await settle(app, pilot)
        lines = [line.rstrip() for line in on_screen(app).splitlines()]
    text = "\n".join(lines).rstrip() + "\n"
    (DOCS / "panes" / f"play-{name}.txt").write_text(text, encoding="utf-8")


async def main() -> None:
    """All panes."""
    two, alone, four = ("you", "greedy"), ("you",), ("you", "greedy", "greedy", "greedy")
    dice, rush = "dice-hospital", "hospital-rush"
    await draw("start", played(dice, two, at(1, "take")), (100, 40))
    await draw("activation", played(dice, two, at(4, "activate")), (100, 40), "1")
    everything = played(dice, alone, at(3, "activate"), set="everything", timer="no")
    await draw("alone", everything, (110, 40), "1")
    await draw("end", played(dice, two, over), (100, 40))
    await draw("rush", played(rush, four, at(3, "place")), (120, 42))


if __name__ == "__main__":
    asyncio.run(main())
