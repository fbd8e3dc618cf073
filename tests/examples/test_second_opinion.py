"""Second Opinion, the game to copy from: its rules, and every law of the table."""

from __future__ import annotations

import pytest

from second_opinion.game import SecondOpinion
from wardround.lab.covering import covering
from wardround.table.errors import BadPosition
from wardround.table.laws.conformance import check_game, same_seed_same_game
from wardround.table.messages import HIDDEN
from wardround.table.play.game_in_progress import GameInProgress

GAME = SecondOpinion()
SETS = [options for seats in GAME.seat_counts for options in covering(GAME, seats)]
HANDS = "hand=opinion-2.opinion-7.opinion-9.opinion-9"
TABLE = "seen=1,patient=patient-5,treated=0.0.0.0.1.0"
WRITING = f"second-opinion:1:seats=2:{TABLE}:{HANDS},colleagues=1:{HANDS},colleagues=2"


def make() -> SecondOpinion:
    return SecondOpinion()


def after(*sentences: tuple[int, str]) -> str:
    """The position after these sentences, before chance answers."""
    state = GAME.decode(WRITING)
    for seat, sentence in sentences:
        for word in GAME.vocabulary.numbers(sentence.split()):
            assert word in GAME.legal(state, seat)
            GAME.apply(state, seat, word)
    return GAME.encode(state)


def points(*sentences: tuple[int, str]) -> tuple[int, ...]:
    return GAME.outcome(GAME.decode(after(*sentences))).scores


@pytest.mark.parametrize("options", SETS, ids=lambda o: "-".join(o.values()))
def test_every_law_holds(options: dict[str, str]) -> None:
    assert check_game(GAME, options, 50_501_234_567, rate=0.3)


def test_the_same_seed_gives_the_same_game_in_any_process() -> None:
    same_seed_same_game("examples.test_second_opinion:make", {"seats": "3"}, 40_501_234_567)


def test_the_highest_opinion_treats_the_patient() -> None:
    assert points((0, "opinion-7 alone"), (1, "opinion-9 alone")) == (0, 5)


def test_a_colleague_adds_three() -> None:
    assert points((0, "opinion-7 colleague"), (1, "opinion-9 alone")) == (5, 0)


def test_equal_opinions_cancel_each_other() -> None:
    assert points((0, "opinion-9 alone"), (1, "opinion-9 alone")) == (0, 0)


def test_a_colleague_is_spent_only_when_opinions_are_shown() -> None:
    assert "colleagues=1:" in after((0, "opinion-7 colleague"))
    assert "colleagues=0" in after((0, "opinion-7 colleague"), (1, "opinion-2 alone"))


def test_who_has_no_colleague_left_is_not_asked_for_one() -> None:
    state = GAME.decode(WRITING.replace("colleagues=1", "colleagues=0"))
    GAME.apply(state, 0, GAME.vocabulary.number("opinion-2"))
    assert GAME.turn(state) == [1]


def test_others_see_that_an_opinion_is_written_but_not_which() -> None:
    state = GAME.decode(after((0, "opinion-7 alone")))
    seen = GAME.view(state, 1)["doctors"][0]
    assert seen["written"] == HIDDEN
    assert seen["hand"] == [HIDDEN] * 3
    assert GAME.view(state, 0)["doctors"][0]["written"] == "opinion-7"


def test_an_opinion_can_be_taken_back_until_all_are_shown() -> None:
    table = GameInProgress(GAME, {"seats": 2}, seed=3)
    first = GAME.legal(table.state, 0)[0]
    before = GAME.encode(table.state)
    table.say(0, [first, GAME.vocabulary.number("alone")])
    table.undo(0, 2)
    assert GAME.encode(table.state) == before


@pytest.mark.parametrize(
    ("field", "instead"),
    [
        ("opinion-9.opinion-9", "opinion-9"),
        ("opinion-7", "patient-2"),
        ("seen=1", "seen=2"),
        ("colleagues=1", "colleagues=3"),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(field: str, instead: str) -> None:
    with pytest.raises(BadPosition):
        GAME.decode(WRITING.replace(field, instead, 1))


def test_many_games_of_it_are_played_in_step() -> None:
    encoding = GAME.encoding(GAME.resolve_options({"seats": 3}))
    rows = encoding.make_rows(3)
    for row in range(3):
        rows.start(row, 7 + row)
    ended: list[int] = []
    while not ended:
        for row, state in enumerate(rows.states):
            (seat, *_) = GAME.turn(state)
            seen = rows.buffers()[0][row * encoding.size : (row + 1) * encoding.size]
            assert bytes(seen) == encoding.observe(state, seat)
        masks, width = bytes(rows.buffers()[1]), encoding.action_count
        actions = [masks[row * width : (row + 1) * width].index(1) for row in range(3)]
        assert rows.first_illegal(actions) == 3
        ended = rows.step(actions)
    assert not GAME.turn(rows.states[ended[0]])
