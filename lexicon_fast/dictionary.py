"""Dictionaries: from a name, a path or a URL to a compiled word list that can be searched."""

from __future__ import annotations

import copyreg
import operator
import os
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, overload

from lexicon_fast import pickled_dictionary, wordlists
from lexicon_fast._native.dictionary import build as _build
from lexicon_fast._native.dictionary import compiled as _compiled
from lexicon_fast._native.dictionary import search as _search
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.dictionary.search import Matches
from lexicon_fast.alphabet import Alphabet
from lexicon_fast.arguments import path as checked_path
from lexicon_fast.arguments import strings, wrong_type
from lexicon_fast.errors import BadDictionary, BadWordList
from lexicon_fast.whole_files import write_whole

if TYPE_CHECKING:
    import mmap

__all__ = ["Dictionary", "Matches", "Words", "cpu_info"]


class Words(Sequence[str]):
    """The words of a dictionary by number: spelled when asked for, in the order of the searches."""

    def __init__(self, compiled: Compiled) -> None:
        self._compiled = compiled

    def __len__(self) -> int:
        return len(self._compiled)

    @overload
    def __getitem__(self, number: int) -> str: ...
    @overload
    def __getitem__(self, number: slice) -> list[str]: ...
    def __getitem__(self, number: int | slice) -> str | list[str]:
        if isinstance(number, slice):
            return self._compiled.get_many(range(*number.indices(len(self))))
        return self._compiled.get(range(len(self))[operator.index(number)])

    def __iter__(self) -> Iterator[str]:
        return map(self._compiled.get, range(len(self)))

    def __contains__(self, word: object) -> bool:
        number = self._compiled.index(str(word)) if isinstance(word, str) else -1
        return number >= 0 and self._compiled.get(number) == word  # as it is spelled, no other case

    def index(self, word: str, start: int = 0, stop: int | None = None) -> int:
        """Number of a word (any case). Raises ValueError if the dictionary does not have it."""
        number = self._compiled.index(str(word))
        if number < 0 or number not in range(*slice(start, stop).indices(len(self))):
            raise ValueError(f"{word!r} is not in the dictionary")
        return number


