"""What only the laws of `wardround.table.laws` ask of a game."""

from __future__ import annotations

from typing import Protocol

from wardround.table.contract.data import ShownState, View
from wardround.table.messages import Happening


class GameLaws(Protocol[ShownState]):
    """Evidence that nothing is lost and that happenings tell everything."""

    def amend(self, view: View, happening: Happening) -> None:
        """Change a view as the happening (redacted for the view's seat) says.

        The law `happenings-tell-all` demands that this gives the next view. A client may do the
        same; ours are sent whole views.
        """
        ...

    def invariants(self, state: ShownState) -> list[int]:
        """Counts that are the same at every word.

        How many of each thing there are, wherever they lie, and how many limits are broken: none.
        """
        ...
