"""Leaves files: what tiles that stay on a rack are worth.

That of the package, data/leaves/scrabble.leaves, was learned by `bots.scrabble.train`;
docs/leaves.md says how.
A file is one line of JSON (`Kept`, less the values; `values_crc32` besides) and the values,
compressed with zlib: of each leave by number two bytes, the low ones of all leaves first, then the
high ones; signed, in units of so many hundredths of a point. The numbers are those of
src/lexicon_fast/_native/tiles/leaves.pyx.
"""

from __future__ import annotations

import json
import os
import sys
import zlib
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lexicon_fast._native.tiles.leaves import Leaves
from lexicon_fast.bots.base import Option
from lexicon_fast.errors import BadOption, naming_errors
from lexicon_fast.games.tiles.layouts import BLANK

if TYPE_CHECKING:
    from lexicon_fast.alphabet import Alphabet
    from lexicon_fast.games.tiles.layouts import Layout

FORMAT: Final = "lexicon_fast leaves"
VERSION: Final = 1

#: The table of the package, and none: all leaves are worth nothing.
SCRABBLE: Final = "scrabble"
NONE: Final = "none"

#: The option of bots that go by leaves.
LEAVES: Final = Option(
    "leaves",
    "str",
    SCRABBLE,
    "What tiles that stay on the rack are worth: a leaves file, or none.",
    choices=(SCRABBLE, NONE),
    path=True,
)

#: Tiles that a rack may have, where the values of leaves count.
MAX_RACK: Final = 7
#: Bytes of a leaves file; anything larger is some other file.
MAX_FILE_BYTES: Final = 1 << 25

_BLANK_CODE: Final = 32
_FOLDER: Final = os.path.join(
    os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "data", "leaves"
)


