"""A state from a view: words into numbers, dice and cards counted, and every check."""

from __future__ import annotations

from collections import Counter

from wardround.games.dice_hospital.notation.checks import (
    AT_WORK,
    REVEALS,
    check_hospital,
    check_phase,
    check_table,
    not_now,
)
from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.hands import ADMINISTRATORS_DEALT
from wardround.games.dice_hospital.rules.happenings import SOURCES
from wardround.games.dice_hospital.rules.kinds import (
    COLOURS,
    KINDS,
    MARKED,
    OWN,
    OWN_COLOURED,
    WAITING,
)
from wardround.games.dice_hospital.rules.phases.pick_up import space_word
from wardround.games.dice_hospital.rules.promos import ability
from wardround.games.dice_hospital.rules.ruleset import (
    ANYONE,
    BEDS,
    MATCH,
    RECOLOUR,
    WORKING_NURSES,
    Rules,
)
from wardround.games.dice_hospital.rules.state import (
    ACTIVATE,
    DEAL,
    DEAL_REPORTS,
    DECK,
    FIRST_PLAYER,
    KEEP,
    NONE,
    OVER,
    PHASES,
    PICK_UP,
    REPORT,
    SPARE,
    STARTING_DICE,
    STARTING_VALUES,
    TAKE,
    Hospital,
    State,
    new_state,
)
from wardround.games.dice_hospital.rules.words import COLOUR
from wardround.games.dice_hospital.views.types import (
    DiceHospitalPosition,
    DiceHospitalView,
    HospitalView,
)
from wardround.table.notation.sections import wrong
from wardround.table.notation.vocabulary import Vocabulary

EARLY = (FIRST_PLAYER, DECK, DEAL_REPORTS, STARTING_DICE)


def build(
    view: DiceHospitalView | DiceHospitalPosition, rules: Rules, vocabulary: Vocabulary
) -> State:
    """The state of a view with nothing hidden; BadPosition says why no game can be there.

    Dice in the bag and unseen cards are counted, not read.
    """
    return _Builder(view, rules, vocabulary).build()


