"""The `wardround` command as a whole."""

from __future__ import annotations

from cyclopts import App, Parameter

from wardround.terminal.commands import COMMANDS
from wardround.terminal.overview import ABOUT, NOTE, version_line


def build_app(called: str = "") -> App:
    """The app with all its commands; only the one that is called will be loaded.

    The called command shows the help of its own docstring, the others their summary.
    """
    app = App(
        name="wardround",
        help=ABOUT,
        help_epilogue=NOTE,
        help_format="markdown",
        version=version_line,
        default_parameter=Parameter(negative="", show_default=False),
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for name, command in COMMANDS.items():
        path = f"wardround.terminal.commands.{name}:{name}"
        app.command(path, name=name, help=None if name == called else command.summary)
    return app
