"""The encoding of Hospital Rush: actions, sizes and what every place of an observation means.

`rules/encoding.py` writes observations; the names of places are here, because rules know no words.
Imported only when an encoding is asked for: where the rules are compiled it needs `librt`.
"""

from __future__ import annotations

from collections.abc import Sequence

from wardround.games.hospital_rush.rules.encoding import Encoder, Sizes, longest_sentence
from wardround.games.hospital_rush.rules.happenings import SOURCES
from wardround.games.hospital_rush.rules.rows import HospitalRushRows
from wardround.games.hospital_rush.rules.ruleset import MARKERS, Rules
from wardround.games.hospital_rush.rules.state import PHASES, QUESTIONS, STAGES, State
from wardround.games.hospital_rush.rules.words import BED, BEDS, COLOURS, SEAT, SKILLS, TILES
from wardround.table.canvas_encoding import CanvasEncoding
from wardround.table.contract.encoding import Needs, plan_room, said_labels, slices_of
from wardround.table.game import AnyGame


def seat_words(rules: Rules) -> list[int]:
    """Every word that a seat could ever say, ascending: all but the characters and absent seats."""
    spaces = [*rules.in_play, *range(rules.board, len(rules.spaces))]
    return [
        *range(SEAT, SEAT + rules.seats),
        *range(BED, rules.space_word),
        *(rules.space_word + space for space in spaces),
        *range(rules.patient_word, rules.patient_word + len(rules.patients)),
    ]


def card_counts(rules: Rules) -> list[int]:
    """How many spaces, characters and patients there are."""
    return [len(rules.spaces), rules.characters, len(rules.patients)]


def needs_of(rules: Rules) -> Needs:
    """What games with these rules need places for."""
    return Needs(card_counts(rules), seat_words(rules), longest_sentence(rules))


def make_encoding(
    game: AnyGame, first: State, shipped: Rules, padding: int | None
) -> CanvasEncoding[State]:
    """The encoding of games that begin in this state; `shipped` are its rules without own cards."""
    rules = first.rules
    needs = needs_of(rules)
    room = plan_room(needs, needs_of(shipped), len(game.vocabulary), padding)
    encoder = Encoder(rules, room.action_of, room.actions, Sizes(*room.cards), room.longest)
    labels = _labels(game, rules, room.cards, needs.words) | {"said": said_labels(room.longest)}
    slices = slices_of(encoder.slices.named, labels)

    def rows(count: int) -> HospitalRushRows:
        return HospitalRushRows(count, encoder, needs.words, first)

    return CanvasEncoding(game, encoder, slices, needs.words, room.actions, rows)


def _labels(
    game: AnyGame, rules: Rules, room: Sequence[int], actions: Sequence[int]
) -> dict[str, Sequence[str]]:
    word = game.vocabulary.word
    seats = [f"seat{i}" for i in range(rules.seats)]
    spaces = [word(rules.space_word + i) for i in range(len(rules.spaces))]
    patients = [word(rules.patient_word + i) for i in range(len(rules.patients))]
    no_space = [""] * (room[0] - len(spaces))
    no_patient = [""] * (room[2] - len(patients))
    beds = [word(BED + bed) for bed in range(BEDS)]
    return {
        **dict.fromkeys(("began", "first", "mover", "asked", "owed"), seats),
        **dict.fromkeys(("medicine", "chest"), COLOURS),
        **dict.fromkeys(("stack", "discards"), patients),
        **{name: (name,) for name in ("bucks", "exam", "beside", "prestige", "fines", "fine")},
        "character": [word(rules.character_word + i) for i in range(rules.characters)],
        "skills": SKILLS,
        "bed": beds,
        "places": [
            place
            for marker in range(1, MARKERS + 1)
            for place in (*(f"{marker} {space}" for space in spaces), *no_space)
        ],
        "points": SOURCES,
        "seat": [f"seat-{n}" for n in range(1, rules.seats + 1)],
        "round": ("hundreds", "rest"),
        "phase": PHASES,
        "question": QUESTIONS,
        "stage": STAGES,
        "beds": [
            place
            for bed in beds
            for place in (*(f"{bed} {patient}" for patient in patients), *no_patient)
        ],
        "tiles": [f"{bed} {tile}" for bed in beds for tile in TILES],
        "sentence": [word(number) for number in actions],
    }
