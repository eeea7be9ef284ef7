"""The error for missing libraries of extras."""

from __future__ import annotations

from lexicon_fast.base.errors import missing_extra


def missing(module: str) -> ImportError:
    """Return the error for a library that is not installed.

    >>> missing("pettingzoo")
    ImportError("lexicon_fast.rl needs pettingzoo; install it with: pip install 'lexicon-fast[rl]'")
    """
    return ImportError(str(missing_extra("lexicon_fast.rl", module, "rl")))
