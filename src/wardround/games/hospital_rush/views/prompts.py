"""What a seat is asked, and why. Keys, never sentences."""

from __future__ import annotations

from wardround.games.hospital_rush.cards.catalogue import Cards, SpaceCard, describe_space
from wardround.games.hospital_rush.rules import board_spaces, flow, placing, treating
from wardround.games.hospital_rush.rules.beds import patient_in, tiles_on
from wardround.games.hospital_rush.rules.goods import has, learned
from wardround.games.hospital_rush.rules.punishment import red_markers, red_of
from wardround.games.hospital_rush.rules.ruleset import (
    BRIBE,
    EXAM,
    FETCH,
    GOAL,
    JOIN,
    NIGHT_SHIFT,
    PILFER,
    POACH,
    RAT_OUT,
    RIGHT_PRESTIGE,
    SABOTAGE,
    SELL,
    STEAL,
    STUDY,
    TAKE_OVER,
    TREAT,
    Space,
)
from wardround.games.hospital_rush.rules.state import (
    BUCKS_OR_PRESTIGE,
    WHERE,
    WHETHER_TO_CLAIM,
    WHETHER_TO_DISCHARGE,
    WHICH_CARD,
    WHICH_MEDICINE,
    WHOM_TO_TREAT,
    State,
)
from wardround.games.hospital_rush.rules.words import (
    BED,
    BEDS,
    INTENSIVE_CARE,
    SEAT,
    TILE,
    TILES,
)
from wardround.games.hospital_rush.views.prospects import prospects
from wardround.games.hospital_rush.views.view import open_needs
from wardround.table.messages import Figure, Message, Prompt
from wardround.table.notation.vocabulary import Vocabulary
from wardround.table.speakers import is_chance, text_of


def _ask(key: str, reason: str, **figures: Figure) -> Prompt:
    return Prompt(Message(key, figures), Message(reason, figures))


