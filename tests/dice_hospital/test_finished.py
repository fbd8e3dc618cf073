"""Finished games: they replay, and together use every card, event, report, option and end."""

from __future__ import annotations

from dice_hospital.finished import GAME, games, used, wanted
from wardround.table.play.replay import replay


def test_every_finished_game_replays_to_its_end() -> None:
    for name, transcript in games():
        state = replay(GAME, transcript.options, transcript.entries)
        assert not GAME.turn(state), name


def test_nothing_is_missing_from_the_finished_games() -> None:
    found: set[tuple[str, str]] = set()
    for _, transcript in games():
        found |= used(transcript.options, list(transcript.entries))
    assert sorted(wanted() - found) == []
