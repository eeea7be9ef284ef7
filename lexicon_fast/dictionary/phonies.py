"""Phonies: plausible texts that are not in a dictionary.

Quizzes ask for them (`Phonies`), and weak bots mistake them for words (`false_words`). The same
words give the same phonies, on every platform.
"""

from __future__ import annotations

from string import ascii_uppercase
from typing import TYPE_CHECKING, Final
from zlib import crc32

from lexicon_fast.base.rng import Rng
from lexicon_fast.dictionary.alphabet import Alphabet, vowels_of
from lexicon_fast.dictionary.frequency import classes_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lexicon_fast._native.dictionary.compiled import Compiled
    from lexicon_fast.dictionary import Dictionary

#: Attempts to make a phony from a word.
_ATTEMPTS: Final = 60

_PREFIXES: Final = ("re", "un", "out", "mis", "over")
_SUFFIXES: Final = ("s", "ed", "er", "ing", "y", "ly", "ish", "able", "est", "like")

#: Endings of words that take no further suffix.
_INFLECTED: Final = ("s", "ed", "ing", "ly", "er", "est", "able")

#: Vowels of English, which may be mistaken for each other.
_VOWELS: Final = vowels_of(ascii_uppercase).lower()

#: Longer words than this are not changed.
_LONGEST: Final = 10

#: Words whose changes are tried, for each false word that is wanted.
_TRIES: Final = 3


class Phonies:
    """Makes phonies from the words of a dictionary with an alphabet."""

    def __init__(self, compiled: Compiled, alphabet: Alphabet) -> None:
        self._index = compiled.index
        like: dict[bool, list[str]] = {True: [], False: []}
        #: The letters that each letter may be exchanged for.
        self._like: dict[str, list[str]] = {}
        for upper, lower in zip(alphabet.upper, alphabet.lower, strict=True):
            self._like[lower] = like[upper in alphabet.vowels]
            self._like[lower].append(lower)

    def of(self, word: str) -> str | None:
        """Return a phony made from a lower-case word, or None if there is none.

        One letter differs: a vowel is exchanged for a vowel, another letter for another. It depends
        on the word and the dictionary only, so that what is learned about it stays true.
        """
        rng = Rng(crc32(word.encode()))
        for _ in range(_ATTEMPTS):
            at = rng.below(len(word))
            changed = f"{word[:at]}{rng.choice(self._like[word[at]])}{word[at + 1 :]}"
            if self._index(changed) < 0:
                return changed
        return None


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
    language = dictionary.language
    is_english = (language is None or language.code == "en") and classes_of(dictionary).by_frequency
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
