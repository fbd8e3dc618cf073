"""The HTTP routes, each with the structures of its request and its response."""

from __future__ import annotations

import io
import logging

import segno

import wardround
from wardround.games import GAMES
from wardround.players import PLAYERS
from wardround.server.errors import NotFound
from wardround.server.http.analysis_routes import ANALYSIS
from wardround.server.http.request import Call, Route
from wardround.server.payloads.options import (
    SEATS,
    check_options,
    game_facts_payload,
    game_payload,
)
from wardround.server.payloads.personal_bests import best_lists
from wardround.server.payloads.replay import Compressed, journal_text, recording_of
from wardround.server.payloads.summaries import record_summary, table_summary
from wardround.server.payloads.table_payload import position_payload
from wardround.server.protocol import bodies, client_messages, option_bodies
from wardround.server.security import tokens
from wardround.server.security.reachability import base_for_others, told_addresses
from wardround.server.storage.interface import TableRecord, unreadable_record
from wardround.server.tables.rules_pinning import rules_problem
from wardround.server.translation import PHRASES, plain_speech, problem_payload
from wardround.table.errors import BadCard
from wardround.table.game import AnyGame
from wardround.table.speakers import SPECTATOR
from wardround.text import languages

LOG = logging.getLogger("wardround.server")
LISTED = 100


async def health(call: Call) -> bodies.Health:
    """Whether the server is up, and what it runs."""
    watch = call.registry.services.watch
    return bodies.Health(
        not watch.lost,
        watch.problems,
        wardround.__version__,
        call.registry.services.rules_build.name,
        call.registry.services.rules_build.compiling,
        client_messages.VERSION,
        len(call.registry.tables),
        told_addresses(call.request, call.registry.services.settings),
    )


async def games(call: Call) -> option_bodies.GameList:
    """The games there are, with their options explained."""
    say = plain_speech(call.language).label
    phrases = [option_bodies.OptionValue(key, say(key)) for key in PHRASES]
    found = [game_payload(name, call.locale) for name in GAMES]
    return option_bodies.GameList(found, languages(), phrases)


async def settle(call: Call) -> option_bodies.OptionsSettled:
    """Options with their defaults or the reason why not, values that do not fit, own cards."""
    found: AnyGame | BadCard
    try:
        found = await call.registry.services.cards.read(call.game, call.body.cards, call.address)
    except BadCard as error:
        found = error
    return check_options(call.game, found, call.body.options, call.locale)


async def game_facts(call: Call) -> bodies.GameFacts:
    """The cards and numbers of a game under these options.

    Without `seats` they are those of the fewest, and cards are told for any number of seats.
    """
    cards, given = call.registry.services.cards, call.body.options
    game = await cards.read_or_refuse(call.game, call.body.cards, call.address)
    options = game.resolve_options({SEATS: game.seat_counts[0], **given})
    return game_facts_payload(game, options, call.locale, any_seats=SEATS not in given)


async def table_facts(call: Call) -> bodies.GameFacts:
    """The cards and numbers a table is played with."""
    async with call.registry.visit(call.table_id) as table:
        if table.game is None:
            raise table.problem or NotFound("table-unknown", table=call.table_id)
        return game_facts_payload(table.game, table.record.options, call.locale)


async def create(call: Call) -> bodies.TableMade:
    """Make a table. Its name is its invitation; public ones are listed too."""
    return await call.registry.create(call.body, call.address)


async def lobby(call: Call) -> bodies.TableList:
    """Public tables that wait for players or are being played."""
    found = await _list(call, ("waiting", "playing"))
    found.tables = [one for one in found.tables if not _has_no_people(one)]
    return found


def _has_no_people(one: bodies.TableSummary) -> bool:
    return one.status == "waiting" and not any(seat.kind == "person" for seat in one.seats)


async def history(call: Call) -> bodies.TableList:
    """Public tables whose games are over."""
    return await _list(call, ("over",))


