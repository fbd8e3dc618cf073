"""Names of cards as whoever is told wants them: in their language, or as printed."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from server.serving import Client, Failed, Served, at

PLAIN = {"options": {"administrators": "no"}}
RENAMED = '[[specialist]]\nid = "surgeon"\nname = "Chief Surgeon"\ncopies = 2\nfamily = "red"\n'
RENAMED += 'relation = "anyone"\ncount = 1\nsteps = 1\n'


def cards(served: Served, path: str, language: str, **query: str) -> Any:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    found = served.fetch(f"{path}?{asked}", **{"accept-language": language})[0]
    return json.loads(found)["cards"]


def test_cards_are_named_in_the_language_of_the_request(served: Served) -> None:
    table, _ = served.make("Ada", "greedy!", **PLAIN)
    path = f"/api/tables/{table}/facts"
    seen = cards(served, path, "de")["pharmacy"]
    assert (seen["name"], seen["language"]) == ("Apotheke", "de")
    seen = cards(served, path, "de", names="printed")["pharmacy"]
    assert (seen["name"], seen["language"]) == ("Pharmacy", "en")
    assert "grünen" in seen["text"], "only the name is as printed"
    assert cards(served, path, "en") == cards(served, path, "en", names="printed")


def test_a_card_of_a_file_keeps_its_name(served: Served) -> None:
    table, _ = served.make("Ada", "greedy!", cards=RENAMED, **PLAIN)
    seen = cards(served, f"/api/tables/{table}/facts", "fr")
    assert (seen["surgeon"]["name"], seen["surgeon"]["language"]) == ("Chief Surgeon", "en")
    assert seen["pharmacy"]["name"] == "Pharmacie"


def test_people_keep_their_names(served: Served) -> None:
    table, _ = served.make("Ada", "greedy!", "greedy!", game="hospital-rush")
    seen = cards(served, f"/api/tables/{table}/facts", "nl")
    assert seen["rat-out"]["name"] == "Verklikken"
    assert (seen["kurt"]["name"], seen["kurt"]["language"]) == ("Kurt von Schneider", "en")
    assert seen["pip-plum"]["name"] == "Pip Plum"


def test_names_that_there_are_not_are_refused(served: Served) -> None:
    with pytest.raises(Failed, match="option-value"):
        served.get("/api/games?names=latin")


def test_sentences_name_cards_as_the_connection_wants(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "greedy!", **PLAIN)
        async with at(served, table, *tokens, language="de", names="printed") as ada:
            await ada.play(Random(1), lambda t: t["seq"] > 60 and t["sights"][0]["asked"])
            printed = said(ada)
            facts = f"/api/tables/{table}/facts"
            await ada.speak("de")
            assert len(said(ada)) == len(printed)
            assert said(ada) != printed
            german = [card["name"] for card in cards(served, facts, "de").values()]
            assert any(name in line for line in said(ada) for name in german)
            await ada.speak("de", names="printed")
            assert said(ada) == printed
            await ada.say(ada.sight()["legal"][0])
            await ada.send(type="language", language="de", names="latin")
            refused = await ada.until(lambda message: message["type"] == "error")
            assert refused["error"]["code"] == "message-malformed"

    asyncio.run(play())


def said(client: Client) -> list[str]:
    """All that was told of what happened."""
    return [line for entry in client.journal for line in entry["lines"]]
