"""Whether two states are the same position, without writing it down."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.state import Intern, State


def are_equal(a: State, b: State) -> bool:
    """Whether two states of games with the same cards are one position."""
    if a.rules is not b.rules and a.rules.options != b.rules.options:
        return False
    if _table_of(a) != _table_of(b):
        return False
    for seat, intern in enumerate(a.interns):
        if _parts_of(intern) != _parts_of(b.interns[seat]):
            return False
    return True


def _table_of(s: State) -> list[object]:
    """Everything but the interns. The crowd on a space follows from where their markers stand."""
    return [
        *(s.round, s.phase, s.began, s.first, s.mover, s.asked, s.question, s.stage, s.owed),
        *(s.fine, s.beds, s.tiles, s.chest, s.unseen, s.discards, s.said),
    ]


def _parts_of(intern: Intern) -> list[object]:
    return [
        *(intern.character, intern.bucks, intern.prestige, intern.skills, intern.exam),
        *(intern.bed, intern.beside, intern.fines),
        *(intern.medicine, intern.places, intern.points),
    ]
