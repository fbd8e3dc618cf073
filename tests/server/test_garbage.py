"""All garbage is looked for when memory has grown, and not before."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import ref

import pytest

from wardround.server.garbage import FullCollections


class Cyclic:
    """Something that only a collection frees."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def own_collector() -> Iterator[None]:
    """Leave Python's collector as it was."""
    threshold = gc.get_threshold()
    gc.collect()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()


@contextmanager
def grown_memory(objects: int) -> Iterator[None]:
    held = [object() for _ in range(objects)]
    yield
    del held


def test_garbage_stays_while_memory_stays() -> None:
    collections = FullCollections()
    collections.begin()
    cycle = ref(Cyclic())
    collections.collect_if_due()
    assert cycle() is not None


def test_garbage_goes_when_memory_has_grown_by_half() -> None:
    collections = FullCollections()
    collections.begin()
    cycle = ref(Cyclic())
    with grown_memory(collections.blocks * 6 // 10):
        collections.collect_if_due()
        assert cycle() is None


def test_memory_that_stays_is_not_looked_through_again() -> None:
    collections = FullCollections()
    collections.begin()
    with grown_memory(collections.blocks * 6 // 10):
        collections.collect_if_due()
        cycle = ref(Cyclic())
        collections.collect_if_due()
        assert cycle() is not None


def test_nothing_is_collected_before_it_has_begun() -> None:
    cycle = ref(Cyclic())
    FullCollections().collect_if_due()
    assert cycle() is not None
