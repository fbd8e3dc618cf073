"""Dice Hospital in the terminal."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from wardround.games.dice_hospital.rules.state import ACTIVATE
from wardround.players.dice_hospital.solver import solve
from wardround.table.game import AnyGame
from wardround.table.speakers import Seat
from wardround.terminal.games.dice_hospital import drawing, panels
from wardround.terminal.games.dice_hospital.board import board_of
from wardround.terminal.games.dice_hospital.card_list import DiceCardList
from wardround.terminal.games.dice_hospital.scene import DiceScene
from wardround.terminal.games.kit import Solution, Solver, TerminalKit
from wardround.terminal.games.panels import Panels
from wardround.terminal.play.session import Session
from wardround.text import Speech

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


class DicePanels(Panels):
    """The own hospital; beside it the city, the other hospitals and what options bring."""

    def own(self, session: Session, useful: Collection[str]) -> RenderableType:
        """The hospital that is shown large."""
        return panels.hospital(session, useful)

    def side(self, session: Session) -> RenderableType:
        """Ambulances, the other hospitals, the display."""
        return panels.side(session)


def _draw(game: AnyGame, state: Any, speech: Speech, seat: Seat | None, console: Console) -> None:
    dice: Any = game
    drawing.draw(board_of(dice, state, speech, seat), console)


def _solves(state: Any) -> bool:
    return bool(state.phase == ACTIVATE)


def _solve(state: Any, seat: Seat, nodes: int, seconds: float) -> Solution:
    return solve(state, seat, nodes=nodes, seconds=seconds)


KIT = TerminalKit(
    scene=DiceScene(),
    panels=DicePanels(),
    cards=DiceCardList(),
    draw=_draw,
    solver=Solver(_solves, _solve),
)
