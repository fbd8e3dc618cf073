"""States as numbers, for whoever learns to play: what a seat knows, and what it may say.

Not to be confused with `encode`, the position code. A game need not have this part;
`isinstance(game, EncodedGame)` tells. Laws hold those that do to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from wardround.table.contract.data import ShownState
from wardround.table.errors import BadOption
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.speakers import Seat, Viewer


class Slice(NamedTuple):
    """Places `start` to `start + size - 1` of an observation: numbers from 0 to `highest`.

    `labels` tell what each place stands for: words where there are such, empty for padding. Slices
    of hospitals and the like are named `seat0.patients`: `seat0` is the seat that looks on (for a
    spectator the first one), `seat1` the next clockwise.
    """

    name: str
    start: int
    size: int
    highest: int
    labels: tuple[str, ...]


class Bounds(NamedTuple):
    """What no game with these options goes beyond.

    `decisions` and `chance` count the words that seats and chance say in a whole game, `legal` the
    words that a seat may choose from, `lowest` and `highest` are scores. `proven` names those that
    follow from the rules; the others were measured, with room to spare.
    """

    decisions: int
    chance: int
    legal: int
    lowest: int
    highest: int
    proven: frozenset[str]


class GameRows(Protocol):
    """Many games in step. Buffers stay the same objects; NumPy can look at them without a copy.

    Row r of `observations` and `masks` is what the seat `seats[r]` sees and may do; a row whose
    game is `over` is empty. `numbers[r]` is what chance draws from in row r.
    """

    rows: int
    states: list[Any]
    numbers: Any

    def buffers(self) -> tuple[memoryview, memoryview, memoryview, memoryview]:
        """Observations, masks, seats and over: bytes, row after row."""
        ...

    def start(self, row: int, seed: int) -> None:
        """Begin a new game in a row; chance draws from this seed (1 to 2147483646)."""
        ...

    def first_illegal(self, actions: list[int]) -> int:
        """The first row whose action cannot be taken; the number of rows if all can.

        An action below 0 leaves its row as it is.
        """
        ...

    def step(self, actions: list[int]) -> list[int]:
        """Take a legal action in every row, let chance speak; gives the rows that are now over."""
        ...

    def show(self, row: int) -> None:
        """Write a row anew, after its state was replaced; chance speaks first if it has to."""
        ...


class Encoding(Protocol[ShownState]):
    """How the states of games with the same options are written as numbers."""

    slices: tuple[Slice, ...]
    size: int
    actions: tuple[WordNumber, ...]
    action_count: int

    def observe(self, state: ShownState, viewer: Viewer) -> bytes:
        """What this seat (or SPECTATOR) may know, a byte a place. (OpenSpiel: observation_tensor.)

        Equal for states of which the viewer has the same view, different for different views, as
        long as nothing is beyond the `highest` of its slice.
        """
        ...

    def mask(self, state: ShownState, seat: Seat) -> bytes:
        """A byte an action: 1 if this seat may say its word now. (OpenSpiel: legal_actions_mask.)

        Action i says the word `actions[i]`. `actions` has every word that a seat could ever say;
        from `len(actions)` to `action_count` is padding.
        """
        ...

    def make_rows(self, count: int) -> GameRows:
        """So many games in step, none of them started."""
        ...


@runtime_checkable
class EncodedGame(Protocol):
    """A game that has encodings and knows its bounds."""

    def encoding(self, options: Mapping[str, str], padding: int | None = None) -> Encoding[Any]:
        """The encoding of games with these resolved options, made once.

        With `padding` there is room for so many cards of one's own of each kind, whether a card
        file brings them or not, so that games with different card files have the same size; a
        BadOption if it is too little.
        """
        ...

    def bounds(self, options: Mapping[str, str]) -> Bounds:
        """What no game with these resolved options goes beyond."""
        ...


def slices_of(
    named: Sequence[tuple[str, int, int, int]], labels: Mapping[str, Sequence[str]]
) -> tuple[Slice, ...]:
    """Slices with labels, which are found by the name behind the seat; padding has none."""

    def labelled(name: str, size: int) -> tuple[str, ...]:
        found = tuple(labels[name.rpartition(".")[2]])
        return (*found, *("",) * (size - len(found)))

    return tuple(
        Slice(name, start, size, highest, labelled(name, size))
        for name, start, size, highest in named
    )


def said_labels(words: int) -> list[str]:
    """The labels of so many words in order, two places each: 1 + word // 128 and word % 128."""
    return [f"word {n} {half}" for n in range(1, words + 1) for half in ("above", "below")]


class Needs(NamedTuple):
    """What games with given rules need places for.

    `cards` counts the cards of each kind, `words` are those that a seat could ever say, ascending,
    and `longest` is how many a sentence can have.
    """

    cards: list[int]
    words: list[int]
    longest: int


class Room(NamedTuple):
    """How many places an encoding has for each of the needs, and the action of every word.

    `action_of` has NO_ACTION for words that no seat says.
    """

    cards: list[int]
    actions: int
    longest: int
    action_of: list[int]


NO_ACTION = -1


def plan_room(needs: Needs, shipped: Needs, vocabulary: int, padding: int | None) -> Room:
    """The room for what is needed, or for what the shipped cards need and so many cards more."""
    cards = _padded(needs.cards, shipped.cards, padding)
    (longest,) = _padded([needs.longest], [shipped.longest], padding)
    # A card brings two words at most, so that is the room its kind needs.
    new_words = None if padding is None else 2 * len(cards) * padding
    (actions,) = _padded([len(needs.words)], [len(shipped.words)], new_words)
    action_of = [NO_ACTION] * vocabulary
    for action, word in enumerate(needs.words):
        action_of[word] = action
    return Room(cards, actions, longest, action_of)


def _padded(own: Sequence[int], shipped: Sequence[int], padding: int | None) -> list[int]:
    if padding is None:
        return list(own)
    room = [count + padding if count else 0 for count in shipped]
    needed = max(have - count for have, count in zip(own, shipped, strict=True))
    if needed > padding:
        raise BadOption("padding-few", padding=padding, needed=needed)
    return room
