"""The best line of an activation, on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules.state import ACTIVATE
from wardround.players.dice_hospital.solver import Solution, solve
from wardround.table.errors import BadOption, NotToSpeak
from wardround.terminal.printing import out, out_json
from wardround.terminal.talking import Position

MOST_SECONDS = 3600.0


def show_solution(
    where: Position, seat: int | None, nodes: int, seconds: float, as_json: bool
) -> None:
    """The best words of a seat that works (the first one asked), sentence by sentence."""
    check_seconds(seconds)
    if nodes < 1:
        raise BadOption("solve-nodes", nodes=nodes)
    found = _seat(where, seat)
    where.game.cancel_sentence(where.state, found)
    solution = solve(where.state, found, nodes=nodes, seconds=seconds)
    if as_json:
        out_json(_json(where, found, solution))
        return
    *sentences, (last, _) = told_sentences(where, found, solution.words)
    for line in [*sentence_lines(sentences), last]:
        out(line)
    key = "solve-exact" if solution.exact else "solve-found"
    worth = f"{solution.worth:.2f}"
    out(where.speech.label(key, worth=worth, nodes=solution.nodes))


def check_seconds(seconds: float) -> None:
    """BadOption if so long cannot be thought."""
    if not 0 < seconds <= MOST_SECONDS:
        raise BadOption("hint-seconds", seconds=str(seconds), most=int(MOST_SECONDS))


def _seat(where: Position, seat: int | None) -> int:
    """The seat to solve for; NotToSpeak if it does not work in this position."""
    if not isinstance(where.game, DiceHospital) or where.state.phase != ACTIVATE:
        raise NotToSpeak("solve-not-now")
    turn = where.game.turn(where.state)
    found = turn[0] if seat is None else seat - 1
    if found < 0 or found not in turn:
        raise NotToSpeak("solve-not-you", whom=found + 1, turn=" ".join(str(n + 1) for n in turn))
    return found


def sentence_lines(sentences: list[tuple[str, list[str]]]) -> list[str]:
    """Sentences as lines, each with what it does."""
    return [f"{words}: {' '.join(told)}" if told else words for words, told in sentences]


def told_sentences(where: Position, seat: int, words: Sequence[int]) -> list[tuple[str, list[str]]]:
    """Each sentence of a line with what it does as its seat hears it; the position stays."""
    game, speech = where.game, where.speech
    state = game.clone(where.state)
    names = [speech.seat(number) for number in range(int(game.options_of(state)["seats"]))]
    found: list[tuple[str, list[str]]] = []
    said: list[int] = []
    told: list[str] = []
    for number, word in enumerate(words, 1):
        said.append(word)
        happened = [game.redact(one, seat) for one in game.tell(state, seat, word)]
        told += [line for line in (speech.happened(one, names) for one in happened) if line]
        if game.is_idle(state, seat) or number == len(words):
            found.append((game.vocabulary.text(said), told))
            said, told = [], []
    return found


def _json(where: Position, seat: int, solution: Solution) -> dict[str, Any]:
    return {
        "seat": seat + 1,
        "words": [where.game.vocabulary.word(word) for word in solution.words],
        "worth": solution.worth,
        "exact": solution.exact,
        "nodes": solution.nodes,
    }