async def _list(call: Call, statuses: tuple[str, ...]) -> bodies.TableList:
    found = await call.registry.services.store.public(statuses, LISTED)
    return bodies.TableList([await _summary(call, record, seq) for record, seq in found])


async def _summary(call: Call, record: TableRecord, seq: int) -> bodies.TableSummary:
    """A table as it is listed; one that cannot be told of is listed as damaged."""
    try:
        return await _tell(call, record, seq)
    except Exception:
        LOG.exception("table %s cannot be listed", record.id)
        bad = unreadable_record(record.id, record.status, record.changed)
        return await _tell(call, bad, seq)


async def _tell(call: Call, record: TableRecord, seq: int) -> bodies.TableSummary:
    table = call.registry.tables.get(record.id)
    if table is not None and record.game:
        async with table.lock():
            return table_summary(table, call.locale)
    made = record_summary(record, seq, call.locale)
    wrong = rules_problem(record)
    if wrong is not None:
        made.status, made.problem = "frozen", problem_payload(wrong, call.language)
    return made


async def table(call: Call) -> bodies.TableSummary:
    """One table, for whoever knows its name."""
    async with call.registry.visit(call.table_id) as table, table.lock():
        return table_summary(table, call.locale)


async def held(call: Call) -> bodies.HeldList:
    """The tables a browser holds seats of, the last changed first."""
    found = [
        bodies.Held(seat, token, await _summary(call, record, seq))
        for token, seat, record, seq in await _held_records(call)
    ]
    found.sort(key=lambda one: -one.table.changed)
    return bodies.HeldList(found)


async def _held_records(call: Call) -> list[tuple[str, int, TableRecord, int]]:
    """For each token of the body that holds a seat: the seat, its table, the sequence number."""
    held = call.registry.held(call.body.tokens)
    records = await call.registry.services.store.records([seat.table_id for _, seat in held])
    known = {record.id: (record, seq) for record, seq in records}
    return [
        (token, seat.seat, *known[seat.table_id])
        for token, seat in held
        if seat.table_id in known and _holds(known[seat.table_id][0], seat)
    ]


def _holds(record: TableRecord, held: tokens.Held) -> bool:
    seats = record.seats
    return held.seat < len(seats) and seats[held.seat].generation == held.generation


async def bests(call: Call) -> option_bodies.Bests:
    """Personal bests: the finished solo games of these tokens, by what they were played with."""
    held = await _held_records(call)
    return option_bodies.Bests(
        best_lists(((token, record) for token, _, record, _ in held), call.locale)
    )


async def position(call: Call) -> bodies.PositionSeen:
    """The position of a table as the seat of a token sees it."""
    async with call.registry.lock_seat(call.table_id, call.body.token) as (table, seat):
        return position_payload(table, seat)


async def join(call: Call) -> bodies.Seated:
    """Take an open seat as a guest."""
    return await call.registry.join(call.table_id, call.body.name, call.body.seat, call.address)


async def fill(call: Call) -> bodies.Done:
    """The host gives the open seats to a bot, so that the game begins."""
    PLAYERS.check_served(call.body.bot)
    await call.registry.fill(call.table_id, call.body.token, call.body.bot, call.body.seat)
    return bodies.Done()


async def remove(call: Call) -> bodies.Done:
    """The host takes a seat from somebody, before the game."""
    await call.registry.remove(call.table_id, call.body.token, call.body.seat)
    return bodies.Done()


async def close(call: Call) -> bodies.Done:
    """The host closes a table that has not begun."""
    await call.registry.close_table(call.table_id, call.body.token)
    return bodies.Done()


async def leave(call: Call) -> bodies.Done:
    """Leave. While the game is on, a stand-in plays and the token takes the seat back."""
    await call.registry.leave(call.table_id, call.body.token)
    return bodies.Done()


async def code(call: Call) -> bodies.MoveCode:
    """A one-time code that moves a seat to another device."""
    made = await call.registry.move_code(call.table_id, call.body.token)
    return bodies.MoveCode(made, call.registry.codes.seconds)


async def redeem(call: Call) -> bodies.Seated:
    """Take a seat over with a code. Older tokens of the seat become void."""
    return await call.registry.redeem(call.body.code)


