"""Hospital board games as an exact engine: a game is a list of words.

`wardround.table` holds what every game shares, `wardround.games` the games themselves.
Both need nothing but the standard library.
"""

from wardround.build import build_info, use_compiled_rules

__version__ = "0.2.0.dev0"
__all__ = ["__version__", "build_info"]

use_compiled_rules()
