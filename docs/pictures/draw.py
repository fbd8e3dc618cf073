"""Draws the pictures of the documentation anew: `make pictures`."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console

from wardround.games.dice_hospital.game import DiceHospital
from wardround.terminal.games.dice_hospital.board import board_of
from wardround.terminal.games.dice_hospital.drawing import draw
from wardround.text import speech_for

HERE = Path(__file__).parent
SHOWN = (
    "dice-hospital:2:seats=2:round=5,phase=activate,first=1,mover=1"
    ":patients=y1.r2.r2.y3.g3.r4t.y5.g6,departments=cardiology.triage-centre,"
    "used=critical-care-unit.pharmacy,staff=surgeon.paramedic,nurses=1,bags=2,fatalities=1,"
    "lounge=0.1.0,points=16.0.1,administrator=admin-4,ambulance=1"
    ":patients=r3.g4.y5.y6,departments=operating-theatre,staff=urologist,bags=1,points=12.0.0,"
    "administrator=admin-8,ambulance=3"
)


def main() -> None:
    """Draw a position as the terminal shows it."""
    game = DiceHospital()
    console = Console(record=True, width=104, highlight=False, file=io.StringIO())
    draw(board_of(game, game.decode(SHOWN), speech_for(game), None), console)
    console.save_svg(str(HERE.parent / "show.svg"), title="wardround show", unique_id="show")


if __name__ == "__main__":
    main()
