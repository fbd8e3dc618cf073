"""Ambulances: the question, why not one of them, and what each would bring."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.kinds import VALUE
from wardround.games.dice_hospital.rules.ruleset import (
    ARRIVALS,
    BEDS,
    FIRST_LOCKED,
    LOWEST_BAGS,
)
from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.rules.words import AMBULANCE
from wardround.games.dice_hospital.views.phases.phase import PhaseView, ask
from wardround.table.messages import Figure, Message, Prompt, Prospect


class TakeView(PhaseView):
    """An ambulance that is left."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which ambulance."""
        free = BEDS - len(s.hospitals[seat].patients)
        first = int(_is_locked(s, seat, 0))
        return ask("ask-take", "reason-take", first=first, free=free, arrivals=_arrivals(s))

    def why_not(self, s: State, seat: int, word: int) -> Message | None:
        """Why not an ambulance: taken, or number 1 for the first player."""
        if not AMBULANCE <= word < AMBULANCE + len(s.ambulances):
            return None
        for other, h in enumerate(s.hospitals):
            if h.ambulance == word - AMBULANCE + 1:
                return Message("why-ambulance-taken", {"whom": other + 1})
        return Message("why-ambulance-first", {})

    def default_word(self, s: State, seat: int) -> int:
        """The last ambulance, with the least ill (W6)."""
        return flow.legal(s, seat)[-1]

    def prospects(self, s: State, seat: int) -> dict[int, Prospect]:
        """Of every ambulance left, for a seat that has none yet."""
        if s.hospitals[seat].ambulance:
            return {}
        return {AMBULANCE + i: _prospect(s, seat, i) for i, dice in enumerate(s.ambulances) if dice}


def _is_locked(s: State, seat: int, i: int) -> bool:
    return seat == s.first and i < s.modifiers[FIRST_LOCKED]


def _arrivals(s: State) -> int:
    """How many patients come in beside those of an ambulance (D12: none from an empty bag)."""
    return min(s.modifiers[ARRIVALS], sum(s.bag))


def _prospect(s: State, seat: int, i: int) -> Prospect:
    dice = s.ambulances[i]
    left = BEDS - len(s.hospitals[seat].patients) - len(dice) - _arrivals(s)
    figures: dict[str, Figure] = {
        "sum": sum(VALUE[k] for k in dice),
        "locked": int(_is_locked(s, seat, i)),
        "arrivals": _arrivals(s),
        "beds": max(0, left),
        "short": max(0, -left),
    }
    return Prospect(Message("brings-ambulance", figures | _order_figures(s, i)))


def _order_figures(s: State, i: int) -> dict[str, Figure]:
    """Which place in the order of building an ambulance can bring, and if it is the lowest.

    `lower` is how many lower ones others could still take, `rival` the lowest of these.
    """
    taken = [h.ambulance for h in s.hospitals if h.ambulance]
    waiting = len(s.hospitals) - len(taken) - 1
    ahead = 1 + sum(number <= i for number in taken)
    rivals = [n for n, dice in enumerate(s.ambulances[:i], 1) if dice] if waiting else []
    lowest = "no" if ahead > 1 else "perhaps" if rivals else "sure"
    return {
        "earliest": ahead,
        "latest": ahead + min(waiting, len(rivals)),
        "lowest": lowest,
        "bags": s.modifiers[LOWEST_BAGS],
        "lower": len(rivals),
        "rival": rivals[0] if rivals else 0,
    }
