"""The odds of bombs: all placements that agree with the numbers are equally likely.

1. Single numbers make some squares certain: all closed squares around a number have bombs, or none.
2. The other closed squares next to numbers fall into parts that share no number. In each part the
   placements are counted by number of bombs (see core/elimination.h).
3. The other bombs can be in any of the *free* squares: closed squares next to no number.

Random placements are sampled backward through the layers of the count. Each step chooses the state that it came from,
and the number of bombs, in proportion to the number of placements.
"""

from lexicon_fast.base.errors import BadPosition

from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from libc.math cimport sqrt
from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range, seed_from
from ..dictionary.deadline cimport check_limits, check_stop
from ..dictionary.rng cimport next_random, random_below, random_unit
from ..tiles.lanes cimport MAX_SIDE
from .elimination cimport Branch, Elimination, Layer, Segment, Step

cdef enum:
    MAX_DRAWS = 1 << 20
    AT_ONCE = 1 << 10             # placements for which memory is allocated in one step


cdef class Counts:
    pass


cdef class Field:
    """The squares as players see them, and the odds of bombs.

    opened: a character for each square, by row: `.` closed, `0` to `8` open, `*` a bomb that was hit; bombs:
    the number of all bombs, including those hit; most: the odds are estimated if an exact count needs more
    states at a time; seed: of the estimate. Raises BadOption; BadPosition, also if no placement agrees.
    """
    def __cinit__(self, int rows, int columns, str opened not None, int bombs, int most, seed: int):
        cdef Elimination e
        cdef int i, hit = 0, closed = 0
        if not 1 <= rows <= MAX_SIDE or not 1 <= columns <= MAX_SIDE or len(opened) != rows * columns:
            raise BadPosition(
                f"{rows} rows of {columns} squares with {len(opened)} in all; use 1 to {MAX_SIDE} rows of equal length,"
                f" up to {MAX_SIDE}")
        check_range("most", most, 1, 1 << 20)
        self.rows = rows
        self.columns = columns
        self.squares = rows * columns
        self.seed = seed_from(seed)
        self.most = most
        for i in range(self.squares):
            character = opened[i]
            if character == ".":
                self.shown[i] = CLOSED
                closed += 1
            elif character == "*":
                self.shown[i] = HIT
                hit += 1
            elif "0" <= character <= "8":
                self.shown[i] = <int8_t>(<int>ord(character) - 48)
            else:
                raise BadPosition(
                    f"opened, square {self.square_name(i)}: unknown character {character!r};"
                    " use . for closed, 0 to 8, or * for a bomb that was hit")
        if not hit <= bombs <= hit + closed:
            raise BadPosition.breaking(
                f"bombs is {bombs}, but {hit} were hit and {closed} squares are closed; use {hit} to {hit + closed}",
                rule="too few bombs" if bombs < hit else "too many bombs")
        self.bombs = bombs - hit
        self.symmetric = is_symmetric(<const uint8_t *>self.shown, rows, columns)
        self.counts = Counts()
        with nogil:
            find_neighbours(self)
            i = infer(self)
        if i >= 0:
            raise BadPosition.breaking(
                f"opened, square {self.square_name(i)}: no placement of bombs agrees with its number {self.shown[i]}",
                rule="numbers", square=self.square_name(i))
        if self.bombs < 0:
            raise BadPosition.breaking(
                f"bombs is {bombs}, but the numbers need more; use {bombs - self.bombs} or more", rule="too few bombs")
        with nogil:
            find_parts(self)
            find_odds(self, &e, self.counts)
        if self.counts.found.back() <= 0:
            raise BadPosition.breaking(
                f"opened: no placement of {self.bombs} bombs in the uncertain squares"
                f" {'agrees' if self.exact else 'was found that agrees'} with the numbers", rule="numbers")

    cdef str square_name(self, int square):
        return f"{square // self.columns + 1}{chr(65 + square % self.columns)}"

    def probabilities(self) -> bytes:
        """Return the chance of each square to have or have had a bomb, float64 as bytes."""
        return (<const char *>self.probability)[:self.squares * sizeof(double)]


