"""Hospital Rush in lines: the corridor of beds, the chest, the spaces, and everybody's things."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Any

from wardround.table.game import AnyGame
from wardround.table.messages import Happening, Message
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.sentences import preview
from wardround.table.speakers import Seat
from wardround.terminal.games.hospital_rush import facts
from wardround.terminal.games.rounds import RoundScene
from wardround.terminal.play.session import Session
from wardround.text import Speech


class RushScene(RoundScene):
    """Four beds, a chest, interns with their markers."""

    habits = MappingProxyType({"ask-punishment": "buck"})

    def welcome(self, session: Session) -> str:
        """The first line, and how it is won."""
        return f"{super().welcome(session)}\n{session.speech.label('help-points')}"

    def title(self, session: Session) -> str:
        """The round and the phase."""
        return facts.title(session.speech, session.game.view(session.state, session.viewer))

    def board(
        self, game: AnyGame, state: Any, speech: Speech, seat: Seat | None, names: Sequence[str]
    ) -> list[str]:
        """Everything that lies on the table."""
        view = game.view(state, -1 if seat is None else seat)
        called = list(names) or [speech.seat(n) for n in range(len(view["interns"]))]
        lines = [facts.title(speech, view), *_asked(game, state, speech, called)]
        lines += ["", *facts.corridor(speech, view, called), facts.chest(speech, view)]
        lines += facts.round_lines(speech, view, called)
        lines += ["", *(facts.intern(speech, view, n, called) for n in range(len(called)))]
        return lines

    def whole(self, session: Session) -> list[str]:
        """All that lies on the table, and every space with what it does."""
        return [*super().whole(session), "", *self._spaces(session)]

    def others(self, session: Session) -> list[str]:
        """The round, the chest, the other interns, and every space with what it does."""
        view = session.game.view(session.state, session.viewer)
        speech, names = session.speech, session.names
        told = [facts.chest(speech, view), *facts.round_lines(speech, view, names), ""]
        seats = [seat for seat in range(len(names)) if seat != session.viewer]
        told += [facts.intern(speech, view, seat, names) for seat in seats]
        return [*told, "", *self._spaces(session)]

    def _spaces(self, session: Session) -> list[str]:
        view = session.game.view(session.state, session.viewer)
        game, options = session.game, session.options
        printed, house = game.cards_in_play(options), game.house_parts(options)
        return facts.spaces(session.speech, view, printed, house, session.names)

    def surroundings(self, session: Session) -> list[str]:
        """The others in a line each."""
        view = session.game.view(session.state, session.viewer)
        others = [seat for seat in range(len(session.names)) if seat != session.asked]
        return [facts.intern(session.speech, view, seat, session.names) for seat in others]

    def situation(self, session: Session) -> list[str]:
        """The corridor, the chest, the markers placed, one's own things; once a sentence."""
        view = session.game.view(session.state, session.viewer)
        if view["said"]:
            return []
        own = session.asked if session.asked is not None else 0
        speech, names = session.speech, session.names
        return [
            *facts.corridor(speech, view, names),
            facts.chest(speech, view),
            *facts.round_lines(speech, view, names),
            facts.intern(speech, view, own, names),
        ]

    def made_by(self, happening: Happening) -> Mapping[str, int]:
        """Prestige, and patients cured (`home`)."""
        if happening.name == "score":
            return {"points": int(happening.figures["prestige"])}
        return {"home": 1} if happening.name == "cure" else {}

    def help(self, session: Session) -> list[str]:
        """The game, its points, and its words."""
        return [session.speech.label(key) for key in ("help-about", "help-points", "help-words")]

    def standing(self, session: Session, seat: Seat) -> str:
        """A name with its prestige."""
        view = session.game.view(session.state, session.viewer)
        return f"{session.names[seat]} {view['interns'][seat]['prestige']}"

    def choice(self, session: Session, seat: Seat, word: str) -> str:
        """What a space brings now and its risk; who lies in a bed; what an answer would do."""
        view = session.game.view(session.state, seat)
        if word.startswith("bed-"):
            number = int(word[-1])
            return facts.bed(session.speech, view["beds"][number - 1], number, session.names)
        told = self._prospect(session, seat, word)
        if view["question"] == "place" and not view["said"]:
            return " ".join([*told, self.describe_word(session, word)])
        if told:
            return " ".join(told)
        if word == "skip":
            return session.speech.label("word-skip")
        return self.outcomes(session, seat, session.game.vocabulary.number(word))

    def _prospect(self, session: Session, seat: Seat, word: str) -> list[str]:
        found = session.game.prompt(session.state, seat).prospects.get(word)
        if found is None:
            return []
        speech, names = session.speech, session.names
        told = [speech.label("now", brings=speech.say(found.brings, names))]
        if found.risk is not None:
            told.append(speech.label("unfair", risk=speech.say(found.risk, names)))
        return told

    def preview_text(self, session: Session, seat: Seat, words: Sequence[WordNumber]) -> str:
        """What saying these words would do; the own seat is not named."""
        happenings = preview(session.game, session.state, seat, words)
        changes = [happening for happening in happenings if happening.name != "place"]
        return "; ".join(self._lines(session, changes, seat))

    def log(self, session: Session, happenings: Iterable[Happening]) -> list[str]:
        """A line for each intern in turn, with the name in front; the table has none."""
        return self._lines(session, happenings, None)

    def _lines(
        self, session: Session, happenings: Iterable[Happening], own: int | None
    ) -> list[str]:
        told: list[str] = []
        heard = [happening for happening in happenings if not self.is_quiet(session, happening)]
        for seat, same in groupby(heard, key=lambda happening: happening.seat):
            what = "; ".join(_parts(session, same))
            who = session.names[seat] if seat >= 0 and seat != own else ""
            told.append(session.speech.label("play-log", who=who, what=what) if who else what)
        return told


def _parts(session: Session, happenings: Iterable[Happening]) -> list[str]:
    """What happened in few words; the same several times in a row is told once."""
    told: list[str] = []
    for happening, same in groupby(happenings):
        message = Message(f"brief-{happening.name}", dict(happening.figures))
        brief, times = session.speech.say(message, session.names), len(list(same))
        told.append(f"{brief} ×{times}" if times > 1 else brief)
    return told


def _asked(game: AnyGame, state: Any, speech: Speech, names: Sequence[str]) -> list[str]:
    turn = game.turn(state)
    seat = turn[0] if turn and turn[0] >= 0 else 0
    prompt = game.prompt(state, seat)
    question, reason = speech.say(prompt.question, names), speech.say(prompt.reason, names)
    if not turn or turn[0] < 0:
        return [f"{question} {reason}"]
    said = " ".join(game.view(state, seat)["said"])
    lines = [speech.label("play-asked", who=names[seat], question=question), reason]
    return [*lines, *([speech.label("play-said", words=said)] if said else [])]
