"""The plays of Lexibomb with what they score if each square has the number of bombs around it that is given.

For players who do not think about bombs: see bots/lexibomb/greedy.py.
"""

from lexicon_fast.errors import BadOption

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t
from libcpp.vector cimport vector

from ..dictionary.arguments cimport items_of
from ..dictionary.deadline cimport check_stop
from ..tiles.board cimport read_rack
from ..tiles.lanes cimport Lane, Premiums, Rack, Squares, Workspace, give_back_workspace, take_workspace
from .blank_plays cimport Board, Finder, Pattern, Patterns, find_patterns, order_patterns, squares_of
from .bombs cimport same_both_ways

cdef enum:
    NUMBERS = 9
    MOST_TIMES = 100


cdef double score_shown(
    const Premiums *premiums, const Squares *squares, const Pattern *play, const uint8_t *kinds,
    const int32_t *letter, const int32_t *word
) noexcept nogil:
    cdef const Lane *lane = &squares.lane[play.direction][play.lane]
    cdef const int32_t *cross_sum = squares.cross_sum[play.direction] + play.lane * premiums.side[play.direction]
    cdef int at[16]
    cdef int n = squares_of(premiums, squares, play, at), k, along
    cdef double times = 1, value, others = premiums.bonus[n]   # rulesets of one's own go beyond 32 bits
    cdef double total = lane.lying[play.start + play.length] - lane.lying[play.start]
    for k in range(n):
        value = <double>premiums.value[play.laid[k]] * letter[kinds[at[k]]]
        total += value
        times *= word[kinds[at[k]]]
        along = at[k] // premiums.side[0] if play.direction else at[k] % premiums.side[0]
        if lane.crossed >> along & 1:
            others += (cross_sum[along] + value) * word[kinds[at[k]]]
    return total * times + others


def score_shown_plays(
    Board board not None, bytes rack not None, bytes numbers not None, letter, word, *, Py_ssize_t top=-1
):
    """All plays, best first: Patterns, no chance of a bomb in any of them. Releases the GIL.

    rack: 33 counts by code, blanks last; numbers: of each square, by row, the bombs around it, 0 to 8;
    letter, word: what a square with so many multiplies, 0 to 100; top: so many plays, -1 for all.
    Order: score falling, then place and word as text. Raises BadOption.
    """
    cdef Patterns out = Patterns.__new__(Patterns, board.dictionary, board.layout)
    cdef const Premiums *premiums = &board.layout.premiums
    cdef int32_t letters[10]
    cdef int32_t words[10]
    cdef const uint8_t *around = numbers
    cdef vector[double] scores
    cdef Finder f = Finder()
    cdef Rack hand
    cdef Workspace work
    cdef size_t i
    cdef bint symmetric
    if len(numbers) != board.layout.rows * board.layout.columns or max(numbers) >= NUMBERS:
        raise BadOption(
            f"numbers of {len(numbers)} squares; accepted: {board.layout.rows * board.layout.columns}, each 0 to"
            f" {NUMBERS - 1}")
    read_times(letter, letters)
    read_times(word, words)
    if top < -1:
        raise BadOption(f"top {top}; accepted: 0 and more, or -1 for all")
    read_rack(board.dictionary, rack, &hand, "")
    work = take_workspace(board.dictionary, premiums)
    board.readers += 1
    try:
        with nogil:
            symmetric = same_both_ways(around, board.layout.rows, board.layout.columns)
            find_patterns(board.dictionary, premiums, &board.state, &hand, work, f, symmetric)
            for i in range(f.found.size()):
                if i & 255 == 255:
                    check_stop(64 * 256)
                scores.push_back(score_shown(premiums, &board.state, &f.found[i], around, letters, words))
            order_patterns(board.dictionary, premiums, f, scores.data(), <size_t>top)
    finally:
        board.readers -= 1
        give_back_workspace(board.dictionary, work)
    out.tiles = board.squares
    out.add(f)
    for i in range(f.ordered.size()):
        out.scores.push_back(scores[f.ordered[i].play])
    out.bombs.resize(out.scores.size(), 0)
    out.errors.resize(out.scores.size(), 0)
    return out


cdef int read_times(given, int32_t *times) except -1:
    """Of each kind of square; a bomb multiplies by 0. Raises BadOption."""
    cdef list read = items_of(given, "letter and word", "int")
    cdef int i
    if len(read) != NUMBERS or not all([isinstance(each, int) and 0 <= each <= MOST_TIMES for each in read]):
        raise BadOption(f"multipliers {given!r:.60}; accepted: {NUMBERS} whole numbers from 0 to {MOST_TIMES}")
    for i in range(NUMBERS):
        times[i] = read[i]
    times[NUMBERS] = 0
    return 0
