"""`wardround play`: seat people and bots, and open the screen that fits."""

from __future__ import annotations

import difflib
import shlex
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from wardround.games import GAMES
from wardround.players import PLAYERS, is_player
from wardround.players.player import BadPlayer
from wardround.players.programs import closing
from wardround.table.errors import BadOption, WardroundError
from wardround.terminal.calling import called_as
from wardround.terminal.card_files import game_for, keep_cards
from wardround.terminal.games import kit_of
from wardround.terminal.journals import read_torn
from wardround.terminal.output import fits_full_screen, out
from wardround.terminal.parameters import DEFAULT_GAME, Cards, GameName, Options, options_from
from wardround.terminal.play.best_results import place_of
from wardround.terminal.play.lines import LinePlay
from wardround.terminal.play.saves import (
    Keeper,
    journals_in,
    newest_unfinished,
    unfinished_folder,
)
from wardround.terminal.play.session import LocalSession, resume_session

DEFAULT_PLAYERS = ("you", "greedy")
ALIKE = 0.8


class Wish(NamedTuple):
    """A game to be played, as it was asked for.

    `resume` is None, "" (the last one), a number of the list of unfinished games, or a file.
    `cards` is a file of cards of one's own.
    """

    game: str
    seats: int | None
    players: str | None
    options: tuple[str, ...]
    seed: int | None
    resume: str | None
    save: str | None
    plain: bool
    fast: bool
    cards: str | None = None


class Seated(NamedTuple):
    """A game about to be played, where it is kept, and what is to be said before."""

    session: LocalSession
    keeper: Keeper
    hint: str


def play(
    game: GameName = DEFAULT_GAME,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="How many play (as many as --players).")] = None,
    players: Annotated[
        str | None,
        Parameter(
            help="Who plays, one a seat: `random`, `rollout`, `greedy`, `solver` and `expert` are "
            "bots (`expert:ms=500`: with a budget), `module:Class` and `program:PATH` are bots of "
            "your own, any other name is a person. The default is you,greedy."
        ),
    ] = None,
    option: Options = (),
    seed: Annotated[int | None, Parameter(help="Seed of chance.")] = None,
    resume: Annotated[
        tuple[str, ...] | None,
        Parameter(
            name="--resume",
            consume_multiple=(0, 1),
            help="Continue the game of this number (see `wardround games`) or in this file; "
            "without one, the last unfinished game.",
        ),
    ] = None,
    save: Annotated[str | None, Parameter(help="Save the game to this file.")] = None,
    plain: Annotated[bool, Parameter(help="Lines only: for screen readers and pipes.")] = False,
    fast: Annotated[bool, Parameter(help="Do not pause after a bot's move.")] = False,
    cards: Cards = None,
) -> None:
    """Play a game at this terminal, with people and bots.

    The game is saved after every word.

    **Examples**

        wardround play

        wardround play --players Ada,Bea,greedy --option administrators=no

        wardround play --seats 1 --option set=hard --cards my-cards.toml

        wardround play --resume
    """
    going_on = None if resume is None else "".join(resume)
    wish = Wish(game, seats, players, option, seed, going_on, save, plain, fast, cards)
    play_game(wish)


def play_game(wish: Wish) -> None:
    """Play a game to its end or until the person leaves; it is kept after every word."""
    session, keeper, hint = _new(wish) if wish.resume is None else _resume_game(wish)
    try:
        with closing(list(session.bots.values())):
            _play(wish, session, hint)
    except KeyboardInterrupt:
        out("")
    except BadPlayer:
        _part(session, keeper)
        raise
    _part(session, keeper)


def _play(wish: Wish, session: LocalSession, hint: str) -> None:
    if wish.plain or not fits_full_screen():
        _play_plain(session, hint)
        return
    from wardround.terminal.play.full_screen.app import PlayApp

    app = PlayApp(session, hint, fast=wish.fast)
    app.run()
    if app.failure is not None:
        raise app.failure


