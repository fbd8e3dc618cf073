"""JSON Schema of the messages on the socket, and of the views and happenings of every game.

It is made from the structures of the protocol, and from what each game says of its own data.
"""

from __future__ import annotations

from wardround.engine.schemas import DIALECT, GameSchemas, Schema, components
from wardround.games import GAMES
from wardround.server.protocol import client_messages, server_messages


def wire_schema() -> Schema:
    """All messages in both directions; `games` has the schemas of each game by its name.

    A `table` that is played must have views and happenings of its game.
    """
    (client, server), games, definitions = components(
        [client_messages.FromClient, server_messages.FromServer], GAMES
    )
    definitions["TableSeen"]["allOf"] = [
        _if_played(name, schemas) for name, schemas in games.items()
    ]
    return {
        "$schema": DIALECT,
        "title": f"wardround wire {client_messages.VERSION}",
        "$defs": {"FromClient": client, "FromServer": server, **definitions},
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "games": {name: schemas._asdict() for name, schemas in games.items()},
    }


def _if_played(name: str, schemas: GameSchemas) -> Schema:
    """What a message about a table of this game holds, while there is something to see."""
    entry = {"properties": {"happenings": {"items": schemas.happening}}}
    sight = {"properties": {"view": schemas.view, "entries": {"items": entry}}}
    return {
        "if": {"properties": {"game": {"const": name}, "status": {"enum": ["playing", "over"]}}},
        "then": {"properties": {"sights": {"items": sight}}},
    }
