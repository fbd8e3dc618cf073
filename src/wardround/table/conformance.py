"""The laws that every game keeps, and a way to put any game through them.

`check_game` plays one random game and looks at it from all sides; `LAWS` names each law and says
what it demands. A broken law raises LawBroken with the law, the position and what was found.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Collection, Mapping
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from wardround.table.driver import Table
from wardround.table.errors import GameOver, WardroundError
from wardround.table.game import SPECTATOR, Game, Options
from wardround.table.journal import Entry, Word, entry_for, replay
from wardround.table.sentences import forecast
from wardround.table.speakers import is_chance
from wardround.table.speaking import chosen_by, speak, waits_for_chance
from wardround.table.transcript import Transcript, read, write

LONGEST_ABSENCE = 60
DEAD_END_WIDTH = 6


class LawBroken(AssertionError):
    """A game does not keep a law."""

    def __init__(self, law: str, detail: str) -> None:
        self.law = law
        super().__init__(f"{law}: {detail}")


class Moment(NamedTuple):
    """A position of a game under way, and how it came about."""

    game: Game[Any]
    state: Any
    options: Options
    entries: tuple[Entry, ...]
    seed: int
    rng: Random

    @property
    def seats(self) -> range:
        """All seats."""
        return range(int(self.options["seats"]))

    @property
    def watchers(self) -> range:
        """All seats and the spectator."""
        return range(SPECTATOR, int(self.options["seats"]))

    def after(self, speaker: int, word: int) -> Any:
        """The state after one more word."""
        state = self.game.clone(self.state)
        self.game.apply(state, speaker, word)
        return state

    def demand(self, law: str, holds: bool, detail: str = "") -> None:
        """Raise unless the law holds."""
        if not holds:
            raise LawBroken(law, f"{detail} in {self.game.encode(self.state)}")


def legal_words(m: Moment) -> None:
    """Speakers are ascending, chance speaks alone; their words ascend and are never none."""
    turn = m.game.turn(m.state)
    chance = [speaker for speaker in turn if is_chance(speaker)]
    m.demand("legal-words", turn == sorted(set(turn)), f"turn {turn}")
    m.demand("legal-words", not chance or len(turn) == 1, f"chance among {turn}")
    for speaker in turn:
        words = m.game.legal(m.state, speaker)
        fine = bool(words) and words == sorted(set(words))
        known = all(0 <= word < len(m.game.vocabulary) for word in words)
        m.demand("legal-words", fine and known, f"{speaker} may say {words}")
    for seat in m.seats:
        if seat not in turn:
            m.demand(
                "legal-words", not m.game.legal(m.state, seat), f"{seat} may speak out of turn"
            )


def asking_changes_nothing(m: Moment) -> None:
    """Asking about a state leaves it as it is."""
    code = m.game.encode(m.state)
    for seat in m.watchers:
        m.game.view(m.state, seat)
    for seat in m.seats:
        m.game.legal(m.state, seat)
        m.game.prompt(m.state, seat)
        m.game.board(m.state, seat)
        m.game.barrier(m.state)
        forecast(m.game, m.state, seat)
    m.game.outcome(m.state)
    m.demand("asking-changes-nothing", m.game.encode(m.state) == code, f"was {code}")


def only_legal(m: Moment) -> None:
    """A word that was not offered is refused, and changes nothing."""
    turn = m.game.turn(m.state)
    code = m.game.encode(m.state)
    for speaker in {*m.seats, *turn}:
        offered = set(m.game.legal(m.state, speaker))
        others = [word for word in range(len(m.game.vocabulary)) if word not in offered]
        for word in m.rng.sample(others, min(3, len(others))):
            try:
                speak(m.game, m.state, speaker, word)
            except WardroundError:
                continue
            m.demand("only-legal", False, f"{speaker} said {m.game.vocabulary.word(word)}")
    m.demand("only-legal", m.game.encode(m.state) == code, "a refused word did something")


def over_stays_over(m: Moment) -> None:
    """When nobody may speak, nothing can be said any more."""
    if m.game.turn(m.state):
        return
    for speaker in (*m.seats, -1):
        m.demand("over-stays-over", not m.game.legal(m.state, speaker), f"{speaker} may speak")
        try:
            speak(m.game, m.state, speaker, 0)
        except GameOver:
            continue
        m.demand("over-stays-over", False, f"{speaker} spoke")


def codec(m: Moment) -> None:
    """A position code is one line of plain characters and gives the same state again."""
    code = m.game.encode(m.state)
    m.demand("codec", code.isascii() and not any(c.isspace() for c in code), "not one plain line")
    again = m.game.decode(code)
    m.demand("codec", m.game.encode(again) == code, "decodes to another position")
    m.demand("codec", m.game.turn(again) == m.game.turn(m.state), "another turn after decoding")
    for speaker in m.game.turn(m.state):
        same = m.game.legal(again, speaker) == m.game.legal(m.state, speaker)
        m.demand("codec", same, "other words after decoding")


def chance_happens(m: Moment) -> None:
    """Each word of chance has a positive weight, is told of when spoken, and is unlike others."""
    turn = m.game.turn(m.state)
    if not waits_for_chance(turn):
        return
    words = m.game.legal(m.state, turn[0])
    weights = m.game.weights(m.state)
    whole = len(weights) == len(words) and all(type(w) is int and w > 0 for w in weights)
    m.demand("chance-happens", whole, f"weights {weights}")
    codes = set()
    for word in words:
        state = m.game.clone(m.state)
        told = m.game.tell(state, turn[0], word)
        codes.add(m.game.encode(state))
        names = {str(figure) for happening in told for figure in happening.figures.values()}
        names |= {f"seat-{happening.seat + 1}" for happening in told}
        text = m.game.vocabulary.word(word)
        m.demand("chance-happens", text in names, f"{text} was said and {told} happened")
    m.demand("chance-happens", len(codes) == len(words), "two words of chance are one outcome")


def secrets(m: Moment) -> None:
    """What a seat is shown does not depend on what it may not know."""
    for seat in m.watchers:
        _redealt(m, seat)
    for speaker in m.game.turn(m.state):
        owner = m.game.secret(m.state, speaker)
        if owner >= 0:
            words = m.game.legal(m.state, speaker)
            for seat in m.watchers:
                if seat != owner:
                    shown = [_shown(m, speaker, word, seat) for word in words]
                    fine = all(other == shown[0] for other in shown)
                    m.demand("secrets", fine, f"seat {seat} can tell what {speaker} said")


def _redealt(m: Moment, seat: int) -> None:
    view = m.game.view(m.state, seat)
    other = m.game.redeal(view, m.rng)
    m.demand("secrets", m.game.view(other, seat) == view, f"redealt for {seat}: another view")
    same_turn = m.game.turn(other) == m.game.turn(m.state)
    m.demand("secrets", same_turn, f"redealt for {seat}: another turn")
    if seat >= 0:
        same = m.game.legal(other, seat) == m.game.legal(m.state, seat)
        same = same and m.game.prompt(other, seat) == m.game.prompt(m.state, seat)
        m.demand("secrets", same, f"redealt for {seat}: asked something else")


def _shown(m: Moment, speaker: int, word: int, seat: int) -> object:
    entry = entry_for(m.game, m.state, Word(speaker, word), seat)
    state = m.game.clone(m.state)
    barrier = m.game.barrier(state)
    told = [m.game.heard(happening, seat) for happening in m.game.tell(state, speaker, word)]
    if m.game.barrier(state) != barrier:
        return entry
    return entry, told, m.game.view(state, seat)


def no_dead_end(m: Moment) -> None:
    """Whatever is said inside a sentence, the sentence can be finished."""
    for seat in m.game.turn(m.state):
        if not is_chance(seat):
            _finishable(m, m.state, seat, 0)


def _finishable(m: Moment, state: Any, seat: int, depth: int) -> None:
    words = m.game.legal(state, seat)
    m.demand("no-dead-end", bool(words) and depth < LONGEST_ABSENCE, m.game.encode(state))
    for word in m.rng.sample(words, min(DEAD_END_WIDTH if depth < 3 else 1, len(words))):
        after = m.game.clone(state)
        m.game.apply(after, seat, word)
        if not m.game.resting(after, seat) and not waits_for_chance(m.game.turn(after)):
            _finishable(m, after, seat, depth + 1)


def absent_rests(m: Moment) -> None:
    """The absent word is legal, and said again and again it comes to rest or chance answers."""
    for seat in m.game.turn(m.state):
        if is_chance(seat):
            continue
        state = m.game.clone(m.state)
        rests = False
        for _ in range(LONGEST_ABSENCE):
            word = m.game.absent(state, seat)
            fine = word in m.game.legal(state, seat)
            m.demand("absent-rests", fine, f"absent word {word} is not legal")
            m.game.apply(state, seat, word)
            rests = m.game.resting(state, seat) or waits_for_chance(m.game.turn(state))
            if rests:
                break
        m.demand("absent-rests", rests, f"{seat} never rests")


def dropped_is_never(m: Moment) -> None:
    """Dropping a half-said sentence gives the position in which it was begun."""
    for seat in m.game.turn(m.state):
        if is_chance(seat) or not m.game.resting(m.state, seat):
            continue
        code = m.game.encode(m.state)
        state = m.after(seat, m.rng.choice(m.game.legal(m.state, seat)))
        if not m.game.resting(state, seat):
            m.game.drop(state, seat)
            m.demand("dropped-is-never", m.game.encode(state) == code, m.game.encode(state))


def forecast_comes_true(m: Moment) -> None:
    """What is forecast for a seat is what happens to it when everybody stops."""
    turn = m.game.turn(m.state)
    at_rest = all(not is_chance(seat) and m.game.resting(m.state, seat) for seat in turn)
    if not turn or not at_rest:
        return
    forecasts = {seat: forecast(m.game, m.state, seat) for seat in m.seats}
    table = Table(m.game, m.options, m.seed, m.entries)
    told = []
    said = len(table.entries)
    while True:
        turn = m.game.turn(table.state)
        if not turn or any(is_chance(e.speaker) for e in table.entries[said:] if type(e) is Word):
            break
        state = m.game.clone(table.state)
        word = m.game.absent(table.state, turn[0])
        told += m.game.tell(state, turn[0], word)
        table.say(turn[0], [word])
    for seat, foreseen in forecasts.items():
        happened = [happening for happening in told if happening.seat == seat]
        m.demand("forecast-comes-true", foreseen == happened, f"{foreseen} but {happened}")


def reasons(m: Moment) -> None:
    """Everything on the board that a seat may not say has a reason."""
    for seat in m.seats:
        words = m.game.legal(m.state, seat)
        for word in m.game.board(m.state, seat):
            if word not in words:
                key = m.game.why(m.state, seat, word).key
                m.demand("reasons", bool(key), f"no reason for {m.game.vocabulary.word(word)}")


def blocks_commute(m: Moment) -> None:
    """What two seats say in one joint step may be said in either order."""
    seats = [seat for seat in m.game.turn(m.state) if not is_chance(seat)]
    if len(seats) < 2:
        return
    first, second = m.rng.sample(seats, 2)
    said = {seat: m.rng.choice(m.game.legal(m.state, seat)) for seat in (first, second)}
    codes = set()
    for order in ((first, second), (second, first)):
        state = m.game.clone(m.state)
        for seat in order:
            if said[seat] not in m.game.legal(state, seat):
                return
            m.game.apply(state, seat, said[seat])
            if waits_for_chance(m.game.turn(state)):
                return
        codes.add(m.game.encode(state))
    m.demand("blocks-commute", len(codes) == 1, f"{said} in either order")


def undo_is_never(m: Moment) -> None:
    """A word that may be taken back leaves no trace but in the journal."""
    turn = m.game.turn(m.state)
    if not turn or waits_for_chance(turn):
        return
    table = Table(m.game, m.options, m.seed, m.entries)
    code = m.game.encode(table.state)
    m.demand("undo-is-never", code == m.game.encode(m.state), "the journal gives another position")
    seat = m.rng.choice(turn)
    barrier = m.game.barrier(table.state)
    said = len(table.entries)
    table.say(seat, [m.rng.choice(m.game.legal(table.state, seat))])
    if len(table.entries) > said + 1 or m.game.barrier(table.state) != barrier:
        return
    if not m.game.turn(table.state):
        return
    try:
        table.undo(seat, 1)
    except WardroundError as error:
        raise LawBroken("undo-is-never", f"refused: {error}") from error
    m.demand("undo-is-never", m.game.encode(table.state) == code, "undone, but not as before")


STATE_LAWS: dict[str, Callable[[Moment], None]] = {
    "legal-words": legal_words,
    "asking-changes-nothing": asking_changes_nothing,
    "only-legal": only_legal,
    "over-stays-over": over_stays_over,
    "codec": codec,
    "chance-happens": chance_happens,
    "secrets": secrets,
    "no-dead-end": no_dead_end,
    "absent-rests": absent_rests,
    "dropped-is-never": dropped_is_never,
    "forecast-comes-true": forecast_comes_true,
    "reasons": reasons,
    "blocks-commute": blocks_commute,
    "undo-is-never": undo_is_never,
}


def happenings_tell_all(m: Moment, speaker: int, word: int) -> None:
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
            m.game.amend(view, m.game.heard(happening, seat))
        fine = view == m.game.view(state, seat)
        m.demand("happenings-tell-all", fine, f"view of {seat} after {told}")


def conserved(m: Moment, speaker: int, word: int) -> None:
    """Nothing is made or lost."""
    after = m.game.census(m.after(speaker, word))
    before = m.game.census(m.game.start(m.options))
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
    table = Table(m.game, m.options, m.seed)
    spoken = [table.options, table.told, m.game.encode(table.state)]
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
    game: Game[Any],
    options: Mapping[str, str],
    seed: int,
    rate: float = 1.0,
    laws: Collection[str] = tuple(LAWS),
) -> list[Word]:
    """Play one random game and check the laws; LawBroken says which one fails and where.

    Who may speak, legal words and the census are checked at every word. The other laws look at a
    fraction `rate` of the positions, and always at the first and the last.
    """
    settled = game.settle(options)
    rng = Random(seed)
    state = game.start(settled)
    entries: list[Word] = []
    kept: list[tuple[Any, str]] = []
    census = game.census(state)
    m = Moment(game, state, settled, (), seed, rng)
    while True:
        turn = game.turn(state)
        look = not entries or not turn or rng.random() < rate
        m = m._replace(entries=tuple(entries) if look else ())
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
            m.demand("conserved", game.census(state) == census, f"{census} at the start")
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


def _any_word(game: Game[Any], state: Any, turn: list[int], rng: Random) -> tuple[int, int]:
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
    game: Game[Any] = getattr(import_module(module), function)()
    rng = Random(seed)
    table = Table(game, options, seed)
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
        "from wardround.table.conformance import game_digest; "
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
