"""Policies of play-outs: `greedy`, the solver's best play; `planner`, the fewest turns still needed.

What they go by comes as data (`Policy`).
"""

from lexicon_fast.errors import BadOption

from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memset

from ..dictionary.arguments cimport integers_of
from ..dictionary.compiled cimport Compiled
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport BRACKET, CARDS, MASTER
from ..dictionary.search cimport Cards, TableWord, find_substitutions, find_subwords, find_superwords
from .candidates cimport CAPTURE, EXCHANGE, FORM, INSERT, LAY, SUBSTITUTE
from .pay cimport pay_plays, pay_substitutions
from .rounds cimport (
    DRAW_BLIND, DRAW_EXPOSED, MAX_LYING, Choice, Lying, Rules, State, blind_is_legal, points_of, read_lying,
    unseen_cards,
)
from .turns cimport ANY_EXTRA, MAX_HAND, NO_EXTRA, Turns, Way


cdef class Player:
    def __cinit__(self, Rules rules not None):
        self.mind = Turns.__new__(Turns)
        self.dictionary = rules.dictionary
        self.scratch = rules.dictionary.take_scratch()


cdef class Policy:
    def __cinit__(
        self, str kind not None, *, keep=(), int insert=0, int risk=0, int risk_near=0, int blind=0,
        bint thorough=False,
    ):
        """kind: "greedy" or "planner". The rest is for the planner, in thousandths of a turn:

        keep: to get rid of one card left over, for each of 33 codes; insert: more for plays that wait
        for their table word; risk: for 8 points left in the hand; risk_near: the same, divided by the
        cards of who has fewest; blind: what a blind card adds. thorough: weigh up substitutions, and
        each letter that a draw may bring. Raises BadOption.
        """
        cdef int x
        if kind not in ("greedy", "planner"):
            raise BadOption(f"policy {kind!r}: accepted: greedy, planner")
        keep = integers_of(keep, "keep")
        for value in (*keep, insert, risk, risk_near, blind):
            if not 0 <= value <= 100_000:
                raise BadOption(f"policy: {value!r}; accepted: 0 to 100,000 thousandths of a turn")
        if len(keep) != CARDS and (kind == "planner" or len(keep)):
            raise BadOption(f"policy: keep has {len(keep)} numbers; accepted: {CARDS}")
        self.numbers.kind = GREEDY if kind == "greedy" else PLANNER
        self.numbers.thorough = thorough
        for x in range(len(keep)):
            self.numbers.estimates.keep[x] = keep[x]
        self.numbers.estimates.insert = insert
        self.numbers.risk = risk
        self.numbers.risk_near = risk_near
        self.numbers.blind = blind


cdef int choose(
    Rules rules, Player player, const State *state, const Numbers *policy, Choice *out
) except -1 nogil:
    """What a policy does; it looks at nothing that the player whose turn it is could not see."""
    cdef size_t i, best = 0
    check_stop(1000)
    if policy.kind == GREEDY or state.hands[state.turn].total > MAX_HAND:
        choose_greedily(rules, player, state, out)
        return 0
    weigh(rules, player, state, policy)
    for i in range(1, player.options.size()):
        if player.options[i].cost < player.options[best].cost:
            best = i
    spell_option(rules, player, state, &player.options[best], out)
    return 0


cdef int choose_greedily(Rules rules, Player player, const State *state, Choice *out) except -1 nogil:
    """The solver's best play, if it leaves fewer points than there are; else a draw."""
    cdef const Cards *hand = &state.hands[state.turn]
    cdef TableWord word
    cdef uint64_t tests = 0
    cdef size_t found
    cdef int t, total = points_of(rules, hand)
    cdef Best best
    best.points = total
    best.choice.action = -1
    if state.words < MAX_LYING:
        found = find_subwords(rules.dictionary, hand, player.scratch, &tests)
        player.left.resize(found)
        pay_plays(
            rules.dictionary, &rules.prices, hand, NULL, total, rules.word_points, player.scratch.words,
            player.left.data(), 0, found)
        keep_best(rules.dictionary, player.scratch.words, player.left.data(), found, FORM, -1, &best)
    for t in range(state.words):
        read_lying(&state.table[t], &word)
        found = find_superwords(rules.dictionary, &word, hand, player.scratch, &tests)
        player.left.resize(found)
        pay_plays(
            rules.dictionary, &rules.prices, hand, &word, total, rules.word_points, player.scratch.words,
            player.left.data(), 0, found)
        keep_best(rules.dictionary, player.scratch.words, player.left.data(), found, INSERT, t, &best)
    for t in range(state.words):
        if total - most_exchanged(rules, hand, &state.table[t]) > best.points:
            continue                       # not even the best exchange of any cards would do
        read_lying(&state.table[t], &word)
        found = find_substitutions(rules.dictionary, &word, hand, player.scratch, &tests)
        found = keep_few_changes(rules.dictionary, &word, player.scratch.words, found, rules.most)
        player.left.resize(found)
        pay_substitutions(
            rules.dictionary, &rules.prices, hand, &word, state.table[t].codes, total, rules.word_points,
            player.scratch.words, player.left.data(), 0, found)
        keep_best(rules.dictionary, player.scratch.words, player.left.data(), found, SUBSTITUTE, t, &best)
        if rules.same_word:
            keep_exchanges(rules, hand, &state.table[t], &word, t, total, &best)
    if best.choice.action < 0:
        draw_greedily(rules, state, out)
        return 0
    out[0] = best.choice
    if out.action == FORM or out.action == INSERT or out.action == SUBSTITUTE:
        settle(rules, hand, &state.table[out.target if out.action != FORM else 0], out)
    return 0


