"""Dice Hospital in lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from wardround.table.game import AnyGame
from wardround.table.messages import Happening
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.speakers import Seat
from wardround.terminal.games.dice_hospital import additions, briefs, choices, drawing, facts
from wardround.terminal.games.dice_hospital.board import board_of
from wardround.terminal.games.rounds import RoundScene
from wardround.terminal.play.session import Session
from wardround.text import Speech

CITY = ("arrange", "take", "improve", "return")
LADDER_TOLD = 7


class DiceScene(RoundScene):
    """Patients as dice, ambulances, departments and staff."""

    closing = frozenset({"finish"})
    last = ("bag", "skip", "pass", "return", "finish")
    habits = MappingProxyType({"ask-return": "pass"})

    def welcome(self, session: Session) -> str:
        """The first line, and what options change."""
        told = [super().welcome(session), additions.played_with(session)]
        return "\n".join(line for line in told if line)

    def title(self, session: Session) -> str:
        """The round and the phase."""
        return facts.title(session)

    def board(
        self, game: AnyGame, state: Any, speech: Speech, seat: Seat | None, names: Sequence[str]
    ) -> list[str]:
        """City, display and every hospital."""
        dice: Any = game
        return drawing.plain(board_of(dice, state, speech, seat, names)).splitlines()

    def whole(self, session: Session) -> list[str]:
        """City, display and all hospitals."""
        return self.hospitals(session, own=True)

    def others(self, session: Session) -> list[str]:
        """City, display and the hospitals of the others."""
        return self.hospitals(session, own=False)

    def hospitals(self, session: Session, own: bool) -> list[str]:
        """City, display and hospitals, the viewer's own too if wanted."""
        game: Any = session.game
        viewer = session.viewer
        board = board_of(game, session.state, session.speech, viewer, session.names)
        page = [*filter(None, [additions.played_with(session)]), *additions.lines(session)]
        page += [""] if page else []
        page += facts.city_lines(session)
        page += drawing.display_lines(board) if board.display else []
        page += [""] if page else []
        for seat, hospital in enumerate(board.hospitals):
            if own or seat != viewer:
                page += [*drawing.hospital_lines(board, hospital), ""]
        return page

    def surroundings(self, session: Session) -> list[str]:
        """The display, and the other hospitals in a line each."""
        others = [seat for seat in range(len(session.names)) if seat != session.asked]
        display = [] if _in_city(session) else facts.display_line(session)
        told = [*display, *(facts.neighbour(session, seat) for seat in others)]
        return [*told, *additions.lines_at_start(session)]

    def situation(self, session: Session) -> list[str]:
        """Own patients, who can work, and what stopping now would bring."""
        hospital = facts.view_of(session)["hospitals"][facts.shown_seat(session)]
        waiting, treated = facts.waiting_and_treated(hospital)
        city = [*facts.city_lines(session), *facts.display_line(session)]
        return [
            *(city if _in_city(session) else []),
            session.speech.label(
                "play-patients",
                waiting=" ".join(waiting) or "none",
                treated=" ".join(treated) or "none",
            ),
            facts.at_work(session, hospital),
            *additions.progress(session),
            facts.forecast_line(session),
        ]

    def said(self, session: Session) -> str:
        """The half sentence of whoever is asked."""
        return facts.said_so_far(session)

    def forecast(self, session: Session) -> str:
        """Points, who gets worse, who dies."""
        return facts.forecast_line(session)

    def describe_word(self, session: Session, word: str) -> str:
        """What a card or a word is for."""
        return choices.describe_word(session, word)

    def choice(self, session: Session, seat: Seat, word: str) -> str:
        """What saying a legal word would do."""
        return choices.choice(session, seat, word).text

    def preview_text(self, session: Session, seat: Seat, words: Sequence[WordNumber]) -> str:
        """What saying these words would do."""
        return choices.preview_text(session, seat, words)

    def log(self, session: Session, happenings: Iterable[Happening]) -> list[str]:
        """A line for each hospital."""
        return briefs.lines(session.speech, happenings, session.names)

    def standing(self, session: Session, seat: Seat) -> str:
        """Points, and what is still owed."""
        return additions.standing(session, seat)

    def source_notes(self, session: Session) -> dict[str, str]:
        """Patients, bags, fatalities, and each report."""
        return additions.source_notes(session, self)

    def is_quiet(self, session: Session, happening: Happening) -> bool:
        """Whether the log says nothing of this."""
        return happening.name in briefs.UNTOLD

    def recap(self, session: Session, number: int) -> str:
        """Points, patients gone home and lost."""
        made = session.history.rounds(len(session.names), self)[number - 1]
        told = [
            session.speech.label(
                "play-harvest",
                who=name,
                points=one["points"],
                home=one["home"],
                dead=one["dead"],
            )
            for name, one in zip(session.names, made, strict=True)
        ]
        return session.speech.label("play-recap", round=number, told=" · ".join(told))

    def made_by(self, happening: Happening) -> Mapping[str, int]:
        """Points, patients gone home (`home`), patients lost (`dead`)."""
        counts = {"discharge": "home", "die": "dead"}
        found = super().made_by(happening)
        return {counts[happening.name]: 1} if happening.name in counts else found

    def only_word(self, session: Session, seat: Seat) -> str:
        """Where nothing is left but to finish."""
        legal = session.game.vocabulary.text(session.game.legal(session.state, seat))
        if legal not in self.closing:
            return ""
        return session.speech.label("play-only-finish", who=session.names[seat])

    def lost_by(self, session: Session, seat: Seat, line: Sequence[int]) -> str:
        """Workers who could still be placed, patients who could still be saved."""
        return choices.lost_by(session, seat, line) or super().lost_by(session, seat, line)

    def help(self, session: Session) -> list[str]:
        """The game, its points, and its words."""
        speech = session.speech
        numbers = session.game.constants(session.options)
        ladder = ", ".join(map(str, numbers["home"][1 : 1 + LADDER_TOLD])) + " …"
        return [
            speech.label("help-about", steps=numbers["neglect"]),
            speech.label("help-points", ladder=ladder, fatality=numbers["worth"]["fatalities"]),
            speech.label("help-stops"),
            speech.label("help-marks"),
            "",
            speech.label("help-words"),
            speech.label("help-patients"),
        ]


def _in_city(session: Session) -> bool:
    """Whether what is asked now is about ambulances or the display."""
    return facts.view_of(session)["phase"] in CITY
