"""Where the `wardround` command begins: standard library only, so it can say what is missing."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Sequence

from wardround.terminal.commands import COMMAND_LINE, COMMANDS, TERMINAL
from wardround.terminal.run import BAD_INPUT, needs_nothing, run


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and exit: 0, or 2 with a sentence on standard error."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    extra = None if needs_nothing(given) else missing_extra(given[0])
    if extra is not None:
        sys.stderr.write(
            f"wardround: `wardround {given[0]}` needs more than is installed here: "
            f"{how_to_add(extra)}\n"
        )
        sys.exit(BAD_INPUT)
    sys.exit(run(given))


def how_to_add(extra: str) -> str:
    """The command that adds an extra to this very environment, with pip or without.

    The `pip` that a shell finds is often that of another one, as after `pipx install`.
    """
    python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
    installer = f"{python} -m pip install"
    if not _is_installed("pip"):
        installer = f"uv pip install --python {python}"
    return f"{installer} 'wardround[{extra}]'"


def missing_extra(name: str) -> str | None:
    """The extra that brings what this command needs, or None if all of it is installed.

    A name that is no command needs what every command needs, to be refused properly.
    """
    command = COMMANDS.get(name)
    needed = COMMAND_LINE + (command.needs if command else ())
    if all(map(_is_installed, needed)):
        return None
    return command.extra if command else TERMINAL


def _is_installed(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False
