"""Generated parts of a page: between `<!-- begin NAME -->` and `<!-- end NAME -->`."""

from __future__ import annotations

import re
from collections.abc import Mapping


def with_parts(page: str, parts: Mapping[str, str]) -> str:
    """The page with each of its marked parts written anew.

    KeyError: a part is marked that nobody writes; ValueError: one is written that is not marked.
    """
    marked = re.findall(r"^<!-- begin ([\w-]+) -->$", page, re.M)
    if idle := set(parts) - set(marked):
        raise ValueError(f"not marked in the page: {sorted(idle)}")
    for name in marked:
        begin, end = f"<!-- begin {name} -->\n", f"<!-- end {name} -->\n"
        before, _, rest = page.partition(begin)
        _, _, after = rest.partition(end)
        page = f"{before}{begin}\n{parts[name].strip()}\n\n{end}{after}"
    return page


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table as Markdown has it."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(_cell(cell) for cell in line) + " |" for line in lines)


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())
