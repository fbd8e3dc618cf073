"""Games that are kept: listed to go on with, best results alone, and files that were torn off."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .conftest import Run
from .test_saves import only_file

ALONE = ("play", "--plain", "--seats", "1")
TO_THE_END = "1\n" * 400


def test_unfinished_games_are_listed_and_resumed_by_number(run: Run) -> None:
    assert run("games").out.startswith("There is no unfinished game.")
    run("play", "--plain", "--seed", "5", given="1\n")
    run(*ALONE, "--seed", "3", given="")
    one, two, last = run("games").out.splitlines()
    assert one.startswith("1.")
    assert one.endswith("dice-hospital  you          setup, setting starting dice")
    assert two.endswith("dice-hospital  you, greedy  setup, setting starting dice")
    assert last == "Continue one by its number: wardround play --resume 1"
    assert "Which of your dice starts as a 4?" in run("play", "--resume", "2", given="").out


def test_a_number_that_is_not_in_the_list(run: Run, refused: Callable[..., str]) -> None:
    assert refused("play", "--resume", "1").startswith("There is no unfinished game to resume")
    run(*ALONE, given="")
    assert refused("play", "--resume", "2").endswith("lists them, 1 to 1.")


def test_a_game_that_cannot_be_read_is_listed_as_such(run: Run, data_folder: Path) -> None:
    run(*ALONE, given="")
    only_file(data_folder / "unfinished").write_text("nonsense\n", encoding="utf-8")
    told = run("games").out
    assert "(cannot be read)" in told
    assert "a journal begins with the line" in told


def test_best_results_alone_by_options(run: Run) -> None:
    assert run("best").out.startswith("No game played alone has been finished yet.")
    first = run(*ALONE, "--seed", "3", given=TO_THE_END).out
    assert "Your first result with these options." in first
    again = run(*ALONE, "--seed", "3", given=TO_THE_END).out
    assert "Your best result with these options, of 2!" in again
    other = run(*ALONE, "--option", "crisis=yes", given=TO_THE_END).out
    assert "Your first result with these options." in other
    told = run("best").out.splitlines()
    assert told[0] == "dice-hospital, alone, options as usual (2 games)"
    assert f"Your result: {told[1].split()[1]} points." in first
    assert told[3] == "dice-hospital, alone, crisis=yes (1 game)"


def test_a_finished_file_that_is_broken_does_not_hide_the_others(
    run: Run, data_folder: Path
) -> None:
    run(*ALONE, "--seed", "3", given=TO_THE_END)
    broken = data_folder / "finished" / "broken.journal"
    broken.write_text("wardround journal 1\nseats 1\nnonsense\n", encoding="utf-8")
    ran = run("best")
    assert "(1 game)" in ran.out
    assert "broken.journal" in ran.err


def test_a_torn_journal_says_what_was_dropped(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "torn.journal"
    run("play", "--save", str(path), "--seed", "5", given="1\n1\n")
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole + "1: ambul", encoding="utf-8")
    ran = run("play", "--resume", str(path), given="")
    assert ran.code == 0
    assert "The file is not complete: its last line cannot be read and is left out" in ran.out
    assert "(“1: ambul”)" in ran.out
    assert path.read_text(encoding="utf-8") == whole


def test_a_journal_that_is_wrong_in_the_middle_is_refused(
    run: Run, refused: Callable[..., str], tmp_path: Path
) -> None:
    path = tmp_path / "wrong.journal"
    run("play", "--save", str(path), "--seed", "5", given="1\n1\n")
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace("# setup", "1: ambul\n# setup"), encoding="utf-8")
    assert "ambul" in refused("play", "--resume", str(path))
    assert "ambul" in path.read_text(encoding="utf-8")
