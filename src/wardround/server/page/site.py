"""The page made ready: one script, one style sheet, hashed addresses, everything compressed.

Nothing is listed by hand. What `index.html` names is put together, what style sheets name by
`url()` gets its hashed address, and the page finds all other addresses in its document.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import logging
import os
import posixpath
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from wardround.server.page.bundle import Bundle
from wardround.server.page.modules import Unbundled
from wardround.server.page.sources import DOCUMENT, brought, read_files, text_address
from wardround.text.catalogues import languages

LOG = logging.getLogger("wardround.server")
VARIABLE, PLAIN = "WARDROUND_PAGE", "plain"
WORKER = "/service_worker.js"
KEPT = "/static/"
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
# These are compressed already.
_DENSE = (".png", ".webp", ".woff2", ".mp3", ".ogg")
# Scripts are bundled; systems and people look for the others by their own addresses.
_UNHASHED = (".js", ".html", ".txt", ".webmanifest")
_ICONS = "/icons/"
_SCRIPT = re.compile(r'<script type="module" src="([^"]+)"></script>\n?')
_SHEET = re.compile(r'<link rel="stylesheet" href="([^"]+)">\n?')
_CSS_PARTS = re.compile(
    r"(?P<string>\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*')|/\*.*?\*/|(?P<blank>\s+)"
    r"|url\(\s*(?P<quote>[\"']?)(?P<url>[^)\"']+)(?P=quote)\s*\)",
    re.DOTALL,
)


class PageFile:
    """A file as it is sent. `compressed` is None where compression gains nothing."""

    def __init__(self, address: str, body: bytes) -> None:
        self.address = address
        self.body = body
        self.digest = hashlib.sha256(body).hexdigest()[:16]
        self.media_type = _TYPES.get(posixpath.splitext(address)[1], "text/plain; charset=utf-8")
        packed = body if address.endswith(_DENSE) else gzip.compress(body, 9, mtime=0)
        self.compressed = packed if len(packed) < len(body) else None

    @property
    def kept_address(self) -> str:
        """An address at which the contents never change."""
        return f"{KEPT}{self.digest}{self.address}"


@dataclass
class Site:
    """The files of a page: by address, by hashed address, and its document by language."""

    files: dict[str, PageFile] = field(default_factory=dict)
    kept: dict[str, PageFile] = field(default_factory=dict)
    documents: dict[str, PageFile] = field(default_factory=dict)

    def add(self, address: str, body: bytes) -> PageFile:
        """A file at its own address."""
        self.files[address] = made = PageFile(address, body)
        return made

    def keep(self, address: str, body: bytes) -> str:
        """A file at a hashed address, which is returned."""
        made = PageFile(address, body)
        self.kept[made.kept_address] = made
        return made.kept_address


def make_site() -> Site:
    """The page of this installation.

    If a script cannot be bundled, or WARDROUND_PAGE is `plain`, it is served file by file.
    """
    contents = read_files()
    if os.environ.get(VARIABLE) != PLAIN:
        try:
            return _bundled(contents)
        except Unbundled as problem:
            LOG.warning("The page loads slowly, file by file. %s", problem)
    return _plain(contents)


def _plain(contents: Mapping[str, bytes]) -> Site:
    site = Site()
    for address, body in contents.items():
        site.add(address, body)
    site.documents = dict.fromkeys(languages(), site.files[DOCUMENT])
    return site


def _bundled(contents: Mapping[str, bytes]) -> Site:
    """Modules of games from outside stay files of their own: they find ours by facades."""
    site = _plain(contents)
    document = contents[DOCUMENT].decode()
    addresses = _keep_assets(site, contents)
    bundle = Bundle({name: contents[name].decode() for name in contents if _is_ours(name)})
    entries = [posixpath.join("/", name) for name in _SCRIPT.findall(document)]
    script = site.keep("/page.js", bundle.script(entries).encode())
    for name in bundle.modules:
        site.add(name, bundle.facade(name, script).encode())
    sheets = [posixpath.join("/", name) for name in _SHEET.findall(document)]
    joined = b"\n".join(site.kept[addresses.pop(name)].body for name in sheets)
    sheet = site.keep("/page.css", joined)
    document = _once(_SHEET, f'<link rel="stylesheet" href="{sheet}">\n', document)
    document = _once(_SCRIPT, f'<script type="module" src="{script}"></script>\n', document)
    for language in languages():
        head = _head(addresses, language)
        made = document.replace("</head>", f"{head}</head>", 1)
        site.documents[language] = PageFile(DOCUMENT, made.encode())
    return site


def _is_ours(name: str) -> bool:
    return name.endswith(".js") and name != WORKER and not name.startswith(_outside())


def _outside() -> tuple[str, ...]:
    return tuple(f"{address}/" for address in brought())


def _once(pattern: re.Pattern[str], new: str, document: str) -> str:
    """The first match becomes this, later ones nothing."""
    before, _, after = document.partition(next(pattern.finditer(document))[0])
    return before + new + pattern.sub("", after)


def _keep_assets(site: Site, contents: Mapping[str, bytes]) -> dict[str, str]:
    """Hashed addresses of sentences, pictures, fonts and style sheets, by plain address."""
    assets = [name for name in contents if not name.endswith(_UNHASHED)]
    assets = [name for name in assets if not name.startswith(_ICONS)]
    found = {name: site.keep(name, contents[name]) for name in assets if not _is_sheet(name)}
    for name in filter(_is_sheet, assets):
        found[name] = site.keep(name, _shorten_sheet(name, contents[name].decode(), found))
    return found


def _is_sheet(name: str) -> bool:
    return name.endswith(".css")


def _shorten_sheet(sheet: str, text: str, addresses: Mapping[str, str]) -> bytes:
    """A sheet without comments and indentation, with hashed addresses."""
    if "@import" in text:
        raise Unbundled(f"{sheet}: a sheet cannot import another")

    def address(given: str) -> str:
        name = posixpath.normpath(posixpath.join(posixpath.dirname(sheet), given))
        return addresses.get(name, given)

    def part(one: re.Match[str]) -> str:
        if one["string"]:
            return one["string"]
        if one["url"]:
            return f'url("{address(one["url"])}")'
        return "\n" if one["blank"] and "\n" in one["blank"] else " " if one["blank"] else ""

    return _CSS_PARTS.sub(part, text).encode()


def _head(addresses: Mapping[str, str], language: str) -> str:
    """What is fetched at once beside the document's own links, and all addresses for scripts."""
    said = addresses[text_address(language)]
    listed = json.dumps(addresses, separators=(",", ":")).replace("<", "\\u003c")
    return (
        f'<link rel="preload" as="fetch" crossorigin href="{html.escape(said)}">\n'
        f'<script type="application/json" id="addresses">{listed}</script>\n'
    )
