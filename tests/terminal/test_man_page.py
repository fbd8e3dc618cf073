"""The manual page says what the commands say of themselves now."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from build_tools.man_page import PAGE, man_page  # noqa: E402


def test_the_manual_page_is_not_stale() -> None:
    assert PAGE.read_text("utf-8") == man_page(), "run `make man`"
