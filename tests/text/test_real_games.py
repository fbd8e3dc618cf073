"""Whatever happens in real games can be said: prompts, reasons, happenings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from wardround.games import GAMES
from wardround.table.game import SPECTATOR, Game
from wardround.table.messages import Message
from wardround.table.speaking import chosen_by
from wardround.text import SILENT, Speech

from .scan import messages

GAME: Game[Any] = GAMES.find("dice-hospital")
TABLES = [
    (seats, administrators, activation)
    for seats, administrators in (("2", "yes"), ("3", "no"), ("4", "yes"))
    for activation in ("linear", "simultaneous")
]
EMPTY_HOSPITAL = (
    "dice-hospital:1:seats=2,administrators=no:round=1,phase=activate,first=1,mover=1"
    ":bags=1,ambulance=2:ambulance=3"
)


class Listener:
    """Plays a game at random and says everything there is to say; remembers the keys."""

    def __init__(self, language: str = "en") -> None:
        self.speech = Speech(language, GAME.names(), strict=True)
        self.keys: set[str] = set()

    def play(self, options: dict[str, str], seed: int) -> None:
        rng = Random(seed)
        state = GAME.start(options)
        names = [self.speech.seat(seat) for seat in range(int(options["seats"]))]
        turn = GAME.turn(state)
        while turn:
            self.ask(state, len(names), rng)
            speaker = turn[int(rng.random() * len(turn))]
            for happening in GAME.tell(state, speaker, self.choose(state, speaker, rng)):
                for seat in (SPECTATOR, 0):
                    self.heard(GAME.heard(happening, seat), names)
            turn = GAME.turn(state)
        self.ask(state, len(names), rng)

    def choose(self, state: Any, speaker: int, rng: Random) -> int:
        words = GAME.legal(state, speaker)
        if speaker < 0:
            return chosen_by(rng.random(), words, GAME.weights(state))
        dull = [GAME.vocabulary.number(word) for word in ("finish", "pass", "skip")]
        busy = [word for word in words if word not in dull]
        among = busy if busy and rng.random() < 0.9 else words
        return among[int(rng.random() * len(among))]

    def ask(self, state: Any, seats: int, rng: Random) -> None:
        for seat in range(seats):
            self.say(GAME.prompt(state, seat).question)
            self.say(GAME.prompt(state, seat).reason)
            legal = GAME.legal(state, seat)
            words = [word for word in GAME.board(state, seat) if word not in legal]
            for word in words if legal else rng.sample(words, 1):
                self.say(GAME.why(state, seat, word))

    def say(self, message: Message) -> None:
        self.keys.add(message.key)
        assert self.speech.say(message).strip(), message

    def heard(self, happening: Any, names: list[str]) -> None:
        said = self.speech.happened(happening, names)
        assert (said is None) == (happening.name in SILENT)
        if said is not None:
            self.keys.add(f"dh-happened-{happening.name}")
            assert said[0] != " "
            assert said.endswith("."), said


@pytest.fixture(scope="module")
def listener() -> Listener:
    listener = Listener()
    for seed, (seats, administrators, activation) in enumerate(TABLES * 2):
        options = {"seats": seats, "administrators": administrators, "activation": activation}
        listener.play(options, seed)
    return listener


@pytest.mark.parametrize("family", ["dh-ask-", "dh-reason-", "dh-happened-"])
def test_everything_of_a_family_has_been_said(listener: Listener, family: str) -> None:
    wanted = {key for key in messages() if key.startswith(family)}
    assert wanted - listener.keys == set()


def test_every_reason_why_not_has_been_said(listener: Listener) -> None:
    wanted = {key for key in messages() if key.startswith("dh-why-")}
    state = GAME.decode(EMPTY_HOSPITAL)
    words = ("bag", "nurse", "r6")
    whys = {word: GAME.why(state, 0, GAME.vocabulary.number(word)) for word in words}
    assert listener.speech.say(whys["bag"]) == "you have no patient to use it on."
    assert listener.speech.say(whys["r6"]) == "you have no r6."
    assert "no unused department" in listener.speech.say(whys["nurse"])
    assert wanted - listener.keys - {why.key for why in whys.values()} == set()


def test_every_word_has_a_reason_why_not() -> None:
    listener = Listener()
    state = GAME.start({"seats": "2"})
    rng = Random(4)
    for _ in range(120):
        speaker = GAME.turn(state)[0]
        legal = GAME.legal(state, speaker)
        if speaker >= 0:
            for word in range(0, len(GAME.vocabulary), 3):
                if word not in legal:
                    listener.say(GAME.why(state, speaker, word))
        GAME.apply(state, speaker, listener.choose(state, speaker, rng))
