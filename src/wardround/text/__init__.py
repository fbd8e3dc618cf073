"""Every sentence a person reads, by key: catalogues in Fluent, and the one class that speaks."""

from __future__ import annotations

from wardround.text.card_names import NAMES, PRINTED, TRANSLATED, name_file, own_names
from wardround.text.catalogues import languages, silent
from wardround.text.speech import (
    Speech,
    game_title,
    names_people,
    own_language,
    sentence_case,
    speech_for,
)

__all__ = [
    "NAMES",
    "PRINTED",
    "TRANSLATED",
    "Speech",
    "game_title",
    "languages",
    "name_file",
    "names_people",
    "own_language",
    "own_names",
    "sentence_case",
    "silent",
    "speech_for",
]
