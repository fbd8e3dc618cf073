"""What a seat may know of a state, and states that agree with it."""

from __future__ import annotations

from random import Random
from typing import Protocol

from wardround.table.contract.data import State, View
from wardround.table.messages import Happening
from wardround.table.speakers import MaybeSeat, Speaker, Viewer


class GameInformation(Protocol[State]):
    """Views, secrets, and determinisation."""

    def view(self, state: State, seat: Viewer) -> View:
        """What this seat (or SPECTATOR) may know, as plain data; built up, never cut down.

        (OpenSpiel: information_state.)
        """
        ...

    def redact(self, happening: Happening, seat: Viewer) -> Happening:
        """A happening as this seat (or SPECTATOR) may hear it."""
        ...

    def secret(self, state: State, speaker: Speaker) -> MaybeSeat:
        """The one seat that may see the word this speaker says now; NOBODY if it is public."""
        ...

    def resample(self, view: View, rng: Random) -> State:
        """A state that this view could be of: what its seat cannot know is dealt at random.

        (OpenSpiel: resample_from_infostate.)
        """
        ...
