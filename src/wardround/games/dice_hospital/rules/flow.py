"""Who speaks, what may be said, and what comes next: the phases put in order."""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules import (
    activation,
    decks,
    discharge,
    events,
    improvement,
    intake,
    reports,
    setup,
)
from wardround.games.dice_hospital.rules import pick_up as pickup
from wardround.games.dice_hospital.rules import promos as admissions
from wardround.games.dice_hospital.rules.ruleset import FIRST_EVENT_ROUND, ROUNDS
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
    State,
    end_together,
    enter,
    give_word,
    next_in_order,
    unready_seats,
)
from wardround.games.dice_hospital.rules.words import COLOUR, DRAW, PASS, ROLLED, SEAT

CHANCE: Final = -1
NOBODY: Final = -99


def turn(s: State) -> list[int]:
    """Who may speak: seats, one chance speaker, or nobody when it is over."""
    if (
        s.mover == NONE
        and s.rolling == NONE
        and s.phase
        in (
            ACTIVATE,
            STARTING_VALUES,
            KEEP,
            OVERFLOW,
            SPARE,
            EVENT,
        )
    ):
        return unready_seats(s)
    speaker = only_speaker(s)
    return [] if speaker == NOBODY else [speaker]


def only_speaker(s: State) -> int:
    """Who speaks where nobody else orders the seats: chance or the lowest; NOBODY when over."""
    if s.rolling != NONE:
        return -2 - s.rolling
    if s.mover != NONE:
        return s.mover
    phase = s.phase
    if phase in (ACTIVATE, STARTING_VALUES, KEEP, OVERFLOW, SPARE, EVENT):
        for seat, h in enumerate(s.hospitals):
            if not h.ready:
                return seat
    if phase in (STARTING_DICE, DEAL):
        return -2 - setup.due_seat(s, setup.hand_size(s))
    return NOBODY if phase == OVER else CHANCE


def legal(s: State, speaker: int) -> list[int]:
    """The words of a speaker, ascending; none for one who does not have the word."""
    return words(s, speaker) if speaker in turn(s) else []


def words(s: State, speaker: int) -> list[int]:
    """The words of a speaker who has the word, ascending."""
    phase = s.phase
    if s.rolling != NONE:
        return _rolls(s)
    if phase == ACTIVATE:
        return activation.legal(s, speaker)
    if phase == ROLL:
        return intake.legal_roll(s)
    if phase == TAKE:
        return intake.legal_take(s, speaker)
    if phase == ARRANGE:
        return intake.legal_arrange(s, speaker)
    if phase == IMPROVE:
        return improvement.legal_improve(s)
    if phase == RETURN:
        return improvement.legal_return(s, speaker)
    if phase == OVERFLOW:
        return intake.legal_overflow(s, speaker)
    if phase == SPARE:
        return discharge.legal_spare(s, speaker)
    if phase == EVENT:
        return events.legal_event(s, speaker)
    return _legal_setup(s, speaker)


def _rolls_a_patient(s: State) -> bool:
    """Whether chance draws and rolls a patient for the seat, and not a patient's new value."""
    said = s.hospitals[s.rolling].said
    return s.phase == TAKE or (len(said) > 0 and said[0] == DRAW)


def _rolls(s: State) -> list[int]:
    if _rolls_a_patient(s):
        return intake.legal_roll(s)
    return [ROLLED + value for value in range(6)]


def _legal_setup(s: State, speaker: int) -> list[int]:
    phase = s.phase
    if phase in (REVEAL, EXTRA_DEPARTMENT, EXTRA_SPECIALIST):
        return setup.legal_reveal(s)
    if phase == EXTRA:
        return setup.legal_extra(s)
    if phase == STARTING_DICE:
        return [COLOUR + colour for colour in range(3) if s.bag[colour]]
    if phase == STARTING_VALUES:
        return setup.legal_starting_values(s, speaker)
    if phase == DEAL:
        return setup.legal_deal(s)
    if phase == KEEP:
        return s.hospitals[speaker].hand[:]
    return _legal_other(s, speaker)


def _legal_other(s: State, speaker: int) -> list[int]:
    phase = s.phase
    if phase == SEND_BACK:
        return intake.legal_send_back(s, speaker)
    if phase == REPORT:
        return reports.legal_fulfil(s)
    if phase == PICK_UP:
        return pickup.legal_pick_up(s, speaker)
    if phase == EVENT_CARD:
        return events.legal_event_card(s)
    if phase == DECK:
        return decks.legal_deck(s)
    if phase == DEAL_REPORTS:
        return decks.legal_report(s)
    return [SEAT + seat for seat in range(s.rules.seats)]


def weights(s: State) -> list[int]:
    """How likely each word of chance is, in the order of `legal`."""
    phase = s.phase
    if s.rolling != NONE:
        return intake.roll_weights(s) if _rolls_a_patient(s) else [1] * 6
    if phase == ROLL:
        return intake.roll_weights(s)
    if phase == DECK:
        return decks.deck_weights(s)
    if phase in (REVEAL, EXTRA_DEPARTMENT, EXTRA_SPECIALIST):
        return setup.reveal_weights(s)
    if phase == STARTING_DICE:
        return [count for count in s.bag if count]
    return [1] * len(words(s, turn(s)[0]))


