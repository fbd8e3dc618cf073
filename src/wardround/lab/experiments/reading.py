"""Experiments from TOML files and from flags; every mistake is found in one go, with its line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from wardround.games import GAMES, game_with
from wardround.lab.experiments.experiment import Experiment, Variant
from wardround.lab.experiments.tables import OPTIONAL, USUAL, in_order
from wardround.players import find_player
from wardround.table.cards.fields import Fields, Mistakes
from wardround.table.cards.files import parse_toml
from wardround.table.cards.toml_lines import Lines
from wardround.table.contract.data import GivenOptions, Options
from wardround.table.errors import BadCard, BadOption, WardroundError
from wardround.table.game import AnyGame

MOST_DEALS = 100_000_000
MOST_SEED = 2**62
DEALS = 1000
MOST_UNTIL_DEALS = 10_000
BASE = "base"
VARIANT = "variant"

ReadText = Callable[[str], str]
Table = Mapping[str, Any]


class Given(NamedTuple):
    """What both a file and one of its variants may give; None where it does not.

    `givers` has for each field that was given the table that it stands in.
    """

    options: GivenOptions
    seats: int | None
    players: list[str] | None
    cards: str | None
    givers: Mapping[str, Fields]

    def over(self, base: Given) -> Given:
        """This, and what only the base gives."""
        return Given(
            {**base.options, **self.options},
            base.seats if self.seats is None else self.seats,
            base.players if self.players is None else self.players,
            base.cards if self.cards is None else self.cards,
            {**base.givers, **self.givers},
        )


def read_experiment(
    text: str, path: str, flags: Table, read_text: ReadText, folder: Path
) -> Experiment:
    """The experiment of a file's text, changed by flags, which have the same names.

    `read_text` reads a card file, which is looked for from the `folder`. CardMistakes has
    everything that is wrong, each with its line; what a flag got wrong has line 0.
    """
    mistakes = Mistakes(path)
    table = {**parse_toml(text, mistakes), **flags}
    lines = FlaggedLines(text, flags)
    reader = Reader(Fields(table, lines, mistakes, (), ""), read_text, folder)
    experiment = reader.experiment()
    # Variants share what the file gives to all of them, mistakes too.
    mistakes.found = list({str(error): (line, error) for line, error in mistakes.found}.values())
    mistakes.raise_any()
    return experiment


class FlaggedLines(Lines):
    """Lines of a text; what was given as a flag stands on none of them."""

    def __init__(self, text: str, flags: Table) -> None:
        super().__init__(text)
        self._flags = flags

    def of(self, *path: str | int) -> int:
        """The line of this path; 0 if a flag gave it, or there is no text."""
        if (path and path[0] in self._flags) or not self._text:
            return 0
        return super().of(*path)


class Reader:
    """Reads one experiment field by field; something harmless stands for what is wrong."""

    def __init__(self, fields: Fields, read_text: ReadText, folder: Path) -> None:
        self.fields = fields
        self._read_text = read_text
        self._folder = folder
        self._tried = frozenset(fields.entry)
        # Without a game nothing can be said of cards, seats and options.
        self._game: AnyGame | None = None

    def experiment(self) -> Experiment:
        """The experiment, right if nothing was added to the mistakes."""
        fields = self.fields
        name = fields.text("game", tuple(GAMES))
        if not fields.mistakes.found:
            self._game = GAMES.find(name)
        seed = fields.number("seed", 0, MOST_SEED, 0)
        until = self._until()
        deals = fields.number("deals", 1, MOST_DEALS, MOST_UNTIL_DEALS if until else DEALS)
        rotate = fields.flag("rotate")
        tables = fields.texts("rows", OPTIONAL) if "rows" in fields.entry else USUAL
        variants = self._variants(_given(fields))
        fields.end()
        return Experiment(name, variants, seed, deals, until, rotate, in_order(tables))

    def _until(self) -> float:
        there, value = self.fields.take("until", 0)
        number = isinstance(value, int | float) and not isinstance(value, bool)
        if there and (not number or not 0 <= value < 10**6):
            self.fields.not_that("until", value, "0.1, 0.5, 2 ...")
            return 0.0
        return float(value)

    def _variants(self, base: Given) -> tuple[Variant, ...]:
        listed = self.fields.entry.pop(VARIANT, [])
        if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
            self.fields.wrong("card-tables", VARIANT, kind=VARIANT)
            return ()
        if not listed:
            return (self._variant(self.fields, BASE, base),)
        names = Counter(str(one.get("name")) for one in listed)
        return tuple(
            self._listed_variant(one, place, base, names) for place, one in enumerate(listed)
        )

    def _listed_variant(
        self, entry: dict[str, Any], place: int, base: Given, names: Counter[str]
    ) -> Variant:
        path = (VARIANT, place)
        fields = Fields(entry, self.fields.lines, self.fields.mistakes, path, "")
        name = fields.text("name")
        if names[name] > 1:
            fields.wrong("variant-twice", "name", name=name)
        own = _given(fields)
        fields.end()
        return self._variant(fields, name, own.over(base))

    def _variant(self, fields: Fields, name: str, given: Given) -> Variant:
        cards = self._cards(fields, given)
        options = self._options(fields, given, cards)
        players = self._players(fields, given, int(options.get("seats", 0)))
        return Variant(name, options, players, cards)

    def _cards(self, fields: Fields, given: Given) -> str:
        if given.cards is None or self._game is None:
            return ""
        try:
            text = self._read_text(str(self._folder / given.cards))
            game_with(self._game.name, text, given.cards)
        except WardroundError as error:
            giver = given.givers.get("cards", fields)
            for mistake in getattr(error, "mistakes", ()) or (error,):
                _wrong_by(giver, "cards", mistake)
            return ""
        return text

    def _options(self, fields: Fields, given: Given, cards: str) -> Options:
        """Resolved options; each that is unknown is a mistake of its own."""
        if self._game is None:
            return {}
        game = game_with(self._game.name, cards)
        known = {option.name: option.values for option in game.options}
        known["set"] = game.option_sets
        wrong = [name for name, it in given.options.items() if str(it) not in known.get(name, ())]
        for name in wrong:
            giver = given.givers[f"options.{name}"]
            if name in known:
                giver.not_that(f"options.{name}", given.options[name], " ".join(known[name]))
            else:
                giver.wrong("option-unknown", f"options.{name}", option=name, known=" ".join(known))
        seats = {} if given.seats is None else {"seats": given.seats}
        try:
            right = {name: it for name, it in given.options.items() if name not in wrong}
            resolved = game.resolve_options({**right, **seats})
        except BadOption as error:
            _wrong_by(given.givers.get("seats", fields), "seats", error)
            return {}
        return {} if wrong else resolved

    def _players(self, fields: Fields, given: Given, seats: int) -> tuple[str, ...]:
        if given.players is None:
            if "players" not in self._tried:
                fields.wrong("card-missing", "players")
            return ()
        giver = given.givers["players"]
        for spec in dict.fromkeys(given.players):
            try:
                find_player(spec)
            except WardroundError as error:
                _wrong_by(giver, "players", error)
        named = given.players
        players = tuple(named) * seats if len(named) == 1 else tuple(named)
        if seats and len(players) != seats:
            _wrong_by(giver, "players", BadOption("player-count", players=len(named), seats=seats))
        return players


def _given(fields: Fields) -> Given:
    options = fields.entry.pop("options", {})
    if not isinstance(options, dict):
        fields.not_that("options", options, "{ name = value }")
        options = {}
    given = [f"options.{name}" for name in options] + fields.given("seats", "players", "cards")
    return Given(
        {name: str(value) for name, value in options.items()},
        fields.number("seats", 1, 99) if "seats" in fields.entry else None,
        _texts(fields, "players"),
        fields.maybe("cards"),
        dict.fromkeys(given, fields),
    )


def _texts(fields: Fields, field: str) -> list[str] | None:
    if field not in fields.entry:
        return None
    value = fields.entry.pop(field)
    found = [value] if isinstance(value, str) else value
    if not isinstance(found, list) or not found or not all(isinstance(it, str) for it in found):
        fields.not_that(field, value, '"greedy", ["greedy", "solver"]')
        return None
    return found


def _wrong_by(fields: Fields, field: str, error: WardroundError) -> None:
    """A field is wrong for a reason that has a sentence of its own."""
    line = fields.lines.of(*fields.path, *field.split("."))
    mistake = BadCard("field-error", line=line, card=fields.card, field=field, error=str(error))
    mistake.__cause__ = error
    fields.mistakes.found.append((line, mistake))
