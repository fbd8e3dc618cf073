"""The catalogue has every key that code uses, no other, and no sentence lacks a figure."""

from __future__ import annotations

import re
from collections import Counter

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from wardround.games import GAMES
from wardround.games.dice_hospital.cards import built_in
from wardround.games.dice_hospital.game import DECIDED_BY, END_SOURCES
from wardround.games.dice_hospital.happenings import HAPPENINGS
from wardround.games.dice_hospital.state import PHASES
from wardround.players import PLAYERS
from wardround.server.telling import PHRASES
from wardround.terminal.benching import RATES, TIMES
from wardround.terminal.briefs import UNTOLD
from wardround.terminal.choices import EXPLAINED
from wardround.terminal.listing import card_groups
from wardround.terminal.talk import COMMANDS, REFUSED_UNDO
from wardround.text import SILENT

from .scan import CATALOGUE, constants, messages, needs, references, uses


def families() -> set[str]:
    """The keys that code puts together: a fixed beginning and the name of something."""
    game = GAMES.find("dice-hospital")
    happenings = {name for name, *_ in HAPPENINGS}
    keys = {f"dh-happened-{name}" for name in happenings - SILENT}
    keys |= {f"dh-phase-{name}" for name in PHASES}
    keys |= {f"dh-source-{name}" for name in END_SOURCES}
    keys |= {f"dh-decided-{name}" for name in (*DECIDED_BY, "shared", "alone")}
    keys |= {f"unknown-{registry.kind}" for registry in (GAMES, PLAYERS)}
    keys |= {f"option-{option.name}" for option in game.options}
    keys |= {f"option-{option.name}-{value}" for option in game.options for value in option.values}
    keys |= {f"dh-brief-{name}" for name in happenings - UNTOLD}
    keys |= {f"dh-word-{word}" for word in EXPLAINED}
    keys |= {f"play-help-{command}" for command in COMMANDS}
    keys |= {f"play-{key}" for key in REFUSED_UNDO}
    keys |= {f"bench-{name.replace('_', '-')}" for name in (*RATES, *TIMES)}
    keys |= {"bench-word-by-word", "bench-in-one-loop", "bench-single-steps"}
    keys |= set(PHRASES)
    return keys | {f"label-{group}" for group in card_groups(built_in())}


def test_the_catalogue_is_well_formed() -> None:
    resource = FluentParser().parse(CATALOGUE.read_text(encoding="utf-8"))
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
    assert {name for name, *_ in HAPPENINGS} >= SILENT
    assert [key for key in messages() if key.removeprefix("dh-happened-") in SILENT] == []


def test_sentences_are_finished_and_free_of_typing_slips() -> None:
    for key, body in messages().items():
        assert "  " not in re.sub(r"\n\s*", "\n", body.strip()), key
        if re.match(r"(dh-(ask|reason|happened|why)|position-[a-gi-v]|undo|unknown)-", key):
            assert re.search(r"[.?}…]$", body.strip()), key
