"""Plausible phonies, for levels that mistake them for words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

from lexicon_fast.dictionary.frequency import classes_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lexicon_fast.dictionary import Dictionary

_PREFIXES: Final = ("re", "un", "out", "mis", "over")
_SUFFIXES: Final = ("s", "ed", "er", "ing", "y", "ly", "ish", "able", "est", "like")

#: Endings of words that take no further suffix.
_INFLECTED: Final = ("s", "ed", "ing", "ly", "er", "est", "able")

#: Vowels, which may be mistaken for each other.
_VOWELS: Final = "aeiou"

#: Longer words than this are not changed.
_LONGEST: Final = 10

#: Words whose changes are tried, for each false word that is wanted.
_TRIES: Final = 3


def false_words(known: Sequence[str], dictionary: Dictionary, count: int) -> list[str]:
    """Return about `count` words that are not in a dictionary, each a change of a known word.

    The same words give the same result. For English, changes are common prefixes and suffixes and
    mistakes of spelling: a letter doubled or not, another vowel. For other languages, a letter is
    doubled, or two change places. `crc32` chooses words and changes.

    >>> from lexicon_fast import Dictionary
    >>> d = Dictionary.from_words(["house", "mouse", "quiet"])
    >>> false_words(list(d), d, 2)
    ['overhouse', 'requiet']
    """
    is_english = classes_of(dictionary).by_frequency
    # Each word has a random place from 0 to 1; the first ones are tried.
    share = min(1.0, _TRIES * count / max(1, len(known)))
    found: dict[str, None] = {}
    for word in known:
        chance = crc32(word.encode())
        if len(word) > _LONGEST or chance > share * 0xFFFFFFFF:
            continue
        for changed in _changes(word, crc32(b"change " + word.encode()), is_english):
            if len(changed) >= 2 and changed not in dictionary:
                found[changed] = None
                break
        if len(found) >= count:
            break
    return list(found)


def _changes(word: str, chance: int, is_english: bool) -> Iterator[str]:
    """Yield changes of a word in random order."""
    place = chance % len(word)
    if not is_english:
        spelling = [_doubled(word, place), _swapped(word, place)]
        yield from spelling[:: 1 if chance & 1 << 16 else -1]
        return
    suffix = _SUFFIXES[(chance >> 8) % len(_SUFFIXES)]
    longer = [
        _with_suffix(word, suffix),
        _PREFIXES[(chance >> 12) % len(_PREFIXES)] + word,
        _other_vowel(word, place, chance >> 20),
        _other_double(word, place),
    ]
    first = (chance >> 16) % len(longer)
    yield from longer[first:] + longer[:first]


def _with_suffix(word: str, suffix: str) -> str:
    """Return a word with a suffix; one that has a suffix is unchanged."""
    if word.endswith(_INFLECTED):
        return word
    if word.endswith("e") and suffix[0] in "aeiy":
        return word[:-1] + suffix
    return word + suffix


def _other_double(word: str, place: int) -> str:
    """Return a word with one consonant after a vowel doubled, or single if it is doubled.

    It is the next one from a place on; without one, the word is unchanged.
    """
    for at in (*range(max(1, place), len(word)), *range(1, place)):
        if word[at] not in _VOWELS and word[at - 1] in _VOWELS:
            return _doubled(word, at)
    return word


def _doubled(word: str, place: int) -> str:
    """Return a word with the letter at a place doubled, or single if it is doubled."""
    if word[place : place + 1] == word[place + 1 : place + 2]:
        return word[:place] + word[place + 1 :]
    return word[: place + 1] + word[place:]


def _swapped(word: str, place: int) -> str:
    """Return a word with two neighbours exchanged."""
    place = min(place, len(word) - 2)
    return word[:place] + word[place + 1] + word[place] + word[place + 2 :]


def _other_vowel(word: str, place: int, chance: int) -> str:
    """Replace the first vowel at or after `place`, wrapping around; without vowels, do nothing."""
    for at in (*range(place, len(word)), *range(place)):
        if (number := _VOWELS.find(word[at])) >= 0:
            other = _VOWELS[(number + 1 + chance % (len(_VOWELS) - 1)) % len(_VOWELS)]
            return word[:at] + other + word[at + 1 :]
    return word
