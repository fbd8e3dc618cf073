"""An HTTP request as handlers get it, and a route with its structures."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from msgspec import Struct
from starlette.requests import Request

from wardround.server.errors import Malformed
from wardround.server.payloads.replay import Replays
from wardround.server.security.limits import address_of
from wardround.server.tables.registry import TableRegistry
from wardround.server.translation import Locale


class Call(NamedTuple):
    """A request with its decoded body, the tables it is about, and the locale of its answer."""

    registry: TableRegistry
    replays: Replays
    request: Request
    body: Any
    locale: Locale

    @property
    def language(self) -> str:
        """The language to answer in."""
        return self.locale.language

    @property
    def table_id(self) -> str:
        """The table that the path names."""
        return str(self.request.path_params["table"])

    @property
    def game(self) -> str:
        """The game that the path names."""
        return str(self.request.path_params["game"])

    @property
    def address(self) -> str:
        """Who asks, as far as limits and turns are concerned."""
        return address_of(self.request)

    def number(self, name: str, default: int) -> int:
        """A whole number of the query."""
        text = self.request.query_params.get(name, str(default))
        try:
            return int(text[:10])
        except ValueError:
            raise Malformed("query-number", name=name, text=text[:20]) from None


class Route(NamedTuple):
    """One operation. `body` is None where nothing is sent; an answer of `str` is plain text,
    of `bytes` a picture. `cost` is how many tokens of an address a request takes.
    """

    method: str
    path: str
    handler: Callable[[Call], Awaitable[object]]
    body: type[Struct] | None
    answer: type[object]
    query: tuple[str, ...] = ()
    cost: int = 1
