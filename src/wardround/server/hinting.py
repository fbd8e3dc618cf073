"""A hint for the seat somebody holds, in their language."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from wardround.analysis.advice import Advice, seat_to_advise
from wardround.analysis.explanation import explain_advice
from wardround.analysis.lines import split_sentences
from wardround.server.analysis_bodies import HintSeen
from wardround.server.bots import Played
from wardround.server.chatting import said
from wardround.server.errors import Refused
from wardround.server.hall import Hall
from wardround.server.seating import people
from wardround.server.telling import Locale, game_speech, heard, lines
from wardround.table.errors import NotToSpeak
from wardround.table.game import Game
from wardround.table.messages import NOBODY
from wardround.table.sentences import preview

SECOND = "{second}"
ASKED = "told-hint"


async def hinted(hall: Hall, table: str, token: str, locale: Locale) -> HintSeen:
    """The best words for whoever holds this token, if that seat is asked.

    Other people at the table are told that it asked.
    """
    async with hall.holding(table, token) as (room, seat):
        under_way = room.playing()
        if room.row.puzzle:
            raise Refused("hint-puzzle")
        game = under_way.game
        seat_to_advise(game, under_way.state)
        if seat not in room.turn:
            asked = ", ".join(room.names[other] for other in room.turn)
            raise NotToSpeak("hint-not-you", who=asked)
        view = game.view(under_way.state, seat)
        prompt = room.chronicle.numbers[seat]
        played = Played(game.name, room.cards)
        names = room.names
        if len(people(room.row)) > 1:
            await said(hall.house.store, room, seat, "", ASKED)
    advice = await hall.house.advisor.advise(played, view, seat)
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
    best = split_sentences(game, world, seat, advice.best.words)
    second = split_sentences(game, world, seat, advice.second.words)[0] if advice.second else []
    word = game.vocabulary.word
    own = [one for one in preview(game, world, seat, best[0]) if one.seat in (seat, NOBODY)]
    return HintSeen(
        seat,
        prompt,
        [[word(number) for number in sentence] for sentence in best],
        lines(speech, heard(game, own, seat), names),
        speech.say(explain_advice(advice, SECOND)),
        [word(number) for number in second],
        advice.lead,
        advice.off,
        advice.proven,
    )
