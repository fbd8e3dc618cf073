"""Hears what a person types, a line at a time, and replies: words of the game, or commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from wardround.table.errors import (
    IllegalWord,
    NotToSpeak,
    UndoRefused,
    UnknownWord,
    WardroundError,
)
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.play.journal import Word
from wardround.terminal.advice import SECONDS, hint_for
from wardround.terminal.games import kit_of
from wardround.terminal.play.choices import (
    KEYS,
    Choice,
    choices,
    key_of,
    offered_sentences,
    sentences_containing,
)
from wardround.terminal.play.completion import complete, completions
from wardround.terminal.play.log_view import log_lines, score_lines
from wardround.terminal.play.saves import write_file
from wardround.terminal.play.session import Session

MOST_OFFERED = 9
REFUSED_UNDO = ("undo-over", "undo-chance", "undo-barrier", "undo-depends")


def no_such_choice(key: str, count: int) -> UnknownWord:
    """What is wrong with a key that no choice has."""
    last = key_of(min(count, len(KEYS)) - 1) if count else "none"
    return UnknownWord("play-number", number=key, last=last)


class Reply(NamedTuple):
    """What is answered: a line, or a page of lines under a title.

    What is `refused` has changed nothing. `leave` says that the person wants to stop. `best` are
    the words of a hint.
    """

    line: str = ""
    refused: bool = False
    title: str = ""
    page: Sequence[str] = ()
    leave: bool = False
    best: str = ""


class Repl:
    """A conversation with whoever sits at the screen. `tab` says that Tab completes words."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.scene = kit_of(session.game.name).scene
        self.tab = True
        self._offered: list[Choice] = []
        self._sure = ""
        self._question = ""

    @property
    def choices(self) -> list[Choice]:
        """What is offered now; each has its key (`key_of`)."""
        return self._offered or choices(self.session)

    @property
    def pending_question(self) -> str:
        """The question that stands between a word and its being said, if there is one."""
        return self._question if self._offered else ""

    def hear(self, text: str) -> Reply:
        """Do what a line says: a command, the key of what is offered, or words of the game.

        A number or a capital alone is always a key; among other words it may be a word itself.
        """
        try:
            return self._do(self._line_of_number(text.strip()))
        except WardroundError as error:
            return Reply(self._error(error), refused=True)

    def thinking(self, text: str) -> str:
        """What to show meanwhile if this line takes long to answer; nothing if it does not."""
        if text.strip().lower() != "hint" or self.session.asked is None:
            return ""
        return self.session.speech.label("play-thinking", seconds=round(SECONDS))

    def choose(self, choice: Choice) -> Reply:
        """Take one of the choices offered."""
        try:
            return self._do(choice.line)
        except WardroundError as error:
            return Reply(self._error(error), refused=True)

    def _do(self, line: str) -> Reply:
        first, _, rest = line.partition(" ")
        if not first:
            return Reply()
        if first.lower() in COMMANDS:
            return COMMANDS[first.lower()](self, rest.strip())
        if first.lower() in self.session.more_commands:
            return Reply(self.session.more_commands[first.lower()](rest.strip()))
        return self._words(line.lower().split())

    def _error(self, error: WardroundError) -> str:
        if isinstance(error, UndoRefused) and error.message.key in REFUSED_UNDO:
            key = f"play-{error.message.key}"
            return self.session.speech.label(key)
        if error.message.key == "unknown-word":
            word, near = error.message.figures["word"], error.message.figures["near"] or "none"
            error = UnknownWord(
                "play-unknown-word", word=word, near=near, tab="yes" if self.tab else "no"
            )
        return self.session.speech.error(error, self.session.names)

    def _words(self, lines: Sequence[str]) -> Reply:
        words = self.session.numbers_of(lines)
        sure = self._sure == " ".join(lines)
        self._forget()
        if self.session.over:
            return Reply(self.session.speech.label("label-over"), refused=True)
        if self.session.asked is None:
            return Reply(self.session.speech.label("play-not-asked"), refused=True)
        if len(lines) > 1 and lines[-1] in self.scene.closing:
            reply = self._say(words[:-1])
            return reply if reply.line else self._words(lines[-1:])
        lost = "" if sure else self.scene.lost_by(self.session, self.session.asked, words)
        if lost:
            return self._make_sure(lost, " ".join(lines))
        return self._say(words)

    def _line_of_number(self, token: str) -> str:
        if not (token.isascii() and token.isdigit()) and (len(token) != 1 or token not in KEYS):
            return token
        offered = self.choices
        place = KEYS.index(token) if token in KEYS else len(offered)
        if place >= len(offered):
            raise no_such_choice(token, len(offered))
        return offered[place].line

    def _make_sure(self, lost: str, line: str) -> Reply:
        label = self.session.speech.label
        self._sure = line
        self._question = lost
        self._offered = [
            Choice(line, label("play-say-anyway"), False),
            Choice("back", label("play-back"), False),
        ]
        return Reply(lost)

    def _say(self, words: Sequence[WordNumber]) -> Reply:
        try:
            self.session.say(words)
        except IllegalWord as error:
            return self._complete_or_refuse(words, error)
        return Reply()

    def _complete_or_refuse(self, words: Sequence[WordNumber], error: IllegalWord) -> Reply:
        found = sentences_containing(self.session, words, MOST_OFFERED + 1)
        if len(found) > MOST_OFFERED:
            return Reply(self.session.speech.label("play-say-more"), refused=True)
        if len(found) == 1:
            self.session.say(found[0])
            return Reply()
        if found:
            self._offered = offered_sentences(self.session, found)
            self._question = self.session.speech.label("play-which-sentence")
            return Reply(self._question)
        return Reply(self._why_not(words) or self._error(error), refused=True)

    def _why_not(self, words: Sequence[WordNumber]) -> str:
        session, seat = self.session, self.session.asked
        if seat is None:
            return ""
        state = session.game.clone(session.state)
        for number in words:
            if number not in session.game.legal(state, seat):
                why = session.speech.say(session.game.why_not(state, seat, number), session.names)
                word = session.game.vocabulary.word(number)
                return session.speech.label("play-why-not", word=word, why=why)
            session.game.apply(state, seat, number)
        return ""

    def _forget(self) -> None:
        self._offered = []
        self._sure = ""

    def back(self, _rest: str) -> Reply:
        """Leave an offer, or take back the last word of a half sentence."""
        if self._offered:
            self._forget()
            return Reply()
        taken = self.session.step_back()
        return self._taken(taken) if taken else Reply()

    def undo(self, _rest: str) -> Reply:
        """Take back the last sentence a person said."""
        self._forget()
        asked = self.session.asked
        words = self.session.undo()
        other = next(word.speaker for word in words if word.speaker in self.session.people)
        return self._taken(words, "" if other == asked else self.session.names[other])

    def restart(self, _rest: str) -> Reply:
        """Go back to the start of this part of the round."""
        self._forget()
        return self._taken(self.session.restart())

    def redo(self, _rest: str) -> Reply:
        """Say again what was taken back."""
        self._forget()
        words = self.session.redo()
        return Reply(self.session.speech.label("play-redone", words=self._own(words)))

    def _taken(self, words: Sequence[Word], other: str = "") -> Reply:
        """What was taken back; of several people also whose it was, if it was another's."""
        bots = dict.fromkeys(word.speaker for word in words if word.speaker in self.session.bots)
        answers = ", ".join(self.session.names[seat] for seat in bots) or "none"
        own, label = self._own(words), self.session.speech.label
        if other and len(self.session.people) > 1:
            return Reply(label("play-taken-back-of", who=other, words=own, answers=answers))
        return Reply(self.session.speech.label("play-taken-back", words=own, answers=answers))

    def _own(self, words: Sequence[Word]) -> str:
        """What people said among these words; not told where others must not know it."""
        session = self.session
        own = [word for word in words if word.speaker in session.people]
        speakers = {word.speaker for word in own}
        secret = any(session.game.secret(session.state, seat) >= 0 for seat in speakers)
        hidden = secret and len(session.people) > 1
        return "…" if hidden else session.game.vocabulary.text(word.word for word in own)

    def hint(self, _rest: str) -> Reply:
        """Tell the best words for whoever is asked."""
        session = self.session
        if session.asked is None:
            raise NotToSpeak("play-hint-nobody")
        hint = hint_for(session, session.asked)
        return Reply(hint.text, best=hint.words)

    def why(self, rest: str) -> Reply:
        """Tell why a word cannot be said now, and what it is for."""
        session, seat = self.session, self.session.asked
        word = self._line_of_number(rest.lower()).split()[-1] if rest else ""
        if not word:
            return Reply(session.speech.label("play-why-what"), refused=True)
        (number,) = session.numbers_of([word])
        told = self.scene.describe_word(session, word)
        viewer = session.viewer if seat is None else seat
        if viewer >= 0 and number not in session.game.legal(session.state, viewer):
            reason = session.speech.say(
                session.game.why_not(session.state, viewer, number), session.names
            )
            line = session.speech.label("play-why-not", word=word, why=reason)
        else:
            line = session.speech.label("play-why-can", word=word)
        return Reply(f"{line} {told}".strip())

    def always(self, rest: str) -> Reply:
        """Give this answer from now on without being asked."""
        session = self.session
        if session.asked is None or len(rest.split()) != 1:
            return Reply(session.speech.label("play-always-what"), refused=True)
        self._forget()
        session.always(*session.numbers_of([rest.lower()]))
        return Reply(session.speech.label("play-always-said", word=rest.lower()))

    def ask(self, _rest: str) -> Reply:
        """Be asked everything again."""
        self.session.habits.clear()
        return Reply(self.session.speech.label("play-ask-again"))

    def board(self, _rest: str) -> Reply:
        """Show the whole table."""
        session = self.session
        title = session.speech.label("play-title-board")
        return Reply(title=title, page=self.scene.whole(session))

    def others(self, _rest: str) -> Reply:
        """Show the table without one's own part."""
        title = self.session.speech.label("play-title-others")
        return Reply(title=title, page=self.scene.others(self.session))

    def scores(self, _rest: str) -> Reply:
        """Show where the points came from."""
        title = self.session.speech.label("play-title-scores")
        return Reply(title=title, page=score_lines(self.session))

    def log(self, _rest: str) -> Reply:
        """Show what happened."""
        return Reply(
            title=self.session.speech.label("play-title-log"), page=log_lines(self.session)
        )

    def help(self, _rest: str) -> Reply:
        """Show how to play."""
        label = self.session.speech.label
        width = max(map(len, self._commands))
        told = [f"  {name.ljust(width)}  {label(f'play-help-{name}')}" for name in self._commands]
        page = [
            *self.scene.help(self.session),
            "",
            *told,
        ]
        return Reply(title=label("play-title-help"), page=page)

    def save(self, rest: str) -> Reply:
        """Write a copy of the game to a file."""
        label = self.session.speech.label
        if not rest:
            return Reply(label("play-save-where"), refused=True)
        if len(rest.split()) > 1:
            raise WardroundError("play-save-one", text=rest)
        path = Path(rest).expanduser()
        if path.exists():
            raise WardroundError("play-save-exists", path=rest)
        write_file(path, self.session.journal())
        return Reply(label("play-saved", path=str(path)))

    def quit(self, _rest: str) -> Reply:
        """Leave."""
        return Reply(leave=True)

    @property
    def _commands(self) -> list[str]:
        return [*COMMANDS, *self.session.more_commands]

    def completions(self, text: str) -> list[str]:
        """The words and commands that the last word of this line could become."""
        return completions(self.session, text, self._commands)

    def complete(self, text: str) -> str:
        """The line with its last word completed as far as that is certain."""
        return complete(text, self.completions(text))


COMMANDS: dict[str, Callable[[Repl, str], Reply]] = {
    "undo": Repl.undo,
    "redo": Repl.redo,
    "restart": Repl.restart,
    "back": Repl.back,
    "always": Repl.always,
    "ask": Repl.ask,
    "hint": Repl.hint,
    "why": Repl.why,
    "board": Repl.board,
    "others": Repl.others,
    "scores": Repl.scores,
    "log": Repl.log,
    "save": Repl.save,
    "help": Repl.help,
    "quit": Repl.quit,
}