def apply(s: State, speaker: int, word: int) -> None:
    """Say a legal word."""
    phase = s.phase
    if s.rolling != NONE:
        _apply_roll(s, s.rolling, word)
    elif phase == ACTIVATE:
        activation.apply(s, speaker, word)
        if s.hospitals[speaker].ready:
            _after_finish(s, speaker)
    elif phase == ROLL:
        if intake.roll(s, word):
            _after_roll(s)
    elif phase == TAKE:
        _after_take(s, intake.take(s, speaker, word))
    elif phase == ARRANGE:
        _after_fill(s, intake.arrange(s, speaker, word))
    elif phase == IMPROVE:
        improvement.improve(s, speaker, word)
        _after_improve(s)
    elif phase == RETURN:
        improvement.give_back(s, speaker, word)
        _after_return(s)
    elif phase == OVERFLOW:
        intake.overflow(s, speaker, word)
        _after_overflow(s)
    elif phase == SPARE:
        discharge.neglect(s, speaker, word)
        _after_neglect(s)
    elif phase == EVENT:
        events.answer_event(s, speaker, word)
        _after_event(s)
    else:
        _apply_setup(s, speaker, word)


def _apply_roll(s: State, seat: int, word: int) -> None:
    if s.phase == TAKE:
        _after_take(s, intake.arrive(s, seat, word))
    elif s.phase == EVENT:
        events.roll_for_event(s, seat, word)
        _after_event(s)
    else:
        activation.roll(s, seat, word)


def _apply_setup(s: State, speaker: int, word: int) -> None:
    phase = s.phase
    if phase in (REVEAL, EXTRA_DEPARTMENT, EXTRA_SPECIALIST):
        _after_reveal(s, setup.reveal(s, word))
    elif phase == EXTRA:
        give_word(s, NONE)
        setup.choose_extra(s, word)
    elif phase == STARTING_DICE:
        if setup.draw_starting_die(s, -2 - speaker, word):
            enter(s, STARTING_VALUES)
            setup.begin_starting_values(s)
            _after_starting_values(s)
    elif phase == STARTING_VALUES:
        setup.set_starting_value(s, speaker, word)
        _after_starting_values(s)
    elif phase == DEAL:
        if setup.deal(s, -2 - speaker, word):
            enter(s, KEEP)
    elif phase == KEEP:
        setup.keep(s, speaker, word)
        if end_together(s):
            setup.appoint(s)
            _begin_round(s)
    elif phase == FIRST_PLAYER:
        _name_first(s, word - SEAT)
    else:
        _apply_other(s, speaker, word)


def _apply_other(s: State, speaker: int, word: int) -> None:
    phase = s.phase
    if phase == SEND_BACK:
        if intake.send_back(s, speaker, word):
            _bed(s)
    elif phase == REPORT:
        if word != PASS:
            reports.fulfil(s, word)
        _after_report(s, word == PASS)
    elif phase == PICK_UP:
        if pickup.pick_up(s, speaker, word):
            _go_on_picking_up(s, (speaker + 1) % s.rules.seats)
    elif phase == EVENT_CARD:
        events.turn_up(s, word)
        _begin_event(s)
    elif phase == DECK:
        decks.compose(s, word)
        _begin_decks(s)
    elif decks.deal_report(s, word):
        enter(s, STARTING_DICE)


def begin(s: State) -> None:
    """Carry out what nobody is asked about: the table named the first player, or one is alone."""
    if s.rules.first != NONE:
        _name_first(s, s.rules.first)


def _name_first(s: State, seat: int) -> None:
    setup.name_first(s, seat)
    _begin_decks(s)


def _begin_decks(s: State) -> None:
    """Decks are made up, then cards turned up; alone reports are dealt instead."""
    if not decks.is_composed(s):
        if s.phase != DECK:
            enter(s, DECK)
    elif s.rules.seats == 1:
        enter(s, DEAL_REPORTS)
    else:
        _begin_reveal(s)


def _begin_reveal(s: State) -> None:
    enter(s, REVEAL)
    _after_reveal(s, setup.ask_for_extra(s))


def _after_reveal(s: State, shown: bool) -> None:
    if s.phase == EXTRA:
        give_word(s, s.first)
    if not shown:
        return
    if s.rules.seats == 1:
        _begin_improvement(s)
    elif s.event != NONE:
        enter(s, ROLL)
    elif s.round:
        _begin_round(s)
    else:
        enter(s, STARTING_DICE)


def _after_starting_values(s: State) -> None:
    if not end_together(s):
        return
    if s.rules.with_administrators:
        enter(s, DEAL)
    else:
        _begin_round(s)


def _begin_round(s: State) -> None:
    """An event first, from round 2 on, if there are any left (W18)."""
    s.round += 1
    due = s.rules.with_events and s.round >= FIRST_EVENT_ROUND
    if due and len(s.events) < len(s.rules.events):
        enter(s, EVENT_CARD)
    else:
        enter(s, ROLL)


