"""Static evaluation: rank the plays, exchanges and pass of a turn by score and leave.

The equity of a choice is its score plus the value of its leave, in hundredths of a point. With equal
equity, plays precede exchanges. Plays are in the generator's order; exchanges are ordered by number of tiles, then
as text. A pass keeps the rack for another turn: its equity is that of the best other choice minus the average
value of a rack.

The first play of a game may be charged for vowels beside premium squares, where the other player can lay a valuable
letter next to them (`opening_charge`).
"""

from libc.limits cimport INT_MAX
from libc.stddef cimport size_t
from libc.stdint cimport int16_t, int32_t, uint32_t, uint8_t
from libc.string cimport memcmp, memset
from libcpp.algorithm cimport nth_element, sort, stable_sort
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range
from ..dictionary.bits cimport bits_set
from ..dictionary.compiled cimport Compiled
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS, MASTER
from .best_plays cimport MINUS_INFINITY, find_best, order_plays
from .board cimport Board, Layout, read_rack, spell_play
from .lanes cimport (
    MAX_RACK, LeaveValues, Play, Premiums, Rack, Squares, Workspace, empty_squares, position_of, release_workspace,
    take_workspace,
)
from .leaves cimport Leaves, Situation, Table, fill_leave_values, leave_size, positional_of, turn_row


cdef int choose(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, const Table *table,
    const Situation *situation, Workspace work, Choice *best
) except -1 nogil:
    cdef vector[Choice] found
    list_choices(d, premiums, squares, rack, table, situation, work, 1, &found)
    best[0] = found[0]


cdef int list_choices(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, const Table *table,
    const Situation *situation, Workspace work, size_t n, vector[Choice] *out
) except -1 nogil:
    cdef vector[Choice] exchanges
    cdef LeaveValues leaves
    cdef Choice choice
    cdef size_t i
    cdef int32_t least = MINUS_INFINITY
    cdef const Table *charged = NULL
    out.clear()
    if n == 0:
        return 0
    memset(&choice, 0, sizeof(Choice))
    if table == NULL:
        find_best(d, premiums, squares, rack, work, n, NULL, MINUS_INFINITY)
        keep_plays(d, premiums, squares, work, n, NULL, NULL, out)
        if out.empty() and may_exchange(rack, situation):
            choice.kind = EXCHANGE
            exchange_all(rack, situation.bag, choice.exchanged)
            out.push_back(choice)
            memset(&choice, 0, sizeof(Choice))
    else:
        fill_leave_values(table, premiums, rack, situation, work, &leaves)
        if may_exchange(rack, situation):
            list_exchanges(d, rack, &leaves, situation.bag, n, &exchanges)
            if exchanges.size() == n:
                least = exchanges[n - 1].equity
        find_best(d, premiums, squares, rack, work, n, &leaves, least)
        if is_charged(table, squares, situation.bag):
            charged = table
            least = max(least, nth_equity(d, premiums, squares, table, work, n))
            find_best(d, premiums, squares, rack, work, 0, &leaves, least)    # all of them
        keep_plays(d, premiums, squares, work, n, &leaves, charged, out)
        out.insert(out.end(), exchanges.begin(), exchanges.end())
        choice.equity = -table.mean
        if situation.bag == 0:
            choice.equity = leaves.value[leaves.whole]
        elif n == 1 and out.size():       # a pass is not the best
            choice.equity = MINUS_INFINITY
        else:
            for i in range(out.size()):
                if out[0][i].equity - table.mean > choice.equity:
                    choice.equity = out[0][i].equity - table.mean
    choice.kind = PASS
    if out.empty() or table != NULL or out.size() < n:
        out.push_back(choice)
    if table != NULL and out.size() > 1:
        stable_sort(out.begin(), out.end(), by_equity)
    if out.size() > n:
        out.resize(n)


cdef bint by_equity(const Choice &a, const Choice &b) noexcept nogil:
    return a.equity > b.equity


cdef inline bint may_exchange(const Rack *rack, const Situation *situation) noexcept nogil:
    return rack.tiles > 0 and situation.bag > 0 and situation.bag >= situation.exchange_from


cdef inline bint is_charged(const Table *table, const Squares *squares, int bag) noexcept nogil:
    """Return whether plays are charged for vowels beside premium squares."""
    return squares.tiles == 0 and table.vowel_charge > 0 and bag > 0


cdef int32_t opening_charge(
    Compiled d, const Premiums *premiums, const Table *table, const Play *play
) noexcept nogil:
    """Return what the vowels of a first play cost that lie beside a premium square in the next lane."""
    cdef const uint8_t *text = d.text + d.offset[play.word]
    cdef int side = premiums.side[play.direction], k, lane, at
    cdef int32_t charge = 0
    for k in range(play.length):
        if not table.vowels >> text[k] & 1:
            continue
        for lane in range(play.lane - 1, play.lane + 2, 2):
            at = lane * side + play.start + k
            if 0 <= lane < premiums.lanes[play.direction] and (
                premiums.letter[play.direction][at] > 1 or premiums.word[play.direction][at] > 1
            ):
                charge += table.vowel_charge
                break
    return charge


