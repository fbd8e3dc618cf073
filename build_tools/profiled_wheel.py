"""Builds a compiled wheel from a profile of itself, for releases: `profiled_wheel.py FOLDER`.

The rules are compiled twice: first so that they count what they do while some games are played,
then with those counts, which tell the C compiler what is worth making fast. gcc can do that; with
another compiler build an ordinary wheel.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from wardround.build import cannot_compile

ROOT = Path(__file__).parent.parent
TRAINING = ROOT / "build_tools" / "training.py"


def main() -> None:
    """Build, play, and build again."""
    why_not = cannot_compile()
    if why_not:
        sys.exit(f"There is nothing to profile: {why_not}.")
    target = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        counts = Path(folder, "counts")
        first = build(Path(folder, "counting"), f"-fprofile-generate={counts}")
        if first.name.endswith("-none-any.whl"):
            sys.exit("Compiling failed: `make .venv-compiled/.ready` says why.")
        play(first, Path(folder, "played"))
        if not list(counts.rglob("*.gcda")):
            sys.exit("Nothing was counted: the rules were not compiled by gcc.")
        made = build(
            target, f"-fprofile-use={counts} -fprofile-partial-training -Wno-missing-profile"
        )
    sys.stdout.write(f"{made}\n")


def build(target: Path, flags: str) -> Path:
    """A wheel of this tree in a folder, compiled with more flags."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    environment = os.environ | {"CFLAGS": f"{os.environ.get('CFLAGS', '')} {flags}"}
    subprocess.run([*command, "-w", str(target), str(ROOT)], env=environment, check=True)
    return max(target.glob("wardround-*.whl"), key=lambda path: path.stat().st_mtime)


def play(wheel: Path, folder: Path) -> None:
    """Run the training with what is in a wheel."""
    zipfile.ZipFile(wheel).extractall(folder)
    environment = os.environ | {"PYTHONPATH": str(folder)}
    subprocess.run([sys.executable, TRAINING], env=environment, cwd=folder, check=True)


if __name__ == "__main__":
    main()
