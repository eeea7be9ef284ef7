"""Policies of play-outs: `greedy` makes the best play of the solver, `planner` minimises the turns still needed."""

from lexicon_fast.base.errors import BadOption

from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

from ..dictionary.arguments cimport check_range, integers_of, items_of
from ..dictionary.compiled cimport Compiled, codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.letter_sets cimport LetterSets, letter_sets
from ..dictionary.letters cimport BRACKET, CARDS, MASTER
from ..dictionary.search cimport Cards, TableWord, find_substitutions, find_subwords, find_superwords
from .candidates cimport (
    CAPTURE, EXCHANGE, FORM, INSERT, LAY, SUBSTITUTE, keep_few_changes, read_codes,
)
from .memo cimport SUBSTITUTIONS, Memo, Question, Way
from .moves cimport alphabetical_place
from .pay cimport pay_plays, pay_substitutions, points_after_exchange
from .rounds cimport (
    DRAW_BLIND, DRAW_EXPOSED, MAX_PLAYERS, MAX_TABLE, Choice, LaidWord, Rules, State, blind_is_legal, points_of,
    unseen_cards,
)
from .turns cimport ANY_EXTRA, MAX_HAND, MAX_INSERT, MAX_KEEP, NO_EXTRA, TURN, Estimates, Turns
from .values cimport (
    CARD_BUCKETS, EXPOSED, FEATURES, HIDDEN, INSERTIONS, KIND, MEAN_TURNS, OWN_CARDS, POINTS, TURNS_LEFT, TURN_BUCKETS,
    Values, add_feature, position_features, turn_bucket, value_of,
)


cdef class Player:
    def __cinit__(self, Rules rules not None):
        self.turns = Turns.__new__(Turns)
        self.turns_after = Turns.__new__(Turns)
        self.memo = Memo()
        self.letter_sets = letter_sets(rules.dictionary)
        self.dictionary = rules.dictionary
        self.scratch = rules.dictionary.take_scratch()


cdef class Policy:
    def __cinit__(
        self, str kind not None, *, keep: Sequence[int] = (), int insert=0, int blind=0,
        won: Sequence[Sequence[int]] = (), lost: Sequence[Sequence[int]] = (),
        stays: Sequence[Sequence[int]] = (), int thorough=0,
        Values values=None, float win_bonus=0,
    ):
        """kind: "greedy", "planner" or "learned". The race (`won`, `lost` and `stays`) is for the planner;
        `values` and `win_bonus` are for a learned policy; all others for both.

        Costs in thousandths of a turn: keep: of each card left over, by code (33 numbers); insert: of the risk
        that the table word of a planned insertion changes; blind: of drawing a blind card.

        What the turns that a hand still takes are worth, by the cards of another player (15 rows) and
        the turns (8 numbers in each row): won: the points won by being out first, in thousandths of a point,
        times the chance of it, never rising with the turns; lost: the points of one's own hand that are lost, in
        thousandths of the hand, never falling; stays: the chance that the other player is not out before, in
        millionths, never rising. Several other players count together; without `stays`, only the one with the
        fewest cards counts.

        thorough: with hands of up to so many cards, also consider exchanges, and each letter that a draw may
        bring. values: of what a turn leaves; win_bonus: value of being out first, in
        addition to the points left in hands. Raises BadOption.
        """
        cdef int x
        if kind not in ("greedy", "planner", "learned"):
            raise BadOption(f"unknown policy {kind!r}; use greedy, planner or learned")
        check_range("thorough", thorough, 0, MAX_HAND)
        keep = integers_of(keep, "keep")
        for value in keep:
            check_range("keep", value, 0, MAX_KEEP)
        check_range("insert", insert, 0, MAX_INSERT)
        check_range("blind", blind, 0, 100_000)
        if len(keep) != CARDS and (kind != "greedy" or len(keep)):
            raise BadOption(f"keep has {len(keep)} numbers; it must have {CARDS}")
        self.parameters.kind = GREEDY if kind == "greedy" else PLANNER if kind == "planner" else LEARNED
        self.parameters.network = NULL
        if kind == "learned":
            if values is None:
                raise BadOption("a learned policy needs values")
            if not 0 <= win_bonus <= 1_000_000:
                raise BadOption(f"win_bonus is {win_bonus}; it must be 0 to 1,000,000")
            self.values = values
            self.parameters.network = &values.network
            self.parameters.win_value = 2 * win_bonus
        self.parameters.thorough = thorough
        for x in range(len(keep)):
            self.parameters.estimates.keep[x] = keep[x]
        self.parameters.estimates.insert = insert
        self.parameters.blind = blind
        self.parameters.races_all = len(stays) > 0
        if kind == "planner":
            read_race(won, "won", -1, self.parameters.won)
            read_race(lost, "lost", 1, self.parameters.lost)
            if self.parameters.races_all:
                read_race(stays, "stays", -1, self.parameters.stays)


