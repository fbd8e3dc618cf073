"""replay and simulate: everything about many games."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from wardround.games import GAMES
from wardround.lab.simulate import Order, Played
from wardround.lab.simulate import simulate as play_games
from wardround.table.notation.transcript import entry_lines
from wardround.terminal.output import columns
from wardround.terminal.results.tally import Tally, jobs_for

from .conftest import Run

Refused = Callable[..., str]
HEAD = "wardround journal 1\ngame dice-hospital\nrules 2\nseats 2\n"
OPTIONS = "option administrators yes\noption activation linear\n"
DIGEST = GAMES.find("dice-hospital").cards_digest({"seats": "2"})
WRITTEN = HEAD.replace("seats 2", f"cards {DIGEST}\nseats 2")
OPENING = """
# setup
*: seat-2 immunology urologist
2: department
*: anaesthesia
*2: red red yellow
*1: yellow red green
1: g3 r4
"""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three finished games in one file."""
    from wardround.terminal.entry import main

    path = tmp_path_factory.mktemp("games") / "games.txt"
    with pytest.raises(SystemExit) as stopped:
        main(["simulate", "dice-hospital", "--seats", "2", "--games", "3", "--out", str(path)])
    assert not stopped.value.code
    return path


def test_replay_prints_results_with_every_source(run: Run, games: Path) -> None:
    ran = run("replay", str(games))
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0].startswith(f"{games}, line 1: dice-hospital, ")
    labels = [line.strip().split("  ")[0] for line in lines[1:9]]
    assert labels == [
        "random (1)",
        "discharged patients",
        "empty hospital",
        "administrator",
        "blood bags left",
        "fatalities",
        "total",
        "place",
    ]
    assert ran.out.count("Decided by") + ran.out.count("decided by") == 3
    assert sum(f"{games}, line " in line for line in lines) == 3


def test_a_journal_without_names_has_players_with_numbers(run: Run, games: Path) -> None:
    text = games.read_text(encoding="utf-8")
    nameless = "".join(line for line in text.splitlines(True) if not line.startswith("player "))
    head = run("replay", "-", given=nameless).out.splitlines()[1]
    assert head.split() == ["Player", "1", "Player", "2"]


def test_the_sources_add_up(run: Run, games: Path) -> None:
    answers = json.loads(run("replay", str(games), "--json").out)
    assert len(answers) == 3
    for answer in answers:
        assert answer["over"] is True
        assert answer["players"] == ["random", "random"]
        assert answer["scores"] == [sum(source.values()) for source in answer["sources"]]
        assert answer["decided"] in ("points", "fewest-patients", "patient-values", "shared")
    assert answers[0]["line"] == 1


def test_check_counts_journals(run: Run, games: Path) -> None:
    assert run("replay", str(games), "--check").out == "3 journals checked\n"
    text = games.read_text()
    assert run("replay", "-", "--check", given=text).out == "3 journals checked\n"
    answer = json.loads(run("replay", str(games), "--check", "--json").out)
    assert answer == {"checked": 3}


def test_an_unfinished_game_says_so(run: Run) -> None:
    out = run("replay", "-", given=HEAD + OPTIONS + OPENING).out
    assert "Not over: this is how it stands." in out
    answer = json.loads(run("replay", "-", "--json", given=HEAD + OPENING).out)[0]
    assert answer["over"] is False
    assert answer["decided"] is None
    assert answer["words"] == 13


def test_words_taken_back_do_not_count(run: Run) -> None:
    text = HEAD + OPENING + "undo 1 2\nnote 2 left\n1: r3\n"
    answer = json.loads(run("replay", "-", "--json", given=text).out)[0]
    assert answer["words"] == 12
    rewound = text + "rewind 3\n"
    assert json.loads(run("replay", "-", "--json", given=rewound).out)[0]["words"] == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Line 1: a journal begins with the line “wardround journal 1”."),
        ("hello\n" + HEAD, "Line 1: a journal begins with the line “wardround journal 1”."),
        (HEAD + "lunch break\n", "Line 5: “lunch break” is not a line of a journal."),
        (HEAD + "*: seat-9\n", "Line 5: “seat-9” is not a word of this game."),
        (HEAD + "*: seat-3\n", "Line 5: “seat-3” is not legal for chance now. Legal: seat-1, s"),
        (HEAD + "\n\n*: seat-1\n1: nurse\n", "Line 8: “nurse” is not for Player 1 to say: now it"),
        (HEAD + "!: seat-1\n", "Line 5: “!” names no speaker."),
        (HEAD + OPENING + "undo 1 3\n", "Line 13: Player 1 cannot take back 3 words"),
        (HEAD + OPENING + "undo 2 1\n", "Line 13: Player 2 cannot take that back: dice"),
        (HEAD + OPENING + "1: nurse\nundo 1 1\n", "Line 13: “nurse” is not for Player 1 to say"),
        (HEAD + OPENING + "rewind 40\n", "Line 13: There is no entry 40 to go back to"),
        (HEAD.replace("seats 2", "seats 9"), "Line 4: “seats” cannot be “9”. Allowed: 1, 2, 3, 4."),
        (HEAD.replace("rules 2", "rules 7"), "Line 4: the journal was played by version 7 of th"),
        (HEAD.replace("game dice-hospital\n", ""), "Line 3: the line “game …” is missing"),
        (HEAD + "cards 0123456789ab\n", "Line 5: the journal was played with other cards"),
        (HEAD + "player 1 ann\n", "Line 5: one player is named for 2 seats."),
        (HEAD + OPENING + HEAD + "*: seat-7\n", "Line 17: “seat-7” is not a word of this game."),
    ],
)
def test_a_bad_journal_names_file_and_line(
    refused: Refused, tmp_path: Path, text: str, said: str
) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(text)
    assert refused("replay", str(path)).startswith(f"{path}: {said}")


