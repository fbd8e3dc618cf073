"""Greedy at Hospital Rush: it finishes patients, studies when it pays, and uses its character."""

from __future__ import annotations

from random import Random

import pytest

from hospital_rush.given import GAME, given, intern, second_markers
from wardround.games.hospital_rush.rules.state import State
from wardround.lab.simulate import Order, simulate
from wardround.players import PLAYERS
from wardround.players.hospital_rush.kit import SOLVER_LINES
from wardround.players.hospital_rush.lines import careful_rollout_value, rollout_value
from wardround.players.hospital_rush.value import (
    best_word,
    evaluate,
    standard_value,
    weights_by_seats,
)
from wardround.players.player import SeatView
from wardround.players.temperament import Temperament


def said(state: State) -> str:
    """The sentence that greedy says for whoever is asked."""
    rng = Random(1)
    player = PLAYERS.find("greedy")
    seat = GAME.turn(state)[0]
    words: list[int] = []
    while not words or not GAME.is_idle(state, seat):
        words.append(player.choose(SeatView(GAME, state, seat), rng))
        GAME.apply(state, seat, words[-1])
    return GAME.vocabulary.text(words)


@pytest.mark.parametrize(
    "players", [("greedy", "random", "random"), ("random", "random", "greedy")]
)
def test_greedy_beats_random(players: tuple[str, str, str]) -> None:
    order = Order("hospital-rush", {"seats": "3", "rounds": "20"}, players, 5, 0, 6)
    greedy = players.index("greedy")
    assert all(game.ranks[greedy] == 1 for game in simulate(order))


def test_greedy_finishes_its_patient() -> None:
    state = second_markers(
        intern("olga", bed=4, bucks=1), beds="barnaby-bump", tiles="4:patch.patch"
    )
    assert said(state).startswith(("treat-a bed-4 patch patch", "treat-b bed-4 patch patch"))


def test_greedy_discharges_early_rather_than_lose_the_patient() -> None:
    state = given(
        intern("olga", bed=4),
        phase="discharge",
        beds="tilda-tumble",
        tiles="4:patch.patch.patch",
    )
    assert said(state) == "discharge"


def test_greedy_studies_when_it_can_afford_it_and_nothing_else_calls() -> None:
    dear = "bruno-bellows casper-cough agnes-ague ursula-umbra"
    state = given(intern("freddie", bucks=8, skills="finance pharmacy"), beds=dear)
    assert said(state) == "study management"


def test_greedy_pays_a_fine_with_what_hurts_less() -> None:
    rich = given(intern(places="sabotage", bucks=9), intern(), mover=2)
    GAME.apply(rich, 1, GAME.vocabulary.number("rat-out"))
    GAME.apply(rich, 1, GAME.vocabulary.number("use"))
    assert said(rich) == "buck"


def test_all_characters_use_their_own_spaces() -> None:
    used: set[str] = set()
    for seed in range(1, 40):
        rng = Random(seed)
        state = GAME.start({"seats": "5", "rounds": "20"})
        turn = GAME.turn(state)
        while turn:
            words = GAME.legal(state, turn[0])
            if turn[0] < 0:
                word = words[int(rng.random() * len(words))]
            else:
                word = best_word(state, turn[0])
            used.add(GAME.vocabulary.word(word))
            GAME.apply(state, turn[0], word)
            turn = GAME.turn(state)
        if all({s.id for s in card.spaces} & used for card in GAME.cards.characters):
            return
    pytest.fail(f"never used: {[c.id for c in GAME.cards.characters if not used & {c.id}]}")


def unfair_words(spec: str) -> int:
    """How often the first seat goes to a red space in some games."""
    red = {
        word for word, card in GAME.cards_in_play({"seats": "3"}).items() if card.facts.get("red")
    }
    count = 0
    for seed in range(4):
        rng = Random(seed)
        players = [PLAYERS.find(spec), PLAYERS.find("greedy"), PLAYERS.find("greedy")]
        state = GAME.start(GAME.resolve_options({"seats": "3"}))
        turn = GAME.turn(state)
        while turn:
            words = GAME.legal(state, turn[0])
            word = words[int(rng.random() * len(words))]
            if turn[0] >= 0:
                word = players[turn[0]].choose(SeatView(GAME, state, turn[0]), rng)
            count += turn[0] == 0 and GAME.vocabulary.word(word) in red
            GAME.apply(state, turn[0], word)
            turn = GAME.turn(state)
    return count


def test_the_timid_are_less_often_unfair() -> None:
    assert unfair_words("greedy:fear=1000") < unfair_words("greedy") < unfair_words("greedy:fear=0")


def test_the_timid_fear_for_themselves() -> None:
    mine, theirs, nobody = (
        given(intern("olga", places=own), intern("kurt", places=other), intern("marina"), mover=3)
        for own, other in (("sabotage", "study"), ("study", "sabotage"), ("study", "study"))
    )
    bold, usual, timid = (weights_by_seats(Temperament(fear=n))[3] for n in (0, 100, 1000))
    lost = [evaluate(nobody, 0, one) - evaluate(mine, 0, one) for one in (bold, usual, timid)]
    assert lost[0] < lost[1] < lost[2]
    gained = [evaluate(theirs, 0, one) - evaluate(nobody, 0, one) for one in (bold, usual, timid)]
    assert gained[0] == gained[1] == gained[2] > 0.0


def test_to_the_spiteful_the_misfortune_of_others_is_worth_more() -> None:
    poor, rich = (given(intern("olga"), intern(bucks=n)) for n in (0, 9))
    kind, usual, spiteful = (
        evaluate(poor, 0, weights) - evaluate(rich, 0, weights)
        for weights in (weights_by_seats(Temperament(spite=n))[3] for n in (0, 100, 300))
    )
    assert 0.0 == kind < usual < spiteful


def test_more_prestige_is_worth_more() -> None:
    low, high = (given(intern("olga", prestige=n)) for n in (2, 3))
    assert standard_value(high, 0) > standard_value(low, 0)
    assert standard_value(high, 1) < standard_value(low, 1)


def test_the_expert_foresees_the_round_as_solvers_play_it() -> None:
    beds = "barnaby-bump pip-plum wilbur-wobble tilda-tumble"
    beginning = given(intern("olga"), intern("kurt", bucks=4), intern("felix"), beds=beds)
    weights = weights_by_seats(Temperament())[3]
    state, rng = beginning.clone(), Random(1)
    players = [PLAYERS.find("solver") for _ in state.interns]
    while (speaker := GAME.turn(state)[0]) >= 0:
        word = players[speaker].choose(SeatView(GAME, state, speaker), rng)
        GAME.apply(state, speaker, word)
    seats = range(len(state.interns))
    foreseen = [careful_rollout_value(beginning, n, SOLVER_LINES, weights) for n in seats]
    assert foreseen == [evaluate(state, n, weights) for n in seats]
    assert foreseen != [rollout_value(beginning, n, weights) for n in seats]