cdef void find_neighbours(Field f) noexcept nogil:
    cdef int row, column, i, j, k
    for i in range(f.squares):
        f.neighbour_counts[i] = 0
        f.around[i] = 0
        row = i // f.columns
        column = i % f.columns
        for j in range(max(0, row - 1), min(f.rows, row + 2)):
            for k in range(max(0, column - 1), min(f.columns, column + 2)):
                if j != row or k != column:
                    f.neighbours[i][f.neighbour_counts[i]] = <int16_t>(j * f.columns + k)
                    f.neighbour_counts[i] += 1
                    f.around[i] += f.shown[j * f.columns + k] == HIT


# ---------------------------------------------------------------- certain squares

cdef int infer(Field f) except -2 nogil:
    """Find the closed squares that certainly have a bomb or none, by looking at single numbers.

    Returns a square whose number contradicts the others, or -1.
    """
    cdef int i, k, x, unknown, number
    cdef bint changed = True
    while changed:
        changed = False
        for i in range(f.squares):
            if f.shown[i] >= HIT:
                continue
            number = f.shown[i] - f.around[i]
            unknown = 0
            for k in range(f.neighbour_counts[i]):
                unknown += f.shown[f.neighbours[i][k]] == CLOSED
            if not 0 <= number <= unknown:
                return i
            if unknown and (number == 0 or number == unknown):
                changed = True
                for k in range(f.neighbour_counts[i]):
                    x = f.neighbours[i][k]
                    if f.shown[x] == CLOSED:
                        f.shown[x] = BOMB if number else SAFE
                        if number:
                            place_bomb(f, x)
    return -1


cdef void place_bomb(Field f, int square) noexcept nogil:
    cdef int k
    f.bombs -= 1
    for k in range(f.neighbour_counts[square]):
        f.around[f.neighbours[square][k]] += 1


# ---------------------------------------------------------------- parts

cdef int find_parts(Field f) except -1 nogil:
    cdef int16_t[BOARD_SQUARES] number_of
    cdef Part part
    cdef int i, k, j, x, y, closed = 0
    memset(number_of, 0xFF, sizeof(number_of))      # -1: no number, or not numbered yet
    f.free = 0
    for i in range(f.squares):
        f.group_of[i] = -1
    for i in range(f.squares):
        if number_of[i] >= 0 or not is_undecided(f, i):
            continue
        part.first_number = <int>f.number_at.size()
        part.first_group = <int>f.groups.size()
        number_of[i] = <int16_t>part.first_number
        f.number_at.push_back(i)
        j = part.first_number
        while j < <int>f.number_at.size():
            for k in range(f.neighbour_counts[f.number_at[j]]):
                x = f.neighbours[f.number_at[j]][k]
                if f.shown[x] != CLOSED:
                    continue
                for y in range(f.neighbour_counts[x]):
                    add_to_part(f, number_of, f.neighbours[x][y])
            j += 1
        part.end_number = j
        for j in range(part.first_number, part.end_number):
            for k in range(f.neighbour_counts[f.number_at[j]]):
                x = f.neighbours[f.number_at[j]][k]
                if f.shown[x] == CLOSED and f.group_of[x] < 0:
                    f.group_of[x] = group_for(f, number_of, x, part.first_group)
        part.end_group = <int>f.groups.size()
        f.parts.push_back(part)
    for i in range(f.squares):
        closed += f.shown[i] == CLOSED
        f.free += f.shown[i] == CLOSED and f.group_of[i] < 0
    f.bomb_odds = <double>f.bombs / (closed - f.bombs) if closed > f.bombs else 1e6


cdef inline bint is_undecided(Field f, int square) noexcept nogil:
    """Return whether a square is a number next to uncertain squares."""
    cdef int k
    if f.shown[square] < HIT:
        for k in range(f.neighbour_counts[square]):
            if f.shown[f.neighbours[square][k]] == CLOSED:
                return True
    return False


cdef int add_to_part(Field f, int16_t *number_of, int square) except -1 nogil:
    if number_of[square] < 0 and f.shown[square] < HIT:
        number_of[square] = <int16_t>f.number_at.size()
        f.number_at.push_back(square)


