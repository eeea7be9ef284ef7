"""An exact census of racks: the best choice with every rack that can be drawn on a board, summed by leave.

One search finds the plays of all racks together. For each multiset of tiles, the most points of a play that lays
exactly these tiles are kept. The equity of a rack is the maximum, over the tiles that it can lay, of these points
plus the value of the other tiles. A traversal of all racks, from the lowest code to the highest, shares the ways to
divide the lower tiles of a rack into tiles to lay and tiles to keep. The sums of a leave follow from those of the
leaves with one tile more.

Multisets are numbered by size, then in the order of the lists of their tiles, lowest code first. So those that add
one higher tile to a multiset have consecutive numbers, and the racks of an innermost loop read consecutive entries.
"""

from lexicon_fast.base.errors import BadOption

from libc.limits cimport INT_MAX
from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_card_table, check_range
from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS, MASTER
from ..tiles.board cimport Board
from ..tiles.lanes cimport (
    Lane, Play, Premiums, Rack, Squares, Workspace, fit_words, open_lanes, release_workspace, take_workspace,
    words_of_key,
)
from ..tiles.leaves cimport Leaves, Table
from ..tiles.static_eval cimport Choice
from .learning cimport LeaveSums
from .selfplay cimport Match, apply_choice, begin, choose_turn

cdef enum:
    MAX_RACK_TILES = 7
    MAX_KINDS = 33
    NO_PLAY = -(1 << 29)


cdef struct Node:                 # the lower tiles of some racks
    uint32_t tiles                # their number
    int kinds
    uint32_t less[MAX_RACK_TILES]  # all but one tile of a kind
    int count[MAX_RACK_TILES]     # tiles of the kind
    int parts                     # ways to divide the tiles:
    uint32_t laid[64]
    uint32_t kept[64]


cdef struct Census:
    int size                      # of a rack
    int kinds                     # of tiles, by code
    int code[CARDS]
    int kind[CARDS]               # by code
    int most[CARDS]               # tiles in the game, by kind
    int unseen[CARDS]             # by kind
    double ways[CARDS][MAX_RACK_TILES + 1]  # to take tiles of a kind
    const uint32_t *first         # of a multiset, to which a higher kind is added: the number of both
    const uint32_t *rank          # of a multiset as a leave: see leaves.pyx
    const int32_t *worth          # of a leave
    int32_t *exchange             # highest value of a leave that an exchange of one tile or more keeps
    int32_t fallback              # equity if there is neither a play nor an exchange
    int32_t *points               # most points of a play that lays these tiles, times 100
    uint8_t *more                 # bit k: with k tiles of one higher kind, these tiles can be laid
    double *sums                  # of the leaves
    int level                     # tiles of the multisets being visited
    double total                  # sum of the equities of all racks
    double drawn                  # number of ways to draw a rack
    double completions            # number of ways to complete a multiset of `level` tiles to a rack
    double *out_sums              # the results by rank: see LeaveSums
    double *out_squares
    double *out_weights
    uint32_t *out_counts
    Node nodes[MAX_RACK_TILES + 1]


cdef inline uint32_t with_tiles(const Census *c, uint32_t tiles, int kind, int k) noexcept nogil:
    """Return the number of a multiset with `k` more tiles of its highest kind or a higher one."""
    for _ in range(k):
        tiles = c.first[tiles] + kind
    return tiles


# ---------------------------------------------------------------- plays

cdef inline int unseen_of(const Census *c, int code) noexcept nogil:
    return c.unseen[c.kind[code]] if c.kind[code] >= 0 else 0


