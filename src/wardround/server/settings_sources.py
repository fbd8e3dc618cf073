"""Settings from a TOML file, the environment and flags: later ones win, all mistakes are told.

A setting `port` is the key `port` of the file, the variable WARDROUND_SERVE_PORT, or the flag
`--set port=...`. A list is written with commas where it is no list of TOML.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from difflib import get_close_matches
from ipaddress import ip_address
from pathlib import Path
from typing import Any, NamedTuple

from wardround.server.settings import Settings, bounds, default_database, kinds
from wardround.table.cards.bounds import first_too_large
from wardround.table.cards.toml_lines import Lines
from wardround.table.errors import BadOption

PREFIX = "WARDROUND_SERVE_"
FILE = "SETTINGS"
DEFAULT, FROM_FILE, ENVIRONMENT, FLAG = "default", "file", "environment", "flag"
FLAGS = {"hosts": "--allow-host", "compile_rules": "--compile"}
YES_NO = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}


class BadSettings(BadOption):
    """Settings with mistakes: `mistakes` has all of them."""

    def __init__(self, mistakes: Sequence[BadOption]) -> None:
        super().__init__("settings-mistaken", mistakes=len(mistakes))
        self.mistakes = tuple(mistakes)


class Given(NamedTuple):
    """A setting as somebody gave it: what kind of source it is from, and where it stands there."""

    source: str
    where: str
    value: object


class Chosen(NamedTuple):
    """Valid settings, and for each of them the kind of source it is from."""

    settings: Settings
    sources: Mapping[str, str]


def choose_settings(
    file: str | None,
    environment: Mapping[str, str],
    flags: Mapping[str, object],
    assignments: Sequence[str] = (),
) -> Chosen:
    """The settings of all sources; BadOption is what is wrong with them, BadSettings if several.

    `file` is the path of a TOML file; `flags` are settings that have a flag of their own, and
    `assignments` texts such as `port=80`.
    """
    mistakes: list[BadOption] = []
    own = {
        name.removeprefix(PREFIX).lower(): value
        for name, value in environment.items()
        if name.startswith(PREFIX)
    }
    path = file or own.pop(FILE.lower(), None)
    own.pop(FILE.lower(), None)
    given: dict[str, Given] = {}
    if path:
        given |= _from_file(path, mistakes)
    given |= {name: Given(ENVIRONMENT, PREFIX + name.upper(), value) for name, value in own.items()}
    given |= {
        name: Given(FLAG, FLAGS.get(name, f"--{name}"), value) for name, value in flags.items()
    }
    given |= _from_assignments(assignments, mistakes)
    values = {name: _read(name, one, mistakes) for name, one in given.items()}
    if mistakes:
        raise mistakes[0] if len(mistakes) == 1 else BadSettings(mistakes)
    values.setdefault("database", default_database())
    sources = {one.name: DEFAULT for one in fields(Settings)}
    return Chosen(Settings(**values), sources | {name: one.source for name, one in given.items()})


def _from_file(path: str, mistakes: list[BadOption]) -> dict[str, Given]:
    try:
        text = Path(path).read_text(encoding="utf-8")
        if large := first_too_large(text):
            mistakes.append(BadOption("settings-file-bad", path=path, reason=f"line {large.line}"))
            return {}
        found, lines = tomllib.loads(text), Lines(text)
    except (OSError, ValueError, RecursionError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        mistakes.append(BadOption("settings-file-bad", path=path, reason=reason))
        return {}
    return {
        name: Given(FROM_FILE, f"{path}:{lines.of(name)}", value) for name, value in found.items()
    }


def _from_assignments(assignments: Sequence[str], mistakes: list[BadOption]) -> dict[str, Given]:
    found: dict[str, Given] = {}
    for text in assignments:
        name, equals, value = text.partition("=")
        if equals:
            found[name.strip()] = Given(FLAG, f"--set {name.strip()}", value.strip())
        else:
            mistakes.append(BadOption("settings-assignment", text=text))
    return found


def _read(name: str, given: Given, mistakes: list[BadOption]) -> Any:
    """The value of one setting; a mistake is noted."""
    kind = kinds().get(name)
    if kind is None:
        mistakes.append(_unknown(name, given.where))
        return None
    try:
        value = READERS[kind](given.value)
        _check(name, value)
    except ValueError:
        parts = given.value if isinstance(given.value, list | tuple) else [given.value]
        value = ", ".join(str(part) for part in parts)[:60]
        told = {"where": given.where, "name": name, "value": value, "allowed": allowed(name)}
        mistakes.append(BadOption("settings-value", **told))
        return None
    return value


def _unknown(name: str, where: str) -> BadOption:
    for near in get_close_matches(name, kinds(), 1):
        return BadOption("settings-unknown-near", where=where, name=name, near=near)
    return BadOption("settings-unknown", where=where, name=name)


def _check(name: str, value: Any) -> None:
    """ValueError unless a setting may be so."""
    limit = bounds()[name]
    if isinstance(value, int | float) and not limit.least <= value <= limit.most:
        raise ValueError(name)
    if limit.among and value not in limit.among:
        raise ValueError(name)
    if name == "hosts" and not all(host and "/" not in host for host in value):
        raise ValueError(name)
    if name in ("proxies", "metrics_readers"):
        for address in value:
            ip_address(address)


def allowed(name: str) -> str:
    """What a setting may be, in signs: a range, a choice, an example."""
    kind, limit = kinds()[name], bounds()[name]
    if limit.among:
        return " ".join(limit.among)
    if kind in (int, float):
        return f"{limit.least:g}..{limit.most:g}"
    examples = {
        "hosts": "example.org",
        "proxies": "192.0.2.1",
        "metrics_readers": "192.0.2.1",
        "origins": "https://example.org",
    }
    return "yes no" if kind is bool else examples.get(name, "text")


def _text(value: object) -> str:
    if not isinstance(value, str) or not value:
        raise ValueError(value)
    return value


def _path(value: object) -> Path:
    return value if isinstance(value, Path) else Path(_text(value)).expanduser()


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise ValueError(value)
    return int(value)


def _number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise ValueError(value)
    found = float(value)
    if not math.isfinite(found):
        raise ValueError(value)
    return found


def _flag(value: object) -> bool:
    if isinstance(value, str):
        value = YES_NO.get(value.lower())
    if not isinstance(value, bool):
        raise ValueError(value)
    return value


def _texts(value: object) -> tuple[str, ...]:
    parts = value.split(",") if isinstance(value, str) else value
    if not isinstance(parts, list | tuple) or not all(isinstance(one, str) for one in parts):
        raise ValueError(value)
    return tuple(one.strip() for one in parts) if value else ()


READERS: Mapping[Any, Callable[[object], object]] = {
    str: _text,
    Path: _path,
    int: _whole,
    float: _number,
    bool: _flag,
    tuple[str, ...]: _texts,
}


def show_settings(chosen: Chosen, words: Mapping[str, str]) -> str:
    """All settings as a TOML file, each with where it is from; `words` names the sources."""
    lines = [
        (f"{one.name} = {_toml(getattr(chosen.settings, one.name))}", chosen.sources[one.name])
        for one in fields(Settings)
    ]
    width = max(len(line) for line, _ in lines)
    return "\n".join(f"{line:<{width}}  # {words[source]}" for line, source in lines)


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return f"[{', '.join(_toml(one) for one in value)}]"
    if isinstance(value, str | Path):
        escaped = str(value).replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return str(value)
