"""Compiles the rules of this clone into the folder where `wardround.build` looks for them.

`wardround serve --compile` (`make play`) runs it in the background. A wheel is built from a copy
of the sources; its extension modules are put into place by a single rename, so that nobody ever
finds half of them. If that fails, one line on standard error says why, and the log that it names
has the rest.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path
from typing import IO

from wardround.build import (
    CHECKOUT,
    COMPILED_RULES,
    RECORD,
    SUFFIX,
    cannot_compile,
    compiled_folder,
    sources_digest,
)

SOURCES = (
    "build_tools",
    "src",
    "docs/wardround.1",
    "pyproject.toml",
    "setup.py",
    "constraints.txt",
    "MANIFEST.in",
    "PACKAGE.md",
    "CHANGELOG.md",
    "LICENSE",
)
PURE = "-none-any.whl"
LOW_PRIORITY = 10
DAY = 24 * 60 * 60


class NotCompiled(Exception):
    """There is no compiled build; the text says why."""


def copy_sources(folder: Path) -> None:
    """Copy what a source distribution and a wheel are built from into a new folder."""
    folder.mkdir()
    ignored = shutil.ignore_patterns("*.egg-info", "__pycache__")
    for name in SOURCES:
        (folder / name).parent.mkdir(exist_ok=True)
        if (CHECKOUT / name).is_dir():
            shutil.copytree(CHECKOUT / name, folder / name, ignore=ignored)
        else:
            shutil.copy(CHECKOUT / name, folder / name)


def build_wheel(folder: Path, work: Path, log: IO[str] | None = None) -> Path:
    """A wheel of this clone in the folder; what is said on the way goes to the log.

    It is built in the work folder from a copy, so that it is of one state of the sources and no
    other build is in the way. What compiles it, pip fetches for this build alone.
    """
    copy_sources(work / "wardround")
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps"]
    if log is None:
        command.append("--quiet")
    subprocess.run(
        [*command, "--wheel-dir", str(folder.absolute()), "."],
        cwd=work / "wardround",
        env=os.environ | {"TMPDIR": str(work)},
        stdout=log,
        stderr=log,
        check=True,
    )
    (wheel,) = folder.glob("wardround-*.whl")
    return wheel


def compile_rules() -> Path:
    """The folder of compiled rules, made from the sources as they are now; NotCompiled if not.

    Sources that a C compiler has failed on are not tried again for a day: its log keeps count.
    """
    why_not = cannot_compile()
    if why_not:
        raise NotCompiled(why_not)
    failed = _log_of_failure()
    log_file = COMPILED_RULES / "log.txt"
    try:
        COMPILED_RULES.mkdir(exist_ok=True)
        _forget_old_ones()
        if failed.exists():
            raise NotCompiled(f"compiling failed before, see {failed}; remove it to try again")
        with log_file.open("w", encoding="utf-8") as log, _work_folder() as work:
            wheel = build_wheel(Path(work, "wheel"), Path(work), log)
            if not wheel.name.endswith(PURE):
                return _put_into_place(wheel, Path(work, "rules"))
        log_file.replace(failed)
    except subprocess.CalledProcessError as error:
        raise NotCompiled(f"pip could not build them, see {log_file}") from error
    except (OSError, zipfile.BadZipFile) as error:
        raise NotCompiled(_reason(error)) from error
    raise NotCompiled(f"compiling failed, see {failed}")


def _log_of_failure() -> Path:
    """Where the log lies if compiling these sources fails."""
    made = compiled_folder(sources_digest())
    return made.with_name(f"failed-{made.name}.txt")


def _reason(error: Exception) -> str:
    """What an error says; of many files that could not be copied, what the first one does."""
    return str(error.args[0][0][2] if isinstance(error, shutil.Error) else error)


def _work_folder() -> tempfile.TemporaryDirectory[str]:
    """A folder on the file system of the result, so that a rename puts that into place."""
    return tempfile.TemporaryDirectory(prefix="making-", dir=COMPILED_RULES)


def _put_into_place(wheel: Path, unpacked: Path) -> Path:
    """Unpack the compiled modules and the record of a wheel, and rename them to their folder."""
    record = f"wardround/{RECORD}"
    with zipfile.ZipFile(wheel) as files:
        wanted = [name for name in files.namelist() if name.endswith(SUFFIX) or name == record]
        files.extractall(unpacked, wanted)
        made = compiled_folder(json.loads(files.read(record))["digest"])
    try:
        unpacked.rename(made)
    except OSError:
        # Another build of the same sources may have been faster.
        if not made.is_dir():
            raise
    return made


def _forget_old_ones() -> None:
    """Remove what a day ago was made of other sources, or left by a build that failed."""
    for path in COMPILED_RULES.iterdir():
        if path.stat().st_mtime < time.time() - DAY:
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)


def _keep_wheel(folder: Path) -> None:
    """Build a wheel into the folder, and put the compiled rules in it into place.

    Without a compiler it is a pure one. Exit 1 if it is, although nothing was known against
    compiling.
    """
    COMPILED_RULES.mkdir(exist_ok=True)
    with _work_folder() as work:
        wheel = build_wheel(folder, Path(work))
        if not wheel.name.endswith(PURE):
            _put_into_place(wheel, Path(work, "rules"))
        elif not cannot_compile():
            sys.exit("The rules could not be compiled: what went wrong is said above.")


def main() -> None:
    """Compile the rules; exit 1 with a sentence if that fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wheel", type=Path, help="keep the wheel in this folder")
    parser.add_argument("--background", action="store_true", help="at low priority")
    chosen = parser.parse_args()
    if chosen.background and hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)
    # An ordinary end, so that temporary folders are removed.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    if chosen.wheel:
        _keep_wheel(chosen.wheel)
        return
    try:
        compile_rules()
    except NotCompiled as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