def _play_plain(session: LocalSession, hint: str) -> None:
    out(kit_of(session.game.name).scene.welcome(session))
    if hint:
        out(hint)
    LinePlay(session).run()


def _new(wish: Wish) -> Seated:
    game = game_for(wish.game, wish.cards)
    players = _players(wish)
    seats = len(players) if wish.seats is None else wish.seats
    options = game.resolve_options(options_from(seats, wish.options))
    keeper = Keeper(game.name, wish.save)
    session = LocalSession(game, players, options, wish.seed, (), keeper.keep, finish=keeper.close)
    if wish.cards is not None:
        keep_cards(game, options, wish.cards)
    return Seated(session, keeper, _hint(session, keeper))


def _players(wish: Wish) -> tuple[str, ...]:
    """Those named; without names you against greedy bots; seats that do not fit are refused."""
    if wish.players is None:
        fewest = max(len(DEFAULT_PLAYERS), min(GAMES.find(wish.game).seat_counts))
        seats = fewest if wish.seats is None else wish.seats
        return (DEFAULT_PLAYERS + DEFAULT_PLAYERS[1:] * max(0, seats - 2))[: max(1, seats)]
    named = tuple(name.strip() for name in wish.players.split(","))
    if wish.seats is not None and wish.seats != len(named):
        raise BadOption("play-player-count", players=len(named), seats=wish.seats)
    for name in named:
        near = difflib.get_close_matches(name.lower(), PLAYERS, 1, ALIKE)
        if near and not is_player(name):
            raise BadOption("play-bot-near", name=name, near=near[0])
    return named


def _resume_game(wish: Wish) -> Seated:
    if any((wish.players, wish.seats, wish.options, wish.seed is not None)):
        raise BadOption("play-resume-alone")
    path = _path_to_resume(wish.resume or "")
    replayed, dropped = read_torn(str(path), wish.cards)
    game, transcript = replayed.game, replayed.transcript
    if wish.save is not None:
        keeper = Keeper(transcript.game, wish.save)
    else:
        keeper = Keeper.resuming(transcript.game, path)
    if wish.cards is not None:
        keep_cards(game, transcript.options, wish.cards)
    try:
        session = resume_session(game, transcript, keeper.keep, keeper.close)
    except BadOption as error:
        raise WardroundError("in-file", path=str(path), error=str(error)) from error
    torn = WardroundError("play-torn", text=dropped)
    hint = session.speech.error(torn) if dropped else ""
    return Seated(session, keeper, hint)


def _path_to_resume(named: str) -> Path:
    """The file that is named, by its path or its number in the list; without a name the newest."""
    kept = journals_in(unfinished_folder())
    numbered = named.isascii() and named.isdigit() and not Path(named).exists()
    if not kept and (numbered or not named):
        raise WardroundError("play-none-unfinished")
    if numbered and not 1 <= int(named[:4]) <= len(kept):
        raise WardroundError("play-no-such-game", number=named, most=len(kept))
    return kept[int(named) - 1] if numbered else Path(named) if named else kept[0]


def _hint(session: LocalSession, keeper: Keeper) -> str:
    """One line about a game that waits to be finished, if another one does."""
    last = newest_unfinished(but=keeper.path)
    return session.speech.label("play-unfinished") if last else ""


def _part(session: LocalSession, keeper: Keeper) -> None:
    """Say where the game is, and how to go on with it."""
    label = session.speech.label
    keeper.keep(session.journal())
    if session.over:
        told = place_of(keeper.path, session.speech) if len(session.names) == 1 else ""
        if told:
            out(told)
        out(label("play-kept", path=str(keeper.path)))
    elif keeper.by_itself and keeper.path == newest_unfinished():
        out(label("play-resume", command=f"{called_as()} play --resume"))
    else:
        path = shlex.quote(str(keeper.path))
        out(label("play-resume", command=f"{called_as()} play --resume {path}"))
