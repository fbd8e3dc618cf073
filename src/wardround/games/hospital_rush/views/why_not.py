"""Why a thing on the board cannot be said now, as keys; and what somebody who has left says."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import flow, placing
from wardround.games.hospital_rush.rules.beds import fits, patient_in, tiles_on, treating
from wardround.games.hospital_rush.rules.goods import has
from wardround.games.hospital_rush.rules.ruleset import DISMISS, FETCH, SELL, STUDY, TREAT
from wardround.games.hospital_rush.rules.state import (
    BUCKS_OR_PRESTIGE,
    NONE,
    QUESTIONS,
    WHERE,
    WHETHER_TO_DISCHARGE,
    WHOM_TO_TREAT,
    State,
)
from wardround.games.hospital_rush.rules.treating import picked
from wardround.games.hospital_rush.rules.words import (
    BED,
    BEDS,
    BUCK,
    DISCHARGE,
    DONE,
    LEAVE,
    MEDICINE,
    PRESTIGE,
    SEAT,
    SKILL,
    SKILLS,
    SKIP,
    TILE,
)
from wardround.table.messages import Message
from wardround.table.notation.vocabulary import Vocabulary
from wardround.table.speakers import is_chance, text_of


def board_words(s: State, seat: int) -> list[int]:
    """Everything a seat could point at: spaces, beds, tiles, skills, seats, discards, keys."""
    rules = s.rules
    words = {SEAT + other for other in range(rules.seats)}
    words.update(BED + bed for bed in range(BEDS))
    words.update(range(TILE, TILE + 4), (BUCK, PRESTIGE, DONE, SKIP))
    words.update(SKILL + skill for skill in range(len(SKILLS)))
    words.update(rules.space_word + i for i in rules.in_play)
    for other in range(rules.seats):
        if s.interns[other].character != NONE:
            words.update(placing.own_words(s, other))
    words.update(rules.patient_word + card for card, lies in enumerate(s.discards) if lies)
    return sorted(words)


def why_not(s: State, seat: int, word: int, vocabulary: Vocabulary) -> Message:
    """Why this word is not legal for this seat now."""
    turn = flow.turn(s)
    if not turn:
        return Message("hr-why-over", {})
    if is_chance(turn[0]):
        return Message("hr-why-chance", {})
    if seat != turn[0]:
        return Message("hr-why-others", {"whom": text_of(turn[0])})
    space = word - s.rules.space_word
    if 0 <= space < len(s.rules.spaces):
        return _why_not_space(s, seat, word, vocabulary)
    if s.question == WHOM_TO_TREAT or (s.question == WHERE and s.said):
        return _why_not_next(s, seat, word, vocabulary)
    if s.question == WHERE:
        return Message("hr-why-space-first", {})
    return Message("hr-why-question", {"question": QUESTIONS[s.question]})


def _why_not_space(s: State, seat: int, word: int, vocabulary: Vocabulary) -> Message:
    rules = s.rules
    name = {"space": vocabulary.word(word)}
    number = word - rules.space_word
    if s.question != WHERE:
        return Message("hr-why-question", {"question": QUESTIONS[s.question]})
    if s.said:
        return Message("hr-why-sentence", {"space": vocabulary.word(s.said[0])})
    if number >= rules.board and word not in placing.own_words(s, seat):
        return Message("hr-why-not-yours", {**name})
    if number < rules.board and number not in rules.in_play:
        return Message("hr-why-not-in-play", {**name, "seats": rules.seats})
    takers = [n for n, intern in enumerate(s.interns, 1) if word in intern.places]
    return Message("hr-why-taken", {**name, "whom": takers[0], "takers": len(takers)})


def _why_not_next(s: State, seat: int, word: int, vocabulary: Vocabulary) -> Message:
    hook = TREAT
    start = 0
    if s.question == WHERE:
        hook, start = placing.space_of(s.rules, s.said[0]).hook, 1
    if BED <= word < BED + BEDS:
        return _why_not_bed(s, seat, hook, word - BED)
    if hook == TREAT and TILE <= word < TILE + 4:
        return _why_not_tile(s, seat, start, word, vocabulary)
    if MEDICINE <= word < MEDICINE + 3 and hook in (FETCH, SELL):
        return _why_not_medicine(s, hook, word, vocabulary)
    if SKILL <= word < SKILL + len(SKILLS) and hook == STUDY:
        known = has(s.interns[seat], word - SKILL)
        return Message("hr-why-skill-known" if known else "hr-why-management", {})
    if SEAT <= word < BED:
        return Message("hr-why-yourself" if word - SEAT == seat else "hr-why-victim", {})
    if word == DONE:
        return Message("hr-why-done", {})
    return Message("hr-why-no-answer", {})


def _why_not_bed(s: State, seat: int, hook: int, bed: int) -> Message:
    if s.beds[bed] == NONE:
        return Message("hr-why-bed-empty", {"bed": bed + 1})
    if placing_named_bed(s):
        return Message("hr-why-bed-named", {})
    owner = treating(s, bed)
    if hook == TREAT and owner not in (NONE, seat):
        return Message("hr-why-bed-taken", {"bed": bed + 1, "whom": owner + 1})
    if hook == TREAT:
        return Message("hr-why-bed-nothing", {"bed": bed + 1})
    return Message(
        "hr-why-no-answer" if hook == DISMISS else "hr-why-bed-not-theirs", {"bed": bed + 1}
    )


def placing_named_bed(s: State) -> bool:
    """Whether the sentence begun names a bed."""
    return any(BED <= word < BED + BEDS for word in s.said)


def _why_not_tile(s: State, seat: int, start: int, word: int, vocabulary: Vocabulary) -> Message:
    if len(s.said) == start:
        return Message("hr-why-bed-first", {})
    bed = s.said[start] - BED
    tile = word - TILE
    tiles = picked(s.said, start)
    named = {"tile": vocabulary.word(word)}
    whole = [lies + new for lies, new in zip(tiles_on(s, bed), tiles, strict=True)]
    whole[tile] += 1
    if not fits(patient_in(s, bed), whole):
        return Message("hr-why-tile-not-needed", {**named})
    if tile and s.interns[seat].medicine[tile - 1] <= tiles[tile]:
        return Message("hr-why-tile-not-yours", {**named})
    if any(tiles[tile + 1 :]):
        return Message("hr-why-order", {})
    return Message("hr-why-tile-price", {"bucks": s.interns[seat].bucks})


def _why_not_medicine(s: State, hook: int, word: int, vocabulary: Vocabulary) -> Message:
    if len(s.said) > 1 and word < s.said[-1]:
        return Message("hr-why-order", {})
    key = "hr-why-chest-empty" if hook == FETCH else "hr-why-tile-not-yours"
    return Message(key, {"tile": vocabulary.word(word)})


def default_word(s: State, seat: int) -> int:
    """Stand where nobody is kept out, and decline; pay rather than lose prestige.

    Of a patient that would leave uncured the right-hand option is taken.
    """
    words = flow.legal(s, seat)
    if s.question == WHERE and not s.said:
        rules = s.rules
        open_to_all = [w for w in words if not placing.space_of(rules, w).limit]
        return open_to_all[0] if open_to_all else words[0]
    if s.question == BUCKS_OR_PRESTIGE:
        return BUCK
    if s.question == WHETHER_TO_DISCHARGE:
        return DISCHARGE if s.interns[seat].bed == BEDS - 1 else LEAVE
    for word in (SKIP, DONE):
        if word in words:
            return word
    return words[0]
