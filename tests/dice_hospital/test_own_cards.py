"""Cards of one's own: what a file can do, and every mistake with its line, card and field."""

from __future__ import annotations

import tomllib
from random import Random

import pytest

from dice_hospital.given import given, hospital, lounge, patients, say
from wardround.games.dice_hospital.cards.catalogue import built_in
from wardround.games.dice_hospital.game import DiceHospital
from wardround.table.cards.fields import CardMistakes
from wardround.table.cards.toml_lines import Lines
from wardround.table.errors import BadJournal, BadOption
from wardround.table.laws.conformance import check_game
from wardround.table.notation.transcript import read

TEN_MISTAKES = """\
edition = "own"
replaces = ["events"]

[[department]]
id = "Wrong Id"
name = "Bad id"
copies = 1
count = 1
steps = 1

[[department]]
id = "too-many"
name = "Too many"
copies = 13
count = 5
steps = 1
colour = "blue"

[[specialist]]
id = "surgeon"
name = "Surgeon"
copies = 2
family = "red"
trigger = "red"
relation = "same"
when = "discharges"
count = 1
steps = 1

[[report]]
id = "report-16"
name = "No needs"
points = 4

[[event]]
id = "nothing"
name = "Nothing"

[[event]]
id = "warm"
name = "Warm"
modifiers = { neglekt = 2 }

[[back]]
ambulance = 6
spaces = ["red", 7]

[[nurse]]
id = "x"
"""

GOOD = """
[[department]]
id = "sauna"
name = "Sauna"
copies = 3
count = 2
least = 1
values = [2, 4]
steps = [1, 2, 2, 3, 1, 1]

[[specialist]]
id = "surgeon"
name = "Chief Surgeon"
copies = 1
family = "red"
trigger = "red"
relation = "same"
count = 1
steps = 2

[[administrator]]
id = "admin-9"
name = "Nina"
needs = { red = 1 }
points = 2

[[event]]
id = "new-year"
name = "New Year"
gain = { points = 2 }

[[report]]
id = "report-1"
name = "Mine"
needs = { red = 4 }
points = 9

[[back]]
ambulance = 2
spaces = ["red", "red", 1]
"""


def mistakes(text: str) -> list[tuple[int, str, str, str]]:
    """Line, card, field and key of everything wrong with a file."""
    with pytest.raises(CardMistakes) as caught:
        built_in().with_own(text, "own.toml")
    found = [mistake.message for mistake in caught.value.mistakes]
    return [(int(f["line"]), str(f["card"]), str(f["field"]), key) for key, f in found]


def test_a_file_with_many_mistakes_names_all_of_them_at_once() -> None:
    assert mistakes(TEN_MISTAKES) == [
        (2, "", "replaces", "card-field"),
        (5, "Wrong Id", "id", "card-id"),
        (14, "too-many", "copies", "card-field"),
        (15, "too-many", "count", "card-field"),
        (17, "too-many", "colour", "card-field"),
        (25, "surgeon", "relation", "card-nobody-left"),
        (30, "report-16", "needs", "card-missing"),
        (35, "nothing", "", "card-does-nothing"),
        (42, "warm", "modifiers.neglekt", "card-unknown"),
        (45, "6", "ambulance", "card-field"),
        (46, "6", "spaces", "card-field"),
        (48, "", "nurse", "card-kind"),
    ]


HOOKED = """\
[[specialist]]
id = "boss"
name = "Boss"
copies = 1
family = "blue"
hook = "consultant"
"""
ONE = """
[[department]]
id = "one"
name = "One"
copies = 1
count = 1
steps = 1
"""