class Dictionary:
    """A word list, compiled for searching and open for reading.

    Safe to use from many threads at once. It never changes, so its copies are the object itself.
    Pickles carry a list of the package by name, any other with its content; in a process that has
    the same dictionary open, or in its cache, it is shared.

    Letters are given as strings: words in any case; hands of 1 to 64 cards in any case, `*` or `?`
    for a wild card (the Master of Lexicon, the blank of Scrabble). All searches list words in the
    order of `words`.
    """

    def __init__(
        self,
        compiled: Compiled,
        name: str,
        *,
        bad_lines: Sequence[tuple[int, str]] = (),
        fresh: bool = False,
    ) -> None:
        self.compiled = compiled
        #: The name, path or URL it was loaded by.
        self.name = name
        #: Up to five (line, text) of the source that hold no word; empty if it was compiled before.
        self.bad_lines = tuple(bad_lines)
        #: True if it has just been compiled from its word list, False if it was compiled before.
        self.fresh = fresh
        self.words = Words(compiled)
        pickled_dictionary.note(self)

    @classmethod
    def load(
        cls,
        words: str | os.PathLike[str] = "enable",
        *,
        alphabet: str | Alphabet = "english",
        names: bool = True,
    ) -> Dictionary:
        """Open a dictionary by name, path or URL, compiling it the first time.

        words: a known or added name (`enable`, `2of12inf`, `yawl`), a path or URL of a word list
        (one word a line, plain or compressed with gzip, zstd, xz or bz2), or the path of a compiled
        dictionary. alphabet: name, path of an alphabet file, or Alphabet; a compiled dictionary
        brings its own. names: False drops the words that begin with a capital letter; the result
        has another `sha256`.

        A compiled word list is kept in the cache folder and mapped into memory from there, so that
        all processes share it; where the cache cannot be written it stays in this process's memory.
        A compiled dictionary given by its path is read into memory.

        Raises BadDictionary, BadWordList, FetchError, BadAlphabet.
        """
        label = os.fspath(words)
        if _is_compiled(words):
            if not names:
                raise BadDictionary(
                    f"{label}: a compiled dictionary no longer knows which words were capitalised;"
                    " compile its word list without names"
                )
            opened = Compiled(_read_aligned(label), label)
            opened.verify(label)  # who knows who made it
            return cls(opened, label)
        letters = alphabet if isinstance(alphabet, Alphabet) else Alphabet.load(alphabet)
        source = _source(words, names)
        path = wordlists.cache_folder() / wordlists.compiled_name(
            source.sha256, _compiled.VERSION, letters.fingerprint
        )
        file = map_file(path)
        if file is not None:
            try:
                opened = Compiled(file, str(path))
            except BadDictionary:  # damaged since: compiled anew below, and put in its place
                pass
            else:
                if opened.source_sha256 == source.sha256:
                    return cls(opened, label)
        built, bad_lines = _compile(source, letters)
        # What is there but cannot be opened, an empty file for one, is replaced.
        stored = wordlists.store(path, memoryview(built), replace=os.path.lexists(path))
        mapped = map_file(path) if stored else None
        opened = Compiled(built if mapped is None else mapped, source.label)
        return cls(opened, label, bad_lines=bad_lines, fresh=True)

    @classmethod
    def from_words(
        cls, words: Sequence[str], *, alphabet: str | Alphabet = "english", name: str = "words"
    ) -> Dictionary:
        """A dictionary of the words given, in memory. Raises BadWordList if one is no word."""
        letters = alphabet if isinstance(alphabet, Alphabet) else Alphabet.load(alphabet)
        from hashlib import sha256

        known = set(letters.upper + letters.lower)
        words = strings("words", words)
        for place, word in enumerate(words):
            if not 2 <= len(word) <= 64 or not known.issuperset(word):
                raise BadWordList(
                    f"{name}: {word[:70]!r} (at {place}) is no word;"
                    f" accepted: 2 to 64 letters {letters.describe()}"
                )
        text = "\n".join(words).encode()
        source = wordlists.Source(name, sha256(text).hexdigest(), lambda: text)
        return cls(Compiled(_compile(source, letters)[0], name), name)

    @staticmethod
    def compile(
        words: str | os.PathLike[str],
        path: str | os.PathLike[str],
        *,
        alphabet: str | Alphabet = "english",
        names: bool = True,
    ) -> Dictionary:
        """Compile a word list into a file of its own, replacing it whole or not at all.

        alphabet, names: see `load`. Raises what `load` raises, and OSError where the file cannot be
        written.
        """
        letters = alphabet if isinstance(alphabet, Alphabet) else Alphabet.load(alphabet)
        where = checked_path("path", path)
        source = _source(words, names)
        built, bad_lines = _compile(source, letters)
        write_whole(where, memoryview(built))
        opened = Compiled(built, source.label)
        return Dictionary(opened, where, bad_lines=bad_lines, fresh=True)

    def __copy__(self) -> Dictionary:
        """This object: it never changes."""
        return self

    def __deepcopy__(self, memo: object) -> Dictionary:
        """This object: it never changes."""
        return self

    def __reduce__(self) -> tuple[Any, tuple[Compiled, str, tuple[tuple[int, str], ...]]]:
        return pickled_dictionary.restored, (self.compiled, self.name, self.bad_lines)

    def __repr__(self) -> str:
        return f"<Dictionary {self.name!r}: {len(self)} words>"

    def __len__(self) -> int:
        return len(self.compiled)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.compiled.index(str(word)) >= 0

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)

    @cached_property
    def alphabet(self) -> Alphabet:
        """The letters that words and hands are made of."""
        return Alphabet(self.compiled.alphabet, self.compiled.upper, self.compiled.lower)

    @property
    def sha256(self) -> str:
        """SHA-256 of the word list's text, in hex: names this dictionary in records.

        A list without its names has another one: see `wordlists.Source`.
        """
        return self.compiled.source_sha256

    def subwords(self, hand: str) -> list[str]:
        """Words payable with the cards of a hand.

        Raises BadHand.

        >>> Dictionary.from_words(["cat", "act", "cart", "dog"]).subwords("TCAX")
        ['act', 'cat']
        """
        return _search.subwords(self.compiled, hand)

    def superwords(self, word: str, hand: str) -> list[str]:
        """Words that contain `word` in order, with one or more letters of the hand added.

        Raises BadHand, BadTableWord.

        >>> Dictionary.from_words(["hat", "thatched", "heat"]).superwords("hat", "TCHED*")
        ['thatched', 'heat']
        """
        return _search.superwords(self.compiled, word, hand)

    def substitutions(self, word: str, hand: str) -> list[str]:
        """Words got by exchanging one or more letters of `word` for letters of the hand, in place.

        Raises BadHand, BadTableWord.

        >>> Dictionary.from_words(["larch", "lurch", "latch"]).substitutions("larch", "U*")
        ['latch', 'lurch']
        """
        return _search.substitutions(self.compiled, word, hand)

    def subwords_batch(self, hands: Sequence[str], *, out: Matches | None = None) -> Matches:
        """`subwords` of many hands at once, with the GIL released.

        Returns Matches(offsets: int64[n + 1], word_ids: int32[k]): the words of hands[i] are
        `word_ids[offsets[i]:offsets[i + 1]]`, rising. out: a result no longer needed, whose memory
        is written over and which is returned. Raises BadHand naming the first bad one.
        """
        return _search.subwords_batch(self.compiled, hands, out)

    def superwords_batch(
        self, words: Sequence[str], hands: Sequence[str], *, out: Matches | None = None
    ) -> Matches:
        """`superwords` of many pairs; see `subwords_batch`. Raises BadHand, BadTableWord."""
        return _search.superwords_batch(self.compiled, words, hands, out)

    def substitutions_batch(
        self, words: Sequence[str], hands: Sequence[str], *, out: Matches | None = None
    ) -> Matches:
        """`substitutions` of many pairs; see `subwords_batch`. Raises BadHand, BadTableWord."""
        return _search.substitutions_batch(self.compiled, words, hands, out)


