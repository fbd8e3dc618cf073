"""Taking a seat at a server's table, and playing there."""

from __future__ import annotations

from wardround.games import GAMES
from wardround.table.errors import WardroundError
from wardround.terminal.calling import called_as
from wardround.terminal.games import kit_of
from wardround.terminal.output import fits_full_screen, out
from wardround.terminal.play.lines import LinePlay
from wardround.terminal.play.remote.connection import CLOSED, OFFLINE, Connection
from wardround.terminal.play.remote.server import (
    Invitation,
    Json,
    Seat,
    fetch_json,
    forget_seat,
    take_seat,
)
from wardround.terminal.play.remote.session import RemoteSession
from wardround.text import Speech
from wardround.text.speech import tame

PAUSE = 0.5


def play_at(link: str, name: str, plain: bool) -> None:
    """Play at the table of a link, and tell how to come back if the game goes on."""
    seat = take_seat(Invitation.read(link), name)
    connection = Connection(seat)
    try:
        session = sit_down(connection)
        _play(session, plain)
        if not session.over:
            _tell_how_to_return(seat)
    except KeyboardInterrupt:
        out("")
        _tell_how_to_return(seat)
    finally:
        connection.close()


def _tell_how_to_return(seat: Seat) -> None:
    command = f"{called_as()} join {seat.link}"
    out(Speech().label("join-return", command=command))


def sit_down(connection: Connection) -> RemoteSession:
    """The session of a table, once it plays; meanwhile tell who is there."""
    seat, told = connection.seat, ""
    while True:
        table = _first_table(connection)
        if table["status"] != "waiting":
            break
        seats = [tame(one["name"] or one["bot"]) or "–" for one in table["seats"]]
        line = Speech().label("join-waiting", seats=", ".join(seats), link=seat.link)
        if line != told:
            out(line)
        told = line
    if table["problem"] is not None:
        raise WardroundError("join-refused", text=tame(table["problem"]["text"]))
    about = fetch_json(seat.server, f"/api/tables/{seat.table}")
    if about["cards"]:
        raise WardroundError("join-own-cards")
    return RemoteSession(connection, GAMES.find(table["game"]), about["options"], table)


def _first_table(connection: Connection) -> Json:
    """The next situation of the table; whatever else comes is told."""
    while True:
        connection.wait(PAUSE)
        found = None
        for message in connection.receive():
            if message["type"] == "table":
                found = message
            elif message["type"] == "error":
                out(tame(message["error"]["text"]))
            elif message["type"] == OFFLINE:
                out(Speech().label("join-offline"))
            elif message["type"] == CLOSED:
                forget_seat(connection.seat)
                raise WardroundError("join-closed")
        if found is not None:
            return found


def _play(session: RemoteSession, plain: bool) -> None:
    if plain or not fits_full_screen():
        out(kit_of(session.game.name).scene.welcome(session))
        LinePlay(session).run()
        return
    from wardround.terminal.play.full_screen.app import PlayApp

    PlayApp(session).run()
