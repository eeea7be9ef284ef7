"""The entries of a tablebase (see lexicon/tablebase.pxd), from the answers and counts of all hands."""

from lexicon_fast.base.errors import BadOption

from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from libc.stdint cimport uint32_t, uint64_t
from libc.string cimport memcpy, memset

from ..dictionary.compiled cimport Compiled
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS
from ..lexicon.tablebase cimport (
    BLOCK_BITS, COUNT_BIT, FIRST_LEFT_BIT, MOST_COUNTED, MOST_WORDS, NO_TURNS, TABLE_BYTE_ORDER, TABLE_CHECKED_FROM,
    TABLE_HEADER, TABLE_VERSION, TURNS_BIT, TableHeader,
)
from .all_hands cimport NEVER, AllHands
from .hand_sets cimport WORD_BITS, WORD_MASK, Rare
from .play_counts cimport PlayCounts

from lexicon_fast._native.lexicon.tablebase import MAGIC


def entries_of(AllHands hands not None, PlayCounts counts not None, int size, uint32_t first, uint32_t last):
    """The entries of all hands of fewer than `hands.cards` cards whose `size` rare cards have these numbers.

    hands, with plans, and counts must be complete. Returns bytes: 8 for each hand. Raises IndexError, BadOption
    if a number does not fit into an entry.
    """
    hands.check_sets(size, hands.cards - 1, first, last)
    hands.check_room()
    counts.check_room()
    if counts.hands is not hands or not hands.planned:
        raise BadOption("a tablebase needs plans, and the counts of the same hands")
    if hands.dictionary.n > MOST_WORDS:
        raise BadOption(f"the dictionary has {hands.dictionary.n:,} words; a tablebase has room for {MOST_WORDS:,}")
    packed = PyBytes_FromStringAndSize(NULL, 8 * (last - first) * <Py_ssize_t>hands.row_length[size])
    cdef uint64_t *out = <uint64_t *>PyBytes_AS_STRING(packed)
    with nogil:
        pack(hands, counts, size, first, last, out)
    return packed


cdef int pack(
    AllHands hands, PlayCounts counts, int size, uint32_t first, uint32_t last, uint64_t *out
) except -1 nogil:
    cdef uint64_t at = hands.row_start[size] + <uint64_t>first * hands.row_length[size]
    cdef uint64_t entry
    cdef uint32_t number, i, best, turns
    cdef int k, words, points, points_left, rare_points
    cdef Rare rare
    for number in range(first, last):
        check_stop(4 * hands.row_length[size])
        hands.take_rare(size, number, &rare)
        rare_points = 0
        for k in range(rare.kinds):
            rare_points += rare.count[k] * hands.points[hands.rare.code[rare.kind[k]]]
        for i in range(hands.row_length[size]):
            points = rare_points + hands.common_points[i]
            best = hands.best[at]
            turns = hands.turns[at]
            if counts.counts[at] > MOST_COUNTED:
                with gil:
                    raise BadOption(
                        f"a hand has {counts.counts[at]:,} plays; a tablebase has room for {MOST_COUNTED:,}")
            entry = <uint64_t>counts.counts[at] << COUNT_BIT
            entry |= <uint64_t>(turns if turns != NEVER else NO_TURNS) << TURNS_BIT
            if best:
                entry |= WORD_MASK - (best & WORD_MASK)
            entry |= <uint64_t>(points - (best >> WORD_BITS)) << FIRST_LEFT_BIT
            for words in range(2, 4):
                k = min(words, hands.most_turns)
                points_left = points - (hands.spent[k][at] if k > 1 else best >> WORD_BITS)
                entry |= <uint64_t>points_left << (FIRST_LEFT_BIT + 8 * (words - 1))
            out[0] = entry
            out += 1
            at += 1


def header_of(AllHands hands not None, uint64_t entries_checksum):
    """The header of a tablebase of all hands of fewer than `hands.cards` cards, `TABLE_HEADER` bytes.

    entries_checksum: XXH3 (64 bits) of the checksums of all blocks of entries.
    """
    import xxhash

    cdef Compiled d = hands.dictionary
    cdef TableHeader header
    cdef bytes digest = bytes.fromhex(d.source_sha256)
    cdef bytes magic = MAGIC
    cdef int k
    memset(&header, 0, sizeof(header))
    memcpy(header.magic, <const char *>magic, 8)
    memcpy(header.source_sha256, <const char *>digest, 32)
    header.version = TABLE_VERSION
    header.byte_order = TABLE_BYTE_ORDER
    header.hands = hands.row_start[hands.cards]
    header.size = TABLE_HEADER + 8 * (header.hands + ((header.hands + (1 << BLOCK_BITS) - 1) >> BLOCK_BITS))
    header.entries_checksum = entries_checksum
    header.words = d.n
    header.letters = d.letters.n
    header.cards = hands.cards - 1
    header.min_length = hands.min_length
    header.rare_kinds = hands.rare.kinds
    header.common_kinds = hands.common.kinds
    memcpy(header.rare, hands.rare.code, hands.rare.kinds)
    memcpy(header.common, hands.common.code, hands.common.kinds)
    memcpy(header.pack, hands.pack, CARDS)
    memcpy(header.points, hands.points, CARDS)
    for k in range(d.letters.n):
        header.upper[k] = ord(d.upper[k])
    header.checksum = xxhash.xxh3_64_intdigest((<const char *>&header)[TABLE_CHECKED_FROM:TABLE_HEADER])
    return (<const char *>&header)[:<int>TABLE_HEADER]
