"""How much of a page moves by itself, as the browser counts it."""

from __future__ import annotations

from playwright.sync_api import Page

# Summed over a whole game. It was 18.4 while boxes followed their contents.
MOST_SHIFT = 1
OBSERVE = """
window.shifted = 0;
new PerformanceObserver(list => {
    for (const one of list.getEntries()) window.shifted += one.value;
}).observe({ type: 'layout-shift', buffered: true });
"""


def observe(page: Page) -> None:
    """Count from the next page on."""
    page.add_init_script(OBSERVE)


def shifted(page: Page) -> float:
    """The layout shifts of this page so far, summed."""
    total: float = page.evaluate("window.shifted")
    return total
