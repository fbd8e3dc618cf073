"""High card: two seats are dealt a card unseen, may change it once, and the higher one wins.

A tiny game with chance and hidden cards.
"""

from __future__ import annotations

from random import Random

from table.tiny import Data, TinyGame
from wardround.table.contract.data import GivenOptions, Outcome, View
from wardround.table.messages import HIDDEN
from wardround.table.notation.vocabulary import Vocabulary
from wardround.table.speakers import chance_for, concerned, is_chance

CARDS = 5
STAY, SWAP = CARDS, CARDS + 1


class HighCard(TinyGame):
    name = "high-card"
    vocabulary = Vocabulary([*(f"card-{n}" for n in range(1, CARDS + 1)), "stay", "swap"])

    def start(self, options: GivenOptions) -> Data:
        return {
            "card0": "none",
            "card1": "none",
            "gone0": "none",
            "gone1": "none",
            "asked": 0,
            "shown0": "none",
            "shown1": "none",
        }

    def turn(self, state: Data) -> list[int]:
        for seat in (0, 1):
            if state[f"card{seat}"] == "none":
                return [chance_for(seat)]
        return [int(state["asked"])] if int(state["asked"]) < 2 else []

    def legal(self, state: Data, speaker: int) -> list[int]:
        if speaker not in self.turn(state):
            return []
        if not is_chance(speaker):
            return [STAY, SWAP]
        taken = [state[key] for key in ("card0", "card1", "gone0", "gone1")]
        return [n for n in range(CARDS) if self.vocabulary.word(n) not in taken]

    def weights(self, state: Data) -> list[int]:
        return [1] * len(self.legal(state, self.turn(state)[0]))

    def apply(self, state: Data, speaker: int, word: int) -> None:
        seat = concerned(speaker)
        if is_chance(speaker):
            state[f"card{seat}"] = self.vocabulary.word(word)
        else:
            state["asked"] = int(state["asked"]) + 1
        if word == SWAP:
            state[f"gone{seat}"], state[f"card{seat}"] = state[f"card{seat}"], "none"
        if not self.turn(state):
            state["shown0"], state["shown1"] = state["card0"], state["card1"]

    def hidden(self, state: Data) -> dict[str, int]:
        return {"card0": 0, "card1": 1, "gone0": 0, "gone1": 1}

    def resample_view(self, view: View, rng: Random) -> Data:
        data: Data = dict(view["data"])
        taken = set(data.values())
        free = [w for w in self.vocabulary.words[:CARDS] if w not in taken]
        rng.shuffle(free)
        for seat in (0, 1):
            if data[f"card{seat}"] == HIDDEN:
                shown = data[f"shown{seat}"]
                data[f"card{seat}"] = shown if shown != "none" else free.pop()
            if data[f"gone{seat}"] == HIDDEN:
                data[f"gone{seat}"] = free.pop()
        return data

    def secret(self, state: Data, speaker: int) -> int:
        return concerned(speaker) if is_chance(speaker) else -1

    def undo_epoch(self, state: Data) -> int:
        return int(state["shown0"] != "none")

    def outcome(self, state: Data) -> Outcome:
        best = max(str(state["shown0"]), str(state["shown1"]))
        ranks = tuple(1 if state[f"shown{seat}"] == best else 2 for seat in (0, 1))
        return Outcome(ranks, (0, 0), ({}, {}), "card")

    def invariants(self, state: Data) -> list[int]:
        held = [state[key] for key in ("card0", "card1", "gone0", "gone1")]
        deck = [word for word in self.vocabulary.words[:CARDS] if word not in held]
        return [len(deck) + sum(word != "none" for word in held)]
