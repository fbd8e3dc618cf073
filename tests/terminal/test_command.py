"""The command as such: help, version, lists, and every way to call it wrongly."""

from __future__ import annotations

import importlib.util
import json
import os
import pkgutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from wardround import __version__, build_info
from wardround.terminal import commands, entry
from wardround.terminal.commands import COMMANDS

from .conftest import Run

Refused = Callable[..., str]


def shell(*arguments: str, out: int = subprocess.PIPE) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "wardround", *arguments]
    return subprocess.run(
        command, text=True, timeout=60, check=False, stdout=out, stderr=subprocess.PIPE
    )


def test_version(run: Run) -> None:
    assert run("--version").out == f"wardround {__version__} ({build_info()['build']} rules)\n"


def test_bench_tells_what_it_measured(
    run: Run, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wardround.lab.bench.STEPS", 20)
    told = run("bench", "--seconds", "0.02").out
    assert f"{build_info()['build']} rules" in told
    assert len(told.splitlines()) == 8
    assert json.loads(run("bench", "--seconds", "0.02", "--json").out)["seats"] == 4
    rush = run("bench", "hospital-rush", "--seconds", "0.02").out
    assert "Hospital Rush, 4 seats" in rush
    assert "cannot be measured" in refused("bench", "--seconds", "0")


def test_help_lists_every_command(run: Run) -> None:
    out = run("--help").out
    for command in COMMANDS:
        assert f" {command} " in out


def test_every_command_is_a_module_and_every_module_a_command() -> None:
    assert sorted(COMMANDS) == sorted(
        found.name for found in pkgutil.iter_modules(commands.__path__)
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_begins_with_its_summary(run: Run, command: str) -> None:
    told = " ".join(run(command, "--help").out.split())
    assert COMMANDS[command].summary.replace("`", "") in told
    assert "Example" not in COMMANDS[command].summary


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert "Example" in ran.out
    assert f"wardround {command}" in ran.out.split("Example")[1]


def test_cards_lists_all_and_tells_what_is_house(run: Run) -> None:
    lines = [line for line in run("cards").out.splitlines() if line.startswith("  ")]
    assert len(lines) == 38 + 10 + 2 + 15 + 15 + 24 + 5
    assert "  Crash Centre (crash-centre, 2 copies): Heal one patient of value 1 or 2 by 4" in (
        "\n".join(lines)
    )
    marks = Counter(line.partition("): ")[0].rpartition(", ")[2] for line in lines)
    assert marks["house"] == 15 + 11
    assert marks["name and points: house"] == 4
    assert marks["name: house"] == 2 * 8
    assert marks["colour: house"] == 6 + 2
    assert sum("house): " in line for line in lines) == 26 + 4 + 16 + 8


def test_cards_of_a_game_with_options(run: Run) -> None:
    out = run("cards", "--option", "edition=prototype", "--option", "seats=3").out
    assert "Registrar (registrar): When the department it works in discharges" in out
    assert "Blood Drive" not in out
    assert "Blood Drive (blood-drive, house)" in run("cards", "--option", "events=yes").out
    assert run("cards", "--option", "edition=second").code == 2


def test_cards_json(run: Run) -> None:
    answer = json.loads(run("cards", "--json").out)
    counts = {kind: len(cards) for kind, cards in answer.items()}
    assert counts == {
        "board-departments": 6,
        "departments": 12,
        "specialists": 12,
        "administrators": 8,
        "experimental": 10,
        "promos": 2,
        "events": 15,
        "reports": 15,
        "prototype": 24,
    }
    assert answer["administrators"][0] == {
        "word": "admin-1",
        "name": "Ruby",
        "text": "1 point each round in which you discharge at least 2 red patients.",
        "copies": 1,
        "house": ["name"],
        "own": False,
    }


def test_options(run: Run) -> None:
    out = run("options").out
    assert out.startswith("Seats: 1 2 3 4\n")
    assert "  administrators=yes  With administrators. (default)\n" in out
    answer = json.loads(run("options", "--json").out)
    assert answer["seats"] == [1, 2, 3, 4]
    assert len(answer["options"]) == 14
    assert answer["sets"]["beginner"]["2"] == ["administrators=no"]


def test_sets_of_options_and_what_does_not_go_together_are_explained(run: Run) -> None:
    out = run("options").out
    assert "  set=hard  Hard: more patients, worse neglect" in out
    assert "    seats 2, 3, 4: crisis=yes epidemic=yes superbug=yes\n" in out
    assert "  Alone there are no ambulances for an epidemic: play without it" in out
    refused = run("play", "--seats", "1", "--option", "epidemic=yes")
    assert refused.err.startswith("wardround: Alone there are no ambulances for an epidemic")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["lgal"], "There is no command “lgal”. Did you mean “legal”?"),
        (["legal"], "“wardround legal” needs POSITION. “wardround legal --help” tells"),
        (
            ["legal", "x", "--jsn"],
            "“wardround legal” has no option “--jsn”. Did you mean “--json”?",
        ),
        (["cards", "chess"], "There is no game “chess”."),
        (["options", "chess"], "There is no game “chess”."),
        (["bench", "chess"], "There is no game “chess”."),
        (["play", "--seats", "many"], "--seats needs a number, not “many”."),
        (["cards", "check"], "“wardround cards check” needs FILE."),
        (["show", "a", "b", "c"], "“wardround show” does not take “b c”: leave that out."),
        (["options", "--game", "hospital-rush"], "“wardround options” has no option “--game”."),
    ],
)
def test_a_wrong_command_line(refused: Refused, arguments: list[str], said: str) -> None:
    assert refused(*arguments).startswith(said)