async def rematch(call: Call) -> bodies.Seated:
    """One's own seat at a table that plays the same game again."""
    return await call.registry.rematch(call.table_id, call.body.token, call.address)


async def text(call: Call) -> str:
    """The journal of a finished game, as text."""
    async with call.registry.visit(call.table_id) as table, table.lock():
        return journal_text(table)


async def steps(call: Call) -> Compressed:
    """A finished game by sentence, a page of them, through the eyes of a seat."""
    seat, page = call.number("seat", SPECTATOR), call.number("page", 0)
    async with call.registry.visit(call.table_id) as table, table.lock():
        recording = recording_of(table, seat)
    return await call.replays.page(recording, seat, page, call.locale, call.address)


async def invitation(call: Call) -> bytes:
    """A picture (QR code) of the link to a table."""
    async with call.registry.visit(call.table_id) as table:
        return picture(f"{_base(call)}#/table/{table.id}")


async def move(call: Call) -> bytes:
    """A picture (QR code) of the link that moves a seat."""
    code = call.request.path_params["code"]
    if not call.registry.codes.known(code):
        raise NotFound("code-unknown")
    return picture(f"{_base(call)}#/move/{code}")


def _base(call: Call) -> str:
    return base_for_others(call.request, call.registry.services.settings)


def picture(text: str) -> bytes:
    """A QR code as SVG."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", scale=8, border=4)
    return out.getvalue()


ROUTES: tuple[Route, ...] = (
    Route("GET", "/api/health", health, None, bodies.Health),
    Route("GET", "/api/games", games, None, option_bodies.GameList),
    Route(
        "POST",
        "/api/games/{game}/settle",
        settle,
        option_bodies.OptionsWanted,
        option_bodies.OptionsSettled,
    ),
    Route(
        "POST", "/api/games/{game}/facts", game_facts, option_bodies.OptionsWanted, bodies.GameFacts
    ),
    Route("GET", "/api/tables", lobby, None, bodies.TableList, cost=2),
    Route("POST", "/api/tables", create, bodies.NewTable, bodies.TableMade, cost=5),
    Route("GET", "/api/history", history, None, bodies.TableList, cost=2),
    Route("POST", "/api/held", held, bodies.Holdings, bodies.HeldList, cost=2),
    Route("POST", "/api/bests", bests, option_bodies.SoloTokens, option_bodies.Bests, cost=2),
    Route("POST", "/api/codes", redeem, bodies.Redeem, bodies.Seated),
    Route("GET", "/api/tables/{table}", table, None, bodies.TableSummary),
    Route("GET", "/api/tables/{table}/facts", table_facts, None, bodies.GameFacts, cost=2),
    Route("POST", "/api/tables/{table}/position", position, bodies.Holding, bodies.PositionSeen),
    Route("POST", "/api/tables/{table}/seats", join, bodies.Join, bodies.Seated),
    Route("POST", "/api/tables/{table}/fill", fill, bodies.Fill, bodies.Done),
    Route("POST", "/api/tables/{table}/remove", remove, bodies.Remove, bodies.Done),
    Route("POST", "/api/tables/{table}/close", close, bodies.Holding, bodies.Done),
    Route("POST", "/api/tables/{table}/leave", leave, bodies.Holding, bodies.Done),
    Route("POST", "/api/tables/{table}/code", code, bodies.Holding, bodies.MoveCode),
    Route("POST", "/api/tables/{table}/rematch", rematch, bodies.Holding, bodies.Seated, cost=2),
    Route("GET", "/api/tables/{table}/journal", text, None, str),
    Route("GET", "/api/tables/{table}/qr.svg", invitation, None, bytes, cost=2),
    Route("GET", "/api/codes/{code}/qr.svg", move, None, bytes),
    Route(
        "GET",
        "/api/tables/{table}/replay",
        steps,
        None,
        bodies.Replay,
        ("seat", "page"),
        cost=3,
    ),
    *ANALYSIS,
)
