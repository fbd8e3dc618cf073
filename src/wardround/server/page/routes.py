"""Serves the page: hashed addresses for ever, all others by tag, made anew when a file changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from wardround.server.page.site import KEPT, PageFile, Site, make_site
from wardround.server.page.sources import DOCUMENT, Stamp, page_folder, stamp
from wardround.server.translation import nearest_language

LOOK_EVERY = 0.25
FOREVER = "public, max-age=31536000, immutable"
Missing = Callable[[Request], Awaitable[Response]]


def page_routes(missing: Missing) -> list[BaseRoute]:
    """The page's addresses, if this installation has it. `missing` answers for all others."""
    return [Route("/{path:path}", _Pages(missing).answer)] if page_folder().is_dir() else []


class _Pages:
    """The page as it is now. It is put together when it is first asked for.

    Its files are looked at again when the document is asked for: in a clone, a change of a script
    shows when the page is loaded again. However often that is, they are looked at now and then only
    (`LOOK_EVERY`), since it takes a while.
    """

    def __init__(self, missing: Missing) -> None:
        self._missing = missing
        self._site: Site | None = None
        self._stamp: Stamp = ()
        self._look_at = 0.0
        self._lock = asyncio.Lock()

    async def answer(self, request: Request) -> Response:
        """The file at an address, or the answer for what is missing."""
        address = request.url.path
        if address in ("/", DOCUMENT):
            document = (await self._newest()).documents[_language(request)]
            return _answer(request, document, "no-cache")
        site = self._site or await self._newest()
        if address in site.kept:
            return _answer(request, site.kept[address], FOREVER)
        file = site.files.get(_unhashed(address))
        return _answer(request, file, "no-cache") if file else await self._missing(request)

    async def _newest(self) -> Site:
        async with self._lock:
            if self._site is not None and time.monotonic() < self._look_at:
                return self._site
            now = await asyncio.to_thread(stamp)
            if self._site is None or now != self._stamp:
                self._site, self._stamp = await asyncio.to_thread(make_site), now
            self._look_at = time.monotonic() + LOOK_EVERY
            return self._site


def _unhashed(address: str) -> str:
    """The plain address: a page that was loaded before a change gets what is there now."""
    if not address.startswith(KEPT):
        return address
    return "/" + address.removeprefix(KEPT).partition("/")[2]


def _language(request: Request) -> str:
    return nearest_language(request.headers.get("accept-language", ""))


def _answer(request: Request, file: PageFile, caching: str) -> Response:
    headers = {
        "cache-control": caching,
        "etag": f'"{file.digest}"',
        "vary": "accept-encoding, accept-language"
        if file.address == DOCUMENT
        else "accept-encoding",
    }
    known = request.headers.get("if-none-match", "").replace("W/", "").split(", ")
    if headers["etag"] in known:
        return Response(status_code=304, headers=headers)
    body, compressed = file.body, file.compressed
    if compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = compressed
        headers["content-encoding"] = "gzip"
    return Response(body, headers={**headers, "content-type": file.media_type})
