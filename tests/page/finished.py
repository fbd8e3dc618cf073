"""A game that is over, played to its end without a page, for the pages that come after one."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from websockets.sync.client import connect

from page.serving import make_table
from wardround.server.protocol.client_messages import VERSION
from wardround.server.workers.bots import Played, choose
from wardround.terminal.play.remote.changes import TableReader

PATIENCE = 60.0
SEED = 11


class Finished(NamedTuple):
    """A finished table, and the token of Ada, who sat at its first seat."""

    table: str
    token: str


def play_to_the_end(address: str, *names: str, **more: Any) -> Finished:
    """Ada, who plays as a bot would, and bots of these names; always the same game."""
    bots = [{"kind": "bot", "name": name} for name in names]
    ada = {"kind": "person", "name": "Ada"}
    table, (token,) = make_table(address, ada, *bots, **{"seed": SEED, **more})
    with connect(f"ws{address.removeprefix('http')}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "version": VERSION, "tokens": [token]}))
        answered, reader = -1, TableReader()
        while True:
            news = reader.read(socket.recv(PATIENCE))
            if news.get("status") == "over":
                return Finished(table, token)
            for sight in news.get("sights", []):
                if sight["asked"] and sight["prompt"] > answered:
                    answered = sight["prompt"]
                    words = choose(Played(news["game"]), "greedy", sight["view"], 0)
                    said = {"id": str(answered), "seat": 0, "prompt": answered, "words": words}
                    socket.send(json.dumps({"type": "say", **said}))
