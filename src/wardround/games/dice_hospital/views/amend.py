"""How happenings change a view: one small method a happening, named after it."""

from __future__ import annotations

from bisect import insort
from typing import cast

from wardround.games.dice_hospital.rules.kinds import COLOURS, Colour
from wardround.games.dice_hospital.rules.ruleset import COLUMNS, NURSES
from wardround.games.dice_hospital.views.types import DiceHospitalView as View
from wardround.games.dice_hospital.views.types import HospitalView as Hospital
from wardround.table.messages import HIDDEN, Happening
from wardround.table.notation.vocabulary import Vocabulary

INITIALS = {colour[0]: colour for colour in COLOURS}
# What a happening of the whole table changes: nothing.
NO_HOSPITAL = cast(Hospital, {})


class Amender:
    """Changes views by happenings: one small method a happening, named after it."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._order = {word: number for number, word in enumerate(vocabulary.words)}
        self._order[HIDDEN] = len(vocabulary)

    def amend(self, view: View, happening: Happening) -> None:
        """Change the view as the happening says."""
        hospital = view["hospitals"][happening.seat] if happening.seat >= 0 else NO_HOSPITAL
        method = getattr(self, "_" + happening.name.replace("-", "_"))
        method(view, hospital, happening.seat, **happening.figures)

    def _insert(self, words: list[str], word: str) -> None:
        insort(words, word, key=self._order.__getitem__)

    def _replace(self, words: list[str], old: str, new: str) -> None:
        words.remove(old)
        self._insert(words, new)

    def _phase(self, view: View, _h: Hospital, _seat: int, round: int, phase: str) -> None:  # noqa: A002
        view["round"] = round
        view["phase"] = phase

    def _turn(self, view: View, _h: Hospital, seat: int) -> None:
        view["mover"] = seat

    def _first(self, view: View, _h: Hospital, seat: int) -> None:
        view["first"] = seat

    def _reveal(self, view: View, _h: Hospital, _seat: int, card: str, from_under: int) -> None:
        self._insert(view["display"], card)
        _fewer(view["under" if from_under else "unseen"], card)

    def _shelve(self, view: View, _h: Hospital, _seat: int, card: str) -> None:
        view["display"].remove(card)
        _more(view["under"], card)

    def _draw(self, view: View, h: Hospital, _seat: int, colour: Colour) -> None:
        view["bag"][colour] -= 1
        self._insert(h["hand"], colour)

    def _settle(self, _view: View, h: Hospital, _seat: int, patient: str) -> None:
        h["hand"].remove(own_colour(patient))
        self._insert(h["patients"], patient)

    def _deal(self, _view: View, h: Hospital, _seat: int, administrator: str) -> None:
        self._insert(h["hand"], administrator)

    def _keep(self, _view: View, h: Hospital, _seat: int, administrator: str) -> None:
        h["administrator"] = administrator

    def _appoint(self, _view: View, h: Hospital, _seat: int, administrator: str) -> None:
        h["administrator"] = administrator
        h["hand"] = []

    def _roll(self, view: View, _h: Hospital, _seat: int, patient: str) -> None:
        view["bag"][own_colour(patient)] -= 1
        self._insert(view["intake"], patient)

    def _load(self, view: View, _h: Hospital, _seat: int, ambulance: int, patient: str) -> None:
        view["intake"].remove(patient)
        self._insert(view["ambulances"][ambulance - 1], patient)

    def _take(self, view: View, h: Hospital, _seat: int, ambulance: int) -> None:
        h["ambulance"] = ambulance
        h["incoming"] = view["ambulances"][ambulance - 1]
        view["ambulances"][ambulance - 1] = []

    def _unload(self, view: View, _h: Hospital, _seat: int, ambulance: int, patient: str) -> None:
        view["ambulances"][ambulance - 1].remove(patient)
        view["bag"][own_colour(patient)] += 1

    def _gain(self, _view: View, h: Hospital, _seat: int, bags: int) -> None:
        h["bags"] += bags

    def _admit(self, _view: View, h: Hospital, _seat: int, patient: str) -> None:
        h["incoming"].remove(patient)
        self._insert(h["patients"], patient)

    def _die(self, view: View, h: Hospital, _seat: int, patient: str) -> None:
        h["patients"].remove(patient)
        h["fatalities"] += 1
        view["bag"][own_colour(patient)] += 1

    def _build(self, view: View, h: Hospital, _seat: int, card: str, hired: int) -> None:
        view["display"].remove(card)
        self._insert(h["staff" if hired else "departments"], card)

    def _give_back(self, view: View, h: Hospital, _seat: int, card: str, hired: int) -> None:
        h["staff" if hired else "departments"].remove(card)
        _more(view["under"], card)

    def _place(self, _view: View, h: Hospital, _seat: int, worker: str, department: str) -> None:
        if worker in h["staff"]:
            self._insert(h["placed"], worker)
        else:
            h["nurses"] -= 1
        self._insert(h["used"], department)

    def _heal(self, _view: View, h: Hospital, _seat: int, patient: str, becomes: str) -> None:
        self._replace(h["patients"], patient, becomes)

    _recolour = _change = _worsen = _treat = _heal

    def _discharge(self, _view: View, h: Hospital, _seat: int, patient: str) -> None:
        h["patients"].remove(patient)
        h["lounge"][own_colour(patient)] += 1

    def _spend(self, _view: View, h: Hospital, _seat: int, bags: int) -> None:
        h["bags"] -= bags

    def _pending(self, _view: View, h: Hospital, _seat: int, worker: str, values: int) -> None:
        h["pending"] = worker
        h["values"] = [value for value in range(1, 7) if (values >> value) & 1]

    def _settled(self, _view: View, h: Hospital, _seat: int) -> None:
        h["pending"] = None
        h["values"] = []

    def _ready(self, _view: View, h: Hospital, _seat: int, ready: int) -> None:
        h["ready"] = ready

    def _spare(self, _view: View, _h: Hospital, _seat: int, patient: str) -> None:
        """A spared patient stays as it is."""

    def _score(self, _view: View, h: Hospital, _seat: int, source: str, points: int) -> None:
        h["points"][source] += points

    def _home(self, view: View, h: Hospital, _seat: int) -> None:
        for colour in COLOURS:
            view["bag"][colour] += h["lounge"][colour]
            h["lounge"][colour] = 0
            view["filed"][colour] = 0

    def _recall(self, view: View, h: Hospital, _seat: int) -> None:
        h["used"] = []
        h["placed"] = []
        h["nurses"] = view["crew"] = NURSES
        h["ambulance"] = 0

    def _choose(self, _view: View, h: Hospital, _seat: int, word: str) -> None:
        h["said"].append(word)

    def _complete(self, _view: View, h: Hospital, _seat: int) -> None:
        h["said"] = []

    def _join(self, view: View, _h: Hospital, _seat: int, card: str) -> None:
        _more(view["unseen"], card)
        _more(view["joined"], card)

    def _leave(self, view: View, _h: Hospital, _seat: int, card: str) -> None:
        _fewer(view["unseen"], card)
        _more(view["left"], card)

    def _report(self, view: View, _h: Hospital, _seat: int, report: str, place: int) -> None:
        view["reports"][place] = report

    def _fulfil(self, view: View, _h: Hospital, _seat: int, report: str, column: int) -> None:
        view["reports"][column] = view["reports"][column + COLUMNS]
        view["reports"][column + COLUMNS] = None

    def _filed(self, view: View, _h: Hospital, _seat: int, colour: Colour, dice: int) -> None:
        view["filed"][colour] += dice

    def _event(self, view: View, _h: Hospital, _seat: int, event: str) -> None:
        view["event"] = event
        self._insert(view["events"], event)

    def _event_over(self, view: View, _h: Hospital, _seat: int) -> None:
        view["event"] = None

    def _crew(self, view: View, h: Hospital, _seat: int, nurses: int) -> None:
        h["nurses"] = view["crew"] = nurses

    def _arrive(self, view: View, h: Hospital, _seat: int, patient: str) -> None:
        view["bag"][own_colour(patient)] -= 1
        self._insert(h["incoming"], patient)

    def _bring(self, view: View, h: Hospital, _seat: int, patient: str) -> None:
        view["intake"].remove(patient)
        self._insert(h["incoming"], patient)

    def _send_back(self, view: View, _h: Hospital, _seat: int, patient: str) -> None:
        view["intake"].remove(patient)
        view["bag"][own_colour(patient)] += 1

    def _transfer(self, view: View, h: Hospital, _seat: int, patient: str) -> None:
        h["patients"].remove(patient)
        view["bag"][own_colour(patient)] += 1

    def _welcome(self, view: View, h: Hospital, _seat: int, patient: str) -> None:
        view["bag"][own_colour(patient)] -= 1
        self._insert(h["patients"], patient)

    def _name(self, _view: View, h: Hospital, _seat: int, worker: str) -> None:
        h["named"] = worker

    def _unname(self, _view: View, h: Hospital, _seat: int) -> None:
        h["named"] = None

    def _admissions(self, _view: View, h: Hospital, _seat: int, left: int) -> None:
        h["admissions"] = left

    def _rolling(self, view: View, _h: Hospital, seat: int) -> None:
        view["rolling"] = seat

    def _relieve(self, _view: View, h: Hospital, _seat: int, fatalities: int) -> None:
        h["fatalities"] -= fatalities

    def _pick_up(self, view: View, h: Hospital, _seat: int, patient: str, space: str) -> None:
        self._transfer(view, h, _seat, patient)
        _fewer(view["spaces"], space)


def _more(pile: dict[str, int], card: str) -> None:
    pile[card] = pile.get(card, 0) + 1


def _fewer(pile: dict[str, int], card: str) -> None:
    pile[card] -= 1
    if not pile[card]:
        del pile[card]


def own_colour(patient: str) -> Colour:
    """The colour of the die a patient's word names."""
    return INITIALS[patient[0]]
