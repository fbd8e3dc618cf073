"""The records of tables, and what a store must be able to do. The journal is the truth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct, field

from wardround.server.protocol.server_messages import Result

REMEMBERED = 1000
PUBLIC = -1
TABLE = -1


class SeatRecord(Struct):
    """Who holds a seat. `generation` is raised whenever older tokens of the seat become void.

    `bot` is the player that a bot is. `claim` names the seat of an earlier table by which it was
    claimed.
    """

    kind: Literal["person", "open", "bot"]
    name: str = ""
    bot: str = ""
    generation: int = 0
    away: bool = False
    claim: str = ""


class TableRecord(Struct):
    """A table without its journal.

    `status`, `heading`, `asked` (the seats that may speak), `result` and `ended` are caches of what
    the journal says, so that a table can be listed without its rules. `cards` is the digest of the
    table's own card file, or empty; `vocabulary` is always that of the game without it. `practice`:
    chance was known in advance, or the game continues another. `puzzle` is the number of a puzzle,
    and `position` the position that it begins in. Seats are stored as `chairs`.
    """

    id: str
    game: str
    rules: int
    vocabulary: str
    options: dict[str, str]
    seats: list[SeatRecord] = field(name="chairs")
    public: bool
    stand_in: str
    grace: int
    status: Literal["waiting", "playing", "over"]
    created: float
    changed: float
    rematch: str = ""
    heading: str = ""
    asked: list[int] = field(default_factory=list)
    result: Result | None = None
    ended: float = 0.0
    cards: str = ""
    practice: bool = False
    puzzle: int = 0
    position: str = ""


class EntryRecord(NamedTuple):
    """A journal entry as stored: words as text, so that it can be read without the rules.

    `kind` is word, undo, rewind or note. `who` is the speaker or seat; TABLE for a rewind. `owner`
    is the one seat that may see the word, or PUBLIC.
    """

    kind: str
    who: int
    what: str
    owner: int


class Change(Struct):
    """What one message does to a table, stored all or not at all.

    Ids of messages that are more than REMEMBERED entries old are forgotten with it. `cards` is the
    text of a card file, stored once when the table is made.
    """

    record: TableRecord
    first: int
    entries: list[EntryRecord] = field(default_factory=list)
    message: tuple[int, str] | None = None
    cards: str = ""


class Stored(NamedTuple):
    """All that is stored of a table. `messages` are the ids applied, by seat, with the sequence.

    `cards` is the text of its own card file; empty if it has none.
    """

    record: TableRecord
    entries: list[EntryRecord]
    messages: dict[tuple[int, str], int]
    cards: str = ""


class ChatRecord(NamedTuple):
    """A line said beside the game."""

    n: int
    seat: int
    name: str
    text: str
    phrase: str


class Store(Protocol):
    """Stores tables. When a method that changes something returns, the change survives a crash."""

    async def save(self, change: Change) -> None:
        """Create or change a table and append entries from number `first` (counted from 0) on."""
        ...

    async def load(self, table_id: str) -> Stored | None:
        """A table with its whole journal."""
        ...

    async def records(self, tables: Sequence[str]) -> list[tuple[TableRecord, int]]:
        """These tables with their sequence numbers; unknown ones are left out."""
        ...

    async def public(self, statuses: Sequence[str], limit: int) -> list[tuple[TableRecord, int]]:
        """Public tables in these statuses, the last changed first."""
        ...

    async def add_chat(self, table_id: str, line: ChatRecord, keep: int) -> None:
        """Store a line, and delete all but the last `keep` lines."""
        ...

    async def chat(self, table_id: str, limit: int) -> list[ChatRecord]:
        """The last lines, oldest first."""
        ...

    async def prune(self, before: float) -> int:
        """Delete tables that never began and have not changed since; return how many."""
        ...

    async def close(self) -> None:
        """Finish what is under way and close."""
        ...
