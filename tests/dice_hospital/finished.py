"""Finished games as fixtures: together they use every card, event, report, option and end.

Chosen anew with `python -m dice_hospital.finished` from the folder `tests`; that takes minutes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from wardround.games.dice_hospital.game import DECIDED_BY, DiceHospital
from wardround.games.dice_hospital.rules.playout import playout
from wardround.games.dice_hospital.rules.state import State
from wardround.table.contract.data import Options
from wardround.table.notation.transcript import Transcript, read, write
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.play.journal import Entry, Word

FOLDER = Path(__file__).parent / "finished"
GAME = DiceHospital()
DULL = GAME.vocabulary.numbers(["finish", "pass", "skip"])
SELDOM = (*DULL, GAME.vocabulary.number("return"))
Use = tuple[str, str]


def wanted() -> set[Use]:
    """Everything that some game must use, by what it is and its name."""
    library = GAME.library
    uses: set[Use] = {("end", name) for name in (*DECIDED_BY, "shared", "alone")}
    for option in GAME.options:
        uses |= {(option.name, value) for value in option.values}
    for edition, cards in (("final", library.final), ("prototype", library.prototype)):
        uses |= {(edition, card.id) for card in cards.worded()}
    for cards in (library.experimental, library.promos):
        uses |= {("final", card.id) for card in cards.worded()}
    uses |= {("event", card.id) for card in library.house.events}
    for card in library.house.reports:
        uses |= {("fulfilled", card.id), ("missed", card.id)}
    return uses


def used(options: Options, entries: list[Entry]) -> set[Use]:
    """What a finished game has used."""
    state = GAME.start(options)
    edition = options["edition"]
    uses: set[Use] = set(options.items()) - {("seats", options["seats"])}
    for entry in entries:
        assert isinstance(entry, Word)
        pending = _effect(state, entry)
        for happening in GAME.tell(state, entry.speaker, entry.word):
            uses |= {(edition, word) for word in _cards(state, happening.name, happening.seat)}
            figures = happening.figures
            if happening.name == "place":
                uses.add((edition, str(figures["department"])))
            if happening.name == "event":
                uses.add(("event", str(figures["event"])))
            if happening.name == "fulfil":
                uses.add(("fulfilled", str(figures["report"])))
            if happening.name == "name":
                uses.add((edition, "consultant"))
        uses |= {(edition, word) for word in pending}
    reports = GAME.view(state, -1)["reports"]
    uses |= {("missed", word) for word in reports if word is not None}
    return uses | {("end", GAME.outcome(state).decided)}


def _effect(state: State, entry: Word) -> Iterator[str]:
    """The specialist whose effect a word uses."""
    if entry.speaker >= 0 and state.hospitals[entry.speaker].pending:
        h = state.hospitals[entry.speaker]
        if not h.said and not h.admissions and entry.word not in (*DULL, _number("bag")):
            yield GAME.vocabulary.word(state.rules.worker_words[h.pending])


def _number(word: str) -> int:
    return GAME.vocabulary.number(word)


def _cards(state: State, happening: str, seat: int) -> Iterator[str]:
    """Administrators that gave something, and the Admissions Nurse at work."""
    if happening in ("score", "spare") and state.hospitals[seat].administrator >= 0:
        words = state.rules.administrator_words
        card = GAME.vocabulary.word(words[state.hospitals[seat].administrator])
        if (happening == "spare") == (card in ("admin-5", "admin-6", "admin-7")):
            yield card
    if happening == "welcome":
        yield "admissions-nurse"


def busy_game(options: Options, seed: int) -> list[Entry]:
    """A game of seats that like to place workers and to send patients home."""
    rng = Random(seed)
    table = GameInProgress(GAME, options, seed)
    while turn := GAME.turn(table.state):
        seat = turn[0]
        words = GAME.legal(table.state, seat)
        weights = [1 if word in SELDOM else (word + 1) ** 4 for word in words]
        table.say(seat, rng.choices(words, weights))
    return table.entries


def tied_game(decided: str) -> tuple[Options, list[Entry]]:
    """A game of two whose first place is settled in this way, found by playing many."""
    options = GAME.resolve_options({"seats": "2", "set": "beginner"})
    for seed in range(1, 1_000_000):
        state = GAME.start(options)
        playout(state, seed, 100_000)
        if GAME.outcome(state).decided == decided:
            return options, _words_of(options, seed)
    raise AssertionError(decided)


def _words_of(options: Options, seed: int) -> list[Entry]:
    """What a playout says."""
    entries: list[Entry] = []
    state = GAME.start(options)
    while turn := GAME.turn(state):
        before = GAME.clone(state)
        playout(state, _after(seed, len(entries)), 1)
        for word in GAME.legal(before, turn[0]):
            after = GAME.clone(before)
            GAME.apply(after, turn[0], word)
            if GAME.encode(after) == GAME.encode(state):
                entries.append(Word(turn[0], word))
                break
    return entries


def _after(seed: int, words: int) -> int:
    for _ in range(words):
        seed = seed * 48271 % 2147483647
    return seed


def option_sets() -> Iterator[Options]:
    """Option sets to look for games in, again and again."""
    sets = [{"seats": s, "set": name} for s in "1234" for name in GAME.option_sets]
    sets += [{"seats": s, "edition": "prototype"} for s in "234"] * 2
    sets += [{"seats": s, "experimental": "replace", "promos": "both"} for s in "1234"]
    sets += [{"seats": "3", "activation": "simultaneous"}, {"seats": "1"}, {"seats": "1"}]
    sets += [{"seats": s, "experimental": "added", "promos": "consultant"} for s in "14"]
    sets += [{"seats": "4", "promos": "admissions-nurse", "first": f"seat-{n}"} for n in "1234"]
    while True:
        yield from (GAME.resolve_options(options) for options in sets)


def choose() -> Iterator[tuple[Options, list[Entry]]]:
    """Games that use everything: each adds something that none before it had."""
    missing = wanted()
    for decided in (*DECIDED_BY, "shared"):
        options, entries = tied_game(decided)
        missing -= used(options, entries)
        yield options, entries
    yield from complete(missing)


def complete(missing: set[Use]) -> Iterator[tuple[Options, list[Entry]]]:
    """Games that use what is missing."""
    for seed, options in enumerate(option_sets()):
        entries = busy_game(options, seed)
        new = missing & used(options, entries)
        if len(new) > 2 or (new and seed > 40):
            missing -= new
            yield options, entries
        if not missing:
            return


def games() -> Iterator[tuple[str, Transcript]]:
    """The finished games there are."""
    for path in sorted(FOLDER.iterdir()):
        yield path.name, read(path.read_text(encoding="utf-8"), lambda _: GAME)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    for number, (options, entries) in enumerate(choose(), 1):
        transcript = Transcript(GAME.name, GAME.rules_version, options, (), tuple(entries))
        (FOLDER / f"{number:02}.txt").write_text(write(GAME, transcript), encoding="utf-8")
