"""The learning curve as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams["svg.hashsalt"] = "wardround"
import matplotlib.pyplot as plt  # noqa: E402


def draw_curve(found: dict[str, Any], path: Path) -> None:
    """Mean score by minutes, with the mean of `greedy` as a line to cross."""
    minutes = [spent / 60 for _, spent, _ in found["curve"]]
    scores = [score for _, _, score in found["curve"]]
    figure, axes = plt.subplots(figsize=(8, 4))
    axes.plot(minutes, scores, color="#0f7c80", label="learner, last 500 games")
    axes.axhline(found["greedy"]["mean"], color="#a86200", linestyle="--", label="greedy")
    axes.set_xlabel("minutes of learning")
    axes.set_ylabel("mean score alone")
    axes.legend(frameon=False)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)
