"""The page's sentences are fetched once, and again only when they have changed."""

from __future__ import annotations

import urllib.error
import urllib.request

import pytest

from server.serving import PATIENCE, Served
from wardround.text.catalogues import page_source


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
