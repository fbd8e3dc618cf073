"""How a game is told in lines: what every game can do by its contract alone.

A game with more to show overrides what it can tell better.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from types import MappingProxyType
from typing import Any

from wardround.table.game import AnyGame
from wardround.table.messages import Happening
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.sentences import preview, sentences
from wardround.table.speakers import SPECTATOR, Seat
from wardround.table.speaking import waits_for_chance
from wardround.terminal.games.origins import with_origin
from wardround.terminal.games.view_lines import view_lines
from wardround.terminal.play.session import Session
from wardround.text import Speech, game_title, sentence_case, silent

TOLD_TOGETHER = 4
LOOKED_AT = 9


class Scene:
    """A game in lines, by what its contract tells.

    `last` names the words that are offered after all others. `closing` names those that end a
    seat's part of the round: they are said by themselves, and `lost_by` is asked before. `habits`
    names the questions (by their keys) that one may want to answer in the same way for the rest
    of the game, each with the answer.
    """

    last: tuple[str, ...] = ("done", "skip", "pass")
    closing: frozenset[str] = frozenset()
    habits: Mapping[str, str] = MappingProxyType({})

    def welcome(self, session: Session) -> str:
        """The first line."""
        return session.speech.label("play-welcome", game=game_title(session.game.name))

    def title(self, session: Session) -> str:
        """Where in the game this is."""
        heading = f"{session.game.name}, {session.game.heading(session.state)}"
        return sentence_case(heading.replace("-", " "))

    def place(self, game: AnyGame, state: Any, speech: Speech) -> str:
        """How far a game is, for a list of games."""
        return game.heading(state).replace("-", " ")

    def only_word(self, session: Session, seat: Seat) -> str:
        """What is asked where a seat can say one word only; nothing to ask as the game does."""
        return ""

    def board(
        self, game: AnyGame, state: Any, speech: Speech, seat: Seat | None, names: Sequence[str]
    ) -> list[str]:
        """The whole table as this seat may see it; None shows as much as the game can."""
        return view_lines(game.view(state, SPECTATOR if seat is None else seat))

    def whole(self, session: Session) -> list[str]:
        """The whole table as it may be shown now."""
        game, names = session.game, session.names
        return self.board(game, session.state, session.speech, session.viewer, names)

    def others(self, session: Session) -> list[str]:
        """The table without the viewer's own part."""
        return self.whole(session)

    def surroundings(self, session: Session) -> list[str]:
        """What is told when a part of the game begins."""
        return []

    def situation(self, session: Session) -> list[str]:
        """What the person asked needs before the question."""
        return []

    def said(self, session: Session) -> str:
        """The half sentence of whoever is asked, as its words."""
        view = session.game.view(session.state, session.viewer)
        return " ".join(view.get("said", ()))

    def forecast(self, session: Session) -> str:
        """What stopping now would bring, in a line."""
        return ""

    def describe_word(self, session: Session, word: str) -> str:
        """What a card or a word is for; nothing for what explains itself."""
        game, options, speech = session.game, session.options, session.speech
        card = game.cards_in_play(options).get(word)
        if card is None:
            return ""
        parts = game.house_parts(options).get(word, ())
        return with_origin(speech, speech.say(card.does), parts, card.source)

    def choice(self, session: Session, seat: Seat, word: str) -> str:
        """What saying a legal word would do."""
        return self.outcomes(session, seat, session.game.vocabulary.number(word))

    def outcomes(self, session: Session, seat: Seat, word: WordNumber) -> str:
        """What the sentences that go on with this word would do."""
        game = session.game
        after = game.clone(session.state)
        game.apply(after, seat, word)
        if game.is_idle(after, seat) or waits_for_chance(game.turn(after)):
            return self.preview_text(session, seat, [word])
        rests = list(islice(sentences(game, after, seat), LOOKED_AT))
        ways = dict.fromkeys(self.preview_text(session, seat, [word, *rest]) for rest in rests)
        more = ["…"] if len(ways) > TOLD_TOGETHER or len(rests) == LOOKED_AT else []
        either = session.speech.label("play-or")
        return f" {either} ".join([*islice(filter(None, ways), TOLD_TOGETHER), *more])

    def preview_text(self, session: Session, seat: Seat, words: Sequence[WordNumber]) -> str:
        """What saying these words would do, shortly."""
        happenings = preview(session.game, session.state, seat, words)
        return " ".join(self.log(session, happenings))

    def log(self, session: Session, happenings: Iterable[Happening]) -> list[str]:
        """What happened, in lines."""
        told = (session.speech.happened(happening, session.names) for happening in happenings)
        return [line for line in told if line is not None]

    def standing(self, session: Session, seat: Seat) -> str:
        """A seat with its points as they stand."""
        return f"{session.names[seat]} {session.game.outcome(session.state).scores[seat]}"

    def source_notes(self, session: Session) -> dict[str, str]:
        """What sources of points are made of, for one who plays alone."""
        return {}

    def is_quiet(self, session: Session, happening: Happening) -> bool:
        """Whether the log says nothing of this."""
        return happening.name in silent(session.game.name)

    def recap(self, session: Session, number: int) -> str:
        """What everybody made of a round, in one line."""
        made = session.history.rounds(len(session.names), self)[number - 1]
        told = (f"{n} {m['points']:+d}" for n, m in zip(session.names, made, strict=True))
        return session.speech.label("play-recap", round=number, told=" · ".join(told))

    def round_begun(self, happening: Happening) -> int:
        """The number of the round that begins with this happening, or 0."""
        return 0

    def made_by(self, happening: Happening) -> Mapping[str, int]:
        """What a seat makes by this happening: `points`, and other counts by name."""
        points = happening.figures.get("points", 0)
        return {"points": int(points)} if happening.name == "score" else {}

    def lost_by(self, session: Session, seat: Seat, line: Sequence[int]) -> str:
        """What saying these words would give away by mistake; nothing if it is nothing.

        A choice that brings nothing, where another would bring something, is one.
        """
        prospects = session.game.prompt(session.state, seat).prospects
        word = session.game.vocabulary.word(line[0])
        found = prospects.get(word)
        if found is None or not found.idle or all(one.idle for one in prospects.values()):
            return ""
        return session.speech.label("play-does-nothing", what=session.speech.name(word))

    def help(self, session: Session) -> list[str]:
        """How the game is played, before the list of commands."""
        return [session.speech.label("help-words")]
