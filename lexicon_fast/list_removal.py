"""Removal of word lists that the user has added, and of what the cache keeps for them."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from lexicon_fast import wordlists
from lexicon_fast._native.dictionary.compiled import VERSION
from lexicon_fast.errors import BadDictionary, BadOption
from lexicon_fast.suggestions import did_you_mean

if TYPE_CHECKING:
    from pathlib import Path

    from lexicon_fast.added_lists import Registered


def remove(name: str) -> list[Path]:
    """Forget an added list. Returns the files that were deleted from the cache.

    These are the kept text and the compiled dictionaries, in all alphabets, unless another name
    (an added list or one of the package) stands for the same words. A program that has the compiled
    file open can go on using it.

    Raises BadOption for a list of the package, BadDictionary for a name that no list has,
    BadWordList if the cache can't be written.
    """
    if name in wordlists.KNOWN:
        raise BadOption(f"{name!r} ships with the package and cannot be removed")
    lists = wordlists.registered()
    if name not in lists:
        raise BadDictionary(_unknown(name, list(lists)))
    source = wordlists.resolve(name)
    text = wordlists.kept_path(name)
    wordlists.unregister(name)
    del lists[name]
    deleted = [] if text is None else [text]
    if source.sha256 not in _in_use(lists):
        # As `wordlists.compiled_name` has it, with any alphabet.
        files = wordlists.compiled_name(source.sha256, VERSION, "*")
        deleted += sorted(wordlists.cache_folder().glob(files))
    for path in deleted:
        with suppress(OSError):
            path.unlink()
    return [path for path in deleted if not path.exists()]


def _in_use(lists: dict[str, Registered]) -> set[str]:
    """The sha256 of all dictionaries that still have a name."""
    known = {entry.sha256[0] for entry in wordlists.KNOWN.values()}
    return known | {wordlists.resolve(name).sha256 for name in lists}


def _unknown(name: str, added: list[str]) -> str:
    if not added:
        return f"{name!r}: no list of this name; no list has been added"
    return f"{name!r}: no list of this name; added lists: {', '.join(added)}" + did_you_mean(
        name, added
    )
