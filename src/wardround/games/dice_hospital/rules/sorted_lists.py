"""A number put into a short ascending list, or taken out of it.

`bisect.insort` and `list.remove` do the same for any objects; compiled loops over ints are faster.
"""

from __future__ import annotations

from wardround.native import i64


def insert(ascending: list[int], number: i64) -> None:
    """Put a number in its place."""
    for i, other in enumerate(ascending):
        if other > number:
            ascending.insert(i, number)
            return
    ascending.append(number)
