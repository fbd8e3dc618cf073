"""All cards there are, and which of them a game with given options is played with."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from wardround.games.dice_hospital.cards.reading import kind_of, read_cards, read_file
from wardround.games.dice_hospital.cards.records import (
    AnyCard,
    BackCard,
    Cards,
    Department,
    Specialist,
)
from wardround.games.dice_hospital.rules.ruleset import SECOND_SET
from wardround.table.cards.house import House

Named = TypeVar("Named", bound=AnyCard)
Copied = TypeVar("Copied", Department, Specialist)


@dataclass(frozen=True)
class Deck:
    """The cards of one game: copies at the start, and what lies in the box for chance to add.

    `joining` tiles of the box are drawn into the deck of departments; every promo in the box
    replaces a specialist.
    """

    cards: Cards
    box: Mapping[str, int]
    joining: int
    promos: tuple[str, ...]


@dataclass(frozen=True)
class Library:
    """All sets of cards. `words` are those of the vocabulary, `own` the ids of own cards."""

    final: Cards
    prototype: Cards
    experimental: Cards
    promos: Cards
    house: Cards
    words: tuple[str, ...]
    own: frozenset[str] = frozenset()

    def deck(self, options: Mapping[str, str]) -> Deck:
        """The cards of a game with these options."""
        seats = int(options["seats"])
        base = self.prototype if options["edition"] == "prototype" else self.final
        cards = replace(
            base,
            administrators=base.administrators if options["administrators"] == "yes" else (),
            events=self.house.events if options["events"] == "yes" else (),
            reports=self.house.reports if seats == 1 else (),
            backs=self.house.backs[:seats] if options["pick-up"] == "yes" else (),
        )
        box: dict[str, int] = {}
        joining = 0
        if options["experimental"] == "replace":
            second = {card.id: card.copies - 1 for card in base.departments if card.copies > 1}
            box = second if seats == 4 else {}
            joining = min(SECOND_SET, sum(box.values()))
            cards = self._with_experimental(_single_set(cards))
        elif options["experimental"] == "added":
            cards = self._with_experimental(cards)
        promos = self._promos(options["promos"])
        box |= {card.id: 1 for card in promos}
        inside = [replace(card, copies=0) for card in promos]
        cards = replace(cards, specialists=_with(cards.specialists, inside))
        return Deck(cards, box, joining, tuple(card.id for card in promos))

    def _with_experimental(self, cards: Cards) -> Cards:
        """These cards, and the new ones twice."""
        new = self.experimental
        return replace(
            cards,
            departments=_with(cards.departments, new.departments),
            specialists=_with(cards.specialists, new.specialists),
        )

    def _promos(self, chosen: str) -> list[Specialist]:
        """The promo specialists of a value of the option."""
        return [card for card in self.promos.specialists if chosen in (card.id, "both")]

    def aliases(self, edition: str) -> dict[str, str]:
        """Names of the printed game that mean cards of an edition with names of its own."""
        cards = self.prototype if edition == "prototype" else self.final
        return {name: card.id for card in cards.worded() for name in _names(card)[1:]}

    def known(self, edition: str = "final") -> dict[str, AnyCard]:
        """Every card by its word; where editions differ, that of this edition."""
        found: dict[str, AnyCard] = {}
        for cards in (self.final, self.house, self.promos, self.experimental, self.prototype):
            for card in cards.worded():
                found.setdefault(card.id, card)
        if edition == "prototype":
            found |= {card.id: card for card in self.prototype.worded()}
        return found

    def names(self, edition: str = "final") -> dict[str, str]:
        """What is printed on each card, by its word."""
        return {word: card.name for word, card in self.known(edition).items()}

    def house_parts(self, edition: str = "final") -> House:
        """What no document gives: its parts, by the words of the cards that have such."""
        known = self.known(edition)
        return {word: card.house for word, card in known.items() if card.house}

    def with_own(self, text: str, path: str = "") -> Library:
        """This library with the cards of a file; CardMistakes has everything wrong with it.

        A card with a known id replaces that card wherever it is; others are added to the decks of
        both editions. Kinds that the file says it `replaces` keep none of the cards built in.
        """
        known = self.known()
        own, replaces = read_file(text, path, known)
        ids = frozenset(card.id for card in own.worded())
        new = ids - set(known)
        return Library(
            final=_merge(self.final, own, replaces, new),
            prototype=_merge(self.prototype, own, replaces, new),
            experimental=_merge(self.experimental, own, ()),
            promos=_merge(self.promos, own, ()),
            house=_merge_house(self.house, own, replaces, new),
            words=(*self.words, *sorted(ids - set(self.words))),
            own=self.own | ids,
        )

    def digest(self, options: Mapping[str, str]) -> str:
        """Changes whenever a card that a game with these options is played with does."""
        played = asdict(self.deck(options), dict_factory=_without_labels)
        return hashlib.sha256(repr(played).encode()).hexdigest()[:12]


def _without_labels(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    """A card less what tells where it is from: that changes no game."""
    return {name: value for name, value in fields if name != "house"}


def _single_set(cards: Cards) -> Cards:
    """Every department and specialist once."""
    departments, specialists = _single(cards.departments), _single(cards.specialists)
    return replace(cards, departments=departments, specialists=specialists)


def _single(cards: tuple[Copied, ...]) -> tuple[Copied, ...]:
    return tuple(replace(card, copies=min(card.copies, 1)) for card in cards)


def _with(cards: tuple[Named, ...], more: list[Named] | tuple[Named, ...]) -> tuple[Named, ...]:
    """These cards and more; one with the same word takes the other's place."""
    words = {card.id for card in more}
    return (*(card for card in cards if card.id not in words), *more)


