"""What a position of Hospital Rush is worth to a seat, in prestige: an estimate, quick and rough.

Prestige as it stands, what the own patient may still bring, what bucks, medicine and skills are
good for in the rounds left, the risk of markers on red; and the same for the opponents, whose
fortune counts against the seat. Compiled with the rules, so that many games can be played.
"""

from __future__ import annotations

from typing import Final

from wardround.games.hospital_rush.rules import flow
from wardround.games.hospital_rush.rules.beds import right_ready, treating
from wardround.games.hospital_rush.rules.goods import has, learned
from wardround.games.hospital_rush.rules.punishment import red_of
from wardround.games.hospital_rush.rules.ruleset import (
    ANY,
    DENOUNCE,
    GOAL,
    MARKERS,
    RAT_OUT,
    WILD,
)
from wardround.games.hospital_rush.rules.state import (
    NONE,
    OVER,
    PLACE,
    WHETHER_TO_CLAIM,
    WHICH_CARD,
    WHICH_MEDICINE,
    WHOM_TO_TREAT,
    Intern,
    State,
)
from wardround.games.hospital_rush.rules.words import (
    BEDS,
    FINANCE,
    INTENSIVE_CARE,
    MANAGEMENT,
    PHARMACY,
)
from wardround.players.temper import USUAL, Temper
from wardround.players.weights import Numbers, numbers

LEAST: Final = -1.0e9
OVER_SCALE: Final = 10.0


class Weights:
    """What things are worth, in prestige, at a table of so many.

    `tile` and `medicine` are what a missing tile, and medicine still to be fetched, cost in
    actions; `action` is the worth of an action, `hope` the share of what a patient may bring that
    counts before its first tile. `risk` is the price of a marker on red that may still be punished,
    `fine` that of a punishment due. `rivals` is how much the best opponent's worth
    counts against one's own, `others` that of all of them on average. A temper changes what one's
    own risk (`fear` times) and opponents count.
    """

    __slots__ = (
        "action",
        "buck",
        "care",
        "chest",
        "exam",
        "fear",
        "finance",
        "fine",
        "hope",
        "join",
        "management",
        "medicine",
        "others",
        "pace",
        "pharmacy",
        "rich",
        "ripe",
        "risk",
        "rivals",
        "start",
        "tile",
    )

    def __init__(self, given: Numbers, temper: Temper = USUAL) -> None:
        self.action = given["action"][0]
        self.tile = given["tile"][0]
        self.medicine = given["medicine"][0]
        self.buck = given["buck"][0]
        self.rich = given["rich"][0]
        self.chest = given["chest"][0]
        self.exam = given["exam"][0]
        self.ripe = given["ripe"][0]
        self.care = given["care"][0]
        self.pharmacy = given["pharmacy"][0]
        self.finance = given["finance"][0]
        self.management = given["management"][0]
        self.pace = given["pace"][0]
        self.hope = given["hope"][0]
        self.join = given["join"][0]
        self.fine = given["fine"][0]
        self.risk = given["risk"][0]
        self.fear = temper.fear / 100.0
        self.start = given["start"][0]
        self.rivals = given["rivals"][0] * temper.spite / 100.0
        self.others = given["others"][0] * temper.spite / 100.0


def tempered(temper: Temper) -> dict[int, Weights]:
    """The weights of such a player, by seats."""
    return {seats: Weights(given, temper) for seats, given in numbers("hospital-rush").items()}


STANDARD: Final = tempered(USUAL)


def value(s: State, seat: int) -> float:
    """What the position is worth to this seat; where it is asked how to go on, by going on well."""
    return judge(s, seat, STANDARD[len(s.interns)])


def judge(s: State, seat: int, weights: Weights) -> float:
    """As `value`, by these weights."""
    if s.asked == seat and s.question in (WHOM_TO_TREAT, WHICH_CARD, WHETHER_TO_CLAIM):
        return explore(s, seat, weights)
    left = rounds_left(s, weights)
    own = 0.0
    best = LEAST
    total = 0.0
    for other in range(len(s.interns)):
        worth = fortune(s, other, left, weights)
        if other == seat:
            own = worth
        else:
            total += worth
            if worth > best:
                best = worth
    if s.phase == OVER:
        return OVER_SCALE * (own - best)
    if weights.fear != 1.0 and s.phase == PLACE:
        own -= (weights.fear - 1.0) * _risk(s, seat, weights)
    mean = total / (len(s.interns) - 1)
    return own - weights.rivals * best - weights.others * mean


def explore(s: State, seat: int, weights: Weights) -> float:
    """The worth of the best way to go on for the seat that is asked."""
    best = LEAST
    for word in flow.words(s, seat):
        worth = after(s, seat, word, weights)
        if worth > best:
            best = worth
    return best


def after(s: State, seat: int, word: int, weights: Weights) -> float:
    """The worth of saying a word and going on well to the end of the sentence."""
    there = s.clone()
    flow.apply(there, seat, word)
    if goes_on(there, seat):
        return explore(there, seat, weights)
    return judge(there, seat, weights)


def goes_on(s: State, seat: int) -> bool:
    """Whether a seat that has just spoken is asked again at once, as part of what it does."""
    return s.asked == seat and (len(s.said) > 0 or s.question == WHICH_MEDICINE)


def best_word(s: State, seat: int, weights: Weights | None = None) -> int:
    """The first word of the sentence that leaves this seat best off.

    Of equals the first or the last, by round and seat: no colour or seat is preferred for ever.
    """
    words = flow.words(s, seat)
    if len(words) == 1:
        return words[0]
    if weights is None:
        weights = STANDARD[len(s.interns)]
    best = LEAST
    chosen = words[0]
    turns = (s.round + seat) % 2 == 1
    for word in words:
        worth = after(s, seat, word, weights)
        if worth > best or (worth == best and turns):
            best = worth
            chosen = word
    return chosen