cdef int group_for(Field f, const int16_t *number_of, int square, int first_group) except -1 nogil:
    """Add a square to its group, which may be new. Returns the group."""
    cdef int numbers[VALUES - 1]
    cdef int n = 0, k, g
    cdef Group group
    cdef Group *other
    for k in range(f.neighbour_counts[square]):
        if f.shown[f.neighbours[square][k]] < HIT:
            numbers[n] = number_of[f.neighbours[square][k]]
            n += 1
    for g in range(first_group, <int>f.groups.size()):
        other = &f.groups[g]
        if other.end_number - other.first_number == n:
            k = 0
            while k < n and f.numbers_of[other.first_number + k] == numbers[k]:
                k += 1
            if k == n:
                other.squares += 1
                return g
    group.squares = 1
    group.square = square
    group.first_number = <int>f.numbers_of.size()
    for k in range(n):
        f.numbers_of.push_back(numbers[k])
    group.end_number = <int>f.numbers_of.size()
    f.groups.push_back(group)
    return <int>f.groups.size() - 1


# ---------------------------------------------------------------- odds

cdef int find_odds(Field f, Elimination *e, Counts counts) except -1 nogil:
    cdef vector[double] runs
    cdef uint64_t random = f.seed
    cdef bint enough
    e.most = f.most
    e.bomb_odds = f.bomb_odds
    e.random = NULL
    f.error = 0
    f.exact = count_all(f, e, counts)
    f.thinned = max(<size_t>1, f.most // 8)      # all RUNS take about as long as an exact count may
    while not f.exact:
        thin(e, f, &random)
        runs.clear()
        for _ in range(RUNS):
            count_all(f, e, counts)
            runs.insert(runs.end(), counts.found.begin(), counts.found.end())
        enough = average(f, &runs, &counts.found)
        if enough or f.thinned * 2 > f.most:
            break
        f.thinned *= 2
    set_probabilities(f, counts.found.data())


cdef bint count_all(Field f, Elimination *e, Counts counts) except -1 nogil:
    cdef vector[double] before, end
    cdef size_t p, g, groups = f.groups.size()
    cdef int i, k, width, most = f.bombs
    cdef double ways
    cdef const double *values
    e.begin(most, check_limits)
    counts.ways.clear()
    counts.ways_at.assign(1, 0)
    counts.found.assign(2 * groups + 3, 0.0)
    for p in range(f.parts.size()):
        for i in range(f.parts[p].first_number, f.parts[p].end_number):
            e.add_number(f.shown[f.number_at[i]] - f.around[f.number_at[i]])
        for i in range(f.parts[p].first_group, f.parts[p].end_group):
            e.add_item(f.groups[i].squares, place_in_sweep(f, f.groups[i].square, f.rows > f.columns))
            for k in range(f.groups[i].first_number, f.groups[i].end_number):
                e.add_to_sum(f.numbers_of[k])
        e.forward(f.parts[p].first_group, f.parts[p].first_number)
        if e.gave_up:
            return False
        values = e.result(<int>p, &width)
        counts.ways.insert(counts.ways.end(), values, values + width)
        counts.ways_at.push_back(counts.ways.size())
    count_after(f, counts)
    if counts.after[0] <= 0:
        return True
    before.assign(1, 1.0)
    end.resize(most + 1)
    for p in range(f.parts.size()):
        values = counts.ways.data() + counts.ways_at[p]
        width = <int>(counts.ways_at[p + 1] - counts.ways_at[p])
        correlate(end.data(), &counts.after[(p + 1) * (most + 1)], before.data(), <int>before.size(), most)
        e.backward(<int>p, end.data(), True)
        multiply(&before, values, width, most)
        for g in range(<size_t>f.parts[p].first_group, <size_t>f.parts[p].end_group):
            counts.found[2 * g] = e.with_bomb[g]
            counts.found[2 * g + 1] = e.without[g]
    for k in range(<int>before.size()):
        ways = before[k] * counts.after[f.parts.size() * (most + 1) + k]
        counts.found[2 * groups] += ways * (most - k)
        counts.found[2 * groups + 1] += ways * (f.free - most + k)
    counts.found[2 * groups + 2] = counts.after[0]
    return True


cdef int count_after(Field f, Counts counts) except -1 nogil:
    cdef int parts = <int>f.parts.size(), most = f.bombs, k
    cdef vector[double] row
    row.resize(most + 1)
    binomials(f.free, most, row.data())
    counts.after.resize((parts + 1) * (most + 1))
    for k in range(most + 1):
        counts.after[parts * (most + 1) + k] = row[most - k]
    for k in range(parts - 1, -1, -1):
        correlate(
            &counts.after[k * (most + 1)], &counts.after[(k + 1) * (most + 1)],
            counts.ways.data() + counts.ways_at[k], <int>(counts.ways_at[k + 1] - counts.ways_at[k]), most)


cdef bint average(Field f, const vector[double] *runs, vector[double] *found) noexcept nogil:
    """Sum all runs into `found`, and set f.error from how their ratios differ.

    Returns False if a few runs outweigh all others, so that the estimate is useless.
    """
    cdef size_t n = found.size(), i
    cdef int run
    cdef double ratio, off, errors, total, squared = 0
    for i in range(n):
        found[0][i] = 0
        for run in range(RUNS):
            found[0][i] += runs[0][run * n + i]
    f.error = 0
    for i in range(0, n - 1, 2):
        total = found[0][i] + found[0][i + 1]
        if total <= 0:
            continue
        ratio = found[0][i] / total
        errors = 0
        for run in range(RUNS):
            off = runs[0][run * n + i] * (1 - ratio) - runs[0][run * n + i + 1] * ratio
            errors += off * off
        f.error = max(f.error, 3 * sqrt(errors * RUNS / (RUNS - 1)) / total)
    for run in range(RUNS):
        squared += runs[0][run * n + n - 1] * runs[0][run * n + n - 1]
    f.error = min(1, f.error)
    if found[0][n - 1] * found[0][n - 1] < FEW_RUNS * squared or found[0][n - 1] <= 0:
        f.error = 1
        return False
    return True


cdef void set_probabilities(Field f, const double *found) noexcept nogil:
    """Set the probability of each square."""
    cdef int i, g
    cdef double with_bomb, total
    for i in range(f.squares):
        f.probability[i] = 1 if f.shown[i] == BOMB or f.shown[i] == HIT else 0
        if f.shown[i] == CLOSED:
            g = f.group_of[i] if f.group_of[i] >= 0 else <int>f.groups.size()
            with_bomb = found[2 * g]
            total = with_bomb + found[2 * g + 1]
            f.probability[i] = with_bomb / total if total > 0 else 0


# ---------------------------------------------------------------- polynomials

cdef void binomials(int n, int most, double *row) noexcept nogil:
    cdef int k
    row[0] = 1
    for k in range(most):
        row[k + 1] = row[k] * (n - k) / (k + 1) if k < n else 0


cdef int multiply(vector[double] *by, const double *other, int width, int most) except -1 nogil:
    cdef vector[double] product
    cdef int n = <int>by.size(), i, k
    product.assign(max(0, min(n + width - 1, most + 1)), 0.0)
    for i in range(n):
        for k in range(min(width, most + 1 - i)):
            product[i + k] += by[0][i] * other[k]
    by.swap(product)


cdef void correlate(double *into, const double *after, const double *ways, int width, int most) noexcept nogil:
    """Combine the ways of one part with those of all later parts, by number of bombs before both."""
    cdef int i, k
    for i in range(most + 1):
        into[i] = 0
    for k in range(min(width, most + 1)):
        for i in range(most + 1 - k):
            into[i] += ways[k] * after[i + k]


# ---------------------------------------------------------------- random placements

cdef class Sampler:
    def __cinit__(self, Field field not None):
        self.field = field
        self.counts = Counts()


def draw_placements(Field field not None, int n, seed: int) -> bytes:
    """Return n placements, one after another: a byte for each square, 1 for a bomb. Raises BadOption."""
    cdef Sampler sampler = Sampler(field)
    cdef uint64_t random
    check_range("n", n, 0, MAX_DRAWS)
    random = seed_from(seed)
    with nogil:
        sample(sampler, sampler.field, &sampler.e, sampler.counts, n, random)
    return copied(sampler.bombs.data(), sampler.bombs.size())


cdef bytes copied(const uint8_t *data, size_t size):
    """Return the data as bytes. Copies in steps, so that it can be interrupted."""
    cdef bytes copy = PyBytes_FromStringAndSize(NULL, <Py_ssize_t>size)
    cdef char *to = PyBytes_AS_STRING(copy)
    cdef size_t at = 0, some
    with nogil:
        while at < size:
            some = min(size - at, <size_t>1 << 18)
            check_stop(some)
            memcpy(to + at, data + at, some)
            at += some
    return copy


cdef int sample(Sampler sampler, Field f, Elimination *e, Counts counts, int n, uint64_t seed) except -1 nogil:
    cdef bint whole = False
    try:
        sample_all(sampler, f, e, counts, n, seed)
        whole = True
    finally:
        if not whole:
            sampler.bombs.clear()


cdef int sample_all(Sampler sampler, Field f, Elimination *e, Counts counts, int n, uint64_t seed) except -1 nogil:
    cdef uint64_t random
    cdef vector[uint64_t] starts
    cdef vector[double] weights
    cdef vector[int] shares
    cdef int run, i, placed = 0
    sampler.bombs.clear()
    sampler.bombs.reserve(<size_t>n * f.squares)
    list_squares(sampler, f)
    e.most = f.most
    e.bomb_odds = f.bomb_odds
    e.random = NULL
    if f.exact:
        count_all(f, e, counts)
        list_branches(sampler, e)
        for i in range(n):
            make_room(sampler, f, i, n)
            sample_one(sampler, f, e, counts, &sampler.bombs[<size_t>i * f.squares], &seed)
        return 0
    # Several runs thin out layers at random; each run gets a share of the placements by its weight.
    random = next_random(&seed)
    thin(e, f, &random)
    for _ in range(RUNS):
        starts.push_back(random)
        weights.push_back(count_all(f, e, counts) * counts.found.back())
    shares.assign(RUNS, 0)
    for _ in range(n):
        shares[choose_weighted(weights.data(), RUNS, &seed)] += 1
    for run in range(RUNS):
        if shares[run]:
            random = starts[run]
            count_all(f, e, counts)
            list_branches(sampler, e)
        for _ in range(shares[run]):
            make_room(sampler, f, placed, n)
            sample_one(sampler, f, e, counts, &sampler.bombs[<size_t>placed * f.squares], &seed)
            placed += 1


cdef inline int make_room(Sampler sampler, Field f, int placed, int n) except -1 nogil:
    """Allocate memory for placement `placed`, for AT_ONCE of them at a time: filling it with zeros takes long."""
    if not placed & (AT_ONCE - 1):
        check_stop(<uint64_t>AT_ONCE * f.squares)
        sampler.bombs.resize(<size_t>min(n, placed + AT_ONCE) * f.squares, 0)


cdef int list_squares(Sampler sampler, Field f) except -1 nogil:
    cdef int g, i, groups = <int>f.groups.size()
    sampler.squares.clear()
    sampler.squares_at.clear()
    for g in range(groups + 1):
        sampler.squares_at.push_back(<int>sampler.squares.size())
        for i in range(f.squares):
            if f.shown[i] == CLOSED and f.group_of[i] == (g if g < groups else -1):
                sampler.squares.push_back(i)
    sampler.squares_at.push_back(<int>sampler.squares.size())


cdef int list_branches(Sampler sampler, Elimination *e) except -1 nogil:
    """Sort the branches of each step by the state they lead to (a counting sort)."""
    cdef size_t p, t, i, at
    cdef const Segment *segment
    cdef const Step *step
    cdef int s, states
    sampler.branches.resize(e.branches.size())
    sampler.branches_at.clear()
    sampler.layers_at.assign(e.layers.size(), 0)
    for p in range(e.segments.size()):
        segment = &e.segments[p]
        for t in range(<size_t>segment.steps):
            step = &e.steps[segment.first_step + t]
            states = e.layers[segment.first_layer + t + 1].states
            check_stop(8 * (states + step.end_branch - step.first_branch))
            at = sampler.branches_at.size()
            sampler.layers_at[segment.first_layer + t + 1] = at
            sampler.branches_at.resize(at + states + 1, 0)
            for s in range(states + 1):
                sampler.branches_at[at + s] = 0
            for i in range(step.first_branch, step.end_branch):
                sampler.branches_at[at + e.branches[i].target + 1] += 1
            sampler.branches_at[at] = step.first_branch
            for s in range(states):
                sampler.branches_at[at + s + 1] += sampler.branches_at[at + s]
            for i in range(step.end_branch, step.first_branch, -1):
                s = e.branches[i - 1].target + 1
                sampler.branches_at[at + s] -= 1
                sampler.branches[sampler.branches_at[at + s]] = i - 1
            for s in range(states):      # each entry is now where the next state should begin
                sampler.branches_at[at + s] = sampler.branches_at[at + s + 1]
            sampler.branches_at[at + states] = step.end_branch


cdef int sample_one(
    Sampler sampler, Field f, Elimination *e, Counts counts, uint8_t *bombs, uint64_t *random
) except -1 nogil:
    cdef vector[double] weights
    cdef int i, k, width, used = 0
    cdef size_t p
    cdef const double *ways
    cdef const double *after
    check_stop(2 * f.squares)
    for i in range(f.squares):
        bombs[i] = f.shown[i] == BOMB or f.shown[i] == HIT
    for p in range(f.parts.size()):
        ways = counts.ways.data() + counts.ways_at[p]
        width = <int>(counts.ways_at[p + 1] - counts.ways_at[p])
        after = &counts.after[(p + 1) * (f.bombs + 1)]
        weights.assign(width, 0.0)
        for k in range(min(width, f.bombs + 1 - used)):
            weights[k] = ways[k] * after[used + k]
        k = choose_weighted(weights.data(), width, random)
        used += k
        sample_part(sampler, e, <int>p, k, bombs, &weights, random)
    place_bombs(sampler, <int>f.groups.size(), f.bombs - used, bombs, random)


cdef int sample_part(
    Sampler sampler, Elimination *e, int part, int bombs_left, uint8_t *bombs, vector[double] *weights, uint64_t *random
) except -1 nogil:
    cdef const Segment *segment = &e.segments[part]
    cdef const Layer *layer
    cdef const Branch *branch
    cdef int t, state = 0, i, n
    cdef size_t at
    for t in range(segment.steps - 1, -1, -1):
        layer = &e.layers[segment.first_layer + t]
        at = sampler.layers_at[segment.first_layer + t + 1] + state
        n = <int>(sampler.branches_at[at + 1] - sampler.branches_at[at])
        at = sampler.branches_at[at]
        weights.assign(n, 0.0)
        for i in range(n):
            branch = &e.branches[sampler.branches[at + i]]
            if 0 <= bombs_left - branch.bombs < layer.width:
                weights[0][i] = branch.weight * e.values[
                    layer.values + <size_t>branch.source * layer.width + bombs_left - branch.bombs]
        check_stop(8 * n)
        branch = &e.branches[sampler.branches[at + choose_weighted(weights.data(), n, random)]]
        state = branch.source
        bombs_left -= branch.bombs
        place_bombs(sampler, e.steps[segment.first_step + t].item, branch.bombs, bombs, random)


cdef void place_bombs(Sampler sampler, int group, int n, uint8_t *bombs, uint64_t *random) noexcept nogil:
    """Place n bombs in the squares of a group, each choice equally likely."""
    cdef int i, left = sampler.squares_at[group + 1] - sampler.squares_at[group]
    for i in range(sampler.squares_at[group], sampler.squares_at[group + 1]):
        if n and random_below(random, left) < <uint64_t>n:
            bombs[sampler.squares[i]] = 1
            n -= 1
        left -= 1


cdef int choose_weighted(const double *weights, int n, uint64_t *random) noexcept nogil:
    """Return one of n indices at random, in proportion to the weights."""
    cdef double sum = 0, mark
    cdef int i, last = 0
    for i in range(n):
        sum += weights[i]
    mark = sum * random_unit(random)
    sum = 0
    for i in range(n):
        if weights[i] > 0:
            last = i
            sum += weights[i]
            if sum > mark:
                break
    return last
