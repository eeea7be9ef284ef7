"""All plays of a position on a board: words fitted to its rows and columns, with scores.

A lane is a row (direction 0, plays run across) or a column (direction 1, plays run down). Data of squares is
stored twice, once for each direction, so that the squares of a lane are contiguous.
"""

from libc.stdint cimport int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from libcpp.pair cimport pair
from libcpp.vector cimport vector

from ..dictionary.anagrams cimport Packed, Subsets
from ..dictionary.bits cimport bits_set, lowest_bit
from ..dictionary.compiled cimport Compiled, Scratch
from ..dictionary.kernels cimport CODES, NARROW, PAD, WIDE
from ..dictionary.letter_sets cimport LetterSets
from ..dictionary.letters cimport CARDS, MASTER

cdef enum:
    MAX_SIDE = 21
    BOARD_SQUARES = MAX_SIDE * MAX_SIDE      # of the largest board
    PROFILES = MAX_SIDE * (MAX_SIDE + 1) // 2
    MAX_RACK = 15
    NARROW_SIDE = 15              # longest lane of the narrow kernel
    EMPTY = 255
    BLANK = 0x80                  # flag on the code of a letter: the tile is a blank
    # The profile of a range of squares: what the bound of a play there needs of its empty squares. From the lowest bit:
    # their number (4 bits), the product of their word multipliers (10), the numbers of letter multipliers of two,
    # three and four (4 each). 0: not known, as in lanes with other or too many multipliers.
    TIMES_BIT = 4
    MAX_TIMES = 1023
    LETTERS_BIT = 14
    MAX_LETTER = 4
    PARTS = 512                   # entries of a cache, a power of two


cdef struct Premiums:             # an empty board and the values of the tiles
    int side[2]                   # squares in a lane: columns for across, rows for down
    int lanes[2]
    int start                     # square that the first play must cover, row by row; -1: any
    uint8_t letter[2][BOARD_SQUARES]  # multipliers
    uint8_t word[2][BOARD_SQUARES]
    uint8_t value[CARDS]          # of a tile, by code
    int32_t bonus[MAX_RACK + 1]   # by number of tiles laid at once
    uint16_t place[2][MAX_SIDE][MAX_SIDE]  # rank of a place ("8D", "H4") as text: direction, lane, start


cdef struct Lane:                 # tiles and multipliers of a lane, prepared for scoring
    uint32_t occupied
    uint32_t crossed
    uint32_t multiplied           # empty squares whose word multiplier is not 1
    int groups                    # runs of tiles
    uint8_t begin[11]
    uint8_t end[11]
    uint8_t word[MAX_SIDE]        # multipliers
    uint8_t letter[MAX_SIDE]      # multipliers; 0 on squares with tiles
    uint8_t tile[MAX_SIDE]
    int32_t crossing[MAX_SIDE]    # letter multiplier times word multiplier, for the cross word of the square
    int32_t points_before[MAX_SIDE + 1]  # points of the lane's tiles before each square
    int32_t cross_points_before[MAX_SIDE + 1]  # points of the tiles in cross words before each square, multiplied
    # The profile of the squares from `start` to before `end`, at end * (end - 1) / 2 + start; only of ranges with two
    # squares or more and up to MAX_RACK empty ones, between squares without tiles.
    uint32_t profile[PROFILES]


cdef struct Squares:              # the tiles on a board
    int tiles
    bint bounded                  # whether lanes have profiles, without which `find_best` takes longer
    uint8_t tile[2][BOARD_SQUARES]  # EMPTY, or code with BLANK
    uint32_t occupied[2][MAX_SIDE]  # by lane, one bit per square
    uint32_t crossed[2][MAX_SIDE]  # empty squares where a tile forms a cross word
    uint32_t cross[2][BOARD_SQUARES]  # there: letters that form a cross word, one bit each
    int32_t cross_sum[2][BOARD_SQUARES]  # there: points of the cross word's tiles on the board
    Lane lane[2][MAX_SIDE]


cdef struct OpenLane:             # a lane that can hold plays of a rack
    const Lane *lane
    int direction
    int number
    uint32_t dead                 # empty squares that no tile of the rack fits
    uint32_t columns[CODES]       # by letter: squares that have it or can take it
    int32_t crossing_before[MAX_SIDE + 1]  # most points of tiles in the cross words of all squares before each square
    # If plays have a positional value: the sum of `position_most` of all squares before each square.
    int32_t position_before[MAX_SIDE + 1]