def rounds_left(s: State, weights: Weights) -> float:
    """About how many rounds come after this one."""
    highest = 0
    for intern in s.interns:
        if intern.prestige > highest:
            highest = intern.prestige
    left = max(0.0, GOAL - highest) / weights.pace
    if s.rules.rounds:
        left = min(left, float(s.rules.rounds - s.round))
    return left


def fortune(s: State, seat: int, left: float, weights: Weights) -> float:
    """What a seat has and may expect, whatever the others do."""
    intern = s.interns[seat]
    worth = float(intern.prestige)
    soon = min(1.0, left / 2.0 + 0.05)
    worth += _purse(intern.bucks, weights) * soon
    stock = intern.medicine[0] + intern.medicine[1] + intern.medicine[2]
    worth += weights.chest * stock * soon
    worth += _skills(intern, left, weights)
    if intern.fines:
        worth -= _fines(intern, s.fine, weights)
    if s.first == seat:
        worth += weights.start * soon
    if intern.bed != NONE:
        if intern.beside:
            worth += _beside(s, intern.bed, weights)
        else:
            worth += _patient(s, seat, intern.bed, weights)
    if s.phase == PLACE:
        worth -= _risk(s, seat, weights)
    return worth


def _beside(s: State, bed: int, weights: Weights) -> float:
    """A point when the patient goes home while its treating player's marker is there."""
    owner = treating(s, bed)
    if owner == NONE:
        return weights.join
    missing, _ = _missing(s, s.interns[owner].medicine, bed)
    return 0.96 if not missing else weights.join


def _fines(intern: Intern, price: int, weights: Weights) -> float:
    """Punishments due: in bucks while there are enough, then in prestige."""
    paid = min(intern.fines, intern.bucks // price)
    return paid * min(1.0, weights.fine * price) + (intern.fines - paid)


def _purse(bucks: int, weights: Weights) -> float:
    """The first bucks are worth most."""
    if bucks <= 5:
        return weights.buck * bucks
    return weights.buck * 5 + weights.rich * (bucks - 5)


def _skills(intern: Intern, left: float, weights: Weights) -> float:
    """What skills bring in the rounds left, and in the exam if it is still to come."""
    worth = 0.0
    rounds = min(left, 6.0)
    if has(intern, INTENSIVE_CARE):
        worth += weights.care * rounds
    if has(intern, PHARMACY):
        worth += weights.pharmacy * rounds
    if has(intern, FINANCE):
        worth += weights.finance * rounds
    if has(intern, MANAGEMENT):
        worth += weights.management * rounds
    if not intern.exam:
        worth += weights.exam * learned(intern) * min(1.0, left / weights.ripe)
    return worth


def _patient(s: State, seat: int, bed: int, weights: Weights) -> float:
    """What the own patient will bring, less the actions it still takes, if there is time."""
    patient = s.rules.patients[s.beds[bed]]
    missing, lacking = _missing(s, s.interns[seat].medicine, bed)
    if not missing:
        return 0.96 * patient.prestige
    if has(s.interns[seat], INTENSIVE_CARE):
        missing = max(0.5, missing - 0.5)
    needed = weights.tile * missing + weights.medicine * lacking
    markers = 0
    if s.phase == PLACE:
        markers = MARKERS - len(s.interns[seat].places)
    time = float(markers + MARKERS * (BEDS - 1 - bed))
    worth = 0.0
    if time > 0.0 and needed < 1.15 * time:
        sure = 1.0 if needed < 0.7 * time else (1.15 * time - needed) / (0.45 * time)
        begun = min(1.0, (patient.size - missing) / patient.size)
        hope = weights.hope + (1.0 - weights.hope) * begun
        worth = sure * hope * (patient.prestige - weights.action * needed)
    if right_ready(s, bed) and worth < 0.9:
        worth = 0.9
    return max(0.0, worth)


def _missing(s: State, medicine: list[int], bed: int) -> tuple[float, float]:
    """How many tiles a patient still misses, and how many of them must still be fetched."""
    needs = s.rules.patients[s.beds[bed]].needs
    missing = needs[ANY] + needs[WILD]
    over = 0
    lacking = 0
    spare = 0
    for tile in range(4):
        lies = s.tiles[4 * bed + tile]
        open_needs = needs[tile] - lies
        if open_needs < 0:
            over -= open_needs
            open_needs = 0
        missing += open_needs
        if tile:
            short = open_needs - medicine[tile - 1]
            if short > 0:
                lacking += short
            else:
                spare -= short
    missing -= over
    any_open = max(0, needs[ANY] - over)
    lacking += max(0, any_open - spare)
    return float(missing), float(lacking)


def _risk(s: State, seat: int, weights: Weights) -> float:
    """Markers on red while somebody may still rat them out."""
    reds = red_of(s, seat)
    if not reds:
        return 0.0
    rules = s.rules
    worth = 0.0
    for i in rules.in_play:
        if rules.spaces[i].hook == RAT_OUT and s.crowd[i] == 0:
            worth = weights.risk * reds
    for other, intern in enumerate(s.interns):
        if other != seat and len(intern.places) < MARKERS:
            first = rules.board + 2 * intern.character
            if rules.spaces[first].hook == DENOUNCE or rules.spaces[first + 1].hook == DENOUNCE:
                worth += 0.5 * weights.risk
    return worth
