"""Playing in lines: for pipes, screen readers, and terminals that cannot do more."""

from __future__ import annotations

import sys

from wardround.terminal import facts
from wardround.terminal.choices import Choice
from wardround.terminal.printing import out
from wardround.terminal.session import Session
from wardround.terminal.talk import Reply, Talk
from wardround.terminal.telling import (
    end_lines,
    passage_lines,
    round_recap,
    rounds_over,
    spoken_passages,
)

PROMPT = "> "
RECAP = 6


class PlainPlay:
    """Asks, hears a line, tells what came of it, until the game is over or the person leaves."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.talk = Talk(session)
        self._told = max(0, len(list(session.history.passages())) - RECAP)
        self._title = ""
        self._rounds = rounds_over(session)
        self._asked: tuple[int, str] = (0, "")

    def run(self) -> None:
        """Play to the end, or until the input ends or the person leaves."""
        reply = Reply()
        while not reply.leave:
            self.session.let_bots_speak()
            self._tell_news()
            if self.session.over:
                self._put(end_lines(self.session))
                return
            reply = self._turn()
            self._put_reply(reply)

    def _turn(self) -> Reply:
        if self.session.covered:
            return self._hand_over()
        self._ask()
        line = _heard()
        return Reply(leave=True) if line is None else self.talk.hear(line)

    def _hand_over(self) -> Reply:
        seat = self.session.asked or 0
        out(self.session.speech.label("play-cover", who=self.session.names[seat]))
        line = _heard()
        if line is None or line.strip() in ("quit", "undo"):
            return Reply(leave=True) if line is None else self.talk.hear(line)
        self.session.uncover()
        return Reply()

    def _tell_news(self) -> None:
        passages = spoken_passages(self.session)
        for passage in passages[self._told :]:
            self._put(passage_lines(self.session, passage))
        self._told = len(passages)
        over = rounds_over(self.session)
        if over > self._rounds:
            self._put(["", round_recap(self.session, over)])
        self._rounds = over

    def _ask(self) -> None:
        """Ask, unless this very question was asked already."""
        session = self.session
        asked = (session.version, self.talk.asking)
        if asked == self._asked:
            return
        self._asked = asked
        title = facts.title(session)
        if title != self._title:
            self._title = title
            self._put(["", title, *self._surroundings()])
        if self.talk.asking:
            self._put([self.talk.asking])
        else:
            self._put(["", *self._situation()])
        for number, choice in enumerate(self.talk.choices, 1):
            out(_choice_line(session, number, choice))

    def _surroundings(self) -> list[str]:
        session = self.session
        view = facts.view_of(session)
        label = session.speech.label
        names = ", ".join(session.speech.name(word) for word in view["display"])
        others = [seat for seat in range(len(session.names)) if seat != session.asked]
        display = [label("play-display", cards=names)] if names else []
        return [*display, *(facts.neighbour(session, seat) for seat in others)]

    def _situation(self) -> list[str]:
        session = self.session
        label = session.speech.label
        hospital = facts.view_of(session)["hospitals"][facts.shown_seat(session)]
        waiting, treated = facts.waiting_and_treated(hospital)
        question, reason = facts.question(session)
        said = facts.said_so_far(session)
        lines = [
            label("play-patients", waiting=_words(waiting), treated=_words(treated)),
            facts.at_work(session, hospital),
            facts.forecast_line(session),
            question,
            reason,
            label("dh-board-said", words=said) if said else "",
        ]
        return [line for line in lines if line]

    def _put_reply(self, reply: Reply) -> None:
        if reply.title:
            self._put(["", reply.title, *reply.page])
        elif reply.line and reply.line != self.talk.asking:
            out(reply.line)

    def _put(self, lines: list[str]) -> None:
        for line in lines:
            out(line)


def _words(patients: list[str]) -> str:
    return " ".join(patients) or "none"


def _choice_line(session: Session, number: int, choice: Choice) -> str:
    parts = [f"{choice.line}: {choice.text}" if choice.text else choice.line]
    if choice.chance:
        parts.append(session.speech.label("play-chance"))
    return f"  {number} {' '.join(parts)}"


def _heard() -> str | None:
    sys.stdout.write(PROMPT)
    sys.stdout.flush()
    line = sys.stdin.readline() if sys.stdin is not None else ""
    if not line:
        out("")
        return None
    return line.strip()
