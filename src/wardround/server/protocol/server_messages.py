"""What the server says on the socket, as the structures it writes: docs/wire.md."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from wardround.engine.answers import Figures, Happened
from wardround.server.protocol.client_messages import VERSION
from wardround.table.contract.data import View

Path = list[str | int]
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


class EntrySeen(Struct):
    """A journal entry as a seat may see it.

    `word`: `speaker` said `word` ("hidden" if the seat may not know it); chance is -1, chance for
    seat s is -2 - s. `undo`: `speaker` took back `count` words. `rewind`: all from entry number
    `count` + 1 on is void. `note`: `speaker` has `word` (left, back, timeout). `void` words were
    taken back since; they come without what they did. `private`: everybody else hears less of it.
    """

    seq: int
    kind: Literal["word", "undo", "rewind", "note"]
    speaker: int = -1
    word: str = ""
    count: int = 0
    begins: bool = False
    void: bool = False
    private: bool = False
    happenings: list[Happened] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)


class Back(Struct):
    """A sentence that undo would take back; `free` if that needs nobody's consent, so far as seen.

    `since` counts the words others' bots have said after it, which would go too.
    """

    words: list[str]
    free: bool
    since: int


class ProspectSeen(Struct):
    """What choosing a thing would bring now, and what speaks against it. `idle`: nothing at all."""

    brings: Told
    risk: Told | None
    idle: bool


class SeatPayload(Struct):
    """What one seat may know now. Seat -1 is a spectator, with nothing to say.

    `private`: it shows something that nobody else at the table may see now. `prospects`: of things
    on the board, by their words, what choosing them would bring this seat.
    """

    seat: int
    view: View
    private: bool
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
    prospects: dict[str, ProspectSeen] = {}


class SeatSeen(Struct):
    """Who sits where. `bot`: the player that a bot is, empty for people. `away`: has left, the
    table's stand-in plays; `asked`: may speak now. `stand_in_after`: the seconds until the stand-in
    plays for a person who is offline, or null. `kept`: open for one who played before, alone.
    """

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str
    online: bool
    away: bool
    asked: bool
    half_said: bool
    stand_in_after: float | None = None
    kept: bool = False


class PleaSeen(Struct):
    """Somebody asks to go back to before `words`; waits for the seats in `waiting`."""

    plea: int
    seat: int
    words: list[str]
    entry: int
    waiting: list[int]
    seconds: float


class Result(Struct):
    """How the game stands or ended: as in the contract's outcome."""

    ranks: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    decided: str


class PuzzleResult(Struct):
    """What came of a puzzle: points gained over finishing at once, left lying, and in words."""

    solved: bool
    gained: float
    lost: float
    text: str


class PuzzleSeen(Struct):
    """The puzzle that is solved at a table: grade 1 is easy. `result` is there once it is over.

    `best` and `greedy`: points over finishing at once, of the solution and of a greedy player.
    `last`: the game ends with this turn.
    """

    number: int
    grade: int
    grades: int
    best: float
    greedy: float
    last: bool
    result: PuzzleResult | None


class TableSeen(Struct, tag="table"):
    """The situation, and the entries after `since`. See docs/wire.md.

    `number` counts these messages and changes on a connection, from 1.
    `deadline`: the seconds left for this step, if it has a time limit. `host`: the seat that
    decides while the table waits; `rematch_by`: the seat that asked for the rematch; -1: nobody.
    `stand_in`: who plays for people who have left, as when the table was made.
    """

    table: str
    game: str
    status: TableStatus
    heading: str
    seq: int
    since: int
    seats: list[SeatSeen]
    sights: list[SeatPayload]
    plea: PleaSeen | None
    deadline: float | None
    standing: Result | None
    result: Result | None
    rematch: str
    rematch_by: int
    host: int
    stand_in: str
    problem: Problem | None
    puzzle: PuzzleSeen | None = None
    version: int = VERSION
    number: int = 1


class ChangeSeen(Struct, tag="change"):
    """What has changed since the message with the number before. See docs/wire.md.

    `set`: what is now at a path, a list of names and places that leads into a `table`. `entries`:
    for each sight, in the same order, the entries since then.
    """

    number: int
    seq: int
    set: list[tuple[Path, Any]]
    entries: list[list[EntrySeen]]


class PleaEnded(Struct, tag="plea-ended"):
    """Sent to the seat that pleaded: it does not go back. `by` said no; -1 if nobody answered."""

    seat: int
    by: int


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


class Nudged(Struct, tag="nudged"):
    """Seat `seat`, by its name, reminds seat `to` that it is asked. Both get this."""

    seat: int
    name: str
    to: int


class Pong(Struct, tag="pong"):
    """Here."""

    n: int
    seq: int


FromServer = (
    TableSeen | ChangeSeen | Acknowledged | Error | Answer | ChatSeen | Nudged | Pong | PleaEnded
)
