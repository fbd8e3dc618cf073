"""What `wardround --help` and `wardround --version` print, with the standard library alone."""

from __future__ import annotations

from itertools import groupby
from textwrap import fill

from wardround import __version__, build_info
from wardround.terminal.commands import COMMANDS, Command

ABOUT = "Play, host and study hospital board games. Begin with `wardround play`."
NOTE = "A position is a game as one line; a journal is the list of its words."
MORE = "`wardround COMMAND --help` tells all of a command; `wardround --version` which build runs."
WIDTH = 80
NAME_WIDTH = 2 + max(map(len, COMMANDS)) + 2


def overview() -> str:
    """The commands by group, a summary each."""
    groups = groupby(COMMANDS.items(), key=lambda item: item[1].group)
    listed = [
        "\n".join([f"{group}:", *(_line(name, command) for name, command in commands)])
        for group, commands in groups
    ]
    parts = ["Usage: wardround COMMAND", fill(ABOUT, WIDTH), *listed, fill(MORE, WIDTH), NOTE]
    return "\n\n".join(parts)


def version_line() -> str:
    """The version, and which build of the rules runs."""
    return f"wardround {__version__} ({build_info()['build']} rules)"


def _line(name: str, command: Command) -> str:
    indent = " " * NAME_WIDTH
    named = f"  {name}".ljust(NAME_WIDTH)
    return fill(command.summary, WIDTH, initial_indent=named, subsequent_indent=indent)
