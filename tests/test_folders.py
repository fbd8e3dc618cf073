"""The terminal and the server keep what they keep in one folder."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from wardround.folders import data_folder
from wardround.server.settings import default_database
from wardround.terminal.play.saves import finished_folder, unfinished_folder


def test_everything_lies_in_the_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "wardround"
    folders = {default_database().parent, unfinished_folder().parent, finished_folder().parent}
    assert folders == {data_folder()}


@pytest.mark.skipif(sys.platform != "linux", reason="each system has a folder of its own")
def test_without_a_wish_it_is_where_it_always_was(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "wardround"