@pytest.mark.parametrize(
    ("text", "line", "field", "key"),
    [
        ("a = [", 1, "", "card-toml"),
        ("department = 3", 1, "department", "card-tables"),
        (ONE.replace('name = "One"\n', ""), 2, "name", "card-missing"),
        (ONE + "stepps = 2\n", 8, "stepps", "card-unknown"),
        (ONE.replace("copies = 1", "copies = 0"), 5, "copies", "card-board"),
        (ONE.replace('"one"', '"nurse"'), 3, "id", "card-taken"),
        (ONE.replace('"one"', '"blood-drive"'), 3, "id", "card-taken"),
        (ONE + ONE, 10, "id", "card-taken"),
        (ONE + 'pattern = "run"\nvalues = [3, 3]\nleast = 1\n', 9, "values", ""),
        (
            ONE.replace("count = 1", "count = 3") + 'pattern = "run"\nvalues = [3, 4]\n',
            9,
            "values",
            "card-run",
        ),
        (ONE + "second = { count = 4, steps = 1 }\n", 8, "second", "card-picks"),
        (ONE + 'second = { count = 1, op = "reroll" }\n', 8, "second", "card-two-slots"),
        (ONE + "second = { count = 1, steps = 9 }\n", 8, "steps", "card-field"),
        (ONE + "[department.second]\ncount = 1\nsteps = 9\n", 10, "steps", "card-field"),
        (ONE.replace("steps = 1", "steps = [1, 2]"), 7, "steps", "card-field"),
        (ONE.replace("count = 1", "count = true"), 6, "count", "card-field"),
        (
            HOOKED,
            6,
            "hook",
            "card-hook",
        ),
        (
            '[[administrator]]\nid = "a-1"\nname = "A"\nmost = true\nspare = "red"\n',
            1,
            "needs",
            "card-one-of",
        ),
        (
            '[[event]]\nid = "e"\nname = "E"\nextra_card = true\nmodifiers = { nurses = 4 }\n',
            1,
            "",
            "card-one-of",
        ),
        (
            '[[event]]\nid = "e"\nname = "E"\nmodifiers = { lowest-roll = 6 }\n',
            4,
            "modifiers",
            "card-rolls",
        ),
        (
            '[[event]]\nid = "e"\nname = "E"\nmodifiers = { first-locked = 2 }\n',
            4,
            "modifiers.first-locked",
            "card-field",
        ),
        ("[[back]]\nambulance = 1\nspaces = [1, 2, 3]\n" * 2, 5, "ambulance", "card-back-twice"),
    ],
)
def test_each_mistake_has_its_line_and_field(text: str, line: int, field: str, key: str) -> None:
    if not key:
        assert built_in().with_own(text)
        return
    assert (line, field, key) in [(n, where, what) for n, _, where, what in mistakes(text)]


def test_lines_are_those_of_the_text_whatever_stands_between() -> None:
    text = (
        "# a comment with [[event]] in it\n"
        'note = """\n[[event]]\nid = "no"\n"""\n'
        "\n"
        "[[event]]  # the first\n"
        "id = 'one'\n"
        "modifiers = {\n  nurses = 4 }\n".replace("{\n  ", "{ ")
        + "list = [\n  1, # [[event]]\n  2,\n]\n"
        "[event.gain]\n"
        "bags = 1\n"
        "[[event]]\n"
        '"id" = "two"\n'
        "gain.bags = 2\n"
        "text = '''\n'''\n"
        "last = 1\n"
    )
    assert tomllib.loads(text)
    lines = Lines(text)
    rows = text.splitlines()
    for path, row in {
        ("event", 0): "[[event]]  # the first",
        ("event", 0, "id"): "id = 'one'",
        ("event", 0, "modifiers", "nurses"): "modifiers = { nurses = 4 }",
        ("event", 0, "list"): "list = [",
        ("event", 0, "gain"): "[event.gain]",
        ("event", 0, "gain", "bags"): "bags = 1",
        ("event", 1, "id"): '"id" = "two"',
        ("event", 1, "gain", "bags"): "gain.bags = 2",
        ("event", 1, "last"): "last = 1",
    }.items():
        assert rows[lines.of(*path) - 1] == row, path
    assert rows[lines.of("event", 1) - 1] == "[[event]]"
    assert lines.of("event", 1, "nothing") == lines.of("event", 1)
    assert lines.of("nowhere") == 1


def test_lines_of_built_in_files_are_right_for_every_card() -> None:
    from importlib.resources import files

    folder = files("wardround.games.dice_hospital") / "cards"
    for name in ("final", "prototype", "experimental", "promos", "house"):
        text = (folder / f"{name}.toml").read_text(encoding="utf-8")
        lines, rows = Lines(text), text.splitlines()
        for kind, cards in tomllib.loads(text).items():
            for place, card in enumerate(cards if isinstance(cards, list) else ()):
                assert rows[lines.of(kind, place) - 1] == f"[[{kind}]]"
                for field in card:
                    assert rows[lines.of(kind, place, field) - 1].startswith(f"{field} = ")


