"""`wardround lab`: experiments on many deals, and reports of what came of them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from cyclopts import App, Parameter

from wardround.games import GAMES
from wardround.lab.experiments.experiment import Experiment, depends_on_time, games_a_deal
from wardround.lab.experiments.reading import read_experiment
from wardround.lab.experiments.results import Results, open_results, read_results, write_csv
from wardround.lab.experiments.running import Map, run_experiment
from wardround.lab.parallel import map_in_order
from wardround.table.errors import BadOption
from wardround.terminal.files import open_replacement, read_text
from wardround.terminal.output import aside, out, out_json, progress
from wardround.terminal.parameters import PLAIN, Json, Options, options_from
from wardround.text import Speech

FLAGS = "command line"
FOR_A_VARIANT = ("seats", "players", "cards")

HELP = """Run experiments on many deals and report what came of them.

**Examples**

    wardround lab run dice-hospital --seats 4 --players greedy --deals 200 --out results

    wardround lab report results --out report.html
"""

lab = App(
    name="lab",
    help=HELP,
    default_parameter=PLAIN,
    result_action="return_value",
)


class Wanted(NamedTuple):
    """How an experiment is to be run: where its results go, and who plays."""

    folder: str
    jobs: int | None
    cluster: str | None
    csv: bool


@lab.command
def run(
    experiment: Annotated[
        str, Parameter(name="EXPERIMENT", help="A TOML file, or the name of a game.")
    ],
    /,
    *,
    out: Annotated[str, Parameter(help="The folder of the results; made, or gone on with.")],
    seats: Annotated[int | None, Parameter(help="How many play.")] = None,
    players: Annotated[
        str | None, Parameter(help="Who plays: one player, or one a seat, as in greedy,solver.")
    ] = None,
    option: Options = (),
    cards: Annotated[str | None, Parameter(help="A file of cards of your own.")] = None,
    variant: Annotated[
        tuple[str, ...],
        Parameter(
            help="What to compare, as in 'epidemic=yes' or 'players=solver seats=2'; repeat it."
        ),
    ] = (),
    deals: Annotated[int | None, Parameter(help="How many deals (1000).")] = None,
    until: Annotated[
        float | None,
        Parameter(help="Stop when the 95 % interval is at most so many points to either side."),
    ] = None,
    seed: Annotated[int | None, Parameter(help="The same seed gives the same deals.")] = None,
    rotate: Annotated[bool, Parameter(help="Play each deal in every turn of the seats.")] = False,
    rows: Annotated[
        str | None, Parameter(help="Tables beside games and seats (points,rounds,choices).")
    ] = None,
    jobs: Annotated[int | None, Parameter(help="Processes (as many as there are cores).")] = None,
    cluster: Annotated[
        str | None, Parameter(help="Play on this dask scheduler; `local` starts one.")
    ] = None,
    csv: Annotated[bool, Parameter(help="Write the rows as .csv files too.")] = False,
) -> None:
    """Play every deal with every variant and write what happened as Parquet files.

    A run that was interrupted goes on with the same command; more --deals go on too. The rows
    depend on the experiment alone, not on --jobs or --cluster. A flag replaces what the file says.
    docs/lab.md tells what can be in a file, and what the rows are.

    **Examples**

        wardround lab run dice-hospital --seats 4 --players greedy --deals 200 --out results

        wardround lab run rush.toml --variant seats=3 --variant seats=4 --out seats

        wardround lab run experiment.toml --cluster tcp://10.0.0.5:8786 --out results
    """
    given: dict[str, Any] = {"seats": seats, "cards": cards, "deals": deals, "until": until}
    given |= {"seed": seed, "rotate": rotate or None, "options": options_from(None, option) or None}
    given |= {"players": _split(players), "rows": _split(rows)}
    given |= {"variant": [_variant(text) for text in variant] or None}
    flags = {name: value for name, value in given.items() if value is not None}
    run_lab(_read(experiment, flags), Wanted(out, jobs, cluster, csv))


@lab.command
def report(
    folder: Annotated[str, Parameter(name="DIR", help="The folder of the results.")],
    /,
    *,
    out: Annotated[
        str, Parameter(help="The page that is written.", show_default=True)
    ] = "report.html",
    pictures: Annotated[
        str | None, Parameter(help="Write every picture into this folder too, as .svg.")
    ] = None,
    force: Annotated[bool, Parameter(help="Replace the page if it is there.")] = False,
    json: Json = False,
) -> None:
    """Write one page with figures and pictures of an experiment.

    The page needs no network. --json prints the figures instead, for a program.

    **Examples**

        wardround lab report results --out report.html

        wardround lab report results --json
    """
    from wardround.lab.figures.summary import summarise
    from wardround.terminal.reports.page import report_page
    from wardround.terminal.reports.pictures import write_pictures

    summary = summarise(read_results(Path(folder)))
    if json:
        out_json(summary.as_data())
        return
    page = report_page(summary)
    with open_replacement(out, force) as file:
        file.write(page.html)
    if pictures is not None:
        write_pictures(Path(pictures), page.pictures)
    aside(Speech().label("lab-reported", path=out))


def run_lab(experiment: Experiment, wanted: Wanted) -> None:
    """Play what is not in the folder yet, and say what is there then."""
    speech = Speech()
    if wanted.jobs is not None and wanted.jobs < 1:
        raise BadOption("positive-number", games=experiment.deals, jobs=wanted.jobs)
    for player in sorted({one for variant in experiment.variants for one in variant.players}):
        if depends_on_time(player):
            aside(speech.label("lab-by-clock", player=player))
    results = open_results(Path(wanted.folder), experiment)
    total = experiment.deals * games_a_deal(experiment)
    with _map(wanted) as map_parts, progress(speech, "label-playing", total) as tick:
        deals = run_experiment(results, map_parts, tick)
    _told(speech, results, deals)
    if wanted.csv:
        for path in write_csv(results):
            aside(speech.label("label-written", path=str(path), rows="yes"))


def _told(speech: Speech, results: Results, deals: int) -> None:
    games = deals * games_a_deal(results.experiment)
    out(speech.label("lab-done", deals=deals, games=games, path=str(results.folder)))


@contextmanager
def _map(wanted: Wanted) -> Iterator[Map]:
    jobs = wanted.jobs or os.cpu_count() or 1
    if wanted.cluster is None:
        yield partial(map_in_order, jobs=jobs)
        return
    from wardround.lab.experiments.cluster import cluster_map

    with cluster_map(wanted.cluster, jobs) as map_parts:
        yield map_parts


def _read(named: str, flags: dict[str, Any]) -> Experiment:
    if named in GAMES:
        return read_experiment("", FLAGS, {"game": named, **flags}, read_text, Path())
    return read_experiment(read_text(named), named, flags, read_text, Path(named).parent)


def _variant(text: str) -> dict[str, Any]:
    """A variant given as a flag: options and what else may differ, with spaces between."""
    given: dict[str, Any] = dict(options_from(None, text.split()))
    found: dict[str, Any] = {name: given.pop(name) for name in FOR_A_VARIANT if name in given}
    if "players" in found:
        found["players"] = _split(found["players"])
    if str(found.get("seats", "")).isdigit():
        found["seats"] = int(found["seats"])
    return {"name": text, "options": given, **found}


def _split(names: str | None) -> Sequence[str] | None:
    return None if names is None else [name.strip() for name in names.split(",")]
