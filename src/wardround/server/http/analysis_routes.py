"""The HTTP routes of the analysis: hints, reviews, puzzles."""

from __future__ import annotations

from wardround.server.http.request import Call, Route
from wardround.server.payloads.hints import hint_for
from wardround.server.payloads.puzzles import (
    find_puzzle,
    puzzle_list,
    result_picture,
    solution_payload,
)
from wardround.server.payloads.reviews import review_graph, review_payload
from wardround.server.protocol import analysis_bodies, bodies
from wardround.table.speakers import NOBODY


async def hint(call: Call) -> analysis_bodies.HintSeen:
    """The best words for a seat that is asked, computed from what the seat can see."""
    return await hint_for(call.registry, call.table_id, call.body.token, call.locale, call.address)


async def puzzles(call: Call) -> analysis_bodies.PuzzleList:
    """How many puzzles there are of each grade, and the puzzle of the day."""
    return puzzle_list()


async def pose(call: Call) -> bodies.TableMade:
    """Make a table for a puzzle: by number, the puzzle of the day, or any (of a grade)."""
    return await call.registry.pose(find_puzzle(call.body), call.body.name, call.address)


async def solution(call: Call) -> analysis_bodies.Solution:
    """The solution of a finished puzzle, by sentences. Who has seen it solves it no more."""
    async with call.registry.visit(call.table_id) as table, table.lock():
        found = solution_payload(table, call.locale)
    await call.registry.show_solution(found.number, call.address)
    return found


async def result(call: Call) -> bytes:
    """A picture to share: how an answer to a puzzle compares with the best."""
    async with call.registry.visit(call.table_id) as table, table.lock():
        return result_picture(table, call.language)


async def review(call: Call) -> analysis_bodies.ReviewSeen:
    """What every decision of a finished game lost. The first request starts it: ask again.

    It begins with the decisions of the `seat` that the first request names.
    """
    first = call.number("seat", NOBODY)
    async with call.registry.visit(call.table_id) as table, table.lock():
        return review_payload(call.registry.services.reviewer, table, call.address, first)


async def graph(call: Call) -> bytes:
    """The points of a finished game as a picture."""
    async with call.registry.visit(call.table_id) as table, table.lock():
        reviewer = call.registry.services.reviewer
        return review_graph(reviewer, table, call.language, call.address)


ANALYSIS: tuple[Route, ...] = (
    Route(
        "POST", "/api/tables/{table}/hint", hint, bodies.Holding, analysis_bodies.HintSeen, cost=5
    ),
    Route("GET", "/api/puzzles", puzzles, None, analysis_bodies.PuzzleList),
    Route("POST", "/api/puzzles", pose, analysis_bodies.PuzzleWanted, bodies.TableMade, cost=5),
    Route("GET", "/api/tables/{table}/solution", solution, None, analysis_bodies.Solution, cost=2),
    Route("GET", "/api/tables/{table}/review", review, None, analysis_bodies.ReviewSeen, ("seat",)),
    Route("GET", "/api/tables/{table}/review.svg", graph, None, bytes, cost=2),
    Route("GET", "/api/tables/{table}/result.svg", result, None, bytes, cost=2),
)
