"""Short facts about a table of Dice Hospital, shared by the full screen and the line mode."""

from __future__ import annotations

from collections import Counter

from wardround.games.dice_hospital.rules.ruleset import ROUNDS
from wardround.table.contract.data import View
from wardround.table.speakers import Seat
from wardround.terminal.games.dice_hospital import additions
from wardround.terminal.games.dice_hospital.board import by_colour, value_of
from wardround.terminal.games.dice_hospital.choices import forecast_text
from wardround.terminal.play.session import Session


def view_of(session: Session) -> View:
    """The table as it may be shown now."""
    return session.game.view(session.state, session.viewer)


def shown_seat(session: Session) -> int:
    """The hospital that is shown large: the viewer's, or that of whoever speaks."""
    if session.viewer >= 0:
        return session.viewer
    return session.speaker or 0


def title(session: Session) -> str:
    """The round and the phase."""
    view = view_of(session)
    phase = session.speech.phase(view["phase"])
    number = view["round"]
    if not number:
        return session.speech.label("board-setup", phase=phase)
    return session.speech.label("board-round", round=number, rounds=ROUNDS, phase=phase)


def said_so_far(session: Session) -> str:
    """The half sentence of whoever is asked, as its words."""
    if session.asked is None:
        return ""
    return " ".join(view_of(session)["hospitals"][session.asked]["said"])


def forecast_line(session: Session) -> str:
    """What would come of stopping now, for whoever is asked."""
    return "" if session.asked is None else forecast_text(session, session.asked)


def is_about_rolled_dice(session: Session) -> bool:
    """Whether dice that were just rolled are chosen: their words may be those of patients too."""
    return bool(view_of(session)["phase"] == "arrange")


def waiting_and_treated(hospital: View) -> tuple[list[str], list[str]]:
    """Patients by colour and value: those nobody treated this round, and the others."""
    patients = sorted(hospital["patients"], key=by_colour)
    waiting = [patient for patient in patients if patient[-1].isdigit()]
    return waiting, [patient for patient in patients if not patient[-1].isdigit()]


def free_staff(hospital: View) -> list[str]:
    """Specialists that have not worked this round."""
    left: Counter[str] = Counter(hospital["staff"]) - Counter(hospital["placed"])
    return sorted(left.elements())


def at_work(session: Session, hospital: View) -> str:
    """Nurses and specialists who are free, and blood bags, in one line."""
    free = [session.speech.name(worker) for worker in free_staff(hospital)]
    staff = ", ".join(free) or "none"
    return session.speech.label(
        "play-staff", nurses=hospital["nurses"], staff=staff, bags=hospital["bags"]
    )


def ambulances(session: Session) -> list[tuple[int, str]]:
    """Every ambulance by its number: its dice and their sum, or who took it and with what."""
    view, label = view_of(session), session.speech.label
    taken = {h["ambulance"]: seat for seat, h in enumerate(view["hospitals"]) if h["ambulance"]}
    if not any(view["ambulances"]) and not taken:
        return []
    told: list[tuple[int, str]] = []
    for number, waiting in enumerate(view["ambulances"], 1):
        seat = taken.get(number)
        carried = waiting if seat is None else view["hospitals"][seat]["incoming"]
        total = sum(value_of(patient) for patient in carried)
        parts = [*carried, *([label("board-sum", sum=total)] if carried else [])]
        if seat is not None:
            parts.append(label("play-city-taken", who=session.names[seat]))
        told.append((number, " ".join(parts) or label("board-empty")))
    return told


def city_lines(session: Session) -> list[str]:
    """Dice rolled and not yet loaded, and the ambulances, in a line each."""
    view, label = view_of(session), session.speech.label
    rolled = [" ".join(view["intake"])] if view["intake"] else []
    told = [f"{number} {carried}" for number, carried in ambulances(session)]
    lines = [f"{label('board-intake')}: {dice}" for dice in rolled]
    return [*lines, *([label("play-city", told="; ".join(told))] if told else [])]


def display_line(session: Session) -> list[str]:
    """The names of the cards in the display in one line, if there are any."""
    cards = [session.speech.name(word) for word in view_of(session)["display"]]
    return [session.speech.label("play-display", cards=", ".join(cards))] if cards else []


def neighbour(session: Session, seat: Seat) -> str:
    """Another hospital in one line."""
    view = view_of(session)
    hospital = view["hospitals"][seat]
    return session.speech.label(
        "play-neighbour",
        who=session.names[seat],
        points=additions.earned(session, seat)[0],
        patients=len(hospital["patients"]),
        ill=sum(value_of(patient) == 1 for patient in hospital["patients"]),
        home=sum(hospital["lounge"].values()),
        bags=hospital["bags"],
        dead=hospital["fatalities"],
        cards=", ".join(improvements(session, hospital)) or "none",
    )


def improvements(session: Session, hospital: View) -> list[str]:
    """The names of the cards a hospital has taken."""
    base = {word for word in hospital["departments"] if word in base_departments(session)}
    cards = [word for word in hospital["departments"] if word not in base] + hospital["staff"]
    return [session.speech.name(word) for word in cards]


def base_departments(session: Session) -> set[str]:
    """The departments that every hospital has on its board."""
    start = session.game.view(session.game.start(session.options), 0)
    return set(start["hospitals"][0]["departments"])
