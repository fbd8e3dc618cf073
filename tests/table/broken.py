"""Tiny games that break one law each, to show that the kit can tell."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from random import Random

from table.high_card import HighCard
from table.picnic import DONE, THINGS, Picnic
from table.tiny import Data
from table.tiny_encoding import HIGHEST, TinyEncoding
from wardround.table.contract.data import GivenOptions, View
from wardround.table.contract.encoding import Bounds, Encoding
from wardround.table.messages import Happening, Message
from wardround.table.speakers import is_chance


class UnsortedWords(Picnic):
    def legal(self, state: Data, speaker: int) -> list[int]:
        return super().legal(state, speaker)[::-1]


class Curious(Picnic):
    def board_words(self, state: Data, seat: int) -> list[int]:
        state["looked"] = int(state.get("looked", 0)) + 1
        return super().board_words(state, seat)


class Generous(Picnic):
    """Every word is accepted, whatever was offered."""

    class Anything(list[int]):
        def __contains__(self, word: object) -> bool:
            return True

    def legal(self, state: Data, speaker: int) -> list[int]:
        return self.Anything(super().legal(state, speaker))


class Undying(Picnic):
    def legal(self, state: Data, speaker: int) -> list[int]:
        return super().legal(state, speaker) or ([DONE] if state["day"] == 3 else [])


class Forgetful(Picnic):
    def decode(self, code: str) -> Data:
        return super().decode(code) | {"said0": "none"}


class Photograph(dict[str, int | str]):
    """A state that looks like its copy for ever: they are one and the same."""

    def __deepcopy__(self, memo: object) -> Photograph:
        return self


class Photographed(Picnic):
    def start(self, options: GivenOptions) -> Data:
        return Photograph(super().start(options))


class LoadedDeck(HighCard):
    """Whatever card is named, the first free one is dealt."""

    def apply(self, state: Data, speaker: int, word: int) -> None:
        if is_chance(speaker):
            word = self.legal(state, speaker)[0]
        super().apply(state, speaker, word)


class OpenHands(HighCard):
    def hidden(self, state: Data) -> dict[str, int]:
        return {"gone0": 0, "gone1": 1}


class Stacked(HighCard):
    """Cards that a seat cannot see are dealt as the deck lies, whatever the generator says."""

    def resample(self, state: Data, seat: int, rng: Random) -> Data:
        return self.resample_view(self.view(state, seat), Random(0))


class Peeking(HighCard):
    """A world sampled for a seat holds the true cards of the others."""

    def resample(self, state: Data, seat: int, rng: Random) -> Data:
        return self.clone(state)


class Conjoined(Picnic):
    """Nothing is hidden, so the state itself is taken for a copy."""

    def resample(self, state: Data, seat: int, rng: Random) -> Data:
        return state


class Shy(HighCard):
    """Says that all see the same, and every seat holds a card that it alone sees."""

    def own_view(self, state: Data, seat: int) -> View:
        return {"seat": seat}


class Inattentive(Picnic):
    """Asks every seat the same, whatever is said."""

    def prompt_basis(self, view: View, seat: int) -> object:
        return seat


class Clairvoyant(HighCard):
    """States look alike only if the cards that nobody shows are the same too."""

    def looks_alike(self, state: Data, other: Data, seat: int) -> bool:
        return state == other


class Trap(Picnic):
    """The last thing may be named first, and then nothing fits it."""

    def legal(self, state: Data, speaker: int) -> list[int]:
        words = super().legal(state, speaker)
        if words and state[f"said{speaker}"] == "none" and not state[f"packed{speaker}"]:
            return sorted({*words, 2})
        if not words and state[f"said{speaker}"] != "none":
            return []
        return words

    def turn(self, state: Data) -> list[int]:
        return [seat for seat in super().turn(state) if state[f"said{seat}"] != THINGS[2]]


class Sleepless(Picnic):
    def default_word(self, state: Data, seat: int) -> int:
        return DONE


class HalfDropped(Picnic):
    def cancel_sentence(self, state: Data, seat: int) -> None:
        super().cancel_sentence(state, seat)
        state[f"packed{seat}"] = 1


class FalseProphet(Picnic):
    """Makes up a happening each time it is asked, so that no two tellings agree."""

    def __init__(self) -> None:
        self.told = itertools.count()

    def tell(self, state: Data, speaker: int, word: int) -> list[Happening]:
        told = super().tell(state, speaker, word)
        return [*told, Happening("set", 0, {"key": "told", "value": next(self.told)})]


class Speechless(Picnic):
    def why_not(self, state: Data, seat: int, word: int) -> Message:
        return Message("", {})


class FirstComeFirstServed(Picnic):
    def apply(self, state: Data, speaker: int, word: int) -> None:
        super().apply(state, speaker, word)
        state["last"] = speaker


class Indelible(Picnic):
    """Wears off a little with every word, also with those taken back."""

    def __init__(self) -> None:
        self.words = itertools.count()

    def apply(self, state: Data, speaker: int, word: int) -> None:
        super().apply(state, speaker, word)
        state["wear"] = next(self.words)


class Silent(Picnic):
    def tell(self, state: Data, speaker: int, word: int) -> list[Happening]:
        return [h for h in super().tell(state, speaker, word) if h.figures["key"] != "said1"]


class Mint(Picnic):
    def apply(self, state: Data, speaker: int, word: int) -> None:
        super().apply(state, speaker, word)
        if word == DONE:
            state["pantry0-plum"] = int(state["pantry0-plum"]) + 1


class Amnesiac(Picnic):
    """Starts anew with something different each time."""

    def __init__(self) -> None:
        self.games = itertools.count()

    def start(self, options: GivenOptions) -> Data:
        return super().start(options) | {"game": next(self.games)}


class Telltale(HighCard):
    def view(self, state: Data, seat: int) -> View:
        return {**super().view(state, seat), "seed": SEED}


class Siamese(Picnic):
    def clone(self, state: Data) -> Data:
        return state


class HashBound(HighCard):
    """Deals what the order of a set says, which changes with the hash seed."""

    def apply(self, state: Data, speaker: int, word: int) -> None:
        if is_chance(speaker):
            names = {self.vocabulary.word(n) for n in self.legal(state, speaker)}
            word = self.vocabulary.number(next(iter(names)))
        super().apply(state, speaker, word)


class Glass(HighCard):
    """Numbers show the cards of everybody."""

    class Through(TinyEncoding):
        def observe(self, state: Data, viewer: int) -> bytes:
            return bytes([viewer + 1, *(self.number(state[key]) for key in self.keys)])

    def encoding(self, options: Mapping[str, str], padding: int | None = None) -> Encoding[Data]:
        return self.Through(self)


class Worn(dict[str, int | str]):
    """A state with traces of use that no view tells of; a copy has them too."""

    wear = 0


class Secondhand(Picnic):
    """Numbers tell how often a state was used."""

    class Wear(TinyEncoding):
        def observe(self, state: Data, viewer: int) -> bytes:
            seen = super().observe(state, viewer)
            return bytes([seen[0] + getattr(state, "wear", 0), *seen[1:]])

    def encoding(self, options: Mapping[str, str], padding: int | None = None) -> Encoding[Data]:
        return self.Wear(self)

    def start(self, options: GivenOptions) -> Data:
        return Worn(super().start(options))

    def clone(self, state: Data) -> Data:
        other = Worn(state)
        other.wear = getattr(state, "wear", 0)
        return other

    def apply(self, state: Data, speaker: int, word: int) -> None:
        super().apply(state, speaker, word)
        if isinstance(state, Worn):
            state.wear += 3


class Overflowing(Picnic):
    """A number is greater than its slice allows."""

    class Beyond(TinyEncoding):
        def number(self, value: int | str) -> int:
            return HIGHEST + 1 if value == 2 else super().number(value)

    def encoding(self, options: Mapping[str, str], padding: int | None = None) -> Encoding[Data]:
        return self.Beyond(self)


class Deaf(Picnic):
    """Numbers leave out what is half said."""

    class Half(TinyEncoding):
        def number(self, value: int | str) -> int:
            return super().number(value) if isinstance(value, int) else 0

    def encoding(self, options: Mapping[str, str], padding: int | None = None) -> Encoding[Data]:
        return self.Half(self)


class Permissive(Picnic):
    """`done` can always be taken, says the mask."""

    class Always(TinyEncoding):
        def mask(self, state: Data, seat: int) -> bytes:
            return bytes([*super().mask(state, seat)[:-1], 1])

    def encoding(self, options: Mapping[str, str], padding: int | None = None) -> Encoding[Data]:
        return self.Always(self)


class Modest(Picnic):
    """Says that a game takes two decisions at most."""

    def bounds(self, options: Mapping[str, str]) -> Bounds:
        return super().bounds(options)._replace(decisions=2)


SEED = 8_070_450_532
BROKEN = {
    "legal-words": UnsortedWords,
    "asking-changes-nothing": Curious,
    "only-legal": Generous,
    "over-stays-over": Undying,
    "codec": Forgetful,
    "copies-are-clones": Photographed,
    "chance-happens": LoadedDeck,
    "secrets": OpenHands,
    "own-view": Shy,
    "prompt-basis": Inattentive,
    "resampled-as-from-view": Stacked,
    "resampling-hides": Peeking,
    "resampled-is-a-copy": Conjoined,
    "looks-alike": Clairvoyant,
    "no-dead-end": Trap,
    "absent-rests": Sleepless,
    "dropped-is-never": HalfDropped,
    "forecast-comes-true": FalseProphet,
    "reasons": Speechless,
    "blocks-commute": FirstComeFirstServed,
    "undo-is-never": Indelible,
    "happenings-tell-all": Silent,
    "conserved": Mint,
    "replay-is-play": Amnesiac,
    "seed-stays-secret": Telltale,
    "clones-share-nothing": Siamese,
    "encoding-hides": Glass,
    "encoding-is-of-the-view": Secondhand,
    "encoding-in-bounds": Overflowing,
    "encoding-tells-apart": Deaf,
    "mask-is-legal": Permissive,
    "bounds-hold": Modest,
    "same-seed-same-game": HashBound,
}
