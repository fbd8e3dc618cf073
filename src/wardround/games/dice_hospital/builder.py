"""A state from a view: every rule of what a position can be is checked here, and only here."""

from __future__ import annotations

from collections import Counter
from typing import NoReturn

from wardround.games.dice_hospital import flow, intake, setup
from wardround.games.dice_hospital.happenings import SOURCES
from wardround.games.dice_hospital.kinds import (
    COLOURS,
    KINDS,
    MARKED,
    OWN,
    OWN_COLOURED,
    WAITING,
)
from wardround.games.dice_hospital.positions import wrong
from wardround.games.dice_hospital.rules import (
    ANYONE,
    BEDS,
    DICE_IN_AMBULANCE,
    MATCH,
    NURSES,
    ROUNDS,
    Rules,
)
from wardround.games.dice_hospital.state import (
    ACTIVATE,
    ARRANGE,
    DEAL,
    EXTRA,
    EXTRA_DEPARTMENT,
    EXTRA_SPECIALIST,
    FIRST_PLAYER,
    IMPROVE,
    KEEP,
    NONE,
    OVER,
    OVERFLOW,
    PHASES,
    RETURN,
    REVEAL,
    ROLL,
    SPARE,
    STARTING_DICE,
    STARTING_VALUES,
    TAKE,
    Hospital,
    State,
    intake_size,
    new_state,
)
from wardround.games.dice_hospital.words import COLOUR
from wardround.table.game import View
from wardround.table.vocabulary import Vocabulary

SETUP = (FIRST_PLAYER, STARTING_DICE, STARTING_VALUES, DEAL, KEEP)
REVEALS = (REVEAL, EXTRA, EXTRA_DEPARTMENT, EXTRA_SPECIALIST)
TOGETHER = (STARTING_VALUES, KEEP, OVERFLOW, ACTIVATE, SPARE)
WITH_AMBULANCE = (OVERFLOW, IMPROVE, RETURN, ACTIVATE, SPARE, OVER)
AT_WORK = (ACTIVATE, SPARE, OVER)


def build(view: View, rules: Rules, vocabulary: Vocabulary) -> State:
    """The state of a view with nothing hidden; BadPosition says why no game can be there.

    Dice in the bag and unseen cards are counted, not read.
    """
    return _Builder(view, rules, vocabulary).build()


