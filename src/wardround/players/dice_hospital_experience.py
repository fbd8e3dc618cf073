"""What hospitals came to, by experience: fitted to how games of Dice Hospital ended.

`judge` takes every specialist for as good as any other; here each card has its own worth a round.
It knows positions in which a round's work is done and the next has not begun: those by which drafts
are compared. Compiled with the rules.
"""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.cards.library import built_in
from wardround.games.dice_hospital.rules.ruleset import NURSES, ROUNDS
from wardround.games.dice_hospital.rules.state import (
    ACTIVATE,
    OVER,
    REPORT,
    SPARE,
    Hospital,
    State,
)
from wardround.games.dice_hospital.rules.words import CARDS
from wardround.players.dice_hospital_value import Weights, ahead, judge
from wardround.players.solver.worth import PRICES, Prices
from wardround.players.temper import USUAL, Temper
from wardround.players.weights import Numbers, numbers

DATA: Final = "dice-hospital-experience"
WORKED: Final = (ACTIVATE, SPARE, REPORT, OVER)
GENERAL: Final = ("patient", "crowd", "bag", "pair", "department", "specialist")


class Experience:
    """What is there when a round's work is done is worth, in points.

    `rest` are weights that know nothing of cards. `pair` is a worker who finds a department, a
    round; `cards` what a card brings besides, by its word; `department` and `specialist` one that
    was never met.
    """

    __slots__ = ("cards", "department", "pair", "rest", "specialist")

    def __init__(self, given: Numbers, greedy: Numbers, temper: Temper = USUAL) -> None:
        known = {name: [0.0] * len(weights) for name, weights in greedy.items()}
        known["home"] = greedy["home"]
        known.update({name: given[name] for name in ("patient", "crowd", "bag")})
        self.rest = Weights(known, temper)
        self.pair = given["pair"][0]
        self.department = given["department"][0]
        self.specialist = given["specialist"][0]
        aliases = built_in().aliases("prototype")
        place = {name: CARDS + i for i, name in enumerate(built_in().words)}
        self.cards = {place[name]: given[name][0] for name in given if name not in GENERAL}
        for name, card in aliases.items():
            if name in given:
                self.cards[place[card]] = given[name][0]

    def prices(self) -> Prices:
        """What the solver is to count: halfway from its own prices to those of experience.

        Hundredths will do: the coarser the prices, the sooner it knows that nothing is better.
        """
        own = [price - PRICES.guest for price in PRICES.patient]
        return Prices(
            tuple(halfway(a, b) for a, b in zip(own, self.rest.patient[1:], strict=True)),
            0.0,
            halfway(PRICES.crowd, self.rest.crowd),
            halfway(PRICES.bag, self.rest.bag),
        )


def halfway(a: float, b: float) -> float:
    """The mean of two, in hundredths."""
    return round((a + b) / 2.0, 2)


def experienced(temper: Temper) -> dict[int, Experience]:
    """The experience of such a player, by seats; with several it is that of two."""
    known = numbers(DATA)
    return {
        seats: Experience(known[min(2, seats)], greedy, temper)
        for seats, greedy in numbers("dice-hospital").items()
    }


STANDARD: Final = experienced(USUAL)


def foreseen(s: State, seat: int, known: Experience) -> float:
    """What a position is worth to a seat: at the end of a round's work, or before the next."""
    left = ROUNDS - max(1, s.round) + (0 if s.phase in WORKED else 1)
    return judge(s, seat, known.rest) + left * _a_round(s, s.hospitals[seat], known)


def usual(s: State, seat: int) -> float:
    """As `foreseen`, by a player of no particular temper."""
    return foreseen(s, seat, STANDARD[len(s.hospitals)])


def _a_round(s: State, h: Hospital, known: Experience) -> float:
    """What staff and departments bring a round."""
    rules = s.rules
    worth = known.pair * min(len(h.departments), NURSES + len(h.staff))
    for d in h.departments:
        if d >= rules.board:
            worth += known.cards.get(rules.department_words[d], known.department)
    for w in h.staff:
        worth += known.cards.get(rules.worker_words[w], known.specialist)
    return worth


def lead(s: State, seat: int, known: Experience) -> float:
    """What is foreseen for a seat, less part of what is foreseen for the best rival."""
    worths = [usual(s, other) for other in range(len(s.hospitals))]
    worths[seat] = foreseen(s, seat, known)
    return ahead(worths, seat, known.rest.rivals)
