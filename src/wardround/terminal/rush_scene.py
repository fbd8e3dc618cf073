"""Hospital Rush in lines: the corridor of beds, the chest, the spaces, and everybody's things."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from wardround.games.hospital_rush.words import TILES
from wardround.table.game import Game, View
from wardround.table.messages import Figure, Happening, Message
from wardround.terminal.scene import Scene
from wardround.terminal.session import Session
from wardround.text import Speech


class RushScene(Scene):
    """Four beds, a chest, interns with their markers."""

    def welcome(self, session: Session) -> str:
        """The first line."""
        return session.speech.label("hr-welcome")

    def title(self, session: Session) -> str:
        """The round and the phase."""
        return _title(session.speech, session.game.view(session.state, session.viewer))

    def board(
        self, game: Game[Any], state: Any, speech: Speech, seat: int | None, names: Sequence[str]
    ) -> list[str]:
        """Everything that lies on the table."""
        view = game.view(state, -1 if seat is None else seat)
        called = list(names) or [speech.seat(n) for n in range(len(view["interns"]))]
        lines = [_title(speech, view), *_asked(game, state, speech, called)]
        lines += ["", *corridor(speech, view, called), chest(speech, view)]
        lines += [_order(speech, view, called)] if view["began"] >= 0 else []
        lines += ["", *(intern(speech, view, n, called) for n in range(len(called)))]
        return lines

    def surroundings(self, session: Session) -> list[str]:
        """Who began, and the others in a line each."""
        view = session.game.view(session.state, session.viewer)
        others = [seat for seat in range(len(session.names)) if seat != session.asked]
        told = [intern(session.speech, view, seat, session.names) for seat in others]
        return [_order(session.speech, view, session.names), *told]

    def situation(self, session: Session) -> list[str]:
        """The corridor, the chest, and one's own things."""
        view = session.game.view(session.state, session.viewer)
        own = session.asked if session.asked is not None else 0
        speech, names = session.speech, session.names
        return [
            *corridor(speech, view, names),
            chest(speech, view),
            intern(speech, view, own, names),
        ]

    def choice(self, session: Session, seat: int, word: str) -> str:
        """A space tells what it does, and if it would only be blocked; a bed, who lies there."""
        game, state, speech = session.game, session.state, session.speech
        view = game.view(state, seat)
        kind, _, number = word.partition("-")
        if kind == "bed":
            return _bed(speech, view["beds"][int(number) - 1], int(number), session.names)
        if kind == "seat":
            return intern(speech, view, int(number) - 1, session.names)
        told = self.described(session, word)
        if view["question"] == "place" and not view["said"] and self._blocks(session, seat, word):
            return f"{told} {speech.label('hr-only-blocks')}"
        return told

    def _blocks(self, session: Session, seat: int, word: str) -> bool:
        """Whether a marker there would do nothing now."""
        after = session.game.clone(session.state)
        session.game.apply(after, seat, session.game.vocabulary.number(word))
        return session.game.resting(after, seat) and session.game.turn(after) != [seat]

    def log(self, session: Session, happenings: Iterable[Happening]) -> list[str]:
        """A line for each intern in turn, with the name in front; the table has none."""
        told: list[str] = []
        heard = [happening for happening in happenings if not self.quiet(happening)]
        for seat, same in groupby(heard, key=lambda happening: happening.seat):
            what = "; ".join(_brief(session, happening) for happening in same)
            who = session.names[seat] if seat >= 0 else ""
            told.append(session.speech.label("play-log", who=who, what=what) if who else what)
        return told


def _brief(session: Session, happening: Happening) -> str:
    figures = dict(happening.figures)
    if "whom" in figures:
        figures["whom"] = session.names[int(figures["whom"]) - 1]
    return session.speech.say(Message(f"hr-brief-{happening.name}", figures))


def _title(speech: Speech, view: View) -> str:
    phase = speech.phase(view["phase"])
    if view["round"]:
        return speech.label("hr-board-round", round=view["round"], phase=phase)
    return speech.label("hr-board-setup", phase=phase)


def _asked(game: Game[Any], state: Any, speech: Speech, names: Sequence[str]) -> list[str]:
    turn = game.turn(state)
    seat = turn[0] if turn and turn[0] >= 0 else 0
    prompt = game.prompt(state, seat)
    question, reason = speech.say(prompt.question), speech.say(prompt.reason)
    if not turn or turn[0] < 0:
        return [f"{question} {reason}"]
    said = " ".join(game.view(state, seat)["said"])
    lines = [speech.label("play-asked", who=names[seat], question=question), reason]
    return [*lines, *([speech.label("hr-board-said", words=said)] if said else [])]


def corridor(speech: Speech, view: View, names: Sequence[str]) -> list[str]:
    """A line for each bed."""
    return [_bed(speech, bed, n, names) for n, bed in enumerate(view["beds"], 1)]


def _bed(speech: Speech, bed: View, number: int, names: Sequence[str]) -> str:
    label = speech.label
    if bed["patient"] is None:
        return f"{label('hr-board-bed', bed=number)}: {label('hr-board-empty')}"
    parts = [speech.name(bed["patient"])]
    lies = " ".join(tile for tile in TILES for _ in range(bed["tiles"][tile])) or "none"
    figures: dict[str, Figure] = {"right": lies, "missing": " ".join(bed["open"]) or "none"}
    parts.append(
        speech.say(Message("hr-board-cured" if bed["cured"] else "hr-board-needs", figures))
    )
    parts.append(label("hr-board-worth", prestige=bed["prestige"]))
    if bed["right"]:
        parts.append(label("hr-board-right"))
    if bed["treating"] >= 0:
        parts.append(label("hr-board-treated-by", who=names[bed["treating"]]))
    else:
        parts.append(label("hr-board-free"))
    if bed["beside"] >= 0:
        parts.append(label("hr-board-beside", who=names[bed["beside"]]))
    return f"{label('hr-board-bed', bed=number)}: {'; '.join(parts)}"


def chest(speech: Speech, view: View) -> str:
    """What lies in the chest."""
    return speech.label("hr-board-chest", **view["chest"])


def _order(speech: Speech, view: View, names: Sequence[str]) -> str:
    began, first = names[view["began"]], names[view["first"]]
    return speech.label("hr-board-order", began=began, first=first)


def intern(speech: Speech, view: View, seat: int, names: Sequence[str]) -> str:
    """An intern in a line."""
    own = view["interns"][seat]
    skills = [speech.name(skill) for skill in own["skills"]]
    skills += [speech.label("hr-board-exam")] if own["exam"] else []
    medicine = " ".join(c for c, n in own["medicine"].items() for _ in range(n)) or "none"
    figures: dict[str, Figure] = {
        "who": names[seat],
        "character": own["character"] or "none",
        "prestige": own["prestige"],
        "bucks": own["bucks"],
        "right": medicine,
        "skills": ", ".join(skills) or "none",
        "markers": ", ".join(speech.name(word) for word in own["places"]) or "none",
    }
    return speech.say(Message("hr-board-intern", figures))
