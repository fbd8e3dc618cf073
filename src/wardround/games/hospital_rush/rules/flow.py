"""Who speaks, what may be said, and what comes next: asked of the question and the phase."""

from __future__ import annotations

from typing import Final

from wardround.games.hospital_rush.rules.discharge import discharge_whole, management_discharge
from wardround.games.hospital_rush.rules.phases import phase as phase_module
from wardround.games.hospital_rush.rules.phases.admit import Admit
from wardround.games.hospital_rush.rules.phases.characters import Characters
from wardround.games.hospital_rush.rules.phases.discharge import Discharge
from wardround.games.hospital_rush.rules.phases.over import Over
from wardround.games.hospital_rush.rules.phases.phase import Phase
from wardround.games.hospital_rush.rules.phases.place import Place
from wardround.games.hospital_rush.rules.phases.starter import Starter, name_starter
from wardround.games.hospital_rush.rules.punishment import next_fined
from wardround.games.hospital_rush.rules.questions.card import Card
from wardround.games.hospital_rush.rules.questions.claim import Claim
from wardround.games.hospital_rush.rules.questions.pharmacy import Pharmacy
from wardround.games.hospital_rush.rules.questions.place import Place as WherePlace
from wardround.games.hospital_rush.rules.questions.punishment import Punishment, punish
from wardround.games.hospital_rush.rules.questions.question import COMPLETE, Question
from wardround.games.hospital_rush.rules.questions.right_hand import RightHand
from wardround.games.hospital_rush.rules.questions.treat import Treat
from wardround.games.hospital_rush.rules.state import NONE, NOTHING, WHICH_MEDICINE, State, ask
from wardround.native import i64

NOBODY: Final = phase_module.NOBODY

# By the number of the phase.
PHASE_AT: Final[list[Phase]] = [
    Starter(),
    Characters(),
    Admit(),
    Place(),
    Discharge(),
    Over(),
]
# By the number of the question; nobody is asked NOTHING.
QUESTION_AT: Final[list[Question]] = [
    Question(),
    WherePlace(),
    Treat(),
    Card(),
    Claim(),
    Punishment(),
    Pharmacy(),
    RightHand(),
]


def turn(s: State) -> list[int]:
    """Who may speak: one seat, one chance speaker, or nobody when it is over."""
    speaker = only_speaker(s)
    return [] if speaker == NOBODY else [speaker]


def only_speaker(s: State) -> int:
    """The one who speaks; NOBODY when the game is over."""
    return s.asked if s.asked != NONE else PHASE_AT[s.phase].speaker(s)


def legal(s: State, speaker: int) -> list[int]:
    """The words of a speaker, ascending; none for one who does not have the word."""
    return words(s, speaker) if speaker == only_speaker(s) else []


def words(s: State, speaker: i64) -> list[int]:
    """The words of the one who speaks, ascending."""
    if s.question == NOTHING:
        return PHASE_AT[s.phase].legal(s)
    return QUESTION_AT[s.question].legal(s, speaker)


def weights(s: State) -> list[int]:
    """How likely each word of chance is, in the order of `legal`: all alike."""
    return [1] * len(PHASE_AT[s.phase].legal(s))


def chance_word(s: State, number: i64) -> i64:
    """The word of chance that a number falls on: `legal` and `weights` in one, without lists."""
    return PHASE_AT[s.phase].chance_word(s, number)


def apply(s: State, speaker: i64, word: i64) -> list[int]:
    """Say a legal word; gives the words of the same speaker that may follow in the sentence.

    When none may, the sentence is complete, and what follows by itself has been done.
    """
    if s.question == NOTHING:
        PHASE_AT[s.phase].apply(s, speaker, word)
        following = COMPLETE
    else:
        following = QUESTION_AT[s.question].apply(s, speaker, word)
    if not following:
        go_on(s)
    return following


def begin(s: State) -> None:
    """Give the starting player marker to the seat that the table named, if it named one (H11)."""
    if s.rules.first != NONE:
        name_starter(s, s.rules.first)


def go_on(s: State) -> None:
    """Do what follows by itself until somebody must be asked or chance must speak."""
    while step(s):
        pass


def step(s: State) -> bool:
    """Settle one thing that follows by itself; False when somebody is asked or chance speaks.

    Medicine owed, punishments and patients of a manager come before whatever the phase does.
    """
    if s.owed != NONE:
        ask(s, s.owed, WHICH_MEDICINE)
        return False
    fined = next_fined(s)
    if fined != NONE:
        return punish(s, fined)
    bed = management_discharge(s)
    if bed != NONE:
        discharge_whole(s, bed)
        return True
    return PHASE_AT[s.phase].step(s)
