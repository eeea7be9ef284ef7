"""Rack inference: weights of the tiles that other players may hold, from their last actions.

A player who lays tiles keeps the rest of the rack, the leave. A player with some leaves would rather have made
another play. So leaves are drawn at random from the unseen tiles, and each is weighted by how much equity the
player would have given up with it: the best equity of that rack minus that of the action (static evaluation, see
`static_eval`). Determinizations then draw leaves by weight, and the rest of each rack from the other unseen tiles.

Of an exchange only the number of tiles is known. Then whole racks are drawn, and each choice of that many tiles is
weighted. A player who passes or took a play back keeps the whole rack.
"""

from lexicon_fast.base.errors import BadOption, excerpt

from libc.limits cimport INT_MAX
from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memset
from libcpp.algorithm cimport upper_bound
from libcpp.string cimport string
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.rng cimport random_below, random_unit, shuffle
from ..tiles.board cimport Board, read_rack
from ..tiles.best_plays cimport MINUS_INFINITY
from ..tiles.determinization cimport MAX_PLAYERS, TileView, Tiles, deal, value_of
from ..tiles.lanes cimport LeaveValues, Rack, Workspace, release_workspace, take_workspace
from ..tiles.leaves cimport Leaves, Situation, Table, fill_leave_values, leave_size
from ..tiles.static_eval cimport EXCHANGE, PASS, PLAY, best_equity

cdef enum:
    # Choices of leaves for a determinization; after that, players whose leaves share tiles get random racks.
    TRIES = 50
    SEAT_BIT = 6                  # of the seat that returned a tile, above its code
    KEPT = 255

KINDS = {"play": PLAY, "exchange": EXCHANGE, "pass": PASS}


