"""The compiled dictionary file, byte by byte.

Numbers have the byte order of the machine that wrote the file; files of the other byte order are rejected.
All sections start at a multiple of 64 bytes, in the order of the directory; gaps are zero.

    offset  size
    0       8     magic: "LEXFAST" and a zero byte
    8       4     format version: FORMAT_VERSION when written, one of VERSIONS when read
    12      4     byte order: 0x01020304
    16      8     size of the file in bytes
    24      8     checksum: XXH3 (64 bits) of everything after this field
    32      32    SHA-256 of the source word list
    64      4     words
    68      4     classes (sets of words with equal letters)
    72      4     letters in the shortest word
    76      4     letters in the longest word
    80      4     letters in the alphabet
    84      4     height: number of the highest level of the tree
    88      4     1 if the layout was cut to 128 bits, else 0
    92      4     source lines without a word of the alphabet (skipped)
    96      4     source words of one letter (skipped)
    100     4     repetitions of source words (skipped)
    104     4     capitalised source words (skipped as names)
    108     4     source lines with columns after the word (which were skipped)
    112     4     source lines that are not UTF-8 (skipped, also counted at 92)
    116     4     source lines of letters that the alphabet lacks (skipped, also counted at 92)
    120     8     zero
    128     32    layout, by letter: bit of "one or more"
    160     32    layout, by letter: number of bits
    192     32    layout, by letter: the most in any word
    224     128   alphabet: upper-case forms (code points, 4 bytes each)
    352     128   alphabet: lower-case forms
    480     32    name of the alphabet (UTF-8, padded with zeros)
    512     2720  directory: 170 x (offset in bytes, number of elements), 8 bytes each
    3232          zero up to 4096, then the sections

Sections of the directory, by number:

    0       uint32  start of each word in section 1; one entry more than there are words
    1       uint8   letters of the words as codes, and 64 zero bytes
    2       uint32  place of each word in alphabetical order
    3       uint32  the word at each place of that order
    4       uint32  lane of each word: group * 8 + lane, at level 0
    5 + 3t  uint64  level t (0 to 11): AND blocks (see kernels.h)
    6 + 3t  uint64  level t: OR blocks; at level 0 the same place as section 5
    7 + 3t  uint32  level t: first word or group of each group
    39 + 2n uint8   words of n letters (2 to 64), column by column: letter k of word i at
                    k * stride + i, stride = elements / n, a multiple of 64
    40 + 2n uint32  their word numbers, ascending
    169     uint8   the file of the language (TOML, UTF-8); none: English, or an alphabet only

Words are numbered by descending vector, and words of one class alphabetically.

Version 1 has zeros at 104 and 108, and lacks the words of lines with several columns. Versions 1 and 2 have zeros
at 112 and 116, and lack decomposed words (e and U+0301 for é) and the words of lists with CR line ends. Version 4
has zeros at 3216: no language. There are no versions 3, 5 and 6, which one flipped bit would turn into another
version: the checksum does not cover the version.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t

from .kernels cimport CODES

cdef enum:
    FORMAT_VERSION = 7
    BYTE_ORDER = 0x01020304
    CHECKED_FROM = 32        # first byte that the checksum covers
    HEADER_SIZE = 4096
    SECTIONS = 170
    TEXT_MARGIN = 64         # readable bytes after the last word

    S_OFFSET = 0
    S_TEXT = 1
    S_RANK = 2
    S_BY_RANK = 3
    S_LANE = 4
    S_ALL = 5                # + 3 * level
    S_ANY = 6
    S_FIRST = 7
    S_LETTERS = 39           # + 2 * length
    S_IDS = 40
    S_LANGUAGE = 169


cdef packed struct Section:
    uint64_t offset
    uint64_t count


cdef packed struct Header:
    char magic[8]
    uint32_t version
    uint32_t byte_order
    uint64_t size
    uint64_t checksum
    uint8_t source_sha256[32]
    uint32_t words
    uint32_t classes
    uint32_t shortest
    uint32_t longest
    uint32_t letters
    uint32_t height
    uint32_t cut
    uint32_t not_words
    uint32_t too_short
    uint32_t repeated
    uint32_t names
    uint32_t columns
    uint32_t not_utf8
    uint32_t other_letters
    uint8_t reserved[8]
    uint8_t top_bit[CODES]
    uint8_t most[CODES]
    uint8_t longest_run[CODES]
    uint32_t upper[CODES]
    uint32_t lower[CODES]
    char alphabet[32]
    Section section[SECTIONS]
