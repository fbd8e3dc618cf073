"""A wheel built from a profile of itself. A whole one takes minutes: only refusals are tested."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from .building import ROOT


def profiled_wheel(target: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "build_tools/profiled_wheel.py", str(target)],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_says_in_a_sentence_when_there_is_nothing_to_profile(tmp_path: Path) -> None:
    for environment, why in (
        ({"CC": "/no/compiler"}, "no C compiler"),
        ({"WARDROUND_PURE": "1"}, "WARDROUND_PURE=1"),
    ):
        done = profiled_wheel(tmp_path / "wheels", **environment)
        assert done.returncode == 1
        assert done.stderr.startswith("There is nothing to profile: ")
        assert why in done.stderr
        assert done.stderr.count("\n") == 1
    assert not (tmp_path / "wheels").exists()
