"""What options bring to Dice Hospital in the terminal: solo, events, the pick-up, other rules."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from wardround.terminal.games import kit_of
from wardround.terminal.games.dice_hospital import additions
from wardround.terminal.play.choices import choices
from wardround.terminal.play.full_screen.app import PlayApp
from wardround.terminal.play.log_view import end_lines, score_lines
from wardround.terminal.play.repl import Repl
from wardround.terminal.play.session import LocalSession

from .conftest import Run
from .playing import GAME, phase_of, play_to, say, say_first, session_of
from .test_full_screen import act, on_screen

SCENE = kit_of("dice-hospital").scene


def alone(seed: int = 3) -> LocalSession:
    return session_of("you", seed=seed)


def play_out(session: LocalSession) -> None:
    while not session.over:
        say_first(session)
        session.let_bots_speak()


def test_reports_tell_needs_points_and_how_far_they_are() -> None:
    session = alone(seed=32)
    play_to(session, "activate")
    lines = additions.report_lines(session)
    report = additions.reports(session)[0]
    needs = ", ".join(f"0 of {need.wanted} {need.colour}" for need in report.needs)
    assert lines[1] == f"{session.speech.name(report.word)}, {report.points} points: {needs}"
    assert lines.index("Above them, until the one below is fulfilled") == 4
    say(session, "nurse operating-theatre r4")
    red = [n for report in additions.reports(session) for n in report.needs if n.colour == "red"]
    assert {need.have for need in red} == {1}
    assert "Reports now: " in "\n".join(SCENE.situation(session))


def test_a_report_that_can_be_fulfilled_is_ticked() -> None:
    needs = [additions.Need("red", 2, 2), additions.Need("green", 1, 1)]
    assert additions.Report("report-1", 4, needs, above=False).ready
    assert not additions.Report("report-1", 4, needs, above=True).ready
    assert not additions.Report("report-1", 4, [needs[0]._replace(have=1)], above=False).ready


def test_alone_the_points_are_not_mixed_with_what_open_reports_would_cost() -> None:
    session = alone()
    play_to(session, "activate")
    owed = -sum(report.points for report in additions.reports(session))
    assert owed < 0
    assert SCENE.standing(session, 0) == f"You 0 (open reports would cost {owed})"


def test_sending_a_die_back_is_one_choice_that_says_what_it_does() -> None:
    session = alone()
    play_to(session, "send-back")
    offered = choices(session)
    assert [choice.line for choice in offered] == [
        "return g2",
        "return g3",
        "return y5",
        "return g5",
    ]
    assert offered[0].text.startswith("sent back: green 2; new patients: ")
    assert "into the bag" in Repl(session).hear("why return").line
    assert not Repl(session).hear("1").refused
    assert phase_of(session) == "improve"


def test_returning_cards_is_asked_until_one_says_always_pass() -> None:
    session = alone()
    play_to(session, "return")
    repl = Repl(session)
    assert choices(session)[-1].line == "always pass"
    number = str(len(choices(session)))
    assert "without asking" in repl.hear(number).line
    for _ in range(2):
        play_to(session, "improve")
        say_first(session)
        assert phase_of(session) == "activate"
    repl.hear("undo")
    assert phase_of(session) == "improve"
    repl.hear("ask")
    say_first(session)
    assert phase_of(session) == "return"


def test_a_habit_is_only_that_of_whoever_said_it() -> None:
    session = session_of("Ada", "Bea", administrators="no")
    play_to(session, "return")
    first = session.asked
    Repl(session).hear("always pass")
    while phase_of(session) != "activate":
        assert session.asked != first or phase_of(session) != "return"
        say_first(session)
    assert [seat for seat, _ in session.habits] == [first]


def test_always_needs_one_word_that_can_be_said() -> None:
    session = alone()
    play_to(session, "return")
    repl = Repl(session)
    assert repl.hear("always").refused
    assert repl.hear("always finish").refused
    assert phase_of(session) == "return"


def test_what_can_be_given_back_is_not_called_usable() -> None:
    session = alone()
    play_to(session, "return")

    async def script(app: PlayApp, _pilot: Pilot[None]) -> None:
        seen = on_screen(app)
        assert "● can be given back" in seen
        assert "○ not now" not in seen
        assert "(open reports would cost -" in seen
        assert "Reports: points, gone home of needed" in seen
        assert " 0/2 r " in seen

    act(session, script)


def test_long_choices_are_wrapped_and_not_cut() -> None:
    session = alone(seed=10)
    play_to(session, "improve")

    async def script(app: PlayApp, _pilot: Pilot[None]) -> None:
        assert "(one that the" in on_screen(app).split("paramedic")[1]

    act(session, script)


def test_the_end_alone_explains_every_line() -> None:
    session = alone()
    play_out(session)
    told = end_lines(session)
    score = GAME.outcome(session.state).scores[0]
    assert told[0] == f"Your result: {score} points."
    left = next(line for line in told if line.startswith("reports not fulfilled"))
    report = additions.reports(session)[0]
    assert f"{session.speech.name(report.word)} {report.points}" in left
    assert any(line.startswith("fatalities") and "× -2" in line for line in told)


def test_the_event_of_the_round_stands_there_with_its_effect() -> None:
    session = session_of("you", "greedy", events="yes", administrators="no")
    play_to(session, "activate")
    while GAME.view(session.state, 0)["event"] is None:
        say_first(session)
        session.let_bots_speak()
    event = str(GAME.view(session.state, 0)["event"])
    line = additions.event_line(session)
    assert GAME.names()[event] in line
    assert "(house)" in line
    assert line in "\n".join(SCENE.surroundings(session))


def test_the_pick_up_tells_its_free_spaces_and_who_would_be_left() -> None:
    options = {"seats": "2", "pick-up": "yes", "administrators": "no"}
    session = LocalSession(GAME, ("you", "greedy"), options, 5)
    play_to(session, "take")
    assert "(left behind now: -" in SCENE.standing(session, 0)
    play_to(session, "pick-up")
    assert additions.pick_up_line(session).startswith("Free spaces of the pick-up: ")
    play_out(session)
    assert any("patients left behind" in line for line in score_lines(session))


def test_what_is_played_with_is_told_at_the_start(run: Run) -> None:
    out = run("play", "--seats", "1", "--option", "set=hard", given="").out
    assert "Played with: opening crisis (five starting patients); superbug" in out
    assert "a fatality costs 4 points" in out
    out = run("play", "--option", "edition=prototype", given="").out
    assert "Played with: the prototype edition." in out
    assert "Played with" not in run("play", given="").out


def test_results_with_options_name_every_source_somebody_has(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "games.txt")
    options = ("--option", "events=yes", "--option", "pick-up=yes", "--option", "administrators=no")
    games = ("simulate", "dice-hospital", "--seats", "3", "--games", "4", "--seed", "1")
    assert run(*games, *options, "--out", path).code == 0
    ran = run("replay", path)
    assert ran.code == 0
    assert ran.out.count("patients left behind") == 4


def test_the_game_whose_options_are_listed_is_a_word(run: Run) -> None:
    assert run("options", "hospital-rush").out.startswith("Seats: 3 4 5\n")
    assert run("options").out.startswith("Seats: 1 2 3 4\n")
