"""A hint for the seat that somebody holds, in their language."""

from __future__ import annotations

from wardround.analysis.advice import seat_to_advise
from wardround.analysis.explanation import explain_advice
from wardround.server.errors import Refused
from wardround.server.protocol.analysis_bodies import HintSeen
from wardround.server.tables.chat import post_line
from wardround.server.tables.registry import TableRegistry
from wardround.server.tables.seats import people_seats
from wardround.server.translation import Locale, game_speech, redact, sentences_about
from wardround.server.workers.advice import Moment
from wardround.server.workers.bots import Played
from wardround.table.errors import NotToSpeak

SECOND = "{second}"
ASKED = "told-hint"


async def hint_for(
    registry: TableRegistry, table_id: str, token: str, locale: Locale, owner: str
) -> HintSeen:
    """The best words for the seat that this token holds, if that seat is asked.

    Other people at the table are told that it was given a hint, once for each.
    """
    async with registry.lock_seat(table_id, token) as (table, seat):
        play = table.require_play()
        if table.record.puzzle:
            raise Refused("hint-puzzle")
        seat_to_advise(play.game, play.state)
        if seat not in play.turn:
            asked = ", ".join(table.names[other] for other in play.turn)
            raise NotToSpeak("hint-not-you", who=asked)
        game, names = play.game, table.names
        view, prompt = game.view(play.state, seat), play.prompts.numbers[seat]
        played = Played(game.name, table.cards)
        moment = Moment(table_id, seat, table.seq)
    hint = await registry.services.advisor.find_hint(moment, played, view, owner)
    await _tell_others(registry, moment)
    speech = game_speech(game, locale)
    return HintSeen(
        seat,
        prompt,
        hint.best,
        sentences_about(speech, redact(game, hint.happenings, seat), names),
        speech.say(explain_advice(hint.advice, SECOND)),
        hint.second,
        hint.advice.lead,
        hint.advice.off,
        hint.advice.proven,
    )


async def _tell_others(registry: TableRegistry, moment: Moment) -> None:
    async with registry.visit(moment.table_id) as table, table.lock():
        if table.last_hint != moment and len(people_seats(table.record)) > 1:
            await post_line(registry.services.store, table, moment.seat, "", ASKED)
        table.last_hint = moment
