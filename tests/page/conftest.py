"""Fixtures: one server and one Chromium for all, an empty browser profile for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    expect,
    sync_playwright,
)

from page.chromium import found
from page.finished import Finished, play_to_the_end
from page.playing import Player
from page.profiles import PATIENCE, SCREEN, Profiles
from page.serving import serving
from page.staging import Stage

CHROMIUM = found()
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
expect.set_options(timeout=PATIENCE)
Opener = Callable[..., Player]
Table = Callable[[str], tuple[Player, Stage]]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="session")
def finished(address: str) -> Finished:
    """A game of Ada against Bea and Cem that is over."""
    return play_to_the_end(address, "Bea", "Cem")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def profiles(browser: Browser, address: str) -> Profiles:
    return Profiles(browser, address)


@pytest.fixture
def opened(profiles: Profiles, address: str) -> Iterator[Opener]:
    """Opens pages. Afterwards none of them may have complained of anything."""

    def open_page(path: str = "/", own_clock: bool = False, **settings: Any) -> Player:
        return Player(profiles.open(path, own_clock, settings), address)

    yield open_page
    assert not profiles.take_back()


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Player]:
    """One page for all tests of a module: each puts its own position on it."""
    complaints: list[str] = []
    context = browser.new_context(
        viewport=SCREEN, reduced_motion="reduce", locale="en", service_workers="block"
    )
    context.set_default_timeout(PATIENCE)
    made = context.new_page()
    made.on("pageerror", lambda error: complaints.append(str(error)))
    made.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    made.goto(address)
    yield Player(made, address)
    context.close()
    assert not complaints


@pytest.fixture
def table(page: Player) -> Table:
    """Sit down at a table in a position."""

    def sit(position: str) -> tuple[Player, Stage]:
        stage = Stage(position)
        stage.open(page)
        return page, stage

    return sit
