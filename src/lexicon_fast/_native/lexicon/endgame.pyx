"""Exact search of endgames of two players who hold known cards.

The player to move, here called "I", knows all hands. The other player is assumed to know them, too, and to play as
badly for me as possible. The order of the stock is unknown: each of its cards is equally likely to be drawn. The
value of an action lies between two bounds:

- `lower`: what I secure. A card that the other player draws blind stays hidden from me, so after such a draw only
  my going out in the next turn counts, which does not depend on the card; otherwise the worst end of all.
- `upper`: what I cannot exceed. Here I see the cards that the other player draws.

A search looks some turns ahead. Where it ends, and nobody can go out at once, `lower` continues with the worst end
of all and `upper` with the best one. An action is proved best if its lower bound is not below the upper bounds of
all others. The search goes deeper until one is, or until a limit. If none is when every line has reached the end of the
round, it finds the highest upper bound of all actions: the bound of the position.

Both bounds are found by alpha-beta with a transposition table; at blind draws it narrows the window by what the
cards left to try can still change (Star1 of Ballard, 1983). Most turns need no search: if one player can go out in
a way that the other's turn does not disturb, the value of that turn is bounded (see `bound_of`).
"""

from lexicon_fast.base.errors import BadOption

from libc.stddef cimport size_t
from libc.stdint cimport uint32_t, uint64_t, uint8_t
from libc.string cimport memcmp, memmove, memset
from libcpp.algorithm cimport sort, stable_sort
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range
from ..dictionary.compiled cimport Compiled, Scratch, codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.letter_sets cimport LetterSets, letter_sets
from ..dictionary.letters cimport BRACKET, CARDS, MASTER
from ..dictionary.rng cimport next_random
from ..dictionary.search cimport Cards, TableWord, find_substitutions, find_subwords, find_superwords
from .candidates cimport CAPTURE, EXCHANGE, FORM, INSERT, LAY, SUBSTITUTE, keep_few_changes, read_codes
from .memo cimport Memo, Question
from .playouts cimport Options
from .rounds cimport (
    DRAW_BLIND, DRAW_EXPOSED, MAX_TABLE, Choice, LaidWord, Round, Rules, State, apply, blind_is_legal, check_turn,
    copy_state, describe, is_same, points_of,
)
from .turns cimport MAX_HAND


cdef struct Move:
    Choice choice
    int shed                  # cards that leave the hand for good
    int gain                  # points that the hand loses, if they are known
    int priority              # in the order of search, the highest first
    uint32_t hash             # identifies the action in its position


cdef struct GoingOut:         # how a hand can be played as a whole
    bint form                 # as a new word
    uint64_t targets          # inserted into a table word: a bit for each


cdef struct Outcome:          # of a blind draw
    double weight             # its chance
    int drawn
    int turned_up             # the card turned up after a renewal of the stock; -1: none


cdef enum:
    # Questions to the memo, besides those of memo.pxd
    NEW_WORDS = 200
    LONGER_WORDS = 201
    CHANGED_WORDS = 202


