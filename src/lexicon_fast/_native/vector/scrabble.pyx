"""Many games of Scrabble at once, one small step at a time, for machine learning.

A turn is a sequence of steps of the same player: first the kind of the move; for a play then a lane (a row for words
across, a column for words down), the square in the lane where the word begins, and the tiles one by one, skipping those
on the board; for an exchange the tiles in alphabetical order. Actions are numbers, in this order: kinds, rows, columns,
squares of a lane, letters, letters laid as blanks, the blank (to exchange), the end of a word or an exchange, and
ranked plays. A mask contains the actions that still lead to a legal move, so there are no dead ends. Words are those of
the dictionary, and there are no challenges.

With ranked plays, a single step lays one of the plays with the highest scores, in the order of tiles/best_plays.pyx,
and no play is spelled. Boards, cross-checks, scores and draws from the bag are those of ../tiles.
"""

from lexicon_fast.base.errors import BadOption

from libc.stddef cimport size_t
from libc.stdint cimport int16_t, int32_t, int8_t, uint16_t, uint32_t, uint64_t, uint8_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range, integers_of
from ..dictionary.bits cimport bits_set, lowest_bit
from ..dictionary.compiled cimport Compiled, Scratch, codes_of
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.prefixes cimport Graph, Node, Prefixes, follow, letters_of, may_fit, prefixes
from ..dictionary.rng cimport shuffle
from ..scrabble.selfplay cimport count_tiles
from ..tiles.best_plays cimport MINUS_INFINITY, find_best, order_plays
from ..tiles.board cimport Layout
from ..tiles.determinization cimport MAX_PLAYERS, exchange, refill, value_of
from ..tiles.lanes cimport (
    BLANK, MAX_RACK, MAX_SIDE, Lane, Play, Premiums, Rack, Squares, Workspace, blank_loss, empty_squares, is_symmetric,
    release_workspace, score_without_blanks, start_in, take_workspace,
)
from ..tiles.laying cimport Touched, clear_squares, pay_play, put_play, update_touched
from .games cimport MAX_BYTE, Games, Mask, add_action, add_actions, check_shape, write_left

cdef enum:
    # Kinds of moves: the first actions
    PLAY_KIND = 0
    EXCHANGE_KIND = 1
    PASS_KIND = 2
    KINDS = 3

    # Numbers that describe a ranked play; after them the tiles left on the rack, by kind
    PLAY_SCORE = 0
    PLAY_LANE = 1                 # + 1, as in observations
    PLAY_SQUARE = 2               # + 1
    PLAY_LAID = 3                 # tiles
    PLAY_LEFT = 4

    # What is known of a word so far, as bits
    TOUCHES = 1                   # it touches a tile on the board, or covers the start square of an empty one
    CROSSES = 2                   # one of the tiles laid forms a cross word
    LAID = 4                      # a tile was laid
    LAID_TWO = 8                  # two or more were


cdef enum Phase:                  # the step that is due
    CHOOSE_KIND
    CHOOSE_LANE
    CHOOSE_SQUARE
    CHOOSE_TILE                   # of a word
    CHOOSE_EXCHANGED


cdef struct Way:                  # a word in a lane, so far
    uint32_t node                 # of its letters
    int at                        # next square, which has no tile
    int state                     # TOUCHES, CROSSES, LAID, LAID_TWO


cdef struct Slot:                 # a game
    Rack racks[MAX_PLAYERS]
    int32_t scores[MAX_PLAYERS]
    size_t drawn                  # tiles already drawn from the shuffled bag
    uint64_t rng
    int mover
    int scoreless
    Phase phase
    int kind
    int direction
    int lane
    int start
    Way way
    int length                    # letters of the word so far, with those on the board
    uint8_t letters[MAX_SIDE]
    uint32_t blanks               # letters of the word laid as blanks, one bit each
    uint64_t tested[MAX_PLAYERS]  # by player: lanes whose plays are known, one bit each by number of their action
    uint64_t open[MAX_PLAYERS]    # of these, those that have a play
    Rack left                     # tiles that are not laid yet
    int steps                     # tiles chosen so far, to lay or to exchange
    int least                     # no tile with a lower code can be exchanged any more
    uint8_t exchanged[CARDS]


