"""What there is to see on a Dice Hospital table, in words; the drawings only lay it out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from wardround.games.dice_hospital.cards.catalogue import AnyCard, Department, describe
from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules.ruleset import BEDS, NURSES, ROUNDS
from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.views.view import EVERYTHING
from wardround.table.contract.data import View
from wardround.table.messages import HIDDEN, Figure
from wardround.table.speakers import Seat, is_chance
from wardround.text import Speech, sentence_case


class Asked(NamedTuple):
    """Who is asked what, why, and what has been said of the answer."""

    question: str
    reason: str
    said: str
    forecast: str


class Card(NamedTuple):
    """A card in words. `title` is its name, with its word if the name is translated.

    `brief` is its text in few words, `busy` says if it is taken this round.
    """

    word: str
    name: str
    title: str
    text: str
    brief: str
    busy: str


class Zone(NamedTuple):
    """Dice that lie together."""

    label: str
    dice: list[str]
    note: str


class Points(NamedTuple):
    """Where a hospital's points come from."""

    label: str
    total: int
    sources: list[tuple[str, int]]


class HospitalBoard(NamedTuple):
    """One hospital."""

    title: str
    notes: list[str]
    speaks: bool
    beds: str
    zones: list[Zone]
    facts: list[tuple[str, str]]
    points: Points
    departments: list[Card]
    staff: list[Card]


class Board(NamedTuple):
    """The whole table, as one seat or everybody may see it."""

    title: str
    asked: list[Asked]
    city: list[Zone]
    bag: tuple[str, str]
    display_label: str
    display: list[Card]
    departments_label: str
    staff_label: str
    hospitals: list[HospitalBoard]
    result: str


def board_of(
    game: DiceHospital,
    state: State,
    speech: Speech,
    seat: Seat | None,
    names: Sequence[str] = (),
) -> Board:
    """The board as this seat (or SPECTATOR) may see it; None hides nothing.

    `names` are what the seats are called, if anything.
    """
    return _Viewer(game, state, speech, seat, names).board()


