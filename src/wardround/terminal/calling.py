"""How the command that runs can be called again."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

PROGRAM = "wardround"


def called_as() -> str:
    """The command as it can be called again: by its name if that finds it, else by its path."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py" and called.parent.name == PROGRAM:
        return f"{_findable(sys.executable)} -m {PROGRAM}"
    return _findable(sys.argv[0]) if called.stem == PROGRAM else PROGRAM


def _findable(program: str) -> str:
    name = Path(program).name
    found = shutil.which(name)
    same = found is not None and Path(found).absolute() == Path(program).absolute()
    return name if same or program == name else shlex.quote(program)
