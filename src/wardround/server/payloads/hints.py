"""A hint for the seat somebody holds, in their language."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from wardround.analysis.advice import Advice, asked_seat
from wardround.analysis.explanation import explained
from wardround.analysis.lines import cut
from wardround.server.errors import Refused
from wardround.server.protocol.analysis_bodies import HintSeen
from wardround.server.tables.chat import post_line
from wardround.server.tables.registry import TableRegistry
from wardround.server.tables.seats import people_seats
from wardround.server.translation import Locale, game_speech, redact, sentences_about
from wardround.server.workers.bots import Played
from wardround.table.errors import NotToSpeak
from wardround.table.game import Game
from wardround.table.messages import NOBODY
from wardround.table.sentences import preview

SECOND = "{second}"
ASKED = "told-hint"


async def hint_for(registry: TableRegistry, table_id: str, token: str, locale: Locale) -> HintSeen:
    """The best words for whoever holds this token, if that seat is asked.

    Other people at the table are told that it asked.
    """
    async with registry.holding(table_id, token) as (table, seat):
        under_way = table.playing()
        if table.record.puzzle:
            raise Refused("hint-puzzle")
        game = under_way.game
        asked_seat(game, under_way.state)
        if seat not in table.turn:
            asked = ", ".join(table.names[other] for other in table.turn)
            raise NotToSpeak("hint-not-you", who=asked)
        view = game.view(under_way.state, seat)
        prompt = table.chronicle.numbers[seat]
        played = Played(game.name, table.cards)
        names = table.names
        if len(people_seats(table.record)) > 1:
            await post_line(registry.services.store, table, seat, "", ASKED)
    advice = await registry.services.advisor.advise(played, view, seat)
    return _told(game, view, advice, prompt, names, locale)


def _told(
    game: Game[Any],
    view: dict[str, Any],
    advice: Advice,
    prompt: int,
    names: list[str],
    locale: Locale,
) -> HintSeen:
    seat, speech = advice.seat, game_speech(game, locale)
    world = game.resample(view, SystemRandom())
    game.cancel_sentence(world, seat)
    best = cut(game, world, seat, advice.best.words)
    second = cut(game, world, seat, advice.second.words)[0] if advice.second else []
    word = game.vocabulary.word
    own = [one for one in preview(game, world, seat, best[0]) if one.seat in (seat, NOBODY)]
    return HintSeen(
        seat,
        prompt,
        [[word(number) for number in sentence] for sentence in best],
        sentences_about(speech, redact(game, own, seat), names),
        speech.say(explained(advice, SECOND)),
        [word(number) for number in second],
        advice.lead,
        advice.off,
        advice.proven,
    )