cdef struct Line:                 # a lane, prepared for words of a rack
    const Graph *graph
    const uint8_t *tile
    uint32_t occupied
    uint32_t crossed
    uint32_t touching             # squares with which a word touches tiles
    int side
    bint down
    uint8_t *counts               # of the rack
    uint32_t rack                 # `letters_of` them
    uint32_t wanted[MAX_SIDE]     # letters that each square has or can get, one bit each
    uint8_t needed[MAX_SIDE]      # by first square: squares that a word must cover to touch tiles; 0: it cannot
    uint8_t empty[MAX_SIDE]       # how many of these are empty


cdef struct Offsets:              # of the parts of an observation
    int sizes
    int bag
    int scoreless
    int kind
    int lane
    int square
    int chosen
    int board
    int size


cdef class ScrabbleGames(Games):
    """The games of a vector.

    counts: tiles of each kind, 33 numbers by code, blanks last; rack_size: 1 to 15; exchange_from: fewest tiles in the
    bag that allow an exchange; scoreless_turns: those in a row that end a game; plays: how many of the best plays are
    actions, instead of spelling them; 0: none. Raises BadOption.
    """
    cdef readonly Compiled dictionary
    cdef readonly Layout layout
    cdef readonly int rack_size
    cdef readonly int exchange_from
    cdef readonly int scoreless_turns
    cdef readonly int lanes
    cdef readonly int first_lane      # actions: kinds, lanes, squares, letters, blanks as letters, blank, end
    cdef readonly int first_square
    cdef readonly int first_letter
    cdef readonly int first_blank
    cdef readonly int blank
    cdef readonly int end
    cdef bint across_first            # plays on the empty board are across
    cdef Offsets offset
    cdef Prefixes prefixes
    cdef Scratch scratch
    cdef Workspace work               # to rank plays, or None
    cdef vector[vector[Play]] best    # by game: the ranked plays of the turn
    cdef vector[uint8_t] tiles        # all, in order
    cdef vector[Slot] slots
    cdef vector[Line] lines           # by game: the lane of the word so far
    cdef vector[Squares] boards
    cdef vector[vector[uint8_t]] bags  # drawn from index `drawn` on
    cdef object score_arrays          # keeps the memory alive
    cdef int32_t *scores
    cdef uint8_t *winners

    def __cinit__(
        self, Compiled dictionary not None, Layout layout not None, counts: Sequence[int], int games, int players, *,
        int rack_size=7, int exchange_from=7, int scoreless_turns=6, int plays=0,
    ):
        cdef list kinds = integers_of(counts, "counts")
        cdef int x, letters = dictionary.letters.n
        check_range("players", players, 2, <int>MAX_PLAYERS)
        check_range("rack_size", rack_size, 1, <int>MAX_RACK)
        check_range("exchange_from", exchange_from, 0, 1 << 30)
        check_range("scoreless_turns", scoreless_turns, 1, <int>MAX_BYTE)
        check_range("number of counts", len(kinds), <int>CARDS, <int>CARDS)
        for x in range(CARDS):
            check_range(f"counts[{x}]", kinds[x], 0, <int>MAX_BYTE)
        if any(kinds[letters:MASTER]):
            raise BadOption(f"counts has tiles beyond the {letters} letters of the alphabet")
        check_range("number of tiles", sum(kinds), players * rack_size, <int>MAX_BYTE)
        for x in range(CARDS):
            for _ in range(kinds[x]):
                self.tiles.push_back(<uint8_t>x)
        self.dictionary = dictionary
        self.layout = layout
        self.rack_size = rack_size
        self.exchange_from = exchange_from
        self.scoreless_turns = scoreless_turns
        self.lanes = layout.rows + layout.columns
        self.first_lane = KINDS
        self.first_square = self.first_lane + self.lanes
        self.first_letter = self.first_square + max(layout.rows, layout.columns)
        self.first_blank = self.first_letter + letters
        self.blank = self.first_blank + letters
        self.end = self.blank + 1
        self.across_first = is_symmetric(&layout.premiums)
        self.offset.sizes = letters + 1
        self.offset.bag = self.offset.sizes + players
        self.offset.scoreless = self.offset.bag + 1
        self.offset.kind = self.offset.scoreless + 1
        self.offset.lane = self.offset.kind + 1
        self.offset.square = self.offset.lane + 1
        self.offset.chosen = self.offset.square + 1
        self.offset.board = self.offset.chosen + rack_size
        self.offset.size = self.offset.board + layout.rows * layout.columns
        self.set_sizes(games, players, self.end + 1, self.offset.size, plays, PLAY_LEFT + letters + 1)
        if plays:
            self.best.resize(games)
            self.work = take_workspace(dictionary, &layout.premiums)
        self.prefixes = prefixes(dictionary)
        self.scratch = dictionary.take_scratch()
        self.slots.resize(games)
        self.lines.resize(games)
        self.boards.resize(games)
        self.bags.resize(games)

    def __dealloc__(self):
        if self.work is not None:
            release_workspace(self.dictionary, self.work)
        if self.scratch is not None:
            self.dictionary.release_scratch(self.scratch)

    @property
    def offsets(self) -> dict[str, int]:
        """Offsets of the parts of an observation, by name."""
        return {
            "rack": 0, "rack_sizes": self.offset.sizes, "bag": self.offset.bag, "scoreless": self.offset.scoreless,
            "kind": self.offset.kind, "lane": self.offset.lane, "square": self.offset.square,
            "chosen": self.offset.chosen, "board": self.offset.board}

    @property
    def memory(self) -> int:
        """Bytes of the games and of the tables of the dictionary."""
        cdef size_t i, size = self.slots.size() * (sizeof(Slot) + sizeof(Line) + sizeof(Squares))
        for i in range(self.taken.size()):
            size += 2 * self.taken[i].capacity() + self.bags[i].capacity()
        for i in range(self.best.size()):
            size += self.best[i].capacity() * sizeof(Play)
        return size + self.prefixes.size

    def use_scores(self, int32_t[:, ::1] scores not None, uint8_t[:, ::1] winners not None):
        """Write scores and winners to these arrays, one row for each game. Call it before `use`. Raises BadOption."""
        self.check_free()
        check_shape("scores", scores.shape[0], scores.shape[1], self.games, self.players)
        check_shape("winners", winners.shape[0], winners.shape[1], self.games, self.players)
        self.score_arrays = scores, winners
        self.scores = &scores[0, 0]
        self.winners = &winners[0, 0]
        self.damaged = True

    # Steps

    cdef int begin(self, int game) except -1 nogil:
        cdef Slot *slot = &self.slots[game]
        cdef int step
        if self.scores == NULL:
            with gil:
                raise BadOption("pass arrays to `use_scores` first")
        memset(slot, 0, sizeof(Slot))
        clear_squares(&self.layout.premiums, &self.boards[game], self.plays > 0)
        slot.mover = self.first_player(game)
        slot.rng = self.seed_of_episode(game)
        self.bags[game] = self.tiles
        shuffle(&slot.rng, self.bags[game].data(), <int>self.tiles.size())
        for step in range(self.players):
            refill(&slot.drawn, self.bags[game], &slot.racks[(slot.mover + step) % self.players], self.rack_size)
        self.episodes[game].turns = 0
        self.taken[game].clear()
        memset(self.observation_of(game) + self.offset.board, 0, self.layout.rows * self.layout.columns)
        memset(self.scores + <size_t>game * self.players, 0, self.players * sizeof(int32_t))
        self.begin_turn(game)

    cdef void clear_end(self, int game) noexcept nogil:
        Games.clear_end(self, game)
        if self.winners != NULL:
            memset(self.winners + <size_t>game * self.players, 0, self.players)

    cdef int begin_turn(self, int game) except -1 nogil:
        cdef Slot *slot = &self.slots[game]
        slot.phase = CHOOSE_KIND
        slot.steps = 0
        self.to_move[game] = <int8_t>slot.mover
        self.turns[game] = self.episodes[game].turns
        self.show_tiles(game)
        self.find_legal(game)

    cdef int act(self, int game, int action) except -1 nogil:
        cdef Slot *slot = &self.slots[game]
        cdef uint8_t *seen = self.observation_of(game)
        cdef int code, shown
        self.taken[game].push_back(<uint16_t>action)
        if slot.phase == CHOOSE_KIND:
            if action >= self.first_play:
                return self.lay_ranked(game, &self.best[game][action - self.first_play])
            slot.kind = action
            seen[self.offset.kind] = <uint8_t>(action + 1)
            if action == PASS_KIND:
                return self.end_turn(game, 0)
            slot.left = slot.racks[slot.mover]
            slot.least = 0
            memset(slot.exchanged, 0, sizeof(slot.exchanged))
            slot.phase = CHOOSE_LANE if action == PLAY_KIND else CHOOSE_EXCHANGED
        elif slot.phase == CHOOSE_LANE:
            action -= self.first_lane
            seen[self.offset.lane] = <uint8_t>(action + 1)
            slot.direction = action >= self.layout.rows
            slot.lane = action - self.layout.rows if slot.direction else action
            slot.phase = CHOOSE_SQUARE
        elif slot.phase == CHOOSE_SQUARE:
            slot.start = action - self.first_square
            seen[self.offset.square] = <uint8_t>(slot.start + 1)
            self.begin_word(game)
            slot.phase = CHOOSE_TILE
        elif action == self.end:
            return self.finish_word(game) if slot.phase == CHOOSE_TILE else self.finish_exchange(game)
        else:
            code = action - self.first_letter
            shown = code + 1
            if action == self.blank:
                code = MASTER
                shown = self.dictionary.letters.n + 1
            elif action >= self.first_blank:
                code = action - self.first_blank
                shown = code + 1 | BLANK
            seen[self.offset.chosen + slot.steps] = <uint8_t>shown
            slot.steps += 1
            if slot.phase == CHOOSE_TILE:
                self.lay_tile(game, code, action >= self.first_blank)
            else:
                slot.exchanged[code] += 1
                slot.left.counts[code] -= 1
                slot.left.tiles -= 1
                slot.least = code
        self.find_legal(game)

    cdef void begin_word(self, int game) noexcept nogil:
        """Begin a word at the square that was chosen, with the tiles that are there."""
        cdef Slot *slot = &self.slots[game]
        cdef Line *line = &self.lines[game]
        slot.way.node = self.prefixes.graph.root
        slot.way.at = slot.start
        slot.way.state = 0
        slot.length = 0
        slot.blanks = 0
        cover(line, &slot.way)
        self.copy_covered(slot, line)

    cdef void lay_tile(self, int game, int code, bint blank) noexcept nogil:
        """Continue the word with a tile, and with those on the board after it."""
        cdef Slot *slot = &self.slots[game]
        cdef Line *line = &self.lines[game]
        slot.blanks |= <uint32_t>blank << slot.length
        slot.letters[slot.length] = <uint8_t>code
        slot.length += 1
        slot.left.counts[<int>MASTER if blank else code] -= 1
        slot.left.tiles -= 1
        line.rack = letters_of(line.counts)
        lay(line, &slot.way, code)
        self.copy_covered(slot, line)

    cdef void copy_covered(self, Slot *slot, const Line *line) noexcept nogil:
        """Add the tiles on the board that the word has covered to its letters."""
        while slot.start + slot.length < slot.way.at:
            slot.letters[slot.length] = line.tile[slot.start + slot.length]
            slot.length += 1

    cdef int lay_ranked(self, int game, const Play *play) except -1 nogil:
        """Lay a ranked play."""
        cdef Slot *slot = &self.slots[game]
        slot.direction = play.direction
        slot.lane = play.lane
        slot.start = play.start
        slot.length = play.length
        slot.blanks = play.blanks
        memcpy(slot.letters, codes_of(self.dictionary, play.word), play.length)
        return self.finish_word(game)

    cdef int finish_word(self, int game) except -1 nogil:
        """Lay the word."""
        cdef Slot *slot = &self.slots[game]
        cdef Squares *squares = &self.boards[game]
        cdef const Premiums *premiums = &self.layout.premiums
        cdef const Lane *lane = &squares.lane[slot.direction][slot.lane]
        cdef uint32_t empty = empty_squares(lane, slot.start, slot.length), bits = slot.blanks
        cdef int k
        cdef int32_t times, score
        cdef Touched touched
        cdef Play play
        play.word = <uint32_t>self.dictionary.find(slot.letters, slot.length)
        play.blanks = slot.blanks
        play.direction = <uint8_t>slot.direction
        play.lane = <uint8_t>slot.lane
        play.start = <uint8_t>slot.start
        play.length = <uint8_t>slot.length
        score = score_without_blanks(premiums, lane, slot.letters, slot.length, slot.start, empty, &times)
        while bits:
            k = lowest_bit(bits)
            bits &= bits - 1
            score -= blank_loss(premiums, lane, slot.letters[k], slot.start + k, times)
        cdef bint first = squares.tiles == 0
        pay_play(self.dictionary, squares, &slot.racks[slot.mover], &play)
        put_play(self.dictionary, premiums, squares, &play, &touched)
        update_touched(self.dictionary, premiums, squares, self.scratch, &touched)
        self.forget_lanes(slot, &touched, first)
        slot.scores[slot.mover] += score
        refill(&slot.drawn, self.bags[game], &slot.racks[slot.mover], self.rack_size)
        self.show_word(game, empty)
        return self.end_turn(game, score)

    cdef void forget_lanes(self, Slot *slot, const Touched *touched, bint first) noexcept nogil:
        """Forget the plays of all lanes that new tiles change. first: they are the first on the board."""
        cdef uint64_t changed = 0
        cdef int direction, number
        for direction in range(2):
            for number in range(self.layout.premiums.lanes[direction]):
                if touched.squares[direction][number] or touched.lanes[direction] >> number & 1:
                    changed |= <uint64_t>1 << (number + self.layout.rows if direction else number)
        if first:
            changed = ~<uint64_t>0
        for number in range(self.players):
            slot.tested[number] &= ~changed
        slot.tested[slot.mover] = 0

    cdef int finish_exchange(self, int game) except -1 nogil:
        cdef Slot *slot = &self.slots[game]
        slot.tested[slot.mover] = 0
        exchange(&slot.drawn, &slot.rng, self.bags[game], &slot.racks[slot.mover], slot.exchanged)
        return self.end_turn(game, 0)

    cdef int end_turn(self, int game, int32_t score) except -1 nogil:
        """Begin the next turn, or after the end of a game the next episode."""
        cdef Slot *slot = &self.slots[game]
        self.episodes[game].turns += 1
        slot.scoreless = 0 if score else slot.scoreless + 1
        if slot.racks[slot.mover].tiles == 0:
            return self.finish_game(game, slot.mover)
        if slot.scoreless >= self.scoreless_turns:
            return self.finish_game(game, -1)
        slot.mover = (slot.mover + 1) % self.players
        return self.begin_turn(game)

    cdef int finish_game(self, int game, int out) except -1 nogil:
        cdef Slot *slot = &self.slots[game]
        cdef int32_t held[MAX_PLAYERS]
        cdef uint32_t winners
        cdef int player
        for player in range(self.players):
            held[player] = value_of(&self.layout.premiums, &slot.racks[player])
        winners = count_tiles(self.players, held, out, slot.scores)
        for player in range(self.players):
            self.rewards[<size_t>game * self.players + player] = slot.scores[player]
            self.winners[<size_t>game * self.players + player] = winners >> player & 1
        self.done[game] = True
        self.episodes[game].number += 1
        return self.begin(game)

    # Legal actions

    cdef bint set_line(self, int game, int direction, int number, Line *line) noexcept nogil:
        """Prepare a lane. Returns whether a word in it can touch tiles."""
        cdef Slot *slot = &self.slots[game]
        cdef const Squares *squares = &self.boards[game]
        cdef const Premiums *premiums = &self.layout.premiums
        cdef int side = premiums.side[direction], k, end = 0, empty = 0
        cdef const uint32_t *cross = squares.cross[direction] + number * side
        cdef uint32_t usable
        line.occupied = squares.occupied[direction][number]
        line.crossed = squares.crossed[direction][number]
        line.touching = line.occupied | line.crossed
        if squares.tiles == 0:
            if direction == 1 and self.across_first:
                return False
            if premiums.start < 0:
                line.touching = (<uint32_t>1 << side) - 1
            elif start_in(premiums, direction) == number:
                line.touching = <uint32_t>1 << start_in(premiums, 1 - direction)
        if not line.touching:
            return False
        line.graph = &self.prefixes.graph
        line.tile = &squares.lane[direction][number].tile[0]
        line.side = side
        line.down = direction == 1
        line.counts = slot.left.counts
        line.rack = letters_of(line.counts)
        usable = <uint32_t>0xFFFFFFFF if line.counts[<int>MASTER] else line.rack
        for k in range(side - 1, -1, -1):
            empty += 1
            line.wanted[k] = usable
            if line.occupied >> k & 1:
                line.wanted[k] = <uint32_t>1 << line.tile[k]
                empty -= 1
            elif line.crossed >> k & 1:
                line.wanted[k] &= cross[k]
            if line.touching >> k & 1 and not (line.occupied >> k & 1 and end > k + 1 and line.occupied >> (k + 1) & 1):
                # The nearest square: a word also covers the tiles after it.
                end = k + 1
                while line.occupied >> end & 1:
                    end += 1
                empty = not line.occupied >> k & 1
            line.needed[k] = <uint8_t>(end - k) if end else 0
            line.empty[k] = <uint8_t>empty
        return True

    cdef int find_legal(self, int game) except -1 nogil:
        """Find the legal actions of the step that is due, and write the mask."""
        cdef Slot *slot = &self.slots[game]
        cdef Mask *legal = &self.legal_masks[game]
        cdef int k, bag = <int>(self.bags[game].size() - slot.drawn)
        cdef Line *line = &self.lines[game]
        memset(legal, 0, sizeof(Mask))
        if slot.phase == CHOOSE_KIND:
            slot.left = slot.racks[slot.mover]
            if self.plays:
                self.rank_plays(game)
            else:
                for k in range(self.lanes):
                    if self.can_play(game, k):
                        add_action(legal, PLAY_KIND)
                        break
            if bag and bag >= self.exchange_from:
                add_action(legal, EXCHANGE_KIND)
            add_action(legal, PASS_KIND)
        elif slot.phase == CHOOSE_LANE:
            for k in range(self.lanes):
                if self.can_play(game, k):
                    add_action(legal, self.first_lane + k)
        elif slot.phase == CHOOSE_SQUARE:
            if self.set_line(game, slot.direction, slot.lane, line):
                for k in range(line.side):
                    if can_start(line, k, slot.left.tiles):
                        add_action(legal, self.first_square + k)
        elif slot.phase == CHOOSE_TILE:
            self.find_tiles(game, line)
        else:
            if slot.steps:
                add_action(legal, self.end)
            if slot.steps < bag:
                add_actions(
                    legal, self.first_letter,
                    letters_of(slot.left.counts) & ~((<uint32_t>1 << slot.least) - 1) if slot.least < MASTER else 0)
                if slot.left.counts[<int>MASTER]:
                    add_action(legal, self.blank)
        self.show_legal(game)

    cdef int rank_plays(self, int game) except -1 nogil:
        """Find the best plays of a turn, make them legal, and describe them."""
        cdef Slot *slot = &self.slots[game]
        cdef const Squares *squares = &self.boards[game]
        cdef vector[Play] *best = &self.best[game]
        cdef Rack left
        cdef int16_t *row
        cdef size_t k, n = self.plays
        find_best(
            self.dictionary, &self.layout.premiums, squares, &slot.left, self.work, n, NULL, <int32_t>MINUS_INFINITY)
        if self.work.found:
            order_plays(self.dictionary, &self.layout.premiums, squares, self.work, n)
        n = min(n, self.work.found)
        best.assign(self.work.plays.begin(), self.work.plays.begin() + n)
        for k in range(n):
            row = self.row_of_play(game, <int>k)
            left = slot.left
            row[<int>PLAY_LAID] = <int16_t>pay_play(self.dictionary, squares, &left, &best[0][k])
            row[<int>PLAY_SCORE] = <int16_t>best[0][k].score
            row[<int>PLAY_LANE] = best[0][k].lane + 1 + (self.layout.rows if best[0][k].direction else 0)
            row[<int>PLAY_SQUARE] = best[0][k].start + 1
            write_left(row + PLAY_LEFT, left.counts, self.dictionary.letters.n)
        self.show_plays(game, <int>n)

    cdef bint can_play(self, int game, int number) noexcept nogil:
        """Whether a lane, numbered as its action, has a play."""
        cdef Slot *slot = &self.slots[game]
        cdef Line line
        cdef bint down = number >= self.layout.rows
        cdef uint64_t bit = <uint64_t>1 << number
        cdef uint64_t *tested = &slot.tested[slot.mover]
        cdef uint64_t *open = &slot.open[slot.mover]
        if not tested[0] & bit:
            tested[0] |= bit
            open[0] &= ~bit
            if self.set_line(
                game, down, number - self.layout.rows if down else number, &line
            ) and can_start_somewhere(&line, slot.left.tiles):
                open[0] |= bit
        return open[0] & bit != 0

    cdef void find_tiles(self, int game, const Line *line) noexcept nogil:
        """Find the next tiles of a word, and whether it can end."""
        cdef Slot *slot = &self.slots[game]
        cdef Mask *legal = &self.legal_masks[game]
        cdef uint32_t letters, natural = 0, blank = 0
        cdef uint8_t *counts = slot.left.counts
        cdef int x
        if can_end(line, line.graph.nodes + slot.way.node, slot.way.state):
            add_action(legal, self.end)
        if slot.way.at == line.side or slot.left.tiles == 0:
            return
        letters = line.graph.nodes[slot.way.node].next[0] & line.wanted[slot.way.at]
        while letters:
            x = lowest_bit(letters)
            letters &= letters - 1
            if counts[x] and can_continue(line, &slot.way, x, x, slot.left.tiles):
                natural |= <uint32_t>1 << x
            if counts[<int>MASTER] and can_continue(line, &slot.way, x, MASTER, slot.left.tiles):
                blank |= <uint32_t>1 << x
        add_actions(legal, self.first_letter, natural)
        add_actions(legal, self.first_blank, blank)

    # Arrays

    cdef void show_tiles(self, int game) noexcept nogil:
        """Write what the player on turn sees besides the board, and that no step of the turn is done."""
        cdef const Slot *slot = &self.slots[game]
        cdef const Rack *rack = &slot.racks[slot.mover]
        cdef uint8_t *seen = self.observation_of(game)
        cdef int n = self.dictionary.letters.n, k
        for k in range(n):
            seen[k] = rack.counts[k]
        seen[n] = rack.counts[<int>MASTER]
        for k in range(self.players):
            seen[self.offset.sizes + k] = <uint8_t>slot.racks[(slot.mover + k) % self.players].tiles
            self.scores[<size_t>game * self.players + k] = slot.scores[k]
        seen[self.offset.bag] = <uint8_t>(self.bags[game].size() - slot.drawn)
        seen[self.offset.scoreless] = <uint8_t>slot.scoreless
        memset(seen + self.offset.kind, 0, 3 + self.rack_size)

    cdef void show_word(self, int game, uint32_t squares) noexcept nogil:
        """Write the tiles that the word has laid."""
        cdef const Slot *slot = &self.slots[game]
        cdef uint8_t *board = self.observation_of(game) + self.offset.board
        cdef int at, k
        while squares:
            at = lowest_bit(squares)
            squares &= squares - 1
            k = at - slot.start
            board[
                at * self.layout.columns + slot.lane if slot.direction else slot.lane * self.layout.columns + at
            ] = <uint8_t>(slot.letters[k] + 1 | (BLANK if slot.blanks >> k & 1 else 0))


