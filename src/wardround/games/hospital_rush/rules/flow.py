"""Who speaks, what may be said, and what comes next: the phases put in order."""

from __future__ import annotations

from typing import Final

from wardround.games.hospital_rush.rules import discharge, happenings, placing
from wardround.games.hospital_rush.rules import punishment as punishing
from wardround.games.hospital_rush.rules.beds import cured, own_patient, right_ready
from wardround.games.hospital_rush.rules.state import (
    ACTED,
    ADMIT,
    BUCKS_OR_PRESTIGE,
    CHARACTERS,
    DISCHARGE,
    NONE,
    NOTHING,
    OVER,
    PLACE,
    STARTER,
    TO_ACT,
    TO_CLAIM,
    TO_PICK_CARD,
    TO_TREAT,
    WHERE,
    WHETHER_TO_CLAIM,
    WHETHER_TO_DISCHARGE,
    WHICH_CARD,
    WHICH_MEDICINE,
    WHOM_TO_TREAT,
    State,
    ask,
    enter,
    give_turn,
    hand_starter,
    in_order,
    note,
    reach,
)
from wardround.games.hospital_rush.rules.words import CLAIM, LEAVE, SEAT, SKIP
from wardround.games.hospital_rush.rules.words import DISCHARGE as SEND_HOME

CHANCE: Final = -1
NOBODY: Final = -99


def turn(s: State) -> list[int]:
    """Who may speak: one seat, one chance speaker, or nobody when it is over."""
    speaker = only_speaker(s)
    return [] if speaker == NOBODY else [speaker]


def only_speaker(s: State) -> int:
    """The one who speaks; NOBODY when the game is over."""
    if s.asked != NONE:
        return s.asked
    if s.phase == CHARACTERS:
        return -2 - due_character(s)
    return NOBODY if s.phase == OVER else CHANCE


def legal(s: State, speaker: int) -> list[int]:
    """The words of a speaker, ascending; none for one who does not have the word."""
    return words(s, speaker) if speaker == only_speaker(s) else []


def words(s: State, speaker: int) -> list[int]:
    """The words of the one who speaks, ascending."""
    question = s.question
    if question == WHERE:
        return placing.offers(s, speaker)
    if question == WHOM_TO_TREAT:
        return placing.legal_treat(s, speaker)
    if question == BUCKS_OR_PRESTIGE:
        return punishing.legal_answers(s, speaker)
    if question == WHICH_MEDICINE:
        return discharge.legal_pharmacy(s)
    if question == WHICH_CARD:
        return placing.legal_cards(s)
    if question == WHETHER_TO_CLAIM:
        return [SKIP, CLAIM]
    if question == WHETHER_TO_DISCHARGE:
        return [SEND_HOME, LEAVE]
    return _words_of_chance(s)


def _words_of_chance(s: State) -> list[int]:
    rules = s.rules
    if s.phase == ADMIT:
        return [rules.patient_word + card for card, there in enumerate(s.unseen) if there]
    if s.phase == CHARACTERS:
        taken = [intern.character for intern in s.interns]
        return [rules.character_word + c for c in range(rules.characters) if c not in taken]
    return [SEAT + seat for seat in range(rules.seats)]


def weights(s: State) -> list[int]:
    """How likely each word of chance is, in the order of `legal`: all alike."""
    return [1] * len(_words_of_chance(s))


def apply(s: State, speaker: int, word: int) -> None:
    """Say a legal word."""
    question = s.question
    if question == WHERE:
        placing.place(s, speaker, word)
        if s.said:
            return
    elif question == WHOM_TO_TREAT:
        placing.treat(s, speaker, word)
        if s.said:
            return
    elif question == BUCKS_OR_PRESTIGE:
        punishing.answer(s, speaker, word)
    elif question == WHICH_MEDICINE:
        discharge.draw(s, word)
    elif question == WHICH_CARD:
        placing.pick_card(s, speaker, word)
    elif question == WHETHER_TO_CLAIM:
        placing.claim_card(s, speaker, word)
    elif question == WHETHER_TO_DISCHARGE:
        if word == SEND_HOME:
            discharge.discharge_right_hand(s, s.interns[speaker].bed)
        reach(s, ACTED)
    else:
        _apply_chance(s, speaker, word)
    go_on(s)


def begin(s: State) -> None:
    """Give the starting player marker to the seat that the table named, if it named one (H11)."""
    if s.rules.first != NONE:
        _name_starter(s, s.rules.first)


