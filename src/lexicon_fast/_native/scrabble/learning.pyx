"""Statistics for learning the values of leaves and of turns.

The values of turns, those of tempo and of squares, are learned from some of the best choices in positions of self-play
games. Each is followed by play-outs, with the same unseen tiles for all choices of a position: to the end of the game
if the bag has few tiles, else two turns.
"""

from lexicon_fast.base.errors import BadOption

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, int64_t, uint8_t, uint64_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range
from ..dictionary.arrays cimport bytes_of
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.rng cimport derive_seed, next_random, random_below, shuffle
from ..tiles.determinization cimport exchange, refill
from ..tiles.lanes cimport Play, Rack, Squares, position_index
from ..tiles.laying cimport lay_play, pay_play
from ..tiles.leaves cimport Leaves, Situation
from ..tiles.static_eval cimport EXCHANGE, PASS, PLAY, Choice, list_choices
from .selfplay cimport Match, apply_choice, begin, choose_turn, situation_of

cdef enum:
    OPTIONS = 8                   # most choices of a position
    WITHIN = 1200                 # their equity is at most so much below the best one, in hundredths of a point
    EXPLORED = 4                  # one turn in so many is one of the `EXPLORED` best choices, not the best
    FEW_TILES = 14                # in the bag: play-outs go to the end of the game
    MAX_LAID = 7


cdef struct Sample:               # a choice, and what followed it
    int32_t position
    int32_t bag
    int32_t laid                  # tiles; 0: an exchange
    int32_t leave                 # its value, in hundredths of a point
    int32_t gain                  # what the play-outs gained without the score of the choice, in hundredths, on average
    int32_t tiles[MAX_LAID]       # indices into `positional` of Leaves, -1 after the last


cdef class LeaveSums:
    """Sums for each leave, by rank."""

    def __cinit__(self, Leaves leaves not None):
        self.sums.assign(leaves.count, 0)
        self.squares.assign(leaves.count, 0)
        self.weights.assign(leaves.count, 0)
        self.counts.assign(leaves.count, 0)

    def columns(self) -> tuple[bytes, bytes, bytes, bytes]:
        """Return the sums of each leave: equities above the average (double, hundredths of a point), their squares
        (double), ways to pick it (double), and racks with it (uint32).
        """
        return bytes_of(self.sums), bytes_of(self.squares), bytes_of(self.weights), bytes_of(self.counts)


def sample_turns(Match game not None, uint64_t seed, int games, int playouts=6, int one_in=3) -> bytes:
    """Play games with the seeds from `seed` on, and return samples of choices. Releases the GIL. Raises BadOption.

    playouts: for each choice; one_in: only one position in so many counts, unless the bag has few tiles. A sample has
    12 int32: number of the position, tiles in the bag, tiles laid (0: an exchange), value of the leave, what the
    play-outs gained besides the score, both in hundredths of a point, and up to seven tiles laid: 33 times the
    `position_index`, plus the code, followed by -1. Both players of `game` must have the same Leaves.
    """
    cdef vector[Sample] out
    cdef vector[Choice] found
    cdef uint64_t rng = derive_seed(seed, 1)
    cdef Match trial
    cdef Situation situation
    cdef int i
    cdef size_t chosen
    cdef int32_t position = 0
    check_range("games", games, 0, 10_000_000)
    check_range("playouts", playouts, 1, 1000)
    check_range("one_in", one_in, 1, 1000)
    check_range("rack_size of the games", game.rack_size, 1, <int>MAX_LAID)
    if game.leaves[0] is None or game.leaves[0] is not game.leaves[1]:
        raise BadOption("both sides must have the same Leaves")
    trial = Match(
        game.dictionary, game.layout, game.leaves, [list(game.tiles).count(x) for x in range(CARDS)], game.rack_size,
        game.exchange_from, game.scoreless_turns)
    with nogil:
        for i in range(games):
            begin(game, seed + <uint64_t>i, -1)
            while not game.over:
                situation = situation_of(game)
                list_choices(
                    game.dictionary, &game.layout.premiums, &game.squares, &game.sides[game.mover].rack,
                    game.sides[game.mover].table, &situation, game.work, OPTIONS, &found)
                if situation.bag and (situation.bag <= FEW_TILES or random_below(&rng, one_in) == 0):
                    add_samples(trial, game, found, situation.bag, position, playouts, next_random(&rng), &out)
                    position += 1
                chosen = 0
                if random_below(&rng, EXPLORED) == 0:
                    chosen = random_below(&rng, min(found.size(), <size_t>EXPLORED))
                    if found[chosen].kind == PASS:
                        chosen = 0
                apply_choice(game, &found[chosen])
    return bytes_of(out)


