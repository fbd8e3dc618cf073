"""Each kind of space, question and phase is one module, named after it, in rules and views."""

from __future__ import annotations

from collections.abc import Sequence
from pkgutil import iter_modules

from wardround.games.hospital_rush.cards.catalogue import HOOKS
from wardround.games.hospital_rush.rules import flow, placing, questions, spaces
from wardround.games.hospital_rush.rules.state import PHASES, QUESTIONS
from wardround.games.hospital_rush.views import questions as question_views
from wardround.games.hospital_rush.views import spaces as space_views
from wardround.games.hospital_rush.views.questions.place import SPACE_VIEWS


def modules_of(things: Sequence[object]) -> list[str]:
    return [type(thing).__module__.rpartition(".")[2] for thing in things]


def expected(names: Sequence[str]) -> list[str]:
    return [name.replace("-", "_") for name in names]


def folder(path: Sequence[str]) -> set[str]:
    return {module.name for module in iter_modules(path)}


def test_kinds_of_spaces_are_found_by_the_numbers_of_their_hooks() -> None:
    names = expected(sorted(HOOKS, key=lambda name: HOOKS[name][0]))
    assert modules_of(placing.KIND_AT) == names
    assert [view.__module__.rpartition(".")[2] for view in SPACE_VIEWS] == names
    assert folder(spaces.__path__) == folder(space_views.__path__) == {*names, "kind"}


def test_questions_are_found_by_their_numbers() -> None:
    names = expected(QUESTIONS[1:])
    assert modules_of(flow.QUESTION_AT[1:]) == names
    assert folder(questions.__path__) == folder(question_views.__path__) == {*names, "question"}


def test_phases_are_found_by_their_numbers() -> None:
    assert modules_of(flow.PHASE_AT) == expected(PHASES)
