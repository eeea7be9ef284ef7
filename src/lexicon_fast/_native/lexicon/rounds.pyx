"""A round of Lexicon in native code, for play-outs and self-play.

The rules are handed down as data (`Rules`). There are no challenges: all words are taken from the
dictionary. The twin is `games/lexicon/round.py`.
"""

from lexicon_fast.errors import BadHand, BadOption, BadTableWord

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

from ..dictionary.arguments cimport instances_of, wrong_type
from ..dictionary.compiled cimport Compiled
from ..dictionary.letters cimport BRACKET, CARDS, MASTER, NO_LETTER, code_of
from ..dictionary.rng cimport shuffle
from ..dictionary.search cimport Cards
from .candidates cimport CAPTURE, EXCHANGE, FORM, INSERT, LAY, SUBSTITUTE
from .moves cimport lay_first
from .pay cimport fill_prices, points_of_words


cdef class Rules:
    def __cinit__(
        self, Compiled dictionary not None, bytes points not None, dict pack not None, int packs, *, max_exchanged,
        bint same_word_exchange, bint turn_up, int guard,
    ):
        """points: of each card by code, 33 uint8; pack: cards of each letter in one; guard: turns a player."""
        cdef int total = 0
        if len(points) != CARDS:
            raise BadOption(f"points of {len(points)} cards; accepted: {CARDS} of them")
        if not 1 <= guard <= 1000:
            raise BadOption(f"guard {guard}; accepted: 1 to 1000")
        self.dictionary = dictionary
        self.points = points
        self.word_points_kept = points_of_words(dictionary, points)
        self.word_points = <const uint16_t *><const char *>self.word_points_kept
        fill_prices(dictionary, points, &self.prices)
        for card, count in pack.items():
            if not isinstance(card, str) or len(card) != 1:
                raise BadOption(f"{card!r:.80} in the pack; accepted: one card, a letter or *")
            if not isinstance(count, int):
                raise wrong_type(f"pack[{card!r}]", "an int", count)
            for _ in range(count * packs):
                total += 1
                if total > MAX_PACK:
                    raise BadOption(f"packs of more than {MAX_PACK} cards; accepted: 1 to {MAX_PACK}")
                read_cards(self, card, self.packed)
        self.cards_in_play = total
        self.most = 64 if max_exchanged is None else max_exchanged
        self.same_word = same_word_exchange
        self.turn_up = turn_up
        self.guard = guard


cdef int read_cards(Rules rules, str cards, uint8_t *counts) except -1:
    """Add cards to counts by code. Returns how many. Raises BadHand."""
    cdef int code
    for card in cards:
        code = code_of(&rules.dictionary.letters, ord(card))
        if code == NO_LETTER:
            raise BadHand(f"cards {cards[:64]!r}: {card!r} is no letter of the dictionary's alphabet, * or ?")
        if counts[code] == 255:
            raise BadHand(f"cards {cards[:64]!r}: too many of {card!r}; accepted: 255")
        counts[code] += 1
    return len(cards)


cdef int read_row(Rules rules, str cards, uint8_t *out) except -1:
    """Cards in their order, as codes. Returns how many."""
    cdef int n = 0, code
    if len(cards) > MAX_PACK:
        raise BadHand(f"{len(cards)} cards; accepted: at most {MAX_PACK}")
    for card in cards:
        code = code_of(&rules.dictionary.letters, ord(card))
        if code == NO_LETTER:
            raise BadHand(f"cards {cards!r}: {card!r} is no letter of the dictionary's alphabet, * or ?")
        out[n] = <uint8_t>code
        n += 1
    return n


cdef int read_laid(Rules rules, str laid, Lying *out) except -1:
    """A word as it lies."""
    cdef int code, at = 0, n = 0, bracket
    while at < len(laid):
        bracket = 0
        if laid[at] == "[":
            if at + 2 >= len(laid) or laid[at + 2] != "]":
                raise BadTableWord(f"table word {laid[:80]!r}: accepted: one letter in each pair of brackets")
            bracket = BRACKET
            at += 1
        code = code_of(&rules.dictionary.letters, ord(laid[at]))
        if code >= MASTER or n == 64:
            raise BadTableWord(f"table word {laid[:80]!r}: accepted: 2 to 64 letters, l[u]rch where Masters lie")
        out.codes[n] = <uint8_t>(code | bracket)
        n += 1
        at += 2 if bracket else 1
    out.length = n
    if n < 2:
        raise BadTableWord(f"table word {laid[:80]!r}: accepted: 2 to 64 letters")
    return 0


cdef str spell_laid(Rules rules, const Lying *lying):
    cdef list parts = []
    cdef int k
    cdef uint32_t point
    for k in range(lying.length):
        point = rules.dictionary.letters.lower_point[lying.codes[k] & ~BRACKET]
        parts.append(f"[{chr(point)}]" if lying.codes[k] & BRACKET else chr(point))
    return "".join(parts)