cdef struct Best:
    int points
    uint64_t place                # the order of plays that leave equal points (see rank.pyx)
    Choice choice


cdef void keep_best(
    Compiled d, const int32_t *words, const int32_t *left, size_t n, int action, int target, Best *best
) noexcept nogil:
    cdef size_t i
    cdef bint comes_before           # whatever else is of the same kind; an exchange is a substitution
    for i in range(n):
        if left[i] > best.points or best.choice.action < 0 and left[i] == best.points:
            continue
        comes_before = best.choice.action == action or action == SUBSTITUTE and best.choice.action == EXCHANGE
        if left[i] < best.points or comes_before and 2 * <uint64_t>d.rank[words[i]] + 1 < best.place:
            best.points = left[i]
            best.place = 2 * <uint64_t>d.rank[words[i]] + 1
            best.choice.action = action
            best.choice.target = target
            best.choice.word = words[i]


cdef void keep_exchanges(
    Rules rules, const Cards *hand, const Lying *lying, const TableWord *word, int target, int total, Best *best
) noexcept nogil:
    """Exchanges that leave the same word: mostly a Master laid in place of a letter."""
    cdef int k, x, left, code
    cdef uint64_t place
    for k in range(lying.length):
        x = lying.codes[k] & ~BRACKET
        if lying.codes[k] & BRACKET:
            if hand.counts[x] == 0:
                continue
            code = CAPTURE + x
            left = total - rules.prices.of[x] + rules.prices.master
        else:
            if hand.counts[<int>MASTER] == 0:
                continue
            code = LAY + x
            left = total - rules.prices.master + rules.prices.of[x]
        if left > best.points or best.choice.action < 0 and left == best.points:
            continue
        place = place_of(rules.dictionary, word)
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


cdef uint64_t place_of(Compiled d, const TableWord *word) noexcept nogil:
    """Where a table word stands in the order of the alphabet; even: before the word there."""
    cdef int64_t number = d.find(word.codes, word.length)
    cdef uint32_t low = 0, high = d.n, middle, i
    cdef int n, k
    if number >= 0:
        return 2 * <uint64_t>d.rank[number] + 1
    while low < high:
        middle = (low + high) // 2
        i = d.by_rank[middle]
        n = <int>(d.offset[i + 1] - d.offset[i])
        k = 0
        while k < n and k < word.length and d.text[d.offset[i] + k] == word.codes[k]:
            k += 1
        if k < word.length and (k == n or d.text[d.offset[i] + k] < word.codes[k]):
            low = middle + 1
        else:
            high = middle
    return 2 * <uint64_t>low


cdef int most_exchanged(Rules rules, const Cards *hand, const Lying *lying) noexcept nogil:
    """No exchange of cards with a table word leaves more than this fewer points."""
    cdef int cheapest = 255, dearest = 0, k, x, points
    for x in range(CARDS):
        if hand.counts[x] and rules.prices.of[x] > dearest:
            dearest = rules.prices.of[x]
    for k in range(lying.length):
        points = rules.prices.master if lying.codes[k] & BRACKET else rules.prices.of[lying.codes[k]]
        if points < cheapest:
            cheapest = points
    x = hand.total if hand.total < lying.length else lying.length
    if x > rules.most:
        x = rules.most
    return (dearest - cheapest) * x if dearest > cheapest else 0


cdef size_t keep_few_changes(Compiled d, const TableWord *word, int32_t *words, size_t n, int most) noexcept nogil:
    cdef size_t i, kept = 0
    if most >= word.length:
        return n
    for i in range(n):
        words[kept] = words[i]
        kept += changes_of(d, word, words[i]) <= most
    return kept


