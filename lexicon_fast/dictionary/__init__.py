"""Word lists: compiled dictionaries, alphabets, frequencies, and where lists come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.base.lazy import lazily

if TYPE_CHECKING:
    from lexicon_fast.dictionary.dictionary import Dictionary, Matches, cpu_info

__all__ = ["Dictionary", "Matches", "cpu_info"]

__getattr__, __dir__ = lazily(__name__, __all__, {}, "lexicon_fast.dictionary.dictionary")
