"""The cards of a game as `wardround cards` lists them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple

from wardround.table.contract.data import Card, Options
from wardround.table.game import AnyGame, TakesCards
from wardround.table.options import without_seats
from wardround.text import Speech, sentence_case


class CardGroup(NamedTuple):
    """Cards of one kind: for people a title and a line each, for programs a row each.

    `rows` is None for what belongs to a list for people only.
    """

    key: str
    title: str
    lines: list[str]
    rows: list[dict[str, Any]] | None


class CardList:
    """Lists the cards of a game by its contract."""

    def all_cards(self, game: AnyGame, speech: Speech) -> list[CardGroup]:
        """Every card of the game."""
        return self.cards_with(game, speech, {})

    def cards_with(self, game: AnyGame, speech: Speech, options: Options) -> list[CardGroup]:
        """The cards of a game with these options; if seats are left open, of any number of them."""
        settled, cards = _found(game, options)
        groups: dict[str, list[dict[str, Any]]] = {}
        for word, card in cards.items():
            row = _row(game, speech, settled, word, card)
            groups.setdefault(self.group_of(card), []).append(row)
        return [
            CardGroup(
                key,
                sentence_case(speech.named("cards", key)),
                [_line(speech, r) for r in rows],
                rows,
            )
            for key, rows in groups.items()
        ]

    def group_of(self, card: Card) -> str:
        """The group that a card is listed in."""
        return card.kind

    def unclear_words(self, game: AnyGame, speech: Speech, words: Iterable[str]) -> list[str]:
        """A line for each of these words that does not tell which card it means."""
        return []


def _found(game: AnyGame, options: Options) -> tuple[Options, dict[str, Card]]:
    """The settled options, without seats if those are open, and the cards by their words."""
    if "seats" in options:
        settled = game.resolve_options(options)
        return settled, game.cards_in_play(settled)
    cards: dict[str, Card] = {}
    for seats in reversed(game.seat_counts):
        settled = game.resolve_options({**options, "seats": seats})
        cards |= game.cards_in_play(settled)
    general = {word: card._replace(does=card.general or card.does) for word, card in cards.items()}
    return without_seats(settled), general


def _row(game: AnyGame, speech: Speech, options: Options, word: str, card: Card) -> dict[str, Any]:
    own = game.own_words() if isinstance(game, TakesCards) else frozenset[str]()
    return {
        "word": word,
        "name": game.names(options).get(word, word),
        "text": speech.say(card.does),
        "house": list(game.house_parts(options).get(word, ())),
        "own": word in own,
        "source": speech.published(card.source),
    }


def _line(speech: Speech, row: dict[str, Any]) -> str:
    notes = [row["word"], *marks(speech, row["own"], row["house"], row["source"])]
    name = speech.name_of(row["word"], row["name"])
    return f"{name} ({', '.join(notes)}): {row['text']}"


def marks(speech: Speech, own: bool, house: Collection[str], source: str = "") -> Iterator[str]:
    """Whether a card comes from an own card file, or what of it is house; and its source."""
    if own:
        yield speech.label("label-own")
    elif house:
        yield speech.house(house)
    if source:
        yield source