def test_whatever_is_changed_in_a_file_gives_mistakes_or_cards_never_a_crash() -> None:
    rng = Random(5)
    lines: list[int] = []
    rows = (GOOD + TEN_MISTAKES).splitlines()
    for _ in range(400):
        changed = rng.sample(rows, rng.randint(1, len(rows)))
        text = "\n".join(sorted(changed, key=rows.index))
        try:
            DiceHospital(built_in().with_own(text))
        except CardMistakes as error:
            lines += [int(mistake.message.figures["line"]) for mistake in error.mistakes]
    assert len(lines) > 400
    assert min(lines) >= 1


def test_a_file_replaces_and_adds() -> None:
    game = DiceHospital(built_in().with_own(GOOD))
    assert game.names()["surgeon"] == "Chief Surgeon"
    fixed = DiceHospital().vocabulary.words
    assert game.vocabulary.words[: len(fixed)] == fixed
    assert game.vocabulary.words[len(fixed) :] == ("admin-9", "new-year", "sauna")
    assert {"admin-9", "report-1", "new-year"}.isdisjoint(game.house_parts())
    assert "report-2" in game.house_parts()
    state = given(hospital("r2 y4 g5", departments="sauna", staff="surgeon"), game=game)
    say(state, "1", "surgeon sauna r2 done", game)
    say(state, "1", "r4m", game)
    assert patients(state, 1, game) == "y4 g5 r6t"


def test_w8_each_of_a_group_may_be_discharged_with_steps_to_spare() -> None:
    text = '[[department]]\nid = "spa"\nname = "Spa"\ncopies = 2\ncount = 2\nsteps = 3\n'
    game = DiceHospital(built_in().with_own(text))
    state = given(hospital("r5 g6 y2", departments="spa"), game=game)
    say(state, "1", "nurse spa r5 g6", game)
    assert (patients(state, 1, game), lounge(state, 1, game)) == ("y2", "red green")


def test_replaced_kinds_keep_none_of_the_built_in_cards() -> None:
    text = 'replaces = ["event"]\n' + GOOD
    library = built_in().with_own(text)
    assert [card.id for card in library.house.events] == ["new-year"]
    departments = built_in().with_own('replaces = ["department"]\n' + GOOD).final.departments
    assert [card.id for card in departments if card.copies] == ["sauna"]
    assert sum(not card.copies for card in departments) == 6
    with pytest.raises(BadOption) as caught:
        DiceHospital(built_in().with_own('replaces = ["report"]\n' + GOOD)).start({"seats": "1"})
    assert caught.value.message.key == "reports-few"


@pytest.mark.parametrize("seats", ["1", "2", "4"])
def test_games_with_own_cards_keep_every_law(seats: str) -> None:
    game = DiceHospital(built_in().with_own(GOOD))
    assert check_game(game, {"seats": seats, "set": "everything"}, 71_501_234_567, rate=0.03)


def test_a_journal_of_other_cards_says_so() -> None:
    own = DiceHospital(built_in().with_own(GOOD))
    usual = DiceHospital()
    digest = own.cards_digest({"seats": "2"})
    assert digest != usual.cards_digest({"seats": "2"})
    head = f"wardround journal 1\ngame dice-hospital\nrules {usual.rules_version}\n"
    text = f"{head}cards {digest}\nseats 2\n"
    assert read(text, lambda _: own)
    with pytest.raises(BadJournal) as caught:
        read(text, lambda _: usual)
    assert caught.value.message.key == "journal-cards"


def test_the_digest_is_that_of_the_cards_in_the_game() -> None:
    game = DiceHospital()
    plain = game.cards_digest({"seats": "2"})
    only_report = built_in().with_own(GOOD[GOOD.index("[[report]]") : GOOD.index("[[back]]")])
    assert DiceHospital(only_report).cards_digest({"seats": "2"}) == plain
    assert DiceHospital(only_report).cards_digest({"seats": "1"}) != game.cards_digest(
        {"seats": "1"}
    )
