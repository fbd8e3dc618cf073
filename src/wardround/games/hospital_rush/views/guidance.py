"""What a seat is asked and why, why a thing cannot be said now, and the default word. Keys only."""

from __future__ import annotations

from wardround.games.hospital_rush.cards.catalogue import Cards
from wardround.games.hospital_rush.rules import flow, placing
from wardround.games.hospital_rush.rules.ruleset import GOAL, MARKERS
from wardround.games.hospital_rush.rules.state import (
    BUCKS_OR_PRESTIGE,
    NONE,
    PLACE,
    WHERE,
    WHETHER_TO_CLAIM,
    WHETHER_TO_DISCHARGE,
    WHICH_CARD,
    WHICH_MEDICINE,
    WHOM_TO_TREAT,
    State,
)
from wardround.games.hospital_rush.rules.words import (
    BED,
    BEDS,
    BUCK,
    DONE,
    PRESTIGE,
    SEAT,
    SKILL,
    SKILLS,
    SKIP,
    TILE,
)
from wardround.games.hospital_rush.views.questions.card import CardView
from wardround.games.hospital_rush.views.questions.claim import ClaimView
from wardround.games.hospital_rush.views.questions.pharmacy import PharmacyView
from wardround.games.hospital_rush.views.questions.place import PlaceView
from wardround.games.hospital_rush.views.questions.punishment import PunishmentView
from wardround.games.hospital_rush.views.questions.question import QuestionView, ask
from wardround.games.hospital_rush.views.questions.right_hand import RightHandView
from wardround.games.hospital_rush.views.questions.treat import TreatmentView
from wardround.table.messages import Message, Prompt, Prospect
from wardround.table.notation.vocabulary import Vocabulary
from wardround.table.speakers import is_chance, text_of


class Guidance:
    """Guides a seat through every question, for one file of cards."""

    def __init__(self, cards: Cards, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self._place = PlaceView(vocabulary, {card.id: card for card in cards.all_spaces()})
        self._views: dict[int, QuestionView] = {
            WHERE: self._place,
            WHOM_TO_TREAT: TreatmentView(vocabulary),
            WHICH_CARD: CardView(vocabulary),
            WHETHER_TO_CLAIM: ClaimView(vocabulary),
            BUCKS_OR_PRESTIGE: PunishmentView(vocabulary),
            WHICH_MEDICINE: PharmacyView(vocabulary),
            WHETHER_TO_DISCHARGE: RightHandView(vocabulary),
        }

    def prompt(self, s: State, seat: int) -> Prompt:
        """What this seat is asked, or what it waits for, and what things would bring it."""
        told = {self.vocabulary.word(word): p for word, p in self._prospects(s, seat).items()}
        return self._asked(s, seat)._replace(prospects=told)

    def _asked(self, s: State, seat: int) -> Prompt:
        turn = flow.turn(s)
        if not turn:
            goal = int(any(intern.prestige >= GOAL for intern in s.interns))
            return ask("ask-nothing", "reason-over", goal=goal, round=s.round)
        if is_chance(turn[0]):
            return ask("ask-wait", "reason-chance")
        if seat != turn[0]:
            return ask("ask-wait", "reason-others", whom=text_of(turn[0]))
        return self._views[s.question].prompt(s, seat)

    def _prospects(self, s: State, seat: int) -> dict[int, Prospect]:
        """Of everything this seat can choose, or could if it were its turn to place a marker."""
        answers = self._views[s.question].prospects(s, seat) if s.asked == seat else {}
        if s.question == BUCKS_OR_PRESTIGE and s.asked == seat:
            return answers
        if s.phase != PLACE or len(s.interns[seat].places) >= MARKERS:
            return {}
        return self._place.doors(s, seat) | answers

    def why_not(self, s: State, seat: int, word: int) -> Message:
        """Why this word is not legal for this seat now."""
        turn = flow.turn(s)
        if not turn:
            return Message("why-over", {})
        if is_chance(turn[0]):
            return Message("why-chance", {})
        if seat != turn[0]:
            return Message("why-others", {"whom": text_of(turn[0])})
        return self._views[s.question].why_not(s, seat, word)

    def default_word(self, s: State, seat: int) -> int:
        """The default word of a seat that has left: stand where nobody is kept out, decline."""
        return self._views[s.question].default_word(s, seat)


def board_words(s: State, seat: int) -> list[int]:
    """Everything a seat could point at: spaces, beds, tiles, skills, seats, discards, keys."""
    rules = s.rules
    words = {SEAT + other for other in range(rules.seats)}
    words.update(BED + bed for bed in range(BEDS))
    words.update(range(TILE, TILE + 4), (BUCK, PRESTIGE, DONE, SKIP))
    words.update(SKILL + skill for skill in range(len(SKILLS)))
    words.update(rules.space_word + i for i in rules.in_play)
    for other in range(rules.seats):
        if s.interns[other].character != NONE:
            words.update(placing.own_words(s, other))
    words.update(rules.patient_word + card for card, lies in enumerate(s.discards) if lies)
    return sorted(words)
