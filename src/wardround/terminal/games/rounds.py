"""A game in rounds and phases, told in lines."""

from __future__ import annotations

from typing import Any

from wardround.table.game import AnyGame
from wardround.table.messages import Happening
from wardround.table.speakers import SPECTATOR
from wardround.terminal.games.scene import Scene
from wardround.text import Speech


class RoundScene(Scene):
    """A game whose view has `round` and `phase`, and whose happening `phase` has the round."""

    def place(self, game: AnyGame, state: Any, speech: Speech) -> str:
        """The round and the phase."""
        view = game.view(state, SPECTATOR)
        phase = speech.phase(view["phase"])
        return speech.label("games-round", round=view["round"], phase=phase)

    def round_begun(self, happening: Happening) -> int:
        """The round of a phase."""
        return int(happening.figures["round"]) if happening.name == "phase" else 0
