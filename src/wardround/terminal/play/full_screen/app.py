"""The full screen: the table, what can be said, and a line to say it in."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, OptionList, Static
from textual.worker import Worker

from wardround.players.player import BadPlayer
from wardround.table.errors import WardroundError
from wardround.table.notation.vocabulary import WordNumber
from wardround.terminal.games import kit_of
from wardround.terminal.play.choices import KEYS, Choice
from wardround.terminal.play.completion import useful
from wardround.terminal.play.full_screen.pages import Cover, Sheet
from wardround.terminal.play.full_screen.parts import Row, banner, choice_rows, keys_line, top
from wardround.terminal.play.full_screen.style import STYLE
from wardround.terminal.play.log_view import end_lines, log_lines, rounds_over
from wardround.terminal.play.repl import Repl, Reply, no_such_choice
from wardround.terminal.play.session import Question, Session

PACE = 0.8
TICK = 0.25
NARROW = 96
LOW = 32
LOGGED = 14
FEWEST_LINES, MANY_LINES = 4, 13
MOST_BANNER = 7
LEAST_TABLE = 5
MANY_LOGGED, FEW_LOGGED = 11, 6
# Of the rest of a choice that did not fit; a longer one is shown in one line more.
MANY_DETAILS = 2
# Top, border, what is typed, keys.
OTHER_LINES = 4


class CommandLine(Input):
    """Where words are typed. With nothing typed, keys of choices choose and arrows move."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.choose(-1)", show=False),
        Binding("down", "app.choose(1)", show=False),
        Binding("tab", "app.complete", show=False),
        Binding("escape", "app.step_back", show=False),
        Binding("pageup", "app.scroll_table(-1)", show=False),
        Binding("pagedown", "app.scroll_table(1)", show=False),
        Binding("f1", "app.hear('help')", show=False),
        Binding("f2", "app.hear('others')", show=False),
        Binding("f3", "app.hear('log')", show=False),
        Binding("f4", "app.hear('scores')", show=False),
        Binding("f5,ctrl+z", "app.hear('undo')", show=False),
        Binding("f6,ctrl+y", "app.hear('redo')", show=False),
        Binding("f7", "app.hear('restart')", show=False),
        Binding("ctrl+c", "app.leave", show=False, priority=True),
        Binding("ctrl+d", "app.end_input", show=False),
    ]

    async def _on_key(self, event: events.Key) -> None:
        app = self.app
        if isinstance(app, PlayApp) and app.takes(event.character or "", self.value):
            event.stop()
            event.prevent_default()
            return
        await super()._on_key(event)


