"""The build backend: setuptools, with wheels compiled where a C compiler is found.

All or nothing: if compiling fails, or the compiled wheel does not import, a pure wheel is made and
it says so. Editable installs are always pure. WARDROUND_PURE=1 asks for a pure wheel.
"""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

MYPY = "mypy>=2.4,<2.5"
# In a process of its own: setuptools remembers folders it has made, and a second build in the same
# process would miss them.
BUILD = """
import json, sys
from setuptools import build_meta
build_meta.build_wheel(*json.load(sys.stdin))
"""
SMOKE = """
import importlib
from wardround.build import COMPILED, build_info
assert build_info()["build"] == "compiled"
for path in COMPILED:
    importlib.import_module("wardround." + path.removesuffix(".py").replace("/", "."))
"""


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Setuptools' own, and mypy where the rules can be compiled."""
    wanted: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return wanted if cannot_compile() else [*wanted, MYPY]


def build_wheel(
    wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None
) -> str:
    """A compiled wheel if that can be had, a pure one otherwise."""
    why_not = cannot_compile()
    if not why_not:
        try:
            return _compiled(wheel_directory, config_settings, metadata_directory)
        except (subprocess.CalledProcessError, OSError) as error:
            why_not = f"compiling the rules failed ({error})"
    _say(why_not)
    _say("this wheel is pure: the rules run interpreted")
    return _pure(wheel_directory, config_settings, metadata_directory)


def cannot_compile() -> str:
    """Why no compiled wheel can be had here; empty if nothing is known against it."""
    build = runpy.run_path(str(Path("src", "wardround", "build.py")))
    return str(build["cannot_compile"]())


def _compiled(directory: str, settings: Any, metadata: str | None) -> str:
    """The name of a compiled wheel that imports; CalledProcessError if there is none."""
    with tempfile.TemporaryDirectory() as folder:
        made, unpacked = Path(folder, "made"), Path(folder, "unpacked")
        made.mkdir()
        shutil.rmtree("build", ignore_errors=True)
        given = json.dumps([str(made), settings, metadata])
        _run(BUILD, Path.cwd(), given, WARDROUND_COMPILE="1")
        (wheel,) = made.glob("*.whl")
        zipfile.ZipFile(wheel).extractall(unpacked)
        # What pip has installed for this build alone is found by way of this variable too.
        paths = os.pathsep.join([str(unpacked), os.environ.get("PYTHONPATH", "")])
        _run(SMOKE, unpacked, PYTHONPATH=paths)
        shutil.move(wheel, directory)
        return wheel.name


def _pure(directory: str, settings: Any, metadata: str | None) -> str:
    shutil.rmtree("build", ignore_errors=True)
    return str(build_meta.build_wheel(directory, settings, metadata))


def _run(program: str, folder: Path, given: str = "", **environment: str) -> None:
    subprocess.run(
        [sys.executable, "-c", program],
        cwd=folder,
        env=os.environ | environment,
        input=given,
        text=True,
        check=True,
    )


def _say(text: str) -> None:
    sys.stderr.write(f"wardround: {text}\n")
