"""What things are called in a report, and how its figures are written."""

from __future__ import annotations

from collections.abc import Mapping

from wardround.lab.figures.estimates import Estimate
from wardround.table.game import AnyGame
from wardround.table.messages import Figure
from wardround.terminal.reports.svg import Format
from wardround.text import Speech


class Names:
    """Names and sentences of a game in the language of a report."""

    def __init__(self, speech: Speech, game: AnyGame) -> None:
        self._speech = speech
        self._game = game

    def label(self, key: str, **figures: Figure) -> str:
        """A sentence or heading of the catalogue."""
        return self._speech.label(key, **figures)

    def game(self) -> str:
        """The name of the game."""
        return self._game.name.replace("-", " ").title()

    def thing(self, word: str) -> str:
        """The name of a card, or the words of what is none."""
        name = self._speech.name(word)
        return word.replace("-", " ").capitalize() if name == word else name

    def kind(self, kind: str) -> str:
        """What things of a kind are called together."""
        return self._speech.named("things", kind)

    def measure(self, measure: str) -> str:
        """What a measure of games is called."""
        return self._speech.label(f"measure-{measure.replace('_', '-')}")

    def source(self, source: str) -> str:
        """Where points come from."""
        return self._speech.source(source)

    def changes(self, options: Mapping[str, str]) -> str:
        """The options that are not as usual."""
        usual = {option.name: option.default for option in self._game.options}
        return ", ".join(
            f"{name}={value}" for name, value in options.items() if usual.get(name, value) != value
        )


def number(value: float) -> str:
    """A figure with as many digits as it needs."""
    if abs(value) >= 100 or value == int(value):
        return f"{value:.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def signed(value: float) -> str:
    """A difference, with its sign."""
    return (
        number(value)
        if round(value, 6) == 0
        else f"{'+' if value > 0 else '−'}{number(abs(value))}"
    )


def percent(value: float) -> str:
    """A share."""
    return (
        f"{100 * value:.0f} %" if value in (0, 1) or abs(value) >= 0.1 else f"{100 * value:.1f} %"
    )


def with_interval(one: Estimate | None, form: Format = number) -> str:
    """A figure and its interval, or a dash."""
    if one is None:
        return "–"
    if one.low is None or one.high is None:
        return form(one.value)
    return f"{form(one.value)} ({form(one.low)} – {form(one.high)})"
