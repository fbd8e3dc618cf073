"""What the table has to tell in lines: the log, the scores, and the end of a game."""

from __future__ import annotations

from collections import Counter
from math import ceil

from wardround.table.contract.data import Outcome
from wardround.table.speakers import is_chance
from wardround.terminal.games import kit_of
from wardround.terminal.output import columns
from wardround.terminal.play.history import Passage
from wardround.terminal.play.session import Session

BARS = " ▁▂▃▄▅▆▇█"


def log_lines(session: Session, last: int | None = None) -> list[str]:
    """What was said and what came of it, as its listener may hear it; the last passages only."""
    passages = spoken_passages(session)
    shown = passages if last is None else passages[-last:]
    return [line for passage in shown for line in passage_lines(session, passage)]


def spoken_passages(session: Session) -> list[Passage]:
    """All that was said, without the half sentence of whoever goes on with it."""
    passages = list(session.history.passages())
    last = passages[-1].speaker if passages else None
    if last is None or is_chance(last) or last != session.speaker:
        return passages
    return passages[:-1] if session.half_said(last) else passages


def passage_lines(session: Session, passage: Passage) -> list[str]:
    """What happened, in lines; a sentence of which nothing came is told by its words."""
    game, listener = session.game, session.listener
    heard = [game.redact(happening, listener) for happening in passage.happenings]
    scene = kit_of(game.name).scene
    told = scene.log(session, heard)
    speaker = passage.speaker
    silent = not any(not scene.is_quiet(session, h) and h.seat == speaker for h in heard)
    if silent and not is_chance(speaker):
        own = "…" if passage.hidden_from_others else game.vocabulary.text(passage.words)
        return [session.speech.label("play-log", who=session.names[speaker], what=own), *told]
    return told


def score_lines(session: Session) -> list[str]:
    """Where every point came from, places, and points by round."""
    speech = session.speech
    outcome = session.game.outcome(session.state)
    if len(session.names) == 1:
        return [*_alone(session), "", *round_lines(session)]
    rows = [["", *session.names]]
    for source in sources_of(outcome):
        rows.append([speech.source(source), *(str(of.get(source, 0)) for of in outcome.sources)])
    rows.append([speech.label("label-total"), *map(str, outcome.scores)])
    rows.append([speech.label("label-place"), *map(str, outcome.ranks)])
    return [*columns(rows), "", *round_lines(session)]


def sources_of(outcome: Outcome) -> list[str]:
    """Every source of points that somebody has."""
    return list(dict.fromkeys(source for of in outcome.sources for source in of))


def _alone(session: Session) -> list[str]:
    """The score of one who plays alone: each source, and what it is made of."""
    speech = session.speech
    outcome = session.game.outcome(session.state)
    notes = kit_of(session.game.name).scene.source_notes(session)
    found = {source: points for source, points in outcome.sources[0].items() if points}
    rows = [[speech.source(source), str(points)] for source, points in found.items()]
    rows.append([speech.label("label-total"), str(outcome.scores[0])])
    beside = [*(notes.get(source, "") for source in found), ""]
    return [f"{line}   {note}".rstrip() for line, note in zip(columns(rows), beside, strict=True)]


def round_lines(session: Session) -> list[str]:
    """What each seat scored in every round, with a small picture of it."""
    rounds = _rounds(session)
    if not rounds:
        return []
    most = max(1, *(made["points"] for scored in rounds for made in scored))
    head = [session.speech.label("play-by-round"), *(str(n + 1) for n in range(len(rounds))), ""]
    rows = [head]
    for seat, name in enumerate(session.names):
        points = [scored[seat]["points"] for scored in rounds]
        picture = "".join(BARS[round(8 * max(0, value) / most)] for value in points)
        rows.append([name, *map(str, points), picture])
    return columns(rows)


def round_begun_in(session: Session, passage: Passage) -> int:
    """The number of the round that began with what was said here, or 0."""
    begun = kit_of(session.game.name).scene.round_begun
    return max(map(begun, passage.happenings), default=0)


def _rounds(session: Session) -> list[list[Counter[str]]]:
    scene = kit_of(session.game.name).scene
    return session.history.rounds(len(session.names), scene)


def rounds_over(session: Session) -> int:
    """How many rounds are over."""
    begun = len(_rounds(session))
    return begun if session.over else max(0, begun - 1)


def end_lines(session: Session) -> list[str]:
    """The result: who won, what decided it, where the points came from, what was scored when."""
    speech = session.speech
    outcome = session.game.outcome(session.state)
    if len(session.names) == 1:
        return [speech.label("play-alone-end", points=outcome.scores[0]), "", *score_lines(session)]
    winners = [name for name, rank in zip(session.names, outcome.ranks, strict=True) if rank == 1]
    you = session.people == [seat for seat in session.people if session.players[seat] == "you"]
    won = speech.label(
        "play-won",
        winners=", ".join(winners),
        count=len(winners),
        who="you" if you and winners == [speech.label("play-you")] else "other",
    )
    decided = speech.decided(outcome.decided)
    return [won, decided, "", *score_lines(session)]


def time_left(session: Session) -> str:
    """How long the person asked may still take, if there is a limit."""
    left = session.seconds_left
    if left is None:
        return ""
    minutes, seconds = divmod(ceil(left), 60)
    return session.speech.label("play-time-left", minutes=minutes, seconds=f"{seconds:02}")
