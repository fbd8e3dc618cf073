"""Draws a board: with colours and frames for a terminal, or plain for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wardround.terminal.games.dice_hospital.board import (
    Asked,
    Board,
    Card,
    HospitalBoard,
    Points,
    Zone,
    shown_colour,
)

DICE = {
    "r": "bold white on #b02a3f",
    "y": "bold black on #e0a526",
    "g": "bold white on #1f7350",
}
TWO_COLUMNS = 112


def draw(board: Board, console: Console) -> None:
    """Draw a board on a terminal; two hospitals side by side where it is wide enough."""
    asked = [part for told in board.asked for part in _asked(told)]
    if board.result:
        asked.append(Text(board.result, style="bold"))
    title = Text(board.title, style="bold")
    console.print(Panel(Group(*asked), title=title, title_align="left", border_style="cyan"))
    if board.city:
        console.print(Columns([_ambulance(zone) for zone in board.city]))
    if board.display:
        console.print(_display(board))
    console.print(_hospitals(board, console.width))
    console.print(Text(f"{board.bag[0]}: {board.bag[1]}", style="dim"))


def _asked(asked: Asked) -> list[RenderableType]:
    lines = [Text(asked.question, style="bold cyan"), Text(asked.reason)]
    lines += [Text(asked.said), Text(asked.forecast, style="italic")]
    return [line for line in lines if line]


def _ambulance(zone: Zone) -> Panel:
    return Panel(_dice(zone), title=Text(zone.label), title_align="left", expand=False)


def _dice(zone: Zone) -> Text:
    text = Text()
    for patient in zone.dice:
        text.append(f" {patient} ", style=DICE[shown_colour(patient)])
    if zone.note:
        text.append(f" {zone.note}", style="dim")
    return text


def _display(board: Board) -> Panel:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    for card in board.display:
        table.add_row(Text(_with_word(card), style="bold"), Text(card.text))
    return Panel(table, title=Text(board.display_label), title_align="left")


def _hospitals(board: Board, width: int) -> RenderableType:
    panels = [_hospital(board, hospital) for hospital in board.hospitals]
    if width < TWO_COLUMNS:
        return Group(*panels)
    table = Table.grid(expand=True)
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    for left in range(0, len(panels), 2):
        table.add_row(*panels[left : left + 2])
    return table


def _hospital(board: Board, hospital: HospitalBoard) -> Panel:
    zones = Table.grid(padding=(0, 1))
    for zone in hospital.zones:
        zones.add_row(Text(zone.label, style="bold"), _dice(zone))
    parts: list[RenderableType] = [Text(hospital.beds), zones]
    parts += [Text(line) for line in _facts(hospital)]
    parts += [Text(board.departments_label, style="bold"), _departments(hospital.departments)]
    if hospital.staff:
        parts += [Text(board.staff_label, style="bold"), *map(_specialist, hospital.staff)]
    title = Text(heading(hospital), style="bold")
    border = "cyan" if hospital.speaks else "none"
    return Panel(Group(*parts), title=title, title_align="left", border_style=border)


def _facts(hospital: HospitalBoard) -> list[str]:
    """Short facts on one line, long ones on their own."""
    told = [f"{label}: {value}" for label, value in hospital.facts]
    short = [fact for fact in told if len(fact) < 25]
    lines = [" · ".join(short)] if short else []
    points = f"{hospital.points.label}: {points_text(hospital.points)}"
    return [*lines, *(fact for fact in told if fact not in short), points]


def _departments(cards: Iterable[Card]) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    for card in cards:
        style = "dim strike" if card.busy else ""
        text = Text(card.brief, style=style)
        if card.busy:
            text = Text(f"({card.busy}) ").append_text(text)
        table.add_row(Text(card.title, style=style), text)
    return table


def _specialist(card: Card) -> Text:
    busy = f" ({card.busy})" if card.busy else ""
    style = "dim" if card.busy else ""
    return Text(f"{card.title}{busy}: ", style=style or "bold").append(
        card.text, style or "not bold"
    )


def heading(hospital: HospitalBoard) -> str:
    """Whose hospital it is, with what is to be noted about it."""
    return f"{hospital.title} ({', '.join(hospital.notes)})" if hospital.notes else hospital.title


def points_text(points: Points) -> str:
    """The points and where they come from."""
    told = ", ".join(f"{name} {number}" for name, number in points.sources)
    return f"{points.total} ({told})" if told else str(points.total)


def plain(board: Board) -> str:
    """A board as lines of text: no frames, no colours, nothing told by place alone."""
    lines = [board.title, ""]
    for asked in board.asked:
        lines.append(asked.question)
        lines += [f"  {line}" for line in (asked.reason, asked.said, asked.forecast) if line]
    lines += [board.result] if board.result else []
    if board.city:
        lines += ["", *(_plain_zone(zone, count=False) for zone in board.city)]
    if board.display:
        lines += ["", *display_lines(board)]
    for hospital in board.hospitals:
        lines += ["", *hospital_lines(board, hospital)]
    return "\n".join([*lines, "", f"{board.bag[0]}: {board.bag[1]}"])


def display_lines(board: Board) -> list[str]:
    """The display as lines of text."""
    cards = [f"  {_with_word(card)}: {card.text}" for card in board.display]
    return [board.display_label, *cards]


def _with_word(card: Card) -> str:
    """The name of a card, and its word where that is not plain from the name."""
    return card.name if card.name.lower() == card.word else f"{card.name} ({card.word})"


def _plain_zone(zone: Zone, count: bool) -> str:
    label = f"{zone.label} ({len(zone.dice)})" if count and zone.dice else zone.label
    return f"{label}: {' '.join([*zone.dice, zone.note]).strip()}"


def _plain_card(card: Card) -> str:
    busy = f" ({card.busy})" if card.busy else ""
    return f"    {card.title}{busy}: {card.text}"


def hospital_lines(board: Board, hospital: HospitalBoard) -> list[str]:
    """One hospital as lines of text."""
    lines = [heading(hospital), f"  {hospital.beds}"]
    lines += [f"  {_plain_zone(zone, count=True)}" for zone in hospital.zones]
    lines += [f"  {label}: {value}" for label, value in hospital.facts]
    lines.append(f"  {hospital.points.label}: {points_text(hospital.points)}")
    lines += [f"  {board.departments_label}", *map(_plain_card, hospital.departments)]
    if hospital.staff:
        lines += [f"  {board.staff_label}", *map(_plain_card, hospital.staff)]
    return lines
