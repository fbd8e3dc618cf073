"""What a seat is rewarded with. A reward is not the score: that stays in `info`.

`win`, `margin` and `score` come at the end of a game and are 0 before. `progress` is shaped: it
pays the change of the score as it stands at every step and so adds up to `score`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from wardround.table.contract.data import Outcome
from wardround.table.errors import BadOption

WIN = "win"
PROGRESS = "progress"
ILLEGAL = -1.0


def win(outcome: Outcome) -> list[float]:
    """1 for who wins alone; the others lose as much together, so that all add up to 0.

    Who share the first place share what one would get. With two seats: 1 and -1, or 0 and 0.
    """
    seats = len(outcome.ranks)
    winners = outcome.ranks.count(1)
    if winners == seats:
        return [0.0] * seats
    scale = seats / (seats - 1)
    return [scale * ((1 / winners if rank == 1 else 0.0) - 1 / seats) for rank in outcome.ranks]


def margin(outcome: Outcome) -> list[float]:
    """Points ahead of the best of the others, below 0 if behind."""
    return [
        float(own - max((other for i, other in enumerate(outcome.scores) if i != seat), default=0))
        for seat, own in enumerate(outcome.scores)
    ]


def score(outcome: Outcome) -> list[float]:
    """The points themselves."""
    return [float(points) for points in outcome.scores]


FINAL: Mapping[str, Callable[[Outcome], list[float]]] = {
    WIN: win,
    "margin": margin,
    "score": score,
    PROGRESS: score,
}


def check_reward(name: str, seats: int) -> None:
    """Refuse a reward that there is not, or one that needs opponents where there are none."""
    if name not in FINAL:
        raise BadOption("env-setting", setting="reward", value=name, known=" ".join(FINAL))
    if name == WIN and seats == 1:
        raise BadOption("reward-alone", reward=name)


class Rewarder:
    """The rewards of one game as it goes on."""

    def __init__(self, name: str, seats: int) -> None:
        check_reward(name, seats)
        self._name = name
        self._paid = [0.0] * seats

    def begin(self, outcome: Outcome) -> None:
        """A game begins and stands like this."""
        self._paid = score(outcome) if self._name == PROGRESS else [0.0] * len(outcome.scores)

    def pay(self, outcome: Callable[[], Outcome], over: bool) -> Sequence[float]:
        """What every seat gets for the step that led here; how it stands is asked if needed."""
        if not over and self._name != PROGRESS:
            return [0.0] * len(self._paid)
        due = FINAL[self._name](outcome())
        got = [now - before for now, before in zip(due, self._paid, strict=True)]
        self._paid = due
        return got
