"""Plays a part of an experiment and returns its rows as text, in whichever process it is."""

from __future__ import annotations

import csv
import io
from random import Random
from typing import NamedTuple

from wardround import __version__
from wardround.games import game_with
from wardround.lab.experiments.experiment import Experiment, Span, Variant, turns
from wardround.lab.experiments.recording import Recorder, Rows, Watched
from wardround.lab.kits import kit_of
from wardround.lab.simulate import play_out, seed_of
from wardround.players import find_player
from wardround.players.programs import closing


class Part(NamedTuple):
    """The rows of some deals: of every table as comma-separated lines, without a heading.

    `version` is that of the program that played them.
    """

    span: Span
    version: str
    tables: dict[str, str]


def play_part(experiment: Experiment, span: Span) -> Part:
    """Play these deals. The rows depend on experiment and deals alone."""
    files = {name: io.StringIO() for name in experiment.tables}
    writers = {name: csv.writer(file, lineterminator="\n") for name, file in files.items()}
    for deal in range(span.first, span.last + 1):
        for variant in experiment.variants:
            for turn in range(turns(experiment, variant)):
                for name, rows in play_game(experiment, variant, deal, turn).items():
                    writers[name].writerows(rows)
    return Part(span, __version__, {name: file.getvalue() for name, file in files.items()})


def play_game(experiment: Experiment, variant: Variant, deal: int, turn: int) -> Rows:
    """The rows of one game.

    Chance has a generator of its own, the same for every variant: whatever players draw, chance
    answers the same question alike. So variants are compared on the same deals.
    """
    game = game_with(experiment.game, variant.cards)
    specs = variant.players[turn:] + variant.players[:turn]
    recorder = Recorder(_watched(experiment, variant), len(specs))
    state = game.start(variant.options)
    players = [find_player(spec) for spec in specs]
    with closing(players):
        chance = seed_of(experiment.seed, deal)
        thinking = Random(f"{experiment.seed}:{deal}:{turn}")
        play_out(game, state, players, chance, thinking, recorder.tell)
    return recorder.rows(state, (deal, variant.name, turn), specs)


def _watched(experiment: Experiment, variant: Variant) -> Watched:
    game = game_with(experiment.game, variant.cards)
    kit = kit_of(game)
    kinds = kit.kinds(game, variant.options)
    numbered = {game.vocabulary.number(word): kind for word, kind in kinds.items()}
    return Watched(game, kit, numbered, experiment.tables)