def _name_starter(s: State, seat: int) -> None:
    hand_starter(s, seat)
    discharge.begin_order(s)
    enter(s, CHARACTERS)


def _apply_chance(s: State, speaker: int, word: int) -> None:
    if s.phase == STARTER:
        _name_starter(s, word - SEAT)
    elif s.phase == CHARACTERS:
        s.interns[-2 - speaker].character = word - s.rules.character_word
        note(s, happenings.CAST, -2 - speaker, word, 0)
        if due_character(s) == NONE:
            enter(s, ADMIT)
    else:
        _admit(s, word)


def due_character(s: State) -> int:
    """The next seat to be dealt a character, in order from the starting player (NONE: all are)."""
    for seat in in_order(s, s.first):
        if s.interns[seat].character == NONE:
            return seat
    return NONE


def _admit(s: State, word: int) -> None:
    card = word - s.rules.patient_word
    bed = s.beds.index(NONE)
    s.unseen[card] = 0
    s.beds[bed] = card
    note(s, happenings.ADMIT, NONE, bed + 1, word)
    if NONE not in s.beds:
        _begin_round(s)
    else:
        _refill(s)


def _refill(s: State) -> None:
    """The discards are the stack again when a card is needed and none is left (H14)."""
    if sum(s.unseen) == 0:
        s.unseen = s.discards
        s.discards = [0] * len(s.unseen)
        note(s, happenings.SHUFFLE, NONE, 0, 0)


def _begin_round(s: State) -> None:
    s.round += 1
    enter(s, PLACE)
    reach(s, TO_ACT)
    give_turn(s, s.began)


def go_on(s: State) -> None:
    """Do what follows by itself until somebody must be asked or chance must speak."""
    while step(s):
        pass


def step(s: State) -> bool:
    """Settle one thing that follows by itself; False when somebody is asked or chance speaks."""
    if s.owed != NONE:
        return _asked(s, s.owed, WHICH_MEDICINE)
    fined = punishing.next_fined(s)
    if fined != NONE:
        return _punish(s, fined)
    bed = discharge.managed(s)
    if bed != NONE:
        discharge.discharge_whole(s, bed)
        return True
    if s.phase == PLACE:
        return _step_of_placing(s)
    if s.phase == DISCHARGE:
        return _step_of_discharge(s)
    return _asked(s, NONE, NOTHING)


def _asked(s: State, seat: int, question: int) -> bool:
    ask(s, seat, question)
    return False


def _punish(s: State, seat: int) -> bool:
    """A victim with both to give is asked; otherwise there is nothing to choose."""
    answers = punishing.legal_answers(s, seat)
    if len(answers) > 1:
        return _asked(s, seat, BUCKS_OR_PRESTIGE)
    punishing.answer(s, seat, answers[0] if answers else NONE)
    return True


def _step_of_placing(s: State) -> bool:
    stage = s.stage
    if stage == TO_ACT:
        return _asked(s, s.mover, WHERE)
    if stage == TO_CLAIM:
        return _asked(s, s.mover, WHETHER_TO_CLAIM)
    if stage == TO_TREAT and placing.legal_treat(s, s.mover):
        return _asked(s, s.mover, WHOM_TO_TREAT)
    if stage == TO_PICK_CARD and placing.legal_cards(s):
        return _asked(s, s.mover, WHICH_CARD)
    seat = placing.next_to_place(s)
    reach(s, TO_ACT)
    if seat == NONE:
        enter(s, DISCHARGE)
        give_turn(s, s.began)
    else:
        give_turn(s, seat)
    return True


def _step_of_discharge(s: State) -> bool:
    """The mover's patient goes home, may go home, or stays; then the next seat's (H2)."""
    bed = own_patient(s, s.mover)
    if s.stage == TO_ACT and bed != NONE:
        if cured(s, bed):
            reach(s, ACTED)
            discharge.discharge_whole(s, bed)
            return True
        if right_ready(s, bed):
            return _asked(s, s.mover, WHETHER_TO_DISCHARGE)
    reach(s, TO_ACT)
    seat = discharge.next_to_discharge(s)
    give_turn(s, seat)
    if seat == NONE:
        _end_round(s)
    return True


def _end_round(s: State) -> None:
    if discharge.goal_reached(s):
        discharge.end(s, happenings.AT_GOAL)
        enter(s, OVER)
    elif s.round == s.rules.rounds:
        discharge.end(s, happenings.AT_ROUNDS)
        enter(s, OVER)
    else:
        discharge.clear_round(s)
        discharge.begin_order(s)
        enter(s, ADMIT)
        _refill(s)
