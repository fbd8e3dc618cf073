"""The fixed list of words a game can be played with."""

from __future__ import annotations

import difflib
import hashlib
import re
from collections.abc import Iterable
from typing import TypeAlias

from wardround.table.errors import UnknownWord

# A word by its place in the vocabulary of its game.
WordNumber: TypeAlias = int

WORD = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Vocabulary:
    """Words and their numbers. A word is lower-case letters, digits and inner hyphens."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words: tuple[str, ...] = tuple(words)
        self._numbers = {word: number for number, word in enumerate(self.words)}
        bad = [word for word in self.words if not WORD.fullmatch(word)]
        if bad or len(self._numbers) != len(self.words):
            raise ValueError(f"not a vocabulary: malformed {bad} or repeated words")

    def __len__(self) -> int:
        return len(self.words)

    def __contains__(self, word: object) -> bool:
        return word in self._numbers

    def word(self, number: WordNumber) -> str:
        """The word with this number."""
        return self.words[number]

    def number(self, word: str) -> WordNumber:
        """The number of this word; UnknownWord with the nearest words if there is none."""
        try:
            return self._numbers[word]
        except KeyError:
            near = difflib.get_close_matches(word, self.words, 3)
            raise UnknownWord("unknown-word", word=word, near=" ".join(near)) from None

    def numbers(self, words: Iterable[str]) -> list[WordNumber]:
        """The numbers of these words, in order."""
        return [self.number(word) for word in words]

    def text(self, numbers: Iterable[WordNumber]) -> str:
        """The words with these numbers, as one line."""
        return " ".join(self.words[number] for number in numbers)

    def digest(self) -> str:
        """Changes whenever a word or its number does."""
        return hashlib.sha256(" ".join(self.words).encode()).hexdigest()[:12]
