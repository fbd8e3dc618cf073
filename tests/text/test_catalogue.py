"""The catalogue has every key that code uses, no other, and no sentence lacks a figure."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from wardround.games import GAMES
from wardround.games.dice_hospital.cards.catalogue import built_in
from wardround.games.dice_hospital.game import DECIDED_BY, END_SOURCES
from wardround.games.dice_hospital.rules.happenings import HAPPENINGS
from wardround.games.dice_hospital.rules.state import PHASES
from wardround.games.hospital_rush import game as rush
from wardround.games.hospital_rush.cards.catalogue import HOOKS, NEEDS
from wardround.games.hospital_rush.cards.records import VISITING_CARD
from wardround.games.hospital_rush.rules.happenings import HAPPENINGS as RUSH_HAPPENINGS
from wardround.games.hospital_rush.rules.happenings import REASONS, SOURCES
from wardround.games.hospital_rush.rules.state import PHASES as RUSH_PHASES
from wardround.games.hospital_rush.rules.state import QUESTIONS
from wardround.games.hospital_rush.rules.words import SKILLS
from wardround.lab.dice_hospital.kit import KINDS as DICE_THINGS
from wardround.lab.hospital_rush.kit import KINDS as RUSH_THINGS
from wardround.players import PLAYERS
from wardround.server.translation import PHRASES
from wardround.table.cards.house import PARTS
from wardround.terminal.commands.bench import RATES, TIMES
from wardround.terminal.games.dice_hospital.briefs import UNTOLD
from wardround.terminal.games.dice_hospital.card_list import card_groups
from wardround.terminal.games.dice_hospital.choices import EXPLAINED
from wardround.terminal.play.repl import COMMANDS, REFUSED_UNDO
from wardround.terminal.reports.sections import MEASURES
from wardround.text import catalogues, languages, silent, speech_for

from .scan import constants, looked_up, messages, needs, parts_of, uses


def rush_families() -> set[str]:
    """The keys that Hospital Rush puts together."""
    told = {name for name, *_ in RUSH_HAPPENINGS} - silent("hospital-rush")
    keys = {f"happened-{name}" for name in told} | {f"brief-{name}" for name in told}
    keys |= {f"phase-{name}" for name in RUSH_PHASES}
    keys |= {f"source-{name}" for name in SOURCES}
    keys |= {f"decided-{name}" for name in (*rush.DECIDED_BY, "shared")}
    keys |= {f"question-{name}" for name in QUESTIONS if name != "nothing"}
    keys |= {f"ended-{name}" for name in REASONS}
    keys |= {f"does-space-{hook}" for hook in HOOKS}
    keys |= {f"count-{need}" for need in NEEDS}
    keys |= {f"cards-{kind}" for kind in ("space", "character", "patient", "skill")}
    keys |= {f"from-{source}" for source in VISITING_CARD}
    keys |= {f"things-{kind}" for kind in RUSH_THINGS}
    keys |= option_keys("hospital-rush")
    return keys | {f"does-skill-{skill}" for skill in SKILLS}


def dice_families() -> set[str]:
    """The keys that Dice Hospital puts together."""
    happenings = {name for name, *_ in HAPPENINGS}
    keys = {f"happened-{name}" for name in happenings - silent("dice-hospital")}
    keys |= {f"phase-{name}" for name in PHASES}
    keys |= {f"source-{name}" for name in END_SOURCES}
    keys |= {f"decided-{name}" for name in (*DECIDED_BY, "shared", "alone")}
    keys |= {f"brief-{name}" for name in happenings - UNTOLD}
    keys |= {f"word-{word}" for word in EXPLAINED}
    keys |= {f"cards-{group}" for group in card_groups(built_in())}
    keys |= {f"board-{mark}" for mark in ("used", "placed")}
    keys |= {f"things-{kind}" for kind in ("ambulance", *DICE_THINGS)}
    return keys | mark_keys() | option_keys("dice-hospital")


def option_keys(game: str) -> set[str]:
    """The keys that explain the options of a game."""
    options, sets = GAMES.find(game).options, GAMES.find(game).option_sets
    keys = {f"option-{option.name}" for option in options} | {f"option-set-{one}" for one in sets}
    return keys | {f"option-{option.name}-{value}" for option in options for value in option.values}


def mark_keys() -> set[str]:
    """The keys that name an option of Dice Hospital where it is not as usual."""
    options = GAMES.find("dice-hospital").options
    named = [(option.name, value) for option in options for value in option.values]
    usual = [(option.name, option.default) for option in options]
    return {f"mark-{name}-{value}" for name, value in named if (name, value) not in usual}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", list(GAMES))
def test_the_explanation_of_an_option_begins_with_its_name(language: str, name: str) -> None:
    game = GAMES.find(name)
    speech = speech_for(game, language)
    for option in game.options:
        title, colon, rest = speech.label(f"option-{option.name}").partition(":")
        assert (colon, len(title) < 40, bool(rest.strip())) == (":", True, True), option.name


def families() -> set[tuple[str, str]]:
    """The keys that code puts together, each with the game that it speaks for."""
    keys = {f"unknown-{registry.kind}" for registry in (GAMES, PLAYERS)}
    keys |= {f"play-help-{command}" for command in (*COMMANDS, "chat", "agree", "refuse")}
    keys |= {f"play-{key}" for key in REFUSED_UNDO}
    keys |= {f"bench-{name.replace('_', '-')}" for name in (*RATES, *TIMES)}
    keys |= {"bench-word-by-word", "bench-in-one-loop", "bench-single-steps"}
    keys |= set(PHRASES) | {f"house-part-{part}" for part in PARTS}
    keys |= {"help-words"} | {f"measure-{name.replace('_', '-')}" for name in MEASURES}
    shared = {("", key) for key in keys}
    rush_keys = {("hospital-rush", key) for key in rush_families()}
    return shared | rush_keys | {("dice-hospital", key) for key in dice_families()}


def every_file() -> dict[str, list[Path]]:
    """The English files by the game they belong to; those that all games share under nothing."""
    found = {game: catalogues.game_files(game, "en") for game in catalogues.games()}
    return {"": catalogues.shared_files("en"), **found}


def test_the_catalogue_is_well_formed() -> None:
    count = 0
    for game, files in every_file().items():
        text = "".join(file.read_text(encoding="utf-8") for file in files)
        resource = FluentParser().parse(text)
        assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []
        keys = Counter(entry.id.name for entry in resource.body if isinstance(entry, Message))
        assert [key for key, times in keys.items() if times > 1] == []
        assert {f"{game}/{key}" if game else key for key in keys} <= set(messages())
        count += len(keys)
    assert count == len(messages())


def test_the_scan_sees_the_ways_keys_are_given() -> None:
    seen = {use.key: use for use in uses()}
    assert seen["illegal-word"].figures == frozenset({"word", "speaker", "legal"})
    assert seen["journal-number"].figures == frozenset({"line", "text"})
    assert {"ask-return", "ask-return-card", "reason-return"} <= set(seen)
    assert {"why-department-first", "position-twice", "board-round"} <= set(seen)
    assert (seen["ask-return"].game, seen["illegal-word"].game) == ("dice-hospital", "")
    assert seen["board-round"].game in ("dice-hospital", "hospital-rush")


def test_every_key_in_code_is_in_the_catalogue_that_it_speaks_from() -> None:
    catalogue = messages()
    wanted = {(use.game, use.key): use.where for use in uses()}
    wanted |= dict.fromkeys(families(), "put together")
    missing = [
        f"{key} ({where})"
        for (game, key), where in wanted.items()
        if looked_up(key, game, catalogue) is None
    ]
    assert missing == []


def test_every_key_of_the_catalogue_is_used() -> None:
    catalogue, written = messages(), constants()
    said = {(use.game, use.key) for use in uses()} | families()
    used = {looked_up(key, game, catalogue) for game, key in said}
    used |= {key for key in catalogue if key.partition("/")[2] in written or key in written}
    used |= {f"{game}/{key}" for game in catalogues.games() for key in used} & set(catalogue)
    open_keys = [key for key in used if key is not None]
    for key in open_keys:
        open_keys += [other for other in parts_of(key, catalogue) if other not in open_keys]
    assert sorted(set(catalogue) - set(open_keys)) == []


def test_every_sentence_is_given_its_figures() -> None:
    catalogue = messages()
    lacking: list[str] = []
    for use in uses():
        key = looked_up(use.key, use.game, catalogue)
        if use.figures is not None and key is not None and needs(key, catalogue) - use.figures:
            lacking.append(f"{use.key} ({use.where})")
    assert lacking == []


@pytest.mark.parametrize(
    ("game", "happenings"), [("dice-hospital", HAPPENINGS), ("hospital-rush", RUSH_HAPPENINGS)]
)
def test_silent_happenings_exist_and_have_no_sentence(game: str, happenings: Any) -> None:
    known = {name for name, *_ in happenings}
    assert known >= silent(game)
    assert silent(game)
    sentences = {f"{game}/happened-{name}" for name in silent(game)}
    assert sentences & set(messages()) == set()


def test_no_sentence_of_a_game_lies_among_those_that_all_share() -> None:
    theirs = re.compile(r"(dice-hospital|hospital-rush)-")
    assert [key for key in messages() if "/" not in key and theirs.match(key)] == []


def test_sentences_are_finished_and_free_of_typing_slips() -> None:
    begun = r"(ask|reason|happened|why|position-[a-gi-v]|undo|unknown)-"
    for key, body in messages().items():
        assert "  " not in re.sub(r"\n\s*", "\n", body.strip()), key
        if re.match(rf"([a-z-]+/)?{begun}", key):
            assert re.search(r"[.?}…]$", body.strip()), key
