"""The fastest solver for letter games: Lexicon, Scrabble and Lexibomb.

>>> import lexicon_fast as lf
>>> d = lf.Dictionary.load("enable")
>>> "quiz" in d
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lexicon_fast.dictionary import Dictionary, Matches, cpu_info
from lexicon_fast.errors import (
    BadAlphabet,
    BadDictionary,
    BadHand,
    BadOption,
    BadPosition,
    BadTableWord,
    BadWordList,
    FetchError,
    LexiconFastError,
)

if TYPE_CHECKING:
    from lexicon_fast.games import lexicon

__all__ = [
    "BadAlphabet",
    "BadDictionary",
    "BadHand",
    "BadOption",
    "BadPosition",
    "BadTableWord",
    "BadWordList",
    "Dictionary",
    "FetchError",
    "LexiconFastError",
    "Matches",
    "cpu_info",
    "lexicon",
]


__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    # Games are loaded when they are asked for: importing has to be quick.
    if name == "lexicon":
        from lexicon_fast.games import lexicon

        return lexicon
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
