"""A game at one screen: who sits where, saying and taking back, and what may be seen by whom.

Knows neither screens nor keys: the full-screen and the line front end are built on it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from wardround.players import find_player, is_player
from wardround.players.listening import LogReader
from wardround.players.player import Listener, Player, SeatView
from wardround.table.errors import BadOption, GameOver, UndoRefused
from wardround.table.game import AnyGame
from wardround.table.notation.transcript import Transcript, write
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.play.deadlines import Deadline
from wardround.table.play.event_log import EventLog
from wardround.table.play.game_in_progress import AnyPlay, GameInProgress
from wardround.table.play.journal import Entry, Word
from wardround.table.speakers import SPECTATOR, Seat, Speaker, Viewer
from wardround.table.speaking import numbers_of, only_speaker
from wardround.terminal.play.history import History
from wardround.text import Speech, speech_for


class Question(NamedTuple):
    """A bot to be asked for a word. `version` tells whether the table has moved on meanwhile."""

    seat: Seat
    player: Player
    sight: SeatView
    version: int

    def answer(self, rng: Random) -> WordNumber:
        """The bot's word. Reads nothing that changes, so it may be asked on another thread."""
        return self.player.choose(self.sight, rng)


def _nowhere(_text: str) -> None:
    """Keeps nothing."""


def _nothing() -> None:
    """Nobody waits for the end."""


class Session(ABC):
    """A game under way as one screen shows it, whoever runs it.

    `people` are those who sit at this screen, `names` what everybody is called. `version` changes
    whenever something has. `habits` are answers that are given without being asked. `more_commands`
    are those that only this kind of session has: each takes the rest of the line and answers.
    One that `changes_by_itself` has to be asked for news (`refresh`).
    """

    changes_by_itself = False

    def __init__(self, game: AnyGame, players: Sequence[str], people: list[Seat]) -> None:
        self.game = game
        self.players = tuple(players)
        self.people = people
        self.bots: dict[Seat, Player] = {}
        self.speech: Speech = speech_for(game)
        self.names = display_names(self.players, self.speech)
        self.history = History(EventLog(game))
        self.version = 0
        self.rng = Random()
        self.habits: dict[tuple[int, str], int] = {}
        self.more_commands: dict[str, Callable[[str], str]] = {}

    @property
    @abstractmethod
    def options(self) -> Mapping[str, str]:
        """What is played with."""

    @property
    @abstractmethod
    def state(self) -> Any:
        """The position now, as far as it may be known; to be read through the game only."""

    @property
    def over(self) -> bool:
        """Whether nobody may speak any more."""
        return not self.game.turn(self.state)

    @property
    @abstractmethod
    def speaker(self) -> Speaker | None:
        """Who speaks next."""

    @property
    @abstractmethod
    def asked(self) -> Seat | None:
        """The person at this screen who is asked now; None while somebody else is, or nobody."""

    @property
    @abstractmethod
    def viewer(self) -> Viewer:
        """Through whose eyes the table may be shown now, or SPECTATOR."""

    @property
    def listener(self) -> Viewer:
        """Who may hear everything in the log: the only person, or else SPECTATOR."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    @property
    def covered(self) -> bool:
        """Whether the screen must be handed over unseen before the person asked may look."""
        return False

    def uncover(self) -> None:
        """The person asked has the screen."""
        return

    def is_offline(self, seat: Seat) -> bool:
        """Whether who sits there cannot be reached now."""
        return False

    @property
    @abstractmethod
    def seconds_left(self) -> float | None:
        """How long the person asked may still take for this step; None without a limit."""

    def time_out(self) -> bool:
        """If the time of the person asked is up, end the step for them as the rules have it."""
        return False

    def refresh(self) -> bool:
        """Take over what has come from elsewhere; whether anything has."""
        return False

    def take_notices(self) -> list[str]:
        """What is to be told beside the game, once."""
        return []

    def numbers_of(self, words: Sequence[str]) -> list[int]:
        """The numbers of words as they are typed, aliases understood."""
        return numbers_of(self.game, self.options, words)

    def half_said(self, seat: Seat) -> bool:
        """Whether this seat is in the middle of a sentence."""
        return not self.over and not self.game.is_idle(self.state, seat)

    @abstractmethod
    def say(self, words: Sequence[WordNumber]) -> None:
        """Say words for the person asked, all or none; words left without a choice follow."""

    def always(self, word: WordNumber) -> None:
        """Say this word now, and from now on whenever the same is asked, without asking."""
        seat = self.asked
        if seat is None:
            raise GameOver("game-over", word=self.game.vocabulary.word(word))
        key = self._question(seat)
        self.say([word])
        self.habits[seat, key] = word
        self._follow_habits()

    def _question(self, seat: Seat) -> str:
        return self.game.prompt(self.state, seat).question.key

    def _habit(self) -> WordNumber | None:
        """What the person asked always answers to this question."""
        seat = self.asked
        if seat is None or not self.game.is_idle(self.state, seat):
            return None
        word = self.habits.get((seat, self._question(seat)))
        return word if word in self.game.legal(self.state, seat) else None

    @abstractmethod
    def _follow_habits(self) -> None:
        """Say what is always said, as long as that is asked."""

    def question(self) -> Question | None:
        """The bot that speaks next, shown what its seat may see; None if there is none here."""
        return None

    def answer(self, question: Question, word: WordNumber) -> bool:
        """Say a bot's word, unless the table has moved on; whether its sentence is over."""
        return False

    def let_bots_speak(self) -> None:
        """Let bots speak until a person is asked or the game is over."""
        return

    @abstractmethod
    def undo(self) -> list[Word]:
        """Take back the last sentence a person said, and what bots answered; the words taken."""

    @abstractmethod
    def step_back(self) -> list[Word]:
        """Take back the end of a half sentence; nothing at a rest."""

    @abstractmethod
    def restart(self) -> list[Word]:
        """Take back all that the person asked (or who spoke last) said in this part of the game."""

    @abstractmethod
    def redo(self) -> list[Word]:
        """Say again what was taken back last, bots' answers too; the words said."""

    @abstractmethod
    def journal(self) -> str:
        """The game so far as text."""


