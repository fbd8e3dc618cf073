"""Positions, words and what came of them, in the terms of the rulebook.

Seats count from 1, as in every text of the game. Lists of words are written with spaces.

    state = given(intern("theo", bucks=3), intern("kurt", skills="finance"), beds="pip-plum")
    say(state, "1", "theo-1 seat-2 finance")
    assert own(state, 1)["skills"] == ["finance"]
"""

from __future__ import annotations

from typing import Any

from wardround.games.hospital_rush.game import HospitalRush
from wardround.games.hospital_rush.rules.happenings import SOURCES
from wardround.games.hospital_rush.rules.state import State as State
from wardround.table.contract.data import View
from wardround.table.errors import IllegalWord, NotToSpeak
from wardround.table.messages import Happening
from wardround.table.sentences import sentences
from wardround.table.speakers import speaker_of, text_of
from wardround.table.speaking import speak

GAME = HospitalRush()
CHARACTERS = [card.id for card in GAME.cards.characters]
PATIENTS = [card.id for card in GAME.cards.patients]
PLAIN = ("barnaby-bump", "nell-nettle", "wilbur-wobble", "ivy-ink")
OPEN = ("treat-b", "fetch-b", "study")

Section = dict[str, str]


def intern(character: str = "", **fields: str | int) -> Section:
    """One intern: any field of a position code.

    `medicine` names colours ("purple green"), `prestige` is counted as cured patients.
    """
    section = {"character": character}
    for field, value in fields.items():
        section[field] = str(value).replace(" ", ".")
    if "medicine" in section:
        colours = section["medicine"].split(".")
        counts = (colours.count(colour) for colour in ("purple", "orange", "green"))
        section["medicine"] = ".".join(map(str, counts))
    if "prestige" in section:
        points = {"punished" if int(section["prestige"]) < 0 else "cured": section.pop("prestige")}
        section["points"] = ".".join(points.get(source, "0") for source in SOURCES)
    return {field: text for field, text in section.items() if text}


def given(
    *interns: Section,
    seats: int = 3,
    phase: str = "place",
    mover: int = 1,
    round: int = 1,  # noqa: A002
    rounds: str = "off",
    characters: str = "balanced",
    game: HospitalRush = GAME,
    **table: str | int,
) -> State:
    """The state of a position, with sensible fields where none are given.

    Interns left out have the characters nobody has. `beds` names patients from bed 4 down to 1,
    plain ones are added; `tiles` names them: "4:patch.purple 3:green". Seat 1 began the round, and
    markers stand on open spaces so that it is the mover's turn to place its first marker.
    """
    homes = [dict(h) for h in interns] + [{} for _ in range(seats - len(interns))]
    free = [c for c in CHARACTERS if c not in [h.get("character") for h in homes]]
    for home in homes:
        if "character" not in home:
            home["character"] = free.pop()
    fields = {"round": str(round), "phase": phase, "began": "1", "first": "1"}
    fields |= {name: str(value).replace(" ", ".") for name, value in table.items()}
    fields["beds"] = _beds(str(table.get("beds", "")), str(table.get("discards", "")))
    if "tiles" in table:
        fields["tiles"] = _tiles(str(table["tiles"]))
    began = int(fields["began"])
    if phase in ("place", "discharge"):
        fields["mover"] = str(mover)
        _stand(homes, began, mover, phase, fields.get("stage", "act"))
    options = {"seats": str(seats), "characters": characters, "rounds": rounds}
    sections = [options, fields, *homes]
    return game.decode(":".join(["hospital-rush:3", *map(_text, sections)]))


def _text(section: Section) -> str:
    return ",".join(f"{name}={value}" for name, value in section.items() if value)


def _beds(named: str, discards: str) -> str:
    beds = named.split()
    used = (*beds, *discards.split())
    plain = [p for p in dict.fromkeys((*PLAIN, *PATIENTS)) if p not in used]
    while len(beds) < 4:
        beds.append(plain.pop(0))
    return ".".join(reversed(beds))


