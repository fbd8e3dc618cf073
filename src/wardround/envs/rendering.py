"""A position as text or as a picture: what `wardround show` draws."""

from __future__ import annotations

import sys
from io import StringIO

from wardround.envs.core import Core
from wardround.envs.sentences import with_sentences
from wardround.table.errors import BadOption
from wardround.table.speakers import Viewer

ANSI = "ansi"
SVG = "svg"
HUMAN = "human"
MODES = (HUMAN, ANSI, SVG)
WIDTH = 110


def check_mode(mode: str | None) -> None:
    """Refuse a render mode that there is not."""
    if mode is not None and mode not in MODES:
        raise BadOption("env-setting", setting="render_mode", value=mode, known=" ".join(MODES))


def render(core: Core, mode: str | None, viewer: Viewer | None) -> str | None:
    """Lines of text, or the text of an SVG file; `human` prints the lines instead.

    Of what this seat may know, or (None) of everything.
    """
    if mode == HUMAN:
        sys.stdout.write(_draw(core, ANSI, viewer) + "\n\n")
        return None
    return None if mode is None else _draw(core, mode, viewer)


@with_sentences()
def _draw(core: Core, mode: str, viewer: Viewer | None) -> str:
    """Drawn by the terminal, so its extra is needed."""
    try:
        from rich.console import Console

        from wardround.terminal.games import kit_of
        from wardround.text import speech_for
    except ModuleNotFoundError as error:
        raise BadOption("render-extra", module=str(error.name)) from error
    kit, speech = kit_of(core.game.name), speech_for(core.game)
    lines = kit.scene.board(core.game, core.state, speech, viewer, ())
    if mode == ANSI:
        return "\n".join(lines)
    console = Console(
        record=True, file=StringIO(), width=WIDTH, highlight=False, force_terminal=True
    )
    if kit.draw is not None:
        kit.draw(core.game, core.state, speech, viewer, console)
    else:
        console.print("\n".join(lines), markup=False)
    return console.export_svg(title=core.game.name, unique_id="wardround")