class LocalSession(Session):
    """A game that is run here. A player's name in the registry is a bot; any other is a person.

    `keep` is given the journal after every word, `finish` is called when the game is over.
    """

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[str],
        options: Mapping[str, str],
        seed: int | None = None,
        entries: Sequence[Entry] = (),
        keep: Callable[[str], None] = _nowhere,
        clock: Callable[[], float] = monotonic,
        finish: Callable[[], None] = _nothing,
    ) -> None:
        people = [seat for seat, name in enumerate(players) if not is_player(name)]
        super().__init__(game, players, people)
        settled = game.resolve_options(options)
        if len(self.players) != int(settled["seats"]):
            raise BadOption("player-count", players=len(players), seats=settled["seats"])
        for name in players:
            if not name or not name.isprintable() or len(name.split()) != 1:
                raise BadOption("play-name", name=name)
        self.bots = {s: find_player(name) for s, name in enumerate(players) if is_player(name)}
        self.table: AnyPlay = GameInProgress(game, settled, seed, entries)
        self.history = History(self.table.log)
        self._readers = {
            seat: LogReader(self.table.log, seat, bot)
            for seat, bot in self.bots.items()
            if isinstance(bot, Listener)
        }
        self.rng = Random(seed)
        self._keep = keep
        self._finish = finish
        self._uncovered: int | None = None
        self._deadline = Deadline(clock)
        self._faced = self.people[0] if self.people else SPECTATOR
        self._moved()

    @property
    def options(self) -> Mapping[str, str]:
        """What is played with."""
        return self.table.options

    @property
    def state(self) -> Any:
        """The position now; to be read through the game only."""
        return self.table.state

    @property
    def speaker(self) -> Speaker | None:
        """Who speaks next: where several may, the lowest seat."""
        turn = self.game.turn(self.state)
        return only_speaker(turn) if turn else None

    @property
    def asked(self) -> Seat | None:
        """The person who is asked now; None while a bot is, or nobody."""
        return None if self.speaker in self.bots else self.speaker

    @property
    def covered(self) -> bool:
        """Whether the screen must be handed over unseen before the person asked may look."""
        seat = self.asked
        several = len(self.people) > 1
        return several and seat is not None and self._secret() and self._uncovered != seat

    def uncover(self) -> None:
        """The person asked has the screen."""
        self._uncovered = self.asked
        self._count_down()

    @property
    def seconds_left(self) -> float | None:
        """How long the person asked may still take for this step; None without a limit."""
        return self._deadline.left

    def time_out(self) -> bool:
        """If the time of the person asked is up, end the step for them as the rules have it."""
        late = self._deadline.late
        for seat in late:
            self.table.time_out(seat)
        if late:
            self.table.redo_stack.clear()
            self._moved()
        return bool(late)

    def _count_down(self) -> None:
        seat = self.asked
        self._deadline.follow(self.table, [] if seat is None or self.covered else [seat])

    @property
    def viewer(self) -> Viewer:
        """Through whose eyes the table may be shown now, or SPECTATOR."""
        if len(self.people) <= 1:
            return self._faced
        if self.covered or (self.asked is None and self._secret()):
            return SPECTATOR
        return self._faced

    def _secret(self) -> bool:
        speaker = self.speaker
        return speaker is not None and self.game.secret(self.state, speaker) >= 0

    def say(self, words: Sequence[WordNumber]) -> None:
        """Say words for the person asked, all or none; words left without a choice follow."""
        seat = self.asked
        if seat is None:
            raise GameOver("game-over", word=self.game.vocabulary.text(words))
        self.table.say_with_forced(seat, words)
        self.table.redo_stack.clear()
        self._follow_habits()
        self._moved()

    def always(self, word: WordNumber) -> None:
        """As of every session; what followed is kept."""
        super().always(word)
        self._moved()

    def _follow_habits(self) -> None:
        word = self._habit()
        while word is not None:
            self.table.say(self.speaker or 0, [word])
            word = self._habit()

    def question(self) -> Question | None:
        """The bot that speaks next, shown what its seat may see; None if a person is asked."""
        seat = self.speaker
        if seat is None or seat not in self.bots:
            return None
        if seat in self._readers:
            self._readers[seat].catch_up()
        sight = SeatView(self.game, self.game.clone(self.state), seat)
        return Question(seat, self.bots[seat], sight, self.version)

    def answer(self, question: Question, word: WordNumber) -> bool:
        """Say a bot's word, unless the table has moved on; whether its sentence is over."""
        if question.version != self.version:
            return False
        self.table.say(question.seat, [word])
        self.table.redo_stack.clear()
        self._follow_habits()
        self._moved()
        return self.over or self.game.is_idle(self.state, question.seat)

    def let_bots_speak(self) -> None:
        """Let bots speak until a person is asked or the game is over."""
        question = self.question()
        while question is not None:
            self.answer(question, question.answer(self.rng))
            question = self.question()

    def undo(self) -> list[Word]:
        """Take back the last sentence a person said, and what bots answered; the words taken.

        Sentences said out of habit go with it: they would only be said again.
        """
        taken = self.table.take_back(self._last_person(), self.bots)
        while self._habit() is not None:
            taken = self.table.take_back(self._last_person(), self.bots) + taken
            self.table.redo_stack.join_last_two()
        self._moved()
        return taken

    def step_back(self) -> list[Word]:
        """Take back the last word of a half sentence that was a choice; nothing at a rest."""
        seat = self.asked
        taken = [] if seat is None else self.table.step_back(seat)
        if taken:
            self._moved()
        return taken

    def restart(self) -> list[Word]:
        """Take back all that the person asked (or who spoke last) said in this part of the game."""
        seat = self._last_person() if self.asked is None else self.asked
        taken = self.table.restart(seat, self.bots)
        self._moved()
        return taken

    def redo(self) -> list[Word]:
        """Say again what was taken back last, bots' answers too; the words said."""
        words = self.table.redo()
        self._moved()
        return words

    def _last_person(self) -> Seat:
        for logged in reversed(self.table.log.words):
            if logged.word.speaker in self.people:
                return logged.word.speaker
        raise UndoRefused("undo-nothing")

    def transcript(self) -> Transcript:
        """The game so far, to be written down."""
        game, table = self.game, self.table
        entries = tuple(table.entries)
        return Transcript(game.name, game.rules_version, table.options, self.players, entries)

    def journal(self) -> str:
        """The text that `--resume` goes on from."""
        return write(self.game, self.transcript())

    def _moved(self) -> None:
        self.version += 1
        if self.asked is not None:
            self._faced = self.asked
        if self._uncovered != self.asked:
            self._uncovered = None
        self._count_down()
        self._keep(self.journal())
        if self.over:
            self._finish()
            self._end_for_listeners()

    def _end_for_listeners(self) -> None:
        outcome = self.game.outcome(self.state)
        for reader in self._readers.values():
            reader.catch_up()
            reader.listener.end(outcome)
        self._readers.clear()


