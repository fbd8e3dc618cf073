"""Entries of a journal as they are sent: their sentences are rendered no oftener than needed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.in_process import a_registry, a_table, answer_for, person
from wardround.server.payloads.table_payload import table_payload
from wardround.server.tables.live_table import LiveTable
from wardround.server.translation import Locale, sentences_about


def private_words(table: LiveTable) -> int:
    return sum(logged.owner is not None for logged in table.require_play().log.words)


@pytest.mark.parametrize("administrators", ["yes", "no"])
def test_sentences_are_rendered_once_for_all_who_know_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, administrators: str
) -> None:
    rendered: list[object] = []

    def count(*arguments: Any) -> list[str]:
        rendered.append(arguments)
        return sentences_about(*arguments)

    async def run() -> None:
        registry = a_registry(tmp_path)
        options = {"administrators": administrators}
        table = await a_table(registry, person("Ada"), person("Bea"), options=options)
        while "setup" in table.record.heading:
            await answer_for(table, 0, 1)
        for seats in ((0,), (1,), ()):
            table_payload(table, seats, 0, Locale())
        words = len(table.require_play().log.words)
        assert (private_words(table) > 0) == (administrators == "yes")
        assert len(rendered) == words + private_words(table)
        await registry.close()

    monkeypatch.setattr("wardround.server.payloads.entries.sentences_about", count)
    asyncio.run(run())
