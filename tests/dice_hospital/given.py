"""Positions, words and what came of them, in the terms of the rulebook.

Seats count from 1, as in every text of the game. Lists of words are written with spaces.

    state = given(hospital("r2 g3", staff="surgeon"), seats=3)
    say(state, "1", "surgeon intensive-care r2")
    assert patients(state, 1) == "r3m g3"
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules.kinds import COLOURS
from wardround.games.dice_hospital.rules.state import State as State
from wardround.table.contract.data import View
from wardround.table.errors import IllegalWord, NotToSpeak
from wardround.table.messages import Happening
from wardround.table.sentences import sentences
from wardround.table.speakers import speaker_of, text_of
from wardround.table.speaking import speak

GAME = DiceHospital()
SETUP = (
    "deck",
    "deal-reports",
    "first-player",
    "reveal",
    "starting-dice",
    "starting-values",
    "deal",
    "keep",
)
WITH_AMBULANCES = ("overflow", "improve", "return", "activate", "spare", "pick-up", "over")
BY_AMBULANCE = ("improve", "return", "activate")

Section = dict[str, str]


def hospital(patients: str = "", **fields: str | int) -> Section:
    """One hospital: any field of a position code. `lounge` names colours: "red red green"."""
    section = {"patients": patients.replace(" ", ".")}
    for field, value in fields.items():
        section[field] = str(value).replace(" ", ".")
    if "lounge" in section:
        colours = section["lounge"].split(".")
        section["lounge"] = ".".join(str(colours.count(colour)) for colour in COLOURS)
    return {field: text for field, text in section.items() if text not in ("", "0.0.0")}


def given(
    *hospitals: Section,
    seats: int = 2,
    phase: str = "activate",
    activation: str = "linear",
    game: DiceHospital = GAME,
    options: str = "",
    **table: str | int,
) -> State:
    """The state of a position, with sensible fields where none are given.

    `options` are further ones, as in "superbug epidemic edition=prototype"; a bare one is `yes`.

    Hospitals left out are empty. Where ambulances have been taken, seat 1 holds number 1 and so
    on; whoever must have the word has it. With an administrator anywhere the game has them.
    """
    homes = [dict(h) for h in hospitals] + [{} for _ in range(seats - len(hospitals))]
    if phase in WITH_AMBULANCES and seats > 1:
        for seat, h in enumerate(homes, 1):
            h.setdefault("ambulance", str(seat))
    bosses = phase in ("deal", "keep") or any("administrator" in h for h in homes)
    chosen = {
        "seats": str(seats),
        "administrators": "yes" if bosses else "no",
        "activation": activation,
    }
    for option in options.split():
        name, _, value = option.partition("=")
        chosen[name] = value or "yes"
    fields = {
        "round": "0" if phase in SETUP else "8" if phase in ("over", "pick-up") else "1",
        "phase": phase,
    }
    if phase != "first-player":
        fields["first"] = "1"
    fields |= {name: str(value).replace(" ", ".") for name, value in table.items()}
    if "mover" not in fields:
        fields |= _mover(homes, fields, chosen)
    fields = {name: text for name, text in fields.items() if text}
    sections = [chosen, fields, *homes]
    return game.decode(":".join(["dice-hospital:2", *map(_text, sections)]))


def _text(section: Section) -> str:
    return ",".join(f"{name}={value}" for name, value in section.items())


def _mover(homes: list[Section], fields: Section, options: Section) -> Section:
    phase, seats = fields["phase"], len(homes)
    if phase in BY_AMBULANCE and (phase, options["activation"]) != ("activate", "simultaneous"):
        waiting = [seat for seat in range(seats) if homes[seat].get("ready") != "1"]
        if seats == 1:
            return {"mover": "1"}
        return {"mover": str(1 + min(waiting, key=lambda seat: homes[seat]["ambulance"]))}
    first = int(fields.get("first", "1"))
    place = {"extra": 0, "arrange": -1, "take": fields.get("ambulances", "").count("none")}
    place |= {"send-back": 0, "report": 0, "pick-up": 0}
    return {"mover": str((first - 1 + place[phase]) % seats + 1)} if phase in place else {}


def said_by(speaker: str) -> int:
    """`2`, `*` or `*2` as the number of a speaker."""
    who = speaker_of(speaker)
    assert who is not None
    return who


def say(state: State, speaker: str, words: str, game: DiceHospital = GAME) -> list[Happening]:
    """Say words, every one checked, and hear what they did. Chance is `*`, or `*2` for seat 2."""
    told: list[Happening] = []
    for number in game.vocabulary.numbers(words.split()):
        told += speak(game, state, said_by(speaker), number)
    return told


def after(state: State, speaker: str, words: str, game: DiceHospital = GAME) -> State:
    """The state these words lead to; the one given stays as it is."""
    clone = game.clone(state)
    say(clone, speaker, words, game)
    return clone


def cannot_say(state: State, speaker: str, words: str) -> bool:
    """Whether the last of these words is refused where all before it can be said."""
    *before, last = words.split()
    there = after(state, speaker, " ".join(before))
    try:
        say(there, speaker, last)
    except (IllegalWord, NotToSpeak):
        return True
    return False


def may_say(state: State, speaker: str, begun: str = "") -> list[str]:
    """The words a speaker may say next, in order, once it has said these."""
    there = after(state, speaker, begun)
    return [GAME.vocabulary.word(number) for number in GAME.legal(there, said_by(speaker))]


def ways(state: State, speaker: str, begun: str, game: DiceHospital = GAME) -> list[str]:
    """Every way to end the sentence that is begun like this."""
    there = after(state, speaker, begun, game)
    return [game.vocabulary.text(line) for line in sentences(game, there, said_by(speaker))]


def speakers(state: State) -> list[str]:
    """Who may speak."""
    return [text_of(speaker) for speaker in GAME.turn(state)]


def odds(state: State) -> dict[str, int]:
    """What chance may say, and how likely each word is."""
    words = GAME.legal(state, GAME.turn(state)[0])
    weights = GAME.weights(state)
    return {GAME.vocabulary.word(w): n for w, n in zip(words, weights, strict=True)}


def table(state: State) -> View:
    """What everybody sees."""
    return GAME.view(state, -1)


def own(state: State, seat: int, game: DiceHospital = GAME) -> View:
    """A hospital as its own seat sees it."""
    found: Any = game.view(state, seat - 1)["hospitals"][seat - 1]
    return dict(found)


def phase(state: State) -> str:
    """The phase by name."""
    return str(table(state)["phase"])


def first(state: State) -> int:
    """The seat with the first player token."""
    return int(table(state)["first"]) + 1


def patients(state: State, seat: int, game: DiceHospital = GAME) -> str:
    """Who lies in a hospital, by value."""
    return " ".join(own(state, seat, game)["patients"])


def lounge(state: State, seat: int, game: DiceHospital = GAME) -> str:
    """Who was discharged this round, by colour."""
    counts = own(state, seat, game)["lounge"]
    return " ".join(colour for colour in COLOURS for _ in range(counts[colour]))


def bags(state: State, seat: int) -> int:
    """Blood bags left."""
    return int(own(state, seat)["bags"])


def fatalities(state: State, seat: int) -> int:
    """Tokens in the mortuary."""
    return int(own(state, seat)["fatalities"])


def points(state: State, seat: int) -> dict[str, int]:
    """Points of the rounds by source, those that gave any."""
    return {source: n for source, n in own(state, seat)["points"].items() if n}


def finish(state: State) -> None:
    """Everybody stops activating."""
    while phase(state) == "activate":
        say(state, speakers(state)[0], "finish")


def chance_until(state: State, end: str) -> None:
    """Let chance say its first word again and again until this phase."""
    while phase(state) != end:
        assert speakers(state)[0].startswith("*"), phase(state)
        say(state, speakers(state)[0], next(iter(odds(state))))


def names(happenings: list[Happening]) -> Iterator[str]:
    """What happened, by name."""
    return (happening.name for happening in happenings)
