"""The catalogue has every key that code uses, no other, and no sentence lacks a figure."""

from __future__ import annotations

import re
from collections import Counter

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
from wardround.players import PLAYERS
from wardround.server.translation import PHRASES
from wardround.table.cards.house import PARTS
from wardround.terminal.commands.bench import RATES, TIMES
from wardround.terminal.games.dice_hospital.briefs import UNTOLD
from wardround.terminal.games.dice_hospital.card_list import card_groups
from wardround.terminal.games.dice_hospital.choices import EXPLAINED
from wardround.terminal.play.repl import COMMANDS, REFUSED_UNDO
from wardround.text import SILENT, Speech, catalogues, languages

from .scan import constants, messages, needs, references, uses


def rush_families() -> set[str]:
    """The keys that Hospital Rush puts together."""
    told = {name for name, *_ in RUSH_HAPPENINGS} - SILENT
    keys = {f"hr-happened-{name}" for name in told} | {f"hr-brief-{name}" for name in told}
    keys |= {f"hr-phase-{name}" for name in RUSH_PHASES}
    keys |= {f"hr-source-{name}" for name in SOURCES}
    keys |= {f"hr-decided-{name}" for name in (*rush.DECIDED_BY, "shared")}
    keys |= {f"hr-question-{name}" for name in QUESTIONS if name != "nothing"}
    keys |= {f"hr-ended-{name}" for name in REASONS}
    keys |= {f"hr-space-{hook}" for hook in HOOKS}
    keys |= {f"hr-count-{need}" for need in NEEDS}
    keys |= {f"cards-{kind}" for kind in ("space", "character", "patient", "skill")}
    keys |= {f"hr-from-{source}" for source in VISITING_CARD}
    keys |= {f"hr-help-{part}" for part in ("about", "points", "words")}
    return keys | {f"hr-skill-{skill}" for skill in SKILLS}


def option_keys() -> set[str]:
    """The keys that explain the options of every game."""
    options = [option for name in GAMES for option in GAMES.find(name).options]
    keys = {f"option-{option.name}" for option in options}
    keys |= {f"option-set-{one}" for name in GAMES for one in GAMES.find(name).option_sets}
    return keys | {f"option-{option.name}-{value}" for option in options for value in option.values}


def mark_keys() -> set[str]:
    """The keys that name an option of Dice Hospital where it is not as usual."""
    options = GAMES.find("dice-hospital").options
    named = [(option.name, value) for option in options for value in option.values]
    usual = [(option.name, option.default) for option in options]
    return {f"dh-mark-{name}-{value}" for name, value in named if (name, value) not in usual}


@pytest.mark.parametrize("language", languages())
def test_the_explanation_of_an_option_begins_with_its_name(language: str) -> None:
    speech = Speech(language)
    for option in (option for name in GAMES for option in GAMES.find(name).options):
        name, colon, rest = speech.label(f"option-{option.name}").partition(":")
        assert (colon, len(name) < 40, bool(rest.strip())) == (":", True, True), option.name


def families() -> set[str]:
    """The keys that code puts together: a fixed beginning and the name of something."""
    happenings = {name for name, *_ in HAPPENINGS}
    keys = {f"dh-happened-{name}" for name in happenings - SILENT}
    keys |= {f"dh-phase-{name}" for name in PHASES}
    keys |= {f"dh-source-{name}" for name in END_SOURCES}
    keys |= {f"dh-decided-{name}" for name in (*DECIDED_BY, "shared", "alone")}
    keys |= {f"unknown-{registry.kind}" for registry in (GAMES, PLAYERS)}
    keys |= option_keys() | rush_families()
    keys |= {f"dh-brief-{name}" for name in happenings - UNTOLD}
    keys |= {f"dh-word-{word}" for word in EXPLAINED}
    keys |= {f"play-help-{command}" for command in COMMANDS}
    keys |= {f"play-{key}" for key in REFUSED_UNDO}
    keys |= {f"bench-{name.replace('_', '-')}" for name in (*RATES, *TIMES)}
    keys |= {"bench-word-by-word", "bench-in-one-loop", "bench-single-steps"}
    keys |= set(PHRASES) | mark_keys() | {f"house-part-{part}" for part in PARTS}
    return keys | {f"cards-{group}" for group in card_groups(built_in())}


def test_the_catalogue_is_well_formed() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in catalogues("en"))
    resource = FluentParser().parse(text)
    assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []
    keys = Counter(entry.id.name for entry in resource.body if isinstance(entry, Message))
    assert [key for key, times in keys.items() if times > 1] == []
    assert set(keys) == set(messages())


def test_the_scan_sees_the_ways_keys_are_given() -> None:
    seen = {use.key: use for use in uses()}
    assert seen["illegal-word"].figures == frozenset({"said", "speaker", "legal"})
    assert seen["journal-number"].figures == frozenset({"line", "text"})
    assert {"dh-ask-return", "dh-ask-return-card", "dh-reason-return"} <= set(seen)
    assert {"dh-why-department-first", "position-twice", "dh-board-round"} <= set(seen)


def test_every_key_in_code_is_in_the_catalogue() -> None:
    catalogue = messages()
    missing = [f"{use.key} ({use.where})" for use in uses() if use.key not in catalogue]
    missing += [key for key in families() if key not in catalogue]
    assert missing == []


def test_every_key_of_the_catalogue_is_used() -> None:
    catalogue = messages()
    used = {use.key for use in uses()} | families()
    used |= {text for text in constants() if text in catalogue}
    used |= {f"dh-board-{text}" for text in ("used", "placed")}
    open_keys = [key for key in used if key in catalogue]
    for key in open_keys:
        open_keys += [other for other in references(catalogue[key]) if other not in open_keys]
    assert sorted(set(catalogue) - set(open_keys)) == []


def test_every_sentence_is_given_its_figures() -> None:
    catalogue = messages()
    lacking = [
        f"{use.key} ({use.where}) lacks {sorted(needs(use.key, catalogue) - use.figures)}"
        for use in uses()
        if use.figures is not None and not needs(use.key, catalogue) <= use.figures
    ]
    assert lacking == []


def test_silent_happenings_exist_and_have_no_sentence() -> None:
    known = {name for name, *_ in (*HAPPENINGS, *RUSH_HAPPENINGS)}
    assert known >= SILENT
    keys = [key.partition("-happened-")[2] for key in messages()]
    assert [key for key in keys if key in SILENT] == []


def test_sentences_are_finished_and_free_of_typing_slips() -> None:
    for key, body in messages().items():
        assert "  " not in re.sub(r"\n\s*", "\n", body.strip()), key
        if re.match(r"((dh|hr)-(ask|reason|happened|why)|position-[a-gi-v]|undo|unknown)-", key):
            assert re.search(r"[.?}…]$", body.strip()), key
