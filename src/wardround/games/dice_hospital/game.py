"""Dice Hospital as a game at the table: the contract of `wardround.table.game`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, partial
from random import Random
from typing import cast

from wardround.games.dice_hospital import options as choices
from wardround.games.dice_hospital.cards.compiling import compile_rules
from wardround.games.dice_hospital.cards.library import (
    Deck,
    Library,
    built_in,
    example,
    library_of,
)
from wardround.games.dice_hospital.cards.printed import DiceHospitalConstants, constants, printed
from wardround.games.dice_hospital.cards.records import AnyCard, Cards
from wardround.games.dice_hospital.notation import position as positions
from wardround.games.dice_hospital.notation.builder import build
from wardround.games.dice_hospital.rules import discharge, flow, information
from wardround.games.dice_hospital.rules.hands import ADMINISTRATORS_DEALT
from wardround.games.dice_hospital.rules.happenings import HAPPENINGS, SECRET, SOURCES
from wardround.games.dice_hospital.rules.invariants import invariants
from wardround.games.dice_hospital.rules.playout import playout
from wardround.games.dice_hospital.rules.ruleset import REPORTS_DEALT, Rules
from wardround.games.dice_hospital.rules.state import (
    ACTIVATE,
    NONE,
    PHASES,
    State,
    let_roll,
    new_state,
)
from wardround.games.dice_hospital.rules.words import FIXED_WORDS
from wardround.games.dice_hospital.views.amend import Amender
from wardround.games.dice_hospital.views.guidance import Guidance, board_words, prompt_basis
from wardround.games.dice_hospital.views.types import DiceHospitalView
from wardround.games.dice_hospital.views.view import EVERYTHING, options_of, see, see_hospitals
from wardround.table.cards.house import House
from wardround.table.contract.base import RecordingGame, deciding_criterion, ranks_by
from wardround.table.contract.data import Card, GivenOptions, Options, Outcome, View
from wardround.table.contract.encoding import Bounds, Encoding
from wardround.table.errors import BadOption, BadPosition
from wardround.table.messages import HIDDEN, Happening, Message, Prompt
from wardround.table.notation.vocabulary import Vocabulary, WordNumber
from wardround.table.sentences import forecast
from wardround.table.speakers import MaybeSeat, Seat, Speaker, Viewer, concerned

END_SOURCES = (*SOURCES, "bags", "fatalities", "reports-left", "patients-left")
ALWAYS_TOLD = ("discharges", "empty-hospital", "administrator", "bags", "fatalities")
DECIDED_BY = ("points", "fewest-patients", "patient-values")
NAMED = {"phase": PHASES, "source": SOURCES}


class DiceHospital(RecordingGame[State]):
    """Dice Hospital for 1 to 4 players: both editions, every option, and cards of one's own."""

    name = positions.NAME
    rules_version = positions.RULES_VERSION
    seat_counts: tuple[int, ...] = (1, 2, 3, 4)
    options = choices.OPTIONS
    option_sets = tuple(choices.SETS)
    refusals = choices.REFUSALS
    happening_kinds = HAPPENINGS
    figure_names = NAMED
    card_example: str = example()
    card_text: str = ""
    view_type = DiceHospitalView
    constants_type = DiceHospitalConstants

    def __init__(self, cards: Cards | Library | None = None) -> None:
        self.library = library_of(cards) if isinstance(cards, Cards) else cards or built_in()
        self.cards = self.library.final
        self.vocabulary = Vocabulary((*FIXED_WORDS, *self.library.words))
        self._guidance = Guidance(self._cards_of, self.vocabulary, partial(forecast, self))
        self._amender = Amender(self.vocabulary)
        self._rules: dict[tuple[tuple[str, str], ...], Rules] = {}
        self._encodings: dict[object, Encoding[State]] = {}
        self._decks: dict[tuple[tuple[str, str], ...], Deck] = {}
        self._cards: dict[tuple[tuple[str, str], ...], dict[str, AnyCard]] = {}

    def with_cards(self, text: str, path: str = "") -> DiceHospital:
        """This game with the cards of a file; CardMistakes has everything wrong with it."""
        made = DiceHospital(self.library.with_own(text, path))
        made.card_text = text
        return made

    def own_words(self) -> frozenset[str]:
        """The words of cards from a file of one's own."""
        return self.library.own

    def own_card_count(self) -> int:
        """How many cards a file of one's own brought; backs of ambulances have no word."""
        built = built_in().house.backs
        return len(self.library.own) + sum(b not in built for b in self.library.house.backs)

    def encoding(self, options: Mapping[str, str], padding: int | None = None) -> Encoding[State]:
        """How states are written as numbers; see `wardround.table.contract.encoding`."""
        # Compiled, it needs librt, which only those install who want numbers.
        from wardround.games.dice_hospital.encoding import make_encoding

        key = (tuple(sorted(options.items())), padding)
        if key not in self._encodings:
            shipped = DiceHospital() if self.library.own else self
            self._encodings[key] = make_encoding(
                self, self.start(options), shipped.rules(options), padding
            )
        return self._encodings[key]

    def bounds(self, options: Mapping[str, str]) -> Bounds:
        """All measured: cards of one's own may bring more, and then a law tells."""
        seats = int(options["seats"])
        return Bounds(
            decisions=300 + 700 * seats,
            chance=200 + 400 * seats,
            legal=60,
            lowest=-400,
            highest=600,
            proven=frozenset(),
        )

    def resolve_options(self, options: GivenOptions) -> Options:
        """All options with defaults filled in; BadOption names the option and what to change.

        `set` may name one of `option_sets`; what is given beside it prevails.
        """
        settled = choices.resolve_options(options)
        seats = int(settled["seats"])
        cards = self._deck(settled).cards
        dealt, have = ADMINISTRATORS_DEALT * seats, len(cards.administrators)
        if settled["administrators"] == "yes" and have < dealt:
            raise BadOption("administrators-few", needed=dealt, have=have, seats=seats)
        if seats == 1 and len(cards.reports) < REPORTS_DEALT:
            raise BadOption("reports-few", needed=REPORTS_DEALT, have=len(cards.reports))
        return settled

    def time_limit(self, state: State) -> int:
        """How long a seat may take for this step; 0 if there is no limit."""
        if state.phase != ACTIVATE:
            return 0
        return choices.time_limit(state.rules.options, state.round)

    def cards_for(self, options: Mapping[str, str]) -> dict[str, AnyCard]:
        """The cards a game with these settled options may meet, by their words."""
        key = tuple(sorted(options.items()))
        if key not in self._cards:
            known = self.library.known()
            deck = self._deck(options).cards
            self._cards[key] = known | {card.id: card for card in deck.worded()}
        return self._cards[key]

    def _deck(self, options: Mapping[str, str]) -> Deck:
        key = tuple(sorted(options.items()))
        if key not in self._decks:
            self._decks[key] = self.library.deck(options)
        return self._decks[key]

    def board_of(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The departments printed on every board of a game with these options."""
        return tuple(card.id for card in self._deck(options).cards.departments if not card.copies)

    def _cards_of(self, state: State) -> dict[str, AnyCard]:
        return self.cards_for(state.rules.options)

    def cards_digest(self, options: Mapping[str, str]) -> str:
        """Changes whenever a card that a game with these options is played with does."""
        return self.library.digest(self.resolve_options(options))

    def rules(self, options: Mapping[str, str]) -> Rules:
        """The compiled rules of these settled options, made once."""
        key = tuple(sorted(options.items()))
        if key not in self._rules:
            self._rules[key] = compile_rules(self.library, options)
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

    def redact(self, happening: Happening, seat: Viewer) -> Happening:
        """Administrators dealt and kept are heard by their owner alone."""
        if happening.name not in SECRET or happening.seat == seat:
            return happening
        return happening._replace(figures=dict.fromkeys(happening.figures, HIDDEN))

    def secret(self, state: State, speaker: Speaker) -> MaybeSeat:
        """Administrators are dealt and kept unseen by the others."""
        return concerned(speaker) if information.has_secrets(state) else NONE

    def playout(self, state: State, seed: int, most: int) -> int:
        """Say random legal words in one compiled loop."""
        return playout(state, seed, most)

    def is_idle(self, state: State, seat: Seat) -> bool:
        """Whether this seat has no half-said sentence."""
        return not state.hospitals[seat].said

    def cancel_sentence(self, state: State, seat: Seat) -> None:
        """Forget a half-said sentence: nothing is done before its last word."""
        if state.hospitals[seat].said:
            state.hospitals[seat].said = []
            if state.rolling == seat:
                let_roll(state, NONE)

    def undo_epoch(self, state: State) -> int:
        """How many joint steps have ended."""
        return flow.undo_epoch(state)

    def default_word(self, state: State, seat: Seat) -> WordNumber:
        """Stop, decline, or take the first thing there is."""
        return self._guidance.default_word(state, seat)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        """What this seat is asked."""
        return self._guidance.prompt(state, seat)

    def prompt_basis(self, view: View, seat: Seat) -> object:
        """All but what the others have begun to say."""
        return prompt_basis(cast(DiceHospitalView, view), seat)

    def board_words(self, state: State, seat: Seat) -> list[WordNumber]:
        """Everything a seat could point at."""
        return board_words(state, seat)

    def why_not(self, state: State, seat: Seat, word: WordNumber) -> Message:
        """Why a word is not legal for a seat now."""
        return self._guidance.why_not(state, seat, word)

    def view(self, state: State, seat: Viewer) -> DiceHospitalView:
        """What this seat may know."""
        return see(state, seat, self.vocabulary)

    def own_view(self, state: State, seat: Seat) -> View:
        """Whose view it is; while administrators are secret, the hospitals that have them too."""
        if not information.has_secrets(state):
            return {"seat": seat}
        return {"seat": seat, "hospitals": see_hospitals(state, seat, self.vocabulary)}

    def amend(self, view: View, happening: Happening) -> None:
        """Change a view by a happening."""
        self._amender.amend(cast(DiceHospitalView, view), happening)

    def resample(self, state: State, seat: int, rng: Random) -> State:
        """A copy in which the administrators that this seat cannot see are dealt anew."""
        return information.resample(state, seat, rng)

    def resample_view(self, view: View, rng: Random) -> State:
        """As `resample`, of any state that this view could be of."""
        known = cast(DiceHospitalView, view)
        return self.resample(self._any_state(known), known["seat"], rng)

    def _any_state(self, view: DiceHospitalView) -> State:
        """A state this view could be of: cards that it hides are the first that nobody shows."""
        rules = self.rules(view["options"])
        hospitals = [h.copy() for h in view["hospitals"]]
        held = [word for h in hospitals for word in h["hand"]]
        cards = [self.vocabulary.word(number) for number in rules.administrator_words]
        free = [word for word in cards if word not in held]
        for h in hospitals:
            if HIDDEN in h["hand"]:
                h["hand"] = [free.pop(0) for _ in h["hand"]]
            if h["administrator"] == HIDDEN:
                h["administrator"] = h["hand"][0]
        return build({**view, "hospitals": hospitals}, rules, self.vocabulary)

    def looks_alike(self, state: State, other: State, seat: int) -> bool:
        """Whether this seat sees the same in both states."""
        return information.looks_alike(state, other, seat)

    def outcome(self, state: State) -> Outcome:
        """Most points; ties: fewest patients left, then the highest sum of their values."""
        seats = range(len(state.hospitals))
        standings = [discharge.standing(state, seat) for seat in seats]
        return Outcome(
            ranks_by(standings),
            tuple(standing[0] for standing in standings),
            tuple(_by_source(discharge.sources(state, seat)) for seat in seats),
            deciding_criterion(standings, DECIDED_BY),
        )

    def invariants(self, state: State) -> list[int]:
        """Dice by colour, each card, the first player token, and limits broken."""
        return invariants(state)

    def heading(self, state: State) -> str:
        """`setup`, or the round and the phase."""
        if not state.round:
            return "setup"
        part = flow.PHASE_AT[state.phase].part_for(state.rules.seats)
        if part == "shift-change" and state.event != NONE:
            part = "event"
        return f"round {state.round} {part}"

    def encode(self, state: State) -> str:
        """The position code."""
        return positions.write(
            see(state, EVERYTHING, self.vocabulary), self.board_of(state.rules.options)
        )

    def decode(self, code: str) -> State:
        """The state of a position code."""
        view = positions.read(code, self.board_of, self.aliases, self.vocabulary)
        try:
            options = self.resolve_options(view["options"])
        except BadOption as error:
            raise BadPosition("position-options", error=str(error)) from error
        return build(view, self.rules(options), self.vocabulary)

    def cards_in_play(self, options: Mapping[str, str]) -> dict[str, Card]:
        """Departments, specialists, administrators, and what options bring."""
        return printed(self._deck(options).cards.worded())

    def constants(self, options: Mapping[str, str]) -> DiceHospitalConstants:
        """How long the game is, how large a hospital, and what discharging scores."""
        return constants(self.rules(options), self._deck(options).cards.backs)

    def names(self, options: Mapping[str, str] | None = None) -> dict[str, str]:
        """What is printed on the cards, by their words; the editions differ in a few names."""
        return self.library.names((options or {}).get("edition", "final"))

    def aliases(self, options: Mapping[str, str]) -> dict[str, str]:
        """The printed game's names for cards that the prototype names otherwise."""
        return self._aliases[options.get("edition", "final")]

    @cached_property
    def _aliases(self) -> dict[str, dict[str, str]]:
        """They are asked for with every word that somebody says."""
        return {edition: self.library.aliases(edition) for edition in ("final", "prototype")}

    def house_parts(self, options: Mapping[str, str] | None = None) -> House:
        """Names of administrators, events, most of reports, colours of some specialists."""
        return self.library.house_parts((options or {}).get("edition", "final"))


def _by_source(points: list[int]) -> dict[str, int]:
    """Points by where they come from; sources that only options have, if they gave any."""
    told = dict(zip(END_SOURCES, points, strict=True))
    return {source: n for source, n in told.items() if n or source in ALWAYS_TOLD}
