"""A session without a screen: saying, taking back, secrets, and what bots are shown."""

from __future__ import annotations

from random import Random

import pytest

from wardround.table.errors import BadOption, IllegalWord, UndoRefused
from wardround.table.notation.transcript import read
from wardround.table.speakers import SPECTATOR
from wardround.terminal.games import kit_of
from wardround.terminal.journals import read_journal
from wardround.terminal.play.log_view import log_lines
from wardround.terminal.play.session import display_names, resume_session
from wardround.text import Speech

from .playing import GAME, play_to, position, say, say_first, session_of


def test_names_of_bots_are_bots_and_others_people() -> None:
    session = session_of("Ada", "greedy", "Bea")
    assert session.people == [0, 2]
    assert list(session.bots) == [1]
    assert session.names == ["Ada", "greedy", "Bea"]


def test_namesakes_are_told_apart() -> None:
    names = display_names(("you", "greedy", "greedy"), Speech(strict=True))
    assert names == ["You", "greedy (2)", "greedy (3)"]


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Player 1", "Ada", "Player 3"]),
        ("de", ["Spieler 1", "Ada", "Spieler 3"]),
        ("fr", ["Joueur 1", "Ada", "Joueur 3"]),
        ("nl", ["Speler 1", "Ada", "Speler 3"]),
    ],
)
def test_who_has_no_name_is_a_player_with_a_number(language: str, names: list[str]) -> None:
    assert display_names(("player-1", "Ada", "player-3"), Speech(language, strict=True)) == names


@pytest.mark.parametrize("name", ["", "two words", "tab\t", "bell\x07"])
def test_a_name_is_one_printable_word(name: str) -> None:
    with pytest.raises(BadOption, match="play-name"):
        session_of("Ada", name)


def test_everything_said_is_kept_at_once() -> None:
    kept: list[str] = []
    session = session_of("you", "greedy", keep=kept.append)
    play_to(session, "activate")
    say(session, "nurse")
    assert kept[-1] == session.journal()
    again = resume_session(GAME, read(kept[-1], lambda _: GAME), kept.append)
    assert position(again) == position(session)
    assert again.half_said(0)
    assert again.names == session.names


def test_what_somebody_else_has_half_said_is_not_in_the_log() -> None:
    session = session_of("you", "greedy", seed=5)
    before: list[str] = []
    while not session.half_said(1):
        before = log_lines(session)
        question = session.question()
        if question is None:
            say_first(session)
        else:
            session.answer(question, question.answer(session.rng))
    assert log_lines(session) == before


def test_any_word_can_be_resumed_from() -> None:
    kept: list[str] = []
    session = session_of("you", "random", keep=kept.append, seed=8)
    while not session.over and len(kept) < 120:
        session.let_bots_speak()
        if not session.over:
            say_first(session)
        again = resume_session(GAME, read(kept[-1], lambda _: GAME), lambda _: None)
        assert position(again) == position(session)


def test_the_last_words_of_a_sentence_are_said_where_there_is_no_choice() -> None:
    session = session_of("you", "greedy")
    play_to(session, "starting-values")
    say(session, "g3")
    assert not session.half_said(0)
    patients = GAME.view(session.state, 0)["hospitals"][0]["patients"]
    assert patients == ["g3", "y4", "y5"]


def test_undo_equals_never_and_redo_says_it_again() -> None:
    session = session_of("you", "greedy")
    play_to(session, "activate")
    before = position(session)
    say(session, "nurse oncology y2")
    after = position(session)
    taken = session.undo()
    assert GAME.vocabulary.text(word.word for word in taken) == "nurse oncology y2"
    assert position(session) == before
    session.redo()
    assert position(session) == after
    with pytest.raises(UndoRefused, match="redo-nothing"):
        session.redo()


def test_redo_ends_when_something_else_is_said() -> None:
    session = session_of("you", "greedy")
    play_to(session, "activate")
    say(session, "nurse oncology y2")
    session.undo()
    say(session, "nurse")
    with pytest.raises(UndoRefused, match="redo-nothing"):
        session.redo()


def test_undo_takes_the_answers_of_bots_back_and_redo_gives_them() -> None:
    session = session_of("you", "greedy")
    play_to(session, "improve")
    before = position(session)
    say(session, "pass")
    session.let_bots_speak()
    after = position(session)
    taken = session.undo()
    assert {word.speaker for word in taken} == {0, 1}
    assert position(session) == before
    session.redo()
    assert position(session) == after


