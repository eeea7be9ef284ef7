"""Self-play of complete rounds, and play-outs of determinizations of a player's view."""

from array import array

from lexicon_fast.errors import BadOption

from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.algorithm cimport stable_sort
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range, instances_of, integers_of
from ..dictionary.letters cimport CARDS
from ..dictionary.rng cimport seed_of, shuffle
from .candidates cimport FORM, INSERT
from .hidden_cards cimport Hidden, determinize
from .policies cimport Option, Parameters, Player, Policy, choose, evaluate, option_choice
from .rounds cimport (
    MAX_HELD, MAX_PLAYERS, Choice, Round, Rules, State, apply, check_turn, copy_state, describe, points_of,
)
from .turns cimport MAX_HAND


cdef int play_out(
    Rules rules, Player player, State *state, const Parameters *const *policies, int turns
) except -1 nogil:
    """Play to the end of the round, or for at most `turns` turns. Returns the turns played."""
    cdef Choice choice
    cdef int n = 0
    while n < turns:
        choose(rules, player, state, policies[state.turn], &choice)
        n += 1
        if apply(rules, state, &choice):
            break
    return n


cdef Player player_for(Rules rules, Player player):
    if player is None:
        return Player(rules)
    if player.dictionary is not rules.dictionary:
        raise BadOption("player was made for another dictionary")
    return player


def step(Round game not None, Policy policy not None, Player player=None):
    """Let a policy play one turn. Returns the action: ("form", None, laid), ("insert" or "substitute", place of
    the table word, laid) or ("draw", discard, take). Raises BadOption, BadHand."""
    cdef Choice choice
    if game.over:
        raise BadOption("the round is over")
    check_turn(&game.state, MAX_HELD)
    player = player_for(game.rules, player)
    choose(game.rules, player, &game.state, &policy.parameters, &choice)
    action = describe(game.rules, &game.state, &choice)
    game.over = apply(game.rules, &game.state, &choice)
    return action


