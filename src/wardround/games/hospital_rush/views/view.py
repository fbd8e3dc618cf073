"""What a seat may know, as plain data.

Everything in this game is public but the order of the stack, which nobody knows: a view is the
position. The same shape is what a position code writes down. Seats count from 0, beds from 1;
lists of cards are sorted by the numbers of their words.
"""

from __future__ import annotations

from wardround.games.hospital_rush.cards.catalogue import Cards
from wardround.games.hospital_rush.rules.happenings import REASONS, SOURCES
from wardround.games.hospital_rush.rules.ruleset import GOAL
from wardround.games.hospital_rush.rules.state import (
    NONE,
    OVER,
    PHASES,
    QUESTIONS,
    STAGES,
    Intern,
    State,
)
from wardround.games.hospital_rush.rules.words import SKILLS
from wardround.games.hospital_rush.views.after import foresee
from wardround.games.hospital_rush.views.derived import patient_cards, see_beds, see_order
from wardround.games.hospital_rush.views.types import (
    BedPosition,
    HospitalRushView,
    InternView,
    TableView,
    medicine_counts,
    tile_counts,
)
from wardround.table.contract.data import Options
from wardround.table.notation.vocabulary import Vocabulary


def options_of(s: State) -> Options:
    """The options a state was started with."""
    return dict(s.rules.options)


def see(s: State, seat: int, vocabulary: Vocabulary, cards: Cards) -> HospitalRushView:
    """What this seat (or SPECTATOR) may know."""
    rules = s.rules
    word = vocabulary.word

    def patients(marks: list[int]) -> list[str]:
        return [word(rules.patient_word + card) for card, there in enumerate(marks) if there]

    said = [word(number) for number in s.said]
    interns = [_see_intern(s, intern, vocabulary) for intern in s.interns]
    table: TableView = {
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
        "said": said,
        "chest": medicine_counts(s.chest),
        "stack": patients(s.unseen),
        "discards": patients(s.discards),
        "beds": see_beds(_beds(s, vocabulary), interns, said, patient_cards(cards)),
        "interns": interns,
        "order": see_order(s.began, interns),
    }
    return {**table, "foreseen": foresee(table)}


def _beds(s: State, vocabulary: Vocabulary) -> list[BedPosition]:
    first = s.rules.patient_word
    return [
        {
            "patient": None if card == NONE else vocabulary.word(first + card),
            "tiles": tile_counts(s.tiles[4 * bed : 4 * bed + 4]),
        }
        for bed, card in enumerate(s.beds)
    ]


def _ended(s: State) -> str | None:
    if s.phase != OVER:
        return None
    return REASONS[0 if any(intern.prestige >= GOAL for intern in s.interns) else 1]


def _see_intern(s: State, intern: Intern, vocabulary: Vocabulary) -> InternView:
    word = vocabulary.word
    cast = intern.character != NONE
    return {
        "character": word(s.rules.character_word + intern.character) if cast else None,
        "bucks": intern.bucks,
        "medicine": medicine_counts(intern.medicine),
        "skills": [name for skill, name in enumerate(SKILLS) if (intern.skills >> skill) & 1],
        "exam": intern.exam,
        "bed": intern.bed + 1,
        "beside": intern.beside,
        "places": [word(number) for number in intern.places],
        "prestige": intern.prestige,
        "points": dict(zip(SOURCES, intern.points, strict=True)),
        "fines": intern.fines,
    }
