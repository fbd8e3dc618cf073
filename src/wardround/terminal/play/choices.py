"""What can be said now, each line with what it would do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from wardround.table.notation.vocabulary import WordNumber
from wardround.table.sentences import sentences_with
from wardround.table.speakers import Seat
from wardround.table.speaking import waits_for_chance
from wardround.terminal.games import kit_of
from wardround.terminal.play.session import Session

# One key for each choice. Capitals, because what is typed in small letters is a word of the game.
KEYS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def key_of(place: int) -> str:
    """The key of the choice at this place, from 0; none where there are more than keys."""
    return KEYS[place] if place < len(KEYS) else ""


class Choice(NamedTuple):
    """Something to say: the line to type, what it would do, and whether chance answers it."""

    line: str
    text: str
    chance: bool


def choices(session: Session) -> list[Choice]:
    """The words of the person asked; those that end or decline something come last."""
    seat = session.asked
    if seat is None:
        return []
    scene = kit_of(session.game.name).scene
    opened = _two_word_sentences(session, seat)
    if opened:
        return [_sentence(session, seat, line) for line in opened]
    last = scene.last
    words = [session.game.vocabulary.word(n) for n in session.game.legal(session.state, seat)]
    words.sort(key=lambda word: last.index(word) + 1 if word in last else 0)
    offered = [
        Choice(word, scene.choice(session, seat, word), _chance_answers(session, seat, [word]))
        for word in words
    ]
    return [*offered, *_habit(session, seat, words)]


def _habit(session: Session, seat: Seat, words: Sequence[str]) -> list[Choice]:
    """The offer to give the usual answer from now on without being asked."""
    asked = session.game.prompt(session.state, seat).question.key
    word = kit_of(session.game.name).scene.habits.get(asked, "")
    if word not in words:
        return []
    return [Choice(f"always {word}", session.speech.label("play-always", word=word), False)]


def _two_word_sentences(session: Session, seat: Seat) -> list[list[int]]:
    """Where every sentence begins with the same word and ends with the next: all of them."""
    game, state = session.game, session.state
    first = game.legal(state, seat)
    if len(first) != 1 or not game.is_idle(state, seat):
        return []
    after = game.clone(state)
    game.apply(after, seat, first[0])
    if game.is_idle(after, seat) or seat not in game.turn(after):
        return []
    lines = [[first[0], word] for word in game.legal(after, seat)]
    return lines if all(_ends(session, seat, line) for line in lines) else []


def _ends(session: Session, seat: Seat, line: Sequence[int]) -> bool:
    after = session.game.clone(session.state)
    for word in line:
        session.game.apply(after, seat, word)
    return session.game.is_idle(after, seat)


def _sentence(session: Session, seat: Seat, line: Sequence[int]) -> Choice:
    words = session.game.vocabulary.text(line)
    told = kit_of(session.game.name).scene.preview_text(session, seat, line)
    return Choice(words, told, _chance_answers(session, seat, words.split()))


def _chance_answers(session: Session, seat: Seat, words: Sequence[str]) -> bool:
    after = session.game.clone(session.state)
    for word in words:
        session.game.apply(after, seat, session.game.vocabulary.number(word))
    return waits_for_chance(session.game.turn(after))


def offered_sentences(session: Session, lines: Iterable[Sequence[int]]) -> list[Choice]:
    """Whole sentences as choices, each with what it would do."""
    seat = session.asked
    if seat is None:
        return []
    text, preview = session.game.vocabulary.text, kit_of(session.game.name).scene.preview_text
    return [Choice(text(line), preview(session, seat, line), False) for line in lines]


def sentences_containing(
    session: Session, words: Sequence[WordNumber], limit: int
) -> list[list[int]]:
    """Whole sentences of the person asked that hold all these words, at most `limit`."""
    if session.asked is None:
        return []
    return sentences_with(session.game, session.state, session.asked, words, limit)