# ---------------------------------------------------------------- words in a lane

cdef bint cover(const Line *line, Way *way) noexcept nogil:
    """Continue a word with the tiles on the board from its next square on. Returns whether it can still be one."""
    cdef int letter
    while way.at < line.side and line.occupied >> way.at & 1:
        letter = line.tile[way.at]
        if not line.graph.nodes[way.node].next[0] >> letter & 1:
            return False
        way.node = follow(line.graph, way.node, letter)
        way.state |= TOUCHES
        way.at += 1
    return True


cdef inline int state_after(const Line *line, int at, int state) noexcept nogil:
    """Return the state of a word after a tile is laid on a square."""
    return state | LAID | (state & LAID) << 1 | <int>(line.touching >> at & 1) | <int>(line.crossed >> at & 1) << 1


cdef inline bint lay(const Line *line, Way *way, int letter) noexcept nogil:
    """Continue a word with a tile, and then with those on the board. Returns whether it can still be one."""
    way.node = follow(line.graph, way.node, letter)
    way.state = state_after(line, way.at, way.state)
    way.at += 1
    return cover(line, way)


cdef inline bint can_end(const Line *line, const Node *node, int state) noexcept nogil:
    """Whether the word is complete. A single tile with words in both directions is listed across only."""
    return node.lengths & 1 and state & TOUCHES and state & LAID and not (
        line.down and state & (CROSSES | LAID_TWO) == CROSSES)


