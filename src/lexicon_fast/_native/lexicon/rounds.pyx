"""Rounds of Lexicon for play-outs and self-play.

There are no challenges: all words played are in the dictionary. The complete rules are in
`games/lexicon/round.py`.
"""

from lexicon_fast.base.text import composed
from lexicon_fast.base.errors import BadHand, BadOption, BadTableWord, excerpt

from libc.stdint cimport uint8_t, uint16_t, uint64_t
from libc.string cimport memcmp, memcpy, memset

from ..dictionary.arguments cimport check_card_table, check_range, instances_of, wrong_type
from ..dictionary.compiled cimport Compiled, codes_of, length_of
from ..dictionary.letters cimport (
    BRACKET, CARDS, MASTER, NO_LETTER, all_cards, code_of, spell_codes, spell_counts, spell_laid,
)
from ..dictionary.rng cimport shuffle
from ..dictionary.search cimport Cards
from ..rows.hands cimport MAX_LETTERS, Fault, read_word
from .candidates cimport CAPTURE, EXCHANGE, FORM, INSERT, LAY, SUBSTITUTE, exchanged_letter
from .moves cimport place_masters
from .pay cimport fill_prices, points_of_words


cdef class Rules:
    def __cinit__(
        self, Compiled dictionary not None, bytes points not None, dict pack not None, int packs, *,
        max_exchanged: int | None, bint same_word_exchange, bint turn_up, int guard,
    ):
        """points: of each card by code, 33 uint8; pack: number of each card in a pack; guard: idle turns of
        each player after which a round ends. Raises BadOption, BadHand.
        """
        cdef int total = 0
        check_card_table("points", points)
        check_range("guard", guard, 1, 1000)
        self.dictionary = dictionary
        self.points = points
        self.word_points_bytes = points_of_words(dictionary, points)
        self.word_points = <const uint16_t *><const char *>self.word_points_bytes
        fill_prices(dictionary, points, &self.prices)
        for card, count in pack.items():
            if not isinstance(card, str) or len(card) != 1:
                raise BadOption(f"{excerpt(card)} in the pack is not a card; use a letter or *")
            if not isinstance(count, int):
                raise wrong_type(f"pack[{card!r}]", "an int", count)
            for _ in range(count * packs):
                total += 1
                if total > MAX_PACK:
                    raise BadOption(f"the packs have more than {MAX_PACK} cards")
                read_cards(self, card, self.pack_counts)
        self.cards_in_play = total
        self.max_exchanged = 64 if max_exchanged is None else max_exchanged
        self.same_word_exchange = same_word_exchange
        self.turn_up = turn_up
        self.guard = guard


cdef int card_code(Rules rules, str cards, str card) except -1:
    cdef int code = code_of(&rules.dictionary.letters, ord(card))
    if code == NO_LETTER:
        raise BadHand(f"cards {cards[:64]!r}: {card!r} is not a letter of the dictionary's alphabet, * or ?")
    return code


cdef int read_cards(Rules rules, str cards, uint8_t *counts) except -1:
    cdef int code
    if not cards.isascii():
        cards = composed(cards)
    for card in cards:
        code = card_code(rules, cards, card)
        if counts[code] == 255:
            raise BadHand(f"cards {cards[:64]!r}: more than 255 of {card!r}")
        counts[code] += 1
    return len(cards)


cdef int read_pile(Rules rules, str cards, uint8_t *out) except -1:
    """Read cards in their order, as codes. Returns how many. Raises BadHand."""
    cdef int n = 0
    if not cards.isascii():
        cards = composed(cards)
    if len(cards) > MAX_PACK:
        raise BadHand(f"{len(cards)} cards in a pile; it must have at most {MAX_PACK}")
    for card in cards:
        out[n] = <uint8_t>card_code(rules, cards, card)
        n += 1
    return n


cdef int read_laid(Rules rules, str laid, LaidWord *out) except -1:
    """Read a table word. Raises BadTableWord."""
    cdef Fault fault
    cdef bytes text = composed(laid).encode("utf-8", "backslashreplace")  # surrogates: a backslash is not a letter
    cdef const uint8_t *at = text
    cdef const uint8_t *end = at + len(text)
    out.length = read_word(&rules.dictionary.letters, &at, end, out.codes, &fault)
    if out.length < 0 or at != end:
        raise BadTableWord(
            f"table word {laid[:80]!r} is invalid; use 2 to {MAX_LETTERS} letters, and brackets for Masters: l[u]rch")