cdef class Actions:
    """Memory for listing actions."""
    cdef Compiled dictionary
    cdef LetterSets letter_sets
    cdef Memo memo
    cdef Scratch scratch

    def __cinit__(self, Rules rules not None):
        self.dictionary = rules.dictionary
        self.letter_sets = letter_sets(rules.dictionary)
        self.memo = Memo()
        self.scratch = rules.dictionary.take_scratch()

    def __dealloc__(self):
        if self.scratch is not None:
            self.dictionary.release_scratch(self.scratch)

    cdef int list_all(self, Rules rules, const State *state, vector[Move] *out) except -1 nogil:
        """List all actions of the current player: each way to pay for each play, and each draw."""
        cdef const Cards *hand = &state.hands[state.turn]
        cdef TableWord word
        cdef Move move
        cdef int t, x
        out.clear()
        if state.words < MAX_TABLE:
            self.list_words(rules, state, FORM, -1, NULL, out)
        for t in range(state.words):
            read_codes(state.table[t].codes, state.table[t].length, &word)
            self.list_words(rules, state, INSERT, t, &word, out)
            self.list_words(rules, state, SUBSTITUTE, t, &word, out)
            if rules.same_word_exchange:
                list_exchanges(rules, state, t, out)
        for x in range(CARDS):
            if hand.counts[x] == 0:
                continue
            begin_move(&move, DRAW_EXPOSED, -1)
            move.choice.letter = x
            if state.pile_size:
                move.gain = rules.prices.points[x] - rules.prices.points[state.pile[state.pile_size - 1]]
                add_move(&move, out)
            if blind_is_legal(state):
                move.choice.action = DRAW_BLIND
                move.gain = rules.prices.points[x]
                add_move(&move, out)

    cdef int find(self, const Cards *hand, int question, const TableWord *word, int most) except -1 nogil:
        """Return the entry of the memo with the words for a hand; most: cards that a substitution may exchange."""
        cdef Question asked
        cdef int known
        cdef size_t found
        cdef uint64_t tests = 0
        self.memo.ask(hand, question, word, &asked)
        known = self.memo.find(&asked)
        if known >= 0:
            return known
        if question == NEW_WORDS:
            found = find_subwords(self.dictionary, hand, self.scratch, &tests)
        elif question == LONGER_WORDS:
            found = find_superwords(self.dictionary, word, hand, self.scratch, &tests)
        else:
            found = find_substitutions(self.dictionary, word, hand, self.scratch, &tests)
            found = keep_few_changes(self.dictionary, word, self.scratch.words, found, most)
        return self.memo.add(&asked, NULL, 0, NULL, 0, self.scratch.words, found)

    cdef int list_words(
        self, Rules rules, const State *state, int action, int target, const TableWord *word, vector[Move] *out
    ) except -1 nogil:
        """List the plays of an action with one table word, or the new words."""
        cdef const Cards *hand = &state.hands[state.turn]
        cdef const uint8_t *text
        cdef Move move
        cdef size_t i
        cdef int k, x, taken, known, question = NEW_WORDS
        if action == INSERT:
            question = LONGER_WORDS
        elif action == SUBSTITUTE:
            question = CHANGED_WORDS
        known = self.find(hand, question, word, rules.max_exchanged)
        check_stop(100 * (self.memo.entries[known].words_end - self.memo.entries[known].words))
        for i in range(self.memo.entries[known].words, self.memo.entries[known].words_end):
            begin_move(&move, action, target)
            move.choice.word = self.memo.words[i]
            text = codes_of(self.dictionary, move.choice.word)
            for k in range(length_of(self.dictionary, move.choice.word)):
                if action == SUBSTITUTE:
                    if text[k] == word.codes[k]:
                        continue
                    taken = state.table[target].codes[k]
                    move.gain -= rules.prices.points[<int>MASTER if taken & BRACKET else taken]
                else:
                    move.shed += 1
                move.choice.cards[text[k]] += 1
            if action == INSERT:
                move.shed -= word.length
                for x in range(MASTER):
                    move.choice.cards[x] -= word.counts[x]
            self.add_payments(rules, state, &move, 0, hand.counts[<int>MASTER], out)

    cdef int add_payments(
        self, Rules rules, const State *state, Move *move, int letter, int masters, vector[Move] *out
    ) except -1 nogil:
        """Add all ways to pay for a play: cards of `letter` and those after it by letters or by so many Masters."""
        cdef const Cards *hand = &state.hands[state.turn]
        cdef int needed, by_master
        while letter < MASTER and move.choice.cards[letter] == 0:
            letter += 1
        if letter == MASTER:
            add_move(move, out)
            return 0
        needed = move.choice.cards[letter]
        for by_master in range(min(needed, masters) + 1):
            if needed - by_master > hand.counts[letter]:
                continue
            move.choice.cards[letter] = <uint8_t>(needed - by_master)
            move.choice.cards[<int>MASTER] += <uint8_t>by_master
            move.gain += rules.prices.points[letter] * (needed - by_master) + rules.prices.master * by_master
            self.add_payments(rules, state, move, letter + 1, masters - by_master, out)
            move.gain -= rules.prices.points[letter] * (needed - by_master) + rules.prices.master * by_master
            move.choice.cards[<int>MASTER] -= <uint8_t>by_master
        move.choice.cards[letter] = <uint8_t>needed

    cdef int going_out(self, Rules rules, const State *state, int player, GoingOut *out) except -1 nogil:
        """Find the plays with which a player, if it were the player's turn, would go out."""
        cdef const Cards *hand = &state.hands[player]
        cdef TableWord word
        cdef uint64_t sum
        cdef int t, k
        out.form = False
        out.targets = 0
        if state.words < MAX_TABLE and hand.total > 1 and self.letter_sets.may_be_word(hand, 0):
            out.form = self.can_complete(hand, NULL)
        for t in range(state.words):
            sum = 0
            for k in range(state.table[t].length):
                sum += self.letter_sets.number[state.table[t].codes[k] & ~BRACKET]
            if self.letter_sets.may_be_word(hand, sum):
                read_codes(state.table[t].codes, state.table[t].length, &word)
                if self.can_complete(hand, &word):
                    out.targets |= <uint64_t>1 << t

    cdef bint can_complete(self, const Cards *hand, const TableWord *word) except -1 nogil:
        """Return whether all cards form a word, or make a longer one of a table word."""
        cdef int known = self.find(hand, NEW_WORDS if word == NULL else LONGER_WORDS, word, 0)
        cdef int length = hand.total + (0 if word == NULL else word.length)
        cdef size_t i
        for i in range(self.memo.entries[known].words, self.memo.entries[known].words_end):
            if length_of(self.dictionary, self.memo.words[i]) == length:
                return True
        return False