cdef int32_t leave_of(
    Compiled d, const Premiums *premiums, const Squares *squares, const Table *table, const Situation *situation,
    int tiles, const Choice *choice
) noexcept nogil:
    cdef int32_t value = choice.equity
    cdef const Play *play = &choice.play
    cdef const int16_t *row = turn_row(table, situation, tiles)
    cdef LeaveValues leaves
    cdef uint32_t empty = 0
    if choice.kind == PLAY:
        empty = empty_squares(&squares.lane[play.direction][play.lane], play.start, play.length)
        value -= 100 * play.score
        if is_charged(table, squares, situation.bag):
            value += opening_charge(d, premiums, table, play)
        leaves.positional = positional_of(table, premiums, situation)
        leaves.places = 4 * table.squares
        if leaves.positional != NULL:
            value -= position_of(
                &leaves, premiums, play.direction, play.lane, play.start, d.text + d.offset[play.word], empty,
                squares.crossed[play.direction][play.lane], play.blanks)
    return value if row == NULL or choice.kind == PASS else value - row[1 + bits_set(empty)]


cdef int32_t nth_equity(
    Compiled d, const Premiums *premiums, const Squares *squares, const Table *table, Workspace work, size_t n
) except? -1 nogil:
    """Return the n-th highest equity of the plays found after their charge. Play.score is the equity before it."""
    cdef vector[int32_t] equities
    cdef size_t i
    if work.found < n:
        return MINUS_INFINITY
    for i in range(work.found):
        equities.push_back(work.plays[i].score - opening_charge(d, premiums, table, &work.plays[i]))
    nth_element(equities.begin(), equities.end() - n, equities.end())
    return equities[work.found - n]


cdef int keep_plays(
    Compiled d, const Premiums *premiums, const Squares *squares, Workspace work, size_t n, const LeaveValues *leaves,
    const Table *charged, vector[Choice] *out
) except -1 nogil:
    """Add the `n` best plays found, best first. Replaces their equity in Play.score by the score.

    charged: NULL if plays are not charged for vowels.
    """
    cdef Choice choice
    cdef size_t i
    if work.found == 0:
        return 0
    if leaves != NULL:
        for i in range(work.found):
            work.plays[i].score = (work.plays[i].score - besides(d, premiums, squares, leaves, &work.plays[i])) // 100
    order_plays(d, premiums, squares, work, n if leaves == NULL else work.found)
    memset(&choice, 0, sizeof(Choice))
    for i in range(work.found if n > work.found or leaves != NULL else n):
        choice.play = work.plays[i]
        choice.equity = 100 * choice.play.score
        if leaves != NULL:
            choice.equity += besides(d, premiums, squares, leaves, &choice.play)
        if charged != NULL:
            choice.equity -= opening_charge(d, premiums, charged, &choice.play)
        out.push_back(choice)
    if leaves != NULL:
        stable_sort(out.begin(), out.end(), by_equity)
        if out.size() > n:
            out.resize(n)


cdef int32_t besides(
    Compiled d, const Premiums *premiums, const Squares *squares, const LeaveValues *leaves, const Play *play
) noexcept nogil:
    """Return what a play is worth besides its score: the value of its leave and its positional value."""
    cdef const uint8_t *text = d.text + d.offset[play.word]
    cdef uint32_t occupied = squares.occupied[play.direction][play.lane] >> play.start
    cdef int32_t index = leaves.whole
    cdef int k
    for k in range(play.length):
        if not occupied >> k & 1:
            index -= leaves.stride[<int>MASTER if play.blanks >> k & 1 else text[k]]
    if leaves.positional == NULL:
        return leaves.value[index]
    return leaves.value[index] + position_of(
        leaves, premiums, play.direction, play.lane, play.start, text,
        empty_squares(&squares.lane[play.direction][play.lane], play.start, play.length),
        squares.crossed[play.direction][play.lane], play.blanks)


# ---------------------------------------------------------------- exchanges

cdef struct Exchange:
    int32_t equity
    int tiles
    uint8_t text[MAX_RACK + 1]    # ranks of the tiles as text, from 1
    Choice choice


cdef bint before(const Exchange &a, const Exchange &b) noexcept nogil:
    if a.equity != b.equity:
        return a.equity > b.equity
    if a.tiles != b.tiles:
        return a.tiles < b.tiles
    return memcmp(a.text, b.text, sizeof(a.text)) < 0


cdef void exchange_all(const Rack *rack, int bag, uint8_t *exchanged) noexcept nogil:
    """Exchange all tiles of a rack, or the first of them if the bag has fewer."""
    cdef int x, k
    for x in range(CARDS):
        k = rack.counts[x] if rack.counts[x] < bag else bag
        exchanged[x] = <uint8_t>k
        bag -= k


