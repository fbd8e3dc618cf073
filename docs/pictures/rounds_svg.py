"""Draws the pictures of the example rounds and of both setups, from what was really played."""

from __future__ import annotations

from docs.pictures import svg
from docs.pictures.rounds import Picture, Round, Step, described, picture_file, play

from wardround.table.contract.data import Facts

WIDE = 720
GAP = 12
CARD_WIDE, CARD_HIGH = 168, 44
DISPLAY_HIGH, HOSPITAL_HIGH, VANS_HIGH = 74, 96, 92
BEDS_HIGH, INTERNS_HIGH = 158, 96
Part = tuple[int, list[str]]


def pictures(name: str) -> dict[str, str]:
    """Every picture of a game's rules by its file, from docs on."""
    example = play(name)
    made = {
        picture_file(name, step): _draw(example, step) for step in example.steps if step.picture
    }
    return made | {f"rules/{name}-table.svg": _table(example)}


def small_dice() -> dict[str, str]:
    """The dice that stand in lines of text."""
    words = [f"{letter}{value}" for letter in svg.BY_LETTER for value in range(1, 7)]
    return {f"rules/{word}.svg": svg.small_die(word) for word in words}


def _draw(example: Round, step: Step) -> str:
    return _stacked(described(example, step), _parts(example, step.picture))


def _stacked(title: str, parts: list[Part]) -> str:
    """Parts one under another, as high as they are."""
    down, drawn = GAP, list[str]()
    for high, inside in parts:
        drawn.append(f'<g transform="translate({GAP} {down})">{"".join(inside)}</g>')
        down += high + GAP
    return svg.picture(WIDE, down, title, drawn)


def _parts(example: Round, picture: Picture) -> list[Part]:
    names = example.game.names()
    parts: list[Part] = []
    for show, things in picture.items():
        if show == "display":
            parts.append(_display(things, names))
        elif show == "ambulances":
            parts.append(_ambulances(things))
        elif show == "hospitals":
            parts += [_hospital(home) for home in things]
        elif show == "beds":
            parts.append(_beds(things, names))
        else:
            parts.append(_interns(things, names))
    return parts


def _display(words: list[str], names: dict[str, str]) -> Part:
    drawn = [svg.text(0, 14, "turned up", "small soft")]
    for place, word in enumerate(words):
        x = place * (CARD_WIDE + GAP)
        drawn += [svg.rect(x, 24, CARD_WIDE, CARD_HIGH, "box")]
        drawn += [svg.text(x + CARD_WIDE / 2, 51, names[word], "mid bold")]
    return DISPLAY_HIGH, drawn


def _ambulances(vans: list[list[str]]) -> Part:
    drawn: list[str] = []
    for place, dice in enumerate(vans):
        drawn += _van(place * 226, place + 1, dice)
    return VANS_HIGH, drawn


def _van(x: float, number: int, dice: list[str]) -> list[str]:
    wheels = "".join(f'<circle class="wheel" cx="{x + at}" cy="78" r="10"/>' for at in (42, 164))
    return [
        svg.rect(x, 12, 166, 66, "box"),
        f'<path class="box" d="M{x + 166} 26H{x + 186}L{x + 206} 50V78H{x + 166}Z"/>',
        wheels.replace('"wheel"', '"box"'),
        svg.text(x + 20, 48, str(number), "mid bold"),
        *svg.dice(x + 40, 26, dice),
    ]


def _hospital(home: Picture) -> Part:
    zones = (("waiting", 0, 252), ("treated", 264, 230), ("home", 506, 190))
    drawn = [svg.rect(0, 0, WIDE - 2 * GAP, HOSPITAL_HIGH, "calm", 8)]
    drawn += [svg.text(10, 20, home["name"], "bold")]
    notes = ["first player"] * home["first"] + [f"blood bags: {home['bags']}"]
    drawn += [svg.text(70, 20, ", ".join(notes), "small soft")]
    for zone, x, wide in zones:
        drawn += [svg.rect(x + 6, 28, wide - 6, 62, "box")]
        drawn += [svg.text(x + 14, 44, zone, "small soft")]
        size = 26 if len(home[zone]) > 6 else 32
        drawn += svg.dice(x + 14, 51, home[zone], size)
    return HOSPITAL_HIGH, drawn


def _beds(beds: list[Picture], names: dict[str, str]) -> Part:
    drawn: list[str] = []
    for place, bed in enumerate(beds):
        drawn += _bed(place * 174, place + 1, bed, names)
    return BEDS_HIGH, drawn


def _bed(x: float, number: int, bed: Picture, names: dict[str, str]) -> list[str]:
    tiles = [(name, False) for name in bed["tiles"]] + [(name, True) for name in bed["open"]]
    whose = f"treated by {bed['treating']}" if bed["treating"] else "nobody's patient"
    drawn = [
        svg.rect(x, 0, 166, BEDS_HIGH, "box"),
        svg.text(x + 8, 18, f"bed {number}", "small soft"),
        svg.text(x + 8, 38, names[bed["patient"]], "bold"),
        svg.star(x + 134, 2, bed["prestige"]),
        *(svg.tile(x + 8 + 26 * n, 48, *tile) for n, tile in enumerate(tiles)),
        svg.rect(x + 1, 126, 164, 31, "calm"),
        svg.text(x + 8, 146, whose, "small"),
    ]
    if bed["right"]:
        drawn += [svg.text(x + 8, 96, "or for 1:", "small soft")]
        drawn += [svg.tile(x + 60 + 25 * n, 80, need, True) for n, need in enumerate(bed["right"])]
    return drawn


