"""What each word of Dice Hospital would do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple

from wardround.games.dice_hospital.cards.catalogue import describe
from wardround.games.dice_hospital.rules.ruleset import DICE_IN_AMBULANCE
from wardround.table.game import View
from wardround.table.messages import Happening
from wardround.table.sentences import forecast, preview, sentences
from wardround.table.speaking import waits_for_chance
from wardround.terminal.games.dice_hospital import briefs
from wardround.terminal.games.dice_hospital.board import cards_of, patients_that
from wardround.terminal.games.origins import with_origin
from wardround.terminal.play.choices import Choice
from wardround.terminal.play.session import Session

EXPLAINED = (
    "bag",
    "department",
    "done",
    "draw",
    "finish",
    "name",
    "nurse",
    "pass",
    "return",
    "skip",
    "specialist",
    "use",
)
FORECAST_PHASES = ("improve", "return", "activate", "spare")
TOLD_TOGETHER = 6
LOOKED_AT = 13


class Forecast(NamedTuple):
    """What happens to a seat if everybody stops now: points, who gets worse, who dies."""

    points: int
    worse: list[str]
    dead: list[str]


def choice(session: Session, seat: int, word: str) -> Choice:
    """A legal word with what it would do."""
    game, state = session.game, session.state
    number = game.vocabulary.number(word)
    after = game.clone(state)
    game.apply(after, seat, number)
    chance = waits_for_chance(game.turn(after))
    if game.secret(state, seat) >= 0:
        return Choice(word, describe_word(session, word), chance)
    view = game.view(state, seat)
    if view["phase"] == "arrange":
        return Choice(word, arrangement_text(session, seat, view), chance)
    if word.startswith("ambulance-"):
        return Choice(word, ambulance_text(session, seat, view, word), chance)
    if word in EXPLAINED or word in view["display"] or word in view["hospitals"][seat]["staff"]:
        return Choice(word, describe_word(session, word), chance)
    return Choice(word, outcomes(session, seat, number), chance)


def ambulance_text(session: Session, seat: int, view: View, word: str) -> str:
    """The dice of an ambulance, and what taking it would bring."""
    dice = view["ambulances"][int(word.removeprefix("ambulance-")) - 1]
    brings = session.game.prompt(session.state, seat).prospects[word].brings
    return f"{' '.join(dice)} · {session.speech.say(brings, session.names)}"


def arrangement_text(session: Session, seat: int, view: View) -> str:
    """The ambulance that a die would go to, and what lies there already."""
    asked = session.game.prompt(session.state, seat).question.figures
    said = view["hospitals"][seat]["said"]
    lower = view["intake"][: DICE_IN_AMBULANCE - int(asked["places"]) - len(said)]
    return session.speech.label(
        "play-arrange",
        ambulance=asked["ambulance"],
        dice=" ".join([*lower, *said]) or "none",
    )


def outcomes(session: Session, seat: int, word: int) -> str:
    """What the sentences that go on with this word would do."""
    game = session.game
    after = game.clone(session.state)
    game.apply(after, seat, word)
    if game.is_idle(after, seat) or waits_for_chance(game.turn(after)):
        return preview_text(session, seat, [word])
    rests = list(islice(sentences(game, after, seat), LOOKED_AT))
    ways = dict.fromkeys(preview_text(session, seat, [word, *rest]) for rest in rests)
    more = ["…"] if len(ways) > TOLD_TOGETHER or len(rests) == LOOKED_AT else []
    return " · ".join([*islice(ways, TOLD_TOGETHER), *more])


def preview_text(session: Session, seat: int, words: Sequence[int]) -> str:
    """What saying these words would do to the own hospital."""
    happenings = preview(session.game, session.state, seat, words)
    own = [happening for happening in happenings if happening.seat == seat]
    return "; ".join(briefs.parts(session.speech, filter(_changes, own)))


def _changes(happening: Happening) -> bool:
    return happening.name not in ("place", "spend")


def describe_word(session: Session, word: str) -> str:
    """What a card or a word is for; nothing for what explains itself."""
    game: Any = session.game
    cards = cards_of(game, session.state)
    if word in cards:
        text = session.speech.say(describe(cards[word]))
        text = with_origin(session.speech, text, cards[word].house, "")
        name = session.speech.name(word)
        return f"{name}: {text}" if word.startswith("admin-") else text
    if word == "return":
        return _describe_return(session)
    return session.speech.label(f"word-{word}") if word in EXPLAINED else ""


def _describe_return(session: Session) -> str:
    """What `return` gives back in this phase: a card, a die just rolled, or a patient."""
    phase = session.game.view(session.state, session.viewer)["phase"]
    label = session.speech.label
    if phase == "send-back":
        return label("word-return-die")
    return label("word-return" if phase in FORECAST_PHASES[:2] else "word-return-patient")


def forecast_of(session: Session, seat: int) -> Forecast | None:
    """What would come of stopping now, where that says something."""
    view = session.game.view(session.state, seat)
    if view["phase"] not in FORECAST_PHASES:
        return None
    told = forecast(session.game, session.state, seat)
    points = sum(int(h.figures["points"]) for h in told if h.name == "score")
    return Forecast(points, patients_that(told, "worsen"), patients_that(told, "die"))


def forecast_text(session: Session, seat: int) -> str:
    """The forecast as a sentence."""
    told = forecast_of(session, seat)
    if told is None:
        return ""
    return session.speech.label(
        "play-forecast",
        points=told.points,
        worse=len(told.worse),
        deaths=len(told.dead),
        dead=", ".join(briefs.patient_name(session.speech, patient) for patient in told.dead),
    )


def lost_by(session: Session, seat: int, line: Sequence[int]) -> str:
    """What saying `finish` would give away that could still be had; nothing if it is nothing.

    A worker who could still be placed is lost; a blood bag is not, unless it could save a life.
    """
    game = session.game
    words = {game.vocabulary.word(number) for number in game.legal(session.state, seat)}
    if game.vocabulary.text(line) != "finish" or "finish" not in words:
        return ""
    told = forecast_of(session, seat)
    dead = told.dead if told else []
    placements = sorted(words - {"finish", "bag"})
    if not placements and not (dead and "bag" in words):
        return ""
    names = ", ".join(briefs.patient_name(session.speech, patient) for patient in dead)
    return session.speech.label(
        "play-finish-loses",
        free=len(placements),
        workers=", ".join(session.speech.name(worker) for worker in placements),
        deaths=len(dead),
        dead=names,
    )
