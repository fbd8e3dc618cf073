"""All commands of `wardround`."""

from wardround.terminal import (
    commands_analysis,
    commands_cards,
    commands_many,
    commands_play,
    commands_positions,
)
from wardround.terminal.parameters import app

__all__ = [
    "app",
    "commands_analysis",
    "commands_cards",
    "commands_many",
    "commands_play",
    "commands_positions",
]
