"""The activation timer at one screen: what is not placed in time stays unplaced."""

from __future__ import annotations

import asyncio

import pytest

from wardround.terminal.play.full_screen.app import PlayApp
from wardround.terminal.play.lines import LinePlay
from wardround.terminal.play.session import LocalSession

from .playing import GAME, phase_of, play_to, say

FIRST_ROUND = 60


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Slow:
    """Somebody who takes a whole minute for every line."""

    def __init__(self, clock: Clock, lines: list[str]) -> None:
        self.clock = clock
        self.lines = lines

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self.clock.now += FIRST_ROUND
        return self.lines.pop(0) if self.lines else ""


@pytest.fixture
def clock() -> Clock:
    return Clock()


def working(clock: Clock, *players: str, timer: str = "yes") -> LocalSession:
    """A game in which the first person begins to activate the hospital."""
    options = {"seats": str(len(players)), "timer": timer, "administrators": "no"}
    session = LocalSession(GAME, players, options, 5, (), lambda _: None, clock)
    play_to(session, "activate")
    return session


def test_without_the_timer_nobody_hurries(clock: Clock) -> None:
    session = working(clock, "you", "greedy", timer="no")
    clock.now = 1e6
    assert session.seconds_left is None
    assert not session.time_out()


def test_the_time_of_a_step_goes_on_through_words_and_undo(clock: Clock) -> None:
    session = working(clock, "you", "greedy")
    assert session.seconds_left == FIRST_ROUND
    clock.now += 20
    say(session, "nurse")
    session.undo()
    assert session.seconds_left == FIRST_ROUND - 20
    assert not session.time_out()


def test_when_time_is_up_the_half_sentence_is_void_and_work_ends(clock: Clock) -> None:
    session = working(clock, "you", "greedy")
    say(session, "nurse")
    clock.now += FIRST_ROUND
    assert session.time_out()
    session.let_bots_speak()
    assert session.seconds_left is None
    assert phase_of(session) != "activate"


def test_another_persons_time_begins_with_their_turn(clock: Clock) -> None:
    session = working(clock, "Ada", "Bea")
    first = session.asked
    clock.now += 40
    say(session, "finish")
    assert session.asked != first
    assert session.seconds_left == FIRST_ROUND


def test_in_lines_an_answer_that_comes_too_late_is_not_heard(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = working(clock, "you", "greedy")
    monkeypatch.setattr("sys.stdin", Slow(clock, ["nurse\n"]))
    LinePlay(session).run()
    told = capsys.readouterr().out
    assert "1:00 left" in told
    assert "Time is up" in told
    assert "timeout" in session.journal()


def test_the_full_screen_goes_on_when_time_is_up(clock: Clock) -> None:
    session = working(clock, "you", "greedy")

    async def go() -> None:
        app = PlayApp(session, fast=True)
        async with app.run_test(size=(100, 40)) as pilot:
            await pilot.pause()
            assert "1:00 left" in str(app.query_one("#top").render())
            clock.now += FIRST_ROUND
            while session.seconds_left is not None:
                await pilot.pause()
            assert "Time is up" in str(app.query_one("#status").render())
            while phase_of(session) == "activate":  # until the bot has finished, too
                await pilot.pause()

    asyncio.run(go())
