"""HTTP responses: what was asked for, or a refusal."""

from __future__ import annotations

import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from wardround.server.errors import Malformed, status_of
from wardround.server.payloads.replay import Compressed
from wardround.server.protocol.bodies import Failure
from wardround.server.translation import Locale, nearest_language, problem_payload
from wardround.table.errors import WardroundError
from wardround.text import NAMES, TRANSLATED


def respond(request: Request, answer: object) -> Response:
    """Text, a picture, or a structure as JSON. Caches must not store it."""
    headers = {"cache-control": "no-store"}
    if isinstance(answer, Compressed):
        return _respond_compressed(request, answer.body, headers)
    if isinstance(answer, str):
        return PlainTextResponse(answer, headers=headers)
    if isinstance(answer, bytes):
        return Response(answer, media_type="image/svg+xml", headers=headers)
    body = msgspec.json.encode(answer)
    return Response(body, media_type="application/json", headers=headers)


def _respond_compressed(request: Request, body: bytes, headers: dict[str, str]) -> Response:
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="application/json", headers=headers)


def language_of(request: Request) -> str:
    """The language to answer a request in."""
    return nearest_language(request.headers.get("accept-language", ""))


def locale_of(request: Request) -> Locale:
    """The language of a request and the names its query asks for; Malformed if there are none."""
    names = request.query_params.get("names", TRANSLATED)
    if names not in NAMES:
        raise Malformed("option-value", option="names", value=names[:40], allowed=" ".join(NAMES))
    return Locale(language_of(request), names)


def refuse(request: Request, error: WardroundError) -> Response:
    """A refusal in the language of the request."""
    return refusal(error, language_of(request))


def refusal(error: WardroundError, language: str, status: int | None = None) -> Response:
    """A response that says what is wrong."""
    body = msgspec.json.encode(Failure(problem_payload(error, language)))
    return Response(body, status or status_of(error), media_type="application/json")
