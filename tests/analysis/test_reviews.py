"""Reviews: every sentence judged by what its seat could know, losses that are there, graphs."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from random import Random

import pytest

from wardround.analysis.advice import Budget
from wardround.analysis.graph import Mark, score_graph
from wardround.analysis.reviews import (
    Decision,
    Task,
    costliest,
    decisions_of,
    judge,
    likeliest_first,
    review,
    scores_of,
    tasks_of,
)
from wardround.games import GAMES
from wardround.lab.simulate import play_out
from wardround.players import PLAYERS
from wardround.players.dice_hospital.kit import finish_value
from wardround.table.play.journal import Word

WORK = (
    "dice-hospital:2:seats=2,administrators=no:round=3,phase=activate,first=1,mover=1"
    ":patients=r5.y6,staff=surgeon,used=pharmacy.imaging.clinic,nurses=0,bags=1,ambulance=1"
    ":patients=g2,ambulance=2"
)
BUDGET = Budget(seconds=0.01, worlds=4, sentences=3)
GAME = GAMES.find("dice-hospital")


def said_at(position: str, text: str) -> Decision:
    words = GAME.vocabulary.numbers(text.split())
    return Decision(0, "round 3 activation", 0, position, words, solvable=True)


def line_of(*texts: str) -> list[Decision]:
    """The decisions of one who says these sentences at work."""
    state, found = GAME.decode(WORK), []
    for text in texts:
        found.append(said_at(GAME.encode(state), text))
        for word in found[-1].words:
            GAME.apply(state, 0, word)
    return found


def words_of(seed: int, options: dict[str, str]) -> list[Word]:
    state = GAME.start(GAME.resolve_options(options))
    players = [PLAYERS.find("random")] * int(options["seats"])
    entries = play_out(GAME, state, players, Random(seed))
    return [entry for entry in entries if isinstance(entry, Word)]


def test_decisions_are_the_sentences_of_seats_also_where_several_speak_at_once() -> None:
    options = GAME.resolve_options({"seats": "2", "activation": "simultaneous"})
    words = words_of(2, options)
    found = decisions_of(GAME, options, words)
    assert sum(len(one.words) for one in found) == sum(word.speaker >= 0 for word in words)
    assert [one.number for one in found] == sorted(one.number for one in found)
    assert all(GAME.is_idle(GAME.decode(one.position), one.seat) for one in found)


def test_the_best_line_loses_nothing_and_what_is_left_out_is_lost() -> None:
    best = line_of("surgeon critical-care-unit r5", "r6m", "bag y6 heal", "finish")
    verdicts = judge(Task(GAME.name, "", best, Budget(seconds=30.0)))
    assert [(one.lost, one.better, one.exact) for one in verdicts] == [(0.0, [], True)] * 4
    (early,) = judge(Task(GAME.name, "", line_of("finish"), Budget(seconds=30.0)))
    assert early.exact
    assert GAME.vocabulary.text(early.better).startswith("surgeon critical-care-unit r5")
    assert early.lost > 5


def test_losses_of_an_activation_add_up_to_what_it_fell_short() -> None:
    worse = line_of("surgeon oncology y6", "bag r5 heal", "finish")
    verdicts = judge(Task(GAME.name, "", worse, Budget(seconds=30.0)))
    (early,) = judge(Task(GAME.name, "", line_of("finish"), Budget(seconds=30.0)))
    before, end = GAME.decode(WORK), GAME.decode(worse[-1].position)
    gained = finish_value(end, 0) - finish_value(before, 0)
    assert sum(one.lost for one in verdicts) == pytest.approx(early.lost - gained)


def test_drafts_are_judged_by_trying_out_with_what_is_not_sure_left_out() -> None:
    options = GAME.resolve_options({"seats": "2"})
    decisions = decisions_of(GAME, options, words_of(1, options)[:40])
    drafts = [one for one in decisions if not one.solvable]
    told: list[int] = []
    verdicts = review(tasks_of(GAME.name, "", drafts, BUDGET), progress=told.append)
    assert [one.decision for one in verdicts] == drafts
    assert told[-1] == len(drafts)
    assert any(one.lost > 0 for one in verdicts)
    ranked = costliest(verdicts)
    assert len(ranked) <= 3
    assert [one.surely for one in ranked] == sorted((one.surely for one in ranked), reverse=True)
    assert all(one.lost > one.off for one in ranked)


def test_what_seems_to_have_lost_most_is_judged_first() -> None:
    best = line_of("surgeon critical-care-unit r5", "r6m", "bag y6 heal", "finish")
    early = line_of("surgeon critical-care-unit r5", "r6m", "finish")
    nothing = line_of("finish")
    tasks = [Task(GAME.name, "", one, BUDGET) for one in (best, early, nothing)]
    assert [task.decisions for task in likeliest_first(tasks)] == [nothing, early, best]


def test_the_decisions_of_the_one_who_asks_are_judged_first() -> None:
    options = GAME.resolve_options({"seats": "2"})
    tasks = tasks_of(GAME.name, "", decisions_of(GAME, options, words_of(1, options)[:60]), BUDGET)
    for asking in (0, 1):
        seats = [task.decisions[0].seat for task in likeliest_first(tasks, asking)]
        assert seats == sorted(seats, key=lambda seat: seat != asking)


def test_a_verdict_says_where_the_better_words_gain_their_points() -> None:
    (verdict,) = review([Task(GAME.name, "", line_of("finish"), BUDGET)])
    # All go home, for the price of a bag; that bag is missed later.
    assert verdict.gains == {"discharges": 3.0, "empty-hospital": 5.0, "bags": -1.0}
    assert verdict.lost == pytest.approx(5.91)


def test_a_review_is_the_same_on_several_processes() -> None:
    tasks = [Task(GAME.name, "", line_of("finish"), Budget(seconds=30.0))] * 2
    assert review(tasks, jobs=2) == review(tasks)


def test_the_graph_follows_the_scores_and_marks_moments() -> None:
    options = GAME.resolve_options({"seats": "2"})
    words = words_of(1, options)
    points = scores_of(GAME, options, words)
    state = GAME.start(options)
    for speaker, word in words:
        GAME.apply(state, speaker, word)
    assert (points[-1].number, points[-1].scores) == (len(words), GAME.outcome(state).scores)
    assert points[-1].round == 8
    drawn = ET.fromstring(score_graph(points, ["Ann <3", "Bo"], [Mark(9, 1, "1")], "Points & all"))
    texts = [part.text for part in drawn.iter() if part.tag.endswith("}text")]
    assert {"Ann <3", "Bo", "8", "1"} <= set(texts)
    assert sum(part.get("class") == "line" for part in drawn.iter()) == 2
