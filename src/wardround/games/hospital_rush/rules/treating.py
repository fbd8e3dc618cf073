"""Treating: choose your patient, then tiles, patches first, each further one for a buck."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.beds import (
    claim,
    fits,
    patient_in,
    put_tile,
)
from wardround.games.hospital_rush.rules.goods import has, pay
from wardround.games.hospital_rush.rules.state import NONE, State
from wardround.games.hospital_rush.rules.words import (
    BED,
    BEDS,
    DONE,
    INTENSIVE_CARE,
    SKIP,
    TILE,
)
from wardround.native import i64


def price(s: State, seat: i64, bed: i64, tiles: list[int], free: i64) -> i64:
    """Bucks for placing these tiles at a bed: so many free, with Intensive care a patch more.

    Beside an opponent one treats without one's skills.
    """
    intern = s.interns[seat]
    free_of_charge = free
    alone = not (intern.beside and intern.bed == bed)
    if tiles[0] and alone and has(intern, INTENSIVE_CARE):
        free_of_charge += 1
    return max(0, tiles[0] + tiles[1] + tiles[2] + tiles[3] - free_of_charge)


def next_tiles(
    s: State, seat: i64, bed: i64, tiles: list[int], free: i64, budget: i64
) -> list[int]:
    """The words of the tiles that may be put down after these: fitting, at hand, paid for."""
    intern = s.interns[seat]
    patient = patient_in(s, bed)
    whole = [s.tiles[4 * bed + tile] + tiles[tile] for tile in range(4)]
    lowest: i64 = 0
    for tile in range(4):
        if tiles[tile]:
            lowest = tile
    words: list[int] = []
    for tile in range(lowest, 4):
        new, lying = tiles[tile], whole[tile]
        if tile and intern.medicine[tile - 1] <= new:
            continue
        tiles[tile] = new + 1
        whole[tile] = lying + 1
        if fits(patient, whole) and price(s, seat, bed, tiles, free) <= budget:
            words.append(TILE + tile)
        tiles[tile] = new
        whole[tile] = lying
    return words


def treatable(s: State, seat: i64, free: i64, budget: i64) -> list[int]:
    """The words of the beds this seat may treat or claim, and `skip`; nothing if there are none."""
    claimed: i64 = 0
    for intern in s.interns:
        if intern.bed != NONE:
            claimed |= 1 << intern.bed
    own = s.interns[seat].bed
    words: list[int] = []
    for bed in range(BEDS):
        if s.beds[bed] == NONE:
            continue
        if bed == own:
            if next_tiles(s, seat, bed, [0, 0, 0, 0], free, budget):
                words.append(BED + bed)
        elif not (claimed >> bed) & 1:
            words.append(BED + bed)
    if words:
        words.append(SKIP)
    return words


def offers(s: State, seat: i64, start: i64, free: i64, budget: i64) -> list[int]:
    """What may follow in a treatment that is said from word `start` on; nothing: it is complete.

    One's own patient is chosen only to put a tile there; another may be claimed without (H16).
    """
    said = s.said
    if len(said) == start:
        return treatable(s, seat, free, budget)
    if said[start] == SKIP or said[-1] == DONE:
        return []
    bed = said[start] - BED
    words = next_tiles(s, seat, bed, picked(said, start), free, budget)
    if words and (len(said) > start + 1 or bed != s.interns[seat].bed):
        words.append(DONE)
    return words


def picked(said: list[int], start: i64) -> list[int]:
    """How many of each tile a treatment names after its bed."""
    tiles = [0, 0, 0, 0]
    for i in range(start + 1, len(said)):
        if said[i] != DONE:
            tiles[said[i] - TILE] += 1
    return tiles


def treat(s: State, seat: i64, start: i64, free: i64) -> None:
    """Do what a complete treatment says."""
    said = s.said
    if len(said) == start or said[start] == SKIP:
        return
    bed = said[start] - BED
    tiles = picked(said, start)
    bucks = price(s, seat, bed, tiles, free)
    if s.interns[seat].bed != bed:
        claim(s, seat, bed)
    pay(s, seat, bucks)
    for tile in range(4):
        for _ in range(tiles[tile]):
            put_tile(s, seat, bed, tile)
