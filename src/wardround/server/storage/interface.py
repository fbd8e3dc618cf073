"""The records of tables, and what a store must be able to do. The journal is the truth."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct, field

from wardround.server.protocol.server_messages import Result

REMEMBERED = 1000
PUBLIC = -1
TABLE = -1


class SeatRecord(Struct):
    """Who holds a seat. `generation` is raised whenever older tokens of the seat become void.

    `bot` is the player that a bot is, and `script` its first sentences. `claim` names the seat of
    an earlier table whose holder this one is for. `address` is a digest of the address that
    somebody joined from.
    """

    kind: Literal["person", "open", "bot"]
    name: str = ""
    bot: str = ""
    generation: int = 0
    away: bool = False
    claim: str = ""
    script: list[str] = field(default_factory=list)
    address: str = ""


class TableRecord(Struct):
    """A table without its journal.

    `status`, `heading`, `asked` (the seats that may speak), `result` and `ended` are caches of what
    the journal says, so that a table can be listed without its rules. `cards` is the digest of the
    table's own card file, or empty; `vocabulary` is always that of the game without it. `practice`:
    chance was known in advance, or the game continues another. `puzzle` is the number of a puzzle,
    and `position` the position that it begins in; `shown`: its solution was looked at before it was
    solved. `host` is the seat that decides while the table waits, -1 if nobody sits there yet;
    `rematch_by` the seat that asked for the rematch. `maker` is a digest of the address the table
    was made from. `closed`: whoever runs the server lets nobody play there any more. Seats are
    stored as `chairs`. A record without a game is that of a table whose own cannot be read.
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
    shown: bool = False
    maker: str = ""
    host: int = -1
    rematch_by: int = -1
    closed: bool = False


def unreadable_record(table_id: str, status: str, changed: float) -> TableRecord:
    """What stands for the record of a table that cannot be read."""
    known: Literal["waiting", "playing", "over"] = "over" if status == "over" else "playing"
    return TableRecord(table_id, "", 0, "", {}, [], False, "absent", 0, known, changed, changed)


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

    async def forget(self, table_id: str) -> None:
        """Delete one table with all that belongs to it."""
        ...

    async def prune(self, never_begun: float, silent: float, spare: Collection[str]) -> int:
        """Delete what nobody misses, but for the tables in `spare`; return how many.

        That is tables that have not begun nor changed since `never_begun`, and tables that have not
        changed since `silent` and at which no person has ever said anything.
        """
        ...

    async def purge(self, before: float, spare: Collection[str]) -> int:
        """Delete all tables that have not changed since, but for those in `spare`."""
        ...

    async def counts(self, maker: str, since: float) -> tuple[int, int]:
        """How many tables there are, and how many of this maker's are not over or have changed
        since then.
        """
        ...

    async def look(self) -> str:
        """What is wrong with the files, in a key; empty if nothing is. Then nothing is stored."""
        ...

    async def backup(self, path: Path) -> None:
        """Copy everything into a new file, as it was at one moment."""
        ...

    async def close(self) -> None:
        """Finish what is under way and close."""
        ...
