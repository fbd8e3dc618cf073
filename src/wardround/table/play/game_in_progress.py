"""A game in progress: its state, its journal and log, and everything that changes them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from random import Random, SystemRandom
from typing import Any, Generic, TypeVar

from wardround.table.contract.data import GivenOptions
from wardround.table.errors import GameOver, IllegalWord, NotToSpeak, UndoRefused, WardroundError
from wardround.table.game import Game
from wardround.table.messages import Happening
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.play.consent import Plea
from wardround.table.play.event_log import EventLog
from wardround.table.play.forced import forced_word
from wardround.table.play.journal import Entry, Note, Rewind, StandingWord, Undo, Word
from wardround.table.play.prompts import PromptNumbers
from wardround.table.play.replay import replay
from wardround.table.play.timeline import Timeline
from wardround.table.play.undo import RedoStack, UndoOffer, check_undo, undo_offer
from wardround.table.speakers import SPECTATOR, Seat
from wardround.table.speaking import check, chosen_by, in_order, waits_for_chance

State = TypeVar("State")


class GameInProgress(Generic[State]):
    """Seats say words here; chance answers at once; everything is journaled and logged.

    A word is checked, executed once, and appended. The seed feeds chance alone. It is kept nowhere
    but in the generator: nothing that leaves the table tells it. Without a seed chance is drawn
    from the system's entropy. Entries to continue from are checked, unless they are `trusted`
    because they were checked when they were made.
    """

    def __init__(
        self,
        game: Game[State],
        options: GivenOptions,
        seed: int | None = None,
        entries: Sequence[Entry] = (),
        trusted: bool = False,
    ) -> None:
        self.game = game
        self.options = game.resolve_options(options)
        self.entries: list[Entry] = []
        self.log = EventLog(game)
        self.prompts = PromptNumbers(int(self.options["seats"]))
        self.redo_stack = RedoStack()
        self._plea: Plea | None = None
        self._timeline = Timeline(game, self.options, entries)
        self._random: Random = SystemRandom() if seed is None else Random(seed)
        self.state = game.start(self.options)
        if not trusted:
            replay(game, self.options, entries)
        for entry in entries:
            self._journal(entry)
        self._execute(self._timeline.standing)
        self._let_chance_speak()

    @property
    def turn(self) -> list[int]:
        """The speakers that may speak now; nobody once the game is over."""
        return self.game.turn(self.state)

    @property
    def plea(self) -> Plea | None:
        """The open plea; it lapses as soon as anything is journaled."""
        plea = self._plea
        return plea if plea is not None and plea.number == len(self.entries) else None

    def say(self, seat: Seat, words: Sequence[WordNumber]) -> list[Happening]:
        """Say words for a seat, all or none, and let chance answer; return what happened.

        Inside a sentence a group may be given in any order; it is journaled sorted.
        """
        first = len(self.log.words)
        try:
            self._say_all([Word(seat, word) for word in words])
        except (IllegalWord, NotToSpeak, GameOver):
            ordered = in_order(self.game, self.state, seat, words)
            if ordered is None:
                raise
            self._say_all([Word(seat, word) for word in ordered])
        self._let_chance_speak()
        self.redo_stack.forget(seat)
        return [one for logged in self.log.words[first:] for one in logged.happenings]

    def say_with_forced(self, seat: Seat, words: Sequence[WordNumber]) -> None:
        """Say words for a seat, and then those of its sentence that leave no choice."""
        self.say(seat, words)
        while (word := forced_word(self.game, self.state, seat)) is not None:
            self.say(seat, [word])

    def say_default(self, seat: Seat) -> None:
        """Let the rules answer for a seat that has left, one sentence; a half one is void."""
        self._cancel_sentence(seat)
        open_sentence = True
        while open_sentence and seat in self.turn:
            self.say(seat, [self.game.default_word(self.state, seat)])
            open_sentence = not self.game.is_idle(self.state, seat)

    def time_out(self, seat: Seat) -> list[Happening]:
        """The time of this seat is up: its half sentence is void, and it says the default word.

        That is said until the seat no longer has the word or the step has ended; returns what
        happened. A seat that does not have the word loses nothing: then nothing is done.
        """
        happenings: list[Happening] = []
        if seat not in self.turn:
            return happenings
        self.note(seat, "timeout")
        self._cancel_sentence(seat)
        epoch = self.game.undo_epoch(self.state)
        limit = self.game.time_limit(self.state)
        while seat in self.turn and self.game.undo_epoch(self.state) == epoch:
            if self.game.time_limit(self.state) != limit:
                break
            happenings += self.say(seat, [self.game.default_word(self.state, seat)])
        return happenings

    def note(self, seat: Seat, event: str) -> None:
        """Journal what the rules do not care about."""
        self._append(Note(seat, event))

    def undo(self, seat: Seat, count: int) -> list[Word]:
        """Take back the last `count` words of a seat; UndoRefused says why not.

        Returns the words taken back. Nothing is kept for `redo`.
        """
        undo = Undo(seat, count)
        if not self.turn:
            raise UndoRefused("undo-over")
        check_undo(self._timeline, undo)
        return self._go_back(undo)

    def rewind(self, entry: int) -> list[Word]:
        """By consent: everything said from this entry on is void, and chance is drawn anew.

        Returns the words taken back.
        """
        taken = self._go_back(Rewind(entry))
        self._let_chance_speak()
        return taken

    def undo_offer(self, seat: Seat, consenting: Collection[Seat]) -> UndoOffer | None:
        """What `take_back` would take back for this seat; None if there is nothing."""
        return undo_offer(self.log, self.state, seat, consenting)

    def take_back(self, seat: Seat, consenting: Collection[Seat]) -> list[Word]:
        """Take back this seat's open or last sentence, and the answers of seats that consent.

        First as an undo, which words of others may survive. If that is refused, everything since
        is void, provided that only consenting seats have spoken since and chance has not. Returns
        the words taken back, which `redo` says again.
        """
        sentence = self.log.last_sentence(seat)
        if not sentence:
            raise UndoRefused("undo-nothing")
        try:
            taken = self.undo(seat, len(sentence))
        except UndoRefused:
            start = sentence[0].place
            since = [entry for entry in self.entries[start:] if isinstance(entry, Word)]
            free = all(word.speaker == seat or word.speaker in consenting for word in since)
            if not free or not self.turn:
                raise
            taken = self.rewind(start)
        self.redo_stack.push(seat, taken)
        return taken

    def step_back(self, seat: Seat) -> list[Word]:
        """Take back the last word of a half-said sentence that was a choice; nothing at rest."""
        taken: list[Word] = []
        if not self.turn or self.game.is_idle(self.state, seat):
            return taken
        forced = True
        while forced:
            taken = self.undo(seat, 1) + taken
            forced = forced_word(self.game, self.state, seat) is not None
        self.redo_stack.push(seat, taken)
        return taken

    def restart(self, seat: Seat, consenting: Collection[Seat]) -> list[Word]:
        """Take back what this seat said under the present heading, sentence by sentence.

        Stops where taking back is refused; UndoRefused if nothing was taken back at all. Each
        sentence is a step of its own for `redo`.
        """
        here = self.game.heading(self.state)
        taken: list[Word] = []
        while (sentence := self.log.last_sentence(seat)) and sentence[0].heading == here:
            try:
                taken = self.take_back(seat, consenting) + taken
            except UndoRefused:
                if not taken:
                    raise
                break
        if not taken:
            raise UndoRefused("restart-nothing")
        return taken

    def redo(self, seat: Seat | None = None) -> list[Word]:
        """Say again what this seat, or whoever took back last, took back; return the words."""
        step = self.redo_stack.last(seat)
        if step is None:
            raise UndoRefused("redo-nothing")
        try:
            self._say_all(step.words)
        except WardroundError:
            self.redo_stack.forget(step.seat)
            raise UndoRefused("redo-gone") from None
        self.redo_stack.remove(step)
        self._let_chance_speak()
        return step.words

    def plead(self, seat: Seat, others: frozenset[Seat], until: float) -> None:
        """Ask the others to go back to before this seat's last sentence, until this time."""
        if self.plea is not None and self.plea.seat != seat:
            raise UndoRefused("plea-open", whom=self.plea.seat + 1)
        sentence = self.log.last_sentence(seat)
        if not sentence:
            raise UndoRefused("undo-nothing")
        if not others:
            raise UndoRefused("plea-alone")
        words = [self.log.word_for(logged, SPECTATOR) for logged in sentence]
        place = sentence[0].place
        self._plea = Plea(len(self.entries), seat, place, words, others, until)

    def answer_plea(self, seat: Seat, number: int, agree: bool) -> None:
        """Answer the open plea. The last yes takes the table back; one no ends the plea."""
        if self.plea is None:
            raise UndoRefused("plea-gone")
        self._plea = self.plea.after_answer(seat, number, agree)
        if self._plea is not None and not self._plea.waiting:
            self.rewind(self._plea.entry)
            self.redo_stack.clear()

    def drop_plea(self) -> None:
        """The open plea has run out."""
        self._plea = None

    def _say_all(self, words: Sequence[Word]) -> None:
        """Check and execute each word once and journal them; if one is refused, none was said."""
        place, logged = len(self.entries), len(self.log.words)
        before = self.game.clone(self.state) if len(words) > 1 else self.state
        try:
            for offset, word in enumerate(words):
                check(self.game, self.state, word.speaker, word.word)
                self.log.execute(self.state, place + offset, word)
        except WardroundError:
            self.state = before
            self.log.cut(logged)
            raise
        for word in words:
            self._append(word)
        self._timeline.keep(self._timeline.last, self.state)

    def _append(self, entry: Word | Note) -> None:
        self._timeline.append(entry)
        self._journal(entry)

    def _journal(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.prompts.count(entry)

    def _execute(self, words: Iterable[StandingWord]) -> None:
        for one in words:
            self.log.execute(self.state, one.place, one.word)
            self._timeline.keep(one, self.state)

    def _let_chance_speak(self) -> None:
        turn = self.turn
        while waits_for_chance(turn):
            words, weights = self.game.legal(self.state, turn[0]), self.game.weights(self.state)
            word = Word(turn[0], chosen_by(self._random.random(), words, weights))
            self.log.execute(self.state, len(self.entries), word)
            self._append(word)
            self._timeline.keep(self._timeline.last, self.state)
            turn = self.turn

    def _cancel_sentence(self, seat: Seat) -> None:
        if not self.game.is_idle(self.state, seat):
            self.undo(seat, len(self.log.last_sentence(seat)))

    def _go_back(self, entry: Undo | Rewind) -> list[Word]:
        """Journal a taking back, and bring state and log to what it says; the words taken."""
        back = self._timeline.go_back(entry)
        self._journal(entry)
        self.log.cut(back.shared)
        self.state = back.state
        self._execute(back.again)
        return back.taken


# A game in progress of a game that is known by its name alone.
AnyPlay = GameInProgress[Any]
