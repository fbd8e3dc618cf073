"""The laws of a position: what every state of every game keeps."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from wardround.table.contract.encoding import EncodedGame
from wardround.table.errors import GameOver, WardroundError
from wardround.table.laws.copying import copies_are_clones
from wardround.table.laws.encoding_laws import ENCODING_LAWS
from wardround.table.laws.moment import LawBroken, Moment
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.play.journal import Word, entry_for
from wardround.table.sentences import forecast
from wardround.table.speakers import SPECTATOR, Seat, Speaker, is_chance
from wardround.table.speaking import speak, waits_for_chance

LONGEST_ABSENCE = 60
DEAD_END_WIDTH = 6
RESAMPLED_WORDS = 12


def legal_words(m: Moment) -> None:
    """Speakers are ascending, chance speaks alone; their words ascend and are never none."""
    turn = m.game.turn(m.state)
    chance = [speaker for speaker in turn if is_chance(speaker)]
    m.demand("legal-words", turn == sorted(set(turn)), f"turn {turn}")
    m.demand("legal-words", not chance or len(turn) == 1, f"chance among {turn}")
    for speaker in turn:
        words = m.game.legal(m.state, speaker)
        fine = bool(words) and words == sorted(set(words))
        known = fine and words[0] >= 0 and words[-1] < len(m.game.vocabulary)
        m.demand("legal-words", known, f"{speaker} may say {words}")
    for seat in m.seats:
        if seat not in turn:
            m.demand(
                "legal-words", not m.game.legal(m.state, seat), f"{seat} may speak out of turn"
            )


def asking_changes_nothing(m: Moment) -> None:
    """Asking about a state leaves it as it is."""
    code = m.game.encode(m.state)
    for seat in m.watchers:
        m.game.view(m.state, seat)
    for seat in m.seats:
        m.game.legal(m.state, seat)
        m.game.prompt(m.state, seat)
        m.game.board_words(m.state, seat)
        m.game.undo_epoch(m.state)
        forecast(m.game, m.state, seat)
        if isinstance(m.game, EncodedGame):
            encoding = m.game.encoding(m.options)
            encoding.observe(m.state, seat)
            encoding.mask(m.state, seat)
    m.game.outcome(m.state)
    m.demand("asking-changes-nothing", m.game.encode(m.state) == code, f"was {code}")


def only_legal(m: Moment) -> None:
    """A word that was not offered is refused, and changes nothing."""
    turn = m.game.turn(m.state)
    code = m.game.encode(m.state)
    for speaker in {*m.seats, *turn}:
        offered = set(m.game.legal(m.state, speaker))
        others = [word for word in range(len(m.game.vocabulary)) if word not in offered]
        for word in m.rng.sample(others, min(3, len(others))):
            try:
                speak(m.game, m.state, speaker, word)
            except WardroundError:
                continue
            m.demand("only-legal", False, f"{speaker} said {m.game.vocabulary.word(word)}")
    m.demand("only-legal", m.game.encode(m.state) == code, "a refused word did something")


def over_stays_over(m: Moment) -> None:
    """When nobody may speak, nothing can be said any more."""
    if m.game.turn(m.state):
        return
    for speaker in (*m.seats, -1):
        m.demand("over-stays-over", not m.game.legal(m.state, speaker), f"{speaker} may speak")
        try:
            speak(m.game, m.state, speaker, 0)
        except GameOver:
            continue
        m.demand("over-stays-over", False, f"{speaker} spoke")


def codec(m: Moment) -> None:
    """A position code is one line of plain characters and gives the same state again."""
    code = m.game.encode(m.state)
    m.demand("codec", code.isascii() and not any(c.isspace() for c in code), "not one plain line")
    again = m.game.decode(code)
    m.demand("codec", m.game.encode(again) == code, "decodes to another position")
    m.demand("codec", m.game.turn(again) == m.game.turn(m.state), "another turn after decoding")
    for speaker in m.game.turn(m.state):
        same = m.game.legal(again, speaker) == m.game.legal(m.state, speaker)
        m.demand("codec", same, "other words after decoding")


def chance_happens(m: Moment) -> None:
    """Each word of chance has a positive weight, is told of when spoken, and is unlike others."""
    turn = m.game.turn(m.state)
    if not waits_for_chance(turn):
        return
    words = m.game.legal(m.state, turn[0])
    weights = m.game.weights(m.state)
    whole = len(weights) == len(words) and all(type(w) is int and w > 0 for w in weights)
    m.demand("chance-happens", whole, f"weights {weights}")
    codes = set()
    for word in words:
        state = m.game.clone(m.state)
        told = m.game.tell(state, turn[0], word)
        codes.add(m.game.encode(state))
        names = {str(figure) for happening in told for figure in happening.figures.values()}
        names |= {f"seat-{happening.seat + 1}" for happening in told}
        text = m.game.vocabulary.word(word)
        m.demand("chance-happens", text in names, f"{text} was said and {told} happened")
    m.demand("chance-happens", len(codes) == len(words), "two words of chance are one outcome")


def secrets(m: Moment) -> None:
    """What a seat is shown does not depend on what it may not know."""
    for seat in m.watchers:
        _redealt(m, seat)
    for speaker in m.game.turn(m.state):
        owner = m.game.secret(m.state, speaker)
        if owner >= 0:
            words = m.game.legal(m.state, speaker)
            for seat in m.watchers:
                if seat != owner:
                    shown = [_shown(m, speaker, word, seat) for word in words]
                    fine = all(other == shown[0] for other in shown)
                    m.demand("secrets", fine, f"seat {seat} can tell what {speaker} said")


def _redealt(m: Moment, seat: Seat) -> None:
    view = m.game.view(m.state, seat)
    other = m.game.resample_view(view, m.rng)
    m.demand("secrets", m.game.view(other, seat) == view, f"redealt for {seat}: another view")
    same_turn = m.game.turn(other) == m.game.turn(m.state)
    m.demand("secrets", same_turn, f"redealt for {seat}: another turn")
    if seat >= 0:
        same = m.game.legal(other, seat) == m.game.legal(m.state, seat)
        same = same and m.game.prompt(other, seat) == m.game.prompt(m.state, seat)
        m.demand("secrets", same, f"redealt for {seat}: asked something else")


def _shown(m: Moment, speaker: Speaker, word: WordNumber, seat: Seat) -> object:
    entry = entry_for(m.game, m.state, Word(speaker, word), seat)
    state = m.game.clone(m.state)
    epoch = m.game.undo_epoch(state)
    told = [m.game.redact(happening, seat) for happening in m.game.tell(state, speaker, word)]
    if m.game.undo_epoch(state) != epoch:
        return entry
    return entry, told, m.game.view(state, seat)


def own_view_is_the_difference(m: Moment) -> None:
    """A spectator's view with a seat's own parts laid over it is the view of the seat."""
    public = m.game.view(m.state, SPECTATOR)
    for seat in m.seats:
        found = {**public, **m.game.own_view(m.state, seat)}
        m.demand("own-view", found == m.game.view(m.state, seat), f"seat {seat}: {found}")


def prompts_have_their_basis(m: Moment) -> None:
    """A word that leaves the basis of a seat's prompt alone leaves its prompt and words alone."""
    for speaker in m.game.turn(m.state):
        after = m.after(speaker, _any_word(m, speaker))
        for seat in m.seats:
            before, now = (_asked_on(m, state, seat) for state in (m.state, after))
            if before[0] == now[0]:
                m.demand("prompt-basis", before == now, f"seat {seat}: {before[1:]}, {now[1:]}")