cdef int find_points(
    Census *c, Compiled d, const Premiums *premiums, const Squares *squares, Workspace work
) except -1 nogil:
    """Fill `points` and `more` with the plays of all racks."""
    cdef Rack rack
    cdef size_t i, j, found
    cdef int x, k, most
    memset(&rack, 0, sizeof(Rack))
    # A rack with all unseen tiles, of which a play lays `size` or fewer. A blank stands for one more of each letter.
    for x in range(d.letters.n):
        most = unseen_of(c, x) + unseen_of(c, MASTER)
        rack.counts[x] = <uint8_t>(most if most < 128 else 128)
    rack.tiles = c.size
    work.top = 0
    open_lanes(d, premiums, squares, &rack, work, False, True)
    for i in range(work.keys.size()):
        found = words_of_key(d, &rack, &work.keys[i], work.keys[i].counts[<int>MASTER], False, work)
        k = work.keys[i].first if found else -1
        while k >= 0:
            work.found = 0
            fit_words(d, premiums, &rack, work, &work.slots[k], found)
            for j in range(work.found):
                add_play(c, d, premiums, squares, &work.plays[j])
            k = work.slots[k].next
    work.found = 0


cdef int add_play(
    Census *c, Compiled d, const Premiums *premiums, const Squares *squares, const Play *play
) except -1 nogil:
    """Add a play, with each choice of blanks among its tiles."""
    cdef const Lane *lane = &squares.lane[play.direction][play.lane]
    cdef const uint8_t *text = d.text + d.offset[play.word]
    cdef uint32_t bits = ((((<uint32_t>1 << play.length) - 1) << play.start)) & ~lane.occupied
    cdef uint32_t squares_left = bits & lane.multiplied
    cdef uint8_t letter[MAX_RACK_TILES]
    cdef int32_t loss[MAX_RACK_TILES]
    cdef int32_t each
    cdef int n = 0, k, at, times = 1, lacking = 0, blanks = unseen_of(c, MASTER), counted = 0
    while squares_left:
        times *= lane.word[lowest_bit(squares_left)]
        squares_left &= squares_left - 1
    while bits:
        at = lowest_bit(bits)
        bits &= bits - 1
        k = n
        each = 100 * premiums.value[text[at - play.start]] * (times * lane.letter[at] + lane.crossing[at])
        while k and letter[k - 1] > text[at - play.start]:
            letter[k] = letter[k - 1]
            loss[k] = loss[k - 1]
            k -= 1
        letter[k] = text[at - play.start]
        loss[k] = each
        n += 1
    for k in range(n):
        counted = counted + 1 if k and letter[k] == letter[k - 1] else 1
        lacking += counted > unseen_of(c, letter[k])
    if lacking > blanks:
        return 0
    check_stop(20)
    add_tiles(c, letter, loss, n, 0, 0, 0, 0, 0, blanks, 100 * play.score)


cdef int add_tiles(
    Census *c, const uint8_t *letter, const int32_t *loss, int n, int at, uint32_t tiles, int laid, uint32_t lower,
    int highest, int blanks, int32_t points
) except -1 nogil:
    """Add the plays that lay the letters from index `at` on with tiles or blanks.

    tiles: those before, without blanks; laid: their number; lower: those without their highest kind, of which there
    are `highest`.
    """
    cdef int end = at + 1, k, used = n - laid
    cdef uint32_t all
    cdef int32_t lost = 0
    if at == n:
        all = tiles
        if used:                           # the other letters are blanks, which are the highest kind
            all = with_tiles(c, tiles, c.kind[<int>MASTER], used)
            lower = tiles
            highest = used
        if points > c.points[all]:
            c.points[all] = points
            c.more[all] |= 1
            c.more[lower] |= <uint8_t>(1 << highest)
        return 0
    while end < n and letter[end] == letter[at]:
        end += 1
    for k in range((end - at if end - at < blanks else blanks) + 1):
        # Equal letters: the blanks are where they lose the fewest points.
        if k:
            lost = least_loss(loss + at, end - at, k)
        used = end - at - k
        if used == 0:
            add_tiles(c, letter, loss, n, end, tiles, laid, lower, highest, blanks - k, points - lost)
        elif used <= unseen_of(c, letter[at]):
            add_tiles(
                c, letter, loss, n, end, with_tiles(c, tiles, c.kind[letter[at]], used), laid + used, tiles, used,
                blanks - k, points - lost)


