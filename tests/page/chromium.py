"""Finds the Chromium that the page is tested in. Run as a program: gets one if there is none."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "The page is tested in Chromium, and none could be installed: install it, then try again."


def found() -> Path | None:
    """A browser of this machine, or the one that playwright keeps; None if there is neither."""
    installed = next((path for path in map(shutil.which, NAMES) if path), None)
    if installed:
        return Path(installed)
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    return own if own.exists() else None


def commands() -> list[list[str]]:
    """What would install a browser here, the likeliest first."""
    by_playwright = [sys.executable, "-m", "playwright", "install", "chromium"]
    return [*map(_by_apt, (SHELL, "chromium")), by_playwright] if _has_apt() else [by_playwright]


def _has_apt() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def _by_apt(package: str) -> list[str]:
    quietly = "DEBIAN_FRONTEND=noninteractive apt-get install -y -qq"
    return ["sh", "-c", f"apt-get update -qq && {quietly} {package}"]


def main() -> None:
    """Make sure that there is one, the light one if it can be had; says so and fails otherwise."""
    wanted = _has_apt() and not shutil.which(SHELL)
    for command in commands():
        if found() and not wanted:
            break
        wanted = False
        sys.stdout.write(f"Getting Chromium: {shlex.join(command)}\n")
        sys.stdout.flush()
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
    if not found():
        sys.exit(MISSING)


if __name__ == "__main__":
    main()
