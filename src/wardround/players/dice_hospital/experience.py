"""An evaluation of Dice Hospital with a value for every card, fitted to the ends of games.

`evaluate` gives every specialist the same value. This one is for positions between the end of one
round's work and the start of the next, where drafts are compared. Compiled with the rules.
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
from wardround.players.dice_hospital.solver.terminal_value import PRICES, Prices
from wardround.players.dice_hospital.value import WEIGHTS, Weights, evaluate, lead_over_rivals
from wardround.players.temperament import STANDARD, Temperament
from wardround.players.weights import Numbers, numbers

EXPERIENCE: Final = "dice_hospital/experience.toml"
AFTER_WORK: Final = (ACTIVATE, SPARE, REPORT, OVER)
GENERAL: Final = ("patient", "crowd", "bag", "pair", "department", "specialist")


class Experience:
    """Fitted values, in points.

    `rest` are weights for everything but cards. The others count for every round left: `pair` for
    a worker with a department to use, `cards` for a card by its word, `department` and
    `specialist` for a card that was not among the games fitted to.
    """

    __slots__ = ("cards", "department", "pair", "rest", "specialist")

    def __init__(
        self, given: Numbers, greedy: Numbers, temperament: Temperament = STANDARD
    ) -> None:
        known = {name: [0.0] * len(weights) for name, weights in greedy.items()}
        known["home"] = greedy["home"]
        known.update({name: given[name] for name in ("patient", "crowd", "bag")})
        self.rest = Weights(known, temperament)
        self.pair = given["pair"][0]
        self.department = given["department"][0]
        self.specialist = given["specialist"][0]
        aliases = built_in().aliases("prototype")
        place = {name: CARDS + i for i, name in enumerate(built_in().words)}
        self.cards = {place[name]: given[name][0] for name in given if name not in GENERAL}
        for name, card in aliases.items():
            if name in given:
                self.cards[place[card]] = given[name][0]

    def solver_prices(self) -> Prices:
        """Prices for the solver: the mean of its standard prices and the fitted ones.

        Rounded to hundredths: with coarser prices a small gap already proves optimality.
        """
        own = [price - PRICES.guest for price in PRICES.patient]
        return Prices(
            tuple(mean_price(a, b) for a, b in zip(own, self.rest.patient[1:], strict=True)),
            0.0,
            mean_price(PRICES.crowd, self.rest.crowd),
            mean_price(PRICES.bag, self.rest.bag),
        )


def mean_price(a: float, b: float) -> float:
    """The mean of two prices, rounded to hundredths."""
    return round((a + b) / 2.0, 2)


def experience_by_seats(temperament: Temperament) -> dict[int, Experience]:
    """The values for a player with this temperament, by seats; 3 and 4 seats use those of 2."""
    known = numbers(EXPERIENCE)
    return {
        seats: Experience(known[min(2, seats)], greedy, temperament)
        for seats, greedy in numbers(WEIGHTS).items()
    }


STANDARD_EXPERIENCE: Final = experience_by_seats(STANDARD)


def expected_value(s: State, seat: int, known: Experience) -> float:
    """The expected value of a position to a seat, between the work of two rounds."""
    left = ROUNDS - max(1, s.round) + (0 if s.phase in AFTER_WORK else 1)
    return evaluate(s, seat, known.rest) + float(left) * _cards_value(s, s.hospitals[seat], known)


def standard_expected_value(s: State, seat: int) -> float:
    """As `expected_value`, for a player of standard temperament."""
    return expected_value(s, seat, STANDARD_EXPERIENCE[len(s.hospitals)])


def _cards_value(s: State, h: Hospital, known: Experience) -> float:
    """The value of staff and departments for one round."""
    rules = s.rules
    worth = known.pair * min(len(h.departments), NURSES + len(h.staff))
    for d in h.departments:
        if d >= rules.board:
            worth += known.cards.get(rules.department_words[d], known.department)
    for w in h.staff:
        worth += known.cards.get(rules.worker_words[w], known.specialist)
    return worth


def expected_lead(s: State, seat: int, known: Experience) -> float:
    """The expected value of a seat, less a share of that of the best rival."""
    worths = [standard_expected_value(s, other) for other in range(len(s.hospitals))]
    worths[seat] = expected_value(s, seat, known)
    return lead_over_rivals(worths, seat, known.rest.rivals)
