"""Levels: bots of graded strength, from beginner to a game's strongest bot.

A level knows the common words of its vocabulary, believes in a few words that do not exist,
overlooks plays, and otherwise plays like a bot of the game. Levels are data: `LEVELS` of
`bots.<game>` has a `Level` each.
"""

from __future__ import annotations

import copy
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final
from weakref import WeakKeyDictionary
from zlib import crc32

from lexicon_fast.base.rng import Rng
from lexicon_fast.bots.base import Bot, ChallengingBot
from lexicon_fast.bots.specs import bots_of, imported
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.dictionary.frequency import RAREST, WordClasses, classes_of
from lexicon_fast.dictionary.phonies import false_words
from lexicon_fast.games.registry import part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.bots.specs import Level


def difficulty(size: int, length: int) -> float:
    """Return how hard a word is to find: from `_EASIEST` to 1. size: its size class."""
    rareness = min(size, _HARD_CLASS) / _HARD_CLASS
    longness = min(length - 2, _HARD_LENGTH) / _HARD_LENGTH
    return _EASIEST + (1 - _EASIEST) * (rareness + longness) / 2


class Overlooks:
    """Decides which plays a player overlooks in a turn.

    Called with the words that a play forms and a text for the play; returns True if the player sees
    it. A word that comes to mind in a turn does so for all its plays. The rate is the chance that a
    long rare word is overlooked. For shorter and more common words it is a power of the rate, the
    square or more for the easiest ones. A fifth of the rate is the chance that the place of the
    play is overlooked, and again for each further word that the play forms or extends.
    """

    def __init__(self, seed: int, rate: float, classes: WordClasses) -> None:
        self._seed = seed
        self._rate = rate
        self._classes = classes

    def __call__(self, words: Sequence[str], play: str) -> bool:
        first, *others = words
        hardness = difficulty(self._classes.of(first), len(first))
        if self._chance(first) < self._rate ** (1 / hardness):
            return False
        seen = (1 - PLACE * self._rate) * (1 - _OTHER_WORD * self._rate) ** len(others)
        return self._chance(play) < seen

    def _chance(self, text: str) -> float:
        """Return a random number from 0 to 1 for a text, the same throughout the turn."""
        return Rng(self._seed ^ crc32(text.encode())).next() / 2**64


#: See `Overlooks`.
_EASIEST: Final = 0.4
_HARD_CLASS: Final = 60
_HARD_LENGTH: Final = 7
PLACE: Final = 0.2
_OTHER_WORD: Final = 0.2


class LevelBot(Bot):
    """A bot of a level; a subclass for each game and level has `game` and `level`.

    words: the words of which it knows the common ones (None: the dictionary). Of words whose
    frequency is not known, it knows the short ones (see `frequency.LENGTHS`).
    """

    game: ClassVar[str]
    level: ClassVar[Level]

    def __init__(
        self, dictionary: Dictionary, *, words: Dictionary | str | None = None, **options: Any
    ) -> None:
        super().__init__(dictionary, words=words, **options)
        level = self.level
        #: The size classes of the words of which the bot knows the common ones.
        self._source = self.words
        self.words = vocabulary(self.words, dictionary, level.words, level.phonies)
        made = imported(bots_of(self.game)[level.bot])
        shared = {option.name for option in made.options}.intersection(options)
        self._player = made(
            dictionary,
            words=None if self.knows_all else self.words,
            **{**level.options, **{name: options[name] for name in shared}},
        )
        if isinstance(self._player, ChallengingBot):
            self._player.caution = level.caution
            self._player.turn_values &= not level.overlooks

    def choose(self, observation: Any, seed: int) -> Any:
        return self._player_in_turn(seed).choose(observation, seed)

    def __reduce__(self) -> tuple[Any, ...]:
        # The class is not an attribute of a module.
        return _unpickled, (self.game, self.kind), self.__getstate__()

    def check_rules(self, rules: Any) -> None:
        self._player_in_turn(0).check_rules(rules)

    def _player_in_turn(self, seed: int) -> Bot:
        """Return the bot that this one plays like, with the plays that it sees in this turn."""
        player = copy.copy(self._player)
        player.name = self.name
        player.ended = self.ended
        if self.level.overlooks:
            player.sees = Overlooks(seed, self.level.overlooks, classes_of(self._source))
        return player


#: The vocabularies in use: dictionary -> words -> arguments -> vocabulary.
_known: Final[
    WeakKeyDictionary[
        Dictionary, WeakKeyDictionary[Dictionary, dict[tuple[int, float], Dictionary]]
    ]
] = WeakKeyDictionary()


def vocabulary(words: Dictionary, dictionary: Dictionary, size: int, phonies: float) -> Dictionary:
    """Return the words of a level, made once: a tenth of a second for the largest.

    words: the words of which it knows the common ones; dictionary: the dictionary in play; size:
    the largest size class; phonies: the number of false words, as a share of the others.

    >>> d = Dictionary.load("enable")
    >>> len(vocabulary(d, d, 10, 0.0)), vocabulary(d, d, RAREST, 0.0) is d
    (4016, True)
    """
    if size >= RAREST and not phonies:
        return words
    cached = _known.setdefault(dictionary, WeakKeyDictionary()).setdefault(words, {})
    known = cached.get((size, phonies))
    if known is None:
        chosen = classes_of(words).up_to(size)
        chosen += [
            word
            for word in false_words(chosen, dictionary, round(phonies * len(chosen)))
            if word not in words.words
        ]
        name = f"{words.name}, class {size}"
        known = Dictionary.from_words(chosen, alphabet=words.alphabet, name=name)
        cached[size, phonies] = known
    return known


@cache
def level_class(game: str, number: int) -> type[LevelBot]:
    """Return the class of a level, from 1, the weakest."""
    table: Sequence[Level] = part("bots", game).LEVELS
    level = table[number - 1]
    strongest = imported(bots_of(game)[table[-1].bot])
    fields = {
        "__module__": __name__,
        "__doc__": _about(level, number, len(table)),
        "kind": f"level{number}",
        "game": game,
        "level": level,
        "options": [option for option in strongest.options if option.name in ("words", "leaves")],
    }
    return type(f"Level{number}", (LevelBot,), fields)


def _about(level: Level, number: int, count: int) -> str:
    """Return the docstring of a level."""
    if level.words >= RAREST and not level.overlooks:
        return f"Level {number} of {count}: plays like {level.bot}."
    known = "all words" if level.words >= RAREST else f"words up to size class {level.words}"
    return (
        f"Level {number} of {count}: plays like {level.bot} with {known}, and overlooks"
        f" {'many' if level.overlooks >= 0.5 else 'some'} plays."
    )


def _unpickled(game: str, kind: str) -> LevelBot:
    """Return the bot of a level before its state is set."""
    return object.__new__(level_class(game, int(kind.removeprefix("level"))))
