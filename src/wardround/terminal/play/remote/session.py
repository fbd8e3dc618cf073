"""A seat at a server's table as a session: shown and answered as a game that is run here.

The server sends what the seat may see. A state that this view could be of (`resample_view`) stands
for the position: everything the seat may know is the same in it, and only that is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Any

from wardround.table.errors import GameOver, UndoRefused, WardroundError
from wardround.table.game import AnyGame
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.play.journal import Word
from wardround.table.speakers import Seat, Speaker, Viewer
from wardround.table.speaking import arrange
from wardround.terminal.play.history import History
from wardround.terminal.play.remote.connection import CLOSED, OFFLINE, ONLINE, Connection
from wardround.terminal.play.remote.log import log_of
from wardround.terminal.play.remote.server import PATIENCE, Json, fetch
from wardround.terminal.play.session import Session
from wardround.text.speech import tame

YOU = "you"


class RemoteSession(Session):
    """A seat at a table that plays. `table` is the server's last message about it.

    `chat`, `agree` and `refuse` are further commands (`more_commands`).
    """

    changes_by_itself = True

    def __init__(
        self, connection: Connection, game: AnyGame, options: Mapping[str, str], table: Json
    ) -> None:
        self._seat = connection.seat.seat
        super().__init__(game, _players(table, self._seat), [self._seat])
        self.connection = connection
        self.more_commands = {"chat": self.chat, "agree": self.agree, "refuse": self.refuse}
        self._options = options
        self._handlers: dict[str, Callable[[Json], None]] = {
            "table": self._take,
            "chat": self._hear,
            "nudged": self._nudge,
            "error": lambda message: self._notices.append(tame(message["error"]["text"])),
            ONLINE: self._return,
            OFFLINE: self._lose,
            CLOSED: lambda _: self._tell("join-closed"),
        }
        self._notices: list[str] = []
        self._online = True
        self._chat_told = 0
        self._plea = 0
        self._entries: list[Json] = []
        self._until: float | None = None
        self._take(table)

    @property
    def options(self) -> Mapping[str, str]:
        """What is played with."""
        return self._options

    @property
    def state(self) -> Any:
        """A position that looks to this seat as the real one does."""
        return self._state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table["status"] == "over")

    @property
    def asked(self) -> Seat | None:
        """This seat, if it may speak."""
        return self._seat if self._sight["asked"] and not self.over else None

    @property
    def speaker(self) -> Speaker | None:
        """This seat if it may speak, or else the first that all wait for."""
        if self.asked is not None:
            return self.asked
        waited = [one["seat"] for one in self.table["seats"] if one["asked"]]
        return waited[0] if waited else None

    @property
    def viewer(self) -> Viewer:
        """This seat."""
        return self._seat

    @property
    def seconds_left(self) -> float | None:
        """How long this step may still take, by the server's clock."""
        if self._until is None or self.asked is None:
            return None
        return max(0.0, self._until - monotonic())

    def is_offline(self, seat: Seat) -> bool:
        """Whether a person sits there who is not connected."""
        found = next(one for one in self.table["seats"] if one["seat"] == seat)
        return found["kind"] == "person" and not found["online"]

    def refresh(self) -> bool:
        """Take over what the server has sent; whether it sent anything."""
        came = self._take_messages()
        try:
            self._follow_habits()
        except WardroundError as error:
            self._notices.append(self.speech.error(error, self.names))
        return came

    def _take_messages(self) -> bool:
        messages = self.connection.receive()
        for message in messages:
            handle = self._handlers.get(message["type"])
            if handle is not None:
                handle(message)
        return bool(messages)

    def _lose(self, _message: Json) -> None:
        if self._online:
            self._tell("join-offline")
        self._online = False

    def _return(self, _message: Json) -> None:
        if not self._online:
            self._tell("join-online")
        self._online = True

    def _tell(self, key: str, **figures: str) -> None:
        self._notices.append(self.speech.label(key, **figures))

    def take_notices(self) -> list[str]:
        """Chat, what others ask for, and whether the server can be reached."""
        found, self._notices = self._notices, []
        return found

    def _take(self, table: Json) -> None:
        """Show another situation. Entries come from the first on, or since the last situation."""
        if not table["sights"]:
            problem = table["problem"] or {}
            raise WardroundError("join-refused", text=tame(problem.get("text", "")))
        self.table = table
        self._sight: Json = next(one for one in table["sights"] if one["seat"] == self._seat)
        if table["since"] == 0:
            self._entries = []
        self._entries += self._sight["entries"]
        self._state = self.game.resample_view(self._sight["view"], self.rng)
        self.history = History(log_of(self.game, self._entries))
        left = table["deadline"]
        self._until = None if left is None else monotonic() + left
        self.version += 1
        self._notice_plea(table["plea"])

    def _notice_plea(self, plea: Json | None) -> None:
        """Tell once that somebody asks to go back, to whom that is asked."""
        waits = plea is not None and self._seat in plea["waiting"]
        if plea is not None and waits and plea["plea"] != self._plea:
            words = tame(" ".join(plea["words"]))
            self._tell("join-plea", who=self.names[plea["seat"]], words=words)
        self._plea = plea["plea"] if plea is not None and waits else 0

    def _hear(self, line: Json) -> None:
        """A line of chat. After a reconnection the last ones come again."""
        if line["n"] > self._chat_told:
            self._chat_told = line["n"]
            self._tell("join-chat", who=tame(line["name"]), text=tame(line["text"]))

    def _nudge(self, message: Json) -> None:
        if message["to"] == self._seat:
            self._tell("join-nudged", who=tame(message["name"]))

    def say(self, words: Sequence[WordNumber]) -> None:
        """Say words, all or none; the server says those that leave no choice."""
        seat = self.asked
        text = self.game.vocabulary.text(words)
        if seat is None:
            raise GameOver("game-over", word=text)
        arrange(self.game, self.game.clone(self.state), seat, words)
        self._command("say", words=text.split(" "))
        self._follow_habits()

    def _follow_habits(self) -> None:
        word = self._habit()
        while word is not None:
            self._command("say", words=[self.game.vocabulary.word(word)])
            word = self._habit()

    def _command(self, kind: str, **more: Any) -> None:
        """Send a command and wait until what it did is shown."""
        answer = self.connection.command(kind, prompt=self._sight["prompt"], **more)
        if answer["type"] == "error":
            raise WardroundError("join-refused", text=tame(answer["error"]["text"]))
        patience = monotonic() + PATIENCE
        while self.table["seq"] < answer["seq"] and monotonic() < patience:
            self.connection.wait(patience - monotonic())
            self._take_messages()

    def undo(self) -> list[Word]:
        """Take back the last sentence; where others have gone on, ask them to agree."""
        back = self._sight["undo"]
        if back is None:
            raise UndoRefused("undo-nothing")
        if not back["free"]:
            self._command("plead")
            raise WardroundError("join-pleaded", words=" ".join(back["words"]))
        self._command("undo")
        return self._words(back["words"])

    def step_back(self) -> list[Word]:
        """Take back a half sentence; nothing at a rest."""
        if self.asked is None or not self.half_said(self._seat):
            return []
        return self.undo()

    def restart(self) -> list[Word]:
        """Take back all that was said in this part of the game."""
        before = self.history.told
        self._command("restart")
        return [one.word for one in before[len(self.history.told) :]]

    def redo(self) -> list[Word]:
        """Say again what was taken back last."""
        words = self._sight["redo"]
        self._command("redo")
        return self._words(words)

    def _words(self, words: Sequence[str]) -> list[Word]:
        return [Word(self._seat, number) for number in self.game.vocabulary.numbers(words)]

    def journal(self) -> str:
        """The journal of a finished game, as the server has it."""
        if not self.over:
            raise WardroundError("join-save-later")
        seat = self.connection.seat
        return fetch(seat.server, f"/api/tables/{seat.table}/journal")

    def chat(self, text: str) -> str:
        """Say something beside the game."""
        if not text:
            raise WardroundError("join-chat-what")
        self.connection.tell("chat", text=text)
        return ""

    def agree(self, _rest: str) -> str:
        """Let somebody go back."""
        return self._consent(True)

    def refuse(self, _rest: str) -> str:
        """Do not let somebody go back."""
        return self._consent(False)

    def _consent(self, yes: bool) -> str:
        if not self._plea:
            raise WardroundError("join-plea-none")
        answer = self.connection.command("consent", plea=self._plea, agree=yes)
        if answer["type"] == "error":
            raise WardroundError("join-refused", text=tame(answer["error"]["text"]))
        self._plea = 0
        return self.speech.label("join-agreed" if yes else "join-declined")


def _players(table: Json, own: Seat) -> list[str]:
    """What those at a table are called; who sits here is `you`."""
    seats = sorted(table["seats"], key=lambda one: int(one["seat"]))
    named = [tame(one["name"] or one["bot"]) for one in seats]
    return [YOU if seat == own else name for seat, name in enumerate(named)]