class _Builder:
    def __init__(
        self, view: DiceHospitalView | DiceHospitalPosition, rules: Rules, vocabulary: Vocabulary
    ) -> None:
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
        s.rolling = view["rolling"] if s.phase == TAKE else NONE
        self.read_events()
        check_phase(s)
        s.intake = self.kinds("table", "intake", view["intake"])
        s.ambulances = [self.kinds("table", "ambulances", dice) for dice in view["ambulances"]]
        s.display = self.vocabulary.numbers(view["display"])
        s.reports = [
            NONE if word is None else self.vocabulary.number(word) for word in view["reports"]
        ]
        s.filed = [view["filed"][colour] for colour in COLOURS]
        self.read_spaces()
        s.hospitals = [self.hospital(n, h) for n, h in enumerate(view["hospitals"], 1)]
        self.count_cards()
        self.count_dice()
        for where, h in enumerate(s.hospitals, 1):
            check_hospital(s, where, h)
        check_table(s)
        self.say_open_sentences()
        return s

    def not_now(self, where: object, field: str) -> None:
        not_now(self.s, where, field)

    def read_events(self) -> None:
        s, words = self.s, self.rules.event_words
        s.events = sorted(self.cards("table", "events", self.view["events"], words))
        if self.view["event"] is not None:
            s.event = self.cards("table", "event", [self.view["event"]], words)[0]
            s.modifiers = self.rules.events[s.event].modifiers

    def read_spaces(self) -> None:
        free = self.view["spaces"]
        if free is None:
            return
        words = [self.vocabulary.word(space_word(place)) for place in range(9)]
        spaces = [free.get(word, 0) for word in words]
        within = all(n <= most for n, most in zip(spaces, self.rules.spaces, strict=True))
        changed = spaces != self.rules.spaces and self.s.phase not in (PICK_UP, OVER)
        if not within or changed or sum(spaces) != sum(free.values()):
            self.not_now("table", "spaces")
        self.s.spaces = spaces

    def kinds(self, where: object, field: str, words: list[str]) -> list[int]:
        s = self.s
        numbers = self.vocabulary.numbers(words)
        choice = self.rules.events[s.event].choice if s.event != NONE else None
        treated = field == "patients" and (s.phase in AT_WORK or choice is not None)
        worked_on = choice is not None and choice.op == RECOLOUR
        recoloured = s.phase == ACTIVATE or (
            field == "patients" and worked_on and s.phase not in AT_WORK
        )
        for number, word in zip(numbers, words, strict=True):
            if number >= KINDS:
                wrong("position-patient", where=str(where), field=field, word=word)
            if not treated and number % 3 != WAITING:
                wrong("position-treated", where=str(where), field=field, word=word)
            if OWN_COLOURED[number] != number and not recoloured:
                wrong("position-recoloured", where=str(where), field=field, word=word)
        return numbers

    def cards(
        self, where: object, field: str, words: list[str], among: list[int], first: int = 0
    ) -> list[int]:
        """Cards of one kind by their number in it, from `first` on."""
        numbers = self.vocabulary.numbers(words)
        for number, word in zip(numbers, words, strict=True):
            if number not in among[first:]:
                wrong("position-card", where=str(where), field=field, word=word)
        return [among.index(number) for number in numbers]

    def counts(self, field: str, pile: dict[str, int], among: list[int]) -> Counter[int]:
        """A pile of cards, by their number in `among`."""
        return Counter(self.cards("table", field, list(Counter(pile).elements()), among))

    def slots(self, where: object, field: str, taken: list[int], owned: list[int]) -> int:
        bits = 0
        for card, count in Counter(taken).items():
            if count > owned.count(card):
                wrong("position-not-owned", where=str(where), field=field)
            bits |= ((1 << count) - 1) << owned.index(card)
        return bits

    def hospital(self, where: int, view: HospitalView) -> Hospital:
        rules, s = self.rules, self.s
        rooms, people = rules.department_words, rules.worker_words
        departments = self.cards(where, "departments", view["departments"], rooms)
        h = Hospital(
            self.kinds(where, "patients", view["patients"]),
            sorted(departments),
            sorted(self.cards(where, "staff", view["staff"], people, 1)),
            [view["lounge"][colour] for colour in COLOURS],
            [view["points"][source] for source in SOURCES],
            self.kinds(where, "incoming", view["incoming"]),
            self.vocabulary.numbers(view["hand"]),
            [],
        )
        if any(departments.count(card) != 1 for card in range(rules.board)):
            wrong("position-card", where=str(where), field="departments", word="board")
        used = self.cards(where, "used", view["used"], rooms)
        placed = self.cards(where, "placed", view["placed"], people, 1)
        h.used = self.slots(where, "used", used, h.departments)
        h.placed = self.slots(where, "placed", placed, h.staff)
        h.nurses = view["nurses"]
        h.bags, h.fatalities = view["bags"], view["fatalities"]
        h.ambulance, h.ready = view["ambulance"], view["ready"]
        if len(used) != s.modifiers[WORKING_NURSES] - h.nurses + len(placed):
            wrong("position-workers", where=str(where))
        if used and s.phase not in AT_WORK:
            self.not_now(where, "used")
        if sum(h.lounge) and s.phase not in (ACTIVATE, SPARE, REPORT):
            self.not_now(where, "lounge")
        if len(h.patients) > BEDS:
            wrong("position-beds", where=str(where), patients=len(h.patients), beds=BEDS)
        self.read_administrator(where, h, view)
        self.read_hand(where, h)
        self.read_promos(where, h, view)
        self.read_pending(where, h, view)
        return h

    def read_administrator(self, where: int, h: Hospital, view: HospitalView) -> None:
        rules = self.rules
        due = rules.with_administrators and (self.s.round or (self.s.phase == KEEP and h.ready))
        kept = view["administrator"]
        if (kept is not None) != bool(due):
            self.not_now(where, "administrator")
        if kept is not None:
            words = [kept]
            h.administrator = self.cards(where, "administrator", words, rules.administrator_words)[
                0
            ]
            dealt = rules.administrator_words[h.administrator] in h.hand
            if self.s.phase == KEEP and not dealt:
                wrong("position-not-owned", where=str(where), field="administrator")

    def read_hand(self, where: int, h: Hospital) -> None:
        phase = self.s.phase
        colours = list(range(COLOUR, COLOUR + 3))
        administrators = self.rules.administrator_words
        starting = len(self.rules.starting_values)
        sizes, among = {
            STARTING_DICE: (range(starting + 1), colours),
            STARTING_VALUES: ((0,) if h.ready else (starting,), colours),
            DEAL: (range(ADMINISTRATORS_DEALT + 1), administrators),
            KEEP: ((ADMINISTRATORS_DEALT,), administrators),
        }.get(phase, ((0,), colours))
        if len(h.hand) not in sizes or any(word not in among for word in h.hand):
            self.not_now(where, "hand")
        early = phase in EARLY or (phase in REVEALS and not self.s.round)
        if h.patients and (early or (phase == STARTING_VALUES and not h.ready)):
            self.not_now(where, "patients")

    def read_promos(self, where: int, h: Hospital, view: HospitalView) -> None:
        if view["named"] is not None:
            words = [view["named"]]
            h.named = self.cards(where, "named", words, self.rules.worker_words, 1)[0]
        h.admissions = view["admissions"]

    def read_pending(self, where: int, h: Hospital, view: HospitalView) -> None:
        marked = any(k % 3 == MARKED for k in h.patients)
        if view["pending"] is None:
            if marked or view["values"]:
                self.not_now(where, "values" if view["values"] else "patients")
            return
        if self.s.phase != ACTIVATE or view["pending"] not in view["placed"] or h.ready:
            self.not_now(where, "pending")
        h.pending = self.rules.worker_words.index(self.vocabulary.number(view["pending"]))
        h.values = sum(1 << value for value in set(view["values"]))
        worker = ability(h, self.rules, h.pending)
        if worker.trigger < 0:
            self.not_now(where, "pending")
        if (h.values != 0) != (worker.relation == MATCH):
            self.not_now(where, "values")
        if marked and worker.relation == ANYONE:
            self.not_now(where, "patients")

    def count_cards(self) -> None:
        s, rules = self.s, self.rules
        every = [*rules.department_words, *rules.worker_words]
        self.cards("table", "display", self.view["display"], every)
        under = self.counts("under", self.view["under"], every)
        joined = self.counts("joined", self.view["joined"], every)
        gone = self.counts("left", self.view["left"], every)
        s.under = [under[card] for card in range(len(s.under))]
        s.box = [n - joined[card] + gone[card] for card, n in enumerate(s.box)]
        first_worker = len(rules.departments)
        found = Counter(every.index(word) for word in s.display)
        for h in s.hospitals:
            found.update(card for card in h.departments if card >= rules.board)
            found.update(first_worker + card for card in h.staff)
        for card, copies in enumerate(rules.copies):
            there = copies + rules.box[card] - s.box[card]
            s.unseen[card] = there - found[card] - s.under[card]
            if s.unseen[card] < 0 or s.box[card] < 0:
                wrong("position-copies", card=self.vocabulary.word(every[card]), copies=there)

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

    def say_open_sentences(self) -> None:
        """Sentences begun are said again; the one that chance is answering comes last."""
        s = self.s
        seats = range(len(s.hospitals))
        for seat in sorted(seats, key=lambda seat: seat == self.view["rolling"]):
            said = self.view["hospitals"][seat]["said"]
            for word in said:
                number = self.vocabulary.number(word)
                speaker = -2 - seat if s.rolling == seat else seat
                if number not in flow.legal(s, speaker):
                    wrong("position-said", where=str(seat + 1), word=word)
                flow.apply(s, speaker, number)
            if self.vocabulary.numbers(said) != s.hospitals[seat].said:
                wrong("position-said", where=str(seat + 1), word=said[-1])
        if s.rolling != self.view["rolling"]:
            self.not_now("table", "rolling")
