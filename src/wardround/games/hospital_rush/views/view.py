"""What a seat may know, as plain data.

Everything in this game is public but the order of the stack, which nobody knows: a view is the
position. The same shape is what a position code writes down. Seats count from 0, beds from 1;
lists of cards are sorted by the numbers of their words.
"""

from __future__ import annotations

from typing import Any

from wardround.games.hospital_rush.cards.catalogue import NEEDS, Cards, PatientCard
from wardround.games.hospital_rush.rules.happenings import REASONS, SOURCES
from wardround.games.hospital_rush.rules.ruleset import GOAL, MARKERS
from wardround.games.hospital_rush.rules.state import (
    NONE,
    OVER,
    PHASES,
    QUESTIONS,
    STAGES,
    Intern,
    State,
)
from wardround.games.hospital_rush.rules.words import COLOURS, SKILLS, TILES
from wardround.table.contract.data import Options, View
from wardround.table.notation.vocabulary import Vocabulary


def options_of(s: State) -> Options:
    """The options a state was started with."""
    return dict(s.rules.options)


def see(s: State, seat: int, vocabulary: Vocabulary, cards: Cards) -> View:
    """What this seat (or SPECTATOR) may know."""
    rules = s.rules
    word = vocabulary.word

    def patients(marks: list[int]) -> list[str]:
        return [word(rules.patient_word + card) for card, there in enumerate(marks) if there]

    view: dict[str, Any] = {
        "options": options_of(s),
        "seat": seat,
        "round": s.round,
        "phase": PHASES[s.phase],
        "began": s.began,
        "first": s.first,
        "mover": s.mover,
        "asked": s.asked,
        "question": QUESTIONS[s.question],
        "stage": STAGES[s.stage],
        "owed": s.owed,
        "fine": s.fine,
        "ended": _ended(s),
        "said": [word(number) for number in s.said],
        "chest": dict(zip(COLOURS, s.chest, strict=True)),
        "stack": patients(s.unseen),
        "discards": patients(s.discards),
        "beds": [
            {
                "patient": None if card == NONE else word(rules.patient_word + card),
                "tiles": dict(zip(TILES, s.tiles[4 * bed : 4 * bed + 4], strict=True)),
            }
            for bed, card in enumerate(s.beds)
        ],
        "interns": [_see_intern(s, intern, vocabulary) for intern in s.interns],
    }
    derive(view, patient_cards(cards))
    return view


def _ended(s: State) -> str | None:
    if s.phase != OVER:
        return None
    return REASONS[0 if any(intern.prestige >= GOAL for intern in s.interns) else 1]


def _see_intern(s: State, intern: Intern, vocabulary: Vocabulary) -> View:
    word = vocabulary.word
    cast = intern.character != NONE
    return {
        "character": word(s.rules.character_word + intern.character) if cast else None,
        "bucks": intern.bucks,
        "medicine": dict(zip(COLOURS, intern.medicine, strict=True)),
        "skills": [name for skill, name in enumerate(SKILLS) if (intern.skills >> skill) & 1],
        "exam": intern.exam,
        "bed": intern.bed + 1,
        "beside": intern.beside,
        "places": [word(number) for number in intern.places],
        "prestige": intern.prestige,
        "points": dict(zip(SOURCES, intern.points, strict=True)),
        "fines": intern.fines,
    }


def patient_cards(cards: Cards) -> dict[str, PatientCard]:
    """Patients by their words."""
    return {card.id: card for card in cards.patients}


def derive(view: View, patients: dict[str, PatientCard]) -> None:
    """Put in what follows from the rest: the order of placing, and of each bed whose it is, what it
    brings, what it needs.

    `open` lists needs not yet met, as a matching that leaves those open that accept most, and
    `right_open` those of the right-hand option; `cured` and `right` tell that there are none.
    `named` are the tiles of the sentence begun, `left` what they would leave open.
    """
    view["order"] = _order(view)
    for number, bed in enumerate(view["beds"], 1):
        here = [seat for seat, intern in enumerate(view["interns"]) if intern["bed"] == number]
        own = [seat for seat in here if not view["interns"][seat]["beside"]]
        bed["treating"] = own[0] if own else -1
        bed["beside"] = next((seat for seat in here if seat not in own), -1)
        card = patients.get(bed["patient"] or "")
        bed["prestige"] = card.prestige if card else 0
        bed["open"] = open_needs(card.needs, bed["tiles"]) if card else []
        bed["cured"] = int(card is not None and not bed["open"])
        bed["right_open"] = open_needs(card.right, bed["tiles"]) if card else []
        bed["right"] = int(card is not None and any(card.right) and not bed["right_open"])
        bed["named"] = _named(view["said"], number)
        whole = {tile: n + bed["named"].count(tile) for tile, n in bed["tiles"].items()}
        bed["left"] = open_needs(card.needs, whole) if card else []


def _order(view: View) -> list[dict[str, Any]]:
    """Every marker of the round in the order of placing; those to come stand nowhere (None)."""
    interns, began = view["interns"], view["began"]
    if began < 0:
        return []
    seats = [(began + n) % len(interns) for n in range(len(interns))]
    return [
        {
            "seat": seat,
            "marker": marker + 1,
            "space": (interns[seat]["places"][marker:] or [None])[0],
        }
        for marker in range(MARKERS)
        for seat in seats
    ]


def _named(said: list[str], bed: int) -> list[str]:
    """The tiles named after this bed in the sentence begun."""
    place = f"bed-{bed}"
    after = said[said.index(place) + 1 :] if place in said else []
    return [word for word in after if word in TILES]


def open_needs(needs: tuple[int, ...], tiles: dict[str, int]) -> list[str]:
    """The needs that these tiles leave open: own kind first, then any medicine, then wild."""
    left = dict(zip(NEEDS, needs, strict=True))
    over = {tile: max(0, n - left[tile]) for tile, n in tiles.items()}
    for tile, n in tiles.items():
        left[tile] = max(0, left[tile] - n)
    medicine = sum(over[colour] for colour in COLOURS)
    met = min(left["any"], medicine)
    left["any"] -= met
    left["wild"] = max(0, left["wild"] - (medicine - met) - over["patch"])
    return [need for need in NEEDS for _ in range(left[need])]
