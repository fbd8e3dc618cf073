"""Dice Hospital as a game at the table: the contract of `wardround.table.game`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from wardround.games.dice_hospital import discharge, flow, positions
from wardround.games.dice_hospital.builder import build
from wardround.games.dice_hospital.cards import Cards, compile_rules, final_edition
from wardround.games.dice_hospital.happenings import HAPPENINGS, SECRET, SOURCES
from wardround.games.dice_hospital.kinds import COLOURS, OWN
from wardround.games.dice_hospital.printing import constants, part_of, printed
from wardround.games.dice_hospital.prompts import Prompts, absent
from wardround.games.dice_hospital.rules import Rules
from wardround.games.dice_hospital.setup import ADMINISTRATORS_DEALT
from wardround.games.dice_hospital.state import (
    DEAL,
    KEEP,
    NONE,
    PHASES,
    State,
    new_state,
)
from wardround.games.dice_hospital.view import EVERYTHING, Amender, options_of, see
from wardround.games.dice_hospital.words import COLOUR, FIXED_WORDS
from wardround.table.errors import BadOption
from wardround.table.game import Card, Option, Options, Outcome, View
from wardround.table.messages import HIDDEN, Figure, Happening, Message, Prompt
from wardround.table.speakers import concerned
from wardround.table.vocabulary import Vocabulary

END_SOURCES = (*SOURCES, "bags", "fatalities")
DECIDED_BY = ("points", "fewest-patients", "patient-values")


class DiceHospital:
    """Dice Hospital, edition `final`, 2 to 4 players."""

    name = positions.NAME
    rules_version = positions.RULES_VERSION
    seat_counts: tuple[int, ...] = (2, 3, 4)
    options: tuple[Option, ...] = (
        Option("administrators", ("yes", "no"), "yes"),
        Option("activation", ("linear", "simultaneous"), "linear"),
    )

    def __init__(self, cards: Cards | None = None) -> None:
        self.cards = cards or final_edition()
        self.vocabulary = Vocabulary((*FIXED_WORDS, *self.cards.words()))
        self._prompts = Prompts(self.cards, self.vocabulary)
        self._amender = Amender(self.vocabulary)
        self._board = tuple(card.id for card in self.cards.departments if not card.copies)
        self._rules: dict[tuple[tuple[str, str], ...], Rules] = {}

    def settle(self, options: Mapping[str, str]) -> Options:
        """All options with defaults filled in; BadOption names the option and what it can be."""
        seats = options.get("seats", "")
        if seats not in [str(count) for count in self.seat_counts]:
            raise BadOption("option-value", option="seats", value=seats, allowed="2 3 4")
        settled = {"seats": seats}
        for option in self.options:
            value = options.get(option.name, option.default)
            if value not in option.values:
                allowed = " ".join(option.values)
                raise BadOption("option-value", option=option.name, value=value, allowed=allowed)
            settled[option.name] = value
        dealt = ADMINISTRATORS_DEALT * int(seats)
        if settled["administrators"] == "yes" and len(self.cards.administrators) < dealt:
            have = len(self.cards.administrators)
            raise BadOption("administrators-few", needed=dealt, have=have, seats=seats)
        for name in options:
            if name not in settled:
                raise BadOption("option-unknown", option=name, known=" ".join(settled))
        return settled

    def rules(self, options: Mapping[str, str]) -> Rules:
        """The compiled rules of these settled options, made once."""
        key = tuple(sorted(options.items()))
        if key not in self._rules:
            self._rules[key] = compile_rules(self.cards, options)
        return self._rules[key]

    def start(self, options: Mapping[str, str]) -> State:
        """The table before the first word."""
        return new_state(self.rules(self.settle(options)))

    def chosen(self, state: State) -> Options:
        """The options this state was started with."""
        return options_of(state)

    def clone(self, state: State) -> State:
        """An equal state that shares only the rules."""
        return state.clone()

    def turn(self, state: State) -> list[int]:
        """Who may speak."""
        return flow.turn(state)

    def legal(self, state: State, speaker: int) -> list[int]:
        """The words of a speaker."""
        return flow.legal(state, speaker)

    def weights(self, state: State) -> list[int]:
        """How likely each word of chance is."""
        return flow.weights(state)

    def apply(self, state: State, speaker: int, word: int) -> None:
        """Say a legal word."""
        flow.apply(state, speaker, word)

    def tell(self, state: State, speaker: int, word: int) -> list[Happening]:
        """Say a legal word and tell what it did."""
        state.heard = []
        try:
            flow.apply(state, speaker, word)
            return [self._happening(*noted) for noted in state.heard]
        finally:
            state.heard = None

    def _happening(self, number: int, seat: int, a: int, b: int) -> Happening:
        name, *kinds = HAPPENINGS[number]
        figures: dict[str, Figure] = {}
        for figure, value in zip(kinds, (a, b), strict=True):
            if figure is not None:
                figures[figure[0]] = self._figure(figure[1], value)
        return Happening(name, seat, figures)

    def _figure(self, kind: str, value: int) -> Figure:
        if kind == "word":
            return self.vocabulary.word(value)
        if kind == "phase":
            return PHASES[value]
        return SOURCES[value] if kind == "source" else value

    def heard(self, happening: Happening, seat: int) -> Happening:
        """Administrators dealt and kept are heard by their owner alone."""
        if happening.name not in SECRET or happening.seat == seat:
            return happening
        return happening._replace(figures=dict.fromkeys(happening.figures, HIDDEN))

    def secret(self, state: State, speaker: int) -> int:
        """Administrators are dealt and kept unseen by the others."""
        return concerned(speaker) if state.phase in (DEAL, KEEP) else NONE

    def resting(self, state: State, seat: int) -> bool:
        """Whether this seat has no half-said sentence."""
        return not state.hospitals[seat].said

    def drop(self, state: State, seat: int) -> None:
        """Forget a half-said sentence: nothing is done before its last word."""
        state.hospitals[seat].said = []

    def barrier(self, state: State) -> int:
        """How many joint steps have ended."""
        return flow.barrier(state)

    def absent(self, state: State, seat: int) -> int:
        """Stop, decline, or take the first thing there is."""
        return absent(state, seat)

    def prompt(self, state: State, seat: int) -> Prompt:
        """What this seat is asked."""
        return self._prompts.prompt(state, seat)

    def board(self, state: State, seat: int) -> list[int]:
        """Everything a seat could point at."""
        return self._prompts.board(state, seat)

    def why(self, state: State, seat: int, word: int) -> Message:
        """Why a word is not legal for a seat now."""
        return self._prompts.why(state, seat, word)

    def view(self, state: State, seat: int) -> View:
        """What this seat may know."""
        return see(state, seat, self.vocabulary)

    def amend(self, view: View, happening: Happening) -> None:
        """Change a view by a happening."""
        self._amender.amend(view, happening)

    def redeal(self, view: View, rng: Random) -> State:
        """A state this view could be of: the administrators it cannot see are dealt anew."""
        hospitals = [dict(h) for h in view["hospitals"]]
        held = [word for h in hospitals for word in h["hand"]]
        free = [card.id for card in self.cards.administrators if card.id not in held]
        rng.shuffle(free)
        for h in hospitals:
            if HIDDEN in h["hand"]:
                dealt = [free.pop() for _ in h["hand"]]
                h["hand"] = sorted(dealt, key=self.vocabulary.number)
            if h["administrator"] == HIDDEN:
                h["administrator"] = h["hand"][int(rng.random() * len(h["hand"]))]
        rules = self.rules(view["options"])
        return build({**view, "hospitals": hospitals}, rules, self.vocabulary)

    def outcome(self, state: State) -> Outcome:
        """Most points; ties: fewest patients left, then the highest sum of their values."""
        standings = [discharge.standing(h) for h in state.hospitals]
        ranks = tuple(1 + sum(other > own for other in standings) for own in standings)
        by_source = [discharge.sources(h) for h in state.hospitals]
        return Outcome(
            ranks,
            tuple(standing[0] for standing in standings),
            tuple(dict(zip(END_SOURCES, points, strict=True)) for points in by_source),
            _decided(standings),
        )

    def census(self, state: State) -> dict[str, int]:
        """Dice by colour, cards by name, and the first player token."""
        words = self.vocabulary.words
        first = state.rules.department_word
        return {
            "first-player": int(state.first != NONE or not state.round),
            **dict(zip(COLOURS, _dice(state), strict=True)),
            **{words[first + card]: count for card, count in enumerate(_cards(state))},
        }

    def heading(self, state: State) -> str:
        """`setup`, or the round and the phase."""
        return f"round {state.round} {part_of(PHASES[state.phase])}" if state.round else "setup"

    def encode(self, state: State) -> str:
        """The position code."""
        return positions.write(see(state, EVERYTHING, self.vocabulary), self._board)

    def decode(self, code: str) -> State:
        """The state of a position code."""
        view = positions.read(code, self.cards, self.vocabulary)
        return build(view, self.rules(view["options"]), self.vocabulary)

    def printed(self, options: Mapping[str, str]) -> dict[str, Card]:
        """Departments, specialists and administrators."""
        return printed(self.cards)

    def constants(self, options: Mapping[str, str]) -> dict[str, Any]:
        """How long the game is, how large a hospital, and what discharging scores."""
        return constants()

    def names(self) -> dict[str, str]:
        """What is printed on the cards, by their words."""
        return self.cards.names()

    def house(self) -> frozenset[str]:
        """The administrators: no printed card gives their names."""
        return frozenset(card.id for card in self.cards.administrators)


def _decided(standings: list[tuple[int, int, int]]) -> str:
    first_place, second_place = sorted(standings, reverse=True)[:2]
    for criterion, first, second in zip(DECIDED_BY, first_place, second_place, strict=True):
        if first != second:
            return criterion
    return "shared"


def _dice(state: State) -> list[int]:
    found = state.bag[:]
    for dice in (state.intake, *state.ambulances):
        for k in dice:
            found[OWN[k]] += 1
    for h in state.hospitals:
        for k in (*h.patients, *h.incoming):
            found[OWN[k]] += 1
        for colour in range(3):
            found[colour] += h.lounge[colour] + h.hand.count(COLOUR + colour)
    return found


def _cards(state: State) -> list[int]:
    rules = state.rules
    found = [unseen + under for unseen, under in zip(state.unseen, state.under, strict=True)]
    for word in state.display:
        found[word - rules.department_word] += 1
    for h in state.hospitals:
        for card in h.departments:
            found[card] += 1
        for worker in h.staff:
            found[len(rules.departments) + worker] += 1
    return found