def _merge(
    cards: Cards, own: Cards, replaces: tuple[str, ...], new: frozenset[str] = frozenset()
) -> Cards:
    return replace(
        cards,
        departments=_merged(cards.departments, own.departments, replaces, new),
        specialists=_merged(cards.specialists, own.specialists, replaces, new),
        administrators=_merged(cards.administrators, own.administrators, replaces, new),
    )


def _merge_house(house: Cards, own: Cards, replaces: tuple[str, ...], new: frozenset[str]) -> Cards:
    backs: dict[int, BackCard] = {card.ambulance: card for card in house.backs}
    backs |= {card.ambulance: card for card in own.backs}
    return replace(
        house,
        events=_merged(house.events, own.events, replaces, new),
        reports=_merged(house.reports, own.reports, replaces, new),
        backs=tuple(backs[n] for n in sorted(backs)),
    )


def _merged(
    cards: tuple[Named, ...], own: tuple[Named, ...], replaces: tuple[str, ...], new: frozenset[str]
) -> tuple[Named, ...]:
    """Cards with one's own in the place of those with the same name, and the `new` ones added."""
    mine = {name: card for card in own for name in _names(card)}
    stay = [card for card in cards if _stays(card, replaces)]
    merged = [next((mine[name] for name in _names(card) if name in mine), card) for card in stay]
    placed = {card.id for card in merged}
    welcome = new.union(*(_names(card) for card in cards))
    return (*merged, *(card for card in own if card.id in welcome - placed))


def _names(card: AnyCard) -> tuple[str, ...]:
    """The words of a card: its own, and the printed game's for the same card."""
    if isinstance(card, Department | Specialist) and card.alias:
        return card.id, card.alias
    return (card.id,)


def _stays(card: AnyCard, replaces: tuple[str, ...]) -> bool:
    on_board = isinstance(card, Department) and not card.copies
    return on_board or kind_of(card) not in replaces


@cache
def built_in() -> Library:
    """The cards that come with the game. Their words have fixed numbers for ever."""
    final, changed, experimental, promos, house = (
        _read(name) for name in ("final", "prototype", "experimental", "promos", "house")
    )
    added = frozenset(card.id for card in changed.worded())
    prototype = replace(_merge(final, changed, (), added), edition="prototype")
    every = Cards(
        "all",
        _all(final.departments, prototype.departments, experimental.departments),
        _all(
            final.specialists,
            prototype.specialists,
            experimental.specialists,
            promos.specialists,
        ),
        final.administrators,
        house.events,
        house.reports,
    )
    return Library(final, prototype, experimental, promos, house, every.words())


def example() -> str:
    """The text of a small card file of one's own, to begin with."""
    return _text("example")


def library_of(cards: Cards) -> Library:
    """A library of nothing but these cards, in edition `final`."""
    nothing = Cards("none")
    base = replace(cards, events=(), reports=(), backs=())
    return Library(base, nothing, nothing, nothing, cards, cards.words())


def final_edition() -> Cards:
    """The cards of the printed game."""
    return built_in().final


def _read(name: str) -> Cards:
    return read_cards(_text(name), f"{name}.toml")


def _text(name: str) -> str:
    folder = files("wardround.games.dice_hospital") / "cards"
    return (folder / f"{name}.toml").read_text(encoding="utf-8")


def _all(*sets: tuple[Named, ...]) -> tuple[Named, ...]:
    """Every card once; one with another edition's name follows the card it is an alias of."""
    found: dict[str, Named] = {}
    for cards in sets:
        for card in cards:
            found.setdefault(card.id, card)
    places = {word: place for place, word in enumerate(found)}
    return tuple(sorted(found.values(), key=lambda card: places[_names(card)[-1]]))
