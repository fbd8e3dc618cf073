"""What finishing now would bring: told from improvement on, until the round is scored."""

from __future__ import annotations

from collections.abc import Iterable

from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.discharge import discharged, ladder
from wardround.games.dice_hospital.rules.ruleset import EACH_DISCHARGED, NEGLECT
from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.rules.words import BAG, FINISH
from wardround.games.dice_hospital.views.phases.phase import PhaseView
from wardround.table.messages import Figure, Happening, Message, Prospect
from wardround.table.speaking import waits_for_chance


class StoppingView(PhaseView):
    """A phase in which a seat is told what would come of its patients if everybody stopped."""

    def prospects(self, s: State, seat: int) -> dict[int, Prospect]:
        """Of `finish`."""
        if waits_for_chance(flow.turn(s)):
            return {}
        figures = finish_figures(s, seat, self.forecast(s, seat))
        brings = Message("brings-finish", figures)
        return {FINISH: Prospect(brings, self._risk(s, seat, figures))}

    def _risk(self, s: State, seat: int, figures: dict[str, Figure]) -> Message | None:
        """Workers who could still be placed, and deaths while anything could prevent them.

        A blood bag that is kept is not lost.
        """
        words = flow.legal(s, seat)
        if FINISH not in words:
            return None
        workers = [self.word(word) for word in words if word not in (FINISH, BAG)]
        dying = int(figures["deaths"]) if len(words) > 1 else 0
        if not workers and not dying:
            return None
        idle: dict[str, Figure] = {
            "free": free_workers(s, seat) if workers else 0,
            "workers": _listed(workers),
            "kinds": len(workers),
        }
        return Message("risk-finish", {**idle, "deaths": dying, "dead": figures["dead"]})


def free_workers(s: State, seat: int) -> int:
    """Nurses and specialists that were not placed this round."""
    h = s.hospitals[seat]
    return h.nurses + len(h.staff) - int(h.placed).bit_count()


def finish_figures(s: State, seat: int, told: list[Happening]) -> dict[str, Figure]:
    """The figures of a forecast.

    `home` are discharged for `points` in all; one `more` would bring so many. `worse` patients,
    those `worsening`, go down by `steps` and are then as `becomes` says; the deaths cost so many
    points in all, at the end of the game.
    """
    home = discharged(s.hospitals[seat]) + len(_patients(told, "discharge"))
    worse, dead = _patients(told, "worsen"), _patients(told, "die")
    return {
        "home": home,
        "points": sum(int(h.figures["points"]) for h in told if h.name == "score"),
        "more": ladder(home + 1) - ladder(home) + s.modifiers[EACH_DISCHARGED],
        "worse": len(worse),
        "worsening": _listed(worse),
        "becomes": _listed(_patients(told, "worsen", "becomes")),
        "steps": s.modifiers[NEGLECT],
        "deaths": len(dead),
        "dead": _listed(dead),
        "cost": -s.rules.fatality * len(dead),
    }


def _patients(told: Iterable[Happening], name: str, figure: str = "patient") -> list[str]:
    return [str(h.figures[figure]) for h in told if h.name == name]


def _listed(words: list[str]) -> str:
    return " ".join(words) or "none"