cdef str spell_counts(Rules rules, const uint8_t *counts):
    cdef int x
    return "".join([chr(rules.dictionary.letters.upper_point[x]) * counts[x] for x in range(CARDS)])


cdef str spell_row(Rules rules, const uint8_t *cards, int begin, int end):
    cdef int i
    return "".join([chr(rules.dictionary.letters.upper_point[cards[i]]) for i in range(begin, end)])


cdef tuple describe(Rules rules, const State *state, const Choice *choice):
    """An action as Python knows it: (kind, place of the table word, laid) or (kind, discard, take)."""
    cdef State after
    cdef str card
    if choice.action == DRAW_EXPOSED or choice.action == DRAW_BLIND:
        card = chr(rules.dictionary.letters.upper_point[choice.letter])
        return "draw", card, "exposed" if choice.action == DRAW_EXPOSED else "blind"
    copy_state(&after, state)
    perform(rules, &after, choice)
    if choice.action == FORM:
        return "form", None, spell_laid(rules, &after.table[after.words - 1])
    return (
        "insert" if choice.action == INSERT else "substitute", choice.target,
        spell_laid(rules, &after.table[choice.target]))


cdef class Round:
    def __cinit__(
        self, Rules rules not None, list hands not None, table, str stock not None, str pile not None, *,
        int turn=0, int idle=0, uint64_t seed=0, int stock_size=-1,
    ):
        """hands: of each player the cards, or how many where they are hidden; stock: its top first;
        stock_size: cards in a stock that is hidden; pile: the exposed card last; seed: of renewals.

        Raises BadHand, BadTableWord, BadOption.
        """
        cdef int i
        cdef State *state = &self.state
        cdef list lying = instances_of(table, "table", str)
        self.rules = rules
        memset(state, 0, sizeof(State))
        if not 1 <= len(hands) <= MAX_PLAYERS:
            raise BadOption(f"{len(hands)} players; accepted: 1 to {MAX_PLAYERS}")
        if not 0 <= turn < len(hands):
            raise BadOption(f"player {turn}; accepted: 0 to {len(hands) - 1}")
        if not 0 <= idle <= 1_000_000:
            raise BadOption(f"{idle} turns; accepted: 0 to 1,000,000")
        if len(lying) > MAX_LYING:
            raise BadTableWord(f"{len(lying)} table words; accepted: at most {MAX_LYING}")
        i = len(pile) + max(len(stock), stock_size)
        if i >= MAX_PACK:                  # and one that is discarded
            raise BadHand(f"{i} cards in pile and stock; accepted: less than {MAX_PACK}")
        state.players = len(hands)
        state.turn = turn
        state.idle = idle
        state.winner = -1
        state.rng = seed
        for i in range(state.players):
            state.hands[i].total = len(hands[i]) if isinstance(hands[i], str) else hands[i]
            if not 0 <= state.hands[i].total <= MAX_HELD:
                raise BadHand(f"a hand of {state.hands[i].total} cards; accepted: at most {MAX_HELD}")
            if isinstance(hands[i], str):
                read_cards(rules, hands[i], state.hands[i].counts)
        for laid in lying:
            read_laid(rules, laid, &state.table[state.words])
            state.words += 1
        state.stock_end = read_row(rules, stock, state.stock)
        if stock_size >= 0:
            state.stock_end = stock_size
        state.pile_size = read_row(rules, pile, state.pile)

    @property
    def turn(self):
        """Whose turn it is; -1 once the round is over."""
        return -1 if self.over else self.state.turn

    @property
    def winner(self):
        """Who emptied their hand; -1: nobody."""
        return self.state.winner

    @property
    def hands(self):
        return [spell_counts(self.rules, self.state.hands[i].counts) for i in range(self.state.players)]

    @property
    def table(self):
        return [spell_laid(self.rules, &self.state.table[i]) for i in range(self.state.words)]

    @property
    def pile(self):
        return spell_row(self.rules, self.state.pile, 0, self.state.pile_size)

    @property
    def stock(self):
        return spell_row(self.rules, self.state.stock, self.state.stock_at, self.state.stock_end)


cdef object check_turn(const State *state, int most):
    """Raises BadHand if the player whose turn it is cannot choose: no hand, a hidden one, no card to draw."""
    cdef const Cards *hand = &state.hands[state.turn]
    cdef int x, n = 0
    for x in range(CARDS):
        n += hand.counts[x]
    if n != hand.total or not 1 <= n <= most:
        raise BadHand(f"a hand of {hand.total} cards, {n} of them known; accepted: 1 to {most}, all known")
    if not blind_is_legal(state):
        raise BadHand("no card in stock and pile; accepted: one or more")


