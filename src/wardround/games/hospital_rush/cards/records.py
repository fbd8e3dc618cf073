"""Cards as records: what is printed on spaces, characters and patients."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from wardround.games.hospital_rush.rules import ruleset as rules
from wardround.games.hospital_rush.rules.words import TILES, Tile
from wardround.table.cards.house import COLOUR, EFFECT, NAME, POINTS, PRICE, Parts, in_order

MEDICINE = {3: 2, 4: 3, 5: 4}
Costs = tuple[int, ...]
Need = Tile | Literal["any", "wild"]
NEEDS: tuple[Need, ...] = (*TILES, "any", "wild")
SKILL_NAMES = {
    "intensive-care": "Intensive care",
    "pharmacy": "Pharmacy",
    "finance": "Finance",
    "management": "Management",
}

HOOKS: Mapping[str, tuple[int, Mapping[str, str]]] = {
    "treat": (rules.TREAT, {"free": "amount"}),
    "fetch": (rules.FETCH, {"free": "amount", "more": "more", "price": "price"}),
    "night-shift": (rules.NIGHT_SHIFT, {"names": "amount", "bucks": "deals"}),
    "study": (rules.STUDY, {}),
    "exam": (rules.EXAM, {}),
    "rat-out": (rules.RAT_OUT, {"bucks": "amount", "fine": "price"}),
    "sabotage": (rules.SABOTAGE, {"victims": "amount"}),
    "bribe": (rules.BRIBE, {"deals": "deals"}),
    "steal": (rules.STEAL, {"amount": "amount"}),
    "join": (rules.JOIN, {}),
    "poach": (rules.POACH, {"price": "price"}),
    "take-over": (rules.TAKE_OVER, {"price": "price"}),
    "pilfer": (rules.PILFER, {"free": "amount"}),
    "sell": (rules.SELL, {"price": "price"}),
    "turn-over": (rules.TURN_OVER, {}),
    "levy": (rules.LEVY, {"bucks": "amount"}),
    "dismiss": (rules.DISMISS, {"prestige": "amount"}),
    "denounce": (rules.DENOUNCE, {"fine": "amount"}),
}
CHARACTER_HOOKS = tuple(name for name, (hook, _) in HOOKS.items() if hook > rules.BRIBE)
BOARD_HOOKS = tuple(name for name in HOOKS if name not in CHARACTER_HOOKS)
LISTS = {"night-shift": "bucks", "bribe": "deals"}

BALANCED = "balanced"
DOCUMENTED = "documented"
CHARACTERS = (BALANCED, DOCUMENTED)
SPACE_PARTS = (NAME, EFFECT, PRICE, COLOUR)
PATIENT_PARTS = (NAME, EFFECT, POINTS)
VISITING_CARD = ("visiting-card", "visiting-card-price", "visiting-card-theft")


def _holding(costs: Costs, seats: int) -> Costs:
    """Of prices by number of players the one that holds with so many."""
    return (costs[list(MEDICINE).index(seats)],) if costs[1:] else costs


@dataclass(frozen=True)
class SpaceCard:
    """An action space: `does` names a hook of HOOKS, `numbers` are the hook's, by their names.

    `owner` is what a character is called by whose own space this is, where the name of the space
    does not tell it. `source` is one of VISITING_CARD, or empty. `costs` is one price, or one for
    each number of players in the order of MEDICINE. `balance` is the costs, and whether it is red,
    in a game with balanced characters.
    """

    id: str
    name: str
    does: str
    limit: int
    red: bool
    costs: Costs
    seats: tuple[int, ...]
    numbers: Mapping[str, int]
    deals: tuple[int, ...]
    owner: str = ""
    house: Parts = field(default=(), repr=False)
    source: str = field(default="", repr=False)
    balance: tuple[Costs, bool] | None = field(default=None, repr=False)

    def title(self) -> str:
        """Its name where nothing else tells whose space it is."""
        return f"{self.owner}: {self.name}" if self.owner else self.name

    def balanced(self) -> SpaceCard:
        """The space with its balanced price and colour; what they change is house."""
        if self.balance is None:
            return self
        costs, red = self.balance
        changed = {PRICE: costs != self.costs, COLOUR: red != self.red}
        house = in_order([*self.house, *(part for part in changed if changed[part])])
        return replace(self, costs=costs, red=red, house=house, balance=None)

    def with_seats(self, seats: int) -> SpaceCard:
        """The space with the price that it has in a game of so many players."""
        balance = self.balance and (_holding(self.balance[0], seats), self.balance[1])
        return replace(self, costs=_holding(self.costs, seats), balance=balance)


@dataclass(frozen=True)
class CharacterCard:
    """A character with two spaces of its own."""

    id: str
    name: str
    spaces: tuple[SpaceCard, SpaceCard]
    house: Parts = field(default=(), repr=False)

    def balanced(self) -> CharacterCard:
        """The character with balanced prices and colours."""
        first, second = self.spaces
        return replace(self, spaces=(first.balanced(), second.balanced()))

    def with_seats(self, seats: int) -> CharacterCard:
        """The character with the prices of a game of so many players."""
        first, second = self.spaces
        return replace(self, spaces=(first.with_seats(seats), second.with_seats(seats)))


@dataclass(frozen=True)
class PatientCard:
    """A patient: needs in the order of NEEDS, prestige, and a right-hand option or nothing."""

    id: str
    name: str
    needs: tuple[int, ...]
    prestige: int
    right: tuple[int, ...]
    house: Parts = field(default=(), repr=False)


@dataclass(frozen=True)
class Cards:
    """Everything printed that is data: the board's spaces, characters and patients.

    As read, characters are as documented, and prices are those of every number of players; `played`
    and `with_seats` have them as in a game. `own` are the words of the cards that come from a file
    of one's own.
    """

    spaces: tuple[SpaceCard, ...] = ()
    characters: tuple[CharacterCard, ...] = ()
    patients: tuple[PatientCard, ...] = ()
    own: frozenset[str] = field(default=frozenset(), repr=False)

    def played(self, characters: str) -> Cards:
        """The cards of a game with this value of the option `characters`."""
        if characters == DOCUMENTED:
            return self
        return replace(self, characters=tuple(card.balanced() for card in self.characters))

    def with_seats(self, seats: int) -> Cards:
        """The cards with the prices of a game of so many players."""
        return replace(
            self,
            spaces=tuple(card.with_seats(seats) for card in self.spaces),
            characters=tuple(card.with_seats(seats) for card in self.characters),
        )

    def all_spaces(self) -> tuple[SpaceCard, ...]:
        """The board's spaces, then two a character."""
        return (*self.spaces, *(space for c in self.characters for space in c.spaces))

    def prices(self) -> list[int]:
        """The prices of deals that must be told apart by a word, ascending."""
        several = [s.deals[::2] for s in self.all_spaces() if s.does == "bribe" and s.deals[2:]]
        return sorted({price for prices in several for price in prices})

    def words(self) -> tuple[str, ...]:
        """The words of prices and cards, in the order of their numbers."""
        return (
            *(str(price) for price in self.prices()),
            *(space.id for space in self.all_spaces()),
            *(card.id for card in self.characters),
            *(card.id for card in self.patients),
        )

    def every(self) -> list[SpaceCard | CharacterCard | PatientCard]:
        """All cards."""
        return [*self.all_spaces(), *self.characters, *self.patients]

    def names(self) -> dict[str, str]:
        """What is printed, by its word."""
        spaces = {card.id: card.title() for card in self.all_spaces()}
        return SKILL_NAMES | {card.id: card.name for card in self.every()} | spaces

    def house(self) -> dict[str, Parts]:
        """What no document gives: its parts, by the words of the cards that have such."""
        return {card.id: card.house for card in self.every() if card.house}