copyreg.pickle(Compiled, pickled_dictionary.reduce_compiled)


def cpu_info() -> dict[str, str | list[str]]:
    """The instruction set in use, and those this machine can run, fastest first.

    `{"isa": str, "available": [str, ...]}`. The environment variable LEXICON_FAST_ISA chooses one
    when the package is imported.
    """
    return {"isa": _compiled.active_isa(), "available": _compiled.available_isas()}


def _compile(
    source: wordlists.Source, letters: Alphabet
) -> tuple[mmap.mmap, list[tuple[int, str]]]:
    return _build.build(
        source.read(),
        letters.upper,
        letters.lower,
        letters.name,
        bytes.fromhex(source.sha256),
        source.label,
        source.names,
    )


def _source(words: str | os.PathLike[str], names: bool) -> wordlists.Source:
    if not isinstance(words, str | bytes | os.PathLike):
        raise wrong_type("words", "a name, a URL or a path", words)
    source = wordlists.resolve(words)
    return source if names else source.without_names()


def _is_compiled(words: str | os.PathLike[str]) -> bool:
    """Is it the path of a file that begins like a compiled dictionary?"""
    if isinstance(words, str) and words in wordlists.KNOWN:
        return False
    if not os.path.isfile(words):  # what is read from a pipe is gone
        return False
    if isinstance(words, str) and wordlists.is_registered(words):
        return False
    try:
        with open(words, "rb") as file:
            return file.read(len(_compiled.MAGIC)) == _compiled.MAGIC
    except (OSError, ValueError):
        return False


def _read_aligned(path: str) -> mmap.mmap:
    """A user's file in anonymous memory: it may change at any time, so it is never mapped."""
    import mmap

    with open(path, "rb") as file:
        data = mmap.mmap(-1, max(os.fstat(file.fileno()).st_size, 1))
        with memoryview(data) as view:
            file.readinto(view)
    return data


def map_file(path: os.PathLike[str]) -> mmap.mmap | None:
    """Map a file of the cache, which never changes once it has its name.

    None: it is not there, or cannot be read.
    """
    import mmap

    try:
        with open(path, "rb") as file:
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except (OSError, ValueError):  # ValueError: an empty file
        return None
