"""`wardround simulate`: play many games and count how the seats did."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter

from wardround.lab.simulate import Order
from wardround.lab.simulate import simulate as play_games
from wardround.terminal.card_files import game_for
from wardround.terminal.files import read_text
from wardround.terminal.output import aside, columns, out, out_json, progress
from wardround.terminal.parameters import Cards, GameName, Json, Options, options_from
from wardround.terminal.results.game_files import holds_rows, open_game_file
from wardround.terminal.results.tally import SeatFigures, Tally, jobs_for, seat_players
from wardround.text import Speech, speech_for


class Run(NamedTuple):
    """A simulation as it was asked for."""

    game: str
    seats: int
    options: tuple[str, ...]
    players: str
    games: int
    seed: int
    jobs: int | None
    out: str | None
    force: bool
    cards: str | None = None


def simulate(
    game: GameName,
    /,
    *,
    seats: Annotated[int, Parameter(help="How many play.")],
    games: Annotated[int, Parameter(help="How many games.", show_default=True)] = 100,
    players: Annotated[
        str, Parameter(help="Who plays: one name, or one a seat.", show_default=True)
    ] = "random",
    seed: Annotated[
        int, Parameter(help="The same seed gives the same games.", show_default=True)
    ] = 0,
    jobs: Annotated[int | None, Parameter(help="Processes (as many as fit).")] = None,
    out: Annotated[
        str | None,
        Parameter(help="Write the games to this file: journals, or results if it ends in .csv."),
    ] = None,
    force: Annotated[bool, Parameter(help="Replace the file if it is there.")] = False,
    option: Options = (),
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Play many games and print how the seats did.

    --out writes them to a file. A file that ends in .csv gets a row for each game: `game` (its
    number), `words` (how many were said), and for each seat `player_1`, `score_1`, `rank_1`,
    `player_2` ... Any other file gets the journals.

    **Examples**

        wardround simulate dice-hospital --seats 4 --games 1000 --out games.txt

        wardround simulate hospital-rush --seats 3 --players greedy --out results.csv

        wardround simulate dice-hospital --seats 2 --players random,random --seed 3 --json
    """
    run = Run(game, seats, option, players, games, seed, jobs, out, force, cards)
    run_simulation(run, json)


def run_simulation(run: Run, as_json: bool) -> None:
    """Play the games, keep them in a file if asked to, and put out how the seats did."""
    game = game_for(run.game, run.cards)
    options = game.resolve_options(options_from(run.seats, run.options))
    players = seat_players(run.players, options["seats"])
    cards = "" if run.cards is None else read_text(run.cards)
    journals = run.out is not None and not holds_rows(run.out)
    order = Order(run.game, options, players, run.seed, 0, run.games, cards, journals)
    start = perf_counter()
    tally = _play(run, order)
    seconds = perf_counter() - start
    if as_json:
        out_json(_simulated_json(order, tally, seconds))
        return
    speech = speech_for(game)
    for line in _simulated_lines(speech, tally, seconds):
        out(line)
    if run.out is not None:
        rows = "yes" if holds_rows(run.out) else "no"
        aside(speech.label("label-written", path=run.out, rows=rows))


def _play(run: Run, order: Order) -> Tally:
    tally = Tally(order.players)
    with (
        open_game_file(run.out, run.force, order.players) as keep,
        progress(Speech(), "label-playing", order.games) as tick,
    ):
        for played in play_games(order, jobs_for(run.games, run.jobs), tick):
            tally.add(played)
            keep(played)
    return tally


def _simulated_json(order: Order, tally: Tally, seconds: float) -> dict[str, Any]:
    return {
        "game": order.game,
        "options": order.options,
        "games": tally.games,
        "words": tally.words,
        "seconds": round(seconds, 3),
        "words_per_second": round(tally.words / seconds),
        "seats": [_seat_json(seat, figures) for seat, figures in enumerate(tally.figures(), 1)],
    }


def _seat_json(seat: int, figures: SeatFigures) -> dict[str, Any]:
    return {
        "seat": seat,
        "player": figures.player,
        "wins": figures.wins,
        "mean": figures.mean,
        "interval": list(figures.interval),
    }


def _simulated_lines(speech: Speech, tally: Tally, seconds: float) -> list[str]:
    head = ("label-seat", "label-player", "label-wins", "label-mean", "label-interval")
    rows = [[speech.label(key) for key in head]]
    for seat, figures in enumerate(tally.figures(), 1):
        low, high = figures.interval
        wins, mean = f"{100 * figures.wins:.1f} %", f"{figures.mean:.2f}"
        rows.append(
            [
                str(seat),
                figures.player,
                wins,
                mean,
                speech.label("label-range", low=f"{low:.2f}", high=f"{high:.2f}"),
            ]
        )
    rate = round(tally.words / seconds)
    played = speech.label("label-played", games=tally.games, words=tally.words, rate=rate)
    return [*columns(rows), played]
