"""Games are kept after every word, and survive whatever happens to the program."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from wardround.table.errors import WardroundError
from wardround.terminal.calling import called_as
from wardround.terminal.journals import read_journal
from wardround.terminal.play.saves import Keeper, newest_unfinished, write_file

from .conftest import Run
from .playing import session_of

Refused = Callable[..., str]


def only_file(folder: Path) -> Path:
    (found,) = folder.iterdir()
    return found


def test_a_game_is_kept_by_itself_and_moves_when_it_is_over(data_folder: Path) -> None:
    keeper = Keeper("dice-hospital")
    keeper.keep("one\n")
    keeper.keep("two\n")
    assert newest_unfinished() == only_file(data_folder / "unfinished") == keeper.path
    assert keeper.path.read_text() == "two\n"
    keeper.close()
    assert newest_unfinished() is None
    assert only_file(data_folder / "finished").read_text() == "two\n"


def test_a_finished_game_moves_with_its_last_word(data_folder: Path) -> None:
    keeper = Keeper("dice-hospital")
    session = session_of("random", "random", keep=keeper.keep, finish=keeper.close)
    assert newest_unfinished() == keeper.path
    session.let_bots_speak()
    assert session.over
    assert newest_unfinished() is None, "though nobody has left the screen yet"
    assert only_file(data_folder / "finished").read_text() == session.journal()


def test_the_newest_game_is_gone_on_with() -> None:
    old, new = Keeper("dice-hospital"), Keeper("dice-hospital")
    new.keep("new\n")
    old.keep("old\n")
    os.utime(old.path, (1, 1))
    assert newest_unfinished() == new.path
    assert newest_unfinished(but=new.path) == old.path


def test_what_another_wrote_is_not_written_over(tmp_path: Path) -> None:
    keeper = Keeper("dice-hospital", str(tmp_path / "mine"))
    keeper.keep("mine\n")
    write_file(tmp_path / "mine", "theirs\n")
    keeper.keep("mine again\n")
    assert (tmp_path / "mine").read_text() == "theirs\n"
    assert keeper.path != tmp_path / "mine"
    assert keeper.path.read_text() == "mine again\n"


def test_a_file_that_is_there_is_not_saved_to(refused: Refused, tmp_path: Path) -> None:
    path = tmp_path / "there"
    path.write_text("x")
    said = refused("play", "--plain", "--save", str(path))
    assert said == f"{path} is there already. Name another file."


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(WardroundError, match="file-unwritable"):
        write_file(tmp_path / "file" / "game", "text")


def test_there_may_be_nothing_to_resume(refused: Refused) -> None:
    assert refused("play", "--resume").startswith("There is no unfinished game")


def test_resume_takes_no_new_players(refused: Refused) -> None:
    assert refused("play", "--resume", "--seats", "3").startswith("A game that is resumed has")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "There is no game “chess”."),
        (["--seats", "7"], "“seats” cannot be “7”. Allowed: 1, 2, 3, 4."),
        (["--seats", "0"], "“seats” cannot be “0”."),
        (["--seats", "3", "--players", "a,b"], "2 players are named for 3 seats."),
        (["--players", "a,b c"], "“b c” cannot be a player’s name"),
        (["--players", "a,"], "“” cannot be a player’s name"),
        (["--option", "nonsense=1"], "There is no option “nonsense”."),
        (["--resume", "no-such-file"], "no-such-file: there is no such file."),
    ],
)
def test_a_game_that_cannot_be_started(
    refused: Refused, arguments: list[str], said: str, data_folder: Path
) -> None:
    assert refused("play", *arguments).startswith(said)
    assert newest_unfinished() is None


def test_leaving_and_going_on(run: Run, data_folder: Path) -> None:
    first = run("play", "--seed", "5", given="g3\nquit\n")
    assert first.code == 0
    assert first.out.endswith("The game is saved. Continue with: wardround play --resume\n")
    again = run("play", "--resume", given="board\n")
    assert again.code == 0
    assert "You: starting patients: green 3, yellow 4, yellow 5" in again.out
    assert "Which administrator do you keep?" in again.out
    assert only_file(data_folder / "unfinished") == newest_unfinished()


def test_an_unfinished_game_is_mentioned_in_one_line(run: Run) -> None:
    assert "unfinished" not in run("play", given="quit\n").out
    out = run("play", given="quit\n").out
    assert out.count("There is an unfinished game: “wardround play --resume” continues it.") == 1


def test_a_game_of_ones_own_file(run: Run, tmp_path: Path, data_folder: Path) -> None:
    path = tmp_path / "my.journal"
    out = run("play", "--save", str(path), "--players", "Ada,Bea", given="").out
    assert out.endswith(f"Continue with: wardround play --resume {path}\n")
    assert read_journal(str(path)).transcript.players == ("Ada", "Bea")
    assert not (data_folder / "unfinished").exists()
    assert run("play", "--resume", str(path), given="1\n").code == 0


def started(folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "wardround", "play", "--plain", "--seed", "5"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"XDG_DATA_HOME": str(folder.parent)},
    )


def say_and_wait(game: subprocess.Popen[str], line: str, until: str) -> None:
    """Say a line, and read until this is told."""
    assert game.stdin is not None
    assert game.stdout is not None
    game.stdin.write(line + "\n")
    game.stdin.flush()
    while until not in game.stdout.readline():
        assert game.poll() is None


def test_a_killed_game_loses_nothing(data_folder: Path, run: Run) -> None:
    with started(data_folder) as game:
        say_and_wait(game, "g3", "Which administrator")
        say_and_wait(game, "admin-3", "Which ambulance")
        say_and_wait(game, "ambulance-2", "Take a department or")
        game.send_signal(signal.SIGKILL)
        assert game.wait(20) == -signal.SIGKILL
    out = run("play", "--resume", given="log\n").out
    assert "You: kept: Jade" in out
    assert "You: ambulance 2; blood bag +1; first player" in out
    assert "Take a department or a specialist, or pass?" in out


def test_an_interrupt_keeps_the_game_and_is_no_error(data_folder: Path) -> None:
    with started(data_folder) as game:
        say_and_wait(game, "g3", "Which administrator")
        time.sleep(0.3)
        game.send_signal(signal.SIGINT)
        out, _ = game.communicate(timeout=20)
    assert game.returncode == 0
    assert out.endswith(" -m wardround play --resume\n")


def test_a_folder_is_not_made_for_a_save(refused: Refused, tmp_path: Path) -> None:
    path = tmp_path / "missing" / "game"
    said = refused("play", "--plain", "--save", str(path))
    assert said == f"{path} cannot be written: No such file or directory."
    assert not path.parent.exists()


def test_a_name_like_a_bots_is_refused(refused: Refused) -> None:
    said = refused("play", "--players", "Ada,gredy")
    assert said.startswith("There is no bot “gredy”: did you mean greedy?")


def test_a_wrong_journal_is_told_as_replay_tells_it(
    run: Run, refused: Refused, tmp_path: Path
) -> None:
    path = tmp_path / "wrong.journal"
    run("play", "--save", str(path), "--seed", "5", given="1\n1\n")
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([*lines, "1 ambulance-1", "1 ambulance-1", ""]), encoding="utf-8")
    said = refused("play", "--resume", str(path))
    assert said == refused("replay", str(path))
    assert said.startswith(f"{path}: ")
    assert f"ine {len(lines) + 1}" in said or f"ine {len(lines) + 2}" in said


def test_the_command_is_named_as_it_was_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "bin" / "wardround"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(sys, "argv", [str(program)])
    assert called_as() == str(program)
    monkeypatch.setenv("PATH", str(program.parent))
    assert called_as() == "wardround"
    monkeypatch.setattr(sys, "argv", ["/somewhere/wardround/__main__.py"])
    assert called_as() == f"{sys.executable} -m wardround"
