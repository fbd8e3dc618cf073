"""Time limits of steps, by a clock that the test sets."""

from __future__ import annotations

from table.picnic import DONE, Picnic
from table.tiny import Data
from wardround.table.play.deadlines import Deadline, time_out_late
from wardround.table.play.forced import forced_word
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.play.journal import Note, Undo, Word

BREAD, CHEESE, PLUM = 0, 1, 2


class Hasty(Picnic):
    """Picnic with ten seconds a day."""

    def time_limit(self, state: Data) -> int:
        return 10


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def hasty() -> tuple[GameInProgress[Data], Deadline, Clock]:
    play, clock = GameInProgress(Hasty(), {"seats": "2"}), Clock()
    deadline = Deadline(clock)
    deadline.follow(play, play.turn)
    return play, deadline, clock


def test_neither_words_nor_taking_them_back_prolong_a_step() -> None:
    play, deadline, clock = hasty()
    assert deadline.left == 10
    clock.now += 4
    play.say(0, [BREAD, CHEESE])
    deadline.follow(play, play.turn)
    play.take_back(0, [])
    deadline.follow(play, play.turn)
    assert (deadline.left, deadline.late) == (6, [])
    clock.now += 6
    assert (deadline.left, deadline.late) == (0, [0, 1])


def test_the_next_step_has_its_own_time_and_the_time_can_begin_anew() -> None:
    play, deadline, clock = hasty()
    clock.now += 4
    for seat in (0, 1):
        play.say(seat, [DONE])
    deadline.follow(play, play.turn)
    assert deadline.left == 10
    clock.now += 4
    deadline.begin(play, play.turn)
    assert deadline.left == 10


def test_a_seat_is_counted_from_when_it_is_first_asked() -> None:
    play, deadline, clock = hasty()
    deadline.begin(play, [0])
    clock.now += 4
    deadline.follow(play, [0, 1])
    clock.now += 6
    assert deadline.late == [0]


def test_nobody_is_late_without_a_limit() -> None:
    play, clock = GameInProgress(Picnic(), {"seats": "2"}), Clock()
    deadline = Deadline(clock)
    deadline.follow(play, play.turn)
    clock.now += 1000
    assert (deadline.left, deadline.late) == (None, [])


def test_the_rules_answer_for_all_who_are_late_and_not_beyond_the_step() -> None:
    play, _, _ = hasty()
    play.say(0, [BREAD])
    time_out_late(play, [0, 1])
    assert play.entries == [
        Word(0, BREAD),
        Note(0, "timeout"),
        Undo(0, 1),
        Word(0, DONE),
        Note(1, "timeout"),
        Word(1, DONE),
    ]
    assert play.turn == [0, 1], "the next day has begun"
    assert play.time_out(1) != []
    time_out_late(play, [1])
    assert play.turn == [0], "who does not have the word is left alone"


def test_a_word_is_forced_inside_a_sentence_alone() -> None:
    play = GameInProgress(Picnic(), {"seats": "2"})
    assert forced_word(play.game, play.state, 0) is None
    play.say(0, [BREAD])
    assert forced_word(play.game, play.state, 0) is None, "cheese or plum"
    play.say(0, [CHEESE])
    assert play.game.legal(play.state, 0) == [DONE]
    assert forced_word(play.game, play.state, 0) is None, "a sentence is never begun for a seat"
    play.say(1, [CHEESE])
    assert forced_word(play.game, play.state, 1) == PLUM
