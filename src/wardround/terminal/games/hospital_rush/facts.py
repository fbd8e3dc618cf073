"""What there is to see on a table of Hospital Rush, in words, for lines and full screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wardround.games.hospital_rush.rules.words import TILES
from wardround.table.cards.house import House
from wardround.table.contract.data import Card, View
from wardround.table.messages import Figure, Message
from wardround.table.speakers import Seat
from wardround.terminal.games.origins import with_origin
from wardround.text import Speech


def title(speech: Speech, view: View) -> str:
    """The round and the phase."""
    phase = speech.phase(view["phase"])
    if view["round"]:
        return speech.label("board-round", round=view["round"], phase=phase)
    return speech.label("board-setup", phase=phase)


def corridor(speech: Speech, view: View, names: Sequence[str]) -> list[str]:
    """A line for each bed."""
    return [bed(speech, place, n, names) for n, place in enumerate(view["beds"], 1)]


def bed(speech: Speech, place: View, number: int, names: Sequence[str]) -> str:
    """A bed: who lies there, what is placed and needed, what it brings, who treats."""
    label = speech.label
    if place["patient"] is None:
        return f"{label('board-bed', bed=number)}: {label('board-empty')}"
    parts = [speech.name(place["patient"])]
    lies = " ".join(tile for tile in TILES for _ in range(place["tiles"][tile])) or "none"
    figures: dict[str, Figure] = {"right": lies, "missing": " ".join(place["open"]) or "none"}
    parts.append(speech.say(Message("board-cured" if place["cured"] else "board-needs", figures)))
    parts.append(label("board-worth", prestige=place["prestige"]))
    parts += early(speech, place)
    parts.append(whose(speech, place, names))
    return f"{label('board-bed', bed=number)}: {'; '.join(parts)}"


def early(speech: Speech, place: View) -> list[str]:
    """The right-hand option, if the patient has one: what is missing, or that nothing is."""
    if place["right"]:
        return [speech.label("board-right")]
    if not place["right_open"]:
        return []
    return [speech.say(Message("board-early", {"missing": " ".join(place["right_open"])}))]


def whose(speech: Speech, place: View, names: Sequence[str]) -> str:
    """Who treats the patient in a bed, and who sits beside it."""
    if place["treating"] < 0:
        return speech.label("board-free")
    told = [speech.label("board-treated-by", who=names[place["treating"]])]
    if place["beside"] >= 0:
        told.append(speech.label("board-beside", who=names[place["beside"]]))
    return "; ".join(told)


def chest(speech: Speech, view: View) -> str:
    """What lies in the chest."""
    return speech.label("board-chest", **view["chest"])


def round_lines(speech: Speech, view: View, names: Sequence[str]) -> list[str]:
    """Who began, who begins the next round, and every marker placed so far, in order."""
    if view["began"] < 0:
        return []
    began, first = names[view["began"]], names[view["first"]]
    placed = placed_markers(speech, view, names)
    lines = [speech.label("board-order", began=began, first=first)]
    told = ", ".join(placed)
    return [*lines, *([speech.label("board-markers", told=told)] if placed else [])]


def placed_markers(speech: Speech, view: View, names: Sequence[str]) -> list[str]:
    """The markers of this round that lie somewhere, in the order of placing."""
    return [
        f"{names[marker['seat']]} {speech.name(marker['space'])}"
        for marker in view["order"]
        if marker["space"] is not None
    ]


def spaces(
    speech: Speech, view: View, printed: Mapping[str, Card], house: House, names: Sequence[str]
) -> list[str]:
    """Every space in play with what it does, who is there, whether it is unfair, and its origin."""
    cast = [own["character"] for own in view["interns"]]
    found = {w: c for w, c in printed.items() if c.kind == "space" and _in_play(c, cast)}
    return [
        speech.label("cards-space"),
        *(
            with_origin(speech, space(speech, view, w, c, names), house.get(w, ()), c.source)
            for w, c in found.items()
        ),
    ]


def _in_play(card: Card, cast: Sequence[str | None]) -> bool:
    return card.facts["character"] is None or card.facts["character"] in cast


def space(speech: Speech, view: View, word: str, card: Card, names: Sequence[str]) -> str:
    """A space with what it does, who is there, and whether it is unfair."""
    there = [m["seat"] for m in view["order"] if m["space"] == word]
    figures: dict[str, Figure] = {
        "space": speech.with_word(word, speech.name(word)),
        "red": int(card.facts["red"]),
        "does": speech.say(card.does),
        "who": ", ".join(names[seat] for seat in there) or "none",
    }
    return speech.say(Message("board-space", figures))


def intern(speech: Speech, view: View, seat: Seat, names: Sequence[str]) -> str:
    """An intern in a line."""
    own = view["interns"][seat]
    medicine = " ".join(c for c, n in own["medicine"].items() for _ in range(n)) or "none"
    figures: dict[str, Figure] = {
        "who": names[seat],
        "character": own["character"] or "none",
        "prestige": own["prestige"],
        "bucks": own["bucks"],
        "right": medicine,
        "skills": ", ".join(skills(speech, own)) or "none",
        "markers": ", ".join(speech.name(word) for word in own["places"]) or "none",
    }
    return speech.say(Message("board-intern", figures))


def skills(speech: Speech, own: View) -> list[str]:
    """What an intern has learned, and whether the exam is taken."""
    learned = [speech.name(skill) for skill in own["skills"]]
    return [*learned, *([speech.label("board-exam")] if own["exam"] else [])]
