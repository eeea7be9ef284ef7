"""Policies of play-outs: `greedy` makes the best play of the solver, `planner` minimises the turns still needed."""

from lexicon_fast.errors import BadOption

from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memset

from ..dictionary.arguments cimport check_range, integers_of
from ..dictionary.compiled cimport Compiled, codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport BRACKET, CARDS, MASTER
from ..dictionary.search cimport Cards, TableWord, find_substitutions, find_subwords, find_superwords
from .candidates cimport (
    CAPTURE, EXCHANGE, FORM, INSERT, LAY, SUBSTITUTE, keep_few_changes, read_codes,
)
from .moves cimport alphabetical_place
from .pay cimport pay_plays, pay_substitutions
from .rounds cimport (
    DRAW_BLIND, DRAW_EXPOSED, MAX_TABLE, Choice, LaidWord, Rules, State, blind_is_legal, points_of, unseen_cards,
)
from .turns cimport ANY_EXTRA, MAX_HAND, NO_EXTRA, Turns, Way


cdef class Player:
    def __cinit__(self, Rules rules not None):
        self.turns = Turns.__new__(Turns)
        self.turns_after = Turns.__new__(Turns)
        self.dictionary = rules.dictionary
        self.scratch = rules.dictionary.take_scratch()


cdef class Policy:
    def __cinit__(
        self, str kind not None, *, keep=(), int insert=0, int risk=0, int risk_near=0, int blind=0,
        int thorough=0,
    ):
        """kind: "greedy" or "planner". All others are for the planner, with costs in thousandths of a turn:

        keep: of each card left over, by code (33 numbers); insert: of the risk that the table word of a
        planned insertion changes; risk: of 8 points left in the hand; risk_near: the same, divided by the
        fewest cards of another player; blind: of drawing a blind card. thorough: with hands of up to so many
        cards, also consider exchanges, and each letter that a draw may bring. Raises BadOption.
        """
        cdef int x
        if kind not in ("greedy", "planner"):
            raise BadOption(f"unknown policy {kind!r}; use greedy or planner")
        check_range("thorough", thorough, 0, MAX_HAND)
        keep = integers_of(keep, "keep")
        for value in (*keep, insert, risk, risk_near, blind):
            check_range("a cost of the policy", value, 0, 100_000)
        if len(keep) != CARDS and (kind == "planner" or len(keep)):
            raise BadOption(f"keep has {len(keep)} numbers; it must have {CARDS}")
        self.parameters.kind = GREEDY if kind == "greedy" else PLANNER
        self.parameters.thorough = thorough
        for x in range(len(keep)):
            self.parameters.estimates.keep[x] = keep[x]
        self.parameters.estimates.insert = insert
        self.parameters.risk = risk
        self.parameters.risk_near = risk_near
        self.parameters.blind = blind


cdef int choose(
    Rules rules, Player player, const State *state, const Parameters *policy, Choice *out
) except -1 nogil:
    cdef size_t i, best = 0
    check_stop(1000)
    if policy.kind == GREEDY or state.hands[state.turn].total > MAX_HAND:
        choose_greedily(rules, player, state, out)
        return 0
    evaluate(rules, player, state, policy)
    for i in range(1, player.options.size()):
        if player.options[i].cost < player.options[best].cost:
            best = i
    option_choice(rules, player, &player.options[best], out)


