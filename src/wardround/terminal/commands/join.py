"""`wardround join`: play at a server's table."""

from __future__ import annotations

import getpass
from typing import Annotated

from cyclopts import Parameter


def join(
    link: Annotated[str, Parameter(help="The invitation, as in http://host/#/table/name.")],
    /,
    *,
    name: Annotated[str | None, Parameter(help="What you are called there.")] = None,
    plain: Annotated[bool, Parameter(help="Lines only: for screen readers and pipes.")] = False,
) -> None:
    """Play at a table of a server, by its link.

    You take a free seat, and the same link brings you back to it. A link that moves a seat to
    another device brings it here.

    **Examples**

        wardround join http://localhost:8011/#/table/k3v9q

        wardround join https://games.example.org/#/table/k3v9q --name Ada
    """
    from wardround.terminal.play.remote.joining import play_at

    play_at(link, name or getpass.getuser(), plain)
