"""Personal bests: finished solo games, by the options and cards they were played with."""

from __future__ import annotations

from collections.abc import Iterable

from wardround.server.payloads.options import played
from wardround.server.protocol.option_bodies import Best, BestList
from wardround.server.storage.interface import Row
from wardround.server.translation import Locale


def best_lists(held: Iterable[tuple[str, Row]], locale: Locale) -> list[BestList]:
    """The solo games among these tables, each given with the token that holds its seat.

    Points are those of the journal. Practice does not count: there chance could be foreseen, or
    the game went on from another.
    """
    found: dict[tuple[str, ...], BestList] = {}
    for token, row in held:
        if not _counts(row) or row.result is None:
            continue
        key = (row.game, row.cards, *(f"{k}={v}" for k, v in sorted(row.options.items())))
        if key not in found:
            words = played(row.game, row.options, locale)
            found[key] = BestList(row.game, row.options, words, row.cards, [])
        found[key].games.append(Best(0, row.result.scores[0], row.id, token, row.ended))
    for one in found.values():
        _rank(one.games)
    newest = {id(one): max(game.ended for game in one.games) for one in found.values()}
    return sorted(found.values(), key=lambda one: -newest[id(one)])


def _counts(row: Row) -> bool:
    alone = len(row.chairs) == 1 and row.chairs[0].kind == "person"
    return row.status == "over" and alone and not row.practice


def _rank(games: list[Best]) -> None:
    games.sort(key=lambda one: (-one.points, one.ended))
    for one in games:
        one.place = 1 + sum(other.points > one.points for other in games)
