"""Whole games reckoned up by hand from what was told: dice home, dead, bags, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from dice_hospital.given import GAME, State
from wardround.table.messages import Happening
from wardround.table.speaking import chosen_by

LADDER = [0, 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35]


def busy_game(options: dict[str, str], rng: Random) -> tuple[State, list[list[Happening]]]:
    """A game of seats that seldom stop early and like to send patients home, round by round."""
    state = GAME.start(options)
    finish = GAME.vocabulary.number("finish")
    rounds: list[list[Happening]] = [[] for _ in range(9)]
    while turn := GAME.turn(state):
        speaker = turn[0] if turn[0] < 0 else rng.choice(turn)
        words = GAME.legal(state, speaker)
        weights = [1 if word == finish else 20 + min(word, 160) ** 2 for word in words]
        if speaker < 0:
            weights = GAME.weights(state)
        now = state.round
        rounds[now] += GAME.tell(state, speaker, chosen_by(rng.random(), words, weights))
    return state, rounds


class Reckoning:
    """One seat's game, followed by its happenings alone."""

    def __init__(self) -> None:
        self.lying = self.dead = self.bags = self.points = 0
        self.home: list[str] = []
        self.administrator = ""

    def hear(self, happening: Happening) -> None:
        name, figures = happening.name, happening.figures
        self.lying += {"settle": 1, "admit": 1, "discharge": -1, "die": -1}.get(name, 0)
        self.dead += name == "die"
        self.bags += {"gain": 1, "spend": -1}.get(name, 0)
        if name == "discharge":
            self.home.append(str(figures["patient"])[0])
        if name == "appoint":
            self.administrator = str(figures["administrator"])

    def bonus_count(self, most: int) -> bool:
        counts = {c: self.home.count(c) for c in "ryg"}
        return {
            "admin-1": counts["r"] >= 2,
            "admin-2": counts["y"] >= 2,
            "admin-3": counts["g"] >= 2,
            "admin-4": min(counts.values()) >= 1,
            "admin-8": len(self.home) > most,
        }.get(self.administrator, False)

    def end_round(self, most: int) -> None:
        self.points += LADDER[len(self.home)] + 5 * (not self.lying) + self.bonus_count(most)
        self.home = []


@pytest.mark.parametrize("activation", ["linear", "simultaneous"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_follow_from_who_went_home_who_died_and_bags(seats: int, activation: str) -> None:
    rng = Random(f"{seats} {activation}")
    bonuses = home = 0
    for number in range(8):
        administrators = "no" if number == 0 else "yes"
        options = {"seats": str(seats), "administrators": administrators, "activation": activation}
        state, rounds = busy_game(options, rng)
        books = [Reckoning() for _ in range(seats)]
        for now, told in enumerate(rounds):
            for happening in told:
                if happening.seat >= 0:
                    books[happening.seat].hear(happening)
            went = [len(book.home) for book in books]
            home += sum(went)
            for seat, book in enumerate(books):
                if now:
                    book.end_round(max(went[:seat] + went[seat + 1 :]))
        scores = tuple(book.points + book.bags - 2 * book.dead for book in books)
        outcome = GAME.outcome(state)
        assert outcome.scores == scores
        assert tuple(sum(sources.values()) for sources in outcome.sources) == scores
        bonuses += sum(sources["administrator"] for sources in outcome.sources)
    assert bonuses > 0
    assert home > 25 * seats
