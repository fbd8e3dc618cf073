"""The commands that play many games: simulate, tournament, bench, serve."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from wardround.terminal.parameters import Cards, GameName, Json, Options, app


@app.command
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
        Parameter(help="Keep the games in this file: journals, or results if it ends in .csv."),
    ] = None,
    force: Annotated[bool, Parameter(help="Replace the file if it is there.")] = False,
    option: Options = (),
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Play many games and print how the seats did; with --out keep them in a file.

    A file that ends in .csv gets a row for each game: `game` (its number), `words` (how many were
    said), and for each seat `player_1`, `score_1`, `rank_1`, `player_2` ... Any other file gets
    the journals.

    **Examples**

        wardround simulate dice-hospital --seats 4 --games 1000 --out games.txt

        wardround simulate hospital-rush --seats 3 --players greedy --out results.csv

        wardround simulate dice-hospital --seats 2 --players random,random --seed 3 --json
    """
    from wardround.terminal.results import Run, run_simulation

    run = Run(game, seats, option, players, games, seed, jobs, out, force, cards)
    run_simulation(run, json)


@app.command
def tournament(
    game: GameName,
    /,
    *,
    seats: Annotated[int, Parameter(help="How many play a game.")],
    bots: Annotated[str, Parameter(help="Bots, at least one a seat, as in expert:ms=500,solver.")],
    deals: Annotated[
        int, Parameter(help="How many deals; each is played in every seating.", show_default=True)
    ] = 20,
    seed: Annotated[
        int, Parameter(help="The same seed gives the same deals.", show_default=True)
    ] = 0,
    jobs: Annotated[int | None, Parameter(help="Processes (as many as fit).")] = None,
    results: Annotated[
        str | None, Parameter(help="Keep results in this file, and go on where it ends.")
    ] = None,
    option: Options = (),
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Let bots play each other, every one in every seat with the same deals, and rate them.

    A bot named several times is one bot in the standings. With --results it can be interrupted
    and goes on with the same command; more deals may be asked for later.

    **Examples**

        wardround tournament dice-hospital --seats 2 --bots solver,greedy,random --deals 10

        wardround tournament hospital-rush --seats 3 --bots expert,solver,greedy --results cup
    """
    from wardround.terminal.tournament import Wanted, run_tournament

    wanted = Wanted(game, seats, option, bots, deals, seed, jobs, results, cards)
    run_tournament(wanted, json)


@app.command
def bench(
    game: GameName = "dice-hospital",
    /,
    *,
    seconds: Annotated[float, Parameter(help="How long each loop runs.", show_default=True)] = 2.0,
    json: Json = False,
) -> None:
    """Measure how fast the rules run here: random complete games, single steps, memory.

    `make bench` compares both builds and other engines side by side.

    **Examples**

        wardround bench

        wardround bench hospital-rush

        wardround bench --seconds 5 --json
    """
    from wardround.terminal.benching import show_bench

    show_bench(game, seconds, json)


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on.", show_default=True)] = (
        "127.0.0.1"
    ),
    port: Annotated[int, Parameter(help="The port; 0 takes a free one.", show_default=True)] = 8011,
    database: Annotated[
        str | None, Parameter(help="The file that tables are kept in (in your data folder).")
    ] = None,
    allow_host: Annotated[
        tuple[str, ...],
        Parameter(help="A further name this server is reached by, as in example.org. Repeatable."),
    ] = (),
    open_page: Annotated[
        bool, Parameter(name="--open", negative="", help="Open the page in your browser.")
    ] = False,
) -> None:
    """Serve tables of people and bots over HTTP and WebSocket until interrupted.

    What it speaks is described in docs/wire.md, running it in docs/hosting.md.

    **Examples**

        wardround serve --open

        wardround serve --port 9000 --database tables.sqlite

        wardround serve --host 0.0.0.0 --allow-host games.example.org
    """
    from wardround.terminal.serving import serve_tables

    serve_tables(host, port, database, allow_host, open_page)
