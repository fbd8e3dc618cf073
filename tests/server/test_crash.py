"""A killed server loses nothing that it acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.crash import crash, kill_migrations
from server.serving import serving


def test_five_games_survive_a_server_that_is_killed_again_and_again(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        kills, words = asyncio.run(crash(served, games=5, seed=7))
        assert kills >= 3
        assert words > 500
        assert not served.faults()


def test_a_migration_that_is_killed_is_made_again(tmp_path: Path) -> None:
    kill_migrations(tmp_path, times=4, seed=1)
