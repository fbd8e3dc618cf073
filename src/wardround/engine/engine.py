"""Answers requests: the contract of games, one method a request."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from random import Random
from typing import Any

import msgspec

from wardround import __version__, build_info
from wardround.engine import answers, requests
from wardround.engine.errors import BadRequest
from wardround.engine.schemas import game_schema
from wardround.engine.states import States
from wardround.games import GAMES, game_of, game_with
from wardround.table.contract.data import View
from wardround.table.errors import WardroundError
from wardround.table.game import AnyGame
from wardround.table.messages import Happening
from wardround.table.sentences import sentences
from wardround.table.speakers import SPECTATOR
from wardround.table.speaking import check, waits_for_chance

# What mistakes in a card file are said to be in.
CARDS = "cards"


class Engine:
    """Holds the states of one program, and answers what it asks about them.

    WardroundError says what is wrong with a request; it has then changed nothing.
    """

    def __init__(self) -> None:
        self._states = States()
        self._methods: Mapping[type[requests.Request], Callable[[Any], answers.Answer]] = {
            requests.Hello: self._hello,
            requests.Facts: self._facts,
            requests.Schema: self._schema,
            requests.New: self._new,
            requests.Decode: self._decode,
            requests.Encode: self._encode,
            requests.Clone: self._clone,
            requests.Drop: self._drop,
            requests.Turn: self._turn,
            requests.Legal: self._legal,
            requests.Weights: self._weights,
            requests.Sentences: self._sentences,
            requests.Apply: self._apply,
            requests.Playout: self._playout,
            requests.View: self._view,
            requests.Resample: self._resample,
            requests.ResampleView: self._resample_view,
            requests.Outcome: self._outcome,
        }

    def answer(self, request: requests.Request) -> answers.Answer:
        """The answer to a request."""
        return self._methods[type(request)](request)

    def _hello(self, asked: requests.Hello) -> answers.Greeting:
        if asked.version != requests.VERSION:
            raise BadRequest("engine-version", wanted=asked.version, version=requests.VERSION)
        return answers.Greeting(
            id=asked.id,
            version=requests.VERSION,
            wardround=__version__,
            build=build_info()["build"],
            games=list(GAMES),
        )

    def _facts(self, asked: requests.Facts) -> answers.GameFacts:
        game = game_with(asked.game, asked.cards, CARDS)
        return answers.GameFacts(
            id=asked.id,
            game=game.name,
            rules=game.rules_version,
            views=game.view_version,
            seats=list(game.seat_counts),
            options=[answers.OptionTold(o.name, list(o.values), o.default) for o in game.options],
            sets=list(game.option_sets),
            vocabulary=game.vocabulary.digest(),
            words=list(game.vocabulary.words),
        )

    def _schema(self, asked: requests.Schema) -> answers.SchemaTold:
        return answers.SchemaTold(id=asked.id, schema=game_schema(asked.game))

    def _new(self, asked: requests.New) -> answers.Done:
        game = game_with(asked.game, asked.cards, CARDS)
        self._states.keep(asked.into, game, game.start(asked.options))
        return answers.Done(id=asked.id)

    def _decode(self, asked: requests.Decode) -> answers.Done:
        game = game_with(game_of(asked.position).name, asked.cards, CARDS)
        self._states.keep(asked.into, game, game.decode(asked.position))
        return answers.Done(id=asked.id)

    def _encode(self, asked: requests.Encode) -> answers.Position:
        game, state = self._states.find(asked.state)
        return answers.Position(id=asked.id, position=game.encode(state))

    def _clone(self, asked: requests.Clone) -> answers.Done:
        game, state = self._states.find(asked.state)
        self._states.keep(asked.into, game, game.clone(state))
        return answers.Done(id=asked.id)

    def _drop(self, asked: requests.Drop) -> answers.Done:
        for name in asked.states:
            self._states.drop(name)
        return answers.Done(id=asked.id)

    def _turn(self, asked: requests.Turn) -> answers.TurnTold:
        game, state = self._states.find(asked.state)
        return answers.TurnTold(id=asked.id, turn=game.turn(state))

    def _legal(self, asked: requests.Legal) -> answers.Words:
        game, state = held = self._states.find(asked.state)
        speaker = held.speaker(asked.speaker)
        words = game.legal(state, speaker) if speaker in game.turn(state) else []
        return answers.Words(id=asked.id, speaker=speaker, words=_texts(game, words))

    def _weights(self, asked: requests.Weights) -> answers.Weighted:
        game, state = self._states.find(asked.state)
        turn = game.turn(state)
        if not waits_for_chance(turn):
            raise BadRequest("engine-chance")
        words = _texts(game, game.legal(state, turn[0]))
        return answers.Weighted(id=asked.id, words=words, weights=game.weights(state))

    def _sentences(self, asked: requests.Sentences) -> answers.SentencesTold:
        game, state = held = self._states.find(asked.state)
        held.check_seat(asked.seat)
        found = list(islice(sentences(game, state, asked.seat), asked.limit + 1))
        return answers.SentencesTold(
            id=asked.id,
            sentences=[_texts(game, words) for words in found[: asked.limit]],
            complete=len(found) <= asked.limit,
        )

    def _apply(self, asked: requests.Apply) -> answers.Said:
        game, before = held = self._states.find(asked.state)
        speaker = held.speaker(asked.speaker)
        state = game.clone(before) if len(asked.words) > 1 else before
        told: list[Happening] = []
        for text in asked.words:
            word = game.vocabulary.number(text)
            check(game, state, speaker, word)
            if asked.happenings:
                told += game.tell(state, speaker, word)
            else:
                game.apply(state, speaker, word)
        self._states.keep(asked.state, game, state)
        happened = [answers.Happened(one.name, one.seat, dict(one.figures)) for one in told]
        return answers.Said(
            id=asked.id,
            turn=game.turn(state),
            happenings=happened if asked.happenings else None,
        )

    def _playout(self, asked: requests.Playout) -> answers.PlayedOut:
        game, state = self._states.find(asked.state)
        return answers.PlayedOut(id=asked.id, words=game.playout(state, asked.seed, asked.most))

    def _view(self, asked: requests.View) -> answers.Seen:
        game, state = held = self._states.find(asked.state)
        held.check_seat(asked.seat, spectator=True)
        return answers.Seen(id=asked.id, view=game.view(state, asked.seat))

    def _resample(self, asked: requests.Resample) -> answers.Done:
        game, state = held = self._states.find(asked.state)
        held.check_seat(asked.seat, spectator=True)
        world = game.resample(state, asked.seat, Random(asked.seed))
        self._states.keep(asked.into, game, world)
        return answers.Done(id=asked.id)

    def _resample_view(self, asked: requests.ResampleView) -> answers.Done:
        game = game_with(asked.game, asked.cards, CARDS)
        self._states.keep(asked.into, game, _world_of(game, asked.view, Random(asked.seed)))
        return answers.Done(id=asked.id)

    def _outcome(self, asked: requests.Outcome) -> answers.Standing:
        game, state = self._states.find(asked.state)
        found = game.outcome(state)
        return answers.Standing(
            id=asked.id,
            over=not game.turn(state),
            ranks=list(found.ranks),
            scores=list(found.scores),
            sources=list(found.sources),
            decided=found.decided,
        )


def _texts(game: AnyGame, words: list[int]) -> list[str]:
    return [game.vocabulary.word(word) for word in words]


def _world_of(game: AnyGame, view: View, rng: Random) -> Any:
    """A state that a view from outside could be of.

    It is checked as a position code is, and some seat must see the view in it.
    """
    try:
        msgspec.convert(view, game.view_type)
        options = game.resolve_options(view["options"])
        world = game.decode(game.encode(game.resample_view(view, rng)))
        viewers = range(SPECTATOR, int(options["seats"]))
        if options == view["options"] and any(game.view(world, one) == view for one in viewers):
            return world
    except WardroundError:
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BadRequest("engine-view", game=game.name, reason=reason) from error
    raise BadRequest("engine-view", game=game.name, reason="no position looks like this")
