"""Lists with definitions: what they say about words, and an index of it.

A line has a word, a tab or a space, and its definition:

    AA<tab>rough, cindery lava [n -S]

Zyzzyva and lists for it put the part of speech in brackets, several senses between slashes, and
refer to other words: `{aa=n}` explains a word by `aa`, a noun; `<aa=n>` is an inflection of it.
"""

from __future__ import annotations

import codecs
import csv
import os
import re
from array import array
from collections import defaultdict
from functools import cached_property, lru_cache
from io import IncrementalNewlineDecoder
from itertools import chain
from itertools import compress as selected
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from weakref import proxy
from zlib import compress, crc32, decompress

import numpy as np
from xxhash import xxh3_64_intdigest

from lexicon_fast.base import tile_text
from lexicon_fast.base.arguments import checked, wrong_type
from lexicon_fast.base.errors import BadQuery, BadWordList, excerpt, shortened
from lexicon_fast.base.text import composed
from lexicon_fast.dictionary import wordlists
from lexicon_fast.find.word_facts import Array, WordFacts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    #: Returns the definitions of a word in lower case.
    Texts = Callable[[str], list[str] | None]

#: A reference to another word, with its part of speech: `{word=n}` or `<word=n>`.
_REFERENCE: Final = re.compile(r"\{(\w+)=(\w+)\}|<(\w+)=(\w+)>")
#: What follows an opening bracket is a part of speech.
_BRACKETS: Final = re.compile(r"\[([^\W\d][\w.]*)")
#: Words of a definition, and of a text to look for.
_WORD: Final = r"[^\W_]+(?:['\u2019][^\W_]+)*"
_WORDS: Final = re.compile(rf"{_WORD}|\n")
_PIECES: Final = re.compile(rf"(\*?)({_WORD})(\*?)|\*")
_INNER_STAR: Final = re.compile(r"[^\W_]\*+[^\W_]|\*\*")
#: How many references are followed, one after another.
_MAX_DEPTH: Final = 3
#: Lines that are compressed together, and such blocks that stay decompressed: references lead from
#: word to word, most of them to a neighbour.
_TOGETHER: Final = 128
_OPEN: Final = 256
#: Characters of a line; a longer one is of another kind of file, and would be held as a whole.
_LONGEST: Final = 1 << 22
_SIDES: Final = ("left", "right")
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


