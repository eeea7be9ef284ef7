"""Leaves files: the values of tiles left on a rack.

The tables of the package, data/leaves/*.leaves, were learned by `bots.scrabble.train`; see
docs/leaves.md.
A file is one line of JSON (the fields of `LeavesFile` without the values, plus `values_crc32`) and
the values, compressed with zlib: a signed 16-bit number per leave, first the low bytes of all
leaves, then the high ones. It counts `unit` hundredths of a point. Leaves are numbered as in
src/lexicon_fast/_native/tiles/leaves.pyx. Then follow the positional values, if any: 16-bit numbers
in the order of that file, of letters and blank only.

KLV2 files, the leave values of wolges, Macondo and MAGPIE, are read and written, too: the number of
nodes, a word graph of the leaves (src/core/word_graph.h), their number, and a 32-bit float for each
in points, in the order of the graph. All numbers are little-endian.
"""

from __future__ import annotations

import json
import math
import os
import sys
import zlib
from array import array
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache, partial
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lexicon_fast._native.tiles.leaves import Leaves, rank_leaves
from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.base.files import DATA, atomic_write
from lexicon_fast.base.lazy import shown_progress
from lexicon_fast.base.signatures import is_kwg
from lexicon_fast.base.validation import convert
from lexicon_fast.bots.base import Option
from lexicon_fast.dictionary.alphabet import vowels_of
from lexicon_fast.dictionary.wordlists import cache_folder
from lexicon_fast.games.tiles.layouts import BLANK, Layout

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.dictionary.dictionary import Dictionary
    from lexicon_fast.dictionary.languages import Language

FORMAT: Final = "lexicon_fast leaves"
#: Files of version 1 have no `vowel_charge`; it is 0. Those of version 2 have no turn values.
VERSION: Final = 3
#: Part of the names of learned tables: it changes when the same words would get other values.
_LEARNING: Final = 2


#: The tables of the package, named like the layouts that they were learned on; and no table, so
#: that the value of all leaves is 0.
SCRABBLE: Final = "scrabble"
SUPER: Final = "super"
LEXIBOMB: Final = "lexibomb"
TABLES: Final = (SCRABBLE, SUPER, LEXIBOMB)
NONE: Final = "none"

_learning: Final = Lock()
#: By the path in the cache: that path or `none`; and values that could not be written there.
_learned: Final[dict[str, str]] = {}
_in_memory: Final[dict[str, LeavesFile]] = {}

#: The option of bots that use leave values.
LEAVES: Final = Option(
    "leaves",
    "str",
    None,
    "Leave values: a table of the package, a leaves file, or none. [default: scrabble, or lexibomb"
    " in that game; for a dictionary of another language than English, values learned from it on"
    " first use]",
    choices=(*TABLES, NONE),
    path=True,
)

#: The largest rack that leave values support.
MAX_RACK: Final = 7
#: The largest size of a leaves file.
MAX_FILE_BYTES: Final = 1 << 25

#: The code of blanks: see `games.tiles.board`.
BLANK_CODE: Final = 32
#: The largest value in a KLV2 file.
_MAX_POINTS: Final = 10_000
_FOLDER: Final = os.path.join(DATA, "leaves")
#: The fields of a `LeavesFile` that are not in the line of JSON.
_PACKED: Final = {"values", "positional"}


