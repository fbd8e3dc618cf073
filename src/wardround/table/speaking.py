"""Saying words to a state with every check, and letting chance speak."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from wardround.table.errors import GameOver, IllegalWord, NotToSpeak, UnknownWord
from wardround.table.game import Game
from wardround.table.messages import Happening
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.speakers import Seat, Speaker, is_chance, text_of

State = TypeVar("State")


def check(game: Game[State], state: State, speaker: Speaker, word: WordNumber) -> None:
    """Raise unless this speaker may say this word now. Both must be ints, and nothing like ints."""
    if type(word) is not int or type(speaker) is not int:
        raise UnknownWord("word-number", word=repr(word), speaker=repr(speaker))
    turn = game.turn(state)
    if not turn:
        raise GameOver("game-over", word=_name(game, word))
    if speaker not in turn:
        raise NotToSpeak(
            "not-to-speak",
            speaker=text_of(speaker),
            turn=" ".join(text_of(other) for other in turn),
            word=_name(game, word),
        )
    legal = game.legal(state, speaker)
    if word not in legal:
        raise IllegalWord(
            "illegal-word",
            word=_name(game, word),
            speaker=text_of(speaker),
            legal=game.vocabulary.text(legal),
        )


def numbers_of(
    game: Game[State], options: Mapping[str, str], words: Iterable[str]
) -> list[WordNumber]:
    """The numbers of words as people say them in a game with these options, aliases understood.

    UnknownWord names the nearest words.
    """
    aliases = game.aliases(options)
    return game.vocabulary.numbers(aliases.get(word, word) for word in words)


def speak(game: Game[State], state: State, speaker: Speaker, word: WordNumber) -> list[Happening]:
    """Say one word, checked, and tell what it did. A refused word leaves the state as it was."""
    check(game, state, speaker, word)
    return game.tell(state, speaker, word)


def in_order(
    game: Game[State], state: State, seat: Seat, words: Sequence[WordNumber]
) -> list[WordNumber] | None:
    """These words in an order in which this seat may say them, or None.

    Inside one sentence a group may be named in any order and is said sorted; sentences stay in
    the order given. The last sentence may be left half said.
    """
    ordered: list[WordNumber] = []
    state = game.clone(state)
    rest = list(words)
    while rest:
        for length in range(1, len(rest) + 1):
            last = length == len(rest)
            found = _one_sentence(game, state, seat, rest[:length], may_stay_open=last)
            if found is not None:
                break
        else:
            return None
        for word in found:
            game.apply(state, seat, word)
        ordered += found
        rest = rest[length:]
    return ordered


def arrange(
    game: Game[State], state: State, seat: Seat, words: Sequence[WordNumber]
) -> list[WordNumber]:
    """These words in an order in which this seat may say them.

    If there is none, raise as `check` does for the first word that is not legal in the order given.
    """
    ordered = in_order(game, state, seat, words)
    if ordered is not None:
        return ordered
    trial = game.clone(state)
    for word in words:
        check(game, trial, seat, word)
        game.apply(trial, seat, word)
    return list(words)


def _one_sentence(
    game: Game[State], state: State, seat: Seat, words: list[WordNumber], may_stay_open: bool
) -> list[WordNumber] | None:
    legal = game.legal(state, seat)
    for word in dict.fromkeys(words):
        if word not in legal:
            continue
        rest = list(words)
        rest.remove(word)
        after = game.clone(state)
        game.apply(after, seat, word)
        done = game.is_idle(after, seat)
        if not rest and (done or may_stay_open):
            return [word]
        if rest and not done:
            found = _one_sentence(game, after, seat, rest, may_stay_open)
            if found is not None:
                return [word, *found]
    return None


def chosen_by(fraction: float, words: Sequence[WordNumber], weights: Sequence[int]) -> WordNumber:
    """The word that a fraction in [0, 1) falls on when each word is as wide as its weight."""
    point = int(fraction * sum(weights))
    for word, weight in zip(words, weights, strict=True):
        point -= weight
        if point < 0:
            return word
    raise ValueError("a fraction below 1 and positive weights are needed")


def only_speaker(turn: Sequence[Speaker]) -> Speaker:
    """Who speaks where nobody else orders the seats: chance, or the lowest seat."""
    return turn[0]


def waits_for_chance(turn: Sequence[int]) -> bool:
    """Whether chance has the word."""
    return bool(turn) and is_chance(turn[0])


def _name(game: Game[State], word: WordNumber) -> str:
    known = 0 <= word < len(game.vocabulary)
    return game.vocabulary.word(word) if known else repr(word)
