"""What options bring to a table of Dice Hospital, in words: reports, the event, the pick-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from wardround.table.contract.data import Card, View
from wardround.table.messages import Figure
from wardround.table.speakers import Seat
from wardround.terminal.play.history import Rounds
from wardround.terminal.play.session import Session

OWED = ("reports-left", "patients-left")
REPORTS_TOLD = ("starting-values", "send-back", "report")


class Need(NamedTuple):
    """Patients of one colour that a report asks for, and how many of them have gone home."""

    colour: str
    have: int
    wanted: int


class Report(NamedTuple):
    """A medical report that is still open. One `above` waits for the one below it."""

    word: str
    points: int
    needs: list[Need]
    above: bool

    @property
    def ready(self) -> bool:
        """Whether it can be fulfilled with who went home this round."""
        return not self.above and all(need.have == need.wanted for need in self.needs)


def reports(session: Session) -> list[Report]:
    """The open reports, lower row first, with what this round has brought for each."""
    printed = session.game.cards_in_play(session.options)
    prospects = session.game.prompt(session.state, 0).prospects
    words = [word for word in _view(session)["reports"] if word is not None]
    return [_report(word, printed[word], prospects[word].brings.figures) for word in words]


def _report(word: str, card: Card, figures: Mapping[str, Figure]) -> Report:
    needs = [
        Need(colour, int(figures[colour]), wanted)
        for colour, wanted in card.facts["needs"].items()
        if wanted
    ]
    return Report(word, int(figures["points"]), needs, bool(figures["above"]))


def report_lines(session: Session) -> list[str]:
    """The open reports: those that can be worked on in a line each, then those above them."""
    label, found = session.speech.label, reports(session)
    if not found:
        return []
    lines = [label("play-reports"), *(report_line(session, r) for r in found if not r.above)]
    above = [report_line(session, report) for report in found if report.above]
    return [*lines, *([label("play-reports-above")] if above else []), *above]


def reports_now(session: Session) -> list[str]:
    """The reports that can be worked on, in one line."""
    told = [report_line(session, report) for report in reports(session) if not report.above]
    return [session.speech.label("play-reports-now", told="; ".join(told))] if told else []


def report_line(session: Session, report: Report) -> str:
    """One report: its name, its points, and how much of what it needs is there."""
    label = session.speech.label
    needs = [
        label("play-need", have=need.have, wanted=need.wanted, colour=need.colour)
        for need in report.needs
    ]
    return label(
        "play-report",
        name=session.speech.name(report.word),
        points=report.points,
        needs=", ".join(needs),
        ready="yes" if report.ready else "no",
    )


def event_line(session: Session) -> str:
    """The event of the round with what it does; nothing where none is in force."""
    word = _view(session)["event"]
    if word is None:
        return ""
    card = session.game.cards_in_play(session.options)[word]
    does = session.speech.say(card.does)
    return session.speech.label("play-event", name=session.speech.name(word), does=does)


def pick_up_line(session: Session) -> str:
    """The free spaces of the pick-up; nothing while there are none."""
    spaces: dict[str, int] = _view(session)["spaces"]
    label = session.speech.label
    told = [
        label("play-space", space=space.removeprefix("value-"), count=count)
        for space, count in spaces.items()
    ]
    return label("play-spaces", spaces=", ".join(told)) if told else ""


def played_with(session: Session) -> str:
    """The options that are not as usual, in a few words each; nothing if all are."""
    options = session.options
    usual = session.game.resolve_options({"seats": options["seats"]})
    changed = [name for name in options if name != "seats" and options[name] != usual[name]]
    told = [session.speech.label(f"mark-{name}-{options[name]}") for name in changed]
    return session.speech.label("play-played-with", options="; ".join(told)) if told else ""


def lines(session: Session) -> list[str]:
    """All that options put on the table."""
    return [*notices(session), *report_lines(session)]


def notices(session: Session) -> list[str]:
    """The event and the spaces of the pick-up, where there are any."""
    return [line for line in (event_line(session), pick_up_line(session)) if line]


def lines_at_start(session: Session) -> list[str]:
    """What options bring to the part of the game that begins; all reports once a round."""
    phase = _view(session)["phase"]
    told = notices(session)
    if phase in REPORTS_TOLD:
        return [*told, *report_lines(session)]
    return [*told, *(reports_now(session) if phase == "activate" else [])]


def progress(session: Session) -> list[str]:
    """The reports in one line, once somebody has gone home this round."""
    view = _view(session)
    home = any(view["hospitals"][0]["lounge"].values())
    return reports_now(session) if home and view["phase"] == "activate" else []


def standing(session: Session, seat: Seat) -> str:
    """A seat's points; what would be lost if the game ended here is told beside them."""
    points, owed = earned(session, seat)
    figures: dict[str, Figure] = {"who": session.names[seat], "points": points, "owed": owed}
    if owed == 0:
        return f"{session.names[seat]} {points}"
    if len(session.names) == 1:
        return session.speech.label("play-standing-reports", **figures)
    return session.speech.label("play-standing-patients", **figures)


def earned(session: Session, seat: Seat) -> tuple[int, int]:
    """The points a seat has, and (negative) what reports or patients left open would cost now."""
    outcome = session.game.outcome(session.state)
    owed = 0 if session.over else sum(outcome.sources[seat].get(name, 0) for name in OWED)
    return outcome.scores[seat] - owed, owed


def source_notes(session: Session, rules: Rounds) -> dict[str, str]:
    """For one who plays alone: what each source of points is made of."""
    state: Any = session.state
    sources = session.game.outcome(state).sources[0]
    rounds = session.history.rounds(1, rules)
    own = _view(session)["hospitals"][0]
    label, name = session.speech.label, session.speech.name
    printed = session.game.cards_in_play(session.options)
    filed = _fulfilled(session)
    notes = {
        "discharges": label("play-note-home", home=sum(made[0]["home"] for made in rounds)),
        "bags": label("play-note-bags", bags=own["bags"]),
        "reports": ", ".join(f"{name(word)} {printed[word].facts['points']}" for word in filed),
        "reports-left": ", ".join(f"{name(r.word)} {r.points}" for r in reports(session)),
    }
    if own["fatalities"]:
        each = sources["fatalities"] // own["fatalities"]
        notes["fatalities"] = label("play-note-dead", dead=own["fatalities"], each=each)
    return notes


def _fulfilled(session: Session) -> list[str]:
    told = [happening for word in session.history.told for happening in word.happenings]
    return [str(h.figures["report"]) for h in told if h.name == "fulfil"]


def _view(session: Session) -> View:
    return session.game.view(session.state, session.viewer)
