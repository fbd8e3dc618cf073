"""Playing in lines: for pipes, screen readers, and terminals that cannot do more."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from wardround.terminal.games import kit_of
from wardround.terminal.output import out, out_wrapped
from wardround.terminal.play.choices import Choice, key_of
from wardround.terminal.play.line_reader import LineReader
from wardround.terminal.play.log_view import (
    end_lines,
    passage_lines,
    round_begun_in,
    rounds_over,
    spoken_passages,
    time_left,
)
from wardround.terminal.play.prompt import question
from wardround.terminal.play.repl import Repl, Reply
from wardround.terminal.play.session import Session

PAUSE = 0.1
RECAP = 6
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class LinePlay:
    """Asks, hears a line, tells what came of it, until the game is over or the person leaves."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.scene = kit_of(session.game.name).scene
        self.repl = Repl(session)
        self._reader = LineReader(self.repl)
        self.repl.tab = self._reader.completes
        self._told = max(0, len(list(session.history.passages())) - RECAP)
        self._title = ""
        self._rounds = rounds_over(session)
        self._asked: tuple[int, str] = (0, "")
        self._waiting = ""
        self._shown_to: int | None = None

    def run(self) -> None:
        """Play to the end, or until the input ends or the person leaves."""
        reply = Reply()
        while not reply.leave:
            self.session.let_bots_speak()
            self._hide()
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
        line = self._heard()
        if line is None:
            return Reply(leave=True)
        if self.session.time_out():
            return Reply(line=self.session.speech.label("play-time-up"))
        if self.repl.thinking(line):
            self._put([self.repl.thinking(line)])
        return self.repl.hear(line)

    def _heard(self) -> str | None:
        """The next line, or nothing as soon as there is news; None when the input has ended."""
        if not self.session.changes_by_itself:
            return self._reader.read()
        while not self.session.refresh():
            if self._reader.wait(PAUSE):
                return self._reader.take()
        return ""

    def _hand_over(self) -> Reply:
        seat = self.session.asked or 0
        self._put([self.session.speech.label("play-cover", who=self.session.names[seat])])
        line = self._reader.read()
        if line is None or line.strip() in ("quit", "undo"):
            return Reply(leave=True) if line is None else self.repl.hear(line)
        self.session.uncover()
        self._shown_to = seat
        return Reply()

    def _hide(self) -> None:
        """Before another person looks: clear what was secret, or say that it stays above."""
        if self._shown_to is None or self._shown_to == self.session.asked:
            return
        self._shown_to = None
        if sys.stdout.isatty():
            sys.stdout.write(CLEAR)
        else:
            out(self.session.speech.label("play-cover-stays"))

    def _tell_news(self) -> None:
        self._put(self.session.take_notices())
        passages = spoken_passages(self.session)
        for passage in passages[self._told :]:
            self._put(passage_lines(self.session, passage))
            self._recap(round_begun_in(self.session, passage) - 1)
        self._told = len(passages)
        self._recap(rounds_over(self.session))

    def _recap(self, over: int) -> None:
        """When so many rounds are over and that was not told yet, what everybody made of it."""
        if over > self._rounds:
            self._rounds = over
            self._put(["", self.scene.recap(self.session, over), ""])

    def _ask(self) -> None:
        """Ask, unless this very question was asked already."""
        session = self.session
        if session.asked is None:
            self._tell_waiting()
            return
        self._waiting = ""
        asked = (session.version, self.repl.pending_question)
        if asked == self._asked:
            return
        self._asked = asked
        title = self.scene.title(session)
        if title != self._title:
            self._title = title
            self._put(["", title, *self.scene.surroundings(session)])
        if self.repl.pending_question:
            self._put([self.repl.pending_question])
        else:
            self._put(["", *self._situation()])
        for place, choice in enumerate(self.repl.choices):
            self._put([_choice_line(session, key_of(place), choice)])

    def _tell_waiting(self) -> None:
        """Say once who is waited for."""
        told, _ = question(self.session)
        if told != self._waiting:
            self._put([told])
        self._waiting = told

    def _situation(self) -> list[str]:
        session = self.session
        asked, reason = question(session)
        said = self.scene.said(session)
        told = session.speech.label("play-said", words=said) if said else ""
        lines = [*self.scene.situation(session), asked, reason, told, time_left(session)]
        return [line for line in lines if line]

    def _put_reply(self, reply: Reply) -> None:
        if reply.title:
            self._put(["", reply.title, *reply.page])
        elif reply.line and reply.line != self.repl.pending_question:
            self._put([reply.line])

    def _put(self, lines: Sequence[str]) -> None:
        if lines:
            self._reader.leave_prompt()
        for line in lines:
            out_wrapped(line)


def _choice_line(session: Session, key: str, choice: Choice) -> str:
    parts = [f"{choice.line}: {choice.text}" if choice.text else choice.line]
    if choice.chance:
        parts.append(session.speech.label("play-chance"))
    return f"  {key or ' '} {' '.join(parts)}"
