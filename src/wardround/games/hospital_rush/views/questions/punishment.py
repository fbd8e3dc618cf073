"""A punishment: the question, and what each answer would leave."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import BUCK, PRESTIGE
from wardround.games.hospital_rush.views.questions.question import QuestionView, ask
from wardround.table.messages import Message, Prompt, Prospect


class PunishmentView(QuestionView):
    """A buck or prestige."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which of both, and by whom."""
        intern = s.interns[seat]
        return ask(
            "ask-punishment",
            "reason-punishment",
            fine=s.fine,
            bucks=intern.bucks,
            prestige=intern.prestige,
            times=intern.fines,
            space=self.vocabulary.word(s.interns[s.mover].places[-1]),
            whom=s.mover + 1,
        )

    def default_word(self, s: State, seat: int) -> int:
        """Pay rather than lose prestige."""
        return BUCK

    def prospects(self, s: State, seat: int) -> dict[int, Prospect]:
        """What would be left."""
        intern = s.interns[seat]
        paying = {"fine": s.fine, "bucks": intern.bucks - s.fine}
        return {
            BUCK: Prospect(Message("brings-paying", {**paying})),
            PRESTIGE: Prospect(Message("brings-losing", {"prestige": intern.prestige - 1})),
        }
