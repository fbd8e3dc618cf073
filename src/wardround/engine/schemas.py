"""JSON Schema of the views and happenings of games, from what each game says of its own data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from wardround.engine.answers import Happened
from wardround.games import GAMES
from wardround.table.contract.happenings import FigureType, HappeningTypes

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
DEFINITION = "#/$defs/{name}"
INTEGER: Schema = {"type": "integer"}
TEXT: Schema = {"type": "string"}


class GameSchemas(NamedTuple):
    """What a view, a happening and the constants of one game are."""

    view: Schema
    happening: Schema
    constants: Schema


def game_schema(name: str) -> Schema:
    """A view of a game as JSON Schema; `happening` has that of a happening.

    `version` is raised with every change; UnknownName lists the games there are.
    """
    version = GAMES.find(name).view_version
    _, games, definitions = components([], [name])
    return {
        "$schema": DIALECT,
        "title": f"wardround {name} views {version}",
        "version": version,
        **games[name].view,
        "happening": games[name].happening,
        "$defs": definitions,
    }


def components(
    types: Iterable[object], names: Iterable[str]
) -> tuple[list[Schema], dict[str, GameSchemas], dict[str, Schema]]:
    """The schemas of some types, those of these games, and all definitions they refer to."""
    wanted, games = list(types), {name: GAMES.find(name) for name in names}
    declared = [one for game in games.values() for one in (game.view_type, game.constants_type)]
    found, definitions = msgspec.json.schema_components(
        [*wanted, Happened, *declared], ref_template=DEFINITION
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
