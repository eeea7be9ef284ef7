"""Base of the vectors of games: arrays, episodes, and steps in all games."""

from libc.stdint cimport int16_t, int32_t, int64_t, int8_t, uint16_t, uint64_t, uint8_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.bits cimport lowest_bit
from ..dictionary.letters cimport MASTER
from ..dictionary.rng cimport random_below

cdef enum:
    MASK_WORDS = 4
    MAX_ACTIONS = 256


cdef struct Mask:
    uint64_t bits[MASK_WORDS]     # MASK_WORDS


cdef extern from *:
    """
    #include <cstdint>
    #include <cstring>

    // The bits of each byte, as one byte each.
    struct lexicon_spread_bits {
      std::uint8_t bytes[256][8];
      lexicon_spread_bits() {
        for (int i = 0; i < 256; i++)
          for (int k = 0; k < 8; k++) bytes[i][k] = i >> k & 1;
      }
    };
    static const lexicon_spread_bits lexicon_spread;
    """
    const uint8_t *spread_bits "lexicon_spread.bytes"[256]


cdef inline bint has_action(const Mask *mask, int action) noexcept nogil:
    return mask.bits[action >> 6] >> (action & 63) & 1


cdef inline void add_action(Mask *mask, int action) noexcept nogil:
    mask.bits[action >> 6] |= <uint64_t>1 << (action & 63)


cdef inline void add_actions(Mask *mask, int first, uint64_t set) noexcept nogil:
    """Add the actions `first` + k for each bit k of a set."""
    cdef int word = first >> 6, shift = first & 63
    mask.bits[word] |= set << shift
    if shift and word + 1 < MASK_WORDS:
        mask.bits[word + 1] |= set >> (64 - shift)


cdef inline void write_mask(const Mask *mask, uint8_t *row, int actions) noexcept nogil:
    """Write one byte for each action: 1 if it is in the mask, else 0."""
    cdef int k, at = 0
    cdef uint64_t bits = 0
    for k in range(actions >> 3):
        bits = mask.bits[k >> 3] >> ((k & 7) << 3) & 255
        memcpy(row + 8 * k, spread_bits[bits], 8)
    at = actions & ~7
    if at < actions:
        bits = mask.bits[at >> 6] >> (at & 63) & 255
        memcpy(row + at, spread_bits[bits], actions - at)


cdef inline int choose_action(const Mask *mask, uint64_t *rng) noexcept nogil:
    """Return one of the actions of a mask, all equally likely. The mask must not be empty."""
    cdef uint64_t bits
    cdef int word, n = 0, k
    for word in range(MASK_WORDS):
        bits = mask.bits[word]
        while bits:
            bits &= bits - 1
            n += 1
    k = <int>random_below(rng, n)
    for word in range(MASK_WORDS):
        bits = mask.bits[word]
        while bits:
            if k == 0:
                return 64 * word + <int>lowest_bit(bits)
            bits &= bits - 1
            k -= 1
    return -1


cdef enum:
    MAX_BYTE = 255                # of an observation


cdef struct Episode:              # of a game
    uint64_t seed                 # of all episodes of the game
    uint64_t rng                  # of `sample`
    int64_t number
    int32_t turns                 # completed


cdef class Games:
    cdef readonly int games
    cdef readonly int players
    cdef readonly int actions
    cdef readonly int observation_size
    cdef readonly int plays           # the best plays of a turn that are actions of their own; 0: plays are spelled
    cdef readonly int first_play      # action
    cdef readonly int play_size       # numbers that describe a play
    cdef readonly bint damaged        # by an interrupted step
    cdef bint used                    # by a call that has released the GIL
    cdef vector[Episode] episodes
    cdef vector[Mask] legal_masks     # by game
    cdef vector[vector[uint16_t]] taken   # by game: all actions of the episode
    cdef object arrays                # keeps the memory alive
    cdef uint8_t *observations        # the arrays: see `use`
    cdef uint8_t *masks
    cdef int8_t *to_move
    cdef int32_t *rewards
    cdef uint8_t *done
    cdef int32_t *turns
    cdef object play_array            # keeps the memory alive
    cdef int16_t *play_rows
    cdef vector[int] ranked           # by game: plays of this turn in the array

    # Set the number of games and the sizes of the arrays. actions: besides plays. Raises BadOption.
    cdef int set_sizes(
        self, int games, int players, int actions, int observation_size, int plays, int play_size) except -1
    # Begin the episode of a game that self.episodes[game] names, and write everything that the arrays show of it.
    cdef int begin(self, int game) except -1 nogil
    # Take a legal step.
    cdef int act(self, int game, int action) except -1 nogil

    cdef int begin_all(self, uint64_t seed, int64_t number) except -1 nogil
    cdef void clear_end(self, int game) noexcept nogil
    cdef uint64_t seed_of_episode(self, int game) noexcept nogil
    cdef int first_player(self, int game) noexcept nogil
    cdef uint8_t *observation_of(self, int game) noexcept nogil
    cdef void show_legal(self, int game) noexcept nogil
    # The numbers that describe a play of this turn, and what follows once those of its plays are written.
    cdef int16_t *row_of_play(self, int game, int rank) noexcept nogil
    cdef void show_plays(self, int game, int plays) noexcept nogil
    cdef int check_free(self) except -1
    cdef int check_ready(self) except -1


# Check the shape of an array. Raises BadOption.
cdef int check_shape(str name, Py_ssize_t rows, Py_ssize_t columns, Py_ssize_t games, Py_ssize_t size) except -1


cdef inline void write_left(int16_t *numbers, const uint8_t *counts, int letters) noexcept nogil:
    """Write the cards or tiles that a ranked play leaves. counts: by code."""
    cdef int x
    for x in range(letters):
        numbers[x] = counts[x]
    numbers[letters] = counts[<int>MASTER]
