"""Scores of the plays of Lexibomb if the number of bombs around each square is known, or assumed.

bots/lexibomb/static.py uses these scores, because it ignores hidden bombs.
"""

from lexicon_fast.base.errors import BadOption, excerpt

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t
from libcpp.vector cimport vector

from ..dictionary.arguments cimport items_of
from ..dictionary.deadline cimport check_stop
from ..tiles.board cimport read_rack
from ..tiles.lanes cimport Lane, Premiums, Rack, Squares, Workspace, release_workspace, take_workspace
from .blank_plays cimport Board, Finder, Play, Plays, find_plays, order_plays, squares_of
from .bombs cimport is_symmetric

cdef enum:
    NUMBERS = 9                   # kinds without a bomb
    MAX_TIMES = 100


cdef double score_known(
    const Premiums *premiums, const Squares *squares, const Play *play, const uint8_t *kinds,
    const int32_t *letter, const int32_t *word
) noexcept nogil:
    cdef const Lane *lane = &squares.lane[play.direction][play.lane]
    cdef const int32_t *cross_sum = squares.cross_sum[play.direction] + play.lane * premiums.side[play.direction]
    cdef int at[16]
    cdef int n = squares_of(premiums, squares, play, at), k, along
    cdef double times = 1, value, others = premiums.bonus[n]   # doubles, because custom rulesets may exceed 32 bits
    cdef double total = lane.points_before[play.start + play.length] - lane.points_before[play.start]
    for k in range(n):
        value = <double>premiums.value[play.laid[k]] * letter[kinds[at[k]]]
        total += value
        times *= word[kinds[at[k]]]
        along = at[k] // premiums.side[0] if play.direction else at[k] % premiums.side[0]
        if lane.crossed >> along & 1:
            others += (cross_sum[along] + value) * word[kinds[at[k]]]
    return total * times + others


def score_known_plays(
    Board board not None, bytes rack not None, bytes numbers not None, letter, word, *, Py_ssize_t top=-1
):
    """Return all plays, best first, as if no square has a bomb. Releases the GIL. Raises BadOption.

    rack: 33 counts by code, blanks last; numbers: bombs around each square, by row, 0 to 8; letter, word:
    multipliers by number, 0 to 100; top: number of plays, -1 for all. Plays are ordered by descending score,
    then place, then word as text.
    """
    cdef Plays out = Plays.__new__(Plays, board.dictionary, board.layout)
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
            f"{len(numbers)} numbers up to {max(numbers, default=0)};"
            f" use {board.layout.rows * board.layout.columns} from 0 to {NUMBERS - 1}")
    read_known_multipliers(letter, letters)
    read_known_multipliers(word, words)
    if top < -1:
        raise BadOption(f"top is {top}; use 0 or more, or -1 for all plays")
    read_rack(board.dictionary, rack, &hand, "")
    work = take_workspace(board.dictionary, premiums)
    board.searches += 1
    try:
        with nogil:
            symmetric = is_symmetric(around, board.layout.rows, board.layout.columns)
            find_plays(board.dictionary, premiums, &board.state, &hand, work, f, symmetric)
            for i in range(f.found.size()):
                if i & 255 == 255:
                    check_stop(64 * 256)
                scores.push_back(score_known(premiums, &board.state, &f.found[i], around, letters, words))
            order_plays(board.dictionary, premiums, f, scores.data(), <size_t>top)
    finally:
        board.searches -= 1
        release_workspace(board.dictionary, work)
    out.tiles = board.squares
    out.add(f)
    for i in range(f.ordered.size()):
        out.scores.push_back(scores[f.ordered[i].play])
    out.bombs.resize(out.scores.size(), 0)
    out.errors.resize(out.scores.size(), 0)
    return out


cdef int read_known_multipliers(given, int32_t *times) except -1:
    cdef list read = items_of(given, "letter and word", "int")
    cdef int i
    if len(read) != NUMBERS or not all([isinstance(each, int) and 0 <= each <= MAX_TIMES for each in read]):
        raise BadOption(f"multipliers are {excerpt(given)}; use {NUMBERS} whole numbers from 0 to {MAX_TIMES}")
    for i in range(NUMBERS):
        times[i] = read[i]
    times[NUMBERS] = 0
