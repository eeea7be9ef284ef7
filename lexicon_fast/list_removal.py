"""Removal of word lists that the user added, and of their files in the cache."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from lexicon_fast import wordlists
from lexicon_fast._native.dictionary.compiled import VERSION
from lexicon_fast.errors import BadDictionary, BadOption
from lexicon_fast.suggestions import did_you_mean

if TYPE_CHECKING:
    from pathlib import Path


def remove(name: str) -> list[Path]:
    """Remove an added list. Return the files that were deleted from the cache.

    These are its text and, unless another list has the same words, its compiled dictionaries in all
    alphabets. A program that has a compiled file open can continue to use it.

    Raises BadOption for a list of the package, BadDictionary for an unknown name, BadWordList if
    the cache cannot be written.
    """
    if name in wordlists.KNOWN:
        raise BadOption(f"{name!r} ships with the package and cannot be removed")
    lists = wordlists.registered()
    if name not in lists:
        added = f"added lists: {', '.join(lists)}" if lists else "no list has been added"
        hint = did_you_mean(name, lists)
        raise BadDictionary(f"{name!r}: no list of this name; {added}{hint}")
    source = wordlists.resolve(name)
    text = wordlists.kept_path(name)
    wordlists.unregister(name)
    del lists[name]
    deleted = [] if text is None else [text]
    in_use = {entry.sha256[0] for entry in wordlists.KNOWN.values()}
    in_use |= {wordlists.resolve(other).sha256 for other in lists}
    if source.sha256 not in in_use:
        files = wordlists.compiled_name(source.sha256, VERSION, "*")
        deleted += sorted(wordlists.cache_folder().glob(files))
    for path in deleted:
        with suppress(OSError):
            path.unlink()
    return [path for path in deleted if not path.exists()]
