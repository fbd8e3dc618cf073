"""The house cards of Hospital Rush in games of bots: characters, patients, spaces."""

from __future__ import annotations

from collections import Counter
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
    named,
    share,
    table,
    thinking,
)

from wardround.games.hospital_rush.cards.catalogue import BALANCED, CHARACTERS
from wardround.games.hospital_rush.game import HospitalRush
from wardround.games.hospital_rush.rules import flow, happenings
from wardround.games.hospital_rush.rules.state import ADMIT, WHERE, State
from wardround.players.kit import FindSentence
from wardround.table.contract.data import Options
from wardround.table.speakers import is_chance

# Other deals than the prices were chosen by.
DEALS = "house-cards/2"
LONGEST = "50"
LOW, HIGH = 0.8, 1.2
WORTH_TAKING = 0.1
USED = 0.3
SEATS = (3, 4, 5)
GAMES = {GREEDY: 10_000, STRONG: 2_000}

Tally = dict[str, Counter[str]]
SORTS = ("games", "seen", "won", "placed", "admitted", "claimed", "cured", "prestige")


def play(
    game: HospitalRush, think: FindSentence, options: Options, number: int, counts: Tally
) -> None:
    """One game, counted; with other characters it has the same deal."""
    rng = Random(f"{DEALS}/{options['seats']}/{number}")
    state = game.start(options)
    word_of = game.vocabulary.word
    speaker = flow.only_speaker(state)
    while speaker != flow.NOBODY:
        if is_chance(speaker):
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
    state.happenings = []
    flow.apply(state, speaker, word)
    for number, _seat, a, b in state.happenings:
        if number == happenings.CURE:
            counts["cured"][game.vocabulary.word(b)] += 1
        if number == happenings.CLAIM and beds[a - 1] >= 0:
            patient = game.vocabulary.word(state.rules.patient_word + beds[a - 1])
            counts["claimed"][patient] += 1
    state.happenings = None


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


def play_games(player: str, options: Options, first: int, games: int) -> Counts:
    """So many games from this number on."""
    game = HospitalRush()
    think = thinking(game, player)
    counts: Tally = {sort: Counter() for sort in SORTS}
    for number in range(first, first + games):
        play(game, think, options, number, counts)
    return {sort: dict(counter) for sort, counter in counts.items()}


def _options(seats: int, characters: str = BALANCED) -> Options:
    return {"seats": str(seats), "characters": characters, "rounds": LONGEST}


def _called(seats: int, player: str, characters: str) -> str:
    """The name of a study."""
    study = f"rush-{seats}" if characters == BALANCED else f"rush-{seats}-{characters}"
    return named(study, player)


STUDIES = tuple(
    Study(
        _called(seats, player, characters),
        HospitalRush,
        _options(seats, characters),
        GAMES[player],
        50 if player == GREEDY else 10,
        partial(play_games, player, _options(seats, characters)),
        player,
    )
    for characters in CHARACTERS
    for player in PLAYERS
    for seats in SEATS
)


def _by_seats(
    kept: dict[str, Any], player: str = GREEDY, characters: str = BALANCED
) -> dict[int, Counts]:
    return {seats: kept[_called(seats, player, characters)]["counts"] for seats in SEATS}


def _games_played(kept: dict[str, Any], player: str, characters: str) -> str:
    """How many games there are, by the number of players."""
    games = [int(kept[_called(seats, player, characters)]["games"]) for seats in SEATS]
    if len(set(games)) == 1:
        return f"{games[0]} games of `{player}` for each number of players"
    told = ", ".join(f"{n} with {seats}" for n, seats in zip(games, SEATS, strict=True))
    return f"Games of `{player}`: {told}"


def _wins(of: Counts, seats: int, character: str) -> tuple[float, float]:
    """The share of wins as a multiple of the fair share."""
    part, half = share(of["won"].get(character, 0) / 60, of["seen"].get(character, 0))
    return part * seats, half * seats


def _outside(kept: dict[str, Any], player: str, characters: str) -> str:
    """Whose share of wins is not as aimed at, by how many play."""
    found = [
        f"{card.name} {wins:.2f} with {seats}"
        for card in HospitalRush().cards.characters
        for seats, of in _by_seats(kept, player, characters).items()
        if not LOW <= (wins := _wins(of, seats, card.id)[0]) <= HIGH
    ]
    return ", ".join(found) or "nobody"


def characters_page(kept: dict[str, Any], characters: str) -> list[str]:
    """How often each character wins and uses its spaces, with one value of the option."""
    lines = []
    for player in PLAYERS:
        lines += [f"{_games_played(kept, player, characters)}:", ""]
        lines += [*_wins_table(kept, player, characters), ""]
        lines += [f"Outside of {LOW} to {HIGH}: {_outside(kept, player, characters)}.", ""]
    lines += ["How often a game of its character each of their spaces is used:", ""]
    lines += [*_uses_table(kept, characters), ""]
    unused = _unused(kept, characters)
    return [*lines, f"Used less than {USED} times a game by `{STRONG}`: {unused}."]


def _wins_table(kept: dict[str, Any], player: str, characters: str) -> list[str]:
    rows = []
    for card in HospitalRush().cards.characters:
        row = [f"{card.name}{' (house)' if card.house else ''}"]
        for seats, of in _by_seats(kept, player, characters).items():
            wins, half = _wins(of, seats, card.id)
            row.append(f"{wins:.2f} ± {half:.2f}")
        rows.append(row)
    return table(["character", *(f"{seats} players" for seats in SEATS)], rows)


def _uses(of: Counts, character: str, space: str) -> float:
    return of["placed"].get(space, 0) / of["seen"][character]


def _uses_table(kept: dict[str, Any], characters: str) -> list[str]:
    rows = []
    for card in HospitalRush().played({"characters": characters}).characters:
        for space in card.spaces:
            row = [space.title(), " / ".join(map(str, space.costs)), "red" if space.red else "fair"]
            for player in PLAYERS:
                found = _by_seats(kept, player, characters).values()
                row += [f"{_uses(of, card.id, space.id):.2f}" for of in found]
            rows.append(row)
    heads = [f"`{player}`, {seats} players" for player in PLAYERS for seats in SEATS]
    return table(["space", "cost", "colour", *heads], rows)


def _unused(kept: dict[str, Any], characters: str) -> str:
    """The spaces that the stronger player hardly uses, by how many play."""
    found = [
        f"{space.title()} {uses:.2f} with {seats}"
        for card in HospitalRush().cards.characters
        for space in card.spaces
        for seats, of in _by_seats(kept, STRONG, characters).items()
        if (uses := _uses(of, card.id, space.id)) < USED
    ]
    return ", ".join(found) or "none"


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
    """How many markers each space of the main board gets in a game."""
    rows = []
    for card in HospitalRush().cards.spaces:
        row = [card.name]
        for player in PLAYERS:
            for of in _by_seats(kept, player).values():
                row.append(f"{of['placed'].get(card.id, 0) / of['games']['games']:.2f}")
        rows.append(row)
    heads = [f"`{player}`, {seats} players" for player in PLAYERS for seats in SEATS]
    return table(["space", *heads], rows)
