"""Dice Hospital on the full screen, drawn from views: own hospital, city, the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wardround.games.dice_hospital.cards.catalogue import describe
from wardround.games.dice_hospital.rules.ruleset import BEDS, NURSES
from wardround.table.contract.data import View
from wardround.table.messages import HIDDEN
from wardround.table.speakers import Seat
from wardround.terminal.colours import AMBER, HEADING, QUIET, TEAL
from wardround.terminal.games.dice_hospital import additions, facts
from wardround.terminal.games.dice_hospital.board import cards_of, shown_colour, value_of
from wardround.terminal.games.dice_hospital.choices import describe_word, dying
from wardround.terminal.games.dice_hospital.drawing import DICE
from wardround.terminal.play.session import Session

READY, IDLE, USED, SAID = "●", "○", "✓", "▶"


def dice(patients: Iterable[str], lost: Collection[str] = (), useful: Collection[str] = ()) -> Text:
    """Dice in their colours with their words; † marks those who would die, [ ] who can be said."""
    text = Text()
    left = Counter(lost)
    for patient in patients:
        mark = "†" if left[patient] > 0 else ""
        left[patient] -= 1
        shown = f"[{patient}{mark}]" if patient in useful else f" {patient}{mark} "
        text.append(shown, style=DICE[shown_colour(patient)])
        text.append(" ")
    return text


def hospital(session: Session, useful: Collection[str]) -> RenderableType:
    """The hospital that is shown large."""
    seat = facts.shown_seat(session)
    view = facts.view_of(session)
    own = view["hospitals"][seat]
    label = session.speech.label
    head = Text(session.names[seat], style=HEADING)
    head.append(f"   {_bits(session, view, seat)}", style=QUIET)
    parts: list[RenderableType] = [head, _zones(session, own, seat, useful)]
    parts.append(Text(facts.at_work(session, own), style=AMBER if own["bags"] else ""))
    title = Text(f"{label('board-departments')}   ", style=HEADING)
    legend = label("play-legend", ready=READY, idle=IDLE, used=USED)
    if view["phase"] == "return":
        legend = label("play-legend-return", ready=READY)
    parts += [Text(), title.append(legend, style=f"not bold {QUIET}")]
    parts.append(_cards(session, own["departments"], own["used"], useful))
    if own["staff"]:
        parts += [Text(), Text(label("board-staff"), style=HEADING)]
        parts.append(_cards(session, own["staff"], own["placed"], useful))
    administrator = own["administrator"]
    if administrator and administrator != HIDDEN:
        parts += [Text(), _explanation(session, administrator, label("board-administrator"))]
    return Group(*parts)


def _bits(session: Session, view: View, seat: Seat) -> str:
    own = view["hospitals"][seat]
    label = session.speech.label
    taken = len(own["patients"])
    bits = [label("board-beds", taken=taken, beds=BEDS, free=BEDS - taken)]
    if own["fatalities"]:
        bits.append(f"{label('board-fatalities')} {own['fatalities']}")
    if seat == view["first"]:
        bits.append(label("board-first"))
    return " · ".join(bits)


def _zones(session: Session, own: View, seat: Seat, useful: Collection[str]) -> Table:
    label = session.speech.label
    waiting, treated = facts.waiting_and_treated(own)
    if facts.is_about_rolled_dice(session):
        useful = ()
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    rows = [
        ("board-waiting", dice(waiting, dying(session, seat), useful)),
        ("board-treated", dice(treated, (), useful)),
    ]
    if own["incoming"]:
        rows.append(("board-incoming", dice(own["incoming"])))
    if any(own["lounge"].values()):
        rows.append(("board-lounge", _home(own["lounge"])))
    for key, shown in rows:
        grid.add_row(Text(label(key), style="bold"), shown if shown else Text("–", style=QUIET))
    return grid


def _home(lounge: dict[str, int]) -> Text:
    text = Text()
    for colour, count in lounge.items():
        for _ in range(count):
            text.append(f" {colour[0]} ", style=DICE[colour[0]])
            text.append(" ")
    return text


def _cards(
    session: Session, cards: list[str], busy: list[str], useful: Collection[str]
) -> RenderableType:
    titles = {word: _title(session, word) for word in cards}
    column = max(len(title) for title in titles.values())
    # Beside names with their words there is too little room for one line each.
    one_line = not session.speech.translated
    left = Counter(busy)
    said = facts.said_so_far(session).split()
    lines: list[Text] = []
    for word in cards:
        used = left[word] > 0
        left[word] -= used
        can = word in useful
        mark, colour = (USED, TEAL) if used else (READY, AMBER) if can else (IDLE, QUIET)
        if word in said:
            mark, colour, can = SAID, TEAL, True
        text = session.speech.label("board-used") if used else _brief(session, word)
        line = Text(f"{mark} ", style=colour, no_wrap=one_line, overflow="ellipsis")
        style = "not bold" if used or not can else "bold #eef1f6"
        line.append(titles[word].ljust(column if one_line else 0), style=style)
        lines.append(line.append(f" {text}", style=f"not bold {QUIET}"))
    return Group(*lines)


def _title(session: Session, word: str) -> str:
    """The name of a card that can be chosen, with its word if the name is translated."""
    return session.speech.with_word(word, session.speech.name(word))


def _brief(session: Session, word: str) -> str:
    game: Any = session.game
    told = describe(cards_of(game, session.state)[word])
    if told.key == "does-treatment":
        return session.speech.say(told._replace(key="board-treatment"))
    return session.speech.say(told)


def _explanation(session: Session, word: str, title: str) -> Text:
    text = Text(f"{title} ", style=HEADING)
    return text.append(describe_word(session, word), style="not bold #eef1f6")


def side(session: Session) -> RenderableType:
    """The ambulances, the other hospitals in a few lines each, and the display."""
    view = facts.view_of(session)
    parts: list[RenderableType] = [*_notices(session), *_ambulances(session, view)]
    for seat in range(len(session.names)):
        if seat != facts.shown_seat(session):
            parts += [_neighbour(session, view, seat), Text()]
    changed = additions.played_with(session)
    last = [Text(changed, style=QUIET)] if changed else []
    return Group(*parts, *_display(session, view), *_reports(session), *last)


def _notices(session: Session) -> list[RenderableType]:
    """The event and the spaces of the pick-up."""
    lines: list[RenderableType] = [Text(line, AMBER) for line in additions.notices(session)]
    return [*lines, Text()] if lines else []


def _reports(session: Session) -> list[RenderableType]:
    """Points, needs and names: what can be fulfilled stands out, what waits above is quiet."""
    label = session.speech.label
    found = additions.reports(session)
    lines: list[RenderableType] = []
    for above, key in ((False, "play-reports-short"), (True, "play-reports-above-short")):
        row = [report for report in found if report.above == above]
        lines += [Text(label(key), style=HEADING)] if row else []
        for report in row:
            style = AMBER if report.ready else QUIET if above else ""
            line = Text(f"{report.points:>2} ", style="bold")
            for need in report.needs:
                shown = f" {need.have}/{need.wanted} {need.colour[0]} "
                line.append(shown, style=DICE[need.colour[0]]).append(" ")
            lines.append(line.append(session.speech.name(report.word), style=style))
    return [*lines, Text()] if lines else []


def _ambulances(session: Session, view: View) -> list[RenderableType]:
    taken = {h["ambulance"]: seat for seat, h in enumerate(view["hospitals"]) if h["ambulance"]}
    label = session.speech.label
    lines: list[RenderableType] = []
    if view["intake"]:
        lines.append(Text(f"{label('board-intake')} ").append_text(dice(view["intake"])))
    if not any(view["ambulances"]) and not taken:
        return [*lines, Text()] if lines else []
    lines.append(Text(label("play-ambulances"), style=HEADING))
    for number, carried in enumerate(view["ambulances"], 1):
        line = Text(f"{number}  ", style="bold")
        if carried:
            total = sum(value_of(patient) for patient in carried)
            line.append_text(dice(carried)).append(f" {label('chip-sum', sum=total)}", QUIET)
        elif number in taken:
            line.append(session.names[taken[number]], style="not bold #eef1f6")
        else:
            line.append("–", style=QUIET)
        lines.append(line)
    return [*lines, Text()]


def _display(session: Session, view: View) -> list[RenderableType]:
    if not view["display"]:
        return []
    lines: list[RenderableType] = [Text(session.speech.label("board-display"), style=HEADING)]
    display: Counter[str] = Counter(view["display"])
    for word, copies in display.items():
        name = _title(session, word) + (f" ×{copies}" if copies > 1 else "")
        text = Text(f"{name} ", style="bold")
        lines.append(text.append(_brief(session, word), style=f"not bold {QUIET}"))
    return [*lines, Text()]


def _neighbour(session: Session, view: View, seat: Seat) -> RenderableType:
    own = view["hospitals"][seat]
    label = session.speech.label
    points = additions.earned(session, seat)[0]
    head = Text(session.names[seat], style=HEADING)
    first = f" · {label('board-first')}" if seat == view["first"] else ""
    head.append(f"  {label('points', points=points)}{first}", style=QUIET)
    waiting, treated = facts.waiting_and_treated(own)
    short = label(
        "play-neighbour-short",
        free=own["nurses"] + len(facts.free_staff(own)),
        staff=NURSES + len(own["staff"]),
        home=sum(own["lounge"].values()),
        bags=own["bags"],
        dead=own["fatalities"],
    )
    lines: list[RenderableType] = [head, dice([*waiting, *treated]), Text(short)]
    cards = facts.improvements(session, own)
    if cards:
        lines.append(Text(", ".join(cards), style=QUIET))
    return Group(*lines)
