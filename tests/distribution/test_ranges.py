"""The ranges of what is depended on: tested at what constraints.txt has, and good for a while."""

from __future__ import annotations

import tomllib
from importlib.metadata import distributions

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import Version

from .building import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
TESTED = {
    canonicalize_name(name): Version(version)
    for name, _, version in (
        line.partition("==") for line in (ROOT / "constraints.txt").read_text("utf-8").split()
    )
}
LISTED = [(extra, Requirement(text)) for extra, texts in EXTRAS.items() for text in texts]
RANGES = [
    pytest.param(extra, needed, id=f"{extra}-{needed.name}")
    for extra, needed in LISTED
    if needed.name not in ("wardround", "setuptools")
]
FOR_PLAYERS = ("terminal", "server")


@pytest.mark.parametrize(("extra", "needed"), RANGES)
def test_what_is_tested_is_in_range(extra: str, needed: Requirement) -> None:
    tested = TESTED[canonicalize_name(needed.name)]
    assert tested in needed.specifier
    if extra in FOR_PLAYERS:
        following = Version(f"{tested.major}.{tested.minor + 1}")
        assert following in needed.specifier, "the next minor version must not break an install"


def test_what_is_tested_runs_on_the_oldest_python_that_is_promised() -> None:
    """Debian 12 has 3.11.2: what wants a later 3.11 cannot be installed there."""
    (oldest,) = SpecifierSet(PROJECT["requires-python"])
    installed = {canonicalize_name(one.name): one.metadata for one in distributions()}
    wanted = {name: installed[name]["Requires-Python"] for name in TESTED if name in installed}
    assert [
        name
        for name, pythons in wanted.items()
        if pythons and f"{oldest.version}.0" not in SpecifierSet(pythons)
    ] == []


def test_all_is_every_extra_for_players() -> None:
    (everything,) = (Requirement(text) for text in EXTRAS["all"])
    assert everything.extras == set(FOR_PLAYERS)
    assert set(EXTRAS) == {"all", "dev", "lab", "rl", "openspiel", *FOR_PLAYERS}
