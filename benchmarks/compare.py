"""Both builds and other engines side by side, in one run. `make bench` runs it.

Every engine is measured in turn, several times over, and the best figure of each is kept: the
machine is shared, and what slows one round slows all.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
from pathlib import Path
from typing import Any

from rich.progress import track

HERE = Path(__file__).parent
LATEST = HERE / "latest.json"
GAMES = ("dice-hospital", "hospital-rush")


def run(venv: Path, *arguments: str) -> dict[str, Any]:
    """What a program of an environment prints as JSON."""
    done = subprocess.run(
        [venv / "bin" / "python", *arguments], capture_output=True, text=True, check=True
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def best(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The best of each figure: rates at their highest, times and sizes at their lowest."""
    figures = dict(rounds[0])
    for name, value in figures.items():
        if isinstance(value, float):
            pick = min if name.endswith("_us") or name.startswith("bytes") else max
            figures[name] = pick(figures_of[name] for figures_of in rounds)
    return figures


def measure(venvs: dict[str, Path], peers: Path, repeats: int) -> dict[str, Any]:
    """Both builds of both games and the peers, in turn, so many times."""
    builds: dict[str, list[dict[str, Any]]] = {
        f"{game}, {name}": [] for game in GAMES for name in venvs
    }
    others: list[dict[str, Any]] = []
    for _ in track(range(repeats), "measuring"):
        for game in GAMES:
            for name, venv in venvs.items():
                found = run(venv, "-m", "wardround.lab.bench", game)
                builds[f"{game}, {name}"].append(found)
        others.append(run(peers, str(HERE / "peers.py")))
    names = others[0]
    return {
        "builds": {name: best(rounds) for name, rounds in builds.items()},
        "peers": {name: best([round_[name] for round_ in others]) for name in names},
    }


def main() -> None:
    """Measure, tell, keep the figures and draw them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", type=Path, default=Path(".venv-compiled"))
    parser.add_argument("--interpreted", type=Path, default=Path(".venv"))
    parser.add_argument("--peers", type=Path, default=Path(".venv-peers"))
    parser.add_argument("--repeats", type=int, default=3)
    chosen = parser.parse_args()
    venvs = {"interpreted": chosen.interpreted, "compiled": chosen.compiled}
    figures = measure(venvs, chosen.peers, chosen.repeats)
    builds = figures["builds"]
    rates = {f"wardround {name}": row["decisions_per_second"] for name, row in builds.items()}
    rates |= {name: row["decisions"] for name, row in figures["peers"].items()}
    figures["decisions_per_second"] = rates
    figures["machine"] = {"python": platform.python_version(), "cores": "one of 2, shared"}
    LATEST.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    subprocess.run([chosen.peers / "bin" / "python", HERE / "picture.py"], check=True)
    tell(figures)


def tell(figures: dict[str, Any]) -> None:
    """Print the figures, as the documentation has them."""
    head = ("build", "words/s word by word", "decisions/s", "words/s in one loop")
    print("|", " | ".join((*head, "clone, legal, apply µs", "bytes a state")), "|")
    print("|---|---|---|---|---|---|")
    for name, row in figures["builds"].items():
        steps = ", ".join(f"{row[step]:.2f}" for step in ("clone_us", "legal_us", "apply_us"))
        print(
            f"| {name} | {row['words_per_second']:,.0f} | {row['decisions_per_second']:,.0f}"
            f" | {row['words_per_second_in_one_loop']:,.0f} | {steps}"
            f" | {row['bytes_a_state']:,.0f} |"
        )
    print("\n| engine | decisions/s | dice-hospital compiled is | interpreted is |")
    print("|---|---|---|---|")
    rates = figures["decisions_per_second"]
    for name, row in figures["peers"].items():
        compiled = rates["wardround dice-hospital, compiled"] / row["decisions"]
        interpreted = rates["wardround dice-hospital, interpreted"] / row["decisions"]
        print(f"| {name} | {row['decisions']:,.0f} | {compiled:.1f} x | {interpreted:.1f} x |")


if __name__ == "__main__":
    main()