@pytest.mark.parametrize(
    ("found", "wanted"),
    [
        ("# round 1 intake", "# setup"),
        ("2:  department", "2: department"),
        ("*: seat-2", "*: seat-2 immunology urologist"),
    ],
)
def test_check_wants_the_text_the_program_writes(
    run: Run, refused: Refused, found: str, wanted: str
) -> None:
    rest = "\n*: immunology urologist" if found == "*: seat-2" else ""
    text = WRITTEN + OPENING
    assert run("replay", "-", "--check", given=text).code == 0
    changed = text.replace(wanted, found + rest)
    assert run("replay", "-", given=changed).code == 0
    said = refused("replay", "-", "--check", given=changed)
    assert f"the line is “{found}”, but should be “{wanted}”" in said
    line = text.splitlines().index(wanted) + 1
    assert f"Line {line}:" in said


def test_entry_lines() -> None:
    text = HEAD + "# setup\n*: seat-1 urology\n\nundo 1 2\nnote 1 left\n1: nurse\n"
    assert entry_lines(text, 11) == [16, 16, 18, 19, 20]


def test_simulate_prints_a_row_a_seat(run: Run) -> None:
    ran = run("simulate", "dice-hospital", "--seats", "3", "--games", "4", "--seed", "2")
    lines = ran.out.splitlines()
    assert lines[0].split() == ["seat", "player", "wins", "mean", "score", "95", "%", "interval"]
    assert [line.split()[:2] for line in lines[1:4]] == [[n, "random"] for n in "123"]
    assert lines[4].startswith("4 games, ")
    assert lines[4].endswith(" words a second")
    assert ran.err == ""


def test_simulate_json(run: Run) -> None:
    command = ("simulate", "dice-hospital", "--seats", "2", "--games", "5", "--json")
    answer = json.loads(run(*command, "--option", "administrators=no", "--jobs", "1").out)
    assert answer["games"] == 5
    assert answer["options"]["administrators"] == "no"
    assert sum(seat["wins"] for seat in answer["seats"]) == pytest.approx(1)
    for seat in answer["seats"]:
        low, high = seat["interval"]
        assert low < seat["mean"] < high


