from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.serving import Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the tests of a file; nothing may go wrong in it unseen."""
    with serving(tmp_path_factory.mktemp("server")) as one:
        yield one
        assert not one.faults()
