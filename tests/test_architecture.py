"""The folder tree is the architecture: imports go one way, rules need the standard library only."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_imports_go_one_way() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([linter], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_rules_table_and_players_run_on_the_standard_library_alone() -> None:
    program = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r})\n"
        "from wardround.lab.simulate import Order, simulate\n"
        "order = Order('dice-hospital', {'seats': '2'}, ('random', 'random'), 1, 0, 1)\n"
        "print(next(simulate(order)).words)"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 100


def test_nothing_is_left_that_only_this_checkout_has() -> None:
    wanted = {"README.md", "CHANGELOG.md", "LICENSE", "Makefile", "constraints.txt", ".ci/run"}
    assert all((ROOT / name).is_file() for name in wanted)
