"""The one record by which a game tells the terminal how it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from wardround.table.game import AnyGame
from wardround.terminal.games.card_list import CardList
from wardround.terminal.games.panels import Panels
from wardround.terminal.games.scene import Scene
from wardround.text import Speech

if TYPE_CHECKING:
    from rich.console import Console

Draw = Callable[[AnyGame, Any, Speech, "int | None", "Console"], None]


class Solution(Protocol):
    """The best words of a seat, and whether that is proven (`exact`)."""

    @property
    def words(self) -> list[int]:
        """What to say, up to the end of the seat's part."""
        ...

    @property
    def worth(self) -> float:
        """What these words are worth."""
        ...

    @property
    def exact(self) -> bool:
        """Whether nothing better exists."""
        ...

    @property
    def nodes(self) -> int:
        """How many positions were searched."""
        ...


class Solver(NamedTuple):
    """`solves` says whether a position can be solved, `solve` takes state, seat, nodes, seconds."""

    solves: Callable[[Any], bool]
    solve: Callable[[Any, int, int, float], Solution]


class TerminalKit(NamedTuple):
    """How a game is shown in the terminal. What is left out is done by the contract alone.

    `scene` tells the game in lines, `panels` draws it on the full screen, `cards` lists its
    cards. `draw` draws a position in frames for `wardround show`; its arguments are game, state,
    speech, seat (None hides nothing) and console. `solver` is for `wardround solve`.
    """

    scene: Scene = Scene()
    panels: Panels = Panels()
    cards: CardList = CardList()
    draw: Draw | None = None
    solver: Solver | None = None
