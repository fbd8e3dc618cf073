"""Wheels: compiled where a compiler is found, pure and saying so where not."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent))

from build_tools.compile_rules import copy_sources


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what a wheel is built from."""
    folder = tmp_path / "checkout"
    copy_sources(folder)
    return folder


def build(checkout: Path, **environment: str) -> tuple[list[str], str]:
    """The files of the wheel that is built, and what was said on the way."""
    command = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*command, "--disable-pip-version-check", "-w", "dist", "."],
        cwd=checkout,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (checkout / "dist").glob("*.whl")
    return zipfile.ZipFile(wheel).namelist(), done.stdout + done.stderr


def extensions(files: list[str]) -> list[str]:
    return [name for name in files if name.endswith((".so", ".pyd"))]


def test_without_a_compiler_the_wheel_is_pure_and_says_so(checkout: Path) -> None:
    files, said = build(checkout, CC="no-such-compiler")
    assert extensions(files) == []
    assert "wardround/_build.json" not in files
    assert "wardround/games/dice_hospital/cards/final.toml" in files
    assert "wardround/text/common/en.ftl" in files
    assert "no C compiler (no-such-compiler) was found" in said
    assert "this wheel is pure: the rules run interpreted" in said


def test_with_a_compiler_that_fails_nothing_compiled_is_left(checkout: Path) -> None:
    files, said = build(checkout, CC="false")
    assert extensions(files) == []
    assert "compiling the rules failed" in said
    assert "this wheel is pure: the rules run interpreted" in said


def test_a_pure_wheel_can_be_asked_for(checkout: Path) -> None:
    files, _ = build(checkout, WARDROUND_PURE="1")
    assert extensions(files) == []
