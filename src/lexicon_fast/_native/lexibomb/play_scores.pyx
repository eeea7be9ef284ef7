"""Scores of the plays of Lexibomb: over all placements of the hidden bombs, or for known numbers of bombs.

For expected scores, the values of a set of new squares are computed once for all plays on them (see expected.pyx). A
cross word has one new square.
"""

from lexicon_fast.base.errors import BadOption, excerpt

from libc.math cimport nearbyint
from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t
from libcpp.vector cimport vector

from ..dictionary.arguments cimport instances_of, items_of
from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled
from ..dictionary.deadline cimport check_stop
from ..tiles.board cimport read_rack
from ..tiles.lanes cimport EMPTY, MAX_RACK, Lane, Premiums, Rack, Squares, Workspace, release_workspace, take_workspace
from .blank_plays cimport Board, Finder, Play, Plays, find_plays, order_plays, squares_of
from .bombs cimport HIT, Field, is_symmetric
from .expected cimport Expected, ExpectedValues, expect_cached

cdef enum:
    NUMBERS = 9                   # of bombs around a square
    MAX_TIMES = 100


# ---------------------------------------------------------------- expected scores

cdef class Scores:
    pass


cdef inline double rounded(double score) noexcept nogil:
    """Round to nine decimals, then six, so that equal scores stay equal if they were summed in another order."""
    return nearbyint(nearbyint(score * 1e9) / 1e3) / 1e6


cdef int score_play(
    ExpectedValues expected, Scores scores, const Premiums *premiums, const Squares *squares, const Play *play
) except -1 nogil:
    cdef const Lane *lane = &squares.lane[play.direction][play.lane]
    cdef const int32_t *cross_sum = squares.cross_sum[play.direction] + play.lane * premiums.side[play.direction]
    cdef int columns = premiums.side[0], n = 0, k, end = play.start + play.length
    cdef uint32_t empty = (((<uint32_t>1 << play.length) - 1) << play.start) & ~lane.occupied
    cdef uint16_t at[MAX_RACK + 1]
    cdef uint8_t where[MAX_RACK + 1]
    cdef double score, error, points
    cdef int32_t lying = lane.points_before[end] - lane.points_before[play.start], value
    cdef const Expected *found
    while empty:
        k = lowest_bit(empty)
        empty &= empty - 1
        where[n] = <uint8_t>k
        at[n] = <uint16_t>(k * columns + play.lane if play.direction else play.lane * columns + k)
        n += 1
    found = expect_cached(expected, at, n)
    score = premiums.bonus[n] + lying * found.word
    points = lying
    for k in range(n):
        value = premiums.value[play.laid[k]]
        score += value * found.letters[k]
        points += value
    error = points * found.error
    scores.bomb.push_back(rounded(found.bomb))
    for k in range(n):
        if lane.crossed >> where[k] & 1:
            found = expect_cached(expected, &at[k], 1)
            value = premiums.value[play.laid[k]]
            score += cross_sum[where[k]] * found.word + value * found.letters[0]
            error += (cross_sum[where[k]] + value) * found.error
    scores.score.push_back(rounded(score))
    scores.error.push_back(error)


cdef int score_plays(
    ExpectedValues expected, Scores scores, const Premiums *premiums, const Squares *squares, Finder finder
) except -1 nogil:
    cdef size_t i
    scores.score.clear()
    scores.bomb.clear()
    scores.error.clear()
    for i in range(finder.found.size()):
        if i & 255 == 255:
            check_stop(200 * 256)
        score_play(expected, scores, premiums, squares, &finder.found[i])


cdef int check_field(Board board, Field f, str place) except -1:
    cdef int i
    if f.rows != board.layout.rows or f.columns != board.layout.columns:
        raise BadOption(
            f"{place}the odds are for {f.rows} x {f.columns} squares, but the board has"
            f" {board.layout.rows} x {board.layout.columns}")
    for i in range(f.rows * f.columns):
        if f.shown[i] == HIT and board.state.tile[0][i] == EMPTY:
            raise BadOption(f"{place}square {f.square_name(i)}: its bomb was hit, so it must have a tile")


cdef int score_position(
    Compiled d, ExpectedValues expected, const Premiums *premiums, const Squares *squares, const Rack *rack,
    Workspace work, Finder finder, Scores scores, Plays out, size_t top
) except -1 nogil:
    cdef size_t i, play
    find_plays(d, premiums, squares, rack, work, finder, expected.field.symmetric)
    score_plays(expected, scores, premiums, squares, finder)
    order_plays(d, premiums, finder, scores.score.data(), top)
    out.add(finder)
    for i in range(finder.ordered.size()):
        play = finder.ordered[i].play
        out.scores.push_back(scores.score[play])
        out.bombs.push_back(scores.bomb[play])
        out.errors.push_back(scores.error[play])


def score_batch(boards, racks, fields, letter, word, *, Py_ssize_t top=-1):
    """Return all plays of positions with their expected scores, best first. Releases the GIL. Raises BadOption.

    boards: with the same dictionary and layout; racks: 33 counts by code, blanks last; letter, word:
    multipliers of a square with 0 to 8 bombs around it; top: number of plays of each position, -1 for all.
    Plays are ordered by descending score (six decimals), then place, then word as text.
    """
    cdef list board_list = instances_of(boards, "boards", Board), rack_list = instances_of(racks, "racks", bytes)
    cdef list field_list = instances_of(fields, "fields", Field)
    cdef Py_ssize_t n = len(board_list), i
    cdef Board board, first
    cdef Field field
    cdef Plays out
    cdef Finder finder = Finder()
    cdef Scores scores = Scores()
    cdef Workspace work
    cdef ExpectedValues expected
    cdef Rack hand
    cdef list tiles = []
    cdef str place
    if n == 0 or len(rack_list) != n or len(field_list) != n:
        raise BadOption(
            f"{n} boards, {len(rack_list)} racks, {len(field_list)} fields; pass the same number of each, at least 1")
    if top < -1:
        raise BadOption(f"top is {top}; use 0 or more, or -1 for all plays")
    first = board_list[0]
    out = Plays.__new__(Plays, first.dictionary, first.layout)
    work = take_workspace(first.dictionary, &first.layout.premiums)
    try:
        for i in range(n):
            board = board_list[i]
            field = field_list[i]
            place = f"position {i}: " if n > 1 else ""
            if board.dictionary is not first.dictionary or board.layout is not first.layout:
                raise BadOption(f"{place}another dictionary or layout; use the same for all positions")
            check_field(board, field, place)
            read_rack(board.dictionary, rack_list[i], &hand, place)
            expected = ExpectedValues(field, letter, word)
            tiles.append(board.squares)
            board.searches += 1
            try:
                with nogil:
                    score_position(
                        board.dictionary, expected, &board.layout.premiums, &board.state, &hand, work, finder, scores,
                        out, <size_t>top)
            finally:
                board.searches -= 1
    finally:
        release_workspace(first.dictionary, work)
    out.tiles = b"".join(tiles)
    return out


# ---------------------------------------------------------------- known numbers of bombs

cdef double score_known(
    const Premiums *premiums, const Squares *squares, const Play *play, const uint8_t *kinds,
    const int32_t *letter, const int32_t *word
) noexcept nogil:
    cdef const Lane *lane = &squares.lane[play.direction][play.lane]
    cdef const int32_t *cross_sum = squares.cross_sum[play.direction] + play.lane * premiums.side[play.direction]
    cdef int at[MAX_RACK + 1]
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
    cdef int32_t letters[NUMBERS + 1]
    cdef int32_t words[NUMBERS + 1]
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