cdef class Inference:
    """Leaves of the other players, weighted by their last actions.

    view: the position now. Weights: 1 for the best action of a rack, falling to `floor` with the equity that an
    action gives up: floor + (1 - floor) / (1 + loss / (4 * scale)) ** 4, scale in points. Raises BadOption.
    """

    def __cinit__(self, TileView view not None, Leaves leaves not None, *, double scale, double floor):
        if not scale > 0:
            raise BadOption(f"scale is {scale}; use a number above 0")
        if not 0 < floor <= 1:
            raise BadOption(f"floor is {floor}; use a number above 0, at most 1")
        self.seen.resize(view.players)
        self.view = view
        self.leaves = leaves
        self.scale = 100 * scale
        self.floor = floor

    cdef int check_idle(self, bint deals) except -1:
        """Raise BadOption if another thread changes it, or deals although `deals` is False."""
        if self.changes or (self.deals and not deals):
            raise BadOption("another thread uses the inference; make one for each thread")

    def observe(
        self, int seat, Board before not None, str kind, bytes laid not None, *, int rack_size, bint taken_back=False,
        int exchanged=0, int score=0, int bag, int off_board=0, uint64_t seed,
    ):
        """Set the last action of a player. Raises BadOption.

        before: the board before it; kind: "play", "exchange" or "pass"; laid: 33 counts of the tiles of a play, by
        code; rack_size: number of tiles on the rack before it; taken_back: whether the play was taken back, so that
        its tiles are among the known ones of the view; exchanged: number of tiles; score: of the play; bag: number
        of tiles in the bag before it; off_board: points of all tiles that were then in the bag or on racks.
        """
        cdef TileView view = self.view
        cdef Seen *seen
        cdef Rack rack
        cdef int x, n
        self.check_idle(False)
        check_range("seat", seat, 1, view.players - 1)
        if kind not in KINDS:
            raise BadOption(f"kind is {excerpt(kind)}; use one of {', '.join(KINDS)}")
        if before.dictionary is not view.dictionary or before.layout is not view.layout:
            raise BadOption("before is a board of another dictionary or layout than the view")
        check_range("bag", bag, 0, INT_MAX)
        check_range("off_board", off_board, 0, 1_000_000)
        check_range("score", score, 0, 1_000_000)
        read_rack(view.dictionary, laid, &rack, "laid: ")
        seen = &self.seen[seat]
        seen.observed = False
        seen.kind = KINDS[kind]
        if kind != "play" and rack.tiles:
            raise BadOption(f"laid has {rack.tiles} tiles; only plays lay tiles")
        for x in range(CARDS):
            seen.laid[x] = rack.counts[x]
        if kind == "exchange":
            memset(&rack, 0, sizeof(Rack))
        else:
            for x in range(CARDS):
                n = view.racks[seat].counts[x]
                if taken_back and rack.counts[x] > n:
                    raise BadOption("a play was taken back, but its tiles are not among the known ones of the view")
                rack.counts[x] = <uint8_t>(n if taken_back else rack.counts[x] + n)
            rack.tiles = view.racks[seat].tiles + (0 if taken_back else rack.tiles)
            rack.blanks = rack.counts[<int>MASTER]
        check_range("rack_size", rack_size, max(rack.tiles, 1), view.rack_size)
        seen.unknown = rack_size - rack.tiles
        if kind == "exchange":
            check_range("exchanged", exchanged, 1, rack_size)
        n = seen.unknown - (exchanged if kind == "exchange" else 0)
        if n > view.sizes[seat] - view.racks[seat].tiles or seen.unknown > <int>view.hidden.size():
            raise BadOption(f"a rack of {rack_size} tiles does not fit the {view.sizes[seat]} tiles of player {seat}")
        seen.exchanged = exchanged
        seen.rack = rack
        seen.squares = before.state
        seen.situation = Situation(bag, view.exchange_from, view.players, 0)
        seen.points = 100 * score
        seen.off_board = off_board
        seen.rng = seed
        seen.samples.clear()
        seen.sums.clear()
        seen.losses.clear()
        seen.places.resize(view.hidden.size())
        for x in range(<int>view.hidden.size()):
            seen.places[x] = x
        seen.observed = True

    def sample(self, int seat, *, int racks, int draws) -> int:
        """Draw leaves until `racks` more racks have been evaluated, or `draws` leaves are there in all.

        Returns the number of racks that were evaluated. Releases the GIL. Raises BadOption.
        """
        cdef TileView view = self.view
        cdef Seen *seen
        cdef Workspace work
        cdef int before
        check_range("seat", seat, 1, view.players - 1)
        check_range("racks", racks, 0, INT_MAX)
        check_range("draws", draws, 0, 1 << 20)
        self.check_idle(False)
        seen = &self.seen[seat]
        before = <int>seen.losses.size()
        if not seen.observed or not seen.unknown:
            return 0
        work = take_workspace(view.dictionary, &view.layout.premiums)
        self.changes = True
        try:
            with nogil:
                while <int>seen.samples.size() < draws and <int>seen.losses.size() - before < racks:
                    add_sample(self, view, seen, work)
        finally:
            self.changes = False
            release_workspace(view.dictionary, work)
        return <int>seen.losses.size() - before

    def effective(self, int seat) -> float:
        """Return the effective number of the leaves drawn: as many equal weights would have the same variance.

        Raises BadOption.
        """
        cdef const Seen *seen
        cdef double weight, last = 0, squares = 0
        cdef size_t i
        self.check_idle(True)
        check_range("seat", seat, 1, self.view.players - 1)
        seen = &self.seen[seat]
        for i in range(seen.sums.size()):
            weight = seen.sums[i] - last
            squares += weight * weight
            last = seen.sums[i]
        return last * last / squares if squares else 0.0

    def samples(self, int seat) -> list[tuple[bytes, bytes, int, float]]:
        """Return the leaves drawn: (codes kept, codes returned to the bag, loss in hundredths, weight)."""
        cdef Seen *seen
        cdef const Sample *sample
        cdef double last = 0
        cdef size_t i
        cdef int k
        self.check_idle(True)
        check_range("seat", seat, 1, self.view.players - 1)
        seen = &self.seen[seat]
        rows = []
        for i in range(seen.samples.size()):
            sample = &seen.samples[i]
            rows.append((
                bytes(sorted([self.view.hidden[sample.kept[k]] for k in range(sample.tiles)])),
                bytes(sorted([self.view.hidden[sample.returned[k]] for k in range(sample.exchanged)])),
                sample.loss, seen.sums[i] - last))
            last = seen.sums[i]
        return rows