class LeavesFile(NamedTuple):
    """The content of a leaves file.

    letters: the letters of the tiles in upper case, in alphabet order; "": unknown, as in KLV2;
    counts: number of tiles of each letter, blanks last; tiles: size of the largest leave; unit:
    hundredths of a point per unit of the values; mean: average value of the best choice with a
    rack, in hundredths of a point; vowel_charge: what a vowel beside a premium square
    costs in the first play, in hundredths; dictionary, sha256: the words used to learn the values;
    learned: a description of the games; values: int16 in native byte order; turns: see `Leaves`,
    no rows if there are none; board: `board_of` the layout of the positional values; positional:
    those values, int16 in native byte order, by code, blank last: see `Leaves`.
    """

    letters: str
    counts: tuple[int, ...]
    tiles: int
    unit: int
    mean: int
    vowel_charge: int
    dictionary: str
    sha256: str
    learned: str
    values: bytes
    turns: tuple[tuple[int, ...], ...] = ()
    board: str = ""
    positional: bytes = b""

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> LeavesFile:
        """Read a leaves file, or a KLV2. Raises BadOption."""
        where = os.fsdecode(path)
        try:
            with open(path, "rb") as file:
                data = file.read(MAX_FILE_BYTES + 1)
        except (OSError, ValueError) as error:
            raise _bad(where, getattr(error, "strerror", None) or str(error)) from None
        if is_kwg(data[4:]):
            return cls._read_klv(data, where)
        line, _, packed = data.partition(b"\n")
        try:
            head = json.loads(line)
            if not isinstance(head, dict) or head.pop("format") != FORMAT:
                raise ValueError
        except (ValueError, KeyError, RecursionError):
            raise _bad(where, f"not a leaves file; it begins with {excerpt(line, 30)}") from None
        version = head.pop("version", None)
        if version not in range(1, VERSION + 1):
            raise _bad(where, f"its version is not 1 to {VERSION}")
        newer = {**({"vowel_charge": 0} if version == 1 else {}), "turns": [], "board": ""}
        if version < VERSION and not newer.keys().isdisjoint(head):
            raise _bad(where, "damaged")
        head = {**newer, **head} if version < VERSION else head
        return cls._read(head, packed, where)

    @classmethod
    def _read(cls, head: dict[str, Any], packed: bytes, where: str) -> LeavesFile:
        try:
            crc = head.pop("values_crc32")
            if head.keys() != {*cls._fields} - _PACKED:
                raise ValueError
            fields = [b"" if name in _PACKED else head[name] for name in cls._fields]
            table = convert(fields, cls)
            if not len(table.counts) == len(table.letters) + 1 <= BLANK_CODE + 1 or not all(
                0 <= count <= 255 for count in table.counts
            ):
                raise ValueError
            unpacker = zlib.decompressobj()
            both = unpacker.decompress(packed, MAX_FILE_BYTES)
            if zlib.crc32(both) != crc or not unpacker.eof or unpacker.unused_data:
                raise ValueError
        except (ValueError, KeyError, zlib.error):
            raise _bad(where, "damaged") from None
        try:
            length = 2 * len(Leaves(table._most(), len(table.letters), table.tiles, None))
            values, positional = _joined(both[:length]), _joined(both[length:])
            table = table._replace(values=values, positional=positional)
            table.native()
        except (BadOption, OverflowError) as error:
            raise _bad(where, f"damaged: {error}") from None
        return table

    @classmethod
    def _read_klv(cls, data: bytes, where: str) -> LeavesFile:
        import numpy as np

        from lexicon_fast.dictionary.word_graphs import spell

        first = 4 + 4 * int.from_bytes(data[:4], "little")
        count = int.from_bytes(data[first : first + 4], "little")
        expected = first + 4 + 4 * count
        if count and len(data) == expected - 2 * count:
            raise _bad(where, "a KLV with values of 16 bits; convert it to KLV2")
        if len(data) != expected or not count:
            what = f"{len(data):,} bytes instead of {expected:,} for {count:,} leaves; get it again"
            raise _bad(where, what)
        tiles_and_blank = [bytes([code]) for code in range(64, 97)]
        text = spell(data[4:first], tiles_and_blank, 9 * count, partial(_bad, where))
        if (spelled := text.count(b"\n")) != count:
            raise _bad(where, f"damaged: {spelled:,} leaves with {count:,} values")
        try:
            most, tiles, numbers = rank_leaves(text)
        except BadOption as error:
            raise _bad(where, str(error)) from None
        size = len(Leaves(most, BLANK_CODE, tiles, None))
        ranks = np.frombuffer(numbers, np.uint32)
        # All of these leaves will be in memory, as those of a leaves file.
        if 2 * size > MAX_FILE_BYTES or np.bincount(ranks).max() > 1:
            raise _bad(where, "damaged: leaves of too many tiles, or a leave twice")
        points = np.frombuffer(data, "<f4", count, first + 4).astype(np.float64)
        largest = float(np.abs(points).max())  # NaN if one value is
        if not largest <= _MAX_POINTS:
            raise _bad(where, f"damaged: a value that is not between -{_MAX_POINTS} and it")
        unit = max(1, math.ceil(largest * 100 / 0x7FFF))
        values = np.zeros(size, np.int16)
        values[ranks] = np.rint(points * 100 / unit)
        letters = len(most[:BLANK_CODE].rstrip(b"\0"))
        counts = (*most[:letters], most[BLANK_CODE])
        # Files without an average rack, which only the value of a pass needs.
        mean = _load(SCRABBLE).mean
        return cls("", counts, tiles, unit, mean, 0, "unknown", "", "KLV2", values.tobytes())

    def with_letters(self, letters: str, where: str) -> LeavesFile:
        """Return the table with the letters of an alphabet if it names none. Raises BadOption."""
        if self.letters:
            return self
        *counts, blanks = self.counts
        if len(counts) > len(letters):
            what = f"letters up to number {len(counts)}, but the alphabet has {len(letters)}"
            raise _bad(where, what)
        counts += [0] * (len(letters) - len(counts))
        return self._replace(letters=letters, counts=(*counts, blanks))

    def klv(self) -> bytes:
        """Return the content of a KLV2 file. Raises BadOption for more leaves than fit into one."""
        import numpy as np

        from lexicon_fast._native.dictionary import word_graph

        table = self.native()
        parts = [leaves_of_size(table, size)[1] for size in range(1, self.tiles + 1)]
        leaves = np.vstack([np.pad(part, ((0, 0), (0, 8 - part.shape[1]))) for part in parts])
        order = np.argsort(leaves.view(">u8").ravel())
        nodes = word_graph.build(lines_of(leaves[order]), with_gaddag=False)
        if not nodes:
            raise BadOption(f"a KLV2 file cannot have {len(order):,} leaves; use fewer tiles")
        points = np.frombuffer(self.values, np.int16)[order] * (self.unit / 100)
        sizes = (len(nodes) // 4).to_bytes(4, "little"), len(order).to_bytes(4, "little")
        return sizes[0] + nodes + sizes[1] + points.astype("<f4").tobytes()

    def _most(self) -> bytes:
        return bytes(self.counts[:-1]).ljust(BLANK_CODE, b"\0") + bytes(self.counts[-1:])

    def native(self, layout: Layout | None = None) -> Leaves:
        """Return the values for the native core. Raises BadOption.

        The positional values are those of one layout, and left out for others.
        """
        letters, vowels = len(self.counts) - 1, vowels_of(self.letters)
        turns = array("h", [number for row in self.turns for number in row])
        if any(len(row) != self.tiles + 3 for row in self.turns):
            raise BadOption(f"turns: rows must have {self.tiles + 3} numbers")
        positional = None
        if layout is not None and self.positional and self.board == board_of(layout):
            values = array("h", self.positional)
            by_code = [values[code :: letters + 1].tobytes() for code in range(letters + 1)]
            by_code[letters:letters] = [bytes(len(by_code[0]))] * (BLANK_CODE - letters)
            positional = b"".join(by_code)
        return Leaves(
            self._most(),
            letters,
            self.tiles,
            self.values,
            self.unit,
            self.mean,
            vowels=sum(1 << i for i, letter in enumerate(self.letters) if letter in vowels),
            vowel_charge=self.vowel_charge,
            turns=turns.tobytes() or None,
            positional=positional,
        )

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write a leaves file, or a KLV2 if its name ends so, whole or not at all."""
        if os.fsdecode(path).lower().endswith(".klv2"):
            atomic_write(path, self.klv())
            return
        both = _split(self.values) + _split(self.positional)
        head = {"format": FORMAT, "version": VERSION, **self._asdict()}
        for name in _PACKED:
            del head[name]
        head["values_crc32"] = zlib.crc32(both)
        atomic_write(path, json.dumps(head).encode() + b"\n" + zlib.compress(both, 9))


def board_of(layout: Layout) -> str:
    """Return what identifies the squares of a layout."""
    text = repr([[(square.letter, square.word) for square in row] for row in layout.squares])
    return f"{layout.rows}x{layout.columns}-{zlib.crc32(text.encode()):08x}"


def leaves_for(
    layout: Layout,
    dictionary: Dictionary,
    leaves: str | None = None,
    default: str = SCRABBLE,
    *,
    turn_values: bool = True,
) -> Leaves:
    """Return the leave values for games with a layout and a dictionary.

    leaves: `scrabble`, `super`, `lexibomb`, `none`, or the path of a leaves file or KLV2; None:
    default, or values learned from the dictionary if it has another language than English. These
    are learned when they are first needed, which takes about a minute, and kept in the cache
    folder. turn_values: include values of turns and squares, if the table has any.

    A table fits every layout with its letters; if the layout has more tiles of a letter, the others
    have the value 0. Raises BadOption if the letters differ, the racks are larger, or the file is
    invalid.
    """
    if leaves is None:
        language = dictionary.language
        if language is None or language.code == "en":
            leaves = default
        else:
            leaves = _learned_path(dictionary, language)
    return _leaves_for(layout, dictionary.alphabet, leaves, turn_values)


def _learned_path(dictionary: Dictionary, language: Language) -> str:
    """Return the path of the values learned from a dictionary; `none` if it has too few words."""
    with _learning:
        path = cached_path(dictionary, language)
        if path in _learned:
            return _learned[path]
        if os.path.exists(path):
            with suppress(BadOption):  # damaged; it is learned again and replaced below
                _load(path)
                return path
        import warnings

        from lexicon_fast.games.registry import game_info

        warnings.warn(
            f"{dictionary.name}: learning the values of leaves, once, in about a minute",
            stacklevel=4,
        )
        try:
            train = game_info(SCRABBLE).part("bots", "train")
            layout = Layout.load(SCRABBLE).in_language(language)
            with shown_progress(train.BOARDS, " boards") as progress:
                table = train.learn(dictionary, layout, progress=progress)
        except BadOption as error:
            kept = NONE
            warnings.warn(f"{dictionary.name}: no values of leaves: {error}", stacklevel=4)
        else:
            kept = path
            try:
                os.makedirs(os.path.dirname(path), exist_ok=True)
                table.write(path)
            except OSError as error:
                _in_memory[path] = table
                warnings.warn(
                    f"{path}: {error.strerror}; the next process learns the values again",
                    stacklevel=4,
                )
        _learned[path] = kept  # only now: an interrupt may end the learning
        return kept


def cached_path(dictionary: Dictionary, language: Language) -> str:
    """Return the path of the values learned from a dictionary, which may not exist."""
    return str(
        cache_folder() / f"{dictionary.sha256[:32]}-{dictionary.alphabet.fingerprint}-"
        f"{zlib.crc32(language.text.encode()):08x}-{_LEARNING}.leaves"
    )


@lru_cache(maxsize=16)
def _leaves_for(layout: Layout, alphabet: Alphabet, leaves: str, turn_values: bool) -> Leaves:
    counts = counts_by_code(layout, alphabet)
    if leaves == NONE:
        most = bytes(min(count, 1) for count in counts)
        return Leaves(most, len(alphabet), 1, None)
    table = _load(leaves).with_letters(alphabet.upper, leaves)
    if table.letters != alphabet.upper:
        raise BadOption(
            f"leaves={leaves} has the letters {table.letters}, but the dictionary has"
            f" {alphabet.upper}; use other leaves, or leaves={NONE}"
        )
    if layout.rack_size > MAX_RACK:
        raise BadOption(
            f"leaves={leaves} supports racks of up to {MAX_RACK} tiles, but those of layout"
            f" {layout.name} have {layout.rack_size}; use leaves={NONE}"
        )
    return table.native(layout) if turn_values else table._replace(turns=()).native()


def learned_leaves(layout: Layout, dictionary: Dictionary, default: str = SCRABBLE) -> Leaves:
    """Return the values of leaves, or values of 0 if they do not fit the tiles."""
    try:
        return leaves_for(layout, dictionary, default=default, turn_values=False)
    except BadOption:
        return leaves_for(layout, dictionary, NONE)


def checked(leaves: str | None) -> str | None:
    """Return the argument if it names a table or a valid leaves file. Raises BadOption."""
    if leaves is not None and leaves != NONE:
        _load(leaves)
    return leaves


@lru_cache(maxsize=4)
def _load(leaves: str) -> LeavesFile:
    if leaves in _in_memory:
        return _in_memory[leaves]
    return LeavesFile.load(table_path(leaves) if leaves in TABLES else leaves)


def table_path(name: str) -> str:
    """Return the path of a table of the package."""
    return os.path.join(_FOLDER, f"{name}.leaves")


def leaves_of_size(leaves: Leaves, size: int) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Return all leaves of a size by rank: [n, 33] counts by code, [n, size] tiles (`lines_of`)."""
    import numpy as np

    counts = np.frombuffer(leaves.each(size), np.uint8).reshape(-1, BLANK_CODE + 1)
    codes = np.array([*range(65, 97), 64], np.uint8)
    tiles = np.empty((len(counts), size), np.uint8)
    for first in range(0, len(counts), 50_000):  # numpy needs 8 bytes for each count
        some = counts[first : first + 50_000]
        repeated = np.repeat(np.tile(codes, len(some)), some.ravel())
        tiles[first : first + 50_000] = np.sort(repeated.reshape(-1, size))
    return counts, tiles


def lines_of(tiles: NDArray[np.uint8]) -> bytes:
    """Return leaves as text. tiles: [n, size] of 64 + number of a letter, 64 a blank, 0 none."""
    import numpy as np

    lines = np.pad(tiles, ((0, 0), (0, 1)), constant_values=10)
    return lines[lines > 0].tobytes()


def counts_by_code(layout: Layout, alphabet: Alphabet) -> list[int]:
    """Return the tiles of a layout by code: 33 numbers, blanks last. Raises BadAlphabet."""
    layout.values_by_code(alphabet)
    counts = [0] * (BLANK_CODE + 1)
    given: Mapping[str, int] = layout.counts
    for tile, count in given.items():
        counts[BLANK_CODE if tile == BLANK else alphabet.upper.index(tile)] = count
    return counts


def _split(values: bytes) -> bytes:
    """Return the low bytes of values, followed by their high bytes."""
    low = 0 if sys.byteorder == "little" else 1
    return values[low::2] + values[1 - low :: 2]


def _joined(both: bytes) -> bytes:
    """Return values from their low bytes followed by their high bytes."""
    half = len(both) // 2
    low = 0 if sys.byteorder == "little" else 1
    values = bytearray(2 * half)
    values[low::2] = both[:half]
    values[1 - low :: 2] = both[half : 2 * half]
    return bytes(values)


def _bad(where: str, what: str) -> BadOption:
    return BadOption(f"leaves={where}: {what}; use {', '.join(TABLES)}, {NONE}, or a leaves file")
