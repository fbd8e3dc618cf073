"""`wardround lab`: experiments from files and flags, killed and gone on with, and their reports."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import psutil
import pytest

from wardround.lab.experiments import cluster
from wardround.lab.experiments.results import connect

from .conftest import Run

GAME = ("lab", "run", "dice-hospital", "--seats", "2", "--players", "random")
WARDROUND = [sys.executable, "-m", "wardround"]
MISTAKEN = """\
game = "dice-hospital"
seats = 3
players = ["random", "nobody"]
deals = 0
epidemic = "yes"

[[variant]]
name = "plain"
options = { epidemi = "no" }

[[variant]]
name = "plain"
players = "solver:nodes=many"
options = { superbug = "perhaps" }
"""
EXPERIMENT = """\
game = "hospital-rush"
players = "random"
deals = 3
rows = ["points", "choices"]

[[variant]]
name = "three"
seats = 3

[[variant]]
name = "four"
seats = 4
"""


def rows_of(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All rows by table; DuckDB reads the files of all parts together."""
    tables = {path.stem for path in folder.glob("parts/*/*.parquet")}
    with connect() as connection:
        return {
            name: connection.execute(f"FROM '{folder}/parts/*/{name}.parquet'").fetchall()
            for name in tables
        }


def start(folder: Path, *more: str, deals: int = 40) -> subprocess.Popen[str]:
    """A run in a process of its own."""
    shared = ["--deals", str(deals), "--jobs", "2", "--out", str(folder)]
    command = [*WARDROUND, *GAME, *shared, *more]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True)


def wait_for_parts(folder: Path, count: int, process: subprocess.Popen[str]) -> None:
    while len(list(folder.glob("parts/0*"))) < count:
        assert process.poll() is None, process.communicate()


@contextmanager
def dashboard_port_taken() -> Iterator[None]:
    """As if another scheduler ran here; dask has a port of its own for its dashboard."""
    with ExitStack() as stack:
        with suppress(OSError):
            stack.enter_context(socket.create_server(("", 8787)))
        yield


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[tuple[Any, ...]]]:
    """The rows of an experiment that nothing has interrupted."""
    folder = tmp_path_factory.mktemp("lab") / "whole"
    with start(folder) as process:
        assert process.wait() == 0
    return rows_of(folder)


def test_killed_in_the_middle_and_gone_on_with_it_has_the_same_rows(
    tmp_path: Path, run: Run, whole: dict[str, list[tuple[Any, ...]]]
) -> None:
    folder = tmp_path / "results"
    with start(folder) as process:
        wait_for_parts(folder, 3, process)
        workers = psutil.Process(process.pid).children()
        process.send_signal(signal.SIGKILL)
    _, alive = psutil.wait_procs(workers, timeout=10)
    assert alive == [], "whoever played for it ends with it"
    assert 3 <= len(list(folder.glob("parts/0*"))) < 40
    ran = run(*GAME, "--deals", "40", "--out", str(folder))
    assert (ran.code, ran.out) == (0, f"40 deals, 40 games in {folder}\n")
    assert rows_of(folder) == whole


def test_a_cluster_that_loses_a_worker_has_the_same_rows(
    tmp_path: Path, whole: dict[str, list[tuple[Any, ...]]]
) -> None:
    folder = tmp_path / "results"
    with dashboard_port_taken(), start(folder, "--cluster", "local") as process:
        wait_for_parts(folder, 1, process)
        workers = psutil.Process(process.pid).children()
        next(one for one in workers if "spawn_main" in " ".join(one.cmdline())).kill()
        _, told = process.communicate()
    assert (process.returncode, told) == (0, "")
    assert rows_of(folder) == whole


def test_a_scheduler_that_is_not_there_is_told(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "SECONDS", 1)
    nowhere = "tcp://127.0.0.1:1"
    ran = run(*GAME, "--out", str(tmp_path / "results"), "--cluster", nowhere)
    assert ran.code == 2
    assert ran.err.startswith(f"wardround: The cluster at {nowhere} cannot be reached")


def test_a_scheduler_that_is_lost_under_way_is_told_and_nothing_else(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    dask = [sys.executable, "-m", "dask"]
    host, port = address.removeprefix("tcp://").split(":")
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    scheduler = subprocess.Popen(
        [*dask, "scheduler", "--host", host, "--port", port, "--no-dashboard"], **quiet
    )
    worker = subprocess.Popen(
        [*dask, "worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard"], **quiet
    )
    folder = tmp_path / "results"
    try:
        with start(folder, "--cluster", address, deals=100_000) as process:
            wait_for_parts(folder, 1, process)
            scheduler.kill()
            _, told = process.communicate()
    finally:
        for one in (worker, scheduler):
            one.kill()
            one.wait()
    assert process.returncode == 2
    (line,) = told.splitlines()
    assert line.startswith(f"wardround: The cluster at {address} cannot be reached, or was lost")
    assert rows_of(folder)["games"], "what was written is kept"


def test_a_full_disk_is_told_and_what_was_written_stays(tmp_path: Path, run: Run) -> None:
    folder = tmp_path / "results"
    assert run(*GAME, "--deals", "2", "--out", str(folder)).code == 0
    before = rows_of(folder)
    full = subprocess.run(
        [*WARDROUND, *GAME, "--deals", "4", "--jobs", "1", "--out", str(folder)],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000)),
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert full.returncode == 2
    assert full.stderr.startswith(f"wardround: {folder} cannot be written: ")
    assert rows_of(folder) == before
    assert run(*GAME, "--deals", "4", "--out", str(folder)).code == 0
    assert len(rows_of(folder)["games"]) == 4


