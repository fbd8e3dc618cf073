"""Turns message keys and figures into sentences."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from wardround.table.cards.house import NAME, House, in_order, is_whole
from wardround.table.errors import BadCard, UnknownName, WardroundError
from wardround.table.game import AnyGame
from wardround.table.messages import Figure, Happening, Message
from wardround.table.speakers import CHANCE, Seat, Speaker, concerned, is_chance, speaker_of
from wardround.text import catalogues
from wardround.text.card_names import PRINTED, own_names, translated_names
from wardround.text.catalogues import languages

if TYPE_CHECKING:
    from wardround.text.lazy_bundle import LazyBundle

NAMED_BY_CATALOGUE = ("phase", "source", "question", "ended")
COUNTED = ("needs", "right", "missing")
PEOPLE = frozenset({"whom", "speaker", "turn", "other"})
LISTS = ("legal", "near", "known", "allowed", "taken")
MAYBE_EMPTY = ("near", "value", "allowed", "field", "found", "card", "known", "patient", "errors")
NOTHING = "none"
FRACTIONS = ("lead", "off", "lost", "short", "worth")
FRACTION = re.compile(r"-?\d+\.\d+")
LIST = re.compile(r"[a-z0-9.-]+( [a-z0-9.-]+)+")
LONGEST_TOKEN = 80
LONGEST_PATH = 1000
# From here on the library for numbers fails.
LARGE = 10**15


class Speech:
    """Says messages in a language, with the names of a game's cards, house names marked.

    A key is looked up in the catalogue of the `game` first, then in what all games share. Without
    a game, what is not shared is looked up in the catalogues of all games.

    Names are those printed, or where there are some, `translated` ones. A sentence of the
    catalogue names a card by its word: CARD("pharmacy").

    Without a language it is the one of the environment (`own_language`).

    A key or figure that the catalogue does not know is never hidden: the sentence is then made of
    the words of the key and the figures, or with `strict` a LookupError.
    """

    def __init__(
        self,
        language: str | None = None,
        names: Mapping[str, str] | None = None,
        game: str = "",
        strict: bool = False,
        house: House | None = None,
        translated: Mapping[str, str] | None = None,
    ) -> None:
        self.translated: Mapping[str, str] = translated or {}
        self._cards = {**(names or {}), **self.translated}
        self._language = known_language(language or own_language())
        self._game = game
        self._silent = catalogues.silent(game)
        self._strict = strict
        self._names = dict(self._cards)
        for word, parts in (house or {}).items():
            if word in self._names and NAME in parts:
                self._names[word] += f" ({self.house(parts)})"

    @cached_property
    def _bundle(self) -> LazyBundle:
        """The sentences. Fluent is loaded when the first one is told: many commands tell none."""
        from wardround.text.lazy_bundle import LazyBundle

        sources = _sources(self._language, self._game)
        return LazyBundle(self._language, sources, {"CARD": self._card})

    def say(self, message: Message, seats: Sequence[str] = ()) -> str:
        """The sentence of a message. Words of cards become their printed names.

        Who is meant (PEOPLE) becomes the names in `seats`, or Player 1, Player 2 ...
        """
        figures = {name: self._told(name, value, seats) for name, value in message.figures.items()}
        return self._format(message.key, figures)

    def label(self, key: str, **figures: Figure) -> str:
        """The text of a key that needs no message: a heading, a name, a column."""
        return self._format(key, figures)

    def error(self, error: WardroundError, seats: Sequence[str] = ()) -> str:
        """What is wrong, where, and how to mend it. Words stay as they are typed.

        Seats are named as by `say`. An error that carries another one (`error` among its figures)
        says it as a sentence too.
        """
        key, figures = error.message
        given = {name: self._given(name, value, seats) for name, value in figures.items()}
        inner = error.__cause__ or error.__context__
        if "error" in figures and isinstance(inner, WardroundError):
            given["error"] = self.error(inner, seats)
        return self._format(key, given)

    def mistakes(self, error: WardroundError) -> list[str]:
        """All that an error about a whole file holds: where each is, and how to mend it."""
        return [
            self._mistake(error, one) if isinstance(one, BadCard) else self.error(one)
            for one in getattr(error, "mistakes", ())
        ]

    def _mistake(self, error: WardroundError, mistake: BadCard) -> str:
        """One mistake in a file, or in a flag of a command, which has no lines."""
        where = {"path": error.message.figures["path"], "card": "", "field": ""}
        where |= {name: mistake.message.figures.get(name, "") for name in ("line", "card", "field")}
        key = "card-at" if where["line"] else "flag-at"
        return self.error(WardroundError(key, **where, what=self.error(mistake)))

    def happened(self, happening: Happening, seats: Sequence[str]) -> str | None:
        """What happened, for a log; None for what is silent. `seats` are names by seat."""
        if happening.name in self._silent:
            return None
        who = seats[happening.seat] if happening.seat >= 0 else ""
        key = f"happened-{happening.name}"
        if self._unknown(key):
            told = _spell_out(happening.name, happening.figures)
            return f"{who}: {told}" if who else told
        return self.say(Message(key, {"who": who, **happening.figures}), seats)

    def house(self, parts: Collection[str]) -> str:
        """Which parts of a card are house, or that all of it is; nothing if nothing is."""
        if not parts or is_whole(parts):
            return self.label("house") if parts else ""
        *others, last = (self.label(f"house-part-{part}") for part in in_order(parts))
        if others:
            last = self.label("house-parts-and", parts=", ".join(others), last=last)
        return self.label("house-parts", parts=last)

    def published(self, source: str) -> str:
        """Where something of a card was published (`Card.source`) if not in the rulebooks."""
        return self.named("from", source) if source else ""

    def phase(self, name: str) -> str:
        """The name of a phase of the game."""
        return self.named("phase", name)

    def source(self, name: str) -> str:
        """The name of a source of points."""
        return self.named("source", name)

    def decided(self, name: str) -> str:
        """What settled first place."""
        return self.named("decided", name)

    def named(self, kind: str, name: str) -> str:
        """What the catalogue calls a thing of a kind (`KIND-NAME`), or the words of its name."""
        key = f"{kind}-{name}"
        return name.replace("-", " ") if self._unknown(key) else self.label(key)

    def name(self, word: str) -> str:
        """What the card of this word is called; other words name themselves."""
        return self._names.get(word, word)

    def name_of(self, word: str, printed: str) -> str:
        """What a card is called that has this name printed on it."""
        return self.translated.get(word, printed)

    def with_word(self, word: str, name: str) -> str:
        """A name with the word to say beside it, where the name is translated and hides it."""
        return f"{name} ({word})" if word in self.translated else name

    def seat(self, seat: Seat) -> str:
        """What a seat (counted from 0) is called where it has no other name."""
        return self.label("seat", seat=seat + 1)

    def speaker(self, speaker: Speaker, seats: Sequence[str] = ()) -> str:
        """Who this is, in the middle of a sentence: one of `seats`, as far as they are known."""
        if speaker == CHANCE:
            return self.label("speaker-chance")
        seat = concerned(speaker)
        who = (seats[seat] if seat < len(seats) else "") or self.seat(seat)
        return self.label("speaker-chance-for", who=who) if is_chance(speaker) else who

    def _card(self, word: str) -> Any:
        """The name of a card that a sentence of the catalogue speaks of."""
        if self._strict and word not in self._cards:
            raise LookupError(f'CARD("{word}"): no such card')
        return self._cards.get(word, word)

    def _told(self, name: str, value: Figure, seats: Sequence[str]) -> Figure:
        if name in PEOPLE:
            return self._people(value, seats)
        if not isinstance(value, str):
            return value
        if name in NAMED_BY_CATALOGUE:
            return self.named(name, value)
        if name in COUNTED and value != NOTHING:
            return self._counted(value.split())
        return _listed(name, self._names.get(value, value))

    def _counted(self, things: Sequence[str]) -> str:
        """Things of several sorts, each sort with how many there are of it."""
        return ", ".join(self._count(thing, things.count(thing)) for thing in dict.fromkeys(things))

    def _count(self, thing: str, count: int) -> str:
        key = f"count-{thing}"
        return f"{count} {thing}" if self._unknown(key) else self.label(key, count=count)

    def _given(self, name: str, value: Figure, seats: Sequence[str]) -> Figure:
        if name in PEOPLE:
            return self._people(value, seats)
        if not isinstance(value, str):
            return value
        if name == "path":
            return printable(value)[:LONGEST_PATH]
        return NOTHING if name in MAYBE_EMPTY and not value else _listed(name, tame(value))

    def _people(self, value: Figure, seats: Sequence[str]) -> str:
        """Speakers, written as in journals, by their names."""
        found = ((text, speaker_of(text)) for text in str(value).split())
        return ", ".join(tame(t) if who is None else self.speaker(who, seats) for t, who in found)

    def _format(self, key: str, figures: Mapping[str, Figure]) -> str:
        values = {name: _number(name, value) for name, value in figures.items()}
        text, errors = self._bundle.format(key, values)
        return self._broken(key, figures, str(errors)) if errors else text

    def _broken(self, key: str, figures: Mapping[str, Figure], reason: str) -> str:
        if self._strict:
            raise LookupError(f"{key} {dict(figures)}: {reason}")
        return _spell_out(key, figures)

    def _unknown(self, key: str) -> bool:
        """Whether a key has to be done without; with `strict` none has."""
        return not self._strict and key not in self._bundle


def names_people(message: Message) -> bool:
    """Whether the sentence of a message depends on how people are called."""
    return not PEOPLE.isdisjoint(message.figures)


def speech_for(game: AnyGame, language: str | None = None, names: str | None = None) -> Speech:
    """Speech with the sentences of this game and its names: PRINTED or TRANSLATED ones.

    Without `names` they are as the environment wants them (`own_names`).
    """
    language = language or own_language()
    printed = (names or own_names()) == PRINTED
    translated = {} if printed else translated_names(game, language)
    return Speech(
        language,
        game.names(),
        game.name,
        house=game.house_parts(),
        translated=translated,
    )


def own_language() -> str:
    """The language of this environment: WARDROUND_LANGUAGE, or the locale's if it is known."""
    chosen = os.environ.get("WARDROUND_LANGUAGE")
    if chosen:
        return chosen
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in languages():
            return language
    return "en"


