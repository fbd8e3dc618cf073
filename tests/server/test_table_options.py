"""Before a table is made: options that go together or not, and card files of one's own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.serving import Failed, Json, Served, at, serving
from table.tiny import TinyGame
from wardround.games import GAMES, game_with
from wardround.table.errors import BadCard, BadJournal
from wardround.table.game import Game
from wardround.table.notation.transcript import read
from wardround.table.registry import Registry

CARDS = """
[[specialist]]
id = "porter"
name = "Night Porter"
copies = 12
family = "blue"
relation = "anyone"
count = 1
steps = 1

[[department]]
id = "sun-room"
name = "Sun Room"
copies = 12
count = 2
steps = 1
"""
MISTAKES = """[[specialist]]
id = "porter"
name = "Night Porter"
copies = 99
family = "pink"
relation = "anyone"
count = 1
steps = 1

[[ward]]
id = "x"
"""
ALONE = {"options": {"administrators": "no"}}


def settle(served: Served, cards: str = "", **options: str) -> Json:
    wanted = {"options": options, "cards": cards}
    answer: Json = served.post("/api/games/dice-hospital/settle", wanted)
    return answer


def test_defaults_are_filled_in_and_follow_the_seats(served: Served) -> None:
    assert settle(served, seats="3")["options"]["administrators"] == "yes"
    alone = settle(served, seats="1")
    assert alone["problem"] is None
    assert alone["options"]["administrators"] == "no"
    with pytest.raises(Failed, match="unknown-game"):
        served.post("/api/games/chess/settle", {"options": {"seats": "2"}})


def test_numbers_may_be_given_as_such(served: Served) -> None:
    asked = "/api/games/dice-hospital/settle"
    found = served.post(asked, {"options": {"seats": 1, "epidemic": "yes"}})
    assert found == settle(served, seats="1", epidemic="yes")
    found = served.post("/api/games/hospital-rush/settle", {"options": {"seats": 3, "rounds": 20}})
    assert (found["options"]["seats"], found["options"]["rounds"]) == ("3", "20")
    assert served.post(asked, {"options": {"seats": 9}})["problem"]["text"] == (
        "“seats” cannot be “9”. Allowed: 1, 2, 3, 4."
    )


@pytest.mark.parametrize("given", [True, 2.5, None, [2]])
def test_what_is_neither_word_nor_whole_number_is_refused_with_its_place(
    served: Served, given: Any
) -> None:
    with pytest.raises(Failed) as caught:
        served.post("/api/games/dice-hospital/settle", {"options": {"seats": given}})
    assert (caught.value.status, caught.value.code) == (400, "message-malformed")
    assert "$.options" in caught.value.text


def test_a_table_can_be_made_with_numbers(served: Served) -> None:
    bots = [{"kind": "bot"}, {"kind": "bot"}, {"kind": "person", "name": "Ada"}]
    wanted = {"game": "hospital-rush", "seats": bots, "options": {"rounds": 10}}
    made = served.post("/api/tables", wanted)
    assert served.get(f"/api/tables/{made['table']}")["options"]["rounds"] == "10"


def test_a_set_is_spelled_out_and_what_is_chosen_beside_it_prevails(served: Served) -> None:
    hard = settle(served, seats="2", set="hard", crisis="no")["options"]
    assert (hard["crisis"], hard["epidemic"], hard["superbug"]) == ("no", "yes", "yes")
    assert "set" not in hard


def test_options_are_told_by_the_name_of_a_set_or_one_by_one(served: Served) -> None:
    assert settle(served, seats="1")["played"][0].startswith("Standard")
    assert settle(served, seats="4", set="everything")["played"][0].startswith("Everything")
    told = settle(served, seats="2", administrators="no", events="yes")["played"]
    assert told == ["Administrators: Without them.", "Event cards."]


def test_what_does_not_go_with_the_options_is_told_beforehand_with_its_reason(
    served: Served,
) -> None:
    alone = settle(served, seats="1")
    assert "no ambulances" in alone["refused"]["epidemic"]["yes"]
    assert "no solo game" in alone["refused"]["edition"]["prototype"]
    assert "seats" not in alone["refused"], "defaults are in nobody's way"
    assert "seats" not in settle(served, seats="2")["refused"]
    assert list(settle(served, seats="2", epidemic="yes")["refused"]["seats"]) == ["1"]
    assert "double" in settle(served, seats="2")["refused"]["reports"]


def test_a_refused_combination_says_why_and_on_both_sides(served: Served) -> None:
    found = settle(served, seats="1", epidemic="yes")
    assert found["problem"]["code"] == "refused-alone-epidemic"
    assert found["options"] == {"seats": "1", "epidemic": "yes"}
    reason = found["problem"]["text"]
    assert found["refused"]["seats"]["1"] == found["refused"]["epidemic"]["yes"] == reason
    assert settle(served, seats="9")["problem"]["code"] == "option-value"


def test_a_game_without_sets_is_asked_in_the_same_way(served: Served) -> None:
    wanted = {"options": {"seats": "3", "rounds": "20"}}
    found = served.post("/api/games/hospital-rush/settle", wanted)
    assert (found["options"]["rounds"], found["problem"]) == ("20", None)
    assert list(found["refused"]["first"]) == ["seat-4", "seat-5"]


def test_every_mistake_of_a_card_file_is_told_at_once(served: Served) -> None:
    found = settle(served, MISTAKES, seats="2")
    where = [(one["line"], one["card"], one["field"]) for one in found["mistakes"]]
    assert where == [(4, "porter", "copies"), (5, "porter", "family"), (10, "", "ward")]
    assert all(one["text"] for one in found["mistakes"])
    assert found["problem"] is None, "the options themselves are fine"
    with pytest.raises(Failed, match="cards-mistaken") as error:
        served.make("Ada", "Bea", cards=MISTAKES)
    assert error.value.text.startswith("The card file has 3 mistakes, the first of them: it cannot")


@pytest.mark.parametrize("text", ["a = ", "a = " + "[" * 20_000, "\x00", 'id = "\\ud800"'])
def test_what_is_no_card_file_is_a_mistake_with_a_line(served: Served, text: str) -> None:
    assert settle(served, text, seats="2")["mistakes"][0]["line"] == 1


def test_the_example_of_a_card_file_is_right(served: Served) -> None:
    for game, options, cards in (
        ("dice-hospital", {"events": "yes"}, {"Sun Room", "Night Porter", "Another Blood Drive"}),
        ("hospital-rush", {}, {"Gus Gravel", "Ines Quickstep"}),
    ):
        (seen,) = [one for one in served.get("/api/games")["games"] if one["name"] == game]
        wanted = {"options": {"seats": "3", **options}, "cards": seen["card_example"]}
        found = served.post(f"/api/games/{game}/settle", wanted)
        assert found["mistakes"] == []
        assert cards <= set(found["cards"])


def test_a_card_file_has_a_size_limit(served: Served) -> None:
    fits = ("#" + "é" * 999 + "\n") * 16
    assert settle(served, fits, seats="2")["mistakes"] == []
    for cards in (fits * 2, "#" * 200_000):
        with pytest.raises(Failed, match="too-long"):
            settle(served, cards, seats="2")
        with pytest.raises(Failed, match="too-long"):
            served.make("Ada", "Bea", cards=cards)


def test_a_game_that_takes_no_cards_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    plain: Registry[Game[Any]] = Registry("game")
    plain.register("tiny", TinyGame)
    monkeypatch.setattr("wardround.games.GAMES", plain)
    with pytest.raises(BadCard, match="cards-none-here"):
        game_with("tiny", CARDS)


def test_the_cards_of_a_file_are_named_as_far_as_they_are_in_play(served: Served) -> None:
    event = '[[event]]\nid = "calm"\nname = "Calm Night"\ngain = { bags = 1 }\n'
    assert settle(served, CARDS + event, seats="2")["cards"] == ["Sun Room", "Night Porter"]
    assert "Calm Night" in settle(served, CARDS + event, seats="2", events="yes")["cards"]
    assert settle(served, seats="2")["cards"] == []


def facts_of(served: Served, game: str, **options: str) -> Json:
    cards: Json = served.post(f"/api/games/{game}/facts", {"options": options})["cards"]
    return cards


def test_facts_name_the_happenings_that_have_no_line(served: Served) -> None:
    facts = served.post("/api/games/hospital-rush/facts", {"options": {"seats": "3"}})
    assert "phase" in facts["silent"]
    assert "earn" not in facts["silent"]


def test_cards_tell_which_of_their_parts_are_house(served: Served) -> None:
    cards = facts_of(served, "dice-hospital", seats="2", experimental="replace")
    assert (cards["admin-1"]["house"], cards["admin-1"]["mark"]) == (["name"], "name: house")
    assert cards["registrar"]["mark"] == "colour: house"
    assert (cards["surgeon"]["house"], cards["surgeon"]["mark"]) == ([], "")
    alone = facts_of(served, "dice-hospital", seats="1")
    assert [alone[f"report-{n}"]["mark"] for n in (1, 2)] == ["house", "name and points: house"]


def test_cards_follow_the_option_for_characters(served: Served) -> None:
    game = GAMES.find("hospital-rush")
    for characters in ("balanced", "documented"):
        options = game.resolve_options({"seats": "3", "characters": characters})
        cards = facts_of(served, "hospital-rush", **options)
        vanessa = cards["vanessa-1"]
        assert vanessa["name"] == "Vanessa: What a malingerer"
        assert vanessa["facts"]["title"] == "What a malingerer"
        assert vanessa["facts"]["cost"] == game.cards_in_play(options)["vanessa-1"].facts["cost"]
        assert vanessa["house"] == list(game.house_parts(options).get("vanessa-1", ()))
        assert vanessa["mark"] == ("price: house" if characters == "balanced" else "")
        assert cards["kurt-2"]["source"] == "from the published visiting card"
        assert cards["olga"]["mark"] == "house"


def test_cards_are_told_for_any_number_of_seats_where_none_is_given(served: Served) -> None:
    olga = (
        '[[character]]\nid = "olga"\nname = "Olga Smidgen"\n'
        'first = { does = "study", house = [], balanced = { cost = [0, 2, 1] } }\n'
        'second = { does = "exam" }\n'
    )

    def told(**options: str) -> tuple[str, list[str]]:
        body = {"options": options, "cards": olga}
        card = served.post("/api/games/hospital-rush/facts", body)["cards"]["olga-1"]
        return card["text"].partition("first.")[2], card["house"]

    assert told() == (" It costs 0 / 2 / 1 bucks with 3 / 4 / 5 players.", ["price"])
    assert told(seats="3") == ("", [])
    assert told(seats="4") == (" It costs 2 bucks.", ["price"])


def test_a_table_is_played_with_its_own_cards_and_shows_them(served: Served) -> None:
    table, tokens = served.make("Ada", "greedy!", "random!", cards=CARDS, **ALONE)
    facts = served.get(f"/api/tables/{table}/facts")["cards"]
    assert facts["sun-room"]["name"] == "Sun Room"
    assert [word for word, card in facts.items() if card["own"]] == ["sun-room", "porter"]
    assert (facts["porter"]["house"], facts["porter"]["mark"]) == ([], "own card")
    assert served.get(f"/api/tables/{table}")["cards"]

    async def play() -> None:
        async with at(served, table, *tokens) as ada:
            await ada.play(Random(3))
            said = {entry["word"] for entry in ada.journal}
            lines = " ".join(line for entry in ada.journal for line in entry["lines"])
            assert {"porter", "sun-room"} & said, "bots and people use them"
            assert "Night Porter" in lines or "Sun Room" in lines

    asyncio.run(play())
    steps = served.get(f"/api/tables/{table}/replay?seat=0")["steps"]
    assert any("porter" in str(step["view"]) for step in steps)
    again = served.post(f"/api/tables/{table}/rematch", {"token": tokens[0]})["table"]
    assert "porter" in served.get(f"/api/tables/{again}/facts")["cards"]
    own = served.get(f"/api/tables/{table}")["cards"]
    assert served.get(f"/api/tables/{again}")["cards"] == own != ""
    on = {"seats": seats_like(served, table), "journal_of": table, "entries": 40, **ALONE}
    played_on = served.post("/api/tables", {"game": "dice-hospital", **on})["table"]
    assert served.get(f"/api/tables/{played_on}")["cards"] == own


def seats_like(served: Served, table: str) -> list[dict[str, Any]]:
    seats = served.get(f"/api/tables/{table}")["seats"]
    return [{"kind": one["kind"], "name": one["name"]} for one in seats]


def test_the_journal_tells_its_cards_and_others_are_refused(served: Served) -> None:
    table, tokens = served.make("Ada", "Bea", cards=CARDS, **ALONE)

    async def play() -> None:
        async with at(served, table, *tokens) as both:
            await both.play(Random(1))

    asyncio.run(play())
    text = served.fetch(f"/api/tables/{table}/journal")[0].decode()
    assert read(text, lambda name: game_with(name, CARDS)).entries
    with pytest.raises(BadJournal, match="journal-cards"):
        read(text, GAMES.find)


def test_own_cards_outlast_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table, tokens = served.make("Ada", "Bea", cards=CARDS, **ALONE)

        async def begin() -> int:
            async with at(served, table, *tokens) as both:
                await both.play(Random(1), lambda t: t["seq"] > 60)
                return int(both.table["seq"])

        seen = asyncio.run(begin())
        served.kill()
        served.start()

        async def go_on() -> None:
            async with at(served, table, *tokens) as both:
                assert both.table["seq"] == seen
                assert served.get(f"/api/tables/{table}/facts")["cards"]["porter"]["own"]
                await both.play(Random(1))

        asyncio.run(go_on())
        assert not served.faults()
