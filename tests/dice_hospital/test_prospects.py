"""What things would bring a seat, as numbers for whoever draws them."""

from __future__ import annotations

from random import Random

import pytest

from dice_hospital.given import GAME, State, given, hospital, names, say, ways
from wardround.table.messages import Figure, Message

ALL_AT_WORK = {"nurses": "0", "used": "critical-care-unit pharmacy clinic"}
FOUR_AMBULANCES = "r2y2g2 r3y3g3 r4y4g4 r5y5g5"


def brings(state: State, seat: int, word: str) -> dict[str, Figure]:
    return GAME.prompt(state, seat - 1).prospects[word].brings.figures


def risk(state: State, seat: int, word: str) -> Message | None:
    return GAME.prompt(state, seat - 1).prospects[word].risk


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


class TestFinish:
    def test_it_tells_points_who_gets_worse_and_who_dies(self) -> None:
        state = given(hospital("r1 g5 y3t", lounge="yellow green"))
        assert brings(state, 1, "finish") == {
            "home": 2,
            "points": 3,
            "more": 2,
            "worse": 1,
            "worsening": "g5",
            "becomes": "g4",
            "steps": 1,
            "deaths": 1,
            "dead": "r1",
            "cost": 2,
        }

    def test_the_superbug_takes_two_steps_and_kills_twos(self) -> None:
        state = given(hospital("r2 g5"), options="superbug")
        figures = brings(state, 1, "finish")
        assert (figures["steps"], figures["worsening"], figures["dead"]) == (2, "g5", "r2")

    def test_double_fatalities_cost_twice_as_much(self) -> None:
        state = given(hospital("r1 g1 g5"), seats=1, options="fatalities=double")
        assert brings(state, 1, "finish")["cost"] == 8

    def test_points_go_on_beyond_the_printed_ladder(self) -> None:
        state = given(hospital("r5", lounge=" ".join(["red"] * 12)))
        figures = brings(state, 1, "finish")
        assert (figures["points"], figures["more"]) == (35, 5)

    def test_it_is_told_before_activation_and_to_who_waits(self) -> None:
        improving = given(hospital("r1"), hospital("g2"), phase="improve", display="radiology")
        assert brings(improving, 1, "finish")["dead"] == "r1"
        assert brings(improving, 2, "finish")["worsening"] == "g2"

    def test_half_a_sentence_counts_for_nothing(self) -> None:
        state = given(hospital("r2"))
        say(state, "1", "nurse")
        assert brings(state, 1, "finish")["worsening"] == "r2"
        assert risk(state, 1, "finish") is None

    def test_free_workers_who_could_still_work_are_at_risk(self) -> None:
        state = given(hospital("r2 r1", staff="surgeon"))
        assert risk(state, 1, "finish") == (
            "risk-finish",
            {"free": 4, "workers": "nurse surgeon", "kinds": 2, "deaths": 1, "dead": "r1"},
        )

    def test_a_bag_is_at_risk_only_if_it_could_save_somebody(self) -> None:
        dying = given(hospital("r1", bags=1, **ALL_AT_WORK))
        at_risk = risk(dying, 1, "finish")
        assert at_risk is not None
        assert (at_risk.figures["free"], at_risk.figures["dead"]) == (0, "r1")
        assert risk(given(hospital("r2", bags=1, **ALL_AT_WORK)), 1, "finish") is None

    def test_what_nobody_can_prevent_is_no_risk(self) -> None:
        state = given(hospital("r1", **ALL_AT_WORK))
        assert risk(state, 1, "finish") is None


class TestArranging:
    def test_dice_are_sure_to_choose_from_or_for_later(self) -> None:
        state = given(phase="arrange", intake="r2 r3 y3 g3 y3 g4 y4 g4 y5")
        goes = {word: brings(state, 2, word)["goes"] for word in prospects(state, 2)}
        assert goes == {
            "r2": "sure",
            **dict.fromkeys(("r3", "y3", "g3"), "choice"),
            **dict.fromkeys(("g4", "y4", "y5"), "later"),
        }
        assert brings(state, 2, "y3")["places"] == 2
        assert brings(state, 1, "y3") == brings(state, 2, "y3")


class TestSendingBack:
    def test_a_die_tells_what_is_kept_and_if_that_brings_a_bag(self) -> None:
        state = given(seats=1, phase="send-back", intake="r2 y3 g3 r4")
        assert brings(state, 1, "r2") == {"sum": 10, "bags": 0}
        assert brings(state, 1, "y3") == {"sum": 9, "bags": 0}
        assert brings(state, 1, "r4") == {"sum": 8, "bags": 1}


