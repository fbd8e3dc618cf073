"""Hospital Rush at the terminal: shown, said, listed, and played in lines."""

from __future__ import annotations

import json
from pathlib import Path

from wardround.games import GAMES
from wardround.terminal.plain_play import PlainPlay
from wardround.terminal.scene import Scene, scene_of
from wardround.terminal.session import Session
from wardround.terminal.talk import Talk

from .conftest import Run

GAME = GAMES.find("hospital-rush")
CODE = (
    "hospital-rush:1:seats=3:round=1,phase=place,began=1,first=2,mover=1"
    ",beds=pip-plum.barnaby-bump.ivy-ink.tilda-tumble,tiles=0000.0000.0000.1000"
    ":character=theo,bucks=6,bed=4:character=kurt,skills=finance.pharmacy,bed=3"
    ":character=marina,bed=4,beside=1"
)


def session_of(*players: str, seed: int = 4) -> Session:
    options = {"seats": str(len(players)), "rounds": "10"}
    return Session(GAME, players, options, seed)


def test_show_draws_the_corridor_and_everybody(run: Run) -> None:
    out = run("show", CODE).out
    assert "Bed 4: Tilda Tumble (house); has 1 patch, needs 5 patches; 3 prestige" in out
    assert "patient of Seat 1; Seat 3 beside" in out
    assert "Chest: 2 purple, 2 orange, 2 green." in out
    assert "This round Seat 1 began; the next one starts with Seat 2." in out
    assert "Seat 2 (Kurt von Schneider): 0 prestige, 1 buck, no medicine; Pharmacy, Finance." in out


def test_legal_and_say(run: Run) -> None:
    assert "treat-a treat-b fetch-a" in run("legal", CODE).out
    out = run("say", CODE, "treat-a", "bed-4", "patch", "patch", "done").out
    assert "hospital-rush:1:seats=3" in out
    told = json.loads(run("say", CODE, "night-shift", "seat-3", "--json").out)
    names = [h["name"] for word in told["said"] for h in word["happenings"]]
    assert {"place", "earn", "first"} <= set(names)


def test_why_a_word_cannot_be_said(run: Run) -> None:
    refused = run("say", CODE, "kurt-1")
    assert refused.code == 2
    assert "Kurt I belongs to another character" in refused.err.replace(" (house)", "")


def test_cards_are_listed_house_ones_marked(run: Run) -> None:
    out = run("cards", "--game", "hospital-rush").out
    assert "Treat A (treat-a): Treat your patient: 2 tiles are free" in out
    assert "Pip Plum (pip-plum, house): Cured with 2 patches, 1 purple: 2 prestige." in out
    assert "Bribe for 5 (large-bribe)" in out


def test_a_file_of_ones_own_is_listed_and_every_mistake_in_it_told(
    run: Run, tmp_path: Path
) -> None:
    own = tmp_path / "own.toml"
    patient = '[[patient]]\nid = "x"\nname = "X"\nneeds = { patch = 2 }\nprestige = 1\n'
    own.write_text(patient, encoding="utf-8")
    rush = ("--game", "hospital-rush")
    assert run("cards", "check", str(own), *rush).out == f"{own}: 1 card, no mistake.\n"
    listed = run("cards", "list", "--own", str(own), *rush).out
    assert "X (x, own card): Cured with 2 patches" in listed
    own.write_text(patient.replace("patch", "blood").replace("= 1", "= 0"), encoding="utf-8")
    told = run("cards", "check", str(own), *rush)
    assert (told.code, len(told.out.splitlines())) == (2, 2)
    assert "line 4: card “x”, field “needs.blood”: there is no such field" in told.out
    assert "line 5: card “x”, field “prestige”: it cannot be 0" in told.out


def test_a_whole_game_in_lines_taking_the_first_choice() -> None:
    session = session_of("you", "random", "random")
    talk = Talk(session)
    for _ in range(2000):
        session.let_bots_speak()
        if session.over:
            break
        assert not talk.hear("1").refused
    assert session.over
    assert PlainPlay(session).scene is scene_of("hospital-rush")


def test_why_explains_each_space_in_one_sentence() -> None:
    session = session_of("you", "random", "random")
    session.let_bots_speak()
    talk = Talk(session)
    printed = GAME.printed(session.table.options)
    for word, card in printed.items():
        if card.kind == "space":
            assert session.speech.say(card.does) in talk.hear(f"why {word}").line


def test_help_board_others_log_and_scores_have_something_to_say() -> None:
    session = session_of("you", "random", "random")
    session.let_bots_speak()
    talk = Talk(session)
    for command in ("help", "board", "others", "log", "scores"):
        assert talk.hear(command).page, command


def test_a_space_that_would_only_be_blocked_says_so() -> None:
    session = session_of("you", "random", "random")
    session.let_bots_speak()
    scene = scene_of("hospital-rush")
    seat = session.asked
    assert seat is not None
    assert "only block" in scene.choice(session, seat, "study")
    assert "only block" not in scene.choice(session, seat, "night-shift")


def test_a_game_without_a_scene_is_told_by_its_contract() -> None:
    session = session_of("you", "random", "random")
    session.let_bots_speak()
    scene = Scene()
    assert scene.title(session) == "Hospital rush, round 1 actions"
    assert scene.described(session, "study")
    assert scene.whole(session)
    assert scene.choice(session, session.asked or 0, "night-shift")
