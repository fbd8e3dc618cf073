"""Playthroughs: whole games written down word by word, so that any change of the rules shows.

Written anew with `python -m hospital_rush.playthroughs` from the folder `tests`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

from wardround.games.hospital_rush.game import HospitalRush
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import DONE, SKIP
from wardround.table.speakers import is_chance, text_of
from wardround.table.speaking import chosen_by

FOLDER = Path(__file__).parent / "playthroughs"
OPTION_SETS = {
    "short": {"rounds": "10"},
    "whole": {},
    "documented": {"characters": "documented", "rounds": "20"},
}


def files() -> dict[str, dict[str, str]]:
    """The name of every playthrough there must be, with its options."""
    sets = product(HospitalRush.seat_counts, OPTION_SETS.items())
    return {f"{name}-{n}.txt": {"seats": str(n), **options} for n, (name, options) in sets}


def playthrough(options: dict[str, str]) -> str:
    """One game: each word with all that could have been said, each phase with its position."""
    game = HospitalRush()
    return "\n".join(_lines(game, game.start(options), Random(str(options)))) + "\n"


def _lines(game: HospitalRush, state: State, rng: Random) -> Iterator[str]:
    heading = ""
    turn = game.turn(state)
    while turn:
        if game.heading(state) != heading:
            heading = game.heading(state)
            yield f"\n# {heading}\n{game.encode(state)}"
        speaker = rng.choice(turn)
        words = game.legal(state, speaker)
        weights = game.weights(state) if is_chance(speaker) else [_zeal(w) for w in words]
        word = chosen_by(rng.random(), words, weights)
        odds = f" {'/'.join(map(str, weights))}" if is_chance(speaker) else ""
        offered = f"{len(words)} words" if is_chance(speaker) else game.vocabulary.text(words)
        yield f"{text_of(speaker)}: {game.vocabulary.word(word)} < {offered}{odds}"
        game.apply(state, speaker, word)
        turn = game.turn(state)
    yield f"\n# end\n{game.encode(state)}\n{game.outcome(state)}"


def _zeal(word: int) -> int:
    """Doing something is likelier than declining, so that more comes up."""
    return 1 if word in (DONE, SKIP) else 8


if __name__ == "__main__":
    for name, options in files().items():
        (FOLDER / name).write_text(playthrough(options), encoding="utf-8")
