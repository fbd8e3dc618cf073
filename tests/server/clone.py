"""A clone of the sources whose rules compile in a moment.

What is real: the script that compiles, the server, its workers, and how compiled rules are found.
What is not: instead of pip and a C compiler, a program copies the modules under another suffix, and
this clone takes that suffix for the one of extension modules. Each copy notes the process
that loads it.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from build_tools.compile_rules import copy_sources

PATIENCE = 60.0
SUFFIX = ".compiled.py"
PIP = f"""
import json, os, runpy, sys, time, zipfile
from pathlib import Path

folder = Path(sys.argv[sys.argv.index("--wheel-dir") + 1])
here = Path(__file__).parent
build = runpy.run_path("src/wardround/build.py")
package = Path("src/wardround")
note = "\\nimport os\\nopen(%r, 'a').write(str(os.getpid()) + ' ')\\n" % str(here / "loaded")
folder.mkdir()
with zipfile.ZipFile(folder / "wardround-0-cp-x.whl", "w") as wheel:
    for number, path in enumerate(build["COMPILED"]):
        name = "wardround/" + path.removesuffix(".py") + "{SUFFIX}"
        wheel.writestr(name, (package / path).read_text("utf-8") + note)
        if number == 50:
            with (here / "begun").open("a") as begun:
                begun.write(str(os.getpid()) + " ")
            while not (here / "go").exists():
                time.sleep(0.05)
    record = dict(build="compiled", digest=build["sources_digest"](package))
    wheel.writestr("wardround/_build.json", json.dumps(record))
end = (here / "go").read_text()
if end == "torn":
    with open(folder / "wardround-0-cp-x.whl", "r+b") as wheel:
        wheel.seek(wheel.seek(0, os.SEEK_END) // 2)
        wheel.write(b"torn")
    end = ""
if end == "pure":
    print("the compiler said no")
    (folder / "wardround-0-cp-x.whl").rename(folder / "wardround-0-none-any.whl")
    end = ""
sys.exit(end or 0)
"""


class Clone:
    """A clone in a folder. Its build begins by itself and ends when `go` or `fail` is said."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "clone"
        copy_sources(self.folder)
        self.replace("build.py", "SUFFIX = EXTENSION_SUFFIXES[0]", f'SUFFIX = "{SUFFIX}"')
        self.pip = folder / "programs" / "pip"
        self.pip.mkdir(parents=True)
        (self.pip / "__init__.py").touch()
        (self.pip / "__main__.py").write_text(PIP, "utf-8")
        self.errors = folder / "errors.txt"
        self._script = self.folder / "build_tools" / "compile_rules.py"
        path = os.pathsep.join([str(self.folder / "src"), str(self.pip.parent)])
        self.environment = os.environ | {"PYTHONPATH": path, "CC": sys.executable}
        del self.environment["WARDROUND_BUILD"]

    def go(self) -> None:
        """Let the build succeed."""
        (self.pip / "go").write_text("")

    def fail(self) -> None:
        """Let the build fail."""
        (self.pip / "go").write_text("on purpose")

    def fail_to_compile(self) -> None:
        """Let the build end with a pure wheel, as it does when the C compiler fails."""
        (self.pip / "go").write_text("pure")

    def tear(self) -> None:
        """Let the build end with a wheel whose second half cannot be unpacked."""
        (self.pip / "go").write_text("torn")

    def begun(self) -> int:
        """Wait until half of a build is done; the process that is at it."""
        until((self.pip / "begun").exists)
        return int((self.pip / "begun").read_text().split()[-1])

    def builds(self) -> int:
        """How many builds are half done, or have been."""
        begun = self.pip / "begun"
        return len(begun.read_text().split()) if begun.exists() else 0

    def replace(self, module: str, old: str, new: str) -> None:
        """Change a piece of the program."""
        file = self.folder / "src" / "wardround" / module
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")

    def change(self, module: str) -> None:
        with (self.folder / "src" / "wardround" / module).open("a", encoding="utf-8") as file:
            file.write("\n# Changed.\n")

    def compiled(self) -> list[str]:
        """What lies where compiled rules are looked for."""
        return [path.name for path in (self.folder / ".compiled").iterdir() if path.is_dir()]

    def loaded_by(self) -> set[int]:
        """The processes that have loaded compiled rules."""
        file = self.pip / "loaded"
        return {int(one) for one in file.read_text().split()} if file.exists() else set()

    def run(self, *arguments: str) -> str:
        """What `wardround` prints, on either stream."""
        done = subprocess.run(
            [sys.executable, "-m", "wardround", *arguments],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return done.stdout

    def compile(self) -> None:
        """Compile the rules, by the script that the server runs."""
        self.go()
        subprocess.run([sys.executable, str(self._script)], env=self.environment, check=True)

    def compile_half(self) -> None:
        """Begin to compile the rules and be killed, with all that was started."""
        with subprocess.Popen(
            [sys.executable, str(self._script)], env=self.environment, start_new_session=True
        ) as building:
            self.begun()
            os.killpg(building.pid, signal.SIGKILL)

    @contextmanager
    def serve(self, *arguments: str) -> Iterator[CloneServer]:
        """A server of this clone."""
        command = [sys.executable, "-m", "wardround", "serve", "--port", "0", *arguments]
        database = self.folder / "tables.sqlite"
        with (
            self.errors.open("w") as errors,
            subprocess.Popen(
                [*command, "--database", str(database)],
                env=self.environment | {"PYTHONUNBUFFERED": "1"},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            ) as process,
        ):
            try:
                yield CloneServer(process, self.errors)
            finally:
                process.send_signal(signal.SIGINT)
                process.wait(PATIENCE)


class CloneServer:
    """A running server of a clone."""

    def __init__(self, process: subprocess.Popen[str], errors: Path) -> None:
        self.process = process
        self._errors = errors
        assert process.stdout is not None
        said = process.stdout.readline()
        assert "http" in said, errors.read_text()
        self._address = next(word for word in said.split() if word.startswith("http"))

    def ask(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(self._address + path, data, timeout=PATIENCE) as answer:
            return json.load(answer)

    def build(self) -> tuple[str, bool]:
        """The build, and whether a compiled one is being made."""
        health = self.ask("api/health")
        return health["build"], health["compiling"]

    def settle(self) -> str:
        """The build, once none is being made any more."""
        until(lambda: not self.build()[1])
        return self.build()[0]

    def ask_for_a_hint(self) -> None:
        """Let a worker think, at a new table."""
        seats = [{"kind": "person", "name": "Ada"}]
        made = self.ask("api/tables", {"game": "dice-hospital", "seats": seats})
        token = made["seats"][0]["token"]
        assert self.ask(f"api/tables/{made['table']}/hint", {"token": token})["sentences"]

    def log(self) -> list[str]:
        """The sentences of the log, without their times and levels."""
        return [line.split(" ", 3)[3] for line in self._errors.read_text().splitlines()]


def until(is_so: Callable[[], bool]) -> None:
    """Wait until it is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)