cdef str spell_word(Rules rules, const LaidWord *word):
    return spell_laid(&rules.dictionary.letters, word.codes, word.length)


cdef tuple describe(Rules rules, const State *state, const Choice *choice):
    cdef State after
    cdef str card
    if choice.action == DRAW_EXPOSED or choice.action == DRAW_BLIND:
        card = chr(rules.dictionary.letters.upper_point[choice.letter])
        return "draw", card, "exposed" if choice.action == DRAW_EXPOSED else "blind"
    copy_state(&after, state)
    apply(rules, &after, choice)
    if choice.action == FORM:
        return "form", None, spell_word(rules, &after.table[after.words - 1])
    return (
        "insert" if choice.action == INSERT else "substitute", choice.target,
        spell_word(rules, &after.table[choice.target]))


cdef bint read_choice(Rules rules, const State *state, str kind, where, str what, Choice *out) except -1:
    cdef LaidWord laid
    cdef const LaidWord *old
    cdef uint8_t codes[MAX_WORD]
    cdef int k, place = 0
    memset(out, 0, sizeof(Choice))
    if kind == "draw":
        out.action = DRAW_EXPOSED if what == "exposed" else DRAW_BLIND
        if what not in ("exposed", "blind") or not (blind_is_legal(state) if what == "blind" else state.pile_size):
            raise BadOption(f"draw {excerpt(what)} is impossible; use exposed or blind, where a card lies")
        if not isinstance(where, str) or len(where) != 1:
            raise BadOption(f"discard is {excerpt(where)}; use one card")
        out.letter = card_code(rules, where, where)
        out.cards[out.letter] = 1
        check_paid(state, out)
        out.cards[out.letter] = 0
        return True
    if kind not in ("form", "insert", "substitute"):
        raise BadOption(f"kind is {excerpt(kind)}; use form, insert, substitute or draw")
    read_laid(rules, what, &laid)
    for k in range(laid.length):
        codes[k] = laid.codes[k] & <uint8_t>~BRACKET
    out.word = rules.dictionary.find(codes, laid.length)
    if out.word < 0:
        return False
    if kind == "form":
        out.action, out.target = FORM, -1
        for k in range(laid.length):
            out.cards[card_of(laid.codes[k])] += 1
        if state.words == MAX_TABLE:
            raise BadOption("the table is full")
        return check_paid(state, out)
    if not isinstance(where, int) or not 0 <= where < state.words:
        raise BadOption(f"target is {excerpt(where)}; use the place of one of {state.words} table words")
    out.target = where
    old = &state.table[out.target]
    if kind == "insert":
        out.action = INSERT
        for k in range(laid.length):
            if place < old.length and laid.codes[k] == old.codes[place]:
                place += 1
            else:
                out.cards[card_of(laid.codes[k])] += 1
        if place < old.length:
            raise BadOption(f"insert {what:.80}: the new word must contain the old cards in their order")
        return check_paid(state, out)
    if laid.length != old.length:
        raise BadOption(f"substitute {what:.80}: the new word must be as long as the old one")
    out.action = EXCHANGE
    for k in range(laid.length):
        if laid.codes[k] != old.codes[k]:
            out.cards[card_of(laid.codes[k])] += 1
            place += 1
            out.letter = codes[k] + (LAY if laid.codes[k] & BRACKET else CAPTURE)
            if codes[k] != (old.codes[k] & <uint8_t>~BRACKET):
                out.action = SUBSTITUTE
    if out.action == SUBSTITUTE:
        out.letter = 0
        for k in range(laid.length):
            if laid.codes[k] != old.codes[k] and codes[k] == (old.codes[k] & <uint8_t>~BRACKET):
                raise BadOption(f"substitute {what:.80}: exchange cards only where the letter changes")
    elif place != 1:
        raise BadOption(f"substitute {what:.80}: exchange one card if the word stays")
    check_paid(state, out)
    if out.action == EXCHANGE:
        memset(out.cards, 0, sizeof(out.cards))
    return True