def test_a_wrong_command_line_is_told_in_the_language_of_the_reader(
    refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARDROUND_LANGUAGE", "de")
    assert refused("ply").startswith("Es gibt keinen Befehl „ply“. Meinst du „play“?")
    assert refused("new", "dice-hospital").startswith("„wardround new“ braucht --seats.")
    assert refused("play", "--seats", "x").startswith("--seats braucht eine Zahl, nicht „x“.")


def test_files_that_cannot_be_read(refused: Refused, tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\x7fELF\xff\xfe\x00")
    assert refused("replay", str(tmp_path / "no")) == f"{tmp_path / 'no'}: there is no such file."
    assert refused("replay", str(tmp_path)) == f"{tmp_path} is a folder; a file is needed."
    said = f"{binary} is not a text file (it is not UTF-8)."
    assert refused("replay", str(binary)) == said
    long = "x" * 5000
    assert "cannot be read: File name too long" in refused("replay", long)


def test_a_file_without_permission(
    refused: Refused, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(_path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", forbidden)
    assert refused("replay", "secret") == "secret cannot be read: Permission denied."


@pytest.mark.parametrize(
    ("command", "module", "extra"),
    [
        ("new", "cyclopts", "terminal"),
        ("play", "textual", "terminal"),
        ("nonsense", "fluent.runtime", "terminal"),
        ("serve", "cyclopts", "server"),
        ("serve", "uvicorn", "server"),
    ],
)
def test_what_is_missing_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    module: str,
    extra: str,
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == module else found(name)
    )
    with pytest.raises(SystemExit) as stopped:
        entry.main([command])
    assert stopped.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == (
        f"wardround: `wardround {command}` needs more than is installed here: "
        f"{sys.executable} -m pip install 'wardround[{extra}]'\n"
    )


def test_where_there_is_no_pip_uv_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after `uv tool install`."""
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    monkeypatch.setattr(sys, "executable", "/my tools/python")
    told = "uv pip install --python \"/my tools/python\" 'wardround[lab]'"
    assert entry.how_to_add("lab") == told


def test_an_interrupt_is_quiet(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("wardround.terminal.commands.cards.show_cards", stop)
    with pytest.raises(SystemExit) as stopped:
        entry.main(["cards"])
    assert stopped.value.code == 130
    assert capsys.readouterr().err == ""


def test_python_m_wardround() -> None:
    ran = shell("new", "dice-hospital", "--seats", "2")
    assert ran.returncode == 0
    assert ran.stdout == "dice-hospital:2:seats=2:round=0,phase=first-player::\n"
    refused = shell("legal", "garbage")
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert refused.stderr.startswith("wardround: “garbage” is not a position code")


def test_a_closed_pipe_is_no_traceback() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ran = shell("cards", out=writing)
    os.close(writing)
    assert ran.returncode == 141
    assert ran.stderr == ""


def test_a_full_disk_behind_the_output_is_told() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        ran = shell("cards", out=full.fileno())
    assert ran.returncode == 2
    assert ran.stderr == "wardround: The computer refused something: No space left on device.\n"


@pytest.mark.parametrize(
    ("arguments", "heavy"),
    [
        (
            ["--help"],
            ("wardround.games", "wardround.table.game", "cyclopts", "fluent.runtime", "rich"),
        ),
        (["--version"], ("wardround.text", "cyclopts", "fluent.runtime", "rich")),
        (
            ["new", "dice-hospital", "--seats", "2"],
            ("fluent.runtime", "babel", "rich.console", "textual"),
        ),
    ],
)
def test_a_command_loads_only_what_it_uses(arguments: list[str], heavy: tuple[str, ...]) -> None:
    script = (
        "import sys\nfrom wardround.terminal.entry import main\n"
        f"try:\n    main({arguments})\nexcept SystemExit as stopped:\n    assert not stopped.code\n"
        f"print([name for name in {heavy} if name in sys.modules], file=sys.stderr)\n"
    )
    command = [sys.executable, "-c", script]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.stderr == "[]\n"


def test_a_shell_is_told_what_completes(run: Run, refused: Refused) -> None:
    for shell_name in ("bash", "fish", "powershell", "zsh"):
        script = run("completion", shell_name).out
        assert all(command in script for command in COMMANDS)
    assert "csh" in refused("completion", "csh")
    assert run("__complete", "new", "").out.split()[1:] == ["dice-hospital", "hospital-rush"]


def test_completion_needs_no_more_than_any_command() -> None:
    """Every extra brings this command, so it tells of the others without what those need."""
    needs = {module.partition(".")[0] for command in COMMANDS.values() for module in command.needs}
    script = (
        "import sys\n"
        f"sys.modules.update(dict.fromkeys({needs}))\n"
        "from wardround.terminal.commands.completion import completion_script\n"
        "completion_script('bash')"
    )
    command = [sys.executable, "-c", script]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_bash_completes_with_the_script(run: Run, tmp_path: Path) -> None:
    (tmp_path / "script").write_text(run("completion", "bash").out, encoding="utf-8")
    asked = (
        "source ./script; COMP_WORDS=(wardround new dice-hospital --see); COMP_CWORD=3; "
        '_wardround; echo "${COMPREPLY[@]}"; complete -p wardround'
    )
    ran = subprocess.run(["bash", "-c", asked], cwd=tmp_path, capture_output=True, text=True)
    assert ran.stdout == "--seed\ncomplete -o default -F _wardround wardround\n", ran.stderr
