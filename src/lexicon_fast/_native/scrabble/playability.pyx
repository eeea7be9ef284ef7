"""Playability: what a player would lose by not knowing a word, summed over the turns of many games.

In each turn of a game between two static players, the words of the best choice are its main word and its cross words.
A player who lacks one of them takes the best choice that forms it nowhere, which may be an exchange or a pass. The
difference of both equities is the loss of the word in this turn.

A pass keeps the rack for another turn, and is valued as in static_eval.pyx among the choices of this player. It is made
if it is the best choice; `choose`, which looks only for one, passes with tiles in the bag only if there is no other.
"""

from array import array

from lexicon_fast.base.errors import BadOption

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range
from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled
from ..tiles.lanes cimport MAX_RACK, Premiums, Squares
from ..tiles.laying cimport CrossWord, cross_word
from ..tiles.leaves cimport Situation
from ..tiles.static_eval cimport PASS, PLAY, Choice, list_choices
from .selfplay cimport Match, apply_choice, begin, situation_of

cdef enum:
    FEW = 6                       # choices that are listed first, which mostly suffices
    MORE = 16                     # times as many are listed whenever it does not


cdef struct Formed:               # the words of a play
    int n
    int64_t word[MAX_RACK + 1]    # numbers: the main word, then up to 15 cross words


def losses(Match game not None, uint64_t seed, int games):
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
