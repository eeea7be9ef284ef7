"""Rounds played natively: on from a position, whole ones, and many from what one player sees."""

from array import array

from lexicon_fast.errors import BadOption

from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.algorithm cimport stable_sort
from libcpp.vector cimport vector

from ..dictionary.arguments cimport instances_of, integers_of
from ..dictionary.letters cimport CARDS
from ..dictionary.rng cimport shuffle
from .candidates cimport FORM, INSERT
from .hidden_cards cimport Hidden, imagine
from .policies cimport Numbers, Option, Player, Policy, choose, spell_option, weigh
from .rounds cimport (
    MAX_HELD, MAX_PLAYERS, Choice, Round, Rules, State, check_turn, copy_state, describe, perform,
    points_of,
)
from .turns cimport MAX_HAND


cdef int play_out(
    Rules rules, Player player, State *state, const Numbers *const *policies, int turns
) except -1 nogil:
    """Play on to the end of the round, or for some turns; policies: of each player. Returns turns played."""
    cdef Choice choice
    cdef int n = 0
    while n < turns:
        choose(rules, player, state, policies[state.turn], &choice)
        n += 1
        if perform(rules, state, &choice):
            break
    return n


cdef Player player_for(Rules rules, Player player):
    """A player with memory for searches of this dictionary."""
    if player is None:
        return Player(rules)
    if player.dictionary is not rules.dictionary:
        raise BadOption("a player of another dictionary; accepted: one made for the same")
    return player


def step(Round game not None, Policy policy not None, Player player=None):
    """Let a policy play one turn. Returns the action, as `describe` tells it."""
    cdef Choice choice
    if game.over:
        raise BadOption("step: the round is over")
    check_turn(&game.state, MAX_HELD)
    player = player_for(game.rules, player)
    choose(game.rules, player, &game.state, &policy.numbers, &choice)
    action = describe(game.rules, &game.state, &choice)
    game.over = perform(game.rules, &game.state, &choice)
    return action


def self_play(Rules rules not None, policies, int rounds, uint64_t seed, int cards_each=10, bint rotate=True):
    """Rounds from shuffled packs. Round i is dealt from seed + i, under each rotation of the seats.

    policies: of each player. Returns an array of int32: for each round and rotation the winner (a place
    in `policies`, -1: ended by the guard), the turns, and the points left of each of `policies`.
    """
    cdef int players, rotations, i, r, p, turns
    cdef const Numbers *seated[8]
    cdef const Numbers *given[8]
    cdef Player player = Player(rules)
    cdef State dealt, state
    cdef uint64_t rng
    cdef int32_t[::1] row
    cdef Py_ssize_t at = 0
    policies = instances_of(policies, "policies", Policy)
    players = len(policies)
    if not 2 <= players <= MAX_PLAYERS:
        raise BadOption(f"{players} players; accepted: 2 to {MAX_PLAYERS}")
    if not 1 <= cards_each <= MAX_HELD or players * cards_each >= rules.cards_in_play:
        raise BadOption(f"{cards_each} cards each: there are {rules.cards_in_play}")
    if not 0 <= rounds <= 10_000_000:
        raise BadOption(f"{rounds} rounds; accepted: 0 to 10,000,000")
    for i in range(players):
        given[i] = &(<Policy?>policies[i]).numbers
    rotations = players if rotate else 1
    out = array("i", bytes(4 * <Py_ssize_t>rounds * rotations * (players + 2)))
    row = out
    with nogil:
        for i in range(rounds):
            rng = seed + <uint64_t>i
            deal(rules, &dealt, players, cards_each, &rng)
            for r in range(rotations):
                for p in range(players):
                    seated[(p + r) % players] = given[p]
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
        for _ in range(rules.packed[x]):
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


# ---------------------------------------------------------------- from what one player sees

cdef bint cheaper(const Option &a, const Option &b) noexcept nogil:
    return a.cost < b.cost


