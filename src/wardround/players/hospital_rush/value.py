"""The heuristic evaluation of Hospital Rush: the value of a position to a seat, in prestige.

It adds prestige so far, the expected prestige of the seat's patient, the value of bucks, medicine
and skills for the rounds left, and the risk of markers on red. The same for the opponents counts
against the seat. Compiled with the rules.
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
from wardround.players.temperament import STANDARD, Temperament
from wardround.players.weights import Numbers, numbers

WORST: Final = -1.0e9
OVER_SCALE: Final = 10.0
WEIGHTS: Final = "hospital_rush/weights.toml"


class Weights:
    """The weights of the evaluation, in prestige.

    - `tile`, `medicine`: the actions that a missing tile, and medicine yet to be fetched, cost.
    - `action`: the value of one action.
    - `hope`: the share of a patient's prestige that counts before its first tile.
    - `risk`: the cost of a marker on red that may still be punished. `fine`: of a punishment due.
    - `rivals`, `others`: how much the best opponent, and the mean of all, count against the seat.

    A temperament scales `rivals`, `others` and (by `fear`) the seat's own risk.
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

    def __init__(self, given: Numbers, temperament: Temperament = STANDARD) -> None:
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
        self.fear = temperament.fear / 100.0
        self.start = given["start"][0]
        self.rivals = given["rivals"][0] * temperament.spite / 100.0
        self.others = given["others"][0] * temperament.spite / 100.0


def weights_by_seats(temperament: Temperament) -> dict[int, Weights]:
    """The weights of a player with this temperament, by number of seats."""
    return {seats: Weights(given, temperament) for seats, given in numbers(WEIGHTS).items()}


STANDARD_WEIGHTS: Final = weights_by_seats(STANDARD)


def standard_value(s: State, seat: int) -> float:
    """The value of a position to this seat, by the standard weights."""
    return evaluate(s, seat, STANDARD_WEIGHTS[len(s.interns)])


def evaluate(s: State, seat: int, weights: Weights) -> float:
    """The value of a position to this seat, by these weights.

    In the middle of a sentence it is the value after the best way to complete it.
    """
    if s.asked == seat and s.question in (WHOM_TO_TREAT, WHICH_CARD, WHETHER_TO_CLAIM):
        return _find_sentence(s, seat, flow.words(s, seat), [], weights)
    left = rounds_left(s, weights)
    own = 0.0
    best = WORST
    total = 0.0
    for other in range(len(s.interns)):
        worth = seat_value(s, other, left, weights)
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


def continues(s: State, seat: int) -> bool:
    """Whether a seat that has just said a word is in the middle of a sentence."""
    return s.asked == seat and (len(s.said) > 0 or s.question == WHICH_MEDICINE)


def best_word(s: State, seat: int, weights: Weights | None = None) -> int:
    """The first word of the best sentence; without weights the standard ones are used."""
    return best_sentence(s, seat, weights or STANDARD_WEIGHTS[len(s.interns)])[0]


def best_sentence(s: State, seat: int, weights: Weights) -> list[int]:
    """The sentence with the highest value afterwards; if there is one word to say, that alone.

    Of equals the first or the last, by round and seat, so that no colour or seat is favoured.
    """
    words = flow.words(s, seat)
    if len(words) == 1:
        return words
    sentence: list[int] = []
    _find_sentence(s, seat, words, sentence, weights)
    return sentence


def _find_sentence(
    s: State, seat: int, words: list[int], sentence: list[int], weights: Weights
) -> float:
    """The value after the best sentence that begins with one of these words.

    `sentence` becomes that sentence.
    """
    best = WORST
    takes_last = (s.round + seat) % 2 == 1
    after = s
    only_begun = False
    for word in words:
        rest: list[int] = []
        if not only_begun:
            after = s.clone()
        flow.apply(after, seat, word)
        if continues(after, seat):
            worth = _find_sentence(after, seat, flow.words(after, seat), rest, weights)
        else:
            worth = evaluate(after, seat, weights)
        if worth > best or (worth == best and takes_last):
            best = worth
            sentence[:] = [word, *rest]
        # A word that only begins or continues a sentence changes nothing else.
        only_begun = len(after.said) > len(s.said)
        if only_begun:
            after.said.pop()
    return best


def rounds_left(s: State, weights: Weights) -> float:
    """An estimate of how many rounds come after this one."""
    highest = 0
    for intern in s.interns:
        if intern.prestige > highest:
            highest = intern.prestige
    left = max(0.0, GOAL - highest) / weights.pace
    if s.rules.rounds:
        left = min(left, float(s.rules.rounds - s.round))
    return left


def seat_value(s: State, seat: int, left: float, weights: Weights) -> float:
    """The value of what a seat has and may expect, whatever the others do."""
    intern = s.interns[seat]
    worth = float(intern.prestige)
    soon = min(1.0, left / 2.0 + 0.05)
    worth += _bucks_value(intern.bucks, weights) * soon
    stock = intern.medicine[0] + intern.medicine[1] + intern.medicine[2]
    worth += weights.chest * stock * soon
    worth += _skills_value(intern, left, weights)
    if intern.fines:
        worth -= _fines_cost(intern, s.fine, weights)
    if s.first == seat:
        worth += weights.start * soon
    if intern.bed != NONE:
        if intern.beside:
            worth += _join_value(s, intern.bed, weights)
        else:
            worth += _patient_value(s, seat, intern.bed, weights)
    if s.phase == PLACE:
        worth -= _risk(s, seat, weights)
    return worth


def _join_value(s: State, bed: int, weights: Weights) -> float:
    """A marker beside a bed: a point if the patient goes home while it lies there."""
    owner = treating(s, bed)
    if owner == NONE:
        return weights.join
    missing, _ = _missing(s, s.interns[owner].medicine, bed)
    return 0.96 if not missing else weights.join


def _fines_cost(intern: Intern, price: int, weights: Weights) -> float:
    """The cost of punishments due: in bucks while there are enough, then in prestige."""
    paid = min(intern.fines, intern.bucks // price)
    return paid * min(1.0, weights.fine * price) + (intern.fines - paid)


def _bucks_value(bucks: int, weights: Weights) -> float:
    """The value of bucks: the first five count more than the rest."""
    if bucks <= 5:
        return weights.buck * bucks
    return weights.buck * 5 + weights.rich * (bucks - 5)


def _skills_value(intern: Intern, left: float, weights: Weights) -> float:
    """The value of skills in the rounds left, and in the exam if it is to come."""
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


def _patient_value(s: State, seat: int, bed: int, weights: Weights) -> float:
    """The expected prestige of the seat's patient, less the actions it still takes."""
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
        share = weights.hope + (1.0 - weights.hope) * begun
        worth = sure * share * (patient.prestige - weights.action * needed)
    if right_ready(s, bed) and worth < 0.9:
        worth = 0.9
    return max(0.0, worth)


def _missing(s: State, medicine: list[int], bed: int) -> tuple[float, float]:
    """How many tiles a patient still needs, and how many of them are yet to be fetched."""
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
    """The cost of markers on red that an opponent may still have punished."""
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
