"""The folder tree is the architecture: imports go one way, rules need the standard library only."""

from __future__ import annotations

import re
import subprocess
import sys
from fnmatch import fnmatch
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


def test_whatever_the_documents_link_to_is_there() -> None:
    named = {Path(name) for name in ("Makefile", "constraints.txt", ".ci/run", "LICENSE")}
    for page in (ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").glob("*.md")):
        links = re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text("utf-8"))
        named |= {page.parent / link for link in links}
    assert len(named) > 20
    assert [str(path) for path in sorted(named) if not (ROOT / path).exists()] == []


def test_nothing_that_a_clone_needs_is_ignored_by_git() -> None:
    ignored = [line.rstrip("/") for line in (ROOT / ".gitignore").read_text("utf-8").split()]
    made = {"__pycache__", "wardround.egg-info"}
    hidden = [
        str(path.relative_to(ROOT))
        for folder in ("src", "tests", "docs", "benchmarks", "build_tools")
        for path in (ROOT / folder).rglob("*")
        if any(fnmatch(path.name, pattern) for pattern in ignored) and path.name not in made
    ]
    assert hidden == []
