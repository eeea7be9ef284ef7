"""Games of two players who use static evaluation.

They equal the games of games/scrabble with the challenge rule `void` and the same seed: random numbers are drawn
in the order of bag.py and game.py there.

Playability: what a player would lose by not knowing a word, summed over the turns of many games.

In each turn of a game between two static players, the words of the best choice are its main word and its cross words.
A player who lacks one of them takes the best choice that forms it nowhere, which may be an exchange or a pass. The
difference of both equities is the loss of the word in this turn.

A pass keeps the rack for another turn, and is valued as in static_eval.pyx among the choices of this player. It is made
if it is the best choice; `choose`, which looks only for one, passes with tiles in the bag only if there is no other.
"""

from array import array

from lexicon_fast.base.errors import BadOption

from libc.limits cimport INT_MAX
from libc.stddef cimport size_t
from libc.stdint cimport int32_t, int64_t, uint32_t, uint64_t, uint8_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range, integers_of, items_of
from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.rng cimport random_below, shuffle
from ..tiles.board cimport Layout
from ..tiles.determinization cimport exchange, refill, value_of
from ..tiles.lanes cimport MAX_RACK, Premiums, Rack, Squares, take_workspace
from ..tiles.laying cimport CrossWord, clear_squares, cross_word, lay_play, pay_play
from ..tiles.leaves cimport Leaves, Situation
from ..tiles.static_eval cimport EXCHANGE, PASS, PLAY, Choice, choose, describe, list_choices


# (kind, (direction, row, column), word or tiles, score)
_Move = tuple[str, tuple[int, int, int] | None, str, int]


cdef class Match:
    """Two players and the rules of their games.

    sides: Leaves of each player, or None to choose by score; counts: tiles of each kind, 33 numbers by code, blanks
    last; rack_size: 1 to 15; exchange_from: fewest tiles in the bag that allow an exchange; scoreless_turns: those
    in a row that end a game. Raises BadOption.
    """

    def __cinit__(
        self, Compiled dictionary not None, Layout layout not None, sides: Sequence[Leaves | None],
        counts: Iterable[int], int rack_size=7,
        int exchange_from=7, int scoreless_turns=6,
    ):
        cdef int x, side
        cdef Leaves leaves
        cdef list kinds = integers_of(counts, "counts")
        sides = tuple(items_of(sides, "sides", "Leaves or None"))
        check_range("number of sides", len(sides), 2, 2)
        check_range("rack_size", rack_size, 1, <int>MAX_RACK)
        check_range("number of counts", len(kinds), <int>CARDS, <int>CARDS)
        for x in range(CARDS):
            check_range(f"counts[{x}]", kinds[x], 0, 1000)
        if any(kinds[dictionary.letters.n:MASTER]):
            raise BadOption(f"counts has tiles beyond the {dictionary.letters.n} letters of the alphabet")
        if sum(kinds) < 2 * rack_size:
            raise BadOption(f"{sum(kinds)} tiles are too few for two racks of {rack_size}")
        check_range("exchange_from", exchange_from, 0, INT_MAX)
        check_range("scoreless_turns", scoreless_turns, 1, INT_MAX)
        self.dictionary = dictionary
        self.layout = layout
        self.leaves = sides
        for side in range(2):
            leaves = sides[side]
            self.sides[side].table = NULL
            if leaves is not None:
                self.sides[side].table = &leaves.table
        for x in range(CARDS):
            for _ in range(kinds[x]):
                self.tiles.push_back(<uint8_t>x)
        self.rack_size = rack_size
        self.exchange_from = exchange_from
        self.scoreless_turns = scoreless_turns
        self.work = take_workspace(dictionary, &layout.premiums)

    def play(self, uint64_t seed, int starter=-1) -> tuple[int, list[_Move], tuple[int, int], int]:
        """Play a game and return (starter, actions, scores, winner). Raises BadOption.

        starter: -1 to draw for it. Actions are choices as of `best_choices`, without the equity. winner: -1 if both
        have won.
        """
        cdef Choice choice
        cdef list actions = []
        cdef int first
        check_range("starter", starter, -1, 1)
        begin(self, seed, starter)
        first = self.mover
        while not self.over:
            with nogil:
                choose_turn(self, &choice)
            actions.append(describe(self.dictionary, self.layout, &self.squares, &choice)[:4])
            apply_choice(self, &choice)
        return first, actions, (self.sides[0].score, self.sides[1].score), self.winner

    def play_many(self, uint64_t seed, int games, int starter=-1) -> array[int]:
        """Play games with the seeds from `seed` on. Releases the GIL. Raises BadOption.

        Returns an array of int32, for each game: both scores, the winner (-1: both), the number of turns.
        """
        cdef int i
        cdef int32_t[::1] row
        cdef Choice choice
        check_range("starter", starter, -1, 1)
        check_range("games", games, 0, 10_000_000)
        out = array("i", bytes(16 * games))
        row = out
        with nogil:
            for i in range(games):
                begin(self, seed + <uint64_t>i, starter)
                while not self.over:
                    choose_turn(self, &choice)
                    apply_choice(self, &choice)
                row[4 * i] = self.sides[0].score
                row[4 * i + 1] = self.sides[1].score
                row[4 * i + 2] = self.winner
                row[4 * i + 3] = self.turns
        return out


