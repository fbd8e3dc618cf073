"""docs/engine.md tells every request and answer as they are declared; REGENERATE=1 writes it."""

from __future__ import annotations

import inspect
import os
import re
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from wardround.engine import requests
from wardround.engine.answers import Answer, Failed, Problem
from wardround.engine.engine import Engine
from wardround.table.errors import WardroundError
from wardround.text import Speech

from .asking import Asked

PAGE = Path(__file__).parents[2] / "docs" / "engine.md"
PARTS = re.compile(r"(<!-- begin (\w+) -->\n)(.*?)(<!-- end \2 -->)", re.DOTALL)
HAS_ID = "id"


def fields_of(kind: Any) -> str:
    """The fields of a request or an answer, those that may be left out with their defaults."""
    told = []
    for one in msgspec.structs.fields(kind):
        if one.encode_name != HAS_ID:
            default = "" if one.default is msgspec.NODEFAULT else f"={_json(one.default)}"
            told.append(f"`{one.encode_name}{default}`")
    return " ".join(told)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def summary(kind: Any) -> str:
    return " ".join((inspect.getdoc(kind) or "").split())


def request_table() -> str:
    lines = ["| `do` | fields | answer | does |", "|---|---|---|---|"]
    methods = Engine()._methods
    for kind in requests.AnyRequest.__args__:
        answer = get_type_hints(methods[kind])["return"]
        tag = kind.__struct_config__.tag
        told = [f"`{tag}`", fields_of(kind), fields_of(answer), summary(kind)]
        lines.append(f"| {' | '.join(told)} |")
    return "\n".join(lines) + "\n"


def answer_table() -> str:
    lines = ["| to | answer |", "|---|---|"]
    tags: dict[type[Answer], list[str]] = {}
    for kind, method in Engine()._methods.items():
        answer = get_type_hints(method)["return"]
        tags.setdefault(answer, []).append(f"`{kind.__struct_config__.tag}`")
    for answer, asked in tags.items():
        lines.append(f"| {', '.join(asked)} | {summary(answer)} |")
    lines.append(f"| anything that is refused | {fields_of(Failed)}: {fields_of(Problem)} |")
    return "\n".join(lines) + "\n"


def code_table() -> str:
    """Codes that only the engine has, with what they say in English."""
    catalogue = Path(str(PAGE.parent.parent / "src" / "wardround" / "text" / "common" / "en.ftl"))
    codes = re.findall(r"^(engine-[a-z]+) = (.*)$", catalogue.read_text("utf-8"), re.MULTILINE)
    lines = ["| code | text |", "|---|---|"]
    for code, text in codes:
        plain = re.sub(r"\{ \$(\w+) \}", lambda found: found[1].upper(), text)
        lines.append(f"| `{code}` | {plain} |")
    return "\n".join(lines) + "\n"


TABLES = {"requests": request_table, "answers": answer_table, "codes": code_table}


def test_the_page_has_every_request_answer_and_code() -> None:
    text = PAGE.read_text("utf-8")
    written = PARTS.sub(lambda found: found[1] + TABLES[found[2]]() + found[4], text)
    if os.environ.get("REGENERATE"):
        PAGE.write_text(written, encoding="utf-8")
    assert written == PAGE.read_text("utf-8")
    assert {found[2] for found in PARTS.finditer(text)} == set(TABLES)


def test_the_conversation_on_the_page_is_real() -> None:
    """Lines that begin with > are asked in order; the lines after them are the answers."""
    (shown,) = re.findall(r"```text\n(> .*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    asked = Asked()
    lines = shown.splitlines()
    for question, answer in zip(lines[::2], lines[1::2], strict=True):
        told = asked.engine.answer(question.removeprefix("> ").encode()).decode().strip()
        if "..." in answer:
            before, after = answer.split("...")
            assert told.startswith(before), told
            assert told.endswith(after), told
        else:
            assert told == answer


def test_codes_are_sentences_in_the_catalogue() -> None:
    error = WardroundError("engine-state", state="x")
    assert Speech("en", strict=True).error(error).startswith("There is no state “x”")
