"""Laws of the conversation as they show in this game: order, taking back, foretelling."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import assume, example, settings
from hypothesis import given as for_all
from hypothesis import strategies as st

from dice_hospital.given import GAME, State, finish, given, hospital, lounge, patients, phase, say
from wardround.table.errors import IllegalWord, UndoRefused
from wardround.table.messages import Happening
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.play.journal import Entry, Undo, Word, effective
from wardround.table.sentences import candidates, forecast, preview, sentences
from wardround.table.speakers import is_chance

LAW = settings(max_examples=60, deadline=None, derandomize=True, database=None)

PATIENTS = st.lists(
    st.builds(
        "{}{}{}".format, st.sampled_from("ryg"), st.integers(1, 6), st.sampled_from(["", "t"])
    ),
    max_size=8,
).map(" ".join)
IMPROVEMENTS = [card.id for card in GAME.cards.departments if card.copies]
STAFF = [card.id for card in GAME.cards.specialists]
HOSPITALS = st.builds(
    lambda beds, built, hired, bags: hospital(
        beds, departments=" ".join(built), staff=" ".join(hired), bags=bags
    ),
    PATIENTS,
    st.lists(st.sampled_from(IMPROVEMENTS), max_size=2, unique=True),
    st.lists(st.sampled_from(STAFF), max_size=3, unique=True),
    st.integers(0, 2),
)
TABLES = st.lists(HOSPITALS, min_size=2, max_size=2)


def at_work(homes: Sequence[dict[str, str]], activation: str = "simultaneous") -> State:
    """A table of three of which two have something to do."""
    return given(*homes, seats=3, activation=activation)


def script(state: State, seat: int, data: st.DataObject) -> list[int]:
    """Words that a seat may say, one after another, if nobody else speaks."""
    alone = GAME.clone(state)
    said: list[int] = []
    while len(said) < 14 and not alone.hospitals[seat].ready:
        word = data.draw(st.sampled_from(GAME.legal(alone, seat)))
        GAME.apply(alone, seat, word)
        said.append(word)
    return said


def spoken(state: State, line: Sequence[tuple[int, int]]) -> State:
    """The state after these words, every one of them legal."""
    there = GAME.clone(state)
    for seat, word in line:
        assert word in GAME.legal(there, seat)
        GAME.apply(there, seat, word)
    return there


@LAW
@for_all(homes=TABLES, data=st.data())
def test_words_of_two_seats_commute_in_simultaneous_activation(
    homes: list[dict[str, str]], data: st.DataObject
) -> None:
    state = at_work(homes)
    lines = [[(seat, word) for word in script(state, seat, data)] for seat in (0, 1)]
    order = data.draw(st.permutations([0] * len(lines[0]) + [1] * len(lines[1])))
    woven = []
    waiting = [list(line) for line in lines]
    for seat in order:
        woven.append(waiting[seat].pop(0))
    one_after_another = GAME.encode(spoken(state, lines[0] + lines[1]))
    assert GAME.encode(spoken(state, lines[1] + lines[0])) == one_after_another
    assert GAME.encode(spoken(state, woven)) == one_after_another


@LAW
@for_all(homes=TABLES, order=st.permutations([0, 1, 2]))
def test_it_does_not_matter_who_finishes_last(
    homes: list[dict[str, str]], order: list[int]
) -> None:
    state = at_work(homes)
    finishing = GAME.vocabulary.number("finish")
    there = spoken(state, [(seat, finishing) for seat in order])
    assert phase(there) == "reveal"
    by_seat = spoken(state, [(seat, finishing) for seat in range(3)])
    assert GAME.encode(there) == GAME.encode(by_seat)


@LAW
@for_all(homes=TABLES, data=st.data())
def test_linear_activation_comes_to_the_same_as_simultaneous(
    homes: list[dict[str, str]], data: st.DataObject
) -> None:
    ends = []
    together = at_work(homes)
    lines = [script(together, seat, data) for seat in (0, 1)]
    assume(all(line[-1] == GAME.vocabulary.number("finish") for line in lines))
    for activation in ("linear", "simultaneous"):
        state = at_work(homes, activation)
        said = [(seat, word) for seat in (0, 1) for word in lines[seat]]
        there = spoken(state, [*said, (2, GAME.vocabulary.number("finish"))])
        ends.append(GAME.encode(there).replace(",activation=simultaneous", ""))
    assert ends[0] == ends[1]


# --- foretelling ---


def of_seat(told: list[Happening], seat: int) -> list[Happening]:
    return [happening for happening in told if happening.seat == seat]


@LAW
@for_all(homes=TABLES, data=st.data())
def test_w9_the_forecast_is_what_happens_if_everybody_stops(
    homes: list[dict[str, str]], data: st.DataObject
) -> None:
    state = at_work(homes)
    for word in script(state, 0, data)[:5]:
        GAME.apply(state, 0, word)
    before = GAME.encode(state)
    foretold = [forecast(GAME, state, seat) for seat in (0, 1)]
    assert GAME.encode(state) == before
    for seat in GAME.turn(state):
        GAME.cancel_sentence(state, seat)
    told: list[Happening] = []
    if state.hospitals[0].pending:
        told += say(state, "1", "skip")
    while GAME.turn(state) and phase(state) == "activate":
        told += say(state, str(GAME.turn(state)[0] + 1), "finish")
    assert foretold == [of_seat(told, seat) for seat in (0, 1)]


def test_the_forecast_tells_points_who_gets_worse_and_who_dies() -> None:
    state = given(hospital("r1 y3 g5t", lounge="red red"))
    told = [(h.name, h.figures) for h in forecast(GAME, state, 0)]
    assert ("die", {"patient": "r1"}) in told
    assert ("worsen", {"patient": "y3", "becomes": "y2"}) in told
    assert ("score", {"source": "discharges", "points": 3}) in told


@LAW
@for_all(homes=TABLES, data=st.data())
def test_a_sentence_does_what_its_preview_says(
    homes: list[dict[str, str]], data: st.DataObject
) -> None:
    state = at_work(homes)
    found = list(sentences(GAME, state, 0))
    line = data.draw(st.sampled_from(found[:200]))
    told = preview(GAME, state, 0, line)
    happened = say(state, "1", GAME.vocabulary.text(line))
    assert told == happened


# --- a table: groups in any order, undo ---


PREFERRED = (
    *("seat-1", "radiology", "surgeon", "red", "admin-5", "admin-1"),
    *("r2", "ambulance-2", "ambulance-1"),
)


def opening(until: str, **options: str) -> list[Entry]:
    """A journal up to a phase: chance says the words the tests like, seats take what is first."""
    chosen = {"seats": "2", "administrators": "no", "activation": "simultaneous", **options}
    liked = GAME.vocabulary.numbers(PREFERRED)
    state = GAME.start(chosen)
    entries: list[Entry] = []
    while phase(state) != until:
        speaker = GAME.turn(state)[0]
        words = GAME.legal(state, speaker)
        word = next((w for w in liked if w in words), words[0])
        if not is_chance(speaker) and not set(liked) & set(words):
            word = GAME.default_word(state, speaker)
        GAME.apply(state, speaker, word)
        entries.append(Word(speaker, word))
    return entries


def table_at(until: str, **options: str) -> GameInProgress[State]:
    """A table whose game has come to this phase."""
    chosen = {"seats": "2", "administrators": "no", "activation": "simultaneous", **options}
    return GameInProgress(GAME, chosen, seed=1, entries=opening(until, **options))


def speak(table: GameInProgress[State], seat: int, words: str) -> None:
    table.say(seat - 1, GAME.vocabulary.numbers(words.split()))


def refusal(table: GameInProgress[State], seat: int, words: int) -> str:
    """Why a seat cannot take back so many words; nothing has changed then."""
    before = list(table.entries), GAME.encode(table.state)
    with pytest.raises(UndoRefused) as refused:
        table.undo(seat - 1, words)
    assert (table.entries, GAME.encode(table.state)) == before
    return refused.value.message.key


@pytest.mark.parametrize("words", [list(p) for p in permutations(["r2", "r2", "r3"])])
def test_a_group_may_be_said_in_any_order_and_is_journaled_sorted(words: list[str]) -> None:
    table = table_at("activate")
    assert patients(table.state, 1) == "r2 r2 r2 r3 r4 r5"
    before = len(table.entries)
    speak(table, 1, " ".join(["nurse radiology", *words]))
    said = GAME.vocabulary.numbers(["nurse", "radiology", "r2", "r2", "r3"])
    assert table.entries[before:] == [Word(0, word) for word in said]


@LAW
@example(order=[3, 2, 1, 0, 4])
@for_all(order=st.permutations(range(5)))
def test_even_worker_and_department_may_be_named_last(order: list[int]) -> None:
    table = table_at("activate")
    sentence = ["nurse", "radiology", "r2", "r2", "r3"]
    before = len(table.entries)
    speak(table, 1, " ".join(sentence[i] for i in order))
    assert GAME.vocabulary.text(e.word for e in effective(table.entries)[before:]) == " ".join(
        sentence
    )


def test_the_members_of_an_open_group_can_be_pointed_at_in_any_order() -> None:
    state = given(hospital("r1 y2 g3 r4", departments="radiology cardiology"))
    say(state, "1", "nurse radiology")
    assert GAME.vocabulary.text(GAME.legal(state, 0)) == "r1"
    assert GAME.vocabulary.text(candidates(GAME, state, 0)) == "r1 y2 g3"
    named = GAME.vocabulary.numbers(["g3"])
    assert GAME.vocabulary.text(candidates(GAME, state, 0, named)) == "r1 y2"


def test_words_are_said_all_or_none() -> None:
    table = table_at("activate")
    before = GAME.encode(table.state), len(table.entries)
    with pytest.raises(IllegalWord):
        speak(table, 1, "nurse radiology r2 r2 r3 nurse radiology")
    assert (GAME.encode(table.state), len(table.entries)) == before


def test_finish_can_be_taken_back_until_the_last_seat_has_finished() -> None:
    table = table_at("activate")
    before = GAME.encode(table.state)
    speak(table, 1, "finish")
    assert GAME.turn(table.state) == [1]
    table.undo(0, 1)
    assert GAME.encode(table.state) == before
    assert table.entries[-1] == Undo(0, 1)
    speak(table, 1, "nurse radiology r2 r2 r3 finish")
    speak(table, 2, "finish")
    assert phase(table.state) != "activate"
    assert refusal(table, 1, 1) == "undo-chance"
    assert refusal(table, 2, 1) == "undo-chance"


def test_a_seat_takes_back_its_own_words_only() -> None:
    table = table_at("activate")
    speak(table, 2, "nurse critical-care-unit r3")
    apart = GAME.encode(table.state)
    speak(table, 1, "nurse radiology r2 r2 r3")
    speak(table, 2, "finish")
    table.undo(0, 5)
    table.undo(1, 1)
    assert GAME.encode(table.state) == apart


def test_a_half_sentence_can_be_taken_back() -> None:
    table = table_at("activate")
    before = GAME.encode(table.state)
    speak(table, 1, "nurse radiology r2")
    table.undo(0, 1)
    table.undo(0, 2)
    assert GAME.encode(table.state) == before


def test_w7_words_before_chance_spoke_stay_said() -> None:
    table = table_at("take")
    assert refusal(table, 1, 1) == "undo-chance"


def test_more_words_than_were_said_cannot_be_taken_back() -> None:
    table = table_at("activate")
    assert refusal(table, 1, 99) == "undo-too-many"
    assert refusal(table, 1, 0) == "undo-too-many"


def test_w7_words_before_the_end_of_a_joint_step_stay_said() -> None:
    table = table_at("spare", administrators="yes")
    assert GAME.turn(table.state) == [0]
    assert refusal(table, 1, 1) == "undo-barrier"
    assert refusal(table, 2, 1) == "undo-barrier"


def test_bedding_the_new_patients_is_the_end_of_a_joint_step() -> None:
    table = table_at("improve")
    assert refusal(table, 2, 1) == "undo-barrier"


def test_w7_words_on_which_others_depend_stay_said() -> None:
    table = table_at("activate", activation="linear")
    first, second = GAME.turn(table.state)[0] + 1, 2 - GAME.turn(table.state)[0]
    speak(table, first, "finish")
    speak(table, second, "nurse")
    assert refusal(table, first, 1) == "undo-depends"
    table.undo(second - 1, 1)
    table.undo(first - 1, 1)
    assert GAME.turn(table.state) == [first - 1]


def test_an_ambulance_cannot_be_put_back_once_the_next_seat_has_taken_one() -> None:
    table = table_at("take", seats="3")
    first = GAME.turn(table.state)[0] + 1
    speak(table, first, "ambulance-2")
    speak(table, first % 3 + 1, "ambulance-3")
    assert refusal(table, first, 1) == "undo-depends"
    table.undo(first % 3, 1)
    table.undo(first - 1, 1)
    assert GAME.turn(table.state) == [first - 1]


def test_nothing_is_taken_back_once_it_is_over() -> None:
    table = table_at("over")
    assert refusal(table, 1, 1) == "undo-over"


def test_undone_is_never_said() -> None:
    table = table_at("activate")
    speak(table, 1, "nurse radiology r2 r2 r3")
    table.undo(0, 5)
    speak(table, 1, "nurse critical-care-unit r5")
    again = GameInProgress(GAME, table.options, seed=2, entries=effective(table.entries))
    assert GAME.encode(again.state) == GAME.encode(table.state)


def test_the_end_of_a_game_is_the_same_however_it_is_reached() -> None:
    state = given(hospital("r6"), hospital("g6"), round=8, activation="simultaneous")
    say(state, "2", "nurse clinic g6")
    say(state, "1", "nurse clinic r6")
    assert (lounge(state, 1), lounge(state, 2)) == ("red", "green")
    finish(state)
    assert GAME.outcome(state).scores == (1 + 5, 1 + 5)
