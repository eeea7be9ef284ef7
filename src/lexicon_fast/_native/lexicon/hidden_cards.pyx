"""Determinization: dealing the hidden cards at random, in agreement with what is known about them."""

from lexicon_fast.base.errors import BadOption

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy, memset

from ..dictionary.arguments cimport check_range, instances_of, integers_of
from ..dictionary.letters cimport CARDS, Letters, all_cards, spell_codes, spell_counts
from ..dictionary.rng cimport random_below, shuffle
from .candidates cimport FORM, INSERT
from .policies cimport Parameters, Player, Policy, choose
from .rounds cimport (
    MAX_HELD, MAX_PACK, MAX_PLAYERS, Choice, Round, Rules, State, blind_is_legal, copy_state, read_cards,
)

cdef enum:
    TRIES = 8                 # deals, until one agrees with the clues
    # One deal in 6 is used although it does not agree with a clue, because players do not follow a policy strictly.
    ACCEPT_ONE_IN = 6


cdef class Hidden:
    """The cards hidden from a player, and what is known about them.

    Hidden cards come in pools. Of the cards of a pool a known number is in each hand, and the rest in the stock.
    """
    def __cinit__(self, Rules rules not None, list pools not None, list from_pool not None, list known not None):
        """pools: the cards of each pool; from_pool: for each player the number of cards held from each pool;
        known: for each player the known cards. Without pools nothing is hidden. Raises BadOption.
        """
        cdef uint8_t counts[CARDS]
        cdef int p, i, x, k, n, cards = 0
        pools = instances_of(pools, "pools", str)
        known = instances_of(known, "known", str)
        from_pool = [integers_of(each, f"from_pool[{p}]") for p, each in enumerate(from_pool)]
        self.rules = rules
        self.players = len(known)
        self.pools = len(pools)
        check_range("number of players", self.players, 1, MAX_PLAYERS)
        check_range("number of pools", self.pools, 0, 8)
        if len(from_pool) != self.players:
            raise BadOption(f"from_pool has {len(from_pool)} items, but there are {self.players} players")
        for p in range(self.players):      # Cython does not check indices of lists (see setup.py)
            if len(from_pool[p]) != self.pools:
                raise BadOption(f"from_pool[{p}] has {len(from_pool[p])} items, but there are {self.pools} pools")
        for i in range(self.pools):
            memset(counts, 0, sizeof(counts))
            check_range(f"number of cards in pools[{i}]", read_cards(rules, pools[i], counts), 0, MAX_PACK)
            n = 0
            for x in range(CARDS):
                for _ in range(counts[x]):
                    self.card[i][n] = <uint8_t>x
                    n += 1
            self.size[i] = n
            cards += n
            k = 0
            for p in range(self.players):
                check_range(f"from_pool[{p}][{i}]", from_pool[p][i], 0, n)
                self.from_pool[p][i] = from_pool[p][i]
                k += self.from_pool[p][i]
            check_range(f"number of cards from pools[{i}]", k, 0, n)
        check_range("number of cards in all pools", cards, 0, MAX_PACK)
        for p in range(self.players):
            memset(self.known[p], 0, 33)
            n = read_cards(rules, known[p], self.known[p])
            for i in range(self.pools):
                n += self.from_pool[p][i]
            check_range(f"number of cards of player {p}", n, 0, MAX_HELD)

    def add_clue(
        self, Round before not None, int player, str gave not None, str got not None, bint blind, int shed
    ):
        """Add the last turn of another player; deals under which it is unlikely are mostly rejected.

        before: the round before that turn, with all hands hidden; gave: cards that left the hand; got:
        known cards that came into the hand; blind: whether a blind card came, too; shed: cards that a
        word was formed of or that were inserted, 0 for a draw or a substitution. Raises BadOption.
        """
        cdef Clue clue
        check_range("number of players in before", before.state.players, self.players, self.players)
        check_range("player", player, 0, self.players - 1)
        if before.rules.dictionary is not self.rules.dictionary:
            raise BadOption("before has another dictionary than these hidden cards")
        clue.player = player
        copy_state(&clue.before, &before.state)
        memset(clue.gave, 0, sizeof(clue.gave))
        memset(clue.got, 0, sizeof(clue.got))
        read_cards(before.rules, gave, clue.gave)
        read_cards(before.rules, got, clue.got)
        clue.blind = blind
        clue.shed = shed
        self.clues.push_back(clue)

    def certain(self) -> tuple[list[str], str] | None:
        """Return the cards of each hand, and of the stock, if they follow from what is known; else None.

        The hand of the observing player is empty, and the order of the stock unknown.
        """
        cdef uint8_t hands[MAX_PLAYERS][CARDS]
        cdef uint8_t stock[CARDS]
        cdef int p, i, k, holders, in_stock
        cdef const Letters *letters = &self.rules.dictionary.letters
        memcpy(hands, self.known, sizeof(hands))
        memset(stock, 0, sizeof(stock))
        for i in range(self.pools):
            in_stock = self.size[i]
            holders = 0
            for p in range(self.players):
                in_stock -= self.from_pool[p][i]
                if self.from_pool[p][i]:
                    holders += 1
            if holders + (in_stock > 0) > 1 and self.card[i][0] != self.card[i][self.size[i] - 1]:
                return None
            k = 0                              # cards in hands: those of one holder, or all alike
            for p in range(self.players):
                for _ in range(self.from_pool[p][i]):
                    hands[p][self.card[i][k]] += 1
                    k += 1
            for k in range(k, self.size[i]):
                stock[self.card[i][k]] += 1
        return (
            [spell_counts(letters, hands[p], all_cards()) for p in range(self.players)],
            spell_counts(letters, stock, all_cards()))

    cdef object check(self, Rules rules, const State *view, int me):
        """Check that the pools match the hands and the stock of a view of player `me`. Raises BadOption."""
        cdef int p, i, n, left = 0
        if self.rules.dictionary is not rules.dictionary:
            raise BadOption("the hidden cards and the view have different dictionaries")
        check_range("number of players with hidden cards", self.players, view.players, view.players)
        for i in range(self.pools):
            left += self.size[i]
        for p in range(self.players):
            if p == me:
                continue
            n = 0
            for i in range(CARDS):
                n += self.known[p][i]
            for i in range(self.pools):
                n += self.from_pool[p][i]
                left -= self.from_pool[p][i]
            if n != view.hands[p].total or n == 0:
                raise BadOption(f"player {p} has {n} hidden cards, but {view.hands[p].total} in the view (at least 1)")
        if left != view.stock_end - view.stock_at:
            raise BadOption(f"the stock has {left} hidden cards, but {view.stock_end - view.stock_at} in the view")


