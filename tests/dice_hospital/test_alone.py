"""Section 8: one player alone, with medical reports."""

from __future__ import annotations

import pytest

from dice_hospital.given import (
    GAME,
    State,
    bags,
    cannot_say,
    chance_until,
    fatalities,
    finish,
    given,
    hospital,
    may_say,
    odds,
    own,
    patients,
    phase,
    points,
    say,
    speakers,
    table,
    ways,
)
from wardround.games.dice_hospital.rules.state import SEND_BACK
from wardround.table.errors import BadPosition, UndoRefused
from wardround.table.play.game_in_progress import GameInProgress

REPORTS = "report-4 report-1 report-10 report-2 report-3 report-13"


def alone(*homes: dict[str, str], **more: str | int) -> State:
    """A solo game; reports lie there unless told otherwise."""
    more.setdefault("reports", REPORTS)
    more.setdefault("options", "")
    return given(*homes, seats=1, **more)  # type: ignore[arg-type]


def test_setup_deals_six_of_fifteen_reports_in_two_rows() -> None:
    state = GAME.start({"seats": "1"})
    assert phase(state) == "deal-reports"
    assert len(odds(state)) == 15
    for word in REPORTS.split():
        say(state, "*", word)
    assert table(state)["reports"] == REPORTS.split()
    assert phase(state) == "starting-dice"
    assert table(state)["bag"] == {"red": 11, "yellow": 11, "green": 11}
    assert table(state)["ambulances"] == []


def test_setup_turns_up_no_card_and_deals_no_administrators() -> None:
    state = GAME.start({"seats": "1"})
    chance_until(state, "starting-dice")
    assert table(state)["display"] == []
    say(state, "*1", "red yellow green")
    say(state, "1", "g3 r4")
    assert patients(state, 1) == "g3 r4 y5"
    assert phase(state) == "roll"
    assert own(state, 1)["administrator"] is None


def test_intake_rolls_four_and_keeps_three() -> None:
    state = alone(hospital("r2"), phase="roll", intake="r2 g3 y4")
    say(state, "*", "g5")
    assert (phase(state), speakers(state)) == ("send-back", ["1"])
    assert may_say(state, "1") == ["return"]
    assert may_say(state, "1", "return") == ["r2", "g3", "y4", "g5"]
    before = table(state)["bag"]["green"]
    say(state, "1", "return g5")
    assert patients(state, 1) == "r2 r2 g3 y4"
    assert table(state)["bag"]["green"] == before + 1
    assert bags(state, 1) == 0


@pytest.mark.parametrize(("kept", "gained"), [("r2 r2 r4", 1), ("r2 r3 r4", 0)])
def test_values_that_sum_to_less_than_nine_bring_a_bag(kept: str, gained: int) -> None:
    state = alone(phase="send-back", intake=f"{kept} g5")
    say(state, "1", "return g5")
    assert bags(state, 1) == gained


def test_four_dice_alike_are_not_asked_about() -> None:
    state = alone(phase="roll", intake="r2 r2 r2")
    say(state, "*", "r2")
    assert phase(state) == "reveal"
    assert patients(state, 1) == "r2 r2 r2"
    assert bags(state, 1) == 1


def test_new_patients_need_beds_as_ever() -> None:
    full = hospital("r1 r1 y2 y2 g3 g3 r4 r4 y5 y5 g6")
    state = alone(full, phase="send-back", intake="r2 r3 r4 g5")
    say(state, "1", "return g5")
    assert phase(state) == "overflow"
    say(state, "1", "r1 r1")
    assert fatalities(state, 1) == 2


def test_cards_are_turned_up_when_phase_2_begins_one_of_each() -> None:
    """The die to send back is chosen without seeing them."""
    state = alone(phase="send-back", intake="r2 g3 y4 g5")
    assert table(state)["display"] == []
    say(state, "1", "return g5")
    assert (phase(state), speakers(state)) == ("reveal", ["*"])
    assert set(odds(state)) == {card.id for card in GAME.cards.departments if card.copies}
    say(state, "*", "radiology")
    assert set(odds(state)) == {card.id for card in GAME.cards.specialists}
    say(state, "*", "surgeon")
    assert (phase(state), speakers(state)) == ("improve", ["1"])
    assert table(state)["display"] == ["radiology", "surgeon"]
    assert GAME.heading(state) == "round 1 improvement"


def test_a_position_before_phase_2_with_cards_on_display_is_refused() -> None:
    with pytest.raises(BadPosition, match="display"):
        alone(phase="send-back", display="radiology", intake="r2 g3 y4 g5")


def test_what_was_sent_back_stays_when_cards_have_been_turned_up() -> None:
    game = GameInProgress(GAME, {"seats": "1"}, seed=3)
    while game.state.phase != SEND_BACK:
        game.say(0, GAME.legal(game.state, 0)[:1])
    game.say(0, GAME.legal(game.state, 0)[:1])
    game.say(0, GAME.legal(game.state, 0)[:1])
    with pytest.raises(UndoRefused):
        game.undo(0, 2)


def test_w19_equipment_fair_turns_up_one_more_card_in_phase_2() -> None:
    fair = {"options": "events", "event": "equipment-fair", "events": "equipment-fair"}
    state = alone(phase="send-back", intake="r2 g3 y4 g5", round=2, **fair)
    say(state, "1", "return g5")
    say(state, "*", "radiology surgeon")
    assert (phase(state), speakers(state)) == ("extra", ["1"])
    say(state, "1", "specialist")
    say(state, "*", "pharmacist")
    assert may_say(state, "1") == ["radiology", "surgeon", "pharmacist"]