def test_every_mistake_of_a_file_is_told_with_its_line(
    tmp_path: Path, run: Run, every_sentence_exists: None
) -> None:
    file = tmp_path / "experiment.toml"
    file.write_text(MISTAKEN, encoding="utf-8")
    ran = run("lab", "run", str(file), "--out", str(tmp_path / "results"))
    assert (ran.code, ran.out) == (2, "")
    *mistakes, last = ran.err.splitlines()
    lines = [int(re.findall(r", line (\d+): ", told)[0]) for told in mistakes]
    assert lines == [3, 4, 5, 8, 9, 12, 13, 14]
    assert "There is no player “nobody”" in mistakes[0]
    assert "There is no option “epidemi”" in mistakes[4]
    assert last == f"wardround: {file}: 8 mistakes"
    assert not (tmp_path / "results").exists()


def test_a_mistake_does_not_hide_another(
    tmp_path: Path, run: Run, every_sentence_exists: None
) -> None:
    """Neither wrong options and card files hide wrong seats, nor does a wrong game hide players."""
    file = tmp_path / "experiment.toml"
    lines = ["seats = 7", 'players = "random"', 'cards = "gone.toml"', "[options]", 'crisis = "so"']
    file.write_text("\n".join(['game = "dice-hospital"', *lines]), encoding="utf-8")
    *mistakes, _ = run("lab", "run", str(file), "--out", "x").err.splitlines()
    assert [int(re.findall(r", line (\d+): ", told)[0]) for told in mistakes] == [2, 4, 6]
    file.write_text('game = "chess"\nseats = 7\nplayers = "nobody"\n', encoding="utf-8")
    *mistakes, _ = run("lab", "run", str(file), "--out", "x").err.splitlines()
    assert [int(re.findall(r", line (\d+): ", told)[0]) for told in mistakes] == [1, 3]


def test_mistakes_of_flags_name_the_flag(tmp_path: Path, run: Run) -> None:
    ran = run(*GAME, "--deals", "0", "--variant", "epidemic=maybe", "--out", str(tmp_path / "x"))
    assert ran.code == 2
    assert ran.err.splitlines()[:2] == [
        "“deals”: it cannot be 0. Allowed: 1..100000000.",
        "“options.epidemic”: it cannot be 'maybe'. Allowed: no, yes.",
    ]


def test_a_card_file_is_looked_for_beside_the_experiment(tmp_path: Path, run: Run) -> None:
    cards = Path(__file__).parents[2] / "src/wardround/games/dice_hospital/cards/example.toml"
    (tmp_path / "mine.toml").write_text(cards.read_text("utf-8"), encoding="utf-8")
    file = tmp_path / "experiment.toml"
    file.write_text('game = "dice-hospital"\nseats = 2\nplayers = "random"\ncards = "mine.toml"\n')
    folder = str(tmp_path / "results")
    assert run("lab", "run", str(file), "--deals", "1", "--out", folder).code == 0
    file.write_text(file.read_text().replace("mine", "theirs"))
    ran = run("lab", "run", str(file), "--deals", "1", "--out", folder)
    assert "field “cards”" in ran.err
    assert "there is no such file" in ran.err


@pytest.fixture
def reported(tmp_path: Path, run: Run, every_sentence_exists: None) -> Path:
    """A folder with the results of an experiment and its report."""
    (tmp_path / "experiment.toml").write_text(EXPERIMENT, encoding="utf-8")
    folder = str(tmp_path / "results")
    assert run("lab", "run", str(tmp_path / "experiment.toml"), "--out", folder, "--csv").code == 0
    page, pictures = str(tmp_path / "report.html"), str(tmp_path / "pictures")
    ran = run("lab", "report", folder, "--out", page, "--pictures", pictures)
    assert (ran.code, ran.err) == (0, f"Report written to {page}\n")
    return tmp_path


def test_a_report_is_one_page_that_asks_nobody(reported: Path) -> None:
    page = (reported / "report.html").read_text("utf-8")
    assert "3 deals, 6 games, seed 0." in page
    assert "Rat out" in page
    assert "<svg" in page
    assert set(re.findall(r"https?://[^\"' ]+", page)) == {"http://www.w3.org/2000/svg"}
    assert re.findall(r"(?:src|href)=[\"'](?!#)", page) == []


def test_its_pictures_are_files_too(reported: Path) -> None:
    names = {path.stem for path in (reported / "pictures").iterdir()}
    assert {"comparison", "scores", "places-wins", "points", "space-worth"} <= names
    assert "progress" not in names, "rows of rounds were not asked for"
    for path in (reported / "pictures").iterdir():
        ElementTree.fromstring(path.read_text("utf-8"))


def test_figures_and_rows_for_programs(reported: Path, run: Run) -> None:
    told = json.loads(run("lab", "report", str(reported / "results"), "--json").out)
    assert (told["game"], told["deals"], told["games"]) == ("hospital-rush", 3, 6)
    rows = (reported / "results" / "seats.csv").read_text("utf-8").splitlines()
    assert len(rows) == 1 + 3 * (3 + 4)


def test_a_report_speaks_other_languages(
    reported: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language in ("de", "fr", "nl"):
        monkeypatch.setenv("WARDROUND_LANGUAGE", language)
        page = reported / f"{language}.html"
        assert run("lab", "report", str(reported / "results"), "--out", str(page)).code == 0
        assert f'<html lang="{language}">' in page.read_text("utf-8")


def test_a_report_of_nothing_is_refused(tmp_path: Path, run: Run) -> None:
    ran = run("lab", "report", str(tmp_path), "--out", str(tmp_path / "report.html"))
    assert ran.code == 2
    assert "is not a folder of results" in ran.err
    assert not (tmp_path / "report.html").exists()
