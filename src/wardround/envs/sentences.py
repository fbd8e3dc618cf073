"""What was refused, as a sentence: a program meets an error as a traceback, which people read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from wardround.table.errors import WardroundError
from wardround.text import Speech


@contextmanager
def with_sentences() -> Iterator[None]:
    """An error that leaves says what is wrong and how to mend it, in notes below its key.

    Notes stand in the traceback. Also a decorator.
    """
    try:
        yield
    except WardroundError as error:
        # What was refused inside another environment has its sentence already.
        if not hasattr(error, "__notes__"):
            speech = Speech()
            for told in (*speech.mistakes(error), speech.error(error)):
                error.add_note(told)
        raise
