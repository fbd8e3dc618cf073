"""Tables of all rulings, from docs/rulings.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from docs.pictures.marked import table

FILE = Path(__file__).parent.parent / "rulings.toml"
DICE = {
    "prototype": "prototype v2.11 (German)",
    "dutch": "printed, Dutch",
    "french": "printed, French",
    "online": "online help",
}
RUSH = {"english": "English rulebook"}
OPEN = "silent or unclear"
NOT_THERE = "-"
KINDS = ("departure", "conflict", "reading", "gap", "computer")


class Ruling(NamedTuple):
    """A decision: what was asked, what is played, and what each document says of it."""

    number: str
    question: str
    play: str
    kind: str
    says: dict[str, str]


def rulings() -> list[Ruling]:
    """All of them, as they stand in the file; ValueError for what the file cannot mean."""
    return [_ruling(entry) for entry in tomllib.loads(FILE.read_text("utf-8"))["ruling"]]


def _ruling(entry: dict[str, str]) -> Ruling:
    number, kind = entry["number"], entry["kind"]
    documents = DICE if number[0] == "D" else RUSH if number[0] == "H" else {}
    given = set(entry) - {"number", "question", "play", "kind"}
    allowed = {*documents, "print"} if number[0] == "D" else set(documents)
    if kind not in KINDS or given - allowed:
        raise ValueError(f"{number}: kind {kind}, documents {sorted(given - allowed)}")
    printed = entry.get("print", OPEN)
    usual = {"dutch": printed, "french": printed}
    says = {name: entry.get(name, usual.get(name, OPEN)) for name in documents}
    return Ruling(number, entry["question"], entry["play"], kind, says)


def ruling_tables() -> dict[str, str]:
    """What stands at the end of the rules: a table for each letter."""
    return {
        "rulings-d": _by_document("D", DICE),
        "rulings-w": _decided("W"),
        "rulings-h": _by_document("H", RUSH),
        "rulings-v": _decided("V"),
    }


def source_tables() -> dict[str, str]:
    """What docs/sources.md tells: every ruling, by how it stands to the documents."""
    return {kind: _by_kind(kind) for kind in KINDS}


def _by_document(letter: str, documents: dict[str, str]) -> str:
    rows = [
        [
            ruling.number,
            ruling.question,
            *(_said(ruling.says[name]) for name in documents),
            ruling.play,
        ]
        for ruling in rulings()
        if ruling.number[0] == letter
    ]
    return table(["", "question", *documents.values(), "we play"], rows)


def _decided(letter: str) -> str:
    found = [ruling for ruling in rulings() if ruling.number[0] == letter]
    return table(["", "what", "we play"], [[r.number, r.question, r.play] for r in found])


def _said(text: str) -> str:
    """What a document says; `-` is something that it does not have."""
    return "not in it" + text.removeprefix(NOT_THERE) if text.startswith(NOT_THERE) else text


def _by_kind(kind: str) -> str:
    rows = []
    for ruling in rulings():
        if ruling.kind == kind:
            rows.append([ruling.number, ruling.question, _told(ruling), ruling.play])
    if kind == "computer":
        return table(["", "what", "we play"], [[row[0], row[1], row[3]] for row in rows])
    return table(["", "question", "the documents", "we play"], rows)


def _told(ruling: Ruling) -> str:
    """What the documents say, those that say the same together; silent ones are left out."""
    names = DICE | RUSH
    said: dict[str, list[str]] = {}
    for name, text in ruling.says.items():
        if text not in (OPEN, NOT_THERE):
            said.setdefault(_said(text), []).append(names[name])
    told = [f"{' and '.join(who)}: {text}" for text, who in said.items()]
    return "; ".join(told) or OPEN
