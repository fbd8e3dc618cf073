"""A finished game, sentence by sentence, through the eyes of a seat; and its journal as text."""

from __future__ import annotations

import gzip
from typing import Any, NamedTuple

import msgspec

from wardround.server.errors import NotFound, Refused
from wardround.server.protocol.bodies import Replay, Step
from wardround.server.services import Services
from wardround.server.storage.interface import EntryRecord, TableRecord
from wardround.server.tables.journal_records import from_records
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.puzzle_tables import game_at
from wardround.server.translation import (
    Locale,
    game_speech,
    happenings_payload,
    result_of,
    sentences_about,
)
from wardround.server.workers.kept import Kept
from wardround.server.workers.pool import WorkFailed
from wardround.table.notation.transcript import Transcript, write
from wardround.table.play.event_log import EventLog, LoggedWord
from wardround.table.play.game_in_progress import AnyPlay, GameInProgress
from wardround.table.speakers import SPECTATOR, Viewer

STEPS_A_PAGE = 100
MOST_KEPT = 64
LEVEL = 6


class Compressed(NamedTuple):
    """A structure as JSON, compressed with gzip."""

    body: bytes


def finished_play(table: LiveTable) -> AnyPlay:
    """The game of a finished table; Refused while it is not over, or its rules are missing."""
    if table.problem is not None:
        raise table.problem
    if table.record.status != "over" or table.play is None:
        raise Refused("journal-later")
    return table.play


def journal_text(table: LiveTable) -> str:
    """The journal of a finished game, as `docs/notation.md` describes it."""
    play = finished_play(table)
    if table.record.position:
        raise Refused("puzzle-no-journal")
    names = tuple("-".join(name.split()) for name in table.names)
    game, entries = play.game, tuple(play.entries)
    return write(game, Transcript(game.name, game.rules_version, play.options, names, entries))


class Recording(NamedTuple):
    """A finished game as a worker is told of it."""

    record: TableRecord
    cards: str
    entries: list[EntryRecord]


def recording_of(table: LiveTable, seat: Viewer) -> Recording:
    """What a replay for this seat is made of; Refused or NotFound if there can be none."""
    finished_play(table)
    if seat != SPECTATOR and not 0 <= seat < len(table.record.seats):
        raise NotFound("seat-range", seat=seat + 1, seats=len(table.record.seats))
    return Recording(table.record, table.cards, table.saved_entries)


class Replays:
    """Makes replays in worker processes. They are kept, since a finished game does not change."""

    def __init__(self, services: Services) -> None:
        self._desk = services.desk
        self._seconds = services.settings.replay_seconds
        self._kept: Kept[tuple[str, Viewer, Locale], list[bytes]] = Kept(MOST_KEPT)

    async def page(
        self, recording: Recording, seat: Viewer, page: int, locale: Locale, owner: str
    ) -> Compressed:
        """Steps of a finished game: a page of them, counted from 0, as compressed JSON."""

        async def make() -> list[bytes]:
            given = recording, seat, locale
            return await self._desk.run(self._seconds, compressed_pages, *given, owner=owner)

        try:
            pages = await self._kept.get((recording.record.id, seat, locale), make)
        except WorkFailed:
            raise Refused("replay-failed") from None
        if not 0 <= page < len(pages):
            raise NotFound("page-range", page=page, pages=len(pages))
        return Compressed(pages[page])


def compressed_pages(recording: Recording, seat: Viewer, locale: Locale) -> list[bytes]:
    """All pages of a replay. Runs in a worker."""
    made = replay_pages(recording, seat, locale)
    return [gzip.compress(msgspec.json.encode(page), LEVEL) for page in made]


def replay_pages(recording: Recording, seat: Viewer, locale: Locale) -> list[Replay]:
    """Every step of a finished game with the view after it, so many to a page."""
    record, game = recording.record, game_at(recording.record, recording.cards)
    entries = from_records(game, recording.entries)
    play = GameInProgress(game, record.options, None, entries, trusted=True)
    state = game.start(play.options)
    start = game.view(state, seat)
    speech, names = game_speech(game, locale), [holder.name for holder in record.seats]
    steps: list[Step] = []
    for number, passage in enumerate(play.log.passages()):
        for logged in passage:
            game.apply(state, logged.word.speaker, logged.word.word)
        step = _step(play.log, number, passage, seat)
        step.lines = sentences_about(speech, step.happenings, names)
        step.view = game.view(state, seat)
        step.standing = result_of(game.outcome(state))
        steps.append(step)
    total, pages = len(steps), max(1, -(-len(steps) // STEPS_A_PAGE))
    return [
        Replay(
            record.id,
            game.name,
            seat,
            total,
            pages,
            page,
            start,
            steps[page * STEPS_A_PAGE : (page + 1) * STEPS_A_PAGE],
            record.result,
        )
        for page in range(pages)
    ]


def _step(log: EventLog[Any], number: int, passage: list[LoggedWord], seat: Viewer) -> Step:
    begun = passage[0]
    words = [log.word_for(logged, seat) for logged in passage]
    happenings = [one for logged in passage for one in log.happenings_for(logged, seat)]
    place, speaker = begun.place + 1, begun.word.speaker
    return Step(
        number, place, begun.heading, speaker, words, happenings_payload(happenings), [], {}, None
    )
