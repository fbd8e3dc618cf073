"""Records into rules: what hot code sees, nothing but ints and lists of ints."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from wardround.games.dice_hospital.cards.library import Deck, Library
from wardround.games.dice_hospital.cards.reading import LABELS
from wardround.games.dice_hospital.cards.records import (
    AdministratorCard,
    Department,
    EventCard,
    ReportCard,
    Specialist,
    Treatment,
)
from wardround.games.dice_hospital.rules import ruleset as rules
from wardround.games.dice_hospital.rules.kinds import (
    COLOURS,
    HEALED,
    KINDS,
    OF_VALUE,
    SENT_BACK,
    TREATED_KIND,
    VALUE,
    WORSENED,
    shown_of,
    value_of,
)
from wardround.games.dice_hospital.rules.words import CARDS, NURSE
from wardround.table.options import first_seat

DICE_OF_A_COLOUR = 21
DICE_REMOVED = {4: 0, 3: 3, 2: 6, 1: 10}
STARTING = [3, 4, 5]
CRISIS = [3, 3, 4, 5, 5]
PATTERNS = {"any": rules.ANY, "equal": rules.EQUAL, "run": rules.RUN}
RELATIONS = {
    "anyone": rules.ANYONE,
    "same": rules.SAME,
    "another": rules.ANOTHER,
    "match": rules.MATCH,
}
OPS = {"reroll": rules.REROLL, "recolour": rules.RECOLOUR}
SomeCard = TypeVar("SomeCard", Department, Specialist)
NOBODY = rules.Choice(0, 0, rules.ANY, rules.TABLE, 0, [0] * KINDS, [], None)


def compile_rules(library: Library, options: Mapping[str, str]) -> rules.Rules:
    """The rules of one game: these cards under these settled options."""
    seats = int(options["seats"])
    deck = library.deck(options)
    made = rules.Rules(seats, dict(options))
    made.first = 0 if seats == 1 else first_seat(options)
    made.dice = DICE_OF_A_COLOUR - DICE_REMOVED[seats]
    made.starting_values = CRISIS if options["crisis"] == "yes" else STARTING
    made.with_administrators = int(options["administrators"] == "yes")
    made.simultaneous = int(options["activation"] == "simultaneous")
    made.with_events = int(options["events"] == "yes")
    made.pick_up = int(options["pick-up"] == "yes")
    made.many_returns = made.most_bag = int(options["edition"] == "prototype")
    made.fatality = rules.FATALITY * (2 if options["fatalities"] == "double" else 1)
    made.reports_left = 2 if options["reports"] == "double" else 1
    made.modifiers = modifiers_of(options)
    _number_cards(made, library, deck)
    _compile_house(made, deck)
    return made


def modifiers_of(options: Mapping[str, str]) -> list[int]:
    """The numbers that options change from the usual ones."""
    modifiers = rules.USUAL[:]
    modifiers[rules.NEGLECT] += int(options["superbug"] == "yes")
    modifiers[rules.ARRIVALS] += int(options["epidemic"] == "yes")
    return modifiers


def _number_cards(made: rules.Rules, library: Library, deck: Deck) -> None:
    """The cards of this game by the order of their words."""
    numbers = {word: CARDS + place for place, word in enumerate(library.words)}
    cards = deck.cards
    rooms = _in_order(library, cards.departments)
    staff = _in_order(library, cards.specialists)
    _compile_departments(made, rooms, numbers)
    _compile_workers(made, staff, numbers)
    made.department_of = _numbers_of(made.department_words, len(library.words))
    made.worker_of = _numbers_of(made.worker_words, len(library.words))
    _compile_piles(made, deck, rooms, staff)
    made.administrators = [compile_administrator(card) for card in cards.administrators]
    made.administrator_words = [numbers[card.id] for card in cards.administrators]
    made.reports = [_compile_report(card) for card in cards.reports]
    made.report_words = [numbers[card.id] for card in cards.reports]
    made.event_words = [numbers[card.id] for card in cards.events]


def _in_order(library: Library, cards: Iterable[SomeCard]) -> list[SomeCard]:
    """Cards by the order of their words; of two with one word the later counts."""
    by_word = {card.id: card for card in cards}
    return [by_word[word] for word in library.words if word in by_word]


def _compile_departments(
    made: rules.Rules, rooms: list[Department], numbers: Mapping[str, int]
) -> None:
    made.board = sum(not card.copies for card in rooms)
    made.departments = [compile_choice(card.treatment) for card in rooms]
    made.coloured = [int(card.treatment.colour is not None) for card in rooms]
    made.department_words = [numbers[card.id] for card in rooms]


def _compile_workers(
    made: rules.Rules, staff: list[Specialist], numbers: Mapping[str, int]
) -> None:
    """The nurse is worker 0."""
    made.workers = [_compile_worker(None), *(_compile_worker(card) for card in staff)]
    made.worker_words = [numbers[NURSE], *(numbers[card.id] for card in staff)]
    hooks = {card.hook: worker for worker, card in enumerate(staff, 1) if card.hook}
    made.consultant = hooks.get("consultant", 0)
    made.admissions = hooks.get("admissions", 0)


def _compile_piles(
    made: rules.Rules, deck: Deck, rooms: list[Department], staff: list[Specialist]
) -> None:
    """How many copies of each card there are, the nurse between departments and specialists."""
    nurse = len(rooms)
    made.copies = [*(card.copies for card in rooms), 0, *(card.copies for card in staff)]
    words = [*(card.id for card in rooms), NURSE, *(card.id for card in staff)]
    made.box = [deck.box.get(word, 0) for word in words]
    there = [card for card, n in enumerate(made.copies) if n or made.box[card]]
    made.department_pile = [card for card in there if card < nurse]
    made.specialist_pile = [card for card in there if card > nurse]
    made.joining = deck.joining
    made.promos = [words.index(word) - nurse for word in deck.promos]


def _numbers_of(words: list[int], cards: int) -> list[int]:
    found = [-1] * (CARDS + cards)
    for number, word in enumerate(words):
        found[word] = number
    return found


def _compile_house(made: rules.Rules, deck: Deck) -> None:
    made.events = [_compile_event(card, made.modifiers) for card in deck.cards.events]
    made.spaces = [0] * len(LABELS)
    for back in deck.cards.backs:
        for label in back.spaces:
            made.spaces[LABELS.index(label)] += 1


def compile_choice(treatment: Treatment) -> rules.Choice:
    """A treatment as ints: a flag and a result for each kind of patient."""
    return rules.Choice(
        treatment.fewest(),
        treatment.count,
        PATTERNS[treatment.pattern],
        OPS.get(treatment.op, rules.TABLE),
        treatment.steps if treatment.op == "heal" else 0,
        [int(treatment.fits(value_of(k), COLOURS[shown_of(k)])) for k in range(KINDS)],
        [_becomes(treatment, k) for k in range(KINDS)],
        None if treatment.second is None else compile_choice(treatment.second),
    )


def _becomes(treatment: Treatment, k: int) -> int:
    if treatment.op == "heal":
        return HEALED[treatment.steps_at(VALUE[k])][k]
    if treatment.op == "lower":
        return WORSENED[treatment.steps_at(VALUE[k])][TREATED_KIND[k]]
    if treatment.op == "flip":
        return TREATED_KIND[OF_VALUE[6 - VALUE[k]][k]]
    return SENT_BACK if treatment.op == "transfer" else TREATED_KIND[k]


def _compile_worker(card: Specialist | None) -> rules.Worker:
    if card is None or card.hook:
        return rules.Worker(rules.NO_TRIGGER, rules.ANYONE, NOBODY)
    trigger = rules.ANY_COLOUR if card.trigger == "any" else COLOURS.index(card.trigger)
    choice = NOBODY if card.treatment is None else compile_choice(card.treatment)
    worker = rules.Worker(trigger, RELATIONS[card.relation], choice)
    worker.discharges = int(card.when == "discharges")
    worker.coloured_only = int(card.at == "coloured")
    worker.gain_bags = card.gain.get("bags", 0)
    worker.gain_points = card.gain.get("points", 0)
    worker.gain_fatalities = card.gain.get("fatalities", 0)
    return worker


def compile_administrator(card: AdministratorCard) -> rules.Administrator:
    """An administrator as ints."""
    return rules.Administrator(
        _by_colour(card.needs),
        card.points,
        int(card.most),
        COLOURS.index(card.spare) if card.spare else -1,
        int(card.every),
        int(card.spare_all),
    )


def _compile_report(card: ReportCard) -> rules.Report:
    return rules.Report(_by_colour(card.needs), card.points)


def _by_colour(needs: Mapping[str, int]) -> list[int]:
    return [needs.get(colour, 0) for colour in COLOURS]


def _compile_event(card: EventCard, usual: list[int]) -> rules.Event:
    """Modifiers of an event are what they are in the usual game; options add to them."""
    modifiers = usual[:]
    for name, value in card.modifiers.items():
        place = rules.MODIFIERS.index(name)
        changed = usual[place] + value - rules.USUAL[place]
        low, high = rules.LOWEST_ALLOWED[place], rules.HIGHEST_ALLOWED[place]
        modifiers[place] = min(max(changed, low), high)
    return rules.Event(
        card.gain.get("bags", 0),
        card.gain.get("points", 0),
        int(card.extra_card),
        None if card.treatment is None else compile_choice(card.treatment),
        modifiers,
    )