cdef inline int card_of(uint8_t code) noexcept nogil:
    return MASTER if code & BRACKET else code


cdef bint check_paid(const State *state, const Choice *choice) except -1:
    """Return True. Raises BadOption if the hand lacks a card of a choice, or none is paid."""
    cdef int x, paid = 0
    for x in range(CARDS):
        paid += choice.cards[x]
        if choice.cards[x] > state.hands[state.turn].counts[x]:
            raise BadOption("the hand of the player to move lacks a card of the action")
    if not paid:
        raise BadOption("the action takes no card from the hand")
    return True


cdef bint is_same(const Choice *a, const Choice *b) noexcept nogil:
    """Return whether two choices are the same action."""
    if a.action != b.action:
        return False
    if a.action == DRAW_EXPOSED or a.action == DRAW_BLIND:
        return a.letter == b.letter
    if a.action != FORM and a.target != b.target:
        return False
    if a.action == EXCHANGE:
        return a.letter == b.letter
    return a.word == b.word and memcmp(a.cards, b.cards, sizeof(a.cards)) == 0


cdef class Round:
    def __cinit__(
        self, Rules rules not None, list hands not None, table: Sequence[str], str stock not None, str pile not None,
        *, int turn=0, int idle=0, uint64_t seed=0, int stock_size=-1,
    ):
        """hands: for each player the cards, or their number if they are hidden; table: words, with brackets for
        Masters; stock: its top first; pile: the exposed card last; turn: the current player; idle: turns
        since a hand became smaller; seed: for shuffling the pile when the stock is empty; stock_size:
        number of cards in a hidden stock.

        Raises BadHand, BadTableWord, BadOption.
        """
        cdef int i
        cdef State *state = &self.state
        cdef list words = instances_of(table, "table", str)
        self.rules = rules
        memset(state, 0, sizeof(State))
        check_range("number of players", len(hands), 1, MAX_PLAYERS)
        check_range("turn", turn, 0, len(hands) - 1)
        check_range("idle", idle, 0, 1_000_000)
        if len(words) > MAX_TABLE:
            raise BadTableWord(f"{len(words)} table words; there can be at most {MAX_TABLE}")
        i = len(pile) + max(len(stock), stock_size)
        if i >= MAX_PACK:                  # leave room for a discard
            raise BadHand(f"{i} cards in pile and stock; there can be at most {MAX_PACK - 1}")
        state.players = len(hands)
        state.turn = turn
        state.idle = idle
        state.winner = -1
        state.rng = seed
        for i in range(state.players):
            state.hands[i].total = len(hands[i]) if isinstance(hands[i], str) else hands[i]
            if not 0 <= state.hands[i].total <= MAX_HELD:
                raise BadHand(f"a hand of {state.hands[i].total} cards; it must have 0 to {MAX_HELD}")
            if isinstance(hands[i], str):
                read_cards(rules, hands[i], state.hands[i].counts)
        for laid in words:
            read_laid(rules, laid, &state.table[state.words])
            state.words += 1
        state.stock_end = read_pile(rules, stock, state.stock)
        if stock_size >= 0:
            state.stock_end = stock_size
        state.pile_size = read_pile(rules, pile, state.pile)

    @property
    def turn(self) -> int:
        """The current player, or -1 when the round is over."""
        return -1 if self.over else self.state.turn

    @property
    def winner(self) -> int:
        """The player whose hand is empty, or -1."""
        return self.state.winner

    @property
    def hands(self) -> list[str]:
        """The cards of each player, sorted."""
        return [
            spell_counts(&self.rules.dictionary.letters, self.state.hands[i].counts, all_cards())
            for i in range(self.state.players)]

    @property
    def table(self) -> list[str]:
        """The table words, with brackets for Masters."""
        return [spell_word(self.rules, &self.state.table[i]) for i in range(self.state.words)]

    @property
    def pile(self) -> str:
        """The exposed pile, its top last."""
        return spell_codes(&self.rules.dictionary.letters, self.state.pile, self.state.pile_size)

    @property
    def stock(self) -> str:
        """The stock, its top first."""
        return spell_codes(
            &self.rules.dictionary.letters, self.state.stock + self.state.stock_at,
            self.state.stock_end - self.state.stock_at)


