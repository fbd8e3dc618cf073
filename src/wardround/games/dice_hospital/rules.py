"""What one game is played by: cards and options as plain ints, shared by all its states."""

from __future__ import annotations

from typing import Final

ANY: Final = 0
EQUAL: Final = 1
RUN: Final = 2

ANYONE: Final = 0
SAME: Final = 1
ANOTHER: Final = 2
MATCH: Final = 3

NO_TRIGGER: Final = -1
ANY_COLOUR: Final = 3

BEDS: Final = 12
NURSES: Final = 3
ROUNDS: Final = 8
DICE_IN_AMBULANCE: Final = 3

LADDER: Final = [0, 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35]
BEYOND_LADDER: Final = 5
EMPTY_HOSPITAL: Final = 5
FATALITY: Final = -2
BAG_LEFT: Final = 1


class Choice:
    """Exactly `count` patients that fit, in a pattern, each healed `steps`."""

    __slots__ = ("count", "fits", "pattern", "steps")

    def __init__(self, count: int, pattern: int, steps: int, fits: list[int]) -> None:
        self.count = count
        self.pattern = pattern
        self.steps = steps
        self.fits = fits


class Worker:
    """A nurse or a specialist: what triggers the effect, whom it may choose, what it does."""

    __slots__ = ("choice", "relation", "trigger")

    def __init__(self, trigger: int, relation: int, choice: Choice) -> None:
        self.trigger = trigger
        self.relation = relation
        self.choice = choice


class Administrator:
    """`needs` by colour or `most` for `points`, or a colour to `spare` (-1: none)."""

    __slots__ = ("most", "needs", "points", "spare")

    def __init__(self, needs: list[int], points: int, most: int, spare: int) -> None:
        self.needs = needs
        self.points = points
        self.most = most
        self.spare = spare


class Rules:
    """Everything a state needs to know to move on. Never changed once made.

    Cards are numbered departments first, then workers (the nurse is worker 0); the word of card c
    is `department_word + c`, so departments are 0 to `len(departments) - 1`.
    """

    __slots__ = (
        "administrator_word",
        "administrators",
        "board",
        "copies",
        "department_word",
        "departments",
        "dice",
        "seats",
        "simultaneous",
        "with_administrators",
        "worker_word",
        "workers",
    )

    def __init__(
        self,
        seats: int,
        dice: int,
        with_administrators: int,
        simultaneous: int,
        administrator_word: int,
        administrators: list[Administrator],
        departments: list[Choice],
        workers: list[Worker],
        board: int,
        copies: list[int],
    ) -> None:
        self.seats = seats
        self.dice = dice
        self.with_administrators = with_administrators
        self.simultaneous = simultaneous
        self.administrator_word = administrator_word
        self.administrators = administrators
        self.department_word = administrator_word + len(administrators)
        self.departments = departments
        self.worker_word = self.department_word + len(departments)
        self.workers = workers
        self.board = board
        self.copies = copies
