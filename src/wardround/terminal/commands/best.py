"""`wardround best`: the best results of games played alone."""

from __future__ import annotations

from wardround.terminal.output import columns, out
from wardround.terminal.play.best_results import Feat, feats, when
from wardround.text import Speech

SHOWN = 10


def best() -> None:
    """List your best results of games played alone.

    Results are grouped by options. They are read from the finished games in your data folder.

    **Example**

        wardround best
    """
    show_best()


def show_best() -> None:
    """List the best results of games played alone, by what they were played with."""
    speech = Speech()
    kinds: dict[tuple[str, str], list[Feat]] = {}
    for feat in feats(speech):
        kinds.setdefault(feat.kind, []).append(feat)
    if not kinds:
        out(speech.label("best-none"))
    for (game, options), found in sorted(kinds.items()):
        out(speech.label("best-of", game=game, options=options or "none", count=len(found)))
        ranked = sorted(found, key=lambda feat: -feat.score)[:SHOWN]
        rows = [[f"{n}.", str(feat.score), when(feat.path)] for n, feat in enumerate(ranked, 1)]
        for line in columns(rows):
            out(f"  {line}")
