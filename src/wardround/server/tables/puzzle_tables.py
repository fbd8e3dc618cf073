"""Tables that begin in a position: puzzles."""

from __future__ import annotations

from wardround.analysis.dice_hospital.puzzles import Puzzle, open_puzzle, puzzle_game
from wardround.games import GAMES, game_with
from wardround.server.security.tokens import new_id
from wardround.server.storage.interface import SeatRecord, TableRecord
from wardround.server.tables.seats import ABSENT, name_bots
from wardround.table.game import AnyGame


def game_at(record: TableRecord, cards: str) -> AnyGame:
    """The game of a table: with its card file, or from its position on."""
    return puzzle_game(record.position) if record.position else game_with(record.game, cards)


def puzzle_record(puzzle: Puzzle, name: str, now: float) -> TableRecord:
    """A new table for a puzzle: one person at the seat at work, nobody else is ever asked."""
    game, state, seat = open_puzzle(puzzle)
    options = game.options_of(state)
    seats = [SeatRecord("bot", "", "greedy") for _ in range(int(options["seats"]))]
    seats[seat] = SeatRecord("person", name)
    name_bots(seats)
    return TableRecord(
        id=new_id(),
        game=game.name,
        rules=game.rules_version,
        vocabulary=GAMES.find(game.name).vocabulary.digest(),
        options=options,
        seats=seats,
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