class _Viewer:
    def __init__(
        self,
        game: DiceHospital,
        state: State,
        speech: Speech,
        seat: Seat | None,
        names: Sequence[str],
    ) -> None:
        self.game = game
        self.state = state
        self.speech = speech
        self.seat = seat
        self.view = game.view(state, EVERYTHING if seat is None else seat)
        seats = range(len(self.view["hospitals"]))
        self.names = list(names) or [speech.seat(number) for number in seats]
        self.turn = game.turn(state)
        self.outcome = game.outcome(state)
        self.cards = cards_of(game, state)

    def label(self, name: str, **figures: Figure) -> str:
        return self.speech.label(f"board-{name}", **figures)

    def board(self) -> Board:
        view = self.view
        over = not self.turn
        return Board(
            title=self.title(),
            asked=self.asked(),
            city=self.city(),
            bag=(self.label("bag"), self.label("bag-dice", **view["bag"])),
            display_label=self.label("display"),
            display=[self.card(word, "") for word in view["display"]],
            departments_label=self.label("departments"),
            staff_label=self.label("staff"),
            hospitals=[self.hospital(seat, h) for seat, h in enumerate(view["hospitals"])],
            result=self.speech.decided(self.outcome.decided) if over else "",
        )

    def title(self) -> str:
        number = self.view["round"]
        phase = self.speech.phase(self.view["phase"])
        if number:
            return self.label("round", round=number, rounds=ROUNDS, phase=phase)
        return self.label("setup", phase=phase)

    def asked(self) -> list[Asked]:
        if self.seat is not None or not self.turn:
            return [self.asked_of(self.seat or 0)]
        if is_chance(self.turn[0]):
            who = sentence_case(self.speech.speaker(self.turn[0], self.names))
            reason = self.speech.say(self.game.prompt(self.state, 0).reason, self.names)
            return [Asked(self.label("asked", who=who, question=reason), "", "", "")]
        return [self.asked_of(seat) for seat in self.turn]

    def asked_of(self, seat: Seat) -> Asked:
        prompt = self.game.prompt(self.state, seat)
        question = self.speech.say(prompt.question, self.names)
        if self.turn:
            question = self.label("asked", who=self.names[seat], question=question)
        words = " ".join(self.view["hospitals"][seat]["said"])
        said = self.speech.label("play-said", words=words) if words else ""
        reason = self.speech.say(prompt.reason, self.names)
        return Asked(question, reason, said, self.forecast(seat))

    def forecast(self, seat: Seat) -> str:
        if self.view["phase"] != "activate" or seat not in self.turn:
            return ""
        prospects = self.game.prompt(self.state, seat).prospects
        return self.label("forecast", **prospects["finish"].brings.figures)

    def city(self) -> list[Zone]:
        view = self.view
        taken = {h["ambulance"]: n for n, h in enumerate(view["hospitals"]) if h["ambulance"]}
        zones: list[Zone] = []
        if view["intake"]:
            zones.append(Zone(self.label("intake"), view["intake"], ""))
        if not any(view["ambulances"]):
            return zones
        for number, dice in enumerate(view["ambulances"], 1):
            note = self.label("empty")
            if dice:
                note = self.label("sum", sum=sum(value_of(patient) for patient in dice))
            elif number in taken:
                note = self.label("taken", who=self.names[taken[number]])
            zones.append(Zone(self.label("ambulance", ambulance=number), dice, note))
        return zones

    def card(self, word: str, busy: str) -> Card:
        card = self.cards[word]
        text = brief = self.describe_word(word)
        if isinstance(card, Department):
            brief = self.speech.say(describe(card)._replace(key="board-treatment"))
        name = self.speech.name_of(word, card.name)
        return Card(word, name, self.speech.with_word(word, name), text, brief, busy)

    def describe_word(self, word: str) -> str:
        return self.speech.say(describe(self.cards[word]))

    def hospital(self, seat: Seat, h: View) -> HospitalBoard:
        taken = len(h["patients"])
        return HospitalBoard(
            title=self.names[seat],
            notes=self.notes(seat, h),
            speaks=seat in self.turn,
            beds=self.label("beds", taken=taken, beds=BEDS, free=BEDS - taken),
            zones=self.zones(h),
            facts=self.facts(h),
            points=self.points(seat),
            departments=self.mark_cards(h["departments"], h["used"], "used"),
            staff=self.mark_cards(h["staff"], h["placed"], "placed"),
        )

    def notes(self, seat: Seat, h: View) -> list[str]:
        notes = [self.label("first")] if seat == self.view["first"] else []
        if h["ambulance"]:
            notes.append(self.label("with-ambulance", ambulance=h["ambulance"]))
        if h["ready"]:
            notes.append(self.label("finished"))
        if seat in self.turn:
            notes.append(self.label("has-word"))
        if not self.turn:
            place = self.speech.label("label-place")
            notes.append(f"{place} {self.outcome.ranks[seat]}")
        return notes

    def zones(self, h: View) -> list[Zone]:
        patients = sorted(h["patients"], key=by_colour)
        waiting = [patient for patient in patients if patient[-1].isdigit()]
        treated = [patient for patient in patients if not patient[-1].isdigit()]
        nobody = self.label("nothing")
        zones = [
            Zone(self.label("waiting"), waiting, "" if waiting else nobody),
            Zone(self.label("treated"), treated, "" if treated else nobody),
        ]
        if h["incoming"]:
            zones.append(Zone(self.label("incoming"), h["incoming"], ""))
        return zones

    def facts(self, h: View) -> list[tuple[str, str]]:
        facts = [
            (self.label("nurses"), self.label("nurses-free", free=h["nurses"], nurses=NURSES)),
            (self.label("bags"), str(h["bags"])),
            (self.label("fatalities"), str(h["fatalities"])),
        ]
        if any(h["lounge"].values()):
            facts.append((self.label("lounge"), self.label("lounge-dice", **h["lounge"])))
        if h["administrator"]:
            facts.append((self.label("administrator"), self.administrator(h["administrator"])))
        elif h["hand"]:
            facts += [(self.label("hand"), text) for text in self.hand(h["hand"])]
        return facts

    def administrator(self, word: str) -> str:
        if word == HIDDEN:
            return self.label("hidden")
        return f"{self.speech.name(word)}: {self.describe_word(word)}"

    def hand(self, words: list[str]) -> list[str]:
        """Starting dice on one line, administrators each on their own, with the word to say."""
        if all(word in self.cards for word in words):
            return [f"{word}: {self.administrator(word)}" for word in words]
        return [", ".join(self.label("hidden") if w == HIDDEN else w for w in words)]

    def points(self, seat: Seat) -> Points:
        sources = self.outcome.sources[seat].items()
        named = [(self.speech.source(name), points) for name, points in sources if points]
        return Points(self.label("points"), self.outcome.scores[seat], named)

    def mark_cards(self, cards: list[str], busy: list[str], mark: str) -> list[Card]:
        left = Counter(busy)
        marked: list[Card] = []
        for word in cards:
            taken = left[word] > 0
            left[word] -= taken
            marked.append(self.card(word, self.label(mark) if taken else ""))
        return marked


def cards_of(game: DiceHospital, state: State) -> dict[str, AnyCard]:
    """Every card of a game by its word."""
    return game.cards_for(game.options_of(state))


def shown_colour(patient: str) -> str:
    """The letter of the colour a patient shows: `g` for `rg4t`."""
    letters = [letter for letter in patient if letter in "ryg"]
    return letters[-1]


def value_of(patient: str) -> int:
    """The value in a patient's word."""
    return int(next(letter for letter in patient if letter.isdigit()))


def by_colour(patient: str) -> tuple[int, int, str]:
    """Sorts patients by the colour they show, then by value."""
    return "ryg".index(shown_colour(patient)), value_of(patient), patient
