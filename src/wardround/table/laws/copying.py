"""The law of copies: the standard library's ways to copy a state are as good as `clone`."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Mapping
from typing import Any

from wardround.table.laws.moment import LawBroken, Moment

WORDS_AHEAD = 40


def _pickled(state: Any) -> Any:
    return pickle.loads(pickle.dumps(state))


WAYS: Mapping[str, Callable[[Any], Any]] = {
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": _pickled,
}


def copies_are_clones(m: Moment) -> None:
    """`copy.copy`, `copy.deepcopy` and `pickle` give an equal state that shares nothing with it."""
    law = "copies-are-clones"
    code = m.game.encode(m.state)
    ahead = _ahead(m, m.game.clone(m.state))
    for way, copied in WAYS.items():
        try:
            other = copied(m.state)
        except (TypeError, AttributeError, pickle.PickleError) as error:
            raise LawBroken(law, f"{way}: {error} in {code}") from error
        m.demand(law, m.game.encode(other) == code, f"{way} gives {m.game.encode(other)}")
        m.demand(law, _ahead(m, other) == ahead, f"{way}: the copy plays on otherwise")
        m.demand(law, m.game.encode(m.state) == code, f"{way}: playing the copy on changed {code}")


def _ahead(m: Moment, state: Any) -> str:
    """Where a state gets by a few random words, always the same ones."""
    m.game.playout(state, 1, WORDS_AHEAD)
    return m.game.encode(state)
