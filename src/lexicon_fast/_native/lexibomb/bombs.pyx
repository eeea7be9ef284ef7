"""The odds of bombs: all placements that agree with the numbers are equally likely.

1. Single numbers make some squares certain: all closed squares around a number have bombs, or none.
2. The other closed squares next to numbers fall into parts that share no number. In each part the
   placements are counted by number of bombs (see elimination.pxd and bucket_elimination.pyx).
3. The other bombs can be in any of the *free* squares: closed squares next to no number.
"""

from lexicon_fast.base.errors import BadPosition

from libc.math cimport sqrt
from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range, seed_from
from ..tiles.lanes cimport MAX_SIDE
from .bucket_elimination cimport backward, forward, result
from .elimination cimport Elimination, add_item, add_number, add_to_sum, begin


cdef class Counts:
    pass


cdef class Field:
    """The squares as players see them, and the odds of bombs.

    opened: a character for each square, by row: `.` closed, `0` to `8` open, `*` a bomb that was hit; bombs:
    the number of all bombs, including those hit; most: the odds are estimated if an exact count needs more
    states at a time; seed: of the estimate. Raises BadOption; BadPosition, also if no placement agrees.
    """
    def __cinit__(self, int rows, int columns, str opened not None, int bombs, int most, seed):
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
        e = Elimination()
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
            find_odds(self, e, self.counts)
        if self.counts.found.back() <= 0:
            raise BadPosition.breaking(
                f"opened: no placement of {self.bombs} bombs in the uncertain squares"
                f" {'agrees' if self.exact else 'was found that agrees'} with the numbers", rule="numbers")

    cdef str square_name(self, int square):
        return f"{square // self.columns + 1}{chr(65 + square % self.columns)}"

    def probabilities(self):
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
    cdef int16_t[441] number_of
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
    cdef int numbers[8]
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

cdef int find_odds(Field f, Elimination e, Counts counts) except -1 nogil:
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


cdef bint count_all(Field f, Elimination e, Counts counts) except -1 nogil:
    cdef vector[double] before, end
    cdef size_t p, g, groups = f.groups.size()
    cdef int i, k, width, most = f.bombs
    cdef double ways
    cdef const double *values
    begin(e, most)
    counts.ways.clear()
    counts.ways_at.assign(1, 0)
    counts.found.assign(2 * groups + 3, 0.0)
    for p in range(f.parts.size()):
        for i in range(f.parts[p].first_number, f.parts[p].end_number):
            add_number(e, f.shown[f.number_at[i]] - f.around[f.number_at[i]])
        for i in range(f.parts[p].first_group, f.parts[p].end_group):
            add_item(e, f.groups[i].squares, place_in_sweep(f, f.groups[i].square, f.rows > f.columns))
            for k in range(f.groups[i].first_number, f.groups[i].end_number):
                add_to_sum(e, f.numbers_of[k])
        forward(e, f.parts[p].first_group, f.parts[p].first_number)
        if e.gave_up:
            return False
        values = result(e, <int>p, &width)
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
        backward(e, <int>p, end.data(), True)
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
