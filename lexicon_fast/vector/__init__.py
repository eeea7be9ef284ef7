"""Many games at once in arrays, one small step at a time, for machine learning.

>>> from lexicon_fast import Dictionary
>>> from lexicon_fast.vector import LexiconVector
>>> games = LexiconVector(Dictionary.load("enable"), games=4, seed=1)
>>> games.masks.shape, games.observations.shape
((4, 61), (4, 818))
>>> games.step(games.sample())
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.base.lazy import lazily

if TYPE_CHECKING:
    from lexicon_fast.vector.lexicon import LexiconVector
    from lexicon_fast.vector.scrabble import ScrabbleVector

__all__ = ["LexiconVector", "ScrabbleVector"]

_HOMES = {"lexicon_fast.vector.lexicon": ("LexiconVector",)}

__getattr__, __dir__ = lazily(__name__, __all__, _HOMES, "lexicon_fast.vector.scrabble")
