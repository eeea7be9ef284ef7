"""Hidden cards dealt at random, as they may lie after all that was seen."""

cimport cython

from lexicon_fast.errors import BadOption

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy, memset

from ..dictionary.arguments cimport instances_of, integers_of
from ..dictionary.letters cimport CARDS
from ..dictionary.rng cimport random_below, shuffle
from .candidates cimport FORM, INSERT
from .policies cimport Numbers, Player, Policy, choose
from .rounds cimport (
    MAX_HELD, MAX_PACK, MAX_PLAYERS, Choice, Round, Rules, State, blind_is_legal, copy_state,
    read_cards, spell_counts, spell_row,
)

cdef enum:
    TRIES = 8                 # deals until one agrees with what the others did
    DOUBT = 6                 # one in so many that does not is taken all the same: players are no machines


@cython.auto_pickle(False)     # two arrays of arrays are more than it can do
cdef class Hidden:
    """What a player does not see, and what is known of it.

    Cards come in pools: each holds cards of which it is known only that some lie in each of some
    hands and the rest in the stock.
    """
    def __cinit__(self, Rules rules not None, list pools not None, list from_pool not None, list known not None):
        """pools: the cards of each; from_pool: of each player the cards held from each pool; known: of
        each player the cards known. Without any pool nothing is hidden: the round is as it stands.
        Raises BadOption.
        """
        cdef uint8_t counts[33]
        cdef int p, i, x, k, n, cards = 0
        pools = instances_of(pools, "pools", str)
        known = instances_of(known, "known", str)
        from_pool = [integers_of(each, f"from_pool[{p}]") for p, each in enumerate(from_pool)]
        self.rules = rules
        self.players = len(known)
        self.pools = len(pools)
        if not 1 <= self.players <= MAX_PLAYERS or len(from_pool) != self.players or self.pools > 8:
            raise BadOption(f"{len(known)} players, {len(pools)} pools; accepted: at most 8")
        for p in range(self.players):      # nothing checks places in lists (see setup.py)
            if len(from_pool[p]) != self.pools:
                raise BadOption(f"cards from {len(from_pool[p])} pools; accepted: {self.pools}")
        for i in range(self.pools):
            memset(counts, 0, sizeof(counts))
            if read_cards(rules, pools[i], counts) > MAX_PACK:
                raise BadOption(f"a pool of {len(pools[i])} cards; accepted: {MAX_PACK}")
            n = 0
            for x in range(CARDS):
                for _ in range(counts[x]):
                    self.card[i][n] = <uint8_t>x
                    n += 1
            self.size[i] = n
            cards += n
            k = 0
            for p in range(self.players):
                if not 0 <= from_pool[p][i] <= n:
                    raise BadOption(f"{from_pool[p][i]} cards from a pool; accepted: 0 to {n}")
                self.from_pool[p][i] = from_pool[p][i]
                k += self.from_pool[p][i]
            if k > n:
                raise BadOption(f"{k} cards from a pool of {n}")
        if cards > MAX_PACK:
            raise BadOption(f"{cards} cards in pools; accepted: at most {MAX_PACK}")
        for p in range(self.players):
            memset(self.known[p], 0, 33)
            n = read_cards(rules, known[p], self.known[p])
            for i in range(self.pools):
                n += self.from_pool[p][i]
            if n > MAX_HELD:
                raise BadOption(f"a hand of {n} cards; accepted: at most {MAX_HELD}")

    def add_clue(
        self, Round before not None, int player, str gave not None, str got not None, bint blind, int shed
    ):
        """The last turn of another player, to be weighed against the hands that are dealt.

        before: the round as it was then, everybody's hand hidden; gave: cards that left the hand;
        got: those that came into it, as far as they are known; blind: a blind card came, too; shed:
        cards that a word was formed of or that were inserted, 0 for a draw or a substitution.
        """
        cdef Clue clue
        if not 0 <= player < self.players or before.state.players != self.players:
            raise BadOption(f"player {player}; accepted: 0 to {self.players - 1}")
        if before.rules.dictionary is not self.rules.dictionary:
            raise BadOption("a round of another dictionary; accepted: one of the same")
        clue.player = player
        copy_state(&clue.before, &before.state)
        memset(clue.gave, 0, sizeof(clue.gave))
        memset(clue.got, 0, sizeof(clue.got))
        read_cards(before.rules, gave, clue.gave)
        read_cards(before.rules, got, clue.got)
        clue.blind = blind
        clue.shed = shed
        self.clues.push_back(clue)

    cdef object check(self, Rules rules, const State *view, int me):
        """Raises BadOption unless the hidden cards of this view, with `me` to move, can be dealt from it."""
        cdef int p, i, n, left = 0
        if self.rules.dictionary is not rules.dictionary or self.players != view.players:
            raise BadOption(f"hidden cards of {self.players} players; accepted: {view.players}, same dictionary")
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
                raise BadOption(f"{n} hidden cards of player {p}; accepted: {view.hands[p].total}, one or more")
        if left != view.stock_end - view.stock_at:
            raise BadOption(f"{left} hidden cards in the stock; accepted: {view.stock_end - view.stock_at}")


def deal_world(Round view not None, Hidden hidden not None, Policy policy not None, uint64_t seed):
    """One of the worlds that `simulate` plays in: the cards of each hand, and those of the stock."""
    cdef State world
    cdef Player player = Player(view.rules)
    cdef uint64_t rng = seed
    cdef int p
    hidden.check(view.rules, &view.state, view.state.turn)
    copy_state(&world, &view.state)
    imagine(view.rules, hidden, player, &policy.numbers, &world, view.state.turn, &rng)
    return (
        [spell_counts(view.rules, world.hands[p].counts) for p in range(world.players)],
        spell_row(view.rules, world.stock, world.stock_at, world.stock_end))


cdef int imagine(
    Rules rules, Hidden hidden, Player player, const Numbers *policy, State *state, int me, uint64_t *rng
) except -1 nogil:
    """Deal the hidden cards of a view.

    A deal in which another player, as `policy` would play, had got rid of another number of cards
    than was seen is mostly dealt again.
    """
    cdef int t
    if hidden.pools == 0:           # nothing is hidden
        return 0
    for t in range(TRIES):
        deal_hidden(hidden, state, me, rng)
        if t == TRIES - 1 or agrees(rules, hidden, player, policy, state, rng):
            break
    return 0


cdef bint agrees(
    Rules rules, Hidden hidden, Player player, const Numbers *policy, const State *state, uint64_t *rng
) except -1 nogil:
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
        if clue.blind and before.hands[clue.player].total > 0:   # any of the cards held may have been the one drawn
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
            continue                       # there was no such turn
        choose(rules, player, &before, policy, &choice)
        shed = 0
        if choice.action == FORM or choice.action == INSERT:
            for x in range(CARDS):
                shed += choice.cards[x]
        if shed != clue.shed and random_below(rng, DOUBT):
            return False
    return True


cdef int deal_hidden(Hidden hidden, State *state, int me, uint64_t *rng) except -1 nogil:
    cdef uint8_t cards[128]
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
    return 0
