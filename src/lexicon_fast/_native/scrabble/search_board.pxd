"""A board for two known racks, on which plays are laid and undone."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, int64_t, uint16_t, uint32_t, uint64_t, uint8_t
from libc.string cimport memset
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..tiles.board cimport Layout
from ..tiles.lanes cimport MAX_RACK, MAX_SIDE, Play, Rack, Squares, Workspace
from ..tiles.laying cimport CrossWord

cdef enum:
    FIRST_PICKS = 8               # moves selected one by one, before the others are sorted


cdef struct LanePlay:
    uint64_t tiles_hash           # of the tiles laid, each on its square
    uint32_t word
    uint32_t blanks
    int32_t score
    uint16_t need                 # tiles of the rack, one bit each
    uint8_t start
    uint8_t length


cdef struct Move:                 # a play and its lane; a pass has length 0
    LanePlay play
    int32_t priority              # for move ordering
    uint8_t direction
    uint8_t lane


cdef struct TileKind:             # equal tiles of a rack; those held have the lowest of their bits
    uint16_t bits
    uint8_t shift
    uint8_t code


cdef struct HashEntry:            # of a hash table with open addressing; key 0: empty
    uint64_t key
    int64_t value


cdef struct SavedSquare:
    uint8_t direction
    uint8_t lane
    uint8_t at
    bint laid
    bint crossed
    uint32_t cross
    int32_t cross_sum


cdef struct SavedLane:
    uint8_t direction
    uint8_t lane
    int32_t cached[2]
    uint64_t hash[2]


cdef struct Mark:                 # a position to return to
    size_t squares
    size_t lanes
    uint64_t tiles_hash
    uint16_t racks[2]


cdef class SearchBoard:
    cdef readonly Compiled dictionary
    cdef readonly Layout layout
    cdef Workspace work               # None while no search runs
    cdef Squares squares              # their lanes are not updated
    cdef Rack full[2]                 # the racks at the start
    cdef TileKind kinds[2][MAX_RACK]
    cdef int n_kinds[2]
    cdef uint32_t letters[2]          # that a player can lay
    cdef vector[int32_t] points[2]    # of tiles, by their bits
    cdef uint16_t racks[2]            # tiles held, by their bits
    cdef uint64_t tiles_hash          # of the tiles laid
    cdef uint64_t lane_hash[2][2][MAX_SIDE]  # by player, direction, lane: of all that the player's plays depend on
    cdef int32_t cached[2][2][MAX_SIDE]  # by player, direction, lane: what a subclass caches; -1: unknown
    cdef vector[SavedSquare] saved_squares
    cdef vector[SavedLane] saved_lanes
    cdef vector[HashEntry] crosses    # cross-checks
    cdef size_t n_crosses

    cdef int open(self) except -1
    cdef int close(self) except -1
    cdef int set_rack(self, int player, bytes counts) except -1
    cdef uint16_t bits_of(self, int player, const uint8_t *counts) noexcept nogil
    cdef uint16_t after(self, int player, uint16_t need) noexcept nogil
    cdef int draw(self, int player, int code) except -1 nogil
    cdef int blanks(self, int player) noexcept nogil
    cdef Mark mark(self) noexcept nogil
    cdef void undo(self, const Mark *mark) noexcept nogil
    cdef int lay(self, int player, const Move *move) except -1 nogil
    cdef int save_square(self, int direction, int lane, int at, bint laid) except -1 nogil
    cdef int save_lane(self, int direction, int lane) except -1 nogil
    cdef void toggle_cross(self, int direction, int lane, int square, uint32_t cross, int32_t points) noexcept nogil
    cdef uint32_t cross_of(self, const CrossWord *word) except? 0xFFFFFFFF nogil
    cdef int update_cross(self, int direction, int lane, int at) except -1 nogil


cdef inline Play play_of(const Move *move) noexcept nogil:
    cdef Play play
    memset(&play, 0, sizeof(Play))
    play.word = move.play.word
    play.score = move.play.score
    play.blanks = move.play.blanks
    play.direction = move.direction
    play.lane = move.lane
    play.start = move.play.start
    play.length = move.play.length
    return play


cdef inline Move pass_move() noexcept nogil:
    cdef Move move
    memset(&move, 0, sizeof(Move))
    move.priority = -1
    return move


cdef inline bint by_priority(const Move &a, const Move &b) noexcept nogil:
    if a.priority != b.priority:
        return a.priority > b.priority
    return a.play.tiles_hash < b.play.tiles_hash


cdef inline void pick(vector[Move] *moves, size_t at) noexcept nogil:
    """Move the best of the moves from `at` on to the front."""
    cdef size_t i, best = at
    cdef Move move
    if at == FIRST_PICKS:
        sort(moves.begin() + at, moves.end(), by_priority)
    if at >= FIRST_PICKS:
        return
    for i in range(at + 1, moves.size()):
        if by_priority(moves[0][i], moves[0][best]):
            best = i
    move = moves[0][best]
    moves[0][best] = moves[0][at]
    moves[0][at] = move


cdef inline int bits_in(uint32_t bits) noexcept nogil:
    cdef int n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


cdef inline bint contains(const uint64_t *hashes, int n, uint64_t tiles_hash) noexcept nogil:
    cdef int i
    for i in range(n):
        if hashes[i] == tiles_hash:
            return True
    return False


cdef inline uint64_t mix(uint64_t x) noexcept nogil:
    """Return a hash of a number (the finalizer of SplitMix64)."""
    x += <uint64_t>0x9E3779B97F4A7C15
    x = (x ^ x >> 30) * <uint64_t>0xBF58476D1CE4E5B9
    x = (x ^ x >> 27) * <uint64_t>0x94D049BB133111EB
    return x ^ x >> 31


cdef inline uint64_t tile_hash(int square, int code) noexcept nogil:
    return mix(<uint64_t>square << 8 | <uint64_t>code)


cdef inline HashEntry *find_entry(vector[HashEntry] *table, uint64_t key) noexcept nogil:
    """Return the entry with a key, or the empty entry where it belongs."""
    cdef size_t last = table.size() - 1, at = key & last
    while table[0][at].key != key and table[0][at].key != 0:
        at = (at + 1) & last
    return &table[0][at]


cdef int add_entry(vector[HashEntry] *table, size_t *n, uint64_t key, int64_t value) except -1 nogil
cdef int clear_table(vector[HashEntry] *table, size_t *n) except -1 nogil


cdef struct Span:                 # the plays of a lane, in `plays`
    uint32_t first
    uint32_t n


cdef struct TilePlay:             # a play of one tile
    int32_t score
    uint16_t need
    uint8_t row
    uint8_t column


cdef struct Changes:              # what tiles change for plays of one tile
    uint32_t rows[MAX_SIDE]       # squares with a new tile or at the end of its words, by row
    int n
    uint8_t row[64]               # the empty ones of these squares
    uint8_t column[64]
    uint8_t directions[64]        # of their words that are longer than before, one bit each


cdef inline bint by_need(const TilePlay &a, const TilePlay &b) noexcept nogil:
    return a.need < b.need if a.need != b.need else a.score > b.score


cdef class LaneCache(SearchBoard):
    cdef Squares single_lane          # a board with one lane, for the generator
    cdef vector[LanePlay] plays
    cdef vector[Span] spans
    cdef vector[HashEntry] span_of    # index into `spans`, by the hash of a lane
    cdef size_t n_span_of

    cdef int all_plays(self, int player, vector[Move] *moves) except -1 nogil
    cdef int first_plays(self, int player, vector[Move] *moves) except -1 nogil
    cdef int greedy_play(self, int player, int32_t bonus, Move *best) except -1 nogil
    cdef int find_play(self, int player, Move *move) except -1 nogil
    cdef int out_plays(self, int player, Move *found, int most) except -1 nogil
    cdef int tile_plays(self, int player, vector[TilePlay] *plays) except -1 nogil
    cdef void put(self, const Move *move, Changes *changes) noexcept nogil
    cdef void take(self, const Move *move) noexcept nogil
    cdef int32_t best_tile_play(
        self, int player, uint16_t need, const vector[TilePlay] *plays, const Changes *changes
    ) except? -2 nogil
    cdef int32_t pair_bound(
        self, int player, uint16_t pair, int32_t together, int32_t theirs, const vector[TilePlay] *plays,
        const Changes *changes
    ) except? -1073741824 nogil
    cdef int32_t best_new_pair(self, int code, int other, const Changes *changes) except? -2 nogil
    cdef int32_t pair_score(
        self, int direction, int row, int column, int code, int other, int32_t crossing
    ) except? -2 nogil
    cdef int32_t tile_score(self, const Changes *changes, int i, int code) except? -2 nogil
    cdef int32_t word_points(
        self, int direction, int lane, int at, bint changed, int code, uint32_t *letters
    ) except? -3 nogil
    cdef bint disturbs(self, const Move *move, const Move *other) noexcept nogil
    cdef int32_t span(self, int player, int direction, int lane) except -1 nogil
    cdef int find_lane_plays(self, int player, int direction, int lane) except -1 nogil
    cdef LanePlay lane_play(self, int player, const Play *play) noexcept nogil
    cdef int clear(self) except -1 nogil