def _asked_on(m: Moment, state: Any, seat: Seat) -> list[object]:
    """The basis of a seat's prompt, and what stands on it."""
    game = m.game
    basis = game.prompt_basis(game.view(state, seat), seat)
    return [basis, game.prompt(state, seat), game.legal(state, seat), game.is_idle(state, seat)]


def resampled_as_from_view(m: Moment) -> None:
    """Resampling a state gives what its view gives with an equal generator."""
    for seat in m.watchers:
        view, seed = m.game.view(m.state, seat), m.rng.random()
        found = m.game.encode(m.game.resample(m.state, seat, Random(seed)))
        wanted = m.game.encode(m.game.resample_view(view, Random(seed)))
        m.demand("resampled-as-from-view", found == wanted, f"seat {seat}: {found} not {wanted}")


def resampling_hides(m: Moment) -> None:
    """Resampling gives the same for states that differ only in what the seat cannot know."""
    for seat in m.watchers:
        other = m.game.resample_view(m.game.view(m.state, seat), m.rng)
        seed = m.rng.random()
        found = m.game.encode(m.game.resample(m.state, seat, Random(seed)))
        same = m.game.encode(m.game.resample(other, seat, Random(seed))) == found
        m.demand("resampling-hides", same, f"seat {seat}: {found} shows other secrets")