# ---------------------------------------------------------------- the game

cdef int begin(Match game, uint64_t seed, int starter) except -1 nogil:
    """Draw for the start, shuffle the bag and fill the racks."""
    cdef int side
    clear_squares(&game.layout.premiums, &game.squares, True)
    game.rng = seed
    game.mover = draw_for_start(game) if starter < 0 else starter
    game.bag = game.tiles
    game.drawn = 0
    shuffle(&game.rng, game.bag.data(), <int>game.bag.size())
    for side in range(2):
        memset(&game.sides[side].rack, 0, sizeof(Rack))
        game.sides[side].score = 0
    refill(&game.drawn, game.bag, &game.sides[game.mover].rack, game.rack_size)
    refill(&game.drawn, game.bag, &game.sides[1 - game.mover].rack, game.rack_size)
    game.scoreless = game.turns = 0
    game.over = False
    game.winner = -1


cdef int draw_for_start(Match game) except -1 nogil:
    """Return the player who draws a blank or the tile closest to A. Equal tiles are drawn again."""
    cdef size_t n = game.tiles.size(), first, second
    cdef int a, b
    if game.tiles[0] == game.tiles[n - 1]:
        return 0
    while True:
        first = random_below(&game.rng, n)
        second = 1 + random_below(&game.rng, n - 1)
        if second == first:                # the swap has put the first tile there
            second = 0
        a = game.tiles[first]
        b = game.tiles[second]
        if a != b:
            return 0 if a == MASTER or (b != MASTER and a < b) else 1


cdef Situation situation_of(Match game) noexcept nogil:
    cdef Situation situation
    situation.bag = <int>(game.bag.size() - game.drawn)
    situation.exchange_from = game.exchange_from
    situation.players = 2
    situation.others_value = value_of(&game.layout.premiums, &game.sides[1 - game.mover].rack)
    return situation


cdef int choose_turn(Match game, Choice *choice) except -1 nogil:
    cdef Side *side = &game.sides[game.mover]
    cdef Situation situation = situation_of(game)
    return choose(
        game.dictionary, &game.layout.premiums, &game.squares, &side.rack, side.table, &situation, game.work, choice)


cdef int apply_choice(Match game, const Choice *choice) except -1 nogil:
    """Apply a choice."""
    cdef Rack *rack = &game.sides[game.mover].rack
    cdef int32_t score = 0
    if choice.kind == PLAY:
        score = choice.play.score
        pay_play(game.dictionary, &game.squares, rack, &choice.play)
        lay_play(game.dictionary, &game.layout.premiums, &game.squares, game.work, &choice.play)
        game.sides[game.mover].score += score
        refill(&game.drawn, game.bag, rack, game.rack_size)
    elif choice.kind == EXCHANGE:
        exchange(&game.drawn, &game.rng, game.bag, rack, choice.exchanged)
    game.turns += 1
    game.scoreless = 0 if score else game.scoreless + 1
    if rack.tiles == 0 and game.drawn == game.bag.size():
        finish(game, True)
    elif game.scoreless >= game.scoreless_turns:
        finish(game, False)
    else:
        game.mover = 1 - game.mover


cdef void finish(Match game, bint out) noexcept nogil:
    """Subtract the value of the tiles left; a player who went out gains that of both."""
    cdef int side
    cdef uint32_t winners
    cdef int32_t scores[2]
    cdef int32_t held[2]
    for side in range(2):
        scores[side] = game.sides[side].score
        held[side] = value_of(&game.layout.premiums, &game.sides[side].rack)
    winners = count_tiles(2, held, game.mover if out else -1, scores)
    for side in range(2):
        game.sides[side].score = scores[side]
    game.over = True
    game.winner = -1 if winners == 3 else <int>(winners >> 1)


cdef uint32_t count_tiles(int players, const int32_t *held, int out, int32_t *scores) noexcept nogil:
    cdef int32_t before[4]
    cdef int player, best = 0
    cdef uint32_t winners = 0
    for player in range(players):
        before[player] = scores[player]
    for player in range(players):
        scores[player] -= held[player]
        if out >= 0:
            scores[out] += held[player]
    for player in range(players):          # a tie goes to the higher score before the count
        if scores[player] > scores[best] or (scores[player] == scores[best] and before[player] > before[best]):
            best = player
    for player in range(players):
        winners |= <uint32_t>(scores[player] == scores[best] and before[player] == before[best]) << player
    return winners


