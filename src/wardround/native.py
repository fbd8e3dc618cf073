"""Native integers and arrays for code that is compiled; interpreted they are Python's own.

`i64` in an annotation lets mypyc keep a number in a register, without boxing it. This module is
never compiled: compiled modules that imported the type by themselves would need `mypy_extensions`
when they run.

- A number beyond 64 bits is an OverflowError where `i64` is expected, in the compiled build alone.
  So what comes from outside is taken as `int` and checked first. Beware of `==`: an `int` compared
  with an `i64` is converted to it.
- `i64` does not mix with floats: convert with `float(...)`, or keep the number an `int`.
- `1 << n` is a 32-bit shift in C: fine for the few bits used here, not beyond 31.
- `vec[u8]` is an array of bytes that NumPy can look at, `vec[i16]` and `vec[i64]` are arrays of
  numbers; their length is fixed here. Compiled modules that use them need the packages `librt` and
  `mypy_extensions` when they are imported, so nothing imports such a module until encodings are
  asked for.
- `mypyc_attr(acyclic=True)` makes objects of a class that the garbage collector does not follow, so
  that they are smaller and made faster. One of them in a reference cycle would never be freed. The
  classes that have it are in the activation solver, where references go one way: from a move to
  the bound of its hospital, from there to relaxations, programmes, networks and arcs, and from
  none of these back to a move or to the search. A test counts what a search leaves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i16, i64, mypyc_attr, u8
else:
    i16 = i64 = int

    class u8(int):  # noqa: N801
        """A number of one byte; only to tell arrays of bytes from others."""

    class vec:  # noqa: N801
        """Arrays as Python has them: `vec[u8](numbers)` is a bytearray, the others are lists."""

        def __class_getitem__(cls, kind: type) -> type:
            return bytearray if kind is u8 else list

    def mypyc_attr(**_settings: bool) -> Callable[[type], type]:
        """What mypyc is told of a class: nothing to do when it runs."""
        return lambda kind: kind


__all__ = ["i16", "i64", "mypyc_attr", "u8", "vec"]
