"""Draws the figures of `benchmarks/latest.json` as docs/speed.svg. Needs matplotlib."""

import json
from pathlib import Path

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams["svg.hashsalt"] = "wardround"
import matplotlib.pyplot as plt  # noqa: E402

HERE = Path(__file__).parent


def main() -> None:
    """Decisions a second, one bar an engine, on a logarithmic scale."""
    rows = json.loads((HERE / "latest.json").read_text())["decisions_per_second"]
    names, values = zip(*sorted(rows.items(), key=lambda row: row[1]), strict=True)
    colours = ["#0f7c80" if name.startswith("wardround") else "#a5aec0" for name in names]
    figure, axes = plt.subplots(figsize=(8, 0.4 * len(names) + 1))
    bars = axes.barh(names, values, color=colours)
    axes.bar_label(bars, [f"{value:,.0f}" for value in values], padding=4)
    axes.set_xscale("log")
    axes.set_xlim(right=max(values) * 3)
    axes.set_xlabel("decisions of players a second, one core, word by word from Python")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.tight_layout()
    figure.savefig(HERE.parent / "docs" / "speed.svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
