"""Many games of one experiment: time, memory and disk, and the same rows when a worker is lost.

    python benchmarks/many_games.py run many/alone --jobs 1
    python benchmarks/many_games.py report many/alone
    python benchmarks/many_games.py cluster many/cluster --deals 30000
    python benchmarks/many_games.py compare many/alone many/cluster

`run` plays benchmarks/many_games.toml with `wardround lab run`; interrupted, the same command goes
on. `cluster` starts a dask scheduler with two workers and kills one of them, and what would start
it again, with signal 9 when half of the deals are there. `compare` reads both folders row by row,
in order. Every command but `compare` notes the memory of each of its processes every ten seconds
in FOLDER.COMMAND.csv, and sums them up at the end. Linux only; needs the extras `lab`, `terminal`.
"""

from __future__ import annotations

import argparse
import csv
import os
import resource
import socket
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import psutil

from wardround.lab.experiments.experiment import Span
from wardround.lab.experiments.results import Results, connect, read_results

EXPERIMENT = Path(__file__).with_suffix(".toml")
WARDROUND = [sys.executable, "-m", "wardround"]
DASK = [sys.executable, "-m", "dask"]
SECONDS = 10
MEGABYTE = 2**20
DEALS_AT_ONCE = 500
HEADING = ("seconds", "process", "pid", "resident MB", "processor seconds", "deals")
WORKERS = 2


class Sample(NamedTuple):
    """How much one process has taken so far; `role` says what it does."""

    seconds: float
    role: str
    pid: int
    resident: float
    processor: float
    deals: int


class Watch:
    """Notes what the processes of some commands take, in a file and here."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self.path = folder.with_name(f"{folder.name}.{name}.csv")
        self.started = time.monotonic()
        self.samples: list[Sample] = []

    def until_end(
        self,
        main: subprocess.Popen[bytes],
        others: dict[str, psutil.Process],
        look: Callable[[int], None] = lambda deals: None,
    ) -> int:
        """Sample until the first process ends; how it ended. `look` is told how many deals are."""
        roots = {"main": psutil.Process(main.pid), **others}
        with self.path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            if not file.tell():
                writer.writerow(HEADING)
            while main.poll() is None:
                deals = count_deals(self.folder)
                found = list(self._sample(roots, deals))
                self.samples += found
                writer.writerows(found)
                file.flush()
                look(deals)
                with suppress(subprocess.TimeoutExpired):
                    main.wait(SECONDS)
        return main.returncode

    def _sample(self, roots: dict[str, psutil.Process], deals: int) -> Iterator[Sample]:
        seconds = round(time.monotonic() - self.started, 1)
        for role, root in roots.items():
            for process in _family(root):
                # Of one that was killed and not waited for yet there is nothing to measure.
                with suppress(psutil.NoSuchProcess):
                    if process.status() == psutil.STATUS_ZOMBIE:
                        continue
                    times, memory = process.cpu_times(), process.memory_info().rss / MEGABYTE
                    spent = times.user + times.system
                    name = role if process == root else f"{role}, child"
                    yield Sample(seconds, name, process.pid, round(memory, 1), spent, deals)

    def tell(self) -> None:
        """One line a process: its memory early, half-way, at the end, and the most there was."""
        by_process: defaultdict[tuple[str, int], list[Sample]] = defaultdict(list)
        for sample in self.samples:
            by_process[sample.role, sample.pid].append(sample)
        print(f"{'process':<24}{'samples':>8}{'early MB':>10}{'half':>8}{'end':>8}{'most':>8}")
        for (role, pid), of_one in by_process.items():
            memory = [sample.resident for sample in of_one]
            places = (len(memory) // 10, len(memory) // 2, -1)
            early, half, end = (memory[place] for place in places)
            name = f"{role} ({pid})"
            print(f"{name:<24}{len(memory):>8}{early:>10}{half:>8}{end:>8}{max(memory):>8}")


def _family(root: psutil.Process) -> list[psutil.Process]:
    try:
        return [root, *root.children(recursive=True)]
    except psutil.NoSuchProcess:
        return []


def count_deals(folder: Path) -> int:
    """How many deals are written. Also before the first part is, and while others write."""
    spans = [path.name.split("-") for path in folder.glob("parts/0*")]
    return sum(int(last) - int(first) + 1 for first, last in spans)


def watch(folder: Path, name: str, command: Sequence[str]) -> None:
    """Run a command and tell what it took."""
    seen = Watch(folder, name)
    code = seen.until_end(subprocess.Popen(command), {})
    seen.tell()
    _tell_time(seen.started)
    if code:
        sys.exit(code)


def _tell_time(started: float) -> None:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    wall = time.monotonic() - started
    print(f"{wall:.0f} s, {used.ru_utime + used.ru_stime:.0f} s of processor time")


def lab_run(folder: Path, deals: int, *more: str) -> list[str]:
    """The command that plays the experiment, or goes on with it."""
    wanted = ["--out", str(folder), "--deals", str(deals)]
    return [*WARDROUND, "lab", "run", str(EXPERIMENT), *wanted, *more]


def tell_disk(folder: Path) -> None:
    """Rows and bytes of every table."""
    results = read_results(folder)
    with connect() as connection:
        for table in results.experiment.tables:
            files = results.files(table, results.spans())
            (rows,) = connection.execute(
                f"SELECT count(*) FROM read_parquet({files!r})"
            ).fetchone() or (0,)
            size = sum(Path(file).stat().st_size for file in files) / MEGABYTE
            print(f"{table:<10}{rows:>14,} rows{size:>10.1f} MB")


def run(folder: Path, deals: int, jobs: int) -> None:
    """Play here."""
    watch(folder, "run", lab_run(folder, deals, "--jobs", str(jobs)))
    tell_disk(folder)


def report(folder: Path) -> None:
    """Draw the report."""
    page = folder.with_suffix(".html")
    watch(folder, "report", [*WARDROUND, "lab", "report", str(folder), "--out", str(page)])
    print(f"{page.stat().st_size / MEGABYTE:.1f} MB of report")


@contextmanager
def dask_cluster() -> Iterator[tuple[str, dict[str, psutil.Process]]]:
    """A scheduler with workers, each in a process of its own, and its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"tcp://127.0.0.1:{port}"
    quiet = ["--no-dashboard"]
    commands = {
        "scheduler": ["scheduler", "--host", "127.0.0.1", "--port", str(port), *quiet],
        **{
            f"worker {number}": ["worker", address, "--nworkers", "1", "--nthreads", "1", *quiet]
            for number in range(1, WORKERS + 1)
        },
    }
    started = {
        role: subprocess.Popen([*DASK, *command], stderr=subprocess.DEVNULL)
        for role, command in commands.items()
    }
    try:
        yield address, {role: psutil.Process(one.pid) for role, one in started.items()}
    finally:
        for one in reversed(started.values()):
            one.terminate()
            one.wait()


