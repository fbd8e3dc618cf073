"""Renders messages, errors and happenings in the language of the reader."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
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
Renderer = Callable[[str, tuple[tuple[str, Figure], ...], tuple[str, ...]], Told]
_renderers: WeakKeyDictionary[Speech, Renderer] = WeakKeyDictionary()
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
    who = tuple(names) if names_people(message) else ()
    return _renderer(speech)(message.key, tuple(message.figures.items()), who)


def _renderer(speech: Speech) -> Renderer:
    """Renders in this speech, and remembers: most of what a seat is told was told before.

    What it remembers goes with the speech, of which every own card file has one.
    """
    found = _renderers.get(speech)
    if found is None:
        found = lru_cache(KEPT_SENTENCES)(partial(_render, proxy(speech)))
        _renderers[speech] = found
    return found


def _render(
    speech: Speech, key: str, figures: tuple[tuple[str, Figure], ...], names: tuple[str, ...]
) -> Told:
    message = Message(key, dict(figures))
    return Told(key, message.figures, speech.say(message, names))


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
    found = (speech.happened(Happening(h.name, h.seat, h.figures), names) for h in happenings)
    return [line for line in found if line is not None]
