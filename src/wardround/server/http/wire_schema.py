"""JSON Schema of the messages on the socket, and of the views and happenings of every game.

It is made from the structures of the protocol, and from what each game says of its own data.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from wardround.games import GAMES
from wardround.server.protocol import client_messages, server_messages
from wardround.table.contract.happenings import FigureType, HappeningTypes

Schema = dict[str, Any]

DEFINITION = "#/$defs/{name}"
INTEGER: Schema = {"type": "integer"}
TEXT: Schema = {"type": "string"}


class GameSchemas(NamedTuple):
    """What a view, a happening and the constants of one game are."""

    view: Schema
    happening: Schema
    constants: Schema


def wire_schema() -> Schema:
    """All messages in both directions; `games` has the schemas of each game by its name.

    A `table` that is played must have views and happenings of its game.
    """
    (client, server), games, definitions = components(
        [client_messages.FromClient, server_messages.FromServer]
    )
    definitions["TableSeen"]["allOf"] = [
        _if_played(name, schemas) for name, schemas in games.items()
    ]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"wardround wire {client_messages.VERSION}",
        "$defs": {"FromClient": client, "FromServer": server, **definitions},
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "games": {name: schemas._asdict() for name, schemas in games.items()},
    }


def components(
    types: Iterable[object],
) -> tuple[list[Schema], dict[str, GameSchemas], dict[str, Schema]]:
    """The schemas of some types, those of every game, and all definitions they refer to."""
    wanted, games = list(types), {name: GAMES.find(name) for name in GAMES}
    declared = [one for game in games.values() for one in (game.view_type, game.constants_type)]
    found, definitions = msgspec.json.schema_components(
        [*wanted, server_messages.Happened, *declared], ref_template=DEFINITION
    )
    of_games = iter(found[len(wanted) + 1 :])
    schemas: dict[str, GameSchemas] = {}
    for (name, game), view, constants in zip(games.items(), of_games, of_games, strict=True):
        title = "".join(part.capitalize() for part in name.split("-")) + "Happening"
        definitions[title] = describe_happenings(title, game.happening_types())
        schemas[name] = GameSchemas(view, _reference(title), constants)
    return list(found[: len(wanted)]), schemas, definitions


def describe_happenings(title: str, types: HappeningTypes) -> Schema:
    """One of the happenings of a game; any at all if the game does not say."""
    if not types:
        return {"title": title, **_reference("Happened")}
    return {"title": title, "anyOf": [_happening(name, types[name]) for name in types]}


def _happening(name: str, figures: Mapping[str, FigureType]) -> Schema:
    told = {figure: _figure(kind) for figure, kind in figures.items()}
    return _record({"name": {"const": name}, "seat": INTEGER, "figures": _record(told)})


def _figure(kind: FigureType) -> Schema:
    if isinstance(kind, tuple):
        return {"enum": list(kind)}
    return TEXT if kind == "word" else INTEGER


def _record(properties: Schema) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _reference(name: str) -> Schema:
    return {"$ref": DEFINITION.format(name=name)}


def _if_played(name: str, schemas: GameSchemas) -> Schema:
    """What a message about a table of this game holds, while there is something to see."""
    entry = {"properties": {"happenings": {"items": schemas.happening}}}
    sight = {"properties": {"view": schemas.view, "entries": {"items": entry}}}
    return {
        "if": {"properties": {"game": {"const": name}, "status": {"enum": ["playing", "over"]}}},
        "then": {"properties": {"sights": {"items": sight}}},
    }
