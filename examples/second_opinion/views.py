"""What a seat may know of Second Opinion, how happenings change it, and states that agree."""

from __future__ import annotations

from random import Random
from typing import TypedDict

from second_opinion import rules
from second_opinion.rules import ALONE, COLLEAGUE, NOTHING, WORDS, Doctor, State
from wardround.table.messages import HIDDEN, Happening


class DoctorView(TypedDict):
    """A doctor. What others may not know is `hidden`."""

    hand: list[str]
    said: str | None
    written: str | None
    backing: str | None
    colleagues: int
    points: int


class SecondOpinionView(TypedDict):
    """What a seat may know. `seen`: how many patients were turned up."""

    options: dict[str, str]
    seat: int
    seen: int
    patient: str | None
    spent: dict[str, int]
    queue: dict[str, int]
    doctors: list[DoctorView]


def see(s: State, seat: int) -> SecondOpinionView:
    """What this seat may know."""
    return {
        "options": dict(s.options),
        "seat": seat,
        "seen": s.seen,
        "patient": _word(s.patient),
        "spent": {WORDS[n]: count for n, count in enumerate(s.spent) if count},
        "queue": {WORDS[rules.PATIENT + n]: count for n, count in enumerate(s.queue) if count},
        "doctors": [_see_doctor(d, own == seat) for own, d in enumerate(s.doctors)],
    }


def _see_doctor(doctor: Doctor, own: bool) -> DoctorView:
    def shown(word: int) -> str | None:
        return _word(word) if own or word == NOTHING else HIDDEN

    return {
        "hand": [WORDS[word] if own else HIDDEN for word in doctor.hand],
        "said": shown(doctor.said),
        "written": shown(doctor.written),
        "backing": shown(doctor.backing),
        "colleagues": doctor.colleagues,
        "points": doctor.points,
    }


def _word(number: int) -> str | None:
    return None if number == NOTHING else WORDS[number]


def amend(view: SecondOpinionView, happening: Happening) -> None:
    """Change a view by a happening."""
    if happening.name == "turn-up":
        patient = str(happening.figures["patient"])
        _count(view["queue"], patient, -1)
        view["patient"] = patient
        view["seen"] += 1
    elif happening.seat >= 0:
        _amend_doctor(view, view["doctors"][happening.seat], happening)


def _amend_doctor(view: SecondOpinionView, doctor: DoctorView, happening: Happening) -> None:
    card, backing = (str(happening.figures.get(figure, "")) for figure in ("card", "backing"))
    if happening.name == "deal":
        doctor["hand"] = sorted([*doctor["hand"], card], key=_order)
    elif happening.name == "begin":
        doctor["said"] = card
    elif happening.name == "write":
        doctor["hand"].remove(card)
        doctor["said"] = None
        doctor["written"], doctor["backing"] = card, backing
    elif happening.name == "show":
        _count(view["spent"], card, 1)
        doctor["colleagues"] -= backing == "colleague"
        doctor["written"], doctor["backing"] = None, None
        view["patient"] = None
    elif happening.name == "treat":
        doctor["points"] += int(happening.figures["points"])


def _order(word: str) -> int:
    return WORDS.index(word) if word in WORDS else 0


def _count(counts: dict[str, int], word: str, change: int) -> None:
    """Change a count; words of which there are none are left out, the rest stay in order."""
    counts[word] = counts.get(word, 0) + change
    kept = sorted((n for n in counts if counts[n]), key=_order)
    ordered = {name: counts[name] for name in kept}
    counts.clear()
    counts.update(ordered)


def resample(view: SecondOpinionView, rng: Random) -> State:
    """A state this view could be of: opinions that its seat cannot see are dealt anew."""
    state = State(dict(view["options"]))
    state.seen = view["seen"]
    state.patient = _number(view["patient"])
    for word, count in view["spent"].items():
        state.spent[WORDS.index(word)] = count
    state.queue = [view["queue"].get(f"patient-{n}", 0) for n in range(1, rules.PATIENTS + 1)]
    unseen = [n for n, left in enumerate(_unseen(view)) for _ in range(left)]
    rng.shuffle(unseen)
    state.doctors = [_doctor(shown, unseen, rng) for shown in view["doctors"]]
    state.deck = [unseen.count(n) for n in range(rules.OPINIONS)]
    return state


def _unseen(view: SecondOpinionView) -> list[int]:
    left = [rules.COPIES - view["spent"].get(f"opinion-{n}", 0) for n in range(1, 11)]
    for shown in view["doctors"]:
        for word in (*shown["hand"], shown["written"]):
            if word is not None and word != HIDDEN:
                left[WORDS.index(word)] -= 1
    return left


def _doctor(shown: DoctorView, unseen: list[int], rng: Random) -> Doctor:
    doctor = Doctor()
    doctor.colleagues, doctor.points = shown["colleagues"], shown["points"]
    doctor.hand = sorted(unseen.pop() if w == HIDDEN else _number(w) for w in shown["hand"])
    doctor.written = unseen.pop() if shown["written"] == HIDDEN else _number(shown["written"])
    doctor.said = rng.choice(doctor.hand) if shown["said"] == HIDDEN else _number(shown["said"])
    backings = (ALONE, COLLEAGUE) if doctor.colleagues else (ALONE,)
    hidden = shown["backing"] == HIDDEN
    doctor.backing = rng.choice(backings) if hidden else _number(shown["backing"])
    return doctor


def _number(word: str | None) -> int:
    return NOTHING if word is None else WORDS.index(word)
