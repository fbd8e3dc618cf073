"""The `wardround` command as a whole."""

from __future__ import annotations

from cyclopts import App, Parameter

from wardround import __version__, build_info
from wardround.terminal.commands import SUMMARIES


def build_app(called: str = "") -> App:
    """The app with all its commands; only the one that is called will be loaded.

    The called command shows the help of its own docstring, the others their summary.
    """
    app = App(
        name="wardround",
        help="Play, host and study hospital board games. Begin with `wardround play`.",
        help_epilogue="A position is a game as one line; a journal is the list of its words.",
        help_format="markdown",
        version=lambda: f"wardround {__version__} ({build_info()['build']} rules)",
        default_parameter=Parameter(negative="", show_default=False),
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for name, summary in SUMMARIES.items():
        path = f"wardround.terminal.commands.{name}:{name}"
        app.command(path, name=name, help=None if name == called else summary)
    return app
