"""Tables that begin in a position: puzzles."""

from __future__ import annotations

from typing import Any

from wardround.analysis.dice_hospital.puzzles import Puzzle, open_puzzle, puzzle_game
from wardround.games import GAMES, game_with
from wardround.server.seating import ABSENT, name_bots
from wardround.server.store import Chair, Row
from wardround.server.tokens import new_id
from wardround.table.game import Game


def game_at(row: Row, cards: str) -> Game[Any]:
    """The game a table plays, with its cards, or from its position on."""
    return puzzle_game(row.position) if row.position else game_with(row.game, cards)


def puzzle_row(puzzle: Puzzle, name: str, now: float) -> Row:
    """A new table for a puzzle: one person at the seat at work, nobody else is ever asked."""
    game, state, seat = open_puzzle(puzzle)
    options = game.options_of(state)
    chairs = [Chair("bot", "", "greedy") for _ in range(int(options["seats"]))]
    chairs[seat] = Chair("person", name)
    name_bots(chairs)
    return Row(
        id=new_id(),
        game=game.name,
        rules=game.rules_version,
        vocabulary=GAMES.find(game.name).vocabulary.digest(),
        options=options,
        chairs=chairs,
        public=False,
        stand_in=ABSENT,
        grace=0,
        status="waiting",
        created=now,
        changed=now,
        practice=True,
        puzzle=puzzle.number,
        position=puzzle.position,
    )
