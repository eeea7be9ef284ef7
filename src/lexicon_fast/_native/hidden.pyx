"""Hidden cards dealt at random, as they may lie after all that was seen."""

cimport cython

from lexicon_fast.errors import BadOption

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy, memset

from .candidates cimport FORM, INSERT
from .letters cimport CARDS
from .policies cimport Numbers, Player, choose
from .rounds cimport (
    MAX_PACK, MAX_PLAYERS, Choice, Round, Rules, State, copy_state, random_below, read_cards, shuffle,
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
    def __init__(self, Rules rules not None, list pools not None, list from_pool not None, list known not None):
        """pools: the cards of each; from_pool: of each player the cards held from each pool; known: of
        each player the cards known. Raises BadOption.
        """
        cdef uint8_t counts[33]
        cdef int p, i, x, k, n
        self.players = len(known)
        self.pools = len(pools)
        if not 1 <= self.players <= MAX_PLAYERS or len(from_pool) != self.players or self.pools > 8:
            raise BadOption(f"{len(known)} players, {len(pools)} pools; accepted: at most 8")
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
            k = 0
            for p in range(self.players):
                if from_pool[p][i] < 0:
                    raise BadOption(f"{from_pool[p][i]} cards from a pool; accepted: 0 or more")
                self.from_pool[p][i] = from_pool[p][i]
                k += self.from_pool[p][i]
            if k > n:
                raise BadOption(f"{k} cards from a pool of {n}")
        for p in range(self.players):
            memset(self.known[p], 0, 33)
            read_cards(rules, known[p], self.known[p])

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
        clue.player = player
        copy_state(&clue.before, &before.state)
        memset(clue.gave, 0, sizeof(clue.gave))
        memset(clue.got, 0, sizeof(clue.got))
        read_cards(before.rules, gave, clue.gave)
        read_cards(before.rules, got, clue.got)
        clue.blind = blind
        clue.shed = shed
        self.clues.push_back(clue)


cdef int imagine(
    Rules rules, Hidden hidden, Player player, const Numbers *policy, State *state, int me, uint64_t *rng
) except -1 nogil:
    """Deal the hidden cards of a view.

    A deal in which another player, as `policy` would play, had got rid of another number of cards
    than was seen is mostly dealt again.
    """
    cdef int t
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
