"""Going back by consent: pleas, answers, and what makes a plea lapse."""

from __future__ import annotations

import pytest

from table.high_card import STAY, SWAP, HighCard
from table.tiny import Data
from wardround.table.errors import UndoRefused
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.play.journal import Rewind

OTHERS = frozenset({1})


def swapped() -> GameInProgress[Data]:
    """Seat 0 has changed its card: only consent takes that back."""
    play = GameInProgress(HighCard(), {"seats": "2"}, seed=1)
    play.say(0, [SWAP])
    return play


def refusal(play: GameInProgress[Data], method: str, *arguments: object) -> str:
    with pytest.raises(UndoRefused) as caught:
        getattr(play, method)(*arguments)
    return caught.value.message.key


def test_when_the_last_agrees_the_table_goes_back_to_before_the_sentence() -> None:
    play = swapped()
    play.plead(0, OTHERS, until=10.0)
    plea = play.plea
    assert plea is not None
    assert (plea.seat, plea.words, plea.entry, plea.waiting) == (0, ["swap"], 2, OTHERS)
    play.answer_plea(1, plea.number, True)
    assert play.entries[-1] == Rewind(2)
    assert (play.plea, play.turn) == (None, [0])


def test_when_one_says_no_the_plea_is_over_and_the_words_stay() -> None:
    play = swapped()
    play.plead(0, OTHERS, until=10.0)
    entries = list(play.entries)
    play.answer_plea(1, len(entries), False)
    assert (play.plea, play.entries) == (None, entries)


def test_all_who_are_asked_must_agree() -> None:
    play = swapped()
    play.plead(0, frozenset({1, 2}), until=10.0)
    play.answer_plea(1, len(play.entries), True)
    assert play.plea is not None
    assert play.plea.waiting == {2}
    assert refusal(play, "answer_plea", 1, len(play.entries), True) == "plea-gone"


def test_a_plea_lapses_with_the_next_entry() -> None:
    play = swapped()
    play.plead(0, OTHERS, until=10.0)
    number = len(play.entries)
    play.note(1, "left")
    assert play.plea is None
    assert refusal(play, "answer_plea", 1, number, True) == "plea-gone"


def test_nobody_consents_to_their_own_plea_or_to_another_one() -> None:
    play = swapped()
    play.plead(0, OTHERS, until=10.0)
    assert refusal(play, "answer_plea", 0, len(play.entries), True) == "plea-gone"
    assert refusal(play, "answer_plea", 1, len(play.entries) - 1, True) == "plea-gone"


def test_a_plea_needs_words_and_somebody_to_ask_and_is_one_at_a_time() -> None:
    play = swapped()
    assert refusal(play, "plead", 1, frozenset({0}), 10.0) == "undo-nothing"
    assert refusal(play, "plead", 0, frozenset(), 10.0) == "plea-alone"
    play.plead(0, OTHERS, until=10.0)
    assert refusal(play, "plead", 1, frozenset({0}), 10.0) == "plea-open"
    play.plead(0, OTHERS, until=20.0)
    assert play.plea is not None
    assert play.plea.until == 20.0, "one's own plea may be made anew"
    play.drop_plea()
    assert play.plea is None


def test_going_back_by_consent_forgets_what_could_be_said_again() -> None:
    play = swapped()
    play.redo_stack.push(1, [])
    play.plead(0, OTHERS, until=10.0)
    play.answer_plea(1, len(play.entries), True)
    assert play.redo_stack.last() is None
    play.say(0, [STAY])
    assert play.turn == [1]
