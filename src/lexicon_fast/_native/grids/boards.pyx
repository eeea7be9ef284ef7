"""Boards of letters, read from text and searched for words (see boards.pxd).

A search takes all paths of one length a step further together, so that the memory of their nodes is read at the same
time, without a branch for each neighbour. Many paths of a length are taken in parts, and longer ones first, so that a
board of any kind needs little memory.
"""

from lexicon_fast.base.arguments import is_null
from lexicon_fast.base.errors import BadDictionary, BadOption, BadPosition, excerpt
from lexicon_fast.base.text import composed

from cpython.unicode cimport PyUnicode_DATA, PyUnicode_KIND, PyUnicode_READ
from libc.stddef cimport size_t
from libc.stdint cimport int32_t, int64_t, uint32_t, uint64_t, uint8_t
from libc.string cimport memset
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range, integers_of, items_of, wrong_type
from ..dictionary.arrays cimport bytes_of
from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled, codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.kernels cimport (
    MAX_SQUARES, MAX_WORD, NARROW_SQUARES, NEIGHBOURS, SQUARE_BITS, TRIE_BITS, TRIE_END, TRIE_LETTERS, TRIE_ROOT, Grid,
    TrieNode,
)
from ..dictionary.letters cimport MASTER, Letters, code_of


cdef struct Part:                     # words that share their first letters, from `low` to `high` in alphabetical order
    uint32_t low
    uint32_t high
    uint32_t node                     # of these letters


cdef enum:
    MOST_LETTERS = 8              # of a square
    STEP = 512                    # paths that are taken further at once
    # From the paths of one length to those of the next: room for NEIGHBOURS * (STEP + 1), and some more, because paths
    # at a distance of 4096 would compete for the same lines of the nearest cache.
    PITCH = 4096 + 8 + 264


cdef struct Board:
    int rows
    int columns
    uint64_t several              # a bit for each square with more than one letter
    uint8_t lengths[MAX_SQUARES]  # letters of each square; 0: a blank
    uint8_t codes[MAX_SQUARES][MOST_LETTERS]


cdef struct Score:
    int64_t points
    int32_t words


cdef enum:
    MAX_TRIES = 256              # places that are tried for the children of a node before a new one is taken