class TestReports:
    def test_they_tell_how_many_of_their_dice_are_there_in_any_phase(self) -> None:
        home = hospital("r2", lounge="red green")
        state = given(home, seats=1, reports="report-4 none none report-10 none none")
        assert brings(state, 1, "report-4") == {
            "points": 4,
            "met": 1,
            "of": 3,
            "above": 0,
            "red": 1,
            "yellow": 0,
            "green": 0,
        }
        assert brings(state, 1, "report-10")["above"] == 1

    def test_dice_used_for_another_report_are_not_there(self) -> None:
        home = hospital("r2", lounge="red red red green green")
        reports = "report-1 report-3 report-4 none none none"
        state = given(home, seats=1, phase="report", reports=reports)
        assert brings(state, 1, "report-4")["met"] == 2
        say(state, "1", "report-1")
        assert brings(state, 1, "report-4")["met"] == 1


class TestBagsAndReturns:
    def test_a_bag_tells_its_steps(self) -> None:
        assert brings(given(hospital("r2", bags=1)), 1, "bag") == {"steps": 1}

    def test_returning_a_card_tells_its_bags(self) -> None:
        state = given(hospital("r2", staff="surgeon"), phase="return")
        assert brings(state, 1, "return") == {"bags": 1}


class TestDepartments:
    def test_they_tell_the_result_on_every_patient_and_points_for_those_who_go_home(self) -> None:
        state = given(hospital("r2 g5 g6", lounge="red"))
        assert brings(state, 1, "pharmacy") == {
            "fits": 2,
            "patients": "g5 g6",
            "becomes": "g6t home",
            "home": 1,
            "points": 2,
        }
        assert brings(state, 1, "intensive-care")["becomes"] == "r3t"

    def test_used_ones_and_such_as_suit_nobody_bring_nothing(self) -> None:
        state = given(hospital("g5 g4", used="pharmacy", nurses=2))
        assert {"pharmacy", "intensive-care"} & prospects(state, 1) == set()

    def test_none_brings_anything_when_everybody_is_at_work(self) -> None:
        state = given(hospital("r2 g6", bags=1, **ALL_AT_WORK))
        assert prospects(state, 1) == {"bag", "finish"}

    def test_nothing_is_certain_of_a_roll(self) -> None:
        state = given(
            hospital("r2 g3", departments="drug-trial-centre"), options="experimental=added"
        )
        figures = brings(state, 1, "drug-trial-centre")
        assert (figures["fits"], figures["patients"], figures["home"]) == (2, "none", 0)

    def test_an_event_pays_for_every_discharge(self) -> None:
        home, event = hospital("g6"), "flu-wave"
        state = given(home, options="events", event=event, events=event, round=2)
        assert brings(state, 1, "pharmacy")["points"] == 2

    @pytest.mark.parametrize("options", ["experimental=added", "edition=prototype"])
    @pytest.mark.parametrize("seed", range(8))
    def test_most_go_home_as_trying_everything_finds(self, seed: int, options: str) -> None:
        rng = Random(seed)
        dice = [f"{colour}{value}" for colour in "ryg" for value in (4, 5, 6, *range(1, 7))]
        rooms = departments(options)
        home = hospital(" ".join(rng.sample(dice, 12)), departments=" ".join(rng.sample(rooms, 8)))
        state = given(home, options=options)
        for word in prospects(state, 1) & set(rooms):
            most = max(went_home(state, f"{word} {rest}") for rest in rests(state, word))
            assert brings(state, 1, word)["home"] == most, word


def departments(options: str) -> list[str]:
    """The departments that can be built with these options."""
    name, value = options.split("=")
    cards = GAME.cards_in_play(GAME.resolve_options({name: value, "seats": "2"}))
    return [
        word
        for word, card in cards.items()
        if card.kind == "department" and not card.facts["board"]
    ]


def rests(state: State, department: str) -> list[str]:
    """Every way to go on after a nurse was sent to this department."""
    return ways(state, "1", f"nurse {department}")


def went_home(state: State, words: str) -> int:
    """How many a nurse sends home with these words."""
    told = say(GAME.clone(state), "1", f"nurse {words}")
    return sum(name == "discharge" for name in names(told))


class TestPatients:
    def test_they_tell_what_the_department_makes_of_them(self) -> None:
        state = given(hospital("r2 g6 y6 g5"))
        say(state, "1", "nurse pharmacy")
        assert brings(state, 1, "g6") == {"becomes": "home", "value": 0, "points": 1}
        assert "pharmacy" not in prospects(state, 1)

    def test_they_tell_what_an_effect_makes_of_them(self) -> None:
        state = given(hospital("r2 g3", staff="surgeon"))
        say(state, "1", "surgeon intensive-care r2")
        assert brings(state, 1, "r3m") == {"becomes": "r4m", "value": 4, "points": 0}

    def test_a_blood_bag_can_do_several_things(self) -> None:
        state = given(hospital("r2 g3", bags=1))
        say(state, "1", "bag")
        assert prospects(state, 1) == {"bag", "finish"}