cdef int list_exchanges(
    Compiled d, const Rack *rack, const LeaveValues *leaves, int bag, size_t n, vector[Choice] *out
) except -1 nogil:
    cdef vector[Exchange] all
    cdef Exchange exchange
    cdef int32_t i, left, least = MINUS_INFINITY
    cdef int x, y, place, exchanged
    if n == 1 and bag >= rack.tiles:       # only those with the highest equity matter
        for i in range(leaves.whole):
            if leaves.exchange[i] > least:
                least = leaves.exchange[i]
    for i in range(leaves.whole):
        check_stop(16)
        if leaves.exchange[i] < least:
            continue
        memset(&exchange, 0, sizeof(Exchange))
        exchange.choice.kind = EXCHANGE
        exchange.equity = exchange.choice.equity = leaves.exchange[i]
        left = i
        for x in range(CARDS):
            if not rack.counts[x]:
                continue
            exchanged = rack.counts[x] - left % (rack.counts[x] + 1)
            left //= rack.counts[x] + 1
            exchange.choice.exchanged[x] = <uint8_t>exchanged
            place = 1                      # of a blank, "?"
            for y in range(d.letters.n if x < MASTER else 0):
                place += d.letters.upper_point[y] <= d.letters.upper_point[x]
            for _ in range(exchanged):
                exchange.text[exchange.tiles] = <uint8_t>place
                exchange.tiles += 1
        if exchange.tiles <= bag:
            all.push_back(exchange)
    sort(all.begin(), all.end(), before)
    for i in range(<int32_t>(all.size() if all.size() < n else n)):
        out.push_back(all[i].choice)


cdef int best_equity(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, LeaveValues *leaves,
    const Situation *situation, Workspace work, int32_t least, int32_t *out
) except -1 nogil:
    cdef int32_t i
    cdef size_t k
    out[0] = least
    if may_exchange(rack, situation):
        for i in range(leaves.whole):
            if leaves.exchange[i] > out[0] and rack.tiles - leave_size(rack, i) <= situation.bag:
                out[0] = leaves.exchange[i]
    find_best(d, premiums, squares, rack, work, 1, leaves, out[0])
    for k in range(work.found):
        if work.plays[k].score > out[0]:
            out[0] = work.plays[k].score


# ---------------------------------------------------------------- for Python

# (kind, (direction, row, column), word or tiles, score, equity in hundredths of a point)
_Choice = tuple[str, tuple[int, int, int] | None, str, int, int]


def best_choices(
    Board board not None, bytes rack not None, Leaves leaves or None, *, int bag, int top=1, int exchange_from=7,
    int players=2, int others_value=0,
) -> list[_Choice]:
    """Return the best choices of a turn, best first. Releases the GIL. Raises BadOption.

    rack: 33 counts by code; leaves: None to rank by score; bag: number of tiles; exchange_from: fewest tiles in
    the bag that allow an exchange; others_value: points of the opponents' tiles, once the bag is empty.
    Each choice is (kind, place, text, score, equity in hundredths of a point): ("play", (direction, row, column),
    word, ...), ("exchange", None, tiles, ...) or ("pass", None, "", ...).
    """
    cdef Rack hand
    cdef Situation situation
    cdef vector[Choice] found
    cdef Workspace work
    cdef const Premiums *premiums = &board.layout.premiums
    cdef const Table *table = NULL
    if leaves is not None:
        table = &leaves.table
    check_range("bag", bag, 0, INT_MAX)
    check_range("top", top, 0, INT_MAX)
    check_range("exchange_from", exchange_from, 0, INT_MAX)
    check_range("players", players, 1, INT_MAX)
    check_range("others_value", others_value, 0, 1_000_000)
    situation = Situation(bag, exchange_from, players, others_value)
    read_rack(board.dictionary, rack, &hand, "")
    work = take_workspace(board.dictionary, premiums)
    board.searches += 1
    try:
        with nogil:
            list_choices(board.dictionary, premiums, &board.state, &hand, table, &situation, work, top, &found)
    finally:
        board.searches -= 1
        release_workspace(board.dictionary, work)
    return [describe(board.dictionary, board.layout, &board.state, &found[i]) for i in range(found.size())]


cdef tuple describe(Compiled d, Layout layout, const Squares *squares, const Choice *choice):
    cdef const Play *play = &choice.play
    if choice.kind == PASS:
        return "pass", None, "", 0, choice.equity
    if choice.kind == EXCHANGE:
        return "exchange", None, spell_tiles(d, choice.exchanged, "?"), 0, choice.equity
    return (
        "play",
        (play.direction, play.start if play.direction else play.lane, play.lane if play.direction else play.start),
        spell_play(d, layout.columns, squares.tile[0], play), play.score, choice.equity)


cdef str spell_tiles(Compiled d, const uint8_t *counts, str blank):
    cdef int x
    return "".join([(d.upper[x] if x < MASTER else blank) * counts[x] for x in range(CARDS) if counts[x]])
