"""One game as the environments play it: state, chance, observations, copies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from wardround.envs.sentences import with_sentences
from wardround.games import game_with
from wardround.table.contract.data import GivenOptions, Outcome
from wardround.table.contract.encoding import EncodedGame, Encoding, Slice
from wardround.table.errors import BadOption
from wardround.table.game import AnyGame
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.speakers import Seat, Speaker, Viewer, is_chance
from wardround.table.speaking import chosen_by, only_speaker
from wardround.terminal.files import read_text

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]


class Setting(NamedTuple):
    """What is played: everything that two environments must share to have the same spaces.

    `cards` is the text of a card file, `options` are resolved.
    """

    game: str
    options: tuple[tuple[str, str], ...]
    cards: str
    padding: int | None

    def make_game(self) -> AnyGame:
        """The game with its cards."""
        return game_with(self.game, self.cards)

    def make_encoding(self) -> Encoding[Any]:
        """The encoding of its states."""
        game = self.make_game()
        if not isinstance(game, EncodedGame):
            raise BadOption("encoding-none", game=self.game)
        return game.encoding(dict(self.options), self.padding)


def setting_of(
    name: str,
    seats: int | str,
    options: GivenOptions | None,
    cards: str | Path | None,
    padding: int | None,
) -> Setting:
    """A setting with the card file at this path; every mistake is told as elsewhere."""
    if padding is not None and (not isinstance(padding, int) or padding < 0):
        raise BadOption("env-setting", setting="padding", value=str(padding), known="0 1 2 ...")
    text = "" if cards is None else read_text(str(cards))
    game = game_with(name, text)
    resolved = game.resolve_options({**(options or {}), "seats": seats})
    return Setting(name, tuple(resolved.items()), text, padding)


class Core:
    """A game under way. Chance speaks by itself, unless `chance_speaks` is False.

    Copies and pickles of it go on alike and share nothing.
    """

    def __init__(self, setting: Setting, chance_speaks: bool = True) -> None:
        self.setting = setting
        self.chance_speaks = chance_speaks
        self._connect()
        self.rng = Random(0)
        self.state: Any = None
        self.reset(0)

    def _connect(self) -> None:
        self.game = self.setting.make_game()
        self.encoding = self.setting.make_encoding()
        self.options = dict(self.setting.options)
        self.seats = int(self.options["seats"])

    def __getstate__(self) -> dict[str, Any]:
        kept = ("setting", "chance_speaks", "rng", "state")
        return {name: self.__dict__[name] for name in kept}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._connect()

    def reset(self, seed: int) -> None:
        """Begin a new game; chance draws from this seed."""
        self.rng = Random(seed)
        self.state = self.game.start(self.options)
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.game.turn(self.state)

    @property
    def speaker(self) -> Speaker:
        """Who has the word: the lowest seat where several have. Not to be asked when it is over."""
        return only_speaker(self.game.turn(self.state))

    def outcome(self) -> Outcome:
        """How the game stands."""
        return self.game.outcome(self.state)

    def say(self, word: WordNumber) -> None:
        """Let the speaker say a legal word; chance answers."""
        self.game.apply(self.state, self.speaker, word)
        self._go_on()

    def _go_on(self) -> None:
        turn = self.game.turn(self.state)
        while self.chance_speaks and turn and is_chance(turn[0]):
            words = self.game.legal(self.state, turn[0])
            word = chosen_by(self.rng.random(), words, self.game.weights(self.state))
            self.game.apply(self.state, turn[0], word)
            turn = self.game.turn(self.state)

    def observe(self, viewer: Viewer) -> Bytes:
        """What a seat (or SPECTATOR) may know."""
        return np.frombuffer(self.encoding.observe(self.state, viewer), np.uint8).copy()

    def mask(self, seat: Seat) -> Mask:
        """Which actions a seat may take; none if it does not have the word."""
        if self.over or self.speaker != seat:
            return np.zeros(self.encoding.action_count, np.int8)
        return np.frombuffer(self.encoding.mask(self.state, seat), np.int8).copy()

    def word_of(self, action: int) -> WordNumber | None:
        """The word of an action if the speaker may say it now, or None."""
        actions = self.encoding.actions
        word = actions[action] if 0 <= action < len(actions) else None
        return word if word in self.game.legal(self.state, self.speaker) else None

    def clone_state(self) -> tuple[Any, Any]:
        """The state and where chance stands, to be restored any number of times."""
        return self.game.clone(self.state), self.rng.getstate()

    def restore_state(self, saved: tuple[Any, Any]) -> None:
        """Go back to what `clone_state` gave."""
        self.state = self.game.clone(saved[0])
        self.rng.setstate(saved[1])

    @with_sentences()
    def set_position(self, code: str) -> None:
        """Go to the position of a code; BadPosition or BadOption if it is not of this setting."""
        state = self.game.decode(code)
        if self.game.options_of(state) != self.options:
            raise BadOption("position-other-options", options=_listed(self.options))
        self.state = state
        self._go_on()

    def determinize(self, viewer: Viewer, seed: int) -> None:
        """Deal anew what a seat cannot know, and what chance will say from here on."""
        self.rng = Random(seed)
        self.state = self.game.resample(self.state, viewer, self.rng)


def _listed(options: Mapping[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items())


def highest_numbers(slices: Sequence[Slice]) -> Bytes:
    """The highest number of every place of an observation."""
    return np.repeat(
        np.array([part.highest for part in slices], np.uint8), [part.size for part in slices]
    )


class Controls:
    """What every single environment offers beyond its library: layout, copies, positions."""

    core: Core

    @property
    def layout(self) -> tuple[Slice, ...]:
        """What every place of an observation means."""
        return self.core.encoding.slices

    @property
    def action_words(self) -> tuple[str, ...]:
        """The word of every action."""
        return tuple(map(self.core.game.vocabulary.word, self.core.encoding.actions))

    def clone_state(self) -> Any:
        """What `restore_state` brings back, chance included; the environment goes on unchanged."""
        return self.core.clone_state()

    def position(self) -> str:
        """The position code: everything about the state in one line, secrets included."""
        return self.core.game.encode(self.core.state)
