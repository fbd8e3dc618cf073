"""Who speaks, what may be said, and what comes next: asked of the phase the game is in."""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules.decks import DEPARTMENTS, SPECIALISTS
from wardround.games.dice_hospital.rules.phases import phase as phase_module
from wardround.games.dice_hospital.rules.phases.activate import Activate
from wardround.games.dice_hospital.rules.phases.arrange import Arrange
from wardround.games.dice_hospital.rules.phases.deal import Deal
from wardround.games.dice_hospital.rules.phases.deal_reports import DealReports
from wardround.games.dice_hospital.rules.phases.deck import Deck
from wardround.games.dice_hospital.rules.phases.event import Event
from wardround.games.dice_hospital.rules.phases.event_card import EventCard
from wardround.games.dice_hospital.rules.phases.extra import Extra
from wardround.games.dice_hospital.rules.phases.extra_card import ExtraCard
from wardround.games.dice_hospital.rules.phases.first_player import FirstPlayer
from wardround.games.dice_hospital.rules.phases.improve import Improve
from wardround.games.dice_hospital.rules.phases.keep import Keep
from wardround.games.dice_hospital.rules.phases.over import Over
from wardround.games.dice_hospital.rules.phases.overflow import Overflow
from wardround.games.dice_hospital.rules.phases.phase import Phase, chance_for
from wardround.games.dice_hospital.rules.phases.pick_up import PickUp
from wardround.games.dice_hospital.rules.phases.report import Report
from wardround.games.dice_hospital.rules.phases.return_ import Return
from wardround.games.dice_hospital.rules.phases.reveal import Reveal
from wardround.games.dice_hospital.rules.phases.roll import Roll
from wardround.games.dice_hospital.rules.phases.send_back import SendBack
from wardround.games.dice_hospital.rules.phases.spare import Spare
from wardround.games.dice_hospital.rules.phases.starting_dice import StartingDice
from wardround.games.dice_hospital.rules.phases.starting_values import StartingValues
from wardround.games.dice_hospital.rules.phases.take import Take
from wardround.games.dice_hospital.rules.state import (
    EXTRA_DEPARTMENT,
    EXTRA_SPECIALIST,
    NONE,
    State,
    enter,
)
from wardround.native import i64

NOBODY: Final = phase_module.NOBODY
SETUP_JOINT_STEPS: Final = 2
ROUND_JOINT_STEPS: Final = 4

# By the number of the phase.
PHASE_AT: Final[list[Phase]] = [
    FirstPlayer(),
    Reveal(),
    Extra(),
    ExtraCard(EXTRA_DEPARTMENT, DEPARTMENTS),
    ExtraCard(EXTRA_SPECIALIST, SPECIALISTS),
    StartingDice(),
    StartingValues(),
    Deal(),
    Keep(),
    Roll(),
    Arrange(),
    Take(),
    Overflow(),
    Improve(),
    Return(),
    Activate(),
    Spare(),
    Over(),
    Deck(),
    DealReports(),
    EventCard(),
    Event(),
    SendBack(),
    Report(),
    PickUp(),
]


def turn(s: State) -> list[int]:
    """Who may speak: seats, one chance speaker, or nobody when it is over."""
    if s.rolling != NONE:
        return [chance_for(s.rolling)]
    return [s.mover] if s.mover != NONE else PHASE_AT[s.phase].speakers(s)


def only_speaker(s: State) -> i64:
    """Who speaks where nobody else orders the seats: chance or the lowest; NOBODY when over."""
    if s.rolling != NONE:
        return chance_for(s.rolling)
    return s.mover if s.mover != NONE else PHASE_AT[s.phase].speaker(s)


def legal(s: State, speaker: int) -> list[int]:
    """The words of a speaker, ascending; none for one who does not have the word."""
    return words(s, speaker) if speaker in turn(s) else []


def words(s: State, speaker: i64) -> list[int]:
    """The words of a speaker who has the word, ascending."""
    phase = PHASE_AT[s.phase]
    return phase.legal(s, speaker) if s.rolling == NONE else phase.roll_words(s)


def weights(s: State) -> list[int]:
    """How likely each word of chance is, in the order of `legal`."""
    phase = PHASE_AT[s.phase]
    return phase.weights(s) if s.rolling == NONE else phase.roll_weights(s)


def chance_word(s: State, number: i64) -> i64:
    """The word of chance that a number falls on: `legal` and `weights` in one, without lists.

    Words get as many of the numbers from 0 to the sum of weights as they weigh, in the order of
    `legal`; numbers beyond begin anew.
    """
    phase = PHASE_AT[s.phase]
    return phase.chance_word(s, number) if s.rolling == NONE else phase.roll_word(s, number)


def apply(s: State, speaker: i64, word: i64) -> None:
    """Say a legal word."""
    phase = PHASE_AT[s.phase]
    if s.rolling == NONE:
        following = phase.apply(s, speaker, word)
    else:
        following = phase.roll(s, word)
    if following != s.phase:
        _go_to(s, following)


def begin(s: State) -> None:
    """Carry out what nobody is asked about before the first word."""
    following = PHASE_AT[s.phase].begin(s)
    if following != s.phase:
        _go_to(s, following)


def _go_to(s: State, following: i64) -> None:
    """Enter phases until one stays to ask somebody, or is over."""
    while following != s.phase:
        enter(s, following)
        following = PHASE_AT[following].begin(s)


def undo_epoch(s: State) -> i64:
    """How many joint steps have ended: two in setup, then up to four a round."""
    over = PHASE_AT[s.phase].joint_steps_over(s)
    if not s.round:
        return over
    return SETUP_JOINT_STEPS + (s.round - 1) * ROUND_JOINT_STEPS + over