cdef int32_t least_loss(const int32_t *loss, int n, int k) noexcept nogil:
    """Return the sum of the `k` lowest of `n` numbers, at most seven."""
    cdef int32_t sorted[MAX_RACK_TILES]
    cdef int32_t sum = 0
    cdef int i, j
    for i in range(n):
        j = i
        while j and sorted[j - 1] > loss[i]:
            sorted[j] = sorted[j - 1]
            j -= 1
        sorted[j] = loss[i]
    for i in range(k):
        sum += sorted[i]
    return sum


# ---------------------------------------------------------------- racks

cdef int visit(Census *c, int depth, int x, int tiles, double ways) except -1 nogil:
    """Visit all multisets of `level` tiles that add tiles of the kinds from `x` on to a node."""
    cdef int left = c.level - tiles, a, k
    if c.level < c.size:
        for a in range(x, c.kinds):
            if c.unseen[a] >= left:
                finish_leave(c, depth, a, left, ways * c.ways[a][left])
    elif left == 1:
        value_racks(c, depth, x, ways)
    else:
        for a in range(x, c.kinds):
            if c.unseen[a] >= left:
                value_rack(c, depth, a, left, ways)
    for k in range(1, left):
        for a in range(x, c.kinds - 1):
            if c.unseen[a] >= k:
                extend(c, depth, a, k)
                visit(c, depth + 1, a + 1, tiles + k, ways * c.ways[a][k])


cdef void extend(Census *c, int depth, int a, int k) noexcept nogil:
    """Make the node of a node's tiles and `k` of kind `a`."""
    cdef const Node *node = &c.nodes[depth]
    cdef Node *out = &c.nodes[depth + 1]
    cdef int i, j, n = 0
    for i in range(node.kinds):
        out.less[i] = with_tiles(c, node.less[i], a, k)
        out.count[i] = node.count[i]
    out.less[node.kinds] = with_tiles(c, node.tiles, a, k - 1)
    out.count[node.kinds] = k
    out.kinds = node.kinds + 1
    out.tiles = with_tiles(c, node.tiles, a, k)
    if c.level < c.size:
        return
    for i in range(node.parts):
        for j in range(k + 1):
            out.laid[n] = with_tiles(c, node.laid[i], a, j)
            out.kept[n] = with_tiles(c, node.kept[i], a, k - j)
            n += 1
    out.parts = n


cdef int value_racks(Census *c, int depth, int x, double ways) except -1 nogil:
    """Value the racks of a node and one tile from kind `x` on, and add them to their largest leaves."""
    cdef const Node *node = &c.nodes[depth]
    cdef int32_t best[CARDS]
    cdef int n = c.kinds - x, i, k
    cdef double drawn
    cdef double sums[CARDS]
    cdef double sum = 0
    cdef double *into
    check_stop(100 + 10 * n)
    for k in range(n):
        best[k] = c.exchange[c.first[node.tiles] + x + k]
    for i in range(node.parts):
        if c.more[node.laid[i]] & 1:
            raise_to(best, n, c.worth + c.first[node.kept[i]] + x, c.points[node.laid[i]])
        if c.more[node.laid[i]] & 2:
            raise_to(best, n, c.points + c.first[node.laid[i]] + x, c.worth[node.kept[i]])
    for k in range(n):
        drawn = ways * c.ways[x + k][1]
        if best[k] < NO_PLAY >> 1:
            best[k] = c.fallback
        sums[k] = drawn * best[k]
        sum += sums[k]
        c.drawn += drawn
    c.total += sum
    c.sums[node.tiles] += sum
    for i in range(node.kinds):
        into = c.sums + c.first[node.less[i]] + x
        for k in range(n):
            into[k] += node.count[i] * sums[k]


cdef inline void raise_to(int32_t *best, int n, const int32_t *values, int32_t more) noexcept nogil:
    cdef int k
    for k in range(n):
        best[k] = best[k] if best[k] > values[k] + more else values[k] + more


