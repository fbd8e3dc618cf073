"""What the commands about one position answer: legal, say, show, new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wardround.table.errors import BadOption
from wardround.table.game import Game, Options
from wardround.table.messages import Happening
from wardround.table.notation.transcript import Transcript, write
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.speakers import text_of
from wardround.terminal.listing import unclear_cards
from wardround.terminal.printing import columns, out
from wardround.terminal.talking import Offer, Position, Spoken, offers
from wardround.text import Speech, sentence_case


def legal_json(position: Position) -> dict[str, Any]:
    """Who may speak and what, for a program. Seats count from 1."""
    told = offers(position)
    return {
        "game": position.game.name,
        "over": not told,
        "speakers": [_offer_json(offer) for offer in told],
    }


def _offer_json(offer: Offer) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "speaker": text_of(offer.speaker),
        "question": offer.question,
        "reason": offer.reason,
        "words": offer.words,
    }
    return answer | ({"weights": offer.weights} if offer.weights else {})


def legal_lines(position: Position) -> list[str]:
    """Who may speak and what, for a person."""
    told = offers(position)
    if not told:
        return [position.speech.label("label-over")]
    lines: list[str] = []
    for offer in told:
        who = sentence_case(position.speech.speaker(offer.speaker))
        lines.append(f"{who}: {offer.question}")
        lines += [f"  {offer.reason}"] if offer.reason else []
        lines += _words_lines(position.speech, offer)
        lines += [f"    {line}" for line in unclear_cards(position.game, offer.words)]
    return lines


def _words_lines(speech: Speech, offer: Offer) -> list[str]:
    if not offer.weights:
        return ["  " + speech.label("label-legal-words", words=" ".join(offer.words))]
    total = sum(offer.weights)
    rows = [
        (word, f"{weight}/{total}", f"{100 * weight / total:.1f} %")
        for word, weight in zip(offer.words, offer.weights, strict=True)
    ]
    return [f"  {line}" for line in columns(rows)]


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


def show_board(position: Position, seat: int | None, plain: bool | None) -> None:
    """Draw a position as this seat (counted from 1) may see it; None hides nothing."""
    from rich.console import Console

    from wardround.terminal import drawing
    from wardround.terminal.board import board_of
    from wardround.terminal.scene import scene_of

    seats = int(position.game.options_of(position.state)["seats"])
    if seat is not None and not 1 <= seat <= seats:
        raise BadOption("seat-range", seat=seat, seats=seats)
    game: Any = position.game
    viewer = None if seat is None else seat - 1
    scene = scene_of(game.name)
    console = Console(highlight=False)
    framed = console.is_terminal if plain is None else not plain
    if scene.framed and framed:
        drawing.draw(board_of(game, position.state, position.speech, viewer), console)
    else:
        out("\n".join(scene.board(game, position.state, position.speech, viewer, ())))


def options_from(seats: int | None, given: Sequence[str]) -> Options:
    """The options of `name=value` texts, and how many play if that is told apart from them."""
    options = {} if seats is None else {"seats": str(seats)}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption("option-form", text=text)
        if name in options:
            raise BadOption("option-twice", option=name)
        options[name] = value
    return options


def new_game(
    game: Game[Any], seats: int, given: Sequence[str], seed: int | None, journal: bool
) -> str:
    """The position of a new game or the beginning of its journal. The seed is in neither."""
    options = game.resolve_options(options_from(seats, given))
    table = None if seed is None else GameInProgress(game, options, seed)
    if not journal:
        return game.encode(table.state if table else game.start(options))
    entries = tuple(table.entries) if table else ()
    transcript = Transcript(game.name, game.rules_version, options, (), entries)
    return write(game, transcript).rstrip("\n")
