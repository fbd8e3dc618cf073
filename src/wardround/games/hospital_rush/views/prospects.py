"""What a door, a bed or an answer would bring a seat now, and the risk of unfair ones: keys."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import board_spaces, own_spaces, placing, treating
from wardround.games.hospital_rush.rules.beds import count_on, patient_in, tiles_on
from wardround.games.hospital_rush.rules.discharge import gain_now
from wardround.games.hospital_rush.rules.goods import learnable, learned
from wardround.games.hospital_rush.rules.punishment import red_markers, red_of
from wardround.games.hospital_rush.rules.ruleset import (
    BRIBE,
    DENOUNCE,
    DISMISS,
    EXAM,
    FETCH,
    LEVY,
    MARKERS,
    NIGHT_SHIFT,
    PILFER,
    RAT_OUT,
    SABOTAGE,
    SELL,
    STUDY,
    TREAT,
    TURN_OVER,
    Space,
)
from wardround.games.hospital_rush.rules.state import (
    BUCKS_OR_PRESTIGE,
    NONE,
    PLACE,
    WHERE,
    State,
)
from wardround.games.hospital_rush.rules.words import (
    BED,
    BEDS,
    BUCK,
    PRESTIGE,
    SKIP,
    TILE,
    TILES,
)
from wardround.games.hospital_rush.views.view import open_needs
from wardround.table.messages import Figure, Message, Prospect
from wardround.table.notation.vocabulary import Vocabulary

Tiles = list[int]


def prospects(s: State, seat: int, vocabulary: Vocabulary) -> dict[str, Prospect]:
    """Of everything this seat can choose, or could if it were its turn to place a marker."""
    if s.asked == seat and s.question == BUCKS_OR_PRESTIGE:
        found = _answers(s, seat)
    elif s.phase == PLACE and len(s.interns[seat].places) < MARKERS:
        found = _doors(s, seat, vocabulary) | _deals(s, seat)
    else:
        found = {}
    return {vocabulary.word(word): prospect for word, prospect in found.items()}


def _told(key: str, **figures: Figure) -> Message:
    return Message(key, figures)


def _answers(s: State, seat: int) -> dict[int, Prospect]:
    intern = s.interns[seat]
    return {
        BUCK: Prospect(_told("hr-brings-paying", fine=s.fine, bucks=intern.bucks - s.fine)),
        PRESTIGE: Prospect(_told("hr-brings-losing", prestige=intern.prestige - 1)),
    }


def _deals(s: State, seat: int) -> dict[int, Prospect]:
    """What each price of a bribe buys, while it is asked for."""
    if s.asked != seat or s.question != WHERE or len(s.said) != 1:
        return {}
    space = placing.space_of(s.rules, s.said[0])
    if space.hook != BRIBE:
        return {}
    left = s.interns[seat].bucks - space.cost
    found: dict[int, Prospect] = {}
    for place, price in enumerate(s.rules.prices):
        if price in space.deals[::2]:
            prestige = space.deals[2 * space.deals[::2].index(price) + 1]
            message = _told("hr-brings-deal", prestige=prestige, bucks=left - price)
            found[s.rules.price_word + place] = Prospect(message)
    return found


def _doors(s: State, seat: int, vocabulary: Vocabulary) -> dict[int, Prospect]:
    probe = s.clone()
    probe.said = []
    found: dict[int, Prospect] = {}
    free = placing.free_spaces(probe, seat)
    for word in free:
        probe.said = [word]
        space = placing.space_of(s.rules, word)
        idle = not placing.offers(probe, seat) and not _goes_on(probe, seat, space)
        brings = _nothing(probe, seat, space) if idle else _priced(probe, seat, space, vocabulary)
        found[word] = Prospect(brings, _risk(s, seat) if space.red else None, idle)
    probe.said = []
    return found | _beds(probe, seat, free, vocabulary)


def _goes_on(s: State, seat: int, space: Space) -> bool:
    """Whether a treatment follows even if nothing is stolen."""
    bucks = s.interns[seat].bucks
    return space.hook == PILFER and bool(treating.treatable(s, seat, space.amount, bucks))


def _nothing(s: State, seat: int, space: Space) -> Message:
    bucks = s.interns[seat].bucks
    price = space.deals[0] if space.hook == BRIBE else 0
    if bucks < space.cost + price:
        return _told("hr-brings-too-dear", cost=space.cost + price, bucks=bucks)
    return _told("hr-brings-nothing")


def _priced(s: State, seat: int, space: Space, vocabulary: Vocabulary) -> Message:
    """What the space named in the sentence begun would bring, and what its action itself costs."""
    key, figures = _brings(s, seat, space, vocabulary)
    cost = space.cost if placing.offers(s, seat) else 0
    price: dict[str, Figure] = {"cost": max(0, cost), "bonus": max(0, -cost)}
    return Message(key, figures if space.hook == TREAT else figures | price)


def _brings(s: State, seat: int, space: Space, vocabulary: Vocabulary) -> Message:
    hook, intern = space.hook, s.interns[seat]
    if hook == TREAT:
        return _treating(s, seat, space)
    if hook == FETCH:
        free = min(sum(s.chest), space.amount)
        more = min(sum(s.chest) - free, board_spaces.affordable(s, seat, space))
        return _told("hr-brings-fetch", free=free, more=more, price=more * space.price)
    if hook == NIGHT_SHIFT:
        level = board_spaces.level(s, seat)
        return _told("hr-brings-night", bucks=space.deals[level], names=int(level < space.amount))
    if hook == STUDY:
        return _told("hr-brings-study", skills=len(learnable(intern)))
    if hook == EXAM:
        return _told("hr-brings-exam", prestige=learned(intern))
    if hook == RAT_OUT:
        bucks = space.amount + red_markers(s)
        return _told("hr-brings-rat-out", bucks=bucks, hit=red_markers(s) - red_of(s, seat))
    if hook == BRIBE:
        best = [n for n in range(0, len(space.deals), 2) if space.deals[n] <= intern.bucks][-1]
        return _told("hr-brings-bribe", bucks=space.deals[best], prestige=space.deals[best + 1])
    return _own(s, seat, space, vocabulary)


def _own(s: State, seat: int, space: Space, vocabulary: Vocabulary) -> Message:
    hook, others = space.hook, [n for n in range(len(s.interns)) if n != seat]
    if hook == SABOTAGE:
        robbable = sum(board_spaces.robbable(s, other) for other in others)
        return _told("hr-brings-sabotage", victims=min(space.amount, robbable))
    if hook == SELL:
        return _told("hr-brings-sell", bucks=space.price * sum(s.interns[seat].medicine))
    if hook == TURN_OVER:
        last = s.beds[BEDS - 1]
        leaves = "none" if last == NONE else vocabulary.word(s.rules.patient_word + last)
        gain = gain_now(s, BEDS - 1)
        return _told("hr-brings-turn-over", patient=leaves, prestige=gain)
    if hook == LEVY:
        return _told(
            "hr-brings-levy", bucks=sum(min(space.amount, s.interns[n].bucks) for n in others)
        )
    if hook == DISMISS:
        return _told("hr-brings-dismiss", prestige=space.amount)
    if hook == DENOUNCE:
        return _told("hr-brings-denounce", hit=sum(red_of(s, other) > 0 for other in others))
    if hook == PILFER and not placing.offers(s, seat):
        return _told("hr-brings-pilfer", targets=0)
    key = "hr-brings-pilfer" if hook == PILFER else "hr-brings-targets"
    return _told(key, targets=len(own_spaces.targets(s, seat, space)))


def _treating(s: State, seat: int, space: Space) -> Message:
    """Whom it could cure; otherwise how many tiles it could place at most."""
    budget = s.interns[seat].bucks - space.cost
    plans: list[tuple[int, int, int, int]] = []
    for word in treating.treatable(s, seat, space.amount, budget):
        if word != SKIP:
            bed = word - BED
            tiles = most_tiles(s, seat, bed, space)
            price = treating.price(s, seat, bed, tiles, space.amount) + space.cost
            whole = sum(tiles) + count_on(s, bed) == patient_in(s, bed).size
            prestige = patient_in(s, bed).prestige if whole else 0
            plans.append((prestige, 0 if whole else sum(tiles), -price, bed))
    prestige, count, price, bed = max(plans)
    if prestige:
        return _told("hr-brings-cure", bed=bed + 1, prestige=prestige, price=-price)
    return _told("hr-brings-treat", tiles=count, price=-price)


def most_tiles(s: State, seat: int, bed: int, space: Space) -> Tiles:
    """The most tiles a treatment from this space could place there, the cheapest of equal ones."""
    free, budget = space.amount, s.interns[seat].bucks - space.cost
    best: Tiles = [0, 0, 0, 0]
    ahead: list[Tiles] = [best]
    while ahead:
        tiles = ahead.pop()
        price, least = (treating.price(s, seat, bed, each, free) for each in (tiles, best))
        if (sum(tiles), -price, tiles[0]) > (sum(best), -least, best[0]):
            best = tiles
        for word in treating.next_tiles(s, seat, bed, tiles[:], free, budget):
            place = word - TILE
            ahead.append([n + int(i == place) for i, n in enumerate(tiles)])
    return best


def _beds(s: State, seat: int, free: list[int], vocabulary: Vocabulary) -> dict[int, Prospect]:
    """For each patient this seat may treat: what the best open door could place there."""
    doors = [word for word in free if placing.space_of(s.rules, word).hook == TREAT]
    found: dict[int, Prospect] = {}
    for door in doors:
        space = placing.space_of(s.rules, door)
        budget = s.interns[seat].bucks - space.cost
        for word in treating.treatable(s, seat, space.amount, budget) if budget >= 0 else []:
            if word == SKIP or word in found:
                continue
            tiles = most_tiles(s, seat, word - BED, space)
            if sum(tiles):
                found[word] = _bed(s, seat, word - BED, tiles, door, vocabulary)
    return found


def _bed(
    s: State, seat: int, bed: int, tiles: Tiles, door: int, vocabulary: Vocabulary
) -> Prospect:
    space = placing.space_of(s.rules, door)
    names = [tile for tile, n in zip(TILES, tiles, strict=True) for _ in range(n)]
    price = treating.price(s, seat, bed, tiles, space.amount) + space.cost
    lies = [n + new for n, new in zip(tiles_on(s, bed), tiles, strict=True)]
    missing = open_needs(tuple(patient_in(s, bed).needs), dict(zip(TILES, lies, strict=True)))
    figures: dict[str, Figure] = {"needs": " ".join(names), "missing": " ".join(missing)}
    figures |= {"space": vocabulary.word(door), "price": price, "cures": int(not missing)}
    return Prospect(Message("hr-brings-bed", figures))


def _risk(s: State, seat: int) -> Message:
    """Who could still punish a red marker that this seat places next."""
    later = _after(s, seat)
    rules = s.rules
    open_to_all = any(
        rules.spaces[i].hook == RAT_OUT and s.crowd[i] < rules.spaces[i].limit
        for i in rules.in_play
    )
    strikers = [other for other in later if _can_denounce(s, other)]
    if not later:
        return Message("hr-risk-last", {})
    if strikers:
        figures = {"rat": int(open_to_all), "after": len(later), "whom": strikers[0] + 1}
        return Message("hr-risk-striker", {**figures})
    if open_to_all:
        return Message("hr-risk-open", {"after": len(later)})
    return Message("hr-risk-used", {})


def _after(s: State, seat: int) -> list[int]:
    """The opponents who place after this seat's next marker, once for each marker."""
    seats = len(s.interns)
    order = [(s.began + n) % seats for n in range(placing.placed(s), MARKERS * seats)]
    return [other for other in order[order.index(seat) + 1 :] if other != seat]


def _can_denounce(s: State, seat: int) -> bool:
    return any(
        placing.space_of(s.rules, word).hook == DENOUNCE and word in placing.free_spaces(s, seat)
        for word in placing.own_words(s, seat)
    )
