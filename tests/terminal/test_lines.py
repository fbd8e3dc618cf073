"""Playing in lines through a pipe, as a script or a screen reader would."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest

from wardround.games import GAMES
from wardround.table.play.game_in_progress import GameInProgress
from wardround.terminal.journals import read_journal
from wardround.terminal.output import fits_full_screen, out_wrapped

from .conftest import Run


class Player:
    """Reads what the game asks and always takes the first choice."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.heard: list[str] = []
        self.game = subprocess.Popen(
            [sys.executable, "-m", "wardround", "play", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
            env=os.environ | {"XDG_DATA_HOME": str(folder.parent)},
        )

    def answer(self, line: str) -> None:
        assert self.game.stdin is not None
        self.game.stdin.write(line + "\n")
        self.game.stdin.flush()

    def play(self) -> str:
        """Answer every prompt; everything that was told."""
        assert self.game.stdout is not None
        text = ""
        while character := self.game.stdout.read(1):
            text += character
            if text.endswith("\n> "):
                self.answer("1")
        assert self.game.wait(20) == 0
        return text


class Screen(StringIO):
    """A terminal that is not there."""

    def isatty(self) -> bool:
        return True


def test_at_a_terminal_lines_are_broken_between_words(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setenv("COLUMNS", "30")
    out_wrapped("  3 fetch-a: Now: 2 medicine. Take up to 2 medicine.")
    out_wrapped("greedy: pass")
    assert screen.getvalue().splitlines() == [
        "  3 fetch-a: Now: 2 medicine.",
        "    Take up to 2 medicine.",
        "greedy: pass",
    ]


def test_a_whole_game_against_a_bot(data_folder: Path) -> None:
    player = Player(data_folder, "--seed", "11")
    with player.game:
        told = player.play()
    assert "Dice Hospital, round 8 of 8: activation" in told
    end = told[told.index("Tied") if "Tied" in told else told.index("Decided by") :]
    assert "discharged patients" in end
    assert "By round" in end
    (journal,) = (data_folder / "finished").iterdir()
    assert told.endswith(f"The game is saved in {journal}.\n")
    transcript = read_journal(str(journal)).transcript
    table = GameInProgress(
        GAMES.find("dice-hospital"), transcript.options, entries=transcript.entries
    )
    assert not table.game.turn(table.state)
    assert transcript.players == ("you", "greedy")
    assert "\x1b" not in told


def test_a_question_is_not_repeated_after_a_mistake(run: Run) -> None:
    out = run("play", "--seed", "5", given="nonsense\nhelp\n").out
    assert out.count("Which of your dice starts as a 3?") == 1
    assert "“nonsense” is not a word of this game. Type a number; “help” tells more." in out
    assert "How to play" in out


def test_what_is_always_told_with_a_question(run: Run) -> None:
    out = run("play", "--seed", "5", given="g3\n1\n1\npass\n").out
    asked = out[out.rindex("Waiting: ") :].splitlines()
    assert asked[:6] == [
        "Waiting: r2 y2 y4 y5 g2 g3. Treated: none.",
        "Free: 3 nurses. Blood bags: 1.",
        "Stop now: no points, 6 get worse, nobody dies.",
        "You: Place a worker, use a blood bag, or finish.",
        "You have 3 free workers and 1 blood bag. Whoever is not treated gets worse.",
        "  1 nurse: to any department that finds its patients",
    ]


def test_the_keyboard_is_handed_over_for_administrators(run: Run) -> None:
    given = "1\n" * 9
    out = run("play", "--players", "Ada,Bea", "--seed", "4", given=given).out
    assert out.count("Hand the keyboard to Ada; nobody else looks. Ada, press Enter.") == 1
    assert out.count("Hand the keyboard to Bea; nobody else looks. Bea, press Enter.") == 1
    ada, bea = out.split("Hand the keyboard to Bea")
    assert "  1 admin-" in ada
    assert "  1 admin-" in bea
    bea_holds = [word for word in bea.split() if word.startswith("admin-")]
    assert not any(word in ada for word in bea_holds)


def test_lines_that_may_show_what_is_secret_are_named_in_a_pipe(run: Run) -> None:
    out = run("play", "--players", "Ada,Bea", "--seed", "4", given="1\n" * 9).out
    stays = "Earlier lines may show secrets: do not scroll back to them."
    ada, bea = out.split("Hand the keyboard to Bea")
    assert stays in ada[ada.index("  1 admin-") :]
    assert stays in bea[bea.index("  1 admin-") :]
    assert stays not in ada[: ada.index("  1 admin-")]
    assert "\x1b" not in out


def test_a_terminal_is_cleared_before_another_looks(data_folder: Path) -> None:
    ours, theirs = pty.openpty()
    arguments = ["play", "--plain", "--players", "Ada,Bea", "--seed", "4"]
    with subprocess.Popen(
        [sys.executable, "-m", "wardround", *arguments],
        stdin=theirs,
        stdout=theirs,
        env=os.environ | {"XDG_DATA_HOME": str(data_folder.parent)},
    ) as game:
        os.close(theirs)
        seen, until = "", time.monotonic() + 60
        while "keyboard to Bea" not in seen and time.monotonic() < until:
            if select.select([ours], [], [], 1)[0]:
                seen += os.read(ours, 65536).decode(errors="replace")
                if seen.endswith("\n> ") and "keyboard to Bea" not in seen:
                    os.write(ours, b"1\n")
        game.kill()
    os.close(ours)
    shown = seen.split("\x1b[2J\x1b[3J\x1b[H")
    assert len(shown) == 2
    assert "1 admin-" in shown[0]
    assert "admin-" not in shown[1]
    assert "Hand the keyboard to Bea" in shown[1]


def test_ambulances_and_display_are_told_with_what_is_asked_about_them(run: Run) -> None:
    out = run("play", "--seed", "5", given="g3\n1\nboard\n1\n1\n").out
    assert "\nAmbulances: 1 " in out
    page = out[out.index("The whole table") :]
    assert page.index("Ambulances: 1 ") < page.index("Display\n  ") < page.index("You (")


def test_leaving_at_the_cover(run: Run) -> None:
    out = run("play", "--players", "Ada,Bea", "--seed", "4", given="1\n1\n1\n1\n1\nquit\n").out
    assert "The game is saved." in out


def test_no_input_at_all(run: Run) -> None:
    ran = run("play", given="")
    assert ran.code == 0
    assert "The game is saved." in ran.out


def test_two_bots_are_watched(run: Run) -> None:
    out = run("play", "--players", "greedy,random", "--seed", "2").out
    assert "wins." in out
    assert "By round" in out


@pytest.mark.parametrize(("terminal", "fits"), [("xterm", True), ("dumb", False)])
def test_a_terminal_without_a_cursor_gets_lines(
    monkeypatch: pytest.MonkeyPatch, terminal: str, fits: bool
) -> None:
    monkeypatch.setattr("wardround.terminal.output.at_a_terminal", lambda: True)
    monkeypatch.setenv("TERM", terminal)
    assert fits_full_screen() == fits
