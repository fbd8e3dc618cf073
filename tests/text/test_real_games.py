"""Whatever happens in real games can be said: prompts, reasons, happenings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from wardround.games import GAMES
from wardround.games.dice_hospital.cards.catalogue import built_in
from wardround.games.dice_hospital.game import DiceHospital
from wardround.table.game import Game
from wardround.table.messages import Message
from wardround.table.speakers import SPECTATOR
from wardround.table.speaking import chosen_by
from wardround.text import Speech, silent

from .scan import messages

GAME: Game[Any] = GAMES.find("dice-hospital")
RUSH: Game[Any] = GAMES.find("hospital-rush")
DULL = ("finish", "pass", "skip", "done")
TABLES: list[dict[str, str]] = [
    {"seats": seats, "administrators": administrators, "activation": activation}
    for seats, administrators in (("2", "yes"), ("3", "no"), ("4", "yes"))
    for activation in ("linear", "simultaneous")
]
TABLES += [
    {"seats": "1"},
    {"seats": "1", "set": "everything"},
    {"seats": "2", "set": "everything"},
    {"seats": "4", "set": "everything", "epidemic": "no", "superbug": "no"},
    {"seats": "3", "edition": "prototype", "pick-up": "yes"},
]
MANY = [
    {"seats": s, **more} for s in "1234" for more in ({"set": "everything"}, {"promos": "both"})
]
MANY += [{"seats": s, "experimental": "replace", "events": "yes"} for s in "1234"]
MANY += [{"seats": s, "edition": "prototype"} for s in "234"]
POSITIONS = (
    "dice-hospital:2:seats=2,administrators=no,promos=both:round=7,phase=activate,first=1,mover=1,"
    "joined=consultant.admissions-nurse,left=surgeon.pharmacist:patients=r6.r6.y6.g5.g1,"
    "staff=surgeon.consultant.admissions-nurse,bags=1,ambulance=1:patients=g2,ambulance=2",
    "dice-hospital:2:seats=1:round=7,phase=activate,first=1,mover=1,reports=report-1.report-2."
    "report-10.report-4.report-5.report-6:patients=r6.r6.r6.y6.y6.g6,bags=6",
    "dice-hospital:2:seats=2,administrators=no,experimental=replace:round=7,phase=activate,first=1,"
    "mover=1:patients=r1.y5.g6,staff=medical-student.pathologist,fatalities=1,bags=1,ambulance=1"
    ":patients=g2,ambulance=2",
)
EMPTY_HOSPITAL = (
    "dice-hospital:2:seats=2,administrators=no:round=1,phase=activate,first=1,mover=1"
    ":bags=1,ambulance=2:ambulance=3"
)
TWO_PARTS = EMPTY_HOSPITAL.replace(":bags", ":departments=physiotherapy-ii,bags").replace(
    "administrators=no", "administrators=no,edition=prototype"
)


class Listener:
    """Plays a game at random and says everything there is to say, once; remembers the keys."""

    def __init__(self, language: str = "en", game: Game[Any] = GAME) -> None:
        self.game = game
        self.speech = Speech(language, game.names(), game.name, strict=True)
        self.dull = [game.vocabulary.number(w) for w in DULL if w in game.vocabulary]
        self.keys: set[str] = set()
        self.said: set[str] = set()

    def play(self, options: dict[str, str], seed: int) -> None:
        self.go_on(self.game.start(options), 100_000, seed)

    def go_on(self, state: Any, words: int, seed: int) -> None:
        rng = Random(seed)
        seats = int(self.game.options_of(state)["seats"])
        names = [self.speech.seat(seat) for seat in range(seats)]
        turn = self.game.turn(state)
        while turn and words:
            words -= 1
            self.ask(state, len(names), rng)
            speaker = turn[int(rng.random() * len(turn))]
            for happening in self.game.tell(state, speaker, self.choose(state, speaker, rng)):
                for seat in (SPECTATOR, 0):
                    self.heard(self.game.redact(happening, seat), names)
            turn = self.game.turn(state)
        self.ask(state, len(names), rng)

    def line(self, state: Any, seat: int, words: str) -> None:
        names = [self.speech.seat(n) for n in range(int(self.game.options_of(state)["seats"]))]
        for number in self.game.vocabulary.numbers(words.split()):
            for happening in self.game.tell(state, seat, number):
                self.heard(happening, names)

    def choose(self, state: Any, speaker: int, rng: Random) -> int:
        words = self.game.legal(state, speaker)
        if speaker < 0:
            return chosen_by(rng.random(), words, self.game.weights(state))
        busy = [word for word in words if word not in self.dull]
        among = busy if busy and rng.random() < 0.9 else words
        return among[int(rng.random() * len(among))]

    def ask(self, state: Any, seats: int, rng: Random) -> None:
        for seat in range(seats):
            prompt = self.game.prompt(state, seat)
            self.say(prompt.question)
            self.say(prompt.reason)
            for brings, risk, _ in prompt.prospects.values():
                self.say(brings)
                self.say(risk or brings)
            legal = self.game.legal(state, seat)
            words = [word for word in self.game.board_words(state, seat) if word not in legal]
            for word in words if legal else rng.sample(words, 1):
                self.say(self.game.why_not(state, seat, word))

    def say(self, message: Message) -> None:
        if repr(message) not in self.said:
            self.said.add(repr(message))
            self.keys.add(message.key)
            assert self.speech.say(message).strip(), message

    def heard(self, happening: Any, names: list[str]) -> None:
        said = self.speech.happened(happening, names)
        assert (said is None) == (happening.name in silent(self.game.name))
        if said is not None:
            self.keys.add(f"happened-{happening.name}")
            assert said[0] != " "
            assert said.endswith("."), said


def family_of(game: Game[Any], start: str) -> set[str]:
    """The keys of a game that begin so; there are some."""
    keys = {key.partition("/")[2] for key in messages() if key.startswith(f"{game.name}/{start}")}
    assert len(keys) > 5, start
    return keys


@pytest.fixture(scope="module")
def listener() -> Listener:
    listener = Listener()
    for seed, options in enumerate(TABLES * 2 + MANY):
        listener.play(options, seed)
    for seed in range(6):
        for position in POSITIONS:
            listener.go_on(GAME.decode(position), 100_000, seed)
    return listener


@pytest.mark.parametrize("family", ["ask-", "reason-", "happened-"])
def test_everything_of_a_family_has_been_said(listener: Listener, family: str) -> None:
    wanted = family_of(GAME, family)
    assert wanted - listener.keys == set()


def test_every_reason_why_not_has_been_said(listener: Listener) -> None:
    wanted = family_of(GAME, "why-")
    state = GAME.decode(EMPTY_HOSPITAL)
    words = ("bag", "nurse", "r6")
    whys = {word: GAME.why_not(state, 0, GAME.vocabulary.number(word)) for word in words}
    whys["two"] = GAME.why_not(
        GAME.decode(TWO_PARTS), 0, GAME.vocabulary.number("physiotherapy-ii")
    )
    assert "for the first, one patient of value 1 to 3" in listener.speech.say(whys["two"])
    assert listener.speech.say(whys["bag"]) == "you have no patient to use it on."
    assert listener.speech.say(whys["r6"]) == "you have no r6."
    assert "no unused department" in listener.speech.say(whys["nurse"])
    second = "too few would be left for the second part, one patient of value 3."
    assert second in listener.speech.say(why_with_own_card())
    told = {"why-second", *(why.key for why in whys.values())}
    assert wanted - listener.keys - told == set()


def why_with_own_card() -> Message:
    """Only a card of one's own can have a first choice that takes away the second."""
    text = """
        [[department]]
        id = "twice"
        name = "Twice"
        copies = 1
        count = 1
        values = [1, 3]
        steps = 1
        second = { count = 1, values = [3, 3], steps = 1 }
    """
    game = DiceHospital(built_in().with_own(text))
    state = game.decode(EMPTY_HOSPITAL.replace(":bags", ":patients=r1.r3,departments=twice,bags"))
    for word in ("nurse", "twice"):
        game.apply(state, 0, game.vocabulary.number(word))
    assert game.vocabulary.text(game.legal(state, 0)) == "r1"
    return game.why_not(state, 0, game.vocabulary.number("r3"))


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
                    listener.say(GAME.why_not(state, speaker, word))
        GAME.apply(state, speaker, listener.choose(state, speaker, rng))