cdef int value_rack(Census *c, int depth, int a, int k, double ways) except -1 nogil:
    """Value the rack of a node and `k` tiles of kind `a`, and add it to its largest leaves."""
    cdef const Node *node = &c.nodes[depth]
    cdef int i, j
    cdef int32_t best = c.exchange[with_tiles(c, node.tiles, a, k)], each
    check_stop(200)
    for i in range(node.parts):
        for j in range(k + 1):
            if c.more[node.laid[i]] >> j & 1:
                each = c.points[with_tiles(c, node.laid[i], a, j)] + c.worth[with_tiles(c, node.kept[i], a, k - j)]
                best = each if each > best else best
    if best < NO_PLAY >> 1:
        best = c.fallback
    ways *= c.ways[a][k]
    c.total += ways * best
    c.drawn += ways
    scatter(c, node, a, k, ways * best)


cdef inline void scatter(Census *c, const Node *node, int a, int k, double sum) noexcept nogil:
    """Add the sum of a node's tiles and `k` of kind `a` to the multisets with one tile less."""
    cdef int i
    for i in range(node.kinds):
        c.sums[with_tiles(c, node.less[i], a, k)] += node.count[i] * sum
    c.sums[with_tiles(c, node.tiles, a, k - 1)] += k * sum


cdef int finish_leave(Census *c, int depth, int a, int k, double ways) except -1 nogil:
    """Add what a leave is worth to the results, and its sum to smaller leaves. ways: to take it."""
    cdef uint32_t tiles = with_tiles(c, c.nodes[depth].tiles, a, k), at = c.rank[tiles]
    # Each rack was counted once for every order in which its other tiles were taken away.
    cdef double sum = c.sums[tiles] / (c.size - c.level), beyond
    check_stop(50)
    scatter(c, &c.nodes[depth], a, k, sum)
    beyond = sum / (ways * c.completions) - c.total / c.drawn
    c.out_sums[at] += beyond
    c.out_squares[at] += beyond * beyond
    c.out_weights[at] += 1
    c.out_counts[at] += 1


cdef double binomial(int n, int k) noexcept nogil:
    cdef double ways = 1
    cdef int i
    for i in range(k):
        ways = ways * (n - i) / (i + 1)
    return ways


# ---------------------------------------------------------------- a board

cdef class RackCensus:
    """The memory of a census of racks, which have one tile more than the largest of the leaves.

    leaves: their values count in the choices; of up to six tiles; exchanges: whether all tiles may be exchanged.
    Raises BadOption.
    """
    cdef readonly Leaves leaves
    cdef Census c
    cdef vector[uint32_t] first
    cdef vector[uint32_t] rank
    cdef vector[int32_t] worth
    cdef vector[int32_t] exchange
    cdef vector[int32_t] points
    cdef vector[uint8_t] more
    cdef vector[double] sums
    cdef bint in_use

    def __cinit__(self, Leaves leaves not None, bint exchanges=True):
        cdef const Table *table = &leaves.table
        cdef Census *c = &self.c
        cdef int x, n
        cdef size_t i
        check_range("tiles of the leaves", table.tiles, 1, <int>MAX_RACK_TILES - 1)
        self.leaves = leaves
        c.size = table.tiles + 1
        c.fallback = -table.mean
        c.kinds = 0
        for x in range(CARDS):
            c.kind[x] = -1
            if table.most[x]:
                c.kind[x] = c.kinds
                c.code[c.kinds] = x
                c.most[c.kinds] = table.most[x]
                c.kinds += 1
        with nogil:
            number_multisets(self, table)
        self.worth.assign(leaves.count + 1, 0)
        if table.value != NULL:
            for i in range(1, leaves.count + 1):
                self.worth[i] = table.value[self.rank[i]] * table.unit
        self.exchange.assign(self.points.size(), <int32_t>NO_PLAY)
        self.sums.resize(leaves.count + 1)
        c.first = self.first.data()
        c.rank = self.rank.data()
        c.worth = self.worth.data()
        c.exchange = self.exchange.data()
        c.points = self.points.data()
        c.more = self.more.data()
        c.sums = self.sums.data()
        if exchanges:
            with nogil:
                for n in range(1, c.size + 1):
                    c.level = n
                    memset(&c.nodes[0], 0, sizeof(Node))
                    best_exchanges(c, 0, 0, 0)

    def add(self, Board board not None, bytes unseen not None, LeaveSums out not None):
        """Add the best choices of all racks of the unseen tiles to `out`. Releases the GIL. Raises BadOption.

        unseen: 33 counts by code, as many as a rack or more.
        """
        cdef Workspace work
        cdef int x
        cdef const Premiums *premiums = &board.layout.premiums
        check_card_table("unseen", unseen)
        check_out(self, out)
        for x in range(CARDS):
            check_range(f"unseen[{x}]", unseen[x], 0, self.leaves.table.most[x])
        check_range("number of unseen tiles", sum(unseen), self.c.size, INT_MAX)
        take_census(self)
        for x in range(self.c.kinds):
            self.c.unseen[x] = unseen[self.c.code[x]]
        try:
            work = take_workspace(board.dictionary, premiums)
            board.searches += 1
            try:
                with nogil:
                    count_racks(self, board.dictionary, premiums, &board.state, work, out)
            finally:
                board.searches -= 1
                release_workspace(board.dictionary, work)
        finally:
            self.in_use = False


