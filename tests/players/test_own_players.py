"""A bot may be a class of one's own: by module and class, or by the name of an entry point."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from wardround.games import GAMES
from wardround.lab.simulate import Order, play_out, simulate
from wardround.players import PLAYERS, find_player, is_player, own_players
from wardround.players.own_players import OwnPlayer
from wardround.players.player import BadPlayer, SeatView
from wardround.players.programs import closing
from wardround.table.errors import BadOption, UnknownName, WardroundError
from wardround.table.play.game_in_progress import GameInProgress

GAME = GAMES.find("dice-hospital")
MODULE = """
class First:
    def __init__(self, depth: int = 2, luck=0.5, bold: "bool" = False, name: str = "x"):
        self.given = (depth, luck, bold, name)
        self.heard, self.ended, self.closed = [], None, False

    def choose(self, seat_view, rng):
        return seat_view.legal[0]

    def hear(self, happenings, anew):
        self.heard += [one.name for one in happenings]

    def end(self, outcome):
        self.ended = outcome.ranks

    def close(self):
        self.closed = True


class Plain:
    def choose(self, seat_view, rng):
        return seat_view.legal[0]


class Needs:
    def __init__(self, depth):
        self.depth = depth

    choose = Plain.choose


class Odd:
    def __init__(self, said="hello"):
        self.said = {"none": None, "big": 10**30, "true": True}.get(said, said)

    def choose(self, seat_view, rng):
        return self.said


class Breaking:
    def choose(self, seat_view, rng):
        raise KeyError("no idea")


class Stillborn:
    def __init__(self):
        raise ValueError("too\\nearly")


class Mute:
    pass


NUMBER = 3
"""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder with modules of one's own, in which wardround is called."""
    (tmp_path / "my_bots.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text("1 / 0", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield
    sys.modules.pop("my_bots", None)


def seat_view() -> SeatView:
    table = GameInProgress(GAME, {"seats": "2"}, 1)
    return SeatView(GAME, table.state, GAME.turn(table.state)[0])


def own(spec: str) -> Any:
    found = find_player(spec)
    assert isinstance(found, OwnPlayer)
    return found.player


def failure(spec: str, kind: type[WardroundError]) -> tuple[str, dict[str, Any]]:
    with pytest.raises(kind) as caught:
        find_player(spec).choose(seat_view(), Random(1))
    return caught.value.message.key, dict(caught.value.message.figures)


def test_a_class_plays_whole_games_on_several_processes() -> None:
    order = Order("dice-hospital", {"seats": "2"}, ("my_bots:First", "random"), 3, 0, 2)
    played = list(simulate(order))
    assert [game.number for game in played] == [0, 1]
    assert list(simulate(order, jobs=2)) == played


def test_parameters_are_those_of_the_class() -> None:
    assert own("my_bots:First").given == (2, 0.5, False, "x")
    assert own("my_bots:First:depth=3:luck=2:bold=yes:name=a=b").given == (3, 2.0, True, "a=b")
    assert own("my_bots:Needs:depth=3").depth == "3"


def test_an_installed_package_brings_players_by_name(tmp_path: Path) -> None:
    installed = tmp_path / "my_bots-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n")
    points = "[wardround.players]\nfirst = my_bots:First\ngreedy = my_bots:First\n"
    (installed / "entry_points.txt").write_text(points)
    sys.path.append(str(tmp_path))
    own_players.installed_players.cache_clear()
    try:
        assert is_player("first:depth=5")
        assert own("first:depth=5").given[0] == 5
        assert not isinstance(find_player("greedy"), OwnPlayer), "ours keep their names"
    finally:
        own_players.installed_players.cache_clear()


def test_it_is_told_what_happens_if_it_listens() -> None:
    players = [find_player("my_bots:First"), find_player("my_bots:Plain")]
    with closing(players):
        play_out(GAME, GAME.start({"seats": "2"}), players, Random(1))
    assert isinstance(players[0], OwnPlayer)
    first = players[0].player
    assert first.heard[0] == "first"
    assert sorted(first.ended) in ([1, 1], [1, 2])
    assert first.closed


@pytest.mark.parametrize(
    ("spec", "key", "told"),
    [
        ("nowhere:Bot", "own-player-module", "No module named 'nowhere'"),
        ("broken_bots:Bot", "own-player-module", "division by zero"),
        ("my_bots:Nobody", "own-player-missing", "Nobody"),
        ("my_bots:NUMBER", "own-player-missing", "NUMBER"),
        ("my_bots:Mute", "own-player-choose", "my_bots:Mute"),
        ("my_bots:Stillborn", "own-player-raised", "ValueError: too early"),
        ("my_bots:Breaking", "own-player-raised", "no idea"),
        ("my_bots:Odd", "own-player-illegal", "'hello'"),
        ("my_bots:Odd:said=none", "own-player-illegal", "None"),
        ("my_bots:Odd:said=big", "own-player-illegal", "1000"),
    ],
)
def test_a_player_that_fails_is_told(spec: str, key: str, told: str) -> None:
    found, figures = failure(spec, BadPlayer)
    assert found == key
    assert any(told in str(figure) for figure in figures.values())


def test_where_it_failed_is_told() -> None:
    _, figures = failure("my_bots:Breaking", BadPlayer)
    line = MODULE.splitlines().index('        raise KeyError("no idea")') + 1
    assert figures["reason"].endswith(f"my_bots.py:{line})")


@pytest.mark.parametrize(
    ("spec", "key", "figure", "value"),
    [
        ("my_bots:First:dept=3", "player-parameter", "near", "depth"),
        ("my_bots:First:deep", "player-parameter", "known", "depth luck bold name"),
        ("my_bots:First:depth=x", "own-player-value", "kind", "int"),
        ("my_bots:First:luck=x", "own-player-value", "kind", "float"),
        ("my_bots:First:bold=maybe", "own-player-value", "kind", "bool"),
        ("my_bots:First:depth=1:depth=2", "player-one-parameter", "known", "depth"),
        ("my_bots:Plain:depth=1", "player-no-parameters", "name", "my_bots:Plain"),
        ("my_bots:Needs", "own-player-needs", "parameter", "depth"),
    ],
)
def test_a_wrong_parameter_is_told(spec: str, key: str, figure: str, value: str) -> None:
    found, figures = failure(spec, BadOption)
    assert (found, figures[figure]) == (key, value)


def test_names_of_ours_and_of_people_stay_what_they_are() -> None:
    assert is_player("expert:ms=500")
    assert not is_player("Ada")
    with pytest.raises(UnknownName):
        find_player("gredy:spite=2")


def test_a_class_is_never_found_by_the_names_that_a_network_may_say() -> None:
    assert is_player("my_bots:First")
    for find in (PLAYERS.find, PLAYERS.check_served):
        with pytest.raises(UnknownName):
            find("my_bots:First")