def resampled_is_a_copy(m: Moment) -> None:
    """What becomes of a resampled state does not touch the state it was taken from."""
    code = m.game.encode(m.state)
    for seat in m.watchers:
        world = m.game.resample(m.state, seat, m.rng)
        m.game.playout(world, 1 + seat - SPECTATOR, RESAMPLED_WORDS)
        fine = m.game.encode(m.state) == code
        m.demand("resampled-is-a-copy", fine, f"seat {seat}: was {code}")


def looks_alike(m: Moment) -> None:
    """Two states look alike to a seat if and only if it has the same view of both."""
    for seat in m.watchers:
        others = [m.game.resample(m.state, seat, m.rng)]
        others += [m.after(speaker, _any_word(m, speaker)) for speaker in m.game.turn(m.state)]
        view = m.game.view(m.state, seat)
        for other in others:
            same = m.game.view(other, seat) == view
            told = m.game.looks_alike(m.state, other, seat)
            m.demand("looks-alike", told == same, f"seat {seat}: {told} of {m.game.encode(other)}")


def _any_word(m: Moment, speaker: int) -> int:
    return m.rng.choice(m.game.legal(m.state, speaker))


def no_dead_end(m: Moment) -> None:
    """Whatever is said inside a sentence, the sentence can be finished."""
    for seat in m.game.turn(m.state):
        if not is_chance(seat):
            _finishable(m, m.state, seat, 0)


def _finishable(m: Moment, state: Any, seat: Seat, depth: int) -> None:
    words = m.game.legal(state, seat)
    m.demand("no-dead-end", bool(words) and depth < LONGEST_ABSENCE, m.game.encode(state))
    for word in m.rng.sample(words, min(DEAD_END_WIDTH if depth < 3 else 1, len(words))):
        after = m.game.clone(state)
        m.game.apply(after, seat, word)
        if not m.game.is_idle(after, seat) and not waits_for_chance(m.game.turn(after)):
            _finishable(m, after, seat, depth + 1)


def absent_rests(m: Moment) -> None:
    """The default word is legal, and said again and again it comes to rest or chance answers."""
    for seat in m.game.turn(m.state):
        if is_chance(seat):
            continue
        state = m.game.clone(m.state)
        rests = False
        for _ in range(LONGEST_ABSENCE):
            word = m.game.default_word(state, seat)
            fine = word in m.game.legal(state, seat)
            m.demand("absent-rests", fine, f"default word {word} is not legal")
            m.game.apply(state, seat, word)
            rests = m.game.is_idle(state, seat) or waits_for_chance(m.game.turn(state))
            if rests:
                break
        m.demand("absent-rests", rests, f"{seat} never rests")


def dropped_is_never(m: Moment) -> None:
    """Dropping a half-said sentence gives the position in which it was begun."""
    for seat in m.game.turn(m.state):
        if is_chance(seat) or not m.game.is_idle(m.state, seat):
            continue
        code = m.game.encode(m.state)
        state = m.after(seat, m.rng.choice(m.game.legal(m.state, seat)))
        if not m.game.is_idle(state, seat):
            m.game.cancel_sentence(state, seat)
            m.demand("dropped-is-never", m.game.encode(state) == code, m.game.encode(state))