cdef int take_census(RackCensus census) except -1:
    if census.in_use:
        raise BadOption("the census is in use by another call; use a RackCensus for each thread")
    census.in_use = True


cdef int number_multisets(RackCensus census, const Table *table) except -1 nogil:
    """Number all multisets of up to `size` tiles, and rank those that are leaves."""
    cdef const Census *c = &census.c
    cdef vector[uint8_t] last             # highest kind
    cdef vector[uint8_t] run              # tiles of it
    cdef vector[uint32_t] rank
    cdef size_t at = 0, end
    cdef uint32_t next
    cdef int n, a, x, k
    last.push_back(0)
    run.push_back(0)
    rank.push_back(0)
    for n in range(c.size):
        end = last.size()
        while at < end:
            check_stop(200)
            a = last[at]
            if run[at] == c.most[a]:
                a += 1
            census.first.push_back(<uint32_t>last.size() - a)
            while a < c.kinds:
                k = run[at] + 1 if a == last[at] else 1
                last.push_back(<uint8_t>a)
                run.push_back(<uint8_t>k)
                if n + 1 < c.size:
                    x = c.code[a]
                    next = rank[at] + table.skip[x][n + 1][k]
                    if k > 1:
                        next -= table.skip[x][n][k - 1]
                    rank.push_back(next)
                a += 1
            if n:
                rank[at] += table.first[n]
            at += 1
    census.rank.swap(rank)
    census.points.resize(last.size())
    census.more.resize(last.size())


cdef int check_out(RackCensus census, LeaveSums out) except -1:
    if out.sums.size() != census.leaves.count:
        raise BadOption("out was made for other leaves; pass the leaves of its constructor")


cdef int best_exchanges(Census *c, int depth, int x, int tiles) except -1 nogil:
    """Set the best exchange of all multisets of `level` tiles from those with one tile less."""
    cdef int left = c.level - tiles, a, k, i
    cdef const Node *node = &c.nodes[depth]
    cdef int32_t best
    cdef uint32_t less
    for a in range(x, c.kinds):
        if c.most[a] < left:
            continue
        check_stop(50)
        less = with_tiles(c, node.tiles, a, left - 1)
        best = max(c.exchange[less], c.worth[less])
        for i in range(node.kinds):
            less = with_tiles(c, node.less[i], a, left)
            best = max(best, max(c.exchange[less], c.worth[less]))
        c.exchange[with_tiles(c, node.tiles, a, left)] = best
    for k in range(1, left):
        for a in range(x, c.kinds - 1):
            if c.most[a] >= k:
                extend(c, depth, a, k)
                best_exchanges(c, depth + 1, a + 1, tiles + k)


