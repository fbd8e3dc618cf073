"""What is sent and answered over HTTP, as the structures the server reads and writes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from wardround.engine.answers import Happened
from wardround.server.protocol.client_messages import (
    MOST_SEATS,
    Count,
    GivenName,
    OptionsGiven,
    Seat,
    Short,
    Token,
)
from wardround.server.protocol.option_bodies import CardText
from wardround.server.protocol.server_messages import (
    Problem,
    Result,
    SeatSeen,
    TableStatus,
)
from wardround.table.contract.data import Facts, View

MOST_SCRIPTED = 64
BuildName = Literal["compiled", "interpreted"]


class Failure(Struct):
    """The body of every HTTP answer that is not a success."""

    error: Problem


class SeatWanted(Struct):
    """A seat of a new table: a person at this screen, open, or a bot.

    People must be named. `bot` says which player a bot is; without a name it is given one. At a
    practice table a bot may have a `script`: its first sentences. One that is not legal when its
    turn comes is left out, and the bot chooses for itself.
    """

    kind: Literal["person", "open", "bot"]
    name: GivenName = ""
    bot: Short = "greedy"
    script: Annotated[list[Short], Meta(max_length=MOST_SCRIPTED)] = field(default_factory=list)


class NewTable(Struct):
    """A table to be made. `stand_in` plays for who has left: `absent`, `wait` or a bot's name.

    `cards` is the text of a card file of one's own, for games that take such (`card_example`). With
    `journal_of` and `entries` it goes on from a finished table's first standing words, with the
    cards of that table. A `seed` makes a practice table: one person, no open seat, not public; the
    same words get the same answers of chance, until the server has forgotten the table.
    """

    game: Short
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=MOST_SEATS)]
    options: OptionsGiven = field(default_factory=dict)
    public: bool = False
    stand_in: Short = "greedy"
    grace: Annotated[int, Meta(ge=0, le=86400)] | None = None
    journal_of: Short = ""
    entries: Count = 0
    seed: Count | None = None
    cards: CardText = ""


class Seated(Struct):
    """A seat and the token that holds it. Keep the token secret."""

    table: str
    seat: int
    token: str


class TableMade(Struct):
    """A new table, and tokens for the people named."""

    table: str
    seats: list[Seated]


class Join(Struct):
    """Take an open seat; without `seat` the first."""

    name: GivenName
    seat: Seat | None = None


class Holding(Struct):
    """Proof of holding a seat."""

    token: Token


class Holdings(Struct):
    """Tokens a browser keeps."""

    tokens: Annotated[list[Token], Meta(max_length=50)]


class Fill(Struct):
    """Give the open seats, or one of them, to a bot."""

    token: Token
    bot: Short = "greedy"
    seat: Seat | None = None


class Remove(Struct):
    """The host takes this seat from somebody, before the game."""

    token: Token
    seat: Seat


class MoveCode(Struct):
    """A code that moves a seat to another device, once, within `seconds`."""

    code: str
    seconds: float


class Redeem(Struct):
    """A code typed or scanned on the other device."""

    code: Short


class TableSummary(Struct):
    """A table in a list. `played`: in words, what its options are, as far as they need any.

    `cards` is the digest of its cards if some are its own. `ended` is when the game was over, or 0.
    `puzzle` is the number of a puzzle, or 0.
    """

    table: str
    game: str
    options: dict[str, str]
    played: list[str]
    cards: str
    status: TableStatus
    heading: str
    public: bool
    seats: list[SeatSeen]
    stand_in: str
    created: float
    changed: float
    ended: float
    seq: int
    result: Result | None
    rematch: str
    problem: Problem | None
    puzzle: int


class TableList(Struct):
    """Tables, the newest first."""

    tables: list[TableSummary]


class Held(Struct):
    """A table a token belongs to, and which seat of it."""

    seat: int
    token: str
    table: TableSummary


class HeldList(Struct):
    """The tables of these tokens; those that hold nothing any more are left out."""

    held: list[Held]


class PositionSeen(Struct):
    """A table as a seat sees it now, for a picture of it; no question, nothing that happened."""

    seat: int
    view: View
    standing: Result | None


class CardSeen(Struct):
    """A card: its name, its sort, what it does in words, and data for its drawing.

    `language`: that of the name, English if it is as printed. `house`: the parts that are our own
    invention (name, effect, price, colour, points). `own`: from the card file of this table. `mark`
    tells either in words, `source` where something of it was published if not in the rulebooks;
    both are empty where there is nothing to tell.
    """

    name: str
    language: str
    kind: str
    text: str
    house: list[str]
    own: bool
    mark: str
    source: str
    facts: Facts


class GameFacts(Struct):
    """What a drawing shows that never changes during a game: cards by word, and numbers.

    `silent`: the happenings that have no line in an entry's `lines`.
    """

    game: str
    cards: dict[str, CardSeen]
    constants: Facts
    silent: list[str]


class Step(Struct):
    """A sentence of a seat, or what chance said in a row, and view and points after it."""

    step: int
    entry: int
    heading: str
    speaker: int
    words: list[str]
    happenings: list[Happened]
    lines: list[str]
    view: View
    standing: Result | None


class Replay(Struct):
    """A page, counted from 0, of the `total` steps of a game, through the eyes of `seat`."""

    table: str
    game: str
    seat: int
    total: int
    pages: int
    page: int
    start: View
    steps: list[Step]
    result: Result | None


class Health(Struct):
    """The server is up, and `ok` if it stores what is said. `problems` are keys: `disk-low` (no new
    tables), `store-lost-gone`, `store-lost-replaced`, `store-lost-short` (nothing is stored).

    `build` is that of the rules which bots, hints and reviews think on. `compiling`: a compiled one
    is being made, and used as soon as it is ready. `addresses`: where others can open the page,
    told to who calls this server `localhost`; none if only that machine can connect.
    """

    ok: bool
    problems: list[str]
    version: str
    build: BuildName
    compiling: bool
    wire: int
    tables: int
    addresses: list[str]


class Done(Struct):
    """Done; nothing more to say."""

    done: bool = True
