"""Every message of the socket, as the structures the server reads and writes: docs/wire.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

VERSION = 1
MOST_SEATS = 8
MOST_WORDS = 16

Identifier = Annotated[str, Meta(min_length=1, max_length=64)]
WordText = Annotated[str, Meta(min_length=1, max_length=40)]
Words = Annotated[list[WordText], Meta(min_length=1, max_length=MOST_WORDS)]
Named = Annotated[list[WordText], Meta(max_length=MOST_WORDS)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0, le=10**9)]
Token = Annotated[str, Meta(max_length=200)]
Language = Annotated[str, Meta(max_length=35)]
GivenName = Annotated[str, Meta(max_length=200)]
ChatText = Annotated[str, Meta(max_length=1000)]
Short = Annotated[str, Meta(max_length=40)]
Figures = dict[str, str | int]
TableStatus = Literal["waiting", "playing", "over", "frozen"]


class Told(Struct):
    """A sentence by its key in the catalogue, and rendered in the language of the connection."""

    key: str
    figures: Figures
    text: str


class Problem(Struct):
    """What is wrong: a key that programs may read, and a sentence for people."""

    code: str
    figures: Figures
    text: str


# From client to server, on the socket


class Hello(Struct, tag="hello"):
    """The first message: who is here, and what was seen already. No tokens: a spectator."""

    version: int
    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = field(default_factory=list)
    seen: Count = 0
    language: Language = "en"


class Say(Struct, tag="say"):
    """Say words for a seat, all or none; a group of a sentence in any order."""

    id: Identifier
    seat: Seat
    prompt: Count
    words: Words


class Undo(Struct, tag="undo"):
    """Take back this seat's open or last sentence, with bots' answers if need be."""

    id: Identifier
    seat: Seat
    prompt: Count


class Redo(Struct, tag="redo"):
    """Say again what this seat took back last, if it has said nothing since."""

    id: Identifier
    seat: Seat
    prompt: Count


class Restart(Struct, tag="restart"):
    """Take back all this seat said in this part of the game, as far as it may."""

    id: Identifier
    seat: Seat
    prompt: Count


class Plead(Struct, tag="plead"):
    """Ask the other people to go back to before this seat's last sentence."""

    id: Identifier
    seat: Seat
    prompt: Count


class Consent(Struct, tag="consent"):
    """Answer a plea. The last yes makes the table go back; one no ends the plea."""

    id: Identifier
    seat: Seat
    plea: Count
    agree: bool


class Chat(Struct, tag="chat"):
    """Say something beside the game: free text, or the key of a quick phrase."""

    seat: Seat
    text: ChatText = ""
    phrase: Short = ""


class Ping(Struct, tag="ping"):
    """Are you there?"""

    n: Count = 0


class Preview(Struct, tag="preview"):
    """What would these words do? Nothing is said."""

    ask: Identifier
    seat: Seat
    words: Words


class Why(Struct, tag="why"):
    """Why can this word not be said now?"""

    ask: Identifier
    seat: Seat
    word: WordText


class Candidates(Struct, tag="candidates"):
    """Which words go with these, in any sentence that can be said now?"""

    ask: Identifier
    seat: Seat
    named: Named = field(default_factory=list)


class Forecast(Struct, tag="forecast"):
    """What would happen to this seat if everybody stopped here?"""

    ask: Identifier
    seat: Seat


Command = Say | Undo | Redo | Restart | Plead | Consent
Question = Preview | Why | Candidates | Forecast
FromClient = Hello | Command | Question | Chat | Ping


# From server to client, on the socket


class Happened(Struct):
    """One thing a word did, as the seat may hear it. `seat` -1 is the table."""

    name: str
    seat: int
    figures: Figures


class EntrySeen(Struct):
    """A journal entry as a seat may see it.

    `word`: `speaker` said `word` ("hidden" if the seat may not know it); chance is -1, chance for
    seat s is -2 - s. `undo`: `speaker` took back `count` words. `rewind`: all from entry number
    `count` + 1 on is void. `note`: `speaker` has `word` (left, back, timeout). `void` words were
    taken back since; they come without what they did.
    """

    seq: int
    kind: Literal["word", "undo", "rewind", "note"]
    speaker: int = -1
    word: str = ""
    count: int = 0
    begins: bool = False
    void: bool = False
    happenings: list[Happened] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)


class Back(Struct):
    """A sentence that undo would take back; `free` if that needs nobody's consent, so far as seen.

    `since` counts the words others' bots have said after it, which would go too.
    """

    words: list[str]
    free: bool
    since: int


class Sight(Struct):
    """What one seat may know now. Seat -1 is a spectator, with nothing to say."""

    seat: int
    view: dict[str, Any]
    entries: list[EntrySeen]
    prompt: int
    asked: bool
    question: Told | None
    reason: Told | None
    legal: list[str]
    resting: bool
    last: bool
    undo: Back | None
    redo: list[str]


class SeatSeen(Struct):
    """Who sits where. `away`: has left, the table's stand-in plays; `asked`: may speak now."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    online: bool
    away: bool
    asked: bool
    half_said: bool


class PleaSeen(Struct):
    """Somebody asks to go back to before `words`; waits for the seats in `waiting`."""

    plea: int
    seat: int
    words: list[str]
    entry: int
    waiting: list[int]
    seconds: float


class Result(Struct):
    """How the game ended: as in the contract's outcome."""

    ranks: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    decided: str


class TableSeen(Struct, tag="table"):
    """The situation, and the entries after `since`. See docs/wire.md."""

    table: str
    game: str
    status: TableStatus
    heading: str
    seq: int
    since: int
    seats: list[SeatSeen]
    sights: list[Sight]
    plea: PleaSeen | None
    result: Result | None
    rematch: str
    problem: Problem | None
    version: int = VERSION


class Acknowledged(Struct, tag="ack"):
    """The message with this id is stored; the journal had `seq` entries then."""

    id: str
    seq: int
    repeated: bool


class Error(Struct, tag="error"):
    """Not done. `id` is that of the message, or of the question; empty if it could not be read."""

    id: str
    error: Problem


class Answer(Struct, tag="answer"):
    """The answer to a question. `ask` is its id.

    preview, forecast: `happenings` and `lines`; `chance`: chance will answer; `complete`: the
    words are whole sentences; `ends`: they end a step that all take together. candidates:
    `words`. why: `legal`, or the reason.
    """

    ask: str
    kind: str
    happenings: list[Happened] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    chance: bool = False
    complete: bool = False
    ends: bool = False
    legal: bool = False
    reason: Told | None = None


class ChatSeen(Struct, tag="chat"):
    """Something said beside the game. `n` counts the lines of a table."""

    n: int
    seat: int
    name: str
    text: str
    phrase: str


class Pong(Struct, tag="pong"):
    """Here."""

    n: int
    seq: int


FromServer = TableSeen | Acknowledged | Error | Answer | ChatSeen | Pong
