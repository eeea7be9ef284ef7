"""How common the words of a dictionary are.

`data/frequency.txt.gz` has the words of the package's lists in the size classes of SCOWL (see
`tests/make_data/frequency.py` for its format, `data/NOTICE.txt` for its licence). Class 10 has the
most common words, class 70 rather rare ones; words that it lacks are in class 100. For dictionaries
of other languages, the optional package wordfreq has the frequencies.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from lexicon_fast.base.files import DATA
from lexicon_fast.base.lazy import made_once
from lexicon_fast.dictionary import Dictionary

if TYPE_CHECKING:
    from lexicon_fast.dictionary.languages import Language

#: The size classes of the frequency list, the most common words first.
CLASSES: Final = (10, 20, 35, 40, 50, 55, 60, 70)
#: The class of all other words.
RAREST: Final = 100

#: For dictionaries whose words the list does not know: the longest words of each class.
LENGTHS: Final = dict(zip(CLASSES, (4, 5, 6, 7, 8, 9, 10, 12), strict=True))

#: The least frequency of each class in wordfreq, as log10 of the uses in a billion words. As many
#: words of ENABLE are this frequent there as are in the class or a lower one; wordfreq ends at 1.
ZIPF: Final = dict(zip(CLASSES, (4.3, 3.6, 2.4, 2.2, 1.7, 1.6, 1.4, 1.0), strict=True))

#: The list must know this share of a dictionary, else lengths decide. With wordfreq, which has
#: fewer words than the lists of some languages, so many words are enough.
_LEAST_KNOWN: Final = 0.25
_ENOUGH_KNOWN: Final = 1000
#: Languages that wordfreq has by another code.
_CODES: Final = {"no": "nb", "hr": "sh"}

_PATH: Final = os.path.join(DATA, "frequency.txt.gz")


class WordClasses:
    """The size class of each word of a dictionary.

    source: where they come from. "scowl": the list of the package; "wordfreq": the package of this
    name, for dictionaries of other languages; "length": neither knows enough of the words, so short
    ones count as common, see `LENGTHS`.

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
        self.source: Literal["scowl", "wordfreq", "length"] = "scowl"
        self.language = _foreign(dictionary)
        lists: Iterable[tuple[int, list[str]]] = _frequency_list()
        enough, unknown = _LEAST_KNOWN * len(dictionary), RAREST
        if self.language is not None:
            self.source = "wordfreq"
            lists, unknown = _wordfreq_list(self.language)
            enough = max(1, min(enough, _ENOUGH_KNOWN))
        index = self._compiled.index
        classes = array("B", [RAREST]) * len(dictionary)
        if unknown < RAREST:
            classes = array("B", (max(unknown, _class_by_length(word)) for word in dictionary))
        known = 0
        for size, words in lists:
            for word in words:
                if (number := index(word)) >= 0:
                    classes[number] = size
                    known += 1
        if known < enough:
            self.source = "length"
            classes = array("B", map(_class_by_length, dictionary))
        self._classes = classes

    @property
    def by_frequency(self) -> bool:
        """Whether frequencies decide, not lengths."""
        return self.source != "length"

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


@made_once  # in some hundredths of a second, with wordfreq in about a second
def classes_of(dictionary: Dictionary) -> WordClasses:
    """Return the classes of a dictionary's words, computed once.

    Warns (UserWarning) where those of another language than English come from.
    """
    classes = WordClasses(dictionary)
    if classes.language is not None:
        import warnings

        warnings.warn(f"{dictionary.name}: {_note(classes, classes.language)}", stacklevel=3)
    return classes


def _foreign(dictionary: Dictionary) -> Language | None:
    """Return the language of a dictionary; None: English, or only an alphabet is known."""
    language = dictionary.language
    return None if language is None or language.code == "en" else language


def _note(classes: WordClasses, language: Language) -> str:
    """Return which words count as common, and why."""
    if classes.source == "wordfreq":
        from importlib.metadata import version

        return f"common words are those of wordfreq {version('wordfreq')}"
    try:
        import wordfreq  # noqa: F401
    except ImportError:
        return (
            "short words count as common; for word frequencies, run in the clone: pip install"
            " '.[frequency]'"
        )
    return f"short words count as common, because wordfreq knows too few words of {language.name}"


def _wordfreq_list(language: Language) -> tuple[Iterable[tuple[int, list[str]]], int]:
    """Return classes and their words from wordfreq, and the first class of words that it lacks."""
    try:
        import wordfreq
    except ImportError:
        return (), RAREST
    path = wordfreq.available_languages().get(_CODES.get(language.code, language.code))
    if path is None:
        return (), RAREST
    by_centibels = wordfreq.read_cBpack(path)  # from 9 downwards, in hundredths

    def size_of(zipf: float) -> int:
        return next((size for size, least in ZIPF.items() if zipf >= least), RAREST)

    lists = (
        (size_of(9 - place / 100), language.alphabet.typed("\n".join(words)).split("\n"))
        for place, words in reversed(list(enumerate(by_centibels)))
    )
    # The small lists end at 3.0.
    return lists, size_of(round(9 - len(by_centibels) / 100, 1) - 0.01)


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
