"""`wardround say`: say words in a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter

from wardround.table.messages import Happening
from wardround.table.speakers import text_of
from wardround.terminal.files import read_position
from wardround.terminal.output import aside, out, out_json
from wardround.terminal.parameters import Cards, Json, PositionCode
from wardround.terminal.positions import Position, Spoken, log, read_tokens, say_words
from wardround.text import Speech


def say(
    position: PositionCode,
    /,
    *words: Annotated[str, Parameter(help="Words, as `nurse` or `2:nurse` or `*:r3`.")],
    json: Json = False,
    quiet: Annotated[bool, Parameter(alias="-q", help="Do not print what happened.")] = False,
    cards: Cards = None,
) -> None:
    """Say words in a position and print the new one.

    What happened is printed on standard error. If only one seat may speak, it says the words. If
    several may, name the seat: `2:nurse`; it speaks until another is named. Chance is `*`, chance
    for seat 2 is `*2`. Inside a sentence the order is free. If one word is refused, none is said.

    **Examples**

        P=$(wardround say "$P" nurse pharmacy g4)

        wardround say "$P" 1:r3 1:g4 2:y3 r4
    """
    where = Position(read_position(position), cards)
    spoken = say_words(where, read_tokens(where, words))
    if json:
        out_json(say_json(where, spoken))
        return
    for line in [] if quiet else log(where, spoken):
        aside(line)
    out(where.game.encode(where.state))


def say_json(position: Position, spoken: Sequence[Spoken]) -> dict[str, Any]:
    """What was said, what it did and where that leads, for a program. Seats count from 1."""
    game, speech = position.game, position.speech
    seats = [speech.seat(seat) for seat in range(int(game.options_of(position.state)["seats"]))]
    return {
        "position": game.encode(position.state),
        "turn": [text_of(speaker) for speaker in game.turn(position.state)],
        "said": [
            {
                "speaker": text_of(word.speaker),
                "word": word.word,
                "happenings": [_happening_json(speech, h, seats) for h in word.happenings],
            }
            for word in spoken
        ],
    }


def _happening_json(speech: Speech, happening: Happening, seats: list[str]) -> dict[str, Any]:
    return {
        "name": happening.name,
        "seat": happening.seat + 1 if happening.seat >= 0 else None,
        "figures": happening.figures,
        "text": speech.happened(happening, seats),
    }