cdef inline void begin_move(Move *move, int action, int target) noexcept nogil:
    memset(move, 0, sizeof(Move))
    move.choice.action = action
    move.choice.target = target


cdef int add_move(Move *move, vector[Move] *out) except -1 nogil:
    """Add a move, with its hash and a priority: first those that shed most cards, then most points."""
    cdef uint64_t hash = <uint64_t>(move.choice.action + 1)
    cdef int x
    hash = hash * <uint64_t>0x9e3779b97f4a7c15 + <uint64_t>(move.choice.target + 1)
    hash = hash * <uint64_t>0x9e3779b97f4a7c15 + <uint64_t>move.choice.word
    hash = hash * <uint64_t>0x9e3779b97f4a7c15 + <uint64_t>move.choice.letter
    for x in range(CARDS):
        if move.choice.cards[x]:
            hash = (hash ^ hash >> 31) * <uint64_t>0x9e3779b97f4a7c15 + <uint64_t>(x << 8 | move.choice.cards[x])
    move.hash = <uint32_t>(hash >> 32) | 1
    move.priority = 1024 * move.shed + move.gain
    if move.choice.action == DRAW_BLIND:
        move.priority -= 512                   # its outcomes take long
    out.push_back(move[0])


cdef int list_exchanges(Rules rules, const State *state, int target, vector[Move] *out) except -1 nogil:
    """List the exchanges that leave the same word: of a letter for the leftmost Master, or the other way round."""
    cdef const Cards *hand = &state.hands[state.turn]
    cdef const LaidWord *laid_word = &state.table[target]
    cdef Move move
    cdef uint32_t captured = 0, replaced = 0
    cdef int k, x
    for k in range(laid_word.length):
        x = laid_word.codes[k] & ~BRACKET
        begin_move(&move, EXCHANGE, target)
        move.gain = rules.prices.points[x] - rules.prices.master
        if laid_word.codes[k] & BRACKET:
            if hand.counts[x] == 0 or captured >> x & 1:
                continue
            captured |= <uint32_t>1 << x
            move.choice.letter = CAPTURE + x
            move.choice.cards[x] = 1
        else:
            if hand.counts[<int>MASTER] == 0 or replaced >> x & 1:
                continue
            replaced |= <uint32_t>1 << x
            move.gain = -move.gain
            move.choice.letter = LAY + x
            move.choice.cards[<int>MASTER] = 1
        add_move(&move, out)


# List the cards that a blind draw of the current player may bring. The stock of `state` is taken as unordered.
cdef int list_outcomes(Rules rules, const State *state, int discard, vector[Outcome] *out) except -1 nogil:
    cdef int counts[CARDS]
    cdef int k, x, top, n = state.stock_end - state.stock_at
    out.clear()
    memset(counts, 0, sizeof(counts))
    for k in range(state.stock_at, state.stock_end):
        counts[state.stock[k]] += 1
    if n == 0:                             # the pile becomes the stock
        n = state.pile_size
        for k in range(state.pile_size):
            counts[state.pile[k]] += 1
        if rules.turn_up:
            counts[discard] += 1
            for top in range(CARDS):
                for x in range(CARDS):
                    k = counts[top] * (counts[x] - (x == top))
                    if k > 0:
                        out.push_back(Outcome(<double>k / (n * (n + 1)), x, top))
            return 0
    for x in range(CARDS):
        if counts[x]:
            out.push_back(Outcome(<double>counts[x] / n, x, -1))


# Apply a blind draw with this outcome. Returns whether the round is over.
cdef bint apply_outcome(Rules rules, State *state, int discard, const Outcome *outcome) noexcept nogil:
    cdef Cards *hand = &state.hands[state.turn]
    cdef int n
    hand.counts[discard] -= 1
    hand.counts[outcome.drawn] += 1
    if state.stock_at == state.stock_end:
        n = state.pile_size
        memmove(state.stock, state.pile, n)
        state.pile[0] = <uint8_t>discard
        if rules.turn_up:
            state.stock[n] = <uint8_t>discard
            n += 1
            take_out(state.stock, &n, outcome.turned_up)
            state.pile[0] = <uint8_t>outcome.turned_up
        take_out(state.stock, &n, outcome.drawn)
        state.stock_at = 0
        state.stock_end = n
        state.pile_size = 1
    else:
        n = state.stock_end - state.stock_at
        take_out(state.stock + state.stock_at, &n, outcome.drawn)
        state.stock_end = state.stock_at + n
        state.pile[state.pile_size] = <uint8_t>discard
        state.pile_size += 1
    state.idle += 1
    state.turn = (state.turn + 1) % state.players
    return state.idle >= rules.guard * state.players


