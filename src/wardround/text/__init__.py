"""Every sentence a person reads, by key: catalogues in Fluent, and the one class that speaks."""

from __future__ import annotations

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
    "SILENT",
    "Speech",
    "catalogues",
    "languages",
    "own_language",
    "prefix_of",
    "sentence_case",
    "speech_for",
]
