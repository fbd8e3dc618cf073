"""Placing a marker: the question, why not a space, and what every space and bed would bring."""

from __future__ import annotations

from collections.abc import Mapping

from wardround.games.hospital_rush.cards.catalogue import SpaceCard, describe_space
from wardround.games.hospital_rush.rules import flow, placing, treating
from wardround.games.hospital_rush.rules.ruleset import TREAT
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import BED, SKIP, TILES
from wardround.games.hospital_rush.views.questions.question import QuestionView, ask
from wardround.games.hospital_rush.views.risk import risk
from wardround.games.hospital_rush.views.spaces.bribe import BribeView
from wardround.games.hospital_rush.views.spaces.denounce import DenounceView
from wardround.games.hospital_rush.views.spaces.dismiss import DismissView
from wardround.games.hospital_rush.views.spaces.exam import ExamView
from wardround.games.hospital_rush.views.spaces.fetch import FetchView
from wardround.games.hospital_rush.views.spaces.join import JoinView
from wardround.games.hospital_rush.views.spaces.kind import SpaceView, message
from wardround.games.hospital_rush.views.spaces.levy import LevyView
from wardround.games.hospital_rush.views.spaces.night_shift import NightShiftView
from wardround.games.hospital_rush.views.spaces.pilfer import PilferView
from wardround.games.hospital_rush.views.spaces.poach import PoachView
from wardround.games.hospital_rush.views.spaces.rat_out import RatOutView
from wardround.games.hospital_rush.views.spaces.sabotage import SabotageView
from wardround.games.hospital_rush.views.spaces.sell import SellView
from wardround.games.hospital_rush.views.spaces.steal import StealView
from wardround.games.hospital_rush.views.spaces.study import StudyView
from wardround.games.hospital_rush.views.spaces.take_over import TakeOverView
from wardround.games.hospital_rush.views.spaces.treat import (
    Tiles,
    TreatView,
    missing_with,
    most_tiles,
)
from wardround.games.hospital_rush.views.spaces.turn_over import TurnOverView
from wardround.table.messages import Message, Prompt, Prospect
from wardround.table.notation.vocabulary import Vocabulary

# By the number of the hook.
SPACE_VIEWS: tuple[type[SpaceView], ...] = (
    TreatView,
    FetchView,
    NightShiftView,
    StudyView,
    ExamView,
    RatOutView,
    SabotageView,
    BribeView,
    StealView,
    JoinView,
    PoachView,
    TakeOverView,
    PilferView,
    SellView,
    TurnOverView,
    LevyView,
    DismissView,
    DenounceView,
)


class PlaceView(QuestionView):
    """A space, then what its kind asks for. `cards` are the spaces by their words."""

    def __init__(self, vocabulary: Vocabulary, cards: Mapping[str, SpaceCard]) -> None:
        super().__init__(vocabulary)
        self._cards = cards
        self._views = [view(vocabulary) for view in SPACE_VIEWS]

    def prompt(self, s: State, seat: int) -> Prompt:
        """Where; then what the space asks for, and what it does."""
        intern = s.interns[seat]
        if not s.said:
            marker = len(intern.places) + 1
            return ask("ask-place", "reason-place", marker=marker, bucks=intern.bucks)
        space = placing.space_of(s.rules, s.said[0])
        described = describe_space(self._cards[self.vocabulary.word(s.said[0])])
        view = self._views[space.hook]
        return Prompt(view.question(s, seat, space), view.reason(s, seat, space) or described)

    def why_not(self, s: State, seat: int, word: int) -> Message:
        """Why not a space; or why not a word of the sentence begun."""
        if 0 <= word - s.rules.space_word < len(s.rules.spaces):
            return self._why_not_space(s, seat, word)
        if not s.said:
            return message("why-space-first")
        hook = placing.space_of(s.rules, s.said[0]).hook
        return self._views[hook].why_not(s, seat, word)

    def _why_not_space(self, s: State, seat: int, word: int) -> Message:
        rules = s.rules
        name = self.vocabulary.word(word)
        number = word - rules.space_word
        if s.said:
            return message("why-sentence", space=self.vocabulary.word(s.said[0]))
        if number >= rules.board and word not in placing.own_words(s, seat):
            return message("why-not-yours", space=name)
        if number < rules.board and number not in rules.in_play:
            return message("why-not-in-play", space=name, seats=rules.seats)
        takers = [n for n, intern in enumerate(s.interns, 1) if word in intern.places]
        return message("why-taken", space=name, whom=takers[0], takers=len(takers))

    def default_word(self, s: State, seat: int) -> int:
        """Stand where nobody is kept out, and decline."""
        if s.said:
            return super().default_word(s, seat)
        words = flow.legal(s, seat)
        open_to_all = [w for w in words if not placing.space_of(s.rules, w).limit]
        return (open_to_all or words)[0]

    def prospects(self, s: State, seat: int) -> dict[int, Prospect]:
        """What the answers to the sentence begun would bring."""
        if not s.said:
            return {}
        space = placing.space_of(s.rules, s.said[0])
        return self._views[space.hook].answers(s, seat, space)

    def doors(self, s: State, seat: int) -> dict[int, Prospect]:
        """What each free space, and each bed, would bring if this seat placed a marker now."""
        probe = s.clone()
        probe.said = []
        free = placing.free_spaces(probe, seat)
        found: dict[int, Prospect] = {}
        for word in free:
            probe.said = [word]
            space = placing.space_of(s.rules, word)
            view = self._views[space.hook]
            unfair = risk(s, seat) if space.red else None
            idle = view.is_idle(probe, seat, space)
            found[word] = Prospect(view.prospect(probe, seat, space), unfair, idle)
        probe.said = []
        return found | self._beds(probe, seat, free)

    def _beds(self, s: State, seat: int, free: list[int]) -> dict[int, Prospect]:
        """For each patient this seat may treat: what the best open door could place there."""
        doors = [word for word in free if placing.space_of(s.rules, word).hook == TREAT]
        found: dict[int, Prospect] = {}
        for door in doors:
            space = placing.space_of(s.rules, door)
            budget = s.interns[seat].bucks - space.cost
            for word in treating.treatable(s, seat, space.amount, budget) if budget >= 0 else []:
                if word == SKIP or word in found:
                    continue
                tiles = most_tiles(s, seat, word - BED, space, budget)
                if sum(tiles):
                    found[word] = self._bed(s, seat, word - BED, tiles, door)
        return found

    def _bed(self, s: State, seat: int, bed: int, tiles: Tiles, door: int) -> Prospect:
        space = placing.space_of(s.rules, door)
        names = [tile for tile, n in zip(TILES, tiles, strict=True) for _ in range(n)]
        missing = missing_with(s, bed, tiles)
        return Prospect(
            message(
                "brings-bed",
                needs=" ".join(names),
                missing=" ".join(missing),
                space=self.vocabulary.word(door),
                price=treating.price(s, seat, bed, tiles, space.amount) + space.cost,
                cures=int(not missing),
            )
        )
