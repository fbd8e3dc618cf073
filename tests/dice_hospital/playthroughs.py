"""Playthroughs: whole games written down word by word, so that any change of the rules shows.

Written anew with `python -m dice_hospital.playthroughs` from the folder `tests`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules.state import State
from wardround.table.speakers import is_chance, text_of
from wardround.table.speaking import chosen_by

FOLDER = Path(__file__).parent / "playthroughs"
OPTION_SETS = {
    "standard": {},
    "beginner": {"administrators": "no"},
    "simultaneous": {"activation": "simultaneous"},
    "beginner-simultaneous": {"administrators": "no", "activation": "simultaneous"},
    "hard": {"set": "hard"},
    "everything": {"set": "everything"},
    "everything-simultaneous": {"set": "everything", "activation": "simultaneous"},
    "prototype": {"edition": "prototype"},
    "prototype-hard": {"edition": "prototype", "set": "hard", "pick-up": "yes"},
}
ALONE = ("standard", "hard", "everything")
FIRST = {
    "first-1-4.txt": {"seats": "4", "first": "seat-1", "experimental": "added"},
    "first-2-4.txt": {"seats": "4", "first": "seat-2", "promos": "consultant"},
    "first-3-4.txt": {"seats": "4", "first": "seat-3", "promos": "admissions-nurse"},
    "first-4-4.txt": {"seats": "4", "first": "seat-4"},
    "first-1-1.txt": {"seats": "1", "first": "seat-1", "experimental": "added"},
}


def files() -> dict[str, dict[str, str]]:
    """The name of every playthrough there must be, with its options."""
    sets = product(DiceHospital.seat_counts, OPTION_SETS.items())
    return FIRST | {
        f"{name}-{n}.txt": {"seats": str(n), **options}
        for n, (name, options) in sets
        if n > 1 or name in ALONE
    }


def playthrough(options: dict[str, str]) -> str:
    """One game: each word with all that could have been said, each phase with its position."""
    game = DiceHospital()
    return "\n".join(_lines(game, game.start(options), Random(str(options)))) + "\n"


def _lines(game: DiceHospital, state: State, rng: Random) -> Iterator[str]:
    heading = ""
    turn = game.turn(state)
    while turn:
        if game.heading(state) != heading:
            heading = game.heading(state)
            yield f"\n# {heading}\n{game.encode(state)}"
        speaker = rng.choice(turn)
        words = game.legal(state, speaker)
        weights = game.weights(state) if is_chance(speaker) else [1] * len(words)
        word = chosen_by(rng.random(), words, weights)
        odds = f" {'/'.join(map(str, weights))}" if is_chance(speaker) else ""
        offered = f"{len(words)} words" if is_chance(speaker) else game.vocabulary.text(words)
        yield f"{text_of(speaker)}: {game.vocabulary.word(word)} < {offered}{odds}"
        game.apply(state, speaker, word)
        turn = game.turn(state)
    yield f"\n# end\n{game.encode(state)}\n{game.outcome(state)}"


if __name__ == "__main__":
    for name, options in files().items():
        (FOLDER / name).write_text(playthrough(options), encoding="utf-8")
