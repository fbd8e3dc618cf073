#!/usr/bin/env python3
"""A bot in plain Python that knows nothing of wardround: one JSON line in, one JSON line out.

Try it: wardround simulate dice-hospital --seats 2 --players random,program:./hasty_bot.py
"""

from __future__ import annotations

import json
import sys
from typing import Any


def chosen(question: dict[str, Any]) -> str:
    """Discharge whom it can, else treat, else whatever the question's own random number says."""
    legal: list[str] = question["legal"]
    for wish in ("discharge", "use", "nurse"):
        if wish in legal:
            return wish
    return legal[int(question["random"]) % len(legal)]


def answer(message: dict[str, Any]) -> dict[str, Any] | None:
    """What to say to a message; nothing when a game has ended."""
    if message["type"] == "hello":
        return {"id": message["id"], "many_games": True}
    if message["type"] == "question":
        return {"id": message["id"], "word": chosen(message)}
    return None


for line in sys.stdin:
    said = answer(json.loads(line))
    if said is not None:
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()
