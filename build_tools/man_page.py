"""Writes `docs/wardround.1`, the manual page, from the help of the command. `make man` runs it."""

from __future__ import annotations

import re
from pathlib import Path

from docutils.core import publish_string

from wardround.terminal.app import build_app
from wardround.terminal.commands import COMMANDS
from wardround.terminal.overview import ABOUT, NOTE

PAGE = Path(__file__).parent.parent / "docs" / "wardround.1"
# What has to be mended in the documentation that the command line library writes: targets of links,
# of no use here; how this program itself was started (`-m build_tools.man_page`), in the usage of
# nested commands; and single asterisks, which a help text shows and reStructuredText reads.
NOISE = re.compile(r"^\.\. _cyclopts-.*\n\n|(?<=\w) -m [\w.]+", re.MULTILINE)
ASTERISK = re.compile(r"(?<!\*)\*(?!\*)")

BEFORE = """\
=========
wardround
=========
-----------------------------------
play, host and study hospital games
-----------------------------------
:Manual section: 1
:Manual group: wardround

Synopsis
========
**wardround** *COMMAND* [*ARGUMENT* ...]

**wardround** **--help** | **--version**

Description
===========
{about} {note}

Commands
========
"""
AFTER = """
Environment
===========
``WARDROUND_LANGUAGE``
    The language: en, de, fr or nl. Without it, that of the locale, or English.

``WARDROUND_NAMES``
    Names of cards: ``translated`` (the default) or ``printed``.

``WARDROUND_GAMES``
    Modules that bring further games.

``WARDROUND_BOTS``
    Python players that a server offers to its visitors, as ``module:Class``.

``XDG_DATA_HOME``
    Where data lies, if not in ``~/.local/share``.

Files
=====
``~/.local/share/wardround``
    Saved games (``unfinished``, ``finished``), kept card files (``cards``) and the tables of the
    server (``tables.sqlite``).

Exit status
===========
0, or 2 if something was refused: a sentence on standard error says what, and how to mend it.
"""


def man_page() -> str:
    """The manual page in roff: every command with the help that `--help` prints."""
    documented = build_app(COMMANDS).generate_docs("rst")
    first = f".. _cyclopts-wardround-{next(iter(COMMANDS))}:"
    chapters = ASTERISK.sub(r"\\*", NOISE.sub("", documented[documented.index(first) :]))
    source = BEFORE.format(about=ABOUT.replace("`", "``"), note=NOTE) + chapters + AFTER
    page: bytes = publish_string(source, writer="manpage", settings_overrides={"halt_level": 2})
    return page.decode()


if __name__ == "__main__":
    PAGE.write_text(man_page(), encoding="utf-8")
