"""Players of one's own in Python: `module:Class:name=value`, or by the name of an entry point.

An installed package names its players in the entry points `wardround.players`. Parameters are
those of the class, each read as its annotation or its default says.
"""

from __future__ import annotations

import difflib
import importlib
import inspect
import operator
import os
import re
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from wardround.players.player import BadPlayer, Closable, Listener, SeatView
from wardround.table.contract.data import Outcome
from wardround.table.errors import BadOption
from wardround.table.messages import Happening

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "wardround.players"
IN_MODULE = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")
SWITCH = {"yes": True, "no": False}
READERS: Mapping[str, Callable[[str], Any]] = {
    "int": int,
    "float": float,
    "bool": SWITCH.__getitem__,
    "str": str,
}


class Named(NamedTuple):
    """A specification taken apart: where the class is, and parameters as they were given."""

    module: str
    attribute: str
    given: list[str]


@cache
def installed_players() -> dict[str, EntryPoint]:
    """The players of installed packages, by name. Seldom needed, and slow to import."""
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GROUP)}


def is_own(spec: str) -> bool:
    """Whether this names a class in a module, or a player of an installed package."""
    return _parse(spec) is not None


def make_own_player(spec: str) -> OwnPlayer:
    """The player of a specification; BadPlayer or BadOption says what is wrong with it."""
    named = _parse(spec)
    if named is None:
        raise BadPlayer("own-player-none", player=spec)
    make = _load(spec, named)
    arguments = _read_arguments(spec, make, named.given)
    player = _call(spec, make, **arguments)
    if not callable(getattr(player, "choose", None)):
        raise BadPlayer("own-player-choose", player=spec)
    listens = isinstance(player, Listener)
    return ListeningPlayer(spec, player) if listens else OwnPlayer(spec, player)


def _parse(spec: str) -> Named | None:
    name, *given = spec.split(":")
    found = IN_MODULE.match(spec)
    if found and "=" not in given[0]:
        return Named(found[1], found[2], given[1:])
    point = installed_players().get(name)
    return None if point is None else Named(point.module, point.attr, given)


def _load(spec: str, named: Named) -> Callable[..., Any]:
    """What makes the player. Modules are also looked for in the current folder."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        module = importlib.import_module(named.module)
    except Exception as error:
        raise BadPlayer(
            "own-player-module", player=spec, module=named.module, reason=_reason(error)
        ) from error
    make = getattr(module, named.attribute, None)
    if not callable(make):
        raise BadPlayer(
            "own-player-missing", player=spec, module=named.module, name=named.attribute
        )
    return make  # type: ignore[no-any-return]


def _read_arguments(spec: str, make: Callable[..., Any], given: list[str]) -> dict[str, Any]:
    known = {
        one.name: one
        for one in inspect.signature(make).parameters.values()
        if one.kind in (one.POSITIONAL_OR_KEYWORD, one.KEYWORD_ONLY)
    }
    arguments: dict[str, Any] = {}
    for part in given:
        name, _, value = part.partition("=")
        if name not in known:
            raise _unknown_parameter(spec, name, known)
        if name in arguments:
            raise BadOption("player-one-parameter", player=spec, known=name)
        arguments[name] = _read_value(spec, known[name], value)
    for name, one in known.items():
        if one.default is one.empty and name not in arguments:
            raise BadOption("own-player-needs", player=spec, parameter=name)
    return arguments


def _unknown_parameter(spec: str, name: str, known: Mapping[str, inspect.Parameter]) -> BadOption:
    if not known:
        bare = ":".join(part for part in spec.split(":") if "=" not in part)
        return BadOption("player-no-parameters", player=spec, name=bare)
    near = " ".join(difflib.get_close_matches(name, known, 1))
    listed = " ".join(known)
    return BadOption("player-parameter", player=spec, parameter=name, near=near, known=listed)


def _read_value(spec: str, parameter: inspect.Parameter, value: str) -> Any:
    kind = _kind(parameter)
    try:
        return READERS[kind](value)
    except (ValueError, KeyError):
        raise BadOption(
            "own-player-value", player=spec, parameter=parameter.name, kind=kind, value=value
        ) from None


def _kind(parameter: inspect.Parameter) -> str:
    """What a parameter is read as: its annotation, else the type of its default, else text."""
    annotation = parameter.annotation
    name = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", "")
    if name not in READERS:
        name = type(parameter.default).__name__
    return name if name in READERS else "str"


def _call(spec: str, function: Callable[..., Any], *given: Any, **named: Any) -> Any:
    """Call code of somebody else; BadPlayer tells its exception, and where it was raised."""
    try:
        return function(*given, **named)
    except Exception as error:
        raise BadPlayer("own-player-raised", player=spec, reason=_reason(error)) from error


def _reason(error: Exception) -> str:
    told = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(": ")
    places = traceback.extract_tb(error.__traceback__)[1:]
    own = [one for one in places if not one.filename.startswith("<")]
    return f"{told} ({own[-1].filename}:{own[-1].lineno})" if own else told


class OwnPlayer:
    """Asks somebody's player and checks its answers."""

    def __init__(self, spec: str, player: Any) -> None:
        self.spec = spec
        self.player = player

    def choose(self, seat_view: SeatView, rng: Random) -> int:
        """The player's word; BadPlayer if it fails or says something else than a legal word."""
        said = _call(self.spec, self.player.choose, seat_view, rng)
        try:
            word = operator.index(said)
        except TypeError:
            word = -1
        if word not in seat_view.legal:
            legal = " ".join(f"{word}={text}" for text, word in seat_view.legal_words.items())
            raise BadPlayer("own-player-illegal", player=self.spec, said=repr(said), legal=legal)
        return word

    def close(self) -> None:
        """Tell the player that nothing more will be asked, if it wants to know."""
        if isinstance(self.player, Closable):
            _call(self.spec, self.player.close)


class ListeningPlayer(OwnPlayer):
    """A player of one's own that is told what happens."""

    def hear(self, happenings: Sequence[Happening], anew: bool) -> None:
        """What happened since it was last told."""
        _call(self.spec, self.player.hear, happenings, anew)

    def end(self, outcome: Outcome) -> None:
        """The game is over."""
        _call(self.spec, self.player.end, outcome)