def forecast_comes_true(m: Moment) -> None:
    """What is forecast for a seat is what happens to it when everybody stops."""
    turn = m.game.turn(m.state)
    at_rest = all(not is_chance(seat) and m.game.is_idle(m.state, seat) for seat in turn)
    if not turn or not at_rest:
        return
    forecasts = {seat: forecast(m.game, m.state, seat) for seat in m.seats}
    table = GameInProgress(m.game, m.options, m.seed, m.entries)
    told = []
    before = len(table.entries)
    while True:
        turn = m.game.turn(table.state)
        if not turn or any(is_chance(e.speaker) for e in table.entries[before:] if type(e) is Word):
            break
        state = m.game.clone(table.state)
        word = m.game.default_word(table.state, turn[0])
        told += m.game.tell(state, turn[0], word)
        table.say(turn[0], [word])
    for seat, foreseen in forecasts.items():
        happened = [happening for happening in told if happening.seat == seat]
        m.demand("forecast-comes-true", foreseen == happened, f"{foreseen} but {happened}")


def reasons(m: Moment) -> None:
    """Everything on the board that a seat may not say has a reason."""
    for seat in m.seats:
        words = m.game.legal(m.state, seat)
        for word in m.game.board_words(m.state, seat):
            if word not in words:
                key = m.game.why_not(m.state, seat, word).key
                m.demand("reasons", bool(key), f"no reason for {m.game.vocabulary.word(word)}")


def blocks_commute(m: Moment) -> None:
    """What two seats say in one joint step may be said in either order."""
    seats = [seat for seat in m.game.turn(m.state) if not is_chance(seat)]
    if len(seats) < 2:
        return
    first, second = m.rng.sample(seats, 2)
    chosen = {seat: m.rng.choice(m.game.legal(m.state, seat)) for seat in (first, second)}
    codes = set()
    for order in ((first, second), (second, first)):
        state = m.game.clone(m.state)
        for seat in order:
            if chosen[seat] not in m.game.legal(state, seat):
                return
            m.game.apply(state, seat, chosen[seat])
            if waits_for_chance(m.game.turn(state)):
                return
        codes.add(m.game.encode(state))
    m.demand("blocks-commute", len(codes) == 1, f"{chosen} in either order")


def undo_is_never(m: Moment) -> None:
    """A word that may be taken back leaves no trace but in the journal."""
    turn = m.game.turn(m.state)
    if not turn or waits_for_chance(turn):
        return
    table = GameInProgress(m.game, m.options, m.seed, m.entries)
    code = m.game.encode(table.state)
    m.demand("undo-is-never", code == m.game.encode(m.state), "the journal gives another position")
    seat = m.rng.choice(turn)
    epoch = m.game.undo_epoch(table.state)
    before = len(table.entries)
    table.say(seat, [m.rng.choice(m.game.legal(table.state, seat))])
    if len(table.entries) > before + 1 or m.game.undo_epoch(table.state) != epoch:
        return
    if not m.game.turn(table.state):
        return
    try:
        table.undo(seat, 1)
    except WardroundError as error:
        raise LawBroken("undo-is-never", f"refused: {error}") from error
    m.demand("undo-is-never", m.game.encode(table.state) == code, "undone, but not as before")


STATE_LAWS: dict[str, Callable[[Moment], None]] = {
    "legal-words": legal_words,
    "asking-changes-nothing": asking_changes_nothing,
    "only-legal": only_legal,
    "over-stays-over": over_stays_over,
    "codec": codec,
    "copies-are-clones": copies_are_clones,
    "chance-happens": chance_happens,
    "secrets": secrets,
    "own-view": own_view_is_the_difference,
    "prompt-basis": prompts_have_their_basis,
    "resampled-as-from-view": resampled_as_from_view,
    "resampling-hides": resampling_hides,
    "resampled-is-a-copy": resampled_is_a_copy,
    "looks-alike": looks_alike,
    "no-dead-end": no_dead_end,
    "absent-rests": absent_rests,
    "dropped-is-never": dropped_is_never,
    "forecast-comes-true": forecast_comes_true,
    "reasons": reasons,
    "blocks-commute": blocks_commute,
    "undo-is-never": undo_is_never,
    **ENCODING_LAWS,
}
