"""Which build of the rules runs: interpreted, or compiled from the same files.

An installed wheel is compiled or not, and stays so. In a clone of the sources, compiled rules are
made beside them (`build_tools/compile_rules.py`), in a folder named after the digest of what they
were made from. Every process that imports wardround uses them while they fit; after any change to
the rules they do not, and the rules run interpreted.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
CHECKOUT = PACKAGE.parent.parent
COMPILE_SCRIPT = CHECKOUT / "build_tools" / "compile_rules.py"
COMPILED_RULES = CHECKOUT / ".compiled"
RECORD = "_build.json"
SUFFIX = EXTENSION_SUFFIXES[0]


def _modules(pattern: str) -> list[str]:
    """The modules of this pattern in the package, `__init__` excepted: it stays interpreted."""
    found = (path.relative_to(PACKAGE).as_posix() for path in PACKAGE.glob(pattern))
    return sorted(path for path in found if not path.endswith("__init__.py"))


COMPILED = (
    *_modules("table/encoding/*.py"),
    *_modules("games/*/rules/**/*.py"),
    *(path for path in _modules("players/*/**/*.py") if not path.endswith("/kit.py")),
)


# The compiled modules, and all that they take types from: mypyc relies on those.
SOURCES = ("native.py", "table/**/*.py", "games/**/*.py", "players/**/*.py")


def sources_digest(package: Path = PACKAGE) -> str:
    """A digest of everything that the compiled modules are made from."""
    digest = hashlib.sha256()
    for path in sorted(path for pattern in SOURCES for path in package.glob(pattern)):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def compiled_folder(digest: str) -> Path:
    """Where this clone has the rules compiled from sources of this digest, for this Python."""
    return COMPILED_RULES / (digest + SUFFIX.rpartition(".")[0])


def cannot_compile() -> str:
    """Why the rules cannot be compiled on this computer; empty if nothing is known against it."""
    if os.environ.get("WARDROUND_PURE") == "1":
        return "WARDROUND_PURE=1 asks for interpreted rules"
    import sysconfig

    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler}) was found"
    headers = Path(sysconfig.get_path("include"))
    if not Path(headers, "Python.h").is_file():
        return f"Python's header files ({headers}) were not found; Debian has them in python3-dev"
    return ""


class CompiledRules(MetaPathFinder):
    """Finds the extension modules of a folder; everything else comes from the sources."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files = {_module_name(path, folder): path for path in folder.rglob("*" + SUFFIX)}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of this name, or None."""
        file = self._files.get(name)
        return spec_from_file_location(name, file) if file else None


def _module_name(path: Path, folder: Path) -> str:
    return path.relative_to(folder).as_posix().removesuffix(SUFFIX).replace("/", ".")


def use_compiled_rules() -> None:
    """From here on import the compiled rules of this clone, if there are any that fit.

    WARDROUND_BUILD=interpreted leaves them alone.
    """
    if os.environ.get("WARDROUND_BUILD") == "interpreted" or not COMPILED_RULES.is_dir():
        return
    folder = compiled_folder(sources_digest())
    if folder.is_dir():
        sys.meta_path.insert(0, CompiledRules(folder))


def build_info() -> dict[str, str]:
    """The build that runs: `build` is compiled or interpreted, `digest` that of its sources.

    A compiled build tells the digest it was compiled from. RuntimeError if it is neither: some
    modules compiled and others not, which no wheel of ours is.
    """
    kinds = {_is_extension(path) for path in COMPILED}
    if len(kinds) > 1:
        raise RuntimeError(
            "some rules are compiled and others not: "
            "install wardround again, or in a clone remove its folder .compiled"
        )
    info = {"build": "interpreted", "digest": sources_digest(), "python": platform.python_version()}
    if True in kinds:
        info |= json.loads(_record().read_text(encoding="utf-8"))
    return info


def _record() -> Path:
    """The record of the compiled rules that are used: of this clone, or of the wheel."""
    found = [finder.folder for finder in sys.meta_path if isinstance(finder, CompiledRules)]
    return (found[0] / PACKAGE.name if found else PACKAGE) / RECORD


def _is_extension(path: str) -> bool:
    spec = find_spec("wardround." + path.removesuffix(".py").replace("/", "."))
    origin = (spec.origin if spec else None) or ""
    return origin.endswith(SUFFIX)
