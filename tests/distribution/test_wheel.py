"""Wheels: compiled where a compiler is found, pure and saying so where not."""

from __future__ import annotations

import zipfile
from pathlib import Path

from .building import build_wheel


def build(checkout: Path, **environment: str) -> tuple[list[str], str]:
    """The files of the wheel that is built, and what was said on the way."""
    wheel, said = build_wheel(checkout, checkout / "dist", **environment)
    return zipfile.ZipFile(wheel).namelist(), said


def extensions(files: list[str]) -> list[str]:
    return [name for name in files if name.endswith((".so", ".pyd"))]


def test_without_a_compiler_the_wheel_is_pure_and_says_so(checkout: Path) -> None:
    files, said = build(checkout, CC="no-such-compiler")
    assert extensions(files) == []
    assert "wardround/_build.json" not in files
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
