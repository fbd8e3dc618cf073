"""A state from a view: every rule of what a position can be is checked here, and only here."""

from __future__ import annotations

from collections import Counter
from typing import NoReturn

from wardround.games.hospital_rush.rules import discharge, flow, placing
from wardround.games.hospital_rush.rules.beds import (
    beside,
    fits,
    own_patient,
    tiles_on,
    treating,
)
from wardround.games.hospital_rush.rules.goods import any_medicine, has
from wardround.games.hospital_rush.rules.happenings import SOURCES
from wardround.games.hospital_rush.rules.ruleset import (
    HIGHEST,
    JOIN,
    LOWEST,
    MARKERS,
    PILFER,
    STARTING_BUCKS,
    TURN_OVER,
    Rules,
)
from wardround.games.hospital_rush.rules.state import (
    ACTED,
    ADMIT,
    CHARACTERS,
    DISCHARGE,
    NONE,
    NOTHING,
    OVER,
    PHASES,
    PLACE,
    STAGES,
    STARTER,
    TO_ACT,
    TO_CLAIM,
    TO_PICK_CARD,
    TO_TREAT,
    Intern,
    State,
    new_state,
)
from wardround.games.hospital_rush.rules.words import (
    BEDS,
    COLOURS,
    PHARMACY,
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

BEFORE_ROUNDS = (STARTER, CHARACTERS)
FOLLOWS = {TO_TREAT: PILFER, TO_PICK_CARD: TURN_OVER, TO_CLAIM: TURN_OVER}


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
        self.check_round()
        self.check_characters()
        self.check_markers()
        self.check_places()
        self.check_order()
        self.check_stage()
        self.check_punishments()
        self.find_who_is_asked()
        self.say_open_sentence()
        return s

    def not_now(self, where: object, field: str) -> NoReturn:
        wrong("position-not-now", where=str(where), field=field, phase=self.view["phase"])

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

    def check_round(self) -> None:
        s = self.s
        played = s.phase in (PLACE, DISCHARGE, OVER)
        if (played and not s.round) or (s.phase in BEFORE_ROUNDS and s.round):
            self.not_now("table", "round")
        if s.rules.rounds and s.round > s.rules.rounds - int(s.phase == ADMIT):
            self.not_now("table", "round")
        self.check_starter()
        if s.phase == OVER and not discharge.goal_reached(s) and s.round != s.rules.rounds:
            self.not_now("table", "phase")
        self.check_beds()
        if not s.round:
            self.check_nothing_yet()

    def check_starter(self) -> None:
        s = self.s
        drawing = s.phase == STARTER
        if drawing and s.rules.first != NONE:
            self.not_now("table", "phase")
        named = s.phase == CHARACTERS and s.rules.first != NONE
        if (s.first == NONE) != drawing or (named and s.first != s.rules.first):
            self.not_now("table", "first")
        if (s.began == NONE) != drawing:
            self.not_now("table", "began")

    def check_beds(self) -> None:
        s = self.s
        empty = s.beds.count(NONE)
        if s.phase in BEFORE_ROUNDS and empty < BEDS:
            self.not_now("table", "beds")
        if s.phase == ADMIT and not empty:
            self.not_now("table", "beds")
        if s.phase == ADMIT and not any(s.unseen):
            self.not_now("table", "discards")
        if not s.round and any(s.discards):
            self.not_now("table", "discards")

    def check_nothing_yet(self) -> None:
        for where, intern in enumerate(self.s.interns, 1):
            if intern.skills or intern.exam or any(intern.points):
                self.not_now(where, "points" if any(intern.points) else "skills")
            if any(intern.medicine) or intern.bucks != STARTING_BUCKS:
                self.not_now(where, "bucks")
        if any(self.s.tiles):
            self.not_now("table", "tiles")

    def check_characters(self) -> None:
        s = self.s
        dealt = [intern.character for intern in s.interns if intern.character != NONE]
        if len(set(dealt)) != len(dealt):
            wrong("position-characters")
        if s.phase in (STARTER, CHARACTERS):
            order = range(s.rules.seats)
            first = max(0, s.first)
            got = [s.interns[(first + i) % len(order)].character != NONE for i in order]
            right = got == sorted(got, reverse=True) and not all(got)
            right = right and (s.phase == CHARACTERS or not any(got))
        else:
            right = len(dealt) == len(s.interns)
        if not right:
            self.not_now("1", "character")

    def check_markers(self) -> None:
        s = self.s
        for seat, intern in enumerate(s.interns):
            alone = intern.bed == NONE or s.beds[intern.bed] == NONE
            if (intern.bed != NONE or intern.beside) and alone:
                self.not_now(seat + 1, "bed")
            if intern.beside and not self.may_join(seat):
                self.not_now(seat + 1, "beside")
        for bed in range(BEDS):
            markers = [i for i in s.interns if i.bed == bed and not i.beside]
            joined = beside(s, bed) != NONE
            if len(markers) > 1 or (joined and treating(s, bed) == NONE):
                wrong("position-markers", bed=bed + 1)

    def may_join(self, seat: int) -> bool:
        own = placing.own_words(self.s, seat) if self.s.interns[seat].character != NONE else []
        return any(placing.space_of(self.rules, word).hook == JOIN for word in own)

    def check_places(self) -> None:
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

    def check_order(self) -> None:
        """Markers are placed in order from whoever began; the mover is the next or the last."""
        s = self.s
        seats = len(s.interns)
        if s.phase not in (PLACE, DISCHARGE, OVER):
            if s.mover != NONE:
                self.not_now("table", "mover")
            return
        count = placing.placed(s)
        for i in range(seats):
            seat = (s.began + i) % seats
            if len(s.interns[seat].places) != (count - i + seats - 1) // seats:
                self.not_now(seat + 1, "places")
        if s.phase != PLACE and count != MARKERS * seats:
            self.not_now("table", "phase")
        if s.phase == PLACE:
            turn = count if s.stage == TO_ACT else count - 1
            done = turn < 0 or turn >= MARKERS * seats
            if done or s.mover != (s.began + turn) % seats:
                self.not_now("table", "mover")
        elif (s.mover == NONE) != (s.phase == OVER):
            self.not_now("table", "mover")

    def check_stage(self) -> None:
        s = self.s
        right = s.phase in (PLACE, DISCHARGE) or s.stage == TO_ACT
        if s.stage in FOLLOWS and s.phase == PLACE:
            last = placing.space_of(self.rules, s.interns[s.mover].places[-1])
            right = last.hook == FOLLOWS[s.stage]
            if s.stage == TO_PICK_CARD:
                right = right and s.beds[0] == NONE
            if s.stage == TO_CLAIM:
                right = right and s.beds[0] != NONE and treating(s, 0) == NONE
        elif s.stage in FOLLOWS:
            right = False
        if not right:
            self.not_now("table", "stage")

    def check_punishments(self) -> None:
        s = self.s
        fined = [seat for seat, intern in enumerate(s.interns) if intern.fines]
        at_work = s.phase == PLACE and s.stage == ACTED
        if fined and (not at_work or s.mover in fined):
            self.not_now(fined[0] + 1, "fines")
        if bool(fined) != bool(s.fine):
            self.not_now("table", "fine")
        if s.owed != NONE:
            able = has(s.interns[s.owed], PHARMACY) and any_medicine(s.chest)
            after = s.phase in (PLACE, DISCHARGE) and s.stage in (ACTED, TO_PICK_CARD)
            if not able or not after or own_patient(s, s.owed) != NONE:
                self.not_now("table", "owed")

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