cdef bint can_start(const Line *line, int start, int tiles) noexcept nogil:
    """Whether a word can begin at a square. tiles: on the rack."""
    cdef Way way
    if start and line.occupied >> (start - 1) & 1:
        return False
    way.node = line.graph.root
    way.at = start
    way.state = 0
    return cover(line, &way) and can_lay(line, way.node, way.at, way.state, line.rack, tiles)


cdef bint can_start_somewhere(const Line *line, int tiles) noexcept nogil:
    """Whether a word can begin at any square. Most words can begin where they touch tiles, or shortly before."""
    cdef uint32_t starts, nearer = 0
    cdef int distance, k
    for distance in range(tiles + 1):
        starts = line.touching >> distance & ~nearer
        nearer |= starts
        while starts:
            k = lowest_bit(starts)
            starts &= starts - 1
            if can_start(line, k, tiles):
                return True
    return False


cdef bint can_continue(const Line *line, const Way *way, int letter, int paid, int tiles) noexcept nogil:
    """Whether a word can be completed after a tile. paid: the letter, or MASTER for a blank."""
    cdef Way after = way[0]
    cdef bint found
    if not lay(line, &after, letter):
        return False
    line.counts[paid] -= 1
    found = can_lay(
        line, after.node, after.at, after.state,
        line.rack if paid == MASTER or line.counts[paid] else line.rack & ~(<uint32_t>1 << paid), tiles - 1)
    line.counts[paid] += 1
    return found