def deal_world(
    Round view not None, Hidden hidden not None, Policy policy not None, uint64_t seed,
) -> tuple[list[str], str]:
    """Deal one determinization, as `simulate` does. Returns the cards of each hand, and of the stock."""
    cdef State world
    cdef Player player = Player(view.rules)
    cdef const Letters *letters = &view.rules.dictionary.letters
    cdef uint64_t rng = seed
    cdef int p
    hidden.check(view.rules, &view.state, view.state.turn)
    copy_state(&world, &view.state)
    determinize(view.rules, hidden, player, &policy.parameters, &world, view.state.turn, &rng)
    return (
        [spell_counts(letters, world.hands[p].counts, all_cards()) for p in range(world.players)],
        spell_codes(letters, world.stock + world.stock_at, world.stock_end - world.stock_at))


cdef int determinize(
    Rules rules, Hidden hidden, Player player, const Parameters *policy, State *state, int me, uint64_t *rng
) except -1 nogil:
    """Deal the hidden cards of a view.

    Mostly deals again if, with these hands, `policy` would have shed another number of cards in some
    clue than the player did.
    """
    cdef int t
    if hidden.pools == 0:
        return 0
    for t in range(TRIES):
        deal_hidden(hidden, state, me, rng)
        if t == TRIES - 1 or agrees(rules, hidden, player, policy, state, rng):
            break


cdef bint agrees(
    Rules rules, Hidden hidden, Player player, const Parameters *policy, const State *state, uint64_t *rng
) except -1 nogil:
    """Return whether a deal agrees with all clues."""
    cdef State before
    cdef Choice choice
    cdef Clue *clue
    cdef int x, n, at, shed
    cdef size_t i
    for i in range(hidden.clues.size()):
        clue = &hidden.clues[i]
        copy_state(&before, &clue.before)
        before.turn = clue.player
        before.hands[clue.player] = state.hands[clue.player]
        if clue.blind and before.hands[clue.player].total > 0:   # any card of the hand may be the one drawn
            at = <int>random_below(rng, before.hands[clue.player].total)
            for x in range(CARDS):
                at -= before.hands[clue.player].counts[x]
                if at < 0:
                    before.hands[clue.player].counts[x] -= 1
                    break
        n = 0
        for x in range(CARDS):
            if before.hands[clue.player].counts[x] + clue.gave[x] >= clue.got[x]:
                before.hands[clue.player].counts[x] += clue.gave[x] - clue.got[x]
            n += before.hands[clue.player].counts[x]
        before.hands[clue.player].total = n
        if not 1 <= n <= MAX_HELD or not blind_is_legal(&before):
            continue                       # the turn is impossible
        choose(rules, player, &before, policy, &choice)
        shed = 0
        if choice.action == FORM or choice.action == INSERT:
            for x in range(CARDS):
                shed += choice.cards[x]
        if shed != clue.shed and random_below(rng, ACCEPT_ONE_IN):
            return False
    return True


cdef int deal_hidden(Hidden hidden, State *state, int me, uint64_t *rng) except -1 nogil:
    cdef uint8_t cards[MAX_PACK]
    cdef int p, i, at, x
    state.stock_at = state.stock_end = 0
    for p in range(state.players):
        if p != me:
            state.hands[p].total = 0
            for x in range(CARDS):
                state.hands[p].counts[x] = hidden.known[p][x]
                state.hands[p].total += hidden.known[p][x]
    for i in range(hidden.pools):
        memcpy(cards, hidden.card[i], hidden.size[i])
        shuffle(rng, cards, hidden.size[i])
        at = 0
        for p in range(state.players):
            if p == me:
                continue
            for _ in range(hidden.from_pool[p][i]):
                state.hands[p].counts[cards[at]] += 1
                at += 1
            state.hands[p].total += hidden.from_pool[p][i]
        memcpy(state.stock + state.stock_end, cards + at, hidden.size[i] - at)
        state.stock_end += hidden.size[i] - at
    if hidden.pools > 1:
        shuffle(rng, state.stock, state.stock_end)