cdef int read_race(rows, str name, int direction, int32_t (*out)[RACE_TURNS]) except -1:
    # Bounds on costs need that more turns are never better.
    cdef int m, x
    rows = items_of(rows, name, "sequences")
    if len(rows) != MAX_HAND:
        raise BadOption(f"{name} has {len(rows)} rows; it must have {MAX_HAND}")
    for m in range(MAX_HAND):
        row = integers_of(rows[m], f"{name}[{m}]")
        if len(row) != RACE_TURNS:
            raise BadOption(f"{name}[{m}] has {len(row)} numbers; it must have {RACE_TURNS}")
        for x in range(RACE_TURNS):
            check_range(f"{name}[{m}][{x}]", row[x], 0, 1_000_000)
            out[m][x] = row[x]
            if x and direction * (out[m][x] - out[m][x - 1]) < 0:
                raise BadOption(f"{name}[{m}] must not {'rise' if direction < 0 else 'fall'} with the turns")


cdef int choose(
    Rules rules, Player player, const State *state, const Parameters *policy, Choice *out
) except -1 nogil:
    cdef size_t i, best = 0
    check_stop(1000)
    if policy.kind == GREEDY or state.hands[state.turn].total > MAX_HAND:
        choose_greedily(rules, player, state, out)
        return 0
    evaluate(rules, player, state, policy, True)
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
        else:
            if hand.counts[<int>MASTER] == 0:
                continue
            code = LAY + x
        left = points_after_exchange(&rules.prices, total, code)
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


cdef int card_at(const Cards *hand, int place) noexcept nogil:
    """The card at a place of the sorted hand."""
    cdef int x = 0
    while place >= hand.counts[x]:
        place -= hand.counts[x]
        x += 1
    return x


