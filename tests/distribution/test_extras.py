"""What is installed without extras and with each of them alone, where nothing else is."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
import zipfile
from importlib.metadata import packages_distributions
from pathlib import Path
from urllib.request import urlopen

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from wardround import __version__
from wardround.build import RECORD, cannot_compile, sources_digest
from wardround.terminal.commands import COMMAND_LINE, COMMANDS

from .building import ROOT, Environment
from .conftest import Built

NEW = ("new", "dice-hospital", "--seats", "2")
POSITION = "dice-hospital:2:seats=2:round=0,phase=first-player::\n"


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    return Environment(tmp_path)


def refusal(environment: Environment, command: str, extra: str) -> str:
    """What is said where something is missing; there is no pip in these environments."""
    return (
        f"wardround: `wardround {command}` needs more than is installed here: "
        f"uv pip install --python {environment.python} 'wardround[{extra}]'\n"
    )


def test_without_extras_there_are_help_and_version(built: Built, environment: Environment) -> None:
    environment.install(built.wheel_of_sdist)
    version = environment.run("--version")
    assert version.stdout == f"wardround {__version__} (interpreted rules)\n", version.stderr
    told = environment.run("--help")
    assert told.returncode == 0, told.stderr
    assert environment.run().stdout == told.stdout
    for name, command in COMMANDS.items():
        assert f"\n  {name} " in told.stdout
        ran = environment.run(name, "--help")
        assert (ran.returncode, ran.stdout) == (2, "")
        assert ran.stderr == refusal(environment, name, command.extra)


def test_the_terminal_alone(built: Built, environment: Environment) -> None:
    environment.install(built.wheel_of_sdist, "terminal")
    assert environment.run(*NEW).stdout == POSITION
    assert "The game is saved." in environment.run("play", "--plain", "--seed", "1").stdout
    assert (environment.home / ".local" / "share" / "wardround" / "unfinished").is_dir()
    assert environment.run("serve").stderr == refusal(environment, "serve", "server")


def test_the_wheel_of_these_rules_alone(environment: Environment) -> None:
    """What `make test` has built, compiled where it can be: here it is installed."""
    wheels = list((ROOT / "dist").glob("wardround-*.whl"))
    if not wheels:
        pytest.skip("`make test` builds the wheel")
    build = "interpreted" if cannot_compile() else "compiled"
    record = json.loads(zipfile.ZipFile(wheels[0]).read(f"wardround/{RECORD}"))
    assert (record["build"], record["digest"]) == (build, sources_digest())
    environment.install(wheels[0], "terminal")
    version = environment.run("--version")
    assert version.stdout == f"wardround {__version__} ({build} rules)\n", version.stderr
    assert environment.run(*NEW).stdout == POSITION
    assert "The game is saved." in environment.run("play", "--plain", "--seed", "1").stdout


def test_the_server_alone(built: Built, environment: Environment) -> None:
    environment.install(built.wheel_of_sdist, "server")
    assert environment.run(*NEW).stdout == POSITION
    assert environment.run("play").stderr == refusal(environment, "play", "terminal")
    with subprocess.Popen(
        [environment.programs / "wardround", "serve", "--port", "0"],
        env=environment.variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        try:
            assert address is not None, server.communicate(timeout=10)[1]
            assert b"<html" in urlopen(address[0]).read()
        finally:
            server.terminate()
    assert (environment.home / ".local" / "share" / "wardround" / "tables.sqlite").is_file()


@pytest.mark.parametrize("extra", ["terminal", "server", "lab"])
def test_an_extra_is_what_its_commands_import(extra: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    listed = {
        canonicalize_name(Requirement(text).name)
        for text in project["optional-dependencies"][extra]
    }
    modules = {
        *COMMAND_LINE,
        *(module for one in COMMANDS.values() if one.extra == extra for module in one.needs),
    }
    owners = [
        set(map(canonicalize_name, packages_distributions()[module.partition(".")[0]]))
        for module in modules
    ]
    assert all(owner & listed for owner in owners), "a command would miss something"
    assert listed <= set[str]().union(*owners), "nobody needs it"