def _tiles(named: str) -> str:
    counts = [[0, 0, 0, 0] for _ in range(4)]
    for part in named.split():
        bed, _, tiles = part.partition(":")
        for tile in tiles.split("."):
            counts[int(bed) - 1][("patch", "purple", "orange", "green").index(tile)] += 1
    return ".".join("".join(map(str, bed)) for bed in counts)


def _stand(homes: list[Section], began: int, mover: int, phase: str, stage: str) -> None:
    """Put everybody's markers on open spaces where none are given."""
    seats = len(homes)
    turn = (mover - began) % seats + (stage != "act")
    for i in range(seats):
        home = homes[(began - 1 + i) % seats]
        count = 2 if phase == "discharge" else int(i < turn)
        if "places" not in home and count:
            home["places"] = ".".join(OPEN[:count])


def second_markers(*interns: Section, **table: Any) -> State:
    """As `given`, when everybody has placed one marker and it is the mover's turn again."""
    mover = int(table.get("mover", 1))
    seats = int(table.get("seats", 3))
    homes = [dict(h) for h in interns] + [{} for _ in range(seats - len(interns))]
    for seat, home in enumerate(homes, 1):
        home.setdefault("places", ".".join(OPEN[: 2 if seat < mover else 1]))
    return given(*homes, **table)


def cost(space: str, seats: int = 3) -> int:
    """What a space costs with so many players; that is house, and may change with the balance."""
    spaces = GAME.played({"seats": str(seats)}).all_spaces()
    (bucks,) = next(card.costs for card in spaces if card.id == space)
    return bucks


def said_by(speaker: str) -> int:
    """`2`, `*` or `*2` as the number of a speaker."""
    who = speaker_of(speaker)
    assert who is not None
    return who


def say(state: State, speaker: str, words: str, game: HospitalRush = GAME) -> list[Happening]:
    """Say words, every one checked, and hear what they did. Chance is `*`, or `*2` for seat 2."""
    told: list[Happening] = []
    for number in game.vocabulary.numbers(words.split()):
        told += speak(game, state, said_by(speaker), number)
    return told


def after(state: State, speaker: str, words: str) -> State:
    """The state these words lead to; the one given stays as it is."""
    clone = GAME.clone(state)
    say(clone, speaker, words)
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


def ways(state: State, speaker: str, begun: str = "") -> list[str]:
    """Every way to end the sentence that is begun like this."""
    there = after(state, speaker, begun)
    return [GAME.vocabulary.text(line) for line in sentences(GAME, there, said_by(speaker))]


def speakers(state: State) -> list[str]:
    """Who may speak."""
    return [text_of(speaker) for speaker in GAME.turn(state)]


def table(state: State) -> View:
    """What everybody sees."""
    return GAME.view(state, -1)


def own(state: State, seat: int) -> View:
    """An intern."""
    found: Any = table(state)["interns"][seat - 1]
    return dict(found)


def bucks(state: State, seat: int) -> int:
    """An intern's bucks."""
    return int(own(state, seat)["bucks"])


def prestige(state: State, seat: int) -> int:
    """An intern's prestige."""
    return int(own(state, seat)["prestige"])


def medicine(state: State, seat: int) -> str:
    """An intern's medicine."""
    return _listed(own(state, seat)["medicine"])


def chest(state: State) -> str:
    """The medicine in the chest."""
    return _listed(table(state)["chest"])


def _listed(counts: dict[str, int]) -> str:
    return " ".join(thing for thing, n in counts.items() for _ in range(n))


def bed(state: State, number: int) -> View:
    """A bed."""
    found: Any = table(state)["beds"][number - 1]
    return dict(found)


def tiles(state: State, number: int) -> str:
    """The tiles on a bed's patient."""
    return _listed(bed(state, number)["tiles"])


def question(state: State) -> str:
    """What is asked."""
    return str(table(state)["question"])


def phase(state: State) -> str:
    """The phase by name."""
    return str(table(state)["phase"])


def pass_until(state: State, end: str) -> None:
    """Let everybody who is asked decline until this phase."""
    while phase(state) != end:
        seat = GAME.turn(state)[0]
        assert seat >= 0, phase(state)
        GAME.apply(state, seat, GAME.default_word(state, seat))


def names(happenings: list[Happening]) -> list[str]:
    """What happened, by name."""
    return [happening.name for happening in happenings]
