"""The building of tablebases: the answers for all hands of up to ten cards, packed into a file.

First plays, turns and numbers of plays do not depend on each other. So each is found in a phase of
its own, and then entered into the file: only one of them is in memory at a time.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from glob import escape, glob
from typing import BinaryIO, Final

from xxhash import xxh3_64, xxh3_64_intdigest

from lexicon_fast._native.census.all_hands import AllHands
from lexicon_fast._native.census.play_counts import PlayCounts, entries_of, header_of
from lexicon_fast._native.lexicon.tablebase import BLOCK_BYTES
from lexicon_fast.base.arguments import integer, thread_count
from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.files import atomic_file
from lexicon_fast.census.hands import fill_size, for_all_sets
from lexicon_fast.dictionary.dictionary import Dictionary, checked_dictionary
from lexicon_fast.games.lexicon.rules import AnyRuleset, pack_by_code, points_by_code
from lexicon_fast.games.lexicon.rules import ruleset as read_ruleset
from lexicon_fast.games.lexicon.solver import checked_length
from lexicon_fast.games.lexicon.tablebase import Tablebase, path_of
from lexicon_fast.rows.resume import LockFile, remove

#: Cards in the largest hands.
MOST_CARDS: Final = 12

#: Sets of common cards: the most that fit into 16 bits, because short rows take more time.
_MOST_COMMONS: Final = 65_535

#: Turns whose points left are stored.
_TURNS: Final = 3

#: Bytes that are packed at a time.
_PIECE: Final = 1 << 22


class Builder:
    """Builds the tablebase of a dictionary, and the pack and points of a ruleset.

    cards: in the largest hands, 1 to 12; min_length: letters of the words. Raises BadOption if
    there are too many hands, BadAlphabet.
    """

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        ruleset: AnyRuleset = "waddingtons",
        min_length: int = 2,
        cards: int = 10,
    ) -> None:
        self.dictionary = checked_dictionary(dictionary)
        self._rules = read_ruleset(ruleset, dictionary.language)
        self._min_length = checked_length(min_length)
        letters = dictionary.compiled.upper
        cards = integer("cards", cards)
        pack = pack_by_code(self._rules, letters)
        most = min(MOST_CARDS, sum(pack) - 1)
        if not 1 <= cards <= most:
            raise BadOption(f"cards is {cards}; use 1 to {most}")
        self._hands = AllHands(
            dictionary.compiled,
            cards + 1,  # it answers the hands of fewer cards
            pack,
            points_by_code(self._rules, letters),
            min_length=self._min_length,
            plan=True,
            most_commons=_MOST_COMMONS,
        )
        self._counts = PlayCounts(self._hands)
        self._sets = self._hands.rare_sets[: cards + 1]
        #: The number of hands.
        self.hands = self._counts.size // 4
        #: Bytes of the file, and bytes of memory for the largest table while it is built.
        self.size = 4096 + 8 * (self.hands + -(-8 * self.hands // BLOCK_BYTES))
        self.memory = self.hands * 4
        #: Where `build` writes it.
        self.path = path_of(dictionary, ruleset=self._rules, min_length=self._min_length)

    def build(self, threads: int = 1) -> Iterator[float]:
        """Build the file; yield the share of the work that is done, up to 1.

        It replaces an older file only when it is complete. Raises MemoryError, OSError, BadOption
        if another process builds it.
        """
        os.makedirs(os.path.dirname(self.path), exist_ok=True)
        with closing(LockFile(self.path)):
            for left in glob(f"{escape(self.path)}.[0-9]*-*.tmp"):
                remove(left)  # of a killed process; it is large
            with atomic_file(self.path) as file:
                yield from self.write(file, threads)

    def write(self, file: BinaryIO, threads: int = 1) -> Iterator[float]:
        """Write to an empty file, which is also read; yield the share of the work that is done."""
        threads = thread_count(threads)
        file.write(bytes(4096))  # the header comes last, because it has the checksum
        done = 0.0
        phases = (self._first_plays, 0.1), (self._turns, 0.75), (self._play_counts, 0.15)
        for phase, part in phases:
            for share in phase(threads):
                yield done + 0.9 * part * share
            checksums = BlockChecksums()
            for entries in self._enter(file):
                if phase == self._play_counts:
                    checksums.add(entries)
            done += part
            yield done
        blocks = checksums.finish()
        file.write(blocks)
        file.seek(0)
        file.write(header_of(self._hands, xxh3_64_intdigest(blocks)))

    def _first_plays(self, threads: int) -> Iterator[float]:
        self._counts.free()  # of an attempt that failed
        self._hands.reserve(turns=False, most_turns=_TURNS)
        yield from self._fill(threads)

    def _turns(self, threads: int) -> Iterator[float]:
        self._hands.reserve(best=False)
        yield from self._fill(threads)

    def _fill(self, threads: int) -> Iterator[float]:
        for size in range(len(self._sets)):
            fill_size(self._hands, size, threads)
            yield (size + 1) / len(self._sets)

    def _play_counts(self, threads: int) -> Iterator[float]:
        self._hands.reserve(best=False, turns=False)
        counts = self._counts
        counts.reserve()
        for size, n in enumerate(self._sets):
            for_all_sets(partial(counts.begin, size), n, threads)
        for kind in range(counts.kinds):
            for size, n in enumerate(self._sets):
                for_all_sets(partial(counts.add, kind, size), n, threads)
            yield (kind + 1) / counts.kinds

    def _enter(self, file: BinaryIO) -> Iterator[bytes]:
        """Enter what is in memory into the entries of the file; yield them, some at a time."""
        at = file.seek(4096)
        for size, n in enumerate(self._sets):
            hands = self._hands.row_lengths[size]
            for first, last in _pieces(n, hands):
                length = 8 * (last - first) * hands
                before = file.read(length) or bytes(length)  # the file still ends here
                entries = entries_of(self._hands, self._counts, size, first, last, before)
                file.seek(at)
                at += file.write(entries)
                yield entries


def build(
    dictionary: Dictionary,
    *,
    ruleset: AnyRuleset = "waddingtons",
    min_length: int = 2,
    cards: int = 10,
    threads: int = 1,
) -> Tablebase:
    """Build a tablebase in the cache folder, and open it. Options as for `Builder`.

    Ten cards need 82 million entries: 657 MB on disk, 510 MB of memory while it is built.
    Raises BadOption, BadAlphabet, MemoryError, OSError.
    """
    builder = Builder(dictionary, ruleset=ruleset, min_length=min_length, cards=cards)
    for _ in builder.build(threads):
        pass
    return Tablebase(dictionary, ruleset=ruleset, min_length=min_length)


class BlockChecksums:
    """The checksums of the blocks of entries."""

    def __init__(self) -> None:
        self._done = bytearray()
        self._block = xxh3_64()
        self._room = BLOCK_BYTES

    def add(self, entries: bytes) -> None:
        """Add the next entries of the file."""
        rest = memoryview(entries)
        while rest:
            part, rest = rest[: self._room], rest[self._room :]
            self._block.update(part)
            self._room -= len(part)
            if not self._room:
                self._close()

    def finish(self) -> bytes:
        """Return the checksums, 8 bytes each, after the last entry."""
        if self._room < BLOCK_BYTES:
            self._close()
        return bytes(self._done)

    def _close(self) -> None:
        self._done += self._block.intdigest().to_bytes(8, sys.byteorder)
        self._block = xxh3_64()
        self._room = BLOCK_BYTES


def _pieces(sets: int, hands: int) -> Iterator[tuple[int, int]]:
    """Cut the range 0 to `sets` into pieces of about _PIECE bytes, with `hands` hands for a set."""
    step = max(1, _PIECE // (8 * hands))
    for first in range(0, sets, step):
        yield first, min(first + step, sets)
