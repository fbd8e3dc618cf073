"""The house cards of Dice Hospital in games of bots: events, and medical reports."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from statistics import mean as average
from statistics import variance
from typing import Any

from benchmarks import house_picture
from benchmarks.house_study import (
    GREEDY,
    STRONG,
    Counts,
    Study,
    mean,
    named,
    share,
    table,
    thinking,
)

from wardround.games.dice_hospital.cards.library import built_in
from wardround.games.dice_hospital.cards.records import EventCard
from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.discharge import score
from wardround.games.dice_hospital.rules.ruleset import COLUMNS, FIRST_EVENT_ROUND, ROUNDS
from wardround.games.dice_hospital.rules.state import EVENT_CARD, State
from wardround.players.kit import FindSentence
from wardround.table.speakers import is_chance
from wardround.table.speaking import chosen_by

SEATS = 2
HURT = 10
NODES = 25
WITH_EVENTS = {"seats": str(SEATS), "events": "yes"}
ALONE = {"seats": "1"}
ALIKE = 4
EVENT_ROUNDS = ROUNDS - FIRST_EVENT_ROUND + 1
QUIET = tuple(f"quiet-{number}" for number in range(FIRST_EVENT_ROUND, ROUNDS + 1))
PLACEBO = "other-dice"
EVENTS = tuple(card.id for card in built_in().house.events)


def _with_quiet_events() -> DiceHospital:
    """The game with events that do nothing, for the rounds in which none is wanted."""
    library = built_in()
    quiet = tuple(EventCard(word, word) for word in QUIET)
    house = replace(library.house, events=(*library.house.events, *quiet))
    return DiceHospital(replace(library, house=house, words=(*library.words, *QUIET)))


def _play(
    think: FindSentence,
    state: State,
    seed: str,
    event_of: dict[int, int],
    stop: Callable[[State], bool] | None = None,
) -> None:
    """Play on. Chance begins anew every round, so that games with the same seed stay close."""
    rng, of_round = Random(f"{seed}/{state.round}"), state.round
    speaker = flow.only_speaker(state)
    while speaker != flow.NOBODY and not (stop and stop(state)):
        if state.round != of_round:
            rng, of_round = Random(f"{seed}/{state.round}"), state.round
        if state.phase == EVENT_CARD:
            words = [event_of[state.round]]
        elif is_chance(speaker):
            words = [chosen_by(rng.random(), flow.words(state, speaker), flow.weights(state))]
        else:
            words = think(state, speaker)
        for word in words:
            flow.apply(state, speaker, word)
        speaker = flow.only_speaker(state)


def play_events(player: str, first: int, games: int) -> Counts:
    """Each game goes on from one round with each event, without one, and with other dice."""
    game = _with_quiet_events()
    think = thinking(game, player, NODES)
    counts: Counts = {}
    for number in range(first, first + games):
        _count_events(game, think, number, counts)
    return counts


def _count_events(game: DiceHospital, think: FindSentence, number: int, counts: Counts) -> None:
    word = game.vocabulary.number
    quiet = {round_: word(f"quiet-{round_}") for round_ in range(FIRST_EVENT_ROUND, ROUNDS + 1)}
    turned_up = FIRST_EVENT_ROUND + number % EVENT_ROUNDS
    seed = f"events/{number}"
    state = game.start(WITH_EVENTS)
    _play(think, state, seed, quiet, lambda s: s.phase == EVENT_CARD and s.round == turned_up)
    order = [(state.first + i) % SEATS for i in range(SEATS)]
    ranked = sorted(order, key=lambda seat: -score(state, seat))
    usual = _scores(think, state.clone(), seed, quiet)
    for event in EVENTS:
        scores = _scores(think, state.clone(), seed, quiet | {turned_up: word(event)})
        _count_moves(counts.setdefault(event, {}), usual, scores, order, ranked)
    others = _scores(think, state.clone(), f"{seed}/other", quiet)
    _count_moves(counts.setdefault(PLACEBO, {}), usual, others, order, ranked)


def _scores(think: FindSentence, state: State, seed: str, event_of: dict[int, int]) -> list[int]:
    _play(think, state, seed, event_of)
    return [score(state, seat) for seat in range(SEATS)]


def _count_moves(
    count: dict[str, float],
    usual: list[int],
    scores: list[int],
    order: list[int],
    ranked: list[int],
) -> None:
    moved = [after - before for before, after in zip(usual, scores, strict=True)]
    figures = {"all": average(moved), "leader": moved[ranked[0]], "last": moved[ranked[-1]]}
    figures |= {f"turn-{turn}": moved[seat] for turn, seat in enumerate(order)}
    for name, figure in figures.items():
        count[name] = count.get(name, 0) + figure
        count[f"{name}-squares"] = count.get(f"{name}-squares", 0) + figure * figure
    count["games"] = count.get("games", 0) + 1
    count["variance"] = count.get("variance", 0) + variance(moved)
    worst = min(moved)
    alone = worst <= -HURT and (sum(moved) - worst) / (SEATS - 1) >= 0
    count["alone"] = count.get("alone", 0) + int(alone)


def play_reports(player: str, first: int, games: int) -> Counts:
    """Games of one player: which reports were dealt in which row, and which were fulfilled."""
    return _play_alone(DiceHospital(), player, first, games)


def _with_equal_reports() -> DiceHospital:
    """The game with reports that all score the same."""
    library = built_in()
    reports = tuple(replace(card, points=ALIKE) for card in library.house.reports)
    house = replace(library.house, reports=reports)
    return DiceHospital(replace(library, house=house))


def play_alike(player: str, first: int, games: int) -> Counts:
    """The same with reports that all score alike: then only their needs tell them apart."""
    return _play_alone(_with_equal_reports(), player, first, games)


def _play_alone(game: DiceHospital, player: str, first: int, games: int) -> Counts:
    think = thinking(game, player, NODES)
    counts: Counts = {}
    for number in range(first, first + games):
        state = game.start(ALONE)
        _play(think, state, f"reports/{number}", {}, lambda s: s.round == 1)
        dealt = state.reports[:]
        _play(think, state, f"reports/{number}", {})
        for place, word in enumerate(dealt):
            count = counts.setdefault(game.vocabulary.word(word), {})
            row = "lower" if place < COLUMNS else "upper"
            count[row] = count.get(row, 0) + 1
            fulfilled = int(word not in state.reports)
            count[f"{row}-fulfilled"] = count.get(f"{row}-fulfilled", 0) + fulfilled
        total = counts.setdefault("score", {"sum": 0, "squares": 0})
        total["sum"] += score(state, 0)
        total["squares"] += score(state, 0) ** 2
    return counts


def _studies(player: str, events: int, alone: int) -> list[Study]:
    shard = max(1, alone // 80)
    sorts = (
        ("events", DiceHospital, WITH_EVENTS, events, 7, play_events),
        ("reports", DiceHospital, ALONE, alone, shard, play_reports),
        ("alike", _with_equal_reports, ALONE, alone, shard, play_alike),
    )
    return [
        Study(named(name, player), make, options, games, size, partial(play, player), player, NODES)
        for name, make, options, games, size, play in sorts
    ]


STUDIES = (*_studies(GREEDY, 2100, 2000), *_studies(STRONG, 70, 240))


def _moves(count: dict[str, float], name: str) -> tuple[float, float]:
    return mean(count[name], count[f"{name}-squares"], count["games"])


def _told(figure: tuple[float, float]) -> str:
    return f"{figure[0]:+.1f} ± {figure[1]:.1f}"


def events_page(kept: dict[str, Any], player: str = GREEDY) -> list[str]:
    """How each event moves the scores, and for whom."""
    counts: Counts = kept[named("events", player)]["counts"]
    names = {card.id: card.name for card in built_in().house.events} | {PLACEBO: "*other dice*"}
    columns = ("all", *(f"turn-{turn}" for turn in range(SEATS)), "leader", "last")
    rows = []
    for event, name in names.items():
        count = counts[event]
        spread = (count["variance"] / count["games"]) ** 0.5
        alone = count["alone"] / count["games"]
        told = [_told(_moves(count, column)) for column in columns]
        rows.append([name, *told, f"{spread:.1f}", f"{100 * alone:.1f} %"])
    turns = [f"{turn + 1}. to play" for turn in range(SEATS)]
    return table(["event", "everybody", *turns, "leader", "last", "spread", "hurt alone"], rows)


def events_picture(kept: dict[str, Any]) -> str:
    """How each event moves the scores of everybody, of the leader and of the last."""
    counts: Counts = kept["events"]["counts"]
    names = {card.id: card.name for card in built_in().house.events}
    rows = {
        name: [_moves(counts[event], column) for column in ("all", "leader", "last")]
        for event, name in names.items()
    }
    ticks = (-1.0, 0.0, 1.0, 2.0, 3.0)
    axis = house_picture.Axis(-1.5, 3.5, ticks, (-0.02, 0.02), sign=True)
    return house_picture.dots(
        "Points an event brings or costs a hospital", axis, ["everybody", "leader", "last"], rows
    )


def mean_score(kept: dict[str, Any], player: str = GREEDY) -> str:
    """What one player scores."""
    study = kept[named("reports", player)]
    count: dict[str, float] = study["counts"]["score"]
    middle, half = mean(count["sum"], count["squares"], study["games"])
    return f"{middle:.1f} ± {half:.1f}"


def reports_page(kept: dict[str, Any], player: str = GREEDY) -> list[str]:
    """How often each report is fulfilled: when all score alike, and as they are."""
    rows = []
    for card in built_in().house.reports:
        alike, count = (
            kept[named(study, player)]["counts"][card.id] for study in ("alike", "reports")
        )
        needs = ", ".join(f"{n} {colour}" for colour, n in card.needs.items())
        easy, half = _fulfilled(alike, ("lower", "upper"))
        told = [_fulfilled(count, lying) for lying in (("lower",), ("upper",), ("lower", "upper"))]
        rows.append(
            [
                card.name,
                needs,
                f"{easy:.2f} ± {half:.2f}",
                str(card.points),
                f"{card.points * easy:.1f}",
                *(f"{part:.2f} ± {half:.2f}" for part, half in told),
            ]
        )
    head = ["report", "needs", "all alike", "points", "product", "lower row", "upper row", "both"]
    return table(head, rows)


def _fulfilled(count: dict[str, float], rows: tuple[str, ...]) -> tuple[float, float]:
    return share(sum(count[f"{row}-fulfilled"] for row in rows), sum(count[row] for row in rows))