cdef void renew_stock(Rules rules, State *state) noexcept nogil:
    """The exposed pile becomes the stock: without its top card, or whole and one is turned up."""
    cdef uint8_t top = state.pile[state.pile_size - 1]
    cdef int n = state.pile_size if rules.turn_up else state.pile_size - 1
    memcpy(state.stock, state.pile, n)
    shuffle(&state.rng, state.stock, n)
    state.stock_at = 0
    state.stock_end = n
    if rules.turn_up:
        top = state.stock[0]
        state.stock_at = 1
    state.pile[0] = top
    state.pile_size = 1


cdef bint perform(Rules rules, State *state, const Choice *choice) noexcept nogil:
    """Do it and pass the turn on; True once the round is over."""
    cdef Cards *hand = &state.hands[state.turn]
    cdef const uint8_t *text
    cdef Lying *lying
    cdef uint8_t needed[33]
    cdef uint8_t by_master[33]
    cdef uint64_t brackets
    cdef int x, k, n, taken
    cdef bint done = False
    if choice.action == DRAW_EXPOSED or choice.action == DRAW_BLIND:
        x = choice.letter
        hand.counts[x] -= 1
        if choice.action == DRAW_EXPOSED:
            taken = state.pile[state.pile_size - 1]
            state.pile[state.pile_size - 1] = <uint8_t>x
        else:
            state.pile[state.pile_size] = <uint8_t>x
            state.pile_size += 1
            if state.stock_at == state.stock_end:
                renew_stock(rules, state)
            taken = state.stock[state.stock_at]
            state.stock_at += 1
        hand.counts[taken] += 1
    elif choice.action == EXCHANGE:
        lying = &state.table[choice.target]
        x = choice.letter - CAPTURE if choice.letter < LAY else choice.letter - LAY
        for k in range(lying.length):
            if lying.codes[k] == (x | BRACKET if choice.letter < LAY else x):
                lying.codes[k] ^= BRACKET
                break
        hand.counts[x] += -1 if choice.letter < LAY else 1
        hand.counts[<int>MASTER] += 1 if choice.letter < LAY else -1
    else:
        text = rules.dictionary.text + rules.dictionary.offset[choice.word]
        n = <int>(rules.dictionary.offset[choice.word + 1] - rules.dictionary.offset[choice.word])
        memset(needed, 0, sizeof(needed))
        memset(by_master, 0, sizeof(by_master))
        if choice.action == FORM:
            lying = &state.table[state.words]
            lying.length = 0
            state.words += 1
        else:
            lying = &state.table[choice.target]
        if choice.action == SUBSTITUTE:
            for k in range(n):
                if text[k] != (lying.codes[k] & ~BRACKET):
                    needed[text[k]] += 1
                    hand.counts[<int>MASTER if lying.codes[k] & BRACKET else lying.codes[k]] += 1
                    lying.codes[k] = NO_LETTER
        else:
            for k in range(n):
                needed[text[k]] += 1
            for k in range(lying.length):
                needed[lying.codes[k] & ~BRACKET] -= 1
        for x in range(MASTER):
            by_master[x] = needed[x] - choice.cards[x]
        if choice.action == SUBSTITUTE:
            for k in range(n):
                if lying.codes[k] == NO_LETTER:
                    x = text[k]
                    lying.codes[k] = <uint8_t>x
                    if by_master[x]:
                        by_master[x] -= 1
                        lying.codes[k] = <uint8_t>(x | BRACKET)
        else:
            brackets = lay_first(text, n, lying.codes, lying.length, needed, by_master)
            for k in range(n):
                lying.codes[k] = <uint8_t>(text[k] | (BRACKET if brackets >> k & 1 else 0))
            lying.length = n
        for x in range(CARDS):
            hand.counts[x] -= choice.cards[x]
            if choice.action != SUBSTITUTE:
                hand.total -= choice.cards[x]
        done = hand.total == 0
    if done:
        state.winner = state.turn
        return True
    state.idle = 0 if choice.action == FORM or choice.action == INSERT else state.idle + 1
    state.turn = (state.turn + 1) % state.players
    return state.idle >= rules.guard * state.players


cdef int unseen_cards(Rules rules, const State *state, int *counts) noexcept nogil:
    """Cards that the player sees nowhere: in other hands or in the stock. Returns how many."""
    cdef const Cards *hand = &state.hands[state.turn]
    cdef int x, k, t, n = 0
    for x in range(CARDS):
        counts[x] = rules.packed[x] - hand.counts[x]
    for t in range(state.words):
        for k in range(state.table[t].length):
            x = state.table[t].codes[k]
            counts[<int>MASTER if x & BRACKET else x] -= 1
    for k in range(state.pile_size):
        counts[state.pile[k]] -= 1
    for x in range(CARDS):
        if counts[x] < 0:
            counts[x] = 0
        n += counts[x]
    return n
