"""What one game is played by: spaces, patients and options as plain ints, shared by its states."""

from __future__ import annotations

from typing import Final

from wardround.native import i64

TREAT: Final = 0
FETCH: Final = 1
NIGHT_SHIFT: Final = 2
STUDY: Final = 3
EXAM: Final = 4
RAT_OUT: Final = 5
SABOTAGE: Final = 6
BRIBE: Final = 7
STEAL: Final = 8
JOIN: Final = 9
POACH: Final = 10
TAKE_OVER: Final = 11
PILFER: Final = 12
SELL: Final = 13
TURN_OVER: Final = 14
LEVY: Final = 15
DISMISS: Final = 16
DENOUNCE: Final = 17

GOAL: Final = 10
LOWEST: Final = -2
HIGHEST: Final = 14
MARKERS: Final = 2
STARTING_BUCKS: Final = 1
FINANCE_BUCKS: Final = 2
RIGHT_PRESTIGE: Final = 1
JOIN_PRESTIGE: Final = 1
OTHER_SKILLS_FIRST: Final = 2

ANY: Final = 4
WILD: Final = 5


class Space:
    """An action space: what it does (a hook) and the numbers of it.

    `limit` is how many markers a round may stand there (0: any number). `cost` in bucks is paid
    when the action is done; below 0 the bank pays it. What `amount`, `more`, `price` and `deals`
    mean depends on the hook; `wardround.games.hospital_rush.cards.catalogue.HOOKS` says it.
    """

    __slots__ = ("amount", "cost", "deals", "hook", "limit", "more", "price", "red")

    def __init__(
        self,
        hook: i64,
        limit: i64,
        red: i64,
        cost: i64,
        amount: i64,
        more: i64,
        price: i64,
        deals: list[int],
    ) -> None:
        self.hook = hook
        self.limit = limit
        self.red = red
        self.cost = cost
        self.amount = amount
        self.more = more
        self.price = price
        self.deals = deals

    def __reduce__(self) -> tuple[object, ...]:
        return Space, (
            self.hook,
            self.limit,
            self.red,
            self.cost,
            self.amount,
            self.more,
            self.price,
            self.deals,
        )


class Patient:
    """A patient card: needs by tile (patch, three colours, ANY medicine, WILD), and prestige.

    `right` is the right-hand option in the same order, empty if there is none.
    """

    __slots__ = ("needs", "prestige", "right", "size")

    def __init__(self, needs: list[int], prestige: int, right: list[int]) -> None:
        self.needs = needs
        self.prestige = prestige
        self.right = right
        self.size = sum(needs)

    def __reduce__(self) -> tuple[object, ...]:
        return Patient, (self.needs, self.prestige, self.right)


class Rules:
    """Everything a state needs to know to move on. Never changed once made.

    `spaces` are those of the board (`board` of them), then two for each character; the word of
    space i is `space_word + i`. `in_play` are the board spaces of this number of seats. `first` is
    the seat that the table named to begin (-1: chance names one). `options` are those settled that
    the rest was made from.
    """

    __slots__ = (
        "board",
        "character_word",
        "characters",
        "first",
        "in_play",
        "medicine",
        "options",
        "patient_word",
        "patients",
        "price_word",
        "prices",
        "rounds",
        "seats",
        "space_word",
        "spaces",
    )

    def __init__(
        self,
        options: dict[str, str],
        seats: i64,
        first: i64,
        rounds: i64,
        medicine: i64,
        price_word: i64,
        prices: list[int],
        spaces: list[Space],
        board: i64,
        in_play: list[int],
        characters: i64,
        patients: list[Patient],
    ) -> None:
        self.options = options
        self.seats = seats
        self.first = first
        self.rounds = rounds
        self.medicine = medicine
        self.price_word = price_word
        self.prices = prices
        self.space_word = price_word + len(prices)
        self.spaces = spaces
        self.board = board
        self.in_play = in_play
        self.character_word = self.space_word + len(spaces)
        self.characters = characters
        self.patient_word = self.character_word + characters
        self.patients = patients

    def __reduce__(self) -> tuple[object, ...]:
        return Rules, (
            self.options,
            self.seats,
            self.first,
            self.rounds,
            self.medicine,
            self.price_word,
            self.prices,
            self.spaces,
            self.board,
            self.in_play,
            self.characters,
            self.patients,
        )
