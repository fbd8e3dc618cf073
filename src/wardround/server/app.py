"""The ASGI application: routes, limits, pictures of codes, the page's files."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from wardround.games import GAMES
from wardround.server.errors import (
    Malformed,
    NotAllowed,
    NotFound,
    Refused,
    TooFast,
)
from wardround.server.http.openapi import describe_api
from wardround.server.http.request import Call
from wardround.server.http.request import Route as Operation
from wardround.server.http.response import language_of, locale_of, refusal, refuse, respond
from wardround.server.http.routes import ROUTES
from wardround.server.http.wire_schema import wire_schema
from wardround.server.security.headers import SecureHeaders, same_origin
from wardround.server.security.hosts import KnownHosts, known_hosts
from wardround.server.security.limits import Buckets
from wardround.server.security.tokens import Signer, secret_beside
from wardround.server.services import Services
from wardround.server.settings import Settings
from wardround.server.socket.connection import POLICY, Connection
from wardround.server.storage.sqlite import SqliteStore
from wardround.server.tables.registry import TableRegistry
from wardround.server.workers.advice import Advisor
from wardround.server.workers.bots import Bots
from wardround.server.workers.reviews import Reviewer
from wardround.table.errors import WardroundError
from wardround.text.catalogues import languages, page_source

LOG = logging.getLogger("wardround.server")
Handler = Callable[[Request], Awaitable[Response]]


class Server:
    """The application of one set of settings."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.buckets = Buckets(settings.request_rate, settings.request_burst, time.monotonic)
        self.sockets: Counter[str] = Counter()
        self.registry: TableRegistry

    def app(self) -> Starlette:
        """The ASGI application; it opens the database when it starts."""
        routes: list[BaseRoute] = [
            Route(one.path, self._endpoint(one), methods=[one.method]) for one in ROUTES
        ]
        routes += [
            Route("/openapi.json", self._constant(describe_api())),
            Route("/api/wire.json", self._constant(wire_schema())),
            WebSocketRoute("/api/tables/{table}/socket", self._socket),
            *page_routes(),
        ]
        return Starlette(
            routes=routes,
            middleware=[
                Middleware(SecureHeaders),
                Middleware(KnownHosts, hosts=known_hosts(self.settings), refuse=refuse),
                Middleware(GZipMiddleware),
            ],
            exception_handlers={404: _no_page, 405: _no_page},
            lifespan=self._lifespan,
        )

    @asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        settings = self.settings
        store = SqliteStore(settings.database)
        bots = Bots(settings.bot_processes, settings.bot_seconds)
        advisor = Advisor(settings.hint_seconds)
        reviewer = Reviewer(settings.review_seconds, settings.review_processes)
        services = Services(store, settings, bots, advisor, reviewer, time.monotonic, time.time)
        self.registry = TableRegistry(services, Signer(secret_beside(settings.database)))
        LOG.info("The rules run %s.", services.rules_build.name)
        tasks = [asyncio.create_task(self.registry.run())]
        if settings.compile_rules:
            making = services.rules_build.compile_for([bots, advisor, reviewer])
            tasks.append(asyncio.create_task(making))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.registry.close()

    def _constant(self, answer: dict[str, Any]) -> Handler:
        async def endpoint(_request: Request) -> Response:
            return JSONResponse(answer)

        return endpoint

    def _endpoint(self, operation: Operation) -> Handler:
        async def endpoint(request: Request) -> Response:
            body = await self._body(request, operation.body)
            call = Call(self.registry, request, body, locale_of(request))
            answer = await operation.handler(call)
            return respond(answer)

        return self._guard(endpoint)

    def _guard(self, endpoint: Handler) -> Handler:
        async def guarded(request: Request) -> Response:
            try:
                self._check(request)
                return await endpoint(request)
            except WardroundError as error:
                return refuse(request, error)
            except ClientDisconnect:
                return Response(status_code=400)
            except Exception:
                LOG.exception("%s %s", request.method, request.url.path)
                return refusal(Refused("server-fault"), language_of(request), 500)

        return guarded

    def _check(self, request: Request) -> None:
        if not self.buckets.take(request.client.host if request.client else ""):
            raise TooFast("too-fast")
        if request.method == "POST" and not same_origin(request.headers, self.settings.origins):
            raise NotAllowed("origin-foreign")

    async def _body(self, request: Request, kind: Any) -> Any:
        if kind is None:
            return None
        body, most = b"", self._longest(kind)
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise Malformed("body-too-long", bytes=most)
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Malformed("message-malformed", reason=str(error)[:200]) from None

    def _longest(self, kind: Any) -> int:
        """How many bytes such a body may have; escaping makes a card file longer."""
        escaped = 3 * self.settings.card_bytes if hasattr(kind, "cards") else 0
        return self.settings.body_bytes + escaped

    async def _socket(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        full = self.sockets[address] >= self.settings.sockets_an_address
        crowded = full or not self.buckets.take(address)
        if crowded or not same_origin(socket.headers, self.settings.origins):
            await socket.close(POLICY)
            return
        self.sockets[address] += 1
        try:
            async with self.registry.visit(socket.path_params["table"]) as table:
                await socket.accept()
                await Connection(socket, self.registry, table).run()
        except WardroundError:
            await socket.close(POLICY)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]


async def _no_page(request: Request, _error: Exception) -> Response:
    return refuse(request, NotFound("page-unknown"))


def page_routes() -> list[BaseRoute]:
    """The page's files, if this installation has them."""
    package = Path(str(files("wardround")))
    folder = package / "web"
    if not folder.is_dir():
        return []
    brought = {name: page for name, page in _drawings().items() if not page.is_relative_to(folder)}
    return [
        Route("/text/{language}.ftl", _page_text),
        Route("/games/registry.js", _page_registry),
        *(Mount(f"/games/{name}", StaticFiles(directory=page)) for name, page in brought.items()),
        Mount("/", StaticFiles(directory=folder, html=True)),
    ]


def _drawings() -> dict[str, Path]:
    """The folders of drawings, by game."""
    pages = {name: GAMES.entry(name).page for name in GAMES}
    return {name: page for name, page in pages.items() if page is not None}


async def _page_registry(_request: Request) -> Response:
    """The script that tells the page which games have drawings."""
    script = f"export const GAMES_WITH_DRAWINGS = {json.dumps(list(_drawings()))};\n"
    return Response(script, media_type="text/javascript")


async def _page_text(request: Request) -> Response:
    """The page's sentences in a language, as one Fluent file."""
    language = request.path_params["language"]
    if language not in languages():
        return await _no_page(request, NotFound("page-unknown"))
    text = page_source(language)
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", "").replace("W/", "").split(", "):
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(text, headers=headers)


def create_app(settings: Settings) -> Starlette:
    """The ASGI application, for any ASGI server."""
    return Server(settings).app()