def self_play(Rules rules not None, policies, int rounds, uint64_t seed, int cards_each=10, bint rotate=True):
    """Play rounds from shuffled packs. Round i is dealt with seed + i, and played in each rotation of the seats.

    policies: of each player. Returns an array of int32: for each round and rotation the winner (an index
    into `policies`; -1: the guard ended the round), the turns, and the points left for each of `policies`.
    Raises BadOption.
    """
    cdef int players, rotations, i, r, p, turns
    cdef const Parameters *seated[8]
    cdef const Parameters *parameters[8]
    cdef Player player = Player(rules)
    cdef State dealt, state
    cdef uint64_t rng
    cdef int32_t[::1] row
    cdef Py_ssize_t at = 0
    policies = instances_of(policies, "policies", Policy)
    players = len(policies)
    check_range("number of policies", players, 2, MAX_PLAYERS)
    check_range("cards_each", cards_each, 1, min(<int>MAX_HELD, (rules.cards_in_play - 1) // players))
    check_range("rounds", rounds, 0, 10_000_000)
    for i in range(players):
        parameters[i] = &(<Policy?>policies[i]).parameters
    rotations = players if rotate else 1
    out = array("i", bytes(4 * <Py_ssize_t>rounds * rotations * (players + 2)))
    row = out
    with nogil:
        for i in range(rounds):
            rng = seed + <uint64_t>i
            deal(rules, &dealt, players, cards_each, &rng)
            for r in range(rotations):
                for p in range(players):
                    seated[(p + r) % players] = parameters[p]
                copy_state(&state, &dealt)
                turns = play_out(rules, player, &state, seated, 1 << 30)
                row[at] = -1 if state.winner < 0 else (state.winner - r + players) % players
                row[at + 1] = turns
                for p in range(players):
                    row[at + 2 + p] = points_of(rules, &state.hands[(p + r) % players])
                at += players + 2
    return out


cdef void deal(Rules rules, State *state, int players, int cards_each, uint64_t *rng) noexcept nogil:
    cdef uint8_t deck[128]
    cdef int x, k, n = 0, p
    memset(state, 0, sizeof(State))
    for x in range(CARDS):
        for _ in range(rules.pack_counts[x]):
            deck[n] = <uint8_t>x
            n += 1
    shuffle(rng, deck, n)
    state.players = players
    state.winner = -1
    k = 0
    for p in range(players):
        state.hands[p].total = cards_each
        for _ in range(cards_each):
            state.hands[p].counts[deck[k]] += 1
            k += 1
    state.pile[0] = deck[k]
    state.pile_size = 1
    k += 1
    memcpy(state.stock, deck + k, n - k)
    state.stock_end = n - k
    state.rng = rng[0]


# ---------------------------------------------------------------- play-outs

cdef bint cheaper(const Option &a, const Option &b) noexcept nogil:
    return a.cost < b.cost


cdef class Options:
    """The actions of the current player, ranked by the planner, the best first."""
    def __cinit__(self, Round view not None, Policy policy not None, int most, int same=0, Player player=None):
        """most: maximum number of options without those that `same` adds; same: for each play, the maximum
        number of other plays to add that use the same cards. Raises BadOption, BadHand.
        """
        cdef size_t i
        if view.over:
            raise BadOption("the round is over")
        check_turn(&view.state, MAX_HAND)
        player = player_for(view.rules, player)
        self.rules = view.rules
        copy_state(&self.state, &view.state)
        player.turns.keep_same = same > 0
        try:
            evaluate(self.rules, player, &self.state, &policy.parameters, False)
        finally:
            player.turns.keep_same = False
        stable_sort(player.options.begin(), player.options.end(), cheaper)
        for i in range(player.options.size()):
            if self.choices.size() >= <size_t>most:
                break
            self.add(player, &player.options[i])
            if player.options[i].action == FORM or player.options[i].action == INSERT:
                self.add_same(player, &player.options[i], same)

    cdef int add(self, Player player, const Option *option) except -1:
        cdef Choice choice
        option_choice(self.rules, player, option, &choice)
        self.choices.push_back(choice)
        self.costs.push_back(option.cost)

    cdef int add_same(self, Player player, const Option *option, int most) except -1:
        """Add up to `most` other plays that get rid of the same cards as the last one."""
        cdef Choice choice
        cdef size_t i
        cdef uint32_t set = player.turns.ways[option.way].set
        for i in range(player.turns.same.size()):
            if most == 0:
                break
            if player.turns.same[i].set == set:
                choice = self.choices.back()
                choice.action = INSERT if player.turns.same[i].target >= 0 else FORM
                choice.target = player.turns.same[i].target
                choice.word = player.turns.same[i].word
                self.choices.push_back(choice)
                self.costs.push_back(option.cost)
                most -= 1

    def __len__(self):
        return self.choices.size()

    def actions(self):
        """Return the actions as tuples, like those of `step`."""
        cdef size_t i
        return [describe(self.rules, &self.state, &self.choices[i]) for i in range(self.choices.size())]

    def after(self, int option):
        """Return the Round after an option. All cards of the view must be known. Raises BadOption."""
        cdef Round after = Round(self.rules, [0], (), "", "")
        check_range("option", option, 0, <int>self.choices.size() - 1)
        copy_state(&after.state, &self.state)
        after.over = apply(after.rules, &after.state, &self.choices[option])
        return after

    def estimates(self):
        """Return the cost of each option, in thousandths of a turn, including points at risk."""
        return list(self.costs)


cdef struct Stats:                    # of an option
    int64_t n                         # play-outs
    double value                      # sum of the values of the rounds
    double value_squared
    int64_t won
    int64_t lost                      # to another player
    double other_points               # average points left of the other players: sum
    int64_t own_points
    int64_t own_turns                 # of rounds won, including the turn of the option


cdef class Tally:
    """Statistics of play-outs, by option."""
    cdef readonly int options
    cdef vector[Stats] stats

    def __cinit__(self, int options):
        check_range("options", options, 0, 1_000_000)
        self.options = options
        self.stats.resize(options)

    def rows(self):
        """Return for each option: (play-outs, sum of values, sum of squares, won, lost, other points, own points,
        own turns)."""
        return [
            (s.n, s.value, s.value_squared, s.won, s.lost, s.other_points, s.own_points, s.own_turns)
            for s in self.stats
        ]


def simulate(
    Options options not None, Hidden hidden not None, Tally tally not None, which, Policy policy not None, *,
    uint64_t seed, int first, int n, int turns=200, double win_bonus=0, const double[::1] worth=None, int columns=0,
    Player player=None,
):
    """Play out the options in `which`, each in determinizations `first` to `first + n` of `seed`.

    All players follow `policy`. turns: maximum turns of a play-out. The value of a round is the average of the
    points left in the other hands, minus the own points; or, with two players, what `worth` says: a table of
    float64 with `columns` columns, row i and column j for i own points and j points of the other player, the last
    row and column for all larger numbers. win_bonus: value of winning the round besides. Adds the results to
    `tally`. Releases the GIL. Raises BadOption.
    """
    cdef Rules rules = options.rules
    cdef const State *view = &options.state
    cdef State world, state
    cdef const Parameters *policies[8]
    cdef vector[int] chosen
    cdef Stats *stats
    cdef int i, k, p, me = view.turn, others, own, n_turns
    cdef uint64_t rng
    cdef size_t j
    cdef double value, other
    cdef int rows = 0
    cdef const double *table = NULL
    player = player_for(rules, player)
    check_range("first", first, 0, 2_000_000_000)
    check_range("n", n, 0, 2_000_000_000 - first)
    for k in integers_of(which, "which"):
        check_range("an option in which", k, 0, min(<int>options.choices.size(), tally.options) - 1)
        chosen.push_back(k)
    hidden.check(rules, view, me)
    if worth is not None:
        if view.players != 2:
            raise BadOption("worth is for two players")
        if columns < 1 or worth.shape[0] < 1 or worth.shape[0] % columns:
            raise BadOption(f"worth has {worth.shape[0]} numbers; it must have one or more rows of {columns}")
        table = &worth[0]
        rows = <int>(worth.shape[0] // columns)
    for p in range(8):
        policies[p] = &policy.parameters
    with nogil:
        for i in range(first, first + n):
            rng = seed_of(seed, i)
            copy_state(&world, view)
            determinize(rules, hidden, player, &policy.parameters, &world, me, &rng)
            world.rng = rng
            for j in range(chosen.size()):
                k = chosen[j]
                copy_state(&state, &world)
                n_turns = 1
                if not apply(rules, &state, &options.choices[k]):
                    n_turns += play_out(rules, player, &state, policies, turns)
                others = 0
                for p in range(state.players):
                    if p != me:
                        others += points_of(rules, &state.hands[p])
                own = points_of(rules, &state.hands[me])
                other = <double>others / (state.players - 1)
                if table != NULL:
                    value = table[<Py_ssize_t>min(own, rows - 1) * columns + min(others, columns - 1)]
                else:
                    value = other - own
                stats = &tally.stats[k]
                if state.winner == me:
                    value += win_bonus
                    stats.won += 1
                    stats.own_turns += (n_turns + state.players - 1) // state.players
                elif state.winner >= 0:
                    value -= win_bonus
                    stats.lost += 1
                stats.n += 1
                stats.value += value
                stats.value_squared += value * value
                stats.other_points += other
                stats.own_points += own
