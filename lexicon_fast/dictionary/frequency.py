"""How common the words of a dictionary are.

`data/frequency.txt.gz` has the words of the package's lists in the size classes of SCOWL (see
`tests/make_data/frequency.py` for its format, `data/NOTICE.txt` for its licence). Class 10 has the
most common words, class 70 rather rare ones; words that it lacks are in class 100.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from lexicon_fast.base.files import DATA
from lexicon_fast.base.lazy import made_once
from lexicon_fast.dictionary import Dictionary

#: The size classes of the frequency list, the most common words first.
CLASSES: Final = (10, 20, 35, 40, 50, 55, 60, 70)
#: The class of all other words.
RAREST: Final = 100

#: For dictionaries whose words the list does not know: the longest words of each class.
LENGTHS: Final = dict(zip(CLASSES, (4, 5, 6, 7, 8, 9, 10, 12), strict=True))

#: The list must know this share of a dictionary, else lengths decide.
_LEAST_KNOWN: Final = 0.25

_PATH: Final = os.path.join(DATA, "frequency.txt.gz")


class WordClasses:
    """The size class of each word of a dictionary.

    by_frequency: False if the frequency list knows too few of its words (of another language, for
    instance); then short words count as common: see `LENGTHS`.

    >>> from lexicon_fast import Dictionary
    >>> d = Dictionary.load("enable")
    >>> classes = WordClasses(d)
    >>> [classes.of(word) for word in ("house", "larch", "coign", "zax")]
    [10, 50, 70, 100]
    >>> len(classes.up_to(10))
    4016
    """

    def __init__(self, dictionary: Dictionary) -> None:
        self._compiled = dictionary.compiled
        index = self._compiled.index
        classes = array("B", [RAREST]) * len(dictionary)
        known = 0
        for size, words in _frequency_list():
            for word in words:
                if (number := index(word)) >= 0:
                    classes[number] = size
                    known += 1
        self.by_frequency = known >= _LEAST_KNOWN * len(dictionary)
        if not self.by_frequency:
            classes = array("B", map(_class_by_length, dictionary))
        self._classes = classes

    def of(self, word: str) -> int:
        """Return the class of a word in any case; `RAREST` also for what is not a word."""
        number = self._compiled.index(word)
        return RAREST if number < 0 else self._classes[number]

    def up_to(self, size: int) -> list[str]:
        """Return the words of the classes up to a size, in the order of `Dictionary.words`.

        If there are none, return those of the smallest class that has some.
        """
        size = max(size, min(self._classes))
        return self._compiled.get_many(
            number for number, each in enumerate(self._classes) if each <= size
        )


@made_once  # in some hundredths of a second
def classes_of(dictionary: Dictionary) -> WordClasses:
    """Return the classes of a dictionary's words, computed once."""
    return WordClasses(dictionary)


def _class_by_length(word: str) -> int:
    return next((size for size, longest in LENGTHS.items() if len(word) <= longest), RAREST)


def _frequency_list() -> Iterator[tuple[int, list[str]]]:
    """Yield each class of the list and its words."""
    for part in _text().split("# ")[1:]:
        size, *words = part.split()
        yield int(size), words


@lru_cache(maxsize=1)
def _text() -> str:
    import gzip

    with gzip.open(_PATH, "rt", encoding="ascii") as file:
        return file.read()