cdef struct Play:
    uint32_t word                 # number
    int32_t score
    uint32_t blanks               # letters of the word laid as blanks, one bit each
    uint8_t direction
    uint8_t lane
    uint8_t start                 # square in the lane
    uint8_t length


cdef struct Rack:
    uint8_t counts[CARDS]         # by code; those of MASTER are the blanks
    int tiles
    int blanks


cdef struct Slot:                 # plays that cover the same groups of tiles of a lane
    int lane
    int key
    int next                      # slot of the same key, or -1
    uint32_t starts[32]           # by word length
    int full                      # length of words that use the whole rack
    int longest                   # length of a word


cdef struct Key:                  # the covered letters: words must have them, and may use them besides the rack
    Packed covered                # the covered letters, without blanks that have no letter
    uint8_t counts[CARDS]         # of rack and covered letters
    int first                     # slot
    int32_t bounds[4]             # by kind: see best_plays.pyx


cdef struct LeaveValues:          # of the leaves of a rack, and of squares, in hundredths of a point
    const int32_t *value          # by sum of the strides of the remaining tiles, after a play
    const int32_t *exchange       # after an exchange
    int32_t stride[CARDS]         # of a tile, by code
    int32_t whole                 # sum of the strides of the whole rack
    const int32_t *best           # highest leave of the plays being searched, by tiles laid
    const int16_t *positional     # by code and `position_index`; NULL: all are 0
    int32_t places                # of each code in `positional`
    const int32_t *laid           # by code: about what laying it is worth in any place, for bounds


cdef struct Part:                 # some tiles of a rack, to be laid
    uint8_t values[MAX_RACK + 1]  # descending
    int tiles
    int kind                      # see best_plays.pyx
    int32_t points
    int32_t leave_index           # index of the leave
    int32_t leave                 # its value


cdef class Workspace:
    """The memory of one search for plays."""
    cdef Scratch scratch
    cdef LetterSets letter_sets
    cdef bytes row_bytes          # letters of all words: see kernels.h
    cdef bint wide
    cdef const uint8_t *rows
    cdef int32_t *fitting         # numbers of the words that fit
    cdef uint32_t *starts         # of these words
    cdef vector[OpenLane] lanes
    cdef vector[Slot] slots
    cdef vector[Key] keys
    cdef vector[int32_t] key_places   # a hash table of indices of keys, -1: free; its size is a power of two
    cdef vector[Play] plays       # the first `found` are valid
    cdef size_t found
    cdef vector[pair[uint64_t, uint32_t]] keyed[2]    # see best_plays.pyx
    cdef vector[Play] ordered
    cdef uint8_t ranks[2][CODES]  # of letters as text, in upper and lower case; 0: not yet filled
    cdef int rank_bits            # of a rank
    cdef LeaveValues *leaves      # NULL: compare plays by score; else Play.score is the equity
    cdef int blanks               # exact number of blanks in a play; -1: any
    cdef int32_t least            # lowest score of interest
    cdef size_t top               # number of plays to find; 0: all
    cdef size_t trim_at           # number of plays at which to drop the lowest next
    cdef vector[int32_t] bounds   # see best_plays.pyx
    cdef vector[Part] all_parts
    cdef vector[Part] parts       # by tiles and kind
    cdef uint32_t first_part[MAX_RACK + 1][4]
    cdef int32_t best_leave[3][MAX_RACK + 1]
    cdef uint32_t part_profiles[PARTS]  # PARTS; a cache of `best_part`
    cdef int32_t part_bounds[PARTS][3]
    cdef int32_t other_part[3]    # of squares without a profile
    cdef Subsets subsets          # of the letters of the rack
    cdef vector[int32_t] losses   # see best_plays.pyx
    cdef vector[int32_t] leave_values  # see leaves.pyx
    cdef vector[int16_t] position_most  # highest positional value of a tile of the rack in each place, minus `laid`
    cdef uint64_t tests           # vector tests of searches
    cdef uint64_t fitted          # words fitted to lanes


