"""Which words a line can go on with: for Tab, and for marking what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from wardround.table.sentences import candidates, sentences
from wardround.table.speakers import Seat
from wardround.terminal.play.session import Session

SENTENCES_LOOKED_AT = 600


def completions(session: Session, text: str, commands: Sequence[str]) -> list[str]:
    """The words and commands that the last word of this line could become."""
    *before, last = text.lower().split(" ")
    return [word for word in _sayable(session, before, commands) if word.startswith(last)]


def complete(text: str, found: Sequence[str]) -> str:
    """The line with its last word completed as far as these words agree."""
    if not found:
        return text
    head = text[: len(text) - len(text.rsplit(" ", 1)[-1])]
    return head + _common_start(found) + (" " if len(found) == 1 else "")


def useful(session: Session) -> set[str]:
    """The words that some sentence of the person asked holds."""
    seat = session.asked
    found = set() if seat is None else _words_of_sentences(session, seat, [])
    return {session.game.vocabulary.word(number) for number in found}


def _sayable(session: Session, before: Sequence[str], commands: Sequence[str]) -> list[str]:
    named = [word for word in before if word]
    words = session.game.vocabulary
    if named[:1] == ["why"]:
        board = session.game.board_words(session.state, max(0, session.viewer))
        return sorted(words.word(number) for number in board)
    known = [] if named else list(commands)
    if session.asked is None or not all(word in words for word in named):
        return known
    found = _words_of_sentences(session, session.asked, session.numbers_of(named))
    return sorted({words.word(number) for number in found}) + known


def _words_of_sentences(session: Session, seat: Seat, named: list[int]) -> set[int]:
    game, state = session.game, session.state
    if named:
        return set(candidates(game, state, seat, named, SENTENCES_LOOKED_AT))
    lines = islice(sentences(game, state, seat), SENTENCES_LOOKED_AT)
    return {word for line in lines for word in line}


def _common_start(words: Sequence[str]) -> str:
    """The letters that all these words begin with."""
    low, high = min(words), max(words)
    same = 0
    while same < min(len(low), len(high)) and low[same] == high[same]:
        same += 1
    return low[:same]
