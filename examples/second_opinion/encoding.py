"""What a seat may know of Second Opinion as small numbers, for learners.

Imported only when it is asked for: with compiled rules it needs the package `librt`.
"""

from __future__ import annotations

from collections.abc import Sequence

from second_opinion.rules import (
    ALONE,
    COLLEAGUE,
    COLLEAGUES,
    COPIES,
    HAND,
    NOTHING,
    OPINIONS,
    PATIENT,
    PATIENT_COPIES,
    PATIENTS,
    WORDS,
    Doctor,
    State,
)
from wardround.table.canvas_encoding import AnyGameRows, CanvasEncoding
from wardround.table.contract.encoding import slices_of
from wardround.table.encoding.canvas import Canvas
from wardround.table.encoding.slices import Slices
from wardround.table.game import AnyGame

ACTIONS = (*range(OPINIONS), ALONE, COLLEAGUE)
OPINION_NAMES = WORDS[:OPINIONS]
PATIENT_NAMES = WORDS[PATIENT:ALONE]
LABELS: dict[str, Sequence[str]] = {
    "hand": OPINION_NAMES,
    "said": OPINION_NAMES,
    "written": OPINION_NAMES,
    "backing": WORDS[ALONE:],
    "hidden": ("hand", "said", "written"),
    "left": ("colleagues", "points"),
    "seat": ("seat-1", "seat-2", "seat-3", "seat-4"),
    "seen": ("seen",),
    "patient": PATIENT_NAMES,
    "spent": OPINION_NAMES,
    "queue": PATIENT_NAMES,
}


class Encoder:
    """Writes observations: every doctor, the one who looks on first, then the table."""

    def __init__(self, seats: int, patients: int) -> None:
        self.slices = Slices()
        self._seats = seats
        points = PATIENTS * patients
        for i in range(seats):
            for name, size, highest in (
                ("hand", OPINIONS, HAND),
                ("said", OPINIONS, 1),
                ("written", OPINIONS, 1),
                ("backing", 2, 1),
                ("hidden", 3, HAND),
                ("left", 2, max(COLLEAGUES, points)),
            ):
                self.slices.add(f"seat{i}.{name}", size, highest)
        self._doctor = self.slices.size // seats
        self._seat = self.slices.add("seat", 4, 1)
        self._seen = self.slices.add("seen", 1, patients)
        self._patient = self.slices.add("patient", PATIENTS, 1)
        self._spent = self.slices.add("spent", OPINIONS, COPIES)
        self._queue = self.slices.add("queue", PATIENTS, PATIENT_COPIES)

    def write(self, s: State, viewer: int, canvas: Canvas, part: int) -> None:
        """What a seat (or SPECTATOR) may know; all of it is one part."""
        for i in range(self._seats):
            seat = (max(viewer, 0) + i) % self._seats
            self._write_doctor(s.doctors[seat], i * self._doctor, seat == viewer, canvas)
        if viewer >= 0:
            canvas.put(self._seat + viewer, 1)
        canvas.put(self._seen, s.seen)
        if s.patient != NOTHING:
            canvas.put(self._patient + s.patient - PATIENT, 1)
        canvas.put_all(self._spent, s.spent)
        canvas.put_all(self._queue, s.queue)

    def _write_doctor(self, doctor: Doctor, at: int, own: bool, canvas: Canvas) -> None:
        hand, said, written = at, at + OPINIONS, at + 2 * OPINIONS
        backing = written + OPINIONS
        hidden, left = backing + 2, backing + 5
        if own:
            canvas.tally(hand, doctor.hand)
            if doctor.said != NOTHING:
                canvas.put(said + doctor.said, 1)
            if doctor.written != NOTHING:
                canvas.put(written + doctor.written, 1)
                canvas.put(backing + doctor.backing - ALONE, 1)
        else:
            canvas.put(hidden, len(doctor.hand))
            canvas.put(hidden + 1, int(doctor.said != NOTHING))
            canvas.put(hidden + 2, int(doctor.written != NOTHING))
        canvas.put(left, doctor.colleagues)
        canvas.put(left + 1, doctor.points)


def make_encoding(game: AnyGame, options: dict[str, str]) -> CanvasEncoding[State]:
    """The encoding of games with these options."""
    encoder = Encoder(int(options["seats"]), int(options["patients"]))
    slices = slices_of(encoder.slices.named, LABELS)

    def rows(count: int) -> AnyGameRows:
        return AnyGameRows(game, encoding, lambda: game.start(options), count)

    encoding = CanvasEncoding(game, encoder, slices, ACTIONS, len(ACTIONS), rows)
    return encoding
