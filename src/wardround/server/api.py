"""What can be asked over HTTP: each route with the structures that it is described from."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import segno
from starlette.requests import Request

import wardround
from wardround.build import build_info
from wardround.games import GAMES
from wardround.players import PLAYERS
from wardround.server import analysis_bodies, bodies, choice_bodies, wire
from wardround.server.bests import best_lists
from wardround.server.errors import Malformed, NotFound
from wardround.server.hall import Hall
from wardround.server.hinting import hinted
from wardround.server.offering import checked, facts, game_for, game_seen
from wardround.server.pinning import pinned
from wardround.server.puzzling import chosen, picture_of, puzzle_list, solution_told
from wardround.server.replaying import journal, replay
from wardround.server.sights import row_summary, summary
from wardround.server.store import Row
from wardround.server.telling import PHRASES, plain_speech, problem
from wardround.table.game import SPECTATOR
from wardround.text import languages

LISTED = 100
MOST_STEPS = 5000


class Call(NamedTuple):
    """A request: the hall, the path's and query's parts, the body, the language to answer in."""

    hall: Hall
    request: Request
    body: Any
    language: str

    @property
    def table(self) -> str:
        """The table the path names."""
        return str(self.request.path_params["table"])

    @property
    def game(self) -> str:
        """The game the path names."""
        return str(self.request.path_params["game"])

    @property
    def card_bytes(self) -> int:
        """How long a card file may be."""
        return self.hall.house.settings.card_bytes

    def number(self, name: str, default: int) -> int:
        """A whole number of the query."""
        return self._number(name, self.request.query_params.get(name, str(default)))

    def path_number(self, name: str) -> int:
        """A whole number of the path."""
        return self._number(name, str(self.request.path_params[name]))

    def _number(self, name: str, text: str) -> int:
        try:
            return int(text[:10])
        except ValueError:
            raise Malformed("query-number", name=name, text=text[:20]) from None


class Route(NamedTuple):
    """One operation. `body` is None where nothing is sent; an answer of `str` is plain text,
    of `bytes` a picture.
    """

    method: str
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    body: Any
    answer: Any
    query: tuple[str, ...] = ()


async def health(call: Call) -> bodies.Health:
    """Whether the server is up, and what it runs."""
    return bodies.Health(
        True, wardround.__version__, build_info()["build"], wire.VERSION, len(call.hall.rooms)
    )


async def games(call: Call) -> choice_bodies.GameList:
    """The games there are, with their options explained."""
    say = plain_speech(call.language).label
    phrases = [choice_bodies.OptionValue(key, say(key)) for key in PHRASES]
    found = [game_seen(name, call.language) for name in GAMES]
    return choice_bodies.GameList(found, languages(), phrases)


async def settle(call: Call) -> choice_bodies.OptionsSettled:
    """Options with defaults filled in or the reason why not, what goes with them, own cards."""
    return checked(call.game, call.body, call.card_bytes, call.language)


async def game_facts(call: Call) -> bodies.GameFacts:
    """The cards and numbers of a game under these options."""
    game = game_for(call.game, call.body.cards, call.card_bytes)
    return facts(game, game.settle(call.body.options), call.language)


async def table_facts(call: Call) -> bodies.GameFacts:
    """The cards and numbers a table is played with."""
    async with call.hall.visit(call.table) as room:
        if room.game is None:
            raise room.problem or NotFound("table-unknown", table=call.table)
        return facts(room.game, room.row.options, call.language)


async def create(call: Call) -> bodies.TableMade:
    """Make a table. Its name is its invitation; public ones are listed too."""
    return await call.hall.create(call.body)


async def lobby(call: Call) -> bodies.TableList:
    """Public tables that wait for players or are being played."""
    found = await _listed(call, ("waiting", "playing"))
    found.tables = [one for one in found.tables if not _deserted(one)]
    return found


def _deserted(one: bodies.TableSummary) -> bool:
    return one.status == "waiting" and not any(seat.kind == "person" for seat in one.seats)


async def history(call: Call) -> bodies.TableList:
    """Public tables whose games are over."""
    return await _listed(call, ("over",))


async def _listed(call: Call, statuses: tuple[str, ...]) -> bodies.TableList:
    found = await call.hall.house.store.public(statuses, LISTED)
    return bodies.TableList([await _summary(call, row, seq) for row, seq in found])


async def _summary(call: Call, row: Row, seq: int) -> bodies.TableSummary:
    room = call.hall.rooms.get(row.id)
    if room is not None:
        async with room.writing():
            return summary(room, call.language)
    made = row_summary(row, seq, call.language)
    wrong = pinned(row)
    if wrong is not None:
        made.status, made.problem = "frozen", problem(wrong, call.language)
    return made


async def table(call: Call) -> bodies.TableSummary:
    """One table, for whoever knows its name."""
    async with call.hall.visit(call.table) as room, room.writing():
        return summary(room, call.language)


async def held(call: Call) -> bodies.HeldList:
    """The tables a browser holds seats of, the last changed first."""
    found = [
        bodies.Held(seat, token, await _summary(call, row, seq))
        for token, seat, row, seq in await _held_rows(call)
    ]
    found.sort(key=lambda one: -one.table.changed)
    return bodies.HeldList(found)


async def _held_rows(call: Call) -> list[tuple[str, int, Row, int]]:
    """The tokens of the body that hold a seat: which, of what table, with its sequence number."""
    tokens = call.hall.held(call.body.tokens)
    rows = await call.hall.house.store.rows([seat.table for _, seat in tokens])
    known = {row.id: (row, seq) for row, seq in rows}
    return [
        (token, seat.seat, *known[seat.table])
        for token, seat in tokens
        if seat.table in known
        and known[seat.table][0].chairs[seat.seat].generation == seat.generation
    ]


async def bests(call: Call) -> choice_bodies.Bests:
    """Personal bests: the finished solo games of these tokens, by what they were played with."""
    held = await _held_rows(call)
    return choice_bodies.Bests(
        best_lists(((token, row) for token, _, row, _ in held), call.language)
    )


async def join(call: Call) -> bodies.Seated:
    """Take an open seat as a guest."""
    return await call.hall.join(call.table, call.body.name, call.body.seat)


async def fill(call: Call) -> bodies.Done:
    """Give the open seats to a bot, so that the game begins."""
    PLAYERS.find(call.body.bot)
    await call.hall.fill(call.table, call.body.token, call.body.bot, call.body.seat)
    return bodies.Done()


async def leave(call: Call) -> bodies.Done:
    """Leave. While the game is on, a stand-in plays and the token takes the seat back."""
    await call.hall.leave(call.table, call.body.token)
    return bodies.Done()


async def code(call: Call) -> bodies.MoveCode:
    """A one-time code that moves a seat to another device."""
    made = await call.hall.move_code(call.table, call.body.token)
    return bodies.MoveCode(made, call.hall.codes.seconds)


async def redeem(call: Call) -> bodies.Seated:
    """Take a seat over with a code. Its older tokens hold nothing any more."""
    return await call.hall.redeem(call.body.code)


async def rematch(call: Call) -> bodies.Seated:
    """One's own seat at a table that plays the same game again."""
    return await call.hall.rematch(call.table, call.body.token)


