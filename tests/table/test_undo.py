"""Undo, redo, restart of the phase: what they take back, and what can be said again."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table.high_card import SWAP, HighCard
from table.picnic import DONE, Picnic
from table.tiny import Data
from wardround.table.contract.data import GivenOptions
from wardround.table.errors import UndoRefused
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.play.journal import Word

TWO = {"seats": "2"}
BREAD, CHEESE, PLUM = 0, 1, 2


class Days(Picnic):
    """Picnic whose days are headings."""

    def heading(self, state: Data) -> str:
        return f"day {state['day']}"


def days() -> GameInProgress[Data]:
    return GameInProgress(Days(), TWO, seed=1)


def position(play: GameInProgress[Data]) -> str:
    return play.game.encode(play.state)


def refusal(play: GameInProgress[Data], method: str, *arguments: object) -> str:
    with pytest.raises(UndoRefused) as caught:
        getattr(play, method)(*arguments)
    return caught.value.message.key


def test_given_a_sentence_taken_back_when_redone_then_it_stands_again() -> None:
    play = days()
    play.say(0, [BREAD, CHEESE])
    after = position(play)
    play.take_back(0, [])
    assert play.redo(0) == [Word(0, BREAD), Word(0, CHEESE)]
    assert position(play) == after
    assert refusal(play, "redo", 0) == "redo-nothing"


def test_given_a_sentence_taken_back_when_its_seat_says_another_then_it_is_gone() -> None:
    play = days()
    play.say(0, [BREAD, CHEESE])
    play.take_back(0, [])
    play.say(1, [BREAD, PLUM])
    assert play.redo_stack.last(0) is not None, "the other seat is no reason to forget"
    play.say(0, [DONE])
    assert refusal(play, "redo", 0) == "redo-nothing"


def test_an_undo_does_not_start_the_game_over(monkeypatch: pytest.MonkeyPatch) -> None:
    play = days()
    play.say(0, [BREAD, CHEESE])
    start, started = Days.start, []

    def count(game: Days, options: GivenOptions) -> Data:
        started.append(options)
        return start(game, options)

    monkeypatch.setattr(Days, "start", count)
    play.undo(0, 2)
    assert started == []


def test_given_two_seats_took_back_when_one_redoes_then_it_gets_its_own() -> None:
    play = days()
    play.say(0, [BREAD, CHEESE])
    play.say(1, [BREAD, PLUM])
    play.take_back(1, [])
    play.take_back(0, [])
    assert play.redo(1) == [Word(1, BREAD), Word(1, PLUM)]
    assert play.redo() == [Word(0, BREAD), Word(0, CHEESE)], "whoever took back last"


def test_given_answers_taken_back_too_when_redone_then_they_are_said_again() -> None:
    play = days()
    play.say(0, [DONE])
    play.say(1, [DONE])
    after = position(play)
    assert play.take_back(0, [1]) == [Word(0, DONE), Word(1, DONE)]
    play.redo(0)
    assert position(play) == after


def test_given_redo_is_no_longer_legal_then_it_is_refused_and_nothing_changes() -> None:
    play = days()
    play.say(0, [BREAD, CHEESE])
    play.take_back(0, [])
    play._say_all([Word(0, CHEESE), Word(0, PLUM)])
    before = position(play), list(play.entries)
    assert refusal(play, "redo", 0) == "redo-gone"
    assert (position(play), play.entries) == before
    assert refusal(play, "redo", 0) == "redo-nothing", "it was forgotten"


def test_a_seat_that_never_spoke_has_nothing_to_take_back() -> None:
    play = days()
    assert play.undo_offer(0, []) is None
    assert refusal(play, "take_back", 0, []) == "undo-nothing"
    assert refusal(play, "restart", 0, []) == "restart-nothing"
    assert play.step_back(0) == []


def test_given_two_sentences_of_a_day_when_restarted_then_both_are_steps_of_redo() -> None:
    play = days()
    start = position(play)
    play.say(0, [BREAD, CHEESE])
    middle = position(play)
    play.say(0, [DONE])
    assert play.restart(0, []) == [Word(0, BREAD), Word(0, CHEESE), Word(0, DONE)]
    assert position(play) == start
    play.redo(0)
    assert position(play) == middle
    play.redo(0)
    assert play.turn == [1]


def test_given_an_earlier_day_when_restarted_then_it_stays_said() -> None:
    play = days()
    for seat in (0, 1):
        play.say(seat, [BREAD, CHEESE, DONE])
    morning = position(play)
    play.say(0, [BREAD, PLUM])
    play.restart(0, [])
    assert position(play) == morning
    assert refusal(play, "restart", 0, [1]) == "restart-nothing"


def test_given_chance_has_answered_when_restarted_then_it_is_refused() -> None:
    play = GameInProgress(HighCard(), TWO, seed=1)
    play.say(0, [SWAP])
    offer = play.undo_offer(0, [1])
    assert offer is not None
    assert not offer.free
    assert refusal(play, "restart", 0, [1]) == "undo-chance"


def test_given_a_half_sentence_when_stepping_back_then_forced_words_go_with_the_choice() -> None:
    play = days()
    play.say(0, [CHEESE])
    assert play.step_back(0) == [Word(0, CHEESE)]
    assert play.turn == [0, 1]
    assert play.redo(0) == [Word(0, CHEESE)]


def test_an_offer_counts_what_was_said_since_and_whether_it_is_free() -> None:
    play = days()
    play.say(0, [DONE])
    play.say(1, [BREAD, CHEESE])
    offer = play.undo_offer(0, [])
    assert offer is not None
    assert ([one.word for one in offer.sentence], offer.free, offer.since) == (
        [Word(0, DONE)],
        True,
        2,
    )
    play.say(1, [DONE])
    blocked, allowed = play.undo_offer(0, []), play.undo_offer(0, [1])
    assert blocked is not None
    assert allowed is not None
    assert (blocked.free, allowed.free) == (False, True)


def test_the_rules_answer_for_a_seat_and_its_half_sentence_is_void() -> None:
    play = days()
    play.say(0, [BREAD])
    play.say_default(0)
    assert play.turn == [1]
    assert [one.word for one in play.log.words] == [Word(0, DONE)]


@given(st.integers(0, 10_000))
@settings(max_examples=80, deadline=None)
def test_redo_is_the_inverse_of_taking_back(seed: int) -> None:
    """However many sentences a seat takes back, as many redos lead to the same position."""
    rng = Random(seed)
    play = days()
    for _ in range(rng.randrange(1, 12)):
        if play.turn:
            seat = rng.choice(play.turn)
            play.say_with_forced(seat, [rng.choice(play.game.legal(play.state, seat))])
    seat, consenting = rng.randrange(2), [0, 1] if rng.random() < 0.5 else []
    positions = [position(play)]
    with suppress(UndoRefused):
        for _ in range(rng.randrange(1, 4)):
            play.take_back(seat, consenting)
            positions.append(position(play))
    for before in reversed(positions[:-1]):
        play.redo(seat)
        assert position(play) == before
    again = GameInProgress(Days(), TWO, None, play.entries)
    assert position(again) == position(play), "every step could be replayed"


@given(st.integers(0, 10_000))
@settings(max_examples=80, deadline=None)
def test_restart_leads_to_where_nothing_was_said_under_this_heading(seed: int) -> None:
    rng = Random(seed)
    play = days()
    for _ in range(rng.randrange(1, 14)):
        if play.turn:
            seat = rng.choice(play.turn)
            play.say_with_forced(seat, [rng.choice(play.game.legal(play.state, seat))])
    seat, here = rng.randrange(2), play.game.heading(play.state)
    others = [one.word for one in play.log.words if one.word.speaker != seat]
    try:
        taken = play.restart(seat, [])
    except UndoRefused:
        return
    left = [one for one in play.log.words if one.word.speaker == seat and one.heading == here]
    assert left == []
    assert {word.speaker for word in taken} == {seat}
    assert [one.word for one in play.log.words if one.word.speaker != seat] == others
