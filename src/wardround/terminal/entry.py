"""Where the `wardround` command begins: standard library only, so it can say what is missing."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Sequence

NEEDED = ("cyclopts", "rich", "fluent", "fluent.runtime", "textual", "openskill")
BAD_INPUT = 2


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and exit: 0, or 2 with a sentence on standard error."""
    if not all(_is_installed(module) for module in NEEDED):
        sys.stderr.write("The terminal needs more: pip install 'wardround[terminal]'\n")
        sys.exit(BAD_INPUT)
    from wardround.terminal.run import run

    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))


def _is_installed(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False