cdef int choose_greedily(Rules rules, Player player, const State *state, Choice *out) except -1 nogil:
    """Choose the best play of the solver if it reduces the points of the hand, otherwise a draw."""
    cdef const Cards *hand = &state.hands[state.turn]
    cdef TableWord word
    cdef uint64_t tests = 0
    cdef size_t found
    cdef int t, total = points_of(rules, hand)
    cdef Best best
    best.points = total
    best.choice.action = -1
    if state.words < MAX_TABLE:
        found = find_subwords(rules.dictionary, hand, player.scratch, &tests)
        keep_best_play(rules, player, hand, NULL, total, found, FORM, -1, &best)
    for t in range(state.words):
        read_codes(state.table[t].codes, state.table[t].length, &word)
        found = find_superwords(rules.dictionary, &word, hand, player.scratch, &tests)
        keep_best_play(rules, player, hand, &word, total, found, INSERT, t, &best)
    for t in range(state.words):
        if total - max_gain(rules, hand, &state.table[t]) > best.points:
            continue                       # not even the best exchange of any cards would do
        read_codes(state.table[t].codes, state.table[t].length, &word)
        found = find_substitutions(rules.dictionary, &word, hand, player.scratch, &tests)
        found = keep_few_changes(rules.dictionary, &word, player.scratch.words, found, rules.max_exchanged)
        player.left.resize(found)
        pay_substitutions(
            rules.dictionary, &rules.prices, hand, &word, state.table[t].codes, total, rules.word_points,
            player.scratch.words, player.left.data(), 0, found)
        keep_best(rules.dictionary, player.scratch.words, player.left.data(), found, SUBSTITUTE, t, &best)
        if rules.same_word_exchange:
            keep_best_exchange(rules, hand, &state.table[t], &word, t, total, &best)
    if best.choice.action < 0:
        draw_greedily(rules, state, out)
        return 0
    out[0] = best.choice
    if out.action == FORM or out.action == INSERT or out.action == SUBSTITUTE:
        choose_cards(rules, hand, &state.table[out.target if out.action != FORM else 0], out)


cdef struct Best:
    int points
    uint64_t place                # alphabetical, which orders plays that leave equal points (see rank.pyx)
    Choice choice


cdef int keep_best_play(
    Rules rules, Player player, const Cards *hand, const TableWord *word, int total, size_t found, int action,
    int target, Best *best
) except -1 nogil:
    """Pay for the words found, and consider them. word: NULL for new words."""
    player.left.resize(found)
    pay_plays(
        rules.dictionary, &rules.prices, hand, word, total, rules.word_points, player.scratch.words,
        player.left.data(), 0, found)
    keep_best(rules.dictionary, player.scratch.words, player.left.data(), found, action, target, best)


cdef void keep_best(
    Compiled d, const int32_t *words, const int32_t *left, size_t n, int action, int target, Best *best
) noexcept nogil:
    cdef size_t i
    cdef bint same_action            # an exchange is a substitution
    for i in range(n):
        if left[i] > best.points or best.choice.action < 0 and left[i] == best.points:
            continue
        same_action = best.choice.action == action or action == SUBSTITUTE and best.choice.action == EXCHANGE
        if left[i] < best.points or same_action and 2 * <uint64_t>d.rank[words[i]] + 1 < best.place:
            best.points = left[i]
            best.place = 2 * <uint64_t>d.rank[words[i]] + 1
            best.choice.action = action
            best.choice.target = target
            best.choice.word = words[i]


cdef void keep_best_exchange(
    Rules rules, const Cards *hand, const LaidWord *laid_word, const TableWord *word, int target, int total, Best *best
) noexcept nogil:
    """Consider exchanges that leave the same word."""
    cdef int k, x, left, code
    cdef uint64_t place
    for k in range(laid_word.length):
        x = laid_word.codes[k] & ~BRACKET
        if laid_word.codes[k] & BRACKET:
            if hand.counts[x] == 0:
                continue
            code = CAPTURE + x
            left = total - rules.prices.points[x] + rules.prices.master
        else:
            if hand.counts[<int>MASTER] == 0:
                continue
            code = LAY + x
            left = total - rules.prices.master + rules.prices.points[x]
        if left > best.points or best.choice.action < 0 and left == best.points:
            continue
        place = alphabetical_place(rules.dictionary, word)
        if left == best.points:
            if best.choice.action != SUBSTITUTE and best.choice.action != EXCHANGE or place > best.place:
                continue
            if place == best.place and (best.choice.target != target or best.choice.letter <= code):
                continue
        best.points = left
        best.place = place
        best.choice.action = EXCHANGE
        best.choice.target = target
        best.choice.letter = code