def known_language(language: str) -> str:
    """This language; UnknownName if there is no such one."""
    known = languages()
    if language in known:
        return language
    near = difflib.get_close_matches(language, known, 1)
    raise UnknownName("unknown-language", name=language, near=" ".join(near), known=" ".join(known))


def game_title(name: str) -> str:
    """What a game is called in a sentence: a proper name, the same in every language."""
    return name.replace("-", " ").title()


def sentence_case(text: str) -> str:
    """Text as the beginning of a sentence; the rest stays as it is."""
    return text[:1].upper() + text[1:]


def printable(text: str) -> str:
    """Text with everything unprintable spelled out."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def tame(text: str) -> str:
    """Text from outside, fit for a terminal: nothing unprintable, no endless words."""
    tokens = printable(text).split(" ")
    return " ".join(t if len(t) <= LONGEST_TOKEN else t[:LONGEST_TOKEN] + "..." for t in tokens)


def _sources(language: str, game: str) -> list[str]:
    """What to look a key up in, one after another."""
    shared = catalogues.shared_files(language)
    others = [] if game else catalogues.games()
    own = catalogues.game_files(game, language)
    rest = [file for other in others for file in catalogues.game_files(other, language)]
    return [file.read_text(encoding="utf-8") for file in (*own, *shared, *rest)]


def _spell_out(key: str, figures: Mapping[str, Figure]) -> str:
    """A readable sentence for a key that no catalogue has: its words and its figures."""
    told = ", ".join(f"{name} {value}" for name, value in figures.items())
    words = sentence_case(key.replace("-", " "))
    return f"{words} ({tame(told)})" if told else words


def _listed(name: str, text: str) -> str:
    return text.replace(" ", ", ") if name in LISTS and LIST.fullmatch(text) else text


def _number(name: str, value: Figure) -> Any:
    if isinstance(value, int):
        return value if abs(value) < LARGE else str(value)
    if name not in FRACTIONS or not FRACTION.fullmatch(value):
        return value
    from fluent.runtime.types import fluent_number

    places = len(value.partition(".")[2])
    return fluent_number(
        float(value),
        useGrouping=False,
        minimumFractionDigits=places,
        maximumFractionDigits=places,
    )