def test_the_figures_are_those_of_the_journals(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "g.txt"
    command = ("simulate", "dice-hospital", "--seats", "2", "--games", "6", "--json")
    figures = json.loads(run(*command, "--out", str(path)).out)
    results = json.loads(run("replay", str(path), "--json").out)
    assert figures["words"] == sum(result["words"] for result in results)
    for seat in (0, 1):
        scores = [result["scores"][seat] for result in results]
        assert figures["seats"][seat]["mean"] == pytest.approx(sum(scores) / 6)


def test_the_same_seed_gives_the_same_file(run: Run, tmp_path: Path) -> None:
    command = ("simulate", "dice-hospital", "--seats", "2", "--games", "2", "--out")
    for name, seed in (("a", "7"), ("b", "7"), ("c", "8")):
        ran = run(*command, str(tmp_path / name), "--seed", seed)
        assert ran.err == f"Journals written to {tmp_path / name}\n"
    texts = [(tmp_path / name).read_text() for name in "abc"]
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b", "c"]


def test_a_csv_file_gets_a_row_a_game(run: Run, tmp_path: Path) -> None:
    path, journals = tmp_path / "results.csv", tmp_path / "games.txt"
    command = ("simulate", "dice-hospital", "--seats", "2", "--games", "3", "--seed", "4")
    who = ("--players", "random,greedy", "--out")
    ran = run(*command, *who, str(path))
    assert ran.err == f"Results written to {path}\n"
    run(*command, *who, str(journals))
    played = json.loads(run("replay", str(journals), "--json").out)
    with path.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    heads = "game words player_1 score_1 rank_1 player_2 score_2 rank_2"
    assert list(rows[0]) == heads.split()
    assert [row["game"] for row in rows] == ["1", "2", "3"]
    for row, game in zip(rows, played, strict=True):
        assert int(row["words"]) == game["words"]
        assert [row["player_1"], row["player_2"]] == ["random", "greedy"]
        assert [int(row["score_1"]), int(row["score_2"])] == game["scores"]
        assert [int(row["rank_1"]), int(row["rank_2"])] == game["ranks"]


@pytest.mark.parametrize("name", ["games.json", "games.tsv", "GAMES.XLSX", "games.txt.gz"])
def test_an_ending_that_promises_another_format_is_refused(
    refused: Refused, tmp_path: Path, name: str
) -> None:
    path = str(tmp_path / name)
    command = ("simulate", "dice-hospital", "--seats", "2", "--games", "1", "--out", path)
    said = refused(*command)
    ending = name.rpartition(".")[2].lower()
    assert said.startswith(f"{path}: games can be written as journals (a name such as games.txt)")
    assert said.endswith(f"(games.csv), not as {ending}. Choose one of these endings.")
    assert list(tmp_path.iterdir()) == []


def test_several_processes_play_the_same_games(run: Run, tmp_path: Path) -> None:
    command = ("simulate", "dice-hospital", "--seats", "2", "--games", "41", "--out")
    run(*command, str(tmp_path / "one"), "--jobs", "1")
    run(*command, str(tmp_path / "two"), "--jobs", "2")
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_a_file_is_replaced_only_by_force(run: Run, refused: Refused, tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text("precious")
    command = ("simulate", "dice-hospital", "--seats", "2", "--games", "1", "--out", str(path))
    assert refused(*command) == f"{path} is there already. Use --force to replace it."
    assert path.read_text() == "precious"
    assert run(*command, "--force").code == 0
    assert path.read_text().startswith("wardround journal 1\n")


def test_a_failed_run_leaves_the_old_file(refused: Refused, tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text("precious")
    command = ("simulate", "dice-hospital", "--seats", "2", "--games", "0", "--force", "--out")
    assert refused(*command, str(path)).startswith("At least one game and one job are needed")
    assert path.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("out", "said"),
    [
        ("", " is a folder; a file is needed."),
        ("nowhere/games.txt", " cannot be written: No such file or directory."),
    ],
)
def test_simulate_refuses_places(refused: Refused, tmp_path: Path, out: str, said: str) -> None:
    path = str(tmp_path / out)
    command = ("simulate", "dice-hospital", "--seats", "2", "--games", "1", "--out", path)
    assert refused(*command, "--force") == path + said


def test_devices_are_never_replaced(refused: Refused) -> None:
    command = ("simulate", "dice-hospital", "--seats", "2", "--games", "1", "--out", "/dev/null")
    said = "/dev/null is not an ordinary file and will not be replaced."
    assert refused(*command, "--force") == said
    assert Path("/dev/null").is_char_device()


def test_a_full_disk_is_told_and_leaves_nothing(
    refused: Refused, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    path = tmp_path / "games.txt"
    command = ("simulate", "dice-hospital", "--seats", "2", "--games", "1", "--out", str(path))
    assert refused(*command) == f"{path} cannot be written: No space left on device."
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "genius"], "There is no player “genius”. Players: "),
        (["--players", "random,random,random"], "3 players are named for 2 seats."),
        (["--jobs", "0"], "At least one game and one job are needed (games: 1, jobs: 0)."),
        (["--seed", "lucky"], "--seed needs a number, not “lucky”."),
    ],
)
def test_simulate_refuses(refused: Refused, arguments: list[str], said: str) -> None:
    command = ["simulate", "dice-hospital", "--seats", "2", "--games", "1"]
    assert refused(*command, *arguments).startswith(said)


def test_progress_is_shown_on_a_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    ran = run("simulate", "dice-hospital", "--seats", "2", "--games", "2", "--jobs", "1")
    assert "playing" in ran.err
    assert "2/2" in ran.err
    assert "playing" not in ran.out


def test_a_shared_first_place_is_shared_out() -> None:
    tally = Tally(("a", "b", "c"))
    tally.add(Played(0, (1, 1, 3), (10, 10, 4), 50, ""))
    tally.add(Played(1, (1, 2, 3), (30, 20, 4), 60, ""))
    figures = tally.figures()
    assert [seat.wins for seat in figures] == [0.75, 0.25, 0.0]
    assert [seat.mean for seat in figures] == [20.0, 15.0, 4.0]
    assert figures[0].interval == pytest.approx((0.4, 39.6))
    assert figures[2].interval == (4.0, 4.0)
    assert tally.words == 110


def test_jobs_fit_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 4)
    assert jobs_for(1, None) == 1
    assert jobs_for(1, 5) == 5
    assert jobs_for(3, None) == 3, "a few games may be slow ones"
    assert jobs_for(100_000, None) == 4


def test_journals_are_ordered_only_to_be_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ordered: list[bool] = []

    def play(order: Order, *rest: Any) -> Iterator[Played]:
        ordered.append(order.journals)
        yield from play_games(order, *rest)

    monkeypatch.setattr("wardround.terminal.commands.simulate.play_games", play)
    command = ("simulate", "dice-hospital", "--seats", "2", "--games", "1")
    run(*command)
    run(*command, "--out", str(tmp_path / "results.csv"))
    run(*command, "--out", str(tmp_path / "games.txt"))
    assert ordered == [False, False, True]


def test_columns_line_up() -> None:
    assert columns([["a", "b"], ["long", "12"]]) == ["a      b", "long  12"]
