"""`wardround engine`: the rules for programs in any language."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from wardround.terminal.output import out_json


def engine(
    *,
    schema: Annotated[
        str | None,
        Parameter(help="Print the JSON Schema of the views of this game instead."),
    ] = None,
) -> None:
    """Answer requests about games, line by line in JSON, for a program in any language.

    It reads standard input and writes standard output until the input ends. docs/engine.md has
    all requests; a bad one is answered with an error.

    **Examples**

        echo '{"id": 1, "do": "hello"}' | wardround engine

        wardround engine --schema dice-hospital
    """
    from wardround.engine.lines import LineEngine
    from wardround.engine.schemas import game_schema

    if schema is None:
        LineEngine().serve(sys.stdin.buffer, sys.stdout.buffer)
    else:
        out_json(game_schema(schema))
