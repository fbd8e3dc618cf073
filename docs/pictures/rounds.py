"""The example rounds: real games, played word by word from docs/examples, and what they come to.

A step is told in one sentence of the page's catalogue and shown in one picture. Its picture is
plain data: docs/pictures/rounds_svg.py draws it for the documentation, the page draws it itself.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

import wardround
from wardround.games import GAMES
from wardround.games.dice_hospital.rules.kinds import COLOURS
from wardround.games.hospital_rush.rules.words import TILES
from wardround.table.contract.data import View
from wardround.table.game import Game
from wardround.table.messages import Happening
from wardround.table.speakers import SPECTATOR, speaker_of
from wardround.table.speaking import speak
from wardround.text.catalogues import page_source

EXAMPLES = Path(__file__).parent.parent / "examples"
PACKAGE = Path(wardround.__file__).parent
DIE = re.compile(r"\b([ryg])([1-6])\b")
LINE = 100
COLOUR_OF = {colour[0]: colour for colour in COLOURS}

Picture = dict[str, Any]


class Step(NamedTuple):
    """One step of an example: what was said, what happened, what is to be seen then."""

    key: str
    part: str
    words: list[str]
    told: list[Happening]
    picture: Picture


class Round(NamedTuple):
    """An example round of a game, from its setup on."""

    game: Game[Any]
    names: list[str]
    steps: list[Step]


def play(name: str) -> Round:
    """Play the example of a game; every word is checked as it is said."""
    source = tomllib.loads((EXAMPLES / f"{name}.toml").read_text("utf-8"))
    game = GAMES.find(name)
    state = game.start(game.resolve_options(source["options"]))
    steps: list[Step] = []
    for step in source["step"]:
        told = [happening for line in step["words"] for happening in _say(game, state, line)]
        view = game.view(state, SPECTATOR)
        picture = dict(_shown(view, show, source["names"]) for show in step["shows"])
        part = step.get("part", "")
        steps.append(Step(step["key"], part, step["words"], told, picture))
    return Round(game, source["names"], steps)


def _say(game: Game[Any], state: Any, line: str) -> list[Happening]:
    """`1: nurse pharmacy g4`, and what it did."""
    who, _, words = line.partition(": ")
    speaker = speaker_of(who)
    assert speaker is not None, line
    numbers = game.vocabulary.numbers(words.split())
    return [happening for number in numbers for happening in speak(game, state, speaker, number)]


def _shown(view: View, show: str, names: list[str]) -> tuple[str, list[Any]]:
    """What is to be drawn, by what it is: `hospital-2` is one of the hospitals."""
    if show in ("display", "ambulances"):
        return show, view[show]
    if show == "beds":
        return show, [_bed(bed, names) for bed in view["beds"]]
    if show == "interns":
        return show, [_intern(*one) for one in zip(view["interns"], names, strict=True)]
    homes = [_hospital(view, seat, name) for seat, name in enumerate(names)]
    _, _, number = show.partition("-")
    return "hospitals", [homes[int(number) - 1]] if number else homes


def _hospital(view: View, seat: int, name: str) -> Picture:
    h = view["hospitals"][seat]
    waiting = [word for word in h["patients"] if word[-1] not in "tm"]
    treated = [word.rstrip("tm") for word in h["patients"] if word[-1] in "tm"]
    home = [colour for colour in COLOURS for _ in range(h["lounge"][colour])]
    zones = {"waiting": waiting, "treated": treated, "home": home}
    return {"name": name, "first": view["first"] == seat, **zones, "bags": h["bags"]}


def _bed(bed: dict[str, Any], names: list[str]) -> Picture:
    tiles = [tile for tile in TILES for _ in range(bed["tiles"][tile])]
    treating = names[bed["treating"]] if bed["treating"] >= 0 else ""
    kept = {field: bed[field] for field in ("patient", "prestige", "open")}
    return {**kept, "right": bed["right_open"], "tiles": tiles, "treating": treating}


def _intern(intern: dict[str, Any], name: str) -> Picture:
    medicine = [colour for colour in TILES[1:] for _ in range(intern["medicine"][colour])]
    kept = {field: intern[field] for field in ("character", "bucks", "prestige", "places")}
    return {"name": name, "medicine": medicine, **kept}


def sentence(game: Game[Any], step: Step, language: str) -> str:
    """How a step is told, dice as their words."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(page_source(language)))
    pattern = bundle.get_message(f"{game.name}-example-{step.key}").value
    assert pattern
    told, errors = bundle.format_pattern(pattern, game.names())
    if errors:
        raise LookupError(f"{game.name}-example-{step.key}: {errors}")
    return str(told)


def heading(game: Game[Any], step: Step) -> str:
    """The English heading of the part that a step begins."""
    found = re.search(rf"^{game.name}-{step.part} = (.*)$", page_source("en"), re.M)
    assert found, step.part
    return found[1]


def cards_in(example: Round) -> dict[str, str]:
    """The printed names of all cards that an example speaks of or shows, by their words."""
    told = json.dumps([(step.words, step.picture) for step in example.steps])
    words = set(re.findall(r"[a-z0-9-]+", told))
    return {word: name for word, name in example.game.names().items() if word in words}