@lru_cache(1024)
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

    def __init__(self, lines: Iterable[str], label: str) -> None:
        self._label = label
        #: The lines with a definition, compressed: as text, a long list would fill the memory.
        blocks: list[bytes] = []
        checksum = 0
        hashes = array("Q")
        some: list[str] = []
        for number, line in enumerate(chain(lines, [None]), 1):
            if line is not None:
                line = composed(line)
                word = _word_of(line)
                if not line[len(word) :].strip() or line.startswith("#"):
                    continue
                if not word:
                    raise BadWordList(
                        f"{label}, line {number}: no word before the definition; remove the space"
                        " at the start"
                    )
                hashes.append(_hash_of(word.lower()))
                some.append(line)
            if len(some) == _TOGETHER or (some and line is None):
                text = "\n".join(some).encode()
                checksum = crc32(text, checksum)
                blocks.append(compress(text, 1))
                some.clear()
        if not hashes:
            raise BadWordList(
                f"{label}: no definitions; a line has a word, a tab or a space, and its definition"
            )
        self._blocks = blocks
        #: Identifies the contents, eight hexadecimal digits.
        self.fingerprint = f"{checksum:08x}"
        unsorted = np.frombuffer(hashes, np.uint64)
        #: The entries in the order of the hashes of their words, and these.
        self._order = np.argsort(unsorted, kind="stable").astype(np.int32)
        self._hashes = unsorted[self._order]

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
        lines = _lines_of(label)
        name = label.lower()
        for suffix in _SUFFIXES:
            name = name.removesuffix(suffix)
        if name.endswith((".csv", ".tsv")):
            lines = _of_table(lines, label, "," if name.endswith(".csv") else "\t")
        return cls(lines, label)

    def __repr__(self) -> str:
        return f"<Definitions {self._label!r}: {len(self):,} words>"

    def __len__(self) -> int:
        return 1 + int(np.count_nonzero(np.diff(self._hashes)))

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and bool(self._texts_of(word.lower()))

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
        word = "".join(map(tile_text.name, checked("word", str, word))).lower()
        texts = [_explained(text, word, self._texts_of) for text in self._texts_of(word)]
        return " / ".join(texts) or None

    # Entries: lines with a definition

    def entries(self) -> Iterator[str]:
        """Yield the line of each entry, as the list has it."""
        for block in self._blocks:
            yield from decompress(block).decode().split("\n")

    def _explained(self, entries: Array) -> Iterator[str]:
        """Yield the definitions of the marked entries, bool[n], with their references replaced.

        Some at a time, each with a line break after it.
        """
        named = {
            (same or base).lower()
            for block in self._blocks
            for same, _, base, _ in _REFERENCE.findall(decompress(block).decode())
        }
        texts: dict[str, list[str]] = {}
        for line in self.entries() if named else ():
            if (word := _word_of(line).lower()) in named:
                texts.setdefault(word, []).append(_text_of(line))
        for at, block in enumerate(self._blocks):
            marks = entries[at * _TOGETHER : (at + 1) * _TOGETHER].tobytes()
            some = selected(decompress(block).decode().split("\n"), marks)
            yield "".join([f"{_shown(line, texts.get)}\n" for line in some])

    def _texts_of(self, word: str) -> list[str]:
        """Return the definitions of a word in lower case, in the order of the list."""
        key = np.uint64(_hash_of(word))
        first, end = (np.searchsorted(self._hashes, key, side) for side in _SIDES)
        lines = [
            _lines_in(self._blocks[entry // _TOGETHER])[entry % _TOGETHER]
            for entry in self._order[first:end].tolist()
        ]
        return [_text_of(line) for line in lines if _word_of(line).lower() == word]

    @cached_property
    def parts(self) -> dict[str, Array]:
        """The entries with each part of speech, by its short name.

        It stands in brackets; in a definition that has none, references have one.
        """
        parts: dict[str, array[int]] = defaultdict(lambda: array("i"))
        for entry, line in enumerate(self.entries()):
            text = line[len(_word_of(line)) :]
            names = _BRACKETS.findall(text) or [
                same or base for _, same, _, base in _REFERENCE.findall(text)
            ]
            for name in dict.fromkeys(map(short_part, names)):
                parts[name].append(entry)
        return {name: np.frombuffer(entries, np.int32) for name, entries in parts.items()}


class DefinedWords:
    """Facts of a list about the words of a dictionary: parts of speech and definitions."""

    def __init__(self, facts: WordFacts, definitions: Definitions) -> None:
        self._facts = facts
        self._definitions = proxy(definitions)  # see `made_once`
        alphabet = facts.letters.alphabet
        number = facts.number.get
        typed = alphabet.typed if alphabet.fold or alphabet.long_tiles else str
        #: The word of each entry, -1 for one that is not in the dictionary.
        self._numbers = np.fromiter(
            (
                number(alphabet.to_lower(typed(_word_of(line))), -1)
                for line in definitions.entries()
            ),
            np.int32,
        )
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
        texts = self._index.texts_with(pieces_of(text))
        return np.flatnonzero(self._marked(np.flatnonzero(self._numbers >= 0)[texts]))

    @cached_property
    def _index(self) -> TextIndex:
        """The words of the definitions of the words in the dictionary."""
        return TextIndex(self._definitions._explained(self._numbers >= 0))

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
    """The words of texts, in their order; each text ends with a line break."""

    def __init__(self, texts: Iterable[str]) -> None:
        #: The number of each word, from 1.
        known: defaultdict[str, int] = defaultdict()
        known.default_factory = known.__len__
        tokens = array("i")
        end = known["\n"]
        for text in texts:
            tokens.extend(map(known.__getitem__, _WORDS.findall(text.lower())))
        del known["\n"]
        known.default_factory = None
        #: The words of all texts, by number, each text with its end, which is 0; and these places.
        self._tokens: Array = np.frombuffer(tokens, np.int32)
        self._ends: Array = np.flatnonzero(self._tokens == end).astype(np.int32)
        self._known: dict[str, int] = known
        #: All words between line breaks, and where each begins.
        self._listed = "\n" + "\n".join(known) + "\n"
        sizes = [len(word) + 1 for word in known]
        self._listed_starts = np.concatenate(([0], np.cumsum(sizes, dtype=np.int64)))[:-1]

    def texts_with(self, pieces: list[Piece]) -> Array:
        """Return the texts with these words next to each other, rising numbers."""
        if len(pieces) == 1 and not pieces[0].text:
            return np.flatnonzero(np.diff(self._ends, prepend=np.int32(-1)) > 1)
        last = len(self._tokens) - len(pieces) + 1
        begins = np.ones(max(last, 0), bool)
        for at, piece in enumerate(pieces):
            wanted = np.zeros(len(self._known) + 1, bool)
            wanted[self._words(piece)] = True
            begins &= wanted[self._tokens[at : last + at]]
        return np.unique(np.searchsorted(self._ends, np.flatnonzero(begins)))

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


def _word_of(line: str) -> str:
    """Return what stands before the first tab or space of a line."""
    return line.partition("\t")[0].partition(" ")[0]


@lru_cache(_OPEN)
def _lines_in(block: bytes) -> list[str]:
    """Return the lines of a block."""
    return decompress(block).decode().split("\n")


def _hash_of(word: str) -> int:
    return xxh3_64_intdigest(word.encode("utf-8", "replace"))


def _text_of(line: str) -> str:
    """Return the definition in a line as the list has it, with single spaces."""
    text = line[len(_word_of(line)) :]
    if not text.isprintable():
        text = "".join([each if each.isprintable() else " " for each in text])
    return " ".join(text.split())


def _shown(line: str, texts_of: Texts) -> str:
    """Return the definition in a line, with its references replaced; perhaps with odd spaces."""
    word = _word_of(line)
    if "=" not in line:
        return line[len(word) :]
    return _explained(_text_of(line), word.lower(), texts_of)


def _explained(text: str, word: str, texts_of: Texts) -> str:
    """Return the definition of a word with its references replaced."""
    return _replaced(text, frozenset((word,)), texts_of) if "=" in text else text


def _replaced(text: str, seen: frozenset[str], texts_of: Texts) -> str:
    def replace(match: re.Match[str]) -> str:
        same, of_same, base, of_base = match.groups()
        word = same or base
        sense = None
        if word.lower() not in seen and len(seen) <= _MAX_DEPTH:
            sense = _sense(word.lower(), of_same or of_base, seen, texts_of)
        if same:
            return word if sense is None else f"{word} ({sense})"
        return word.upper() if sense is None else f"{word.upper()}, {sense}"

    return _REFERENCE.sub(replace, text)


def _sense(word: str, part: str, seen: frozenset[str], texts_of: Texts) -> str | None:
    """Return the first sense of a word that has a part of speech, without brackets."""
    for text in texts_of(word) or ():
        for sense in text.split(" / "):
            bracket = _BRACKETS.search(sense)
            if bracket and short_part(bracket[1]) == short_part(part):
                explained = sense[: bracket.start()].strip()
                if explained:
                    return _replaced(explained, seen | {word}, texts_of)
    return None


def _lines_of(path: str) -> Iterator[str]:
    """Yield the lines of a file, whatever their ends. Raises BadWordList."""
    decoder = IncrementalNewlineDecoder(codecs.getincrementaldecoder("utf-8-sig")(), True)
    done, rest = 0, ""
    for piece in chain(wordlists.read_pieces(path), [None]):
        try:
            rest += decoder.decode(piece or b"", piece is None)
        except UnicodeDecodeError as cause:
            before = cause.object[: cause.start].replace(b"\r\n", b"\n").replace(b"\r", b"\n")
            line = done + rest.count("\n") + before.count(b"\n") + 1
            raise BadWordList(
                f"{path}, line {line}: byte 0x{cause.object[cause.start]:02x} is not UTF-8; save it"
                " as UTF-8 text"
            ) from None
        *lines, rest = rest.split("\n")
        if len(rest) > _LONGEST:
            raise BadWordList(
                f"{path}, line {done + len(lines) + 1}: longer than {_LONGEST:,} characters; a line"
                " has a word and its definition"
            )
        done += len(lines)
        yield from lines
    yield rest


def _of_table(table: Iterable[str], label: str, delimiter: str) -> Iterator[str]:
    """Yield CSV or TSV as lines of a word, a tab and its definition. Raises BadWordList."""
    quoting: Any = csv.QUOTE_MINIMAL if delimiter == "," else csv.QUOTE_NONE
    lines = (f"{line}\n" for line in table)
    reader = csv.reader(lines, delimiter=delimiter, quoting=quoting)
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
            yield f"{word}\t{text} [{part}]" if part else f"{word}\t{text}"
    except csv.Error as error:
        raise BadWordList(f"{label}, line {reader.line_num}: {error}") from None