def resume_session(
    game: AnyGame,
    transcript: Transcript,
    keep: Callable[[str], None],
    finish: Callable[[], None] = _nothing,
) -> LocalSession:
    """The session a journal was kept of. Chance goes on from fresh entropy."""
    players = _players_of(transcript)
    options, entries = transcript.options, transcript.entries
    return LocalSession(game, players, options, None, entries, keep, finish=finish)


def names_in(transcript: Transcript, speech: Speech) -> list[str]:
    """What those are called who play in a journal."""
    return display_names(_players_of(transcript), speech)


def display_names(players: Sequence[str], speech: Speech) -> list[str]:
    """What players are called; those of one name are told apart by their seats."""
    names = [_display_name(name, seat, speech) for seat, name in enumerate(players)]
    return [
        speech.label("play-namesake", name=name, seat=seat) if names.count(name) > 1 else name
        for seat, name in enumerate(names, 1)
    ]


def _display_name(name: str, seat: Seat, speech: Speech) -> str:
    if name == "you":
        return speech.label("play-you")
    return speech.seat(seat) if name == _nameless(seat) else name


def _players_of(transcript: Transcript) -> tuple[str, ...]:
    seats = range(int(transcript.options["seats"]))
    return transcript.players or tuple(map(_nameless, seats))


def _nameless(seat: Seat) -> str:
    """The name of who has none, as one word."""
    return f"player-{seat + 1}"
