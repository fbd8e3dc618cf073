"""Position codes as sections of fields: `name:version:options:table:seat:seat`.

Sections are parted by `:`, fields by `,`, lists by `.`; a field that says nothing is left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NoReturn

from wardround.table.contract.data import Option, Options
from wardround.table.errors import BadOption, BadPosition
from wardround.table.notation.vocabulary import Vocabulary
from wardround.table.speakers import Seat

NO_ALIASES: Mapping[str, str] = MappingProxyType({})


def wrong(key: str, **figures: str | int) -> NoReturn:
    """Refuse a position."""
    raise BadPosition(key, **figures)


def write_fields(texts: Mapping[str, str]) -> str:
    """One section; empty fields are left out."""
    return ",".join(f"{name}={text}" for name, text in texts.items() if text)


def write_options(chosen: Options, options: tuple[Option, ...]) -> str:
    """The options section: seats, and what is not as usual."""
    unusual = {o.name: chosen[o.name] for o in options if chosen[o.name] != o.default}
    return write_fields({"seats": chosen["seats"], **unusual})


def seat_text(seat: Seat) -> str:
    """A seat as text counts it; nothing for nobody."""
    return str(seat + 1) if seat >= 0 else ""


def number_text(number: int) -> str:
    """A number; nothing for 0."""
    return str(number) if number else ""


def numbers_text(numbers: list[int]) -> str:
    """Numbers as a list; nothing if all are 0."""
    return ".".join(str(n) for n in numbers) if any(numbers) else ""


class Section:
    """The fields of one section, each checked when it is read.

    `aliases` are other names of words.
    """

    def __init__(
        self,
        where: str,
        text: str,
        known: tuple[str, ...],
        vocabulary: Vocabulary,
        aliases: Mapping[str, str] = NO_ALIASES,
    ) -> None:
        self.where = where
        self.aliases = aliases
        self.vocabulary = vocabulary
        self.fields: dict[str, str] = {}
        for part in text.split(",") if text else []:
            name, equals, value = part.partition("=")
            if not equals or name not in known or not value:
                wrong("position-field", where=where, field=part[:40], known=" ".join(known))
            if name in self.fields:
                wrong("position-twice", where=where, field=name)
            self.fields[name] = value

    def refuse(self, field: str, value: str, allowed: str) -> NoReturn:
        """A value that the field cannot hold."""
        wrong("position-value", where=self.where, field=field, value=value[:40], allowed=allowed)

    def among(self, field: str, values: tuple[str, ...], default: str = "") -> str:
        """One of some texts."""
        value = self.fields.get(field, default)
        if value not in values:
            self.refuse(field, value, " ".join(values))
        return value

    def number(self, field: str, low: int, high: int, default: int = 0) -> int:
        """A number within bounds."""
        return self._number(field, self.fields.get(field, str(default)), low, high)

    def numbers(
        self, field: str, count: int, low: int, high: int, fewest: int | None = None
    ) -> list[int]:
        """So many numbers, or all 0; behind the `fewest` (left out: all) zeros need no writing."""
        least = count if fewest is None else fewest
        texts = self.fields[field].split(".") if field in self.fields else ["0"] * count
        if not least <= len(texts) <= count:
            self.refuse(field, self.fields[field], ".".join([f"{low}..{high}"] * least))
        found = [self._number(field, text, low, high) for text in texts]
        return found + [0] * (count - len(found))

    def any_numbers(self, field: str, low: int, high: int) -> list[int]:
        """Any number of numbers."""
        texts = self.fields[field].split(".") if field in self.fields else []
        return [self._number(field, text, low, high) for text in texts]

    def _number(self, field: str, text: str, low: int, high: int) -> int:
        if not re.fullmatch(r"(-(?=[1-9]))?[0-9]{1,4}", text) or not low <= int(text) <= high:
            self.refuse(field, text, f"{low}..{high}")
        return int(text)

    def seat(self, field: str, seats: int) -> int:
        """A seat, counted from 0; -1 if the field is left out."""
        return self.number(field, 1, seats) - 1 if field in self.fields else -1

    def words(self, field: str) -> list[str]:
        """Words of the game, in the order given."""
        words = self.fields[field].split(".") if field in self.fields else []
        for word in words:
            if word not in self.vocabulary:
                self.refuse(field, word, "a-word-of-the-game")
        return [self.aliases.get(word, word) for word in words]

    def sorted_words(self, field: str) -> list[str]:
        """Words of the game, in the order of the vocabulary."""
        return sorted(self.words(field), key=self.vocabulary.number)

    def word(self, field: str) -> str | None:
        """One word of the game, or None."""
        words = self.words(field)
        if len(words) > 1:
            self.refuse(field, self.fields[field], "one-word")
        return words[0] if words else None


class Code:
    """A position code cut into its sections."""

    def __init__(self, code: str, name: str, version: int) -> None:
        sections = code.split(":")
        if len(sections) < 4 or sections[0] != name:
            wrong("position-form", found=len(sections), start=code[:40])
        if sections[1] != str(version):
            wrong("position-version", found=sections[1][:20], known=version)
        self.options_text, self.table_text, *self.seats = sections[2:]

    def options(
        self,
        known: tuple[Option, ...],
        seat_counts: tuple[str, ...],
        resolve: Callable[[Mapping[str, str]], Options],
        vocabulary: Vocabulary,
    ) -> Options:
        """The settled options; as many seat sections as seats are demanded."""
        names = ("seats", *(option.name for option in known))
        section = Section("options", self.options_text, names, vocabulary)
        section.among("seats", seat_counts)
        for option in known:
            section.among(option.name, option.values, option.default)
        try:
            chosen = resolve(section.fields)
        except BadOption as error:
            raise BadPosition("position-options", error=str(error)) from error
        self._demand_seats(int(chosen["seats"]))
        return chosen

    def _demand_seats(self, seats: int) -> None:
        if len(self.seats) != seats:
            wrong("position-sections", found=len(self.seats), seats=seats)
