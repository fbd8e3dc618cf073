"""`wardround options`: how many can play a game, and with which options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wardround.games import GAMES
from wardround.table.game import AnyGame
from wardround.terminal.output import out, out_json
from wardround.terminal.parameters import DEFAULT_GAME, GameName, Json
from wardround.text import Speech, speech_for


def options(
    game: GameName = DEFAULT_GAME,
    /,
    *,
    json: Json = False,
) -> None:
    """List how many can play a game, and its options.

    **Examples**

        wardround options

        wardround options hospital-rush
    """
    show_options(game, json)


def show_options(name: str, as_json: bool) -> None:
    """How many can play a game, and its options."""
    game = GAMES.find(name)
    speech = speech_for(game)
    if as_json:
        told = _options_json(speech, game.options)
        seats_told = list(game.seat_counts)
        out_json({"seats": seats_told, "options": told, "sets": sets_of(game)})
        return
    seats = " ".join(str(count) for count in game.seat_counts)
    out(speech.label("label-seats", seats=seats))
    for option in game.options:
        out(speech.label(f"option-{option.name}"))
        for value in option.values:
            default = f" {speech.label('label-default')}" if value == option.default else ""
            text = speech.label(f"option-{option.name}-{value}")
            out(f"  {option.name}={value}  {text}{default}")
    for line in [*_set_lines(game, speech), *_refusal_lines(game, speech)]:
        out(line)


def sets_of(game: AnyGame) -> dict[str, dict[str, list[str]]]:
    """The sets of options by name: for every number of seats what they change, as it is typed."""
    return {
        name: {str(seats): changed_by(game, name, str(seats)) for seats in game.seat_counts}
        for name in game.option_sets
    }


def changed_by(game: AnyGame, name: str, seats: str) -> list[str]:
    """What a set changes for so many seats."""
    usual = game.resolve_options({"seats": seats})
    chosen = game.resolve_options({"seats": seats, "set": name})
    return [f"{option}={chosen[option]}" for option in chosen if chosen[option] != usual[option]]


def _set_lines(game: AnyGame, speech: Speech) -> Iterator[str]:
    found = sets_of(game)
    if found:
        yield speech.label("label-sets")
    for name, changes in found.items():
        yield f"  set={name}  {speech.label(f'option-set-{name}')}"
        alike: dict[str, list[str]] = {}
        for seats, changed in changes.items():
            alike.setdefault(" ".join(changed) or "none", []).append(seats)
        for changed_text, counts in alike.items():
            yield "    " + speech.label(
                "label-set-changes", seats=", ".join(counts), changes=changed_text
            )


def _refusal_lines(game: AnyGame, speech: Speech) -> list[str]:
    """Why some choices do not go together, each reason once."""
    given = [{option.name: value} for option in game.options for value in option.values]
    refused = [game.refused_values(options) for options in given]
    reasons = [why for of in refused for values in of.values() for why in values.values()]
    told = dict.fromkeys(speech.say(reason) for reason in reasons)
    return [speech.label("label-refused"), *(f"  {line}" for line in told)] if told else []


def _options_json(speech: Speech, options: Any) -> list[dict[str, Any]]:
    return [
        {
            "name": option.name,
            "values": list(option.values),
            "default": option.default,
            "text": speech.label(f"option-{option.name}"),
        }
        for option in options
    ]
