"""What a server's document names, as a browser would read it."""

from __future__ import annotations

import json
import re
from typing import Any

from server.serving import Served


def document(served: Served, language: str = "en") -> str:
    """The page's document for who reads this language."""
    return served.fetch("/", **{"Accept-Language": language})[0].decode()


def addresses(text: str) -> dict[str, str]:
    """The addresses that a document lists for its scripts."""
    found = re.search(r'<script type="application/json" id="addresses">(.*?)</script>', text)
    assert found is not None
    listed: dict[str, Any] = json.loads(found[1])
    return listed


def script_address(text: str) -> str:
    """The address of the one script."""
    (found,) = re.findall(r'<script type="module" src="([^"]+)">', text)
    return str(found)


def page_script(served: Served) -> str:
    """The one script."""
    return served.fetch(script_address(document(served)))[0].decode()
