"""What a seat may know of a state, and states that agree with it."""

from __future__ import annotations

from random import Random
from typing import Protocol

from wardround.table.contract.data import State, View
from wardround.table.messages import Happening
from wardround.table.speakers import MaybeSeat, Seat, Speaker, Viewer


class GameInformation(Protocol[State]):
    """Views, secrets, and determinisation."""

    def view(self, state: State, seat: Viewer) -> View:
        """What this seat (or SPECTATOR) may know, as plain data; built up, never cut down.

        (OpenSpiel: information_state.)
        """
        ...

    def own_view(self, state: State, seat: Seat) -> View:
        """The parts of this seat's view in which it may differ from a spectator's.

        Laid over the view of SPECTATOR they give the view of the seat. So what all see is built
        once for many; a game may return the whole view.
        """
        ...

    def redact(self, happening: Happening, seat: Viewer) -> Happening:
        """A happening as this seat (or SPECTATOR) may hear it."""
        ...

    def secret(self, state: State, speaker: Speaker) -> MaybeSeat:
        """The one seat that may see the word this speaker says now; NOBODY if it is public."""
        ...

    def resample(self, state: State, seat: Viewer, rng: Random) -> State:
        """A copy of the state in which everything this seat cannot know is dealt anew.

        It depends on the view of the seat (or SPECTATOR) and on `rng` alone: equal generators give
        what `resample_view` makes of that view. Where nothing is hidden it is a clone.
        (OpenSpiel: resample_from_infostate.)
        """
        ...

    def resample_view(self, view: View, rng: Random) -> State:
        """As `resample`, where only the view is known: a state that this view could be of."""
        ...

    def looks_alike(self, state: State, other: State, seat: Viewer) -> bool:
        """Whether this seat (or SPECTATOR) sees the same in both states: their views are equal.

        (OpenSpiel: equal information_state_string.)
        """
        ...
