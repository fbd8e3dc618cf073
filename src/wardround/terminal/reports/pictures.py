"""Pictures of a report as files of their own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from wardround.table.errors import WardroundError
from wardround.terminal.files import reason


def write_pictures(folder: Path, pictures: Mapping[str, str]) -> None:
    """Write each picture as `NAME.svg`; those that are there are replaced."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, drawn in pictures.items():
            (folder / f"{name}.svg").write_text(drawn + "\n", encoding="utf-8")
    except OSError as error:
        raise WardroundError("file-unwritable", path=str(folder), reason=reason(error)) from None
