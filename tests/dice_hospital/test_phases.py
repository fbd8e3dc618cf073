"""Each phase is one module, named after it, in the rules and in the views."""

from __future__ import annotations

from pkgutil import iter_modules

from wardround.games.dice_hospital.rules import flow, phases
from wardround.games.dice_hospital.rules.state import PHASES
from wardround.games.dice_hospital.views.guidance import VIEWS

# Two phases are one module: one more card of either pile.
SHARED = {"extra_department": "extra_card", "extra_specialist": "extra_card"}
KEYWORDS = {"return": "return_"}


def module_of(thing: object) -> str:
    return type(thing).__module__.rpartition(".")[2]


def expected(name: str) -> str:
    name = name.replace("-", "_")
    return (SHARED | KEYWORDS).get(name, name)


def test_a_phase_is_found_by_its_number_and_its_module_by_its_name() -> None:
    assert [phase.number for phase in flow.PHASE_AT] == list(range(len(PHASES)))
    assert [module_of(phase) for phase in flow.PHASE_AT] == [expected(name) for name in PHASES]


def test_every_module_of_the_folder_is_a_phase() -> None:
    there = {module.name for module in iter_modules(phases.__path__)} - {"phase"}
    assert there == {expected(name) for name in PHASES}


def test_what_people_are_asked_lies_under_the_same_name() -> None:
    for number, view in VIEWS.items():
        assert view.__module__.rpartition(".")[2] == module_of(flow.PHASE_AT[number])
