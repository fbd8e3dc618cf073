"""Cards of one's own on the command line: with every command, and kept with saved games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dice_hospital.test_own_cards import GOOD, TEN_MISTAKES
from wardround.games import GAMES

from .conftest import Run

NEW = ("new", "dice-hospital", "--seats", "2", "--seed", "2")


@pytest.fixture
def good(tmp_path: Path) -> str:
    path = tmp_path / "good.toml"
    path.write_text(GOOD, encoding="utf-8")
    return str(path)


@pytest.fixture
def wrong(tmp_path: Path) -> str:
    path = tmp_path / "wrong.toml"
    path.write_text(TEN_MISTAKES, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    "command",
    [
        ("cards", "check"),
        ("cards", "list", "--cards"),
        ("play", "--plain", "--cards"),
        (*NEW, "--cards"),
        ("simulate", "dice-hospital", "--seats", "2", "--games", "1", "--cards"),
    ],
)
def test_every_mistake_of_a_file_is_told_at_once(
    run: Run, wrong: str, command: tuple[str, ...]
) -> None:
    ran = run(*command, wrong)
    assert (ran.code, ran.out) == (2, "")
    *told, last = ran.err.splitlines()
    assert len(told) == 12
    assert last == f"wardround: {wrong}: 12 mistakes"
    assert told[1].startswith(f"{wrong}, line 5: card “Wrong Id”, field “id”: an id is lower-case")
    assert [int(line.split("line ")[1].split(":")[0]) for line in told] == sorted(
        int(line.split("line ")[1].split(":")[0]) for line in told
    )


def test_positions_with_own_cards(run: Run, good: str) -> None:
    code = run(*NEW, "--cards", good).out.strip()
    assert "display=pharmacist.sauna" in code
    assert run("legal", code).code == 2
    assert "Sauna: Heal up to two patients" in run("show", code, "--cards", good).out
    assert run("legal", code, "--cards", good).code == 0
    word = run("legal", code, "--cards", good).out.split("Say: ")[1].split()[0]
    assert run("say", code, word, "--cards", good).out.startswith("dice-hospital:2:")


def test_a_game_with_own_cards_goes_on_when_the_file_has_gone(
    run: Run, good: str, tmp_path: Path
) -> None:
    kept = tmp_path / "game.journal"
    first = run("play", "--seats", "1", "--cards", good, "--save", str(kept), given="1\n1\nquit\n")
    assert first.code == 0
    Path(good).unlink()
    again = run("play", "--resume", str(kept), given="")
    assert (again.code, again.err) == (0, "")
    assert run("replay", str(kept)).code == 0


def test_without_its_cards_a_journal_says_what_is_missing(
    run: Run, refused: Callable[..., str], good: str, tmp_path: Path
) -> None:
    journals = tmp_path / "games.txt"
    simulate = ("simulate", "dice-hospital", "--seats", "2", "--games", "2", "--seed", "1")
    assert run(*simulate, "--cards", good, "--out", str(journals)).code == 0
    said = refused("replay", str(journals))
    assert "the journal was played with other cards" in said
    assert said.endswith("Give the card file it was played with: --cards FILE.")
    assert refused("play", "--resume", str(journals)) == said
    assert run("replay", str(journals), "--check", "--cards", good).out == "2 journals checked\n"
    plain = tmp_path / "plain.txt"
    assert run(*simulate, "--out", str(plain)).code == 0
    assert "other cards" in refused("replay", str(plain), "--cards", good)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_example_file_of_every_game_can_be_played_with(
    run: Run, tmp_path: Path, name: str
) -> None:
    game: Any = GAMES.find(name)
    path, kept = tmp_path / "example.toml", tmp_path / "kept.journal"
    path.write_text(game.card_example, encoding="utf-8")
    assert run("cards", "check", str(path), "--game", name).out.endswith("no mistake.\n")
    seats = str(max(game.seat_counts))
    played = run(
        *("play", name, "--seats", seats, "--cards", str(path), "--save", str(kept)), given="1\n"
    )
    assert played.code == 0
    path.unlink()
    assert run("play", "--resume", str(kept), given="").code == 0
