"""The learning curve as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams["svg.hashsalt"] = "wardround"
import matplotlib.pyplot as plt  # noqa: E402

COLOURS = ("#0f7c80", "#a86200", "#6b4ba1", "#9b2f3f")


def draw_curve(found: dict[str, Any], path: Path) -> None:
    """Mean score by minutes of processor time, with the players compared as lines to cross."""
    minutes = [spent / 60 for _, spent, _ in found["curve"]]
    scores = [score for _, _, score in found["curve"]]
    figure, axes = plt.subplots(figsize=(8, 4))
    axes.plot(minutes, scores, color=COLOURS[0], label="while it learns, last 500 games")
    for number, (name, result) in enumerate(found["players"].items()):
        label = "learned, likeliest action" if name == "learner" else name
        colour = COLOURS[number % len(COLOURS)]
        axes.axhline(result["mean"], color=colour, linestyle="--", label=label)
    axes.set_xlabel("minutes of processor time")
    axes.set_ylabel("mean score alone")
    axes.legend(frameon=False)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)
