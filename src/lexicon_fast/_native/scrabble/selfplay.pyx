"""Games of two players who use static evaluation.

They equal the games of games/scrabble with the challenge rule `void` and the same seed: random numbers are drawn
in the order of bag.py and game.py there.
"""

from array import array

from lexicon_fast.base.errors import BadOption

from libc.limits cimport INT_MAX
from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memset

from ..dictionary.arguments cimport check_range, integers_of, items_of
from ..dictionary.compiled cimport Compiled
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.rng cimport random_below, shuffle
from ..tiles.board cimport Layout
from ..tiles.determinization cimport exchange, refill, value_of
from ..tiles.lanes cimport MAX_RACK, Rack, take_workspace
from ..tiles.laying cimport clear_squares, lay_play, pay_play
from ..tiles.leaves cimport Leaves, Situation
from ..tiles.static_eval cimport EXCHANGE, PLAY, Choice, choose, describe

cdef class Match:
    """Two players and the rules of their games.

    sides: Leaves of each player, or None to choose by score; counts: tiles of each kind, 33 numbers by code, blanks
    last; rack_size: 1 to 15; exchange_from: fewest tiles in the bag that allow an exchange; scoreless_turns: those
    in a row that end a game. Raises BadOption.
    """

    def __cinit__(
        self, Compiled dictionary not None, Layout layout not None, sides, counts, int rack_size=7,
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

    def play(self, uint64_t seed, int starter=-1):
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

    def play_many(self, uint64_t seed, int games, int starter=-1):
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
