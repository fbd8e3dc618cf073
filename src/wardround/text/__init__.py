"""Every sentence a person reads, by key: catalogues in Fluent, and the one class that speaks."""

from __future__ import annotations

from wardround.text.card_names import NAMES, PRINTED, TRANSLATED, name_file, own_names
from wardround.text.speech import (
    SILENT,
    Speech,
    catalogues,
    languages,
    own_language,
    prefix_of,
    sentence_case,
    speech_for,
)

__all__ = [
    "NAMES",
    "PRINTED",
    "SILENT",
    "TRANSLATED",
    "Speech",
    "catalogues",
    "languages",
    "name_file",
    "own_language",
    "own_names",
    "prefix_of",
    "sentence_case",
    "speech_for",
]