class Prompts:
    """Questions for one file of cards."""

    def __init__(self, cards: Cards, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.spaces: dict[str, SpaceCard] = {card.id: card for card in cards.all_spaces()}

    def prompt(self, s: State, seat: int) -> Prompt:
        """What this seat is asked, or what it waits for, and what things would bring it."""
        asked = self._asked(s, seat)
        return asked._replace(prospects=prospects(s, seat, self.vocabulary))

    def _asked(self, s: State, seat: int) -> Prompt:
        turn = flow.turn(s)
        if not turn:
            goal = int(any(intern.prestige >= GOAL for intern in s.interns))
            return _ask("hr-ask-nothing", "hr-reason-over", goal=goal, round=s.round)
        if is_chance(turn[0]):
            return _ask("hr-ask-wait", "hr-reason-chance")
        if seat != turn[0]:
            return _ask("hr-ask-wait", "hr-reason-others", whom=text_of(turn[0]))
        if s.question == WHERE:
            return self._placing(s, seat)
        return self._following(s, seat)

    def _placing(self, s: State, seat: int) -> Prompt:
        intern = s.interns[seat]
        if not s.said:
            marker = len(intern.places) + 1
            return _ask("hr-ask-place", "hr-reason-place", marker=marker, bucks=intern.bucks)
        space = placing.space_of(s.rules, s.said[0])
        return Prompt(self._question(s, seat, space), self.described(s))

    def described(self, s: State) -> Message:
        """What the space does that the sentence begun is about."""
        return describe_space(self.spaces[self.vocabulary.word(s.said[0])])

    def _question(self, s: State, seat: int, space: Space) -> Message:
        hook, said, bucks = space.hook, s.said, s.interns[seat].bucks
        named = self._named(s)
        if hook == TREAT:
            return self._treating(s, seat, 1, space.amount)
        if hook == FETCH:
            paid = int(len(said) > space.amount)
            return Message(
                "hr-ask-fetch", {**named, "taken": len(said) - 1, "paid": paid * space.price}
            )
        if hook == NIGHT_SHIFT:
            return self._night(s, seat, space)
        if hook == STUDY:
            return Message("hr-ask-study", {**named, "cost": space.cost, "bucks": bucks})
        if hook == EXAM:
            return Message(
                "hr-ask-exam", {**named, "cost": space.cost, "skills": learned(s.interns[seat])}
            )
        if hook == RAT_OUT:
            hit = sum(red_of(s, other) for other in range(len(s.interns)) if other != seat)
            return Message(
                "hr-ask-rat-out", {**named, "bucks": space.amount + red_markers(s), "hit": hit}
            )
        if hook == BRIBE and len(space.deals) > 2:
            return Message("hr-ask-deal", {**named, "bucks": bucks})
        return self._of_character(s, space)

    def _night(self, s: State, seat: int, space: Space) -> Message:
        level = board_spaces.level(s, seat)
        figures = {**self._named(s), "bucks": space.deals[level]}
        return Message("hr-ask-starter" if level < space.amount else "hr-ask-night", figures)

    def _of_character(self, s: State, space: Space) -> Message:
        hook, said = space.hook, s.said
        named = self._named(s)
        if hook in (SABOTAGE, STEAL, POACH, TAKE_OVER):
            if len(said) == 1 or (hook == SABOTAGE and len(said) % 2):
                return Message("hr-ask-victim", {**named, "taken": len(said) // 2})
            victim = said[-1] if hook == SABOTAGE else said[1]
            key = "hr-ask-skill" if hook == POACH else "hr-ask-thing"
            return Message(
                key, {**named, "whom": victim - SEAT + 1, "taken": max(0, len(said) - 2)}
            )
        if hook == PILFER:
            return Message("hr-ask-source" if len(said) == 1 else "hr-ask-medicine", named)
        if hook == SELL:
            return Message("hr-ask-sell", {**named, "price": space.price, "sold": len(said) - 1})
        return Message("hr-ask-bed" if hook == JOIN or self._dismisses(s) else "hr-ask-use", named)

    def _named(self, s: State) -> dict[str, Figure]:
        return {"space": self.vocabulary.word(s.said[0])}

    def _dismisses(self, s: State) -> bool:
        return self.spaces[self.vocabulary.word(s.said[0])].does == "dismiss"

    def _treating(self, s: State, seat: int, start: int, free: int) -> Message:
        if len(s.said) == start:
            return Message("hr-ask-treat", {"free": free})
        bed = s.said[start] - BED
        tiles = treating.picked(s.said, start)
        now = treating.price(s, seat, bed, tiles, free)
        lowest = min(
            treating.price(s, seat, bed, _with(tiles, word - TILE), free)
            for word in flow.words(s, seat)
            if word < TILE + 4
        )
        patient = self.vocabulary.word(s.rules.patient_word + s.beds[bed])
        figures: dict[str, Figure] = {"bed": bed + 1, "patient": patient, "placed": sum(tiles)}
        figures |= {"price": lowest - now, "bucks": s.interns[seat].bucks - now}
        lies = [n + new for n, new in zip(tiles_on(s, bed), tiles, strict=True)]
        needs = tuple(patient_in(s, bed).needs)
        missing = " ".join(open_needs(needs, dict(zip(TILES, lies, strict=True))))
        return Message("hr-ask-tile", {**figures, "missing": missing})

    def _following(self, s: State, seat: int) -> Prompt:
        intern = s.interns[seat]
        if s.question == WHOM_TO_TREAT:
            free = placing.free_of_treat(s)
            care = int(has(intern, INTENSIVE_CARE))
            reason = Message("hr-reason-treat-after", {"free": free, "care": care})
            return Prompt(self._treating(s, seat, 0, free), reason)
        if s.question == WHICH_CARD:
            return _ask("hr-ask-card", "hr-reason-card", cards=sum(s.discards))
        if s.question == WHETHER_TO_CLAIM:
            patient = self.vocabulary.word(s.rules.patient_word + s.beds[0])
            return _ask("hr-ask-claim", "hr-reason-claim", patient=patient, marked=intern.bed + 1)
        if s.question == WHICH_MEDICINE:
            return _ask("hr-ask-pharmacy", "hr-reason-pharmacy")
        if s.question == BUCKS_OR_PRESTIGE:
            return _ask(
                "hr-ask-punishment",
                "hr-reason-punishment",
                fine=s.fine,
                bucks=intern.bucks,
                prestige=intern.prestige,
                times=intern.fines,
                space=self.vocabulary.word(s.interns[s.mover].places[-1]),
                whom=s.mover + 1,
            )
        assert s.question == WHETHER_TO_DISCHARGE
        return self._right_hand(s, seat)

    def _right_hand(self, s: State, seat: int) -> Prompt:
        bed = s.interns[seat].bed
        card = s.rules.patients[s.beds[bed]]
        return _ask(
            "hr-ask-right-hand",
            "hr-reason-right-hand",
            patient=self.vocabulary.word(s.rules.patient_word + s.beds[bed]),
            bed=bed + 1,
            now=RIGHT_PRESTIGE,
            later=card.prestige,
            missing=card.size - sum(s.tiles[4 * bed : 4 * bed + 4]),
            rounds=BEDS - 1 - bed,
        )


def _with(tiles: list[int], tile: int) -> list[int]:
    return [n + int(i == tile) for i, n in enumerate(tiles)]
