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


async def hint(call: Call) -> analysis_bodies.HintSeen:
    """The best words for a seat that is asked, computed from what the seat can see."""
    return await hint_for(call.registry, call.table_id, call.body.token, call.locale)


async def puzzles(call: Call) -> analysis_bodies.PuzzleList:
    """How many puzzles there are of each grade, and the puzzle of the day."""
    return puzzle_list()


async def pose(call: Call) -> bodies.TableMade:
    """Make a table for a puzzle: by number, the puzzle of the day, or any (of a grade)."""
    return await call.registry.pose(find_puzzle(call.body), call.body.name)


async def solution(call: Call) -> analysis_bodies.Solution:
    """The solution of a puzzle, sentence by sentence."""
    return solution_payload(call.path_number("number"), call.locale)


async def result(call: Call) -> bytes:
    """A picture to share: how an answer to a puzzle compares with the best."""
    async with call.registry.visit(call.table_id) as table, table.lock():
        return result_picture(table, call.language)


async def review(call: Call) -> analysis_bodies.ReviewSeen:
    """What every decision of a finished game lost. The first request starts it: ask again."""
    async with call.registry.visit(call.table_id) as table, table.lock():
        return review_payload(call.registry.services.reviewer, table)


async def graph(call: Call) -> bytes:
    """The points of a finished game as a picture."""
    async with call.registry.visit(call.table_id) as table, table.lock():
        return review_graph(call.registry.services.reviewer, table, call.language)


ANALYSIS: tuple[Route, ...] = (
    Route("POST", "/api/tables/{table}/hint", hint, bodies.Holding, analysis_bodies.HintSeen),
    Route("GET", "/api/puzzles", puzzles, None, analysis_bodies.PuzzleList),
    Route("POST", "/api/puzzles", pose, analysis_bodies.PuzzleWanted, bodies.TableMade),
    Route("GET", "/api/puzzles/{number}/solution", solution, None, analysis_bodies.Solution),
    Route("GET", "/api/tables/{table}/review", review, None, analysis_bodies.ReviewSeen),
    Route("GET", "/api/tables/{table}/review.svg", graph, None, bytes),
    Route("GET", "/api/tables/{table}/result.svg", result, None, bytes),
)
