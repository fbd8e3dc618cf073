"""A state from a view: words into numbers, medicine and cards counted, and every check."""

from __future__ import annotations

from collections import Counter
from typing import NoReturn

from wardround.games.hospital_rush.notation.checks import (
    check_characters,
    check_markers,
    check_order,
    check_punishments,
    check_round,
    check_stage,
    not_now,
)
from wardround.games.hospital_rush.rules import flow, placing
from wardround.games.hospital_rush.rules.beds import (
    fits,
    tiles_on,
)
from wardround.games.hospital_rush.rules.goods import has
from wardround.games.hospital_rush.rules.happenings import SOURCES
from wardround.games.hospital_rush.rules.ruleset import (
    HIGHEST,
    LOWEST,
    Rules,
)
from wardround.games.hospital_rush.rules.state import (
    DISCHARGE,
    NONE,
    NOTHING,
    OVER,
    PHASES,
    PLACE,
    STAGES,
    Intern,
    State,
    new_state,
)
from wardround.games.hospital_rush.rules.words import (
    BEDS,
    COLOURS,
    SKILL,
    SKILLS,
    TILES,
)
from wardround.games.hospital_rush.views.types import (
    HospitalRushPosition,
    HospitalRushView,
    InternView,
)
from wardround.table.notation.sections import wrong
from wardround.table.notation.vocabulary import Vocabulary


def build(
    view: HospitalRushView | HospitalRushPosition, rules: Rules, vocabulary: Vocabulary
) -> State:
    """The state of a view; BadPosition says why no game can be there.

    Medicine in the chest, cards in the stack and who is asked are worked out, not read.
    """
    return _Builder(view, rules, vocabulary).build()


class _Builder:
    def __init__(
        self, view: HospitalRushView | HospitalRushPosition, rules: Rules, vocabulary: Vocabulary
    ) -> None:
        self.view = view
        self.rules = rules
        self.vocabulary = vocabulary
        self.s = new_state(rules)

    def build(self) -> State:
        s, view = self.s, self.view
        s.phase = PHASES.index(view["phase"])
        s.round = view["round"]
        s.began, s.first, s.mover = view["began"], view["first"], view["mover"]
        s.stage = STAGES.index(view["stage"])
        s.owed, s.fine = view["owed"], view["fine"]
        s.interns = [self.intern(n, intern) for n, intern in enumerate(view["interns"], 1)]
        self.read_beds()
        self.count_medicine()
        check_round(s)
        check_characters(s)
        check_markers(s)
        self.read_places()
        check_order(s)
        check_stage(s)
        check_punishments(s)
        self.find_who_is_asked()
        self.say_open_sentence()
        return s

    def not_now(self, where: object, field: str) -> NoReturn:
        not_now(self.s, where, field)

    def number(self, where: object, field: str, word: str, first: int, count: int) -> int:
        number = self.vocabulary.number(word) - first
        if not 0 <= number < count:
            wrong("position-card", where=str(where), field=field, word=word)
        return number

    def intern(self, where: int, view: InternView) -> Intern:
        rules = self.rules
        intern = Intern(
            [view["medicine"][colour] for colour in COLOURS],
            self.vocabulary.numbers(view["places"]),
            [view["points"][source] for source in SOURCES],
        )
        if view["character"] is not None:
            word = view["character"]
            first, count = rules.character_word, rules.characters
            intern.character = self.number(where, "character", word, first, count)
        for word in view["skills"]:
            skill = self.number(where, "skills", word, SKILL, len(SKILLS))
            if has(intern, skill):
                wrong("position-card", where=str(where), field="skills", word=word)
            intern.skills |= 1 << skill
        intern.bucks, intern.exam, intern.fines = view["bucks"], view["exam"], view["fines"]
        intern.bed, intern.beside = view["bed"] - 1, view["beside"]
        intern.prestige = view["prestige"]
        if not LOWEST <= sum(intern.points) <= HIGHEST:
            text = ".".join(str(n) for n in intern.points)
            allowed = f"{LOWEST}..{HIGHEST}"
            wrong("position-value", where=str(where), field="points", value=text, allowed=allowed)
        return intern

    def read_beds(self) -> None:
        s, rules = self.s, self.rules
        first, count = rules.patient_word, len(rules.patients)
        for word in self.view["discards"]:
            self.draw(self.number("table", "discards", word, first, count))
            s.discards[self.number("table", "discards", word, first, count)] = 1
        for bed, view in enumerate(self.view["beds"]):
            s.tiles[4 * bed : 4 * bed + 4] = [view["tiles"][tile] for tile in TILES]
            if view["patient"] is not None:
                s.beds[bed] = self.number("table", "beds", view["patient"], first, count)
                self.draw(s.beds[bed])
                fine = fits(rules.patients[s.beds[bed]], tiles_on(s, bed))
            else:
                fine = not any(tiles_on(s, bed))
            if not fine:
                wrong("position-tiles", bed=bed + 1, patient=view["patient"] or "")

    def draw(self, card: int) -> None:
        if not self.s.unseen[card]:
            word = self.vocabulary.word(self.rules.patient_word + card)
            wrong("position-copies", card=word, copies=1)
        self.s.unseen[card] = 0

    def count_medicine(self) -> None:
        s = self.s
        for colour in range(3):
            held = sum(intern.medicine[colour] for intern in s.interns)
            held += sum(s.tiles[4 * bed + 1 + colour] for bed in range(BEDS))
            s.chest[colour] -= held
            if s.chest[colour] < 0:
                most = self.rules.medicine
                wrong("position-medicine", colour=COLOURS[colour], medicine=most)

    def read_places(self) -> None:
        s, rules = self.s, self.rules
        playing = s.phase in (PLACE, DISCHARGE, OVER)
        for seat, intern in enumerate(s.interns):
            if intern.places and not playing:
                self.not_now(seat + 1, "places")
            own = placing.own_words(s, seat) if playing else []
            for word, times in Counter(intern.places).items():
                number = self.number(
                    seat + 1,
                    "places",
                    self.vocabulary.word(word),
                    rules.space_word,
                    len(rules.spaces),
                )
                space = rules.spaces[number]
                fine = number in rules.in_play or word in own
                if number < rules.board:
                    s.crowd[number] += times
                    times = s.crowd[number]
                if not fine or (space.limit and times > space.limit):
                    text = self.vocabulary.word(word)
                    wrong("position-space", where=str(seat + 1), word=text)

    def find_who_is_asked(self) -> None:
        """Somebody must be asked, or chance be due; nothing may be left that follows by itself."""
        s = self.s
        s.asked, s.question = NONE, NOTHING
        if s.phase in (PLACE, DISCHARGE) and flow.step(s):
            wrong("position-stuck", phase=self.view["phase"])

    def say_open_sentence(self) -> None:
        s = self.s
        for word in self.view["said"]:
            number = self.vocabulary.number(word)
            if s.asked == NONE or number not in flow.legal(s, s.asked):
                wrong("position-said", where="table", word=word)
            flow.apply(s, s.asked, number)
        if self.vocabulary.numbers(self.view["said"]) != s.said:
            wrong("position-said", where="table", word=self.view["said"][-1])
