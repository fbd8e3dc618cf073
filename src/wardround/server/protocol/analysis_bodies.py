"""What is answered over HTTP about what was or should be said."""

from __future__ import annotations

from msgspec import Struct

from wardround.server.protocol.client_messages import Count, GivenName


class HintSeen(Struct):
    """The best words for a seat, sentence by sentence; `lines` is what the first of them does.

    `prompt`: the seat's prompt number that it is an answer to. `text` says how sure it is and what
    the next best would cost, with `{second}` for the words of that, `second`; `lead` is the cost in
    points, give or take `off`. `proven`: nothing is better.
    """

    seat: int
    prompt: int
    sentences: list[list[str]]
    lines: list[str]
    text: str
    second: list[str]
    lead: float
    off: float
    proven: bool


class GradeSeen(Struct):
    """A grade of puzzles, and how many there are of it."""

    grade: int
    count: int


class PuzzleList(Struct):
    """What puzzles there are: numbers 1 to `total`, that of today, how many of each grade."""

    total: int
    daily: int
    daily_grade: int
    grades: list[GradeSeen]


class PuzzleWanted(Struct):
    """A puzzle to be solved by somebody of this name: by number, of today, or any of a grade."""

    name: GivenName
    number: Count = 0
    daily: bool = False
    grade: Count = 0


class SolutionSentence(Struct):
    """A sentence of a solution, and what it does."""

    words: list[str]
    lines: list[str]


class Solution(Struct):
    """The best line of a puzzle."""

    number: int
    sentences: list[SolutionSentence]


class VerdictSeen(Struct):
    """A sentence that lost something: how many words came before it, and the best instead.

    `lost` give or take `off`; `exact`: proven.
    """

    number: int
    seat: int
    lost: float
    off: float
    better: list[list[str]]
    exact: bool


class ReviewSeen(Struct):
    """How many decisions are judged, what every seat surely lost, and the sentences that did.

    `moments`: the costliest of them, by `number`, the worst first, of those judged so far.
    """

    judged: int
    total: int
    done: bool
    lost: list[float]
    verdicts: list[VerdictSeen]
    moments: list[int]