cdef bint can_lay(const Line *line, uint32_t number, int at, int state, uint32_t rack, int tiles) noexcept nogil:
    """Whether the tiles of the rack complete a word, if it is not complete.

    number: its node; at: the next square, which has no tile; rack: the letters on the rack, one bit each.
    """
    cdef const Node *node = line.graph.nodes + number
    cdef uint32_t letters, fit
    cdef int x, needed
    cdef bint found = False
    if can_end(line, node, state):
        return True
    if at == line.side or tiles == 0:
        return False
    if not state & TOUCHES:
        needed = line.needed[at]
        if needed == 0 or line.empty[at] > tiles or node.lengths >> needed == 0 or not may_fit(
            node, line.wanted + at, needed
        ):
            return False
    state = state_after(line, at, state)
    fit = node.next[0] & line.wanted[at]
    letters = fit & rack
    while letters:
        x = lowest_bit(letters)
        letters &= letters - 1
        line.counts[x] -= 1
        found = can_lay_after(
            line, node, x, at, state, rack if line.counts[x] else rack & ~(<uint32_t>1 << x), tiles)
        line.counts[x] += 1
        if found:
            return True
    if line.counts[<int>MASTER]:
        letters = fit & ~rack
        line.counts[<int>MASTER] -= 1
        while letters and not found:
            x = lowest_bit(letters)
            letters &= letters - 1
            found = can_lay_after(line, node, x, at, state, rack, tiles)
        line.counts[<int>MASTER] += 1
    return found


cdef inline bint can_lay_after(
    const Line *line, const Node *node, int letter, int at, int state, uint32_t rack, int tiles
) noexcept nogil:
    """The same after a tile on the square `at`, which leads to `state`."""
    cdef uint32_t number = line.graph.edges[node.first + bits_set(node.next[0] & ((<uint32_t>1 << letter) - 1))]
    cdef Way way
    at += 1
    if not line.occupied >> at & 1:
        return can_lay(line, number, at, state, rack, tiles - 1)
    way.node = number
    way.at = at
    way.state = state
    return cover(line, &way) and can_lay(line, way.node, way.at, way.state, rack, tiles - 1)
