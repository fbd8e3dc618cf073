"""Picnic: for two days, both seats pack two different things from their own pantry, at once.

A tiny game with simultaneous seats and sentences of several words.
"""

from __future__ import annotations

from table.tiny import Data, TinyGame
from wardround.table.contract.data import GivenOptions, Outcome
from wardround.table.notation.vocabulary import Vocabulary

THINGS = ("bread", "cheese", "plum")
DONE = len(THINGS)
DAYS = 2


class Picnic(TinyGame):
    name = "picnic"
    vocabulary = Vocabulary([*THINGS, "done"])

    def start(self, options: GivenOptions) -> Data:
        state: Data = {"day": 1}
        for seat in (0, 1):
            state |= {f"said{seat}": "none", f"packed{seat}": 0, f"ready{seat}": 0}
            for thing in THINGS:
                state |= {f"pantry{seat}-{thing}": 2, f"basket{seat}-{thing}": 0}
        return state

    def turn(self, state: Data) -> list[int]:
        return [seat for seat in (0, 1) if not state[f"ready{seat}"] and state["day"] != DAYS + 1]

    def legal(self, state: Data, speaker: int) -> list[int]:
        if speaker not in self.turn(state):
            return []
        have = [n for n in range(DONE) if state[f"pantry{speaker}-{THINGS[n]}"]]
        said = state[f"said{speaker}"]
        if said != "none":
            return [n for n in have if n > THINGS.index(str(said))]
        firsts = have[:-1] if not state[f"packed{speaker}"] else []
        return [*firsts, DONE]

    def apply(self, state: Data, speaker: int, word: int) -> None:
        if word == DONE:
            state[f"ready{speaker}"] = 1
            if state["ready0"] and state["ready1"]:
                self.next_day(state)
        elif state[f"said{speaker}"] == "none":
            state[f"said{speaker}"] = THINGS[word]
        else:
            for thing in (str(state[f"said{speaker}"]), THINGS[word]):
                state[f"pantry{speaker}-{thing}"] = int(state[f"pantry{speaker}-{thing}"]) - 1
                state[f"basket{speaker}-{thing}"] = int(state[f"basket{speaker}-{thing}"]) + 1
            state[f"said{speaker}"] = "none"
            state[f"packed{speaker}"] = 1

    def next_day(self, state: Data) -> None:
        state["day"] = int(state["day"]) + 1
        for seat in (0, 1):
            state[f"ready{seat}"] = state[f"packed{seat}"] = 0

    def is_idle(self, state: Data, seat: int) -> bool:
        return state[f"said{seat}"] == "none"

    def cancel_sentence(self, state: Data, seat: int) -> None:
        state[f"said{seat}"] = "none"

    def undo_epoch(self, state: Data) -> int:
        return int(state["day"])

    def default_word(self, state: Data, seat: int) -> int:
        return self.legal(state, seat)[-1]

    def outcome(self, state: Data) -> Outcome:
        packed = [sum(int(state[f"basket{seat}-{t}"]) for t in THINGS) for seat in (0, 1)]
        ranks = tuple(1 + sum(other > own for other in packed) for own in packed)
        return Outcome(ranks, tuple(packed), tuple({"packed": n} for n in packed), "things")

    def invariants(self, state: Data) -> list[int]:
        return [
            int(state[f"pantry{seat}-{thing}"]) + int(state[f"basket{seat}-{thing}"])
            for seat in (0, 1)
            for thing in THINGS
        ]
