"""What is answered over HTTP about what was or should be said."""

from __future__ import annotations

from msgspec import Struct


class HintSeen(Struct):
    """The best words for a seat, sentence by sentence; `lines` is what the first of them does.

    `prompt`: the seat's prompt number that it is an answer to. `text` says how sure it is and what
    the next best would cost; `lead` is that in points, give or take `off`. `proven`: nothing is
    better.
    """

    seat: int
    prompt: int
    sentences: list[list[str]]
    lines: list[str]
    text: str
    lead: float
    off: float
    proven: bool
