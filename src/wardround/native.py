"""Native integers for code that is compiled; interpreted they are plain ints.

`i64` in an annotation lets mypyc keep a number in a register, without boxing it. This module is
never compiled: compiled modules that named the type by themselves would need `mypy_extensions` when
they run. A number beyond 64 bits does not fit, so what comes from outside is checked first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64
else:
    i64 = int

__all__ = ["i64"]
