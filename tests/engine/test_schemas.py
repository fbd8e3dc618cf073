"""The schema of views: published with a version, which no change escapes."""

from __future__ import annotations

import hashlib
import json

import jsonschema  # type: ignore[import-untyped]
import pytest

from wardround.engine.schemas import game_schema
from wardround.games import GAMES
from wardround.server.http.wire_schema import wire_schema
from wardround.table.errors import UnknownName
from wardround.table.play.game_in_progress import GameInProgress

from .asking import Asked

NAMES = ("dice-hospital", "hospital-rush")

# If this fails, views or happenings have changed: raise `view_version` of the game.
PUBLISHED = {
    ("dice-hospital", 1): "87665a54e567",
    ("hospital-rush", 1): "798f3f7bedaf",
}


def shape(value: object) -> object:
    """A schema without what it says about itself."""
    if isinstance(value, dict):
        return {k: shape(v) for k, v in value.items() if k not in ("description", "title")}
    return [shape(one) for one in value] if isinstance(value, list) else value


@pytest.mark.parametrize("name", NAMES)
def test_a_change_of_views_raises_their_version(name: str) -> None:
    schema = game_schema(name)
    text = json.dumps(shape(schema), sort_keys=True)
    digest = hashlib.sha256(text.encode()).hexdigest()[:12]
    assert PUBLISHED[name, schema["version"]] == digest


@pytest.mark.parametrize("name", NAMES)
def test_views_and_happenings_keep_to_the_schema(name: str) -> None:
    game, schema = GAMES.find(name), Asked()("schema", game=name)["schema"]
    jsonschema.Draft202012Validator.check_schema(schema)
    happening = {**schema["happening"], "$defs": schema["$defs"]}
    table = GameInProgress(game, {"seats": game.seat_counts[-1]}, 1)
    jsonschema.validate(game.view(table.state, 0), schema)
    for one in table.log.words[-1].happenings:
        jsonschema.validate(one._asdict(), happening)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({}, schema)


@pytest.mark.parametrize("name", NAMES)
def test_it_is_what_the_server_tells(name: str) -> None:
    schema, wire = game_schema(name), wire_schema()
    assert {"$ref": schema["$ref"]} == wire["games"][name]["view"]
    assert schema["happening"] == wire["games"][name]["happening"]
    assert {one: wire["$defs"][one] for one in schema["$defs"]} == schema["$defs"]


def test_there_is_none_of_a_game_that_there_is_not() -> None:
    with pytest.raises(UnknownName):
        game_schema("chess")