cdef class Trie:
    """The words of at least `min_length` letters."""
    cdef readonly Compiled dictionary
    cdef readonly int min_length
    cdef vector[TrieNode] nodes
    cdef vector[uint32_t] words       # of each node that is a word
    cdef vector[uint8_t] taken        # while it is built: places of nodes
    cdef uint32_t free                # the first place that may be free
    cdef uint32_t end                 # the first place after all nodes
    cdef list unused                  # objects Search: see boards.pyx

    def __cinit__(self, Compiled dictionary not None, int min_length):
        check_range("min_length", min_length, 1, 64)
        self.dictionary = dictionary
        self.min_length = min_length
        self.unused = []
        with nogil:
            self.build()

    def __len__(self):
        """Return the number of places for nodes, some of which may be empty."""
        return self.nodes.size()

    @property
    def size(self) -> int:
        """Bytes of memory."""
        return self.nodes.size() * (sizeof(TrieNode) + sizeof(uint32_t))

    cdef int build(self) except -1 nogil:
        # Level by level, so that the nodes which most searches visit are neighbours.
        cdef vector[Part] waiting
        cdef Part all
        cdef size_t done = 0, level_end = 1
        cdef int depth = 0
        self.make_room(TRIE_LETTERS)
        self.taken[TRIE_ROOT] = 1
        self.free = self.end = TRIE_LETTERS
        all.low = 0
        all.high = self.dictionary.n
        all.node = TRIE_ROOT
        waiting.push_back(all)
        while done < waiting.size():
            if done == level_end:
                depth += 1
                level_end = waiting.size()
            self.fill(self.dictionary, waiting[done], depth, waiting)
            done += 1
        self.nodes.resize(self.end)
        self.words.resize(self.end)
        self.nodes.shrink_to_fit()
        self.words.shrink_to_fit()
        self.taken.clear()
        self.taken.shrink_to_fit()

    cdef int fill(self, Compiled d, Part part, int depth, vector[Part] &waiting) except -1 nogil:
        """Fill in a node, and make those after it."""
        cdef Part child
        cdef uint32_t at, letters = 0, first
        cdef int letter
        check_stop(20 * (part.high - part.low) + 20)
        if length_of(d, d.by_rank[part.low]) == depth:
            if depth >= self.min_length:
                self.nodes[part.node].first = TRIE_END
                self.words[part.node] = d.by_rank[part.low]
            part.low += 1
        for at in range(part.low, part.high):
            letters |= <uint32_t>1 << codes_of(d, d.by_rank[at])[depth]
        if letters == 0:
            return 0
        first = self.place_for(letters)
        self.nodes[part.node].letters = letters
        self.nodes[part.node].first |= first
        child.high = part.low
        while child.high < part.high:
            child.low = child.high
            letter = codes_of(d, d.by_rank[child.low])[depth]
            while child.high < part.high and codes_of(d, d.by_rank[child.high])[depth] == letter:
                child.high += 1
            child.node = first + letter
            self.taken[child.node] = 1
            self.end = max(self.end, child.node + 1)
            waiting.push_back(child)

    cdef uint32_t place_for(self, uint32_t letters) except 0 nogil:
        """Return `first` of a node with these letters."""
        cdef uint32_t first
        while self.free < self.end and self.taken[self.free]:
            self.free += 1
        first = self.free - lowest_bit(letters)
        for _ in range(MAX_TRIES):
            self.make_room(first + TRIE_LETTERS)
            if self.fits(letters, first):
                return first
            first += 1
        self.make_room(self.end + TRIE_LETTERS)
        return self.end

    cdef bint fits(self, uint32_t letters, uint32_t first) noexcept nogil:
        while letters:
            if self.taken[first + lowest_bit(letters)]:
                return False
            letters &= letters - 1
        return True

    cdef int make_room(self, size_t n) except -1 nogil:
        """Make room for node numbers below n."""
        if n <= self.nodes.size():
            return 0
        if n > <size_t>1 << TRIE_BITS:
            with gil:
                raise BadDictionary("the dictionary has too many different beginnings of words for a search of grids")
        n = min(n + n // 2 + (1 << 12), <size_t>1 << TRIE_BITS)
        self.nodes.resize(n)
        self.words.resize(n)
        self.taken.resize(n)


cdef enum:
    READ = 256                    # boards that are read at once


# ---------------------------------------------------------------- from text

cdef int read_board(Compiled dictionary, str text, Py_ssize_t number, Board *board) except -1:
    """Read a board. number: its place in a batch, for errors; -1: there is only one. Raises BadPosition."""
    cdef const Letters *letters = &dictionary.letters
    if dictionary.reader is not None:
        text = dictionary.reader.read(text)
    elif not text.isascii():
        text = composed(text)
    cdef int kind = PyUnicode_KIND(text), squares = 0, row_start = 0, slashes = 0, side
    cdef const void *data = PyUnicode_DATA(text)
    cdef Py_ssize_t at = 0, size = len(text)
    cdef bint ends_row = False
    cdef Py_UCS4 point
    board.rows = board.columns = 0
    board.several = 0
    while size and (<Py_UCS4>PyUnicode_READ(kind, data, size - 1)).isspace():
        size -= 1
    while at < size and (<Py_UCS4>PyUnicode_READ(kind, data, at)).isspace():
        at += 1
    while at < size:
        point = PyUnicode_READ(kind, data, at)
        if squares == MAX_SQUARES:
            raise bad_board(number, f"has more than {MAX_SQUARES} squares; use {MAX_SQUARES} at most")
        at = read_square(letters, text, point, at, number, board, squares)
        squares += 1
        slashes = 0
        ends_row = False
        while at < size:
            point = PyUnicode_READ(kind, data, at)
            if point != u"/" and not point.isspace():
                break
            slashes += point == u"/"
            ends_row = True
            at += 1
        if slashes > 1:
            raise bad_board(number, f"has an empty row {board.rows + 2}; use one / between two rows")
        if ends_row or at == size:
            end_row(number, board, squares - row_start)
            row_start = squares
    if squares == 0:
        raise bad_board(number, "is empty; use rows of letters such as TEAS/NRLI")
    if board.rows == 1 and not ends_row:
        for side in range(2, 9):
            if side * side == squares:
                board.rows = board.columns = side


cdef object bad_board(Py_ssize_t number, str problem):
    return BadPosition(f"{'the board' if number < 0 else f'board {number}'} {problem}")


cdef int end_row(Py_ssize_t number, Board *board, int columns) except -1:
    board.rows += 1
    if board.rows == 1:
        board.columns = columns
    elif columns != board.columns:
        raise bad_board(
            number,
            f"has {columns} squares in row {board.rows}, but {board.columns} in row 1; use as many in each row")


cdef Py_ssize_t read_square(
    const Letters *letters, str text, Py_UCS4 point, Py_ssize_t at, Py_ssize_t number, Board *board, int square
) except -1:
    """Read a square from `at` on. Returns where the next one may begin."""
    cdef Py_ssize_t end
    cdef int length = 0
    board.lengths[square] = 0
    if point == u".":
        return at + 1
    if point != u"[":
        read_letter(letters, point, number, board, square, 0)
        return at + 1
    end = text.find("]", at)
    if not 1 <= end - at - 1 <= MOST_LETTERS:
        raise bad_board(
            number,
            f"has {excerpt(text[at:at + 20])} in row {board.rows + 1}; use [QU] for several letters on a square, with 1"
            f" to {MOST_LETTERS} in brackets")
    for length in range(<int>(end - at - 1)):
        read_letter(letters, text[at + 1 + length], number, board, square, length)
    if length:
        board.several |= <uint64_t>1 << square
    return end + 1


cdef int read_letter(
    const Letters *letters, Py_UCS4 point, Py_ssize_t number, Board *board, int square, int k
) except -1:
    cdef int code = code_of(letters, point)
    if code >= letters.n:
        raise bad_letter(letters, point, number, board.rows + 1, code == MASTER)
    board.codes[square][k] = <uint8_t>code
    board.lengths[square] = <uint8_t>(k + 1)


cdef object bad_letter(const Letters *letters, str letter, Py_ssize_t number, int row, bint wild):
    from lexicon_fast.dictionary.alphabet import Alphabet

    cdef int i
    upper = "".join([chr(letters.upper_point[i]) for i in range(letters.n)])
    lower = "".join([chr(letters.lower_point[i]) for i in range(letters.n)])
    why = "a wild card, which boards do not have" if wild else "which is not a letter"
    return bad_board(
        number,
        f"has {letter!r} in row {row}, {why}; use {Alphabet('', upper, lower).describe()}, [QU] for several letters on"
        " a square, . for a blank")


def squares_of(Compiled dictionary not None, str board not None) -> list[list[str]]:
    """Return the rows of a board as lists of squares: their letters in lower case, "" for a blank.

    Raises BadPosition.
    """
    cdef Board read
    cdef Py_ssize_t row, column, square, k
    cdef list rows = []
    read_board(dictionary, board, -1, &read)
    for row in range(read.rows):
        rows.append([])
        for column in range(read.columns):
            square = row * read.columns + column
            rows[row].append("".join([
                chr(dictionary.letters.lower_point[read.codes[square][k]]) for k in range(read.lengths[square])
            ]))
    return rows


# ---------------------------------------------------------------- search

cdef inline uint64_t visited_at(const uint64_t *visited, size_t i, bint narrow) noexcept nogil:
    return (<const uint32_t *>visited)[i] if narrow else visited[i]


cdef inline void set_visited(uint64_t *visited, size_t i, uint64_t squares, bint narrow) noexcept nogil:
    if narrow:
        (<uint32_t *>visited)[i] = <uint32_t>squares
    else:
        visited[i] = squares


cdef class Search:
    """Buffers of one call. Returned to the trie afterwards."""
    cdef Trie trie
    cdef Grid grid
    cdef int rows                 # of `grid`
    cdef int columns
    cdef bint narrow              # at most NARROW_SQUARES
    cdef uint8_t neighbours[MAX_SQUARES]  # of each square: how many, and their numbers
    cdef uint8_t near[MAX_SQUARES][NEIGHBOURS]
    cdef vector[uint32_t] marks   # of each node: the last board that had its word
    cdef uint32_t number          # of this board
    cdef vector[uint32_t] at      # paths by length: see kernels.h
    cdef vector[uint64_t] visited     # half of it is used if `narrow`
    cdef uint32_t ends[STEP + 8]
    cdef bint lists               # whether words are listed, or only counted
    cdef vector[int32_t] words    # those of all boards, if they are listed
    cdef int64_t points[MAX_WORD + 1]  # by letters of a word

    def __cinit__(self, Trie trie not None):
        cdef int longest = min(trie.dictionary.longest, <int>MAX_SQUARES)
        self.trie = trie
        self.marks.resize(trie.nodes.size())
        self.at.resize((longest + 2) * PITCH)
        self.visited.resize((longest + 2) * PITCH)

    cdef void shape(self, const Board *board) noexcept nogil:
        """Fill in what does not depend on letters."""
        cdef int row, column, down, across, square = 0, i
        self.rows = board.rows
        self.columns = board.columns
        self.narrow = board.rows * board.columns <= NARROW_SQUARES
        memset(self.near, 0, sizeof(self.near))
        memset(&self.grid, 0, sizeof(Grid))
        for row in range(board.rows):
            for column in range(board.columns):
                i = 0
                for down in range(max(row - 1, 0), min(row + 2, board.rows)):
                    for across in range(max(column - 1, 0), min(column + 2, board.columns)):
                        if down != row or across != column:
                            self.near[square][i] = <uint8_t>(down * board.columns + across)
                            i += 1
                self.neighbours[square] = <uint8_t>i
                for i in range(NEIGHBOURS):
                    self.grid.step[square][i] = TRIE_LETTERS << SQUARE_BITS
                for i in range(self.neighbours[square]):
                    self.grid.visit[square][i] = <uint64_t>1 << self.near[square][i]
                    self.grid.visit_narrow[square][i] = <uint32_t>self.grid.visit[square][i]
                square += 1

    cdef size_t start(self, const Board *board) noexcept nogil:
        """Lay out a board, and begin a path at each square. Returns how many."""
        cdef TrieNode root = self.trie.nodes[<size_t>TRIE_ROOT]
        cdef uint32_t *at = self.at.data() + PITCH
        cdef uint64_t *visited = self.visited.data() + PITCH
        cdef uint32_t steps[MAX_SQUARES]
        cdef int square, i, squares = board.rows * board.columns
        cdef size_t n = 0
        cdef uint32_t letter
        if board.rows != self.rows or board.columns != self.columns:
            self.shape(board)
        for square in range(squares):
            letter = board.codes[square][0] if board.lengths[square] else <uint32_t>TRIE_LETTERS
            steps[square] = letter << SQUARE_BITS | square
            if <uint64_t>root.letters >> letter & 1:
                at[n] = (root.first << SQUARE_BITS) + steps[square]
                set_visited(visited, n, <uint64_t>1 << square, self.narrow)
                n += 1
        for square in range(squares):
            for i in range(self.neighbours[square]):
                self.grid.step[square][i] = steps[self.near[square][i]]
        return self.follow_squares(board, 1, n) if board.several else n

    cdef size_t follow_squares(self, const Board *board, int length, size_t n) noexcept nogil:
        """Keep the paths whose last square has more letters of a word than the first. Returns how many."""
        cdef uint32_t *at = self.at.data() + <size_t>length * PITCH
        cdef uint64_t *visited = self.visited.data() + <size_t>length * PITCH
        cdef TrieNode node
        cdef uint32_t square, number
        cdef size_t i, kept = 0
        cdef int k
        cdef bint follows
        for i in range(n):
            square = at[i] & MAX_SQUARES - 1
            number = at[i] >> SQUARE_BITS
            follows = True
            for k in range(1, board.lengths[square]):
                node = self.trie.nodes[number]
                follows = node.letters >> board.codes[square][k] & 1
                if not follows:
                    break
                number = (node.first & ~TRIE_END) + board.codes[square][k]
            at[kept] = number << SQUARE_BITS | square
            set_visited(visited, kept, visited_at(visited, i, self.narrow), self.narrow)
            kept += follows
        return kept

    cdef size_t walk(self, int length, size_t from_, size_t n, size_t *ended) noexcept nogil:
        """Take paths of a length one step further. Returns how many come from them."""
        cdef const uint32_t *at = self.at.data() + <size_t>length * PITCH + from_
        cdef uint64_t *visited = self.visited.data() + <size_t>length * PITCH
        cdef uint32_t *next_at = self.at.data() + <size_t>(length + 1) * PITCH
        cdef uint64_t *next_visited = self.visited.data() + <size_t>(length + 1) * PITCH
        if self.narrow:
            return self.trie.dictionary.kernels.walk(
                self.trie.nodes.data(), &self.grid, at, <const uint32_t *>visited + from_, n, next_at,
                <uint32_t *>next_visited, self.ends, ended)
        return self.trie.dictionary.kernels.walk_wide(
            self.trie.nodes.data(), &self.grid, at, visited + from_, n, next_at, next_visited, self.ends, ended)

    cdef int take_words(self, const Board *board, int length, size_t ended, Score *score) except -1 nogil:
        """Count, and perhaps list, the words at the nodes `ends` that this board has not had yet."""
        cdef uint32_t *ends = self.ends
        cdef uint32_t node
        cdef size_t i, fresh = 0
        for i in range(ended):                   # without a branch, which would often be predicted wrong
            node = ends[i]
            ends[fresh] = node
            fresh += self.marks[node] != self.number
            self.marks[node] = self.number
        score.words += <int32_t>fresh
        if board.several == 0:
            score.points += <int64_t>fresh * self.points[length]
        else:
            for i in range(fresh):
                score.points += self.points[length_of(self.trie.dictionary, self.trie.words[ends[i]])]
        if self.lists:
            for i in range(fresh):
                self.words.push_back(<int32_t>self.trie.words[ends[i]])
        return 0

    cdef int run(self, const Board *board, Score *score) except -1 nogil:
        """Search a board."""
        cdef size_t ends[MAX_WORD + 2]
        cdef size_t done[MAX_WORD + 2]
        cdef size_t n, ended, first = self.words.size()
        cdef int length = 1
        self.number += 1
        if self.number == 0:
            memset(self.marks.data(), 0, self.marks.size() * sizeof(uint32_t))
            self.number = 1
        score.points = score.words = 0
        ends[1] = self.start(board)
        done[1] = 0
        while length:
            n = min(ends[length] - done[length], <size_t>STEP)
            if n == 0:
                length -= 1
                continue
            check_stop(100 + 8 * n)
            ends[length + 1] = self.walk(length, done[length], n, &ended)
            done[length] += n
            self.take_words(board, length, ended, score)
            length += 1
            done[length] = 0
            if board.several:
                ends[length] = self.follow_squares(board, length, ends[length])
        if self.lists:
            sort(self.words.begin() + first, self.words.end())
        return 0


cdef Search take_search(Trie trie):
    try:
        return trie.unused.pop()
    except IndexError:
        return Search(trie)


def search_boards(
    Trie trie not None, boards: Iterable[str | None] | ArrowData, points not None: Iterable[int], bint lists,
    dict errors=None,
) -> tuple[bytes, bytes, bytes]:
    """Search boards for words. Releases the GIL.

    boards: strings. points: those of a word by its number of letters, 65 integers. Returns as bytes: the points of
    each board, int64; the words of each, int32; and, if lists, the numbers of all words, board by board and ascending,
    int32. Raises BadPosition for the first bad board, with its place from 0. errors: receives the messages for bad
    boards by their places instead; these boards have no words.
    """
    cdef list texts = items_of(boards, "boards", "str")
    cdef list values = integers_of(points, "points")
    cdef Board read[READ]
    cdef vector[int64_t] sums
    cdef vector[int32_t] counts
    cdef Score score
    cdef size_t i, n, first = 0, size = len(texts)
    cdef Search search
    if len(values) != 65:
        raise BadOption(f"points has {len(values)} items; it must have 65, one for each number of letters")
    sums.reserve(size)
    counts.reserve(size)
    search = take_search(trie)
    for i in range(65):
        check_range(f"points[{i}]", values[i], -(1 << 31), 1 << 31)
        search.points[i] = values[i]
    search.lists = lists
    search.words.clear()
    while first < size:
        n = min(size - first, <size_t>READ)
        for i in range(n):
            text = texts[first + i]
            try:
                if not isinstance(text, str):
                    if is_null(text):
                        raise bad_board(first + i, "is null")
                    raise wrong_type(f"boards[{first + i}]", "a str", text)
                read_board(trie.dictionary, text, first + i if size > 1 else -1, &read[i])
            except BadPosition as error:
                if errors is None:
                    raise
                errors[first + i] = str(error)
                read[i].rows = 0
        with nogil:
            for i in range(n):
                score.points = score.words = 0
                if read[i].rows:
                    search.run(&read[i], &score)
                sums.push_back(score.points)
                counts.push_back(score.words)
        first += n
    trie.unused.append(search)
    return bytes_of(sums), bytes_of(counts), bytes_of(search.words)