RUSHING = "hospital-rush:3:seats=3:round=1,phase=place,began=1,first=1,mover=1"
RARE = (
    # An intern alone again, one who has nothing to lose, a bought skill, patients of every kind.
    f"{RUSHING},beds=pip-plum.barnaby-bump.ivy-ink.tilda-tumble,tiles=0000.0000.0000.1000"
    ":character=theo,bucks=6,bed=4:character=kurt,skills=finance.pharmacy,bed=3"
    ":character=marina,bed=4,beside=1",
    f"{RUSHING.replace('mover=1', 'mover=2')},beds=pip-plum.barnaby-bump.ivy-ink.tilda-tumble"
    ":character=theo,bucks=0,points=0.0.0.0.-2,places=sabotage:character=kurt:character=marina",
    f"{RUSHING.replace('mover=1', 'mover=2')},beds=pip-plum.barnaby-bump.ivy-ink.none"
    ":character=theo,bucks=0,places=treat-a:character=kurt,medicine=1.0.0,bed=1,bucks=0"
    ":character=marina",
)


@pytest.fixture(scope="module")
def rushed() -> Listener:
    listener = Listener(game=RUSH)
    for seed in range(9):
        listener.play({"seats": str(3 + seed % 3), "rounds": "10" if seed % 2 else "20"}, seed)
    for seed, code in enumerate(RARE * 6):
        listener.go_on(RUSH.decode(code), 40, seed)
    listener.line(RUSH.decode(RARE[1]), 1, "rat-out use")
    listener.line(RUSH.decode(PILFERABLE), 0, "kurt-1 bed-4 purple")
    return listener


