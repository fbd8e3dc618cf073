"""What a seat may know as a row of small numbers, written straight from the state."""

from __future__ import annotations

from typing import Final

from wardround.games.hospital_rush.rules.happenings import SOURCES
from wardround.games.hospital_rush.rules.ruleset import HIGHEST, LOWEST, MARKERS, Rules
from wardround.games.hospital_rush.rules.state import NONE, PHASES, QUESTIONS, STAGES, Intern, State
from wardround.games.hospital_rush.rules.words import BEDS, COLOURS, SKILLS, TILES
from wardround.native import i64
from wardround.table.encoding.canvas import Canvas
from wardround.table.encoding.slices import Slices

# Prestige by source can be below zero; it is written as so much more.
POINTS_ZERO: Final = 128
HUNDRED: Final = 100
# The parts of a row: everything but the open sentence, and that one.
SENTENCE_PART: Final = 1


class Sizes:
    """How many cards of each kind a row has places for; at least as many as the rules have."""

    __slots__ = ("characters", "patients", "spaces")

    def __init__(self, spaces: i64, characters: i64, patients: i64) -> None:
        self.spaces = spaces
        self.characters = characters
        self.patients = patients


def longest_sentence(rules: Rules) -> i64:
    """How many words a sentence can have: a space, what is picked there, and `done`."""
    longest: i64 = 2 + len(COLOURS) * rules.medicine
    for space in rules.spaces:
        longest = max(longest, 2 + 2 * space.amount)
    for patient in rules.patients:
        size: i64 = patient.size
        longest = max(longest, 3 + size)
    return longest


class InternPlaces:
    """Where the slices of one intern begin."""

    __slots__ = (
        "bed",
        "beside",
        "bucks",
        "character",
        "exam",
        "fines",
        "medicine",
        "places",
        "points",
        "prestige",
        "skills",
    )

    def __init__(self, slices: Slices, which: str, sizes: Sizes) -> None:
        self.character = slices.add(which + "character", sizes.characters, 1)
        self.bucks = slices.add(which + "bucks", 1)
        self.medicine = slices.add(which + "medicine", len(COLOURS))
        self.skills = slices.add(which + "skills", len(SKILLS), 1)
        self.exam = slices.add(which + "exam", 1, 1)
        self.bed = slices.add(which + "bed", BEDS, 1)
        self.beside = slices.add(which + "beside", 1, 1)
        self.places = slices.add(which + "places", MARKERS * sizes.spaces, 1)
        self.prestige = slices.add(which + "prestige", 1, HIGHEST - LOWEST)
        self.points = slices.add(which + "points", len(SOURCES))
        self.fines = slices.add(which + "fines", 1)


