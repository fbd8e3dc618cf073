"""A card to give back: the question, why not a card, and what that would bring."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.phases.return_ import improvements
from wardround.games.dice_hospital.rules.ruleset import RETURN_BAGS
from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.rules.words import RETURN
from wardround.games.dice_hospital.views.phases.phase import ask
from wardround.games.dice_hospital.views.phases.stopping import StoppingView
from wardround.table.messages import Message, Prompt, Prospect


class ReturnView(StoppingView):
    """Pass, or `return` and a card."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Whether, then which card."""
        key = "ask-return-card" if s.hospitals[seat].said else "ask-return"
        reason = "reason-return-many" if s.rules.many_returns else "reason-return"
        return ask(key, reason, bags=s.modifiers[RETURN_BAGS])

    def why_not(self, s: State, seat: int, word: int) -> Message | None:
        """Why not a card: `return` comes first, or it is no improvement of this seat."""
        if s.rules.department_of[word] < 0 and s.rules.worker_of[word] < 0:
            return None
        own = word in improvements(s, seat)
        return Message("why-return-first" if own else "why-not-improvement", {})

    def prospects(self, s: State, seat: int) -> dict[int, Prospect]:
        """Of `finish`, and of `return`."""
        bags = Message("brings-return", {"bags": s.modifiers[RETURN_BAGS]})
        return {**super().prospects(s, seat), RETURN: Prospect(bags)}
