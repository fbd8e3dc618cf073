"""What a position can be: every rule of that is checked here, on a state that has been read."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from wardround.games.dice_hospital.rules import activation, decks, flow
from wardround.games.dice_hospital.rules.hands import ADMINISTRATORS_DEALT, due_seat
from wardround.games.dice_hospital.rules.intake import boundary_dice, boundary_places
from wardround.games.dice_hospital.rules.phases.arrange import arranger
from wardround.games.dice_hospital.rules.phases.overflow import beds_short
from wardround.games.dice_hospital.rules.phases.pick_up import next_to_place, only_way
from wardround.games.dice_hospital.rules.phases.report import legal_reports
from wardround.games.dice_hospital.rules.promos import ability, admission_words, nameable
from wardround.games.dice_hospital.rules.ruleset import (
    ARRIVALS,
    COLUMNS,
    DICE_IN_AMBULANCE,
    FIRST_EVENT_ROUND,
    FIRST_LOCKED,
    KEEP_DISPLAY,
    ROUNDS,
)
from wardround.games.dice_hospital.rules.state import (
    ACTIVATE,
    ARRANGE,
    DEAL,
    DEAL_REPORTS,
    DECK,
    EVENT,
    EVENT_CARD,
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
    PICK_UP,
    REPORT,
    RETURN,
    REVEAL,
    ROLL,
    SEND_BACK,
    SPARE,
    STARTING_DICE,
    STARTING_VALUES,
    TAKE,
    Hospital,
    State,
    intake_size,
)
from wardround.games.dice_hospital.rules.words import COLOUR
from wardround.table.notation.sections import wrong

SETUP = (FIRST_PLAYER, DECK, DEAL_REPORTS, STARTING_DICE, STARTING_VALUES, DEAL, KEEP)
REVEALS = (REVEAL, EXTRA, EXTRA_DEPARTMENT, EXTRA_SPECIALIST)
EXTRAS = (EXTRA, EXTRA_DEPARTMENT, EXTRA_SPECIALIST)
TOGETHER = (STARTING_VALUES, KEEP, EVENT, OVERFLOW, ACTIVATE, SPARE)
WITH_AMBULANCE = (OVERFLOW, IMPROVE, RETURN, ACTIVATE, SPARE, PICK_UP, OVER)
AT_WORK = (ACTIVATE, SPARE, REPORT, PICK_UP, OVER)
LAST = (PICK_UP, OVER)
BEFORE_DISPLAY = (*SETUP, EVENT_CARD, EVENT, ROLL, SEND_BACK, OVERFLOW)
ALONE = (DEAL_REPORTS, SEND_BACK, REPORT)
NOT_ALONE = (ARRANGE, TAKE)


def not_now(s: State, where: object, field: str) -> NoReturn:
    """Refuse a field that does not go with the phase."""
    wrong("position-not-now", where=str(where), field=field, phase=PHASES[s.phase])


def check_phase(s: State) -> None:
    """The phase exists in this game, and the round and the event go with it."""
    _check_round(s)
    rules = s.rules
    alone = rules.seats == 1
    if (s.first == NONE) != (s.phase == FIRST_PLAYER) or _is_not_named(s):
        not_now(s, "table", "first")
    extra_event = s.event != NONE and rules.events[s.event].extra_card
    possible = {
        DEAL: rules.with_administrators,
        KEEP: rules.with_administrators,
        EVENT_CARD: rules.with_events,
        EVENT: s.event != NONE and rules.events[s.event].choice is not None,
        PICK_UP: rules.pick_up,
        DECK: rules.joining or rules.promos,
        FIRST_PLAYER: rules.first == NONE,
        REVEAL: s.event == NONE or alone,
        **dict.fromkeys(EXTRAS, extra_event or (rules.seats == 2 and s.event == NONE)),
        **dict.fromkeys(ALONE, alone),
        **dict.fromkeys(NOT_ALONE, not alone),
    }
    if not possible.get(s.phase, True):
        not_now(s, "table", "phase")
    _check_event(s)


def _is_not_named(s: State) -> bool:
    """Whether somebody else is first than the table named; in later rounds anybody may be."""
    named = s.rules.first
    return named != NONE and s.first != named and (not s.round or s.rules.seats == 1)


def _check_round(s: State) -> None:
    if s.phase in SETUP:
        rounds = range(1)
    elif s.phase in REVEALS and s.event == NONE and s.rules.seats > 1:
        rounds = range(ROUNDS)
    elif s.phase == EVENT_CARD or s.event != NONE:
        rounds = range(FIRST_EVENT_ROUND, ROUNDS + 1)
    else:
        rounds = range(1, ROUNDS + 1)
    if s.round not in rounds or (s.phase in LAST and s.round != ROUNDS):
        not_now(s, "table", "round")


def _check_event(s: State) -> None:
    if s.event != NONE and (s.event not in s.events or s.phase in (*SETUP, EVENT_CARD)):
        not_now(s, "table", "event")
    early = s.round < FIRST_EVENT_ROUND or (s.phase == EVENT_CARD and s.round == FIRST_EVENT_ROUND)
    if len(set(s.events)) != len(s.events) or (s.events and early):
        not_now(s, "table", "events")


def check_table(s: State) -> None:
    """Everything that is not in one hospital alone."""
    _check_ambulances(s)
    _check_intake(s)
    _check_ready(s)
    _check_mover(s)
    _check_administrators(s)
    _check_decks(s)
    _check_display(s)
    _check_reports(s)
    _check_speakers(s)


def _check_ambulances(s: State) -> None:
    taken = [h.ambulance for h in s.hospitals if h.ambulance]
    if len(set(taken)) != len(taken) or any(n > len(s.ambulances) for n in taken):
        wrong("position-ambulances", taken=" ".join(map(str, taken)))
    for seat, h in enumerate(s.hospitals):
        wanted = s.phase in WITH_AMBULANCE and s.rules.seats > 1
        if s.phase == TAKE:
            wanted = (seat - s.first) % s.rules.seats < takers(s)
        if bool(h.ambulance) != wanted:
            not_now(s, seat + 1, "ambulance")
        _check_incoming(s, seat, h)
    if taken and s.phase != TAKE and s.hospitals[s.first].ambulance != min(taken):
        wrong("position-first", whom=s.first + 1, ambulance=min(taken))
    locked = s.phase == TAKE and s.modifiers[FIRST_LOCKED]
    if locked and s.hospitals[s.first].ambulance == 1:
        wrong("position-ambulances", taken="1")


def _check_incoming(s: State, seat: int, h: Hospital) -> None:
    waits = s.phase == OVERFLOW and not h.ready
    if not waits and not (s.phase == TAKE and h.ambulance):
        sizes = range(1)
    elif s.rolling == seat:
        sizes = range(DICE_IN_AMBULANCE, DICE_IN_AMBULANCE + s.modifiers[ARRIVALS])
    else:
        sizes = range(DICE_IN_AMBULANCE, DICE_IN_AMBULANCE + s.modifiers[ARRIVALS] + 1)
    if len(h.incoming) not in sizes:
        not_now(s, seat + 1, "incoming")


def takers(s: State) -> int:
    """How many seats have taken an ambulance."""
    return sum(not ambulance for ambulance in s.ambulances)


def _check_intake(s: State) -> None:
    full = [bool(ambulance) for ambulance in s.ambulances]
    if s.phase == TAKE:
        whole = not s.intake and all(
            full[n - 1] != any(h.ambulance == n for h in s.hospitals)
            for n in range(1, len(full) + 1)
        )
    elif s.phase == ARRANGE:
        filled = full.index(False) if False in full else len(full)
        left = intake_size(s) - DICE_IN_AMBULANCE * filled
        whole = not any(full[filled:]) and len(s.intake) == left > DICE_IN_AMBULANCE
        whole = whole and len(boundary_dice(s)) > boundary_places(s)
    elif s.phase == SEND_BACK:
        whole = len(s.intake) == intake_size(s) and s.intake[0] != s.intake[-1]
    else:
        most = intake_size(s) if s.phase == ROLL else 1
        whole = not any(full) and len(s.intake) < most
    if not whole:
        not_now(s, "table", "ambulances" if any(full) else "intake")


def _check_ready(s: State) -> None:
    for where, h in enumerate(s.hospitals, 1):
        if h.ready and s.phase not in TOGETHER:
            not_now(s, where, "ready")
    if s.phase == OVERFLOW:
        for seat, h in enumerate(s.hospitals):
            if not h.ready and not beds_short(s, seat):
                not_now(s, seat + 1, "ready")
    if s.phase == ACTIVATE and not s.rules.simultaneous and s.mover != NONE:
        now = s.hospitals[s.mover].ambulance
        for where, h in enumerate(s.hospitals, 1):
            if h.ready != int(h.ambulance < now):
                not_now(s, where, "ready")
            if (h.pending or h.admissions) and where - 1 != s.mover:
                not_now(s, where, "pending")


def _check_mover(s: State) -> None:
    linear = s.phase == ACTIVATE and not s.rules.simultaneous
    if s.phase in (IMPROVE, RETURN, PICK_UP, SEND_BACK, REPORT) or linear:
        right = s.mover != NONE
    elif s.phase == EXTRA:
        right = s.mover == s.first
    elif s.phase == ARRANGE:
        right = s.mover == arranger(s)
    elif s.phase == TAKE:
        taken = takers(s) - (s.rolling != NONE)
        right = s.mover == (s.first + taken) % s.rules.seats and taken < s.rules.seats
        right = right and s.rolling in (NONE, s.mover)
    else:
        right = s.mover == NONE
    if not right:
        not_now(s, "table", "mover")


def _check_administrators(s: State) -> None:
    held = [word for h in s.hospitals for word in h.hand if word >= COLOUR + 3]
    if not held:
        held = [h.administrator for h in s.hospitals if h.administrator != NONE]
    if len(set(held)) != len(held):
        wrong("position-administrators")


def _check_decks(s: State) -> None:
    composing = s.phase in (FIRST_PLAYER, DECK)
    if decks.is_composed(s) == composing and (s.rules.joining or s.rules.promos):
        not_now(s, "table", "joined")
    removed = sum(now - was for was, now in zip(s.rules.box, s.box, strict=True) if now > was)
    joined = sum(not s.box[len(s.rules.departments) + worker] for worker in s.rules.promos)
    if removed != joined:
        not_now(s, "table", "left")


def _check_display(s: State) -> None:
    """Alone, nothing is on display before phase 2 but what an event let lie there (W19)."""
    kept = any(s.rules.events[event].modifiers[KEEP_DISPLAY] for event in s.events)
    early = s.rules.seats == 1 and s.phase in BEFORE_DISPLAY
    if s.display and early and not kept:
        not_now(s, "table", "display")


def _check_reports(s: State) -> None:
    there = [word for word in s.reports if word != NONE]
    if len(set(there)) != len(there) or any(w not in s.rules.report_words for w in there):
        not_now(s, "table", "reports")
    if s.phase in (DEAL_REPORTS, DECK):
        dealt = s.reports[: len(there)]
        whole = dealt == there and len(there) < (2 * COLUMNS if s.phase == DEAL_REPORTS else 1)
    else:
        setting_up = not s.round and len(there) < len(s.reports)
        above = zip(s.reports[:COLUMNS], s.reports[COLUMNS:], strict=True)
        whole = not setting_up and all(low != NONE or high == NONE for low, high in above)
    if not whole:
        not_now(s, "table", "reports")
    for colour, used in enumerate(s.filed):
        if used and (s.phase != REPORT or used > s.hospitals[0].lounge[colour]):
            not_now(s, "table", "filed")


def check_hospital(s: State, where: int, h: Hospital) -> None:
    """What promos and pending effects leave in one hospital."""
    rules = s.rules
    others = nameable(h, rules) if rules.consultant and rules.consultant in h.staff else []
    named = rules.worker_words[h.named] if h.named else NONE
    if h.named and (s.phase != ACTIVATE or named not in others):
        not_now(s, where, "named")
    if s.phase == ACTIVATE and not h.named and len(others) == 1:
        not_now(s, where, "named")
    if h.admissions:
        able = rules.admissions and (rules.admissions in h.staff or h.named == rules.admissions)
        if s.phase != ACTIVATE or not able or not h.placed or h.ready:
            not_now(s, where, "admissions")


def _check_speakers(s: State) -> None:
    """Somebody must be able to go on, unless the game is over."""
    stuck = s.phase in GOES_ON_BY_ITSELF and GOES_ON_BY_ITSELF[s.phase](s)
    if not stuck and s.phase != OVER:
        turn = flow.turn(s)
        stuck = not turn or any(not flow.legal(s, speaker) for speaker in turn)
    if stuck:
        wrong("position-stuck", phase=PHASES[s.phase])


def _is_only_card(s: State) -> bool:
    return s.rules.seats == 1 and bool(s.display) and s.display[0] == s.display[-1]


def _is_unasked_at_work(s: State) -> bool:
    return any(_is_unasked(s, seat, h) for seat, h in enumerate(s.hospitals))


def _is_unasked(s: State, seat: int, h: Hospital) -> bool:
    """Whether an admission or an effect is pending that nobody would be asked about."""
    if h.admissions:
        return len(admission_words(s, seat)) == 1
    if not h.pending or (h.bags and h.patients):
        return False
    return not activation.can_use(h, ability(h, s.rules, h.pending))


# Where a phase would have gone on by itself, so that no game can be there.
GOES_ON_BY_ITSELF: dict[int, Callable[[State], bool]] = {
    STARTING_DICE: lambda s: due_seat(s, len(s.rules.starting_values)) == NONE,
    DEAL: lambda s: due_seat(s, ADMINISTRATORS_DEALT) == NONE,
    REVEAL: lambda s: decks.due_pile(s) == decks.NO_PILE,
    IMPROVE: _is_only_card,
    ACTIVATE: _is_unasked_at_work,
    REPORT: lambda s: len(legal_reports(s)) == 1,
    PICK_UP: lambda s: only_way(s, s.mover),
    OVER: lambda s: s.rules.pick_up > 0 and next_to_place(s, 0) != NONE,
}
