"""`wardround legal`: who may speak in a position, and what."""

from __future__ import annotations

from typing import Any

from wardround.table.speakers import text_of
from wardround.terminal.files import read_position
from wardround.terminal.games import kit_of
from wardround.terminal.output import columns, out, out_json
from wardround.terminal.parameters import Cards, Json, PositionCode
from wardround.terminal.positions import Offer, Position, offers
from wardround.text import Speech, sentence_case


def legal(position: PositionCode, /, *, cards: Cards = None, json: Json = False) -> None:
    """List who may speak in a position, what they are asked, and their legal words.

    Words of chance are listed with their probabilities.

    **Examples**

        wardround legal "$(wardround new dice-hospital --seats 2 --seed 1)"

        wardround new dice-hospital --seats 3 | wardround legal - --json
    """
    where = Position(read_position(position), cards)
    if json:
        out_json(legal_json(where))
        return
    for line in legal_lines(where):
        out(line)


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
    unclear = kit_of(position.game.name).cards.unclear_words
    lines: list[str] = []
    for offer in told:
        who = sentence_case(position.speech.speaker(offer.speaker))
        lines.append(f"{who}: {offer.question}")
        lines += [f"  {offer.reason}"] if offer.reason else []
        lines += _words_lines(position.speech, offer)
        lines += [f"    {line}" for line in unclear(position.game, position.speech, offer.words)]
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
