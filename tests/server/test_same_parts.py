"""What is built anew is equal to what was built, and shares what stayed equal."""

from __future__ import annotations

from wardround.server.tables.same_parts import with_same_parts


def test_parts_that_stayed_equal_are_the_same_objects() -> None:
    before = {"round": 1, "hospitals": [{"said": []}, {"said": ["bag"], "points": {"a": 1}}]}
    now = {"round": 2, "hospitals": [{"said": []}, {"said": [], "points": {"a": 1}}]}
    made = with_same_parts(before, now)
    assert made == now
    assert made["hospitals"][0] is before["hospitals"][0]  # type: ignore[index]
    assert made["hospitals"][1]["points"] is before["hospitals"][1]["points"]  # type: ignore[index]
    assert before["round"] == 1, "what was built before is left as it is"


def test_what_has_another_shape_is_as_it_was_built() -> None:
    for before, now in (({"a": 1}, {"b": 1}), ([1], [1, 2]), (None, {"a": 1}), ([1], {"a": 1})):
        assert with_same_parts(before, now) == now


def test_all_is_the_same_where_nothing_changed() -> None:
    before = {"a": [1, {"b": 2}]}
    assert with_same_parts(before, {"a": [1, {"b": 2}]}) is before
