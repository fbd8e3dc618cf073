"""Runs a command so that whatever goes wrong ends in one sentence and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from wardround.table.errors import WardroundError
from wardround.terminal.overview import overview, version_line

HELP = ("--help", "-h")
VERSION = "--version"
BAD_INPUT = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


def run(arguments: Sequence[str]) -> int:
    """Run one command line; the exit code."""
    _prepare_streams()
    try:
        _answer(arguments)
        sys.stdout.flush()
    except WardroundError as error:
        return _refuse(error)
    except BrokenPipeError:
        _forget_output()
        return PIPE_CLOSED
    except OSError as error:
        _forget_output()
        named = f" ({error.filename})" if error.filename else ""
        reason = f"{error.strerror or error}{named}"
        return _refuse(WardroundError("system-refused", reason=reason))
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def needs_nothing(arguments: Sequence[str]) -> bool:
    """Whether this command line asks for the overview or the version: Python is enough for it."""
    return not arguments or arguments[0] in (*HELP, VERSION)


def _answer(arguments: Sequence[str]) -> None:
    if needs_nothing(arguments):
        told = version_line() if VERSION in arguments[:1] else overview()
        sys.stdout.write(told + "\n")
    else:
        _call(arguments)


def _call(arguments: Sequence[str]) -> None:
    from cyclopts import CycloptsError

    from wardround.terminal.app import build_app
    from wardround.terminal.refusals import refuse_command_line

    try:
        build_app(arguments[:1])(arguments, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise refuse_command_line(error, arguments) from None


def _prepare_streams() -> None:
    """A closed stream swallows what is written; a narrow encoding never stops an answer."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def _refuse(error: WardroundError) -> int:
    from wardround.text import Speech, languages, own_language

    speech = Speech(own_language() if own_language() in languages() else "en")
    for mistake in speech.mistakes(error):
        sys.stderr.write(f"{mistake}\n")
    sys.stderr.write(f"wardround: {speech.error(error)}\n")
    return BAD_INPUT


def _forget_output() -> None:
    """Point standard output nowhere, so that the interpreter's last flush cannot fail again."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
