"""Playability tables: what a player of Scrabble loses by not knowing each word of a dictionary.

`bots.scrabble.playability` computes them; docs/playability.md says how. A file is text, perhaps
compressed: a line of JSON with the fields of `Origin`, and for each word with a playability above 0
a line with the word, a tab and its playability in points per 1,000 games, with two decimals. Words
are in lower case, in alphabetical order. The tables of the package, data/playability/*.txt.gz, are
for its word lists.
"""

from __future__ import annotations

import json
import os
import re
import zlib
from functools import lru_cache
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lexicon_fast.base.arguments import path as checked_path
from lexicon_fast.base.arguments import wrong_type
from lexicon_fast.base.errors import BadOption, BadWordList, NoPlayability, excerpt, shortened
from lexicon_fast.base.files import DATA, atomic_write
from lexicon_fast.base.validation import convert
from lexicon_fast.dictionary import wordlists

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from lexicon_fast._native.dictionary.compiled import Compiled

FORMAT: Final = "lexicon_fast playability"
VERSION: Final = 1

_LINE: Final = re.compile(r"(\S+)\t(0|[1-9]\d{0,12})\.(\d\d)")
_FOLDER: Final = os.path.join(DATA, "playability")


class Origin(NamedTuple):
    """The origin of a table.

    dictionary, sha256: the name of the words and what identifies them; letters: those of their
    alphabet, in upper case; layout: the name of the board and tiles; leaves: the leave values of
    both players; games, seed: the games have the seeds from `seed` on.
    """

    dictionary: str
    sha256: str
    letters: str
    layout: str
    leaves: str
    games: int
    seed: int


