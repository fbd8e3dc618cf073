"""The rules of a game: who may say which words, and what they do.

Each docstring ends with the name of the OpenSpiel call that does the same, where there is one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from wardround.table.contract.data import GivenOptions, Option, Options, Outcome, State
from wardround.table.messages import Happening, Message
from wardround.table.notation.vocabulary import Vocabulary, WordNumber
from wardround.table.speakers import Seat, Speaker


class GameRules(Protocol[State]):
    """Options, states and words. Methods never keep a state; few change one, and they say so."""

    @property
    def name(self) -> str:
        """The game's name in commands, journals and addresses."""
        ...

    @property
    def rules_version(self) -> int:
        """Raised whenever the same words would lead to another state."""
        ...

    @property
    def vocabulary(self) -> Vocabulary:
        """All words there are; their numbers are what states and speakers use.

        (OpenSpiel: num_distinct_actions, action_to_string.)
        """
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen before a game, `seats` excepted."""
        ...

    @property
    def option_sets(self) -> tuple[str, ...]:
        """Names of sets of options."""
        ...

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """How many can play, ascending. (OpenSpiel: min_num_players, max_num_players.)"""
        ...

    def __hash__(self) -> int:
        """A game never changes, so it can be a key of a dictionary."""
        ...

    def resolve_options(self, options: GivenOptions) -> Options:
        """All options (`seats` among them) with defaults filled in; BadOption with the reason.

        `set` may name one of `option_sets`; what is given beside it prevails. A whole number may
        be given where the values are numbers. (OpenSpiel: game parameters.)
        """
        ...

    def refused_values(self, options: GivenOptions) -> dict[str, dict[str, Message]]:
        """Of every option (`seats` among them) the values refused beside those given, and why."""
        ...

    def cards_digest(self, options: Mapping[str, str]) -> str:
        """A digest of the cards such a game is played with; empty if it has none."""
        ...

    def start(self, options: GivenOptions) -> State:
        """The state before the first word. (OpenSpiel: new_initial_state.)"""
        ...

    def options_of(self, state: State) -> Options:
        """The resolved options this state was started with."""
        ...

    def clone(self, state: State) -> State:
        """An equal state that shares no changeable part with this one. (OpenSpiel: clone.)

        `copy.copy`, `copy.deepcopy` and `pickle` of a state do the same.
        """
        ...

    def turn(self, state: State) -> list[Speaker]:
        """Who may speak: ascending seats, or one chance speaker alone; empty when it is over.

        Several seats may speak in any order. (OpenSpiel: current_player, is_chance_node,
        is_terminal. Where only one player may act, the lowest seat speaks.)
        """
        ...

    def legal(self, state: State, speaker: Speaker) -> list[WordNumber]:
        """The words this speaker may say now: ascending, unique, empty if not in `turn`.

        (OpenSpiel: legal_actions.)
        """
        ...

    def weights(self, state: State) -> list[int]:
        """Positive integer weights of the words chance may say, in the order of `legal`.

        (OpenSpiel: chance_outcomes, which has probabilities instead.)
        """
        ...

    def apply(self, state: State, speaker: Speaker, word: WordNumber) -> None:
        """Change the state by a word, which must be legal: this is the fast path and does not ask.

        (OpenSpiel: apply_action.)
        """
        ...

    def tell(self, state: State, speaker: Speaker, word: WordNumber) -> list[Happening]:
        """As `apply`, and return everything that the word did, secrets included."""
        ...

    def playout(self, state: State, seed: int, most: int) -> int:
        """Say random legal words until the game is over or `most` were said; tells how many.

        The same seed (at least 1) gives the same words in every build.
        """
        ...

    def is_idle(self, state: State, seat: Seat) -> bool:
        """Whether this seat has no half-said sentence."""
        ...

    def cancel_sentence(self, state: State, seat: Seat) -> None:
        """Change the state to what it was before this seat began its half-said sentence."""
        ...

    def undo_epoch(self, state: State) -> int:
        """How many joint steps have ended. Words before the latest increase cannot be undone."""
        ...

    def time_limit(self, state: State) -> int:
        """Seconds a seat may take for this step; 0 if there is no limit. Tables enforce it."""
        ...

    def default_word(self, state: State, seat: Seat) -> WordNumber:
        """The legal word of a player who has left: decline, or end the phase.

        Said again and again it completes the sentence, or chance answers.
        """
        ...

    def outcome(self, state: State) -> Outcome:
        """How the game stands, as if it ended here; everybody may know it. (OpenSpiel: returns.)"""
        ...
