"""Plans that use the words on the table: the best hand after 1, 2, 3 ... turns, and the turns to it.

A turn forms a word, inserts cards into a table word, or exchanges cards of one. A plan is the better, the fewer points
it leaves, then the fewer turns it takes, then the earlier the remaining cards sort, then the earlier its last
exchange is, then the earlier its steps sort: by action, word, table word, cards paid, and places of the Masters.

No best plan changes a word that it formed, or inserts twice into the same word without an exchange in
between: the last of these plays alone does the same in fewer turns, with all its cards in the hand until then. New
words, and insertions that no exchange follows, can wait until all exchanges are made. So a plan is:

1. a *prefix* of exchanges, and of insertions into words that are exchanged later, which is searched turn by
   turn (`explore`). Of two turns in a row that do not need each other, only the order that sorts first is tried.
2. plays from the hand and the table after it, at most one for each table word, which no longer change each
   other. They are combined as sets of cards (`next_layer`), like the words of plans without a table.

A *set* is a multiset of cards of a hand. Its number has a digit for each kind of card, so that the number of a
union is the sum of the numbers. A *source* of plays is the hand alone (0), or a table word (its place + 1).

For 1, 2, 3 ... turns, plans without a prefix come first; the points that they leave bound those of the others. If
one play must leave few points, a filter of the letters of all words (LetterSets) excludes most hands.
"""

from libc.stdint cimport int32_t, int64_t, uint16_t, uint32_t, uint64_t, uint8_t
from libc.string cimport memcpy, memset
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_card_table, check_range
from ..dictionary.compiled cimport Compiled, codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.letter_sets cimport letter_sets
from ..dictionary.letters cimport BRACKET, CARDS, MASTER
from ..dictionary.search cimport Cards, TableWord, find_substitutions, find_subwords, find_superwords
from ..rows.positions cimport Positions
from .candidates cimport FORM, INSERT, SUBSTITUTE, keep_few_changes, read_codes, read_hand
from .moves cimport place_masters
from .pay cimport fill_prices, pay_plays, points_of_words

cdef enum:
    NEVER = 1 << 30
    MOST_PROBES = 400         # of the filter for one hand; then it may pass
    # Work, in about the time to try one exchange
    SEARCH_WORK = 8           # for the plays or exchanges of one source
    COLLECT_WORK = 16         # for the sets that pay for them
    SETS_PER_WORK = 256

cdef uint32_t NO_WORD = 0xFFFFFFFF


cdef struct Insertion:        # a way to lay an insertion, up to a place of the word
    uint64_t brackets
    int old                   # cards of the table word used


cdef bint comes_before(const Item &a, const Item &b) noexcept nogil:
    return a.key < b.key or a.key == b.key and a.cards < b.cards


cdef bint pays_more(const Item &a, const Item &b) noexcept nogil:
    return a.points > b.points


