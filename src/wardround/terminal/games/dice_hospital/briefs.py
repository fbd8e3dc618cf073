"""What happens in few words, without a subject: for a log of sentences and for previews."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from wardround.table.messages import HIDDEN, Happening
from wardround.terminal.games.dice_hospital.board import shown_colour, value_of
from wardround.text import Speech, silent

UNTOLD = silent("dice-hospital") | {"load", "unload", "shelve", "pending"}
COLOURS = {"r": "red", "y": "yellow", "g": "green"}
LEAVES = {"home": "brief-item-discharge", "dead": "brief-item-die", "bag": "brief-item-transfer"}
CONDITIONS = {"t": "treated", "m": "marked"}


def patient_name(speech: Speech, patient: str) -> str:
    """`red 2`; also says what colour another die shows and whether it was treated."""
    own, shown = COLOURS[patient[0]], COLOURS[shown_colour(patient)]
    return speech.label(
        "patient",
        colour=own,
        value=value_of(patient),
        shows="own" if own == shown else shown,
        condition=CONDITIONS.get(patient[-1], "waiting"),
    )


def parts(speech: Speech, happenings: Iterable[Happening]) -> list[str]:
    """One short clause for each kind of thing that happened in a row."""
    heard = [happening for happening in happenings if happening.name not in UNTOLD]
    told: list[str] = []
    for name, same in groupby(heard, key=lambda happening: happening.name):
        what = ", ".join(_item(speech, happening) for happening in same)
        told.append(speech.label(f"brief-{name}", what=what))
    return told


def result(speech: Speech, patient: str, becomes: str) -> str:
    """What becomes of a patient, in a clause: its new value, or how it leaves."""
    name = patient_name(speech, patient.rstrip("tm"))
    if becomes in LEAVES:
        return speech.label(LEAVES[becomes], patient=name)
    return speech.label("brief-item-becomes", patient=name, value=value_of(becomes))


def lines(speech: Speech, happenings: Iterable[Happening], names: Sequence[str]) -> list[str]:
    """A line for each hospital in turn, with its name; what happens to the table has none."""
    told: list[str] = []
    heard = [happening for happening in happenings if happening.name not in UNTOLD]
    for seat, same in groupby(heard, key=lambda happening: happening.seat):
        what = "; ".join(parts(speech, same))
        told.append(speech.label("play-log", who=names[seat], what=what) if seat >= 0 else what)
    return told


def _item(speech: Speech, happening: Happening) -> str:
    name, figures = happening.name, happening.figures
    if name == "place":
        worker = speech.name(str(figures["worker"]))
        department = speech.name(str(figures["department"]))
        return speech.label("brief-item-place", worker=worker, department=department)
    if name == "score":
        source = speech.source(str(figures["source"]))
        return speech.label("brief-item-score", points=int(figures["points"]), source=source)
    if name == "draw":
        return speech.label("brief-item-draw", colour=figures["colour"])
    if name == "recolour":
        shows = COLOURS[shown_colour(str(figures["becomes"]))]
        patient = patient_name(speech, str(figures["patient"]))
        return speech.label("brief-item-recolour", patient=patient, shows=shows)
    if "becomes" in figures:
        patient = patient_name(speech, str(figures["patient"]).rstrip("tm"))
        value = value_of(str(figures["becomes"]))
        return speech.label("brief-item-becomes", patient=patient, value=value)
    if "patient" in figures:
        patient = patient_name(speech, str(figures["patient"]).rstrip("tm"))
        ends = {"die": "brief-item-die", "discharge": "brief-item-discharge"}
        return speech.label(ends[name], patient=patient) if name in ends else patient
    thing = str(next(iter(figures.values()), ""))
    return speech.label("brief-item-hidden") if thing == HIDDEN else speech.name(thing)