cdef double weight_of(Inference inference, int32_t loss) noexcept nogil:
    # No function of a library, so that all machines have the same weights.
    cdef double x = 1 + loss / (4 * inference.scale)
    x *= x
    return inference.floor + (1 - inference.floor) / (x * x)


cdef int add_sample(Inference inference, TileView view, Seen *seen, Workspace work) except -1 nogil:
    """Draw the unknown tiles of a rack, and add what the player kept."""
    cdef uint8_t counts[CARDS]
    cdef Sample sample
    cdef vector[Loss] evaluated
    cdef const vector[Loss] *losses
    cdef string key
    cdef uint32_t place
    cdef size_t j, chosen = 0
    cdef double total = 0, rest
    cdef int i, x, n = <int>seen.places.size()
    check_stop(200)
    memset(counts, 0, sizeof(counts))
    memset(&sample, 0, sizeof(Sample))
    for i in range(seen.unknown):
        j = i + <size_t>random_below(&seen.rng, n - i)
        place = seen.places[j]
        seen.places[j] = seen.places[i]
        seen.places[i] = place
        counts[view.hidden[place]] += 1
    key.assign(<const char *>counts, sizeof(counts))
    if seen.losses.count(key) == 0:
        find_losses(view, &inference.leaves.table, seen, counts, work, &evaluated)
        seen.losses[key] = evaluated
    losses = &seen.losses[key]
    for j in range(losses.size()):
        total += weight_of(inference, losses[0][j].loss)
    if losses.size() > 1:
        rest = random_unit(&seen.rng) * total
        for j in range(losses.size()):
            chosen = j
            rest -= weight_of(inference, losses[0][j].loss)
            if rest < 0:
                break
    sample.loss = losses[0][chosen].loss
    if seen.kind == EXCHANGE:
        leave_counts(counts, losses[0][chosen].leave)
    for i in range(seen.unknown):
        place = seen.places[i]
        x = view.hidden[place]
        if counts[x] or seen.kind != EXCHANGE:
            counts[x] -= 1
            sample.kept[sample.tiles] = place
            sample.tiles += 1
        else:
            sample.returned[sample.exchanged] = place
            sample.exchanged += 1
    seen.samples.push_back(sample)
    seen.sums.push_back(total + (seen.sums.back() if seen.sums.size() else 0))


cdef void leave_counts(uint8_t *counts, int32_t leave) noexcept nogil:
    """Replace the counts of a rack by those of one of its leaves."""
    cdef int x, n
    for x in range(CARDS):
        n = counts[x] + 1
        counts[x] = <uint8_t>(leave % n)
        leave //= n


cdef int find_losses(
    TileView view, const Table *table, const Seen *seen, const uint8_t *counts, Workspace work, vector[Loss] *out
) except -1 nogil:
    """Find the equity that the player gave up if the unknown tiles were `counts`: of an exchange, for each leave."""
    cdef Rack rack = seen.rack
    cdef Situation situation = seen.situation
    cdef LeaveValues leaves
    cdef int32_t made, best, left = 0, i
    cdef int x
    for x in range(CARDS):
        rack.counts[x] += counts[x]
    rack.tiles += seen.unknown
    rack.blanks = rack.counts[<int>MASTER]
    if situation.bag == 0:
        situation.others_value = max(seen.off_board - value_of(&view.layout.premiums, &rack), 0)
    fill_leave_values(table, &view.layout.premiums, &rack, &situation, work, &leaves)
    leaves.positional = NULL               # `made` has none either: a player does not weigh squares so exactly
    if seen.kind == EXCHANGE:
        best_equity(
            view.dictionary, &view.layout.premiums, &seen.squares, &rack, &leaves, &situation, work,
            MINUS_INFINITY, &best)
        for i in range(leaves.whole):
            if leave_size(&rack, i) == rack.tiles - seen.exchanged:
                out.push_back(Loss(max(best - leaves.exchange[i], 0), i))
        return 0
    if seen.kind == PLAY:
        left = leaves.whole
        for x in range(CARDS):
            left -= seen.laid[x] * leaves.stride[x]
        made = seen.points + leaves.value[left]
    else:
        made = leaves.value[leaves.whole] if situation.bag == 0 else -table.mean
    best_equity(
        view.dictionary, &view.layout.premiums, &seen.squares, &rack, &leaves, &situation, work, made,
        &best)
    out.push_back(Loss(best - made, 0))


