"""Bad messages get typed answers, and disturb nobody."""

from __future__ import annotations

import asyncio

from server.fuzz import fuzz
from server.serving import Served


def test_two_thousand_bad_messages_do_not_disturb_a_game(served: Served) -> None:
    found = asyncio.run(fuzz(served, messages=2000, seed=3))
    assert found.total() >= 2000
    kinds = {"message-malformed", "seat-not-yours", "stale-prompt", "unknown-word", "repeated"}
    assert kinds <= set(found), found
    assert found["closed"] >= 1