class Playability:
    """The playability of the words of one dictionary, in points per 1,000 games.

    `len` is the number of words with a playability above 0. Compute a table with `lexicon-fast
    scrabble playability` or `bots.scrabble.playability.playability`, and open it with `load`.

    >>> import lexicon_fast as lf
    >>> table = lf.Playability.of_package("enable")
    >>> table.value("QI") == 0, table.value("xi") > table.value("vug") > 0  # ENABLE lacks QI
    (True, True)
    """

    def __init__(self, origin: Origin, hundredths: Mapping[str, int], label: str) -> None:
        #: How it was computed.
        self.origin = origin
        #: The file, or what it was computed for.
        self.label = label
        self._hundredths = dict(hundredths)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Playability:
        """Load a table from a file, perhaps compressed (gzip, zstd, xz, bz2).

        Raises BadWordList for a file that cannot be read, is no table or is damaged; TypeError for
        a path of another type.
        """
        if not isinstance(path, str | os.PathLike):
            raise wrong_type("path", "a str or a path", path)
        label = os.fsdecode(path)
        line, _, body = wordlists.read_file(label).partition(b"\n")
        try:
            head = json.loads(line)
            if not isinstance(head, dict) or head.pop("format") != FORMAT:
                raise ValueError
        except (ValueError, KeyError, RecursionError):
            raise _bad(
                label, f"not a playability table; it begins with {excerpt(line, 30)}"
            ) from None
        if (version := head.pop("version", None)) != VERSION:
            raise _bad(label, f"its version is {excerpt(version, 20)}, not {VERSION}")
        try:
            if head.pop("crc32") != zlib.crc32(body) or head.keys() != set(Origin._fields):
                raise ValueError
            origin = convert([*map(head.get, Origin._fields)], Origin)
            return cls(origin, _read_values(body.decode()), label)
        except (ValueError, KeyError):
            raise _bad(label, "damaged") from None

    @classmethod
    def of_package(cls, name: str) -> Playability:
        """Return the table of the package for one of its word lists, by name. Raises BadOption."""
        if not os.path.exists(path := table_path(name)):
            raise BadOption(f"the package has no playability for {excerpt(name)}; {_COMPUTE}")
        return _of_package(path)

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write a file, whole or not at all, without compression. Raises OSError, TypeError."""
        lines = [
            f"{word}\t{value // 100}.{value % 100:02}\n"
            for word, value in sorted(self._hundredths.items())
        ]
        body = "".join(lines).encode()
        head: dict[str, Any] = {"format": FORMAT, "version": VERSION, **self.origin._asdict()}
        head["crc32"] = zlib.crc32(body)
        text = json.dumps(head, ensure_ascii=False).encode() + b"\n" + body
        atomic_write(checked_path("path", path), text)

    def __len__(self) -> int:
        return len(self._hundredths)

    def __repr__(self) -> str:
        return f"<Playability {self.label!r}: {len(self):,} words>"

    def value(self, word: str) -> float:
        """Return the playability of a word in any case; 0 for one that was never missed."""
        if not isinstance(word, str):
            raise wrong_type("word", "a str", word)
        return self._hundredths.get(word.lower(), 0) / 100

    def items(self) -> Iterator[tuple[str, float]]:
        """Yield each word with a playability above 0 in lower case, and it; the highest first.

        Words that have the same are in alphabetical order of Unicode.
        """
        ordered = sorted(self._hundredths.items(), key=lambda item: (-item[1], item[0]))
        return ((word, value / 100) for word, value in ordered)

    def values_of(self, compiled: Compiled) -> list[int]:
        """Return the playability of all words by number, in hundredths of a point.

        Raises BadOption if the table is for another dictionary.
        """
        origin = self.origin
        if (origin.sha256, origin.letters) != (compiled.source_sha256, compiled.upper):
            raise BadOption(
                f"{shortened(self.label, 100)}: it is for the dictionary"
                f" {excerpt(origin.dictionary)} ({origin.sha256[:8]}...), not for this one"
                f" ({compiled.source_sha256[:8]}...); {_COMPUTE}"
            )
        values = [0] * len(compiled)
        for word, value in self._hundredths.items():
            number = compiled.index(word)
            if number < 0:
                raise BadOption(
                    f"{shortened(self.label, 100)}: damaged: the dictionary lacks"
                    f" {excerpt(word, 70)}"
                )
            values[number] = value
        return values

    @property
    def fingerprint(self) -> str:
        """An identifier of the content, for job records."""
        text = repr((self.origin, sorted(self._hundredths.items())))
        return f"{self.origin.dictionary} {zlib.crc32(text.encode()):08x}"


_COMPUTE: Final = "compute a table with: lexicon-fast scrabble playability -w WORDS -o FILE"


def shipped_for(compiled: Compiled) -> Playability:
    """Return the table of the package for a dictionary. Raises NoPlayability."""
    if (path := _path_for(compiled)) is not None:
        return _of_package(path)
    raise NoPlayability(
        f"playability: the package has no table for this dictionary; {_COMPUTE} and name it with"
        " find --playability FILE, in Python playability="
    )


def is_shipped_for(compiled: Compiled) -> bool:
    """Return whether the package has a table for a dictionary."""
    return _path_for(compiled) is not None


def _path_for(compiled: Compiled) -> str | None:
    """Return the path of the table of the package for a dictionary; None: there is none."""
    name = wordlists.shipped(compiled.source_sha256)
    if name is None or compiled.upper != ascii_uppercase or not os.path.exists(table_path(name)):
        return None
    return table_path(name)


def table_path(name: str) -> str:
    """Return the path of a table of the package."""
    return os.path.join(_FOLDER, f"{name}.txt.gz")


@lru_cache(maxsize=4)
def _of_package(path: str) -> Playability:
    return Playability.load(path)


def _read_values(text: str) -> dict[str, int]:
    """Return the values of lines. Raises ValueError."""
    values = {}
    lines = text.split("\n")
    if lines.pop():
        raise ValueError
    for line in lines:
        match = _LINE.fullmatch(line)
        if not match:
            raise ValueError
        values[match[1]] = 100 * int(match[2]) + int(match[3])
    return values


def _bad(where: str, what: str) -> BadWordList:
    return BadWordList(f"{where}: {what}; {_COMPUTE}")
