"""Facts about all words of a dictionary: numpy arrays by word number, and sets of words as bits.

Each is made on first use. A set is uint64[lanes] with a bit for each word, in the order of
`BitmapIndex`; searches narrow it. Numbers of all words become planes of bits: tests read a few sets
of 22 KB for ENABLE, where columns of numbers have up to a megabyte.
"""

from __future__ import annotations

from functools import cached_property
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, TypeAlias
from weakref import proxy

import numpy as np

from lexicon_fast._native.find.bitmap_index import BitmapIndex
from lexicon_fast.find.letters import Letters

if TYPE_CHECKING:
    from lexicon_fast._native.dictionary.compiled import Compiled
    from lexicon_fast.dictionary.alphabet import Alphabet

#: An array of numpy; comments and docstrings have its type and shape.
Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

#: A number without an upper limit.
_MOST: Final = (1 << 64) - 1


class Bitmaps:
    """The sets of words of a dictionary. index: tests letters."""

    def __init__(self, compiled: Compiled) -> None:
        self.index = BitmapIndex(compiled)
        #: The set of all words, which must not be changed.
        self.every: Array = np.frombuffer(self.index.all_words(), np.uint64)
        #: The word of each bit, uint32; 0 for bits that are no word's.
        self.order: Array = np.frombuffer(self.index.order(), np.uint32)

    def of_marks(self, mark: Array) -> Array:
        """Return the set of the words that are marked. mark: bool[n]."""
        return self._packed(mark[self.order]) & self.every

    def numbers(self, some: Array) -> Array:
        """Return the words of a set, rising int64."""
        return np.frombuffer(self.index.numbers(some), np.int32).astype(np.int64)

    def planes(self, column: Array, most: int | None = None) -> Array:
        """Return the sets of words whose number has each bit, uint64[planes, lanes].

        column: the number of each word, not negative; most: the largest number, if it is not one of
        these. Bits that are no word's mean nothing.
        """
        values = column[self.order]
        bits = range(max(int(column.max() if most is None else most).bit_length(), 1))
        return np.stack([self._packed(values & (1 << bit) != 0) for bit in bits])

    def keep_between(self, planes: Array, low: int, high: int | None, among: Array) -> None:
        """Keep only words whose number is `low` to `high`; None: without an upper limit."""
        self.index.keep_between(planes, low, _MOST if high is None else high, among)

    def keep_lengths(self, low: int, high: int | None, among: Array) -> None:
        """Keep only words of `low` to `high` letters; None: without an upper limit."""
        self.index.keep_lengths(low, _MOST if high is None else high, among)

    @staticmethod
    def _packed(mark: Array) -> Array:
        packed: Array = (
            np.packbits(mark, bitorder="little").view("<u8").astype(np.uint64, copy=False)
        )
        return packed


