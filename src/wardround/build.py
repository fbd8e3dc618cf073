"""Which build of the rules runs: interpreted, or compiled from the same files."""

from __future__ import annotations

import hashlib
import json
import platform
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parent
RECORD = "_build.json"


def _modules(pattern: str) -> list[str]:
    """The modules of this pattern in the package, `__init__` excepted: it stays interpreted."""
    found = (path.relative_to(PACKAGE).as_posix() for path in PACKAGE.glob(pattern))
    return sorted(path for path in found if not path.endswith("__init__.py"))


COMPILED = (
    *_modules("games/*/rules/**/*.py"),
    *(path for path in _modules("players/*/**/*.py") if not path.endswith("/kit.py")),
)


def sources_digest(package: Path = PACKAGE) -> str:
    """A digest of the sources of all modules that can be compiled."""
    digest = hashlib.sha256()
    for path in COMPILED:
        digest.update(path.encode() + b"\0" + (package / path).read_bytes())
    return digest.hexdigest()[:16]


def build_info() -> dict[str, str]:
    """The build that runs: `build` is compiled or interpreted, `digest` that of its sources.

    A compiled build tells the digest it was compiled from. RuntimeError if it is neither: some
    modules compiled and others not, which no wheel of ours is.
    """
    kinds = {_is_extension(path) for path in COMPILED}
    if len(kinds) > 1:
        raise RuntimeError("some rules are compiled and others not: install wardround again")
    info = {"build": "interpreted", "digest": sources_digest(), "python": platform.python_version()}
    if True in kinds:
        info |= json.loads((PACKAGE / RECORD).read_text(encoding="utf-8"))
    return info


def _is_extension(path: str) -> bool:
    spec = find_spec("wardround." + path.removesuffix(".py").replace("/", "."))
    origin = (spec.origin if spec else None) or ""
    return origin.endswith(tuple(EXTENSION_SUFFIXES))
