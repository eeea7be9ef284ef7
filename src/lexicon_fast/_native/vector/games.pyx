"""Base of the vectors of games: arrays, episodes, and steps in all games.

Random numbers come from SplitMix64, a counter that is scrambled. Each episode has a seed of its own, derived from the
seed of the vector, the number of the game and that of the episode. So a game does not depend on the others.
"""

from lexicon_fast.base.errors import BadAction, BadOption

from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint64_t
from libc.string cimport memset

from ..dictionary.arguments cimport check_range, seed_from
from ..dictionary.deadline cimport check_stop
from ..dictionary.rng cimport derive_seed
from .games cimport MAX_ACTIONS, add_action, choose_action, has_action, write_mask

cdef enum:
    MAX_GAMES = 1 << 20
    RANDOM_ACTIONS = 0x5A3C       # path of the seed of `sample`
    WORK = 500                    # nanoseconds of a step of a game


cdef class Games:
    """The games of a vector. Each game has a subclass."""

    def __cinit__(self):
        self.damaged = True           # until `reset`

    cdef int set_sizes(
        self, int games, int players, int actions, int observation_size, int plays, int play_size
    ) except -1:
        check_range("games", games, 1, <int>MAX_GAMES)
        check_range("actions", actions, 1, <int>MAX_ACTIONS)
        check_range("plays", plays, 0, <int>MAX_ACTIONS - actions)
        self.games = games
        self.players = players
        self.plays = plays
        self.first_play = actions
        self.play_size = play_size
        self.actions = actions + plays
        self.ranked.resize(games)
        self.observation_size = observation_size
        self.episodes.resize(games)
        self.legal_masks.resize(games)
        self.taken.resize(games)

    def use(
        self, uint8_t[:, ::1] observations not None, uint8_t[:, ::1] masks not None, int8_t[::1] to_move not None,
        int32_t[:, ::1] rewards not None, uint8_t[::1] done not None, int32_t[::1] turns not None,
    ):
        """Write to these arrays from now on, one row for each game. `reset` fills them. Raises BadOption."""
        cdef Py_ssize_t n = self.games
        self.check_free()
        if n == 0:
            raise BadOption("there are no games; use LexiconGames or ScrabbleGames")
        check_shape("observations", observations.shape[0], observations.shape[1], n, self.observation_size)
        check_shape("masks", masks.shape[0], masks.shape[1], n, self.actions)
        check_shape("rewards", rewards.shape[0], rewards.shape[1], n, self.players)
        for name, size in (("to_move", to_move.shape[0]), ("done", done.shape[0]), ("turns", turns.shape[0])):
            check_shape(name, size, 1, n, 1)
        self.arrays = observations, masks, to_move, rewards, done, turns
        self.observations = &observations[0, 0]
        self.masks = &masks[0, 0]
        self.to_move = &to_move[0]
        self.rewards = &rewards[0, 0]
        self.done = &done[0]
        self.turns = &turns[0]
        self.damaged = True

    def use_plays(self, int16_t[:, :, ::1] plays not None):
        """Write the best plays to this array, one block for each game. Call it before `use`. Raises BadOption."""
        self.check_free()
        if not self.plays:
            raise BadOption("these games rank no plays; make them with `plays`")
        check_shape("plays", plays.shape[0], plays.shape[1], self.games, self.plays)
        check_shape("plays", plays.shape[1], plays.shape[2], self.plays, self.play_size)
        self.play_array = plays
        self.play_rows = &plays[0, 0, 0]
        self.ranked.assign(self.games, self.plays)
        self.damaged = True

    def reset(self, seed: int, int64_t episode):
        """Begin an episode in all games. Releases the GIL. Raises TypeError, BadOption."""
        cdef uint64_t number = seed_from(seed)
        self.check_free()
        if self.arrays is None:
            raise BadOption("pass arrays to `use` first")
        if self.plays and self.play_array is None:
            raise BadOption("pass an array to `use_plays` first")
        check_range("episode", episode, 0, <int64_t>1 << 62)
        self.used = self.damaged = True
        try:
            with nogil:
                self.begin_all(number, episode)
            self.damaged = False
        finally:
            self.used = False

    cdef int begin_all(self, uint64_t seed, int64_t number) except -1 nogil:
        cdef Episode *episode
        cdef int i
        for i in range(self.games):
            check_stop(WORK)
            episode = &self.episodes[i]
            episode.seed = derive_seed(seed, i)
            episode.rng = derive_seed(episode.seed, RANDOM_ACTIONS) + <uint64_t>number
            episode.number = number
            self.clear_end(i)
            self.begin(i)

    def step(self, const int64_t[::1] actions not None):
        """Apply one action in each game. Releases the GIL.

        Raises BadAction, and then changes nothing, and BadOption.
        """
        cdef int i
        cdef int64_t action
        self.check_ready()
        if actions.shape[0] != self.games:
            raise BadOption(f"{actions.shape[0]} actions for {self.games} games; pass one for each game")
        for i in range(self.games):
            action = actions[i]
            if not 0 <= action < self.actions or not has_action(&self.legal_masks[i], <int>action):
                raise BadAction(f"game {i}: action {action} is not legal; use one of its mask: {self.legal(i)}")
        self.used = self.damaged = True    # damaged if the rest is interrupted
        try:
            with nogil:
                for i in range(self.games):
                    check_stop(WORK)
                    if self.done[i]:
                        self.clear_end(i)
                    self.act(i, <int>actions[i])
            self.damaged = False
        finally:
            self.used = False

    def sample(self, int64_t[::1] out not None):
        """Choose an action of each mask, all equally likely. Releases the GIL. Raises BadOption."""
        cdef int i
        self.check_ready()
        if out.shape[0] != self.games:
            raise BadOption(f"room for {out.shape[0]} actions of {self.games} games; pass an array of that length")
        self.used = True
        try:
            with nogil:
                for i in range(self.games):
                    out[i] = choose_action(&self.legal_masks[i], &self.episodes[i].rng)
        finally:
            self.used = False

    @property
    def latest_episode(self) -> int:
        """Number of the latest episode of any game."""
        cdef int i
        cdef int64_t latest = 0
        self.check_free()
        for i in range(self.games):
            latest = max(latest, self.episodes[i].number)
        return latest

    def legal(self, int game) -> list[int]:
        """Return the actions of a mask, ascending. Raises BadOption."""
        cdef int k
        self.check_free()
        check_range("game", game, 0, self.games - 1)
        return [k for k in range(self.actions) if has_action(&self.legal_masks[game], k)]

    def history(self, int game) -> tuple[int, int, int, list[int]]:
        """Return (seed of the episode, its number, the player with the first turn, all actions so far).

        Raises BadOption.
        """
        self.check_free()
        check_range("game", game, 0, self.games - 1)
        return (
            self.seed_of_episode(game), self.episodes[game].number, self.first_player(game), list(self.taken[game]))

    # Shared by the games

    cdef int begin(self, int game) except -1 nogil:
        return 0

    cdef int act(self, int game, int action) except -1 nogil:
        return 0

    cdef void clear_end(self, int game) noexcept nogil:
        """Write that the last step did not end an episode."""
        self.done[game] = False
        memset(self.rewards + <size_t>game * self.players, 0, self.players * sizeof(int32_t))

    cdef uint64_t seed_of_episode(self, int game) noexcept nogil:
        return derive_seed(self.episodes[game].seed, self.episodes[game].number)

    cdef int first_player(self, int game) noexcept nogil:
        """Return the player with the first turn."""
        return <int>(self.episodes[game].number % self.players)

    cdef inline uint8_t *observation_of(self, int game) noexcept nogil:
        return self.observations + <size_t>game * self.observation_size

    cdef void show_legal(self, int game) noexcept nogil:
        """Write the mask."""
        write_mask(&self.legal_masks[game], self.masks + <size_t>game * self.actions, self.actions)

    cdef inline int16_t *row_of_play(self, int game, int rank) noexcept nogil:
        return self.play_rows + (<size_t>game * self.plays + rank) * self.play_size

    cdef void show_plays(self, int game, int plays) noexcept nogil:
        """Make the first plays legal, and clear the rows of those that the turn before had besides."""
        cdef int k
        for k in range(plays):
            add_action(&self.legal_masks[game], self.first_play + k)
        if plays < self.ranked[game]:
            memset(
                self.row_of_play(game, plays), 0,
                <size_t>(self.ranked[game] - plays) * self.play_size * sizeof(int16_t))
        self.ranked[game] = plays

    cdef int check_free(self) except -1:
        if self.used:
            raise BadOption("another thread is using these games; use one vector for each thread")

    cdef int check_ready(self) except -1:
        self.check_free()
        if self.damaged:
            raise BadOption("the games were interrupted or never started; call reset()")


cdef int check_shape(str name, Py_ssize_t rows, Py_ssize_t columns, Py_ssize_t games, Py_ssize_t size) except -1:
    if rows != games or columns != size:
        raise BadOption(f"{name} has the shape ({rows}, {columns}); it must be ({games}, {size})")