def _interns(interns: list[Picture], names: dict[str, str]) -> Part:
    drawn: list[str] = []
    for place, intern in enumerate(interns):
        x = place * 233
        drawn += [
            svg.rect(x, 0, 225, INTERNS_HIGH, "box"),
            svg.text(x + 8, 20, intern["name"], "bold"),
        ]
        drawn += [svg.text(x + 60, 20, names[intern["character"]], "small soft")]
        drawn += [svg.star(x + 6, 28, intern["prestige"])]
        drawn += [svg.text(x + 44, 48, _counted(intern["bucks"], "buck"), "small")]
        drawn += [svg.tile(x + 100 + 26 * n, 32, name) for n, name in enumerate(intern["medicine"])]
        at = ", ".join(names[word] for word in intern["places"]) or "both in hand"
        drawn += [svg.text(x + 8, 82, f"markers: {at}", "small")]
    return INTERNS_HIGH, drawn


def _counted(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


# --- the table after setup ---


def _table(example: Round) -> str:
    """All that lies on the table when the first round begins."""
    setup = example.steps[0]
    if example.game.name == "dice-hospital":
        return _stacked("Dice Hospital: the table after setup", _dice_table(example, setup))
    return _stacked("Hospital Rush: the table after setup", _rush_table(example, setup))


def _dice_table(example: Round, setup: Step) -> list[Part]:
    game = example.game
    options = game.resolve_options({"seats": str(len(example.names))})
    cards, constants = game.cards_in_play(options), game.constants(options)
    board = [game.names()[word] for word, card in cards.items() if card.facts.get("board")]
    parts: list[Part] = [
        (VANS_HIGH, [p for n in range(len(example.names) + 1) for p in _empty_van(n)])
    ]
    parts.append(_display(setup.picture["display"], game.names()))
    for home in setup.picture["hospitals"]:
        parts.append(_board(home, board, constants))
    return parts


def _empty_van(place: int) -> list[str]:
    x = place * 226
    places = [svg.rect(x + 40 + 39 * n, 26, 34, 34, "bed") for n in range(3)]
    return _van(x, place + 1, []) + places


def _board(home: Picture, board: list[str], constants: Facts) -> Part:
    """A hospital: beds with the first patients, departments of the board, nurses."""
    drawn = [svg.rect(0, 0, WIDE - 2 * GAP, 174, "calm", 8), svg.text(10, 20, home["name"], "bold")]
    note = f"{constants['beds']} beds, {constants['nurses']} nurses, {len(board)} departments"
    note += ", first player" * home["first"]
    drawn += [svg.text(70, 20, note, "small soft")]
    for bed in range(constants["beds"]):
        drawn += [svg.rect(10 + 42 * bed, 30, 36, 36, "bed")]
    drawn += [svg.die(11 + 42 * n, 31, word) for n, word in enumerate(home["waiting"])]
    drawn += [svg.nurse(530 + 44 * n, 30) for n in range(constants["nurses"])]
    for place, name in enumerate(board):
        x, y = 10 + 228 * (place % 3), 78 + 46 * (place // 3)
        drawn += [svg.rect(x, y, 220, 38, "box"), svg.text(x + 110, y + 24, name, "mid")]
    return 174, drawn


def _rush_table(example: Round, setup: Step) -> list[Part]:
    game = example.game
    options = game.resolve_options({"seats": str(len(example.names))})
    cards, names = game.cards_in_play(options), game.names()
    spaces = [(word, card.facts) for word, card in cards.items() if card.kind == "space"]
    shared = [(names[word], facts) for word, facts in spaces if not facts["character"]]
    chest = game.constants(options)["medicine"]
    return [
        _beds(setup.picture["beds"], names),
        _spaces(shared),
        _chest(chest),
        _interns(setup.picture["interns"], names),
    ]


def _spaces(spaces: list[tuple[str, Facts]]) -> Part:
    drawn: list[str] = []
    for place, (name, facts) in enumerate(spaces):
        x, y = 140 * (place % 5), 52 * (place // 5)
        kind = "box unfair" if facts["red"] else "box"
        uses = f"{facts['limit']} a round" if facts["limit"] else "any number"
        note = f"{uses}, unfair" if facts["red"] else uses
        drawn += [svg.rect(x, y, 132, 44, kind), svg.text(x + 66, y + 19, name, "mid bold")]
        drawn += [svg.text(x + 66, y + 36, note, "mid small soft")]
    return 52 * ((len(spaces) + 4) // 5), drawn


def _chest(chest: dict[str, int]) -> Part:
    tiles = [colour for colour, n in chest.items() for _ in range(n)]
    drawn = [svg.text(0, 18, "medicine chest", "small soft")]
    drawn += [svg.tile(110 + 28 * place, 0, colour) for place, colour in enumerate(tiles)]
    return 28, drawn