cdef enum:
    FEW = 6                       # choices that are listed first, which mostly suffices
    MORE = 16                     # times as many are listed whenever it does not


cdef struct Formed:               # the words of a play
    int n
    int64_t word[MAX_RACK + 1]    # numbers: the main word, then up to 15 cross words


def losses(Match game not None, uint64_t seed, int games) -> array[int]:
    """Play games with the seeds from `seed` on and return what was lost without each word. Releases the GIL.

    Returns an array of int64 by word number, in hundredths of a point, summed over all turns. Both players of `game`
    need Leaves. Raises BadOption.
    """
    cdef int i
    cdef int64_t[::1] sums
    check_range("games", games, 0, 10_000_000)
    if None in game.leaves:
        raise BadOption("sides has a player without Leaves, whose choices have no equity; give both players Leaves")
    out = array("q", bytes(8 * <size_t>game.dictionary.n))
    sums = out
    with nogil:
        for i in range(games):
            add_game(game, seed + <uint64_t>i, &sums[0])
    return out


cdef int add_game(Match game, uint64_t seed, int64_t *sums) except -1 nogil:
    cdef vector[Choice] found
    begin(game, seed, -1)
    while not game.over:
        add_turn(game, &found, sums)
        apply_choice(game, &found[0])


cdef int add_turn(Match game, vector[Choice] *found, int64_t *sums) except -1 nogil:
    """Add the losses of the words of the best choice, and leave this choice first in `found`."""
    cdef const Squares *squares = &game.squares
    cdef Situation situation = situation_of(game)
    cdef Formed formed
    cdef int32_t lost[MAX_RACK + 1]
    cdef size_t n = FEW
    cdef int k
    while True:
        list_choices(
            game.dictionary, &game.layout.premiums, squares, &game.sides[game.mover].rack,
            game.sides[game.mover].table, &situation, game.work, n, found)
        if found[0][0].kind != PLAY:
            return 0
        find_words(game.dictionary, &game.layout.premiums, squares, &found[0][0], &formed)
        if find_losses(game, found, found.size() < n, situation.bag, &formed, lost):
            break
        n *= MORE
    for k in range(formed.n):
        sums[formed.word[k]] += lost[k]


cdef bint find_losses(
    Match game, const vector[Choice] *found, bint are_all, int bag, const Formed *formed, int32_t *lost
) noexcept nogil:
    """Set what is lost without each word, and return whether the choices found tell that of all words.

    are_all: whether there are no other choices.
    """
    cdef int32_t mean = game.sides[game.mover].table.mean, best = found[0][0].equity, equity
    cdef uint32_t left = (<uint32_t>1 << formed.n) - 1, without, bits
    cdef size_t i
    for i in range(1, found.size()):
        # Its equity among the choices of a player who knows all words; only once the bag is empty, it is its own.
        if found[0][i].kind == PASS and bag > 0:
            continue
        without = left & ~words_shared(game, formed, &found[0][i])
        equity = max(found[0][i].equity, max(found[0][i].equity, 0) - mean) if bag > 0 else found[0][i].equity
        bits = without
        while bits:
            lost[lowest_bit(bits)] = best - equity
            bits &= bits - 1
        left &= ~without
        if not left:
            return True
    while left and are_all:
        # All other choices form the word, too. With an empty bag, the pass does not.
        lost[lowest_bit(left)] = best + mean
        left &= left - 1
    return not left


cdef uint32_t words_shared(Match game, const Formed *formed, const Choice *choice) noexcept nogil:
    """Return which of some words a choice forms, one bit each."""
    cdef Formed other
    cdef uint32_t shared = 0
    cdef int i, k
    if choice.kind != PLAY:
        return 0
    find_words(game.dictionary, &game.layout.premiums, &game.squares, choice, &other)
    for i in range(formed.n):
        for k in range(other.n):
            if other.word[k] == formed.word[i]:
                shared |= <uint32_t>1 << i
                break
    return shared


cdef void find_words(
    Compiled d, const Premiums *premiums, const Squares *squares, const Choice *choice, Formed *out
) noexcept nogil:
    """Find the different words that a play forms. squares: before the play."""
    cdef int direction = choice.play.direction, lane = choice.play.lane, at, k, i
    cdef const uint8_t *text = d.text + d.offset[choice.play.word]
    cdef uint32_t crossed = squares.crossed[direction][lane] & ~squares.occupied[direction][lane]
    cdef CrossWord cross
    cdef int64_t word
    out.n = 1
    out.word[0] = choice.play.word
    for k in range(choice.play.length):
        at = choice.play.start + k
        if not crossed >> at & 1:
            continue
        cross_word(premiums, squares, direction, lane, at, &cross)
        cross.letters[cross.before] = text[k]
        word = d.find(cross.letters, cross.before + 1 + cross.after)
        for i in range(out.n):
            if out.word[i] == word:
                break
        else:
            out.word[out.n] = word
            out.n += 1