cdef inline int changes_of(Compiled d, const TableWord *word, int32_t number) noexcept nogil:
    cdef const uint8_t *text = d.text + d.offset[number]
    cdef int k, changes = 0
    for k in range(word.length):
        changes += text[k] != word.codes[k]
    return changes


cdef void settle(Rules rules, const Cards *hand, const Lying *lying, Choice *choice) noexcept nogil:
    """Which cards pay for a play: those that leave the fewest points (see pay.pyx)."""
    cdef const uint8_t *text = rules.dictionary.text + rules.dictionary.offset[choice.word]
    cdef int n = <int>(rules.dictionary.offset[choice.word + 1] - rules.dictionary.offset[choice.word])
    cdef int k, x, best, spare = hand.counts[<int>MASTER]
    memset(choice.cards, 0, sizeof(choice.cards))
    for k in range(n):
        if choice.action != SUBSTITUTE or text[k] != (lying.codes[k] & ~BRACKET):
            choice.cards[text[k]] += 1
    if choice.action == INSERT:
        for k in range(lying.length):
            choice.cards[lying.codes[k] & ~BRACKET] -= 1
    for x in range(MASTER):
        if choice.cards[x] > hand.counts[x]:
            k = choice.cards[x] - hand.counts[x]
            choice.cards[x] = hand.counts[x]
            choice.cards[<int>MASTER] += k
            spare -= k
    while spare > 0:
        best = -1
        for x in range(MASTER):
            if choice.cards[x] and (best < 0 or rules.prices.of[x] < rules.prices.of[best]):
                best = x
        if best < 0 or rules.prices.of[best] >= rules.prices.master:
            return
        choice.cards[best] -= 1
        choice.cards[<int>MASTER] += 1
        spare -= 1


cdef void draw_greedily(Rules rules, const State *state, Choice *out) noexcept nogil:
    """Discard the dearest card; take the exposed one if it is cheaper than an unseen one on average."""
    cdef const Cards *hand = &state.hands[state.turn]
    cdef int counts[33]
    cdef int x, n, dearest = -1, points = 0
    for x in range(CARDS):
        if hand.counts[x] and (dearest < 0 or rules.prices.of[x] > rules.prices.of[dearest]):
            dearest = x
    n = unseen_cards(rules, state, counts)
    for x in range(CARDS):
        points += counts[x] * rules.prices.of[x]
    out.letter = dearest
    out.action = DRAW_BLIND
    if state.pile_size and (
        not blind_is_legal(state) or rules.prices.of[state.pile[state.pile_size - 1]] * n < points
    ):
        out.action = DRAW_EXPOSED


