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

ROOT = Path(__file__).parent.parent
# What people and programs do most: random games, bots of every strength, a search to its end.
TRAINING = """
from wardround.build import build_info
from wardround.lab.bench import in_one_loop, single_steps, word_by_word
from wardround.lab.simulate import Order, simulate

assert build_info()["build"] == "compiled"
for game in ("dice-hospital", "hospital-rush"):
    in_one_loop(5.0, game)
    word_by_word(5.0, game)
    single_steps(game)
    for players in (("greedy", "solver", "random"), ("expert:games=4", "greedy", "solver")):
        for row in simulate(Order(game, {"seats": "3"}, players, 2, 0, 1)):
            pass
"""


def main() -> None:
    """Build, play, and build again."""
    target = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        counts = Path(folder, "counts")
        first = build(Path(folder, "counting"), f"-fprofile-generate={counts}")
        play(first, Path(folder, "played"))
        if not list(counts.rglob("*.gcda")):
            sys.exit("Nothing was counted: the rules were not compiled, or not by gcc.")
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
    subprocess.run([sys.executable, "-c", TRAINING], env=environment, cwd=folder, check=True)


if __name__ == "__main__":
    main()