def as_script(example: Round) -> str:
    """The example as the page reads it, formatted as the page's scripts are."""
    name = example.game.name
    steps = [
        {"key": f"example-{step.key}", "part": step.part, "picture": step.picture}
        for step in example.steps
    ]
    lines = [
        f"/** The example round, written by `make tables` from docs/examples/{name}.toml. */",
        f"export const names = {as_literal(cards_in(example), 'export const names = ')};",
        "",
        f"export const steps = {as_literal(steps, 'export const steps = ')};",
        "",
    ]
    return "\n".join(lines)


def as_literal(value: Any, before: str, depth: int = 0) -> str:
    """A value as JavaScript, on one line if that has room after what stands before it."""
    flat = _on_one_line(value)
    fits = len(before) + len(flat) + 1 <= LINE and not _has_rows(value)
    if isinstance(value, str | int) or fits:
        return flat
    inner, outer = "  " * (depth + 1), "  " * depth
    if isinstance(value, Mapping):
        heads = [(f"{inner}{_property(key)}: ", one) for key, one in value.items()]
        opening, closing = "{}"
    else:
        heads = [(inner, one) for one in value]
        opening, closing = "[]"
    lines = [f"{head}{as_literal(one, head, depth + 1)}," for head, one in heads]
    return "\n".join([opening, *lines, f"{outer}{closing}"])


def _has_rows(value: Any) -> bool:
    """Whether there is a list of longer lists in it, which the formatter puts on lines of rows."""
    if isinstance(value, Mapping):
        return any(map(_has_rows, value.values()))
    if isinstance(value, str) or not isinstance(value, Sequence):
        return False
    rows = [row for row in value if isinstance(row, list | dict) and len(row) > 1]
    return len(rows) == len(value) > 1 or any(map(_has_rows, value))


def _on_one_line(value: Any) -> str:
    if isinstance(value, Mapping):
        pairs = [f"{_property(key)}: {_on_one_line(one)}" for key, one in value.items()]
        return f"{{ {', '.join(pairs)} }}" if pairs else "{}"
    if isinstance(value, str):
        return json.dumps(value) if "'" in value else f"'{value}'"
    if isinstance(value, Sequence):
        return f"[{', '.join(map(_on_one_line, value))}]"
    return json.dumps(value)


def _property(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def as_page(example: Round) -> str:
    """The example as the documentation tells it."""
    parts: list[str] = []
    for step in example.steps:
        title = f"**{heading(example.game, step)}.** " if step.part else ""
        parts.append(title + _with_dice(sentence(example.game, step, "en")))
        if step.picture:
            file = picture_file(example.game.name, step)
            parts.append(f"![{described(example, step)}]({file})")
        if step.words:
            said = "; ".join(f"`{line}`" for line in step.words)
            parts.append(f"<sub>In words: {said}</sub>")
    return "\n\n".join(parts)


def picture_file(name: str, step: Step) -> str:
    """Where the picture of a step lies, from docs on."""
    return f"rules/{name}-{step.key}.svg"


def described(example: Round, step: Step) -> str:
    """A picture in words, for who cannot see it."""
    names, lines = example.game.names(), list[str]()
    for show, things in step.picture.items():
        if show == "display":
            lines.append("Turned up: " + ", ".join(names[word] for word in things))
        elif show == "ambulances":
            lines += [f"Ambulance {n}: {_named(dice)}" for n, dice in enumerate(things, 1)]
        elif show == "hospitals":
            lines += [_home_described(home) for home in things]
        elif show == "beds":
            lines += [_bed_described(n, bed, names) for n, bed in enumerate(things, 1)]
        else:
            lines += [_intern_described(intern, names) for intern in things]
    return ". ".join(lines)


def _named(dice: list[str]) -> str:
    return ", ".join(f"{COLOUR_OF[word[0]]} {word[1]}" for word in dice)


def _home_described(home: Picture) -> str:
    zones = [f"{zone} {_named(home[zone])}" for zone in ("waiting", "treated") if home[zone]]
    zones += [f"home {', '.join(home['home'])}"] if home["home"] else []
    return f"{home['name']}: {'; '.join(zones)}; blood bags {home['bags']}"


def _bed_described(number: int, bed: Picture, names: dict[str, str]) -> str:
    tiles = f", carries {', '.join(bed['tiles'])}" if bed["tiles"] else ""
    whose = f", treated by {bed['treating']}" if bed["treating"] else ""
    return f"Bed {number}: {names[bed['patient']]}{tiles}{whose}"


def _intern_described(intern: Picture, names: dict[str, str]) -> str:
    has = [f"bucks {intern['bucks']}", f"prestige {intern['prestige']}", *intern["medicine"]]
    has += [f"marker at {names[word]}" for word in intern["places"]]
    return f"{intern['name']}: {', '.join(has)}"


def _with_dice(text: str) -> str:
    """Words of patients as small pictures."""
    return DIE.sub(lambda die: f"![{COLOUR_OF[die[1]]} {die[2]}](rules/{die[0]}.svg)", text)