cdef int max_gain(Rules rules, const Cards *hand, const LaidWord *laid_word) noexcept nogil:
    """A bound on the points that exchanging cards with a table word can save."""
    cdef int cheapest = 255, dearest = 0, k, x, points
    for x in range(CARDS):
        if hand.counts[x] and rules.prices.points[x] > dearest:
            dearest = rules.prices.points[x]
    for k in range(laid_word.length):
        points = rules.prices.master if laid_word.codes[k] & BRACKET else rules.prices.points[laid_word.codes[k]]
        if points < cheapest:
            cheapest = points
    x = hand.total if hand.total < laid_word.length else laid_word.length
    if x > rules.max_exchanged:
        x = rules.max_exchanged
    return (dearest - cheapest) * x if dearest > cheapest else 0


cdef void choose_cards(Rules rules, const Cards *hand, const LaidWord *laid_word, Choice *choice) noexcept nogil:
    """Choose the cards that pay for a play such that the fewest points are left (see pay.pyx)."""
    cdef const uint8_t *text = codes_of(rules.dictionary, choice.word)
    cdef int n = length_of(rules.dictionary, choice.word)
    cdef int k, x, best, spare = hand.counts[<int>MASTER]
    memset(choice.cards, 0, sizeof(choice.cards))
    for k in range(n):
        if choice.action != SUBSTITUTE or text[k] != (laid_word.codes[k] & ~BRACKET):
            choice.cards[text[k]] += 1
    if choice.action == INSERT:
        for k in range(laid_word.length):
            choice.cards[laid_word.codes[k] & ~BRACKET] -= 1
    for x in range(MASTER):
        if choice.cards[x] > hand.counts[x]:
            k = choice.cards[x] - hand.counts[x]
            choice.cards[x] = hand.counts[x]
            choice.cards[<int>MASTER] += k
            spare -= k
    while spare > 0:
        best = -1
        for x in range(MASTER):
            if choice.cards[x] and (best < 0 or rules.prices.points[x] < rules.prices.points[best]):
                best = x
        if best < 0 or rules.prices.points[best] >= rules.prices.master:
            return
        choice.cards[best] -= 1
        choice.cards[<int>MASTER] += 1
        spare -= 1


cdef void draw_greedily(Rules rules, const State *state, Choice *out) noexcept nogil:
    """Discard the dearest card, and take the exposed card if it is cheaper than the average unseen card."""
    cdef const Cards *hand = &state.hands[state.turn]
    cdef int counts[33]
    cdef int x, n, dearest = -1, points = 0
    for x in range(CARDS):
        if hand.counts[x] and (dearest < 0 or rules.prices.points[x] > rules.prices.points[dearest]):
            dearest = x
    n = unseen_cards(rules, state, counts)
    for x in range(CARDS):
        points += counts[x] * rules.prices.points[x]
    out.letter = dearest
    out.action = DRAW_BLIND
    if state.pile_size and (
        not blind_is_legal(state) or rules.prices.points[state.pile[state.pile_size - 1]] * n < points
    ):
        out.action = DRAW_EXPOSED


