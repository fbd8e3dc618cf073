"""Pages that lie over the table: a page of lines, and the cover where something is secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Sheet(ModalScreen[None]):
    """A page of lines to be read; any of its keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,f1,f2,f3,f4", "dismiss", show=False),
        Binding("ctrl+c", "app.leave", show=False, priority=True),
    ]
    AUTO_FOCUS = "#page"

    def __init__(self, title: str, lines: Sequence[str], foot: str, at_end: bool = False) -> None:
        super().__init__()
        self._head = title
        self._lines = lines
        self._foot = foot
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        """A title, the lines in a part that scrolls, and how to close it."""
        yield Static(Text(self._head, style="bold"), id="page-title")
        with VerticalScroll(id="page"):
            yield Static(Text("\n".join(self._lines)))
        yield Static(Text(self._foot), id="page-foot")

    def on_mount(self) -> None:
        """A log is read from its end."""
        if self._at_end:
            self.query_one("#page", VerticalScroll).scroll_end(animate=False)


class Cover(ModalScreen[None]):
    """Hides the table until the person asked sits at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss", show=False),
        Binding("ctrl+c", "app.leave", show=False, priority=True),
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        """One sentence in the middle of nothing."""
        yield Static(Text(self._text, style="bold", justify="center"), id="cover")