class WordFacts:
    """The words of a dictionary, letter by letter, and what follows from them."""

    def __init__(self, compiled: Compiled, alphabet: Alphabet) -> None:
        self.compiled = compiled
        self.letters = Letters(alphabet)
        self.n = n = len(compiled)
        self.words: list[str] = compiled.get_many(range(n))
        #: Letters of each word, uint8[n].
        self.length: Array = np.array([*map(len, self.words)], np.uint8)
        self.longest = int(self.length.max())
        points = np.frombuffer("".join(self.words).encode("utf-32-le"), np.uint32)
        codes = np.zeros(max(map(ord, alphabet.lower)) + 1, np.uint8)
        codes[[ord(letter) for letter in alphabet.lower]] = range(self.letters.size)
        #: The letters of all words, one after another, uint8.
        self.text: Array = codes[points]
        #: No letter: the code after the end of a word.
        self.pad = self.letters.size
        self._planes: dict[str, Array] = {}
        self.front = WordEnd(self, front=True)
        self.back = WordEnd(self, front=False)

    # Letters

    @cached_property
    def bitmaps(self) -> Bitmaps:
        """The sets of words, as bits."""
        return Bitmaps(self.compiled)

    def planes_of(self, column: str) -> Array:
        """Return the planes of a column, named like "front.hooks"; see `Bitmaps.planes`."""
        if column not in self._planes:
            self._planes[column] = self.bitmaps.planes(attrgetter(column)(self))
        return self._planes[column]

    @cached_property
    def count_planes(self) -> Array:
        """The planes of the counts of each letter, uint64[letters, planes, lanes]."""
        most = int(self.counts.max())
        return np.stack([self.bitmaps.planes(counts, most) for counts in self.counts])

    @cached_property
    def first(self) -> Array:
        """first[k]: letter k of each word, uint8[longest, n]; `pad` after its end."""
        letters = np.full((self.n, self.longest), self.pad, np.uint8)
        letters[np.arange(self.longest) < self.length[:, None]] = self.text
        return np.ascontiguousarray(letters.T)

    @cached_property
    def last(self) -> Array:
        """The last letter of each word, uint8[n]."""
        last: Array = self.text[self.length.cumsum(dtype=np.int64) - 1]
        return last

    @cached_property
    def counts(self) -> Array:
        """counts[c]: how often letter c occurs in each word, uint8[letters, n]."""
        cells = self.text.astype(np.int64) * self.n + np.repeat(np.arange(self.n), self.length)
        counts = np.bincount(cells, minlength=self.letters.size * self.n)
        return counts.astype(np.uint8).reshape(self.letters.size, self.n)

    @cached_property
    def of_length(self) -> list[Array]:
        """The words of each length, rising numbers."""
        order = np.argsort(self.length, kind="stable")
        ends = np.cumsum(np.bincount(self.length, minlength=self.longest + 1))
        return np.split(order, ends[:-1])

    @cached_property
    def vowels(self) -> Array:
        """Vowels of each word, uint8[n]."""
        vowels = np.zeros(self.n, np.uint8)
        for code in self.letters.members(self.letters.vowels):
            vowels += self.counts[code]
        return vowels

    @cached_property
    def unique(self) -> Array:
        """Different letters of each word, uint8[n]."""
        unique: Array = np.add.reduce(self.counts > 0, dtype=np.uint8)
        return unique

    # Order

    @cached_property
    def alphabetical(self) -> Array:
        """The words in alphabetical order, int64[n]."""
        return np.array([self.compiled.alphabetical(place) for place in range(self.n)], np.int64)

    @cached_property
    def rank(self) -> Array:
        """The place of each word in alphabetical order, int64[n]."""
        rank = np.empty(self.n, np.int64)
        rank[self.alphabetical] = np.arange(self.n)
        return rank

    # Other words

    @cached_property
    def number(self) -> dict[str, int]:
        """The number of each word."""
        return dict(zip(self.words, range(self.n), strict=True))

    @cached_property
    def sorted_letters(self) -> Array:
        """The letters of each word in the order of the alphabet, uint8[longest, n]; then `pad`."""
        return np.sort(self.first, axis=0)

    @cached_property
    def classes(self) -> tuple[Array, Array]:
        """The class of each word (words with the same letters), and the size of each class.

        Classes are numbered in the alphabetical order of their alphagrams.
        """
        codes = np.where(self.sorted_letters == self.pad, 0, self.sorted_letters + 1)
        spelled = np.ascontiguousarray(codes.T.astype(np.uint8)).view(f"S{self.longest}").ravel()
        of_word = np.unique(spelled, return_inverse=True)[1].astype(np.int32)
        return of_word, np.bincount(of_word)

    def alphagrams(self, words: Array) -> list[str]:
        """Return the letters of some words in the order of the alphabet."""
        letters = np.array([*self.letters.alphabet.lower, ""], "U1")[self.sorted_letters[:, words]]
        spelled = np.ascontiguousarray(letters.T).view(f"U{self.longest}")
        alphagrams: list[str] = spelled.ravel().tolist()
        return alphagrams

    @cached_property
    def anagrams(self) -> Array:
        """The number of words with the same letters, itself included, int32[n]."""
        of_word, sizes = self.classes
        anagrams: Array = sizes[of_word].astype(np.int32)
        return anagrams

    @cached_property
    def palindromes(self) -> Array:
        """The words that read the same backwards, rising numbers."""
        return np.array([at for at, word in enumerate(self.words) if word == word[::-1]], np.int64)

    @cached_property
    def semordnilaps(self) -> Array:
        """The words that are other words when read backwards, rising numbers."""
        get = self.number.get
        others = [at for at, word in enumerate(self.words) if get(word[::-1], at) != at]
        return np.array(others, np.int64)

    def also_in(self, other: Compiled) -> Array:
        """Return the set of the words that are in another dictionary."""
        known = set(other.get_many(range(len(other))))
        return self.bitmaps.of_marks(np.array([word in known for word in self.words], bool))


class WordEnd:
    """One end of the words of a dictionary: letters that can be added there, and taken away.

    front: at the front, not at the back.
    """

    def __init__(self, facts: WordFacts, *, front: bool) -> None:
        self._facts = proxy(facts)  # which has this object
        self._front = front
        self._inner: dict[int, Array] = {}

    def inner_words(self, k: int) -> Array:
        """Return the numbers of the words without k letters here, int32[n]; -1: none is."""
        if k not in self._inner:
            get, words = self._facts.number.get, self._facts.words
            inner = np.full(self._facts.n, -1, np.int32)
            longer = np.flatnonzero(self._facts.length > k)
            start, end = (k, None) if self._front else (None, -k)
            inner[longer] = [get(words[each][start:end], -1) for each in longer.tolist()]
            self._inner[k] = inner
        return self._inner[k]

    def _longer_words(self, k: int) -> tuple[Array, Array]:
        """Return the words that are others with k more letters, and these others."""
        inner = self.inner_words(k)
        longer = np.flatnonzero(inner >= 0)
        return longer, inner[longer]

    @cached_property
    def hooks(self) -> Array:
        """The set of letters that can be added to each word, uint32[n]."""
        letters = self._facts.first[0] if self._front else self._facts.last
        sets = np.zeros(self._facts.n, np.uint32)
        longer, words = self._longer_words(1)
        np.bitwise_or.at(sets, words, np.uint32(1) << letters[longer].astype(np.uint32))
        return sets

    @cached_property
    def hook_counts(self) -> Array:
        """The number of letters that can be added to each word, uint8[n]."""
        bits = np.unpackbits(self.hooks.view(np.uint8).reshape(-1, 4), axis=1)
        sizes: Array = bits.sum(axis=1, dtype=np.uint8)
        return sizes

    @cached_property
    def inner(self) -> Array:
        """Whether each word is one without its letter here, bool[n]."""
        return self.inner_words(1) >= 0

    @cached_property
    def extensions(self) -> Array:
        """The numbers of letters that can be added to each word at once: bits of uint64[n]."""
        numbers = np.zeros(self._facts.n, np.uint64)
        for k in range(1, self._facts.longest):
            numbers[self._longer_words(k)[1]] |= np.uint64(1 << k)
        return numbers
