"""The types the page is checked against are those of the server and the games."""

from __future__ import annotations

from build_tools.wire_types import WEB, wire_files


def test_no_types_are_stale() -> None:
    stale = [path for path, text in wire_files().items() if path.read_text("utf-8") != text]
    assert not stale, "run `make wire`"


def test_all_types_there_are_were_generated() -> None:
    assert set(WEB.rglob("wire.d.ts")) == set(wire_files())
