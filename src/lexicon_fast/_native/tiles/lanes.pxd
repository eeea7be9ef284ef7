"""All plays of a position on a board: words fitted to its rows and columns, with scores.

A lane is a row (direction 0, plays run across) or a column (direction 1, down). Whatever belongs to a
square stands twice, once for each direction, lane by lane, so that a lane is one piece.
"""

from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from libcpp.pair cimport pair
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled, Scratch
from ..dictionary.kernels cimport NARROW, PAD, WIDE
from ..dictionary.layout cimport Vec

cdef enum:
    MAX_SIDE = 21
    MAX_SQUARES = MAX_SIDE * MAX_SIDE
    MAX_RACK = 15
    NARROW_SIDE = 15              # the longest lane that the narrow kernel takes
    EMPTY = 255
    BLANK = 0x80                  # flag on the code of a tile: a blank stands for the letter


cdef struct Premiums:             # what is fixed about a board and its tiles
    int side[2]                   # squares in a lane: columns for across, rows for down
    int lanes[2]
    int start                     # square that the first play covers, by row; -1: it may lie anywhere
    uint8_t letter[2][441]        # multipliers
    uint8_t word[2][441]
    uint8_t value[33]             # of a tile, by code
    int32_t bonus[16]             # points for so many tiles laid at once
    uint16_t place[2][21][21]     # rank of a place ("8D", "H4") as text: direction, lane, start


cdef struct Lane:                 # what lies in a lane and beside it, as scores need it; no rack
    uint32_t occupied
    uint32_t crossed
    uint32_t multiplied           # empty squares whose word multiplier is not 1
    int groups                    # runs of tiles
    uint8_t begin[11]
    uint8_t end[11]
    uint8_t word[21]              # multipliers
    uint8_t letter[21]            # multipliers; 0 where a tile lies
    uint8_t tile[21]
    int32_t crossing[21]          # letter multiplier in the other word, times its word multiplier
    int32_t lying[22]             # sums before each square: points of tiles that lie there
    int32_t other[22]             # and of tiles in other words, multiplied


cdef struct Squares:              # what lies on a board
    int tiles
    uint8_t tile[2][441]          # EMPTY, or code with BLANK
    uint32_t occupied[2][21]      # by lane, a bit for each square
    uint32_t crossed[2][21]       # empty squares where a tile makes a word in the other direction, too
    uint32_t cross[2][441]        # there: letters that make a word, a bit each
    int32_t cross_sum[2][441]     # there: points of the tiles of that word that lie already
    Lane lane[2][21]


cdef struct OpenLane:             # a lane where words may lie, for a rack
    const Lane *lane
    int direction
    int number
    uint32_t dead                 # empty squares that no tile of the rack can fill
    uint32_t columns[32]          # by letter: squares that hold it or may hold it
    int32_t crossing[21]          # the most points that a tile there earns in the other word


cdef struct Play:
    uint32_t word                 # number
    int32_t score
    uint32_t blanks               # places in the word where a blank is laid, a bit each
    uint8_t direction
    uint8_t lane
    uint8_t start                 # square in the lane
    uint8_t length


cdef struct Rack:
    uint8_t counts[33]            # by code; [MASTER] are the blanks
    int tiles
    int blanks


cdef struct Slot:                 # words that cover just some groups of tiles in a lane
    int lane
    int next                      # of the same key, or -1
    uint32_t starts[32]           # by length of the word
    int full                      # length of words that take the whole rack
    int longest                   # length of words


cdef struct Key:                  # letters covered: they are had besides the rack, and needed
    Vec need
    Vec have
    uint8_t counts[33]            # the rack and the letters covered
    int first                     # slot
    int32_t bounds[4]             # by kind: see bounds.pyx


cdef struct Worths:               # of what stays on a rack, in hundredths of a point
    const int32_t *leave          # by sum of the strides of the tiles that stay
    int32_t stride[33]            # of a tile, by code
    int32_t whole                 # sum of all of the rack
    const int32_t *best           # of the plays looked for, by tiles laid: no leave is worth more


cdef struct Part:                 # some tiles of a rack
    uint8_t values[16]            # falling
    int tiles
    int kind                      # see bounds.pyx
    int32_t points
    int32_t left                  # number of the leave
    int32_t leave                 # what it is worth


cdef class Workspace:
    """Memory for one thread that looks for plays."""
    cdef Scratch scratch
    cdef bytes kept_rows          # of the words: see kernels.h
    cdef bint wide
    cdef const uint8_t *rows
    cdef int32_t *fitting         # word numbers and where they may start
    cdef uint32_t *starts
    cdef vector[OpenLane] lanes
    cdef vector[Slot] slots
    cdef vector[Key] keys
    cdef vector[Play] plays       # room; `found` of them are plays
    cdef size_t found
    cdef vector[pair[uint64_t, uint32_t]] keyed[2]    # for their order
    cdef vector[Play] ordered
    cdef const Worths *worths     # NULL: plays are compared by score; else Play.score is their worth until the end
    cdef int blanks               # so many are to be laid, no more, no less; -1: any number
    cdef int32_t least            # score of plays that are still wanted
    cdef size_t top               # so many; 0: all
    cdef size_t trim_at           # plays found when the others are forgotten next
    cdef vector[int32_t] bounds   # see bounds.pyx
    cdef vector[Part] all_parts
    cdef vector[Part] parts       # by tiles and kind
    cdef uint32_t first_part[16][4]
    cdef int32_t best_leave[3][16]
    cdef uint64_t known[256]
    cdef int32_t known_bounds[256][3]
    cdef vector[int32_t] leave    # see leaves.pyx
    cdef uint64_t tests           # vector tests of searches
    cdef uint64_t fitted          # words fitted to lanes


cdef void refresh_lane(const Premiums *premiums, Squares *squares, int direction, int number) noexcept nogil
cdef Workspace take_workspace(Compiled d, const Premiums *premiums)
cdef void give_back_workspace(Compiled d, Workspace work)
cdef int open_position(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work) except -1 nogil
cdef int open_lanes(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work, bint unbound,
    bint symmetric
) except -1 nogil
cdef size_t words_of_key(Compiled d, const Key *key, Workspace work) except <size_t>-1 nogil
cdef size_t fit_slot(Compiled d, Workspace work, const Slot *slot, size_t words) except <size_t>-1 nogil
cdef int fit_words(
    Compiled d, const Premiums *premiums, const Rack *rack, Workspace work, const Slot *slot, size_t words
) except -1 nogil
cdef void forget_low(Workspace work) noexcept nogil
cdef int find_plays(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work) except -1 nogil


cdef inline const uint8_t *row_of(Workspace work, uint32_t word) noexcept nogil:
    """The letters of a word, and more: see kernels.h."""
    return work.rows + <size_t>word * (WIDE if work.wide else NARROW)


cdef inline int length_of(Workspace work, const uint8_t *row) noexcept nogil:
    return row[(WIDE if work.wide else NARROW) - 1] - PAD
