"""How happenings change a view: one small method a happening, named after it."""

from __future__ import annotations

from bisect import insort
from typing import Literal, cast

from wardround.games.hospital_rush.cards.catalogue import Cards
from wardround.games.hospital_rush.rules.words import BEDS, COLOURS, TILES, Colour, Tile
from wardround.games.hospital_rush.views.derived import derive, patient_cards
from wardround.games.hospital_rush.views.types import HospitalRushView as View
from wardround.games.hospital_rush.views.types import InternView as Intern
from wardround.games.hospital_rush.views.types import tile_counts
from wardround.table.messages import Happening
from wardround.table.notation.vocabulary import Vocabulary

Thing = Colour | Literal["buck"]
# What a happening of the whole table changes: nothing.
NO_INTERN = cast(Intern, {})


class Amender:
    """Changes views by happenings: one small method a happening, named after it."""

    def __init__(self, vocabulary: Vocabulary, cards: Cards) -> None:
        self._order = {word: number for number, word in enumerate(vocabulary.words)}
        self._patients = patient_cards(cards)

    def amend(self, view: View, happening: Happening) -> None:
        """Change the view as the happening says."""
        intern = view["interns"][happening.seat] if happening.seat >= 0 else NO_INTERN
        method = getattr(self, "_" + happening.name.replace("-", "_"))
        method(view, intern, happening.seat, **happening.figures)
        derive(view, self._patients)

    def _insert(self, words: list[str], word: str) -> None:
        insort(words, word, key=self._order.__getitem__)

    def _phase(self, view: View, _i: Intern, _seat: int, round: int, phase: str) -> None:  # noqa: A002
        view["round"] = round
        view["phase"] = phase

    def _turn(self, view: View, _i: Intern, seat: int) -> None:
        view["mover"] = seat

    def _ask(self, view: View, _i: Intern, seat: int, question: str) -> None:
        view["asked"] = seat
        view["question"] = question

    def _stage(self, view: View, _i: Intern, _seat: int, stage: str) -> None:
        view["stage"] = stage

    def _first(self, view: View, _i: Intern, seat: int) -> None:
        view["first"] = seat

    def _began(self, view: View, _i: Intern, seat: int) -> None:
        view["began"] = seat

    def _cast(self, _view: View, intern: Intern, _seat: int, character: str) -> None:
        intern["character"] = character

    def _admit(self, view: View, _i: Intern, _seat: int, bed: int, patient: str) -> None:
        view["stack"].remove(patient)
        view["beds"][bed - 1]["patient"] = patient

    def _shuffle(self, view: View, _i: Intern, _seat: int) -> None:
        view["stack"], view["discards"] = view["discards"], []

    def _place(self, _view: View, intern: Intern, _seat: int, space: str, red: int) -> None:
        intern["places"].append(space)

    def _earn(self, _view: View, intern: Intern, _seat: int, bucks: int) -> None:
        intern["bucks"] += bucks

    def _pay(self, _view: View, intern: Intern, _seat: int, bucks: int) -> None:
        intern["bucks"] -= bucks

    def _fetch(self, view: View, intern: Intern, _seat: int, medicine: Colour) -> None:
        view["chest"][medicine] -= 1
        intern["medicine"][medicine] += 1

    def _sell(self, view: View, intern: Intern, _seat: int, medicine: Colour) -> None:
        view["chest"][medicine] += 1
        intern["medicine"][medicine] -= 1

    def _steal(self, view: View, intern: Intern, _seat: int, thing: Thing, whom: int) -> None:
        victim = view["interns"][whom - 1]
        if thing == "buck":
            intern["bucks"] += 1
            victim["bucks"] -= 1
        else:
            intern["medicine"][thing] += 1
            victim["medicine"][thing] -= 1

    def _hand_over(self, view: View, intern: Intern, _seat: int, bucks: int, whom: int) -> None:
        intern["bucks"] -= bucks
        view["interns"][whom - 1]["bucks"] += bucks

    def _claim(self, _view: View, intern: Intern, _seat: int, bed: int) -> None:
        intern["bed"], intern["beside"] = bed, 0

    def _join(self, _view: View, intern: Intern, _seat: int, bed: int) -> None:
        intern["bed"], intern["beside"] = bed, 1

    _alone = _claim

    def _ousted(self, _view: View, intern: Intern, _seat: int, bed: int, whom: int) -> None:
        intern["bed"] = 0

    def _treat(self, view: View, intern: Intern, _seat: int, bed: int, tile: Tile) -> None:
        view["beds"][bed - 1]["tiles"][tile] += 1
        if tile != "patch":
            intern["medicine"][tile] -= 1

    def _pilfer(self, view: View, intern: Intern, _seat: int, bed: int, medicine: Colour) -> None:
        view["beds"][bed - 1]["tiles"][medicine] -= 1
        intern["medicine"][medicine] += 1

    def _learn(self, _view: View, intern: Intern, _seat: int, skill: str) -> None:
        self._insert(intern["skills"], skill)

    def _poach(self, view: View, intern: Intern, _seat: int, skill: str, whom: int) -> None:
        view["interns"][whom - 1]["skills"].remove(skill)
        self._insert(intern["skills"], skill)

    def _exam(self, _view: View, intern: Intern, _seat: int, skills: int) -> None:
        intern["exam"] = 1

    def _score(self, _view: View, intern: Intern, _seat: int, source: str, prestige: int) -> None:
        intern["prestige"] += prestige
        intern["points"][source] += prestige

    def _cure(self, view: View, _i: Intern, _seat: int, bed: int, patient: str) -> None:
        place = view["beds"][bed - 1]
        for colour in COLOURS:
            view["chest"][colour] += place["tiles"][colour]
        place["patient"] = None
        place["tiles"] = tile_counts([0] * len(TILES))
        self._insert(view["discards"], patient)
        for intern in view["interns"]:
            if intern["bed"] == bed:
                intern["bed"], intern["beside"] = 0, 0

    _dismiss = _cure
    _discard = _cure

    def _slide(self, view: View, _i: Intern, _seat: int) -> None:
        beds = view["beds"]
        taken = [n for n, bed in enumerate(beds, 1) if bed["patient"] is not None]
        moved = {old: BEDS - len(taken) + i for i, old in enumerate(taken, 1)}
        empty = [bed for bed in beds if bed["patient"] is None]
        view["beds"] = [*empty, *(beds[n - 1] for n in taken)]
        for intern in view["interns"]:
            intern["bed"] = moved.get(intern["bed"], 0)

    def _fined(self, view: View, intern: Intern, _seat: int, times: int, bucks: int) -> None:
        intern["fines"] = times
        view["fine"] = bucks

    def _answered(self, view: View, intern: Intern, _seat: int, left: int) -> None:
        intern["fines"] = left
        if not any(other["fines"] for other in view["interns"]):
            view["fine"] = 0

    _spared = _answered

    def _owe(self, view: View, _i: Intern, seat: int, owed: int) -> None:
        view["owed"] = seat

    def _recall(self, view: View, _i: Intern, _seat: int) -> None:
        for intern in view["interns"]:
            intern["places"] = []

    def _take_card(self, view: View, _i: Intern, _seat: int, patient: str) -> None:
        view["discards"].remove(patient)
        view["beds"][0]["patient"] = patient

    def _end(self, view: View, _i: Intern, _seat: int, ended: str) -> None:
        view["ended"] = ended

    def _choose(self, view: View, _i: Intern, _seat: int, word: str) -> None:
        view["said"].append(word)

    def _complete(self, view: View, _i: Intern, _seat: int) -> None:
        view["said"] = []
