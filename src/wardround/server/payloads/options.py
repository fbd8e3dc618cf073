"""Options of a new table explained: values, which of them fit together, own cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wardround.games import GAMES
from wardround.players import PLAYERS
from wardround.server.protocol import bodies, option_bodies
from wardround.server.protocol.client_messages import OptionsGiven
from wardround.server.translation import Locale, game_speech, problem_payload
from wardround.table.errors import BadCard, BadOption
from wardround.table.game import AnyGame, TakesCards
from wardround.table.options import in_words, without_seats
from wardround.text import Speech, silent

SEATS, SET, STANDARD, YES = "seats", "set", "standard", "yes"
PRINTED_IN = "en"


def game_payload(name: str, locale: Locale) -> option_bodies.GameSeen:
    """A game, with its options explained."""
    game = GAMES.find(name)
    say = game_speech(game, locale).label
    options = [
        option_bodies.OptionSeen(
            option.name,
            option.default,
            say(f"option-{option.name}"),
            [option_bodies.OptionValue(v, say(f"option-{option.name}-{v}")) for v in option.values],
        )
        for option in game.options
    ]
    return option_bodies.GameSeen(
        name,
        game.rules_version,
        game.vocabulary.digest(),
        list(game.seat_counts),
        options,
        [option_bodies.OptionValue(one, say(f"option-set-{one}")) for one in game.option_sets],
        list(PLAYERS),
        game.card_example if isinstance(game, TakesCards) else "",
    )


def check_options(
    name: str, found: AnyGame | BadCard, wanted: OptionsGiven, locale: Locale
) -> option_bodies.OptionsSettled:
    """Options with all defaults, or what is wrong with them, and which values do not fit.

    `found` is the game with its card file. A file with mistakes is told about, and the options
    checked without it.
    """
    game = GAMES.find(name) if isinstance(found, BadCard) else found
    speech = game_speech(GAMES.find(name), locale)
    given = {option: value for option, value in in_words(wanted).items() if option != SET}
    made = option_bodies.OptionsSettled(given, {}, None, [], [], [])
    if isinstance(found, BadCard):
        made.mistakes = [_mistake(speech, one) for one in found.mistakes or (found,)]
    try:
        made.options = game.resolve_options(wanted)
        made.played = options_in_words(name, made.options, locale)
        made.cards = [game.names(made.options)[word] for word in own_cards(game, made.options)]
    except BadOption as error:
        made.problem = problem_payload(error, locale.language)
    made.refused = _refused_values(game, made.options, given, speech)
    return made


def _mistake(speech: Speech, error: BadCard) -> option_bodies.CardMistake:
    where = {"line": 0, "card": "", "field": "", **error.message.figures}
    return option_bodies.CardMistake(
        int(where["line"]), str(where["card"]), str(where["field"]), speech.error(error)
    )


def _refused_values(
    game: AnyGame, options: Mapping[str, str], given: Mapping[str, str], speech: Speech
) -> dict[str, dict[str, str]]:
    """The values that do not fit these options. Defaults do not count: they follow the seats."""
    chosen = {option: value for option, value in given.items() if option != SEATS}
    found = {**game.refused_values(options), SEATS: game.refused_values(chosen).get(SEATS, {})}
    return {
        option: {value: speech.say(reason) for value, reason in values.items()}
        for option, values in found.items()
        if values
    }


def own_cards(game: AnyGame, options: Mapping[str, str]) -> list[str]:
    """The words of those cards in play that came from a file."""
    own = game.own_words() if isinstance(game, TakesCards) else frozenset()
    return [word for word in game.cards_in_play(options) if word in own]


def game_facts_payload(
    game: AnyGame, options: Mapping[str, str], locale: Locale, any_seats: bool = False
) -> bodies.GameFacts:
    """The cards and numbers of a game under settled options, in words.

    With `any_seats` what is told of the cards holds for every number of seats.
    """
    speech = game_speech(game, locale)
    house = game.house_parts(without_seats(options) if any_seats else options)
    names, own = game.names(options), set(own_cards(game, options))
    cards = {
        word: bodies.CardSeen(
            name=speech.name_of(word, names[word]),
            language=locale.language if word in speech.translated else PRINTED_IN,
            kind=card.kind,
            text=speech.say((any_seats and card.general) or card.does),
            house=list(house.get(word, ())),
            own=word in own,
            mark=speech.label("label-own") if word in own else speech.house(house.get(word, ())),
            source=speech.published(card.source),
            facts=card.facts,
        )
        for word, card in game.cards_in_play(options).items()
    }
    return bodies.GameFacts(game.name, cards, game.constants(options), sorted(silent(game.name)))


def options_in_words(name: str, options: Mapping[str, str], locale: Locale) -> list[str]:
    """The options of a table in words: the name of a set, or what differs from the standard."""
    if name not in GAMES:
        return []
    game = GAMES.find(name)
    say = game_speech(game, locale).label
    seats = {SEATS: options[SEATS]}
    standard = game.resolve_options(seats)
    for one in sorted(game.option_sets, key=lambda one: one != STANDARD):
        if game.resolve_options({SET: one, **seats}) == options:
            return [say(f"option-set-{one}")]
    differing = [
        one for one in game.options if options.get(one.name) not in (None, standard[one.name])
    ]
    return [_told(say, option.name, options[option.name]) for option in differing]


def _told(say: Callable[[str], str], option: str, value: str) -> str:
    """An option by its name, which its explanation begins with, and the value unless it is yes."""
    name = say(f"option-{option}").partition(":")[0].rstrip()
    return f"{name}." if value == YES else f"{name}: {say(f'option-{option}-{value}')}"