cdef int evaluate(Rules rules, Player player, const State *state, const Parameters *policy) except -1 nogil:
    cdef const Cards *hand = &state.hands[state.turn]
    cdef TableWord word
    cdef int exposed = <int>state.pile[state.pile_size - 1] if state.pile_size else <int>NO_EXTRA
    cdef bint thorough = hand.total <= policy.thorough
    cdef int extra = ANY_EXTRA if thorough else exposed
    cdef int t, k, x, total = points_of(rules, hand), n = 0, unseen_points = 0, fewest = MAX_HAND
    cdef int counts[33]
    cdef uint32_t all_cards
    cdef size_t i
    cdef int64_t sum
    cdef int32_t risk, cost
    cdef const Way *way
    cdef bint blind = blind_is_legal(state)
    player.options.clear()
    player.turns.set_hand(rules.dictionary, hand, rules.prices.points)
    if state.words < MAX_TABLE:
        player.turns.collect(rules.dictionary, hand, extra, NULL, -1, player.scratch)
    for t in range(state.words):
        read_codes(state.table[t].codes, state.table[t].length, &word)
        player.turns.collect(rules.dictionary, hand, extra, &word, t, player.scratch)
    player.turns.estimate(&policy.estimates)
    if extra != NO_EXTRA:
        player.turns.estimate_draws(&policy.estimates, extra)
    all_cards = player.turns.weight[player.turns.kinds] - 1
    for t in range(state.players):
        if t != state.turn and state.hands[t].total < fewest:
            fewest = state.hands[t].total
    risk = policy.risk + policy.risk_near // (fewest if fewest > 0 else 1)
    for i in range(player.turns.ways.size()):
        way = &player.turns.ways[i]
        cost = -MAX_COST
        if way.set != all_cards:
            x = total - way.points
            cost = player.turns.turns[all_cards - way.set] + risk * x // 8
        player.options.push_back(Option(cost, INSERT if way.target >= 0 else FORM, <int32_t>i, way.target, 0))
    if blind:
        n = unseen_cards(rules, state, counts)
        for x in range(CARDS):
            unseen_points += counts[x] * rules.prices.points[x]
    for k in range(player.turns.kinds):
        if exposed >= 0:
            player.options.push_back(Option(
                cost_with_card(rules, player.turns, exposed, k, total, risk), DRAW_EXPOSED, 0, -1, k))
        if blind:
            sum = 0
            if n == 0 or not thorough:
                sum = player.turns.turns[all_cards - player.turns.weight[k]] + policy.blind
            else:
                for x in range(CARDS):
                    sum += <int64_t>counts[x] * player.turns.with_card[x][k]
                sum = sum // n
            sum += risk * (total - rules.prices.points[player.turns.code[k]] + (unseen_points // n if n else 8)) // 8
            player.options.push_back(Option(<int32_t>sum, DRAW_BLIND, 0, -1, k))
    if thorough:
        evaluate_exchanges(rules, player, player.turns_after, state, policy, risk)


cdef inline int32_t cost_with_card(
    Rules rules, Turns turns, int card, int kind, int total, int32_t risk
) noexcept nogil:
    """The cost of a hand of `total` points after a card of a kind was replaced by another card."""
    return turns.with_card[card][kind] + risk * (
        total - rules.prices.points[turns.code[kind]] + rules.prices.points[card]) // 8


cdef int find_exchanges(Rules rules, Player player, const State *state) except -1 nogil:
    """Fill player.exchanges with all substitutions and same-word exchanges."""
    cdef const Cards *hand = &state.hands[state.turn]
    cdef TableWord word
    cdef const LaidWord *laid_word
    cdef uint64_t tests = 0
    cdef size_t found, i
    cdef int t, k, x
    cdef uint32_t tried
    player.exchanges.clear()
    for t in range(state.words):
        laid_word = &state.table[t]
        read_codes(laid_word.codes, laid_word.length, &word)
        found = find_substitutions(rules.dictionary, &word, hand, player.scratch, &tests)
        found = keep_few_changes(rules.dictionary, &word, player.scratch.words, found, rules.max_exchanged)
        for i in range(found):
            add_substitution(rules, player, hand, laid_word, t, player.scratch.words[i])
        if not rules.same_word_exchange:
            continue
        tried = 0
        for k in range(laid_word.length):
            x = laid_word.codes[k] & ~BRACKET
            if laid_word.codes[k] & BRACKET and hand.counts[x] and not tried >> x & 1:
                tried |= <uint32_t>1 << x
                add_same_word_exchange(player, hand, t, x, MASTER, CAPTURE + x)
        if hand.counts[<int>MASTER]:
            tried = 0
            for k in range(laid_word.length):
                x = laid_word.codes[k]
                if not x & BRACKET and not tried >> x & 1:
                    tried |= <uint32_t>1 << x
                    add_same_word_exchange(player, hand, t, MASTER, x, LAY + x)


cdef int add_same_word_exchange(
    Player player, const Cards *hand, int target, int paid, int taken, int code
) except -1 nogil:
    cdef Exchange exchange
    exchange.choice.action = EXCHANGE
    exchange.choice.target = target
    exchange.choice.letter = code
    memset(exchange.choice.cards, 0, sizeof(exchange.choice.cards))
    exchange.choice.cards[paid] = 1
    exchange.after = hand[0]
    exchange.after.counts[paid] -= 1
    exchange.after.counts[taken] += 1
    player.exchanges.push_back(exchange)


cdef int add_substitution(
    Rules rules, Player player, const Cards *hand, const LaidWord *laid_word, int target, int32_t number
) except -1 nogil:
    """Add the ways to pay for a substitution: with Masters for missing letters, and with one more for another letter."""
    cdef const uint8_t *text = codes_of(rules.dictionary, number)
    cdef Exchange exchange, other
    cdef uint8_t *paid = exchange.choice.cards
    cdef int k, x, missing = 0
    exchange.choice.action = SUBSTITUTE
    exchange.choice.target = target
    exchange.choice.word = number
    memset(paid, 0, sizeof(exchange.choice.cards))
    exchange.after = hand[0]
    for k in range(laid_word.length):
        x = laid_word.codes[k]
        if text[k] != (x & ~BRACKET):
            paid[text[k]] += 1
            exchange.after.counts[<int>MASTER if x & BRACKET else x] += 1
    for x in range(MASTER):
        k = paid[x] - hand.counts[x]
        if k > 0:
            paid[x] -= k
            missing += k
        exchange.after.counts[x] -= paid[x]
    paid[<int>MASTER] = missing
    exchange.after.counts[<int>MASTER] -= missing
    player.exchanges.push_back(exchange)
    if missing < hand.counts[<int>MASTER]:
        for x in range(MASTER):
            if paid[x]:
                other = exchange
                other.choice.cards[x] -= 1
                other.choice.cards[<int>MASTER] += 1
                other.after.counts[x] += 1
                other.after.counts[<int>MASTER] -= 1
                player.exchanges.push_back(other)


cdef int evaluate_exchanges(
    Rules rules, Player player, Turns turns, const State *state, const Parameters *policy, int32_t risk
) except -1 nogil:
    """Add exchanges of one or more cards, with the turns that the hand then takes beside the changed table."""
    cdef TableWord words[64]
    cdef TableWord changed
    cdef const Exchange *exchange
    cdef const TableWord *word
    cdef int t
    cdef size_t i
    cdef int32_t cost
    find_exchanges(rules, player, state)
    for t in range(state.words):
        read_codes(state.table[t].codes, state.table[t].length, &words[t])
    for i in range(player.exchanges.size()):
        exchange = &player.exchanges[i]
        changed = words[exchange.choice.target]
        if exchange.choice.action == SUBSTITUTE:
            read_codes(codes_of(rules.dictionary, exchange.choice.word), changed.length, &changed)
        turns.set_hand(rules.dictionary, &exchange.after, rules.prices.points)
        if state.words < MAX_TABLE:
            turns.collect(rules.dictionary, &exchange.after, NO_EXTRA, NULL, -1, player.scratch)
        for t in range(state.words):
            word = &changed if t == exchange.choice.target else &words[t]
            turns.collect(rules.dictionary, &exchange.after, NO_EXTRA, word, t, player.scratch)
        turns.estimate(&policy.estimates)
        cost = turns.turns[turns.weight[turns.kinds] - 1] + risk * points_of(rules, &exchange.after) // 8
        player.options.push_back(Option(cost, exchange.choice.action, <int32_t>i, exchange.choice.target, 0))


cdef void option_choice(Rules rules, Player player, const Option *option, Choice *out) noexcept nogil:
    cdef uint32_t set
    cdef int k
    out.action = option.action
    out.target = option.target
    memset(out.cards, 0, sizeof(out.cards))
    if option.action == FORM or option.action == INSERT:
        set = player.turns.ways[option.way].set
        out.word = player.turns.ways[option.way].word
        k = player.turns.kinds - 1
        while set:
            while player.turns.weight[k] > set:
                k -= 1
            out.cards[player.turns.code[k]] += 1
            set -= player.turns.weight[k]
    elif option.action == SUBSTITUTE or option.action == EXCHANGE:
        out[0] = player.exchanges[option.way].choice
    else:
        out.letter = player.turns.code[option.kind]