class PlayApp(App[None]):
    """Shows the table to whoever is asked, hears them, and lets bots speak so one can follow."""

    ENABLE_COMMAND_PALETTE = False
    CSS = STYLE

    def __init__(self, session: Session, hint: str = "", fast: bool = False) -> None:
        super().__init__()
        self.session = session
        self.failure: BadPlayer | None = None
        self.repl = Repl(session)
        self._hint = hint
        self._pace = 0.0 if fast else PACE
        self._skipped = asyncio.Event()
        self._offered: list[Choice] = []
        self._rows: list[Row] = []
        self._drawn: tuple[list[Choice], int] = ([], 0)
        self._rounds = rounds_over(session)
        self._unread = False
        self._refused = ""

    def compose(self) -> ComposeResult:
        """From top to bottom: where we are, what is asked, the table, what can be said."""
        yield Static(id="top")
        yield Static(id="banner")
        with Horizontal(id="middle"):
            with VerticalScroll(id="own-scroll", can_focus=False):
                yield Static(id="own")
            with VerticalScroll(id="side-scroll", can_focus=False):
                yield Static(id="side")
        with Horizontal(id="bottom"):
            choices = OptionList(id="choices")
            choices.can_focus = False
            yield choices
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="told")
        yield Static(id="detail")
        yield Static(id="status")
        yield CommandLine(id="line", placeholder=self.session.speech.label("play-type-here"))
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Begin."""
        self.query_one(CommandLine).focus()
        self._status(self._hint)
        self.set_interval(TICK, self._tick)
        self._go_on()

    def _tick(self) -> None:
        """Show the time that is left; when it is up, or news have come, go on."""
        if self.session.refresh():
            self._tell_notices()
            self._go_on()
        if self.session.seconds_left is None:
            return
        if self.session.time_out():
            self._status(self.session.speech.label("play-time-up"))
            self._go_on()
        else:
            top_line = self.screen_stack[0].query_one("#top", Static)
            top_line.update(top(self.session, self.size.width))

    def _tell_notices(self) -> None:
        told = self.session.take_notices()
        if told:
            self._status("\n".join(told))

    def on_resize(self, event: events.Resize) -> None:
        """Show less where there is less room."""
        self.screen_stack[0].set_class(event.size.width < NARROW, "narrow")
        self.screen_stack[0].set_class(event.size.height < LOW, "low")
        self.call_after_refresh(self._draw)

    def _go_on(self) -> Worker[None]:
        return self.run_worker(self._drive(), exclusive=True)

    async def _drive(self) -> None:
        """Let bots speak until a person is asked; then show the table to that person."""
        self._skipped.clear()
        question = self.session.question()
        if question is not None:
            self._invite("play-skip-here" if self._pace else "play-type-here")
            self._draw()
        while question is not None:
            try:
                word = await asyncio.to_thread(question.answer, self.session.rng)
            except BadPlayer as error:
                self.failure = error
                self.exit()
                return
            if self._is_torn_down():
                return
            ended = self._answer(question, word)
            question = self.session.question()
            if ended and question is not None and self._pace and not self._skipped.is_set():
                self._draw()
                await self._pause()
                if self._is_torn_down():
                    return
        self._invite("play-type-here")
        self._recap()
        self._draw()
        if self.session.over:
            self._show_end()
        elif self.session.covered:
            self._cover()

    def _invite(self, key: str) -> None:
        """Say in the empty line what it is for."""
        line = self.screen_stack[0].query_one(CommandLine)
        line.placeholder = self.session.speech.label(key)

    def _is_torn_down(self) -> bool:
        """Whether the screen was taken down while a bot was thinking."""
        return not self.screen_stack or not self.screen_stack[0].query("#top")

    def _recap(self) -> None:
        """When a round has ended, tell what everybody made of it."""
        over = rounds_over(self.session)
        if over > self._rounds:
            self._status(kit_of(self.session.game.name).scene.recap(self.session, over))
        self._rounds = over

    def _answer(self, question: Question, word: WordNumber) -> bool:
        """Say a bot's word; whether its sentence is over. A game that cannot be kept goes on."""
        try:
            return self.session.answer(question, word)
        except WardroundError as error:
            self._status(self.session.speech.error(error, self.session.names))
            return True

    async def _pause(self) -> None:
        try:
            await asyncio.wait_for(self._skipped.wait(), self._pace)
        except TimeoutError:
            return

    def _cover(self) -> None:
        who = self.session.names[self.session.asked or 0]
        text = self.session.speech.label("play-cover", who=who)
        self.push_screen(Cover(text), lambda _: self._uncover())

    def _uncover(self) -> None:
        self.session.uncover()
        self._draw()

    def _show_end(self) -> None:
        label = self.session.speech.label
        sheet = Sheet(label("play-title-end"), end_lines(self.session), label("play-end-foot"))
        self.push_screen(sheet)

    def _draw(self) -> None:
        session, width = self.session, self.size.width
        panels = kit_of(session.game.name).panels
        root = self.screen_stack[0]
        root.query_one("#top", Static).update(top(session, width))
        root.query_one("#banner", Static).update(banner(session, self.repl.pending_question))
        root.query_one("#own", Static).update(panels.own(session, useful(session)))
        root.query_one("#side", Static).update(panels.side(session))
        root.query_one("#told", Static).update(Text("\n".join(log_lines(session, LOGGED))))
        root.query_one("#log", VerticalScroll).scroll_end(animate=False)
        root.query_one("#keys", Static).update(keys_line(session, width))
        self._draw_choices()

    def _draw_choices(self) -> None:
        hidden = self.session.covered
        offered = [] if hidden else self.repl.choices
        root = self.screen_stack[0]
        root.set_class(not offered, "idle")
        drawn = (offered, self._choice_width() * self.size.height)
        if drawn == self._drawn:
            return
        self._drawn = drawn
        self._offered = offered
        room = self._choice_room() - any(choice.chance for choice in offered)
        self._rows = choice_rows(offered, self._choice_width(), room)
        options = root.query_one("#choices", OptionList)
        options.clear_options()
        options.add_options([row.drawn for row in self._rows])
        options.highlighted = self._first_highlight(offered)
        self._detail()
        self._fit()

    def _fit(self) -> None:
        """Share the height between choices, the line about the highlighted one, and the status."""
        root = self.screen_stack[0]
        options = root.query_one("#choices", OptionList)
        detail = root.query_one("#detail", Static)
        details = self._detail_height()
        detail.display = details > 0
        detail.styles.min_height = details
        status = root.query_one("#status", Static)
        height = max(FEWEST_LINES, self._choice_room() - details - self._lines_of(status))
        options.styles.max_height = height
        shown = min(height, sum(row.drawn.plain.count("\n") + 1 for row in self._rows))
        low = self.size.height < LOW
        root.query_one("#log").styles.height = max(FEW_LOGGED, shown) if low else MANY_LOGGED
        self.call_after_refresh(options.scroll_to_highlight)

    def _lines_of(self, part: Static) -> int:
        text = part.content
        if not part.display or not isinstance(text, Text):
            return 0
        return len(text.wrap(self.console, max(1, self.size.width - 2)))

    def _detail_height(self) -> int:
        """As high as the longest needs, so that the table stays where it is as one looks on."""
        told = map(self._told_of, range(len(self._rows)))
        width = max(1, self.size.width - 2)
        lines = (len(text.wrap(self.console, width)) for text in told if text)
        return min(MANY_DETAILS, max(lines, default=0))

    def _first_highlight(self, offered: list[Choice]) -> int | None:
        """The first choice; where something is asked twice, going back."""
        lines = [choice.line for choice in offered]
        return lines.index("back") if "back" in lines else 0 if lines else None

    def _choice_width(self) -> int:
        width = self.size.width
        return (width if width < NARROW else width * 3 // 5) - 3

    def _choice_room(self) -> int:
        """As many lines as leave room for the banner, the least of the table, and what is typed."""
        asked = banner(self.session, self.repl.pending_question).wrap(
            self.console, max(1, self.size.width - 3)
        )
        left = self.size.height - min(len(asked), MOST_BANNER) - LEAST_TABLE - OTHER_LINES
        return max(FEWEST_LINES, min(MANY_LINES, left))

    def _detail(self) -> None:
        options = self.screen_stack[0].query_one("#choices", OptionList)
        index = options.highlighted
        known = index is not None and index < len(self._rows)
        told = self._told_of(index) if known and index is not None else Text()
        self.screen_stack[0].query_one("#detail", Static).update(told)

    def _told_of(self, index: int) -> Text:
        """What the list does not say of a choice: the end of a text, and that chance answers."""
        choice, rest = self._offered[index], self._rows[index].rest
        chance = self.session.speech.label("play-chance") if choice.chance else ""
        if not rest and not chance:
            return Text()
        text = Text(f"{choice.line}: ", style="bold")
        text.append(f"{rest} " if rest else "", style="not bold")
        return text.append(chance, style="not bold italic #ffb43a")

    def _status(self, text: str) -> None:
        status = self.screen_stack[0].query_one("#status", Static)
        status.update(Text(text))
        status.display = bool(text)
        self._fit()

    def on_option_list_option_highlighted(self) -> None:
        """Show what the choice would do."""
        self._detail()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click says it."""
        self._choose(self._offered[event.option_index])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter says the line typed; with nothing typed, the choice; while bots speak, it skips.

        After the answer to a `why` or a `hint` and after a refusal it first only takes these away.
        """
        event.input.value = ""
        if event.value.strip():
            reply = self._hear(event.value)
            asked_why = event.value.split()[0].lower() == "why"
            self._unread = reply.refused or asked_why
            self._refused = event.value if reply.refused else ""
        elif self._unread:
            self._unread = False
            self._status("")
        elif self.session.over:
            self._show_end()
        elif self.session.asked is None:
            self._skipped.set()
        else:
            self._say_highlighted()

    def _say_highlighted(self) -> None:
        index = self.screen_stack[0].query_one("#choices", OptionList).highlighted
        if index is not None and index < len(self._offered):
            self._choose(self._offered[index])

    def takes(self, character: str, typed: str) -> bool:
        """Whether a key was a choice or skipped, so that it is not typed."""
        if typed or not character:
            return False
        if character in ". ":
            self._skipped.set()
            return True
        if character not in KEYS + "0":
            return False
        self._choose_key(character)
        return True

    def _choose_key(self, key: str) -> None:
        place = KEYS.find(key)
        if 0 <= place < len(self._offered):
            self._choose(self._offered[place])
        else:
            self._status(self.session.speech.error(no_such_choice(key, len(self._offered))))

    def _hear(self, line: str) -> Reply:
        self._unread = False
        self._refused = ""
        thinking = self.repl.thinking(line)
        if thinking:
            self._status(thinking)
            self.run_worker(self._think(line), group="thinking", exclusive=True)
            return Reply()
        return self._show(self.repl.hear(line))

    async def _think(self, line: str) -> None:
        """Answer a line that takes long, unless the table has moved on meanwhile."""
        version = self.session.version
        reply = await asyncio.to_thread(self.repl.hear, line)
        if version == self.session.version:
            self._unread = True
            self._status(reply.line)
            self._highlight(reply.best)

    def _highlight(self, words: str) -> None:
        """Move to the choice that these words begin with; none if it is not among the choices."""
        begins = (f"{words} ".startswith(f"{choice.line} ") for choice in self._offered)
        place = next((place for place, found in enumerate(begins) if found), None)
        if place is not None:
            self.screen_stack[0].query_one("#choices", OptionList).highlighted = place

    def _choose(self, choice: Choice) -> Reply:
        self._unread = False
        self._refused = ""
        return self._show(self.repl.choose(choice))

    def _show(self, reply: Reply) -> Reply:
        if reply.leave:
            self.action_leave()
            return reply
        self._status(reply.line if reply.line != self.repl.pending_question else "")
        if reply.title:
            self._show_page(reply)
        self._go_on()
        return reply

    def _show_page(self, reply: Reply) -> None:
        label = self.session.speech.label
        at_end = reply.title == label("play-title-log")
        self.push_screen(Sheet(reply.title, reply.page, label("play-page-foot"), at_end))

    def action_hear(self, line: str) -> None:
        """A key that stands for a line."""
        self._hear(line)

    def action_choose(self, step: int) -> None:
        """Move to another choice; up after a refusal brings the line back."""
        line = self.query_one(CommandLine)
        self._unread = False
        if step < 0 and self._refused and not line.value:
            line.value, self._refused = self._refused, ""
            line.cursor_position = len(line.value)
            return
        options = self.screen_stack[0].query_one("#choices", OptionList)
        if step > 0:
            options.action_cursor_down()
        else:
            options.action_cursor_up()

    def action_complete(self) -> None:
        """Complete the word being typed; tell what it could become if that is several."""
        line = self.query_one(CommandLine)
        found = self.repl.completions(line.value)
        line.value = self.repl.complete(line.value)
        line.cursor_position = len(line.value)
        self._status("  ".join(found) if len(found) > 1 else "")

    def action_step_back(self) -> None:
        """Empty the line; with nothing typed, take back the last word of a half sentence."""
        line = self.query_one(CommandLine)
        if line.value:
            line.value = ""
        else:
            self._hear("back")

    def action_scroll_table(self, step: int) -> None:
        """Scroll the table where it does not fit."""
        for name in ("#own-scroll", "#side-scroll"):
            part = self.screen_stack[0].query_one(name, VerticalScroll)
            part.scroll_relative(y=step * max(1, part.size.height - 2), animate=False)

    def action_end_input(self) -> None:
        """Leave, as every line of a terminal does; with something typed, delete to the right."""
        line = self.query_one(CommandLine)
        if line.value:
            line.action_delete_right()
        else:
            self.action_leave()

    def action_leave(self) -> None:
        """Leave. Everything said is kept already."""
        self.exit()
