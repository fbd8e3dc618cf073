"""Second Opinion, a small game to copy from. docs/adding-a-game.md tells how it was made."""

from __future__ import annotations

from pathlib import Path

from second_opinion.game import SecondOpinion
from wardround.games.registry import GameEntry

ENTRY = GameEntry("second-opinion", SecondOpinion, text=Path(__file__).parent / "text")
