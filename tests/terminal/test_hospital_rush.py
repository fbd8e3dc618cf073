"""Hospital Rush at the terminal: shown, said, listed, and played in lines."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from wardround.games import GAMES
from wardround.table.messages import Figure, Happening
from wardround.terminal.games import kit_of
from wardround.terminal.games.scene import Scene
from wardround.terminal.play.choices import choices, key_of
from wardround.terminal.play.full_screen.app import PlayApp
from wardround.terminal.play.lines import LinePlay
from wardround.terminal.play.prompt import question
from wardround.terminal.play.repl import Repl
from wardround.terminal.play.session import LocalSession
from wardround.text import Speech

from .conftest import Run
from .test_full_screen import act, on_screen, type_line

GAME = GAMES.find("hospital-rush")
CODE = (
    "hospital-rush:3:seats=3:round=1,phase=place,began=1,first=2,mover=1"
    ",beds=pip-plum.barnaby-bump.ivy-ink.tilda-tumble,tiles=0000.0000.0000.1000"
    ":character=theo,bucks=6,bed=4:character=kurt,skills=finance.pharmacy,bed=3"
    ":character=marina,bed=4,beside=1"
)


def session_of(*players: str, seed: int = 4) -> LocalSession:
    options = {"seats": str(len(players)), "rounds": "10"}
    return LocalSession(GAME, players, options, seed)


def test_show_draws_the_corridor_and_everybody(run: Run) -> None:
    out = run("show", CODE).out
    assert "Bed 4: Tilda Tumble (house); has 1 patch, needs 5 patches; 3 prestige" in out
    assert "patient marker: Player 1; Player 3 beside" in out
    assert "Chest: 2 purple, 2 orange, 2 green." in out
    assert "Began this round: Player 1; begins the next one: Player 2." in out
    assert (
        "Player 2 (Kurt von Schneider): 0 prestige, 1 buck, no medicine; Pharmacy, Finance." in out
    )


def test_legal_and_say(run: Run) -> None:
    assert "treat-a treat-b fetch-a" in run("legal", CODE).out
    out = run("say", CODE, "treat-a", "bed-4", "patch", "patch", "done").out
    assert "hospital-rush:3:seats=3" in out
    told = json.loads(run("say", CODE, "night-shift", "seat-3", "--json").out)
    names = [h["name"] for word in told["said"] for h in word["happenings"]]
    assert {"place", "earn", "first"} <= set(names)


def test_why_a_word_cannot_be_said(run: Run) -> None:
    refused = run("say", CODE, "kurt-1")
    assert refused.code == 2
    assert "Kurt: Calling in a favor belongs to another character" in refused.err


def test_cards_are_listed_with_what_of_them_is_house(run: Run) -> None:
    out = run("cards", "hospital-rush").out
    assert "Treat A (treat-a): Treat your patient: 2 tiles are free" in out
    assert "Pip Plum (pip-plum, house): Cured with 2 patches, 1 purple: 2 prestige." in out
    assert "Bribe for 5 (large-bribe)" in out
    chillax = "Freddie: Chillax, man (freddie-1, price and colour: house): The patient in bed 4"
    assert chillax in out
    assert "Freddie II (freddie-2, house): " in out
    card = "from the published visiting card"
    assert f"Kurt II (kurt-2, price: house, {card}): Sell any number" in out
    assert "medicine for 2 bucks each. The bank pays you 2 bucks first." in out
    assert "The bank pays you 2 / 1 / 1 bucks first with 3 / 4 / 5 players." in out
    theft = "the theft is from the published visiting card"
    assert f"Kurt: Calling in a favor (kurt-1, price: house, {theft}): " in out
    assert "Olga Smidgen (olga, house): Has two spaces, “Olga I (house)”" in out


def test_cards_as_documented_have_no_price_of_ours(run: Run) -> None:
    game = ("cards", "hospital-rush", "--option", "characters=documented")
    out = run(*game).out
    assert "Vanessa: What a malingerer (vanessa-1): Discard any patient: 1 prestige" in out
    assert "Vanessa Toad (vanessa): Has two unfair spaces" in out
    cards = {card["word"]: card for card in json.loads(run(*game, "--json").out)["space"]}
    assert (cards["vanessa-1"]["house"], cards["freddie-2"]["house"]) == (
        [],
        ["name", "effect", "price", "colour"],
    )
    assert cards["theo-2"]["source"] == "the buck a tile is from the published visiting card"


def test_a_file_of_ones_own_is_listed_and_every_mistake_in_it_told(
    run: Run, tmp_path: Path
) -> None:
    own = tmp_path / "own.toml"
    patient = '[[patient]]\nid = "x"\nname = "X"\nneeds = { patch = 2 }\nprestige = 1\n'
    own.write_text(patient, encoding="utf-8")
    assert run("cards", "check", str(own), "hospital-rush").out == f"{own}: 1 card, no mistake.\n"
    listed = run("cards", "list", "hospital-rush", "--cards", str(own)).out
    assert "X (x, own card): Cured with 2 patches" in listed
    own.write_text(patient.replace("patch", "blood").replace("= 1", "= 0"), encoding="utf-8")
    told = run("cards", "check", str(own), "hospital-rush")
    assert (told.code, told.out, len(told.err.splitlines())) == (2, "", 3)
    assert "line 4: card “x”, field “needs.blood”: there is no such field" in told.err
    assert "line 5: card “x”, field “prestige”: it cannot be 0" in told.err


def test_prices_by_number_of_players_are_all_listed_unless_seats_are_given(
    run: Run, tmp_path: Path
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        '[[character]]\nid = "olga"\nname = "Olga Smidgen"\n'
        'first = { does = "study", balanced = { cost = [2, 0, 1] } }\nsecond = { does = "exam" }\n',
        encoding="utf-8",
    )
    listing = ("cards", "list", "hospital-rush", "--cards", str(own))

    def olga(*options: str) -> str:
        (line,) = [line for line in run(*listing, *options).out.splitlines() if "(olga-1" in line]
        return line.partition("first.")[2]

    assert olga() == " It costs 2 / 0 / 1 bucks with 3 / 4 / 5 players."
    assert olga("--option", "seats=3") == " It costs 2 bucks."
    assert olga("--option", "seats=4") == ""
    assert olga("--option", "characters=documented") == ""


def test_a_whole_game_in_lines_taking_the_first_choice() -> None:
    session = session_of("you", "random", "random")
    repl = Repl(session)
    for _ in range(2000):
        session.let_bots_speak()
        if session.over:
            break
        assert not repl.hear("1").refused
    assert session.over
    assert LinePlay(session).scene is kit_of("hospital-rush").scene


def test_why_explains_each_space_in_one_sentence() -> None:
    session = session_of("you", "random", "random")
    session.let_bots_speak()
    repl = Repl(session)
    printed = GAME.cards_in_play(session.options)
    for word, card in printed.items():
        if card.kind == "space":
            assert session.speech.say(card.does) in repl.hear(f"why {word}").line


def test_spaces_tell_which_part_is_house_and_what_is_from_a_visiting_card() -> None:
    session = session_of("you", "random", "random")
    session.let_bots_speak()
    repl = Repl(session)
    assert repl.hear("why kurt-2").line.endswith("(price: house; from the published visiting card)")
    assert "price: house" in repl.hear("why vanessa-1").line
    house, printed = (
        GAME.house_parts(session.options),
        GAME.cards_in_play(session.options),
    )
    cast = [intern["character"] for intern in GAME.view(session.state, -1)["interns"]]
    lines = repl.hear("board").page
    for word, card in printed.items():
        if card.facts.get("character") in cast:
            (line,) = [line for line in lines if line.startswith(GAME.names()[word])]
            assert session.speech.house(house.get(word, ())) in line
            assert session.speech.published(card.source) in line


def test_help_board_others_log_and_scores_have_something_to_say() -> None:
    session = session_of("you", "random", "random")
    session.let_bots_speak()
    repl = Repl(session)
    for command in ("help", "board", "others", "log", "scores"):
        assert repl.hear(command).page, command


def test_a_space_that_would_only_be_blocked_says_so() -> None:
    session = session_of("you", "random", "random")
    session.let_bots_speak()
    scene = kit_of("hospital-rush").scene
    seat = session.asked
    assert seat is not None
    assert scene.choice(session, seat, "study").startswith("Now: costs 3, you have 1. Learn")
    assert scene.choice(session, seat, "night-shift").startswith("Now: 2 bucks, name who starts.")


def test_an_unfair_space_tells_the_risk() -> None:
    session = session_of("you", "random", "random")
    session.let_bots_speak()
    told = kit_of("hospital-rush").scene.choice(session, session.asked or 0, "sabotage")
    assert "Unfair: Rat out is open" in told


def punished() -> LocalSession:
    """A game in which the person was unfair and somebody strikes back."""
    for seed in range(40):
        session = session_of("you", "greedy", "random", "random", seed=seed)
        for _ in range(60):
            session.let_bots_speak()
            if session.over:
                break
            if "prestige" in [choice.line for choice in choices(session)]:
                return session
            lines = [choice.line for choice in choices(session)]
            unfair = [line for line in lines if line == "sabotage" or line.endswith(("-1", "-2"))]
            Repl(session).hear((unfair or lines)[0])
    raise AssertionError("nobody was punished in forty games")


def test_a_punishment_is_asked_with_both_results() -> None:
    session = punished()
    told = {choice.line: choice.text for choice in choices(session)}
    assert list(told) == ["buck", "prestige", "always buck"]
    assert " left" in told["buck"]
    assert "down to " in told["prestige"]
    asked, reason = question(session)
    assert asked.startswith("You: Pay ")
    assert "Seat" not in reason


def test_placements_and_early_options_are_told() -> None:
    session = session_of("you", "random", "random")
    session.let_bots_speak()
    Repl(session).hear("night-shift seat-2")
    session.let_bots_speak()
    told = "\n".join(kit_of("hospital-rush").scene.situation(session))
    assert "Markers so far: " in told
    assert "You Night shift" in told
    assert "Chest: " in told


def test_the_log_tells_a_discarded_patient_from_one_that_leaves() -> None:
    session = session_of("you", "random", "random")
    gone: dict[str, Figure] = {"bed": 4, "patient": "nell-nettle"}
    lines = kit_of("hospital-rush").scene.log(
        session, [Happening("discard", 0, gone), Happening("dismiss", -1, gone)]
    )
    assert [line.replace(" (house)", "") for line in lines] == [
        "You: discards Nell Nettle from bed 4",
        "Nell Nettle leaves bed 4 and brings no prestige",
    ]


def test_nothing_is_told_twice_inside_a_sentence() -> None:
    session = session_of("you", "random", "random")
    session.let_bots_speak()
    Repl(session).hear("treat-b")
    assert kit_of("hospital-rush").scene.situation(session) == []


def test_the_full_screen_shows_corridor_markers_and_everybody() -> None:
    session = session_of("you", "random", "random", seed=6)

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        seen = on_screen(app)
        assert "The corridor (bed 4 leaves after the round)" in seen
        assert "Markers of this round, in order" in seen
        assert "Your own spaces" in seen
        assert "(unfair): " in seen
        assert "Where do you place your first marker?" in seen
        await type_line(app, pilot, "treat-b bed-1 patch done")
        assert "Where do you place your second marker?" in on_screen(app)

    act(session, script, size=(120, 42))


def test_the_full_screen_fits_a_small_terminal() -> None:
    session = session_of("you", "random", "random")

    async def script(app: PlayApp, _pilot: Pilot[None]) -> None:
        seen = on_screen(app)
        assert "Where do you place your first marker?" in seen
        assert "Bed 4" in seen
        assert "1 treat-a" in seen
        assert "A bribe" in seen
        own = next(line for line in seen.splitlines() if line.startswith(" You "))
        assert "buck" in own

    act(session, script, size=(80, 24))


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_all_beds_are_in_sight_on_a_small_terminal(language: str) -> None:
    session = LocalSession(GAME, ("you", *["greedy"] * 3), {"seats": "4"}, 3)
    session.let_bots_speak()
    session.speech = Speech(language)
    bed_of = session.speech.label

    async def script(app: PlayApp, _pilot: Pilot[None]) -> None:
        seen = on_screen(app).splitlines()
        beds = [bed_of("board-bed", bed=n) for n in (1, 2, 3, 4)]
        found = [n for n, line in enumerate(seen) if line[1:7].strip() in beds]
        assert len(found) == 4, seen
        assert found == list(range(found[0], found[0] + 4)), "a line each"

    act(session, script, size=(80, 24), hint="a line about something else")


def test_a_right_hand_option_is_told_beside_its_bed() -> None:
    session = LocalSession(GAME, ("you", *["greedy"] * 3), {"seats": "4"}, 3)
    session.let_bots_speak()

    async def script(app: PlayApp, _pilot: Pilot[None]) -> None:
        assert "Bruno Bellows (house) ★4 [+][+][p][p][o] or ★1 [+][+][p] free" in on_screen(app)

    act(session, script, size=(80, 24))


def test_a_game_without_a_scene_is_told_by_its_contract() -> None:
    session = session_of("you", "random", "random")
    session.let_bots_speak()
    scene = Scene()
    assert scene.title(session) == "Hospital rush, round 1 actions"
    assert scene.describe_word(session, "study")
    assert scene.whole(session)
    assert scene.choice(session, session.asked or 0, "night-shift")


def with_bucks(least: int) -> LocalSession:
    """A game in which the person places a marker, has so many bucks, and may bribe."""
    session = session_of("you", "random", "random")
    repl = Repl(session)
    for _ in range(200):
        session.let_bots_speak()
        lines = [choice.line for choice in repl.choices]
        bucks = GAME.view(session.state, 0)["interns"][0]["bucks"]
        if "bribe" in lines and bucks >= least:
            return session
        repl.hear(next((line for line in lines if line in ("night-shift", "seat-1")), lines[0]))
    raise AssertionError("the person never had enough")


def test_prices_are_words_that_look_like_numbers() -> None:
    session = with_bucks(5)
    bucks = GAME.view(session.state, 0)["interns"][0]["bucks"]
    repl = Repl(session)
    repl.hear("bribe")
    assert [choice.line for choice in repl.choices] == ["3", "5", "skip"]
    assert repl.hear("4").line.startswith("There is no choice 4")
    assert not repl.choose(repl.choices[1]).refused
    assert GAME.view(session.state, 0)["interns"][0]["bucks"] == bucks - 5


def test_any_number_offered_can_be_said() -> None:
    rng = Random(2)
    for seed in (1, 2):
        session = session_of("you", "greedy", "random", seed=seed)
        repl = Repl(session)
        session.let_bots_speak()
        while not session.over:
            key = key_of(int(rng.random() * len(repl.choices)))
            assert not repl.hear(key).refused
            session.habits.clear()
            session.let_bots_speak()


def test_a_space_that_brings_nothing_is_asked_about_first() -> None:
    session = session_of("you", "random", "random")
    session.let_bots_speak()
    repl = Repl(session)
    before = GAME.encode(session.state)
    assert repl.hear("study").line == "Study does nothing now. Say it all the same?"
    assert [choice.line for choice in repl.choices] == ["study", "back"]
    repl.hear("back")
    assert GAME.encode(session.state) == before
    assert not repl.hear("fetch-a").line, "what brings something is said at once"


def test_who_insists_says_what_brings_nothing() -> None:
    session = session_of("you", "random", "random")
    session.let_bots_speak()
    repl = Repl(session)
    before = GAME.encode(session.state)
    repl.hear("study")
    repl.hear("1")
    assert GAME.encode(session.state) != before
