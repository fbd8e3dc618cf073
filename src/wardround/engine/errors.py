"""What only the engine finds wrong."""

from __future__ import annotations

from wardround.table.errors import WardroundError


class BadRequest(WardroundError):
    """A request that cannot be read or answered; says why."""
