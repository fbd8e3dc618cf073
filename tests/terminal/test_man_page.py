"""The manual page says what the commands say of themselves now."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PROGRAM = "import sys; from build_tools.man_page import man_page; sys.stdout.write(man_page())"


def test_the_manual_page_is_not_stale() -> None:
    # In a process of its own: a command that was told once keeps its summary as its help.
    made = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert (ROOT / "docs" / "wardround.1").read_text("utf-8") == made.stdout, "run `make man`"
