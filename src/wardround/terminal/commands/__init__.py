"""One module a command, and the list of them.

A module holds the command's parameters, its help and its work. It is loaded when the command is
called: `wardround --help` reads the summaries here and loads none.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

PLAY, STUDY, WORDS = "Play and host", "Study", "Positions and journals"
MANY, ABOUT = "Many games", "Look up and set up"

TERMINAL, SERVER, LAB = "terminal", "server", "lab"
COMMAND_LINE = ("cyclopts", "rich", "fluent.runtime", "platformdirs")


class Command(NamedTuple):
    """What `wardround --help` tells of a command, and what has to be installed for it.

    `needs` are modules that it imports beside those of every command (COMMAND_LINE), `extra` is
    the extra of this package that brings all of them.
    """

    group: str
    summary: str
    needs: tuple[str, ...] = ()
    extra: str = TERMINAL


COMMANDS: Mapping[str, Command] = MappingProxyType(
    {
        "play": Command(
            PLAY, "Play a game at this terminal, with people and bots.", needs=("textual",)
        ),
        "join": Command(
            PLAY, "Play at a table of a server, by its link.", needs=("textual", "websockets")
        ),
        "games": Command(
            PLAY, "List the unfinished games that `wardround play --resume` can continue."
        ),
        "best": Command(PLAY, "List your best results of games played alone."),
        "serve": Command(
            PLAY,
            "Serve tables of people and bots over HTTP and WebSocket until interrupted.",
            needs=("starlette", "msgspec", "uvicorn", "itsdangerous", "segno"),
            extra=SERVER,
        ),
        "admin": Command(
            PLAY,
            "Back up, purge, close or export the tables of a server, also while it runs.",
            needs=("starlette", "msgspec", "uvicorn", "itsdangerous", "segno"),
            extra=SERVER,
        ),
        "hint": Command(
            STUDY,
            "Print the best words for a seat, and how much better they are than the next best.",
        ),
        "solve": Command(
            STUDY, "Print the best words for a seat, and whether they are proven to be the best."
        ),
        "review": Command(
            STUDY, "Judge every decision of a game: what it lost, and the three costliest."
        ),
        "puzzle": Command(STUDY, "Show a puzzle: find the best words for the seat that is asked."),
        "new": Command(WORDS, "Print the position of a new game."),
        "legal": Command(
            WORDS, "List who may speak in a position, what they are asked, and their legal words."
        ),
        "say": Command(WORDS, "Say words in a position and print the new one."),
        "show": Command(WORDS, "Draw a position."),
        "replay": Command(WORDS, "Replay journals and print each game's result."),
        "simulate": Command(MANY, "Play many games and print how the seats did."),
        "tournament": Command(
            MANY, "Let bots play each other, every bot in every seat, and rate them."
        ),
        "engine": Command(
            MANY,
            "Answer requests about games, line by line in JSON, for a program in any language.",
            needs=("msgspec",),
        ),
        "lab": Command(
            MANY,
            "Run experiments on many deals and report what came of them.",
            needs=("duckdb", "distributed"),
            extra=LAB,
        ),
        "bench": Command(MANY, "Measure how fast the rules run on this computer."),
        "cards": Command(ABOUT, "List the cards of a game and what they do, or check a card file."),
        "options": Command(ABOUT, "List how many can play a game, and its options."),
        "completion": Command(ABOUT, "Print what makes a shell complete `wardround` commands."),
    }
)