cdef inline void take_out(uint8_t *cards, int *n, int card) noexcept nogil:
    """Take a card out of an unordered pack."""
    cdef int k = 0
    while cards[k] != card:
        k += 1
    n[0] -= 1
    cards[k] = cards[n[0]]


cdef enum:
    MAX_DEPTH = 48            # turns
    TABLE_BITS = 14           # entries of the transposition table, as a power of two

    ACTIONS_PER_NODE = 32     # actions that take as long to list as a position to visit

    # Bounds in the transposition table
    AT_LEAST = 1
    AT_MOST = 2
    EXACT = 3

cdef double INFINITE = 1e30
cdef double TOLERANCE = 1e-9     # of sums of chances


cdef struct Entry:
    uint64_t key
    double value
    uint32_t move                 # hash of the best move
    uint8_t depth
    uint8_t bound
    bint complete                 # the search reached the end of the round everywhere


cdef struct Root:                 # an action to be judged
    Move move
    double lower
    double upper


cdef bint by_priority(const Move &a, const Move &b) noexcept nogil:
    return a.priority > b.priority


cdef bint by_bounds(const Root &a, const Root &b) noexcept nogil:
    if a.lower != b.lower:
        return a.lower > b.lower
    return a.upper > b.upper


cdef class Endgame:
    """The bounds of all actions of the current player.

    position: a round of two players whose cards are all known, 1 to 15 in a hand; its stock is taken as unordered.
    worth, columns, win_bonus: the value of a round, as in `simulate`. Raises BadHand, BadOption.
    """
    cdef Rules rules
    cdef Actions actions
    cdef int me
    cdef bint optimistic              # the search finds upper bounds
    cdef bint cut                     # the last search did not reach the end of the round everywhere
    cdef vector[State] states         # by distance from the root
    cdef vector[vector[Move]] moves
    cdef vector[Entry] table
    cdef vector[double] worst_of      # by the points of my hand and the other's: the worst value with at most so
    cdef vector[double] best_of       # many points in my hand, and the best with at most so many in the other's
    cdef vector[double] worth
    cdef int rows
    cdef int columns
    cdef double win_bonus
    cdef int most_points[MAX_HAND + 1]  # by number of cards: the most points that they can have
    cdef uint64_t numbers[4][CARDS + 1]  # for hashes
    cdef vector[Root] roots
    cdef uint64_t most_nodes
    cdef bint stopped
    cdef readonly uint64_t nodes      # positions visited so far; listing 32 actions counts as one more
    cdef readonly int depth           # turns of the last complete search after an action; -1: none
    cdef readonly bint solved         # an action is proved best
    cdef readonly bint complete       # a deeper search would change no bound

    def __cinit__(
        self, Round position not None, const double[::1] worth=None, int columns=0, double win_bonus=0
    ):
        cdef int i, k
        cdef uint64_t seed = 1
        if position.over:
            raise BadOption("the round is over")
        if position.state.players != 2:
            raise BadOption(f"the round has {position.state.players} players; it must have 2")
        self.me = position.state.turn
        self.states.resize(1)
        copy_state(&self.states[0], &position.state)
        for i in range(2):                     # both hands must be known
            self.states[0].turn = i
            check_turn(&self.states[0], MAX_HAND)
        self.states[0].turn = self.me
        if not -1e6 <= win_bonus <= 1e6:
            raise BadOption(f"win_bonus is {win_bonus}; it must be -1000000 to 1000000")
        self.rules = position.rules
        self.actions = Actions(position.rules)
        self.win_bonus = win_bonus
        self.depth = -1
        for i in range(4):
            for k in range(34):
                self.numbers[i][k] = next_random(&seed)
        self.sum_points()
        if worth is not None:
            if columns < 1 or worth.shape[0] < 1 or worth.shape[0] % columns:
                raise BadOption(f"worth has {worth.shape[0]} numbers; it must have one or more rows of {columns}")
            self.columns = columns
            self.rows = <int>(worth.shape[0] // columns)
            self.worth.assign(&worth[0], &worth[0] + worth.shape[0])
        self.find_extremes()
        with nogil:
            self.begin()

    cdef int sum_points(self) except -1:
        """Fill `most_points`."""
        cdef const State *state = &self.states[0]
        cdef vector[int] points
        cdef int x, k, t, n
        for x in range(CARDS):
            for _ in range(state.hands[0].counts[x] + state.hands[1].counts[x]):
                points.push_back(self.rules.prices.points[x])
        for k in range(state.stock_at, state.stock_end):
            points.push_back(self.rules.prices.points[state.stock[k]])
        for k in range(state.pile_size):
            points.push_back(self.rules.prices.points[state.pile[k]])
        for t in range(state.words):
            for k in range(state.table[t].length):
                x = state.table[t].codes[k]
                points.push_back(self.rules.prices.master if x & BRACKET else self.rules.prices.points[x])
        sort(points.begin(), points.end())
        self.most_points[0] = 0
        for n in range(1, 16):
            self.most_points[n] = self.most_points[n - 1]
            if <size_t>n <= points.size():
                self.most_points[n] += points[points.size() - n]

    cdef int find_extremes(self) except -1:
        """Fill `worst_of` and `best_of`."""
        cdef int mine, others, most_mine, most_others
        cdef double value
        most_mine = self.most_points[self.states[0].hands[self.me].total]
        most_others = self.most_points[self.states[0].hands[1 - self.me].total]
        self.worst_of.assign(most_mine + 1, INFINITE)
        self.best_of.assign(most_others + 1, -INFINITE)
        if self.worth.empty():
            for mine in range(most_mine + 1):
                self.worst_of[mine] = -mine - self.win_bonus if self.win_bonus > 0 else -mine + self.win_bonus
            for others in range(most_others + 1):
                self.best_of[others] = others + self.win_bonus if self.win_bonus > 0 else others - self.win_bonus
            return 0
        for mine in range(min(most_mine, self.rows - 1) + 1):
            check_stop(most_others)
            for others in range(min(most_others, self.columns - 1) + 1):
                value = self.worth_of(mine, others)
                self.worst_of[mine] = min(self.worst_of[mine], value - abs(self.win_bonus))
                self.best_of[others] = max(self.best_of[others], value + abs(self.win_bonus))
        for mine in range(1, most_mine + 1):
            self.worst_of[mine] = min(self.worst_of[mine], self.worst_of[mine - 1])
        for others in range(1, most_others + 1):
            self.best_of[others] = max(self.best_of[others], self.best_of[others - 1])

    cdef int begin(self) except -1 nogil:
        """List the actions."""
        cdef size_t i
        cdef Root root
        self.moves.resize(1)
        self.actions.list_all(self.rules, &self.states[0], &self.moves[0])
        stable_sort(self.moves[0].begin(), self.moves[0].end(), by_priority)
        for i in range(self.moves[0].size()):
            root.move = self.moves[0][i]
            root.lower = self.least(&self.states[0])
            root.upper = self.most(&self.states[0])
            self.roots.push_back(root)

    def search(self, uint64_t nodes, int depth=MAX_DEPTH):
        """Visit up to `nodes` more positions, or until an action is proved best. Releases the GIL.

        depth: turns to look ahead at most, after the action. A search that was interrupted (see deadline.pxd) can be
        continued; the bounds stay right. Raises BadOption.
        """
        cdef int at
        cdef Entry none
        check_range("depth", depth, 0, MAX_DEPTH)
        self.most_nodes = self.nodes + min(nodes, <uint64_t>1 << 60)
        self.stopped = False
        memset(&none, 0, sizeof(Entry))
        with nogil:
            if self.table.empty():
                self.table.assign(1 << TABLE_BITS, none)
            while not self.solved and not self.complete and not self.stopped and self.depth < depth:
                at = self.depth + 1
                self.states.resize(at + 3)
                self.moves.resize(at + 3)
                self.deepen(at)
                if not self.stopped:
                    self.depth = at

    def rows_of_actions(self) -> list[tuple[_Action, float, float]]:
        """Return for each action, best first: (action as in `Options.actions`, lower bound, upper bound)."""
        cdef size_t i
        return [self.row(i) for i in range(self.roots.size())]

    def best(self) -> tuple[_Action, float, float]:
        """Return the first of `rows_of_actions`."""
        return self.row(0)

    @property
    def upper(self) -> float:
        """The value that no action can exceed."""
        cdef double highest = self.roots[0].upper
        cdef size_t i
        if not self.solved:                    # else no other action is better
            for i in range(1, self.roots.size()):
                highest = max(highest, self.roots[i].upper)
        return highest

    cdef tuple row(self, size_t i):
        cdef const Root *root = &self.roots[i]
        return describe_move(self.rules, &self.states[0], &root.move), root.lower, root.upper

    def add_best_to(self, Options options not None) -> int:
        """Add the best action to the options of the same position, if it is not there. Returns its index.

        Raises BadOption if they are those of another position.
        """
        cdef const Choice *best = &self.roots[0].move.choice
        cdef size_t i
        if options.rules is not self.rules or not is_same_view(&options.state, &self.states[0]):
            raise BadOption("the options are those of another position than that of the endgame")
        for i in range(options.choices.size()):
            if is_same(best, &options.choices[i]):
                return i
        options.choices.push_back(best[0])
        options.costs.push_back(0)
        return options.choices.size() - 1

    # ------------------------------------------------------------ the search

    cdef int deepen(self, int depth) except -1 nogil:
        """Improve the bounds of all actions by a search to a depth, until one is proved best."""
        cdef size_t i, n = self.roots.size(), rival = 0
        cdef Root root
        cdef double value, lower
        cdef bint cut = False
        self.optimistic = False
        lower = -INFINITE
        for i in range(n):
            lower = max(lower, self.roots[i].lower)
        for i in range(n):
            if self.roots[i].upper <= lower + TOLERANCE and i:
                continue                       # it is no better
            self.cut = False
            self.try_move(0, &self.roots[i].move, lower, INFINITE, depth, &value)
            if self.stopped:                   # the best so far comes first even then
                break
            cut = cut or self.cut
            if value > self.roots[i].lower and value > lower:
                self.roots[i].lower = lower = value
        stable_sort(self.roots.begin(), self.roots.end(), by_bounds)
        if self.stopped:
            return 0
        lower = self.roots[0].lower
        self.optimistic = True
        for i in range(1, n):
            if self.roots[i].upper <= lower + TOLERANCE:
                continue
            self.cut = False
            self.try_move(0, &self.roots[i].move, lower + TOLERANCE, lower + 2 * TOLERANCE, depth, &value)
            if self.stopped:
                return 0
            cut = cut or self.cut
            if value <= lower + TOLERANCE:
                self.roots[i].upper = min(self.roots[i].upper, value)
            elif rival == 0:
                rival = i
            elif cut:
                return 0                       # a deeper search may refute them
        if rival:                              # it may secure as much as the first, and may gain more
            self.optimistic = False
            self.cut = False
            self.try_move(
                0, &self.roots[rival].move, lower - 2 * TOLERANCE, lower - TOLERANCE, depth, &value)
            self.optimistic = True
            if self.stopped:
                return 0
            cut = cut or self.cut
            if value >= lower - TOLERANCE:
                self.roots[rival].lower = max(self.roots[rival].lower, min(value, lower))
        if rival and self.roots[rival].lower >= lower - TOLERANCE:
            self.cut = False
            self.try_move(0, &self.roots[0].move, lower + TOLERANCE, lower + 2 * TOLERANCE, depth, &value)
            if self.stopped:
                return 0
            cut = cut or self.cut
            if value <= lower + TOLERANCE:
                self.roots[0].upper = max(lower, min(self.roots[0].upper, value))
                root = self.roots[0]
                self.roots[0] = self.roots[rival]
                self.roots[rival] = root
        self.solved = True
        for i in range(1, n):
            self.solved = self.solved and self.roots[i].upper <= lower + TOLERANCE
        self.cut = False
        self.try_move(0, &self.roots[0].move, lower + TOLERANCE, INFINITE, depth, &value)
        if self.stopped:
            return 0
        self.roots[0].upper = max(lower, min(self.roots[0].upper, value))
        if cut or self.cut:
            return 0
        if not self.solved:
            self.bound_position(depth)
        self.complete = not self.stopped

    cdef int bound_position(self, int depth) except -1 nogil:
        """Find the highest upper bound of all actions, from that of the first. `depth` reaches the end everywhere."""
        cdef double value, highest = self.roots[0].upper
        cdef size_t i
        for i in range(1, self.roots.size()):
            if self.roots[i].upper <= highest + TOLERANCE:
                continue
            self.try_move(0, &self.roots[i].move, highest, INFINITE, depth, &value)
            if self.stopped:
                return 0
            self.roots[i].upper = max(self.roots[i].lower, min(self.roots[i].upper, value))
            highest = max(highest, self.roots[i].upper)

    cdef int try_move(
        self, size_t ply, const Move *move, double low, double high, int depth, double *value
    ) except -1 nogil:
        """Find the value of an action if it is between low and high; else a bound. depth: turns after it."""
        cdef State *after = &self.states[ply + 1]
        if move.choice.action == DRAW_BLIND:
            return self.try_blind(ply, move, low, high, depth, value)
        copy_state(after, &self.states[ply])
        if apply(self.rules, after, &move.choice):
            value[0] = self.value_of(after)
        else:
            self.search_position(ply + 1, low, high, depth, value)

    cdef int try_blind(
        self, size_t ply, const Move *move, double low, double high, int depth, double *value
    ) except -1 nogil:
        """Find the value of a blind draw, averaged over the cards that it may bring."""
        cdef const State *state = &self.states[ply]
        cdef State *after = &self.states[ply + 1]
        cdef vector[Outcome] outcomes
        cdef size_t i
        cdef double rest = 1, sum = 0, weight, found
        cdef double least = self.least(state), most = self.most(state)
        if state.turn != self.me and not self.optimistic:
            value[0] = self.value_if_hidden(state, move.choice.letter)
            return 0
        list_outcomes(self.rules, state, move.choice.letter, &outcomes)
        for i in range(outcomes.size()):
            weight = outcomes[i].weight
            rest -= weight
            copy_state(after, state)
            if apply_outcome(self.rules, after, move.choice.letter, &outcomes[i]):
                found = self.value_of(after)
            else:
                self.search_position(
                    ply + 1, (low - sum - rest * most) / weight, (high - sum - rest * least) / weight, depth, &found)
                if self.stopped:
                    return 0
            sum += weight * found
            if sum + rest * most <= low:
                value[0] = sum + rest * most
                return 0
            if sum + rest * least >= high:
                value[0] = sum + rest * least
                return 0
        value[0] = sum

    cdef double value_if_hidden(self, const State *state, int discard) except? -1 nogil:
        """The lower bound of a blind draw of the other player, whose card I do not see."""
        cdef vector[Outcome] outcomes
        cdef GoingOut mine
        cdef bint ends = state.idle + 1 >= 2 * self.rules.guard
        cdef double sum = 0
        cdef int left
        cdef size_t i
        if not ends:
            self.actions.going_out(self.rules, state, self.me, &mine)
            if not (mine.form or mine.targets):
                return self.least(state)
        list_outcomes(self.rules, state, discard, &outcomes)
        left = points_of(self.rules, &state.hands[1 - self.me]) - self.rules.prices.points[discard]
        for i in range(outcomes.size()):
            if ends:
                sum += outcomes[i].weight * self.result(
                    points_of(self.rules, &state.hands[self.me]), left + self.rules.prices.points[outcomes[i].drawn],
                    -1)
            else:
                sum += outcomes[i].weight * self.result(
                    0, left + self.rules.prices.points[outcomes[i].drawn], self.me)
        return sum

    cdef int search_position(
        self, size_t ply, double low, double high, int depth, double *value
    ) except -1 nogil:
        """Find the value of a position if it is between low and high; else a bound. I maximize it."""
        cdef const State *state = &self.states[ply]
        cdef bint mine = state.turn == self.me, cut_before
        cdef GoingOut out, reply
        cdef vector[Move] *moves
        cdef Entry *entry
        cdef uint64_t key
        cdef uint32_t best_move = 0
        cdef double best, found, limit, first_low = low, first_high = high
        cdef size_t i
        self.nodes += 1
        if self.nodes > self.most_nodes:
            self.stopped = True
            return 0
        check_stop(2000)
        limit = self.most(state) if mine else self.least(state)
        best = -INFINITE if mine else INFINITE
        self.actions.going_out(self.rules, state, state.turn, &out)
        if out.form or out.targets:
            best = self.value_if_out(state, state.turn, points_of(self.rules, &state.hands[1 - state.turn]))
            if best >= limit if mine else best <= limit:     # nothing can be better
                value[0] = best
                return 0
            if mine:
                low = max(low, best)
            else:
                high = min(high, best)
            if low >= high:
                value[0] = best
                return 0
        if depth == 0:
            self.cut = True
            value[0] = limit
            if mine != self.optimistic:
                # The player for whom the bound is unfavourable can at least go out.
                value[0] = best
                if not (out.form or out.targets):
                    value[0] = self.most(state) if self.optimistic else self.least(state)
            return 0
        key = self.key_of(state, depth)
        entry = &self.table[key >> (64 - TABLE_BITS)]
        if entry.key == key and entry.bound:
            best_move = entry.move
            if entry.depth >= depth or entry.complete:
                if (
                    entry.bound == EXACT or (entry.bound == AT_LEAST and entry.value >= high)
                    or (entry.bound == AT_MOST and entry.value <= low)
                ):
                    self.cut = self.cut or not entry.complete
                    value[0] = entry.value
                    return 0
        cut_before = self.cut
        self.cut = False
        self.actions.going_out(self.rules, state, 1 - state.turn, &reply)
        moves = &self.moves[ply]
        self.actions.list_all(self.rules, state, moves)
        self.nodes += moves.size() // ACTIONS_PER_NODE
        for i in range(moves.size()):
            if moves.at(i).hash == best_move:
                moves.at(i).priority = 1 << 20
        stable_sort(moves.begin(), moves.end(), by_priority)
        for i in range(moves.size()):
            if moves.at(i).shed == state.hands[state.turn].total:
                continue                       # goes out
            if self.bound_of(state, &moves.at(i), &reply, &found) and (found <= low if mine else found >= high):
                best = max(best, found) if mine else min(best, found)
                continue
            self.try_move(ply, &moves.at(i), low, high, depth - 1, &found)
            if self.stopped:
                return 0
            if found > best if mine else found < best:
                best = found
                best_move = moves.at(i).hash
            if mine:
                low = max(low, best)
            else:
                high = min(high, best)
            if low >= high:
                break
        value[0] = best
        entry = &self.table[key >> (64 - TABLE_BITS)]
        entry.key = key
        entry.value = best
        entry.move = best_move
        entry.depth = <uint8_t>depth
        entry.complete = not self.cut
        entry.bound = EXACT
        if best <= first_low:
            entry.bound = AT_MOST
        elif best >= first_high:
            entry.bound = AT_LEAST
        self.cut = self.cut or cut_before

    cdef bint bound_of(self, const State *state, const Move *move, const GoingOut *reply, double *bound) noexcept nogil:
        """Bound the value of a move after which the player who waits can go out. Returns whether it is bounded."""
        cdef uint64_t targets = reply.targets
        cdef bint shed = move.choice.action == FORM or move.choice.action == INSERT
        if move.choice.action == DRAW_BLIND:
            return False
        if not shed and state.idle + 1 >= 2 * self.rules.guard:
            return False                       # the round ends first
        if move.choice.action == INSERT or move.choice.action == SUBSTITUTE:
            targets &= ~(<uint64_t>1 << move.choice.target)
        if not (reply.form or targets):
            return False
        bound[0] = self.value_if_out(
            state, 1 - state.turn, points_of(self.rules, &state.hands[state.turn]) - move.gain)
        return True

    cdef uint64_t key_of(self, const State *state, int depth) noexcept nogil:
        """A hash of the position, of the kind of bound, and of what matters of the turns without progress."""
        cdef uint64_t key = 0, word
        cdef int counts[CARDS]
        cdef int x, k, t
        memset(counts, 0, sizeof(counts))
        for k in range(state.stock_at, state.stock_end):
            counts[state.stock[k]] += 1
        for x in range(CARDS):
            key += self.numbers[0][x] * state.hands[0].counts[x]
            key += self.numbers[1][x] * state.hands[1].counts[x]
            key += self.numbers[2][x] * <uint64_t>counts[x]
        if state.pile_size:
            key += self.numbers[3][state.pile[state.pile_size - 1]]
        for t in range(state.words):
            word = 0
            for k in range(state.table[t].length):
                word = (word ^ (state.table[t].codes[k] + 1)) * <uint64_t>0x9e3779b97f4a7c15
                word ^= word >> 29
            key += word * <uint64_t>0xbf58476d1ce4e5b9    # in any order
        k = state.idle
        if state.idle + depth + 1 < 2 * self.rules.guard:
            k = 1 << 20 | depth                # the guard does not matter to this depth; others have other keys
        key ^= <uint64_t>k * <uint64_t>0x94d049bb133111eb
        key ^= <uint64_t>state.turn << 1 | <uint64_t>self.optimistic
        key = (key ^ key >> 30) * <uint64_t>0xbf58476d1ce4e5b9
        key = (key ^ key >> 27) * <uint64_t>0x94d049bb133111eb
        return key ^ key >> 31

    # ------------------------------------------------------------ values

    cdef double worth_of(self, int mine, int others) noexcept nogil:
        if self.worth.empty():
            return others - mine
        return self.worth[<size_t>min(mine, self.rows - 1) * self.columns + min(others, self.columns - 1)]

    cdef double result(self, int mine, int others, int winner) noexcept nogil:
        """The value of a round that ends with so many points in my hand and the other's."""
        cdef double value = self.worth_of(mine, others)
        if winner == self.me:
            return value + self.win_bonus
        return value if winner < 0 else value - self.win_bonus

    cdef double value_of(self, const State *state) noexcept nogil:
        """The value of a round that is over."""
        cdef int others = points_of(self.rules, &state.hands[1 - self.me])
        return self.result(points_of(self.rules, &state.hands[self.me]), others, state.winner)

    cdef double value_if_out(self, const State *state, int player, int points) noexcept nogil:
        """The value if a player goes out, and the one who does not has so many points."""
        if player == self.me:
            return self.result(0, points, player)
        return self.result(points, 0, player)

    cdef double least(self, const State *state) noexcept nogil:
        """No end of the round is worse than this."""
        return self.worst_of[self.most_points[state.hands[self.me].total]]

    cdef double most(self, const State *state) noexcept nogil:
        return self.best_of[self.most_points[state.hands[1 - self.me].total]]


cdef bint is_same_view(const State *a, const State *b) noexcept nogil:
    """Return whether two positions have the same table, and the same hand to move."""
    cdef int t
    if a.turn != b.turn or a.words != b.words or a.pile_size != b.pile_size:
        return False
    for t in range(a.words):
        if a.table[t].length != b.table[t].length:
            return False
        if memcmp(a.table[t].codes, b.table[t].codes, a.table[t].length):
            return False
    return memcmp(a.hands[a.turn].counts, b.hands[b.turn].counts, sizeof(a.hands[a.turn].counts)) == 0


cdef tuple describe_move(Rules rules, const State *state, const Move *move):
    cdef Choice choice = move.choice
    return describe(rules, state, &choice)
