"""What is answered over HTTP about what was or should be said."""

from __future__ import annotations

from msgspec import Struct

from wardround.engine.answers import Happened
from wardround.server.protocol.client_messages import Count, GivenName
from wardround.table.contract.data import View


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
    """A grade of puzzles, and their numbers."""

    grade: int
    numbers: list[int]


class PuzzleOffer(Struct):
    """A puzzle to be solved: its position as `seat` sees it, and what is to be reached.

    `best` and `greedy` are points over finishing at once. `last`: the game ends with this turn.
    """

    number: int
    grade: int
    workers: int
    best: float
    greedy: float
    last: bool
    seat: int
    view: View


class PuzzleList(Struct):
    """What puzzles there are: numbers 1 to `total`, the one of `day` (ISO), those of each grade."""

    game: str
    total: int
    day: str
    daily: PuzzleOffer
    grades: list[GradeSeen]


class PuzzleWanted(Struct):
    """A puzzle to be solved by somebody of this name: by number, of today, or any of a grade."""

    name: GivenName
    number: Count = 0
    daily: bool = False
    grade: Count = 0


class SolutionSentence(Struct):
    """A sentence of a solution, what it does, and the position after it."""

    words: list[str]
    lines: list[str]
    happenings: list[Happened]
    view: View


class Solution(Struct):
    """The best line of a puzzle, from the position `start` on, as `seat` sees it."""

    number: int
    seat: int
    start: View
    sentences: list[SolutionSentence]


class VerdictSeen(Struct):
    """A sentence that lost something: how many words came before it, and the best instead.

    `lost` give or take `off`; `exact`: proven. `gains`: how many more points of each source the
    better words bring by the end of what was compared; the rest of `lost` is for later.
    """

    number: int
    seat: int
    lost: float
    off: float
    better: list[list[str]]
    exact: bool
    gains: dict[str, float]


class ReviewSeen(Struct):
    """How many decisions are judged, what every seat surely lost, and the sentences that did.

    `moments`: of each seat those that surely lost something, by `number`, the worst first, as far
    as they are judged.
    """

    judged: int
    total: int
    done: bool
    lost: list[float]
    verdicts: list[VerdictSeen]
    moments: list[list[int]]
