"""What a connection is sent: the situation, and what each of its seats may know."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from wardround.server.errors import Refused
from wardround.server.payloads.entries import entry_payload
from wardround.server.payloads.puzzles import puzzle_payload
from wardround.server.payloads.summaries import seat_payloads, table_status
from wardround.server.protocol.bodies import PositionSeen
from wardround.server.protocol.server_messages import (
    Back,
    EntrySeen,
    PleaSeen,
    ProspectSeen,
    Result,
    SeatPayload,
    TableSeen,
    Told,
)
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.seats import consenting_seats, people_seats
from wardround.server.translation import (
    Locale,
    game_speech,
    problem_payload,
    render,
    render_prospects,
    result_of,
)
from wardround.table.contract.data import View
from wardround.table.play.game_in_progress import AnyPlay
from wardround.table.speakers import SPECTATOR, Seat, Viewer


class Sight(NamedTuple):
    """What a seat may know now, without entries: its view is the public one with its own parts."""

    payload: SeatPayload
    public: View
    own: View


class Picture(NamedTuple):
    """A table as it is shown at one moment to whoever holds some seats: its sights, and the rest.

    Parts that did not change from one moment to the next are the same objects in both pictures, and
    what several connections are shown is the same object in theirs.
    """

    table: TableSeen
    sights: list[Sight]


def picture_of(table: LiveTable, seats: tuple[int, ...], locale: Locale) -> Picture:
    """The table as it is now for a connection that holds these seats."""
    return Picture(
        table.once(("table", locale), lambda: _situation(table, locale)),
        [
            table.once(("sight", seat, locale), partial(_sight, table, seat, locale))
            for seat in seats or (SPECTATOR,)
        ],
    )


def entries_of(
    table: LiveTable, seats: tuple[int, ...], since: int, locale: Locale
) -> list[list[EntrySeen]]:
    """For each sight of such a connection the entries after the first `since`."""
    return [
        [entry_payload(table, place, seat, locale) for place in range(since, table.seq)]
        for seat in seats or (SPECTATOR,)
    ]


def table_payload(
    table: LiveTable, seats: tuple[int, ...], since: int, locale: Locale, number: int = 1
) -> TableSeen:
    """All that a connection is sent that holds these seats and has seen `since` entries."""
    since = since if since <= table.seq else 0
    picture = picture_of(table, seats, locale)
    entries = entries_of(table, seats, since, locale)
    sights = [
        replace(sight.payload, entries=seen)
        for sight, seen in zip(picture.sights, entries, strict=True)
    ]
    return replace(picture.table, since=since, number=number, sights=sights)


def _situation(table: LiveTable, locale: Locale) -> TableSeen:
    """What everybody is shown, without sights."""
    return TableSeen(
        table=table.id,
        game=table.record.game,
        status=table_status(table),
        heading=table.record.heading,
        seq=table.seq,
        since=0,
        seats=table.renewed("seats", lambda: seat_payloads(table)),
        sights=[],
        plea=_plea_payload(table),
        deadline=table.deadline.left,
        standing=table.renewed("standing", lambda: _standing(table)),
        result=table.record.result,
        rematch=table.record.rematch,
        rematch_by=table.record.rematch_by,
        host=table.record.host,
        stand_in=table.record.stand_in,
        problem=problem_payload(table.problem, locale.language) if table.problem else None,
        puzzle=puzzle_payload(table, locale.language),
    )


def position_payload(table: LiveTable, seat: Seat) -> PositionSeen:
    """The position of a table as a seat sees it; Refused before the game has begun."""
    if table.play is None:
        raise table.problem or Refused("table-not-begun")
    game, state = table.play.game, table.play.state
    return PositionSeen(seat, game.view(state, seat), result_of(game.outcome(state)))


def _standing(table: LiveTable) -> Result | None:
    play = table.play
    return result_of(play.game.outcome(play.state)) if play else None


def _plea_payload(table: LiveTable) -> PleaSeen | None:
    plea = table.play.plea if table.play else None
    if plea is None:
        return None
    seconds = max(0.0, plea.until - table.services.clock())
    waiting = sorted(plea.waiting)
    return PleaSeen(plea.number, plea.seat, plea.words, plea.entry, waiting, round(seconds, 1))


def _sight(table: LiveTable, seat: Viewer, locale: Locale) -> Sight:
    payload = SeatPayload(seat, {}, False, [], 0, False, None, None, [], True, False, None, [])
    play = table.play
    if play is None:
        return Sight(payload, {}, {})
    public = table.renewed("view", lambda: play.game.view(play.state, SPECTATOR))
    if seat == SPECTATOR:
        payload.view = public
        return Sight(payload, public, {})
    own = table.renewed(("own view", seat), lambda: play.game.own_view(play.state, seat))
    payload.view, payload.private = {**public, **own}, _shows_more(own, public)
    _add_prompt(table, play, payload, locale)
    return Sight(payload, public, own)


def _shows_more(own: View, public: View) -> bool:
    """Whether a seat's own parts show more than a spectator's, aside from whose they are."""
    return any(public.get(name) != part for name, part in own.items() if name != "seat")


class _Asked(NamedTuple):
    """What a seat is asked and may say, in a language."""

    question: Told
    reason: Told
    prospects: dict[str, ProspectSeen]
    legal: list[str]
    resting: bool


def _ask(play: AnyPlay, names: list[str], seat: Seat, locale: Locale) -> _Asked:
    game, state = play.game, play.state
    speech, prompt = game_speech(game, locale), game.prompt(state, seat)
    return _Asked(
        render(speech, prompt.question, names),
        render(speech, prompt.reason, names),
        render_prospects(speech, prompt, names),
        [game.vocabulary.word(number) for number in game.legal(state, seat)],
        game.is_idle(state, seat),
    )


def _add_prompt(table: LiveTable, play: AnyPlay, payload: SeatPayload, locale: Locale) -> None:
    """Add what the seat is asked, what it may say, and what it may take back."""
    seat, names, word = payload.seat, table.names, play.game.vocabulary.word
    asked = table.while_same(
        ("asked", seat, locale),
        (play.game.prompt_basis(payload.view, seat), names),
        lambda: _ask(play, names, seat, locale),
    )
    payload.question, payload.reason, payload.prospects, payload.legal, payload.resting = asked
    payload.prompt = play.prompts.numbers[seat]
    turn = table.once("turn", lambda: play.turn)
    payload.asked = seat in turn
    payload.last = turn == [seat]
    payload.undo = _undo_payload(table, play, seat)
    redo = play.redo_stack.last(seat)
    payload.redo = [word(one.word) for one in redo.words if one.speaker == seat] if redo else []


def _undo_payload(table: LiveTable, play: AnyPlay, seat: Seat) -> Back | None:
    consenting = table.once("consenting", lambda: consenting_seats(table.record))
    offer = play.undo_offer(seat, consenting)
    if offer is None or (not offer.free and len(people_seats(table.record)) == 1):
        return None
    words = [play.game.vocabulary.word(logged.word.word) for logged in offer.sentence]
    return Back(words, offer.free, offer.since)
