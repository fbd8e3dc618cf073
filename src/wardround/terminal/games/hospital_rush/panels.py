"""Hospital Rush on the full screen, drawn from views: corridor, own things, the others."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wardround.table.contract.data import Card, View
from wardround.table.speakers import Seat
from wardround.terminal.colours import AMBER, HEADING, QUIET
from wardround.terminal.games.hospital_rush import facts
from wardround.terminal.games.origins import with_origin
from wardround.terminal.play.session import Session

TILE = {
    "patch": ("+", "bold black on #d8dee9"),
    "purple": ("p", "bold white on #6b3fa0"),
    "orange": ("o", "bold black on #e08a26"),
    "green": ("g", "bold white on #1f7350"),
    "any": ("?", "bold"),
    "wild": ("*", "bold"),
}
RED = "bold #ff6b6b"


def corridor(session: Session, useful: Collection[str]) -> RenderableType:
    """What the viewer has in a line, the four beds, then the viewer's spaces and skills.

    The most needed comes first: a low screen shows no more than five lines,
    so a bed is told in one where that can be.
    """
    view = _view(session)
    label = session.speech.label
    grid = Table.grid(padding=(0, 1))
    for number, bed in enumerate(view["beds"], 1):
        offered = f"bed-{number}" in useful
        head = Text(label("board-bed", bed=number), style=AMBER if offered else "bold")
        grid.add_row(head, *_bed(session, bed))
    seat = session.viewer if session.viewer >= 0 else session.speaker or 0
    own = view["interns"][seat]
    mine = _head(session, view, seat).append("   ").append_text(_goods(session, own))
    parts: list[RenderableType] = [mine, grid]
    parts += [Text(label("panel-corridor"), style=QUIET), Text(label("panel-tiles"), style=QUIET)]
    return Group(*parts, *_own(session, view, seat, useful))


def _bed(session: Session, bed: View) -> list[RenderableType]:
    """Name, prestige, tiles placed and missing, the right-hand option, and who treats."""
    speech = session.speech
    if bed["patient"] is None:
        return [Text("–", style=QUIET), Text(), Text(), Text(), Text()]
    placed = [tile for tile, count in bed["tiles"].items() for _ in range(count)]
    tiles = _tiles(placed)
    _append_missing(tiles, bed["open"])
    name = Text(speech.name(bed["patient"]), style="bold #eef1f6")
    worth = Text(f"★{bed['prestige']}", style=AMBER)
    mine = bed["treating"] >= 0 and bed["treating"] == session.viewer
    whose = Text(_treating(session, bed), style=AMBER if mine else QUIET)
    return [name, worth, tiles, _early(session, bed), whose]


def _early(session: Session, bed: View) -> Text:
    """The right-hand option, if the patient has one, and the tiles that are missing to it."""
    if not bed["right"] and not bed["right_open"]:
        return Text()
    text = Text(session.speech.label("panel-early"), style=QUIET)
    if bed["right"]:
        return text.append(" ✓", style=AMBER)
    _append_missing(text.append(" "), bed["right_open"])
    return text


def _append_missing(text: Text, tiles: Iterable[str]) -> None:
    for tile in tiles:
        text.append(f"[{TILE[tile][0]}]", style=QUIET)


def _treating(session: Session, bed: View) -> str:
    """Who treats, by name alone, and who sits beside the bed."""
    speech, names = session.speech, session.names
    if bed["treating"] < 0:
        return speech.label("board-free")
    who = names[bed["treating"]]
    if bed["beside"] < 0:
        return who
    return f"{who}; {speech.label('board-beside', who=names[bed['beside']])}"


def _tiles(tiles: Iterable[str]) -> Text:
    text = Text()
    for tile in tiles:
        mark, style = TILE[tile]
        text.append(f" {mark} ", style=style)
    return text


def _own(session: Session, view: View, seat: Seat, useful: Collection[str]) -> list[RenderableType]:
    """The two spaces of the viewer's character, and what was learned."""
    own, speech = view["interns"][seat], session.speech
    if own["character"] is None:
        return []
    parts: list[RenderableType] = []
    printed = session.game.cards_in_play(session.options)
    parts += [Text(), Text(speech.label("panel-own"), style=HEADING)]
    for word in printed[own["character"]].facts["spaces"]:
        parts.append(_own_space(session, view, word, printed[word], word in useful))
    learned = [*own["skills"]]
    parts += [Text(), Text(speech.label("panel-skills"), style=HEADING)] if learned else []
    for skill in learned:
        name = Text(speech.name(skill), style="bold")
        parts.append(name.append(f" {speech.say(printed[skill].does)}", style=f"not bold {QUIET}"))
    return parts


def _own_space(session: Session, view: View, word: str, card: Card, useful: bool) -> Text:
    told = facts.space(session.speech, view, word, card, session.names)
    parts = session.game.house_parts(session.options).get(word, ())
    text = Text(with_origin(session.speech, told, parts, card.source), style=QUIET)
    if useful:
        text.stylize(RED if card.facts["red"] else AMBER, 0, len(session.speech.name(word)))
    return text


def _head(session: Session, view: View, seat: Seat) -> Text:
    own, speech = view["interns"][seat], session.speech
    text = Text(session.names[seat], style=HEADING)
    if own["character"] is not None:
        text.append(f"  {speech.name(own['character'])}", style=QUIET)
    return text.append_text(_thermometer(session, own["prestige"]))


def _thermometer(session: Session, prestige: int) -> Text:
    """Prestige up to the highest there is, with a line where the game ends."""
    board = session.game.constants(session.options)
    text = Text("  ")
    for value in range(1, board["highest"] + 1):
        text.append("│" if value == board["goal"] else "", style=QUIET)
        text.append("█" if value <= prestige else "·", style=AMBER)
    return text.append(f" {prestige}", style=RED if prestige < 0 else "bold #eef1f6")


def _goods(session: Session, own: View) -> Text:
    speech = session.speech
    text = Text(speech.label("panel-bucks", bucks=own["bucks"]) + "  ")
    text.append_text(_tiles(c for c, n in own["medicine"].items() for _ in range(n)))
    told = facts.skills(speech, own)
    return text.append(" ".join(["", ", ".join(told)]) if told else "", style=QUIET)


def side(session: Session) -> RenderableType:
    """The chest, the markers of the round in order, and the other interns."""
    view, speech = _view(session), session.speech
    parts: list[RenderableType] = [Text(facts.chest(speech, view)), Text()]
    if view["began"] >= 0:
        parts += [*_order(session, view), Text()]
    for seat in range(len(session.names)):
        if seat != session.viewer:
            own = view["interns"][seat]
            parts += [_head(session, view, seat), _goods(session, own)]
    return Group(*parts)


def _order(session: Session, view: View) -> list[RenderableType]:
    """Every marker of the round; those to come are quiet, those on red spaces red."""
    printed = session.game.cards_in_play(session.options)
    lines: list[RenderableType] = [Text(session.speech.label("panel-order"), style=HEADING)]
    for marker in view["order"]:
        line = Text(f"{session.names[marker['seat']]}  ", style="bold")
        space = marker["space"]
        if space is None:
            lines.append(line.append("–", style=f"not bold {QUIET}"))
            continue
        style = RED if printed[space].facts["red"] else "not bold #eef1f6"
        lines.append(line.append(session.speech.name(space), style=style))
    first = session.names[view["first"]]
    return [*lines, Text(session.speech.label("panel-next", who=first), style=QUIET)]


def _view(session: Session) -> View:
    return session.game.view(session.state, session.viewer)
