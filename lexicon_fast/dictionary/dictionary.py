"""Dictionaries: compiled word lists that can be searched, opened by name, path or URL."""

from __future__ import annotations

import copyreg
import operator
import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from lexicon_fast._native.dictionary import compiled as _compiled
from lexicon_fast._native.dictionary import search as _search
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.dictionary.search import Matches
from lexicon_fast.base.arguments import checked, strings, wrong_type
from lexicon_fast.base.arguments import path as checked_path
from lexicon_fast.base.errors import BadOption, BadWordList
from lexicon_fast.base.files import atomic_write
from lexicon_fast.base.text import composed
from lexicon_fast.base.tile_text import long_tiles
from lexicon_fast.dictionary import compiled_lists, pickling, wordlists
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.word_graphs import exported

if TYPE_CHECKING:
    import pyarrow as pa

    from lexicon_fast.base.arrow import ArrowData
    from lexicon_fast.dictionary.languages import Language
    from lexicon_fast.dictionary.wordlists import ExportFormat
    from lexicon_fast.find.definitions import Definitions
    from lexicon_fast.find.equations.solve import Solution
    from lexicon_fast.find.playability import Playability
    from lexicon_fast.find.tiles import HasTiles

__all__ = ["Dictionary", "Matches", "Words", "cpu_info"]


class Words(Sequence[str]):
    """The words of a dictionary by number, in the order of search results; spelled on access."""

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
        return number >= 0 and self._compiled.get(number) == word  # in exactly this case

    def index(self, word: str, start: int = 0, stop: int | None = None) -> int:
        """Return the number of a word, in any case. Raises ValueError if it is unknown."""
        number = self._compiled.index(str(word))
        if number < 0 or number not in range(*slice(start, stop).indices(len(self))):
            raise ValueError(f"{word!r} is not in the dictionary")
        return number