cdef object check_turn(const State *state, int most):
    cdef const Cards *hand = &state.hands[state.turn]
    cdef int x, n = 0
    for x in range(CARDS):
        n += hand.counts[x]
    if n != hand.total or not 1 <= n <= most:
        raise BadHand(f"a hand of {hand.total} cards, of which {n} are known; it must have 1 to {most}, all known")
    if not blind_is_legal(state):
        raise BadHand("stock and pile are empty; there must be a card to draw")


cdef void deal(Rules rules, State *state, int players, int cards_each, int first, uint64_t seed) noexcept nogil:
    cdef uint8_t deck[MAX_PACK]
    cdef Cards *hand
    cdef int x, k = 0, n = 0, p
    memset(state, 0, sizeof(State))
    for x in range(CARDS):
        for _ in range(rules.pack_counts[x]):
            deck[n] = <uint8_t>x
            n += 1
    state.rng = seed
    shuffle(&state.rng, deck, n)
    state.players = players
    state.turn = first
    state.winner = -1
    for p in range(players):
        hand = &state.hands[(first + p) % players]
        hand.total = cards_each
        for _ in range(cards_each):
            hand.counts[deck[k]] += 1
            k += 1
    state.pile[0] = deck[k]
    state.pile_size = 1
    k += 1
    memcpy(state.stock, deck + k, n - k)
    state.stock_end = n - k


cdef void renew_stock(Rules rules, State *state) noexcept nogil:
    """Shuffle the pile into a new stock: all but its top card, or all and then turn one up."""
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


cdef bint apply(Rules rules, State *state, const Choice *choice) noexcept nogil:
    cdef Cards *hand = &state.hands[state.turn]
    cdef const uint8_t *text
    cdef LaidWord *laid_word
    cdef uint8_t needed[CARDS]
    cdef uint8_t by_master[CARDS]
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
        laid_word = &state.table[choice.target]
        x = exchanged_letter(choice.letter)
        for k in range(laid_word.length):
            if laid_word.codes[k] == (x | BRACKET if choice.letter < LAY else x):
                laid_word.codes[k] ^= BRACKET
                break
        hand.counts[x] += -1 if choice.letter < LAY else 1
        hand.counts[<int>MASTER] += 1 if choice.letter < LAY else -1
    else:
        text = codes_of(rules.dictionary, choice.word)
        n = length_of(rules.dictionary, choice.word)
        memset(needed, 0, sizeof(needed))
        memset(by_master, 0, sizeof(by_master))
        if choice.action == FORM:
            laid_word = &state.table[state.words]
            laid_word.length = 0
            state.words += 1
        else:
            laid_word = &state.table[choice.target]
        if choice.action == SUBSTITUTE:
            for k in range(n):
                if text[k] != (laid_word.codes[k] & ~BRACKET):
                    needed[text[k]] += 1
                    hand.counts[<int>MASTER if laid_word.codes[k] & BRACKET else laid_word.codes[k]] += 1
                    laid_word.codes[k] = NO_LETTER
        else:
            for k in range(n):
                needed[text[k]] += 1
            for k in range(laid_word.length):
                needed[laid_word.codes[k] & ~BRACKET] -= 1
        for x in range(MASTER):
            by_master[x] = needed[x] - choice.cards[x]
        if choice.action == SUBSTITUTE:
            for k in range(n):
                if laid_word.codes[k] == NO_LETTER:
                    x = text[k]
                    laid_word.codes[k] = <uint8_t>x
                    if by_master[x]:
                        by_master[x] -= 1
                        laid_word.codes[k] = <uint8_t>(x | BRACKET)
        else:
            brackets = place_masters(text, n, laid_word.codes, laid_word.length, needed, by_master)
            for k in range(n):
                laid_word.codes[k] = <uint8_t>(text[k] | (BRACKET if brackets >> k & 1 else 0))
            laid_word.length = n
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
    cdef const Cards *hand = &state.hands[state.turn]
    cdef int x, k, t, n = 0
    for x in range(CARDS):
        counts[x] = rules.pack_counts[x] - hand.counts[x]
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
