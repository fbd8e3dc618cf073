"""What the commands about a game itself answer: cards and options."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from wardround.games import GAMES
from wardround.games.dice_hospital.cards.catalogue import (
    AdministratorCard,
    AnyCard,
    BackCard,
    Department,
    Library,
    Specialist,
    describe,
)
from wardround.games.dice_hospital.game import DiceHospital
from wardround.table.game import Card, Game, Options, TakesCards
from wardround.terminal.own_cards import game_for
from wardround.terminal.printing import out, out_json
from wardround.text import Speech, prefix_of, speech_for

Groups = dict[str, list[AnyCard]]


def show_cards(name: str, cards: str | None, options: Options, as_json: bool) -> None:
    """All cards of a game with what they do, those of a file of one's own among them.

    With options given those of a game with these options.
    """
    game = game_for(name, cards)
    speech = speech_for(game)
    if options or not isinstance(game, DiceHospital):
        _show_printed(game, speech, options, as_json)
        return
    groups = card_groups(game.library)
    if as_json:
        out_json({kind: [_card_json(game, speech, c) for c in cs] for kind, cs in groups.items()})
        return
    for kind, found in groups.items():
        out(speech.label(f"label-{kind}"))
        for card in found:
            out(f"  {_card_line(game, speech, card)}")
        out("")
    out(speech.label("label-backs"))
    for back in game.library.house.backs:
        out(f"  {_back_line(speech, back)}")


def check_cards(name: str, path: str) -> None:
    """Say that a card file is right; BadCard has every mistake in it."""
    game = game_for(name, path)
    cards = game.own_card_count() if isinstance(game, TakesCards) else 0
    out(speech_for(game).label("cards-checked", path=path, cards=cards))


def card_groups(library: Library) -> Groups:
    """Cards by what they belong to; of the prototype those that differ from the printed ones."""
    final = library.final
    printed = {card.id: card for card in final.worded()}
    return {
        "board-departments": [card for card in final.departments if not card.copies],
        "departments": [card for card in final.departments if card.copies],
        "specialists": list(final.specialists),
        "administrators": list(final.administrators),
        "experimental": list(library.experimental.worded()),
        "promos": list(library.promos.worded()),
        "events": list(library.house.events),
        "reports": list(library.house.reports),
        "prototype": [c for c in library.prototype.worded() if printed.get(c.id) != c],
    }


def _show_printed(game: Game[Any], speech: Speech, options: Options, as_json: bool) -> None:
    """The cards of a game with these options by what its contract tells, with any seats if open."""
    counts = [options["seats"]] if "seats" in options else [str(n) for n in game.seat_counts]
    tables = [game.resolve_options({**options, "seats": seats}) for seats in reversed(counts)]
    names, house = game.names(tables[0]), game.house_parts(tables[0])
    own = game.own_words() if isinstance(game, TakesCards) else frozenset[str]()
    groups: dict[str, list[dict[str, Any]]] = {}
    for word, card in {
        w: c for table in tables for w, c in game.cards_in_play(table).items()
    }.items():
        entry: dict[str, Any] = {
            "word": word,
            "name": names[word],
            "text": speech.say(card.does),
            "house": list(house.get(word, ())),
            "own": word in own,
            "source": speech.published(card.source),
        }
        groups.setdefault(_group(game, card), []).append(entry)
    if as_json:
        out_json(groups)
        return
    for group, entries in groups.items():
        dice = isinstance(game, DiceHospital)
        out(speech.label(f"label-{group}" if dice else f"{prefix_of(game.name)}-cards-{group}"))
        for entry in entries:
            marks = _marks(speech, entry["own"], entry["house"], entry["source"])
            name = speech.name_of(entry["word"], entry["name"])
            out(f"  {name} ({', '.join([entry['word'], *marks])}): {entry['text']}")
        out("")


def _group(game: Game[Any], card: Card) -> str:
    """What a card is listed under."""
    if not isinstance(game, DiceHospital):
        return card.kind
    return "board-departments" if card.facts.get("board") else f"{card.kind}s"


def _card_json(game: DiceHospital, speech: Speech, card: AnyCard) -> dict[str, Any]:
    return {
        "word": card.id,
        "name": card.name,
        "text": speech.say(describe(card)),
        "copies": getattr(card, "copies", 1),
        "house": list(card.house),
        "own": card.id in game.own_words(),
    }


def _card_line(game: DiceHospital, speech: Speech, card: AnyCard) -> str:
    notes = [card.id, *_notes(game, speech, card)]
    name = speech.name_of(card.id, card.name)
    return f"{name} ({', '.join(notes)}): {speech.say(describe(card))}"


def _notes(game: DiceHospital, speech: Speech, card: AnyCard) -> Iterator[str]:
    if isinstance(card, Department | Specialist) and card.copies:
        yield speech.label("label-copies", copies=card.copies)
    yield from _marks(speech, card.id in game.own_words(), card.house)


def _marks(speech: Speech, own: bool, house: Collection[str], source: str = "") -> Iterator[str]:
    """Whether a card is one's own, or what of it is house, and where else it was published."""
    if own:
        yield speech.label("label-own")
    elif house:
        yield speech.house(house)
    if source:
        yield source


