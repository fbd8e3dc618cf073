"""One module a command, and the list of them.

A module holds the command's parameters, its help and its work. It is loaded when the command is
called: `wardround --help` reads the summaries here and loads none.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

SUMMARIES: Mapping[str, str] = MappingProxyType(
    {
        "bench": "Measure how fast the rules run on this computer.",
        "best": "List your best results of games played alone.",
        "cards": "List the cards of a game and what they do, or check a card file.",
        "games": "List the unfinished games that `wardround play --resume` can continue.",
        "hint": "Print the best words for a seat, and how much better they are than the next best.",
        "legal": "List who may speak in a position, what they are asked, and their legal words.",
        "new": "Print the position of a new game.",
        "options": "List how many can play a game, and its options.",
        "play": "Play a game at this terminal, with people and bots.",
        "puzzle": "Show a puzzle: find the best words for the seat that is asked.",
        "replay": "Replay journals and print each game's result.",
        "review": "Judge every decision of a game: what it lost, and the three costliest.",
        "say": "Say words in a position and print the new one.",
        "serve": "Serve tables of people and bots over HTTP and WebSocket until interrupted.",
        "show": "Draw a position.",
        "simulate": "Play many games and print how the seats did.",
        "solve": "Print the best words for a seat, and whether they are proven to be the best.",
        "tournament": "Let bots play each other, every bot in every seat, and rate them.",
    }
)
