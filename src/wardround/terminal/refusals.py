"""What is wrong with a command line, said in the language of whoever typed it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence

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


def refuse_command_line(error: CycloptsError, arguments: Sequence[str]) -> WardroundError:
    """The error to tell; where the parser knows more than we do, in the parser's words."""
    known = arguments[:1] if arguments[0] in COMMANDS else ()
    told = " ".join(["wardround", *known, "--help"])
    command = " ".join(["wardround", *(error.command_chain or known)])
    if isinstance(error, UnknownCommandError) and not known:
        near = _near(arguments[0], COMMANDS)
        return WardroundError("command-unknown", word=arguments[0], near=near, help=told)
    if isinstance(error, UnknownOptionError):
        word = (error.token.keyword or error.token.value).partition("=")[0]
        near = _near(word, (name for one in error.argument_collection for name in one.names))
        return WardroundError("flag-unknown", command=command, word=word, near=near, help=told)
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        name = error.keyword or error.argument.name
        return WardroundError("argument-missing", command=command, name=name, help=told)
    if isinstance(error, CoercionError) and error.target_type in NUMBERS and error.token:
        name = error.token.keyword or (error.argument.name if error.argument else "")
        return WardroundError("number-wanted", name=name, word=error.token.value, help=told)
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        left = " ".join(error.unused_tokens)
        return WardroundError("words-left", command=command, words=left, help=told)
    return WardroundError("bad-command", reason=str(error), help=told)


def _near(word: str, known: Iterable[str]) -> str:
    found = difflib.get_close_matches(word, list(known), 1, ALIKE)
    return found[0] if found else "none"
