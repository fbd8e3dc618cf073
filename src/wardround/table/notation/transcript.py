"""Journals as text that a person can read: a header, then sentences under headings::

    wardround journal 1
    game dice-hospital
    rules 2
    cards 9d1f0c2b7a34
    seats 2
    option activation simultaneous
    player 1 random

    # setup
    *: seat-2
    2: nurse pharmacy g4
    undo 2 3

`docs/notation.md` has the grammar. Headings and other lines that begin with `#` are for people
and are not read back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, NoReturn, TypeVar

from wardround.table.contract.data import Options
from wardround.table.errors import BadJournal, UnknownWord, WardroundError
from wardround.table.game import AnyGame, Game
from wardround.table.play.journal import NOTES, Entry, Note, Rewind, Undo, Word
from wardround.table.play.timeline import Follower
from wardround.table.speakers import Speaker, is_chance, speaker_of, text_of
from wardround.table.speaking import numbers_of

State = TypeVar("State")
FIRST_LINE = "wardround journal 1"


class Transcript(NamedTuple):
    """A journal with what must be known to replay it."""

    game: str
    rules: int
    options: Options
    players: tuple[str, ...]
    entries: tuple[Entry, ...]


def write(game: Game[State], transcript: Transcript) -> str:
    """The text of a journal that can be replayed."""
    head = [FIRST_LINE, f"game {transcript.game}", f"rules {transcript.rules}"]
    cards = game.cards_digest(transcript.options)
    head += [f"cards {cards}"] if cards else []
    head.append(f"seats {transcript.options['seats']}")
    usual = game.resolve_options({"seats": transcript.options["seats"]})
    others = {name: value for name, value in transcript.options.items() if name != "seats"}
    head += [f"option {n} {value}" for n, value in others.items() if usual[n] != value]
    head += [f"player {n} {name}" for n, name in enumerate(transcript.players, 1)]
    body = _Writer(game, transcript).lines()
    return "\n".join([*head, *body]) + "\n"


class _Writer:
    """Follows the game so that each line is one sentence, under the heading of its phase."""

    def __init__(self, game: AnyGame, transcript: Transcript) -> None:
        self.game = game
        self.transcript = transcript
        self.follower = Follower(game, transcript.options)
        self.out: list[str] = []
        self.line: list[str] = []
        self.speaker: Speaker | None = None
        self.last_heading = ""

    def lines(self) -> list[str]:
        for entry in self.transcript.entries:
            if isinstance(entry, Word):
                self.word(entry)
            else:
                self.flush()
                self.out.append(_note_text(entry))
                self.follower.step(entry)
        self.flush()
        return self.out

    def word(self, entry: Word) -> None:
        heading = self.game.heading(self.follower.state)
        if heading != self.last_heading:
            self.flush()
            self.out += ["", f"# {heading}"]
            self.last_heading = heading
        if entry.speaker != self.speaker:
            self.flush()
        self.speaker = entry.speaker
        self.line.append(self.game.vocabulary.word(entry.word))
        self.follower.step(entry)
        after = self.follower.state
        if not is_chance(entry.speaker) and self.game.is_idle(after, entry.speaker):
            self.flush()

    def flush(self) -> None:
        if self.line and self.speaker is not None:
            self.out.append(f"{text_of(self.speaker)}: {' '.join(self.line)}")
        self.line = []
        self.speaker = None


def _note_text(entry: Undo | Rewind | Note) -> str:
    if isinstance(entry, Undo):
        return f"undo {entry.seat + 1} {entry.words}"
    if isinstance(entry, Rewind):
        return f"rewind {entry.entry + 1}"
    return f"note {entry.seat + 1} {entry.event}"


def split(text: str) -> Iterator[tuple[int, str]]:
    """The journals in a text that holds several, each with the number of its first line."""
    lines = text.splitlines()
    marks = [number for number, line in enumerate(lines) if line.strip() == FIRST_LINE]
    if not marks or any(line.strip() for line in lines[: marks[0]]):
        raise BadJournal("journal-first-line", line=1, wanted=FIRST_LINE)
    for start, end in zip(marks, [*marks[1:], len(lines)], strict=True):
        yield start + 1, "\n".join(lines[start:end])


def entry_lines(text: str, first_line: int = 1) -> list[int]:
    """The line of every entry of a well-formed journal."""
    lines: list[int] = []
    for number, line in enumerate(text.splitlines(), first_line):
        parts = line.split()
        if not parts or parts[0].startswith("#"):
            continue
        if parts[0].endswith(":"):
            lines += [number] * (len(parts) - 1)
        elif parts[0] in ("undo", "rewind", "note"):
            lines.append(number)
    return lines


def read(text: str, find: Callable[[str], AnyGame], first_line: int = 1) -> Transcript:
    """The one journal in this text; BadJournal names the line that is wrong.

    `find` gives the game of a name. Words are known words here; whether they were legal is for
    `wardround.table.play.journal.replay` to say.
    """
    return _Reader(find, first_line).read(text)


class _Reader:
    def __init__(self, find: Callable[[str], AnyGame], first_line: int) -> None:
        self.find = find
        self.number = first_line
        self.head: dict[str, str] = {}
        self.options: Options = {}
        self.players: dict[int, str] = {}
        self.entries: list[Entry] = []
        self.game: AnyGame | None = None

    def wrong(self, key: str, **figures: str | int) -> NoReturn:
        raise BadJournal(key, line=self.number, **figures)

    def nested(self, error: WardroundError) -> BadJournal:
        return BadJournal("journal-line", line=self.number, error=str(error))

    def read(self, text: str) -> Transcript:
        lines = text.splitlines()
        if not lines or lines[0].strip() != FIRST_LINE:
            self.wrong("journal-first-line", wanted=FIRST_LINE)
        for line in lines[1:]:
            self.number += 1
            parts = line.split()
            if parts and not parts[0].startswith("#"):
                try:
                    self.take(parts)
                except BadJournal:
                    raise
                except WardroundError as error:
                    raise self.nested(error) from error
        return self.whole()

    def take(self, parts: list[str]) -> None:
        kind, rest = parts[0], parts[1:]
        if kind.endswith(":"):
            self.sentence(kind[:-1], rest)
        elif kind in ("game", "rules", "cards", "seats") and len(rest) == 1:
            self.header(kind, rest[0])
        elif kind == "option" and len(rest) == 2:
            self.option(*rest)
        elif kind == "player" and len(rest) == 2:
            self.players[self.seat(rest[0])] = rest[1]
        elif kind == "undo" and len(rest) == 2:
            self.entries.append(Undo(self.seat(rest[0]), self.natural(rest[1])))
        elif kind == "rewind" and len(rest) == 1:
            self.entries.append(Rewind(self.natural(rest[0]) - 1))
        elif kind == "note" and len(rest) == 2 and rest[1] in NOTES:
            self.entries.append(Note(self.seat(rest[0]), rest[1]))
        else:
            self.wrong("journal-form", text=" ".join(parts)[:60])

    def header(self, kind: str, value: str) -> None:
        if kind in self.head or self.entries:
            self.wrong("journal-header-twice", field=kind)
        self.head[kind] = value
        if kind == "game":
            self.game = self.find(value)
        elif kind != "cards":
            self.natural(value)

    def option(self, name: str, value: str) -> None:
        if name in self.options or self.entries:
            self.wrong("journal-header-twice", field=name)
        self.options[name] = value

    def natural(self, text: str) -> int:
        if not (text.isascii() and text.isdigit()) or not int(text[:7]) >= 1 or len(text) > 6:
            self.wrong("journal-number", text=text[:20])
        return int(text)

    def seat(self, text: str) -> int:
        if text not in ("1", "2", "3", "4", "5", "6", "7", "8", "9"):
            self.wrong("journal-seat", text=text[:20])
        return int(text) - 1

    def sentence(self, speaker: str, words: list[str]) -> None:
        who = speaker_of(speaker)
        if who is None:
            self.wrong("journal-speaker", text=speaker[:20])
        if self.game is None:
            self.wrong("journal-header-missing", field="game")
        try:
            numbers = numbers_of(self.game, self.options, words)
        except UnknownWord:
            self.settled()
            raise
        self.entries += [Word(who, number) for number in numbers]

    def settled(self) -> Options:
        """The options of the head, if the rules and cards are those the journal was played with."""
        missing = [field for field in ("game", "rules", "seats") if field not in self.head]
        if missing or self.game is None:
            self.wrong("journal-header-missing", field=missing[0])
        if int(self.head["rules"]) != self.game.rules_version:
            known = self.game.rules_version
            self.wrong("journal-rules", found=self.head["rules"], known=known)
        try:
            options = self.game.resolve_options({"seats": self.head["seats"], **self.options})
        except WardroundError as error:
            raise self.nested(error) from error
        cards = self.game.cards_digest(options)
        if self.head.get("cards", cards) != cards:
            self.wrong("journal-cards", found=self.head["cards"][:20], known=cards)
        return options

    def whole(self) -> Transcript:
        options = self.settled()
        players = [self.players[seat] for seat in sorted(self.players)]
        if players and sorted(self.players) != list(range(int(options["seats"]))):
            self.wrong("journal-players", found=len(players), seats=options["seats"])
        return Transcript(
            self.head["game"],
            int(self.head["rules"]),
            options,
            tuple(players),
            tuple(self.entries),
        )
