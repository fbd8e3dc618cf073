"""Sessions for tests, and people who always say the first thing offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wardround.games import GAMES
from wardround.table.game import Game
from wardround.terminal.play.choices import choices
from wardround.terminal.play.session import LocalSession, Session

GAME: Game[Any] = GAMES.find("dice-hospital")


def session_of(
    *players: str,
    seed: int = 5,
    keep: Callable[[str], None] = lambda _: None,
    finish: Callable[[], None] = lambda: None,
    **options: str,
) -> LocalSession:
    """A new game with these players."""
    chosen = {"seats": str(len(players)), **options}
    return LocalSession(GAME, players, chosen, seed, (), keep, finish=finish)


def say(session: LocalSession, line: str) -> None:
    """Say words for the person asked."""
    session.say(GAME.vocabulary.numbers(line.split()))


def say_first(session: LocalSession) -> None:
    """Say the first thing offered."""
    say(session, choices(session)[0].line)


def play_to(session: LocalSession, phase: str) -> None:
    """Play, saying the first thing offered, until a person is asked in this phase."""
    session.let_bots_speak()
    while session.asked is None or phase != phase_of(session):
        say_first(session)
        session.let_bots_speak()


def phase_of(session: Session) -> str:
    """The phase of the game."""
    return str(GAME.view(session.state, 0)["phase"])


def position(session: Session) -> str:
    """The position code, which says all of the state."""
    return GAME.encode(session.state)