cdef int deal_inferred(
    TileView view, Inference inference, Tiles *tiles, vector[uint8_t] &bag, uint64_t seed
) except -1 nogil:
    cdef const Sample *chosen[MAX_PLAYERS]
    cdef vector[uint8_t] used, order
    cdef uint8_t code
    cdef size_t i, rest
    cdef int seat, k, n = 0
    cdef bint returned = False
    deal(view, tiles, bag, seed)
    for seat in range(1, view.players):
        n += inference.seen[seat].samples.size() > 0
    if n == 0:
        return 0
    for _ in range(TRIES):
        if choose_samples(view, inference, &tiles.rng, chosen, used):
            break
    else:
        return 0
    tiles.drawn = 0
    for seat in range(1, view.players):
        tiles.racks[seat] = view.racks[seat]
        if chosen[seat] != NULL:
            for k in range(chosen[seat].tiles):
                tiles.racks[seat].counts[view.hidden[chosen[seat].kept[k]]] += 1
            tiles.racks[seat].tiles += chosen[seat].tiles
            returned |= chosen[seat].exchanged > 0
    for i in range(view.hidden.size()):
        if used[i] != KEPT:
            order.push_back(view.hidden[i] | used[i] << SEAT_BIT)
    shuffle(&tiles.rng, order.data(), <int>order.size())
    # A player draws before the exchanged tiles are returned.
    for seat in range(1, view.players):
        n = view.sizes[seat] - tiles.racks[seat].tiles
        rest = 0
        for i in range(order.size()):
            code = order[i]
            if n > 0 and code >> SEAT_BIT != seat:
                tiles.racks[seat].counts[code & ((1 << SEAT_BIT) - 1)] += 1
                tiles.racks[seat].tiles += 1
                n -= 1
            else:
                order[rest] = code
                rest += 1
        order.resize(rest)
        tiles.racks[seat].blanks = tiles.racks[seat].counts[<int>MASTER]
    for i in range(order.size()):
        order[i] &= (1 << SEAT_BIT) - 1
    if returned:
        shuffle(&tiles.rng, order.data(), <int>order.size())
    bag = order


cdef bint choose_samples(
    TileView view, Inference inference, uint64_t *rng, const Sample **chosen, vector[uint8_t] &used
) noexcept nogil:
    """Choose a sample of each observed player by weight. Returns False if two of them have the same tile.

    used: for each hidden tile, KEPT, the seat of the player who returned it, or 0.
    """
    cdef Seen *seen
    cdef const Sample *sample
    cdef double at
    cdef size_t i
    cdef int seat, k
    used.assign(view.hidden.size(), 0)
    for seat in range(view.players):
        chosen[seat] = NULL
        seen = &inference.seen[seat]
        if seen.samples.size() == 0:
            continue
        at = random_unit(rng) * seen.sums.back()
        i = upper_bound(seen.sums.begin(), seen.sums.end(), at) - seen.sums.begin()
        sample = chosen[seat] = &seen.samples[i if i < seen.samples.size() else i - 1]
        for k in range(sample.tiles):
            if used[sample.kept[k]]:
                return False
            used[sample.kept[k]] = KEPT
        for k in range(sample.exchanged):
            if used[sample.returned[k]]:
                return False
            used[sample.returned[k]] = <uint8_t>seat
    return True
