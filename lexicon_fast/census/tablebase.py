"""The building of tablebases: the answers for all hands of up to ten cards, packed into a file."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from glob import escape, glob
from typing import Final

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
        self._rules = read_ruleset(ruleset)
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
        #: Bytes of the file, and bytes of memory while it is built, apart from some 150 MB.
        self.size = 4096 + 8 * (self.hands + -(-8 * self.hands // BLOCK_BYTES))
        self.memory = self.hands * (4 + 1 + (_TURNS - 1) + 4)
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
            for share in self.solve(threads):
                yield 0.9 * share
            checksums = BlockChecksums()
            with atomic_file(self.path) as file:
                file.write(bytes(4096))  # the header comes last, because it has the checksum
                for entries in self.entries():
                    checksums.add(entries)
                    file.write(entries)
                    yield 0.9 + 0.1 * file.tell() / self.size
                blocks = checksums.finish()
                file.write(blocks)
                file.seek(0)
                file.write(self.header(xxh3_64_intdigest(blocks)))

    def solve(self, threads: int = 1) -> Iterator[float]:
        """Answer all hands, in memory; yield the share of the work that is done, up to 1."""
        threads = thread_count(threads)
        hands, counts = self._hands, self._counts
        steps = len(self._sets) * (3 + counts.kinds)
        done = 0
        hands.reserve(most_turns=_TURNS)
        for size in range(len(self._sets)):
            fill_size(hands, size, threads)
            done += 2
            yield done / steps
        counts.reserve()
        for size, n in enumerate(self._sets):
            for_all_sets(partial(counts.begin, size), n, threads)
            done += 1
            yield done / steps
        for kind in range(counts.kinds):
            for size, n in enumerate(self._sets):
                for_all_sets(partial(counts.add, kind, size), n, threads)
            done += len(self._sets)
            yield done / steps

    def entries(self) -> Iterator[bytes]:
        """Yield the entries of the file in order, some at a time, after `solve`."""
        for size, n in enumerate(self._sets):
            for first, last in _pieces(n, self._hands.row_lengths[size]):
                yield entries_of(self._hands, self._counts, size, first, last)

    def header(self, checksum: int) -> bytes:
        """Return the header of the file. checksum: of the checksums of all blocks of entries."""
        return header_of(self._hands, checksum)


def build(
    dictionary: Dictionary,
    *,
    ruleset: AnyRuleset = "waddingtons",
    min_length: int = 2,
    cards: int = 10,
    threads: int = 1,
) -> Tablebase:
    """Build a tablebase in the cache folder, and open it. Options as for `Builder`.

    Ten cards need 82 million entries: 657 MB on disk, 1.1 GB of memory while it is built.
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
