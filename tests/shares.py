"""Which of many games the interpreted build plays.

The compiled build is made of the same sources and plays all of them.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

Case = TypeVar("Case")
ALL = os.environ.get("WARDROUND_BUILD") == "compiled"


def share(cases: Sequence[Case], every: int) -> Sequence[Case]:
    """All cases; every so-manieth of them where the sources are run."""
    return cases if ALL else cases[::every]