def _begin_event(s: State) -> None:
    """Alone, one more card is turned up with the others, in phase 2 (W19)."""
    if s.rules.events[s.event].extra_card and s.rules.seats > 1:
        _after_reveal(s, setup.begin_extra(s))
    elif events.choice_in_force(s) is None:
        enter(s, ROLL)
    else:
        enter(s, EVENT)
        events.begin_event(s)
        _after_event(s)


def _after_event(s: State) -> None:
    if s.rolling == NONE and end_together(s):
        enter(s, ROLL)


def _after_roll(s: State) -> None:
    if s.rules.seats > 1:
        _after_fill(s, intake.fill(s))
    elif s.intake[0] == s.intake[-1]:
        intake.bring_all_but(s, 0, s.intake[0])
        _bed(s)
    else:
        enter(s, SEND_BACK)
        give_word(s, 0)


def _after_fill(s: State, full: bool) -> None:
    if full:
        enter(s, TAKE)
        give_word(s, s.first)
    elif s.phase != ARRANGE:
        enter(s, ARRANGE)
        give_word(s, intake.arranger(s))


def _after_take(s: State, all_taken: bool) -> None:
    if all_taken:
        intake.send_off(s)
        _bed(s)


def _bed(s: State) -> None:
    """New patients go to bed."""
    give_word(s, NONE)
    enter(s, OVERFLOW)
    intake.begin_overflow(s)
    _after_overflow(s)


def _after_overflow(s: State) -> None:
    if not end_together(s):
        return
    if s.rules.seats == 1:
        _begin_reveal(s)
    else:
        _begin_improvement(s)


def _begin_improvement(s: State) -> None:
    enter(s, IMPROVE)
    give_word(s, next_in_order(s, NONE))
    _after_improve(s)


def _after_improve(s: State) -> None:
    """Nothing left to take is nothing to ask about."""
    if s.mover == NONE or not s.display:
        enter(s, RETURN)
        give_word(s, improvement.next_to_return(s, NONE))
        _after_return(s)
    elif s.rules.seats == 1 and s.display[0] == s.display[-1]:
        improvement.improve(s, 0, s.display[0])
        _after_improve(s)


def _after_return(s: State) -> None:
    if s.mover == NONE:
        enter(s, ACTIVATE)
        admissions.name_the_only_ones(s)
        if not s.rules.simultaneous:
            give_word(s, next_in_order(s, NONE))


def _after_finish(s: State, seat: int) -> None:
    if not s.rules.simultaneous:
        give_word(s, next_in_order(s, seat))
    if s.mover == NONE and end_together(s):
        enter(s, SPARE)
        admissions.forget_names(s)
        discharge.begin_neglect(s)
        _after_neglect(s)


def _after_neglect(s: State) -> None:
    if not end_together(s):
        return
    if s.rules.seats == 1:
        enter(s, REPORT)
        give_word(s, 0)
        _after_report(s, False)
    else:
        _end_round(s)


def _after_report(s: State, passed: bool) -> None:
    """Nothing left to fulfil is nothing to ask about."""
    if passed or len(reports.legal_fulfil(s)) == 1:
        give_word(s, NONE)
        _end_round(s)


def _end_round(s: State) -> None:
    discharge.score_round(s)
    if s.round < ROUNDS:
        discharge.change_shift(s)
        _begin_next_round(s)
    elif s.rules.pick_up:
        enter(s, PICK_UP)
        discharge.begin_pick_up(s)
        _go_on_picking_up(s, s.first)
    else:
        enter(s, OVER)


def _begin_next_round(s: State) -> None:
    """Cards are turned up now; alone only when phase 2 begins."""
    if s.rules.seats == 1:
        _begin_round(s)
    else:
        _begin_reveal(s)


def _go_on_picking_up(s: State, seat: int) -> None:
    """From this seat clockwise, until nobody can; what has only one answer is not asked."""
    following = pickup.next_to_place(s, seat)
    while following != NONE and pickup.only_way(s, following):
        k = pickup.legal_pick_up(s, following)[0]
        pickup.place(s, following, k, pickup.spaces_for(s, k)[0])
        following = pickup.next_to_place(s, (following + 1) % s.rules.seats)
    give_word(s, following)
    if following == NONE:
        enter(s, OVER)


def undo_epoch(s: State) -> int:
    """How many joint steps have ended: two in setup, then up to four a round."""
    phase = s.phase
    if not s.round:
        return 1 if phase in (DEAL, KEEP) else 0
    before = 2 + (s.round - 1) * 4
    if s.rules.seats == 1 and _reveals(phase):
        return before + 2
    if phase in (EVENT_CARD, EVENT) or (s.event != NONE and _reveals(phase)):
        return before
    if phase in (ROLL, ARRANGE, TAKE, SEND_BACK, OVERFLOW):
        return before + 1
    if phase in (IMPROVE, RETURN, ACTIVATE):
        return before + 2
    return before + 3 if phase == SPARE else before + 4


def _reveals(phase: int) -> bool:
    return phase in (REVEAL, EXTRA, EXTRA_DEPARTMENT, EXTRA_SPECIALIST)
