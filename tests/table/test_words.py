"""Words, speakers, chance and names."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.high_card import HighCard
from wardround.table.errors import UnknownName, UnknownWord, WardroundError
from wardround.table.laws.perft import perft
from wardround.table.notation.vocabulary import Vocabulary
from wardround.table.registry import Registry
from wardround.table.speakers import CHANCE, chance_for, concerned, is_chance, speaker_of, text_of
from wardround.table.speaking import chosen_by


@given(st.integers(-20, 20))
def test_speakers_are_written_and_read(speaker: int) -> None:
    assert speaker_of(text_of(speaker)) == speaker


def test_speakers_in_text_count_from_one() -> None:
    assert [text_of(s) for s in (0, 3, CHANCE, chance_for(0), chance_for(2))] == [
        "1",
        "4",
        "*",
        "*1",
        "*3",
    ]


@pytest.mark.parametrize("text", ["", "0", "x", "1*", "**", "-1", "*0", "²"])
def test_what_is_not_a_speaker_is_none(text: str) -> None:
    assert speaker_of(text) is None


def test_chance_for_a_seat_concerns_it() -> None:
    assert [concerned(s) for s in (2, chance_for(2), CHANCE)] == [2, 2, -1]
    assert [is_chance(s) for s in (2, chance_for(2), CHANCE)] == [False, True, True]


def test_a_vocabulary_refuses_bad_and_repeated_words() -> None:
    for words in (["a", "a"], ["A"], ["a b"], ["-a"], [""]):
        with pytest.raises(ValueError, match="not a vocabulary"):
            Vocabulary(words)


def test_an_unknown_word_is_answered_with_near_ones() -> None:
    with pytest.raises(UnknownWord) as caught:
        Vocabulary(["nurse", "finish"]).number("nuse")
    assert caught.value.message.figures == {"word": "nuse", "near": "nurse"}


def test_a_vocabulary_has_a_digest_of_words_and_order() -> None:
    digests = {Vocabulary(words).digest() for words in (["a", "b"], ["b", "a"], ["a"])}
    assert len(digests) == 3


def test_weights_are_widths() -> None:
    picked = Counter(chosen_by(n / 600, [7, 8, 9], [1, 2, 3]) for n in range(600))
    assert picked == {7: 100, 8: 200, 9: 300}
    with pytest.raises(ValueError, match="below 1"):
        chosen_by(1.0, [7], [1])


def test_names_are_registered_once_and_found() -> None:
    registry: Registry[str] = Registry("game")
    registry.register("whist", lambda: "cards")
    assert registry.find("whist") == "cards"
    assert list(registry) == ["whist"]
    with pytest.raises(ValueError, match="already"):
        registry.register("whist", lambda: "again")
    with pytest.raises(UnknownName) as caught:
        registry.find("wist")
    assert caught.value.message.figures == {"name": "wist", "near": "whist", "known": "whist"}


def test_an_error_without_a_catalogue_still_tells() -> None:
    assert str(WardroundError("illegal-word", word="nurse")) == "illegal-word (word='nurse')"
    assert str(WardroundError("undo-over")) == "undo-over"


def test_perft_counts_every_word_of_chance_once() -> None:
    game = HighCard()
    start = game.start({"seats": "2"})
    assert [perft(game, start, depth) for depth in range(5)] == [1, 5, 20, 40, 20 * (2 + 3)]
    assert perft(game, start, 12) == perft(game, start, 13)
