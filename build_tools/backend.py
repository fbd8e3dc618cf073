"""The build backend: setuptools, with wheels compiled where a C compiler is found.

All or nothing: if compiling fails, or the compiled wheel does not import, a pure wheel is made and
it says so. Editable installs are always pure. WARDROUND_PURE=1 asks for a pure wheel.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
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
SMOKE = "import wardround; assert wardround.build_info()['build'] == 'compiled'"


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Setuptools' own, and mypy where the rules can be compiled."""
    wanted: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return [*wanted, MYPY] if can_compile() else wanted


def build_wheel(
    wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None
) -> str:
    """A compiled wheel if that can be had, a pure one otherwise."""
    if can_compile():
        try:
            return _compiled(wheel_directory, config_settings, metadata_directory)
        except (Exception, SystemExit) as error:
            _say(f"compiling the rules failed ({error})")
    _say("this wheel is pure: the rules run interpreted")
    return _build(wheel_directory, config_settings, metadata_directory)


def can_compile() -> bool:
    """Whether a compiled wheel is wanted and a C compiler is there."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return os.environ.get("WARDROUND_PURE") != "1" and shutil.which(compiler) is not None


def _compiled(directory: str, settings: Any, metadata: str | None) -> str:
    os.environ["WARDROUND_COMPILE"] = "1"
    try:
        name = _build(directory, settings, metadata)
    finally:
        del os.environ["WARDROUND_COMPILE"]
    with tempfile.TemporaryDirectory() as folder:
        zipfile.ZipFile(Path(directory) / name).extractall(folder)
        try:
            environment = os.environ | {"PYTHONPATH": folder}
            subprocess.run([sys.executable, "-c", SMOKE], env=environment, cwd=folder, check=True)
        except subprocess.CalledProcessError:
            (Path(directory) / name).unlink()
            raise
    return name


def _build(directory: str, settings: Any, metadata: str | None) -> str:
    shutil.rmtree("build", ignore_errors=True)
    return str(build_meta.build_wheel(directory, settings, metadata))


def _say(text: str) -> None:
    sys.stderr.write(f"wardround: {text}\n")
