"""The house cards of Hospital Rush in games of bots: characters, patients, spaces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import partial
from random import Random
from typing import Any

from benchmarks import house_picture
from benchmarks.house_study import (
    GREEDY,
    PLAYERS,
    STRONG,
    Counts,
    Study,
    Think,
    named,
    share,
    table,
)

from wardround.games.hospital_rush import flow, happenings
from wardround.games.hospital_rush.game import HospitalRush
from wardround.games.hospital_rush.state import ADMIT, WHERE, State
from wardround.players.hospital_rush_value import best_word
from wardround.players.player import Sight
from wardround.players.solver_player import HospitalRushSolver
from wardround.players.temper import USUAL
from wardround.text import Speech

GAME = "hospital_rush"
LONGEST = "50"
LOW, HIGH = 0.8, 1.2
WORTH_TAKING = 0.1
SEATS = (3, 4, 5)
GAMES = {GREEDY: 10_000, STRONG: 1_000}

Tally = dict[str, Counter[str]]
SORTS = ("games", "seen", "won", "placed", "admitted", "claimed", "cured", "prestige")


def _thinking(game: HospitalRush, player: str) -> Think:
    """How a player chooses its words, from the state itself: no seat knows more than another."""
    if player == GREEDY:
        return lambda state, seat: [best_word(state, seat)]
    brain = HospitalRushSolver(USUAL)
    return lambda state, seat: brain.line(state, Sight(game, state, seat), Random(0))


def play(game: HospitalRush, think: Think, seats: int, number: int, counts: Tally) -> None:
    """One game, counted."""
    rng = Random(f"house-cards/{seats}/{number}")
    state = game.start(_options(seats))
    word_of = game.vocabulary.word
    speaker = flow.only_speaker(state)
    while speaker != flow.NOBODY:
        if speaker < 0:
            words = flow.words(state, speaker)
            said = [words[int(rng.random() * len(words))]]
            if state.phase == ADMIT:
                counts["admitted"][word_of(said[0])] += 1
        else:
            said = think(state, speaker)
            if state.question == WHERE and not state.said:
                counts["placed"][word_of(said[0])] += 1
        for word in said:
            _say(game, state, speaker, word, counts)
        speaker = flow.only_speaker(state)
    _count_end(game, state, counts)


def _say(game: HospitalRush, state: State, speaker: int, word: int, counts: Tally) -> None:
    beds = state.beds[:]
    state.heard = []
    flow.apply(state, speaker, word)
    for number, _seat, a, b in state.heard:
        if number == happenings.CURE:
            counts["cured"][game.vocabulary.word(b)] += 1
        if number == happenings.CLAIM and beds[a - 1] >= 0:
            patient = game.vocabulary.word(state.rules.patient_word + beds[a - 1])
            counts["claimed"][patient] += 1
    state.heard = None


def _count_end(game: HospitalRush, state: State, counts: Tally) -> None:
    outcome = game.outcome(state)
    winners = outcome.ranks.count(1)
    counts["games"]["games"] += 1
    counts["games"]["rounds"] += state.round
    counts["games"]["unfinished"] += int(max(outcome.scores) < 10)
    for seat, intern in enumerate(state.interns):
        character = game.vocabulary.word(state.rules.character_word + intern.character)
        counts["seen"][character] += 1
        if outcome.ranks[seat] == 1:
            counts["won"][character] += 60 // winners
    for sources in outcome.sources:
        counts["prestige"].update(sources)


def play_games(player: str, seats: int, first: int, games: int) -> Counts:
    """So many games from this number on."""
    game = HospitalRush()
    think = _thinking(game, player)
    counts: Tally = {sort: Counter() for sort in SORTS}
    for number in range(first, first + games):
        play(game, think, seats, number, counts)
    return {sort: dict(counter) for sort, counter in counts.items()}


def _options(seats: int) -> dict[str, str]:
    return {"seats": str(seats), "rounds": LONGEST}


STUDIES = tuple(
    Study(
        named(f"rush-{seats}", player),
        GAME,
        HospitalRush().cards_digest(_options(seats)),
        GAMES[player],
        50 if player == GREEDY else 10,
        partial(play_games, player, seats),
        player,
    )
    for player in PLAYERS
    for seats in SEATS
)


def _by_seats(kept: dict[str, Any], player: str = GREEDY) -> dict[int, Counts]:
    return {seats: kept[named(f"rush-{seats}", player)]["counts"] for seats in SEATS}


def games_played(kept: dict[str, Any], player: str) -> int:
    """How many games at least there are for each number of players."""
    return min(int(kept[named(f"rush-{seats}", player)]["games"]) for seats in SEATS)


def _wins(of: Counts, seats: int, character: str) -> tuple[float, float]:
    """The share of wins as a multiple of the fair share."""
    part, half = share(of["won"].get(character, 0) / 60, of["seen"].get(character, 0))
    return part * seats, half * seats


def outside(kept: dict[str, Any], player: str) -> str:
    """Whose share of wins is not as aimed at, by how many play."""
    found = [
        f"{card.name} {wins:.2f} with {seats}"
        for card in HospitalRush().cards.characters
        for seats, of in _by_seats(kept, player).items()
        if not LOW <= (wins := _wins(of, seats, card.id)[0]) <= HIGH
    ]
    return ", ".join(found) or "nobody"


def _mark(house: Collection[str]) -> str:
    """What of a card is house."""
    return f" ({Speech('en').house(house)})" if house else ""


def characters_page(kept: dict[str, Any], player: str = GREEDY) -> list[str]:
    """How often each character wins."""
    rows = []
    for card in HospitalRush().cards.characters:
        row = [f"{card.name}{_mark(card.house)}"]
        for seats, of in _by_seats(kept, player).items():
            wins, half = _wins(of, seats, card.id)
            row.append(f"{wins:.2f} ± {half:.2f}")
        rows.append(row)
    return table(["character", *(f"{seats} players" for seats in SEATS)], rows)


def characters_picture(kept: dict[str, Any]) -> str:
    """The same as dots."""
    rows = {
        card.name: [_wins(of, seats, card.id) for seats, of in _by_seats(kept).items()]
        for card in HospitalRush().cards.characters
    }
    axis = house_picture.Axis(0.5, 1.5, (0.6, 0.8, 1.0, 1.2, 1.4), (LOW, HIGH))
    series = [f"{seats} players" for seats in SEATS]
    return house_picture.dots("Wins as a multiple of the fair share", axis, series, rows)


def patients_page(kept: dict[str, Any]) -> list[str]:
    """How often each patient is claimed and cured."""
    rows = []
    for card in HospitalRush().cards.patients:
        needs = zip(("patch", "purple", "orange", "green", "any", "wild"), card.needs, strict=True)
        row = [card.name, ", ".join(f"{n} {need}" for need, n in needs if n), str(card.prestige)]
        for of in _by_seats(kept).values():
            came = of["admitted"].get(card.id, 0)
            claimed = of["claimed"].get(card.id, 0) / came if came else 0.0
            cured, half = share(of["cured"].get(card.id, 0), came)
            row.append(f"{claimed:.2f}, {cured:.2f} ± {half:.2f}")
        rows.append(row)
    heads = (f"{seats} players: claimed, cured" for seats in SEATS)
    return table(["patient", "needs", "prestige", *heads], rows)


def least_cured(kept: dict[str, Any], player: str = GREEDY) -> str:
    """The patient that is cured least, in words."""
    found = []
    for seats, of in _by_seats(kept, player).items():
        for card in HospitalRush().cards.patients:
            came = of["admitted"].get(card.id, 0)
            part, half = share(of["cured"].get(card.id, 0), came)
            found.append((part - half, part, card.name, seats))
    low, part, name, seats = min(found)
    return f"{name} with {seats} players, cured {part:.2f} of the times (at least {low:.2f})"


def games_page(kept: dict[str, Any]) -> list[str]:
    """How long games are and where prestige comes from."""
    rows = []
    for seats, of in _by_seats(kept).items():
        games = of["games"]["games"]
        made = {name: n / games / seats for name, n in of["prestige"].items()}
        told = ", ".join(f"{name} {n:+.2f}" for name, n in made.items())
        rows.append([str(seats), f"{games:.0f}", f"{of['games']['rounds'] / games:.1f}", told])
    return table(["players", "games", "rounds a game", "prestige a player by source"], rows)


def spaces_page(kept: dict[str, Any]) -> list[str]:
    """How many markers each space gets: of its owner where it is a character's own."""
    cards = HospitalRush().played()
    owner = {space.id: card.id for card in cards.characters for space in card.spaces}
    rows = []
    for card in cards.all_spaces():
        row = [f"{card.title()}{_mark(card.house)}"]
        for of in _by_seats(kept).values():
            games = of["seen"][owner[card.id]] if card.id in owner else of["games"]["games"]
            row.append(f"{of['placed'].get(card.id, 0) / games:.2f}")
        rows.append(row)
    return table(["space", *(f"{seats} players" for seats in SEATS)], rows)
