"""Finds the Chromium that the page is tested in. Run as a program: gets one if there is none."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
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
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return [by_playwright]
    install = "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium"
    return [["sh", "-c", install], by_playwright]


def main() -> None:
    """Make sure that there is one; says so and fails otherwise."""
    for command in commands():
        if found():
            break
        sys.stdout.write(f"Getting Chromium: {shlex.join(command)}\n")
        sys.stdout.flush()
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
    if not found():
        sys.exit(MISSING)


if __name__ == "__main__":
    main()
