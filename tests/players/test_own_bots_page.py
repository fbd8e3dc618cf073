"""docs/own-bots.md: every bot on the page plays, by the commands on the page."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from wardround.players.program_process import IDLE_PROGRAMS
from wardround.players.programs import PROTOCOL, SECONDS
from wardround.terminal.entry import main

PAGE = (Path(__file__).parents[2] / "docs" / "own-bots.md").read_text("utf-8")
FILES = dict(re.findall(r"```python\n# (\w+\.py)\n(.*?)```", PAGE, re.DOTALL))
COMMANDS = [
    line for block in re.findall(r"```\n(wardround .*?)```", PAGE, re.DOTALL)
    for line in block.splitlines()
]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_work(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    arguments = shlex.split(command.replace("python3:", f"{sys.executable}:"))[1:]
    try:
        with pytest.raises(SystemExit) as stopped:
            main([*arguments, "--jobs", "1"])
    finally:
        IDLE_PROGRAMS.end()
        sys.modules.pop("my_bot", None)
    assert not stopped.value.code, capsys.readouterr().err
    assert "2 games" in capsys.readouterr().out


def test_the_page_has_bots_and_commands() -> None:
    assert set(FILES) == {"my_bot.py", "my_program.py"}
    assert len(COMMANDS) == 3


def test_the_page_tells_the_protocol_as_it_is() -> None:
    assert f"`protocol` ({PROTOCOL})" in PAGE
    assert f"({SECONDS} if nothing is said, at most 3600)" in PAGE
