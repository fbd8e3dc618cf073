"""The `wardround` command as a whole."""

from __future__ import annotations

from collections.abc import Collection

from cyclopts import App

from wardround.terminal.commands import COMMANDS
from wardround.terminal.overview import ABOUT, NOTE, version_line
from wardround.terminal.parameters import PLAIN


def build_app(told: Collection[str] = ()) -> App:
    """The app with all its commands, each of which is loaded when it is called or told.

    Commands that are `told` show the help of their own docstring, the others their summary.
    """
    app = App(
        name="wardround",
        help=ABOUT,
        help_epilogue=NOTE,
        help_format="markdown",
        version=version_line,
        default_parameter=PLAIN,
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for name, command in COMMANDS.items():
        path = f"wardround.terminal.commands.{name}:{name}"
        app.command(path, name=name, help=None if name in told else command.summary)
    return app
