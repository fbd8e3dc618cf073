"""The full screen, played by keyboard in a terminal that is not there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from wardround.terminal.advice import Hint
from wardround.terminal.play.choices import Choice
from wardround.terminal.play.full_screen.app import CommandLine, PlayApp
from wardround.terminal.play.full_screen.pages import Cover, Sheet
from wardround.terminal.play.full_screen.parts import choice_rows, keys_line
from wardround.terminal.play.session import LocalSession
from wardround.text import Speech

from .playing import GAME, phase_of, play_to, position, session_of

Script = Callable[[PlayApp, Pilot[None]], Awaitable[None]]
WIDE = (100, 40)
SMALL = (80, 24)


def act(
    session: LocalSession, script: Script, size: tuple[int, int] = WIDE, hint: str = ""
) -> None:
    """Open the screen for a session and follow a script."""

    async def go() -> None:
        app = PlayApp(session, hint, fast=True)
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await script(app, pilot)

    asyncio.run(go())


async def settle(app: PlayApp, pilot: Pilot[None]) -> None:
    """Until all bots have spoken and all is drawn."""
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: PlayApp, pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(app, pilot)


async def type_line(app: PlayApp, pilot: Pilot[None], line: str) -> None:
    app.query_one(CommandLine).value = line
    await press(app, pilot, "enter")


def offered(app: PlayApp) -> list[str]:
    options = app.screen_stack[0].query_one(OptionList)
    return [str(options.get_option_at_index(n).prompt) for n in range(options.option_count)]


def on_screen(app: PlayApp) -> str:
    """Everything that can be read on the screen."""
    lines = app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in lines)


@pytest.fixture
def activation() -> LocalSession:
    session = session_of("you", "greedy")
    play_to(session, "activate")
    return session


def test_the_screen_says_where_we_are_what_is_asked_and_what_would_come(
    activation: LocalSession,
) -> None:
    async def script(app: PlayApp, _pilot: Pilot[None]) -> None:
        seen = on_screen(app)
        assert "Dice Hospital, round 1 of 8: activation" in seen
        assert "You 0 · greedy 0" in seen or "You 1 · greedy 0" in seen
        assert "You: Place a worker, use a blood bag, or finish." in seen
        assert "Whoever is not treated gets worse." in seen
        assert "Stop now: no points, 6 get worse, nobody dies." in seen
        assert "Waiting [r2] [y2] [y3] [y4] [g2] [g5]" in seen
        assert "● Pharmacy" in seen
        assert "greedy: " in seen

    act(activation, script)


def test_arrows_choose_and_enter_says_it(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")
        assert "Which department" in on_screen(app)
        assert "1 critical-care-unit  red 2 becomes 3" in on_screen(app)
        await press(app, pilot, "down", "down", "up", "up", "enter")
        assert "Treated [r3t]" in on_screen(app)

    act(activation, script)


def test_digits_say_what_they_number(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "3", "2")
        assert "[g6t]" in on_screen(app)
        before = position(app.session)
        await press(app, pilot, "9")
        assert "There is no choice 9" in on_screen(app)
        assert position(app.session) == before

    act(activation, script)


def test_every_choice_has_a_key_of_its_own(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        lines = ["nurse", *["why r2"] * 9, "why y2", "why g2"]
        app._offered = [Choice(line, "", False) for line in lines]
        await press(app, pilot, "Z")
        assert "There is no choice Z: they are 1 to C." in on_screen(app)
        await press(app, pilot, "C")
        assert "g2: first say which worker" in on_screen(app)
        await press(app, pilot, "1")
        assert app.session.half_said(0), "one digit says it, and does not wait for a second"

    act(activation, script)


def test_a_small_letter_begins_a_word(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "n", "tab")
        assert app.query_one(CommandLine).value == "nurse "

    act(activation, script)


def test_a_hint_says_that_it_thinks(
    activation: LocalSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    show = PlayApp._status

    def listen(app: PlayApp, text: str) -> None:
        told.append(text)
        show(app, text)

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        monkeypatch.setattr(PlayApp, "_status", listen)
        await type_line(app, pilot, "hint")
        await settle(app, pilot)
        assert told[0] == "Thinking, at most 3 s …"
        assert told[-1].startswith("Best:")
        assert "Best:" in on_screen(app)

    act(activation, script)


def test_a_hint_moves_to_its_choice(
    activation: LocalSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    hint = Hint("finish", "Best: finish.")
    monkeypatch.setattr("wardround.terminal.play.repl.hint_for", lambda *_: hint)

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        await type_line(app, pilot, "hint")
        place = app.query_one(OptionList).highlighted
        assert place is not None
        assert app.repl.choices[place].line == "finish"

    act(activation, script)


def test_undo_redo_and_escape(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        before = position(app.session)
        await type_line(app, pilot, "nurse pharmacy g2")
        after = position(app.session)
        assert after != before
        await press(app, pilot, "f5")
        assert position(app.session) == before
        assert "Taken back: nurse pharmacy g2." in on_screen(app)
        await press(app, pilot, "f6")
        assert position(app.session) == after
        await press(app, pilot, "f7")
        assert position(app.session) == before
        await press(app, pilot, "1", "2", "escape")
        assert GAME.view(app.session.state, 0)["hospitals"][0]["said"] == ["nurse"]
        await pilot.press("x")
        await press(app, pilot, "escape")
        assert app.query_one(CommandLine).value == ""
        await press(app, pilot, "escape")
        assert position(app.session) == before

    act(activation, script)


def test_tab_completes(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        line = app.query_one(CommandLine)
        await press(app, pilot, "n", "tab")
        assert line.value == "nurse "
        await press(app, pilot, "p", "h", "tab", "g", "tab")
        assert line.value == "nurse pharmacy g"
        assert "g2  g5" in on_screen(app)
        await press(app, pilot, "2", "enter")
        assert "[g3t]" in on_screen(app)

    act(activation, script)


def test_why_and_mistakes_are_answered_in_place(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        before = position(app.session)
        await type_line(app, pilot, "why pharmacy")
        assert "pharmacy: first say which worker you place." in on_screen(app)
        await type_line(app, pilot, "nuse")
        assert "Did you mean: nurse, use?" in on_screen(app)
        line = app.query_one(CommandLine)
        assert line.value == ""
        await press(app, pilot, "enter")
        assert "Did you mean" not in on_screen(app)
        assert position(app.session) == before
        await press(app, pilot, "up")
        assert line.value == "nuse"
        await press(app, pilot, "escape", "enter")
        assert "Which department" in on_screen(app)

    act(activation, script)


def test_enter_after_why_takes_the_answer_away_first(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        before = position(app.session)
        await type_line(app, pilot, "why pharmacy")
        await press(app, pilot, "enter")
        assert "first say which worker" not in on_screen(app)
        assert position(app.session) == before
        await press(app, pilot, "enter")
        assert "Which department" in on_screen(app)

    act(activation, script)


def test_finish_asks_once(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        before = position(app.session)
        await type_line(app, pilot, "finish")
        assert "Finish? Could still work: nurse." in on_screen(app)
        await press(app, pilot, "escape")
        assert "Place a worker" in on_screen(app)
        assert position(app.session) == before
        await type_line(app, pilot, "finish")
        await press(app, pilot, "enter")
        assert "Place a worker" in on_screen(app)
        assert position(app.session) == before
        await type_line(app, pilot, "finish")
        await press(app, pilot, "up", "enter")
        assert phase_of(app.session) != "activate"

    act(activation, script)


def test_pages_open_and_close(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        for key, told in (
            ("f1", "How to play"),
            ("f2", "The rest of the table"),
            ("f3", "What happened"),
            ("f4", "Scores as they stand"),
        ):
            await press(app, pilot, key)
            assert isinstance(app.screen, Sheet)
            assert told in on_screen(app)
            await press(app, pilot, "escape")
            assert "Place a worker" in on_screen(app)

    act(activation, script)


def test_a_click_says_a_choice(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.click("#choices", offset=(5, 0))
        await settle(app, pilot)
        assert "Which department" in on_screen(app)

    act(activation, script)


def test_a_small_screen_shows_what_is_needed(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        for size in (WIDE, SMALL):
            await pilot.resize_terminal(*size)
            await settle(app, pilot)
            seen = on_screen(app)
            for needed in (
                "You: Place a worker",
                "Stop now:",
                "Waiting [r2]",
                "1 nurse",
                "finish",
                "F1 help",
                "Pharmacy",
            ):
                assert needed in seen, size
        assert "Ambulances" not in on_screen(app)
        await press(app, pilot, "f2")
        assert "Ambulances: 1 " in on_screen(app)
        assert "taken by" in on_screen(app)
        assert "Display" in on_screen(app)
        await press(app, pilot, "escape", "1", "1", "1")
        assert "Treated [r3t]" in on_screen(app)

    act(activation, script)


def test_the_cover_hides_what_is_secret() -> None:
    session = session_of("Ada", "Bea", seed=4)
    play_to(session, "keep")

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Cover)
        assert "Hand the keyboard to Ada" in on_screen(app)
        assert offered(app) == []
        await press(app, pilot, "1")
        assert app.session.asked == 0
        await press(app, pilot, "enter")
        mine = offered(app)
        assert all("admin-" in row for row in mine)
        await press(app, pilot, "1")
        assert isinstance(app.screen, Cover)
        assert "Hand the keyboard to Bea" in on_screen(app)
        assert offered(app) == []
        await press(app, pilot, "enter")
        assert not set(offered(app)) & set(mine)
        assert mine[0].split()[1] not in on_screen(app)

    act(session, script)


def test_where_there_is_little_room_the_game_is_left_out() -> None:
    session = session_of("you", "greedy", "greedy", "greedy")
    play_to(session, "activate")

    async def script(app: PlayApp, _pilot: Pilot[None]) -> None:
        first = on_screen(app).splitlines()[0]
        assert first.startswith(" Round 1: activation ")
        assert "You 0" in first
        assert "greedy (4) 1" in first

    act(session, script, SMALL)


def test_an_unfinished_game_is_mentioned(activation: LocalSession) -> None:
    async def script(app: PlayApp, _pilot: Pilot[None]) -> None:
        assert "another game waits" in on_screen(app)

    act(activation, script, hint="another game waits")


def test_the_end_of_input_leaves_where_nothing_is_typed(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        line = app.query_one(CommandLine)
        line.value, line.cursor_position = "nurse", 0
        await press(app, pilot, "ctrl+d")
        assert line.value == "urse"
        line.value = ""
        await pilot.press("ctrl+d")
        await pilot.pause()
        assert app.return_code == 0

    act(activation, script)


def test_control_c_leaves(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        assert app.return_code is None
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert app.return_code == 0

    act(activation, script)


def test_bots_are_paced_and_can_be_skipped() -> None:
    session = session_of("you", "greedy", "greedy", "greedy", seed=5)
    play_to(session, "improve")
    before, start = len(session.table.entries), position(session)

    async def go() -> None:
        app = PlayApp(session)
        app._pace = 30.0
        async with app.run_test(size=WIDE) as pilot:
            await pilot.press("1")
            await pilot.pause(0.5)
            assert "is thinking." in on_screen(app)
            assert "Enter or . skips the pauses" in on_screen(app)
            assert before < len(session.table.entries) <= before + 2
            await pilot.press("f5")
            await settle(app, pilot)
            assert position(session) == start
            await pilot.press("1")
            await pilot.press("full_stop")
            await settle(app, pilot)
            assert session.asked == 0
            assert "a number, words, or help" in on_screen(app)

    asyncio.run(go())


def test_a_whole_game_by_first_choices() -> None:
    session = session_of("you", "greedy", seed=11)

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        while not session.over:
            await pilot.press(*["enter"] * 8)
            await app.workers.wait_for_complete()
        await pilot.pause()
        if not isinstance(app.screen, Sheet):
            await press(app, pilot, "enter")
        seen = on_screen(app)
        assert "The game is over" in seen
        assert "discharged patients" in seen
        assert "By round" in seen
        await press(app, pilot, "enter")
        assert "All eight rounds are played." in on_screen(app)

    act(session, script, SMALL)


def test_what_the_list_says_in_full_is_not_said_again(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        seen = on_screen(app)
        assert "1 critical-care-unit  red 2 becomes 3" in seen
        assert "critical-care-unit:" not in seen

    act(activation, script, size=SMALL)


def test_the_line_below_goes_on_where_the_list_was_cut(activation: LocalSession) -> None:
    long = " ".join(f"word-{n}" for n in range(20))

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        app.repl._offered = [Choice(f"nurse{n}", long, False) for n in range(9)]
        app._draw()
        await pilot.pause()
        lines = [line.strip() for line in on_screen(app).splitlines()]
        row = next(line for line in lines if line.startswith("1 nurse0"))
        below = next(n for n, line in enumerate(lines) if line.startswith("nurse0: … "))
        told = " ".join([row.removesuffix("…"), lines[below].split("…")[1], lines[below + 1]])
        assert told.split()[2:] == long.split()

    act(activation, script, size=SMALL)


def test_what_is_cut_in_the_middle_is_said_again_from_its_start() -> None:
    choice = Choice("nurse", "red 3 becomes 4 · yellow 5 becomes 6", False)
    (row, _) = choice_rows([choice, choice], 38, 2)
    assert row.drawn.plain == "1 nurse  red 3 becomes 4 · yellow 5 …"
    assert row.rest == "… yellow 5 becomes 6"


def test_chance_is_still_announced(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        app.repl._offered = [Choice("nurse", "short", True)]
        app._draw()
        await pilot.pause()
        assert "nurse: (chance answers: cannot be undone)" in on_screen(app)

    act(activation, script, size=SMALL)


def test_a_message_takes_its_room_from_the_choices_and_not_from_the_table(
    activation: LocalSession,
) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        app.repl._offered = [Choice(f"nurse{n}", "", False) for n in range(20)]
        app._draw()
        await pilot.pause()
        table = app.query_one("#middle").size.height
        app._status("one line")
        await pilot.pause()
        assert app.query_one("#middle").size.height == table

    act(activation, script, size=SMALL)


def test_one_press_too_many_of_the_key_that_skips_is_not_typed(activation: LocalSession) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, ".", "space", "1")
        assert app.query_one(CommandLine).value == ""
        assert app.session.half_said(0)

    act(activation, script)


def test_a_narrow_screen_shows_what_bots_do_while_nobody_is_asked() -> None:
    session = session_of("you", "greedy", "greedy", "greedy", seed=5)
    play_to(session, "improve")

    async def go() -> None:
        app = PlayApp(session)
        app._pace = 30.0
        async with app.run_test(size=SMALL) as pilot:
            await settle(app, pilot)
            assert not app.query_one("#log").display
            await pilot.press("1")
            while not app.query_one("#log").display:
                await pilot.pause()
            await pilot.pause()
            assert "You: new: " in on_screen(app)
            await pilot.press("full_stop")
            await settle(app, pilot)

    asyncio.run(go())


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_line_of_keys_is_whole_and_says_how_to_leave(
    activation: LocalSession, language: str, width: int
) -> None:
    activation.speech = Speech(language)
    line = keys_line(activation, width).plain
    assert len(line) <= width - 2
    assert "+C " in line


def test_enter_after_a_hint_does_not_say_the_first_choice(
    activation: LocalSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    hint = Hint("nurse", "Best: this.")
    monkeypatch.setattr("wardround.terminal.play.repl.hint_for", lambda *_: hint)

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        await type_line(app, pilot, "hint")
        assert "Best: this." in on_screen(app)
        before = position(app.session)
        await press(app, pilot, "enter")
        assert position(app.session) == before
        assert "Best: this." not in on_screen(app)
        await press(app, pilot, "enter")
        assert position(app.session) != before

    act(activation, script)