cdef class TablePlanner:
    def __cinit__(
        self, Compiled dictionary not None, bytes points not None, *, int min_length, int turns, int max_exchanged,
        bint same_word_exchange, int64_t limit,
    ):
        """points: of each card by code, 33 uint8; limit: of work for one position. Set `scratch` before `plan`."""
        check_card_table("points", points)
        check_range("turns", turns, 0, MAX_EXCHANGE_TURNS)
        check_range("limit", limit, 0, <int64_t>1 << 62)
        self.d = dictionary
        self.letter_sets = letter_sets(dictionary)
        self.filter = self.letter_sets.bits.data()
        self.filter_shift = self.letter_sets.shift
        self.points_table = points
        self.points = <const uint8_t *><const char *>points
        self.word_points_table = points_of_words(dictionary, points)
        self.word_points = <const uint16_t *><const char *>self.word_points_table
        fill_prices(dictionary, points, &self.prices)
        self.min_length = min_length
        self.turns = turns
        self.max_exchanged = max_exchanged
        self.same_word_exchange = same_word_exchange
        self.limit = limit

    cdef int plan(self, Positions positions, Py_ssize_t p) except -1 nogil:
        """Fill `entries` and `empties_in` for a position with up to MAX_HAND cards.

        Returns 1 if plans with exchanges take more than `limit`, otherwise 0.
        """
        cdef Cards *hand = &self.hands[0]
        cdef vector[Outcome] plain         # plans without exchanges, by turns
        cdef uint32_t t, first
        cdef Laid word
        cdef int turns, most, before, last = 1
        cdef size_t k
        self.work = 0
        self.too_much = False
        self.empties_in = -1
        self.entries.clear()
        self.table.clear()
        self.word_sum.clear()
        read_hand(positions, p, hand)
        for t in range(positions.table_start[p], positions.table_start[p + 1]):
            first = positions.word_start[t]
            word.length = <int>(positions.word_start[t + 1] - first)
            memcpy(word.codes, positions.table_letters.data() + first, word.length)
            self.table.push_back(word)
            self.word_sum.push_back(sum_of_laid(self, &word))
        self.inserted.assign(self.table.size(), 0)
        self.pending = 0
        self.add_up_cheapest()
        self.plan_plainly(&plain)
        before = points_of(self, hand)
        most = max(1, <int>plain.size(), self.turns)
        self.best.found = False
        for turns in range(1, most + 1):
            self.best.found = False
            if turns <= <int>plain.size():
                self.best = plain[turns - 1]
            if turns <= self.turns and not (self.best.found and is_empty(self.best.left)):
                self.bound = before - 1
                if self.best.found:
                    self.bound = min(self.bound, self.best.points)
                for self.prefix in range(1, turns + 1):
                    self.after = turns - self.prefix
                    self.explore(0)
                    if self.too_much:
                        return 1
                    if self.best.found and is_empty(self.best.left):
                        break              # a later last exchange is worse
            if self.best.found and self.best.points < before:
                before = self.best.points
                last = turns
            elif turns == 1:
                self.best = no_turn(hand, before)
            else:
                self.best = self.entries.back()
            self.entries.push_back(self.best)
            if before == 0:
                break
        while <int>self.entries.size() > last:
            self.entries.pop_back()
        for k in range(self.entries.size()):
            if self.empties_in < 0 and is_empty(self.entries[k].left):
                self.empties_in = <int>k + 1

    cdef int plan_plainly(self, vector[Outcome] *plain) except -1 nogil:
        """Find the best plans without exchanges, for 1, 2, 3 ... turns, as far as they get better."""
        cdef Cards *hand = &self.hands[0]
        cdef int plays, points, least = 0, before = points_of(self, hand), k
        cdef uint32_t chosen = 0, set
        cdef uint64_t playable = 0
        cdef size_t s, i
        cdef Outcome out
        self.number_sets(hand)
        self.collect_all(hand)
        self.first_layer()
        for s in range(self.paid.size()):
            for i in range(self.paid[s].size()):
                set = self.paid[s][i]
                playable |= self.set_fields[set]
        for k in range(self.kinds):
            if not playable & field_of(self, k):
                least += self.points[self.code[k]] * self.count[k]
        for plays in range(1, hand.total + 1):
            if not self.next_layer(plays):
                break
            points = self.best_reached(plays, &chosen)
            out.found = points < before
            out.points = points
            if out.found:
                before = points
                out.prefix = out.n = 0
                left_of(self, chosen, out.left)
                self.write_plays(plays, chosen, hand, &out)
            plain.push_back(out)
            if points <= least:
                break
        while plain.size() and not plain.back().found:
            plain.pop_back()

    # ---------------------------------------------------------------- sets and the plays they pay for

    cdef int number_sets(self, const Cards *hand) except -1 nogil:
        cdef int x, k = 0, bits, at = 0
        cdef uint32_t weight = 1, set, before
        cdef uint64_t unit[MAX_HAND + 1]
        self.full = self.guards = 0
        self.total = 0
        for x in range(CARDS):
            self.kind_of[x] = -1
            if hand.counts[x] == 0:
                continue
            self.kind_of[x] = k
            self.code[k] = x
            self.count[k] = hand.counts[x]
            self.weight[k] = weight
            weight *= hand.counts[x] + 1
            self.total += hand.counts[x] * self.points[x]
            bits = 0
            while hand.counts[x] >> bits:
                bits += 1
            unit[k] = <uint64_t>1 << at
            self.full += unit[k] * hand.counts[x]
            at += bits
            self.guards |= <uint64_t>1 << at
            at += 1
            k += 1
        self.kinds = k
        self.weight[k] = self.sets = weight
        check_stop(4 * weight)
        self.set_fields.resize(weight)
        self.set_key.resize(weight)
        self.set_points.resize(weight)
        self.set_size.resize(weight)
        self.set_fields[0] = self.set_key[0] = 0
        self.set_points[0] = self.set_size[0] = 0
        for k in range(self.kinds):
            for set in range(self.weight[k], self.weight[k + 1]):
                before = set - self.weight[k]
                self.set_fields[set] = self.set_fields[before] + unit[k]
                self.set_points[set] = self.set_points[before] + self.points[self.code[k]]
                self.set_size[set] = self.set_size[before] + 1
                self.set_key[set] = self.set_key[before] | <uint64_t>(k + 1) << (56 - 4 * self.set_size[before])

    cdef int collect_all(self, const Cards *hand) except -1 nogil:
        """Find the sets that pay for plays, of each source."""
        cdef int source, sources = <int>self.table.size() + 1
        self.paid.resize(sources)
        check_stop(self.sets * sources)
        self.work += <uint64_t>self.sets * sources // SETS_PER_WORK
        self.rank_of.assign(<size_t>self.sets * sources, NO_WORD)
        for source in range(sources):
            self.collect(hand, source)

    cdef int collect(self, const Cards *hand, int source) except -1 nogil:
        cdef TableWord word
        cdef uint8_t counts[CARDS]
        cdef uint8_t old[CARDS]
        cdef uint32_t weight_of[CARDS]
        cdef const uint8_t *text
        cdef uint64_t tests = 0
        cdef size_t found, i
        cdef uint32_t set, base = 0, master, rank
        cdef int x, k, n, missing, masters = hand.counts[<int>MASTER]
        cdef int32_t number
        self.paid[source].clear()
        memset(old, 0, sizeof(old))
        for x in range(CARDS):
            weight_of[x] = self.weight[self.kind_of[x]] if self.kind_of[x] >= 0 else 0
        if source == 0:
            found = find_subwords(self.d, hand, self.scratch, &tests)
        else:
            read_codes(self.table[source - 1].codes, self.table[source - 1].length, &word)
            found = find_superwords(self.d, &word, hand, self.scratch, &tests)
            memcpy(old, word.counts, sizeof(old))
            for k in range(word.length):
                base += weight_of[word.codes[k]]
        master = weight_of[<int>MASTER]
        for i in range(found):
            if not i & 255:
                check_stop(40 * min(found - i, <size_t>256))
            number = self.scratch.words[i]
            n = length_of(self.d, number)
            if n < self.min_length:
                continue
            text = codes_of(self.d, number)
            rank = self.d.rank[number]
            set = 0
            if masters == 0:
                for k in range(n):
                    set += weight_of[text[k]]
                set -= base
            else:
                memcpy(counts, hand.counts, sizeof(counts))
                for x in range(MASTER):
                    counts[x] += old[x]
                missing = 0
                for k in range(n):
                    x = text[k]
                    set += weight_of[x]
                    if counts[x]:
                        counts[x] -= 1
                    else:
                        missing += 1
                        set += master - weight_of[x]
                if missing > masters:
                    continue
                set -= base
            self.add_payment(source, set, rank)
        for missing in range(masters):          # sets with so many Masters lead to sets with one more
            found = self.paid[source].size()
            for i in range(found):
                set = self.paid[source][i]
                if <int>(set // master) != missing:
                    continue
                rank = self.rank_of[source * self.sets + set]
                for k in range(self.kinds - 1):       # the Master is the last kind
                    if set // self.weight[k] % (self.count[k] + 1):
                        self.add_payment(source, set - self.weight[k] + master, rank)

    cdef inline int add_payment(self, int source, uint32_t set, uint32_t rank) except -1 nogil:
        cdef uint32_t *known
        if set == 0 or set >= self.sets:         # the latter: the dictionary is a crafted file
            return 0
        known = &self.rank_of[source * self.sets + set]
        if known[0] == NO_WORD:
            self.paid[source].push_back(set)
        known[0] = min(known[0], rank)

    # ---------------------------------------------------------------- combinations of plays

    cdef int first_layer(self) except -1 nogil:
        """Begin with no play."""
        cdef size_t s, sources = self.paid.size()
        check_stop(self.sets * sources // 16)
        self.layers.assign(sources * self.sets, 0)
        for s in range(sources):
            self.layers[s * self.sets] = 1
        self.reached.assign(self.sets * (MAX_HAND + 1), 0)
        self.reached[0] = 1

    cdef bint next_layer(self, int plays) except -1 nogil:
        """Find the sets used up by one play more, at most one of each table word. Returns whether there are any."""
        cdef size_t s, sources = self.paid.size()
        cdef uint8_t *new
        cdef uint32_t set
        cdef bint some = False
        check_stop(self.sets * sources // 16)
        self.next_layers.assign(sources * self.sets, 0)
        for s in range(sources):
            new = self.next_layers.data() + s * self.sets
            if s:
                memcpy(new, new - self.sets, self.sets)
                self.combine(self.layers.data() + (s - 1) * self.sets, new, <int>s)
            else:
                self.combine(self.layers.data(), new, 0)
        self.layers.swap(self.next_layers)
        new = self.layers.data() + (sources - 1) * self.sets
        memcpy(self.reached.data() + plays * self.sets, new, self.sets)
        for set in range(self.sets):
            some = some or new[set]
        return some

    cdef int combine(self, const uint8_t *old, uint8_t *new, int source) except -1 nogil:
        """Mark the sets in `new` that are a set in `old` and a play of a source."""
        cdef uint32_t set, play
        cdef uint64_t rest, guards = self.guards
        cdef size_t i, n = self.paid[source].size()
        cdef const uint32_t *plays = self.paid[source].data()
        cdef const uint64_t *fields = self.set_fields.data()
        if n == 0:
            return 0
        for set in range(self.sets):
            if not old[set]:
                continue
            check_stop(n)
            rest = self.full - fields[set] | guards
            for i in range(n):
                play = plays[i]
                if (rest - fields[play] & guards) == guards:
                    new[set + play] = 1

    cdef int best_reached(self, int plays, uint32_t *chosen) noexcept nogil:
        """Choose the set that leaves the fewest points, then cards that sort first. Returns the points."""
        cdef const uint8_t *reached = self.reached.data() + plays * self.sets
        cdef int points = NEVER, left
        cdef uint32_t set, all_cards = self.sets - 1
        for set in range(self.sets):
            if reached[set]:
                left = self.total - self.set_points[set]
                if left < points or left == points and (
                    self.set_key[all_cards - set] < self.set_key[all_cards - chosen[0]]
                ):
                    points = left
                    chosen[0] = set
        return points

    cdef int write_plays(self, int plays, uint32_t set, const Cards *hand, Outcome *out) except -1 nogil:
        """Append the plays that use up a set and sort first. After `next_layer` for as many."""
        cdef size_t s, i
        cdef Item item
        cdef uint32_t play, rank
        cdef uint64_t rest = self.set_fields[set] | self.guards
        self.items.clear()
        for s in range(self.paid.size()):
            check_stop(2 * self.paid[s].size())
            for i in range(self.paid[s].size()):
                play = self.paid[s][i]
                if (rest - self.set_fields[play] & self.guards) != self.guards:
                    continue
                rank = self.rank_of[s * self.sets + play]
                item.key = (<uint64_t>(INSERT if s else FORM) << 40 | rank) << 8 | s
                item.cards = self.set_key[play]
                item.set = play
                item.source = <int32_t>s
                item.points = 0
                self.items.push_back(item)
        check_stop(20 * self.items.size())
        sort(self.items.begin(), self.items.end(), &comes_before)
        self.used.assign(self.paid.size(), 0)
        self.chosen.clear()
        self.choose_plays(plays, set, 0)
        for i in range(self.chosen.size()):
            self.add_play(&self.items[self.chosen[i]], hand, out)

    cdef bint choose_plays(self, int plays, uint32_t set, size_t first) except -1 nogil:
        """Append to `chosen` the items from `first` on that use up a set, as many as `plays`, and sort first."""
        cdef size_t i
        cdef const Item *item
        cdef uint64_t rest = self.set_fields[set] | self.guards
        if plays == 0:
            return set == 0
        for i in range(first, self.items.size()):
            if not i & 15:
                check_stop(32)
            item = &self.items[i]
            if (
                (rest - self.set_fields[item.set] & self.guards) != self.guards or self.used[item.source]
                or not self.reached[(plays - 1) * self.sets + set - item.set]
            ):
                continue
            self.chosen.push_back(<int32_t>i)
            self.used[item.source] = item.source > 0
            if self.choose_plays(plays - 1, set - item.set, i):
                return True
            self.used[item.source] = 0
            self.chosen.pop_back()
        return False

    cdef int add_play(self, const Item *item, const Cards *hand, Outcome *out) except -1 nogil:
        cdef PlanStep *step = &out.steps[out.n]
        cdef uint8_t needed[CARDS]
        cdef uint8_t by_master[CARDS]
        cdef const uint8_t *old = NULL
        cdef const uint8_t *text
        cdef uint64_t brackets
        cdef uint32_t rest = item.set
        cdef int k, x, m = 0
        memset(step.cards, 0, sizeof(step.cards))
        for k in range(self.kinds - 1, -1, -1):
            step.cards[self.code[k]] = <uint8_t>(rest // self.weight[k])
            rest %= self.weight[k]
        step.action = INSERT if item.source else FORM
        step.target = item.source - 1
        step.word = self.d.by_rank[<uint32_t>(item.key >> 8)]
        text = codes_of(self.d, step.word)
        step.laid.length = length_of(self.d, step.word)
        memset(needed, 0, sizeof(needed))
        for k in range(step.laid.length):
            needed[text[k]] += 1
        if item.source:
            old = self.table[item.source - 1].codes
            m = self.table[item.source - 1].length
            for k in range(m):
                needed[old[k] & ~BRACKET] -= 1
        for x in range(CARDS):
            by_master[x] = needed[x] - step.cards[x] if x < MASTER else 0
        brackets = place_masters(text, step.laid.length, old, m, needed, by_master)
        for k in range(step.laid.length):
            step.laid.codes[k] = text[k] | (BRACKET if brackets >> k & 1 else 0)
        out.n += 1

    # ---------------------------------------------------------------- exchanges

    cdef int explore(self, int depth) except -1 nogil:
        """Try all turns of the prefix from a depth on."""
        cdef int target, left = self.prefix - depth
        cdef bint any_word = self.pending < left
        if left == 0:
            self.evaluate(depth)
            return 0
        # With no insertion to come, the number of cards stays.
        if self.after == 0 and self.cheapest[self.hands[depth].total] > self.bound:
            if left <= self.pending + 1:
                return 0
            any_word = left > self.pending + 2
        if left >= self.pending + 2:
            for target in range(<int>self.table.size()):
                if not self.inserted[target] and not self.too_much:
                    self.try_insertions(depth, target)
        for target in range(<int>self.table.size()):
            if self.table[target].length < self.min_length or self.too_much:
                continue
            if any_word or self.inserted[target]:
                self.try_exchanges(depth, target)
                if self.same_word_exchange:
                    self.try_same_word(depth, target)

    cdef int try_exchanges(self, int depth, int target) except -1 nogil:
        cdef TableWord word
        cdef uint64_t tests = 0
        cdef size_t i, found
        cdef const Cards *hand = &self.hands[depth]
        cdef Laid *old = &self.table[target]
        cdef Frame *frame = &self.frames[depth]
        cdef int32_t number
        cdef int k, x
        read_codes(old.codes, old.length, &word)
        found = find_substitutions(self.d, &word, hand, self.scratch, &tests)
        found = keep_few_changes(self.d, &word, self.scratch.words, found, self.max_exchanged)
        self.work += SEARCH_WORK
        self.words_at[depth].assign(self.scratch.words, self.scratch.words + found)
        for i in range(found):
            if self.too_much:
                return 0
            number = self.words_at[depth][i]
            frame.text = codes_of(self.d, number)
            frame.length = word.length
            frame.n_changed = 0
            frame.brackets = 0
            memcpy(frame.have, hand.counts, sizeof(frame.have))
            memset(frame.paid, 0, sizeof(frame.paid))
            memset(frame.taken, 0, sizeof(frame.taken))
            for k in range(word.length):
                if frame.text[k] != word.codes[k]:
                    frame.changed[frame.n_changed] = k
                    frame.n_changed += 1
                    x = self.table[target].codes[k]
                    frame.taken[<int>MASTER if x & BRACKET else x] += 1
            self.pay_changes(depth, target, number, 0)

    cdef int pay_changes(self, int depth, int target, int32_t number, int i) except -1 nogil:
        """Try all ways to pay for the changed letters from the i-th on, and to lay Masters there."""
        cdef Frame *frame = &self.frames[depth]
        cdef PlanStep step
        cdef Cards hand
        cdef int k, x
        if i < frame.n_changed:
            k = frame.changed[i]
            x = frame.text[k]
            if frame.have[x]:
                frame.have[x] -= 1
                frame.paid[x] += 1
                self.pay_changes(depth, target, number, i + 1)
                frame.paid[x] -= 1
                frame.have[x] += 1
            if frame.have[<int>MASTER]:
                frame.have[<int>MASTER] -= 1
                frame.paid[<int>MASTER] += 1
                frame.brackets |= <uint64_t>1 << k
                self.pay_changes(depth, target, number, i + 1)
                frame.brackets &= ~(<uint64_t>1 << k)
                frame.paid[<int>MASTER] -= 1
                frame.have[<int>MASTER] += 1
            return 0
        memcpy(hand.counts, frame.have, sizeof(hand.counts))
        for x in range(CARDS):
            hand.counts[x] += frame.taken[x]
        hand.total = self.hands[depth].total
        step.action = SUBSTITUTE
        step.target = target
        step.word = number
        memcpy(step.cards, frame.paid, sizeof(step.cards))
        step.laid = self.table[target]
        for k in range(frame.n_changed):
            x = frame.changed[k]
            step.laid.codes[x] = frame.text[x] | (BRACKET if frame.brackets >> x & 1 else 0)
        self.descend(depth, &step, &hand)

    cdef int try_same_word(self, int depth, int target) except -1 nogil:
        """Exchange a Master for the letter it stands for, and a letter for a Master."""
        cdef PlanStep step
        cdef Cards hand
        cdef TableWord word
        cdef int k, x, paid, taken
        read_codes(self.table[target].codes, self.table[target].length, &word)
        step.action = SUBSTITUTE
        step.target = target
        step.word = self.d.find(word.codes, word.length)
        for k in range(word.length):
            if self.too_much:
                return 0
            x = word.codes[k]
            paid = taken = MASTER
            if self.table[target].codes[k] & BRACKET:
                paid = x
            else:
                taken = x
            if self.hands[depth].counts[paid] == 0:
                continue
            hand = self.hands[depth]
            hand.counts[paid] -= 1
            hand.counts[taken] += 1
            memset(step.cards, 0, sizeof(step.cards))
            step.cards[paid] = 1
            step.laid = self.table[target]
            step.laid.codes[k] ^= BRACKET
            self.descend(depth, &step, &hand)

    cdef int try_insertions(self, int depth, int target) except -1 nogil:
        cdef TableWord word
        cdef uint64_t tests = 0
        cdef size_t i, found
        read_codes(self.table[target].codes, self.table[target].length, &word)
        found = find_superwords(self.d, &word, &self.hands[depth], self.scratch, &tests)
        self.work += SEARCH_WORK
        self.words_at[depth].assign(self.scratch.words, self.scratch.words + found)
        for i in range(found):
            if length_of(self.d, self.words_at[depth][i]) >= self.min_length and not self.too_much:
                self.lay_insertions(depth, target, self.words_at[depth][i])

    cdef int lay_insertions(self, int depth, int target, int32_t number) except -1 nogil:
        """Try all ways to lay an insertion that differ in the places of Masters, which also decide the cards paid."""
        cdef const uint8_t *text = codes_of(self.d, number)
        cdef const Laid *old = &self.table[target]
        cdef vector[Insertion] ways
        cdef vector[Insertion] longer
        cdef Insertion way
        cdef PlanStep step
        cdef Cards hand
        cdef int n = length_of(self.d, number), k, x, y, choice
        cdef size_t i, j
        cdef bint payable
        ways.push_back(Insertion(0, 0))
        for k in range(n):
            longer.clear()
            check_stop(20 * ways.size())
            for i in range(ways.size()):
                for choice in range(3):          # the next old card, a card of the letter, a Master
                    way = ways[i]
                    if choice == 0:
                        if way.old == old.length or (old.codes[way.old] & ~BRACKET) != text[k]:
                            continue
                        if old.codes[way.old] & BRACKET:
                            way.brackets |= <uint64_t>1 << k
                        way.old += 1
                    elif choice == 1:
                        if self.hands[depth].counts[text[k]] == 0:
                            continue
                    else:
                        if self.hands[depth].counts[<int>MASTER] == 0:
                            continue
                        way.brackets |= <uint64_t>1 << k
                    if old.length - way.old > n - k - 1:
                        continue
                    for j in range(longer.size()):
                        if longer[j].brackets == way.brackets and longer[j].old == way.old:
                            break
                    else:
                        longer.push_back(way)
            ways.swap(longer)
        for i in range(ways.size()):
            way = ways[i]
            if way.old != old.length:
                continue
            for j in range(i):
                if ways[j].brackets == way.brackets and ways[j].old == way.old:
                    break
            else:
                memset(step.cards, 0, sizeof(step.cards))
                step.laid.length = n
                hand = self.hands[depth]
                payable = True
                for k in range(n):
                    y = text[k]
                    if way.brackets >> k & 1:
                        y = MASTER
                    step.laid.codes[k] = text[k] | (BRACKET if y == MASTER else 0)
                    step.cards[y] += 1
                for k in range(old.length):
                    y = old.codes[k]
                    if y & BRACKET:
                        y = MASTER
                    step.cards[y] -= 1
                for x in range(CARDS):
                    payable = payable and step.cards[x] <= hand.counts[x]
                    hand.counts[x] -= step.cards[x]
                if not payable:
                    continue
                hand.total -= n - old.length
                step.action = INSERT
                step.target = target
                step.word = number
                self.descend(depth, &step, &hand)

    cdef int descend(self, int depth, const PlanStep *step, const Cards *hand) except -1 nogil:
        """Make a turn, go on with what may follow, and take it back."""
        cdef int target = step.target
        cdef Laid old
        cdef uint64_t sum
        cdef uint8_t inserted
        self.work += 1
        if self.work > self.limit:
            self.too_much = True
        if self.too_much:
            return 0
        check_stop(200)
        if depth and (self.is_out_of_order(depth, step) or self.is_one_exchange(depth, step)):
            return 0
        if depth + 1 == self.prefix and self.after == 0 and points_of(self, hand) > self.bound:
            return 0
        old = self.table[target]
        sum = self.word_sum[target]
        inserted = self.inserted[target]
        self.table[target] = step.laid
        self.word_sum[target] = sum_of_laid(self, &step.laid)
        self.inserted[target] = step.action == INSERT
        self.pending += self.inserted[target] - inserted
        self.path[depth] = step[0]
        self.before[depth] = old
        self.hands[depth + 1] = hand[0]
        if self.hands[depth + 1].total:
            self.explore(depth + 1)
        self.pending -= self.inserted[target] - inserted
        self.inserted[target] = inserted
        self.word_sum[target] = sum
        self.table[target] = old

    cdef bint is_out_of_order(self, int depth, const PlanStep *step) noexcept nogil:
        """Return whether a turn could come before the last one, and then sorts before it."""
        cdef const PlanStep *last = &self.path[depth - 1]
        cdef int x
        if last.target == step.target or compare_steps(step, last) >= 0:
            return False
        for x in range(CARDS):
            if last.cards[x] + step.cards[x] > self.hands[depth - 1].counts[x]:
                return False
        return True

    cdef void add_up_cheapest(self) noexcept nogil:
        """Find the points of the 0 to MAX_HAND cheapest cards of the hand and the table: these stay the same cards."""
        cdef const Cards *hand = &self.hands[0]
        cdef int counts[256]
        cdef int x, k, n = 0
        cdef size_t t
        memset(counts, 0, sizeof(counts))
        for x in range(CARDS):
            counts[self.points[x]] += hand.counts[x]
        for t in range(self.table.size()):
            for k in range(self.table[t].length):
                x = self.table[t].codes[k]
                counts[self.points[<int>MASTER if x & BRACKET else x]] += 1
        self.cheapest[0] = 0
        for x in range(256):
            while counts[x] and n < MAX_HAND:
                counts[x] -= 1
                self.cheapest[n + 1] = self.cheapest[n] + x
                n += 1

    cdef bint is_one_exchange(self, int depth, const PlanStep *step) noexcept nogil:
        """Return whether an exchange and the last one could be one, or undo each other. Without Masters only."""
        cdef const PlanStep *last = &self.path[depth - 1]
        cdef const Laid *first = &self.before[depth - 1]
        cdef const uint8_t *have = self.hands[depth - 1].counts
        cdef uint8_t paid[256]
        cdef int k, x, changes = 0
        if last.target != step.target or last.action != SUBSTITUTE or step.action != SUBSTITUTE:
            return False
        memset(paid, 0, sizeof(paid))
        for k in range(first.length):
            x = step.laid.codes[k]
            if (x | first.codes[k] | last.laid.codes[k]) & BRACKET:
                return False
            if x != first.codes[k]:
                paid[x] += 1
                changes += 1
                if paid[x] > have[x]:
                    return False
        return changes <= self.max_exchanged

    # ---------------------------------------------------------------- after the prefix

    cdef int evaluate(self, int depth) except -1 nogil:
        """Consider the best plays after the prefix."""
        cdef const Cards *hand = &self.hands[depth]
        cdef int points = points_of(self, hand), plays
        cdef uint32_t chosen = 0
        cdef uint8_t left[CARDS]
        if self.after == 0:
            if points <= self.bound:
                self.consider(depth, 0, points, hand.counts, 0)
            return 0
        if self.after == 1:
            if not self.may_leave(hand):
                return 0
            self.work += SEARCH_WORK * self.paid.size()
            if self.best_play(hand, points) > self.bound:
                return 0
            self.number_sets(hand)
            self.collect_all(hand)
        else:
            self.work += COLLECT_WORK * self.paid.size()
            self.number_sets(hand)
            self.collect_all(hand)
            if self.after == 2 and self.best_pair() > self.bound:
                return 0
        self.first_layer()
        for plays in range(1, self.after + 1):
            if not self.next_layer(plays):
                return 0
        points = self.best_reached(self.after, &chosen)
        if points <= self.bound:
            left_of(self, chosen, left)
            self.consider(depth, self.after, points, left, chosen)

    cdef int best_play(self, const Cards *hand, int total) except -1 nogil:
        """The fewest points that one play leaves."""
        cdef TableWord word
        cdef uint64_t tests = 0
        cdef size_t found, i, kept
        cdef int32_t *words = self.scratch.words
        cdef int source, best = NEVER
        for source in range(<int>self.table.size() + 1):
            if source:
                read_codes(self.table[source - 1].codes, self.table[source - 1].length, &word)
                found = find_superwords(self.d, &word, hand, self.scratch, &tests)
            else:
                found = find_subwords(self.d, hand, self.scratch, &tests)
            kept = 0
            if self.min_length > self.d.shortest:
                for i in range(found):
                    words[kept] = words[i]
                    kept += length_of(self.d, words[i]) >= self.min_length
                found = kept
            check_stop(8 * found)
            self.left.resize(found)
            pay_plays(
                self.d, &self.prices, hand, &word if source else NULL, total, self.word_points, words,
                self.left.data(), 0, found)
            for i in range(found):
                best = min(best, self.left[i])
        return best

    cdef int best_pair(self) except -1 nogil:
        """The fewest points that two plays leave, if these are not more than `bound`; otherwise more than it."""
        cdef size_t s, i, j, n
        cdef Item item
        cdef int most = 0, enough = self.total - self.bound, best = NEVER, sum
        cdef uint64_t rest
        cdef const Item *a
        cdef const Item *b
        for s in range(self.paid.size()):
            for i in range(self.paid[s].size()):
                most = max(most, self.set_points[self.paid[s][i]])
        self.items.clear()
        item.key = item.cards = 0
        for s in range(self.paid.size()):
            for i in range(self.paid[s].size()):
                item.set = self.paid[s][i]
                item.points = self.set_points[item.set]
                item.source = <int32_t>s
                if item.points + most >= enough:
                    self.items.push_back(item)
        n = self.items.size()
        check_stop(30 * n)
        sort(self.items.begin(), self.items.end(), &pays_more)
        for i in range(n):
            a = &self.items[i]
            if 2 * a.points < enough:
                break
            check_stop(n)
            rest = self.full - self.set_fields[a.set] | self.guards
            for j in range(i, n):
                b = &self.items[j]
                sum = a.points + b.points
                if sum < enough:
                    break
                if (rest - self.set_fields[b.set] & self.guards) == self.guards and (
                    a.source == 0 or a.source != b.source
                ):
                    best = min(best, self.total - sum)
                    break
        return best

    cdef int consider(self, int depth, int plays, int points, const uint8_t *left, uint32_t set) except -1 nogil:
        """Keep the current prefix with so many plays after it if that is the best plan so far."""
        cdef int order = -1, k
        if self.best.found and points == self.best.points:
            order = compare_lists(left, self.best.left)
            if order == 0 and self.best.prefix != depth:
                order = 1
            k = 0
            while order == 0 and k < depth:
                order = compare_steps(&self.path[k], &self.best.steps[k])
                k += 1
            if order >= 0:
                return 0
        self.best.found = True
        self.best.points = self.bound = points
        self.best.prefix = self.best.n = depth
        memcpy(self.best.left, left, sizeof(self.best.left))
        for k in range(depth):
            self.best.steps[k] = self.path[k]
        if plays:
            self.write_plays(plays, set, &self.hands[depth], &self.best)

    cdef bint may_leave(self, const Cards *hand) except -1 nogil:
        """Return whether one play may leave at most `bound` points. Only rarely True if it cannot."""
        cdef Cards rest = hand[0]
        cdef uint64_t sum = 0
        cdef int x
        for x in range(MASTER):
            sum += hand.counts[x] * self.letter_sets.number[x]
        self.probes = 0
        return self.try_left(&rest, 0, self.bound, sum)

    cdef bint try_left(self, Cards *hand, int x, int budget, uint64_t sum) except -1 nogil:
        """Try to leave cards from code `x` on, of so many points, and to play the others. sum: of their letters."""
        cdef size_t t
        cdef uint64_t played
        cdef int y, n
        cdef bint found = False
        while x < CARDS and (hand.counts[x] == 0 or self.points[x] > budget):
            x += 1
        if x < CARDS:
            n = hand.counts[x]
            while True:
                found = self.try_left(hand, x + 1, budget, sum)
                if found or hand.counts[x] == 0 or self.points[x] > budget:
                    break
                hand.counts[x] -= 1
                hand.total -= 1
                budget -= self.points[x]
                if x < MASTER:
                    sum -= self.letter_sets.number[x]
            hand.total += n - hand.counts[x]
            hand.counts[x] = <uint8_t>n
            return found
        if hand.total == 0:
            return False
        for t in range(self.table.size() + 1):
            played = sum + self.word_sum[t - 1] if t else sum
            self.probes += 1
            if hand.counts[<int>MASTER] > 1 or self.probes > MOST_PROBES:
                return True
            if hand.counts[<int>MASTER]:
                for y in range(self.d.layout.letters):
                    if may_be_letters(self, played + self.letter_sets.number[y]) and self.is_play(hand, y, t):
                        return True
            elif may_be_letters(self, played) and self.is_play(hand, -1, t):
                return True
        return False

    cdef bint is_play(self, const Cards *hand, int master, size_t source) except -1 nogil:
        """Return whether one play of a source takes all cards. master: the letter of the Master, if there is one."""
        cdef Cards cards = hand[0]
        cdef TableWord word
        cdef uint64_t tests = 0
        cdef size_t found, i
        cdef int length = hand.total
        if master >= 0:
            cards.counts[<int>MASTER] = 0
            cards.counts[master] += 1
        if source:
            read_codes(self.table[source - 1].codes, self.table[source - 1].length, &word)
            length += word.length
            found = find_superwords(self.d, &word, &cards, self.scratch, &tests)
        else:
            found = find_subwords(self.d, &cards, self.scratch, &tests)
        if length < self.min_length:
            return False
        for i in range(found):
            if length_of(self.d, self.scratch.words[i]) == length:
                return True
        return False


# ---------------------------------------------------------------- cards and steps

cdef int points_of(TablePlanner planner, const Cards *hand) noexcept nogil:
    cdef int x, points = 0
    for x in range(CARDS):
        points += hand.counts[x] * planner.points[x]
    return points


cdef inline bint may_be_letters(TablePlanner planner, uint64_t sum) noexcept nogil:
    """LetterSets.find, called often enough to be part of this module."""
    cdef uint64_t bits = <uint64_t>1 << (sum & 63) | <uint64_t>1 << (sum >> 6 & 63) | <uint64_t>1 << (sum >> 12 & 63)
    return planner.filter[sum >> planner.filter_shift] & bits == bits


cdef uint64_t sum_of_laid(TablePlanner planner, const Laid *word) noexcept nogil:
    cdef uint64_t sum = 0
    cdef int k
    for k in range(word.length):
        sum += planner.letter_sets.number[word.codes[k] & ~BRACKET]
    return sum


cdef uint64_t field_of(TablePlanner planner, int kind) noexcept nogil:
    """The bits of a kind in the fields of sets."""
    return planner.set_fields[planner.weight[kind]] * ((<uint64_t>1 << bit_length(planner.count[kind])) - 1)


cdef inline int bit_length(int n) noexcept nogil:
    cdef int bits = 0
    while n >> bits:
        bits += 1
    return bits


cdef void left_of(TablePlanner planner, uint32_t played, uint8_t *left) noexcept nogil:
    """The cards that a set leaves, by code."""
    cdef uint32_t rest = planner.sets - 1 - played
    cdef int k
    memset(left, 0, CARDS)
    for k in range(planner.kinds - 1, -1, -1):
        left[planner.code[k]] = <uint8_t>(rest // planner.weight[k])
        rest %= planner.weight[k]


cdef bint is_empty(const uint8_t *left) noexcept nogil:
    cdef int x
    for x in range(CARDS):
        if left[x]:
            return False
    return True


cdef Outcome no_turn(const Cards *hand, int points) noexcept nogil:
    cdef Outcome out
    out.found = True
    out.points = points
    out.prefix = out.n = 0
    memcpy(out.left, hand.counts, sizeof(out.left))
    return out


cdef int compare_lists(const uint8_t *a, const uint8_t *b) noexcept nogil:
    """Compare two sorted lists of cards, given as counts: negative if the first sorts first."""
    cdef int x, y
    cdef const uint8_t *shorter
    for x in range(CARDS):
        if a[x] == b[x]:
            continue
        # The list with fewer of this card goes on with a later card, or ends.
        shorter = a if a[x] < b[x] else b
        for y in range(x + 1, CARDS):
            if shorter[y]:
                return 1 if shorter == a else -1
        return -1 if shorter == a else 1
    return 0


cdef int compare_steps(const PlanStep *a, const PlanStep *b) noexcept nogil:
    """Compare by action, word, table word, cards paid, and places of Masters."""
    cdef int k, n = min(a.laid.length, b.laid.length), order
    cdef bint in_a, in_b
    if a.action != b.action:
        return a.action - b.action
    for k in range(n):
        order = (a.laid.codes[k] & ~BRACKET) - (b.laid.codes[k] & ~BRACKET)
        if order:
            return order
    if a.laid.length != b.laid.length:
        return a.laid.length - b.laid.length
    if a.target != b.target:
        return a.target - b.target
    order = compare_lists(a.cards, b.cards)
    if order:
        return order
    for k in range(n):                     # equally many Masters: the first that differs decides
        in_a = a.laid.codes[k] & BRACKET != 0
        in_b = b.laid.codes[k] & BRACKET != 0
        if in_a != in_b:
            return -1 if in_a else 1
    return 0