cdef void draw_greedily(Rules rules, const State *state, Choice *out) noexcept nogil:
    """Discard the dearest card, and take the exposed card if it is cheaper than the average unseen card.

    If no hand has become smaller for some rounds of turns, discard one card after the other, and take the blind
    card: else the same cheap cards would go from hand to hand.
    """
    cdef const Cards *hand = &state.hands[state.turn]
    cdef int counts[CARDS]
    cdef int x, n, dearest = -1, points = 0
    for x in range(CARDS):
        if hand.counts[x] and (dearest < 0 or rules.prices.points[x] > rules.prices.points[dearest]):
            dearest = x
    out.action = DRAW_BLIND
    if state.idle >= IDLE_ROUNDS * state.players and blind_is_legal(state):
        out.letter = card_at(hand, state.idle // state.players % hand.total)
        return
    n = unseen_cards(rules, state, counts)
    for x in range(CARDS):
        points += counts[x] * rules.prices.points[x]
    out.letter = dearest
    if state.pile_size and (
        not blind_is_legal(state) or rules.prices.points[state.pile[state.pile_size - 1]] * n < points
    ):
        out.action = DRAW_EXPOSED


cdef struct Race:
    # The values of the hands that a turn may leave, by their turns: see Parameters.
    int32_t won[RACE_TURNS]
    int32_t lost[RACE_TURNS]


cdef inline int32_t cost_of(const Race *race, int32_t turns, int points) noexcept nogil:
    """The cost of a hand that takes so many turns and has so many points, in thousandths of a point."""
    cdef int32_t whole, part
    cdef int64_t won, lost
    turns = min(max(turns, TURN), TURN * RACE_TURNS)
    whole = min(turns // TURN, RACE_TURNS - 1)
    part = turns - TURN * whole
    won = race.won[whole - 1] * (TURN - part) + race.won[whole] * part
    lost = race.lost[whole - 1] * (TURN - part) + race.lost[whole] * part
    return <int32_t>((lost * points - won) // TURN)


cdef Race race_of(const State *state, const Parameters *policy) noexcept nogil:
    """The race against all other players.

    Each of them has one turn before each further turn of the current player, wherever they sit. Their chances are
    taken to be independent.
    """
    cdef Race race
    cdef const int32_t *stays[MAX_PLAYERS]
    cdef int rows[MAX_PLAYERS]
    cdef int p, q, t, row, n = 0, fewest = MAX_HAND - 1
    cdef int64_t won, product, sum = 0
    for p in range(state.players):
        if p != state.turn:
            row = min(max(state.hands[p].total, 1), <int>MAX_HAND) - 1
            fewest = min(fewest, row)
            rows[n] = row
            stays[n] = policy.stays[row]
            n += 1
    if n == 1 or not policy.races_all:
        memcpy(race.won, policy.won[fewest], sizeof(race.won))
        memcpy(race.lost, policy.lost[fewest], sizeof(race.lost))
        return race
    for t in range(RACE_TURNS):
        won = 0
        for p in range(n):
            product = policy.won[rows[p]][t]
            for q in range(n):
                if q != p:
                    product = product * stays[q][t] // MILLION
            won += product
        race.won[t] = <int32_t>(won // n)
        product = MILLION
        for p in range(n):
            product = product * stays[p][t] // MILLION
        sum += product
        # In each turn that another player is not out, an equal part of the cards leaves the hand.
        race.lost[t] = <int32_t>((<int64_t>MILLION * (t + 1) - sum) // (MILLION // 1000 * (t + 1)))
    return race


cdef int evaluate(
    Rules rules, Player player, const State *state, const Parameters *policy, bint only_best
) except -1 nogil:
    cdef const Cards *hand = &state.hands[state.turn]
    cdef int exposed = <int>state.pile[state.pile_size - 1] if state.pile_size else <int>NO_EXTRA
    cdef bint thorough = hand.total <= policy.thorough
    cdef Race race = race_of(state, policy)
    cdef TableWord words[MAX_TABLE]
    cdef const TableWord *table[MAX_TABLE]
    cdef int32_t turns
    cdef int t
    for t in range(state.words):
        read_codes(state.table[t].codes, state.table[t].length, &words[t])
        table[t] = &words[t]
    player.options.clear()
    player.memo.use_points(rules.prices.points)
    if evaluate_plays(rules, player, state, table, policy, &race, only_best):
        return 0
    if policy.network != NULL:
        turns = fewest_turns(player)
        if not only_best or turns > ENOUGH_IF_OUT:
            if thorough or turns > ENOUGH_WITHOUT_DRAWS:
                evaluate_draws(rules, player, player.turns, state, table, policy, &race, exposed, True, False)
            if thorough:
                evaluate_exchanges(rules, player, player.turns_after, state, table, policy, &race, False)
        appraise(rules, player, state, policy)
        return 0
    # Neither a draw nor an exchange is better than a hand that takes one more turn, with as few points as possible.
    if not only_best or cost_of(&race, TURN, least_points_after_draw(rules, hand)) < least_cost(player):
        evaluate_draws(
            rules, player, player.turns, state, table, policy, &race, exposed, thorough, only_best)
    if thorough and (
        not only_best or cost_of(&race, TURN, least_points_after_exchange(rules, state)) < least_cost(player)
    ):
        evaluate_exchanges(rules, player, player.turns_after, state, table, policy, &race, only_best)


cdef int32_t fewest_turns(Player player) noexcept nogil:
    cdef int32_t least = MAX_COST
    cdef size_t i
    for i in range(player.options.size()):
        least = min(least, player.options[i].turns)
    return least


cdef void option_features(
    Rules rules, Player player, const State *state, const Option *option, const int *unseen, int n_unseen, float *out
) noexcept nogil:
    cdef int x
    cdef float share
    out[KIND + (
        0 if option.action == FORM else 1 if option.action == INSERT else 3 if option.action == DRAW_EXPOSED
        else 4 if option.action == DRAW_BLIND else 2)] = 1
    if option.cards:
        out[OWN_CARDS + min(option.cards, <int>CARD_BUCKETS) - 1] = 1
    out[POINTS] = option.points / <float>20
    if option.action == DRAW_BLIND and n_unseen:
        for x in range(CARDS):
            if unseen[x]:
                share = <float>unseen[x] / n_unseen
                out[TURNS_LEFT + turn_bucket(player.turns.with_card[x][option.kind])] += share
                out[MEAN_TURNS] += share * player.turns.with_card[x][option.kind] / <float>1000
    else:
        out[TURNS_LEFT + turn_bucket(option.turns)] = 1
        out[MEAN_TURNS] = option.turns / <float>1000
        out[INSERTIONS] = option.turns % 500 / <float>30
    if option.action == DRAW_BLIND or option.action == DRAW_EXPOSED:
        out[EXPOSED] = rules.prices.points[player.turns.code[option.kind]] / <float>10
    elif state.pile_size:
        out[EXPOSED] = rules.prices.points[state.pile[state.pile_size - 1]] / <float>10


cdef void appraise(Rules rules, Player player, const State *state, const Parameters *policy) noexcept nogil:
    """Replace the costs of the options by those of the network."""
    cdef int unseen[CARDS]
    cdef float position[FEATURES]
    cdef float features[FEATURES]
    cdef float common[HIDDEN]
    cdef float sums[HIDDEN]
    cdef int n = unseen_cards(rules, state, unseen), f
    cdef size_t i
    position_features(rules, state, unseen, n, position)
    memcpy(common, policy.network.inner_bias, sizeof(common))
    for f in range(EXPOSED + 1, FEATURES):
        if position[f]:
            add_feature(policy.network, f, position[f], common)
    for i in range(player.options.size()):
        if player.options[i].cards == 0:
            continue
        memset(features, 0, (EXPOSED + 1) * sizeof(float))
        option_features(rules, player, state, &player.options[i], unseen, n, features)
        memcpy(sums, common, sizeof(sums))
        for f in range(EXPOSED + 1):
            if features[f]:
                add_feature(policy.network, f, features[f], sums)
        player.options[i].cost = <int32_t>(-1000 * value_of(policy.network, sums, policy.win_value))


cdef int32_t least_cost(Player player) noexcept nogil:
    cdef int32_t least = MAX_COST
    cdef size_t i
    for i in range(player.options.size()):
        least = min(least, player.options[i].cost)
    return least


cdef bint evaluate_plays(
    Rules rules, Player player, const State *state, const TableWord *const *table, const Parameters *policy,
    const Race *race, bint only_best
) except -1 nogil:
    """Add the plays that get rid of cards, one for each set of cards, or only the best of them.

    If `only_best`, returns whether it gets rid of the whole hand.
    """
    cdef const Cards *hand = &state.hands[state.turn]
    cdef int total = points_of(rules, hand), gain = -1
    cdef int32_t cost, turns, fewest = 0, least = MAX_COST
    cdef uint32_t all_cards
    cdef size_t i
    cdef const Way *way
    player.turns.set_hand(rules.dictionary, hand, rules.prices.points)
    player.turns.collect(
        rules, hand, NO_EXTRA, table, state.words, state.words < MAX_TABLE, only_best, player.scratch, player.memo)
    all_cards = player.turns.weight[player.turns.kinds] - 1
    if only_best and player.turns.way_of[all_cards] >= 0:
        way = &player.turns.ways[player.turns.way_of[all_cards]]
        player.options.push_back(Option(
            -MAX_COST, INSERT if way.target >= 0 else FORM, player.turns.way_of[all_cards], way.target, 0, 0, 0, 0))
        return True
    player.turns.estimate(hand, &policy.estimates, player.memo)
    if only_best and policy.network != NULL:
        add_undominated(player, hand, total, all_cards)
        return False
    for i in range(player.turns.ways.size()):
        way = &player.turns.ways[i]
        turns = player.turns.turns[all_cards - way.set]
        if only_best and turns >= fewest and way.points <= gain:
            continue                       # not better than the best so far
        cost = -MAX_COST
        if way.set != all_cards:
            cost = cost_of(race, turns, total - way.points)
        if only_best:
            if cost >= least:
                continue
            least = cost
            fewest = turns
            gain = way.points
            player.options.clear()
        player.options.push_back(Option(
            cost, INSERT if way.target >= 0 else FORM, <int32_t>i, way.target, 0,
            hand.total - player.turns.cards_of(way), turns, total - way.points))
    return False


cdef int add_undominated(Player player, const Cards *hand, int total, uint32_t all_cards) except -1 nogil:
    """Add the plays that leave the fewest points, by the cards that they leave and the turns these take."""
    cdef int32_t best[MAX_HAND][TURN_BUCKETS]
    cdef int32_t turns
    cdef int cards, bucket
    cdef size_t i
    cdef const Way *way
    memset(best, 255, sizeof(best))
    for i in range(player.turns.ways.size()):
        way = &player.turns.ways[i]
        cards = hand.total - player.turns.cards_of(way)
        bucket = turn_bucket(player.turns.turns[all_cards - way.set])
        if best[cards][bucket] < 0 or player.turns.ways[best[cards][bucket]].points < way.points:
            best[cards][bucket] = <int32_t>i
    for cards in range(hand.total):
        for bucket in range(TURN_BUCKETS):
            if best[cards][bucket] >= 0:
                way = &player.turns.ways[best[cards][bucket]]
                turns = player.turns.turns[all_cards - way.set]
                player.options.push_back(Option(
                    0, INSERT if way.target >= 0 else FORM, best[cards][bucket], way.target, 0, cards, turns,
                    total - way.points))


cdef int evaluate_draws(
    Rules rules, Player player, Turns turns, const State *state, const TableWord *const *table,
    const Parameters *policy, const Race *race, int exposed, bint thorough, bint only_best
) except -1 nogil:
    """Add the draws. After `evaluate_plays`."""
    cdef int counts[CARDS]
    cdef int k, x, points, total = points_of(rules, &state.hands[state.turn]), n = 0, unseen_points = 0
    cdef int cards = state.hands[state.turn].total
    cdef uint32_t all_cards = turns.weight[turns.kinds] - 1
    cdef int64_t sum
    cdef bint blind = blind_is_legal(state)
    # If no hand has become smaller for so long, the exposed cards only go from hand to hand.
    cdef bint stuck = blind and state.idle >= IDLE_ROUNDS * state.players
    if only_best and not thorough and exposed != NO_EXTRA and not may_take_exposed(
        rules, player, turns, state, policy, race, exposed, least_cost(player)
    ):
        exposed = NO_EXTRA
    if thorough or exposed != NO_EXTRA:
        turns.collect(
            rules, &state.hands[state.turn], ANY_EXTRA if thorough else exposed, table, state.words,
            state.words < MAX_TABLE, False, player.scratch, player.memo)
        turns.estimate_draws(&policy.estimates, ANY_EXTRA if thorough else exposed)
    if blind:
        n = unseen_cards(rules, state, counts)
        for x in range(CARDS):
            unseen_points += counts[x] * rules.prices.points[x]
    for k in range(turns.kinds):
        if exposed >= 0 and not (stuck and turns.with_card[exposed][k] >= ENOUGH_IF_STUCK):
            player.options.push_back(Option(
                cost_with_card(rules, turns, exposed, k, total, race), DRAW_EXPOSED, 0, -1, k, cards,
                turns.with_card[exposed][k],
                total - rules.prices.points[turns.code[k]] + rules.prices.points[exposed]))
        if blind:
            sum = 0
            points = total - rules.prices.points[turns.code[k]] + (unseen_points // n if n else 8)
            if n and thorough:
                for x in range(CARDS):
                    if counts[x]:
                        sum += <int64_t>counts[x] * cost_with_card(rules, turns, x, k, total, race)
                sum = sum // n
            else:
                sum = cost_of(race, turns.turns[all_cards - turns.weight[k]] + policy.blind, points)
            player.options.push_back(Option(
                <int32_t>sum, DRAW_BLIND, 0, -1, k, cards,
                turns.turns[all_cards - turns.weight[k]] + policy.blind, points))


cdef bint may_take_exposed(
    Rules rules, Player player, Turns turns, const State *state, const Parameters *policy, const Race *race, int card,
    int32_t enough
) noexcept nogil:
    """Whether a hand with the exposed card may cost less than `enough`, without a search for its plays."""
    cdef Cards hand = state.hands[state.turn]
    cdef int k, points
    cdef int32_t least
    if hand.total == 1:
        return True
    hand.counts[card] += 1
    hand.total += 1
    points = points_of(rules, &hand)
    least = least_turns(&hand, &policy.estimates)          # whatever is discarded
    for k in range(turns.kinds):
        if cost_of(race, least, points - rules.prices.points[turns.code[k]]) < enough:
            return True
    hand.total -= 1
    for k in range(turns.kinds):
        if cost_of(race, TURN, points - rules.prices.points[turns.code[k]]) < enough:
            hand.counts[turns.code[k]] -= 1
            if may_go_out(player.letter_sets, state, &hand, -1, 0):
                return True
            hand.counts[turns.code[k]] += 1
    return False


cdef inline int32_t cost_with_card(
    Rules rules, Turns turns, int card, int kind, int total, const Race *race
) noexcept nogil:
    """The cost of a hand of `total` points after a card of a kind was replaced by another card."""
    return cost_of(
        race, turns.with_card[card][kind], total - rules.prices.points[turns.code[kind]] + rules.prices.points[card])


cdef bint may_go_out(
    LetterSets sets, const State *state, const Cards *hand, int changed, uint64_t changed_sum
) noexcept nogil:
    """Whether a hand may go out with one play. Rarely True if it cannot.

    changed: place of a table word whose letters have another sum; -1: none.
    """
    cdef uint64_t sum
    cdef const LaidWord *laid_word
    cdef int t, k
    if state.words < MAX_TABLE and sets.may_be_word(hand, 0):
        return True
    for t in range(state.words):
        sum = changed_sum
        if t != changed:
            sum = 0
            laid_word = &state.table[t]
            for k in range(laid_word.length):
                sum += sets.number[laid_word.codes[k] & ~BRACKET]
        if sets.may_be_word(hand, sum):
            return True
    return False


cdef int least_points_after_draw(Rules rules, const Cards *hand) noexcept nogil:
    """No draw leaves fewer points in the hand."""
    cdef int x, dearest = 0
    for x in range(CARDS):
        if hand.counts[x]:
            dearest = max(dearest, rules.prices.points[x])
    return points_of(rules, hand) - dearest


cdef int find_exchanges(
    Rules rules, Player player, const State *state, const TableWord *const *table
) except -1 nogil:
    """Fill player.exchanges with all substitutions and same-word exchanges."""
    cdef const Cards *hand = &state.hands[state.turn]
    cdef const LaidWord *laid_word
    cdef uint64_t tests = 0
    cdef size_t found, i
    cdef int t, k, x, known
    cdef uint32_t tried
    cdef Question question
    player.exchanges.clear()
    for t in range(state.words):
        laid_word = &state.table[t]
        player.memo.ask(hand, SUBSTITUTIONS + min(rules.max_exchanged, 64), table[t], &question)
        known = player.memo.find(&question)
        if known < 0:
            found = find_substitutions(rules.dictionary, table[t], hand, player.scratch, &tests)
            found = keep_few_changes(rules.dictionary, table[t], player.scratch.words, found, rules.max_exchanged)
            known = player.memo.add(&question, NULL, 0, NULL, 0, player.scratch.words, found)
        for i in range(player.memo.entries[known].words, player.memo.entries[known].words_end):
            add_substitution(rules, player, hand, laid_word, t, player.memo.words[i])
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
    """Add the ways to pay for a substitution: with Masters for missing letters, and with one more for another."""
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


cdef int least_points_after_exchange(Rules rules, const State *state) noexcept nogil:
    """No exchange leaves fewer points in the hand."""
    cdef const Cards *hand = &state.hands[state.turn]
    cdef int t, total = points_of(rules, hand), least = total
    for t in range(state.words):
        least = min(least, total - max_gain(rules, hand, &state.table[t]))
    return least


cdef int32_t least_turns(const Cards *hand, const Estimates *e) noexcept nogil:
    """The least estimate for a hand that cannot go out with one play."""
    cdef int x
    cdef int32_t least = TURN
    for x in range(CARDS):
        if hand.counts[x]:
            if hand.total == 1:
                return e.keep[x]
            least = min(least, e.keep[x])
    return 2 * least


cdef int evaluate_exchanges(
    Rules rules, Player player, Turns turns, const State *state, const TableWord **table, const Parameters *policy,
    const Race *race, bint only_best
) except -1 nogil:
    """Add exchanges of one or more cards, by what the hand then takes beside the changed table."""
    cdef TableWord changed
    cdef const TableWord *before
    cdef const Exchange *exchange
    cdef int points
    cdef size_t i
    cdef int32_t cost, enough = MAX_COST
    if only_best:
        enough = least_cost(player)
    find_exchanges(rules, player, state, table)
    for i in range(player.exchanges.size()):
        exchange = &player.exchanges[i]
        points = points_of(rules, &exchange.after)
        if cost_of(race, TURN, points) >= enough:      # even if it takes only one more turn
            continue
        before = table[exchange.choice.target]
        changed = before[0]
        if exchange.choice.action == SUBSTITUTE:
            read_codes(codes_of(rules.dictionary, exchange.choice.word), changed.length, &changed)
        if cost_of(race, least_turns(&exchange.after, &policy.estimates), points) >= enough and not may_go_out(
            player.letter_sets, state, &exchange.after, exchange.choice.target,
            player.letter_sets.sum_of(changed.codes, changed.length)
        ):
            continue
        turns.set_hand(rules.dictionary, &exchange.after, rules.prices.points)
        table[exchange.choice.target] = &changed
        turns.collect(
            rules, &exchange.after, NO_EXTRA, table, state.words, state.words < MAX_TABLE, False, player.scratch,
            player.memo)
        table[exchange.choice.target] = before
        turns.estimate(&exchange.after, &policy.estimates, player.memo)
        cost = cost_of(race, turns.turns[turns.weight[turns.kinds] - 1], points)
        if only_best:
            enough = min(enough, cost)
        player.options.push_back(Option(
            cost, exchange.choice.action, <int32_t>i, exchange.choice.target, 0, exchange.after.total,
            turns.turns[turns.weight[turns.kinds] - 1], points))


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