def _back_line(speech: Speech, back: BackCard) -> str:
    return speech.label("label-back", ambulance=back.ambulance, spaces=", ".join(back.spaces))


def unclear_cards(game: Game[Any], words: Iterable[str]) -> list[str]:
    """The cards among these words whose printed name the word does not tell, with what they do."""
    if not isinstance(game, DiceHospital):
        return []
    cards = {
        word: card
        for word, card in game.library.known().items()
        if isinstance(card, AdministratorCard) or word.startswith("report-")
    }
    speech = speech_for(game)
    return [_card_line(game, speech, cards[word]) for word in words if word in cards]


def show_options(name: str, as_json: bool) -> None:
    """How many can play a game, and its options."""
    game = GAMES.find(name)
    speech = speech_for(game)
    if as_json:
        told = _options_json(speech, game.options)
        seats_told = list(game.seat_counts)
        out_json({"seats": seats_told, "options": told, "sets": sets_of(game)})
        return
    seats = " ".join(str(count) for count in game.seat_counts)
    out(speech.label("label-seats", seats=seats))
    for option in game.options:
        out(speech.label(f"option-{option.name}"))
        for value in option.values:
            default = f" {speech.label('label-default')}" if value == option.default else ""
            text = speech.label(f"option-{option.name}-{value}")
            out(f"  {option.name}={value}  {text}{default}")
    for line in [*_set_lines(game, speech), *_refusal_lines(game, speech)]:
        out(line)


def sets_of(game: Game[Any]) -> dict[str, dict[str, list[str]]]:
    """The sets of options by name: for every number of seats what they change, as it is typed."""
    return {
        name: {str(seats): changed_by(game, name, str(seats)) for seats in game.seat_counts}
        for name in game.option_sets
    }


def changed_by(game: Game[Any], name: str, seats: str) -> list[str]:
    """What a set changes for so many seats."""
    usual = game.resolve_options({"seats": seats})
    chosen = game.resolve_options({"seats": seats, "set": name})
    return [f"{option}={chosen[option]}" for option in chosen if chosen[option] != usual[option]]


def _set_lines(game: Game[Any], speech: Speech) -> Iterator[str]:
    found = sets_of(game)
    if found:
        yield speech.label("label-sets")
    for name, changes in found.items():
        yield f"  set={name}  {speech.label(f'option-set-{name}')}"
        alike: dict[str, list[str]] = {}
        for seats, changed in changes.items():
            alike.setdefault(" ".join(changed) or "none", []).append(seats)
        for changed_text, counts in alike.items():
            yield "    " + speech.label(
                "label-set-changes", seats=", ".join(counts), changes=changed_text
            )


def _refusal_lines(game: Game[Any], speech: Speech) -> list[str]:
    """Why some choices do not go together, each reason once."""
    given = [{option.name: value} for option in game.options for value in option.values]
    refused = [game.refused_values(options) for options in given]
    reasons = [why for of in refused for values in of.values() for why in values.values()]
    told = dict.fromkeys(speech.say(reason) for reason in reasons)
    return [speech.label("label-refused"), *(f"  {line}" for line in told)] if told else []


def _options_json(speech: Speech, options: Any) -> list[dict[str, Any]]:
    return [
        {
            "name": option.name,
            "values": list(option.values),
            "default": option.default,
            "text": speech.label(f"option-{option.name}"),
        }
        for option in options
    ]
