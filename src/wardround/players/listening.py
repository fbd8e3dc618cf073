"""Telling those players who listen what happens at their table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wardround.players.player import Listener, Player
from wardround.table.game import AnyGame
from wardround.table.messages import Happening
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.play.event_log import EventLog, LoggedWord
from wardround.table.speakers import Seat, Speaker

Tell = Callable[[Any, Speaker, WordNumber], Sequence[Happening]]


class Audience:
    """The players of a game that nobody logs. `apply` is as the game's, and tells those who listen.

    Where nobody listens it is the game's own: the fast path. `tell` is instead of the game's, for
    one who watches.
    """

    def __init__(self, game: AnyGame, players: Sequence[Player], tell: Tell | None = None) -> None:
        self._game = game
        self._tell = tell or game.tell
        self._listeners = [
            (seat, one) for seat, one in enumerate(players) if isinstance(one, Listener)
        ]
        self.apply = self._apply_and_tell if self._listeners or tell else game.apply

    def _apply_and_tell(self, state: Any, speaker: Speaker, word: WordNumber) -> None:
        happenings = self._tell(state, speaker, word)
        for seat, listener in self._listeners:
            listener.hear([self._game.redact(one, seat) for one in happenings], False)

    def end(self, state: Any) -> None:
        """Tell how the game ended."""
        for _, listener in self._listeners:
            listener.end(self._game.outcome(state))


class LogReader:
    """Tells one listener what is in the log of a table, where words may also be taken back."""

    def __init__(self, log: EventLog[Any], seat: Seat, listener: Listener) -> None:
        self._log = log
        self._seat = seat
        self.listener = listener
        self._told: list[LoggedWord] = []

    def catch_up(self) -> None:
        """Tell what was logged since the last time; all of it if words were taken back."""
        words = self._log.words
        told = len(self._told)
        anew = words[:told] != self._told
        happenings: list[Happening] = []
        for logged in words if anew else words[told:]:
            happenings += self._log.happenings_for(logged, self._seat)
        self._told = list(words)
        self.listener.hear(happenings, anew)