cdef int add_samples(
    Match trial, Match game, const vector[Choice] &found, int bag, int32_t position, int playouts, uint64_t seed,
    vector[Sample] *out
) except -1 nogil:
    """Add the choices of a position that are nearly as good as the first. trial: see `play_out`."""
    cdef Sample sample
    cdef Squares after
    cdef Rack rack
    cdef vector[uint8_t] unseen
    cdef const Choice *choice
    cdef size_t i
    cdef int x
    unseen.insert(unseen.end(), game.bag.begin() + game.drawn, game.bag.end())
    for x in range(CARDS):
        unseen.insert(unseen.end(), <size_t>game.sides[1 - game.mover].rack.counts[x], <uint8_t>x)
    for i in range(found.size()):
        choice = &found[i]
        if choice.kind == PASS or choice.equity < found[0].equity - WITHIN:
            continue
        sample.position = position
        sample.bag = bag
        sample.leave = choice.equity
        rack = game.sides[game.mover].rack
        after = game.squares
        sample.laid = 0
        if choice.kind == PLAY:
            sample.leave -= 100 * choice.play.score
            sample.laid = pay_play(game.dictionary, &game.squares, &rack, &choice.play)
            lay_play(game.dictionary, &game.layout.premiums, &after, game.work, &choice.play)
        list_tiles(game, choice, sample.tiles)
        sample.gain = play_out(
            trial, game, &after, &rack, choice, unseen, bag <= FEW_TILES, playouts, seed)
        out.push_back(sample)


cdef void list_tiles(Match game, const Choice *choice, int32_t *out) noexcept nogil:
    """List the tiles laid by a choice: places and codes, followed by -1."""
    cdef const Play *play = &choice.play
    cdef const uint8_t *text = game.dictionary.text + game.dictionary.offset[play.word]
    cdef int n = 0, k, square
    memset(out, 0xFF, MAX_LAID * sizeof(int32_t))
    for k in range(play.length if choice.kind == PLAY else 0):
        square = play.start + k
        if not game.squares.occupied[play.direction][play.lane] >> square & 1:
            out[n] = CARDS * position_index(
                &game.layout.premiums, play.direction, play.lane, square,
                game.squares.crossed[play.direction][play.lane])
            out[n] += <int>MASTER if play.blanks >> k & 1 else text[k]
            n += 1


cdef int32_t play_out(
    Match trial, Match game, const Squares *after, const Rack *rack, const Choice *choice,
    const vector[uint8_t] &unseen, bint to_end, int playouts, uint64_t seed
) except? -1 nogil:
    """Return what the mover gains after a choice, on average, in hundredths of a point.

    trial: where play-outs are played; after, rack: board and own tiles after the choice. Two turns gain the equity of
    the own one minus that of the other one.
    """
    cdef Choice answer
    cdef int64_t sum = 0
    cdef int turn
    trial.rng = seed
    for _ in range(playouts):
        trial.bag = unseen
        shuffle(&trial.rng, trial.bag.data(), <int>trial.bag.size())
        trial.drawn = 0
        memset(&trial.sides[1].rack, 0, sizeof(Rack))
        refill(&trial.drawn, trial.bag, &trial.sides[1].rack, game.sides[1 - game.mover].rack.tiles)
        trial.sides[0].rack = rack[0]
        if choice.kind == EXCHANGE:
            exchange(&trial.drawn, &trial.rng, trial.bag, &trial.sides[0].rack, choice.exchanged)
        else:
            refill(&trial.drawn, trial.bag, &trial.sides[0].rack, game.rack_size)
        trial.sides[0].score = trial.sides[1].score = 0
        trial.squares = after[0]
        trial.mover = 1
        trial.scoreless = turn = 0
        trial.over = False
        while not trial.over and (to_end or turn < 2):
            choose_turn(trial, &answer)
            sum += 0 if to_end else answer.equity if trial.mover == 0 else -answer.equity
            apply_choice(trial, &answer)
            turn += 1
        if to_end:
            sum += 100 * (trial.sides[0].score - trial.sides[1].score)
    return <int32_t>(sum // playouts)