cdef void refresh_lane(const Premiums *premiums, Squares *squares, int direction, int number) noexcept nogil
cdef Workspace take_workspace(Compiled d, const Premiums *premiums)
cdef void release_workspace(Compiled d, Workspace work)
cdef int open_lanes(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work, bint undesignated,
    bint symmetric
) except -1 nogil
cdef size_t words_of_key(
    Compiled d, const Rack *rack, const Key *key, int wild, bint whole, Workspace work) except <size_t>-1 nogil
cdef size_t fit_slot(Compiled d, Workspace work, const Slot *slot, size_t words) except <size_t>-1 nogil
cdef int fit_words(
    Compiled d, const Premiums *premiums, const Rack *rack, Workspace work, const Slot *slot, size_t words
) except -1 nogil
cdef void drop_low(Workspace work) noexcept nogil
cdef int find_plays(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work) except -1 nogil


cdef bint is_symmetric(const Premiums *premiums) noexcept nogil


cdef inline int start_in(const Premiums *premiums, int direction) noexcept nogil:
    """Return the lane of the start square."""
    return premiums.start % premiums.side[0] if direction else premiums.start // premiums.side[0]


cdef inline int32_t position_index(
    const Premiums *premiums, int direction, int lane, int square, uint32_t crossed
) noexcept nogil:
    """Return the place of a tile laid on a square by a play in this direction: the index of its positional value.

    Places are sorted by direction, lane, square, and whether the tile forms a cross word.
    """
    return 2 * (direction * premiums.lanes[0] * premiums.side[0] + lane * premiums.side[direction] + square) + (
        <int>(crossed >> square & 1))


cdef inline int32_t position_of(
    const LeaveValues *leaves, const Premiums *premiums, int direction, int lane, int start, const uint8_t *row,
    uint32_t empty, uint32_t crossed, uint32_t blanks
) noexcept nogil:
    """Return the positional value of a play: the sum of those of the tiles laid.

    row: letters of the word; empty: its squares without a tile; blanks: letters laid as blanks, one bit each.
    """
    cdef int32_t sum = 0
    cdef int k
    while empty:
        k = lowest_bit(empty)
        empty &= empty - 1
        sum += leaves.positional[position_index(premiums, direction, lane, k, crossed) + leaves.places * (
            <int>MASTER if blanks >> (k - start) & 1 else <int>row[k - start])]
    return sum


cdef inline uint32_t empty_squares(const Lane *lane, int start, int n) noexcept nogil:
    """Return the squares without a tile among n squares of a lane, one bit each."""
    return ((((<uint32_t>1 << n) - 1) << start)) & ~lane.occupied


cdef inline int32_t score_without_blanks(
    const Premiums *premiums, const Lane *lane, const uint8_t *row, int n, int start, uint32_t empty, int32_t *times
) noexcept nogil:
    """Return the score of a word of n letters, if no tile laid is a blank.

    empty: its `empty_squares`; times: set to the product of their word multipliers.
    """
    cdef uint32_t bits = empty & lane.multiplied
    cdef int32_t score = lane.points_before[start + n] - lane.points_before[start], product = 1
    cdef int32_t other = lane.cross_points_before[start + n] - lane.cross_points_before[start]
    cdef int k
    other += premiums.bonus[bits_set(empty)]
    while bits:
        product *= lane.word[lowest_bit(bits)]
        bits &= bits - 1
    for k in range(n):
        score += <int32_t>premiums.value[row[k]] * lane.letter[start + k]
    bits = empty & lane.crossed
    while bits:
        k = lowest_bit(bits)
        bits &= bits - 1
        other += premiums.value[row[k - start]] * lane.crossing[k]
    times[0] = product
    return score * product + other


cdef inline int32_t blank_loss(
    const Premiums *premiums, const Lane *lane, int letter, int square, int32_t times
) noexcept nogil:
    """Return the points that a word loses if a tile laid is a blank. times: see `score_without_blanks`."""
    return premiums.value[letter] * (times * lane.letter[square] + lane.crossing[square])


cdef inline const uint8_t *row_of(Workspace work, uint32_t word) noexcept nogil:
    """Return the letters and length of a word in the layout of kernels.h."""
    return work.rows + <size_t>word * (WIDE if work.wide else NARROW)


cdef inline int length_of(Workspace work, const uint8_t *row) noexcept nogil:
    return row[(WIDE if work.wide else NARROW) - 1] - PAD
