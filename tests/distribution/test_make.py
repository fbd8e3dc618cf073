"""What `make` sets up in a clone, where something was missing or was interrupted before."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .building import ROOT

OF_MAKE = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
# Debian's Python makes half an environment where its package python3-venv is missing.
WITHOUT_VENV = f"""\
#!/bin/sh
if [ "$1" = -m ]; then
    {sys.executable} -m venv --without-pip "$4" && echo 'apt install python3-venv' >&2
    exit 1
fi
exec {sys.executable} "$@"
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder with nothing in it but what tells `make` its work."""
    folder = tmp_path / "a clone"
    folder.mkdir()
    shutil.copy(ROOT / "Makefile", folder)
    return folder


def make(clone: Path, target: str, python: str) -> subprocess.CompletedProcess[str]:
    """What `make` does, though the tests may have been begun by another `make`."""
    environment = {name: value for name, value in os.environ.items() if name not in OF_MAKE}
    return subprocess.run(
        ["make", target, f"PYTHON={python}"],
        cwd=clone,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_environment_that_was_half_made_is_made_anew(clone: Path) -> None:
    python = clone / "python3"
    python.write_text(WITHOUT_VENV, "utf-8")
    python.chmod(0o755)
    failed = make(clone, ".venv/bin/pip", "./python3")
    assert failed.returncode
    assert "apt install python3-venv" in failed.stderr
    assert (clone / ".venv" / "bin" / "python").exists(), "it left something behind"
    again = make(clone, ".venv/bin/pip", sys.executable)
    assert again.returncode == 0, again.stderr
    assert (clone / ".venv" / "bin" / "pip").is_file()


def test_an_old_python_is_refused_in_a_sentence(clone: Path) -> None:
    python = clone / "python3"
    told = (
        "import sys; sys.version_info = (3, 10); sys.version = '3.10.1 (main)'; exec(sys.argv[1])"
    )
    python.write_text(f'#!/bin/sh\nshift; exec {sys.executable} -c "{told}" "$@"\n', "utf-8")
    python.chmod(0o755)
    refused = make(clone, ".venv/bin/pip", "./python3")
    assert "wardround needs Python 3.11 or newer, this is 3.10.1\n" in refused.stderr
    assert not (clone / ".venv").exists()
    assert refused.stdout == ""
