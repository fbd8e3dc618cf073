"""How fast the rules run here, on the command line."""

from __future__ import annotations

from wardround.games import GAMES
from wardround.lab.bench import bench
from wardround.table.errors import BadOption
from wardround.terminal.printing import aside, columns, out, out_json
from wardround.text import Speech

RATES = ("words_per_second", "decisions_per_second", "words_per_second_in_one_loop")
TIMES = ("clone_us", "legal_us", "apply_us")


def show_bench(name: str, seconds: float, as_json: bool) -> None:
    """Measure a game and put out the figures of the build that runs."""
    if not 0 < seconds <= 600:
        raise BadOption("bench-seconds", seconds=f"{seconds:g}")
    speech = Speech()
    game = GAMES.find(name).name
    figures = bench(seconds, lambda step: aside(speech.label(f"bench-{step}")), game)
    if as_json:
        out_json(figures)
        return
    build, python = str(figures["build"]), str(figures["python"])
    title = game.replace("-", " ").title()
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
