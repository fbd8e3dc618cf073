"""Sentences of a game from outside: its own folder first, then what all share, then its words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from table.picnic import Picnic
from wardround.games import GAMES
from wardround.games.registry import GameEntry
from wardround.table.errors import WardroundError
from wardround.table.messages import Happening, Message
from wardround.text import Speech, catalogues, silent, speech_for

Bring = Callable[..., Speech]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bring:
    """Register Picnic with these files of sentences; speech about it."""

    def register(language: str = "en", **files: str) -> Speech:
        for name, text in files.items():
            (tmp_path / name.replace("_", ".")).write_text(text, encoding="utf-8")
        entry = GameEntry("picnic", Picnic, text=tmp_path if files else None)
        monkeypatch.setitem(GAMES._entries, "picnic", entry)
        monkeypatch.setitem(GAMES._games._makers, "picnic", Picnic)
        silent.cache_clear()
        return speech_for(Picnic(), language)

    return register


def test_its_own_sentences_are_said(bring: Bring) -> None:
    speech = bring(en_ftl="asked = You may say { $words } words.\nhappened-set = It changes.\n")
    assert speech.say(Message("asked", {"words": 3})) == "You may say 3 words."
    assert speech.happened(Happening("set", 0, {"key": "day"}), ["Ann"]) == "It changes."


def test_its_own_key_comes_before_the_shared_one(bring: Bring) -> None:
    assert bring().label("label-over") == "The game is over: nobody may speak."
    speech = bring(en_ftl="label-over = The basket is full.\n")
    assert speech.label("label-over") == "The basket is full."
    assert Speech("en").label("label-over") == "The game is over: nobody may speak."
    dice = speech_for(GAMES.find("dice-hospital"), "en")
    assert dice.label("label-over") == "The game is over: nobody may speak."


def test_two_games_may_use_one_key(bring: Bring) -> None:
    rush, dice = GAMES.find("hospital-rush"), GAMES.find("dice-hospital")
    assert speech_for(rush, "en").label("help-about").startswith("You are an intern")
    assert speech_for(dice, "en").label("help-about", steps=1).startswith("You run a hospital")


def test_a_key_that_nobody_has_is_told_by_its_words_and_figures(bring: Bring) -> None:
    speech = bring()
    assert speech.say(Message("ask-again", {"words": 3, "day": 1})) == "Ask again (words 3, day 1)"
    assert speech.say(Message("not-now", {})) == "Not now"
    packed = Happening("packed", 0, {"thing": "plum"})
    assert speech.happened(packed, ["Ann"]) == "Ann: Packed (thing plum)"
    assert speech.happened(packed._replace(seat=-1), ["Ann"]) == "Packed (thing plum)"
    assert speech.error(WardroundError("too-heavy", kilos=9)) == "Too heavy (kilos 9)"
    assert speech.phase("lunch-time") == "lunch time"
    assert speech.source("packed") == "packed"
    assert speech.say(Message("asked", {"needs": "plum plum bread"})) == (
        "Asked (needs 2 plum, 1 bread)"
    )


def test_a_language_that_it_does_not_speak_is_english(bring: Bring) -> None:
    speech = bring("de", en_ftl="asked = What do you pack?\n")
    assert speech.say(Message("asked", {})) == "What do you pack?"
    assert speech.label("label-over") == Speech("de").label("label-over")


def test_happenings_that_it_calls_silent_are_passed_over(bring: Bring) -> None:
    speech = bring(silent_toml='happenings = ["set"]\n')
    assert speech.happened(Happening("set", 0, {}), ["Ann"]) is None
    assert speech.happened(Happening("packed", 0, {}), ["Ann"]) == "Ann: Packed"
    silent.cache_clear()


def test_its_part_of_the_page_is_served_with_the_rest(bring: Bring, tmp_path: Path) -> None:
    before = catalogues.page_source("fr")
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "en.ftl").write_text("picnic-title = Picnic\n", encoding="utf-8")
    bring(en_ftl="asked = What?\n")
    after = catalogues.page_source("fr")
    assert "picnic-title = Picnic" in after
    assert "picnic-title" not in before
    assert before.strip() in after


def test_speech_about_no_game_knows_the_sentences_of_all(bring: Bring) -> None:
    bring(en_ftl="too-heavy = Carry less.\n")
    assert Speech("en").error(WardroundError("too-heavy")) == "Carry less."
    dice = speech_for(GAMES.find("dice-hospital"), "en").label("refused-alone-epidemic")
    assert Speech("en", strict=True).label("refused-alone-epidemic") == dice
