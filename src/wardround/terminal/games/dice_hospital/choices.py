"""What each word of Dice Hospital would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wardround.games.dice_hospital.cards.catalogue import describe
from wardround.table.contract.data import View
from wardround.table.messages import Figure, Happening, Message, Prospect
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.sentences import preview
from wardround.table.speakers import Seat
from wardround.table.speaking import waits_for_chance
from wardround.terminal.games import kit_of
from wardround.terminal.games.dice_hospital import briefs
from wardround.terminal.games.dice_hospital.board import cards_of
from wardround.terminal.games.origins import with_origin
from wardround.terminal.play.choices import Choice
from wardround.terminal.play.session import Session
from wardround.text import Speech

EXPLAINED = (
    "department",
    "done",
    "draw",
    "finish",
    "name",
    "nurse",
    "pass",
    "skip",
    "specialist",
    "use",
)
TOLD_BY_RULES = ("bag", "return")
TOLD_TOGETHER = 6


def choice(session: Session, seat: Seat, word: str) -> Choice:
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
    cards = (*view["display"], *view["hospitals"][seat]["staff"])
    if word in (*EXPLAINED, *TOLD_BY_RULES, *cards):
        return Choice(word, describe_word(session, word), chance)
    prospect = game.prompt(state, seat).prospects.get(word)
    if prospect is not None:
        return Choice(word, prospect_text(session.speech, prospect), chance)
    return Choice(word, kit_of(game.name).scene.outcomes(session, seat, number), chance)


def prospect_text(speech: Speech, prospect: Prospect) -> str:
    """What a department or a patient would bring, with the result on every patient it suits."""
    figures = prospect.brings.figures
    pairs = zip(_words(figures.get("patients", "none")), _words(figures["becomes"]), strict=False)
    told = list(dict.fromkeys(briefs.result(speech, *pair) for pair in pairs))
    more = ["…"] if len(told) > TOLD_TOGETHER else []
    brings = [] if told and not figures["points"] else [speech.say(prospect.brings)]
    return " · ".join([*brings, *told[:TOLD_TOGETHER], *more])


def ambulance_text(session: Session, seat: Seat, view: View, word: str) -> str:
    """The dice of an ambulance, and what taking it would bring."""
    dice = view["ambulances"][int(word.removeprefix("ambulance-")) - 1]
    brings = session.game.prompt(session.state, seat).prospects[word].brings
    return f"{' '.join(dice)} · {session.speech.say(brings, session.names)}"


def arrangement_text(session: Session, seat: Seat, view: View) -> str:
    """The ambulance that a die would go to, and what lies there already."""
    prompt = session.game.prompt(session.state, seat)
    loads = {word: p.brings.figures["goes"] for word, p in prompt.prospects.items()}
    sure = [die for die in view["intake"] if loads[die] == "sure"]
    return session.speech.label(
        "play-arrange",
        ambulance=prompt.question.figures["ambulance"],
        dice=" ".join([*sure, *view["hospitals"][seat]["said"]]) or "none",
    )


def preview_text(session: Session, seat: Seat, words: Sequence[WordNumber]) -> str:
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
    if word in TOLD_BY_RULES:
        prospect = game.prompt(session.state, max(0, session.viewer)).prospects.get(word)
        return session.speech.say(prospect.brings) if prospect else ""
    return session.speech.label(f"word-{word}") if word in EXPLAINED else ""


def finish_prospect(session: Session, seat: Seat) -> Prospect | None:
    """What finishing would bring a seat now, where that says something."""
    return session.game.prompt(session.state, seat).prospects.get("finish")


def dying(session: Session, seat: Seat) -> list[str]:
    """The patients of a seat that would die if it stopped now."""
    prospect = finish_prospect(session, seat)
    return _words(prospect.brings.figures["dead"]) if prospect else []


def forecast_text(session: Session, seat: Seat) -> str:
    """What finishing would bring, as a sentence."""
    prospect = finish_prospect(session, seat)
    return _say_named(session.speech, prospect.brings) if prospect else ""


def lost_by(session: Session, seat: Seat, line: Sequence[int]) -> str:
    """What saying `finish` would give away that could still be had; nothing if it is nothing."""
    prospect = finish_prospect(session, seat)
    if session.game.vocabulary.text(line) != "finish" or not prospect or not prospect.risk:
        return ""
    return _say_named(session.speech, prospect.risk)


def _say_named(speech: Speech, message: Message) -> str:
    """A message with patients and workers by their names."""
    figures = dict(message.figures)
    dead = [briefs.patient_name(speech, patient) for patient in _words(figures["dead"])]
    workers = [speech.name(worker) for worker in _words(figures.get("workers", "none"))]
    return speech.label(
        message.key, **figures | {"dead": ", ".join(dead), "workers": ", ".join(workers)}
    )


def _words(figure: Figure) -> list[str]:
    """The words of a figure that lists some, or is `none`."""
    return [] if figure == "none" else str(figure).split()
