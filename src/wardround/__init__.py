"""Hospital board games as an exact engine: a game is a list of words.

`wardround.table` holds what every game shares, `wardround.games` the games themselves.
Both need nothing but the standard library.
"""

__version__ = "0.1.0"
