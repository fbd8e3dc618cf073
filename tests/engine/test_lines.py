"""Lines of JSON: batches, and whatever else a line may hold."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wardround.engine import lines, requests
from wardround.engine.engine import Engine
from wardround.engine.lines import LineEngine
from wardround.table.contract.data import View

from .asking import Asked

TAGS = [one.__struct_config__.tag for one in requests.AnyRequest.__args__]


def served(*given: bytes) -> list[Any]:
    told = io.BytesIO()
    LineEngine().serve(io.BytesIO(b"".join(given)), told)
    return [json.loads(line) for line in told.getvalue().splitlines()]


def test_a_batch_is_answered_in_one_line_each_with_its_id() -> None:
    batch = [
        {"id": "a", "do": "new", "game": "dice-hospital", "options": {"seats": 2}, "as": "x"},
        {"id": "b", "do": "nonsense"},
        {"id": 3, "do": "turn", "state": "x"},
    ]
    (answers,) = served(json.dumps(batch).encode() + b"\n")
    assert [one["id"] for one in answers] == ["a", "b", 3]
    assert answers[1]["error"]["code"] == "engine-request"
    assert answers[2]["turn"] == [-1]


def test_lines_are_answered_until_the_input_ends() -> None:
    hello = b'{"id": 1, "do": "hello"}'
    answers = served(hello + b"\n", b"\n", b"  \n", b"rubbish\n", b"[]\n", hello)
    assert [a if isinstance(a, list) else a["id"] for a in answers] == [1, None, [], 1]


@pytest.mark.parametrize(
    ("line", "code", "number"),
    [
        (b"rubbish", "engine-line", None),
        (b"[1, 2", "engine-line", None),
        (b"\xff\xfe", "engine-line", None),
        (b'{"id": 7, "do": "turn", "state": "\xff"}', "engine-line", None),
        (b"[" * 100_000, "engine-line", None),
        (b'{"a":' * 100_000, "engine-line", None),
        (b"3", "engine-request", None),
        (b"{}", "engine-request", None),
        (b'{"id": 7}', "engine-request", 7),
        (b'{"id": true, "do": "hello"}', "engine-request", None),
        (b'{"id": 7, "do": "hello", "more": 1}', "engine-request", 7),
        (b'{"id": "q", "do": "turn", "state": 3}', "engine-request", "q"),
        (b'{"id": 7, "do": "turn", "state": ""}', "engine-request", 7),
        (b'{"id": 7, "do": "playout", "state": "x", "seed": 0}', "engine-request", 7),
        (b'{"id": 7, "do": "turn", "state": "x"}', "engine-state", 7),
    ],
)
def test_a_bad_line_is_answered(line: bytes, code: str, number: int | str | None) -> None:
    answer = Asked().raw(line)
    assert (answer["error"]["code"], answer["id"]) == (code, number)
    assert answer["error"]["text"]


def test_a_line_that_is_too_long_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LONGEST", 40)
    first, second = served(b"x" * 200 + b"\n", b'{"id": 1, "do": "hello"}\n')
    assert first["error"]["code"] == "engine-long"
    assert second["id"] == 1


def test_a_failure_of_the_rules_is_an_answer_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> View:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("wardround.games.dice_hospital.game.DiceHospital.view", fail)
    ask = Asked()
    ask("new", game="dice-hospital", options={"seats": 2}, into="x")
    error = ask.refused("view", state="x", seat=0)
    assert error["code"] == "engine-broke"
    assert "ZeroDivisionError: oh" in error["text"]
    assert ask("turn", state="x")["turn"] == [-1]


def test_every_request_has_a_method() -> None:
    assert set(Engine()._methods) == set(requests.AnyRequest.__args__)
    assert len(TAGS) == len(set(TAGS))


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=6,
)
NAMES = st.sampled_from(["x", "y", "", "z" * 70])
GUESSES: dict[str, st.SearchStrategy[Any]] = {
    "do": st.sampled_from(TAGS),
    "game": st.sampled_from(["dice-hospital", "hospital-rush", "chess"]),
    "options": st.fixed_dictionaries({"seats": st.integers(1, 6)}),
    "state": NAMES,
    "as": NAMES,
    "states": st.lists(NAMES, max_size=2),
    "seat": st.sampled_from([0, 1, -1, 7, 2**63, -(2**70)]),
    "speaker": st.sampled_from([None, 0, -1, -2, 9, 2**64]),
    "words": st.lists(st.sampled_from(["seat-1", "pass", "finish", "red", "?"]), max_size=3),
    "seed": st.integers(-1, 5),
    "most": st.integers(-1, 30),
    "limit": st.integers(0, 5),
    "view": JSON,
    "position": st.sampled_from(["", "dice-hospital:2:seats=2", "hospital-rush:1"]),
    "cards": st.sampled_from(["", "x", "[[department]]"]),
    "happenings": st.booleans(),
    "version": st.integers(0, 2),
}


@st.composite
def a_request(draw: st.DrawFn) -> dict[str, Any]:
    """A request that is nearly right, or not at all."""
    request: dict[str, Any] = {"id": draw(st.integers() | st.text(max_size=3))}
    for name, guess in GUESSES.items():
        if name == "do" or draw(st.integers(0, 9)) < 7:
            request[name] = draw(guess | JSON if draw(st.integers(0, 19)) == 0 else guess)
    known = next((one for one in requests.AnyRequest.__args__ if _tag(one) == request["do"]), None)
    if known is not None and draw(st.integers(0, 9)) < 9:
        kept = {"do", *known.__struct_encode_fields__}
        request = {name: value for name, value in request.items() if name in kept}
    return request


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


@settings(max_examples=150, deadline=None)
@given(st.lists(a_request(), min_size=1, max_size=12))
def test_whatever_is_asked_every_request_is_answered(batch: list[dict[str, Any]]) -> None:
    ask = Asked()
    ask("new", game="dice-hospital", options={"seats": 2}, into="x")
    answers = ask.raw(json.dumps(batch).encode())
    assert len(answers) == len(batch)
    for request, answer in zip(batch, answers, strict=True):
        assert answer["id"] in (request["id"], None)
        assert answer.get("error", {}).get("code") != "engine-broke", (request, answer)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=60) | JSON.map(lambda value: json.dumps(value).encode()))
def test_whatever_a_line_holds_it_is_answered(line: bytes) -> None:
    answer = json.loads(LineEngine().answer(line.replace(b"\n", b" ")))
    for one in answer if isinstance(answer, list) else [answer]:
        assert one["error"]["code"] in ("engine-line", "engine-request")
