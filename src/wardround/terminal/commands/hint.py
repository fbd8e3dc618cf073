"""`wardround hint`: what a seat should say, and why."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any

from cyclopts import Parameter

from wardround.analysis.advice import Advice, advise, seat_to_advise
from wardround.players import find_player
from wardround.players.kit import Line
from wardround.players.player import SeatView
from wardround.players.programs import closing
from wardround.table.game import AnyGame
from wardround.table.speakers import Seat
from wardround.table.speaking import waits_for_chance
from wardround.terminal.advice import budget_of, reasons
from wardround.terminal.files import read_position
from wardround.terminal.output import out, out_json
from wardround.terminal.parameters import Cards, Json, PositionCode
from wardround.terminal.positions import Position, sentence_lines, told_sentences

SEED = 1


def hint(
    position: PositionCode,
    /,
    *,
    seat: Annotated[int | None, Parameter(help="The seat (the first that is asked).")] = None,
    seconds: Annotated[float, Parameter(help="Seconds to think.", show_default=True)] = 10.0,
    player: Annotated[
        str | None, Parameter(help="Ask this bot, such as expert:ms=500 or module:Class.")
    ] = None,
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Print the best words for a seat, and how much better they are than the next best.

    An activation of Dice Hospital is solved. Elsewhere each sentence is tried out: greedy players
    play on from it in worlds that fit what the seat can see (docs/analysis.md). With --player it is
    what that bot would say.

    **Examples**

        wardround hint "$P"

        wardround hint "$P" --seat 2 --seconds 3 --json

        wardround hint "$P" --player expert:ms=500
    """
    where = Position(read_position(position), cards)
    if player is None:
        show_hint(where, seat, seconds, json)
    else:
        show_sentence_of(where, seat, player, json)


def show_sentence_of(where: Position, seat: int | None, spec: str, as_json: bool) -> None:
    """What a player would say for a seat that is asked, and what that does."""
    found = _cancel_sentence(where, seat)
    words = choose_sentence(where.game, where.state, found, spec)
    if as_json:
        spoken = [where.game.vocabulary.word(word) for word in words]
        out_json({"seat": found + 1, "player": spec, "words": spoken})
        return
    for line in sentence_lines(told_sentences(where, found, words)):
        out(line)


def choose_sentence(game: AnyGame, state: Any, seat: Seat, spec: str) -> list[int]:
    """The sentence that a player says for an idle seat. The state stays as it is."""
    player, rng, state = find_player(spec), Random(SEED), game.clone(state)
    words: list[int] = []
    with closing([player]):
        while not words or not (game.is_idle(state, seat) or waits_for_chance(game.turn(state))):
            words.append(player.choose(SeatView(game, state, seat), rng))
            game.apply(state, seat, words[-1])
    return words


def _cancel_sentence(where: Position, seat: int | None) -> Seat:
    """The seat to advise, which begins its sentence anew."""
    found = seat_to_advise(where.game, where.state, None if seat is None else seat - 1)
    where.game.cancel_sentence(where.state, found)
    return found


def show_hint(where: Position, seat: int | None, seconds: float, as_json: bool) -> None:
    """The best words for a seat that is asked, what they do, and how much better they are."""
    found = _cancel_sentence(where, seat)
    advice = advise(where.game, where.state, found, budget_of(seconds))
    if as_json:
        out_json(advice_json(where, advice))
        return
    for line in sentence_lines(told_sentences(where, found, advice.best.words)):
        out(line)
    out(" ".join(reasons(where, advice)))


def advice_json(where: Position, advice: Advice) -> dict[str, Any]:
    """Advice for a program. Seats count from 1."""
    return {
        "seat": advice.seat + 1,
        "best": _line_json(where, advice.best),
        "second": None if advice.second is None else _line_json(where, advice.second),
        "lead": advice.lead,
        "off": advice.off,
        "method": advice.method,
        "proven": advice.proven,
        "tried": advice.tried,
    }


def _line_json(where: Position, line: Line) -> dict[str, Any]:
    words = [where.game.vocabulary.word(word) for word in line.words]
    return {"words": words, "worth": line.worth}
