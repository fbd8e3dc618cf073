"""Rules that are compiled while the server runs: workers change over between two thoughts."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import time
from pathlib import Path

import pytest

from server.clone import PATIENCE, Clone, until
from wardround.server.workers import rules_build
from wardround.server.workers.pool import Workers

INTERPRETED = "The rules run interpreted."
BEING_MADE = "A faster, compiled build of the rules is being made in the background."
CHANGED_OVER = "Bots, hints and reviews think on compiled rules from here on."
COMPILED = "The rules run compiled."
RULE = "games/dice_hospital/rules/kinds.py"


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def sleep_and_count(seconds: float, file: str) -> int:
    """Work that notes that it was begun."""
    with Path(file).open("a") as begun:
        begun.write("begun ")
    time.sleep(seconds)
    return os.getpid()


def test_workers_are_renewed_between_two_pieces_of_work(tmp_path: Path) -> None:
    begun = tmp_path / "begun"

    async def work() -> tuple[int, int]:
        workers = Workers(2)
        first = asyncio.create_task(workers.run(PATIENCE, sleep_and_count, 1.0, str(begun)))
        while not begun.exists():
            await asyncio.sleep(0.05)
        renewing = asyncio.create_task(workers.renew())
        await asyncio.sleep(0)
        second = await workers.run(PATIENCE, os.getpid)
        await renewing
        workers.close()
        return await first, second

    old, new = asyncio.run(work())
    assert old != new
    assert begun.read_text() == "begun ", "the work under way was neither lost nor done twice"


def test_workers_change_over_when_compiled_rules_are_ready(clone: Clone) -> None:
    with clone.serve("--compile") as server:
        assert server.build() == ("interpreted", True)
        server.ask_for_a_hint()
        assert not clone.loaded_by()
        clone.go()
        assert server.settle() == "compiled"
        before = clone.loaded_by()
        server.ask_for_a_hint()
        assert clone.loaded_by() - before, "the worker that thought of it is a new one"
        assert server.process.pid not in clone.loaded_by()
        assert server.log() == [INTERPRETED, BEING_MADE, CHANGED_OVER]


def test_the_next_start_is_compiled_at_once(clone: Clone) -> None:
    clone.go()
    with clone.serve("--compile") as server:
        assert server.settle() == "compiled"
    with clone.serve("--compile") as server:
        assert server.build() == ("compiled", False)
        server.ask_for_a_hint()
        assert server.log() == [COMPILED]
    assert "(compiled rules)" in clone.run("--version")


@pytest.mark.parametrize("module", [RULE, "table/speakers.py"])
def test_compiled_rules_are_not_used_after_a_change_to_the_sources(
    clone: Clone, module: str
) -> None:
    clone.compile()
    assert "(compiled rules)" in clone.run("--version")
    clone.change(module)
    assert "(interpreted rules)" in clone.run("--version")
    with clone.serve() as server:
        assert server.build() == ("interpreted", False)


def test_rules_that_change_while_they_are_compiled_are_not_changed_over_to(clone: Clone) -> None:
    with clone.serve("--compile") as server:
        clone.begun()
        clone.change(RULE)
        clone.go()
        assert server.settle() == "interpreted"
        told = "The rules stay interpreted: their sources have changed since this server started."
        assert server.log() == [INTERPRETED, BEING_MADE, told]


def test_a_build_that_fails_is_told_once(clone: Clone) -> None:
    with clone.serve("--compile") as server:
        clone.fail()
        assert server.settle() == "interpreted"
        server.ask_for_a_hint()
        *_, told = server.log()
        assert server.log() == [INTERPRETED, BEING_MADE, told]
    log = clone.folder / ".compiled" / "log.txt"
    assert told == f"The rules stay interpreted: pip could not build them, see {log}."
    assert "on purpose" in log.read_text()
    assert clone.compiled() == []


def test_what_a_compiler_has_failed_on_is_not_tried_again_at_every_start(clone: Clone) -> None:
    clone.fail_to_compile()
    with clone.serve("--compile") as server:
        assert server.settle() == "interpreted"
        first = server.log()[-1]
    (log,) = (clone.folder / ".compiled").glob("failed-*.txt")
    assert first == f"The rules stay interpreted: compiling failed, see {log}."
    assert "the compiler said no" in log.read_text()
    with clone.serve("--compile") as server:
        assert server.settle() == "interpreted"
        assert server.log()[-1].endswith(
            f"compiling failed before, see {log}; remove it to try again."
        )
    assert clone.builds() == 1
    yesterday = time.time() - 25 * 60 * 60
    os.utime(log, (yesterday, yesterday))
    clone.compile()
    assert "(compiled rules)" in clone.run("--version"), "a day later it is tried again"


def test_of_two_builds_at_once_both_are_content_with_what_the_first_has_made(
    clone: Clone,
) -> None:
    with clone.serve("--compile") as server:
        clone.begun()
        clone.compile()
        assert server.settle() == "compiled"
    assert clone.builds() == 2
    assert len(clone.compiled()) == 1


def test_a_wheel_that_cannot_be_unpacked_leaves_nothing(clone: Clone) -> None:
    with clone.serve("--compile") as server:
        clone.tear()
        assert server.settle() == "interpreted"
        assert "Bad CRC" in server.log()[-1]
    assert clone.compiled() == []


def test_without_a_compiler_it_is_said_once_and_nothing_is_begun(clone: Clone) -> None:
    clone.environment["CC"] = "no-such-compiler"
    with clone.serve("--compile") as server:
        assert server.settle() == "interpreted"
        told = "The rules run interpreted: no C compiler (no-such-compiler) was found."
        assert server.log() == [told]
    assert not (clone.folder / ".compiled").exists()


def test_without_the_headers_of_python_nothing_is_begun(clone: Clone) -> None:
    clone.replace("build.py", '"Python.h"', '"Snake.h"')
    with clone.serve("--compile") as server:
        (told,) = server.log()
        assert told.startswith("The rules run interpreted: Python's header files (/")
        assert told.endswith(" were not found; Debian has them in python3-dev.")
    assert not (clone.folder / ".compiled").exists()


def test_a_full_disk_is_told_in_a_sentence(clone: Clone) -> None:
    full = "[('from', 'to', '[Errno 28] No space left on device')]"
    clone.replace(
        "../../build_tools/compile_rules.py", "folder.mkdir()", f"raise shutil.Error({full})"
    )
    with clone.serve("--compile") as server:
        assert server.settle() == "interpreted"
        told = "The rules stay interpreted: [Errno 28] No space left on device."
        assert server.log() == [INTERPRETED, BEING_MADE, told]


def test_a_computer_that_starts_no_worker_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As in a container where nobody may share memory."""

    async def nothing() -> None:
        pass

    def refused(workers: Workers) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(rules_build, "cannot_compile", str)
    monkeypatch.setattr(rules_build, "_run_compile_script", nothing)
    monkeypatch.setattr(Workers, "running", refused)
    build = rules_build.RulesBuild()
    build.name = "interpreted"
    asyncio.run(build.compile_for(()))
    told = "The rules stay interpreted: a worker that uses the compiled ones does not start."
    assert caplog.messages[-1] == told


def test_a_build_killed_half_way_leaves_nothing_that_is_used(clone: Clone) -> None:
    clone.compile_half()
    assert "(interpreted rules)" in clone.run("--version")
    clone.compile()
    assert "(compiled rules)" in clone.run("--version")


def test_what_killed_builds_left_is_removed_a_day_later(clone: Clone) -> None:
    clone.compile_half()
    (left,) = clone.compiled()
    yesterday = time.time() - 25 * 60 * 60
    os.utime(clone.folder / ".compiled" / left, (yesterday, yesterday))
    clone.compile()
    assert left not in clone.compiled()


def test_a_server_that_stops_ends_its_build(clone: Clone) -> None:
    with clone.serve("--compile") as server:
        compiler = clone.begun()
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(PATIENCE) == 0
    until(lambda: not is_running(compiler))
    until(lambda: clone.compiled() == [])


def is_running(process: int) -> bool:
    """Whether there is such a process that has not ended."""
    try:
        return " Z " not in Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False


def test_only_a_clone_compiles(clone: Clone) -> None:
    shutil.rmtree(clone.folder / "build_tools")
    assert "--compile is for a clone of the sources" in clone.run("serve", "--compile")
