"""Builds the source distribution and wheels of this checkout, and installs them elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Mapping
from importlib.metadata import distribution, distributions
from pathlib import Path
from types import MappingProxyType

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent.parent
NOTHING: Mapping[str, str] = MappingProxyType({})
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
SDIST = "import sys; sys.path.insert(0, 'build_tools'); import backend; backend.build_sdist('dist')"


def build_sdist(checkout: Path) -> Path:
    """The source distribution of a checkout."""
    _run([sys.executable, "-c", SDIST], cwd=checkout)
    (archive,) = (checkout / "dist").glob("*.tar.gz")
    return archive


def build_wheel(source: Path, target: Path, **environment: str) -> tuple[Path, str]:
    """The wheel of a folder or a source distribution, and what was said while it was built.

    Nothing is fetched: what builds it is installed here. `make test` has it fetched, as it is for
    whoever installs it, when it builds the wheel of the clone.
    """
    command = [*PIP, "wheel", "-v", "--no-deps", "-w", str(target), str(source)]
    said = _run([*command, "--no-index", "--no-build-isolation"], environment=environment)
    (wheel,) = target.glob("*.whl")
    return wheel, said


class Environment:
    """An environment with nothing in it but Python, and what is installed into it.

    Commands run in it know no variable and no program of this machine, and an empty home.
    """

    def __init__(self, folder: Path) -> None:
        venv.create(folder / "env", symlinks=True)
        self.programs = folder / "env" / "bin"
        self.python = self.programs / "python"
        self.home = folder / "home"
        self.home.mkdir()
        (self.packages,) = (folder / "env" / "lib").glob("python*/site-packages")

    def install(self, wheel: Path, extra: str = "") -> None:
        """Install a wheel with pip, and what its extra requires from the environment of this test.

        Nothing is fetched. `pip check` then says whether all that is required is there.
        """
        pip = [*PIP, "--python", str(self.python)]
        _run([*pip, "install", "--no-deps", "--no-index", str(wheel)])
        if extra:
            (installed,) = distributions(name="wardround", path=[str(self.packages)])
            for name in _required(installed.requires or [], extra):
                self._lend(name)
        _run([*pip, "check"])

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the command to its end."""
        return subprocess.run(
            [self.programs / "wardround", *arguments],
            cwd=self.home,
            env=self.variables,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    @property
    def variables(self) -> dict[str, str]:
        """All variables that a command knows."""
        return {"PATH": str(self.programs), "HOME": str(self.home)}

    def _lend(self, name: str) -> None:
        files = distribution(name).files or []
        for top in {file.parts[0] for file in files} - {"..", "__pycache__"}:
            link = self.packages / top
            if not link.exists():
                link.symlink_to(str(distribution(name).locate_file(top)))


def _required(requirements: list[str], extra: str) -> set[str]:
    """Every distribution that is required with an extra, directly or not."""
    found: set[tuple[str, str]] = set()
    chosen = [needed for text in requirements if _applies(needed := Requirement(text), extra)]
    while chosen:
        needed = chosen.pop()
        name = canonicalize_name(needed.name)
        for further in {(name, one) for one in (*needed.extras, "")} - found:
            found.add(further)
            texts = distribution(name).requires or []
            chosen += [one for text in texts if _applies(one := Requirement(text), further[1])]
    return {name for name, _ in found}


def _applies(needed: Requirement, extra: str) -> bool:
    return needed.marker is None or needed.marker.evaluate({"extra": extra})


def _run(
    command: list[str], cwd: Path | None = None, environment: Mapping[str, str] = NOTHING
) -> str:
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr
