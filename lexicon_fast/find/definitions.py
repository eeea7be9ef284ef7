"""Lists with definitions: what they say about words, and an index of it.

A line has a word, a tab or a space, and its definition:

    AA<tab>rough, cindery lava [n -S]

Zyzzyva and lists for it put the part of speech in brackets, several senses between slashes, and
refer to other words: `{aa=n}` explains a word by `aa`, a noun; `<aa=n>` is an inflection of it.
"""

from __future__ import annotations

import csv
import io
import os
import re
from functools import cached_property
from typing import Any, Final, NamedTuple
from weakref import proxy

import numpy as np

from lexicon_fast._native.find.definition_texts import DefinitionTexts
from lexicon_fast.base.arguments import checked, wrong_type
from lexicon_fast.base.errors import BadQuery, BadWordList, excerpt, shortened
from lexicon_fast.base.text import composed, decoded
from lexicon_fast.dictionary import wordlists
from lexicon_fast.find.word_facts import Array, WordFacts

#: A reference to another word, with its part of speech: `{word=n}` or `<word=n>`.
_REFERENCE: Final = re.compile(r"\{(\w+)=(\w+)\}|<(\w+)=(\w+)>")
#: What follows an opening bracket is a part of speech.
_BRACKETS: Final = re.compile(r"\[([^\W\d][\w.]*)")
#: Words of a definition, and of a text to look for.
_WORD: Final = r"[^\W_]+(?:['\u2019][^\W_]+)*"
_PIECES: Final = re.compile(rf"(\*?)({_WORD})(\*?)|\*")
_INNER_STAR: Final = re.compile(r"[^\W_]\*+[^\W_]|\*\*")
#: How many references are followed, one after another.
_MAX_DEPTH: Final = 3
#: Bytes of a list that are examined together, and definitions: arrays about all of a long list
#: would be ten times as large as the list.
_PIECE: Final = 1 << 22
_TOGETHER: Final = 1 << 12
_SUFFIXES: Final = (".gz", ".zst", ".xz", ".bz2")
_COLUMNS: Final = {
    "word": 0,
    "definition": 1,
    "part of speech": 2,
    "part-of-speech": 2,
    "part_of_speech": 2,
    "pos": 2,
}

#: Short names of parts of speech, as in brackets -> long names.
PARTS_OF_SPEECH: Final = {
    "n": "noun",
    "v": "verb",
    "adj": "adjective",
    "adv": "adverb",
    "conj": "conjunction",
    "interj": "interjection",
    "prep": "preposition",
    "pron": "pronoun",
    "definite_article": "definite-article",
    "indefinite_article": "indefinite-article",
}
#: Other names -> those in PARTS_OF_SPEECH.
_SHORT: Final = {
    **{name: name for name in PARTS_OF_SPEECH},
    **{name: short for short, name in PARTS_OF_SPEECH.items()},
    "a": "adj",
    "vb": "v",
    "int": "interj",
    "pro": "pron",
}


def short_part(name: str) -> str:
    """Return the short name of a part of speech; one that is not known stays as it is.

    >>> short_part("Noun"), short_part("n.pl."), short_part("xyz")
    ('n', 'n', 'xyz')
    """
    name = name.strip().lower().rstrip(".")
    return _SHORT.get(name) or _SHORT.get(name.partition(".")[0]) or name


class Definitions:
    """The definitions of a list, by word. Load them with `Definitions.load`.

    >>> import os, tempfile
    >>> path = os.path.join(tempfile.mkdtemp(), "words.txt")
    >>> with open(path, "w") as file:
    ...     _ = file.write("AA rough, cindery lava [n -S]\\nAAS <aa=n> [n]\\n")
    >>> definitions = Definitions.load(path)
    >>> definitions["aas"]
    'AA, rough, cindery lava [n]'
    >>> len(definitions), "zax" in definitions
    (2, False)
    """

    def __init__(self, data: bytes, label: str) -> None:
        #: The list, as UTF-8; all else are places in it.
        self._data = data
        self._label = label
        self._word_starts, self._starts, self._ends = self._entries()
        if not len(self._starts):
            raise BadWordList(
                f"{label}: no definitions; a line has a word, a tab or a space, and its definition"
            )

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Definitions:
        """Load a list with definitions.

        path: a text file with a word, a tab or a space, and its definition on each line, where
        empty lines and those that begin with # do not count; or a .csv or .tsv file with two
        columns, or with a header that names `word`, `definition` and perhaps `part of speech`. It
        may be compressed (gzip, zstd, xz, bz2). Parts of speech stand in brackets, as in `[n -S]`.

        Raises BadWordList for a file that cannot be read, is not UTF-8, or has no definitions;
        TypeError for a path of another type.
        """
        if not isinstance(path, str | os.PathLike):
            raise wrong_type("path", "a str or a path", path)
        label = os.fsdecode(path)
        data = wordlists.read_file(label)
        if not data.isascii():  # which takes much memory
            data = composed(decoded(data, label, BadWordList)).encode()
        data = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
        name = label.lower()
        for suffix in _SUFFIXES:
            name = name.removesuffix(suffix)
        if name.endswith((".csv", ".tsv")):
            data = _of_table(data, label, "," if name.endswith(".csv") else "\t")
        return cls(data, label)

    def __repr__(self) -> str:
        return f"<Definitions {self._label!r}: {len(self):,} words>"

    def __len__(self) -> int:
        return len(self._first)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and word.lower() in self._first

    def __getitem__(self, word: str) -> str:
        """Return the definition of a word in any case, with its references replaced.

        Several definitions of one word are joined by slashes. Raises KeyError.
        """
        definition = self.get(word)
        if definition is None:
            raise KeyError(word)
        return definition

    def get(self, word: str) -> str | None:
        """Return the definition of a word as `definitions[word]` does; None if there is none."""
        entries = self._of_word(checked("word", str, word))
        return " / ".join([self._explained(entry) for entry in entries]) or None

    @cached_property
    def fingerprint(self) -> str:
        """Identifies the contents, eight hexadecimal digits."""
        from zlib import crc32

        return f"{crc32(self._data):08x}"

    # Entries: lines with a definition

    def _entries(self) -> Array:
        """Return where the word and the definition of each entry start, and where it ends.

        int64[3, n].
        """
        entries = [np.empty((3, 0), np.int64)]
        start = 0
        while start < len(self._data):
            end = self._data.find(b"\n", start + _PIECE) + 1 or len(self._data)
            entries.append(self._entries_of(start, end))
            start = end
        return np.concatenate(entries, axis=1)

    def _entries_of(self, start: int, end: int) -> Array:
        """Return the entries of whole lines."""
        data = self._data
        text = np.frombuffer(data, np.uint8, end - start, start)
        ends = np.flatnonzero(text == ord("\n"))
        if not len(ends) or ends[-1] != len(text) - 1:
            ends = np.append(ends, len(text))
        starts = np.concatenate(([0], ends[:-1] + 1))
        gaps = np.append(np.flatnonzero((text == ord(" ")) | (text == ord("\t"))), len(text))
        gap = gaps[np.searchsorted(gaps, starts)]
        listed = (gap < ends) & (text[np.minimum(starts, len(text) - 1)] != ord("#"))
        for line in np.flatnonzero(listed & (gap == starts)).tolist():
            if data[start + starts[line] : start + ends[line]].strip():
                number = data.count(b"\n", 0, start + starts[line]) + 1
                raise BadWordList(
                    f"{self._label}, line {number}: no word before the definition;"
                    " remove the space at the start"
                )
            listed[line] = False
        for line in np.flatnonzero(listed & (ends - gap < 4)).tolist():
            listed[line] = bool(data[start + gap[line] : start + ends[line]].strip())
        places: Array = np.stack([starts, gap, ends])[:, listed] + start
        return places

    def _word(self, entry: int) -> str:
        """Return the word of an entry, as the list has it."""
        return self._data[self._word_starts[entry] : self._starts[entry]].decode()

    @property
    def words(self) -> list[str]:
        """The word of each entry, as the list has it; made each time, as they take much memory."""
        data = self._data
        ranges = zip(self._word_starts.tolist(), self._starts.tolist(), strict=True)
        return [data[start:end].decode() for start, end in ranges]

    @cached_property
    def _lower(self) -> list[str]:
        """The word of each entry in lower case."""
        return [word.lower() for word in self.words]

    @cached_property
    def _first(self) -> dict[str, int]:
        """The first entry of each word in lower case."""
        words = self._lower
        return dict(zip(reversed(words), reversed(range(len(words))), strict=True))

    @cached_property
    def _repeated(self) -> dict[str, list[int]]:
        """All entries of the words that have several."""
        repeated: dict[str, list[int]] = {}
        if len(self._first) < len(self._lower):
            for entry, word in enumerate(self._lower):
                if self._first[word] != entry:
                    repeated.setdefault(word, [self._first[word]]).append(entry)
        return repeated

    def _of_word(self, word: str) -> list[int]:
        word = word.lower()
        entry = self._first.get(word)
        return [] if entry is None else self._repeated.get(word, [entry])

    def _raw(self, entry: int) -> str:
        """Return the definition of an entry as the list has it, with single spaces."""
        text = self._data[self._starts[entry] : self._ends[entry]].decode()
        if not text.isprintable():
            text = "".join([each if each.isprintable() else " " for each in text])
        return " ".join(text.split())

    def _explained(self, entry: int) -> str:
        """Return the definition of an entry with its references replaced."""
        text = self._raw(entry)
        return (
            self._replaced(text, frozenset((self._word(entry).lower(),))) if "=" in text else text
        )

    def _replaced(self, text: str, seen: frozenset[str]) -> str:
        def replace(match: re.Match[str]) -> str:
            same, of_same, base, of_base = match.groups()
            word = same or base
            sense = None
            if word.lower() not in seen and len(seen) <= _MAX_DEPTH:
                sense = self._sense(word, of_same or of_base, seen | {word.lower()})
            if same:
                return word if sense is None else f"{word} ({sense})"
            return word.upper() if sense is None else f"{word.upper()}, {sense}"

        return _REFERENCE.sub(replace, text)

    def _sense(self, word: str, part: str, seen: frozenset[str]) -> str | None:
        """Return the first sense of a word that has a part of speech, without brackets."""
        for entry in self._of_word(word):
            for sense in self._raw(entry).split(" / "):
                bracket = _BRACKETS.search(sense)
                if bracket and short_part(bracket[1]) == short_part(part):
                    explained = sense[: bracket.start()].strip()
                    if explained:
                        return self._replaced(explained, seen)
        return None

    @cached_property
    def _texts(self) -> DefinitionTexts:
        data = self._data
        parts = []
        for at in range(0, len(self._starts), _TOGETHER):
            some = slice(at, at + _TOGETHER)
            ranges = zip(self._starts[some].tolist(), self._ends[some].tolist(), strict=True)
            part = b"\n".join([*[data[start:end] for start, end in ranges], b""])
            parts.append(part.decode().lower())
        text = "".join(parts)
        del parts
        return DefinitionTexts(
            text, self._lower, self._first, self._repeated, short_part, _MAX_DEPTH
        )

    @cached_property
    def parts(self) -> dict[str, Array]:
        """The entries with each part of speech, by its short name."""
        return {name: np.array(entries) for name, entries in self._texts.parts().items()}

    @cached_property
    def index(self) -> TextIndex:
        """The words of all definitions."""
        return TextIndex(*self._texts.index())


class DefinedWords:
    """Facts of a list about the words of a dictionary: parts of speech and definitions."""

    def __init__(self, facts: WordFacts, definitions: Definitions) -> None:
        self._facts = facts
        self._definitions = proxy(definitions)  # see `made_once`
        alphabet = facts.letters.alphabet
        lower = str.maketrans(alphabet.upper, alphabet.lower)
        words = "\n".join(definitions.words).translate(lower).split("\n")
        number = facts.number.get
        #: The word of each entry, -1 for one that is not in the dictionary.
        self._numbers = np.array([number(word, -1) for word in words], np.int64)
        self._parts: dict[str, Array] = {}

    def of_part(self, name: str) -> Array:
        """Return the set of the words with a part of speech. Raises BadQuery."""
        short = short_part(name)
        if short not in self._parts:
            entries = self._definitions.parts.get(short)
            if entries is None:
                known = ", ".join(sorted(self._definitions.parts)[:20]) or "none"
                raise BadQuery(
                    f"part-of-speech: no definition has [{shortened(short, 40)}]; the list has:"
                    f" {shortened(known, 400)}"
                )
            self._parts[short] = self._facts.bitmaps.of_marks(self._marked(entries))
        return self._parts[short]

    def with_text(self, text: str) -> Array:
        """Return the words with some text in their definition, rising numbers."""
        entries = self._definitions.index.texts_with(pieces_of(text))
        return np.flatnonzero(self._marked(entries))

    def _marked(self, entries: Array) -> Array:
        mark = np.zeros(self._facts.n + 1, bool)
        mark[self._numbers[entries]] = True  # -1 marks the place after the last word
        return mark[:-1]

    def text_of(self, word: str) -> str:
        """Return the definition of a word, empty if there is none."""
        return self._definitions.get(word) or ""


class Piece(NamedTuple):
    """A word to look for in lower case; open_start, open_end: letters may stand there."""

    text: str
    open_start: bool
    open_end: bool


def pieces_of(text: str) -> list[Piece]:
    """Return the words to look for. Raises BadQuery.

    >>> pieces_of("cindery lav*")
    [Piece(text='cindery', open_start=False, open_end=False), Piece(text='lav', open_start=False, \
open_end=True)]
    """
    text = composed(text).lower()
    if _INNER_STAR.search(text):
        raise BadQuery(f"* inside {excerpt(text)}; write it at the start or the end of a word")
    pieces = [
        Piece(piece[2] or "", bool(piece[1]) or not piece[2], bool(piece[3]) or not piece[2])
        for piece in _PIECES.finditer(text)
    ]
    if not pieces:
        raise BadQuery("it needs words to look for")
    return pieces


