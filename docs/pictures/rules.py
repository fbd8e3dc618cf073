"""Writes the generated parts of the rules: tables, example rounds, pictures. `make tables`."""

from __future__ import annotations

from pathlib import Path

from docs.pictures.card_tables import dice_tables, rush_tables
from docs.pictures.marked import with_parts
from docs.pictures.rounds import PACKAGE, as_page, as_script, play
from docs.pictures.rounds_svg import pictures, small_dice
from docs.pictures.ruling_tables import ruling_tables, source_tables

DOCS = Path(__file__).parent.parent
GAMES = ("dice-hospital", "hospital-rush")


def written() -> dict[Path, str]:
    """Every file that is generated, or has generated parts, as it should be."""
    rulings = ruling_tables()
    dice, rush = (as_page(play(name)) for name in GAMES)
    dice_rulings = {name: rulings[name] for name in ("rulings-d", "rulings-w")}
    rush_rulings = {name: rulings[name] for name in ("rulings-h", "rulings-v")}
    pages = {
        "rules.md": {**dice_tables(), "example": dice, **dice_rulings},
        "rules-hospital-rush.md": {**rush_tables(), "example": rush, **rush_rulings},
        "sources.md": source_tables(),
    }
    found = {DOCS / page: _page(DOCS / page, parts) for page, parts in pages.items()}
    for name in GAMES:
        found |= {DOCS / file: drawn for file, drawn in pictures(name).items()}
        found[PACKAGE / "web" / "games" / name / "example.js"] = as_script(play(name))
    return found | {DOCS / file: drawn for file, drawn in small_dice().items()}


def _page(path: Path, parts: dict[str, str]) -> str:
    return with_parts(path.read_text("utf-8"), parts)


def stale() -> list[str]:
    """The files that are not as they should be: cards, rulings or words have changed since."""
    return [
        path.name
        for path, text in written().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]


def main() -> None:
    """Write all of them."""
    for path, text in written().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
