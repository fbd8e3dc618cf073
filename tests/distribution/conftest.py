"""Distributions are built once; they are pure, since compiled ones are tested by themselves."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from build_tools.compile_rules import copy_sources

from .building import build_sdist, build_wheel


class Built(NamedTuple):
    """What was built from a checkout: a wheel, a source distribution, and a wheel of that."""

    wheel: Path
    sdist: Path
    wheel_of_sdist: Path


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what a wheel is built from."""
    copy_sources(tmp_path / "checkout")
    return tmp_path / "checkout"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The distributions of this checkout."""
    folder = tmp_path_factory.mktemp("built")
    checkout = folder / "checkout"
    copy_sources(checkout)
    sdist = build_sdist(checkout)
    wheel, _ = build_wheel(checkout, folder / "from-tree", WARDROUND_PURE="1")
    wheel_of_sdist, _ = build_wheel(sdist, folder / "from-sdist", WARDROUND_PURE="1")
    return Built(wheel, sdist, wheel_of_sdist)
