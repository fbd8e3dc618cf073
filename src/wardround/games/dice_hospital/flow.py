"""Who speaks, what may be said, and what comes next: the phases put in order."""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital import activation, discharge, improvement, intake, setup
from wardround.games.dice_hospital.rules import ROUNDS
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
    RETURN,
    REVEAL,
    ROLL,
    SPARE,
    STARTING_DICE,
    STARTING_VALUES,
    TAKE,
    State,
    end_together,
    enter,
    give_word,
    next_by_ambulance,
    unready_seats,
)
from wardround.games.dice_hospital.words import COLOUR, SEAT

CHANCE: Final = -1
NOBODY: Final = -99


def turn(s: State) -> list[int]:
    """Who may speak: seats, one chance speaker, or nobody when it is over."""
    if s.mover == NONE and s.phase in (ACTIVATE, STARTING_VALUES, KEEP, OVERFLOW, SPARE):
        return unready_seats(s)
    speaker = only_speaker(s)
    return [] if speaker == NOBODY else [speaker]


def only_speaker(s: State) -> int:
    """Who speaks where nobody else orders the seats: chance or the lowest; NOBODY when over."""
    if s.mover != NONE:
        return s.mover
    phase = s.phase
    if phase in (ACTIVATE, STARTING_VALUES, KEEP, OVERFLOW, SPARE):
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
    return _legal_setup(s, speaker)


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
    return [SEAT + seat for seat in range(s.rules.seats)]


def weights(s: State) -> list[int]:
    """How likely each word of chance is, in the order of `legal`."""
    phase = s.phase
    if phase == ROLL:
        return intake.roll_weights(s)
    if phase in (REVEAL, EXTRA_DEPARTMENT, EXTRA_SPECIALIST):
        return setup.reveal_weights(s)
    if phase == STARTING_DICE:
        return [count for count in s.bag if count]
    return [1] * len(words(s, turn(s)[0]))


def apply(s: State, speaker: int, word: int) -> None:
    """Say a legal word."""
    phase = s.phase
    if phase == ACTIVATE:
        activation.apply(s, speaker, word)
        if s.hospitals[speaker].ready:
            _after_finish(s, speaker)
    elif phase == ROLL:
        if intake.roll(s, word):
            _after_fill(s, intake.fill(s))
    elif phase == TAKE:
        if intake.take(s, speaker, word):
            intake.send_off(s)
            enter(s, OVERFLOW)
            intake.begin_overflow(s)
            _after_overflow(s)
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
    else:
        _apply_setup(s, speaker, word)


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
        setup.name_first(s, word - SEAT)
        _begin_reveal(s)


def _begin_reveal(s: State) -> None:
    enter(s, REVEAL)
    _after_reveal(s, setup.ask_for_extra(s))


def _after_reveal(s: State, shown: bool) -> None:
    if s.phase == EXTRA:
        give_word(s, s.first)
    if not shown:
        return
    if s.round:
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
    s.round += 1
    enter(s, ROLL)


def _after_fill(s: State, full: bool) -> None:
    if full:
        enter(s, TAKE)
        give_word(s, s.first)
    elif s.phase != ARRANGE:
        enter(s, ARRANGE)
        give_word(s, intake.arranger(s))


def _after_overflow(s: State) -> None:
    if end_together(s):
        enter(s, IMPROVE)
        give_word(s, next_by_ambulance(s, 0))
        _after_improve(s)


def _after_improve(s: State) -> None:
    """Nothing left to take is nothing to ask about."""
    if s.mover == NONE or not s.display:
        enter(s, RETURN)
        give_word(s, improvement.next_to_return(s, 0))
        _after_return(s)


def _after_return(s: State) -> None:
    if s.mover == NONE:
        enter(s, ACTIVATE)
        if not s.rules.simultaneous:
            give_word(s, next_by_ambulance(s, 0))


def _after_finish(s: State, seat: int) -> None:
    if not s.rules.simultaneous:
        give_word(s, next_by_ambulance(s, s.hospitals[seat].ambulance))
    if s.mover == NONE and end_together(s):
        enter(s, SPARE)
        discharge.begin_neglect(s)
        _after_neglect(s)


def _after_neglect(s: State) -> None:
    if not end_together(s):
        return
    discharge.score_round(s)
    if s.round == ROUNDS:
        enter(s, OVER)
    else:
        discharge.change_shift(s)
        _begin_reveal(s)


def barrier(s: State) -> int:
    """How many joint steps have ended: two in setup, then three a round."""
    phase = s.phase
    if not s.round:
        return 1 if phase in (DEAL, KEEP) else 0
    before = 2 + (s.round - 1) * 3
    if phase in (ROLL, ARRANGE, TAKE, OVERFLOW):
        return before
    if phase in (IMPROVE, RETURN, ACTIVATE):
        return before + 1
    return before + 2 if phase == SPARE else before + 3
