"""Plays the server's part at a table that stands in any position, with the real rules."""

from __future__ import annotations

import json
import re
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from page.playing import Player
from page.serving import make_table
from wardround.games import game_of
from wardround.server.protocol import server_messages as news
from wardround.server.protocol.client_messages import VERSION, Question
from wardround.server.socket.queries import answer
from wardround.server.translation import (
    Locale,
    game_speech,
    problem_payload,
    redact,
    render,
    render_prospects,
    result_of,
    sentences_about,
)
from wardround.table.errors import WardroundError
from wardround.table.speakers import is_chance
from wardround.table.speaking import chosen_by, in_order

NAMES = ("Ada", "Bea", "Cem", "Dana", "Eve")
ASKS = "Boolean(localStorage.getItem('wardround.settings'))"
KEEP_ASKING = "localStorage.setItem('wardround.settings', '{\"keepEverything\": false}')"
QUIET = "() => document.querySelector('.table').dataset.busy !== 'true'"
QUESTIONS = ("preview", "why", "candidates", "forecast")


class Stage:
    """One table from one position on. Seat 0 is on the page; the others do what absent ones do."""

    def __init__(self, code: str, language: str = "en") -> None:
        self.game: Any = game_of(code)
        self.state = self.game.decode(code)
        self.locale = Locale(language)
        self.entries: list[news.EntrySeen] = []
        self.prompt = 0
        self.rng = Random(1)
        self.said: list[Any] = []
        self.socket: WebSocketRoute | None = None

    @property
    def options(self) -> dict[str, str]:
        chosen: dict[str, str] = self.game.options_of(self.state)
        return chosen

    @property
    def names(self) -> list[str]:
        return list(NAMES[: int(self.options["seats"])])

    def open(self, player: Player) -> None:
        """Sit down at this table."""
        options = {name: value for name, value in self.options.items() if name != "seats"}
        seats = [{"kind": "person", "name": name} for name in self.names]
        table, tokens = make_table(player.address, *seats, game=self.game.name, options=options)
        player.page.route_web_socket(re.compile("/socket$"), self.serve)
        if player.page.evaluate(ASKS):
            player.page.evaluate("location.hash = '#/nowhere'")
            player.page.locator(".table").wait_for(state="detached")
            player.sit(table, tokens[0])
        else:
            player.page.evaluate(KEEP_ASKING)
            player.sit_anew(table, tokens[0])
        player.asked()
        player.page.wait_for_function(QUIET)

    def serve(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda message: self.hear(json.loads(str(message))))

    def send(self, message: Any) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "hello":
            self.show(0)
        elif kind == "say":
            self.send(news.Acknowledged(message["id"], len(self.entries), False))
            self.say(message["words"])
        elif kind in QUESTIONS:
            self.ask(message)

    def ask(self, message: dict[str, Any]) -> None:
        table = SimpleNamespace(game=self.game, state=self.state)
        room: Any = SimpleNamespace(problem=None, play=table, game=self.game, names=self.names)
        try:
            self.send(answer(room, msgspec.convert(message, Question), self.locale))
        except WardroundError as error:
            self.send(
                news.Error(message["ask"], problem_payload(error, self.locale.language, self.names))
            )

    def say(self, words: list[str]) -> None:
        """Seat 0 says this; then chance and the others speak until it is asked again."""
        since = len(self.entries)
        line = in_order(self.game, self.state, 0, self.game.vocabulary.numbers(words))
        assert line is not None, words
        for word in line:
            self.tell(0, word)
        self.prompt += 1
        while not self.game.is_idle(self.state, 0) and len(self.game.legal(self.state, 0)) == 1:
            self.tell(0, self.game.legal(self.state, 0)[0])
        while (turn := self.game.turn(self.state)) and 0 not in turn:
            self.tell(turn[0], self.spoken(turn[0]))
        self.show(since)

    def hear_other(self, seat: int, words: list[str]) -> None:
        """Another seat says this at its own screen."""
        since = len(self.entries)
        for word in self.game.vocabulary.numbers(words):
            self.tell(seat, word)
        self.show(since)

    def spoken(self, speaker: int) -> int:
        if not is_chance(speaker):
            word: int = self.game.default_word(self.state, speaker)
            return word
        legal = self.game.legal(self.state, speaker)
        return chosen_by(self.rng.random(), legal, self.game.weights(self.state))

    def tell(self, speaker: int, word: int) -> None:
        begins = is_chance(speaker) or self.game.is_idle(self.state, speaker)
        text = self.game.vocabulary.word(word)
        if speaker == 0:
            self.said.append(text)
        happened = redact(self.game, self.game.tell(self.state, speaker, word), 0)
        told_of = sentences_about(game_speech(self.game, self.locale), happened, self.names)
        self.entries.append(
            news.EntrySeen(
                len(self.entries) + 1,
                "word",
                speaker=speaker,
                word=text,
                begins=begins,
                happenings=happened,
                lines=told_of,
            )
        )

    def show(self, since: int) -> None:
        turn = self.game.turn(self.state)
        seats = [
            {"seat": seat, "kind": "person", "name": name, "bot": "", "online": True}
            | {"away": False, "asked": seat in turn, "half_said": False}
            for seat, name in enumerate(self.names)
        ]
        self.send(
            {
                "type": "table",
                "version": VERSION,
                "number": 1,
                "table": "staged",
                "game": self.game.name,
            }
            | {"status": "playing" if turn else "over", "heading": self.game.heading(self.state)}
            | {"seq": len(self.entries), "since": since, "seats": seats, "plea": None}
            | {"standing": msgspec.to_builtins(result_of(self.game.outcome(self.state)))}
            | {"result": None, "rematch": "", "problem": None, "sights": [self.sight(since)]}
        )

    def sight(self, since: int) -> dict[str, Any]:
        game, state = self.game, self.state
        speech = game_speech(game, self.locale)
        prompt = game.prompt(state, 0)
        turn = game.turn(state)
        return {
            "seat": 0,
            "view": game.view(state, 0),
            "entries": self.entries[since:],
            "prompt": self.prompt,
            "asked": 0 in turn,
            "question": render(speech, prompt.question, self.names),
            "reason": render(speech, prompt.reason, self.names),
            "prospects": render_prospects(speech, prompt, self.names),
            "legal": [game.vocabulary.word(word) for word in game.legal(state, 0)],
            "resting": game.is_idle(state, 0),
            "last": turn == [0],
            "undo": {"words": self.said[-3:], "free": True, "since": 0} if self.said else None,
            "redo": [],
        }
