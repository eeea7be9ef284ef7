"""All actions of a turn, for the endgame search.

Other than the candidates of the planner, these are all words and all ways to pay for each: every choice of letters
that Masters stand for. Masters lie at the first places possible, as everywhere in the native core.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memmove, memset
from libcpp.vector cimport vector

from ..dictionary.compiled cimport codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.letter_sets cimport letter_sets
from ..dictionary.letters cimport BRACKET, CARDS, MASTER
from ..dictionary.search cimport Cards, TableWord, find_substitutions, find_subwords, find_superwords
from .candidates cimport CAPTURE, EXCHANGE, FORM, INSERT, LAY, SUBSTITUTE, keep_few_changes, read_codes
from .memo cimport Memo, Question
from .rounds cimport DRAW_BLIND, DRAW_EXPOSED, MAX_TABLE, LaidWord, Rules, State, blind_is_legal

cdef enum:
    # Questions to the memo, besides those of memo.pxd
    NEW_WORDS = 200
    LONGER_WORDS = 201
    CHANGED_WORDS = 202


cdef class Actions:
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
