"""Where this user's data lies, for the terminal and the server alike."""

from __future__ import annotations

from pathlib import Path


def data_folder() -> Path:
    """The folder of saved games, kept card files and the server's tables; it may not exist yet.

    Where that is, is for the system to say: `$XDG_DATA_HOME` or `~/.local/share` on Linux,
    `~/Library/Application Support` on macOS, `%LOCALAPPDATA%` on Windows.
    """
    from platformdirs import user_data_path

    return user_data_path("wardround", appauthor=False)
