"""How a question is put to people: its text, why not a word, the default word, prospects."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import flow
from wardround.games.hospital_rush.rules.state import QUESTIONS, State
from wardround.games.hospital_rush.rules.words import DONE, SKIP
from wardround.table.messages import Figure, Message, Prompt, Prospect
from wardround.table.notation.vocabulary import Vocabulary


def ask(key: str, reason: str, **figures: Figure) -> Prompt:
    """A question and its reason with the same figures."""
    return Prompt(Message(key, figures), Message(reason, figures))


class QuestionView:
    """One question. All methods are for the seat that is asked."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary

    def prompt(self, s: State, seat: int) -> Prompt:
        """The question and its reason."""
        raise NotImplementedError

    def why_not(self, s: State, seat: int, word: int) -> Message:
        """Why a word is not legal: here, because this question is asked."""
        return Message("why-question", {"question": QUESTIONS[s.question]})

    def default_word(self, s: State, seat: int) -> int:
        """What is said for a seat that has left: decline if that can be."""
        words = flow.legal(s, seat)
        return next((word for word in (SKIP, DONE) if word in words), words[0])

    def prospects(self, s: State, seat: int) -> dict[int, Prospect]:
        """What each answer would bring; nothing if nothing can be said of it."""
        return {}
