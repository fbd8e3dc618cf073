"""The best line of an activation, on the command line."""

from __future__ import annotations

from typing import Any

from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.state import ACTIVATE
from wardround.players.solver import Solution, solve
from wardround.table.errors import NotToSpeak
from wardround.terminal.printing import out, out_json
from wardround.terminal.talking import Position


def show_solution(
    where: Position, seat: int | None, nodes: int, seconds: float, as_json: bool
) -> None:
    """The best words of a seat that works (the first one asked), sentence by sentence."""
    found = _seat(where, seat)
    where.game.drop(where.state, found)
    solution = solve(where.state, found, nodes=nodes, seconds=seconds)
    if as_json:
        out_json(_json(where, found, solution))
        return
    for sentence, told in _sentences(where, found, solution):
        out(f"{sentence}: {' '.join(told)}" if told else sentence)
    key = "solve-exact" if solution.exact else "solve-found"
    worth = f"{solution.worth:.2f}"
    out(where.speech.label(key, worth=worth, nodes=solution.nodes))


def _seat(where: Position, seat: int | None) -> int:
    """The seat to solve for; NotToSpeak if it does not work in this position."""
    if not isinstance(where.game, DiceHospital) or where.state.phase != ACTIVATE:
        raise NotToSpeak("solve-not-now")
    turn = where.game.turn(where.state)
    found = turn[0] if seat is None else seat - 1
    if found < 0 or found not in turn:
        raise NotToSpeak("solve-not-you", seat=found + 1, turn=" ".join(str(n + 1) for n in turn))
    return found


def _sentences(where: Position, seat: int, solution: Solution) -> list[tuple[str, list[str]]]:
    """Each sentence of a line with what it does, said in the position."""
    game, state, speech = where.game, where.state, where.speech
    seats = int(game.chosen(state)["seats"])
    names = [speech.seat(number) for number in range(seats)]
    found: list[tuple[str, list[str]]] = []
    words: list[int] = []
    told: list[str] = []
    for word in solution.words:
        words.append(word)
        happened = game.tell(state, seat, word)
        told += [line for line in (speech.happened(one, names) for one in happened) if line]
        if game.resting(state, seat) or word == solution.words[-1]:
            last = word == solution.words[-1]
            found.append((game.vocabulary.text(words), [] if last else told))
            words, told = [], []
    return found


def _json(where: Position, seat: int, solution: Solution) -> dict[str, Any]:
    return {
        "seat": seat + 1,
        "words": [where.game.vocabulary.word(word) for word in solution.words],
        "worth": solution.worth,
        "exact": solution.exact,
        "nodes": solution.nodes,
    }
