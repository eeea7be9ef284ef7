"""A very fast solver for letter games: Lexicon, Scrabble and Lexibomb.

>>> import lexicon_fast as lf
>>> d = lf.Dictionary.load("enable")
>>> "quiz" in d
True
"""

from __future__ import annotations

import sys

from lexicon_fast._version import __version__ as __version__

# The command line can handle Ctrl-C only after this import and its own, so neither imports
# anything else, not even `typing`.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from lexicon_fast.base.errors import (
        BadAction,
        BadAlphabet,
        BadDictionary,
        BadHand,
        BadLayout,
        BadObservation,
        BadOption,
        BadPosition,
        BadQuery,
        BadRecord,
        BadTablebase,
        BadTableWord,
        BadWordList,
        FetchError,
        IllegalAction,
        LexiconFastError,
        NoDefinitions,
        NoPlayability,
    )
    from lexicon_fast.dictionary import Dictionary, Matches, cpu_info
    from lexicon_fast.find.definitions import Definitions
    from lexicon_fast.find.playability import Playability
    from lexicon_fast.games import lexibomb, lexicon, scrabble


__all__ = [
    "BadAction",
    "BadAlphabet",
    "BadDictionary",
    "BadHand",
    "BadLayout",
    "BadObservation",
    "BadOption",
    "BadPosition",
    "BadQuery",
    "BadRecord",
    "BadTableWord",
    "BadTablebase",
    "BadWordList",
    "Definitions",
    "Dictionary",
    "FetchError",
    "IllegalAction",
    "LexiconFastError",
    "Matches",
    "NoDefinitions",
    "NoPlayability",
    "Playability",
    "cpu_info",
    "lexibomb",
    "lexicon",
    "scrabble",
]

_HOME = {
    "Definitions": "lexicon_fast.find.definitions",
    "Playability": "lexicon_fast.find.playability",
    "Dictionary": "lexicon_fast.dictionary",
    "Matches": "lexicon_fast.dictionary",
    "cpu_info": "lexicon_fast.dictionary",
}


class _OldPaths:
    """Finds modules at the import paths of earlier versions, when nothing else has found them."""

    @staticmethod
    def find_spec(name: str, *_: object) -> Any:
        if not name.startswith("lexicon_fast."):
            return None
        from lexicon_fast.base.moved import spec_of

        return spec_of(name)


sys.meta_path.append(_OldPaths)


def __getattr__(name: str) -> Any:
    # All names are loaded on first use: the import of the package has to be quick, and an error
    # (like an unknown LEXICON_FAST_ISA) has to occur where a caller can report it.
    from importlib import import_module

    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name in ("lexibomb", "lexicon", "scrabble"):
        value: Any = import_module("lexicon_fast.games.registry").GAMES[name].module
    else:
        value = getattr(import_module(_HOME.get(name, "lexicon_fast.base.errors")), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
