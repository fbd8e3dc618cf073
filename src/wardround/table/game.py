"""The contract between a game and everything that plays, shows, records or studies it.

A game is a conversation of words, each said by a seat or by chance. The state moves on one word
at a time; everything else (journal, replay, undo, sentences, forecast) is built on that.
`wardround.table.laws.conformance` checks every promise made here.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from wardround.table.cards.house import House
from wardround.table.messages import Happening, Message, Prompt
from wardround.table.notation.vocabulary import Vocabulary

State = TypeVar("State")
View = dict[str, Any]
Options = dict[str, str]
GivenOptions = Mapping[str, str | int]

SPECTATOR = -1


class Option(NamedTuple):
    """One choice made before the game starts. Keys of the catalogue explain it and its values."""

    name: str
    values: tuple[str, ...]
    default: str


class Card(NamedTuple):
    """Something with a printed name: its sort, what it does, and what a drawing of it shows.

    `source` is the end of a key (`from-...`) where something of it is not from the text of the
    rulebooks but was published elsewhere.
    """

    kind: str
    does: Message
    facts: dict[str, Any]
    source: str = ""


class Outcome(NamedTuple):
    """How a game stands, or how it ended if nobody may speak any more.

    `ranks[seat]` is 1 for the winner; equal ranks share. `sources[seat]` says where every point
    came from and adds up to `scores[seat]`. `decided` is the key of what settled first place.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    decided: str


class Game(Protocol[State]):
    """A game. Methods never keep a state, and change one only where they say so."""

    name: str
    rules_version: int
    vocabulary: Vocabulary
    options: tuple[Option, ...]
    option_sets: tuple[str, ...]
    seat_counts: tuple[int, ...]

    def __hash__(self) -> int:
        """A game can be remembered by: it never changes."""
        ...

    def names(self, options: Mapping[str, str] | None = None) -> dict[str, str]:
        """What is printed on cards and such, by their words. Names are facts: `text` translates.

        Where options make a difference (editions), those of a game with these options.
        """
        ...

    def aliases(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """Other names under which words of such a game are understood, with the words they mean.

        The options need not be settled.
        """
        ...

    def house_parts(self, options: Mapping[str, str] | None = None) -> House:
        """What is our own invention and must be shown as such: of each such card its parts.

        `wardround.table.cards.house` has the parts there are. Where options make a difference,
        those of a game with these options.
        """
        ...

    def cards_in_play(self, options: Mapping[str, str]) -> dict[str, Card]:
        """The cards in play under settled options, by their words, each of them in `names`."""
        ...

    def constants(self, options: Mapping[str, str]) -> dict[str, Any]:
        """What never changes under settled options and a drawing shows: plain data."""
        ...

    def resolve_options(self, options: GivenOptions) -> Options:
        """All options (`seats` among them) with defaults filled in; BadOption with the reason.

        `set` may name one of `option_sets`; what is given beside it prevails. A whole number may
        be given where the values are numbers.
        """
        ...

    def refused_values(self, options: GivenOptions) -> dict[str, dict[str, Message]]:
        """Of every option (`seats` among them) the values refused beside those given, and why."""
        ...

    def cards_digest(self, options: Mapping[str, str]) -> str:
        """A digest of the cards such a game is played with; empty if it has none."""
        ...

    def start(self, options: GivenOptions) -> State:
        """The state before the first word."""
        ...

    def options_of(self, state: State) -> Options:
        """The settled options this state was started with."""
        ...

    def clone(self, state: State) -> State:
        """An equal state that shares no changeable part with this one."""
        ...

    def turn(self, state: State) -> list[int]:
        """Who may speak: ascending seats, or one chance speaker alone; empty when it is over."""
        ...

    def legal(self, state: State, speaker: int) -> list[int]:
        """The words this speaker may say now: ascending, unique, empty if not in `turn`."""
        ...

    def weights(self, state: State) -> list[int]:
        """Positive integer weights of the words chance may say, in the order of `legal`."""
        ...

    def apply(self, state: State, speaker: int, word: int) -> None:
        """Move the state on. The word must be legal: this is the fast path and does not ask."""
        ...

    def tell(self, state: State, speaker: int, word: int) -> list[Happening]:
        """As `apply`, and say everything that the word did, secrets included."""
        ...

    def redact(self, happening: Happening, seat: int) -> Happening:
        """A happening as this seat (or SPECTATOR) may hear it."""
        ...

    def secret(self, state: State, speaker: int) -> int:
        """The one seat that may see the word this speaker says now, or -1 if it is public."""
        ...

    def is_idle(self, state: State, seat: int) -> bool:
        """Whether this seat has no half-said sentence."""
        ...

    def cancel_sentence(self, state: State, seat: int) -> None:
        """Take back this seat's half-said sentence: the state is as if it had not been begun."""
        ...

    def undo_epoch(self, state: State) -> int:
        """How many joint steps have ended. Words said before the last end stay said."""
        ...

    def time_limit(self, state: State) -> int:
        """How long a seat may take for this step; 0 if there is no limit. Tables enforce it."""
        ...

    def default_word(self, state: State, seat: int) -> int:
        """A sensible legal word for someone who has left.

        Said again and again it comes to rest, or chance answers.
        """
        ...

    def prompt(self, state: State, seat: int) -> Prompt:
        """What this seat is asked, or what it is waiting for."""
        ...

    def board_words(self, state: State, seat: int) -> list[int]:
        """The words of everything on the board that this seat could point at."""
        ...

    def why_not(self, state: State, seat: int, word: int) -> Message:
        """Why this word is not legal for this seat now. Only asked when it is not."""
        ...

    def view(self, state: State, seat: int) -> View:
        """What this seat (or SPECTATOR) may know, as plain data; built up, never cut down."""
        ...

    def amend(self, view: View, happening: Happening) -> None:
        """Change a view as the happening (as heard by the view's seat) says."""
        ...

    def resample(self, view: View, rng: Random) -> State:
        """A state that this view could be of: what its seat cannot know is dealt at random."""
        ...

    def outcome(self, state: State) -> Outcome:
        """How the game stands, as if it ended here; everybody may know it."""
        ...

    def invariants(self, state: State) -> list[int]:
        """Counts that are the same at every word.

        How many of each thing there are, wherever they lie, and how many limits are broken: none.
        """
        ...

    def heading(self, state: State) -> str:
        """The part of the game this is, as headed in a journal: notation, not for translating."""
        ...

    def encode(self, state: State) -> str:
        """The position code: one line without spaces that says all of the state."""
        ...

    def decode(self, code: str) -> State:
        """The state of a position code; BadPosition names the field and what is wrong."""
        ...


@runtime_checkable
class TakesCards(Protocol):
    """A game that can be played with cards of one's own; `card_example` is a file of such."""

    card_example: str

    def with_cards(self, text: str, path: str = "") -> Game[Any]:
        """This game with the cards of a file; BadCard has everything that is wrong with it."""
        ...

    def own_words(self) -> frozenset[str]:
        """The words of cards from a file of one's own."""
        ...

    def own_card_count(self) -> int:
        """How many cards a file of one's own brought, those without a word among them."""
        ...
