"""The law of copies looks at each of the three ways, and pickles travel between processes."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from table.broken import SEED, Photograph
from table.picnic import Picnic
from table.tiny import Data
from wardround.table.contract.data import GivenOptions
from wardround.table.laws.conformance import check_game
from wardround.table.laws.moment import LawBroken


class Shallow(dict[str, int | str]):
    def __copy__(self) -> Shallow:
        return self


class Unpicklable(dict[str, int | str]):
    def __reduce_ex__(self, protocol: object) -> Any:
        raise pickle.PicklingError("not this one")

    def __deepcopy__(self, memo: object) -> Unpicklable:
        return Unpicklable(self)

    def __copy__(self) -> Unpicklable:
        return Unpicklable(self)


class Forgetting(dict[str, int | str]):
    """Pickled, it is a picnic that begins again."""

    def __reduce__(self) -> Any:
        return dict, (Picnic().start({}),)

    def __deepcopy__(self, memo: object) -> Forgetting:
        return Forgetting(self)

    def __copy__(self) -> Forgetting:
        return Forgetting(self)


def kept_as(kind: type[dict[str, int | str]]) -> Picnic:
    """A picnic with states of this kind."""

    class Kept(Picnic):
        def start(self, options: GivenOptions) -> Data:
            return kind(super().start(options))

    return Kept()


@pytest.mark.parametrize(
    ("kind", "way"),
    [
        (Shallow, "copy.copy: playing the copy on changed"),
        (Photograph, "copy.deepcopy: playing the copy on changed"),
        (Unpicklable, "pickle: not this one"),
        (Forgetting, "pickle gives picnic:"),
    ],
)
def test_each_way_to_copy_is_looked_at(kind: type[dict[str, int | str]], way: str) -> None:
    with pytest.raises(LawBroken, match=way):
        check_game(kept_as(kind), {"seats": "2"}, SEED, laws={"copies-are-clones"})
