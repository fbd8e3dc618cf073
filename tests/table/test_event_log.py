"""The event log: every standing word once, with what it did and who may know of it."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table.high_card import STAY, SWAP, HighCard
from table.picnic import DONE, Picnic
from table.tiny import Data
from wardround.games import GAMES
from wardround.table.errors import IllegalWord, NotToSpeak, UndoRefused
from wardround.table.messages import HIDDEN, Happening
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.play.journal import StandingWords, Word
from wardround.table.speakers import SPECTATOR, chance_for

TWO = {"seats": "2"}
BREAD, CHEESE, PLUM = 0, 1, 2


class Counting(Picnic):
    """Counts how often words are executed on any state."""

    def __init__(self) -> None:
        self.executed = 0

    def apply(self, state: Data, speaker: int, word: int) -> None:
        self.executed += 1
        super().apply(state, speaker, word)


def words_of(play: GameInProgress[Data]) -> list[tuple[int, Word]]:
    return [(logged.place, logged.word) for logged in play.log.words]


def test_a_word_is_executed_once() -> None:
    game = Counting()
    play = GameInProgress(game, TWO)
    play.say(0, [BREAD])
    assert game.executed == 1
    play.say(0, [CHEESE, DONE])
    assert game.executed == 3
    play.say_with_forced(1, [CHEESE])
    assert game.executed == 5, "the plum was forced"


def test_a_refused_line_leaves_neither_words_nor_prompts_nor_log() -> None:
    play = GameInProgress(Picnic(), TWO)
    before = play.game.encode(play.state)
    for line in ([BREAD, CHEESE, BREAD], [PLUM], [DONE, DONE]):
        with pytest.raises((IllegalWord, NotToSpeak)):
            play.say(0, line)
        assert (play.entries, words_of(play), play.prompts.numbers) == ([], [], [0, 0])
        assert play.game.encode(play.state) == before


def test_the_open_or_last_sentence_of_a_seat() -> None:
    play = GameInProgress(Picnic(), TWO)
    assert play.log.last_sentence(0) == []
    play.say(0, [BREAD, CHEESE])
    play.say(1, [BREAD])
    assert [one.word.word for one in play.log.last_sentence(0)] == [BREAD, CHEESE]
    assert [one.place for one in play.log.last_sentence(1)] == [2]
    play.say(1, [PLUM])
    assert [one.word.word for one in play.log.last_sentence(1)] == [BREAD, PLUM]


def test_sentences_begin_and_end_and_are_cut_where_another_speaks() -> None:
    play = GameInProgress(Picnic(), TWO)
    play.say(0, [BREAD])
    play.say(1, [CHEESE, PLUM])
    play.say(0, [PLUM, DONE])
    marks = [(one.word.speaker, one.begins, one.ends) for one in play.log.words]
    assert marks == [
        (0, True, False),
        (1, True, False),
        (1, False, True),
        (0, False, True),
        (0, True, True),
    ]
    passages = [[one.word.word for one in passage] for passage in play.log.passages()]
    assert passages == [[BREAD], [CHEESE, PLUM], [PLUM], [DONE]]


def test_words_of_chance_for_one_seat_in_a_row_are_one_passage() -> None:
    play = GameInProgress(HighCard(), TWO, seed=1)
    play.say(0, [SWAP])
    speakers = [[one.word.speaker for one in passage] for passage in play.log.passages()]
    assert speakers == [[chance_for(0)], [chance_for(1)], [0], [chance_for(0)]]


def test_a_word_taken_back_is_gone_from_the_log_and_stays_in_the_journal() -> None:
    play = GameInProgress(Picnic(), TWO)
    play.say(0, [BREAD, CHEESE])
    play.say(1, [DONE])
    play.undo(0, 2)
    assert len(play.entries) == 4
    assert [play.log.at(place) is None for place in range(4)] == [True, True, False, True]
    assert words_of(play) == [(2, Word(1, DONE))]


def test_a_secret_word_and_what_it_did_are_for_its_seat_alone() -> None:
    play = GameInProgress(HighCard(), TWO, seed=1)
    dealt = play.log.words[0]
    card = play.game.vocabulary.word(dealt.word.word)
    assert dealt.owner == 0
    assert [play.log.word_for(dealt, seat) for seat in (0, 1, SPECTATOR)] == [card, HIDDEN, HIDDEN]
    known = Happening("set", 0, {"key": "card0", "value": card})
    public = Happening("set", 0, {"key": "card0", "value": HIDDEN})
    assert play.log.happenings_for(dealt, 0) == [known]
    assert play.log.happenings_for(dealt, 1) == [public]
    assert play.log.happenings_for(dealt, SPECTATOR) == [public]
    assert [play.log.is_private(dealt, seat) for seat in (0, 1, SPECTATOR)] == [True, False, False]


def test_a_public_word_is_private_to_nobody() -> None:
    play = GameInProgress(HighCard(), TWO, seed=1)
    play.say(0, [STAY])
    said = play.log.words[-1]
    assert said.owner is None
    assert [play.log.word_for(said, seat) for seat in (0, 1, SPECTATOR)] == ["stay"] * 3
    assert not any(play.log.is_private(said, seat) for seat in (0, 1, SPECTATOR))


@pytest.mark.parametrize("name", ["dice-hospital", "hospital-rush"])
def test_logs_of_real_games_share_equal_happenings(name: str) -> None:
    game = GAMES.find(name)
    one, other = (GameInProgress(game, {"seats": "3"}, seed=4) for _ in range(2))
    for play in (one, other):
        play.say_default(play.turn[0])
    happenings = [
        [happening for logged in play.log.words for happening in logged.happenings]
        for play in (one, other)
    ]
    assert len(happenings[0]) > 5
    assert all(first is second for first, second in zip(*happenings, strict=True))


@given(st.integers(0, 10_000))
@settings(max_examples=60, deadline=None)
def test_the_log_is_that_of_a_game_in_which_nothing_was_taken_back(seed: int) -> None:
    rng = Random(seed)
    play = GameInProgress(Picnic(), TWO)
    while play.turn:
        seat = rng.choice(play.turn)
        if rng.random() < 0.4:
            with suppress(UndoRefused):
                play.take_back(seat, [1 - seat] if rng.random() < 0.5 else [])
        if seat in play.turn:
            play.say(seat, [rng.choice(play.game.legal(play.state, seat))])
        standing = StandingWords(play.entries).in_order()
        assert words_of(play) == [(one.place, one.word) for one in standing]
    loaded = GameInProgress(Picnic(), TWO, None, play.entries, trusted=True)
    assert words_of(loaded) == words_of(play)
    assert loaded.prompts.numbers == play.prompts.numbers
    for one, again in zip(play.log.words, loaded.log.words, strict=True):
        assert (one.happenings, one.begins, one.ends) == (
            again.happenings,
            again.begins,
            again.ends,
        )
