"""What the commands about many games answer: replay and simulate."""

from __future__ import annotations

from time import perf_counter
from typing import Any, NamedTuple

from wardround.lab.simulate import Order, simulate
from wardround.table.notation.transcript import FIRST_LINE
from wardround.terminal.answers import options_from
from wardround.terminal.files import read_text
from wardround.terminal.keeping import holds_rows, keeping
from wardround.terminal.own_cards import game_for
from wardround.terminal.printing import aside, columns, out, out_json, progress
from wardround.terminal.replaying import Replayed, replay_all
from wardround.terminal.session import names_in
from wardround.terminal.simulating import SeatFigures, Tally, jobs_for, seat_players
from wardround.terminal.telling import sources_of
from wardround.text import Speech, speech_for


def replay_file(path: str, check: bool, as_json: bool, cards: str | None = None) -> None:
    """Replay the journals of a file and put out their results, or that they were checked."""
    text = read_text(path)
    found: list[Replayed] = []
    speech = Speech()
    with progress(speech, "label-checking", text.count(FIRST_LINE)) as tick:
        for replayed in replay_all(path, text, check, cards):
            found.append(replayed)
            tick(len(found))
    if as_json:
        out_json({"checked": len(found)} if check else [_replayed_json(r) for r in found])
    elif check:
        out(speech.label("label-checked", count=len(found)))
    else:
        for line in [line for replayed in found for line in _replayed_lines(path, replayed)]:
            out(line)


def _replayed_json(replayed: Replayed) -> dict[str, Any]:
    transcript, outcome = replayed.transcript, replayed.outcome
    return {
        "line": replayed.line,
        "game": transcript.game,
        "options": transcript.options,
        "players": list(transcript.players),
        "words": replayed.words,
        "over": replayed.over,
        "ranks": list(outcome.ranks),
        "scores": list(outcome.scores),
        "sources": list(outcome.sources),
        "decided": outcome.decided if replayed.over else None,
        "position": replayed.position,
    }


def _replayed_lines(path: str, replayed: Replayed) -> list[str]:
    transcript, outcome = replayed.transcript, replayed.outcome
    speech = speech_for(replayed.game)
    rows = [["", *names_in(transcript, speech)]]
    for source in sources_of(outcome):
        rows.append([speech.source(source), *(str(of.get(source, 0)) for of in outcome.sources)])
    rows.append([speech.label("label-total"), *map(str, outcome.scores)])
    rows.append([speech.label("label-place"), *map(str, outcome.ranks)])
    last = speech.decided(outcome.decided) if replayed.over else speech.label("label-unfinished")
    head = speech.label(
        "label-journal",
        path=path,
        line=replayed.line,
        game=transcript.game,
        words=replayed.words,
    )
    return [head, *(f"  {line}" for line in columns(rows)), f"  {last}", ""]


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


def run_simulation(run: Run, as_json: bool) -> None:
    """Play the games, keep them in a file if asked to, and put out how the seats did."""
    game = game_for(run.game, run.cards)
    options = game.resolve_options(options_from(run.seats, run.options))
    players = seat_players(run.players, options["seats"])
    cards = "" if run.cards is None else read_text(run.cards)
    order = Order(run.game, options, players, run.seed, 0, run.games, cards)
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
        keeping(run.out, run.force, order.players) as keep,
        progress(Speech(), "label-playing", order.games) as tick,
    ):
        for played in simulate(order, jobs_for(run.games, run.jobs), tick):
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
