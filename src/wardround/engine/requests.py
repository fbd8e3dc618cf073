"""What can be asked of the engine. docs/engine.md has a table made from these."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

VERSION = 1
MOST_SENTENCES = 10_000
MOST_WORDS = 1_000_000

Id = int | str
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Seed = Annotated[int, Meta(ge=1, le=2**63 - 1)]
Limit = Annotated[int, Meta(ge=1, le=MOST_SENTENCES)]
Seat = Annotated[int, Meta(ge=-1, le=99)]
Speaker = Annotated[int, Meta(ge=-101, le=99)]
WordCount = Annotated[int, Meta(ge=0, le=MOST_WORDS)]
GivenOptions = dict[str, str | int]


class Request(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do", frozen=True):
    """A request; the answer has its `id`."""

    id: Id


class Hello(Request, tag="hello", frozen=True):
    """Which engine this is. `version` is the one you were written for."""

    version: int = VERSION


class Facts(Request, tag="facts", frozen=True):
    """What never changes of a game: seats, options, all words."""

    game: str
    cards: str = ""


class Schema(Request, tag="schema", frozen=True):
    """The JSON Schema of a game's views and happenings."""

    game: str


class New(Request, tag="new", frozen=True):
    """Make the state before the first word."""

    game: str
    options: GivenOptions
    into: Name = field(name="as")
    cards: str = ""


class Decode(Request, tag="decode", frozen=True):
    """Make the state of a position code."""

    position: str
    into: Name = field(name="as")
    cards: str = ""


class Encode(Request, tag="encode", frozen=True):
    """The position code of a state."""

    state: Name


class Clone(Request, tag="clone", frozen=True):
    """Make a copy."""

    state: Name
    into: Name = field(name="as")


class Drop(Request, tag="drop", frozen=True):
    """Forget states; names that there are not do not matter."""

    states: list[Name]


class Turn(Request, tag="turn", frozen=True):
    """Who may speak."""

    state: Name


class Legal(Request, tag="legal", frozen=True):
    """The words that a speaker may say; without one, those of the first who may speak."""

    state: Name
    speaker: Speaker | None = None


class Weights(Request, tag="weights", frozen=True):
    """The words that chance may say, and how likely each is."""

    state: Name


class Sentences(Request, tag="sentences", frozen=True):
    """The sentences that a seat may say, or the ways to end the one it has begun."""

    state: Name
    seat: Seat
    limit: Limit = 1000


class Apply(Request, tag="apply", frozen=True):
    """Let a speaker say words, all or none; without a speaker, the first who may speak."""

    state: Name
    words: list[str]
    speaker: Speaker | None = None
    happenings: bool = False


class Playout(Request, tag="playout", frozen=True):
    """Let everybody say random legal words, until the game is over or `most` were said."""

    state: Name
    seed: Seed
    most: WordCount = MOST_WORDS


class View(Request, tag="view", frozen=True):
    """What a seat may know; -1 is a spectator."""

    state: Name
    seat: Seat


class Resample(Request, tag="resample", frozen=True):
    """Make a copy in which everything that a seat cannot know is dealt anew."""

    state: Name
    seat: Seat
    seed: Seed
    into: Name = field(name="as")


class ResampleView(Request, tag="resample_view", frozen=True):
    """Make a state that this view could be of: what a bot begins with."""

    game: str
    view: dict[str, Any]
    seed: Seed
    into: Name = field(name="as")
    cards: str = ""


class Outcome(Request, tag="outcome", frozen=True):
    """How the game stands, as if it ended here."""

    state: Name


AnyRequest = (
    Hello
    | Facts
    | Schema
    | New
    | Decode
    | Encode
    | Clone
    | Drop
    | Turn
    | Legal
    | Weights
    | Sentences
    | Apply
    | Playout
    | View
    | Resample
    | ResampleView
    | Outcome
)
