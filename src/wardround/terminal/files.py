"""Reading and writing files, with every failure as a sentence instead of a traceback."""

from __future__ import annotations

import glob
import os
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from wardround.table.errors import WardroundError

STDIN = "-"
PART = ".part"
OLD_SECONDS = 3600.0


def read_text(path: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        raw = _standard_input() if path == STDIN else Path(path).read_bytes()
        return raw.decode("utf-8")
    except FileNotFoundError:
        raise WardroundError("file-missing", path=path) from None
    except IsADirectoryError:
        raise WardroundError("file-folder", path=path) from None
    except UnicodeDecodeError:
        raise WardroundError("file-binary", path=path) from None
    except (OSError, ValueError) as error:
        raise WardroundError("file-unreadable", path=path, reason=reason(error)) from None


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return sys.stdin.buffer.read()


def read_position(code: str) -> str:
    """The position code given, or the one on standard input for `-`."""
    return read_text(STDIN).strip() if code == STDIN else code


@contextmanager
def open_replacement(path: str, force: bool) -> Iterator[TextIO]:
    """A new file that appears under its name only when all of it has been written.

    A file of that name is replaced with `force` alone; what is not an ordinary file never is.
    """
    target = Path(os.path.realpath(path))
    _check_target(path, target, force)
    part = target.with_name(f".{target.name}.{secrets.token_hex(8)}{PART}")
    _sweep(target)
    try:
        with part.open("x", encoding="utf-8", newline="\n") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except OSError as error:
        raise WardroundError("file-unwritable", path=path, reason=reason(error)) from None
    finally:
        with suppress(OSError):
            part.unlink()


def _sweep(target: Path) -> None:
    """Delete what is left of attempts to write this file that were cut short long ago."""
    for part in target.parent.glob(f".{glob.escape(target.name)}.*{PART}"):
        with suppress(OSError):
            if time.time() - part.stat().st_mtime > OLD_SECONDS:
                part.unlink()


def _check_target(path: str, target: Path, force: bool) -> None:
    if target.is_dir():
        raise WardroundError("file-folder", path=path)
    if target.exists() and not target.is_file():
        raise WardroundError("file-special", path=path)
    if target.exists() and not force:
        raise WardroundError("file-exists", path=path)


def reason(error: object) -> str:
    """What the system says went wrong, without its number."""
    return getattr(error, "strerror", None) or str(error)
