"""Phase 1: dice are rolled into ambulances, everyone takes one, patients go to bed."""

from __future__ import annotations

from bisect import insort
from typing import Final

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.groups import distinct, next_picks
from wardround.games.dice_hospital.rules.kinds import OWN, VALUE, WAITING, kind
from wardround.games.dice_hospital.rules.ruleset import (
    ANY,
    ARRIVALS,
    BEDS,
    DICE_IN_AMBULANCE,
    FIRST_LOCKED,
    HIGHEST_ROLL,
    LOWEST_BAGS,
    LOWEST_ROLL,
    SOLO_BAG_BELOW,
)
from wardround.games.dice_hospital.rules.setup import name_first
from wardround.games.dice_hospital.rules.state import (
    NONE,
    State,
    choose,
    complete,
    die,
    gain_bags,
    give_word,
    intake_size,
    let_roll,
    make_ready,
    note,
)
from wardround.games.dice_hospital.rules.words import AMBULANCE, RETURN

ROLLED: Final = [kind(value, c, c, WAITING) for value in range(1, 7) for c in (0, 1, 2)]


def legal_roll(s: State) -> list[int]:
    """Any colour in the bag with 2 to 5: ones and sixes are rolled again (events change that)."""
    bag = s.bag
    rolled = ROLLED[3 * s.modifiers[LOWEST_ROLL] - 3 : 3 * s.modifiers[HIGHEST_ROLL]]
    if bag[0] and bag[1] and bag[2]:
        return rolled
    return [k for k in rolled if bag[OWN[k]]]


def roll_weights(s: State) -> list[int]:
    """A colour is as likely as there are dice of it in the bag."""
    bag = s.bag
    rolled = ROLLED[3 * s.modifiers[LOWEST_ROLL] - 3 : 3 * s.modifiers[HIGHEST_ROLL]]
    return [bag[OWN[k]] for k in rolled if bag[OWN[k]]]


def bag_empty(s: State) -> bool:
    """Whether no die can be drawn."""
    return not (s.bag[0] or s.bag[1] or s.bag[2])


def roll(s: State, k: int) -> bool:
    """A die comes in. True when all have."""
    s.bag[OWN[k]] -= 1
    insort(s.intake, k)
    note(s, happenings.ROLL, NONE, k, 0)
    return len(s.intake) == intake_size(s)


def filling(s: State) -> int:
    """The ambulance to be filled next; as many as there are when all are full."""
    for i, ambulance in enumerate(s.ambulances):
        if not ambulance:
            return i
    return len(s.ambulances)


def straddling(s: State) -> list[int]:
    """The dice of the value on the boundary after the next ambulance."""
    boundary = VALUE[s.intake[DICE_IN_AMBULANCE - 1]]
    return [k for k in s.intake if VALUE[k] == boundary]


def places(s: State) -> int:
    """How many of the straddling dice go into the next ambulance."""
    boundary = VALUE[s.intake[DICE_IN_AMBULANCE - 1]]
    lower = 0
    while VALUE[s.intake[lower]] < boundary:
        lower += 1
    return DICE_IN_AMBULANCE - lower


def fill(s: State) -> bool:
    """Fill ambulances, lowest values first, as far as there is nothing to choose.

    True when all are full; False when the last seat must arrange dice of one value.
    """
    for ambulance in range(filling(s), len(s.ambulances)):
        if len(s.intake) > DICE_IN_AMBULANCE:
            dice = straddling(s)
            if len(dice) > places(s) and dice[0] != dice[-1]:
                return False
        _load(s, ambulance, s.intake[:DICE_IN_AMBULANCE])
    return True


def _load(s: State, ambulance: int, dice: list[int]) -> None:
    for k in dice:
        s.intake.remove(k)
        insort(s.ambulances[ambulance], k)
        note(s, happenings.LOAD, NONE, ambulance + 1, k)


def arranger(s: State) -> int:
    """The seat on the first player's right, the last in seat order (D3)."""
    return (s.first - 1) % s.rules.seats


def legal_arrange(s: State, seat: int) -> list[int]:
    """Which of the straddling dice go into the ambulance being filled."""
    return next_picks(straddling(s), places(s), ANY, s.hospitals[seat].said, 0)


def arrange(s: State, seat: int, k: int) -> bool:
    """Put one more die into the ambulance. True when all ambulances are full."""
    choose(s, seat, k)
    h = s.hospitals[seat]
    wanted = places(s)
    if len(h.said) < wanted:
        return False
    picks = h.said
    complete(s, seat)
    _load(s, filling(s), s.intake[: DICE_IN_AMBULANCE - wanted] + picks)
    return fill(s)