class _Builder:
    def __init__(self, view: View, rules: Rules, vocabulary: Vocabulary) -> None:
        self.view = view
        self.rules = rules
        self.vocabulary = vocabulary
        self.s = new_state(rules)

    def build(self) -> State:
        s, view = self.s, self.view
        s.phase = PHASES.index(view["phase"])
        s.round = view["round"]
        s.first = view["first"]
        s.mover = view["mover"]
        self.check_round()
        s.intake = self.kinds("table", "intake", view["intake"])
        s.ambulances = [self.kinds("table", "ambulances", dice) for dice in view["ambulances"]]
        s.display = self.vocabulary.numbers(view["display"])
        s.hospitals = [self.hospital(n, h) for n, h in enumerate(view["hospitals"], 1)]
        self.count_cards()
        self.count_dice()
        self.check_ambulances()
        self.check_intake()
        self.check_ready()
        self.check_mover()
        self.check_administrators()
        self.check_speakers()
        self.say_open_sentences()
        return s

    def not_now(self, where: object, field: str) -> NoReturn:
        wrong("position-not-now", where=str(where), field=field, phase=self.view["phase"])

    def check_round(self) -> None:
        s = self.s
        if s.phase in SETUP:
            rounds = range(1)
        elif s.phase in REVEALS:
            rounds = range(ROUNDS)
        else:
            rounds = range(ROUNDS if s.phase == OVER else 1, ROUNDS + 1)
        if s.round not in rounds:
            self.not_now("table", "round")
        if (s.first == NONE) != (s.phase == FIRST_PLAYER):
            self.not_now("table", "first")
        if s.phase in (EXTRA, EXTRA_DEPARTMENT, EXTRA_SPECIALIST) and self.rules.seats != 2:
            self.not_now("table", "phase")
        if s.phase in (DEAL, KEEP) and not self.rules.with_administrators:
            self.not_now("table", "phase")

    def kinds(self, where: object, field: str, words: list[str]) -> list[int]:
        numbers = self.vocabulary.numbers(words)
        for number, word in zip(numbers, words, strict=True):
            if number >= KINDS:
                wrong("position-patient", where=str(where), field=field, word=word)
            waiting_only = field != "patients" or self.s.phase not in AT_WORK
            if waiting_only and number % 3 != WAITING:
                wrong("position-treated", where=str(where), field=field, word=word)
            if OWN_COLOURED[number] != number and self.s.phase != ACTIVATE:
                wrong("position-recoloured", where=str(where), field=field, word=word)
        return numbers

    def cards(
        self, where: object, field: str, words: list[str], first: int, past: int
    ) -> list[int]:
        numbers = self.vocabulary.numbers(words)
        for number, word in zip(numbers, words, strict=True):
            if not first <= number < past:
                wrong("position-card", where=str(where), field=field, word=word)
        return [number - first for number in numbers]

    def slots(self, where: object, field: str, taken: list[int], owned: list[int]) -> int:
        bits = 0
        for card, count in Counter(taken).items():
            if count > owned.count(card):
                wrong("position-not-owned", where=str(where), field=field)
            bits |= ((1 << count) - 1) << owned.index(card)
        return bits

    def hospital(self, where: int, view: View) -> Hospital:
        rules, s = self.rules, self.s
        first, worker, past = rules.department_word, rules.worker_word, self.past_cards()
        departments = self.cards(where, "departments", view["departments"], first, worker)
        staff = self.cards(where, "staff", view["staff"], worker + 1, past)
        h = Hospital(
            self.kinds(where, "patients", view["patients"]),
            sorted(departments),
            sorted(card + 1 for card in staff),
            [view["lounge"][colour] for colour in COLOURS],
            [view["points"][source] for source in SOURCES],
            self.kinds(where, "incoming", view["incoming"]),
            self.vocabulary.numbers(view["hand"]),
            [],
        )
        if any(departments.count(card) != 1 for card in range(rules.board)):
            wrong("position-card", where=str(where), field="departments", word="board")
        used = self.cards(where, "used", view["used"], first, worker)
        placed = [c + 1 for c in self.cards(where, "placed", view["placed"], worker + 1, past)]
        h.used = self.slots(where, "used", used, h.departments)
        h.placed = self.slots(where, "placed", placed, h.staff)
        h.nurses = view["nurses"]
        h.bags, h.fatalities = view["bags"], view["fatalities"]
        h.ambulance, h.ready = view["ambulance"], view["ready"]
        if len(used) != NURSES - h.nurses + len(placed):
            wrong("position-workers", where=str(where))
        if used and s.phase not in AT_WORK:
            self.not_now(where, "used")
        if sum(h.lounge) and s.phase not in (ACTIVATE, SPARE):
            self.not_now(where, "lounge")
        if len(h.patients) > BEDS:
            wrong("position-beds", where=str(where), patients=len(h.patients), beds=BEDS)
        self.read_administrator(where, h, view)
        self.read_hand(where, h)
        self.read_pending(where, h, view)
        return h

    def past_cards(self) -> int:
        return self.rules.department_word + len(self.rules.copies)

    def read_administrator(self, where: int, h: Hospital, view: View) -> None:
        rules = self.rules
        due = rules.with_administrators and (self.s.round or (self.s.phase == KEEP and h.ready))
        if (view["administrator"] is not None) != bool(due):
            self.not_now(where, "administrator")
        if due:
            words = [view["administrator"]]
            first = rules.administrator_word
            numbers = self.cards(where, "administrator", words, first, rules.department_word)
            h.administrator = numbers[0]
            if self.s.phase == KEEP and first + h.administrator not in h.hand:
                wrong("position-not-owned", where=str(where), field="administrator")

    def read_hand(self, where: int, h: Hospital) -> None:
        phase = self.s.phase
        colours = range(COLOUR, COLOUR + 3)
        first = self.rules.administrator_word
        administrators = range(first, self.rules.department_word)
        sizes, among = {
            STARTING_DICE: (range(setup.STARTING_PATIENTS + 1), colours),
            STARTING_VALUES: ((0,) if h.ready else (setup.STARTING_PATIENTS,), colours),
            DEAL: (range(setup.ADMINISTRATORS_DEALT + 1), administrators),
            KEEP: ((setup.ADMINISTRATORS_DEALT,), administrators),
        }.get(phase, ((0,), colours))
        if len(h.hand) not in sizes or any(word not in among for word in h.hand):
            self.not_now(where, "hand")
        early = phase in (FIRST_PLAYER, STARTING_DICE) or (phase in REVEALS and not self.s.round)
        if h.patients and (early or (phase == STARTING_VALUES and not h.ready)):
            self.not_now(where, "patients")

    def read_pending(self, where: int, h: Hospital, view: View) -> None:
        marked = any(k % 3 == MARKED for k in h.patients)
        if view["pending"] is None:
            if marked or view["values"]:
                self.not_now(where, "values" if view["values"] else "patients")
            return
        if self.s.phase != ACTIVATE or view["pending"] not in view["placed"] or h.ready:
            self.not_now(where, "pending")
        h.pending = self.vocabulary.number(view["pending"]) - self.rules.worker_word
        h.values = sum(1 << value for value in set(view["values"]))
        worker = self.rules.workers[h.pending]
        if (h.values != 0) != (worker.relation == MATCH):
            self.not_now(where, "values")
        if marked and worker.relation == ANYONE:
            self.not_now(where, "patients")

    def count_cards(self) -> None:
        s, rules = self.s, self.rules
        first = rules.department_word
        self.cards("table", "display", self.view["display"], first, self.past_cards())
        under: list[str] = list(Counter(self.view["under"]).elements())
        for card in self.cards("table", "under", under, first, self.past_cards()):
            s.under[card] += 1
        staff_from = rules.worker_word - first
        found = Counter(word - first for word in s.display)
        for h in s.hospitals:
            found.update(card for card in h.departments if card >= rules.board)
            found.update(staff_from + card for card in h.staff)
        for card, copies in enumerate(rules.copies):
            s.unseen[card] = copies - found[card] - s.under[card]
            if s.unseen[card] < 0:
                word = self.vocabulary.word(first + card)
                wrong("position-copies", card=word, copies=copies)

    def count_dice(self) -> None:
        s = self.s
        dice = [*s.intake, *(k for ambulance in s.ambulances for k in ambulance)]
        for h in s.hospitals:
            dice += [*h.patients, *h.incoming]
        found = Counter(OWN[k] for k in dice)
        for h in s.hospitals:
            found.update(word - COLOUR for word in h.hand if word < COLOUR + 3)
            found.update({colour: h.lounge[colour] for colour in range(3)})
        for colour in range(3):
            s.bag[colour] = self.rules.dice - found[colour]
            if s.bag[colour] < 0:
                wrong("position-dice", colour=COLOURS[colour], dice=self.rules.dice)

    def check_ambulances(self) -> None:
        s = self.s
        taken = [h.ambulance for h in s.hospitals if h.ambulance]
        if len(set(taken)) != len(taken) or any(n > self.rules.seats + 1 for n in taken):
            wrong("position-ambulances", taken=" ".join(map(str, taken)))
        wanted = len(s.hospitals) if s.phase in WITH_AMBULANCE else 0
        for where, h in enumerate(s.hospitals, 1):
            if s.phase == TAKE:
                order = (where - 1 - s.first) % self.rules.seats
                wanted = self.takers() if order < self.takers() else 0
            if bool(h.ambulance) != bool(wanted):
                self.not_now(where, "ambulance")
            loaded = h.ambulance and (s.phase == TAKE or (s.phase == OVERFLOW and not h.ready))
            if len(h.incoming) != (DICE_IN_AMBULANCE if loaded else 0):
                self.not_now(where, "incoming")
        if wanted and s.phase != TAKE:
            lowest = min(taken)
            if s.hospitals[s.first].ambulance != lowest:
                wrong("position-first", first=s.first + 1, ambulance=lowest)
        if s.phase == TAKE and s.hospitals[s.first].ambulance == 1:
            wrong("position-ambulances", taken="1")

    def takers(self) -> int:
        """How many seats have taken an ambulance."""
        return sum(not ambulance for ambulance in self.s.ambulances)

    def check_intake(self) -> None:
        s = self.s
        full = [bool(ambulance) for ambulance in s.ambulances]
        if s.phase == TAKE:
            whole = not s.intake and all(
                full[n - 1] != any(h.ambulance == n for h in s.hospitals)
                for n in range(1, len(full) + 1)
            )
        elif s.phase == ARRANGE:
            filled = full.index(False) if False in full else len(full)
            left = intake_size(self.rules) - DICE_IN_AMBULANCE * filled
            whole = not any(full[filled:]) and len(s.intake) == left > DICE_IN_AMBULANCE
            whole = whole and len(intake.straddling(s)) > intake.places(s)
        else:
            most = intake_size(self.rules) if s.phase == ROLL else 1
            whole = not any(full) and len(s.intake) < most
        if not whole:
            self.not_now("table", "ambulances" if any(full) else "intake")
        if any(k not in _ROLLED for k in s.intake):
            wrong("position-value", where="table", field="intake", value="", allowed="2..5")

    def check_ready(self) -> None:
        s = self.s
        for where, h in enumerate(s.hospitals, 1):
            if h.ready and s.phase not in TOGETHER:
                self.not_now(where, "ready")
        if s.phase == OVERFLOW:
            for seat, h in enumerate(s.hospitals):
                if not h.ready and not intake.beds_short(s, seat):
                    self.not_now(seat + 1, "ready")
        if s.phase == ACTIVATE and not self.rules.simultaneous and s.mover != NONE:
            now = s.hospitals[s.mover].ambulance
            for where, h in enumerate(s.hospitals, 1):
                if h.ready != int(h.ambulance < now):
                    self.not_now(where, "ready")
                if h.pending and where - 1 != s.mover:
                    self.not_now(where, "pending")

    def check_mover(self) -> None:
        s = self.s
        linear = s.phase == ACTIVATE and not self.rules.simultaneous
        if s.phase in (IMPROVE, RETURN) or linear:
            right = s.mover != NONE
        elif s.phase == EXTRA:
            right = s.mover == s.first
        elif s.phase == ARRANGE:
            right = s.mover == intake.arranger(s)
        elif s.phase == TAKE:
            right = s.mover == (s.first + self.takers()) % self.rules.seats
            right = right and self.takers() < self.rules.seats
        else:
            right = s.mover == NONE
        if not right:
            self.not_now("table", "mover")

    def check_administrators(self) -> None:
        held = [word for h in self.s.hospitals for word in h.hand if word >= COLOUR + 3]
        if not held:
            held = [h.administrator for h in self.s.hospitals if h.administrator != NONE]
        if len(set(held)) != len(held):
            wrong("position-administrators")

    def check_speakers(self) -> None:
        """Somebody must be able to go on, unless the game is over."""
        s = self.s
        dealing = s.phase in (STARTING_DICE, DEAL)
        stuck = dealing and setup.due_seat(s, setup.hand_size(s)) == NONE
        stuck = stuck or (s.phase == REVEAL and setup.due_pile(s) == setup.NO_PILE)
        if not stuck and s.phase != OVER:
            turn = flow.turn(s)
            stuck = not turn or any(not flow.legal(s, speaker) for speaker in turn)
        if stuck:
            wrong("position-stuck", phase=self.view["phase"])

    def say_open_sentences(self) -> None:
        s = self.s
        for seat, h in enumerate(self.view["hospitals"]):
            for word in h["said"]:
                number = self.vocabulary.number(word)
                if number not in flow.legal(s, seat):
                    wrong("position-said", where=str(seat + 1), word=word)
                flow.apply(s, seat, number)
            if self.vocabulary.numbers(h["said"]) != s.hospitals[seat].said:
                wrong("position-said", where=str(seat + 1), word=h["said"][-1])


_ROLLED = frozenset(k for k in range(KINDS) if 27 <= k < 135 and k % 3 == WAITING)
