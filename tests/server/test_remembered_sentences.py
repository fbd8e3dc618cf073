"""Sentences are remembered without the names in them, and told with the names of each table."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wardround.engine.answers import Happened
from wardround.games import GAMES
from wardround.server.translation import MARKS, Locale, game_speech, render, sentences_about
from wardround.table.messages import Happening, Message
from wardround.text import Speech, catalogues, speech_for
from wardround.text.speech import PEOPLE

GAME = GAMES.find("dice-hospital")
NAMES = ["Ada", "Zoë", f"Mark {MARKS[0]}", "", "$1 {who}"]
TAKES = Happened("take", 0, {"ambulance": 4})


@pytest.mark.parametrize("language", catalogues.languages())
def test_everybody_has_their_own_name(language: str) -> None:
    speech = game_speech(GAME, Locale(language))
    plain = speech_for(GAME, language)
    for seat in range(len(NAMES)):
        happened = Happening(TAKES.name, seat, TAKES.figures)
        seen = Happened(TAKES.name, seat, TAKES.figures)
        assert sentences_about(speech, [seen], NAMES) == [plain.happened(happened, NAMES)]
        waits = Message("reason-others", {"whom": f"{seat + 1} 2"})
        assert render(speech, waits, NAMES).text == plain.say(waits, NAMES)


def test_what_was_told_at_one_table_is_not_rendered_at_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rendered: list[str] = []
    say = Speech.say

    def count(speech: Speech, message: Message, seats: tuple[str, ...] = ()) -> str:
        rendered.append(message.key)
        return say(speech, message, seats)

    monkeypatch.setattr(Speech, "say", count)
    speech = speech_for(GAME, "en")
    for names in (["Ada", "Bea"], ["Cem", "Dora"], ["Bea", "Ada"]):
        assert sentences_about(speech, [TAKES], names) == [f"{names[0]} takes ambulance 4."]
        waits = Message("reason-others", {"whom": "2"})
        assert render(speech, waits, names).text == f"Still to speak: {names[1]}."
    assert sorted(rendered) == ["happened-take", "reason-others"]


class Selectors(Visitor):
    """What sentences depend on."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (Fluent's)
        if isinstance(node.selector, ast.VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


@pytest.mark.parametrize("language", catalogues.languages())
@pytest.mark.parametrize("game", list(GAMES))
def test_no_sentence_of_a_game_depends_on_who_somebody_is(language: str, game: str) -> None:
    found = Selectors()
    told = [
        file for file in catalogues.game_files(game, language) if file.parent.name != "terminal"
    ]
    for file in told:
        found.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    assert found.names
    assert not found.names & {"who", *PEOPLE}
