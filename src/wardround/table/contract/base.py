"""What most games have in common, so that a game writes only what is its own.

`BaseGame` has a default for every part of the contract that a simple game does without: secrets,
time limits, aliases, cards, house content. `RecordingGame` is for rules that note what happens
as numbers in the state, which is quick where nobody listens.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from wardround.table.cards.house import House
from wardround.table.contract.data import Card, Facts, GivenOptions, Option, Options, State, View
from wardround.table.contract.happenings import HappeningKind, HappeningTypes, happening_types
from wardround.table.messages import Figure, Happening, Message
from wardround.table.notation.vocabulary import Vocabulary, WordNumber
from wardround.table.options import Refusal, refused_values, resolve_options
from wardround.table.speakers import NOBODY, MaybeSeat, Seat, Speaker, Viewer, is_chance
from wardround.table.speaking import chosen_by

Noted = tuple[int, int, int, int]


class BaseGame(Generic[State]):
    """A game without secrets, cards, time limits or joint steps, but for what it overrides."""

    vocabulary: Vocabulary
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...] = ()
    option_sets: tuple[str, ...] = ()
    refusals: ClassVar[tuple[Refusal, ...]] = ()
    view_type: type[object] = dict
    view_version: int = 1
    constants_type: type[object] = dict

    def resolve_options(self, options: GivenOptions) -> Options:
        """All options with defaults filled in; BadOption names the option and what it can be."""
        counts = tuple(str(count) for count in self.seat_counts)
        return resolve_options(options, self.options, counts, self.refusals)

    def refused_values(self, options: GivenOptions) -> dict[str, dict[str, Message]]:
        """Of every option, the values that do not go with those chosen so far, and why."""
        return refused_values(options, self.refusals)

    def turn(self, state: State) -> list[Speaker]:
        """Who may speak."""
        raise NotImplementedError

    def legal(self, state: State, speaker: Speaker) -> list[WordNumber]:
        """The words of a speaker."""
        raise NotImplementedError

    def weights(self, state: State) -> list[int]:
        """How likely each word of chance is."""
        raise NotImplementedError

    def apply(self, state: State, speaker: Speaker, word: WordNumber) -> None:
        """Say a legal word."""
        raise NotImplementedError

    def playout(self, state: State, seed: int, most: int) -> int:
        """Say random legal words until the game is over or `most` were said; tells how many."""
        random = Random(seed)
        count = 0
        turn = self.turn(state)
        while turn and count < most:
            words = self.legal(state, turn[0])
            weights = self.weights(state) if is_chance(turn[0]) else [1] * len(words)
            self.apply(state, turn[0], chosen_by(random.random(), words, weights))
            count += 1
            turn = self.turn(state)
        return count

    def cards_digest(self, options: Mapping[str, str]) -> str:
        """There are no cards."""
        return ""

    def redact(self, happening: Happening, seat: Viewer) -> Happening:
        """Everything is public."""
        return happening

    def secret(self, state: State, speaker: Speaker) -> MaybeSeat:
        """Nothing is secret."""
        return NOBODY

    def view(self, state: State, seat: Viewer) -> View:
        """What a seat may know."""
        raise NotImplementedError

    def own_view(self, state: State, seat: Seat) -> View:
        """The whole view: it may differ from a spectator's in any part."""
        return self.view(state, seat)

    def prompt_basis(self, view: View, seat: Seat) -> object:
        """The whole view: a prompt may depend on any part of it."""
        return view

    def resample(self, state: State, seat: Viewer, rng: Random) -> State:
        """A state that the view of this seat could be of."""
        return self.resample_view(self.view(state, seat), rng)

    def resample_view(self, view: View, rng: Random) -> State:
        """A state that this view could be of."""
        raise NotImplementedError

    def looks_alike(self, state: State, other: State, seat: Viewer) -> bool:
        """Whether the views of this seat are equal."""
        return self.view(state, seat) == self.view(other, seat)

    def is_idle(self, state: State, seat: Seat) -> bool:
        """Every sentence is one word."""
        return True

    def cancel_sentence(self, state: State, seat: Seat) -> None:
        """Every sentence is one word: there is nothing to take back."""

    def undo_epoch(self, state: State) -> int:
        """Nothing is done by all together."""
        return 0

    def time_limit(self, state: State) -> int:
        """No step has a time limit."""
        return 0

    def names(self, options: Mapping[str, str] | None = None) -> dict[str, str]:
        """Nothing has a printed name."""
        return {}

    def aliases(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """No word has another name."""
        return {}

    def house_parts(self, options: Mapping[str, str] | None = None) -> House:
        """Nothing is house."""
        return {}

    def cards_in_play(self, options: Mapping[str, str]) -> dict[str, Card]:
        """There are no cards."""
        return {}

    def happening_types(self) -> HappeningTypes:
        """Happenings are not described."""
        return {}

    def constants(self, options: Mapping[str, str]) -> Facts:
        """A drawing needs no numbers."""
        return {}


class RecordingState(Protocol):
    """A state object that notes what happens, as numbers, while `happenings` is a list."""

    happenings: list[Noted] | None

    def clone(self) -> Self:
        """An equal state that shares no changeable part."""
        ...


SomeState = TypeVar("SomeState", bound=RecordingState)


class RecordingGame(BaseGame[SomeState]):
    """A game whose state notes `(number, seat, a, b)` for everything that a word does.

    `happening_kinds[number]` has the name of the happening and what a and b are: the name of the
    figure and its kind. Kinds are `word`, `seat`, `number`, or a key of `figure_names`.
    """

    happening_kinds: ClassVar[Sequence[HappeningKind]]
    figure_names: ClassVar[Mapping[str, Sequence[str]]] = {}

    def clone(self, state: SomeState) -> SomeState:
        """An equal state that shares no changeable part."""
        return state.clone()

    def tell(self, state: SomeState, speaker: Speaker, word: WordNumber) -> list[Happening]:
        """Say a legal word and return what it did."""
        noted: list[Noted] = []
        state.happenings = noted
        try:
            self.apply(state, speaker, word)
        finally:
            state.happenings = None
        return [self._happening(note) for note in noted]

    def happening_types(self) -> HappeningTypes:
        """What `happening_kinds` declares."""
        return happening_types(self.happening_kinds, self.figure_names)

    @cached_property
    def _happenings(self) -> dict[Noted, Happening]:
        """What notes say, by note. Games repeat themselves, and logs keep every happening."""
        return {}

    def _happening(self, note: Noted) -> Happening:
        found = self._happenings.get(note)
        if found is None:
            found = self._happenings[note] = self._read_note(*note)
        return found

    def _read_note(self, number: int, seat: MaybeSeat, a: int, b: int) -> Happening:
        name, *kinds = self.happening_kinds[number]
        figures: dict[str, Figure] = {}
        for figure, value in zip(kinds, (a, b), strict=True):
            if figure is not None:
                figures[figure[0]] = self._figure(figure[1], value)
        return Happening(name, seat, figures)

    def _figure(self, kind: str, value: int) -> Figure:
        if kind == "word":
            return self.vocabulary.word(value)
        if kind == "seat":
            return value + 1
        return self.figure_names[kind][value] if kind in self.figure_names else value


def ranks_by(standings: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The rank of every seat, 1 for the highest standing; equal standings share a rank."""
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def deciding_criterion(standings: Sequence[tuple[int, ...]], criteria: Sequence[str]) -> str:
    """The first criterion in which the best two differ; `alone` for one seat, else `shared`."""
    if len(standings) == 1:
        return "alone"
    best, second = sorted(standings, reverse=True)[:2]
    differ = (name for name, a, b in zip(criteria, best, second, strict=True) if a != b)
    return next(differ, "shared")
