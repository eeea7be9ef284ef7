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


def __getattr__(name: str) -> Any:
    # Games and the version are loaded when they are asked for: importing has to be quick.
    if name == "lexicon":
        from lexicon_fast.games import lexicon

        return lexicon
    if name == "__version__":
        from importlib.metadata import version

        return version("lexicon-fast")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
