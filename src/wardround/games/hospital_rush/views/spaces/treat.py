"""Treatments put to people: the question, why not a bed or a tile, what treating would bring."""

from __future__ import annotations

from wardround.games.hospital_rush.cards.catalogue import Need
from wardround.games.hospital_rush.rules import flow, treating
from wardround.games.hospital_rush.rules.beds import count_on, fits, patient_in, tiles_on
from wardround.games.hospital_rush.rules.beds import treating as treating_seat
from wardround.games.hospital_rush.rules.ruleset import HIGHEST, Space
from wardround.games.hospital_rush.rules.state import NONE, State
from wardround.games.hospital_rush.rules.words import BED, SKIP, TILE, TILES
from wardround.games.hospital_rush.views.derived import open_needs
from wardround.games.hospital_rush.views.spaces.kind import SpaceView, message
from wardround.table.messages import Figure, Message, Prospect
from wardround.table.notation.vocabulary import Vocabulary

Tiles = list[int]


class TreatView(SpaceView):
    """A bed, then tiles. `start` is where the treatment begins in the sentence."""

    def __init__(self, vocabulary: Vocabulary, start: int = 1) -> None:
        super().__init__(vocabulary)
        self.start = start

    def question(self, s: State, seat: int, space: Space) -> Message:
        """Which bed, then which tile."""
        if len(s.said) == self.start:
            return message("ask-treat", free=space.amount)
        return Message("ask-tile", self._tile_figures(s, seat, space))

    def reason(self, s: State, seat: int, space: Space) -> Message | None:
        """What the patient still needs, and what the next tile costs."""
        if len(s.said) == self.start:
            return None
        return Message("reason-tile", self._tile_figures(s, seat, space))

    def _tile_figures(self, s: State, seat: int, space: Space) -> dict[str, Figure]:
        bed = s.said[self.start] - BED
        tiles = treating.picked(s.said, self.start)
        now = treating.price(s, seat, bed, tiles, space.amount)
        lowest = min(
            treating.price(s, seat, bed, with_tile(tiles, word - TILE), space.amount)
            for word in flow.words(s, seat)
            if word < TILE + 4
        )
        return {
            "bed": bed + 1,
            "patient": self.vocabulary.word(s.rules.patient_word + s.beds[bed]),
            "placed": sum(tiles),
            "price": lowest - now,
            "bucks": s.interns[seat].bucks - now,
            "missing": " ".join(missing_with(s, bed, tiles)),
        }

    def why_not_patient(self, s: State, seat: int, bed: int) -> Message:
        """An opponent's patient, or nothing to put there."""
        owner = treating_seat(s, bed)
        if owner not in (NONE, seat):
            return message("why-bed-taken", bed=bed + 1, whom=owner + 1)
        return message("why-bed-nothing", bed=bed + 1)

    def why_not_thing(self, s: State, seat: int, word: int) -> Message | None:
        """Why not a tile: not needed, not at hand, out of order, too dear."""
        tile = word - TILE
        if not 0 <= tile < len(TILES):
            return None
        if len(s.said) == self.start:
            return message("why-bed-first")
        bed = s.said[self.start] - BED
        tiles = treating.picked(s.said, self.start)
        name = self.vocabulary.word(word)
        if not fits(patient_in(s, bed), _together(s, bed, with_tile(tiles, tile))):
            return message("why-tile-not-needed", tile=name)
        if tile and s.interns[seat].medicine[tile - 1] <= tiles[tile]:
            return message("why-tile-not-yours", tile=name)
        if any(tiles[tile + 1 :]):
            return message("why-order")
        return message("why-tile-price", bucks=s.interns[seat].bucks)

    def brings(self, s: State, seat: int, space: Space) -> Message:
        """Whom it could cure; otherwise how many tiles it could place at most."""
        budget = s.interns[seat].bucks - space.cost
        beds = treating.treatable(s, seat, space.amount, budget)
        plans = [_plan(s, seat, word - BED, space) for word in beds if word != SKIP]
        prestige, count, price, bed = max(plans)
        if prestige:
            after = min(HIGHEST, s.interns[seat].prestige + prestige)
            figures = {"bed": bed + 1, "prestige": prestige, "price": -price, "after": after}
            return Message("brings-cure", {**figures})
        free = 0 if space.cost else sum(most_tiles(s, seat, bed, space, 0))
        return message("brings-treat", tiles=count, price=-price, free=free)

    def answers(self, s: State, seat: int, space: Space) -> dict[int, Prospect]:
        """Of each tile that can be placed next: what one costs, how many cost nothing more."""
        if len(s.said) <= self.start:
            return {}
        bed = s.said[self.start] - BED
        tiles = treating.picked(s.said, self.start)
        return {
            word: Prospect(_tile(s, seat, bed, tiles, word - TILE, space.amount))
            for word in flow.words(s, seat)
            if word in range(TILE, TILE + len(TILES))
        }


def _tile(s: State, seat: int, bed: int, tiles: Tiles, tile: int, free: int) -> Message:
    """What one more of this tile costs, and how many more of it could be placed for nothing."""
    paid = treating.price(s, seat, bed, tiles, free)
    price = treating.price(s, seat, bed, with_tile(tiles, tile), free) - paid
    count = 0
    while TILE + tile in treating.next_tiles(s, seat, bed, tiles[:], free, paid):
        tiles = with_tile(tiles, tile)
        count += 1
    return message("brings-tile", price=price, count=count)


def _plan(s: State, seat: int, bed: int, space: Space) -> tuple[int, int, int, int]:
    """The best treatment of a bed: prestige if it cures, tiles if not, less price, the bed."""
    tiles = most_tiles(s, seat, bed, space, s.interns[seat].bucks - space.cost)
    price = treating.price(s, seat, bed, tiles, space.amount) + space.cost
    cures = sum(tiles) + count_on(s, bed) == patient_in(s, bed).size
    prestige = patient_in(s, bed).prestige if cures else 0
    return prestige, 0 if cures else sum(tiles), -price, bed


def most_tiles(s: State, seat: int, bed: int, space: Space, budget: int) -> Tiles:
    """The most tiles these bucks could place there from this space, the cheapest of equal ones."""
    free = space.amount
    best: Tiles = [0, 0, 0, 0]
    ahead: list[Tiles] = [best]
    while ahead:
        tiles = ahead.pop()
        price, least = (treating.price(s, seat, bed, each, free) for each in (tiles, best))
        if (sum(tiles), -price, tiles[0]) > (sum(best), -least, best[0]):
            best = tiles
        for word in treating.next_tiles(s, seat, bed, tiles[:], free, budget):
            ahead.append(with_tile(tiles, word - TILE))
    return best


def with_tile(tiles: Tiles, tile: int) -> Tiles:
    """These tiles and one more."""
    return [n + int(i == tile) for i, n in enumerate(tiles)]


def _together(s: State, bed: int, tiles: Tiles) -> Tiles:
    return [lies + new for lies, new in zip(tiles_on(s, bed), tiles, strict=True)]


def missing_with(s: State, bed: int, tiles: Tiles) -> list[Need]:
    """What the patient of a bed would still need with these tiles."""
    return open_needs(patient_in(s, bed).needs, _together(s, bed, tiles))
