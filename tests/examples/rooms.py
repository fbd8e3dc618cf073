"""How to have a server and commands that know the example game."""

from __future__ import annotations

from pathlib import Path

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
GAME = "second-opinion"
ENVIRONMENT = {"PYTHONPATH": str(EXAMPLES), "WARDROUND_GAMES": "second_opinion"}
FIRST = f"""
import os, sys
sys.path.insert(0, {str(EXAMPLES)!r})
os.environ["WARDROUND_GAMES"] = "second_opinion"
"""
