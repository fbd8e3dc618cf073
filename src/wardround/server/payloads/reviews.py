"""The review of a finished table: how far it is, what it found, and its points as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.analysis.graph import Mark, score_graph
from wardround.analysis.reviews import Verdict, costliest, lost_by
from wardround.server.errors import Refused
from wardround.server.payloads.replay import finished_play
from wardround.server.protocol.analysis_bodies import ReviewSeen, VerdictSeen
from wardround.server.tables.live_table import LiveTable
from wardround.server.translation import plain_speech
from wardround.server.workers.reviews import Review, Reviewer, Subject
from wardround.table.play.journal import effective
from wardround.table.speakers import NOBODY, MaybeSeat, Seat


def _review_of(
    reviewer: Reviewer, table: LiveTable, owner: str, first: MaybeSeat = NOBODY
) -> Review:
    play = finished_play(table)
    if table.record.position:
        raise Refused("puzzle-no-journal")
    words = effective(play.entries)
    subject = Subject(play.game.name, table.cards, table.record.options, words, first)
    return reviewer.review(table.id, subject, table.names, owner)


def review_payload(
    reviewer: Reviewer, table: LiveTable, owner: str, first: MaybeSeat = NOBODY
) -> ReviewSeen:
    """How far the review of a table is, and what it found; begun with the decisions of `first`.

    `owner` is who wants to know.
    """
    review = _review_of(reviewer, table, owner, first)
    found = sorted(review.verdicts, key=lambda one: one.decision.number)
    seats = range(len(review.names))
    return ReviewSeen(
        judged=len(found),
        total=review.total,
        done=review.done,
        lost=[lost_by(found, seat) for seat in seats],
        verdicts=[
            VerdictSeen(
                one.decision.number,
                one.decision.seat,
                one.lost,
                one.off,
                review.better[one.decision.number],
                one.exact,
                one.gains,
            )
            for one in found
            if one.better
        ],
        moments=[_moments(found, seat) for seat in seats],
    )


def _moments(found: Sequence[Verdict], seat: Seat) -> list[int]:
    own = [one for one in found if one.decision.seat == seat]
    return [one.decision.number for one in costliest(own, None)]


def review_graph(reviewer: Reviewer, table: LiveTable, language: str, owner: str) -> bytes:
    """The points of a game as a picture; with the costliest moments once they are known."""
    review = _review_of(reviewer, table, owner)
    if not review.points:
        raise Refused("review-early")
    moments: Sequence[Verdict] = costliest(review.verdicts) if review.done else []
    marks = [
        Mark(one.decision.number, one.decision.seat, str(place))
        for place, one in enumerate(moments, 1)
    ]
    title = plain_speech(language).label("review-graph")
    return score_graph(review.points, review.names, marks, title).encode()
