"""What can be said now, each line with what it would do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from wardround.table.sentences import sentences_with
from wardround.table.speaking import waits_for_chance
from wardround.terminal.session import Session


class Choice(NamedTuple):
    """Something to say: the line to type, what it would do, and whether chance answers it."""

    line: str
    text: str
    chance: bool


def choices(session: Session) -> list[Choice]:
    """The words of the person asked; those that end or decline something come last."""
    from wardround.terminal.scene import scene_of

    seat = session.asked
    if seat is None:
        return []
    scene = scene_of(session.game.name)
    last = scene.last
    words = [session.game.vocabulary.word(n) for n in session.game.legal(session.state, seat)]
    words.sort(key=lambda word: last.index(word) + 1 if word in last else 0)
    return [
        Choice(word, scene.choice(session, seat, word), _chance_answers(session, seat, word))
        for word in words
    ]


def _chance_answers(session: Session, seat: int, word: str) -> bool:
    after = session.game.clone(session.state)
    session.game.apply(after, seat, session.game.vocabulary.number(word))
    return waits_for_chance(session.game.turn(after))


def offered_sentences(session: Session, lines: Iterable[Sequence[int]]) -> list[Choice]:
    """Whole sentences as choices, each with what it would do."""
    from wardround.terminal.scene import scene_of

    seat = session.asked
    if seat is None:
        return []
    text, told = session.game.vocabulary.text, scene_of(session.game.name).told
    return [Choice(text(line), told(session, seat, line), False) for line in lines]


def containing(session: Session, words: Sequence[int], limit: int) -> list[list[int]]:
    """Whole sentences of the person asked that hold all these words, at most `limit`."""
    if session.asked is None:
        return []
    return sentences_with(session.game, session.state, session.asked, words, limit)
