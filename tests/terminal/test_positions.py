"""legal, say, show and new: everything about one position."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from wardround.games import GAMES, game_of

from .conftest import Run

Refused = Callable[..., str]
Position = Callable[[str], str]
FRESH = "dice-hospital:2:seats=2:round=0,phase=first-player::"


def decoded(code: str) -> object:
    code = code.strip()
    game = game_of(code)
    assert game.encode(game.decode(code)) == code
    return game.view(game.decode(code), -1)


def test_legal_tells_question_reason_and_words(run: Run, position: Position) -> None:
    ran = run("legal", position("activation"))
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "Player 3: Place a worker, or finish.",
        "  You have 1 free worker and no blood bag. Whoever is not treated gets worse.",
        "  Say: finish nurse",
    ]


def test_legal_lists_everybody_who_may_speak(run: Run, position: Position) -> None:
    lines = run("legal", position("together")).out.splitlines()
    assert [line.split(":")[0] for line in lines if line[0] != " "] == ["Player 1", "Player 2"]


def test_legal_tells_how_likely_chance_is(run: Run, position: Position) -> None:
    lines = run("legal", position("rolling")).out.splitlines()
    assert lines[0] == "Chance: Dice are rolled or cards are turned up."
    assert lines[1].split() == ["r2", "12/136", "8.8", "%"]
    assert len(lines) == 13


def test_legal_explains_words_that_do_not_tell_their_card(run: Run, position: Position) -> None:
    assert "Amber (admin-2, name: house): 1 point" in run("legal", position("keeping")).out


def test_legal_json(run: Run, position: Position) -> None:
    answer = json.loads(run("legal", position("together"), "--json").out)
    assert answer["game"] == "dice-hospital"
    assert answer["over"] is False
    assert [offer["speaker"] for offer in answer["speakers"]] == ["1", "2"]
    assert answer["speakers"][1]["words"] == ["bag", "finish", "nurse"]
    chance = json.loads(run("legal", position("dealing"), "--json").out)["speakers"]
    assert [offer["speaker"] for offer in chance] == ["*1"]
    assert chance[0]["weights"] == [1] * 8


def test_legal_when_it_is_over(run: Run, position: Position) -> None:
    assert run("legal", position("over")).out == "The game is over: nobody may speak.\n"
    answer = json.loads(run("legal", position("over"), "--json").out)
    assert answer["over"] is True
    assert answer["speakers"] == []


def test_a_position_can_come_from_standard_input(run: Run) -> None:
    assert "Chance" in run("legal", "-", given=FRESH + "\n").out


def test_say_prints_the_code_alone_and_tells_beside_it(run: Run, position: Position) -> None:
    ran = run("say", position("activation"), "nurse", "intensive-care", "g2")
    assert ran.code == 0
    assert ran.out.count("\n") == 1
    assert "used=oncology.pharmacy.intensive-care" in ran.out
    assert ran.err.splitlines() == [
        "Player 3 sends a nurse to Intensive Care.",
        "Player 3 heals g2: now g3t.",
    ]
    decoded(ran.out)


def test_say_can_be_quiet(run: Run, position: Position) -> None:
    ran = run("say", position("activation"), "nurse intensive-care g2", "--quiet")
    assert ran.err == ""
    assert "nurses=0" in ran.out


def test_a_group_may_be_said_in_any_order(run: Run, position: Position) -> None:
    sorted_out = run("say", position("overflow"), "1:y2", "g2").out
    assert run("say", position("overflow"), "1:g2", "y2").out == sorted_out
    assert "fatalities=2,points=1.0.0,administrator=admin-3" in sorted_out
    placed = run("say", position("activation"), "nurse", "g2", "intensive-care").out
    assert placed == run("say", position("activation"), "nurse", "intensive-care", "g2").out


def test_a_sentence_may_stay_half_said(run: Run, position: Position) -> None:
    assert "said=nurse.imaging" in run("say", position("activation"), "nurse", "imaging").out


def test_chance_is_said_like_any_other(run: Run) -> None:
    bare = run("say", FRESH, "seat-2", "urology", "surgeon", "specialist", "urologist").out
    named = run("say", FRESH, "*:seat-2", "*:urology", "surgeon", "2:specialist", "*:urologist").out
    assert bare == named
    assert "first=2" in bare
    dealt = run("say", bare.strip(), "*2:red", "red", "green", "*1:red").out
    assert ":hand=red:hand=red.red.green" in dealt


def test_a_named_speaker_goes_on_speaking(run: Run, position: Position) -> None:
    ran = run("say", position("together"), "2:nurse", "pharmacy", "g2", "1:nurse", "imaging", "r3")
    assert ran.err.splitlines() == [
        "Player 2 sends a nurse to Pharmacy.",
        "Player 2 heals g2: now g3t.",
        "Player 1 sends a nurse to Imaging.",
        "Player 1 heals r3: now r4t.",
    ]


def test_a_named_speaker_may_say_several_sentences(run: Run, position: Position) -> None:
    words = "2:nurse pharmacy g2 nurse imaging y3 bag g3 heal"
    log = run("say", position("together"), words).err.splitlines()
    assert [line for line in log if not line.startswith("Player 2 ")] == []
    assert "Player 2 uses a blood bag." in log
    assert log[2] == "Player 2 sends a nurse to Imaging."


def test_a_bare_word_belongs_to_whoever_alone_may_speak(run: Run, position: Position) -> None:
    ran = run("say", position("activation"), "3:finish", "nurse", "oncology", "y3", "finish")
    assert ran.err.splitlines()[0] == "Player 2 sends a nurse to Oncology."
    assert "mover=1" in ran.out


def test_several_speakers_must_be_told_apart(refused: Refused, position: Position) -> None:
    said = refused("say", position("together"), "nurse")
    assert said == (
        "Who says “nurse”? It is for Player 1, Player 2 to speak: name one in front of the word,"
        " as in “1:nurse”."
    )


def test_say_json(run: Run, position: Position) -> None:
    ran = run("say", position("activation"), "nurse", "g2", "intensive-care", "--json")
    answer = json.loads(ran.out)
    assert [word["word"] for word in answer["said"]] == ["nurse", "intensive-care", "g2"]
    assert answer["turn"] == ["3"]
    told = answer["said"][2]["happenings"]
    healed = next(happening for happening in told if happening["name"] == "heal")
    assert healed["seat"] == 3
    assert healed["figures"] == {"patient": "g2", "becomes": "g3t"}
    assert healed["text"] == "Player 3 heals g2: now g3t."
    assert ran.err == ""
    decoded(answer["position"])


def test_a_refused_word_unsays_those_before_it(refused: Refused, position: Position) -> None:
    said = refused("say", position("activation"), "nurse", "intensive-care", "r3")
    assert said == (
        "“r3” is not legal for Player 3 now. Legal: g2."
        " Why not: only a patient of value 1 or 2 can be chosen."
    )


def test_a_chance_word_is_refused_without_a_reason(refused: Refused) -> None:
    said = refused("say", FRESH, "seat-3")
    assert said == "“seat-3” is not legal for chance now. Legal: seat-1, seat-2."


def test_garbage_illegal_and_over_differ(refused: Refused, position: Position) -> None:
    garbage = refused("say", "xyz", "nurse")
    illegal = refused("say", position("activation"), "pass")
    over = refused("say", position("over"), "nurse")
    assert garbage.startswith("“xyz” is not a position code")
    assert illegal.startswith("“pass” is not legal for Player 3 now. Legal: finish, nurse.")
    assert over == "Nobody can say “nurse”: the game is over."


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nuse"], "“nuse” is not a word of this game. Did you mean: nurse, use?"),
        (["1:nurse"], "“nurse” is not for Player 1 to say: now it is for Player 3 to speak."),
        (["seven:nurse"], "“seven” names no speaker. A speaker is a player (1, 2 …)"),
        ([":nurse"], "“” names no speaker."),
        ([], "Which words? Name at least one"),
        ([" "], "Which words? Name at least one"),
    ],
)
def test_say_refuses(refused: Refused, position: Position, words: list[str], said: str) -> None:
    assert refused("say", position("activation"), *words).startswith(said)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("", "“” is not a position code"),
        ("dice-hospital:2", "“dice-hospital:2” is not a whole position code"),
        (FRESH.replace(":2:", ":9:"), "The position code is of version 9"),
        (FRESH.replace("seats=2", "seats=7"), "The field “seats” of the options section cannot"),
        (FRESH.replace("phase=first-player", "phase=lunch"), "The field “phase” of the table"),
        (FRESH.replace(",phase=first-player", ""), "The field “phase” of the table section is mis"),
        (
            FRESH + "bags=-1",
            "The field “bags” of the section of Player 2 cannot hold “-1”. Allowed:",
        ),
        (FRESH + "bag=1", "“bag=1” is not a field of the section of Player 2."),
        (FRESH + "patients=r4", "This position is impossible: the field “patients” of the section"),
    ],
)
def test_bad_positions_say_where(refused: Refused, code: str, said: str) -> None:
    assert refused("legal", code).startswith(said)


@pytest.mark.parametrize("name", ["activation", "taking"])
def test_show_plain(
    run: Run, position: Position, snapshot: Callable[[str, str], None], name: str
) -> None:
    """After a change: REGENERATE=1 python -m pytest tests/terminal, then read data/show-*.txt."""
    ran = run("show", position(name), "--plain")
    assert ran.code == 0
    snapshot(f"show-{name}.txt", ran.out)


def test_show_is_plain_where_there_is_no_terminal(run: Run, position: Position) -> None:
    out = run("show", position("activation")).out
    assert out == run("show", position("activation"), "--plain").out
    assert out.isascii()


def test_show_draws_frames_if_told_to(run: Run, position: Position) -> None:
    out = run("show", position("activation"), "--no-plain").out
    assert "─ Player 3 (first player, ambulance 1, has the word) ─" in out
    for word in ("r3", "gr6t", "Oncology", "(used)", "Ruby (name: house)", "In the bag"):
        assert word in out


def test_show_in_colour(run: Run, position: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "130")
    lines = run("show", position("taking")).out.splitlines()
    assert any("\x1b[" in line and " r2 " in line for line in lines)
    assert any("Player 1" in line and "Player 2" in line for line in lines)


def test_show_gives_a_seat_no_secrets(run: Run, position: Position) -> None:
    everything = run("show", position("keeping")).out
    assert "Amber (name: house)" in everything
    assert "Victor (name: house)" in everything
    own = run("show", position("keeping"), "--seat", "2").out
    assert "Dealt: hidden, hidden" in own
    assert "Amber" not in own
    assert "Victor (name: house)" in own


def test_show_asks_the_seat_that_looks(run: Run, position: Position) -> None:
    lines = run("show", position("activation"), "--seat", "1").out.splitlines()
    assert lines[2:4] == ["Player 1: Wait.", "  Still to speak: Player 3."]


def test_show_a_half_said_sentence(run: Run, position: Position) -> None:
    half = run("say", position("activation"), "nurse", "allergy-centre", "g4").out.strip()
    out = run("show", half).out
    assert "Said so far: nurse allergy-centre g4" in out
    assert "Player 3: Allergy Centre: choose 2 more patients." in out


def test_show_the_end(run: Run, position: Position) -> None:
    out = run("show", position("over")).out
    assert "Decided by points." in out
    assert "Player 2 (first player, ambulance 2, place 1)" in out


@pytest.mark.parametrize(
    "name", ["starting", "dealing", "rolling", "overflow", "together", "keeping", "over"]
)
@pytest.mark.usefixtures("every_sentence_exists")
def test_every_phase_can_be_shown(run: Run, position: Position, name: str) -> None:
    for options in ((), ("--no-plain",), ("--seat", "1")):
        ran = run("show", position(name), *options)
        assert ran.code == 0


@pytest.mark.parametrize("seat", ["0", "4", "-1"])
def test_show_refuses_a_seat_that_is_not_there(
    refused: Refused, position: Position, seat: str
) -> None:
    said = refused("show", position("activation"), f"--seat={seat}")
    assert said == f"There is no player {seat} here. Players are 1 to 3."


def test_new_is_before_the_first_word(run: Run) -> None:
    assert run("new", "dice-hospital", "--seats", "2").out.strip() == FRESH
    code = run("new", "dice-hospital", "--seats", "4", "--option", "activation=simultaneous").out
    assert "seats=4,activation=simultaneous" in code
    decoded(code)


def test_new_with_a_seed_is_at_the_first_decision(run: Run) -> None:
    code = run("new", "dice-hospital", "--seats", "3", "--seed", "123456789").out
    assert code == run("new", "dice-hospital", "--seats", "3", "--seed", "123456789").out
    assert code != run("new", "dice-hospital", "--seats", "3", "--seed", "5").out
    assert "123456789" not in code
    game = GAMES.find("dice-hospital")
    assert game.turn(game.decode(code.strip()))[0] >= 0


def test_new_journal(run: Run) -> None:
    ran = run("new", "dice-hospital", "--seats", "2", "--journal")
    assert ran.out.splitlines() == [
        "wardround journal 1",
        "game dice-hospital",
        "rules 2",
        f"cards {GAMES.find('dice-hospital').cards_digest({'seats': '2'})}",
        "seats 2",
    ]
    seeded = run("new", "dice-hospital", "--seats", "2", "--journal", "--seed", "123456789").out
    assert "\n# setup\n*: seat-" in seeded
    assert "123456789" not in seeded
    assert run("replay", "-", "--check", given=seeded).out == "1 journal checked\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["chess", "--seats", "2"],
            "There is no game “chess”. Games: dice-hospital, hospital-rush.",
        ),
        (["dice-hospitals", "--seats", "2"], "There is no game “dice-hospitals”. Did you mean d"),
        (["dice-hospital", "--seats", "5"], "“seats” cannot be “5”. Allowed: 1, 2, 3, 4."),
        (["dice-hospital", "--seats", "two"], "--seats needs a number, not “two”."),
        (["dice-hospital"], "“wardround new” needs --seats."),
        (["dice-hospital", "--seats", "2", "--option", "a"], "“a” is not an option. Write name="),
        (["dice-hospital", "--seats", "2", "--option", "a=b"], "There is no option “a”. Options:"),
        (
            ["dice-hospital", "--seats", "2", "--option", "activation=slow"],
            "“activation” cannot be “slow”. Allowed: linear, simultaneous.",
        ),
        (["dice-hospital", "--seats", "2", "--option", "seats=3"], "The option “seats” is given t"),
    ],
)
def test_new_refuses(refused: Refused, arguments: list[str], said: str) -> None:
    assert refused("new", *arguments).startswith(said)
