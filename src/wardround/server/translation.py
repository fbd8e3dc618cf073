"""Renders messages, errors and happenings in the language of the reader."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple
from weakref import WeakKeyDictionary, proxy

from wardround.engine.answers import Figures, Happened
from wardround.games import GAMES
from wardround.server.protocol.server_messages import (
    Problem,
    ProspectSeen,
    Result,
    Told,
)
from wardround.table.contract.data import Outcome
from wardround.table.errors import WardroundError
from wardround.table.game import AnyGame
from wardround.table.messages import Figure, Happening, Message, Prompt
from wardround.table.speakers import Viewer
from wardround.text import TRANSLATED, Speech, languages, names_people, speech_for

DEFAULT = "en"
KEPT_SPEECHES = 64
KEPT_SENTENCES = 20_000
# Characters of no script, one for the name of each seat.
MARKS = "".join(map(chr, range(0xF8A0, 0xF8E0)))
MARK = re.compile(f"[{MARKS[0]}-{MARKS[-1]}]")
_Figures = tuple[tuple[str, Figure], ...]
_rendered: WeakKeyDictionary[Speech, _Sentences] = WeakKeyDictionary()
PHRASES = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-your-turn",
    "phrase-one-moment",
    "phrase-nice",
    "phrase-sorry",
    "phrase-thanks",
    "phrase-well-played",
)


class Locale(NamedTuple):
    """The language of a reader, and which names of cards to use (`text.NAMES`)."""

    language: str = DEFAULT
    names: str = TRANSLATED


def nearest_language(wanted: str) -> str:
    """The available language that is nearest to the wanted ones, given as in Accept-Language."""
    known = languages()
    for part in wanted.lower().split(","):
        language = part.split(";")[0].strip().split("-")[0]
        if language in known:
            return language
    return DEFAULT


@cache
def plain_speech(language: str) -> Speech:
    """Speech that is about no particular game."""
    return Speech(language)


def prepare_to_speak(language: str = DEFAULT) -> None:
    """Load what every sentence needs, so that whoever asks first need not wait for it."""
    plain_speech(language).label(PHRASES[0])
    for name in GAMES:
        game_speech(GAMES.find(name), Locale(language))


async def prepare_languages() -> None:
    """Load all languages, one at a time, so that others are answered in between."""
    for language in languages():
        prepare_to_speak(language)
        await asyncio.sleep(0)


@lru_cache(KEPT_SPEECHES)
def game_speech(game: AnyGame, locale: Locale) -> Speech:
    """Speech with the names of a game's cards."""
    return speech_for(game, *locale)


def render(speech: Speech, message: Message, names: Sequence[str] = ()) -> Told:
    """A message, keyed and rendered; seats by their names. Who gets it must not change it."""
    figures = tuple(message.figures.items())
    if not names_people(message):
        return _sentences(speech).told(message.key, figures, ())
    told = _sentences(speech).told(message.key, figures, marks_for(names))
    return Told(told.key, told.figures, with_names(told.text, names))


class _Sentences:
    """Renders sentences of a speech, and remembers: most of what people are told was told before.

    Names of players are marks in it, so that what was told at one table is known at others.
    """

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self.told = lru_cache(KEPT_SENTENCES)(self._tell)
        self.happened = lru_cache(KEPT_SENTENCES)(self._tell_happened)

    def _tell(self, key: str, figures: _Figures, names: tuple[str, ...]) -> Told:
        message = Message(key, dict(figures))
        return Told(key, message.figures, self._speech.say(message, names))

    def _tell_happened(
        self, name: str, seat: int, figures: _Figures, names: tuple[str, ...]
    ) -> str | None:
        return self._speech.happened(Happening(name, seat, dict(figures)), names)


def _sentences(speech: Speech) -> _Sentences:
    """They go with the speech, of which every own card file has one."""
    found = _rendered.get(speech)
    if found is None:
        found = _rendered[speech] = _Sentences(proxy(speech))
    return found


def marks_for(names: Sequence[str]) -> tuple[str, ...]:
    """What stands for each name until `with_names`; no sentence depends on what a name is."""
    return tuple(MARKS[seat] if name else "" for seat, name in enumerate(names))


def with_names(text: str, names: Sequence[str]) -> str:
    """A sentence with the names in the place of their marks."""
    if text.isascii():
        return text
    return MARK.sub(lambda found: _named(found[0], names), text)


def _named(mark: str, names: Sequence[str]) -> str:
    seat = ord(mark) - ord(MARKS[0])
    return names[seat] if seat < len(names) else mark


def render_prospects(
    speech: Speech, prompt: Prompt, names: Sequence[str]
) -> dict[str, ProspectSeen]:
    """The prospects of a prompt, rendered."""
    found: dict[str, ProspectSeen] = {}
    for word, (brings, risk, idle) in prompt.prospects.items():
        against = render(speech, risk, names) if risk else None
        found[word] = ProspectSeen(render(speech, brings, names), against, idle)
    return found


def problem_payload(error: WardroundError, language: str, names: Sequence[str] = ()) -> Problem:
    """What is wrong, for programs and for people; seats by their names."""
    figures: Figures = dict(error.message.figures)
    return Problem(error.message.key, figures, plain_speech(language).error(error, names))


def happenings_payload(happenings: Sequence[Happening]) -> list[Happened]:
    """Happenings, already redacted for whoever gets them, as they are sent."""
    return [Happened(one.name, one.seat, dict(one.figures)) for one in happenings]


def redact(game: AnyGame, happenings: Sequence[Happening], seat: Viewer) -> list[Happened]:
    """What happened as a seat may know it, as it is sent."""
    return happenings_payload([game.redact(happening, seat) for happening in happenings])


def result_of(outcome: Outcome) -> Result:
    """An outcome as it is sent and stored."""
    ranks, scores, sources, decided = outcome
    return Result(list(ranks), list(scores), list(sources), decided)


def sentences_about(
    speech: Speech, happenings: Sequence[Happened], names: Sequence[str]
) -> list[str]:
    """The sentences about these happenings; some happenings have none."""
    happened, marks = _sentences(speech).happened, marks_for(names)
    found = (happened(h.name, h.seat, tuple(h.figures.items()), marks) for h in happenings)
    return [with_names(line, names) for line in found if line is not None]
