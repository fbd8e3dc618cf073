"""Hospital Rush as a game at the table: the contract of `wardround.table.game`."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from random import Random
from typing import cast

from wardround.games.hospital_rush import options as choices
from wardround.games.hospital_rush.cards.catalogue import (
    BALANCED,
    CHARACTERS,
    Cards,
    compile_rules,
    example,
    standard_cards,
    with_own,
)
from wardround.games.hospital_rush.cards.printed import HospitalRushConstants, constants, printed
from wardround.games.hospital_rush.notation import position as positions
from wardround.games.hospital_rush.notation.builder import build
from wardround.games.hospital_rush.rules import discharge, flow
from wardround.games.hospital_rush.rules.equality import are_equal
from wardround.games.hospital_rush.rules.happenings import HAPPENINGS, REASONS, SOURCES
from wardround.games.hospital_rush.rules.invariants import invariants
from wardround.games.hospital_rush.rules.playout import playout
from wardround.games.hospital_rush.rules.ruleset import HIGHEST, LOWEST, Rules
from wardround.games.hospital_rush.rules.state import (
    NONE,
    PHASES,
    QUESTIONS,
    STAGES,
    State,
    new_state,
)
from wardround.games.hospital_rush.rules.words import FIXED_WORDS
from wardround.games.hospital_rush.views.amend import Amender
from wardround.games.hospital_rush.views.guidance import Guidance, board_words
from wardround.games.hospital_rush.views.types import HospitalRushView
from wardround.games.hospital_rush.views.view import options_of, see
from wardround.table.cards.house import House
from wardround.table.contract.base import RecordingGame, deciding_criterion, ranks_by
from wardround.table.contract.data import Card, GivenOptions, Options, Outcome, View
from wardround.table.contract.encoding import Bounds, Encoding
from wardround.table.messages import Happening, Message, Prompt
from wardround.table.notation.vocabulary import Vocabulary, WordNumber
from wardround.table.speakers import Seat, Speaker, Viewer

DECIDED_BY = ("prestige", "tiles")
NAMED = {"phase": PHASES, "question": QUESTIONS, "stage": STAGES, "source": SOURCES}
NAMED |= {"ended": REASONS}
ANY_SEATS = ""
# Measured: rounds that random players need without a limit, and words that a round takes.
UNLIMITED = 1000
MOST_DECISIONS = 30
MOST_CHANCE = 30


class HospitalRush(RecordingGame[State]):
    """Hospital Rush, 3 to 5 players."""

    name = positions.NAME
    rules_version = positions.RULES_VERSION
    seat_counts: tuple[int, ...] = tuple(int(count) for count in choices.SEATS)
    options = choices.OPTIONS
    refusals = choices.REFUSALS
    happening_kinds = HAPPENINGS
    figure_names = NAMED
    card_example: str = example()
    card_text: str = ""
    view_type = HospitalRushView
    constants_type = HospitalRushConstants

    def __init__(self, cards: Cards | None = None) -> None:
        self.cards = cards or standard_cards()
        self.vocabulary = Vocabulary((*FIXED_WORDS, *self.cards.words()))
        self._played = {
            (seats, characters): cards.played(characters)
            for seats, cards in self._by_seats()
            for characters in CHARACTERS
        }
        self._guidances = {
            table: Guidance(cards, self.vocabulary) for table, cards in self._played.items()
        }
        self._amender = Amender(self.vocabulary, self.cards)
        self._rules: dict[tuple[tuple[str, str], ...], Rules] = {}
        self._encodings: dict[object, Encoding[State]] = {}

    def _by_seats(self) -> Iterator[tuple[str, Cards]]:
        """The cards with all their prices, then with those of each number of seats."""
        yield ANY_SEATS, self.cards
        for seats in self.seat_counts:
            yield str(seats), self.cards.with_seats(seats)

    def with_cards(self, text: str, path: str = "") -> HospitalRush:
        """This game with the cards of a file; CardMistakes has everything wrong with it."""
        made = HospitalRush(with_own(self.cards, text, path))
        made.card_text = text
        return made

    def played(self, options: Mapping[str, str] | None = None) -> Cards:
        """The cards of a game with these options; those left out are as usual.

        Without seats they have the prices of every number of players.
        """
        given = options or {}
        return self._played[given.get("seats", ANY_SEATS), given.get("characters", BALANCED)]

    def own_words(self) -> frozenset[str]:
        """The words of cards from a file of one's own."""
        return self.cards.own

    def own_card_count(self) -> int:
        """How many cards a file of one's own brought; a character's two spaces are on its card."""
        own = self.cards.own
        return len(own) - 2 * sum(card.id in own for card in self.cards.characters)

    def encoding(self, options: Mapping[str, str], padding: int | None = None) -> Encoding[State]:
        """How states are written as numbers; see `wardround.table.contract.encoding`."""
        # Compiled, it needs librt, which only those install who want numbers.
        from wardround.games.hospital_rush.encoding import make_encoding

        key = (tuple(sorted(options.items())), padding)
        if key not in self._encodings:
            shipped = HospitalRush() if self.cards.own else self
            self._encodings[key] = make_encoding(
                self, self.start(options), shipped.rules(options), padding
            )
        return self._encodings[key]

    def bounds(self, options: Mapping[str, str]) -> Bounds:
        """Prestige is proven. Without a limit of rounds a game may last; longest was measured."""
        seats = int(options["seats"])
        rounds = UNLIMITED if options["rounds"] == "off" else int(options["rounds"])
        return Bounds(
            decisions=100 + MOST_DECISIONS * seats * rounds,
            chance=100 + MOST_CHANCE * rounds,
            legal=60,
            lowest=LOWEST,
            highest=HIGHEST,
            proven=frozenset(("lowest", "highest")),
        )

    def resolve_options(self, options: GivenOptions) -> Options:
        """All options with defaults filled in; BadOption names the option and what it can be."""
        return choices.resolve_options(options)

    def cards_digest(self, options: Mapping[str, str]) -> str:
        """Changes whenever a card does."""
        return hashlib.sha256(repr(self.played(options)).encode()).hexdigest()[:16]

    def rules(self, options: Mapping[str, str]) -> Rules:
        """The compiled rules of these settled options, made once."""
        key = tuple(sorted(options.items()))
        if key not in self._rules:
            self._rules[key] = compile_rules(self.played(options), options)
        return self._rules[key]

    def start(self, options: GivenOptions) -> State:
        """The table before the first word."""
        state = new_state(self.rules(self.resolve_options(options)))
        flow.begin(state)
        return state

    def options_of(self, state: State) -> Options:
        """The options this state was started with."""
        return options_of(state)

    def turn(self, state: State) -> list[Speaker]:
        """Who may speak."""
        return flow.turn(state)

    def legal(self, state: State, speaker: Speaker) -> list[WordNumber]:
        """The words of a speaker."""
        return flow.legal(state, speaker)

    def weights(self, state: State) -> list[int]:
        """How likely each word of chance is."""
        return flow.weights(state)

    def apply(self, state: State, speaker: Speaker, word: WordNumber) -> None:
        """Say a legal word."""
        flow.apply(state, speaker, word)

    def playout(self, state: State, seed: int, most: int) -> int:
        """Say random legal words in one compiled loop."""
        return playout(state, seed, most)

    def is_idle(self, state: State, seat: Seat) -> bool:
        """Whether this seat has no half-said sentence."""
        return not state.said or state.asked != seat

    def cancel_sentence(self, state: State, seat: Seat) -> None:
        """Forget a half-said sentence: nothing is done before its last word."""
        if state.asked == seat:
            state.said = []

    def _guidance(self, state: State) -> Guidance:
        options = state.rules.options
        return self._guidances[options["seats"], options["characters"]]

    def default_word(self, state: State, seat: Seat) -> WordNumber:
        """Stand where nobody is kept out, and decline."""
        return self._guidance(state).default_word(state, seat)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        """What this seat is asked."""
        return self._guidance(state).prompt(state, seat)

    def board_words(self, state: State, seat: Seat) -> list[WordNumber]:
        """Everything a seat could point at."""
        return board_words(state, seat)

    def why_not(self, state: State, seat: Seat, word: WordNumber) -> Message:
        """Why a word is not legal for a seat now."""
        return self._guidance(state).why_not(state, seat, word)

    def view(self, state: State, seat: Viewer) -> HospitalRushView:
        """What this seat may know."""
        return see(state, seat, self.vocabulary, self.cards)

    def own_view(self, state: State, seat: Seat) -> View:
        """Whose view it is: everything else is public."""
        return {"seat": seat}

    def amend(self, view: View, happening: Happening) -> None:
        """Change a view by a happening."""
        self._amender.amend(cast(HospitalRushView, view), happening)

    def resample(self, state: State, seat: int, rng: Random) -> State:
        """A clone: nothing is hidden but an order nobody knows."""
        return state.clone()

    def resample_view(self, view: View, rng: Random) -> State:
        """The state of this view."""
        known = cast(HospitalRushView, view)
        return build(known, self.rules(known["options"]), self.vocabulary)

    def looks_alike(self, state: State, other: State, seat: int) -> bool:
        """Whether the states are equal: every seat sees all there is."""
        return are_equal(state, other)

    def outcome(self, state: State) -> Outcome:
        """Most prestige; ties: most medicine and buck tiles together."""
        seats = range(len(state.interns))
        standings = [discharge.standing(state, seat) for seat in seats]
        return Outcome(
            ranks_by(standings),
            tuple(standing[0] for standing in standings),
            tuple(dict(zip(SOURCES, i.points, strict=True)) for i in state.interns),
            deciding_criterion(standings, DECIDED_BY),
        )

    def invariants(self, state: State) -> list[int]:
        """Medicine by colour, each patient card, and limits broken."""
        return invariants(state)

    def heading(self, state: State) -> str:
        """`setup`, or the round and its part."""
        part = flow.PHASE_AT[state.phase].part
        return f"round {state.round} {part}" if state.round else "setup"

    def encode(self, state: State) -> str:
        """The position code."""
        return positions.write(see(state, NONE, self.vocabulary, self.cards))

    def decode(self, code: str) -> State:
        """The state of a position code."""
        view = positions.read(code, self.vocabulary)
        return build(view, self.rules(view["options"]), self.vocabulary)

    def cards_in_play(self, options: Mapping[str, str]) -> dict[str, Card]:
        """Spaces, characters, patients and skills."""
        seats = options["seats"]
        return printed(self.played({**options, "seats": ANY_SEATS}), int(seats))

    def constants(self, options: Mapping[str, str]) -> HospitalRushConstants:
        """The numbers of the board."""
        return constants(int(options["seats"]), options["rounds"])

    def names(self, options: Mapping[str, str] | None = None) -> dict[str, str]:
        """What is printed, by its word; the same whatever the options."""
        return self.cards.names()

    def house_parts(self, options: Mapping[str, str] | None = None) -> House:
        """The patients, two characters, a space, and what balanced prices and colours change."""
        return self.played(options).house()
