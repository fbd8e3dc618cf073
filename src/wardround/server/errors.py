"""Refusals of the server besides those of the table: keys of the catalogue, with figures."""

from __future__ import annotations

from wardround.table.errors import UnknownName, WardroundError


class Refused(WardroundError):
    """A request that is understood and not granted. `status` is its HTTP status."""

    status = 409


class Malformed(Refused):
    """Not a message of the wire, or one with a field it cannot have."""

    status = 400


class NotAllowed(Refused):
    """No valid token for what is asked."""

    status = 403


class NotFound(Refused):
    """No such table, seat, code or page."""

    status = 404


class Misdirected(Refused):
    """A request for a host that is not this server."""

    status = 421


class TooSlow(Refused):
    """Less than was announced, in the time for it."""

    status = 408


class TooFast(Refused):
    """More than the limits allow."""

    status = 429


class StorageFailed(Refused):
    """The change could not be stored, and so was not made."""

    status = 503


def status_of(error: WardroundError) -> int:
    """The HTTP status of any refusal."""
    if isinstance(error, UnknownName):
        return NotFound.status
    return error.status if isinstance(error, Refused) else Refused.status