class TextIndex:
    """The words of texts, in the order of the texts; arguments as of `DefinitionTexts.index`."""

    def __init__(self, tokens: bytes, words: list[str], places: bytes, starts: bytes) -> None:
        #: The words of all texts, by number, each text with its end, which is 0.
        self._tokens: Array = np.frombuffer(tokens, np.int32)
        #: The places of each word in `_tokens`, and where those of each begin.
        self._places: Array = np.frombuffer(places, np.int32)
        self._starts: Array = np.frombuffer(starts, np.int64)
        ends = self._places[: self._starts[1]]
        #: The text of each place.
        self._owners = np.repeat(
            np.arange(len(ends), dtype=np.int32), np.diff(ends, prepend=np.int32(-1))
        )
        #: Words of each text, and its end.
        self._sizes = np.bincount(self._owners)
        self._known = dict(zip(words, range(1, len(words) + 1), strict=True))
        #: All words between line breaks, and where each begins.
        self._listed = "\n" + "\n".join(words) + "\n"
        sizes = [len(word) + 1 for word in words]
        self._listed_starts = np.concatenate(([0], np.cumsum(sizes, dtype=np.int64)))[:-1]

    def texts_with(self, pieces: list[Piece]) -> Array:
        """Return the texts with these words next to each other, rising numbers."""
        if len(pieces) == 1 and not pieces[0].text:
            return np.flatnonzero(self._sizes > 1)
        words = [self._words(piece) for piece in pieces]
        sizes = [int((self._starts[some + 1] - self._starts[some]).sum()) for some in words]
        rarest = sizes.index(min(sizes))
        places = self._places_of(words[rarest]) - rarest
        places = places[(places >= 0) & (places + len(pieces) <= len(self._tokens))]
        for at, some in enumerate(words):
            if at != rarest:
                wanted = np.zeros(len(self._starts), bool)
                wanted[some] = True
                places = places[wanted[self._tokens[places + at]]]
        mark = np.zeros(len(self._sizes), bool)
        mark[self._owners[places]] = True
        return np.flatnonzero(mark)

    def _words(self, piece: Piece) -> Array:
        """Return the numbers of the words that a piece matches."""
        if not (piece.open_start or piece.open_end):
            word = self._known.get(piece.text)
            return np.array([] if word is None else [word], np.int64)
        wanted = ("" if piece.open_start else "\n") + piece.text + ("" if piece.open_end else "\n")
        if not wanted:
            return np.arange(1, len(self._known) + 1)
        starts = []
        at = self._listed.find(wanted)
        while at >= 0:
            starts.append(at + (not piece.open_start))
            at = self._listed.find(wanted, at + 1)
        # Each word begins one place after its line break.
        return np.unique(np.searchsorted(self._listed_starts + 1, starts, side="right"))

    def _places_of(self, words: Array) -> Array:
        if len(words) == len(self._known):
            return np.flatnonzero(self._tokens)
        ranges = [self._places[self._starts[word] : self._starts[word + 1]] for word in words]
        return np.concatenate(ranges) if ranges else self._places[:0]


def _of_table(data: bytes, label: str, delimiter: str) -> bytes:
    """Return CSV or TSV as lines of a word, a tab and its definition. Raises BadWordList."""
    quoting: Any = csv.QUOTE_MINIMAL if delimiter == "," else csv.QUOTE_NONE
    reader = csv.reader(
        io.TextIOWrapper(io.BytesIO(data), "utf-8", newline=""),
        delimiter=delimiter,
        quoting=quoting,
    )
    lines: list[str] = []
    places: list[int | None] = [0, 1, None]
    fields = 2
    try:
        for number, row in enumerate(reader):
            names = [cell.strip().lower() for cell in row]
            if not number and "word" in names and "definition" in names:
                fields = len(row)
                places = [None] * 3
                for at, name in enumerate(names):
                    if name in _COLUMNS:
                        places[_COLUMNS[name]] = at
                continue
            if not any(names):
                continue
            if len(row) != fields:
                raise BadWordList(
                    f"{label}, line {reader.line_num}: {len(row)} fields instead of {fields}; write"
                    " a word and a definition, or a header that names them"
                )
            word, text, part = ("" if at is None else row[at].strip() for at in places)
            if not word or word.split() != [word]:
                raise BadWordList(f"{label}, line {reader.line_num}: {excerpt(word)} is not a word")
            text = " ".join(text.split())
            lines.append(f"{word}\t{text} [{part}]" if part else f"{word}\t{text}")
    except csv.Error as error:
        raise BadWordList(f"{label}, line {reader.line_num}: {error}") from None
    return "\n".join(lines).encode()
