"""Sentences are rendered once, and are forgotten with the speech that said them."""

from __future__ import annotations

import gc
from weakref import ref

from wardround.server.translation import render
from wardround.table.messages import Message
from wardround.text import Speech

MINE = Message("table-too-long", {"entries": 1, "taken": 2})
THEIRS = Message("seat-not-yours", {"whom": "1"})


def test_a_sentence_is_rendered_once_for_all_whose_names_it_does_not_have() -> None:
    speech = Speech("en")
    assert render(speech, MINE, ["Ada"]) is render(speech, MINE, ["Bea"])


def test_a_sentence_about_people_is_rendered_with_their_names() -> None:
    speech = Speech("en")
    assert render(speech, THEIRS, ["Ada"]).text != render(speech, THEIRS, ["Bea"]).text


def test_what_a_speech_has_said_goes_with_it() -> None:
    """A card file has a speech of its own, and visitors may send many."""
    speech = Speech("en")
    told = ref(speech)
    render(speech, MINE)
    del speech
    gc.collect()
    assert told() is None
