"""`wardround tournament`: let bots play each other and rate them."""

from __future__ import annotations

import json
import os
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TextIO

from cyclopts import Parameter

from wardround.lab.ratings import Interval, Standing, standings
from wardround.lab.stopping import all_settled
from wardround.lab.tournament import BATCH, Cup, Result, fixtures, play_cup
from wardround.table.errors import BadOption, WardroundError
from wardround.table.game import AnyGame
from wardround.terminal.card_files import game_for
from wardround.terminal.files import read_text, reason
from wardround.terminal.output import columns, out, out_json, progress
from wardround.terminal.parameters import Cards, GameName, Json, Options, options_from
from wardround.text import Speech, speech_for

FORMAT = 2


HEAD = (
    *("label-player", "label-games", "label-wins", "label-interval"),
    *("label-mean", "label-interval", "label-rating", "label-interval"),
)


class Wanted(NamedTuple):
    """A tournament as it was asked for."""

    game: str
    seats: int
    options: tuple[str, ...]
    bots: str
    deals: int
    seed: int
    jobs: int | None
    until: float | None
    results: str | None
    cards: str | None


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
    until: Annotated[
        float | None,
        Parameter(help="Stop when all differences are settled at this level, as in 0.95."),
    ] = None,
    results: Annotated[
        str | None, Parameter(help="Write results to this file, and continue where it ends.")
    ] = None,
    option: Options = (),
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Let bots play each other, every bot in every seat, and rate them.

    Every seating plays the same deals. A bot named several times is one bot in the standings. With
    --results you can interrupt a tournament and continue it with the same command, also with more
    deals. --until ends it before that, as soon as every bot is known to be better than the next.

    **Examples**

        wardround tournament dice-hospital --seats 2 --bots solver,greedy,random --deals 10

        wardround tournament dice-hospital --seats 2 --bots solver,greedy --deals 500 --until 0.95

        wardround tournament hospital-rush --seats 3 --bots expert,solver,greedy --results cup
    """
    wanted = Wanted(game, seats, option, bots, deals, seed, jobs, until, results, cards)
    run_tournament(wanted, json)


def run_tournament(wanted: Wanted, as_json: bool) -> None:
    """Play what is not yet in the file of results, and put out the standings."""
    game = game_for(wanted.game, wanted.cards)
    cup = _cup(game, wanted)
    if wanted.until is not None and not 0.5 <= wanted.until < 1:
        raise BadOption("until-level", level=str(wanted.until))
    found = _play(cup, wanted)
    table = standings(found)
    if as_json:
        out_json(_json(cup, found, table))
        return
    for line in _lines(speech_for(game), table, len(found)):
        out(line)


def _cup(game: AnyGame, wanted: Wanted) -> Cup:
    options = game.resolve_options(options_from(wanted.seats, wanted.options))
    cards = "" if wanted.cards is None else read_text(wanted.cards)
    bots = tuple(bot.strip() for bot in wanted.bots.split(","))
    return Cup(wanted.game, options, bots, wanted.deals, wanted.seed, cards)


def _play(cup: Cup, wanted: Wanted) -> list[Result]:
    """All results: those of the file, and of the games played now, which are added to it."""
    total = len(fixtures(cup))
    path = None if wanted.results is None else Path(wanted.results)
    found = [] if path is None else kept_results(path, cup)
    found = [result for result in found if result.number < total]
    jobs = wanted.jobs or min(os.cpu_count() or 1, total)
    with (
        nullcontext() if path is None else _open_for_more(path, cup) as file,
        progress(Speech(), "label-playing", total) as tick,
    ):
        for result in play_cup(cup, {one.number for one in found}, jobs, tick):
            found.append(result)
            if file is not None:
                _write(file, result._asdict())
            if _is_enough(found, total, wanted):
                break
    return found


def _is_enough(found: list[Result], total: int, wanted: Wanted) -> bool:
    """Whether a batch of deals is whole, and every difference between bots is settled."""
    if wanted.until is None:
        return False
    batch = total // wanted.deals * BATCH
    return len(found) % batch == 0 and all_settled(found, wanted.until)


def _header(cup: Cup) -> dict[str, Any]:
    """What results must agree on to be of one tournament. It may go on with more deals."""
    told = cup._asdict()
    del told["deals"]
    return {"tournament": FORMAT, **told, "bots": list(cup.bots)}


def kept_results(path: Path, cup: Cup) -> list[Result]:
    """The results of a file, a torn last line dropped; an error if they are of something else."""
    if not path.exists():
        return []
    lines = read_text(str(path)).splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    try:
        header, *rows = [json.loads(line) for line in whole] or [None]
        results = [
            Result(
                *(row["number"], row["deal"]),
                *(tuple(row[part]) for part in ("players", "ranks", "scores")),
            )
            for row in rows
        ]
    except (ValueError, KeyError, TypeError):
        raise WardroundError("tournament-file", path=str(path)) from None
    if header is not None and header != _header(cup):
        raise WardroundError("tournament-other", path=str(path))
    return results


def _open_for_more(path: Path, cup: Cup) -> TextIO:
    """The file, open for more: without a torn last line, with its first line."""
    try:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        file = path.open("r+" if text else "w", encoding="utf-8", newline="\n")
        file.seek(len(whole.encode()))
        file.truncate()
        if not whole:
            _write(file, _header(cup))
        return file
    except OSError as error:
        raise WardroundError("file-unwritable", path=str(path), reason=reason(error)) from None


def _write(file: TextIO, row: dict[str, Any]) -> None:
    file.write(json.dumps(row) + "\n")
    file.flush()


def _json(cup: Cup, found: list[Result], table: list[Standing]) -> dict[str, Any]:
    told = {"game": cup.game, "options": cup.options, "seed": cup.seed, "games": len(found)}
    return {**told, "standings": [standing._asdict() for standing in table]}


def _lines(speech: Speech, table: list[Standing], games: int) -> list[str]:
    rows = [[speech.label(key) for key in HEAD]]
    for one in table:
        rows.append(
            [
                one.bot,
                str(one.games),
                f"{100 * one.wins:.1f} %",
                _range(speech, one.wins_interval, 1, 100),
                f"{one.mean:.2f}",
                _range(speech, one.mean_interval, 2),
                f"{one.rating:.0f}",
                _range(speech, one.rating_interval, 0),
            ]
        )
    return [*columns(rows), speech.label("label-tournament", games=games)]


def _range(speech: Speech, interval: Interval | None, digits: int, times: int = 1) -> str:
    if interval is None:
        return "–"
    low, high = (times * end for end in interval)
    return speech.label("label-range", low=f"{low:.{digits}f}", high=f"{high:.{digits}f}")
