"""Whole sentences: what a seat could say from here to its next rest, and what would come of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TypeVar

from wardround.table.game import Game
from wardround.table.messages import Happening
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.speakers import Seat
from wardround.table.speaking import waits_for_chance

State = TypeVar("State")


def sentences(game: Game[State], state: State, seat: Seat) -> Iterator[list[WordNumber]]:
    """Every way to say the sentence that is open or could be begun, word by word, in legal order.

    Lazy: a position can have thousands. A sentence ends where the seat rests or chance answers.
    """
    for word in game.legal(state, seat):
        after = game.clone(state)
        game.apply(after, seat, word)
        if game.is_idle(after, seat) or waits_for_chance(game.turn(after)):
            yield [word]
        else:
            for rest in sentences(game, after, seat):
                yield [word, *rest]


def sentences_with(
    game: Game[State],
    state: State,
    seat: Seat,
    words: Sequence[WordNumber],
    limit: int | None = None,
) -> list[list[WordNumber]]:
    """The sentences that contain all these words, at most `limit` of them."""
    wanted = Counter(words)
    found = (line for line in sentences(game, state, seat) if not wanted - Counter(line))
    return list(islice(found, limit))


def candidates(
    game: Game[State],
    state: State,
    seat: Seat,
    named: Sequence[WordNumber] = (),
    limit: int | None = None,
) -> list[WordNumber]:
    """The words that some completion of the open sentence holds beside those already named.

    At rest and with nothing named these are simply the legal words, for a sentence has not been
    begun. In the middle of a group it is every member of any completion, so that the order of
    clicking does not matter. `limit` bounds how many completions are looked at.
    """
    if game.is_idle(state, seat) and not named:
        return game.legal(state, seat)
    wanted = Counter(named)
    words: set[int] = set()
    for line in sentences_with(game, state, seat, named, limit):
        words.update(Counter(line) - wanted)
    return sorted(words)


def preview(
    game: Game[State], state: State, seat: Seat, words: Sequence[WordNumber]
) -> list[Happening]:
    """What saying these legal words would do. The state stays as it is."""
    after = game.clone(state)
    told: list[Happening] = []
    for word in words:
        told += game.tell(after, seat, word)
    return told


def forecast(game: Game[State], state: State, seat: Seat) -> list[Happening]:
    """What happens to this seat if everybody stops here, up to the next word of chance.

    Half-said sentences are dropped; then every seat says its default word until chance speaks or
    the game is over. The state stays as it is.
    """
    after = game.clone(state)
    turn = game.turn(after)
    if waits_for_chance(turn):
        return []
    for other in turn:
        game.cancel_sentence(after, other)
    told: list[Happening] = []
    while turn and not waits_for_chance(turn):
        told += game.tell(after, turn[0], game.default_word(after, turn[0]))
        turn = game.turn(after)
    return [happening for happening in told if happening.seat == seat]
