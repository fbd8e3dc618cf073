"""Positions on the command line: who may say what, and saying it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, NoReturn, Protocol

from wardround.games import game_of
from wardround.table.errors import GameOver, IllegalWord, NotToSpeak, UnknownWord
from wardround.table.game import AnyGame
from wardround.table.messages import Happening
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.speakers import Seat, Speaker, is_chance, speaker_of, text_of
from wardround.table.speaking import in_order, numbers_of, speak
from wardround.terminal.card_files import game_for
from wardround.text import Speech, speech_for

LONGEST_SENTENCE = 12


class PositionLike(Protocol):
    """A game in a state, with speech to talk about it."""

    @property
    def game(self) -> AnyGame:
        """What is played."""
        ...

    @property
    def state(self) -> Any:
        """How it stands."""
        ...

    @property
    def speech(self) -> Speech:
        """How to talk about it."""
        ...


class Position:
    """What a position code tells."""

    def __init__(self, code: str, cards: str | None = None) -> None:
        self.game: AnyGame = game_for(game_of(code).name, cards)
        self.state = self.game.decode(code)
        self.speech: Speech = speech_for(self.game)


class Offer(NamedTuple):
    """A speaker who may speak: the question, its reason, the words, and chance's weights."""

    speaker: Speaker
    question: str
    reason: str
    words: list[str]
    weights: list[int]


class Spoken(NamedTuple):
    """A word said, by whom, and what it did."""

    speaker: Speaker
    word: str
    happenings: list[Happening]


class Token(NamedTuple):
    """A word as it was given: who is named in front of it (None: nobody), and its number."""

    speaker: Speaker | None
    word: WordNumber


def offers(position: Position) -> list[Offer]:
    """Everybody who may speak; nobody when the game is over."""
    game, state = position.game, position.state
    return [_offer(position, speaker) for speaker in game.turn(state)]


def _offer(position: Position, speaker: Speaker) -> Offer:
    game, state, say = position.game, position.state, position.speech.say
    chance = is_chance(speaker)
    prompt = game.prompt(state, 0 if chance else speaker)
    words = [game.vocabulary.word(word) for word in game.legal(state, speaker)]
    return Offer(
        speaker,
        say(prompt.reason if chance else prompt.question),
        "" if chance else say(prompt.reason),
        words,
        game.weights(state) if chance else [],
    )


def read_tokens(position: Position, words: Sequence[str]) -> list[Token]:
    """Words as given, `WORD` or `2:WORD`; one text may hold several, separated by spaces."""
    tokens = [_token(position, text) for given in words for text in given.split()]
    if not tokens:
        raise UnknownWord("no-words")
    return tokens


def _token(position: Position, text: str) -> Token:
    speaker, colon, word = text.rpartition(":")
    who = speaker_of(speaker) if colon else None
    if colon and who is None:
        raise NotToSpeak("bad-speaker", text=speaker)
    (number,) = numbers_of(position.game, position.game.options_of(position.state), [word])
    return Token(who, number)


def say_words(position: Position, tokens: Sequence[Token]) -> list[Spoken]:
    """Say words one after another; the position moves on. An error leaves it half way.

    A word without a speaker is said by whoever alone may speak; where several may, by the speaker
    named last. Inside one sentence a group may be given in any order.
    """
    spoken: list[Spoken] = []
    named: int | None = None
    rest = list(tokens)
    while rest:
        named = named if rest[0].speaker is None else rest[0].speaker
        speaker = _speaker(position, rest[0], named)
        sentence = _sentence(position, speaker, rest)
        spoken += [_speak(position, speaker, word) for word in sentence]
        rest = rest[len(sentence) :]
    return spoken


def _speaker(position: Position, token: Token, named: int | None) -> int:
    turn = position.game.turn(position.state)
    if token.speaker is not None:
        return token.speaker
    word = position.game.vocabulary.word(token.word)
    if not turn:
        raise GameOver("game-over", word=word)
    if len(turn) == 1:
        return turn[0]
    if named in turn:
        return named
    names = [text_of(speaker) for speaker in turn]
    raise NotToSpeak(
        "name-the-speaker", word=word, turn=" ".join(names), example=f"{names[0]}:{word}"
    )


def _sentence(position: Position, speaker: Speaker, tokens: list[Token]) -> list[int]:
    """The words this speaker says next, in an order in which they can be said.

    That is the shortest whole sentence; if there is none, all this speaker's words when they are
    a half sentence; failing that the next word, which then tells what is wrong with it.
    """
    game, state = position.game, position.state
    own = _words_of(speaker, tokens)
    if is_chance(speaker) or speaker not in game.turn(state):
        return own[:1]
    half: list[int] | None = None
    for length in range(1, min(len(own), LONGEST_SENTENCE) + 1):
        half = in_order(game, state, speaker, own[:length])
        if half is not None and _rests(position, speaker, half):
            return half
    return half if half is not None and len(half) == len(own) else own[:1]


def _words_of(speaker: Speaker, tokens: list[Token]) -> list[int]:
    words = [tokens[0].word]
    for token in tokens[1:]:
        if token.speaker not in (None, speaker):
            break
        words.append(token.word)
    return words


def _rests(position: Position, speaker: Speaker, words: Sequence[WordNumber]) -> bool:
    after = position.game.clone(position.state)
    for word in words:
        position.game.apply(after, speaker, word)
    return position.game.is_idle(after, speaker)


def _speak(position: Position, speaker: Speaker, word: WordNumber) -> Spoken:
    game, state = position.game, position.state
    try:
        happenings = speak(game, state, speaker, word)
    except IllegalWord as error:
        _explain(position, speaker, word, error)
    return Spoken(speaker, game.vocabulary.word(word), happenings)


def _explain(
    position: Position, speaker: Speaker, word: WordNumber, error: IllegalWord
) -> NoReturn:
    """Refuse a word with the game's own reason where a seat was to speak."""
    if is_chance(speaker):
        raise error
    why = position.speech.say(position.game.why_not(position.state, speaker, word))
    raise IllegalWord("why-illegal", error=str(error), why=why) from error


def log(position: Position, spoken: Sequence[Spoken]) -> list[str]:
    """What happened, as sentences."""
    speech = position.speech
    count = int(position.game.options_of(position.state)["seats"])
    seats = [speech.seat(seat) for seat in range(count)]
    told = [speech.happened(h, seats) for word in spoken for h in word.happenings]
    return [sentence for sentence in told if sentence is not None]


def sentence_lines(sentences: list[tuple[str, list[str]]]) -> list[str]:
    """Sentences as lines, each with what it does."""
    return [f"{words}: {' '.join(told)}" if told else words for words, told in sentences]


def told_sentences(
    where: Position, seat: Seat, words: Sequence[WordNumber]
) -> list[tuple[str, list[str]]]:
    """Each sentence of a line with what it does as its seat hears it; the position stays."""
    game, speech = where.game, where.speech
    state = game.clone(where.state)
    names = [speech.seat(number) for number in range(int(game.options_of(state)["seats"]))]
    found: list[tuple[str, list[str]]] = []
    sentence: list[int] = []
    told: list[str] = []
    for number, word in enumerate(words, 1):
        sentence.append(word)
        happened = [game.redact(one, seat) for one in game.tell(state, seat, word)]
        told += [line for line in (speech.happened(one, names) for one in happened) if line]
        if game.is_idle(state, seat) or number == len(words):
            found.append((game.vocabulary.text(sentence), told))
            sentence, told = [], []
    return found
