"""The laws that every game keeps, and a way to put any game through them.

`check_game` plays one random game and looks at it from all sides; `LAWS` names each law and says
what it demands. A broken law raises LawBroken with the law, the position and what was found. The
laws of a single position are in `position_laws`, those of a word and of a whole game here.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Collection, Mapping
from importlib import import_module
from random import Random
from typing import Any

from wardround.table.game import AnyGame
from wardround.table.laws.moment import LawBroken, Moment
from wardround.table.laws.position_laws import STATE_LAWS, legal_words
from wardround.table.notation.transcript import Transcript, read, write
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.play.journal import Word
from wardround.table.play.replay import replay
from wardround.table.speakers import SPECTATOR, Speaker, is_chance
from wardround.table.speaking import chosen_by


def happenings_tell_all(m: Moment, speaker: Speaker, word: WordNumber) -> None:
    """What happened, applied to the old view as each seat hears it, gives the new view.

    Telling does the same as applying.
    """
    views = {seat: m.game.view(m.state, seat) for seat in m.watchers}
    state = m.game.clone(m.state)
    told = m.game.tell(state, speaker, word)
    applied = m.game.encode(m.after(speaker, word))
    m.demand("happenings-tell-all", m.game.encode(state) == applied, "telling is not applying")
    for seat, view in views.items():
        for happening in told:
            m.game.amend(view, m.game.redact(happening, seat))
        fine = view == m.game.view(state, seat)
        m.demand("happenings-tell-all", fine, f"view of {seat} after {told}")


def conserved(m: Moment, speaker: Speaker, word: WordNumber) -> None:
    """Nothing is made or lost."""
    after = m.game.invariants(m.after(speaker, word))
    before = m.game.invariants(m.game.start(m.options))
    m.demand("conserved", after == before, f"{before} became {after}")


WORD_LAWS: dict[str, Callable[[Moment, int, int], None]] = {
    "happenings-tell-all": happenings_tell_all,
    "conserved": conserved,
}


def replay_is_play(m: Moment) -> None:
    """The journal, written down and read again, gives the same position."""
    game = m.game
    transcript = Transcript(game.name, game.rules_version, m.options, (), m.entries)
    text = write(game, transcript)
    again = read(text, lambda name: game)
    m.demand("replay-is-play", again == transcript, "the text reads as another journal")
    state = replay(game, again.options, again.entries)
    m.demand("replay-is-play", game.encode(state) == game.encode(m.state), "another position")


def seed_stays_secret(m: Moment) -> None:
    """Nothing that leaves a table tells its seed."""
    table = GameInProgress(m.game, m.options, m.seed)
    spoken = [table.options, table.log.words, m.game.encode(table.state)]
    spoken += [m.game.view(table.state, seat) for seat in m.watchers]
    text = repr(spoken) + write(
        m.game,
        Transcript(m.game.name, m.game.rules_version, m.options, (), tuple(table.entries)),
    )
    m.demand("seed-stays-secret", str(m.seed) not in text, "the seed was told")


def clones_share_nothing(m: Moment, kept: list[tuple[Any, str]]) -> None:
    """A clone stays as it was whatever becomes of the state it was taken from."""
    for clone, code in kept:
        m.demand("clones-share-nothing", m.game.encode(clone) == code, f"was {code}")


LAWS: dict[str, str] = {
    name: (law.__doc__ or "").split("\n")[0]
    for name, law in (
        *STATE_LAWS.items(),
        *WORD_LAWS.items(),
        ("replay-is-play", replay_is_play),
        ("seed-stays-secret", seed_stays_secret),
        ("clones-share-nothing", clones_share_nothing),
    )
} | {"same-seed-same-game": "The same seed gives the same game in any process."}


def check_game(
    game: AnyGame,
    options: Mapping[str, str],
    seed: int,
    rate: float = 1.0,
    laws: Collection[str] = tuple(LAWS),
) -> list[Word]:
    """Play one random game and check the laws; LawBroken says which one fails and where.

    Who may speak, legal words and the invariants are checked at every word. The other laws look
    at a fraction `rate` of the positions, and always at the first and the last.
    """
    settled = game.resolve_options(options)
    rng = Random(seed)
    state = game.start(settled)
    entries: list[Word] = []
    kept: list[tuple[Any, str]] = []
    counts = game.invariants(state)
    m = Moment(game, state, settled, (), seed, rng)
    while True:
        turn = game.turn(state)
        look = not entries or not turn or rng.random() < rate
        if look:
            m = m._replace(entries=tuple(entries))
        if "legal-words" in laws:
            legal_words(m)
        if look:
            _look(m, laws, kept)
        if not turn:
            break
        speaker, word = _any_word(game, state, turn, rng)
        for name, word_law in WORD_LAWS.items() if look else ():
            if name in laws:
                word_law(m, speaker, word)
        game.apply(state, speaker, word)
        if "conserved" in laws:
            m.demand("conserved", game.invariants(state) == counts, f"{counts} at the start")
        entries.append(Word(speaker, word))
    _look_back(m, laws, kept)
    return entries


def _look(m: Moment, laws: Collection[str], kept: list[tuple[Any, str]]) -> None:
    for name, law in STATE_LAWS.items():
        if name in laws:
            law(m)
    kept.append((m.game.clone(m.state), m.game.encode(m.state)))


def _look_back(m: Moment, laws: Collection[str], kept: list[tuple[Any, str]]) -> None:
    if "clones-share-nothing" in laws:
        clones_share_nothing(m, kept)
    if "replay-is-play" in laws:
        replay_is_play(m)
    if "seed-stays-secret" in laws:
        seed_stays_secret(m)


def _any_word(game: AnyGame, state: Any, turn: list[int], rng: Random) -> tuple[int, int]:
    speaker = rng.choice(turn)
    words = game.legal(state, speaker)
    if is_chance(speaker):
        return speaker, chosen_by(rng.random(), words, game.weights(state))
    return speaker, rng.choice(words)


def game_digest(where: str, options: Mapping[str, str], seed: int) -> str:
    """A digest of the game that a seed gives: what was said, and where it ended.

    `where` names a function without arguments that makes the game: `module:function`.
    """
    module, _, function = where.partition(":")
    game: AnyGame = getattr(import_module(module), function)()
    rng = Random(seed)
    table = GameInProgress(game, options, seed)
    turn = game.turn(table.state)
    while turn:
        speaker = rng.choice(turn)
        table.say(speaker, [rng.choice(game.legal(table.state, speaker))])
        turn = game.turn(table.state)
    told = repr((table.entries, game.encode(table.state), game.view(table.state, SPECTATOR)))
    return hashlib.sha256(told.encode()).hexdigest()


def same_seed_same_game(where: str, options: Mapping[str, str], seed: int) -> None:
    """The same seed gives the same game in another process with another hash seed."""
    here = game_digest(where, options, seed)
    program = (
        "from wardround.table.laws.conformance import game_digest; "
        f"print(game_digest({where!r}, {dict(options)!r}, {seed}))"
    )
    for hash_seed in ("0", "1"):
        environment = os.environ | {
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        done = subprocess.run(
            [sys.executable, "-c", program],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.stdout.strip() != here:
            detail = f"seed {seed} differs with hash seed {hash_seed}: {done.stderr[-300:]}"
            raise LawBroken("same-seed-same-game", detail)