class Encoder:
    """Writes the observation of one seat for games with these rules.

    `action_of` is the action of a word, NONE if no seat says it. `sizes` has how many cards of each
    kind there is room for, `longest` how many words of a sentence. `slices` tells where all lies.
    """

    __slots__ = (
        "action_of",
        "actions",
        "asked",
        "beds",
        "began",
        "chest",
        "discards",
        "fine",
        "first",
        "interns",
        "mover",
        "owed",
        "phase",
        "question",
        "round",
        "rules",
        "said",
        "seat",
        "sentence",
        "sizes",
        "slices",
        "stack",
        "stage",
        "tiles",
        "words",
    )

    def __init__(
        self, rules: Rules, action_of: list[int], actions: i64, sizes: Sizes, longest: i64
    ) -> None:
        self.rules = rules
        self.action_of = action_of
        self.actions = actions
        self.sizes = sizes
        self.words = longest
        slices = Slices()
        self.slices = slices
        seats = rules.seats
        self.interns = [InternPlaces(slices, f"seat{i}.", sizes) for i in range(seats)]
        self.seat = slices.add("seat", seats, 1)
        self.round = slices.add("round", 2)
        self.phase = slices.add("phase", len(PHASES), 1)
        self.question = slices.add("question", len(QUESTIONS), 1)
        self.stage = slices.add("stage", len(STAGES), 1)
        self.began = slices.add("began", seats, 1)
        self.first = slices.add("first", seats, 1)
        self.mover = slices.add("mover", seats, 1)
        self.asked = slices.add("asked", seats, 1)
        self.owed = slices.add("owed", seats, 1)
        self.fine = slices.add("fine", 1)
        self.beds = slices.add("beds", BEDS * sizes.patients, 1)
        self.tiles = slices.add("tiles", BEDS * len(TILES))
        self.chest = slices.add("chest", len(COLOURS))
        self.stack = slices.add("stack", sizes.patients, 1)
        self.discards = slices.add("discards", sizes.patients, 1)
        self.said = slices.add_words("said", self.words)
        self.sentence = slices.add("sentence", actions)

    def write(self, s: State, viewer: i64, canvas: Canvas, part: i64) -> None:
        """Write what a seat (or a spectator, NONE) may know into the row that was begun there."""
        if part < SENTENCE_PART:
            self._write_all(s, viewer, canvas)
            canvas.mark(SENTENCE_PART)
        if s.said:
            canvas.put_words(self.said, s.said, self.words)
            if viewer == s.asked:
                canvas.tally_by(self.sentence, s.said, self.action_of)

    def _write_all(self, s: State, viewer: i64, canvas: Canvas) -> None:
        """Write everything but the open sentence."""
        seats = self.rules.seats
        nearest = 0 if viewer == NONE else viewer
        for i in range(seats):
            self._write_intern(s.interns[(nearest + i) % seats], self.interns[i], canvas)
        if viewer != NONE:
            canvas.put(self.seat + viewer, 1)
        self._write_seat(self.began, s.began, nearest, canvas)
        self._write_seat(self.first, s.first, nearest, canvas)
        self._write_seat(self.mover, s.mover, nearest, canvas)
        self._write_seat(self.asked, s.asked, nearest, canvas)
        self._write_seat(self.owed, s.owed, nearest, canvas)
        self._write_table(s, canvas)

    def write_mask(self, words: list[int], canvas: Canvas) -> None:
        """Write which actions these legal words are into the row that was begun."""
        canvas.tally_by(0, words, self.action_of)

    def _write_seat(self, at: i64, seat: i64, nearest: i64, canvas: Canvas) -> None:
        """A seat, counted from the one that looks on."""
        if seat != NONE:
            canvas.put(at + (seat - nearest) % self.rules.seats, 1)

    def _write_intern(self, intern: Intern, at: InternPlaces, canvas: Canvas) -> None:
        if intern.character != NONE:
            canvas.put(at.character + intern.character, 1)
        canvas.put(at.bucks, intern.bucks)
        canvas.put_all(at.medicine, intern.medicine)
        canvas.put_bits(at.skills, intern.skills, len(SKILLS))
        canvas.put(at.exam, intern.exam)
        if intern.bed != NONE:
            canvas.put(at.bed + intern.bed, 1)
        canvas.put(at.beside, intern.beside)
        place = at.places - self.rules.space_word
        for word in intern.places:
            canvas.put(place + word, 1)
            place += self.sizes.spaces
        prestige: i64 = intern.prestige
        canvas.put(at.prestige, prestige - LOWEST)
        source = at.points
        for points in intern.points:
            canvas.put(source, POINTS_ZERO + points)
            source += 1
        canvas.put(at.fines, intern.fines)

    def _write_table(self, s: State, canvas: Canvas) -> None:
        canvas.put(self.round, s.round // HUNDRED)
        canvas.put(self.round + 1, s.round % HUNDRED)
        canvas.put(self.phase + s.phase, 1)
        canvas.put(self.question + s.question, 1)
        canvas.put(self.stage + s.stage, 1)
        canvas.put(self.fine, s.fine)
        place = self.beds
        for card in s.beds:
            if card != NONE:
                canvas.put(place + card, 1)
            place += self.sizes.patients
        canvas.put_all(self.tiles, s.tiles)
        canvas.put_all(self.chest, s.chest)
        canvas.put_all(self.stack, s.unseen)
        canvas.put_all(self.discards, s.discards)
