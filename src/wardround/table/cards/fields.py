"""Reading one card's fields: each is checked, every mistake is kept with its line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from wardround.table.cards.toml_lines import Lines, Path
from wardround.table.errors import BadCard
from wardround.table.messages import Figure

MOST_MISTAKES = 100
LAST_LINE = 10**9


class CardMistakes(BadCard):
    """A card file with mistakes: `mistakes` has all of them, in the order of their lines."""

    def __init__(self, path: str, mistakes: Sequence[BadCard]) -> None:
        super().__init__("card-mistakes", path=path, mistakes=len(mistakes))
        self.mistakes = tuple(mistakes)

    def __reduce__(self) -> tuple[Any, ...]:
        return CardMistakes, (self.message.figures["path"], self.mistakes)

    def __str__(self) -> str:
        return "; ".join(str(mistake) for mistake in self.mistakes)


class Mistakes:
    """What is wrong with a file so far. After MOST_MISTAKES of them reading ends."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.found: list[tuple[int, BadCard]] = []

    def add(self, key: str, line: int, card: str, field: str, **figures: Figure) -> None:
        """One more mistake; CardMistakes if there are too many to go on."""
        error = BadCard(key, line=line, card=card, field=field, **figures)
        self.found.append((line, error))
        if len(self.found) >= MOST_MISTAKES:
            more = BadCard("card-more", line=line, card="", field="", most=MOST_MISTAKES)
            self.found.append((LAST_LINE, more))
            raise self.error()

    def error(self) -> CardMistakes:
        """All mistakes as one error."""
        ordered = sorted(self.found, key=lambda found: found[0])
        return CardMistakes(self.path, [error for _, error in ordered])

    def raise_any(self) -> None:
        """Raise if there is any."""
        if self.found:
            raise self.error()


class Fields:
    """Reads the fields of a card. A mistake is kept and something harmless is read instead.

    `card` is what mistakes call the card by.
    """

    def __init__(
        self, entry: dict[str, Any], lines: Lines, mistakes: Mistakes, path: Path, card: str
    ) -> None:
        self.entry = dict(entry)
        self.lines = lines
        self.mistakes = mistakes
        self.path = path
        self.card = card

    def wrong(self, key: str, field: str, **figures: Figure) -> None:
        """Something is wrong with a field (or with the whole card: no field)."""
        line = self.lines.of(*self.path, *field.split(".") if field else ())
        self.mistakes.add(key, line, self.card, field, **figures)

    def not_that(self, field: str, value: object, allowed: str) -> None:
        """A field that cannot have this value."""
        self.wrong("card-field", field, value=repr(value)[:60], allowed=allowed)

    def range(self, field: str, name: str, value: int, low: int, high: int) -> None:
        """A number inside a field that is out of its range."""
        self.not_that(f"{field}.{name}", value, f"{low}..{high}")

    def take(self, field: str, default: Any) -> tuple[bool, Any]:
        """Whether a field is there or has a default, and its value."""
        if field not in self.entry and default is None:
            self.wrong("card-missing", field)
            return False, None
        return True, self.entry.pop(field, default)

    def text(self, field: str, among: tuple[str, ...] = (), default: str | None = None) -> str:
        """A text, perhaps one of a few."""
        there, value = self.take(field, default)
        if there and (not isinstance(value, str) or not value or (among and value not in among)):
            self.not_that(field, value, " ".join(among) or "text")
            return among[0] if among else ""
        return str(value) if there else (among[0] if among else "")

    def maybe(self, field: str, among: tuple[str, ...] = ()) -> str | None:
        """A text, perhaps one of a few, or nothing."""
        return self.text(field, among) if field in self.entry else None

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number in a range."""
        there, value = self.take(field, default)
        if there and (type(value) is not int or not low <= value <= high):
            self.not_that(field, value, f"{low}..{high}")
            return max(low, 1)
        return int(value) if there else max(low, 1)

    def given(self, *names: str) -> list[str]:
        """Which of these fields the card has."""
        return [name for name in names if name in self.entry]

    def flag(self, field: str, default: bool = False) -> bool:
        """True or false."""
        value = self.entry.pop(field, default)
        if not isinstance(value, bool):
            self.not_that(field, value, "true false")
        return value is True

    def texts(self, field: str, among: tuple[str, ...]) -> tuple[str, ...]:
        """Some of a few texts, each at most once, in the order of `among`; left out it is none."""
        value = self.entry.pop(field, [])
        fits = isinstance(value, list) and all(text in among for text in value)
        if not fits or len(set(value)) < len(value):
            self.not_that(field, value, f"[{', '.join(among)}]")
            return ()
        return tuple(text for text in among if text in value)

    def numbers(self, field: str, names: Sequence[str], low: int, high: int) -> dict[str, int]:
        """A small table of numbers by name; left out it is empty."""
        value = self.entry.pop(field, {})
        if not isinstance(value, dict):
            self.not_that(field, value, "{ " + "|".join(names) + f" = {low}..{high} }}")
            return {}
        found: dict[str, int] = {}
        for name, number in value.items():
            if name not in names:
                self.wrong("card-unknown", f"{field}.{name}", known=" ".join(names))
            elif type(number) is not int or not low <= number <= high:
                self.range(field, name, number, low, high)
            else:
                found[name] = number
        return {name: found[name] for name in names if name in found}

    def inside(self, field: str, form: str, card: str = "") -> Self | None:
        """The fields of a table inside the card, if it is there; `form` is how it is written."""
        if field not in self.entry:
            return None
        value = self.entry.pop(field)
        if not isinstance(value, dict):
            self.not_that(field, value, form)
            return None
        path = (*self.path, field)
        return type(self)(value, self.lines, self.mistakes, path, card or self.card)

    def end(self) -> None:
        """What nobody has read is a mistake too."""
        for field in self.entry:
            self.wrong("card-unknown", field, known="")
