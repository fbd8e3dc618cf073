"""Placing an action marker and resolving it: the sentence of a turn, and what may follow it."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import board_spaces, happenings, own_spaces, treating
from wardround.games.hospital_rush.rules.beds import claim
from wardround.games.hospital_rush.rules.goods import pay_price
from wardround.games.hospital_rush.rules.ruleset import BRIBE, MARKERS, Rules, Space
from wardround.games.hospital_rush.rules.state import (
    ACTED,
    NONE,
    TO_CLAIM,
    State,
    choose,
    complete,
    note,
    reach,
)
from wardround.games.hospital_rush.rules.words import CLAIM, SKIP


def space_of(rules: Rules, word: int) -> Space:
    """The space of a word."""
    return rules.spaces[word - rules.space_word]


def free_spaces(s: State, seat: int) -> list[int]:
    """The words of the spaces where this seat may place a marker."""
    rules = s.rules
    words: list[int] = []
    for i in rules.in_play:
        limit = rules.spaces[i].limit
        if not limit or s.crowd[i] < limit:
            words.append(rules.space_word + i)
    for word in own_words(s, seat):
        limit = space_of(rules, word).limit
        if not limit or s.interns[seat].places.count(word) < limit:
            words.append(word)
    return words


def own_words(s: State, seat: int) -> list[int]:
    """The words of a character's own two spaces."""
    first = s.rules.space_word + s.rules.board + 2 * s.interns[seat].character
    return [first, first + 1]


def offers(s: State, seat: int) -> list[int]:
    """What this seat may say next of its placement; nothing: the sentence is complete."""
    if not s.said:
        return free_spaces(s, seat)
    space = space_of(s.rules, s.said[0])
    if s.interns[seat].bucks < space.cost:
        return []
    if space.hook <= BRIBE:
        return board_spaces.offers(s, seat, space)
    return own_spaces.offers(s, seat, space)


def place(s: State, seat: int, word: int) -> None:
    """Say a word of a placement; after the last one the marker is placed and the action done."""
    choose(s, seat, word)
    if offers(s, seat):
        return
    space = space_of(s.rules, s.said[0])
    acts = len(s.said) > 1 and s.said[1] != SKIP
    _put_marker(s, seat, s.said[0], space)
    reach(s, ACTED)
    if acts:
        pay_price(s, seat, space.cost)
        if space.hook <= BRIBE:
            board_spaces.perform(s, seat, space)
        else:
            own_spaces.perform(s, seat, space)
    own_spaces.follow(s, space)
    complete(s, seat)


def _put_marker(s: State, seat: int, word: int, space: Space) -> None:
    s.interns[seat].places.append(word)
    board = word - s.rules.space_word
    if board < s.rules.board:
        s.crowd[board] += 1
    note(s, happenings.PLACE, seat, word, space.red)


def placed(s: State) -> int:
    """How many markers have been placed this round."""
    count = 0
    for intern in s.interns:
        count += len(intern.places)
    return count


def next_to_place(s: State) -> int:
    """Who places next: all their first markers, then their second, from whoever began (NONE)."""
    seats = len(s.interns)
    count = placed(s)
    return (s.began + count) % seats if count < MARKERS * seats else NONE


def free_of_treat(s: State) -> int:
    """Free tiles of the treatment that follows the mover's last placement."""
    return space_of(s.rules, s.interns[s.mover].places[-1]).amount


def legal_treat(s: State, seat: int) -> list[int]:
    """What may be said of a treatment that follows a theft."""
    return treating.offers(s, seat, 0, free_of_treat(s), s.interns[seat].bucks)


def treat(s: State, seat: int, word: int) -> None:
    """Say a word of a treatment that follows a theft."""
    choose(s, seat, word)
    if legal_treat(s, seat):
        return
    treating.treat(s, seat, 0, free_of_treat(s))
    reach(s, ACTED)
    complete(s, seat)


def legal_cards(s: State) -> list[int]:
    """A card of the discard pile for bed 1, or none."""
    words = [s.rules.patient_word + card for card, lies in enumerate(s.discards) if lies]
    return [SKIP, *words] if words else words


def pick_card(s: State, seat: int, word: int) -> None:
    """Put a discarded patient into bed 1."""
    if word == SKIP:
        reach(s, ACTED)
        return
    card = word - s.rules.patient_word
    s.discards[card] = 0
    s.beds[0] = card
    note(s, happenings.TAKE_CARD, seat, word, 0)
    reach(s, TO_CLAIM)


def claim_card(s: State, seat: int, word: int) -> None:
    """Put the patient marker on the patient just picked, or not."""
    if word == CLAIM:
        claim(s, seat, 0)
    reach(s, ACTED)
