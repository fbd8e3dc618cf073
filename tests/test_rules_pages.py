"""The pages of rules and sources: nothing in them is older than cards, words and code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from docs.pictures.rounds import Round, Step, play, sentence
from docs.pictures.rules import GAMES, stale
from docs.pictures.ruling_tables import rulings

from wardround.games.dice_hospital.rules.discharge import ladder
from wardround.text import languages

ROOT = Path(__file__).parent.parent

DOCS = ROOT / "docs"
NUMBER = re.compile(r"\b([DHVW]\d{1,2})\b")
TEST = re.compile(r"^def test_([dhvw]\d{1,2})_", re.M)
ARROW = re.compile(r"\b([ryg][1-6]) → (\S+?)[.,:;]?(?=\s|$)")
DIE = re.compile(r"\b[ryg][1-6]\b")
PATIENT = re.compile(r"\b([ryg][1-6])[tm]?\b")
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


@pytest.fixture(scope="module")
def dice() -> Round:
    return play("dice-hospital")


@pytest.fixture(scope="module")
def rush() -> Round:
    return play("hospital-rush")


def cited_in(folder: str, *kinds: str) -> set[str]:
    """The numbers of rulings in the files of a folder, tests named after one among them."""
    texts = [
        file.read_text("utf-8") for kind in kinds for file in (ROOT / folder).rglob(f"*.{kind}")
    ]
    named = {number.upper() for text in texts for number in TEST.findall(text)}
    return named | {number for text in texts for number in NUMBER.findall(text)}


# --- generated parts ---


def test_generated_parts_are_fresh() -> None:
    assert stale() == [], "cards, rulings, words or sentences have changed: run `make tables`"


@pytest.mark.parametrize("name", GAMES)
def test_every_card_is_on_its_page(name: str) -> None:
    game = play(name).game
    page = {"dice-hospital": "rules.md", "hospital-rush": "rules-hospital-rush.md"}[name]
    text = (DOCS / page).read_text("utf-8")
    words = game.cards_in_play(game.resolve_options({"seats": "3"}))
    people = [word for word, card in words.items() if card.kind == "character"]
    missing = [word for word in words if f"`{word}`" not in text and word not in people]
    assert missing == []
    assert [word for word in people if game.names()[word] not in text] == []


def test_the_ladders_example_is_right() -> None:
    page = " ".join((DOCS / "rules.md").read_text("utf-8").split())
    found = re.search(
        r"Two in one round are worth (\d+) points, .* only (\d+); seven at once are worth (\d+)",
        page,
    )
    assert found
    assert [int(n) for n in found.groups()] == [ladder(2), 2 * ladder(1), ladder(7)]


# --- rulings ---


def test_every_ruling_that_is_cited_is_among_the_sources_and_the_other_way_round() -> None:
    told = set(NUMBER.findall((DOCS / "sources.md").read_text("utf-8")))
    assert told == {ruling.number for ruling in rulings()}
    code = cited_in("src", "py", "toml") | cited_in("tests", "py", "toml")
    assert sorted(code - told) == []
    assert sorted(cited_in("docs", "md") - told) == []
    assert sorted(told - code) == []


def test_the_numbers_of_rulings_run_without_a_gap() -> None:
    for letter, last in {"D": 26, "H": 27, "W": 19, "V": 7}.items():
        found = [int(r.number[1:]) for r in rulings() if r.number[0] == letter]
        assert found == list(range(1, last + 1))


def test_rulings_that_differ_from_a_document_say_from_which() -> None:
    silent = [
        ruling.number
        for ruling in rulings()
        if ruling.kind in ("departure", "conflict")
        and all(text == "silent or unclear" for text in ruling.says.values())
    ]
    assert silent == []


# --- example rounds ---


def changes(step: Step) -> list[tuple[str, str]]:
    """What became of patients in a step, in order: another value, or home."""
    found: list[tuple[str, str]] = []
    for happening in step.told:
        if happening.name in ("heal", "worsen"):
            becomes = str(happening.figures["becomes"]).rstrip("tm")
            found.append((str(happening.figures["patient"]).rstrip("tm"), becomes))
        elif happening.name == "discharge":
            found.append((str(happening.figures["patient"]).rstrip("tm"), "home"))
    return found


def seen(example: Round, step: Step) -> set[str]:
    """Every die that a reader can know of by the end of a step."""
    steps = example.steps[: example.steps.index(step) + 1]
    return set(PATIENT.findall(" ".join(repr((one.told, one.picture)) for one in steps)))


@EVERY_LANGUAGE
def test_what_becomes_of_patients_is_told_as_it_happened(dice: Round, language: str) -> None:
    for step in dice.steps:
        arrows = ARROW.findall(sentence(dice.game, step, language))
        told = [(who, to if DIE.fullmatch(to) else "home") for who, to in arrows]
        assert told == changes(step), step.key
    assert sum(len(changes(step)) for step in dice.steps) == 13


@EVERY_LANGUAGE
def test_only_dice_of_the_game_are_told_of(dice: Round, language: str) -> None:
    for step in dice.steps:
        assert set(DIE.findall(sentence(dice.game, step, language))) <= seen(dice, step), step.key


@EVERY_LANGUAGE
def test_ambulances_are_told_as_they_are_loaded(dice: Round, language: str) -> None:
    intake = next(step for step in dice.steps if step.key == "intake")
    loaded = [word for dice_in in intake.picture["ambulances"] for word in dice_in]
    assert DIE.findall(sentence(dice.game, intake, language))[-len(loaded) :] == loaded


@EVERY_LANGUAGE
def test_points_are_told_as_they_were_scored(dice: Round, language: str) -> None:
    told = [happening for step in dice.steps for happening in step.told]
    numbers: list[int] = []
    for seat in range(len(dice.names)):
        home = sum(h.name == "discharge" and h.seat == seat for h in told)
        points = sum(int(h.figures["points"]) for h in told if h.name == "score" and h.seat == seat)
        numbers += [home, points]
    discharge = next(step for step in dice.steps if step.key == "discharge")
    assert [int(n) for n in re.findall(r"\d+", sentence(dice.game, discharge, language))] == numbers


@EVERY_LANGUAGE
@pytest.mark.parametrize("name", GAMES)
def test_every_card_that_is_used_is_named(name: str, language: str) -> None:
    """But for administrators, whose names are house: it is told what they do."""
    example = play(name)
    names = {w: n for w, n in example.game.names().items() if not w.startswith("admin-")}
    for step in example.steps:
        told = sentence(example.game, step, language)
        used = {word for line in step.words for word in line.split() if word in names}
        assert [word for word in used if names[word] not in told] == [], step.key


@EVERY_LANGUAGE
def test_bucks_and_prestige_are_told_as_they_changed_hands(rush: Round, language: str) -> None:
    amounts = {"earn": "bucks", "pay": "bucks", "score": "prestige"}
    changed = 0
    for step in rush.steps:
        for happening in step.told:
            if figure := amounts.get(happening.name):
                where = rush.steps[-1] if happening.name == "score" else step
                told = sentence(rush.game, where, language)
                assert re.search(rf"\b{happening.figures[figure]}\b", told), (step.key, happening)
                changed += 1
    assert changed == 5


@EVERY_LANGUAGE
def test_beds_are_told_as_patients_lie_in_them(rush: Round, language: str) -> None:
    for step in rush.steps:
        told = sentence(rush.game, step, language)
        claimed = [h.figures["bed"] for h in step.told if h.name == "claim"]
        assert all(re.search(rf"\b{bed}\b", told) for bed in claimed), step.key
    last = sentence(rush.game, rush.steps[-1], language)
    names = rush.game.names()
    for number, bed in enumerate(rush.steps[-1].picture["beds"], 1):
        assert names[bed["patient"]] in last
        assert re.search(rf"\b{number}\b", last)


# --- links ---


def anchors(page: Path) -> set[str]:
    """What the headings of a page can be led to by."""
    titles = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8"))
    for link in links:
        file, _, anchor = link.partition("#")
        if file.startswith("http"):
            continue
        target = page.parent / file if file else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link
