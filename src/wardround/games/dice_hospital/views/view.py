"""What a seat may know, as plain data.

A view is built up from what its seat may see. The same shape, with nothing hidden, is what a
position code writes down. Seats count from 0; patients and cards are words; lists are sorted by
the numbers of their words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from wardround.games.dice_hospital.rules.decks import card_word
from wardround.games.dice_hospital.rules.happenings import SOURCES
from wardround.games.dice_hospital.rules.information import has_secrets
from wardround.games.dice_hospital.rules.phases.pick_up import space_word
from wardround.games.dice_hospital.rules.ruleset import WORKING_NURSES
from wardround.games.dice_hospital.rules.state import NONE, PHASES, Hospital, State
from wardround.games.dice_hospital.views.types import DiceHospitalView, HospitalView, dice_counts
from wardround.table.contract.data import Options
from wardround.table.messages import HIDDEN
from wardround.table.notation.vocabulary import Vocabulary

EVERYTHING = -2


def options_of(s: State) -> Options:
    """The options a state was started with."""
    return dict(s.rules.options)


def see(s: State, seat: int, vocabulary: Vocabulary) -> DiceHospitalView:
    """What this seat may know; SPECTATOR sees what all see, EVERYTHING hides nothing."""
    word = vocabulary.word

    def words(numbers: Iterable[int]) -> list[str]:
        return [word(number) for number in numbers]

    def piles(counts: list[int]) -> dict[str, int]:
        return {word(card_word(s.rules, card)): n for card, n in enumerate(counts) if n > 0}

    return {
        "options": options_of(s),
        "seat": seat,
        "round": s.round,
        "phase": PHASES[s.phase],
        "crew": s.modifiers[WORKING_NURSES],
        "first": s.first,
        "mover": s.mover,
        "bag": dice_counts(s.bag),
        "intake": words(s.intake),
        "ambulances": [words(ambulance) for ambulance in s.ambulances],
        "display": words(s.display),
        "unseen": piles(s.unseen),
        "under": piles(s.under),
        "joined": piles([was - now for was, now in zip(s.rules.box, s.box, strict=True)]),
        "left": piles([now - was for was, now in zip(s.rules.box, s.box, strict=True)]),
        "rolling": s.rolling,
        "event": word(s.rules.event_words[s.event]) if s.event != NONE else None,
        "events": words(s.rules.event_words[number] for number in s.events),
        "reports": [word(number) if number != NONE else None for number in s.reports],
        "filed": dice_counts(s.filed),
        "spaces": {word(space_word(i)): n for i, n in enumerate(s.spaces) if n},
        "hospitals": see_hospitals(s, seat, vocabulary),
    }


def see_hospitals(s: State, seat: int, vocabulary: Vocabulary) -> list[HospitalView]:
    """What this seat may know of all hospitals: nothing else can be secret."""
    return [
        _see_hospital(s, h, seat in (owner, EVERYTHING), vocabulary)
        for owner, h in enumerate(s.hospitals)
    ]


def _see_hospital(s: State, h: Hospital, own: bool, vocabulary: Vocabulary) -> HospitalView:
    word = vocabulary.word
    departments = [word(s.rules.department_words[card]) for card in h.departments]
    staff = [word(s.rules.worker_words[card]) for card in h.staff]
    return {
        "patients": [word(k) for k in h.patients],
        "incoming": [word(k) for k in h.incoming],
        "hand": _see_hand(s, h, own, word),
        "departments": departments,
        "used": [card for slot, card in enumerate(departments) if (h.used >> slot) & 1],
        "staff": staff,
        "placed": [card for slot, card in enumerate(staff) if (h.placed >> slot) & 1],
        "nurses": h.nurses,
        "bags": h.bags,
        "fatalities": h.fatalities,
        "lounge": dice_counts(h.lounge),
        "points": dict(zip(SOURCES, h.points, strict=True)),
        "administrator": _see_administrator(s, h, own, word),
        "ambulance": h.ambulance,
        "pending": word(s.rules.worker_words[h.pending]) if h.pending else None,
        "values": [value for value in range(1, 7) if (h.values >> value) & 1],
        "named": word(s.rules.worker_words[h.named]) if h.named else None,
        "admissions": h.admissions,
        "ready": h.ready,
        "said": [word(number) for number in h.said],
    }


def _see_hand(s: State, h: Hospital, own: bool, word: Callable[[int], str]) -> list[str]:
    if own or not has_secrets(s):
        return [word(number) for number in h.hand]
    return [HIDDEN] * len(h.hand)


def _see_administrator(s: State, h: Hospital, own: bool, word: Callable[[int], str]) -> str | None:
    if h.administrator == NONE:
        return None
    if own or not has_secrets(s):
        return word(s.rules.administrator_words[h.administrator])
    return HIDDEN
