"""Hospital Rush in the terminal."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from wardround.terminal.games.hospital_rush import panels
from wardround.terminal.games.hospital_rush.scene import RushScene
from wardround.terminal.games.kit import TerminalKit
from wardround.terminal.games.panels import Panels
from wardround.terminal.play.session import Session

if TYPE_CHECKING:
    from rich.console import RenderableType


class RushPanels(Panels):
    """The corridor and the own things; beside them the chest, the markers and the others."""

    def own(self, session: Session, useful: Collection[str]) -> RenderableType:
        """The corridor, then what the viewer has."""
        return panels.corridor(session, useful)

    def side(self, session: Session) -> RenderableType:
        """The chest, the markers of the round, the other interns."""
        return panels.side(session)


KIT = TerminalKit(scene=RushScene(), panels=RushPanels())
