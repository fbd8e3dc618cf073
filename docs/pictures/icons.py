"""Draws the icons of the installed page anew from `icon.svg`: `make pictures`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

DOCS = Path(__file__).parent.parent
WEB = DOCS.parent / "src" / "wardround" / "web"
sys.path.insert(0, str(DOCS.parent / "tests"))

from page.conftest import CHROMIUM, FLAGS  # noqa: E402

# Systems cut a maskable icon to their own shape: what matters keeps within its middle.
SAFE = 0.8
ICONS = {
    "icon-192": (192, False),
    "icon-512": (512, False),
    "maskable-192": (192, True),
    "maskable-512": (512, True),
    "touch-180": (180, True),
}


def draw(browser: Browser, size: int, full: bool) -> bytes:
    """The icon as PNG; `full` ones have no corners of their own."""
    colour = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))["theme_color"]
    page = browser.new_page(viewport={"width": size, "height": size})
    inner = round(size * SAFE) if full else size
    page.set_content(
        f'<body style="margin:0;height:{size}px;display:grid;place-items:center;'
        f'background:{colour if full else "transparent"}">'
        f'<div style="width:{inner}px;height:{inner}px">{(WEB / "icon.svg").read_text("utf-8")}'
    )
    drawn = page.screenshot(omit_background=True)
    page.close()
    return drawn


def main() -> None:
    """Draw all."""
    (WEB / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        for name, (size, full) in ICONS.items():
            (WEB / "icons" / f"{name}.png").write_bytes(draw(browser, size, full))
        browser.close()


if __name__ == "__main__":
    main()