def cluster(folder: Path, deals: int) -> None:
    """Play on a cluster that loses a worker half-way."""
    seen = Watch(folder, "cluster")
    killed: list[int] = []
    with dask_cluster() as (address, others):

        def kill_half_way(written: int) -> None:
            if not killed and written >= deals / 2:
                for process in _family(others["worker 1"]):
                    process.kill()
                    killed.append(process.pid)
                print(f"killed with signal 9, with {written} deals there: {killed}", flush=True)

        main = subprocess.Popen(lab_run(folder, deals, "--cluster", address))
        code = seen.until_end(main, others, kill_half_way)
    seen.tell()
    _tell_time(seen.started)
    if code or not killed:
        sys.exit(code or "No worker was killed: the experiment was over too soon.")


def compare(one: Path, other: Path) -> None:
    """Whether two folders have the same rows, for as many deals as both have."""
    both = read_results(one), read_results(other)
    deals = min(results.deals() for results in both)
    for table in both[0].experiment.tables:
        rows = differ = 0
        for first in range(0, deals, DEALS_AT_ONCE):
            span = Span(first, min(first + DEALS_AT_ONCE, deals) - 1)
            more, wrong = _compare_rows(both, table, span)
            rows, differ = rows + more, differ + wrong
        print(
            f"{table:<10}{rows:>14,} rows of {deals:,} deals, {differ} of them differ", flush=True
        )
        if differ:
            sys.exit(1)


def _compare_rows(both: Sequence[Results], table: str, span: Span) -> tuple[int, int]:
    """How many rows there are of these deals, and how many differ; a missing one differs too."""
    one, other = (_rows_of(results, table, span) for results in both)
    with connect() as connection:
        found = connection.execute(
            "SELECT count(*), count(*) FILTER (one IS DISTINCT FROM other)"
            f" FROM (SELECT one FROM ({one}) AS one)"
            f" POSITIONAL JOIN (SELECT other FROM ({other}) AS other)"
        ).fetchone()
    rows, differ = found or (0, 0)
    return rows, differ


def _rows_of(results: Results, table: str, span: Span) -> str:
    spans = [it for it in results.spans() if it.first <= span.last and it.last >= span.first]
    files = results.files(table, spans)
    return f"SELECT * FROM read_parquet({files!r}) WHERE deal BETWEEN {span.first} AND {span.last}"


def main() -> None:
    """Do what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("command", choices=("run", "report", "cluster", "compare"))
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    folder, *others = chosen.folders
    folder.parent.mkdir(parents=True, exist_ok=True)
    if chosen.command == "run":
        run(folder, chosen.deals, chosen.jobs)
    elif chosen.command == "report":
        report(folder)
    elif chosen.command == "cluster":
        cluster(folder, chosen.deals)
    else:
        compare(folder, others[0])


if __name__ == "__main__":
    main()
