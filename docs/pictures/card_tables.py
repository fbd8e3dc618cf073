"""Tables of all cards with what they do, from the data that the rules run on."""

from __future__ import annotations

from collections.abc import Iterable

from docs.pictures.marked import table

from wardround.games.dice_hospital.cards.catalogue import AnyCard, describe
from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules.discharge import ladder
from wardround.games.dice_hospital.rules.ruleset import LADDER
from wardround.games.hospital_rush.cards.records import BALANCED, DOCUMENTED
from wardround.games.hospital_rush.game import HospitalRush
from wardround.table.cards.house import Parts, is_whole
from wardround.table.contract.data import Card, Facts
from wardround.terminal.games.dice_hospital.card_list import card_groups
from wardround.text import Speech, speech_for

BEYOND = 2


def dice_tables() -> dict[str, str]:
    """Cards of Dice Hospital by group, the points ladder, the backs of ambulances."""
    game = DiceHospital()
    backs = [[str(back.ambulance), ", ".join(back.spaces)] for back in game.library.house.backs]
    return {
        **{group: _dice_table(game, of) for group, of in card_groups(game.library).items()},
        "ladder": _ladder(),
        "backs": table(["ambulance", "spaces (house)"], backs),
    }


def _dice_table(game: DiceHospital, cards: Iterable[AnyCard]) -> str:
    speech = speech_for(game, "en")
    rows = []
    for card in cards:
        copies = str(getattr(card, "copies", 1) or "on every board")
        mark = _mark(speech, card.house)
        rows.append([card.name, f"`{card.id}`", copies, speech.say(describe(card)), mark])
    return table(["card", "word", "copies", "what it does", "house or source"], rows)


def _ladder() -> str:
    counts = range(1, len(LADDER) + BEYOND)
    discharged = ["discharged", *map(str, counts)]
    return table(discharged, [["points", *(str(ladder(count)) for count in counts)]])


def rush_tables() -> dict[str, str]:
    """Spaces, skills, characters with their own spaces, and patients of Hospital Rush."""
    game = HospitalRush()
    found = _printed(game, BALANCED)
    own = [word for word, card in found.items() if card.facts.get("character")]
    board = [word for word, card in found.items() if card.kind == "space" and word not in own]
    house = game.house_parts()
    published = [word for word in own if not is_whole(house.get(_character(found, word), ()))]
    return {
        "spaces": _rush_table(game, BALANCED, board),
        "characters": _rush_table(game, BALANCED, own),
        "documented": _rush_table(game, DOCUMENTED, published),
        "skills": _rush_table(game, BALANCED, _of_kind(found, "skill")),
        "patients": _rush_table(game, BALANCED, _of_kind(found, "patient")),
    }


def _printed(game: HospitalRush, characters: str) -> dict[str, Card]:
    found: dict[str, Card] = {}
    for seats in game.seat_counts:
        found |= game.cards_in_play(
            game.resolve_options({"seats": seats, "characters": characters})
        )
    return found


def _character(found: dict[str, Card], word: str) -> str:
    return str(found[word].facts["character"])


def _of_kind(found: dict[str, Card], kind: str) -> list[str]:
    return [word for word, card in found.items() if card.kind == kind]


def _rush_table(game: HospitalRush, characters: str, words: list[str]) -> str:
    speech = speech_for(game, "en")
    found = _printed(game, characters)
    house = game.house_parts({"characters": characters})
    rows = []
    for word in words:
        facts = found[word].facts
        does = found[word].general or found[word].does
        row = [game.names()[word], f"`{word}`", speech.say(does)]
        if "limit" in facts:
            row += [_uses(facts), "red" if facts["red"] else ""]
        if facts.get("character"):
            row.insert(0, game.names()[facts["character"]])
        rows.append([*row, _mark(speech, house.get(word, ()), found[word].source)])
    facts = found[words[0]].facts
    head = ["character"] if facts.get("character") else []
    head += ["card", "word", "what it does"]
    head += ["markers a round", "unfair"] if "limit" in facts else []
    return table([*head, "house or source"], rows)


def _uses(facts: Facts) -> str:
    return str(facts["limit"] or "any number")


def _mark(speech: Speech, house: Parts, source: str = "") -> str:
    """What of a card is our own, and what was published elsewhere than in the documents."""
    return "; ".join(text for text in (speech.house(house), speech.published(source)) if text)
