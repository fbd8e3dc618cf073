"""What a seat may know, as plain data, and how happenings change it.

A view is built up from what its seat may see. The same shape, with nothing hidden, is what a
position code writes down. Seats count from 0; patients and cards are words; lists are sorted by
the numbers of their words.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable

from wardround.games.dice_hospital.happenings import SOURCES
from wardround.games.dice_hospital.kinds import COLOURS
from wardround.games.dice_hospital.rules import NURSES
from wardround.games.dice_hospital.state import (
    DEAL,
    KEEP,
    NONE,
    PHASES,
    STARTING_DICE,
    STARTING_VALUES,
    Hospital,
    State,
)
from wardround.table.game import Options, View
from wardround.table.messages import HIDDEN, Happening
from wardround.table.vocabulary import Vocabulary

EVERYTHING = -2


def options_of(s: State) -> Options:
    """The options a state was started with."""
    return {
        "seats": str(s.rules.seats),
        "administrators": "yes" if s.rules.with_administrators else "no",
        "activation": "simultaneous" if s.rules.simultaneous else "linear",
    }


def see(s: State, seat: int, vocabulary: Vocabulary) -> View:
    """What this seat may know; SPECTATOR sees what all see, EVERYTHING hides nothing."""
    word = vocabulary.word
    first_card = s.rules.department_word

    def words(numbers: Iterable[int]) -> list[str]:
        return [word(number) for number in numbers]

    def piles(counts: list[int]) -> dict[str, int]:
        return {word(first_card + card): n for card, n in enumerate(counts) if n}

    return {
        "options": options_of(s),
        "seat": seat,
        "round": s.round,
        "phase": PHASES[s.phase],
        "first": s.first,
        "mover": s.mover,
        "bag": dict(zip(COLOURS, s.bag, strict=True)),
        "intake": words(s.intake),
        "ambulances": [words(ambulance) for ambulance in s.ambulances],
        "display": words(s.display),
        "unseen": piles(s.unseen),
        "under": piles(s.under),
        "hospitals": [
            _see_hospital(s, h, seat in (owner, EVERYTHING), vocabulary)
            for owner, h in enumerate(s.hospitals)
        ],
    }


def _see_hospital(s: State, h: Hospital, own: bool, vocabulary: Vocabulary) -> View:
    word = vocabulary.word
    departments = [word(s.rules.department_word + card) for card in h.departments]
    staff = [word(s.rules.worker_word + card) for card in h.staff]
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
        "lounge": dict(zip(COLOURS, h.lounge, strict=True)),
        "points": dict(zip(SOURCES, h.points, strict=True)),
        "administrator": _see_administrator(s, h, own, word),
        "ambulance": h.ambulance,
        "pending": word(s.rules.worker_word + h.pending) if h.pending else None,
        "values": [value for value in range(1, 7) if (h.values >> value) & 1],
        "ready": h.ready,
        "said": [word(number) for number in h.said],
    }


def _see_hand(s: State, h: Hospital, own: bool, word: Callable[[int], str]) -> list[str]:
    if own or s.phase in (STARTING_DICE, STARTING_VALUES):
        return [word(number) for number in h.hand]
    return [HIDDEN] * len(h.hand)


def _see_administrator(s: State, h: Hospital, own: bool, word: Callable[[int], str]) -> str | None:
    if h.administrator == NONE:
        return None
    if own or s.phase not in (DEAL, KEEP):
        return word(s.rules.administrator_word + h.administrator)
    return HIDDEN


class Amender:
    """Changes views by happenings: one small method a happening, named after it."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._order = {word: number for number, word in enumerate(vocabulary.words)}
        self._order[HIDDEN] = len(vocabulary)

    def amend(self, view: View, happening: Happening) -> None:
        """Change the view as the happening says."""
        hospital = view["hospitals"][happening.seat] if happening.seat >= 0 else {}
        method = getattr(self, "_" + happening.name.replace("-", "_"))
        method(view, hospital, happening.seat, **happening.figures)

    def _insert(self, words: list[str], word: str) -> None:
        insort(words, word, key=self._order.__getitem__)

    def _replace(self, words: list[str], old: str, new: str) -> None:
        words.remove(old)
        self._insert(words, new)

    def _phase(self, view: View, _h: View, _seat: int, round: int, phase: str) -> None:  # noqa: A002
        view["round"] = round
        view["phase"] = phase

    def _turn(self, view: View, _h: View, seat: int) -> None:
        view["mover"] = seat

    def _first(self, view: View, _h: View, seat: int) -> None:
        view["first"] = seat

    def _reveal(self, view: View, _h: View, _seat: int, card: str, from_under: int) -> None:
        self._insert(view["display"], card)
        _fewer(view["under" if from_under else "unseen"], card)

    def _shelve(self, view: View, _h: View, _seat: int, card: str) -> None:
        view["display"].remove(card)
        _more(view["under"], card)

    def _draw(self, view: View, h: View, _seat: int, colour: str) -> None:
        view["bag"][colour] -= 1
        self._insert(h["hand"], colour)

    def _settle(self, _view: View, h: View, _seat: int, patient: str) -> None:
        h["hand"].remove(own_colour(patient))
        self._insert(h["patients"], patient)

    def _deal(self, _view: View, h: View, _seat: int, administrator: str) -> None:
        self._insert(h["hand"], administrator)

    def _keep(self, _view: View, h: View, _seat: int, administrator: str) -> None:
        h["administrator"] = administrator

    def _appoint(self, _view: View, h: View, _seat: int, administrator: str) -> None:
        h["administrator"] = administrator
        h["hand"] = []

    def _roll(self, view: View, _h: View, _seat: int, patient: str) -> None:
        view["bag"][own_colour(patient)] -= 1
        self._insert(view["intake"], patient)

    def _load(self, view: View, _h: View, _seat: int, ambulance: int, patient: str) -> None:
        view["intake"].remove(patient)
        self._insert(view["ambulances"][ambulance - 1], patient)

    def _take(self, view: View, h: View, _seat: int, ambulance: int) -> None:
        h["ambulance"] = ambulance
        h["incoming"] = view["ambulances"][ambulance - 1]
        view["ambulances"][ambulance - 1] = []

    def _unload(self, view: View, _h: View, _seat: int, ambulance: int, patient: str) -> None:
        view["ambulances"][ambulance - 1].remove(patient)
        view["bag"][own_colour(patient)] += 1

    def _gain(self, _view: View, h: View, _seat: int, bags: int) -> None:
        h["bags"] += bags

    def _admit(self, _view: View, h: View, _seat: int, patient: str) -> None:
        h["incoming"].remove(patient)
        self._insert(h["patients"], patient)

    def _die(self, view: View, h: View, _seat: int, patient: str) -> None:
        h["patients"].remove(patient)
        h["fatalities"] += 1
        view["bag"][own_colour(patient)] += 1

    def _build(self, view: View, h: View, _seat: int, card: str, hired: int) -> None:
        view["display"].remove(card)
        self._insert(h["staff" if hired else "departments"], card)

    def _give_back(self, view: View, h: View, _seat: int, card: str, hired: int) -> None:
        h["staff" if hired else "departments"].remove(card)
        _more(view["under"], card)

    def _place(self, _view: View, h: View, _seat: int, worker: str, department: str) -> None:
        if worker in h["staff"]:
            self._insert(h["placed"], worker)
        else:
            h["nurses"] -= 1
        self._insert(h["used"], department)

    def _heal(self, _view: View, h: View, _seat: int, patient: str, becomes: str) -> None:
        self._replace(h["patients"], patient, becomes)

    _recolour = _change = _worsen = _heal

    def _discharge(self, _view: View, h: View, _seat: int, patient: str) -> None:
        h["patients"].remove(patient)
        h["lounge"][own_colour(patient)] += 1

    def _spend(self, _view: View, h: View, _seat: int, bags: int) -> None:
        h["bags"] -= bags

    def _pending(self, _view: View, h: View, _seat: int, worker: str, values: int) -> None:
        h["pending"] = worker
        h["values"] = [value for value in range(1, 7) if (values >> value) & 1]

    def _settled(self, _view: View, h: View, _seat: int) -> None:
        h["pending"] = None
        h["values"] = []

    def _ready(self, _view: View, h: View, _seat: int, ready: int) -> None:
        h["ready"] = ready

    def _spare(self, _view: View, _h: View, _seat: int, patient: str) -> None:
        """A spared patient stays as it is."""

    def _score(self, _view: View, h: View, _seat: int, source: str, points: int) -> None:
        h["points"][source] += points

    def _home(self, view: View, h: View, _seat: int) -> None:
        for colour in COLOURS:
            view["bag"][colour] += h["lounge"][colour]
            h["lounge"][colour] = 0

    def _recall(self, _view: View, h: View, _seat: int) -> None:
        h.update(used=[], placed=[], nurses=NURSES, ambulance=0)

    def _choose(self, _view: View, h: View, _seat: int, word: str) -> None:
        h["said"].append(word)

    def _complete(self, _view: View, h: View, _seat: int) -> None:
        h["said"] = []


def _more(pile: dict[str, int], card: str) -> None:
    pile[card] = pile.get(card, 0) + 1


def _fewer(pile: dict[str, int], card: str) -> None:
    pile[card] -= 1
    if not pile[card]:
        del pile[card]


def own_colour(patient: str) -> str:
    """The colour of the die a patient's word names."""
    return {"r": "red", "y": "yellow", "g": "green"}[patient[0]]
