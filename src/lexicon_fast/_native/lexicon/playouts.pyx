"""Self-play of complete rounds, and play-outs of determinizations of a player's view."""

from array import array

from lexicon_fast.base.errors import BadHand, BadOption

from libc.stdint cimport int32_t, int64_t, uint32_t, uint64_t
from libcpp.algorithm cimport stable_sort
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range, instances_of, integers_of
from ..dictionary.letters cimport CARDS
from ..dictionary.rng cimport random_below, seed_of
from .candidates cimport FORM, INSERT
from .hidden_cards cimport Hidden, determinize
from .policies cimport (
    Option, Parameters, Player, Policy, choose, evaluate, option_choice, option_features,
)
from .rounds cimport (
    MAX_HELD, MAX_PLAYERS, Choice, Round, Rules, State, apply, blind_is_legal, check_turn, copy_state, deal,
    describe, is_same, points_of, read_choice, unseen_cards,
)
from .turns cimport MAX_HAND
from .values cimport FEATURES, position_features


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


# ("form", None, laid), ("insert" or "substitute", target, laid) or ("draw", discard, take).
_Action = tuple[str, int | str | None, str]


def step(Round game not None, Policy policy not None, Player player=None) -> _Action:
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


def self_play(
    Rules rules not None, policies: Sequence[Policy], int rounds, uint64_t seed, int cards_each=10,
    bint rotate=True,
) -> array[int]:
    """Play rounds from shuffled packs. Round i is dealt with seed + i, and played in each rotation of the seats.

    policies: of each player. Returns an array of int32: for each round and rotation the winner (an index
    into `policies`; -1: the guard ended the round), the turns, and the points left for each of `policies`.
    Raises BadOption.
    """
    cdef int players, rotations, i, r, p, turns
    cdef const Parameters *seated[MAX_PLAYERS]
    cdef const Parameters *parameters[MAX_PLAYERS]
    cdef Player player = Player(rules)
    cdef State dealt, state
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
            deal(rules, &dealt, players, cards_each, 0, seed + <uint64_t>i)
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


