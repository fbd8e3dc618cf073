"""Journal and table: undo equals never, rewind by consent, what may no longer be taken back."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table import plain_journal as plain
from table.high_card import STAY, SWAP, HighCard
from table.picnic import DONE, Picnic
from wardround.table.errors import (
    BadJournal,
    GameOver,
    IllegalWord,
    NotToSpeak,
    UndoRefused,
    WardroundError,
)
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.play.journal import Entry, Note, Rewind, Undo, Word, effective, entry_for
from wardround.table.play.replay import replay
from wardround.table.play.timeline import Timeline
from wardround.table.play.undo import check_undo
from wardround.table.speakers import CHANCE, SPECTATOR, chance_for

TWO = {"seats": "2"}
BREAD, CHEESE, PLUM = 0, 1, 2


def picnic() -> GameInProgress[dict[str, int | str]]:
    return GameInProgress(Picnic(), TWO, seed=1)


def high_card(seed: int = 1) -> GameInProgress[dict[str, int | str]]:
    return GameInProgress(HighCard(), TWO, seed=seed)


def refusal(table: GameInProgress[dict[str, int | str]], seat: int, words: int) -> str:
    with pytest.raises(UndoRefused) as caught:
        table.undo(seat, words)
    return caught.value.message.key


def test_undo_leaves_the_position_as_if_nothing_had_been_said() -> None:
    table = picnic()
    before = table.game.encode(table.state)
    table.say(0, [BREAD, CHEESE])
    table.undo(0, 2)
    assert table.game.encode(table.state) == before
    assert table.entries[-1] == Undo(0, 2)
    assert effective(table.entries) == []


def test_undo_reaches_past_what_others_said_since() -> None:
    table = picnic()
    table.say(0, [BREAD, CHEESE])
    table.say(1, [CHEESE, PLUM])
    table.undo(0, 2)
    assert effective(table.entries) == [Word(1, CHEESE), Word(1, PLUM)]
    assert table.state["basket0-bread"] == 0
    assert table.state["basket1-plum"] == 1


def test_finish_can_be_taken_back_until_the_last_has_finished() -> None:
    table = picnic()
    table.say(0, [DONE])
    table.undo(0, 1)
    assert table.game.turn(table.state) == [0, 1]
    table.say(0, [DONE])
    table.say(1, [DONE])
    assert refusal(table, 0, 1) == "undo-barrier"
    assert refusal(table, 1, 1) == "undo-barrier"


def test_what_chance_has_answered_stays_said() -> None:
    table = high_card()
    table.say(0, [SWAP])
    assert refusal(table, 0, 1) == "undo-chance"


def test_a_word_that_others_built_on_stays_said() -> None:
    words = [Word(chance_for(0), 0), Word(chance_for(1), 1), Word(0, STAY), Word(1, STAY)]
    with pytest.raises(UndoRefused) as caught:
        check_undo(Timeline(HighCard(), TWO, words), Undo(0, 1))
    assert caught.value.message.key == "undo-depends"


def test_nobody_takes_back_more_than_they_said() -> None:
    table = picnic()
    table.say(0, [BREAD])
    assert refusal(table, 0, 2) == "undo-too-many"
    assert refusal(table, 0, 0) == "undo-too-many"
    assert refusal(table, 1, 1) == "undo-too-many"


def test_nothing_is_taken_back_once_it_is_over() -> None:
    table = high_card()
    table.say(0, [STAY])
    table.say(1, [STAY])
    assert not table.game.turn(table.state)
    assert refusal(table, 1, 1) == "undo-over"


def test_rewind_drops_all_that_was_said_and_draws_chance_anew() -> None:
    table = high_card()
    cards = table.state["card0"], table.state["card1"]
    table.say(0, [SWAP])
    table.rewind(0)
    assert isinstance(table.entries[3 + 1], Rewind)
    assert table.game.turn(table.state) == [0]
    assert len(effective(table.entries)) == 2
    seen = {cards, (table.state["card0"], table.state["card1"])}
    for _ in range(20):
        table.rewind(0)
        seen.add((table.state["card0"], table.state["card1"]))
    assert len(seen) > 1


def test_rewind_outside_the_journal_is_refused() -> None:
    table = picnic()
    for entry in (-1, 1):
        with pytest.raises(UndoRefused) as caught:
            table.rewind(entry)
        assert caught.value.message.key == "rewind-range"


def test_a_long_chain_of_rewinds_is_no_trouble() -> None:
    entries: list[Entry] = [Word(0, DONE)]
    for place in range(1, 5000):
        entries.append(Rewind(place - 1 if place % 2 else place))
    assert effective(entries) in ([], [Word(0, DONE)])
    assert effective([*entries, Rewind(1)]) == [Word(0, DONE)]


def test_taking_back_drops_the_answers_of_those_who_consent() -> None:
    table = picnic()
    table.say(0, [BREAD, CHEESE, DONE])
    table.say(1, [DONE])
    with pytest.raises(UndoRefused):
        table.take_back(0, [])
    assert table.take_back(0, [1]) == [Word(0, DONE), Word(1, DONE)]
    assert table.game.turn(table.state) == [0, 1]
    assert effective(table.entries) == [Word(0, BREAD), Word(0, CHEESE)]


def test_taking_back_leaves_others_words_where_it_can() -> None:
    table = picnic()
    table.say(0, [BREAD, CHEESE])
    table.say(1, [BREAD, PLUM])
    assert table.take_back(0, [1]) == [Word(0, BREAD), Word(0, CHEESE)]
    assert effective(table.entries) == [Word(1, BREAD), Word(1, PLUM)]


def test_nobody_takes_back_what_chance_has_answered_even_by_consent() -> None:
    table = high_card()
    table.say(0, [SWAP])
    with pytest.raises(UndoRefused) as caught:
        table.take_back(0, [0, 1])
    assert caught.value.message.key == "undo-chance"
    with pytest.raises(UndoRefused):
        table.take_back(1, [0, 1])


def test_a_group_may_be_said_in_any_order_and_is_journaled_sorted() -> None:
    table = picnic()
    table.say(0, [PLUM, BREAD])
    assert table.entries == [Word(0, BREAD), Word(0, PLUM)]


def test_sentences_stay_in_the_order_given() -> None:
    table = picnic()
    with pytest.raises(WardroundError):
        table.say(0, [DONE, CHEESE, BREAD])
    assert table.entries == []
    table.say(0, [CHEESE, BREAD, DONE])
    assert table.entries == [Word(0, BREAD), Word(0, CHEESE), Word(0, DONE)]


def test_several_words_are_said_all_or_none() -> None:
    table = picnic()
    before = table.game.encode(table.state)
    with pytest.raises(IllegalWord):
        table.say(0, [BREAD, BREAD])
    assert table.game.encode(table.state) == before
    assert table.entries == []


def test_who_does_not_have_the_word_is_told_who_has() -> None:
    table = high_card()
    with pytest.raises(NotToSpeak) as caught:
        table.say(1, [STAY])
    assert caught.value.message.figures["turn"] == "1"


def test_a_finished_game_says_so() -> None:
    table = high_card()
    table.say(0, [STAY])
    table.say(1, [STAY])
    with pytest.raises(GameOver):
        table.say(0, [STAY])


def test_a_table_goes_on_from_its_journal() -> None:
    table = high_card()
    table.say(0, [SWAP])
    table.note(1, "left")
    again = GameInProgress(HighCard(), TWO, None, table.entries)
    assert again.state == table.state
    assert again.entries == table.entries


def test_a_trusted_journal_is_folded_and_not_checked_again() -> None:
    table = high_card()
    table.say(0, [SWAP])
    assert GameInProgress(HighCard(), TWO, None, table.entries, trusted=True).state == table.state
    doubtful = [Word(0, BREAD), Word(0, BREAD)]
    with pytest.raises(BadJournal):
        GameInProgress(Picnic(), TWO, None, doubtful)
    assert GameInProgress(Picnic(), TWO, None, doubtful, trusted=True).entries == doubtful


def test_the_same_seed_gives_the_same_chance() -> None:
    assert high_card(5).entries == high_card(5).entries
    assert len({tuple(high_card(seed).entries) for seed in range(20)}) > 5


def test_without_a_seed_chance_differs_from_table_to_table() -> None:
    tables = {tuple(GameInProgress(HighCard(), TWO).entries) for _ in range(20)}
    assert len(tables) > 1


def test_a_journal_with_an_illegal_word_names_the_entry() -> None:
    with pytest.raises(BadJournal) as caught:
        replay(Picnic(), TWO, [Note(0, "back"), Word(0, BREAD), Word(0, BREAD)])
    assert caught.value.message.figures["entry"] == 3


def test_an_illegal_word_is_refused_even_if_it_is_taken_back_later() -> None:
    with pytest.raises(BadJournal) as caught:
        replay(Picnic(), TWO, [Word(0, PLUM), Undo(0, 1)])
    assert caught.value.message.figures["entry"] == 1


def test_going_back_to_before_an_undo_brings_back_what_it_took() -> None:
    entries: list[Entry] = [Word(0, BREAD), Word(0, CHEESE), Undo(0, 1), Rewind(2)]
    assert effective(entries) == [Word(0, BREAD), Word(0, CHEESE)]


def test_a_journal_with_an_undo_that_was_not_allowed_names_the_entry() -> None:
    entries: list[Entry] = [Word(0, DONE), Word(1, DONE), Undo(0, 1)]
    with pytest.raises(BadJournal) as caught:
        replay(Picnic(), TWO, entries)
    assert caught.value.message.figures["entry"] == 3


def test_a_journal_cannot_rewind_into_the_future() -> None:
    with pytest.raises(BadJournal) as caught:
        replay(Picnic(), TWO, [Word(0, DONE), Rewind(5)])
    assert caught.value.message.figures["entry"] == 2


def test_a_secret_word_is_hidden_from_all_but_its_seat() -> None:
    game = HighCard()
    state = game.start(TWO)
    word = Word(chance_for(0), 3)
    assert entry_for(game, state, word, 0) == (chance_for(0), "card-4")
    assert entry_for(game, state, word, 1) == (chance_for(0), "hidden")
    assert entry_for(game, state, word, SPECTATOR) == (chance_for(0), "hidden")


def test_a_public_word_is_seen_by_all() -> None:
    table = high_card()
    for seat in (SPECTATOR, 0, 1):
        assert entry_for(table.game, table.state, Word(0, STAY), seat) == (0, "stay")


@given(st.integers(0, 10_000))
@settings(max_examples=60, deadline=None)
def test_undone_and_never_said_are_one(seed: int) -> None:
    """Whatever is undone in between, the effective journal alone gives the position."""
    rng = Random(seed)
    table = picnic()
    while table.game.turn(table.state):
        seat = rng.choice(table.game.turn(table.state))
        if rng.random() < 0.3:
            try:
                table.undo(seat, rng.randrange(1, 4))
            except UndoRefused:
                pass
            else:
                continue
        table.say(seat, [rng.choice(table.game.legal(table.state, seat))])
        if rng.random() < 0.1:
            table.note(seat, "timeout")
    assert plain.fold(table.game, TWO, effective(table.entries)) == table.state
    assert replay(table.game, TWO, table.entries) == table.state
    assert any(isinstance(entry, Note | Undo | Word) for entry in table.entries)


def test_chance_has_a_speaker_of_its_own() -> None:
    table = high_card()
    assert {entry.speaker for entry in effective(table.entries)} == {chance_for(0), chance_for(1)}
    assert CHANCE not in {chance_for(0), chance_for(1)}