def test_dice_cannot_be_undone() -> None:
    session = session_of("you", "greedy")
    play_to(session, "starting-values")
    say(session, "g3")
    session.let_bots_speak()
    before = position(session)
    with pytest.raises(UndoRefused, match="undo-chance"):
        session.undo()
    assert position(session) == before


def test_nothing_to_undo() -> None:
    session = session_of("you", "greedy")
    session.let_bots_speak()
    with pytest.raises(UndoRefused, match="undo-nothing"):
        session.undo()
    assert session.step_back() == []


def test_stepping_back_takes_the_last_choice_of_a_half_sentence() -> None:
    session = session_of("you", "greedy")
    play_to(session, "activate")
    before = position(session)
    say(session, "nurse")
    middle = position(session)
    say(session, "oncology")
    session.step_back()
    assert position(session) == middle
    session.step_back()
    assert position(session) == before
    session.redo()
    assert position(session) == middle


def test_restart_goes_back_to_the_start_of_the_phase() -> None:
    session = session_of("you", "greedy")
    play_to(session, "activate")
    before = position(session)
    say(session, "nurse oncology y2")
    say(session, "nurse pharmacy g2")
    say(session, "nurse")
    session.restart()
    assert position(session) == before
    with pytest.raises(UndoRefused, match="restart-nothing"):
        session.restart()


def test_a_refused_word_changes_nothing() -> None:
    session = session_of("you", "greedy")
    play_to(session, "activate")
    before = position(session), len(session.table.entries)
    with pytest.raises(IllegalWord):
        say(session, "nurse oncology g2")
    assert (position(session), len(session.table.entries)) == before


def test_a_bot_that_was_overtaken_is_not_heard() -> None:
    session = session_of("you", "greedy")
    play_to(session, "improve")
    say(session, "pass")
    question = session.question()
    assert question is not None
    word = question.answer(Random(1))
    session.undo()
    before = position(session)
    assert not session.answer(question, word)
    assert position(session) == before


def test_a_bot_is_shown_what_its_seat_sees() -> None:
    session = session_of("Ada", "greedy", seed=2)
    play_to(session, "keep")
    say_first(session)
    question = session.question()
    assert question is not None
    ada = question.sight.view()["hospitals"][0]
    assert ada["hand"] == ["hidden", "hidden"]
    assert ada["administrator"] == "hidden"


def test_administrators_are_covered_and_seen_by_their_owner_alone() -> None:
    session = session_of("Ada", "Bea", seed=4)
    play_to(session, "keep")
    assert session.asked == 0
    assert (session.covered, session.viewer) == (True, SPECTATOR)
    session.uncover()
    assert (session.covered, session.viewer) == (False, 0)
    say_first(session)
    assert session.speaker == 1
    assert (session.covered, session.viewer) == (True, SPECTATOR)
    session.undo()
    assert session.asked == 0
    assert session.covered


def test_one_person_needs_no_cover() -> None:
    session = session_of("you", "greedy")
    play_to(session, "keep")
    assert not session.covered
    assert session.viewer == session.listener == 0


def test_the_lowest_seat_speaks_first_when_all_may() -> None:
    session = session_of("Ada", "Bea", seed=4, activation="simultaneous", administrators="no")
    play_to(session, "activate")
    assert session.asked == 0
    say(session, "finish")
    assert session.asked == 1
    session.undo()
    assert session.speaker == 0


def test_bots_alone_play_to_the_end() -> None:
    session = session_of("greedy", "random", "greedy")
    session.let_bots_speak()
    assert session.over
    scored = session.history.rounds(3, kit_of(GAME.name).scene)
    assert len(scored) == 8
    for seat, sources in enumerate(GAME.outcome(session.state).sources):
        of_rounds = sum(made[seat]["points"] for made in scored)
        dead = sum(made[seat]["dead"] for made in scored)
        assert -2 * dead == sources["fatalities"]
        kept = ("discharges", "empty-hospital", "administrator")
        assert of_rounds == sum(sources[source] for source in kept)
    with pytest.raises(UndoRefused):
        session.undo()


def test_a_file_that_is_no_journal_is_named(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("bad") / "bad.journal"
    path.write_text("hello\n")
    with pytest.raises(Exception, match="in-file") as caught:
        read_journal(str(path))
    assert str(path) in str(caught.value)
