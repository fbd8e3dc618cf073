"""`wardround cards`: list all cards of a game, or check a card file."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

from wardround.table.contract.data import Options
from wardround.table.game import TakesCards
from wardround.terminal.card_files import game_for
from wardround.terminal.games import kit_of
from wardround.terminal.games.card_list import CardGroup
from wardround.terminal.output import out, out_json
from wardround.terminal.parameters import DEFAULT_GAME, PLAIN, Cards, GameName, Json, options_from
from wardround.terminal.parameters import Options as OptionTexts
from wardround.text import speech_for

cards = App(
    name="cards",
    help="""List the cards of a game and what they do, or check a card file.

    **Examples**

        wardround cards

        wardround cards hospital-rush

        wardround cards list --cards my-cards.toml

        wardround cards check my-cards.toml
    """,
    default_parameter=PLAIN,
)


@cards.default
@cards.command(name="list")
def cards_list(
    game: GameName = DEFAULT_GAME,
    /,
    *,
    card_file: Annotated[Cards, Parameter(name="--cards")] = None,
    option: OptionTexts = (),
    json: Json = False,
) -> None:
    """List all cards of a game and what they do; with options, those of such a game.

    **Examples**

        wardround cards hospital-rush

        wardround cards list --cards my-cards.toml

        wardround cards hospital-rush --option characters=documented
    """
    show_cards(game, card_file, options_from(None, option), json)


@cards.command(name="check")
def cards_check(
    file: Annotated[str, Parameter(name="FILE", help="A file of cards; - reads from input.")],
    game: GameName = DEFAULT_GAME,
    /,
) -> None:
    """Check a file of cards of your own: every mistake with its line, card and field.

    **Examples**

        wardround cards check my-cards.toml

        wardround cards check my-cards.toml hospital-rush
    """
    check_cards(game, file)


def show_cards(name: str, path: str | None, options: Options, as_json: bool) -> None:
    """Print the cards of a game, with an own card file if one is given.

    With options these are the cards of a game with these options.
    """
    game = game_for(name, path)
    speech, found = speech_for(game), kit_of(game.name).cards
    groups = found.cards_with(game, speech, options) if options else found.all_cards(game, speech)
    if as_json:
        out_json({group.key: group.rows for group in groups if group.rows is not None})
        return
    lines = [line for group in groups for line in _group_lines(group)]
    for line in lines[:-1]:
        out(line)


def _group_lines(group: CardGroup) -> list[str]:
    return [group.title, *(f"  {line}" for line in group.lines), ""]


def check_cards(name: str, path: str) -> None:
    """Say that a card file is right; BadCard has every mistake in it."""
    game = game_for(name, path)
    cards = game.own_card_count() if isinstance(game, TakesCards) else 0
    out(speech_for(game).label("cards-checked", path=path, cards=cards))
