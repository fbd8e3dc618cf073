"""What a seat cannot know: the administrators of the others, until everybody has kept one.

Everything else that is hidden (dice in the bag, piles of cards) is hidden from all, and chance
decides it when it comes up.
"""

from __future__ import annotations

from random import Random
from typing import Final

from wardround.games.dice_hospital.rules.state import DEAL, KEEP, NO_CARDS, NONE, Hospital, State

UNSEEN: Final = -2


def has_secrets(s: State) -> bool:
    """Whether seats may hold administrators that others cannot see."""
    return s.phase == DEAL or s.phase == KEEP


def resample(s: State, seat: int, rng: Random) -> State:
    """A copy in which the administrators that a seat (NONE: a spectator) cannot see are dealt anew.

    Draws from `rng` only where there are such.
    """
    world = s.clone()
    if has_secrets(s):
        _deal_anew(world, seat, rng)
    return world


def _deal_anew(s: State, seat: int, rng: Random) -> None:
    """Deal the other seats as many administrators as they hold; one of them is as likely kept."""
    administrators = s.rules.administrator_words
    own = s.hospitals[seat].hand if seat != NONE else NO_CARDS
    free = [word for word in administrators if word not in own]
    rng.shuffle(free)
    for owner, h in enumerate(s.hospitals):
        if owner == seat:
            continue
        h.hand = sorted([free.pop() for _ in h.hand])
        if h.administrator != NONE:
            kept = h.hand[int(rng.random() * len(h.hand))]
            h.administrator = administrators.index(kept)


def looks_alike(a: State, b: State, seat: int) -> bool:
    """Whether a seat (NONE: a spectator) sees the same in two states with the same cards."""
    if a.rules is not b.rules and a.rules.options != b.rules.options:
        return False
    if _table_of(a) != _table_of(b):
        return False
    for owner, h in enumerate(a.hospitals):
        other = b.hospitals[owner]
        if _open_parts_of(h) != _open_parts_of(other):
            return False
        hidden = owner != seat and has_secrets(a)
        if _administrators_of(h, hidden) != _administrators_of(other, hidden):
            return False
    return True


def _table_of(s: State) -> list[object]:
    """Everything but the hospitals. The modifiers follow from the event."""
    return [
        *(s.round, s.phase, s.first, s.mover, s.rolling, s.event, s.bag, s.intake, s.ambulances),
        *(s.display, s.unseen, s.under, s.box, s.events, s.reports, s.filed, s.spaces),
    ]


def _open_parts_of(h: Hospital) -> list[object]:
    """What everybody sees of a hospital at any time."""
    return [
        *(h.used, h.placed, h.nurses, h.bags, h.fatalities, h.ambulance, h.pending, h.values),
        *(h.ready, h.named, h.admissions, h.patients, h.departments, h.staff, h.lounge),
        *(h.points, h.incoming, h.said),
    ]


def _administrators_of(h: Hospital, hidden: bool) -> list[int]:
    """The administrator kept, if any, and the hand; if hidden, how many there are."""
    if not hidden:
        return [h.administrator, *h.hand]
    kept = NONE if h.administrator == NONE else UNSEEN
    return [kept, *([UNSEEN] * len(h.hand))]
