"""Play many games with players in every seat, on one or several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from wardround.games import game_with
from wardround.lab.parallel import map_in_order
from wardround.players import find_player
from wardround.players.listening import Audience, Tell
from wardround.players.player import Player, SeatView
from wardround.players.programs import closing
from wardround.table.contract.data import GivenOptions, Options
from wardround.table.errors import BadOption
from wardround.table.game import AnyGame
from wardround.table.notation.transcript import Transcript, write
from wardround.table.play.journal import Entry, Word
from wardround.table.speakers import is_chance
from wardround.table.speaking import chosen_by, only_speaker

MOST_IN_A_SHARD = 20
SHARDS_A_JOB = 4


class Order(NamedTuple):
    """Games to be played, as data that can be sent to another process.

    `cards` is the text of a card file to play with; empty for the shipped cards. `journals`:
    whether they are wanted. To write one takes longer than to play a game of random words.
    """

    game: str
    options: GivenOptions
    players: tuple[str, ...]
    seed: int
    first: int
    games: int
    cards: str = ""
    journals: bool = False


class Played(NamedTuple):
    """One finished game: its number, ranks and scores by seat, how many words, and its journal.

    The journal is empty unless it was ordered.
    """

    number: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    words: int
    journal: str


def seed_of(seed: int, number: int) -> Random:
    """The random generator of one game of a run, whichever process plays it."""
    return Random(f"{seed}/{number}")


def play_out(
    game: AnyGame,
    state: Any,
    players: Sequence[Player],
    rng: Random,
    thinking: Random | None = None,
    tell: Tell | None = None,
) -> list[Entry]:
    """Play a state to its end and return the words. Changes the state.

    Chance draws from `rng`, players from `thinking` if it is given. `tell` is instead of the
    game's, for one who wants to watch.
    """
    thinking = thinking or rng
    entries: list[Entry] = []
    audience = Audience(game, players, tell)
    turn = game.turn(state)
    while turn:
        speaker = only_speaker(turn)
        if is_chance(speaker):
            words = game.legal(state, speaker)
            word = chosen_by(rng.random(), words, game.weights(state))
        else:
            word = players[speaker].choose(SeatView(game, state, speaker), thinking)
        audience.apply(state, speaker, word)
        entries.append(Word(speaker, word))
        turn = game.turn(state)
    audience.end(state)
    return entries


def play_shard(order: Order) -> list[Played]:
    """Play the games of one order, one after another."""
    game = game_with(order.game, order.cards)
    options = game.resolve_options(order.options)
    played: list[Played] = []
    for number in range(order.first, order.first + order.games):
        state = game.start(options)
        players = [find_player(name) for name in order.players]
        with closing(players):
            entries = play_out(game, state, players, seed_of(order.seed, number))
        outcome = game.outcome(state)
        journal = _journal(game, options, order.players, entries) if order.journals else ""
        played.append(Played(number, outcome.ranks, outcome.scores, len(entries), journal))
    return played


def _journal(
    game: AnyGame, options: Options, players: tuple[str, ...], entries: Sequence[Entry]
) -> str:
    return write(game, Transcript(game.name, game.rules_version, options, players, tuple(entries)))


def shards(order: Order, jobs: int) -> list[Order]:
    """The order split so that each of so many jobs gets several parts, if there are enough games.

    A part is small where there are few games, because those may be slow ones: no job should wait
    for another that still has many to play.
    """
    size = max(1, min(MOST_IN_A_SHARD, order.games // (jobs * SHARDS_A_JOB)))
    last = order.first + order.games
    starts = range(order.first, last, size)
    return [order._replace(first=start, games=min(size, last - start)) for start in starts]


def simulate(
    order: Order, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Iterator[Played]:
    """Play the games of an order, in the order of their numbers, on so many processes.

    The same order gives the same games whatever `jobs` is. `progress` gets the number of games
    done.
    """
    _check(order, jobs)
    done = 0
    for batch in map_in_order(play_shard, shards(order, jobs), jobs):
        done += len(batch)
        if progress:
            progress(done)
        yield from batch


def _check(order: Order, jobs: int) -> None:
    options = game_with(order.game, order.cards).resolve_options(order.options)
    for name in order.players:
        find_player(name)
    if len(order.players) != int(options["seats"]):
        raise BadOption("player-count", players=len(order.players), seats=options["seats"])
    if order.games < 1 or jobs < 1:
        raise BadOption("positive-number", games=order.games, jobs=jobs)
