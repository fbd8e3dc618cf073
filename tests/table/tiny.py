"""What the tiny games share: a state is a flat dictionary, and what changed in it is what happened.

A tiny game says in `hidden` which keys only one seat may see. A change of a hidden key is told to
the others with its value hidden. The value "none" is never a secret.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random

from table.tiny_encoding import TinyEncoding
from wardround.table.contract.base import BaseGame
from wardround.table.contract.data import GivenOptions, Options, Outcome, View
from wardround.table.contract.encoding import Bounds, Encoding
from wardround.table.errors import BadPosition
from wardround.table.messages import HIDDEN, Happening, Message, Prompt
from wardround.table.notation.vocabulary import Vocabulary
from wardround.table.speakers import NOBODY

Data = dict[str, int | str]


class TinyGame(BaseGame[Data]):
    name = "tiny"
    rules_version = 1
    vocabulary = Vocabulary(["nothing"])
    seat_counts: tuple[int, ...] = (2,)

    def start(self, options: GivenOptions) -> Data:
        raise AssertionError("each game has its own start")

    def turn(self, state: Data) -> list[int]:
        raise AssertionError("each game has its own turn")

    def apply(self, state: Data, speaker: int, word: int) -> None:
        raise AssertionError("each game has its own words")

    def hidden(self, state: Data) -> dict[str, int]:
        return {}

    def encoding(self, options: Mapping[str, str], padding: int | None = None) -> Encoding[Data]:
        return TinyEncoding(self)

    def bounds(self, options: Mapping[str, str]) -> Bounds:
        return Bounds(20, 20, len(self.vocabulary), 0, 20, frozenset(("legal",)))

    def options_of(self, state: Data) -> Options:
        return {"seats": "2"}

    def clone(self, state: Data) -> Data:
        return dict(state)

    def weights(self, state: Data) -> list[int]:
        return []

    def tell(self, state: Data, speaker: int, word: int) -> list[Happening]:
        before = dict(state)
        self.apply(state, speaker, word)
        changed = {key: value for key, value in state.items() if before.get(key) != value}
        owners = self.hidden(state)
        return [
            Happening("set", owners.get(key, NOBODY), {"key": key, "value": value})
            for key, value in changed.items()
        ]

    def redact(self, happening: Happening, seat: int) -> Happening:
        if happening.seat in (NOBODY, seat) or happening.figures["value"] == "none":
            return happening
        return happening._replace(figures={**happening.figures, "value": HIDDEN})

    def legal(self, state: Data, speaker: int) -> list[int]:
        raise AssertionError("each game has its own words")

    def default_word(self, state: Data, seat: int) -> int:
        return self.legal(state, seat)[0]

    def prompt(self, state: Data, seat: int) -> Prompt:
        asked = Message("asked", {"words": len(self.legal(state, seat))})
        return Prompt(asked, asked)

    def board_words(self, state: Data, seat: int) -> list[int]:
        return list(range(len(self.vocabulary)))

    def why_not(self, state: Data, seat: int, word: int) -> Message:
        return Message("not-now", {})

    def view(self, state: Data, seat: int) -> View:
        owners = self.hidden(state)
        seen = {
            key: value if value == "none" or owners.get(key, seat) == seat else HIDDEN
            for key, value in state.items()
        }
        return {"seat": seat, "data": seen}

    def amend(self, view: View, happening: Happening) -> None:
        view["data"][happening.figures["key"]] = happening.figures["value"]

    def resample_view(self, view: View, rng: Random) -> Data:
        return dict(view["data"])

    def outcome(self, state: Data) -> Outcome:
        return Outcome((1, 1), (0, 0), ({}, {}), "shared")

    def invariants(self, state: Data) -> list[int]:
        return []

    def heading(self, state: Data) -> str:
        return "play"

    def encode(self, state: Data) -> str:
        return f"{self.name}:{json.dumps(state, sort_keys=True, separators=(',', ':'))}"

    def decode(self, code: str) -> Data:
        try:
            return dict(json.loads(code.partition(":")[2]))
        except (ValueError, TypeError) as error:
            raise BadPosition("position-form", found=0, start=code[:40]) from error
