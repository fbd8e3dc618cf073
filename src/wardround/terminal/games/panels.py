"""The two panels of a game on the full screen."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rich.text import Text

from wardround.terminal.games.scene import Scene
from wardround.terminal.play.session import Session

if TYPE_CHECKING:
    from rich.console import RenderableType


class Panels:
    """What a game shows: on the left the viewer's own part, on the right the rest.

    This one shows the table in lines, for a game that draws nothing itself.
    """

    def own(self, session: Session, useful: Collection[str]) -> RenderableType:
        """The viewer's own part; `useful` are the words that some legal sentence holds."""
        return Text("\n".join(Scene().whole(session)))

    def side(self, session: Session) -> RenderableType:
        """The rest of the table."""
        return Text()
