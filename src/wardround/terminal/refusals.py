"""What is wrong with a command line, said in the language of whoever typed it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from functools import singledispatch
from typing import NamedTuple

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from wardround.table.errors import WardroundError
from wardround.terminal.commands import COMMANDS

ALIKE = 0.6
NUMBERS = (int, float)


class Line(NamedTuple):
    """A command line that is refused."""

    first: str
    command: str
    help: str


def refuse_command_line(error: CycloptsError, arguments: Sequence[str]) -> WardroundError:
    """The error to tell; where the parser knows more than we do, in the parser's words."""
    known = arguments[:1] if arguments[0] in COMMANDS else ()
    command = " ".join(["wardround", *(error.command_chain or known)])
    return _refuse(error, Line(arguments[0], command, " ".join(["wardround", *known, "--help"])))


@singledispatch
def _refuse(error: CycloptsError, line: Line) -> WardroundError:
    return WardroundError("bad-command", reason=str(error), help=line.help)


@_refuse.register
def _(error: UnknownCommandError, line: Line) -> WardroundError:
    near = _nearest(line.first, COMMANDS)
    return WardroundError("command-unknown", word=line.first, near=near, help=line.help)


@_refuse.register
def _(error: UnknownOptionError, line: Line) -> WardroundError:
    word = (error.token.keyword or error.token.value).partition("=")[0]
    near = _nearest(word, (name for one in error.argument_collection for name in one.names))
    return WardroundError(
        "flag-unknown", command=line.command, word=word, near=near, help=line.help
    )


@_refuse.register
def _(error: MissingArgumentError, line: Line) -> WardroundError:
    name = error.keyword or (error.argument.name if error.argument else "")
    return WardroundError("argument-missing", command=line.command, name=name, help=line.help)


@_refuse.register
def _(error: CoercionError, line: Line) -> WardroundError:
    if error.target_type not in NUMBERS or not error.token:
        return WardroundError("bad-command", reason=str(error), help=line.help)
    name = error.token.keyword or (error.argument.name if error.argument else "")
    return WardroundError("number-wanted", name=name, word=error.token.value, help=line.help)


@_refuse.register
def _(error: UnusedCliTokensError, line: Line) -> WardroundError:
    left = " ".join(error.unused_tokens or ())
    return WardroundError("words-left", command=line.command, words=left, help=line.help)


def _nearest(word: str, known: Iterable[str]) -> str:
    found = difflib.get_close_matches(word, list(known), 1, ALIKE)
    return found[0] if found else "none"
