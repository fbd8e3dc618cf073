"""The commands about cards."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

from wardround.terminal.parameters import Cards, GameName, Json, Options, app

cards_app = App(
    name="cards",
    help="""List all cards and what they do, or check a card file.

    **Examples**

        wardround cards

        wardround cards hospital-rush

        wardround cards list --cards my-cards.toml

        wardround cards check my-cards.toml
    """,
)
app.command(cards_app)


@cards_app.default
@cards_app.command(name="list")
def cards_list(
    game: GameName = "dice-hospital",
    /,
    *,
    cards: Cards = None,
    option: Options = (),
    json: Json = False,
) -> None:
    """List all cards of a game and what they do; with options, those of such a game.

    **Examples**

        wardround cards hospital-rush

        wardround cards list --cards my-cards.toml

        wardround cards hospital-rush --option characters=documented
    """
    from wardround.terminal.answers import options_from
    from wardround.terminal.listing import show_cards

    show_cards(game, cards, options_from(None, option), json)


@cards_app.command(name="check")
def cards_check(
    file: Annotated[str, Parameter(name="FILE", help="A file of cards; - reads from input.")],
    game: GameName = "dice-hospital",
    /,
) -> None:
    """Check a file of cards of your own: every mistake with its line, card and field.

    **Examples**

        wardround cards check my-cards.toml

        wardround cards check my-cards.toml hospital-rush
    """
    from wardround.terminal.listing import check_cards

    check_cards(game, file)
