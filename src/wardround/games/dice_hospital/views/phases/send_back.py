"""The die that goes back, alone: the question, and what each die would bring."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.groups import distinct
from wardround.games.dice_hospital.rules.intake import bring_all_but
from wardround.games.dice_hospital.rules.kinds import VALUE
from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.rules.words import RETURN
from wardround.games.dice_hospital.views.phases.phase import PhaseView, ask
from wardround.table.messages import Message, Prompt, Prospect


class SendBackView(PhaseView):
    """`return` and a die."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which die."""
        total = sum(VALUE[k] for k in s.intake)
        return ask("ask-send-back", "reason-send-back", sum=total)

    def default_word(self, s: State, seat: int) -> int:
        """The last die, the least ill."""
        return flow.legal(s, seat)[-1]

    def prospects(self, s: State, seat: int) -> dict[int, Prospect]:
        """Of every die: what those kept sum up to, and the blood bags they bring."""
        dice = {k: Prospect(_brings(s, seat, k)) for k in distinct(s.intake)}
        return {RETURN: Prospect(Message("brings-return-die", {})), **dice}


def _brings(s: State, seat: int, sent: int) -> Message:
    probe = s.clone()
    bring_all_but(probe, seat, sent)
    h = probe.hospitals[seat]
    kept = sum(VALUE[k] for k in h.incoming)
    return Message("brings-sent", {"sum": kept, "bags": h.bags - s.hospitals[seat].bags})
