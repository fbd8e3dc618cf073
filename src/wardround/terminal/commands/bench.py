"""`wardround bench`: measure how fast the rules run here."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from wardround.games import GAMES
from wardround.lab.bench import bench as measure
from wardround.table.errors import BadOption
from wardround.terminal.output import aside, columns, out, out_json
from wardround.terminal.parameters import DEFAULT_GAME, GameName, Json
from wardround.text import Speech, game_title

RATES = ("words_per_second", "decisions_per_second", "words_per_second_in_one_loop")


TIMES = ("clone_us", "legal_us", "apply_us")


def bench(
    game: GameName = DEFAULT_GAME,
    /,
    *,
    seconds: Annotated[float, Parameter(help="How long each loop runs.", show_default=True)] = 2.0,
    json: Json = False,
) -> None:
    """Measure how fast the rules run on this computer.

    It plays random games, takes single steps, and measures memory. `make bench` compares both
    builds and other engines.

    **Examples**

        wardround bench

        wardround bench hospital-rush

        wardround bench --seconds 5 --json
    """
    show_bench(game, seconds, json)


def show_bench(name: str, seconds: float, as_json: bool) -> None:
    """Measure a game and put out the figures of the build that runs."""
    if not 0 < seconds <= 600:
        raise BadOption("bench-seconds", seconds=f"{seconds:g}")
    speech = Speech()
    game = GAMES.find(name).name
    figures = measure(seconds, lambda step: aside(speech.label(f"bench-{step}")), game)
    if as_json:
        out_json(figures)
        return
    build, python = str(figures["build"]), str(figures["python"])
    title = game_title(game)
    seats = figures["seats"]
    out(speech.label("bench-build", game=title, build=build, python=python, seats=seats))
    rows = [
        (speech.label(f"bench-{name.replace('_', '-')}"), f"{figures[name]:,.0f}") for name in RATES
    ]
    rows += [
        (speech.label(f"bench-{name.replace('_', '-')}"), f"{figures[name]:.2f} µs")
        for name in TIMES
    ]
    rows.append((speech.label("bench-bytes-a-state"), f"{figures['bytes_a_state']:,.0f}"))
    for line in columns(rows):
        out(f"  {line}")
