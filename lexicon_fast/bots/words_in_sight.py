"""Vectorised `levels.Overlooks`: the words that a level notices in a turn."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Any
from zlib import crc32

import numpy as np

from lexicon_fast.bots.levels import PLACE, difficulty

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from lexicon_fast.bots.levels import Level
    from lexicon_fast.dictionary.frequency import WordClasses


class WordsInSight:
    """Tells which of many words a level sees. Each is a play of its own, with the word as its text.

    words: in lower case; classes: of a dictionary with these words.
    """

    def __init__(self, words: Sequence[str], classes: WordClasses) -> None:
        self._words = words
        self._texts = np.array([crc32(word.encode()) for word in words], dtype=np.uint64)
        #: The class and the length of words, and for each word the place of its pair there.
        self._kinds, self._kind_of = np.unique(
            np.array([(classes.of(word), len(word)) for word in words], dtype=np.int64),
            axis=0,
            return_inverse=True,
        )

    def seen_by(self, level: Level, seed: int) -> list[str]:
        """Return the words that a level knows and sees in the turn of a seed, in their order."""
        known = np.array([size <= level.words for size, _ in self._kinds], dtype=bool)
        sees = known[self._kind_of]
        if level.overlooks:
            chance = first_numbers(np.uint64(seed) ^ self._texts) / 2**64
            least = [level.overlooks ** (1 / difficulty(*kind)) for kind in self._kinds.tolist()]
            sees &= chance >= np.array(least)[self._kind_of]
            sees &= chance < 1 - PLACE * level.overlooks
        return list(compress(self._words, sees.tolist()))


def first_numbers(seeds: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Return the first number of `Rng` for each seed."""
    z: Any = seeds + np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    numbers: NDArray[np.uint64] = z ^ (z >> np.uint64(31))
    return numbers