cdef class Options:
    """The actions of the player whose turn it is, as the planner ranks them: the best first."""
    cdef readonly Rules rules
    cdef State state                  # of the view, which may be played on
    cdef vector[Choice] choices
    cdef vector[int32_t] costs

    def __cinit__(self, Round view not None, Policy policy not None, int most, int same=0, Player player=None):
        """most: how many to keep; same: with each play so many others that pay the same cards."""
        cdef size_t i
        if view.over:
            raise BadOption("options: the round is over")
        check_turn(&view.state, MAX_HAND)
        player = player_for(view.rules, player)
        self.rules = view.rules
        copy_state(&self.state, &view.state)
        player.mind.keep_same = same > 0
        try:
            weigh(self.rules, player, &self.state, &policy.numbers)
        finally:
            player.mind.keep_same = False
        stable_sort(player.options.begin(), player.options.end(), cheaper)
        for i in range(player.options.size()):
            if self.choices.size() >= <size_t>most:
                break
            self.add(player, &player.options[i])
            if player.options[i].action == FORM or player.options[i].action == INSERT:
                self.add_same(player, &player.options[i], same)

    cdef int add(self, Player player, const Option *option) except -1:
        cdef Choice choice
        spell_option(self.rules, player, &self.state, option, &choice)
        self.choices.push_back(choice)
        self.costs.push_back(option.cost)
        return 0

    cdef int add_same(self, Player player, const Option *option, int most) except -1:
        """Other words, or places for them, that get rid of the same cards."""
        cdef Choice choice
        cdef size_t i
        cdef uint32_t set = player.mind.ways[option.way].set
        for i in range(player.mind.same.size()):
            if most == 0:
                break
            if player.mind.same[i].set == set:
                choice = self.choices.back()
                choice.action = INSERT if player.mind.same[i].target >= 0 else FORM
                choice.target = player.mind.same[i].target
                choice.word = player.mind.same[i].word
                self.choices.push_back(choice)
                self.costs.push_back(option.cost)
                most -= 1
        return 0

    def __len__(self):
        return self.choices.size()

    def actions(self):
        """Each as `describe` tells it."""
        cdef size_t i
        return [describe(self.rules, &self.state, &self.choices[i]) for i in range(self.choices.size())]

    def after(self, int option):
        """The round as it is once this has been done; all cards must be known. Returns a Round."""
        cdef Round after = Round(self.rules, [0], (), "", "")
        if not 0 <= option < <int>self.choices.size():
            raise BadOption(f"option {option}; accepted: 0 to {self.choices.size() - 1}")
        copy_state(&after.state, &self.state)
        after.over = perform(after.rules, &after.state, &self.choices[option])
        return after

    def estimates(self):
        """Of each, what it costs: thousandths of a turn, points at risk included."""
        return list(self.costs)


cdef class Tally:
    """Results of play-outs, by option: how many, sums, and sums of squares."""
    cdef readonly int options
    cdef vector[int64_t] n
    cdef vector[double] gain          # what others are left with on average, less one's own
    cdef vector[double] gain_squared
    cdef vector[int64_t] out_first    # rounds won
    cdef vector[int64_t] lost         # rounds that another player won
    cdef vector[int64_t] own_points
    cdef vector[int64_t] own_turns    # of rounds won, this one included

    def __cinit__(self, int options):
        if not 0 <= options <= 1_000_000:
            raise BadOption(f"{options} options; accepted: 0 to 1,000,000")
        self.options = options
        self.n.assign(options, 0)
        self.gain.assign(options, 0)
        self.gain_squared.assign(options, 0)
        self.out_first.assign(options, 0)
        self.lost.assign(options, 0)
        self.own_points.assign(options, 0)
        self.own_turns.assign(options, 0)

    def rows(self):
        """Of each option: (play-outs, sum of gains, sum of their squares, won, lost, own points, own turns)."""
        return [
            (self.n[i], self.gain[i], self.gain_squared[i], self.out_first[i], self.lost[i], self.own_points[i],
             self.own_turns[i])
            for i in range(self.options)]


def simulate(
    Options options not None, Hidden hidden not None, Tally tally not None, which, Policy policy not None, *,
    uint64_t seed, int first, int n, int turns=200, double win_bonus=0, Player player=None,
):
    """Play-outs of the options in `which`, each in the same imagined worlds `first` to `first + n` of `seed`.

    All players follow `policy`. turns: after so many a play-out ends. win_bonus: points that winning
    the round is worth beyond what is left in hands. Adds to `tally`. Releases the GIL.
    """
    cdef Rules rules = options.rules
    cdef const State *view = &options.state
    cdef State world, state
    cdef const Numbers *policies[8]
    cdef vector[int] chosen
    cdef int i, k, p, me = view.turn, others, n_turns
    cdef uint64_t rng
    cdef size_t j
    cdef double gain
    player = player_for(rules, player)
    if first < 0 or n < 0 or first > 2_000_000_000 or n > 2_000_000_000 - first:
        raise BadOption(f"worlds {first} to {first} + {n}; accepted: 0 to 2,000,000,000")
    for k in integers_of(which, "which"):
        if not 0 <= k < <int>options.choices.size() or k >= tally.options:
            raise BadOption(f"option {k}; accepted: 0 to {options.choices.size() - 1}")
        chosen.push_back(k)
    hidden.check(rules, view, me)
    for p in range(8):
        policies[p] = &policy.numbers
    with nogil:
        for i in range(first, first + n):
            rng = seed + <uint64_t>i * <uint64_t>0xD1342543DE82EF95
            copy_state(&world, view)
            imagine(rules, hidden, player, &policy.numbers, &world, me, &rng)
            world.rng = rng
            for j in range(chosen.size()):
                k = chosen[j]
                copy_state(&state, &world)
                n_turns = 1
                if not perform(rules, &state, &options.choices[k]):
                    n_turns += play_out(rules, player, &state, policies, turns)
                others = 0
                for p in range(state.players):
                    if p != me:
                        others += points_of(rules, &state.hands[p])
                gain = <double>others / (state.players - 1) - points_of(rules, &state.hands[me])
                if state.winner == me:
                    gain += win_bonus
                    tally.out_first[k] += 1
                elif state.winner >= 0:
                    gain -= win_bonus
                    tally.lost[k] += 1
                tally.n[k] += 1
                tally.gain[k] += gain
                tally.gain_squared[k] += gain * gain
                tally.own_points[k] += points_of(rules, &state.hands[me])
                if state.winner == me:
                    tally.own_turns[k] += (n_turns + state.players - 1) // state.players