def test_w19_long_handover_lets_the_card_lie_and_only_the_other_kind_is_turned_up() -> None:
    event = {"options": "events", "event": "long-handover", "events": "long-handover"}
    state = alone(hospital("r2t"), phase="activate", round=2, display="radiology", **event)
    say(state, "1", "finish")
    assert (phase(state), table(state)["display"]) == ("event-card", ["radiology"])
    say(state, "*", "blood-drive r2 g3 y4 g5")
    say(state, "1", "return g5")
    assert set(odds(state)) == {card.id for card in GAME.cards.specialists}
    say(state, "*", "surgeon")
    assert may_say(state, "1") == ["radiology", "surgeon"]


def test_improvement_takes_exactly_one() -> None:
    state = alone(hospital("r2"), phase="improve", display="radiology surgeon")
    assert may_say(state, "1") == ["radiology", "surgeon"]
    say(state, "1", "surgeon")
    assert phase(state) == "return"
    say(state, "1", "return surgeon")
    assert bags(state, 1) == 1


def test_the_other_card_goes_under_its_pile() -> None:
    state = alone(hospital("r2"), phase="activate", display="radiology")
    say(state, "1", "finish")
    assert table(state)["under"] == {"radiology": 1}
    assert table(state)["display"] == []
    assert (phase(state), table(state)["round"]) == ("roll", 2)


def points_of(reports: str) -> int:
    """What reports score; that is house, and may change with the balance."""
    known = {card.id: card.points for card in GAME.library.house.reports}
    return sum(known[word] for word in reports.split())


def filing(home: str, **more: str | int) -> State:
    """The moment at which reports may be fulfilled."""
    state = alone(hospital("r2t", lounge=home), phase="activate", **more)
    say(state, "1", "finish")
    return state


def test_a_report_of_the_lower_row_is_fulfilled_with_discharged_dice() -> None:
    state = filing("red red red yellow")
    assert phase(state) == "report"
    assert may_say(state, "1") == ["pass", "report-1", "report-4", "report-10"]
    say(state, "1", "report-1")
    assert table(state)["reports"][:3] == ["report-4", "report-3", "report-10"]
    assert table(state)["reports"][4] is None
    assert points(state, 1)["reports"] == points_of("report-1")
    assert points(state, 1)["discharges"] == 7


def test_a_die_serves_one_report() -> None:
    state = filing("red red red red yellow")
    say(state, "1", "report-4")
    assert table(state)["filed"] == {"red": 2, "yellow": 1, "green": 0}
    assert may_say(state, "1") == ["pass", "report-1"]


def test_the_report_above_slides_down_and_can_be_fulfilled_at_once() -> None:
    state = filing("red red green green")
    say(state, "1", "report-1")
    assert may_say(state, "1") == ["pass", "report-3"]
    say(state, "1", "report-3")
    assert points(state, 1)["reports"] == points_of("report-1 report-3")
    assert phase(state) == "roll"


def test_nothing_that_can_be_fulfilled_is_nothing_to_ask() -> None:
    assert phase(filing("yellow")) == "roll"


def test_dice_used_for_reports_score_and_go_home_as_usual() -> None:
    state = filing("red red yellow")
    say(state, "1", "report-4")
    assert points(state, 1)["discharges"] == 5
    assert sum(table(state)["bag"].values()) == 32
    assert table(state)["filed"] == {"red": 0, "yellow": 0, "green": 0}


def test_worked_example_two_yellow_and_two_green() -> None:
    """Either 2Y+1G, or 2G+1Y, or 2Y and then the 2G that slid down."""
    lay = "report-5 report-9 report-2 report-7 report-8 report-3"
    state = filing("yellow yellow green green", reports=lay)
    offered = [line for line in ways(state, "1", "") if line != "pass"]
    assert offered == ["report-2", "report-5", "report-9"]
    say(state, "1", "report-2")
    assert may_say(state, "1") == ["pass", "report-3"]


def test_unfulfilled_reports_cost_their_points_at_the_end() -> None:
    home = hospital("r2t", bags=2, fatalities=1)
    worth = points_of(REPORTS)
    for options, dead, cost in (
        ("", 2, worth),
        ("fatalities=double", 4, worth),
        ("reports=double", 2, 2 * worth),
    ):
        state = alone(home, phase="over", options=options)
        outcome = GAME.outcome(state)
        assert outcome.scores == (2 - dead - cost,)
        assert outcome.sources[0]["reports-left"] == -cost
        assert outcome.sources[0]["fatalities"] == -dead
        assert (outcome.ranks, outcome.decided) == ((1,), "alone")


def test_a_solo_game_ends_after_eight_rounds() -> None:
    state = alone(hospital("r2t"), phase="activate", round=8)
    finish(state)
    assert phase(state) == "over"
    assert speakers(state) == []


def test_passing_reports_is_allowed() -> None:
    state = filing("red red red yellow")
    say(state, "1", "pass")
    assert phase(state) == "roll"
    assert "reports" not in points(state, 1)
    assert cannot_say(filing("red red"), "1", "report-3")


@pytest.mark.parametrize(("options", "each"), [({}, (-2, -1)), ({"set": "hard"}, (-4, -2))])
def test_what_the_end_counts_is_printed(options: dict[str, str], each: tuple[int, int]) -> None:
    worth = GAME.constants(GAME.resolve_options({"seats": "1", **options}))["worth"]
    assert (worth["fatalities"], worth["reports-left"]) == each