class Kept(NamedTuple):
    """What a leaves file holds.

    letters: those of the tiles, in upper case, in the order of an alphabet; counts: tiles of each,
    blanks last; tiles: of the largest leave; unit: hundredths of a point that each value counts;
    mean: hundredths of a point that the best choice with a rack is worth on average; dictionary and
    sha256: the words it was learned with; learned: how; values: int16 as this machine has them.
    """

    letters: str
    counts: tuple[int, ...]
    tiles: int
    unit: int
    mean: int
    dictionary: str
    sha256: str
    learned: str
    values: bytes

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Kept:
        """Raises BadOption, naming the file and what is wrong with it."""
        where = os.fsdecode(path)
        try:
            with open(path, "rb") as file:
                line, _, packed = file.read(MAX_FILE_BYTES + 1).partition(b"\n")
        except (OSError, ValueError) as error:
            raise _bad(where, getattr(error, "strerror", None) or str(error)) from None
        try:
            head = json.loads(line)
            if not isinstance(head, dict) or head.pop("format") != FORMAT:
                raise ValueError
        except (ValueError, KeyError, RecursionError):
            raise _bad(where, f"no leaves file: it begins with {line[:30]!r}") from None
        if head.pop("version", None) != VERSION:
            raise _bad(where, f"a leaves file of another version than {VERSION}")
        return cls._read(head, packed, where)

    @classmethod
    def _read(cls, head: dict[str, Any], packed: bytes, where: str) -> Kept:
        try:
            crc = head.pop("values_crc32")
            kept = cls(**head | {"counts": tuple(head["counts"])}, values=b"")
            whole = (kept.tiles, kept.unit, kept.mean, *kept.counts)
            texts = (kept.letters, kept.dictionary, kept.sha256, kept.learned)
            if not (
                all(type(number) is int for number in whole)
                and all(type(text) is str for text in texts)
                and len(kept.counts) == len(kept.letters) + 1 <= _BLANK_CODE + 1
                and all(0 <= count <= 255 for count in kept.counts)
            ):
                raise ValueError
            unpacker = zlib.decompressobj()
            both = unpacker.decompress(packed, MAX_FILE_BYTES)
            if zlib.crc32(both) != crc or not unpacker.eof or unpacker.unused_data:
                raise ValueError
        except (TypeError, ValueError, KeyError, zlib.error):
            raise _bad(where, "damaged") from None
        kept = kept._replace(values=_joined(both))
        try:
            kept.native()
        except (BadOption, OverflowError) as error:
            raise _bad(where, f"damaged: {error}") from None
        return kept

    def native(self) -> Leaves:
        """The values for the native core. Raises BadOption."""
        letters = len(self.letters)
        most = bytes(self.counts[:-1]).ljust(_BLANK_CODE, b"\0") + bytes(self.counts[-1:])
        return Leaves(most, letters, self.tiles, self.values, self.unit, self.mean)

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write a leaves file."""
        low = 0 if sys.byteorder == "little" else 1
        both = self.values[low::2] + self.values[1 - low :: 2]
        head = {"format": FORMAT, "version": VERSION, **self._asdict()}
        del head["values"]
        head["values_crc32"] = zlib.crc32(both)
        with naming_errors(path), open(path, "wb") as file:
            file.write(json.dumps(head).encode() + b"\n" + zlib.compress(both, 9))


def leaves_for(layout: Layout, alphabet: Alphabet, leaves: str | None = SCRABBLE) -> Leaves:
    """What leaves are worth in games on a layout, with a dictionary of that alphabet.

    leaves: `scrabble`, `none`, or the path of a leaves file. A file serves every layout with its
    letters; where the layout has more tiles of one, those beyond the file's count for nothing.
    Raises BadOption if the letters are others, the racks larger, or the file is none.
    """
    return _leaves_for(layout, alphabet, SCRABBLE if leaves is None else leaves)


def learned_leaves(layout: Layout, alphabet: Alphabet) -> Leaves:
    """Those of the package; no leave is worth anything where it knows nothing about the tiles."""
    try:
        return leaves_for(layout, alphabet)
    except BadOption:
        return leaves_for(layout, alphabet, NONE)


@lru_cache(maxsize=16)
def _leaves_for(layout: Layout, alphabet: Alphabet, leaves: str) -> Leaves:
    counts = counts_by_code(layout, alphabet)
    if leaves == NONE:
        most = bytes(min(count, 1) for count in counts)
        return Leaves(most, len(alphabet), 1, None)
    kept = _kept(leaves)
    if kept.letters != alphabet.upper:
        raise BadOption(
            f"leaves={leaves}: the letters of its tiles are {kept.letters}; accepted: those of the"
            f" dictionary, {alphabet.upper}, or leaves={NONE}"
        )
    if layout.rack_size > MAX_RACK:
        raise BadOption(
            f"leaves={leaves}: racks of {layout.rack_size} tiles, layout {layout.name}; accepted:"
            f" up to {MAX_RACK}, or leaves={NONE}"
        )
    return kept.native()


def checked(leaves: str | None) -> str | None:
    """The same, if it names a table or a leaves file. Raises BadOption."""
    if leaves is not None and leaves != NONE:
        _kept(leaves)
    return leaves


@lru_cache(maxsize=4)
def _kept(leaves: str) -> Kept:
    return Kept.load(os.path.join(_FOLDER, "scrabble.leaves") if leaves == SCRABBLE else leaves)


def counts_by_code(layout: Layout, alphabet: Alphabet) -> list[int]:
    """The tiles of a layout by code: 33 numbers, blanks last. Raises BadAlphabet."""
    layout.values_by_code(alphabet)
    counts = [0] * (_BLANK_CODE + 1)
    given: Mapping[str, int] = layout.counts
    for tile, count in given.items():
        counts[_BLANK_CODE if tile == BLANK else alphabet.upper.index(tile)] = count
    return counts


def _joined(both: bytes) -> bytes:
    """Values from their low bytes and their high bytes."""
    half = len(both) // 2
    low = 0 if sys.byteorder == "little" else 1
    values = bytearray(2 * half)
    values[low::2] = both[:half]
    values[1 - low :: 2] = both[half : 2 * half]
    return bytes(values)


def _bad(where: str, what: str) -> BadOption:
    return BadOption(f"leaves={where}: {what}; accepted: {SCRABBLE}, {NONE}, or a leaves file")