cdef int weigh(Rules rules, Player player, const State *state, const Numbers *policy) except -1 nogil:
    """Fill player.options: the cost of each action, in turns still needed after it and in points at risk."""
    cdef const Cards *hand = &state.hands[state.turn]
    cdef TableWord word
    cdef int exposed = <int>state.pile[state.pile_size - 1] if state.pile_size else <int>NO_EXTRA
    cdef int extra = ANY_EXTRA if policy.thorough else exposed
    cdef int t, k, x, total = points_of(rules, hand), n = 0, seen_points = 0, nearest = MAX_HAND
    cdef int counts[33]
    cdef uint32_t whole
    cdef size_t i
    cdef int64_t sum
    cdef int32_t risk
    cdef const Way *way
    cdef bint blind = blind_is_legal(state)
    player.options.clear()
    player.mind.take(rules.dictionary, hand)
    if state.words < MAX_LYING:
        player.mind.collect_forms(rules.dictionary, hand, extra, player.scratch)
    for t in range(state.words):
        read_lying(&state.table[t], &word)
        player.mind.collect_inserts(rules.dictionary, hand, extra, &word, t, player.scratch)
    player.mind.estimate(&policy.estimates)
    player.mind.estimate_draws(&policy.estimates)
    whole = player.mind.weight[player.mind.kinds] - 1
    for t in range(state.players):
        if t != state.turn and state.hands[t].total < nearest:
            nearest = state.hands[t].total
    risk = policy.risk + policy.risk_near // (nearest if nearest > 0 else 1)
    for i in range(player.mind.ways.size()):
        way = &player.mind.ways[i]
        if way.set == whole:
            player.options.push_back(Option(
                -MAX_COST, INSERT if way.target >= 0 else FORM, <int32_t>i, way.target, 0))
        else:
            player.options.push_back(Option(
                player.mind.turns[whole - way.set] + risk * (total - points_of_set(rules, player.mind, way.set)) // 8,
                INSERT if way.target >= 0 else FORM, <int32_t>i, way.target, 0))
    if blind:
        n = unseen_cards(rules, state, counts)
        for x in range(CARDS):
            seen_points += counts[x] * rules.prices.of[x]
    for k in range(player.mind.kinds):
        if exposed >= 0:
            player.options.push_back(Option(
                player.mind.with_card[exposed][k]
                + risk * (total - rules.prices.of[player.mind.code[k]] + rules.prices.of[exposed]) // 8,
                DRAW_EXPOSED, 0, -1, k))
        if blind:
            sum = 0
            if n == 0 or not policy.thorough:
                sum = player.mind.turns[whole - player.mind.weight[k]] + policy.blind
            else:
                for x in range(CARDS):
                    sum += <int64_t>counts[x] * player.mind.with_card[x][k]
                sum = sum // n
            sum += risk * (total - rules.prices.of[player.mind.code[k]] + (seen_points // n if n else 8)) // 8
            player.options.push_back(Option(<int32_t>sum, DRAW_BLIND, 0, -1, k))
    if policy.thorough:
        weigh_substitutions(rules, player, state, total, risk)
    return 0


cdef int weigh_substitutions(
    Rules rules, Player player, const State *state, int total, int32_t risk
) except -1 nogil:
    """Exchanges of one card: the hand is then as after a draw of the card taken."""
    cdef const Cards *hand = &state.hands[state.turn]
    cdef TableWord word
    cdef const Lying *lying
    cdef const uint8_t *text
    cdef uint64_t tests = 0
    cdef size_t found, i
    cdef int t, k, x, taken, paid, kind
    cdef uint32_t seen
    for t in range(state.words):
        lying = &state.table[t]
        read_lying(lying, &word)
        found = find_substitutions(rules.dictionary, &word, hand, player.scratch, &tests)
        for i in range(found):
            if changes_of(rules.dictionary, &word, player.scratch.words[i]) != 1:
                continue
            text = rules.dictionary.text + rules.dictionary.offset[player.scratch.words[i]]
            k = 0
            while text[k] == word.codes[k]:
                k += 1
            paid = text[k] if hand.counts[text[k]] else <int>MASTER
            taken = MASTER if lying.codes[k] & BRACKET else lying.codes[k]
            if taken == paid:
                continue
            kind = player.mind.kind_of[paid]
            player.options.push_back(Option(
                player.mind.with_card[taken][kind]
                + risk * (total - rules.prices.of[paid] + rules.prices.of[taken]) // 8,
                SUBSTITUTE, player.scratch.words[i], t, kind))
        if not rules.same_word:
            continue
        seen = 0
        for k in range(lying.length):
            x = lying.codes[k] & ~BRACKET
            if lying.codes[k] & BRACKET and hand.counts[x] and not seen >> x & 1:
                seen |= <uint32_t>1 << x
                kind = player.mind.kind_of[x]
                player.options.push_back(Option(
                    player.mind.with_card[<int>MASTER][kind]
                    + risk * (total - rules.prices.of[x] + rules.prices.master) // 8,
                    EXCHANGE, CAPTURE + x, t, kind))
        if hand.counts[<int>MASTER]:
            seen = 0
            for k in range(lying.length):
                x = lying.codes[k]
                if not x & BRACKET and not seen >> x & 1:
                    seen |= <uint32_t>1 << x
                    kind = player.mind.kind_of[<int>MASTER]
                    player.options.push_back(Option(
                        player.mind.with_card[x][kind]
                        + risk * (total - rules.prices.master + rules.prices.of[x]) // 8,
                        EXCHANGE, LAY + x, t, kind))
    return 0


cdef int points_of_set(Rules rules, Turns mind, uint32_t set) noexcept nogil:
    cdef int k = mind.kinds - 1, points = 0
    while set:
        while mind.weight[k] > set:
            k -= 1
        points += rules.prices.of[mind.code[k]]
        set -= mind.weight[k]
    return points


cdef void spell_option(
    Rules rules, Player player, const State *state, const Option *option, Choice *out
) noexcept nogil:
    cdef uint32_t set
    cdef int k
    out.action = option.action
    out.target = option.target
    memset(out.cards, 0, sizeof(out.cards))
    if option.action == FORM or option.action == INSERT:
        set = player.mind.ways[option.way].set
        out.word = player.mind.ways[option.way].word
        k = player.mind.kinds - 1
        while set:
            while player.mind.weight[k] > set:
                k -= 1
            out.cards[player.mind.code[k]] += 1
            set -= player.mind.weight[k]
    elif option.action == SUBSTITUTE:
        out.word = option.way
        out.cards[player.mind.code[option.kind]] = 1
    elif option.action == EXCHANGE:
        out.letter = option.way
    else:
        out.letter = player.mind.code[option.kind]
