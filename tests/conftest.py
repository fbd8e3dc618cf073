"""Tests speak English and run the sources, whatever the machine speaks and has compiled.

WARDROUND_BUILD=compiled runs the compiled rules of this clone instead, as `make test` does.
"""

from __future__ import annotations

import os

os.environ["WARDROUND_LANGUAGE"] = "en"
os.environ.setdefault("WARDROUND_BUILD", "interpreted")
os.environ.pop("WARDROUND_NAMES", None)
