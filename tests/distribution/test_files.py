"""What the distributions hold: everything of the package, and each builds the other's files."""

from __future__ import annotations

import re
import tarfile
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

from .building import ROOT
from .conftest import Built

VENDORED = ROOT / "src" / "wardround" / "web" / "vendor"
FONTS = VENDORED.parent / "fonts"


def metadata(wheel: Path) -> Message:
    archive = zipfile.ZipFile(wheel)
    (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    return Parser().parsestr(archive.read(name).decode())


def package_files() -> set[str]:
    """Everything in the folder of the package, by its path in a wheel."""
    source = ROOT / "src"
    files = (path for path in (source / "wardround").rglob("*") if path.is_file())
    return {path.relative_to(source).as_posix() for path in files if path.suffix != ".pyc"}


def test_the_wheel_of_the_source_distribution_is_that_of_the_checkout(built: Built) -> None:
    wheel = zipfile.ZipFile(built.wheel).namelist()
    assert sorted(zipfile.ZipFile(built.wheel_of_sdist).namelist()) == sorted(wheel)


def test_the_wheel_holds_the_whole_package_and_the_manual_page(built: Built) -> None:
    files = set(zipfile.ZipFile(built.wheel_of_sdist).namelist())
    assert package_files() - files == set()
    assert [name for name in files if name.endswith("data/share/man/man1/wardround.1")]
    assert not [name for name in files if name.startswith(("tests", "build_tools", "setup"))]


def test_the_source_distribution_holds_what_builds_it(built: Built) -> None:
    with tarfile.open(built.sdist) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    for part in ("build_tools/backend.py", "setup.py", "pyproject.toml", "docs/wardround.1"):
        assert part in names
    assert not [name for name in names if name.startswith("tests/")]


def test_every_licence_is_named_and_there(built: Built) -> None:
    told = metadata(built.wheel)
    assert told["License-Expression"] == "MIT AND Apache-2.0 AND OFL-1.1"
    by_others = [*VENDORED.glob("LICENSE-*"), *FONTS.glob("LICENSE-*")]
    licences = {"LICENSE", *(path.name for path in by_others)}
    assert len(licences) == 7
    assert {Path(name).name for name in told.get_all("License-File", [])} == licences
    files = zipfile.ZipFile(built.wheel).namelist()
    assert {Path(name).name for name in files if ".dist-info/licenses/" in name} == licences


def test_every_vendored_part_has_its_licence() -> None:
    listed = (VENDORED / "README.md").read_text("utf-8")
    scripts = {path.relative_to(VENDORED).parts[0] for path in VENDORED.rglob("*.js")}
    for script in scripts:
        (row,) = (line for line in listed.splitlines() if f"`{script}" in line)
        (licence,) = re.findall(r"`(LICENSE-[\w.-]+)`", row)
        assert (VENDORED / licence).is_file()


def test_the_description_stands_alone(built: Built) -> None:
    told = metadata(built.wheel)
    assert told["Description-Content-Type"] == "text/markdown"
    text = str(told.get_payload())
    assert text.startswith("# wardround\n")
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert [link for link in links if not link.startswith("https://")] == []
    assert "<img" not in text
