"""Tests speak English, whatever the machine speaks."""

from __future__ import annotations

import os

os.environ["WARDROUND_LANGUAGE"] = "en"
os.environ.pop("WARDROUND_NAMES", None)
