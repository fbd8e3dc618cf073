"""What has happened at a table, word by word, following its journal through every taking back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from wardround.server.storage.interface import EntryRecord
from wardround.table.game import Game, Options
from wardround.table.messages import Happening
from wardround.table.play.journal import Entry, Note, Rewind, Undo, Word, fold, standing
from wardround.table.speakers import CHANCE, chance_for, is_chance


class Said(NamedTuple):
    """A word that stands: its place in the journal, what it did, and how things stood before it.

    `owner` is the one seat that may see the word, or -1; `begins` whether it begins a sentence;
    `lines` keeps sentences about it that were rendered, by seat, language and names.
    """

    place: int
    word: Word
    owner: int
    happenings: list[Happening]
    begins: bool
    barrier: int
    heading: str
    lines: dict[tuple[int, str, str], list[str]]


class Chronicle:
    """Every word that stands, with what it did; and each seat's prompt number."""

    def __init__(self, game: Game[Any], options: Options) -> None:
        self.game = game
        self.options = options
        self.said: list[Said] = []
        self.at: dict[int, Said] = {}
        self.numbers = [0] * int(options["seats"])
        self.taken_back = 0
        self.state = game.start(options)
        self._known = 0

    def follow(self, entries: Sequence[Entry]) -> None:
        """Bring the chronicle up to this journal, which has only grown."""
        new = [(place, entries[place]) for place in range(self._known, len(entries))]
        self._known = len(entries)
        for _, entry in new:
            self._count(entry)
        words = [(place, entry) for place, entry in new if isinstance(entry, Word)]
        if any(isinstance(entry, Undo | Rewind) for _, entry in new):
            words = self._go_back(standing(entries))
        for place, word in words:
            self._tell(place, word)

    def _count(self, entry: Entry) -> None:
        if isinstance(entry, Word):
            if entry.speaker >= 0:
                self.numbers[entry.speaker] += 1
        elif isinstance(entry, Undo):
            self.numbers[entry.seat] += 1
            self.taken_back += 1
        elif isinstance(entry, Rewind):
            self.numbers = [number + 1 for number in self.numbers]
            self.taken_back += 1

    def _go_back(self, stood: list[tuple[int, Word]]) -> list[tuple[int, Word]]:
        """Forget what does not stand any more; what stands and is to be told again."""
        same = 0
        while same < min(len(stood), len(self.said)) and self.said[same].place == stood[same][0]:
            same += 1
        for said in self.said[same:]:
            self.at.pop(said.place, None)
        del self.said[same:]
        self.state = fold(self.game, self.options, [said.word for said in self.said])
        return stood[same:]

    def _tell(self, place: int, word: Word) -> None:
        game, state, speaker = self.game, self.state, word.speaker
        owner = game.secret(state, speaker)
        begins = self._begins(speaker)
        barrier, heading = game.undo_epoch(state), game.heading(state)
        happenings = game.tell(state, speaker, word.word)
        said = Said(place, word, owner, happenings, begins, barrier, heading, {})
        self.said.append(said)
        self.at[place] = said

    def _begins(self, speaker: int) -> bool:
        if is_chance(speaker):
            return not self.said or self.said[-1].word.speaker != speaker
        return self.game.is_idle(self.state, speaker)

    def last_sentence(self, seat: int) -> list[Said]:
        """This seat's open or last sentence; nothing if it never spoke."""
        found: list[Said] = []
        for said in reversed(self.said):
            if said.word.speaker == seat:
                found.append(said)
                if said.begins:
                    break
        return found[::-1]

    def free_to_go(self, seat: int, consenting: Sequence[int]) -> bool:
        """Whether this seat's last sentence can be taken back, as far as can be told untried."""
        sentence = self.last_sentence(seat)
        if not sentence or not self.game.turn(self.state):
            return False
        since = [said for said in self.said if said.place >= sentence[0].place]
        speakers = {said.word.speaker for said in since}
        own = not speakers & {CHANCE, chance_for(seat)}
        same_step = self.game.undo_epoch(self.state) == sentence[0].barrier
        return (own and same_step) or speakers <= {seat, *consenting}


def to_rows(chronicle: Chronicle, entries: Sequence[Entry], first: int) -> list[EntryRecord]:
    """Entries from number `first` on, as they are kept. The chronicle has followed them."""
    return [_row(chronicle, place, entries[place]) for place in range(first, len(entries))]


def _row(chronicle: Chronicle, place: int, entry: Entry) -> EntryRecord:
    if isinstance(entry, Word):
        word = chronicle.game.vocabulary.word(entry.word)
        return EntryRecord("word", entry.speaker, word, chronicle.at[place].owner)
    if isinstance(entry, Undo):
        return EntryRecord("undo", entry.seat, str(entry.words), -1)
    if isinstance(entry, Rewind):
        return EntryRecord("rewind", -1, str(entry.entry), -1)
    return EntryRecord("note", entry.seat, entry.event, -1)


def from_rows(game: Game[Any], records: Sequence[EntryRecord]) -> list[Entry]:
    """The journal that was kept."""
    return [_entry(game, record) for record in records]


def _entry(game: Game[Any], record: EntryRecord) -> Entry:
    if record.kind == "word":
        return Word(record.who, game.vocabulary.number(record.what))
    if record.kind == "undo":
        return Undo(record.who, int(record.what))
    return Rewind(int(record.what)) if record.kind == "rewind" else Note(record.who, record.what)
