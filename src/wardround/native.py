"""Native integers for code that is compiled; interpreted they are plain ints.

`i64` in an annotation lets mypyc keep a number in a register, without boxing it. This module is
never compiled: compiled modules that imported the type by themselves would need `mypy_extensions`
when they run.

- A number beyond 64 bits is an OverflowError where `i64` is expected, in the compiled build alone.
  So what comes from outside is taken as `int` and checked first. Beware of `==`: an `int` compared
  with an `i64` is converted to it.
- `i64` does not mix with floats: convert with `float(...)`, or keep the number an `int`.
- `1 << n` is a 32-bit shift in C: fine for the few bits used here, not beyond 31.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64
else:
    i64 = int

__all__ = ["i64"]
