"""The encoding of Dice Hospital: actions, sizes and what every place of an observation means.

`rules/encoding.py` writes observations; the names of places are here, because rules know no words.
Imported only when an encoding is asked for: where the rules are compiled it needs `librt`.
"""

from __future__ import annotations

from collections.abc import Sequence

from wardround.games.dice_hospital.rules.encoding import Encoder, Sizes, longest_sentence
from wardround.games.dice_hospital.rules.happenings import SOURCES
from wardround.games.dice_hospital.rules.kinds import COLOURS, KINDS, kind, kind_word
from wardround.games.dice_hospital.rules.phases.pick_up import space_word
from wardround.games.dice_hospital.rules.rows import DiceHospitalRows
from wardround.games.dice_hospital.rules.ruleset import Rules
from wardround.games.dice_hospital.rules.state import PHASES, State
from wardround.games.dice_hospital.rules.words import (
    AMBULANCE,
    BAG,
    COLOUR,
    ROLLED,
    SEAT,
)
from wardround.table.canvas_encoding import CanvasEncoding
from wardround.table.contract.encoding import Needs, plan_room, said_labels, slices_of
from wardround.table.game import AnyGame

DICE = [kind_word(kind(value, own, own, 0)) for value in range(1, 7) for own in range(3)]


def seat_words(rules: Rules) -> list[int]:
    """Every word that a seat could ever say, ascending; chance alone says the others.

    Every kind of patient is among them: bags can recolour anybody.
    """
    words = [*range(KINDS), *range(COLOUR, SEAT), *range(BAG, ROLLED)]
    if rules.seats > 1:
        words += range(AMBULANCE, AMBULANCE + rules.seats + 1)
    if rules.pick_up:
        words += [space_word(space) for space in range(3, 9)]
    words += [*rules.department_words, *rules.worker_words]
    if rules.with_administrators:
        words += rules.administrator_words
    if rules.seats == 1:
        words += rules.report_words
    return sorted(words)


def card_counts(rules: Rules) -> list[int]:
    """How many departments, workers, administrators, events and reports a game can meet."""
    return [
        len(rules.departments),
        len(rules.workers),
        len(rules.administrators) if rules.with_administrators else 0,
        len(rules.events) if rules.with_events else 0,
        len(rules.reports) if rules.seats == 1 else 0,
    ]


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

    def rows(count: int) -> DiceHospitalRows:
        return DiceHospitalRows(count, encoder, needs.words, first)

    return CanvasEncoding(game, encoder, slices, needs.words, room.actions, rows)


def _labels(
    game: AnyGame, rules: Rules, room: Sequence[int], actions: Sequence[int]
) -> dict[str, Sequence[str]]:
    word = game.vocabulary.word
    seats = [f"seat{i}" for i in range(rules.seats)]
    places = range(1, rules.seats + 2)
    departments = [word(number) for number in rules.department_words]
    workers = [word(number) for number in rules.worker_words]
    administrators = [word(number) for number in rules.administrator_words]
    events = [word(number) for number in rules.event_words]
    cards = [*departments, *("",) * (room[0] - len(departments)), *workers]
    return {
        "patients": [word(k) for k in range(KINDS)],
        **dict.fromkeys(("incoming", "intake"), DICE),
        **dict.fromkeys(("departments", "used"), departments),
        **dict.fromkeys(("staff", "placed", "pending", "named"), workers),
        **dict.fromkeys(("display", "unseen", "under", "box"), cards),
        **dict.fromkeys(("administrator", "hand"), administrators),
        **dict.fromkeys(("event", "events"), events),
        **dict.fromkeys(("lounge", "dice", "bag", "filed"), COLOURS),
        **dict.fromkeys(("first", "mover", "rolling"), seats),
        **{name: (name,) for name in ("nurses", "bags", "fatalities", "ready", "admissions")},
        "round": ("round",),
        "hidden": ("administrator", "hand"),
        "values": [f"value-{value}" for value in range(1, 7)],
        "points": SOURCES,
        "ambulance": [f"ambulance-{n}" for n in places],
        "ambulances": [f"ambulance-{n} {die}" for n in places for die in DICE],
        "seat": [f"seat-{n}" for n in range(1, rules.seats + 1)],
        "phase": PHASES,
        "reports": [word(number) for number in rules.report_words],
        "spaces": [word(space_word(space)) for space in range(9)],
        "sentence": [word(number) for number in actions],
    }