async def hint(call: Call) -> analysis_bodies.HintSeen:
    """What whoever holds a seat that is asked should say, by what that seat can see."""
    return await hinted(call.hall, call.table, call.body.token, call.language)


async def puzzles(call: Call) -> analysis_bodies.PuzzleList:
    """How many puzzles there are of each grade, and which is that of today."""
    return puzzle_list()


async def pose(call: Call) -> bodies.TableMade:
    """A table at which somebody solves a puzzle alone: by number, of today, or any (of a grade)."""
    return await call.hall.pose(chosen(call.body), call.body.name)


async def solution(call: Call) -> analysis_bodies.Solution:
    """The solution of a puzzle, sentence by sentence."""
    return solution_told(call.path_number("number"), call.language)


async def result(call: Call) -> bytes:
    """A picture to be shared: how an answer to a puzzle compares."""
    async with call.hall.visit(call.table) as room, room.writing():
        return picture_of(room, call.language)


async def text(call: Call) -> str:
    """The journal of a finished game, as text."""
    async with call.hall.visit(call.table) as room, room.writing():
        return journal(room)


async def steps(call: Call) -> bodies.Replay:
    """A finished game by sentence, whole or from a step on, through the eyes of a seat."""
    seat, first = call.number("seat", SPECTATOR), call.number("first", 0)
    count = min(call.number("count", MOST_STEPS), MOST_STEPS)
    async with call.hall.visit(call.table) as room, room.writing():
        return replay(room, seat, first, count, call.language)


