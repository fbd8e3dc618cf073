"""The ASGI application: routes and limits."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from wardround.server.administration import administer_running
from wardround.server.errors import (
    Malformed,
    NotAllowed,
    NotFound,
    Refused,
    TooFast,
    TooSlow,
)
from wardround.server.http.openapi import describe_api
from wardround.server.http.request import Call
from wardround.server.http.request import Route as Operation
from wardround.server.http.response import language_of, locale_of, refusal, refuse, respond
from wardround.server.http.routes import ROUTES
from wardround.server.http.wire_schema import wire_schema
from wardround.server.metrics import METRICS_TYPE, metrics
from wardround.server.page.routes import page_routes
from wardround.server.payloads.replay import Replays
from wardround.server.security.doorkeeper import Doorkeeper
from wardround.server.security.headers import SecureHeaders, same_origin
from wardround.server.security.hosts import HEALTH, READINESS, KnownHosts, known_hosts
from wardround.server.security.limits import Buckets, address_of, limited_as
from wardround.server.security.tokens import Signer, secret_beside
from wardround.server.services import start_services
from wardround.server.settings import Settings
from wardround.server.socket.connection import POLICY, Connection
from wardround.server.tables.registry import TableRegistry
from wardround.server.translation import prepare_languages, prepare_to_speak
from wardround.table.errors import WardroundError

LOG = logging.getLogger("wardround.server")
CARDS_COST = 5
# Higher levels take the loop several times as long and save little.
GZIP_LEVEL = 4
Handler = Callable[[Request], Awaitable[Response]]


class Server:
    """The application of one set of settings."""

    def __init__(self, settings: Settings, keeper: Doorkeeper | None = None) -> None:
        self.settings = settings
        self.keeper = keeper or Doorkeeper(settings, time.monotonic)
        self.buckets = Buckets(settings.request_rate, settings.request_burst, time.monotonic)
        self.sockets: Counter[str] = Counter()
        self.registry: TableRegistry
        self.replays: Replays

    def app(self) -> Starlette:
        """The ASGI application; it opens the database when it starts."""
        routes: list[BaseRoute] = [
            Route(one.path, self._endpoint(one), methods=[one.method]) for one in ROUTES
        ]
        routes += [
            Route("/openapi.json", self._constant(describe_api())),
            Route("/api/wire.json", self._constant(wire_schema())),
            Route("/api/admin/{action}", self._guard(self._administer, 0), methods=["POST"]),
            Route(HEALTH, self._health),
            Route(READINESS, self._readiness),
            Route("/metrics", self._metrics),
            WebSocketRoute("/api/tables/{table}/socket", self._socket),
            *page_routes(_page_missing),
        ]
        return Starlette(
            routes=routes,
            middleware=[
                Middleware(SecureHeaders),
                Middleware(KnownHosts, hosts=known_hosts(self.settings), refuse=refuse),
                Middleware(GZipMiddleware, compresslevel=GZIP_LEVEL),
            ],
            exception_handlers={404: _no_page, 405: _no_page},
            lifespan=self._lifespan,
        )

    @asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        settings = self.settings
        services = start_services(settings)
        self.registry = TableRegistry(services, Signer(secret_beside(settings.database)))
        self.replays = Replays(services)
        prepare_to_speak()
        services.rules_build.tell(wanted=settings.compile_rules)
        tasks = [
            asyncio.create_task(self.registry.run()),
            asyncio.create_task(services.watch.run()),
            asyncio.create_task(prepare_languages()),
        ]
        if settings.compile_rules:
            making = services.rules_build.compile_for(services.renewable)
            tasks.append(asyncio.create_task(making))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.registry.close()

    async def _administer(self, request: Request) -> Response:
        """Administration, for whoever can read the secret of this server."""
        self.registry.signer.check_admin(
            request.headers.get("authorization", "").removeprefix("Bearer ")
        )
        given = await self._body(request, dict[str, str | float])
        done = await administer_running(self.registry, request.path_params["action"], given)
        return respond(request, {"done": done})

    async def _health(self, _request: Request) -> Response:
        """Whether it runs and stores: for whoever starts it again otherwise."""
        return self._tell_state(self.registry.services.watch.lost)

    async def _readiness(self, _request: Request) -> Response:
        """Whether it takes more connections: for whoever sends them elsewhere otherwise."""
        full = self.keeper.connections.total() >= self.settings.connections
        return self._tell_state(
            self.registry.services.watch.lost or ("connections" if full else "")
        )

    @staticmethod
    def _tell_state(problem: str) -> Response:
        return PlainTextResponse(f"{problem or 'ok'}\n", 503 if problem else 200)

    async def _metrics(self, request: Request) -> Response:
        """Figures for Prometheus, for the addresses that may read them."""
        if address_of(request) not in map(limited_as, self.settings.metrics_readers):
            return refuse(request, NotFound("page-unknown"))
        return PlainTextResponse(metrics(self.registry, self.keeper), media_type=METRICS_TYPE)

    def _constant(self, answer: dict[str, Any]) -> Handler:
        async def endpoint(_request: Request) -> Response:
            return JSONResponse(answer)

        return endpoint

    def _endpoint(self, operation: Operation) -> Handler:
        async def endpoint(request: Request) -> Response:
            body = await self._body(request, operation.body)
            self._check_cards(request, body)
            call = Call(self.registry, self.replays, request, body, locale_of(request))
            answer = await operation.handler(call)
            return respond(request, answer)

        return self._guard(endpoint, operation.cost)

    def _guard(self, endpoint: Handler, cost: int) -> Handler:
        async def guarded(request: Request) -> Response:
            self.registry.services.counts["requests"] += 1
            try:
                self._check(request, cost)
                return await endpoint(request)
            except WardroundError as error:
                self.registry.services.counts["requests_refused"] += 1
                return refuse(request, error)
            except ClientDisconnect:
                return Response(status_code=400)
            except Exception:
                LOG.exception("%s %s", request.method, request.url.path)
                return refusal(Refused("server-fault"), language_of(request), 500)

        return guarded

    def _check_cards(self, request: Request, body: object) -> None:
        """A card file costs more than a request without one."""
        if getattr(body, "cards", "") and not self.buckets.take(address_of(request), CARDS_COST):
            raise TooFast("too-fast")

    def _check(self, request: Request, cost: int) -> None:
        if not self.buckets.take(address_of(request), cost):
            raise TooFast("too-fast")
        if request.method == "POST" and not same_origin(request, self.settings.origins):
            raise NotAllowed("origin-foreign")

    async def _body(self, request: Request, kind: Any) -> Any:
        if kind is None:
            return None
        seconds = self.settings.body_seconds
        try:
            async with asyncio.timeout(seconds):
                body = await self._read(request, self._longest(kind))
        except TimeoutError:
            raise TooSlow("body-slow", seconds=int(seconds)) from None
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Malformed("message-malformed", reason=str(error)[:200]) from None

    @staticmethod
    async def _read(request: Request, most: int) -> bytes:
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise Malformed("body-too-long", bytes=most)
        return body

    def _longest(self, kind: Any) -> int:
        """How many bytes such a body may have; escaping makes a card file longer."""
        escaped = 3 * self.settings.card_bytes if hasattr(kind, "cards") else 0
        return self.settings.body_bytes + escaped

    async def _socket(self, socket: WebSocket) -> None:
        address = address_of(socket)
        full = self.sockets[address] >= self.settings.sockets_an_address
        crowded = full or not self.buckets.take(address)
        if crowded or not same_origin(socket, self.settings.origins):
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
    return await _page_missing(request)


async def _page_missing(request: Request) -> Response:
    return refuse(request, NotFound("page-unknown"))


def create_app(settings: Settings, keeper: Doorkeeper | None = None) -> Starlette:
    """The ASGI application, for any ASGI server; `keeper` counts its connections."""
    return Server(settings, keeper).app()