@pytest.mark.parametrize("family", ["ask-", "reason-", "happened-", "why-"])
def test_everything_of_a_family_of_hospital_rush_has_been_said(
    rushed: Listener, family: str
) -> None:
    wanted = family_of(RUSH, family)
    seldom = {rush_why(PENNILESS, "purple"), rush_why(RARE[0], "late-exam")}
    assert wanted - rushed.keys - seldom == set()


PILFERABLE = (
    f"{RUSHING},beds=ivy-ink.barnaby-bump.nell-nettle.pip-plum,tiles=0000.0000.0000.0100"
    ":character=kurt,bucks=5:character=theo,bed=4:character=marina"
)
PENNILESS = (
    "hospital-rush:3:seats=3:round=2,phase=place,began=1,first=1,mover=1,stage=treat"
    ",beds=pip-plum.barnaby-bump.ivy-ink.tilda-tumble,said=bed-1"
    ":character=kurt,bucks=0,medicine=1.0.0,skills=intensive-care,places=kurt-1"
    ":character=theo:character=marina"
)


def rush_why(code: str, word: str) -> str:
    """The key of why the first seat cannot say this word there; it is a sentence."""
    message = RUSH.why_not(RUSH.decode(code), 0, RUSH.vocabulary.number(word))
    assert Listener(game=RUSH).speech.say(message).endswith(".")
    return message.key


def test_every_card_of_hospital_rush_says_what_it_does() -> None:
    listener = Listener(game=RUSH)
    for seats in ("3", "5"):
        for card in RUSH.cards_in_play(RUSH.resolve_options({"seats": seats})).values():
            listener.say(card.does)
