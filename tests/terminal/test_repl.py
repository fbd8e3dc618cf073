"""What a typed line does: words, numbers, commands, and everything that can be typed wrongly."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from wardround.table.notation.transcript import read
from wardround.table.play.replay import replay
from wardround.terminal.games.dice_hospital import facts
from wardround.terminal.games.dice_hospital.choices import forecast_text
from wardround.terminal.play.choices import choices
from wardround.terminal.play.log_view import end_lines, log_lines
from wardround.terminal.play.prompt import question
from wardround.terminal.play.repl import COMMANDS, Repl
from wardround.terminal.play.session import LocalSession
from wardround.text import Speech

from .playing import GAME, play_to, position, say, session_of


@pytest.fixture
def session() -> LocalSession:
    """You against greedy, at the start of the first activation: r2 y2 y3 y4 g2 g5, one bag."""
    session = session_of("you", "greedy")
    play_to(session, "activate")
    return session


@pytest.fixture
def repl(session: LocalSession) -> Repl:
    return Repl(session)


def test_no_command_is_a_word_of_the_game() -> None:
    assert [name for name in COMMANDS if name in GAME.vocabulary] == []


def test_a_number_is_what_is_listed(repl: Repl, session: LocalSession) -> None:
    assert repl.choices[0].line == "nurse"
    repl.hear("1")
    assert session.half_said(0)
    assert [choice.line for choice in repl.choices][:2] == ["critical-care-unit", "oncology"]


def test_several_words_in_any_order(repl: Repl, session: LocalSession) -> None:
    assert not repl.hear("g2 Pharmacy nurse").refused
    assert "g3t" in GAME.view(session.state, 0)["hospitals"][0]["patients"]


def test_some_words_are_enough_where_they_tell_the_sentence(
    repl: Repl, session: LocalSession
) -> None:
    repl.hear("pharmacy g2")
    assert "g3t" in GAME.view(session.state, 0)["hospitals"][0]["patients"]


def test_where_they_do_not_the_sentences_are_offered(repl: Repl, session: LocalSession) -> None:
    before = position(session)
    reply = repl.hear("pharmacy")
    assert reply.line == repl.pending_question == "Which of these?"
    assert [choice.line for choice in repl.choices] == ["nurse pharmacy g2", "nurse pharmacy g5"]
    assert position(session) == before
    repl.hear("2")
    assert "g6t" in GAME.view(session.state, 0)["hospitals"][0]["patients"]
    assert repl.pending_question == ""


def test_where_too_many_hold_a_word_more_is_asked_for(
    repl: Repl, session: LocalSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wardround.terminal.play.repl.MOST_OFFERED", 2)
    before = position(session)
    assert repl.hear("y2").line == "Many sentences have these words: type more of them."
    assert repl.pending_question == ""
    assert position(session) == before


def test_every_choice_says_what_it_would_do(repl: Repl) -> None:
    told = {choice.line: choice.text for choice in repl.choices}
    assert told["finish"] == "end your activation"
    repl.hear("nurse")
    told = {choice.line: choice.text for choice in repl.choices}
    assert told["critical-care-unit"] == "red 2 becomes 3"
    assert told["pharmacy"] == "green 2 becomes 3 · green 5 becomes 6"


def test_what_comes_of_a_choice_is_told_once() -> None:
    """A patient treated already and one like it not treated become the same."""
    session = session_of("you", "greedy")
    session.table.state = GAME.decode(
        "dice-hospital:2:seats=2,administrators=no:round=1,phase=activate,first=1,mover=1"
        ":patients=r3t.r3.y4,ambulance=2:ambulance=3"
    )
    repl = Repl(session)
    repl.hear("nurse")
    told = {choice.line: choice.text for choice in repl.choices}
    assert told["imaging"] == "red 3 becomes 4 · yellow 4 becomes 5"


def test_of_several_ways_to_go_on_it_is_said_that_one_comes() -> None:
    session = session_of("you", "greedy", seed=7)
    play_to(session, "starting-values")
    told = {choice.line: choice.text for choice in choices(session)}
    assert " or starting patients: " in told["y3"]


def test_what_ends_or_declines_comes_last(repl: Repl) -> None:
    assert [choice.line for choice in repl.choices][-2:] == ["bag", "finish"]


def test_finish_asks_once_when_something_is_lost(repl: Repl, session: LocalSession) -> None:
    reply = repl.hear("finish")
    assert reply.line == repl.pending_question == "Finish? Could still work: nurse."
    assert session.asked == 0
    assert [choice.line for choice in repl.choices] == ["finish", "back"]
    repl.hear("back")
    assert repl.pending_question == ""
    repl.hear("finish")
    repl.hear("1")
    assert session.asked is None


def test_finish_at_the_end_of_a_line_asks_too(repl: Repl, session: LocalSession) -> None:
    repl.hear("nurse oncology y2 finish")
    assert repl.pending_question == "Finish? Could still work: nurse."
    assert "y3t" in GAME.view(session.state, 0)["hospitals"][0]["patients"]
    repl.hear("finish")
    assert session.asked is None


def test_finish_does_not_ask_when_nothing_is_lost(repl: Repl, session: LocalSession) -> None:
    while repl.choices[0].line == "nurse":
        repl.hear("1")
        while session.half_said(0):
            repl.hear("1")
    assert [choice.line for choice in repl.choices] == ["bag", "finish"]
    repl.hear("finish")
    assert session.asked is None


def test_finish_asks_about_a_death_that_a_bag_could_prevent() -> None:
    session = session_of("you", "greedy")
    code = (
        "dice-hospital:2:seats=2,administrators=no:round=1,phase=activate,first=1,mover=1"
        ":patients=r1.g5t.g5t.g5t,used=critical-care-unit.pharmacy.clinic,nurses=0,bags=1,"
        "ambulance=2:ambulance=3"
    )
    session.table.state = GAME.decode(code)
    repl = Repl(session)
    assert repl.hear("finish").line == "Finish? Dies: red 1."


def test_the_forecast_names_who_dies(session: LocalSession) -> None:
    assert forecast_text(session, 0) == "Stop now: no points, 6 get worse, nobody dies."
    code = (
        "dice-hospital:2:seats=2,administrators=no:round=1,phase=activate,first=1,mover=1"
        ":patients=r1.g5,lounge=0.1.1,ambulance=2:ambulance=3"
    )
    session.table.state = GAME.decode(code)
    assert forecast_text(session, 0) == "Stop now: 3 points, 1 gets worse, 1 dies: red 1 (−2)."


def test_nobody_is_told_what_stopping_would_bring_while_others_speak(
    repl: Repl, session: LocalSession
) -> None:
    assert facts.forecast_line(session).startswith("Stop now: ")
    repl.hear("finish")
    repl.hear("finish")
    assert session.asked is None
    assert facts.forecast_line(session) == ""


def test_the_superbug_makes_two_worse_and_kills_twos(session: LocalSession) -> None:
    session.table.state = GAME.decode(
        "dice-hospital:2:seats=2,administrators=no,superbug=yes"
        ":round=1,phase=activate,first=1,mover=1:patients=r2.g5,ambulance=2:ambulance=3"
    )
    told = "Stop now: no points, 1 gets worse by 2, 1 dies: red 2 (−2)."
    assert forecast_text(session, 0) == told


def test_double_fatalities_cost_four_each() -> None:
    session = session_of("you", fatalities="double")
    session.table.state = GAME.decode(
        "dice-hospital:2:seats=1,fatalities=double:round=1,phase=activate,first=1,mover=1"
        ":patients=r1"
    )
    assert forecast_text(session, 0).endswith("1 dies: red 1 (−4).")


def test_help_tells_the_numbers_of_the_options() -> None:
    session = session_of("you", superbug="yes", fatalities="double")
    told = " ".join(Repl(session).hear("help").page)
    assert "whoever is not treated loses 2, and dies below 1" in told
    assert "-4 for each fatality" in told


def test_what_chance_answers_is_marked() -> None:
    session = session_of("you", "greedy", seed=3)
    assert [(choice.line, choice.chance) for choice in choices(session)] == [
        ("department", True),
        ("specialist", True),
    ]


def test_ambulances_say_what_they_mean() -> None:
    session = session_of("you", "greedy")
    play_to(session, "take")
    assert [choice.text for choice in choices(session)] == [
        "r2 y2 g2 · sum 6 · 6 beds left · blood bag and first player · builds 1st",
        "r3 r4 r4 · sum 11 · 6 beds left · blood bag and first player · builds 1st",
    ]


def test_in_an_epidemic_ambulances_leave_one_bed_less() -> None:
    session = session_of("you", "greedy", epidemic="yes")
    play_to(session, "take")
    assert all(" · 5 beds left · " in choice.text for choice in choices(session))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("99", "There is no choice 99: they are 1 to 3."),
        ("0", "There is no choice 0: they are 1 to 3."),
        ("nuse", "“nuse” is not a word of this game. Did you mean: nurse, use?"),
        ("nurse pharmacy r2", "r2: only a patient that shows green can be chosen."),
        ("radiology", "radiology: this is not asked now. The step is: activation."),
        ("redo", "There is nothing to say again."),
        ("restart", "You have said nothing in this part of the game that could be taken back."),
        ("why", "Why what? Name a word, as in “why radiology”."),
        ("why zzz", "“zzz” is not a word of this game."),
        ("save", "Save where? Name a file, as in “save game.journal”."),
        ("skip", "skip: this is not asked now. The step is: activation."),
    ],
)
def test_bad_input_is_answered_in_place(
    repl: Repl, session: LocalSession, line: str, said: str
) -> None:
    before = position(session)
    reply = repl.hear(line)
    assert reply.refused
    assert reply.line.startswith(said)
    assert position(session) == before


@pytest.mark.parametrize("line", ["", "   ", "\x1b[2J", "é" * 500, "nurse " * 300, "²", "1" * 99])
def test_odd_input_changes_nothing(repl: Repl, session: LocalSession, line: str) -> None:
    before = position(session)
    reply = repl.hear(line)
    assert "\x1b" not in reply.line
    assert position(session) == before


def test_hint_tells_the_best_sentence_and_why(repl: Repl) -> None:
    said = repl.hear("hint").line
    assert said.startswith("Best: “nurse ")
    assert "Nothing is better." in said
    repl.hear("nurse")
    assert repl.hear("hint").line == said, "a half sentence is left out of account"


def test_why_tells_the_reason_and_what_a_card_does(repl: Repl) -> None:
    said = repl.hear("why pharmacy").line
    assert said == "pharmacy: first say which worker you place. Heal one green patient by 1 step."
    assert repl.hear("why nurse").line.startswith("nurse can be said now.")
    assert repl.hear("why 1").line.startswith("nurse can be said now.")


def test_undo_names_what_it_takes_back(repl: Repl) -> None:
    repl.hear("nurse pharmacy g2")
    assert repl.hear("undo").line == "Taken back: nurse pharmacy g2."
    assert repl.hear("redo").line == "Said again: nurse pharmacy g2."
    assert repl.hear("restart").line == "Taken back: nurse pharmacy g2."


def test_undo_names_whose_answers_go_with_it() -> None:
    session = session_of("you", "greedy")
    play_to(session, "improve")
    repl = Repl(session)
    repl.hear("pass")
    session.let_bots_speak()
    assert repl.hear("undo").line == "Taken back: pass, and what greedy answered."


def test_undo_does_not_tell_a_secret() -> None:
    session = session_of("Ada", "Bea", seed=4)
    play_to(session, "keep")
    repl = Repl(session)
    session.uncover()
    repl.hear("1")
    assert repl.hear("undo").line == "Taken back, said by Ada: …."


def test_undo_says_why_not() -> None:
    session = session_of("you", "greedy")
    play_to(session, "keep")
    reply = Repl(session).hear("undo")
    assert reply.refused
    assert reply.line == "That cannot be taken back: dice were rolled or cards turned up since."


def test_back_takes_back_a_word(repl: Repl, session: LocalSession) -> None:
    before = position(session)
    repl.hear("nurse")
    assert repl.hear("back").line == "Taken back: nurse."
    assert position(session) == before
    assert repl.hear("back").line == ""


def test_completion(repl: Repl) -> None:
    assert repl.complete("nur") == "nurse "
    assert repl.complete("nurse ph") == "nurse pharmacy "
    assert repl.completions("nurse pharmacy ") == ["g2", "g5"]
    assert repl.complete("nurse pharmacy g") == "nurse pharmacy g"
    assert repl.complete("pharm") == "pharmacy "
    assert repl.completions("re") == ["red", "redo", "restart"]
    assert repl.complete("why crit") == "why critical-care-unit "
    assert repl.complete("zzz") == "zzz"


def test_pages(repl: Repl) -> None:
    others = "\n".join(repl.hear("others").page)
    assert others.startswith("Ambulances: 1 taken by You; 2 empty; 3 taken by greedy.\nDisplay\n")
    assert "\n\ngreedy" in others
    assert "\nYou" not in others
    assert "\n\nYou (first player" in "\n".join(repl.hear("board").page)
    assert "discharged patients" in "\n".join(repl.hear("scores").page)
    assert any(line.startswith("greedy: new: ") for line in repl.hear("log").page)
    told = "\n".join(repl.hear("help").page)
    assert all(f"  {command} " in told for command in COMMANDS)
    assert repl.hear("quit").leave


def test_the_log_hides_administrators_from_several_people() -> None:
    session = session_of("Ada", "Bea", seed=4)
    play_to(session, "keep")
    session.uncover()
    say(session, choices(session)[0].line)
    told = "\n".join(Repl(session).hear("log").page)
    assert "Ada: dealt: an administrator, an administrator" in told
    assert "Ada: kept: an administrator" in told
    assert not any(GAME.names()[f"admin-{n}"] in told for n in range(1, 9))
    others = "\n".join(Repl(session).hear("board").page)
    assert not any(f"admin-{n}" in others for n in range(1, 9))


def test_save_writes_a_copy_and_never_over_a_file(repl: Repl, tmp_path: Path) -> None:
    path = tmp_path / "copy.journal"
    assert repl.hear(f"save {path}").line == f"Written to {path}."
    assert path.read_text() == repl.session.journal()
    assert repl.hear(f"save {path}").refused
    assert repl.hear(f"save {tmp_path}").refused
    assert repl.hear("save /proc/no/file").refused


@pytest.mark.usefixtures("every_sentence_exists")
def test_whatever_is_typed_the_game_goes_on() -> None:
    rng = Random(1)
    session = session_of("you", "random", seed=6)
    repl = Repl(session)
    numbers = [str(number) for number in range(12)]
    for _ in range(250):
        session.let_bots_speak()
        offered = [choice.line for choice in repl.choices]
        words = [*offered * 4, *COMMANDS, *GAME.vocabulary.words[::9], *numbers, "help me", "zz"]
        line = " ".join(rng.choices(words, k=rng.choice((1, 1, 1, 1, 2, 3))))
        if "save" not in line:
            repl.complete(line)
            repl.hear(line)
    again = read(session.journal(), lambda _: GAME)
    assert GAME.encode(replay(GAME, again.options, again.entries)) == position(session)


def test_all_that_is_told_is_in_the_catalogue() -> None:
    for activation in ("linear", "simultaneous"):
        session = session_of("you", "greedy", "random", seed=7, activation=activation)
        session.speech = Speech("en", GAME.names(), GAME.name, strict=True)
        repl = Repl(session)
        while not session.over:
            session.let_bots_speak()
            if not session.over:
                question(session)
                facts.forecast_line(session)
                repl.hear(repl.choices[0].line)
        told = "\n".join([*log_lines(session), *end_lines(session)])
        for expected in ("becomes", "goes home", "dies", "new patients", "worse: ", "blood bag"):
            assert expected in told


def test_where_a_die_goes_is_told_with_what_lies_there() -> None:
    session = session_of("you", "greedy", "greedy")
    play_to(session, "arrange")
    assert choices(session)[0].text == "into ambulance 1; nothing lies there yet"
    say(session, "r2")
    assert choices(session)[0].text == "into ambulance 1; there already: r2"
    say(session, "y2 y2")
    assert choices(session)[0].text == "into ambulance 3; there already: y4"


def test_another_persons_sentence_is_taken_back_by_name() -> None:
    session = session_of("Ada", "Bea", seed=4, administrators="no")
    repl = Repl(session)
    first = session.asked
    assert first is not None
    while session.asked == first:
        repl.hear("1")
    told = repl.hear("undo").line
    assert told.startswith(f"Taken back, said by {session.names[first]}: ")
    assert session.asked == first


def test_one_file_in_a_folder_that_is_there(repl: Repl, tmp_path: Path) -> None:
    path = tmp_path / "missing" / "game"
    told = repl.hear(f"save {path}")
    assert told.refused
    assert told.line == f"{path} cannot be written: No such file or directory."
    assert not path.parent.exists()
    told = repl.hear(f"save {tmp_path / 'a'} b")
    assert told.refused
    assert "more than one name" in told.line
    assert list(tmp_path.glob("a*")) == []


def test_help_begins_with_the_game(repl: Repl) -> None:
    page = repl.hear("help").page
    assert page[0].startswith("You run a hospital for eight rounds")
    assert "1, 3, 5, 7, 9, 11, 14 …" in page[1]


def test_an_unknown_word_points_to_tab_and_help(repl: Repl) -> None:
    told = repl.hear("qqqqqq").line
    assert told == "“qqqqqq” is not a word of this game. Tab completes words, “help” tells more."
