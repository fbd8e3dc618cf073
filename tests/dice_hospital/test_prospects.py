"""What things would bring a seat, as numbers for whoever draws them."""

from __future__ import annotations

from dice_hospital.given import GAME, State, given, hospital, say
from wardround.table.messages import Figure

FOUR_AMBULANCES = "r2y2g2 r3y3g3 r4y4g4 r5y5g5"


def brings(state: State, seat: int, word: str) -> dict[str, Figure]:
    return GAME.prompt(state, seat - 1).prospects[word].brings.figures


def prospects(state: State, seat: int) -> set[str]:
    return set(GAME.prompt(state, seat - 1).prospects)


def taking(*hospitals: dict[str, str], options: str = "") -> State:
    return given(*hospitals, seats=3, phase="take", options=options, ambulances=FOUR_AMBULANCES)


class TestAmbulances:
    def test_the_first_to_choose_may_be_overtaken(self) -> None:
        state = taking(hospital("r2 r2 r3"))
        assert brings(state, 1, "ambulance-3") == {
            "sum": 12,
            "locked": 0,
            "arrivals": 0,
            "beds": 6,
            "short": 0,
            "earliest": 1,
            "latest": 3,
            "lowest": "perhaps",
            "bags": 1,
            "lower": 2,
            "rival": 1,
        }

    def test_number_one_is_locked_for_the_first_player_alone(self) -> None:
        state = taking()
        assert brings(state, 1, "ambulance-1")["locked"] == 1
        assert brings(state, 1, "ambulance-2")["locked"] == 0
        assert brings(state, 2, "ambulance-1")["locked"] == 0

    def test_the_lowest_number_is_sure_to_stay_the_lowest(self) -> None:
        state = taking()
        say(state, "1", "ambulance-2")
        assert brings(state, 2, "ambulance-1")["lowest"] == "sure"
        assert brings(state, 2, "ambulance-3")["lowest"] == "no"
        assert brings(state, 2, "ambulance-3")["earliest"] == 2
        assert brings(state, 2, "ambulance-3")["latest"] == 3

    def test_the_last_to_choose_knows_for_sure(self) -> None:
        state = taking()
        say(state, "1", "ambulance-3")
        say(state, "2", "ambulance-4")
        figures = brings(state, 3, "ambulance-2")
        assert (figures["lowest"], figures["earliest"], figures["latest"]) == ("sure", 1, 1)

    def test_who_waits_is_told_and_who_has_taken_one_is_not(self) -> None:
        state = taking()
        say(state, "1", "ambulance-3")
        assert prospects(state, 1) == set()
        assert prospects(state, 3) == {"ambulance-1", "ambulance-2", "ambulance-4"}

    def test_too_few_beds_are_counted(self) -> None:
        state = taking(hospital("r2 r2 r2 r2 r3 r3 r3 r3 r4 r4 r4"))
        figures = brings(state, 1, "ambulance-2")
        assert (figures["beds"], figures["short"]) == (0, 2)

    def test_in_an_epidemic_one_bed_less_is_left(self) -> None:
        state = taking(hospital("r2 r2 r3"), options="epidemic")
        figures = brings(state, 1, "ambulance-2")
        assert (figures["arrivals"], figures["beds"]) == (1, 5)
