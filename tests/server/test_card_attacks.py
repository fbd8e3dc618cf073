"""Card files that are made to cost much: refused with a line, while everybody else is answered."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from server.serving import Failed, Served
from wardround.games import game_with
from wardround.table.cards.fields import MOST_MISTAKES, CardMistakes

DOTS = "a." * 15_999 + "a = 1"
SPREAD = "\n".join("a." * 40 + f"b{number} = 1" for number in range(300))
DEEP = "a = " + "[" * 900 + "]" * 900
INLINE = "a = " + "{a = " * 300 + "1" + "}" * 300
DIGITS = "\n\nreplaces = " + "1" * 5000
MANY_DIGITS = "\n\n\nreplaces = " + "1" * 1900
HEX = "a = 0x" + "f" * 1900
QUOTED = 'a = """' + "[[[[[[[[[[[[ 1.2.3 " * 20 + '"""\n'
GAMES_WITH_CARDS = ("dice-hospital", "hospital-rush")


def mistakes(game: str, cards: str) -> list[tuple[str, int]]:
    """The keys of what is wrong with a file, each with its line."""
    with pytest.raises(CardMistakes) as found:
        game_with(game, cards)
    told = [one.message for one in found.value.mistakes]
    return [(one.key, int(one.figures["line"])) for one in told]


@pytest.mark.parametrize("game", GAMES_WITH_CARDS)
@pytest.mark.parametrize(
    ("cards", "found"),
    [
        (DOTS, ("card-line-long", 1)),
        (SPREAD, ("card-dots", 1)),
        (DEEP, ("card-deep", 1)),
        (INLINE, ("card-deep", 1)),
        (DIGITS, ("card-line-long", 3)),
        (MANY_DIGITS, ("card-number-long", 4)),
        (HEX, ("card-number-long", 1)),
    ],
    ids=["dots", "spread", "deep", "inline", "digits", "many digits", "hex"],
)
def test_what_would_cost_much_is_a_mistake_with_its_line(
    game: str, cards: str, found: tuple[str, int]
) -> None:
    begun = time.process_time()
    assert mistakes(game, cards) == [found]
    assert time.process_time() - begun < 0.5


def test_strings_and_comments_may_hold_what_they_like() -> None:
    text = QUOTED + "# " + "[" * 50 + "." * 50 + "9" * 50
    assert mistakes("dice-hospital", text) == [("card-kind", 1)]
    assert mistakes("dice-hospital", 'a = "x\n') == [("card-toml", 1)]


@pytest.mark.parametrize("game", GAMES_WITH_CARDS)
def test_mistakes_are_counted_up_to_a_bound(game: str) -> None:
    found = mistakes(game, "\n".join(f"a{number} = 1" for number in range(3000)))
    assert len(found) == MOST_MISTAKES + 1
    assert found[-1] == ("card-more", MOST_MISTAKES)


def test_a_server_refuses_them_and_answers_others_meanwhile(served: Served) -> None:
    def send(cards: str) -> str:
        seats = [{"kind": "person", "name": "Mal"}]
        wanted = {"game": "dice-hospital", "seats": seats, "cards": cards}
        with pytest.raises(Failed) as failed:
            served.post("/api/tables", wanted)
        return str(failed.value.code)

    slow = [0.0]
    with ThreadPoolExecutor(4) as many:
        sent = [many.submit(send, cards) for cards in (DOTS, SPREAD, DEEP, DIGITS, HEX) * 4]
        while not all(one.done() for one in sent):
            begun = time.monotonic()
            served.get("/api/health")
            slow.append(time.monotonic() - begun)
    assert {one.result() for one in sent} == {"cards-mistaken"}
    assert max(slow) < 2.0
    told = served.post("/api/games/dice-hospital/settle", {"options": {}, "cards": MANY_DIGITS})
    assert [one["line"] for one in told["mistakes"]] == [4]
    assert "digits" in told["mistakes"][0]["text"]