cdef int count_racks(
    RackCensus census, Compiled d, const Premiums *premiums, const Squares *squares, Workspace work, LeaveSums out
) except -1 nogil:
    cdef Census *c = &census.c
    cdef int x, k, unseen = 0
    c.out_sums = out.sums.data()
    c.out_squares = out.squares.data()
    c.out_weights = out.weights.data()
    c.out_counts = out.counts.data()
    census.points.assign(census.points.size(), <int32_t>NO_PLAY)
    census.more.assign(census.more.size(), 0)
    census.sums.assign(census.sums.size(), 0)
    for x in range(c.kinds):
        unseen += c.unseen[x]
        for k in range(c.size + 1):
            c.ways[x][k] = binomial(c.unseen[x], k) if k <= c.unseen[x] else 0
    find_points(c, d, premiums, squares, work)
    c.total = c.drawn = 0
    c.level = c.size
    while c.level:
        memset(&c.nodes[0], 0, sizeof(Node))
        c.nodes[0].parts = 1
        c.completions = binomial(unseen - c.level, c.size - c.level)
        visit(c, 0, 0, 0, 1)
        c.level -= 1
    out.equity += c.total / c.drawn
    out.racks += 1
    out.positions += 1


# ---------------------------------------------------------------- sampled boards

def gather(Match game not None, RackCensus census not None, LeaveSums out not None, uint64_t seed, int games):
    """Play games with the seeds from `seed` on, and add a position of each to `out`. Releases the GIL.

    Raises BadOption. Positions with as many tiles in the bag as a rack count, and evenly from all stages of games.
    """
    cdef int i, x
    cdef int counts[CARDS]
    cdef size_t j
    check_range("games", games, 0, 10_000_000)
    check_range("rack_size of the games", game.rack_size, census.c.size, census.c.size)
    check_out(census, out)
    memset(counts, 0, sizeof(counts))
    for j in range(game.tiles.size()):
        counts[game.tiles[j]] += 1
    for x in range(CARDS):
        check_range(f"tiles of code {x}", counts[x], 0, census.leaves.table.most[x])
    take_census(census)
    try:
        with nogil:
            for i in range(games):
                add_board(game, census, out, seed + <uint64_t>i)
    finally:
        census.in_use = False


cdef int add_board(Match game, RackCensus census, LeaveSums out, uint64_t seed) except -1 nogil:
    """Play a game to count its positions and once more up to one of them, and add this one."""
    cdef int n = 0, chosen, x, least = max(game.rack_size, game.exchange_from)
    cdef size_t j
    cdef Choice choice
    cdef uint64_t stage
    begin(game, seed, -1)
    while not game.over:
        n += <int>(game.bag.size() - game.drawn) >= least
        choose_turn(game, &choice)
        apply_choice(game, &choice)
    # The golden ratio spreads multiples evenly over 32 bits.
    stage = seed * <uint64_t>0x9E3779B97F4A7C15 >> 32
    chosen = <int>(stage * <uint64_t>n >> 32)
    begin(game, seed, -1)
    while not game.over and n:
        if <int>(game.bag.size() - game.drawn) >= least:
            if chosen == 0:
                break
            chosen -= 1
        choose_turn(game, &choice)
        apply_choice(game, &choice)
    if n == 0:
        return 0
    for x in range(census.c.kinds):
        census.c.unseen[x] = (
            game.sides[0].rack.counts[census.c.code[x]] + game.sides[1].rack.counts[census.c.code[x]])
    for j in range(game.drawn, game.bag.size()):
        census.c.unseen[census.c.kind[game.bag[j]]] += 1
    count_racks(census, game.dictionary, &game.layout.premiums, &game.squares, game.work, out)