async def invitation(call: Call) -> bytes:
    """A picture (QR code) of the link to a table."""
    async with call.hall.visit(call.table) as room:
        return picture(f"{call.request.base_url}#/table/{room.id}")


async def move(call: Call) -> bytes:
    """A picture (QR code) of the link that moves a seat."""
    code = call.request.path_params["code"]
    if not call.hall.codes.known(code):
        raise NotFound("code-unknown")
    return picture(f"{call.request.base_url}#/move/{code}")


def picture(text: str) -> bytes:
    """A QR code as SVG."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", scale=8, border=4)
    return out.getvalue()


ROUTES: tuple[Route, ...] = (
    Route("GET", "/api/health", health, None, bodies.Health),
    Route("GET", "/api/games", games, None, choice_bodies.GameList),
    Route(
        "POST",
        "/api/games/{game}/settle",
        settle,
        choice_bodies.OptionsWanted,
        choice_bodies.OptionsSettled,
    ),
    Route(
        "POST", "/api/games/{game}/facts", game_facts, choice_bodies.OptionsWanted, bodies.GameFacts
    ),
    Route("GET", "/api/tables", lobby, None, bodies.TableList),
    Route("POST", "/api/tables", create, bodies.NewTable, bodies.TableMade),
    Route("GET", "/api/history", history, None, bodies.TableList),
    Route("POST", "/api/held", held, bodies.Holdings, bodies.HeldList),
    Route("POST", "/api/bests", bests, choice_bodies.SoloTokens, choice_bodies.Bests),
    Route("POST", "/api/codes", redeem, bodies.Redeem, bodies.Seated),
    Route("GET", "/api/tables/{table}", table, None, bodies.TableSummary),
    Route("GET", "/api/tables/{table}/facts", table_facts, None, bodies.GameFacts),
    Route("POST", "/api/tables/{table}/seats", join, bodies.Join, bodies.Seated),
    Route("POST", "/api/tables/{table}/fill", fill, bodies.Fill, bodies.Done),
    Route("POST", "/api/tables/{table}/leave", leave, bodies.Holding, bodies.Done),
    Route("POST", "/api/tables/{table}/code", code, bodies.Holding, bodies.MoveCode),
    Route("POST", "/api/tables/{table}/rematch", rematch, bodies.Holding, bodies.Seated),
    Route("POST", "/api/tables/{table}/hint", hint, bodies.Holding, analysis_bodies.HintSeen),
    Route("GET", "/api/tables/{table}/journal", text, None, str),
    Route("GET", "/api/puzzles", puzzles, None, analysis_bodies.PuzzleList),
    Route("POST", "/api/puzzles", pose, analysis_bodies.PuzzleWanted, bodies.TableMade),
    Route("GET", "/api/puzzles/{number}/solution", solution, None, analysis_bodies.Solution),
    Route("GET", "/api/tables/{table}/result.svg", result, None, bytes),
    Route("GET", "/api/tables/{table}/qr.svg", invitation, None, bytes),
    Route("GET", "/api/codes/{code}/qr.svg", move, None, bytes),
    Route(
        "GET",
        "/api/tables/{table}/replay",
        steps,
        None,
        bodies.Replay,
        ("seat", "first", "count"),
    ),
)