class Dictionary:
    """A word list, compiled for searching and open for reading.

    Safe to use from many threads at once. It never changes, so its copies are the object itself. A
    pickle has a list of the package by name, any other list with its content; a process that has
    the same dictionary open, or in its cache, shares it.

    Words and hands are strings in any case. A hand has 1 to 64 cards, `*` or `?` for a wild card
    (the Master of Lexicon, the blank of Scrabble). All searches list words in the order of `words`.

    Make one with `load` or `from_words`. `len(d)` is the number of words, `word in d` ignores case,
    and iterating gives the words in lower case, each once.

    >>> import lexicon_fast as lf
    >>> d = lf.Dictionary.from_words(["cat", "act", "cart", "dog"])
    >>> len(d), "CAT" in d, sorted(d)
    (4, True, ['act', 'cart', 'cat', 'dog'])
    >>> d.subwords("TCA*")
    ['cart', 'act', 'cat']
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
        #: Up to five (line, text) of the source without a word; empty if it was compiled before.
        self.bad_lines = tuple(bad_lines)
        #: True if it has just been compiled from its word list, False if it was compiled before.
        self.fresh = fresh
        self.words = Words(compiled)
        if compiled.language or long_tiles(compiled.upper):
            compiled.reader = self.alphabet
        pickling.remember(self)

    @classmethod
    def load(
        cls,
        words: str | os.PathLike[str] = "enable",
        *,
        alphabet: str | Alphabet | None = None,
        names: bool = True,
        language: str | os.PathLike[str] | Language | None = None,
    ) -> Dictionary:
        """Open a dictionary by name, path or URL, compiling it the first time.

        words: a known or added name (`enable`, `2of12inf`, `yawl`), a path or URL of a word list
        (one word a line, or a KWG; plain or compressed with gzip, zstd, xz or bz2), or the path of
        a compiled dictionary. language: the code of a language, such as "fr", the path of a
        language file, or a Language: its letters, and what is read as them; None: that of an added
        or compiled list, else English. alphabet: letters only: name, path of an alphabet file, or
        Alphabet. names: False drops the words that begin with a capital letter; the result has
        another `sha256`.

        A compiled word list is kept in the cache folder and mapped into memory from there, so that
        all processes share it; where the cache cannot be written it stays in this process's memory.
        A compiled dictionary given by its path is read into memory.

        Warns (UserWarning) if over 1% of the list's lines are not words and were left out: on each
        call for a path or URL, but for an added list only when it is compiled.

        Raises BadDictionary for an unknown name, for a damaged compiled dictionary, and for one
        with names=False; BadWordList for a file that cannot be read or has no words; FetchError for
        a failed download; BadAlphabet for an unknown or malformed alphabet.

        >>> import lexicon_fast as lf
        >>> lf.Dictionary.load("enable")
        <Dictionary 'enable': 172820 words>
        """
        opened = compiled_lists.open_list(words, alphabet=alphabet, names=names, language=language)
        compiled_lists.warn_of_loss(opened, stacklevel=3)
        return cls(opened.compiled, opened.label, bad_lines=opened.bad_lines, fresh=opened.fresh)

    @classmethod
    def from_words(
        cls, words: Sequence[str], *, alphabet: str | Alphabet = "english", name: str = "words"
    ) -> Dictionary:
        """Build a dictionary of these words in memory.

        words: strings of up to 64 letters, in any case and order; repetitions count once, and words
        of one letter are left out, as in a file. alphabet: see `load`. name: the dictionary's
        `name`, and its name in errors.
        Raises BadWordList for an invalid word or a list without words, BadAlphabet for an unknown
        or malformed alphabet, BadOption for one string, and TypeError for words of other types.

        >>> import lexicon_fast as lf
        >>> lf.Dictionary.from_words(["CAT", "cat", "dog"], name="pets")
        <Dictionary 'pets': 2 words>
        """
        letters = alphabet if isinstance(alphabet, Alphabet) else Alphabet.load(alphabet)
        from hashlib import sha256

        known = set(letters.upper + letters.lower)
        words = [composed(word) for word in strings("words", words)]
        for place, word in enumerate(words):
            if not 1 <= len(word) <= 64 or not known.issuperset(word):
                raise BadWordList(
                    f"{name}: {word[:70]!r} (at {place}) is not a word;"
                    f" expected up to 64 letters {letters.describe()}"
                )
        text = "\n".join(words).encode()
        source = wordlists.Source(name, sha256(text).hexdigest(), lambda: text)
        return cls(Compiled(compiled_lists.compile_source(source, letters)[0], name), name)

    @staticmethod
    def compile(
        words: str | os.PathLike[str],
        path: str | os.PathLike[str],
        *,
        alphabet: str | Alphabet | None = None,
        names: bool = True,
        language: str | os.PathLike[str] | Language | None = None,
    ) -> Dictionary:
        """Compile a word list into a file, and return the dictionary.

        words, alphabet, names, language: see `load`; words must not be compiled already. path: the
        file; if it exists, it is replaced whole or not at all. `load(path)` opens it, and knows its
        language.
        Warns and raises as `load` does; raises OSError where the file cannot be written.

        >>> import lexicon_fast as lf
        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     d = lf.Dictionary.compile("2of12inf", f"{folder}/2of12inf.dictionary")
        ...     lf.Dictionary.load(f"{folder}/2of12inf.dictionary").sha256 == d.sha256
        True
        """
        where = checked_path("path", path)
        source, letters = compiled_lists.source_and_letters(words, alphabet, names, language)
        built, bad_lines = compiled_lists.compile_source(source, letters)
        atomic_write(where, memoryview(built))
        opened = compiled_lists.Opened(
            Compiled(built, source.label), source.label, tuple(bad_lines), fresh=True
        )
        compiled_lists.warn_of_loss(opened, stacklevel=3)
        return Dictionary(opened.compiled, where, bad_lines=bad_lines, fresh=True)

    def export(self, path: str | os.PathLike[str], *, output_format: ExportFormat = "kwg") -> None:
        """Write the words to a file for other programs; an older file is replaced whole.

        output_format: "kwg", which wolges, Macondo and MAGPIE read (docs/files.md), or "text", a
        word on each line. `load` opens both, a KWG only with the same alphabet, because it has
        none. Raises BadOption for another format, and for too many words for a KWG; OSError.

        >>> import lexicon_fast as lf
        >>> lf.Dictionary.from_words(["cat", "act"]).export("/dev/null", output_format="kwg")
        """
        where = checked_path("path", path)
        if output_format not in wordlists.EXPORT_FORMATS:
            raise BadOption(f"output_format is {output_format!r}; use kwg or text")
        atomic_write(where, exported(self, output_format))

    def __deepcopy__(self, memo: object = None) -> Dictionary:
        """Return this object, which never changes."""
        return self

    __copy__ = __deepcopy__

    def __reduce__(self) -> tuple[Any, tuple[Compiled, str, tuple[tuple[int, str], ...]]]:
        return _restored, (self.compiled, self.name, self.bad_lines)

    def __repr__(self) -> str:
        return f"<Dictionary {self.name!r}: {len(self)} words>"

    def __len__(self) -> int:
        return len(self.compiled)

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        reader = self.compiled.reader
        return self.compiled.index(str(word) if reader is None else reader.typed(str(word))) >= 0

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)

    @cached_property
    def alphabet(self) -> Alphabet:
        """The letters that words and hands are made of."""
        if self.language is not None:
            return self.language.alphabet
        return Alphabet(self.compiled.alphabet, self.compiled.upper, self.compiled.lower)

    @cached_property
    def language(self) -> Language | None:
        """The language that the dictionary was compiled in; None: English, or only an alphabet."""
        if not self.compiled.language:
            return None
        from lexicon_fast.dictionary.languages import Language

        return Language.parse(self.compiled.language, self.compiled.alphabet, self.name)

    @property
    def sha256(self) -> str:
        """SHA-256 of the word list's text, in hex; it identifies the dictionary in records.

        A list without its names has another one: see `wordlists.Source`.
        """
        return self.compiled.source_sha256

    def subwords(self, hand: str) -> list[str]:
        """Return the words that can be formed with the cards of a hand.

        Raises BadHand for a hand with an invalid character, or without 1 to 64 cards.

        >>> import lexicon_fast as lf
        >>> lf.Dictionary.from_words(["cat", "act", "cart", "dog"]).subwords("TCAX")
        ['act', 'cat']
        """
        return _search.subwords(self.compiled, hand)

    def superwords(self, word: str, hand: str) -> list[str]:
        """Return the words that contain `word` in order, with letters of the hand added.

        At least one letter is added. `word` may be any 1 to 64 letters.
        Raises BadHand as `subwords` does, and BadTableWord for an invalid `word`.

        >>> import lexicon_fast as lf
        >>> lf.Dictionary.from_words(["hat", "thatched", "heat"]).superwords("hat", "TCHED*")
        ['thatched', 'heat']
        """
        return _search.superwords(self.compiled, word, hand)

    def substitutions(self, word: str, hand: str) -> list[str]:
        """Return the words made by exchanging letters of `word` for letters of the hand, in place.

        At least one letter is exchanged. `word` may be any 1 to 64 letters.
        Raises BadHand as `subwords` does, and BadTableWord for an invalid `word`.

        >>> import lexicon_fast as lf
        >>> lf.Dictionary.from_words(["larch", "lurch", "latch"]).substitutions("larch", "U*")
        ['latch', 'lurch']
        """
        return _search.substitutions(self.compiled, word, hand)

    def subwords_batch(
        self,
        hands: Sequence[str | None] | ArrowData,
        *,
        out: Matches | None = None,
        errors: Literal["raise", "row"] = "raise",
    ) -> Matches:
        """`subwords` of many hands at once, with the GIL released.

        Returns Matches(offsets: int64[n + 1], word_ids: int32[k]): the words of hands[i] are
        `word_ids[offsets[i]:offsets[i + 1]]`, rising. They are places in `words`. `to_arrow()` has
        the words. out: a result that is no longer needed; its memory is reused, and it is returned.
        errors: "raise" raises BadHand for the first bad hand, naming its place from 0; "row" gives
        bad hands no words, and collects the messages in `Matches.errors`. Columns from Arrow are
        read in place; a null is a bad hand. Raises TypeError for an `out` of another type.

        >>> import lexicon_fast as lf
        >>> d = lf.Dictionary.from_words(["cat", "act", "dog"])
        >>> found = d.subwords_batch(["TCAX", "GOD?"])
        >>> [[d.words[number] for number in numbers] for numbers in found]
        [['act', 'cat'], ['dog']]
        >>> found.offsets.tolist()
        [0, 2, 3]
        >>> d.subwords_batch(["TCAX", None], errors="row").errors
        {1: 'query 1: hand is null'}
        """
        return self._own(_search.subwords_batch(self.compiled, hands, out, errors))

    def superwords_batch(
        self,
        words: Sequence[str | None] | ArrowData,
        hands: Sequence[str | None] | ArrowData,
        *,
        out: Matches | None = None,
        errors: Literal["raise", "row"] = "raise",
    ) -> Matches:
        """`superwords` of many pairs of a word and a hand; see `subwords_batch`.

        A bad pair raises BadHand or BadTableWord. Raises BadOption for unequal numbers of words and
        hands.

        >>> import lexicon_fast as lf
        >>> d = lf.Dictionary.from_words(["hat", "that", "heat"])
        >>> found = d.superwords_batch(["hat", "hat"], ["TX", "E"])
        >>> [d.words[numbers[0]] for numbers in found]
        ['that', 'heat']
        """
        return self._own(_search.superwords_batch(self.compiled, words, hands, out, errors))

    def substitutions_batch(
        self,
        words: Sequence[str | None] | ArrowData,
        hands: Sequence[str | None] | ArrowData,
        *,
        out: Matches | None = None,
        errors: Literal["raise", "row"] = "raise",
    ) -> Matches:
        """`substitutions` of many pairs of a word and a hand; see `subwords_batch`.

        Raises what `superwords_batch` raises.

        >>> import lexicon_fast as lf
        >>> d = lf.Dictionary.from_words(["larch", "lurch", "latch"])
        >>> found = d.substitutions_batch(["larch", "lurch"], ["UX", "A"])
        >>> [d.words[numbers[0]] for numbers in found]
        ['lurch', 'larch']
        """
        return self._own(_search.substitutions_batch(self.compiled, words, hands, out, errors))

    def _own(self, matches: Matches) -> Matches:
        """Return results, which now know the dictionary that their `to_arrow` needs."""
        matches.dictionary = self
        return matches

    def _match_table(self, matches: Matches) -> pa.Table:
        """Return `matches.to_arrow()`, for results of this dictionary."""
        from lexicon_fast.dictionary.arrow_words import match_table

        return match_table(self, matches)

    def find(
        self,
        query: str | Mapping[str, Any],
        *,
        order: str = "alphabet",
        limit: int | None = None,
        tiles: HasTiles | None = None,
        definitions: Definitions | None = None,
        playability: Playability | None = None,
    ) -> list[str]:
        """Return the words that meet the conditions of a query.

        query: text such as "length:7 and anagram:RETAINS", or its JSON form as a dict; docs/find.md
        describes all conditions. order: "alphabet"; "length", the shortest first; "probability", by
        length, the most probable first; "playability", the most playable first; "points", the most
        first. Ties are in alphabetical order.
        limit: the most words; None: all. tiles: a `scrabble.Layout`, whose tiles count for points
        and probability; None: the English Scrabble tiles. definitions: for conditions on
        definitions and parts of speech, see `Definitions.load`. playability: the table of this
        dictionary, see `Playability.load`; None: that of the package, which has one for each of its
        word lists.

        The first call takes up to a second for a large dictionary: it computes facts about all
        words, which the dictionary keeps. Later calls mostly take less than a millisecond, and
        Python needs a moment to make a string of each word: `find_batch` returns numbers instead.

        Raises BadQuery for a query that cannot be parsed, which names the wrong part, and for a
        value that fits no word, a dictionary that cannot be opened, letters without tiles, or
        playability without a table; BadOption for an unknown order, a negative limit, or the table
        of another dictionary; TypeError for other types.

        >>> import lexicon_fast as lf
        >>> d = lf.Dictionary.from_words(["nastier", "retains", "stain", "stainer"])
        >>> d.find("length:7 and anagram:RETAINS and not prefix:S")
        ['nastier', 'retains']
        >>> d.find({"type": "suffix", "value": "ER"}, limit=1)
        ['nastier']
        """
        from lexicon_fast.find.search import find

        return find(self, query, order, limit, tiles, definitions, playability)

    def find_alphagrams(
        self,
        query: str | Mapping[str, Any],
        *,
        order: str = "alphabet",
        limit: int | None = None,
        tiles: HasTiles | None = None,
        definitions: Definitions | None = None,
        playability: Playability | None = None,
    ) -> dict[str, list[str]]:
        """Return the words of a query by their alphagrams: their letters in alphabetical order.

        order: of the alphagrams, as of their words in `find`, where the first word of each counts;
        those that are equal are in alphabetical order. limit: the most alphagrams; None: all. Other
        arguments and errors are those of `find`.

        >>> import lexicon_fast as lf
        >>> d = lf.Dictionary.from_words(["cat", "act", "dog", "god", "zoa"])
        >>> d.find_alphagrams("length:3", order="points", limit=2)
        {'aoz': ['zoa'], 'act': ['act', 'cat']}
        """
        from lexicon_fast.find.search import find_alphagrams

        return find_alphagrams(self, query, order, limit, tiles, definitions, playability)

    def find_batch(
        self,
        queries: Sequence[str | Mapping[str, Any] | None] | ArrowData,
        *,
        tiles: HasTiles | None = None,
        definitions: Definitions | None = None,
        playability: Playability | None = None,
        errors: Literal["raise", "row"] = "raise",
    ) -> Matches:
        """Return the words of many queries at once, as numbers; see `find`.

        Returns Matches(offsets: int64[n + 1], word_ids: int32[k]) as `subwords_batch` does: the
        words of queries[i] are `word_ids[offsets[i]:offsets[i + 1]]`, rising. They are places in
        `words`.

        errors: "raise" raises BadQuery for the first bad query, naming its place from 0; "row"
        gives bad queries no words, and collects the messages in `Matches.errors`. Otherwise raises
        what `find` raises.

        >>> import lexicon_fast as lf
        >>> d = lf.Dictionary.from_words(["cat", "act", "dog"])
        >>> found = d.find_batch(["anagram:TAC", "pattern:?O?"])
        >>> [[d.words[number] for number in numbers] for numbers in found]
        [['act', 'cat'], ['dog']]
        """
        from lexicon_fast.find.search import find_batch

        return self._own(find_batch(self, queries, errors, tiles, definitions, playability))

    def equations(
        self, text: str, *, limit: int | None = None, tiles: HasTiles | None = None
    ) -> Iterator[Solution]:
        """Return an iterator over the solutions of word equations, as Qat has them.

        text: terms separated by `;`, such as "AB;BA;|A|=1": A and B are any letters, so that both
        AB and BA are words, and A is one letter. docs/equations.md describes all terms. limit: the
        most solutions; None: all. tiles: as for `find`, whose conditions a term may have.

        Each solution is a Solution(words: tuple[str, ...], values: dict[str, str]): the words in
        the order of their terms, and the value of each variable. Solutions are sorted by the
        lengths of the words, then by the lengths of the variables in alphabetical order, and then
        by the words. They are found as they are taken, so that memory stays limited.

        The first call takes a moment for a large dictionary, as that of `find`. Raises BadQuery for
        equations that cannot be parsed, which marks the wrong part, and for conditions that `find`
        refuses; BadOption for a negative limit; TypeError for other types.

        >>> import lexicon_fast as lf
        >>> d = lf.Dictionary.from_words(["apt", "cat", "tap"])
        >>> next(d.equations("AB;BA;|A|=1"))
        Solution(words=('tap', 'apt'), values={'A': 't', 'B': 'ap'})
        """
        from lexicon_fast.find.equations.solve import solve

        return solve(self, text, limit=limit, tiles=tiles)

    def phrases(
        self,
        letters: str,
        *,
        min_length: int = 2,
        max_words: int | None = None,
        include: Sequence[str] = (),
        where: str | Mapping[str, Any] | None = None,
        limit: int | None = None,
    ) -> Iterator[tuple[str, ...]]:
        """Return an iterator over the phrases that have exactly some letters: multi-word anagrams.

        letters: 1 to 64 letters in any case; spaces, hyphens and apostrophes between them do not
        count. min_length: letters of each word. max_words: the most words of a phrase; None: any
        number. include: words that each phrase has, first and in this order; they need not be in
        the dictionary. where: a query of `find` for all other words. limit: the most phrases; None:
        all.

        Each phrase is a tuple of words, the longest first; a set of words comes once. Phrases of
        fewer words come first; those of as many are sorted by their words, longer ones first. They
        are found as they are taken, and sorted in parts if there are very many or it takes long to
        find them, so that memory stays limited.

        Raises BadHand for letters that cannot be read; BadOption for numbers out of range, or words
        to include that the letters do not have; BadQuery for a bad query; TypeError.

        >>> import lexicon_fast as lf
        >>> d = lf.Dictionary.from_words(["dirty", "dormitory", "moor", "room"])
        >>> [*d.phrases("Dirty Room")]
        [('dormitory',), ('dirty', 'moor'), ('dirty', 'room')]
        """
        from lexicon_fast.find.phrases import phrases

        return phrases(self, letters, min_length, max_words, include, where, limit)


def _restored(compiled: Compiled, name: str, bad_lines: tuple[tuple[int, str], ...]) -> Dictionary:
    """Return the dictionary of a pickle: the one that is open in this process, if it is equal."""
    found: Dictionary | None = pickling.find_open(compiled)
    if found is not None and (found.name, found.bad_lines) == (name, bad_lines):
        return found
    return Dictionary(compiled, name, bad_lines=bad_lines)


copyreg.pickle(Compiled, pickling.reduce_compiled)


def cpu_info() -> dict[str, str | list[str]]:
    """Return the instruction set in use, and those this machine can run, fastest first.

    `{"isa": str, "available": [str, ...]}`, of the names "avx512", "avx2", "neon" and "plain". The
    environment variable LEXICON_FAST_ISA chooses one when the native core is loaded.

    >>> import lexicon_fast as lf
    >>> info = lf.cpu_info()
    >>> info["isa"] in info["available"], info["available"][-1]
    (True, 'plain')
    """
    return {"isa": _compiled.active_isa(), "available": _compiled.available_isas()}


def checked_dictionary(value: object) -> Dictionary:
    """Return the value, if it is a Dictionary. Raises TypeError."""
    return checked("dictionary", Dictionary, value)


#: A dictionary, or the name, path or URL of one.
AnyDictionary = Dictionary | str | os.PathLike[str]

_loaded: Final[dict[str, Dictionary]] = {}
_loading: Final = Lock()


def load_once(dictionary: AnyDictionary) -> Dictionary:
    """Return a dictionary; one given by name, path or URL is loaded once in each process.

    Raises what `Dictionary.load` raises, and TypeError.
    """
    if isinstance(dictionary, Dictionary):
        return dictionary
    try:
        name = os.fspath(dictionary)
    except TypeError:
        raise wrong_type("dictionary", "a Dictionary, a name or a path", dictionary) from None
    with _loading:
        if name not in _loaded:
            _loaded[name] = Dictionary.load(name)
        return _loaded[name]
