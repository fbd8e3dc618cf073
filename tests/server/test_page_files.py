"""Files of the page are fetched once, and again only when they have changed."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import shutil
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from starlette.responses import Response

from examples.rooms import EXAMPLES
from server.page_files import addresses, document, page_script, script_address
from server.serving import PATIENCE, Failed, Served, serving
from wardround.server.page import routes, site, sources
from wardround.text.catalogues import page_source

DRAWN = """
from pathlib import Path
from second_opinion import ENTRY as PLAIN
ENTRY = PLAIN._replace(page=Path(__file__).parent / "page")
"""


def test_the_sentences_of_the_page_come_with_a_tag(served: Served) -> None:
    body, headers = served.fetch("/text/nl.ftl")
    assert body.decode() == page_source("nl")
    assert headers["cache-control"] == "no-cache"
    assert headers["etag"] != served.fetch("/text/de.ftl")[1]["etag"]


@pytest.mark.parametrize("written", ["{}", "W/{}", '"old", {}'])
def test_who_has_the_sentences_is_not_sent_them_again(served: Served, written: str) -> None:
    tag = served.fetch("/text/nl.ftl")[1]["etag"]
    address = f"{served.address.rstrip('/')}/text/nl.ftl"
    request = urllib.request.Request(address, headers={"If-None-Match": written.format(tag)})
    with pytest.raises(urllib.error.HTTPError) as answer:
        urllib.request.urlopen(request, timeout=PATIENCE)
    with answer.value as same:
        assert (same.code, same.read(), same.headers["etag"]) == (304, b"", tag)


def test_who_has_others_is_sent_them(served: Served) -> None:
    body, _ = served.fetch("/text/nl.ftl", **{"If-None-Match": '"old"'})
    assert body.decode() == page_source("nl")


def test_the_document_names_one_script_and_one_sheet(served: Served) -> None:
    text = document(served)
    assert text.count('<script type="module"') == text.count('rel="stylesheet"') == 1
    assert script_address(text).startswith("/static/")


def test_a_hashed_address_is_kept_for_ever_and_its_hash_is_of_the_contents(served: Served) -> None:
    text = document(served)
    for address in (script_address(text), *addresses(text).values()):
        body, headers = served.fetch(address)
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert address.split("/")[2] == hashlib.sha256(body).hexdigest()[:16]


def test_contents_come_compressed_to_who_can_read_that(served: Served) -> None:
    address = script_address(document(served))
    plain, _ = served.fetch(address)
    packed, headers = served.fetch(address, **{"Accept-Encoding": "br, gzip"})
    assert (headers["content-encoding"], gzip.decompress(packed)) == ("gzip", plain)
    assert len(packed) < len(plain) / 3
    assert headers["vary"] == "accept-encoding"


def test_the_document_is_asked_for_again_each_time(served: Served) -> None:
    _, headers = served.fetch("/", **{"Accept-Language": "fr"})
    assert headers["cache-control"] == "no-cache"
    same = {"Accept-Language": "fr", "If-None-Match": headers["etag"]}
    request = urllib.request.Request(served.address, headers=same)
    with pytest.raises(urllib.error.HTTPError, match="304"):
        urllib.request.urlopen(request, timeout=PATIENCE)


@pytest.mark.parametrize(("wanted", "spoken"), [("de-CH, en", "de"), ("ja", "en"), ("", "en")])
def test_sentences_of_the_readers_language_are_fetched_at_once(
    served: Served, wanted: str, spoken: str
) -> None:
    text = document(served, wanted)
    assert f'crossorigin href="{addresses(text)[f"/text/{spoken}.ftl"]}"' in text


def test_a_page_that_was_opened_before_a_change_finds_what_is_there_now(served: Served) -> None:
    now = addresses(document(served))["/text/de.ftl"]
    body, headers = served.fetch("/static/0123456789abcdef/text/de.ftl")
    assert body == served.fetch(now)[0]
    assert headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/static/x/gone.js", "/wire/wire.d.ts", "/../app.py", "/static/"])
def test_what_is_no_file_of_the_page_is_not_served(served: Served, path: str) -> None:
    with pytest.raises(Failed, match="404") as refused:
        served.fetch(path)
    assert refused.value.code == "page-unknown"


def test_a_changed_file_gets_a_new_address(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES / "second_opinion", tmp_path / "drawn_opinion" / "second_opinion")
    game = tmp_path / "drawn_opinion"
    (game / "page").mkdir()
    (game / "page" / "index.js").write_text("export const drawing = {};", "utf-8")
    sheet = game / "page" / "board.css"
    sheet.write_text("/* first */ .a { background: url(dot.svg) }", "utf-8")
    (game / "page" / "dot.svg").write_text("<svg/>", "utf-8")
    (game / "drawn.py").write_text(DRAWN, "utf-8")
    first = f"import os, sys\nsys.path.insert(0, {str(game)!r})\n"
    first += "os.environ['WARDROUND_GAMES'] = 'drawn'\n"
    first += "from wardround.server.page import routes\nroutes.LOOK_EVERY = 0\n"
    with serving(tmp_path, first) as served:
        before = addresses(document(served))
        assert '"second-opinion"' in page_script(served)
        name = "/games/second-opinion/board.css"
        body = served.fetch(before[name])[0].decode()
        assert body == f' .a {{ background: url("{before["/games/second-opinion/dot.svg"]}") }}'
        assert served.fetch("/games/second-opinion/index.js")[0] == b"export const drawing = {};"
        sheet.write_text(".a { color: red }", "utf-8")
        after = addresses(document(served))
        assert served.fetch(after[name])[0] == b".a { color: red }"
        assert {path for path in before if before[path] != after[path]} == {name}
        assert not served.faults()


def test_asking_for_the_document_again_and_again_is_cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[str] = []
    monkeypatch.setattr(routes, "stamp", lambda: looks.append("look"))
    monkeypatch.setattr(routes, "make_site", lambda: "site")

    async def ask(times: int) -> None:
        pages = routes._Pages(_never)
        assert {str(await pages._newest()) for _ in range(times)} == {"site"}

    asyncio.run(ask(100))
    assert len(looks) < 10


async def _never(request: object) -> Response:
    raise AssertionError(request)


def test_a_page_that_cannot_be_bundled_is_served_file_by_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "web"
    shutil.copytree(sources.page_folder(), folder)
    (folder / "lib.js").write_text("import './app.js';", "utf-8")
    monkeypatch.setattr(sources, "page_folder", lambda: folder)
    made = site.make_site()
    assert made.documents["en"].body == (folder / "index.html").read_bytes()
    assert made.files["/lib.js"].body == b"import './app.js';"
    assert "/app.js awaits something" in caplog.text


def test_the_page_is_served_file_by_file_to_who_debugs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARDROUND_PAGE", "plain")
    made = site.make_site()
    source = (sources.page_folder() / "app.js").read_bytes()
    assert (made.files["/app.js"].body, made.kept) == (source, {})
