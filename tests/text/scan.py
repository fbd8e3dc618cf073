"""Finds the message keys that code uses, and what the catalogue's sentences need."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import wardround
import wardround.server.errors
from wardround.table.errors import WardroundError
from wardround.text import catalogues

Function = ast.FunctionDef | ast.AsyncFunctionDef
SOURCE = Path(wardround.__file__).parent


class Use(NamedTuple):
    """A key given to something that speaks, and the figures it is given with (None: unknown)."""

    where: str
    key: str
    figures: frozenset[str] | None

    @property
    def game(self) -> str:
        """The game whose catalogue this code speaks from; nothing for what all games share."""
        folders = self.where.removeprefix("terminal/").split("/")
        name = folders[1].replace("_", "-") if folders[0] == "games" else ""
        return name if name in catalogues.games() else ""


def error_names() -> set[str]:
    found = [WardroundError]
    for error in found:
        found += error.__subclasses__()
    return {error.__name__ for error in found}


def uses() -> list[Use]:
    """Every key that is written down in a call."""
    found: list[Use] = []
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                for call in _calls(function):
                    found += _uses_in(call, function, path)
    return found


def _calls(function: Function) -> Iterator[ast.Call]:
    return (node for node in ast.walk(function) if isinstance(node, ast.Call))


def _uses_in(call: ast.Call, function: Function, path: Path) -> list[Use]:
    name = _name(call.func)
    where = f"{path.relative_to(SOURCE)}:{call.lineno}"
    figures = _keywords(call)
    if name in error_names() or name == "Message":
        if name == "Message":
            figures = _dict_keys(call.args[1]) if len(call.args) > 1 else None
        return [Use(where, key, figures) for key in _texts(call.args[:1], function)]
    if name == "ask":
        added = {"space"} if _on_self(call.func) else set()
        given = None if figures is None else figures | added
        return [Use(where, key, given) for key in _texts(call.args[:2], function)]
    if name == "message":
        added = {"cost", "bonus"} if function.name == "gain" else set()
        given = None if figures is None else figures | added
        return [Use(where, key, given) for key in _texts(call.args[:1], function)]
    if name == "wrong":
        added = {"line"} if path.name == "transcript.py" else set()
        given = None if figures is None else figures | added
        return [Use(where, key, given) for key in _texts(call.args[:1], function)]
    if name == "label":
        prefix = "board-" if path.name == "board.py" and _on_self(call.func) else ""
        return [Use(where, prefix + key, figures) for key in _texts(call.args[:1], function)]
    return []


def _name(func: ast.expr) -> str:
    if isinstance(func, ast.Attribute):
        return func.attr
    return func.id if isinstance(func, ast.Name) else ""


def _on_self(func: ast.expr) -> bool:
    return isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name)


def _texts(args: list[ast.expr], function: Function) -> list[str]:
    """The texts an argument can be: written there, or given to its variable in the function."""
    found: list[str] = []
    for arg in args:
        values = [arg]
        if isinstance(arg, ast.Name):
            values = [
                node.value
                for node in ast.walk(function)
                if isinstance(node, ast.Assign) and _name(node.targets[0]) == arg.id
            ]
        for value in values:
            branches = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
            found += [str(b.value) for b in branches if isinstance(b, ast.Constant)]
    return found


def _keywords(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(str(name) for name in names)


def _dict_keys(node: ast.expr) -> frozenset[str] | None:
    if not isinstance(node, ast.Dict) or None in node.keys:
        return None
    return frozenset(str(key.value) for key in node.keys if isinstance(key, ast.Constant))


def constants() -> set[str]:
    """Every text in code that can only be a key: one word without a hyphen may be anything."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        texts = (n.value for n in ast.walk(tree) if isinstance(n, ast.Constant))
        found.update(text for text in texts if isinstance(text, str) and "-" in text)
    return found


def messages(language: str = "en") -> dict[str, str]:
    """All catalogues: every key with the source of its sentence.

    The keys of a game stand behind its name: `dice-hospital/phase-take`.
    """
    found = _messages_in(catalogues.shared_files(language), "")
    for game in catalogues.games():
        found |= _messages_in(catalogues.game_files(game, language), f"{game}/")
    return found


def _messages_in(files: Iterable[Path], start: str) -> dict[str, str]:
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    parts = re.split(r"^([a-z][a-z0-9-]*) =", text, flags=re.MULTILINE)
    return {start + key: re.sub(r"^#.*$", "", body, flags=re.M) for key, body in _pairs(parts[1:])}


def looked_up(key: str, game: str, catalogue: Mapping[str, str]) -> str | None:
    """The key as the catalogue has it: the game's own, or one that all games share."""
    return next((found for found in (f"{game}/{key}", key) if found in catalogue), None)


def parts_of(key: str, catalogue: Mapping[str, str]) -> set[str]:
    """The other messages that a sentence is made of, as the catalogue has them."""
    game = key.partition("/")[0]
    found = {other: looked_up(other, game, catalogue) for other in references(catalogue[key])}
    assert None not in found.values(), f"{key} speaks of {found}"
    return {other for other in found.values() if other is not None}


def _pairs(parts: list[str]) -> Iterator[tuple[str, str]]:
    return zip(parts[::2], parts[1::2], strict=True)


def references(body: str) -> set[str]:
    """The other messages that a sentence is made of, as it names them."""
    return set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", body))


def needs(key: str, catalogue: Mapping[str, str]) -> set[str]:
    """The figures a sentence needs, with those of the messages it is made of."""
    found = set(re.findall(r"\$([a-z_]+)", catalogue[key]))
    for other in parts_of(key, catalogue):
        found |= needs(other, catalogue)
    return found