def sample_options(
    Rules rules not None, Policy behaviour not None, Policy policy not None, int rounds, uint64_t seed, *,
    int players=2, int cards_each=10, int best=4, int others=3, int pool=24, double explore=0.25,
) -> tuple[bytes, bytes, bytes]:
    """Play rounds, and play out some options of each turn from the real cards, as data to learn from.

    behaviour: chooses the actions, mostly; policy: plays the rest. Of each turn, the `best` options and up to
    `others` random ones of the first `pool` are played out; with the chance `explore`, one of these is played.
    Turns in which an option empties the hand are left out. Returns (features: float32, of each option; results:
    float32: out first (1, 0, or 0.5 if nobody), and points gained; turns: int32: the number of the turn).
    Raises BadOption.
    """
    cdef Player player = Player(rules)
    cdef State state, world
    cdef vector[float] rows, results
    cdef vector[int32_t] turns
    cdef vector[Choice] choices
    cdef Choice choice
    cdef const Parameters *policies[MAX_PLAYERS]
    cdef int unseen[CARDS]
    cdef float features[FEATURES]
    cdef int i, k, p, n, c, own, other, me, n_unseen, turn = 0
    cdef uint64_t rng
    check_range("players", players, 2, MAX_PLAYERS)
    check_range("cards_each", cards_each, 1, min(<int>MAX_HAND, (rules.cards_in_play - 1) // players))
    check_range("rounds", rounds, 0, 10_000_000)
    check_range("best", best, 1, 1000)
    check_range("others", others, 0, 1000)
    check_range("pool", pool, 1, 1000)
    for p in range(8):
        policies[p] = &policy.parameters
    with nogil:
        for i in range(rounds):
            rng = seed_of(seed, i)
            deal(rules, &state, players, cards_each, 0, rng)
            while state.hands[state.turn].total <= MAX_HAND:
                me = state.turn
                evaluate(rules, player, &state, &behaviour.parameters, False)
                stable_sort(player.options.begin(), player.options.end(), cheaper)
                if player.options[0].cards == 0:
                    break
                choices.clear()
                n = <int>min(player.options.size(), <size_t>pool)
                n_unseen = unseen_cards(rules, &state, unseen)
                for k in range(best + others):
                    c = k
                    if k >= best:
                        c = <int>random_below(&rng, n)
                    if c >= n or k >= best and c < best:
                        continue
                    option_choice(rules, player, &player.options[c], &choice)
                    choices.push_back(choice)
                    position_features(rules, &state, unseen, n_unseen, features)
                    option_features(rules, player, &state, &player.options[c], unseen, n_unseen, features)
                    rows.insert(rows.end(), features, features + <int>FEATURES)
                    turns.push_back(turn)
                for k in range(<int>choices.size()):
                    copy_state(&world, &state)
                    if not apply(rules, &world, &choices[k]):
                        play_out(rules, player, &world, policies, 200)
                    own = points_of(rules, &world.hands[me])
                    other = 0
                    for p in range(players):
                        other += points_of(rules, &world.hands[p])
                    results.push_back(1 if world.winner == me else 0.5 if world.winner < 0 else 0)
                    results.push_back(<float>(other - own) / (players - 1) - own)
                turn += 1
                c = 0
                if random_below(&rng, 1000) < explore * 1000:
                    c = <int>random_below(&rng, choices.size())
                if apply(rules, &state, &choices[c]):
                    break
    return (
        (<char *>rows.data())[:rows.size() * sizeof(float)], (<char *>results.data())[:results.size() * sizeof(float)],
        (<char *>turns.data())[:turns.size() * sizeof(int32_t)])


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

    def actions(self) -> list[_Action]:
        """Return the actions as tuples, like those of `step`."""
        cdef size_t i
        return [describe(self.rules, &self.state, &self.choices[i]) for i in range(self.choices.size())]

    def after(self, int option) -> Round:
        """Return the Round after an option. All cards of the view must be known. Raises BadOption."""
        cdef Round after = Round(self.rules, [0], (), "", "")
        check_range("option", option, 0, <int>self.choices.size() - 1)
        copy_state(&after.state, &self.state)
        after.over = apply(after.rules, &after.state, &self.choices[option])
        return after

    def add_action(self, str kind not None, where: int | str | None, str what not None) -> int:
        """Return the index of an action, given like those of `actions`; one that is missing is added at the end.

        -1: its word is not in the dictionary. Masters count by number, not by place. Raises BadOption for an action
        that the hand, the table and the pile do not allow, BadTableWord, BadHand.
        """
        cdef Choice choice
        cdef size_t i
        if not read_choice(self.rules, &self.state, kind, where, what, &choice):
            return -1
        for i in range(self.choices.size()):
            if is_same(&choice, &self.choices[i]):
                return i
        self.choices.push_back(choice)
        self.costs.push_back(0)
        return self.choices.size() - 1

    def estimates(self) -> list[int]:
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
    int64_t points_of_seat[MAX_PLAYERS]  # points left in each hand: sums
    int64_t won_by_seat[MAX_PLAYERS]


cdef class Tally:
    """Statistics of play-outs, by option."""
    cdef readonly int options
    cdef vector[Stats] stats

    def __cinit__(self, int options):
        check_range("options", options, 0, 1_000_000)
        self.options = options
        self.stats.resize(options)

    def rows(self) -> list[tuple[int, float, float, int, int, float, int, int]]:
        """Return for each option: (play-outs, sum of values, sum of squares, won, lost, other points, own points,
        own turns)."""
        return [
            (s.n, s.value, s.value_squared, s.won, s.lost, s.other_points, s.own_points, s.own_turns)
            for s in self.stats
        ]

    def seats(self, int option) -> list[tuple[int, int]]:
        """Return for each of eight seats: (points left in the hand: their sum, rounds won). Raises BadOption."""
        check_range("option", option, 0, self.options - 1)
        return [(self.stats[option].points_of_seat[p], self.stats[option].won_by_seat[p]) for p in range(MAX_PLAYERS)]


cdef class Standing:
    """The worth of the results of a round for one player of a game of more than two: the chance of outlasting them.

    A row of the tables is for the points that a player may still lose before being out: the first for a player
    who is out, the last for all larger numbers. The columns are moments of the game.
    """
    cdef int players
    cdef int me
    cdef int left[MAX_PLAYERS]        # of each player, before the round
    cdef int rows
    cdef int columns
    cdef double scale
    cdef double base
    cdef vector[double] outs          # chances that the player is out just then
    cdef vector[double] befores       # chances that the player is out before

    def __cinit__(
        self, left: Iterable[int], int me, const double[::1] outs not None, const double[::1] befores not None,
        int columns,
        double scale,
    ):
        """left: points that each player may still lose; me: the player whose chances count; outs, befores: tables
        of float64 with `columns` columns: the chances that a player is out just then, and before; scale: worth of
        winning the game, in points. Raises BadOption."""
        cdef int p
        left = integers_of(left, "left")
        self.players = len(left)
        check_range("number of players in left", self.players, 2, MAX_PLAYERS)
        check_range("me", me, 0, self.players - 1)
        for p in range(self.players):
            check_range(f"left[{p}]", left[p], -1_000_000, 1_000_000)
            self.left[p] = left[p]
        if columns < 1 or outs.shape[0] < columns or outs.shape[0] % columns or befores.shape[0] != outs.shape[0]:
            raise BadOption(
                f"outs has {outs.shape[0]} numbers and befores {befores.shape[0]}; they must have the same number of"
                f" rows of {columns}")
        self.columns = columns
        self.rows = <int>(outs.shape[0] // columns)
        for p in range(<int>outs.shape[0]):
            self.outs.push_back(outs[p])
            self.befores.push_back(befores[p])
        self.me = me
        self.scale = scale
        self.base = self.chance(self.left)

    cdef double chance(self, const int *left) noexcept nogil:
        """The chance to be the last one who is not out. If all are out at once, the lowest score wins."""
        cdef const double *outs
        cdef double product, sum = 0
        cdef int p, j, most = left[0], equal = 0
        for p in range(self.players):
            most = max(most, left[p])
        if most <= 0:
            for p in range(self.players):
                equal += left[p] == most
            return 1.0 / equal if left[self.me] == most else 0.0
        if left[self.me] <= 0:
            return 0
        outs = self.row(self.outs, left[self.me])
        for j in range(self.columns):
            product = outs[j]
            for p in range(self.players):
                if p != self.me:
                    product *= self.row(self.befores, left[p])[j]
            sum += product
        return sum

    cdef const double *row(self, const vector[double] &table, int left) noexcept nogil:
        return table.data() + <Py_ssize_t>min(max(left, 0), self.rows - 1) * self.columns

    cdef double worth(self, const int *points) noexcept nogil:
        """The change of the chance by a round that costs each player these points, in points."""
        cdef int left[MAX_PLAYERS]
        cdef int p
        for p in range(self.players):
            left[p] = self.left[p] - points[p]
        return self.scale * (self.chance(left) - self.base)

    def of(self, points: Iterable[int]) -> float:
        """Return the worth of a round. points: what it costs each player. Raises BadOption."""
        cdef int costs[MAX_PLAYERS]
        cdef int p
        points = integers_of(points, "points")
        check_range("number of players in points", len(points), self.players, self.players)
        for p in range(self.players):
            check_range(f"points[{p}]", points[p], -1_000_000, 1_000_000)
            costs[p] = points[p]
        return self.worth(costs)


cdef struct Valuation:                # how rounds are valued
    double win_bonus
    const double *table               # see `simulate`; NULL: not used
    int rows
    int columns


cdef Valuation valuation_of(
    int players, int me, double win_bonus, const double[::1] worth, int columns, Standing standing
) except *:
    cdef Valuation valuation
    valuation.win_bonus = win_bonus
    valuation.table = NULL
    valuation.rows = valuation.columns = 0
    if worth is not None:
        if players != 2:
            raise BadOption("worth is for two players")
        if columns < 1 or worth.shape[0] < 1 or worth.shape[0] % columns:
            raise BadOption(f"worth has {worth.shape[0]} numbers; it must have one or more rows of {columns}")
        valuation.table = &worth[0]
        valuation.rows = <int>(worth.shape[0] // columns)
        valuation.columns = columns
    if standing is not None and (standing.players != players or standing.me != me):
        raise BadOption(f"standing is of player {standing.me} of {standing.players}, not {me} of {players}")
    return valuation


cdef void count(
    Rules rules, const State *state, int me, int my_turns, const Valuation *valuation, Standing standing, Stats *stats
) noexcept nogil:
    """Add the result of a play-out."""
    cdef int points[MAX_PLAYERS]
    cdef int p, others = 0, own
    cdef double value, other
    for p in range(state.players):
        points[p] = points_of(rules, &state.hands[p])
        stats.points_of_seat[p] += points[p]
        if p != me:
            others += points[p]
    own = points[me]
    other = <double>others / (state.players - 1)
    if valuation.table != NULL:
        value = valuation.table[
            <Py_ssize_t>min(own, valuation.rows - 1) * valuation.columns + min(others, valuation.columns - 1)]
    elif standing is not None:
        value = standing.worth(points)
    else:
        value = other - own
    if state.winner == me:
        value += valuation.win_bonus
        stats.won += 1
        stats.own_turns += my_turns
    elif state.winner >= 0:
        value -= valuation.win_bonus
        stats.lost += 1
    if state.winner >= 0:
        stats.won_by_seat[state.winner] += 1
    stats.n += 1
    stats.value += value
    stats.value_squared += value * value
    stats.other_points += other
    stats.own_points += own


def simulate(
    Options options not None, Hidden hidden not None, Tally tally not None, which: Iterable[int],
    Policy policy not None, *,
    uint64_t seed, int first, int n, int turns=200, double win_bonus=0, const double[::1] worth=None, int columns=0,
    Standing standing=None, Player player=None,
):
    """Play out the options in `which`, each in determinizations `first` to `first + n` of `seed`.

    All players follow `policy`. turns: maximum turns of a play-out. The value of a round is the average of the
    points left in the other hands, minus the own points; or, with two players, what `worth` says: a table of
    float64 with `columns` columns, row i and column j for i own points and j points of the other player, the last
    row and column for all larger numbers; or what `standing` says. win_bonus: value of winning the round besides.
    Adds the results to `tally`. Releases the GIL. Raises BadOption.
    """
    cdef Rules rules = options.rules
    cdef const State *view = &options.state
    cdef State world, state
    cdef const Parameters *policies[MAX_PLAYERS]
    cdef vector[int] chosen
    cdef int i, k, p, me = view.turn, n_turns
    cdef uint64_t rng
    cdef size_t j
    cdef Valuation valuation
    player = player_for(rules, player)
    check_range("first", first, 0, 2_000_000_000)
    check_range("n", n, 0, 2_000_000_000 - first)
    for k in integers_of(which, "which"):
        check_range("an option in which", k, 0, min(<int>options.choices.size(), tally.options) - 1)
        chosen.push_back(k)
    hidden.check(rules, view, me)
    valuation = valuation_of(view.players, me, win_bonus, worth, columns, standing)
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
                count(
                    rules, &state, me, (n_turns + state.players - 1) // state.players, &valuation, standing,
                    &tally.stats[k])


def play_on(
    Round view not None, int me, Hidden hidden not None, Tally tally not None, Policy policy not None, *,
    uint64_t seed, int first, int n, int turns=200, double win_bonus=0, const double[::1] worth=None, int columns=0,
    Standing standing=None, Player player=None,
):
    """Play a round on that player `me` sees, in determinizations `first` to `first + n` of `seed`.

    Any player may be to move. See `simulate` for the other arguments; the results are added to option 0 of `tally`.
    Releases the GIL. Raises BadOption, BadHand.
    """
    cdef Rules rules = view.rules
    cdef State world
    cdef const Parameters *policies[MAX_PLAYERS]
    cdef int i, x, p, later, n_turns, cards = 0
    cdef uint64_t rng
    cdef Valuation valuation
    player = player_for(rules, player)
    if view.over:
        raise BadOption("the round is over")
    check_range("first", first, 0, 2_000_000_000)
    check_range("n", n, 0, 2_000_000_000 - first)
    check_range("options of the tally", tally.options, 1, 1_000_000)
    check_range("me", me, 0, view.state.players - 1)
    for x in range(CARDS):
        cards += view.state.hands[me].counts[x]
    check_range("known cards of the player", cards, max(1, view.state.hands[me].total), view.state.hands[me].total)
    if not blind_is_legal(&view.state):
        raise BadHand("stock and pile are empty; there must be a card to draw")
    hidden.check(rules, &view.state, me)
    valuation = valuation_of(view.state.players, me, win_bonus, worth, columns, standing)
    for p in range(8):
        policies[p] = &policy.parameters
    later = (me - view.state.turn + view.state.players) % view.state.players
    with nogil:
        for i in range(first, first + n):
            rng = seed_of(seed, i)
            copy_state(&world, &view.state)
            determinize(rules, hidden, player, &policy.parameters, &world, me, &rng)
            world.rng = rng
            n_turns = play_out(rules, player, &world, policies, turns)
            count(
                rules, &world, me, (n_turns - 1 - later) // world.players + 1, &valuation, standing, &tally.stats[0])
