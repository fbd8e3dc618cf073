"""The laws of encodings, for games that have them: numbers tell what a view tells, no more."""

from __future__ import annotations

from typing import Any

from wardround.table.contract.encoding import EncodedGame, Encoding
from wardround.table.laws.moment import Moment
from wardround.table.play.journal import Word
from wardround.table.speakers import is_chance

NEIGHBOURS = 8


def _encoding(m: Moment) -> Encoding[Any] | None:
    return m.game.encoding(m.options) if isinstance(m.game, EncodedGame) else None


def encoding_hides(m: Moment) -> None:
    """Other secrets, same observation."""
    encoding = _encoding(m)
    if encoding is None:
        return
    for viewer in m.watchers:
        seen = encoding.observe(m.state, viewer)
        other = m.game.resample(m.state, viewer, m.rng)
        same = encoding.observe(other, viewer) == seen
        m.demand("encoding-hides", same, f"{viewer} sees secrets of {m.game.encode(other)}")


def encoding_is_of_the_view(m: Moment) -> None:
    """A state made from a view is encoded for its seat as the state that the view is of."""
    encoding = _encoding(m)
    if encoding is None:
        return
    for viewer in m.watchers:
        other = m.game.resample_view(m.game.view(m.state, viewer), m.rng)
        same = encoding.observe(other, viewer) == encoding.observe(m.state, viewer)
        m.demand("encoding-is-of-the-view", same, f"{viewer} sees more than its view")


def encoding_in_bounds(m: Moment) -> None:
    """Slices lie side by side, every number is within its slice's bounds, every place labelled."""
    encoding = _encoding(m)
    if encoding is None:
        return
    law = "encoding-in-bounds"
    ends = [0, *(part.start + part.size for part in encoding.slices)]
    starts = [*(part.start for part in encoding.slices), encoding.size]
    m.demand(law, starts == ends, f"slices begin at {starts} and end at {ends}")
    for viewer in m.watchers:
        seen = encoding.observe(m.state, viewer)
        m.demand(law, len(seen) == encoding.size, f"{len(seen)} places")
        for part in encoding.slices:
            there = seen[part.start : part.start + part.size]
            m.demand(law, len(part.labels) == part.size, f"labels of {part.name}")
            m.demand(law, max(there, default=0) <= part.highest, f"{part.name}: {list(there)}")


def encoding_tells_apart(m: Moment) -> None:
    """Two different views never encode alike."""
    encoding = _encoding(m)
    if encoding is None:
        return
    states = [m.state, m.game.start(m.options)]
    for speaker in m.game.turn(m.state):
        words = m.game.legal(m.state, speaker)
        states += [
            m.after(speaker, word) for word in m.rng.sample(words, min(NEIGHBOURS, len(words)))
        ]
    views: dict[bytes, tuple[Any, Any]] = {}
    for viewer in m.watchers:
        for state in states:
            view = m.game.view(state, viewer)
            _, other = views.setdefault(encoding.observe(state, viewer), (state, view))
            detail = f"{viewer}: {m.game.encode(state)}"
            m.demand("encoding-tells-apart", other == view, detail)


def mask_is_legal(m: Moment) -> None:
    """The mask of a seat has exactly the words that it may say."""
    encoding = _encoding(m)
    if encoding is None:
        return
    law = "mask-is-legal"
    ascending = list(encoding.actions) == sorted(set(encoding.actions))
    m.demand(law, ascending, "actions are not ascending words")
    m.demand(law, len(encoding.actions) <= encoding.action_count, "more actions than there is room")
    for seat in m.seats:
        legal = m.game.legal(m.state, seat)
        unknown = [word for word in legal if word not in encoding.actions]
        m.demand(law, not unknown, f"{seat} may say {unknown}, which is no action")
        mask = encoding.mask(m.state, seat)
        allowed = [word for word, may in zip(encoding.actions, mask, strict=False) if may]
        fine = allowed == legal and len(mask) == encoding.action_count
        m.demand(law, fine and sum(mask) == len(legal), f"{seat}: {allowed} for {legal}")


def bounds_hold(m: Moment) -> None:
    """No game is longer, offers more words or scores more than its bounds say."""
    if not isinstance(m.game, EncodedGame):
        return
    law = "bounds-hold"
    bounds = m.game.bounds(m.options)
    speakers = [entry.speaker for entry in m.entries if isinstance(entry, Word)]
    chance = sum(is_chance(speaker) for speaker in speakers)
    m.demand(law, chance <= bounds.chance, f"{chance} words of chance")
    decisions = len(speakers) - chance
    m.demand(law, decisions <= bounds.decisions, f"{decisions} decisions")
    for seat in m.seats:
        legal = len(m.game.legal(m.state, seat))
        m.demand(law, legal <= bounds.legal, f"{legal} words for {seat}")
    scores = m.game.outcome(m.state).scores
    fine = bounds.lowest <= min(scores) and max(scores) <= bounds.highest
    m.demand(law, fine, f"scores {scores}")


ENCODING_LAWS = {
    "encoding-hides": encoding_hides,
    "encoding-is-of-the-view": encoding_is_of_the_view,
    "encoding-in-bounds": encoding_in_bounds,
    "encoding-tells-apart": encoding_tells_apart,
    "mask-is-legal": mask_is_legal,
    "bounds-hold": bounds_hold,
}