def legal_take(s: State, seat: int) -> list[int]:
    """The ambulances left. The first player may not take number 1."""
    locked = s.modifiers[FIRST_LOCKED] if seat == s.first else 0
    waiting = range(locked, len(s.ambulances))
    return [AMBULANCE + i for i in waiting if s.ambulances[i]]


def take(s: State, seat: int, word: int) -> bool:
    """Take an ambulance. True when everyone has one and nobody has still to arrive."""
    i = word - AMBULANCE
    h = s.hospitals[seat]
    h.incoming = s.ambulances[i]
    h.ambulance = i + 1
    s.ambulances[i] = []
    note(s, happenings.TAKE, seat, i + 1, 0)
    if s.modifiers[ARRIVALS] and not bag_empty(s):
        let_roll(s, seat)
        return False
    return _next_taker(s, seat)


def arrive(s: State, seat: int, k: int) -> bool:
    """One more patient comes with an ambulance (D12: none if the bag is empty).

    True when everyone has taken one and nobody has still to arrive.
    """
    h = s.hospitals[seat]
    s.bag[OWN[k]] -= 1
    h.incoming = sorted([*h.incoming, k])
    note(s, happenings.ARRIVE, seat, k, 0)
    if len(h.incoming) < DICE_IN_AMBULANCE + s.modifiers[ARRIVALS] and not bag_empty(s):
        return False
    let_roll(s, NONE)
    return _next_taker(s, seat)


def _next_taker(s: State, seat: int) -> bool:
    following = (seat + 1) % s.rules.seats
    give_word(s, following if following != s.first else NONE)
    return s.mover == NONE


def send_off(s: State) -> None:
    """The dice of the ambulance left over go back; the lowest taken brings a bag and the token."""
    for i, ambulance in enumerate(s.ambulances):
        for k in ambulance:
            s.bag[OWN[k]] += 1
            note(s, happenings.UNLOAD, NONE, i + 1, k)
        s.ambulances[i] = []
    lowest = min(h.ambulance for h in s.hospitals)
    for seat, h in enumerate(s.hospitals):
        if h.ambulance == lowest:
            gain_bags(s, seat, s.modifiers[LOWEST_BAGS])
            name_first(s, seat)


def legal_send_back(s: State, seat: int) -> list[int]:
    """Alone: `return` and the one die that is not kept."""
    return distinct(s.intake) if s.hospitals[seat].said else [RETURN]


def send_back(s: State, seat: int, word: int) -> bool:
    """Alone: send one die back and keep the others. True when that is done."""
    choose(s, seat, word)
    if word == RETURN:
        return False
    complete(s, seat)
    bring_all_but(s, seat, word)
    return True


def bring_all_but(s: State, seat: int, sent: int) -> None:
    """One die goes back to the bag, the others are to be bedded; low ones bring a blood bag."""
    h = s.hospitals[seat]
    s.intake.remove(sent)
    s.bag[OWN[sent]] += 1
    note(s, happenings.SEND_BACK, seat, sent, 0)
    h.incoming = s.intake
    s.intake = []
    total = 0
    for k in h.incoming:
        total += VALUE[k]
        note(s, happenings.BRING, seat, k, 0)
    if total < SOLO_BAG_BELOW:
        gain_bags(s, seat, 1)


def beds_short(s: State, seat: int) -> int:
    """How many patients must go so that the new ones fit."""
    h = s.hospitals[seat]
    return max(0, len(h.patients) + len(h.incoming) - BEDS)


def begin_overflow(s: State) -> None:
    """Everyone whose new patients fit, or who has nothing to choose, beds them."""
    for seat, h in enumerate(s.hospitals):
        short = beds_short(s, seat)
        if not short or h.patients[0] == h.patients[-1]:
            _admit(s, seat, h.patients[:short])


def legal_overflow(s: State, seat: int) -> list[int]:
    """Which of the patients already there cannot be kept."""
    h = s.hospitals[seat]
    return next_picks(h.patients, beds_short(s, seat), ANY, h.said, 0)


def overflow(s: State, seat: int, k: int) -> None:
    """Name one more patient that cannot be kept."""
    choose(s, seat, k)
    h = s.hospitals[seat]
    if len(h.said) == beds_short(s, seat):
        picks = h.said
        complete(s, seat)
        _admit(s, seat, picks)


def _admit(s: State, seat: int, lost: list[int]) -> None:
    h = s.hospitals[seat]
    for k in lost:
        die(s, seat, k)
    incoming = h.incoming
    h.incoming = []
    for k in incoming:
        insort(h.patients, k)
        note(s, happenings.ADMIT, seat, k, 0)
    make_ready(s, seat, 1)
