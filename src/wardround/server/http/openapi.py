"""The OpenAPI description, generated from the routes and the structures of the protocol."""

from __future__ import annotations

import re

import msgspec

import wardround
from wardround import text
from wardround.engine.schemas import Schema
from wardround.server.http.request import Route
from wardround.server.http.routes import ROUTES
from wardround.server.protocol import bodies, client_messages

REF = "#/components/schemas/{name}"
NAMES = {
    "name": "names",
    "in": "query",
    "description": "Names of cards: in the language of the request, or as printed.",
    "schema": {"enum": list(text.NAMES), "default": text.TRANSLATED},
}


def describe_api() -> Schema:
    """An OpenAPI 3.1 description of every route."""
    types: list[object] = [bodies.Failure]
    for route in ROUTES:
        types += [found for found in (route.body, route.answer) if found not in (None, str, bytes)]
    _, components = msgspec.json.schema_components(types, ref_template=REF)
    paths: dict[str, Schema] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "wardround",
            "version": f"{client_messages.VERSION} ({wardround.__version__})",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: Route) -> Schema:
    made: Schema = {
        "operationId": route.handler.__name__,
        "summary": (route.handler.__doc__ or "").strip(),
        "parameters": _parameters(route),
        "responses": {
            "200": {"description": "Done.", "content": _content(route.answer)},
            "default": {"description": "Refused, and why.", "content": _content(bodies.Failure)},
        },
    }
    if route.body is not None:
        made["requestBody"] = {"required": True, "content": _content(route.body)}
    return made


def _parameters(route: Route) -> list[Schema]:
    named = re.findall(r"{(\w+)}", route.path)
    path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in named
    ]
    query = [{"name": name, "in": "query", "schema": {"type": "integer"}} for name in route.query]
    return [*path, *query, NAMES]


def _content(kind: type[object]) -> Schema:
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    if kind is bytes:
        return {"image/svg+xml": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": REF.format(name=kind.__name__)}}}
