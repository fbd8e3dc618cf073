"""Personal bests: finished solo games, by the options and cards they were played with."""

from __future__ import annotations

from collections.abc import Iterable

from wardround.server.payloads.options import options_in_words
from wardround.server.protocol.option_bodies import Best, BestList
from wardround.server.storage.interface import TableRecord
from wardround.server.translation import Locale


def best_lists(held: Iterable[tuple[str, TableRecord]], locale: Locale) -> list[BestList]:
    """The solo games among these tables, each given with the token that holds its seat.

    Points are those of the journal. Practice does not count: there chance could be foreseen, or
    the game went on from another.
    """
    found: dict[tuple[str, ...], BestList] = {}
    for token, record in held:
        if not _counts(record) or record.result is None:
            continue
        key = (record.game, record.cards, *(f"{k}={v}" for k, v in sorted(record.options.items())))
        if key not in found:
            words = options_in_words(record.game, record.options, locale)
            found[key] = BestList(record.game, record.options, words, record.cards, [])
        found[key].games.append(Best(0, record.result.scores[0], record.id, token, record.ended))
    for one in found.values():
        _rank(one.games)
    newest = {id(one): max(game.ended for game in one.games) for one in found.values()}
    return sorted(found.values(), key=lambda one: -newest[id(one)])


def _counts(record: TableRecord) -> bool:
    alone = len(record.seats) == 1 and record.seats[0].kind == "person"
    return record.status == "over" and alone and not record.practice


def _rank(games: list[Best]) -> None:
    games.sort(key=lambda one: (-one.points, one.ended))
    for one in games:
        one.place = 1 + sum(other.points > one.points for other in games)
