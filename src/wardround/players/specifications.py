"""Players by specification: a name, and parameters after colons, as in `expert:ms=500`."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from wardround.players.player import Player
from wardround.table.errors import BadOption
from wardround.table.registry import Registry

Maker = Callable[..., Player]


class Parameter(NamedTuple):
    """A whole number a player may be given, from `least` to `most`.

    `served` is the most that a server grants. Of the parameters that are a `budget`, one may be
    given.
    """

    name: str
    least: int
    most: int
    served: int
    budget: bool = False


class Kind(NamedTuple):
    """How a player is made, and the parameters it may be made with."""

    make: Maker
    parameters: tuple[Parameter, ...]


class Players:
    """Players by name, in the order they were registered, and the parser of specifications.

    These are the players that a server lets visitors name.
    """

    kind = "player"

    def __init__(self) -> None:
        self._names: list[str] = []
        self._kinds: Registry[Kind] = Registry(self.kind)
        self._offered: dict[str, Maker] = {}

    def register(self, name: str, make: Maker, *parameters: Parameter) -> None:
        """Make a player findable. `make` takes the parameters by name, all with a default."""
        self._kinds.register(name, lambda: Kind(make, parameters))
        self._names.append(name)

    def offer(self, spec: str, make: Maker) -> None:
        """Let visitors name this one specification too, as it is."""
        self._offered[spec] = make

    def check_offered(self) -> None:
        """Make each player offered once; the error says which cannot be made, and why."""
        for make in self._offered.values():
            make()

    def __iter__(self) -> Iterator[str]:
        return iter((*self._names, *self._offered))

    def __contains__(self, spec: str) -> bool:
        """Whether this names a player; its parameters may be wrong."""
        return spec in self._offered or spec.partition(":")[0] in self._names

    def find(self, spec: str) -> Player:
        """The player of a specification; UnknownName or BadOption says what there is."""
        if spec in self._offered:
            return self._offered[spec]()
        kind, given = self._parse(spec)
        return kind.make(**{one.name: number for one, number in given})

    def ponders(self, spec: str) -> bool:
        """Whether this player has a budget to think with, or may; the others answer at once."""
        if spec in self._offered:
            return True
        name = spec.partition(":")[0]
        return name in self._names and any(one.budget for one in self._kinds.find(name).parameters)

    def check_served(self, spec: str) -> None:
        """Check a specification from the network: BadOption if it asks for more than is served."""
        if spec in self._offered:
            return
        _, given = self._parse(spec)
        for one, number in given:
            if number > one.served:
                raise BadOption("player-served", player=spec, parameter=one.name, most=one.served)

    def _parse(self, spec: str) -> tuple[Kind, list[tuple[Parameter, int]]]:
        name, *parts = spec.split(":")
        kind = self._kinds.find(name)
        given = [_parse_parameter(spec, name, kind, part) for part in parts]
        _check_once(spec, [one for one, _ in given])
        return kind, given


def _check_once(spec: str, given: list[Parameter]) -> None:
    """BadOption if a parameter is given twice, or two budgets are."""
    for place, one in enumerate(given):
        same = [other for other in given[:place] if other == one or (other.budget and one.budget)]
        if same:
            raise BadOption("player-one-parameter", player=spec, known=_list_ranges([*same, one]))


def _list_ranges(parameters: Iterable[Parameter]) -> str:
    found = dict.fromkeys(f"{one.name}={one.least}..{one.most}" for one in parameters)
    return " ".join(found)


def _parse_parameter(spec: str, name: str, kind: Kind, part: str) -> tuple[Parameter, int]:
    given, _, number = part.partition("=")
    named = {one.name: one for one in kind.parameters}
    if not named:
        raise BadOption("player-no-parameters", player=spec, name=name)
    if given not in named:
        near = difflib.get_close_matches(given, named, 1)
        raise BadOption(
            "player-parameter",
            player=spec,
            parameter=given,
            near=" ".join(near),
            known=_list_ranges(kind.parameters),
        )
    one = named[given]
    right = number.isascii() and number.isdigit() and len(number) < 10
    if not right or not one.least <= int(number) <= one.most:
        raise BadOption(
            "player-value",
            player=spec,
            parameter=given,
            value=number,
            least=one.least,
            most=one.most,
        )
    return one, int(number)
