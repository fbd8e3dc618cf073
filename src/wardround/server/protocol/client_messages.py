"""What a client says on the socket, as the structures the server reads: docs/wire.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

VERSION = 2
MOST_SEATS = 8
MOST_WORDS = 16

Identifier = Annotated[str, Meta(min_length=1, max_length=64)]
WordText = Annotated[str, Meta(min_length=1, max_length=40)]
Words = Annotated[list[WordText], Meta(min_length=1, max_length=MOST_WORDS)]
Named = Annotated[list[WordText], Meta(max_length=MOST_WORDS)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0, le=10**9)]
Token = Annotated[str, Meta(max_length=200)]
Language = Annotated[str, Meta(max_length=35)]
Names = Literal["translated", "printed"]
GivenName = Annotated[str, Meta(max_length=200)]
ChatText = Annotated[str, Meta(max_length=1000)]
Short = Annotated[str, Meta(max_length=40)]
OptionsGiven = Mapping[Short, Short | Count]


class Hello(Struct, tag="hello"):
    """The first message: who is here, and what was seen already. No tokens: a spectator."""

    version: int
    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = field(default_factory=list)
    seen: Count = 0
    language: Language = "en"
    names: Names = "translated"


class Say(Struct, tag="say"):
    """Say words for a seat, all or none; a group of a sentence in any order."""

    id: Identifier
    seat: Seat
    prompt: Count
    words: Words


class Undo(Struct, tag="undo"):
    """Take back this seat's open or last sentence, with bots' answers if need be."""

    id: Identifier
    seat: Seat
    prompt: Count


class Redo(Struct, tag="redo"):
    """Say again what this seat took back last, if it has said nothing since."""

    id: Identifier
    seat: Seat
    prompt: Count


class Restart(Struct, tag="restart"):
    """Take back all this seat said in this part of the game, as far as it may."""

    id: Identifier
    seat: Seat
    prompt: Count


class Plead(Struct, tag="plead"):
    """Ask the other people to go back to before this seat's last sentence."""

    id: Identifier
    seat: Seat
    prompt: Count


class Consent(Struct, tag="consent"):
    """Answer a plea. The last yes makes the table go back; one no ends the plea."""

    id: Identifier
    seat: Seat
    plea: Count
    agree: bool


class Chat(Struct, tag="chat"):
    """Say something beside the game: free text, or the key of a quick phrase."""

    seat: Seat
    text: ChatText = ""
    phrase: Short = ""


class Nudge(Struct, tag="nudge"):
    """Remind seat `to`, whom all wait for, that it is asked."""

    seat: Seat
    to: Seat


class Absence(Struct, tag="absence"):
    """What to do about a person who is offline: wait longer, or let the stand-in play now."""

    seat: Seat
    whom: Seat
    wait: bool


class ChooseLanguage(Struct, tag="language"):
    """From now on in this language, with these names; a `table` from the beginning follows."""

    language: Language
    names: Names = "translated"


class Ping(Struct, tag="ping"):
    """Are you there?"""

    n: Count = 0


class Preview(Struct, tag="preview"):
    """What would these words do? Nothing is said."""

    ask: Identifier
    seat: Seat
    words: Words


class Why(Struct, tag="why"):
    """Why can this word not be said now?"""

    ask: Identifier
    seat: Seat
    word: WordText


class Candidates(Struct, tag="candidates"):
    """Which words go with these, in any sentence that can be said now?"""

    ask: Identifier
    seat: Seat
    named: Named = field(default_factory=list)


class Forecast(Struct, tag="forecast"):
    """What would happen to this seat if everybody stopped here?"""

    ask: Identifier
    seat: Seat


Command = Say | Undo | Redo | Restart | Plead | Consent
Question = Preview | Why | Candidates | Forecast
FromClient = Hello | Command | Question | Chat | Nudge | Absence | ChooseLanguage | Ping
