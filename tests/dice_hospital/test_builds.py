"""Interpreted and compiled rules are one: this suite runs on both builds."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import wardround
from dice_hospital.given import GAME
from table.elsewhere import played_elsewhere
from wardround.build import COMPILED, cannot_compile, compiled_folder, sources_digest
from wardround.build import SOURCES as INTO_DIGEST
from wardround.games.dice_hospital.rules.playout import MODULUS, next_random, playout
from wardround.table.errors import IllegalWord, NotToSpeak, UnknownWord, WardroundError
from wardround.table.speaking import speak

SOURCES = Path(__file__).parent.parent.parent / "src" / "wardround"
OWN_CARDS = """
[[department]]
id = "sauna"
name = "Sauna"
copies = 3
count = 2
steps = 1
"""
PLAYED = {
    1: (15626, "19cfc8eea044e54c"),
    2: (31138, "a1429bea4cf1376b"),
    3: (44946, "16c409c95d065c68"),
    4: (60277, "b57dff18f9b22079"),
}
PLAY = """
from pathlib import Path
import wardround
from wardround.games import GAMES
from wardround.games.dice_hospital.rules.playout import playout
words = playout(GAMES.find("dice-hospital").start({"seats": "1"}), 1, 10_000)
print(Path(wardround.__file__).parent, wardround.build_info()["build"], words)
"""


class Seven:
    """Something that passes for a number, as those of array libraries do."""

    def __index__(self) -> int:
        return 7

    def __eq__(self, other: object) -> bool:
        return other == 7

    def __hash__(self) -> int:
        return 7


def build_meant() -> str:
    """The build that is asked for; without a C compiler there is only one."""
    return "interpreted" if cannot_compile() else os.environ["WARDROUND_BUILD"]


def test_the_build_is_the_one_meant_and_made_of_these_sources() -> None:
    info = wardround.build_info()
    assert info["build"] == build_meant()
    assert info["digest"] == sources_digest(SOURCES)


def test_all_that_compiled_modules_import_is_in_the_digest() -> None:
    digested = {path for pattern in INTO_DIGEST for path in SOURCES.glob(pattern)}
    for path in COMPILED:
        for imported in re.findall(
            r"^from wardround\.([\w.]+) import", (SOURCES / path).read_text(), re.M
        ):
            module = SOURCES / imported.replace(".", "/")
            assert digested & {module.with_suffix(".py"), module / "__init__.py"}, (path, imported)


def test_another_clone_runs_the_compiled_rules_beside_it(tmp_path: Path) -> None:
    """What this clone has compiled is put beside a copy of the sources, and found there."""
    package = tmp_path / "src" / "wardround"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("web", "__pycache__"))
    if build_meant() == "compiled":
        made = compiled_folder(sources_digest(SOURCES))
        shutil.copytree(made, tmp_path / ".compiled" / made.name)
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "src"), "WARDROUND_BUILD": ""}
    found = subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True
    )
    words = playout(GAME.start({"seats": "1"}), 1, 10_000)
    assert found.stdout.split() == [str(package), build_meant(), str(words)]


@pytest.mark.parametrize("seats", PLAYED)
def test_playouts_are_the_same_in_every_build(seats: int) -> None:
    digest = hashlib.sha256()
    words = 0
    for seed in range(1, 101):
        state = GAME.start({"seats": str(seats)})
        words += playout(state, seed, 10_000)
        assert not GAME.turn(state)
        digest.update(GAME.encode(state).encode())
    assert (words, digest.hexdigest()[:16]) == PLAYED[seats]


def test_a_playout_stops_when_it_is_told_to() -> None:
    state = GAME.start({"seats": "2"})
    assert playout(state, 1, 25) == 25
    assert GAME.turn(state)


def test_the_sequence_of_playouts_is_the_minimal_standard_one() -> None:
    number = 1
    for _ in range(10_000):
        number = next_random(number)
    assert number == 399268537


@pytest.mark.parametrize("word", [True, 165.0, "seat-1", None, Seven()])
def test_what_is_not_an_int_is_refused_alike(word: object) -> None:
    state = GAME.start({"seats": "2"})
    with pytest.raises(UnknownWord):
        speak(GAME, state, -1, word)  # type: ignore[arg-type]
    with pytest.raises(UnknownWord):
        speak(GAME, state, word, 165)  # type: ignore[arg-type]


@pytest.mark.parametrize("word", [-1, 10**6, 2**31, 2**62, 2**63, -(2**63), 10**30])
def test_ints_out_of_range_are_refused_alike(word: int) -> None:
    state = GAME.start({"seats": "2"})
    with pytest.raises(IllegalWord):
        speak(GAME, state, -1, word)
    with pytest.raises(NotToSpeak if word != -1 else WardroundError):
        speak(GAME, state, word, 0)


def test_a_pickled_state_is_played_on_in_another_process() -> None:
    """It takes its rules along, own cards and all; states pickled together share them."""
    game = GAME.with_cards(OWN_CARDS)
    states = []
    for words in (0, 60, 200):
        state = game.start({"seats": "3"})
        playout(state, 7, words)
        states.append(state)
    back = played_elsewhere("wardround.games.dice_hospital.rules.playout", states)
    assert back[0].rules is back[1].rules
    for state, there in zip(states, back, strict=True):
        playout(state, 1, 100_000)
        assert game.encode(there) == game.encode(state)
        assert not game.turn(there)


@pytest.mark.parametrize("speaker", [2**31, 2**63, -(2**63) - 1, 10**30])
def test_who_is_no_speaker_has_no_words_however_great_its_number(speaker: int) -> None:
    assert GAME.legal(GAME.start({"seats": "2"}), speaker) == []


def test_seeds_begin_anew_beyond_the_sequence() -> None:
    state, same = (GAME.start({"seats": "2"}) for _ in range(2))
    assert playout(state, 10**30, 10**30) == playout(same, 10**30 % MODULUS, 10_000)
    assert GAME.encode(state) == GAME.encode(same)
