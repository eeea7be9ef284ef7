"""Gymnasium environments for one agent, who plays against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lexicon_fast.base.arguments import size
from lexicon_fast.base.errors import BadOption, IllegalAction
from lexicon_fast.base.rng import derive_seed
from lexicon_fast.bots import Bot, bot
from lexicon_fast.rl.adapter import Words
from lexicon_fast.rl.base_env import ILLEGAL_REWARD, RENDER_MODES, BaseEnv, ObservationDict, missing
from lexicon_fast.rl.episode import Episode

try:
    import gymnasium
except ImportError:
    raise missing("gymnasium") from None

#: The most games that a reset begins.
_MOST_GAMES: Final = 1000


class SingleEnv(BaseEnv, gymnasium.Env[ObservationDict, Any]):
    """A game of one agent against bots, with the spaces of the PettingZoo environments.

    game: "lexicon", "scrabble" or "lexibomb"; opponent: the spec of a bot or a Bot, for all other
    seats, or a sequence with one for each of them, in the order of the turns after the agent; seat:
    that of the agent, from 0; None: drawn for each game. words: None for the word list of the game;
    ruleset: None for its first one. The other options are those of `raw_env`; options: `rounds` of
    Lexicon. An illegal step ends the game with a reward of -1, and `info["illegal"]` says why.
    Raises BadOption, and what the dictionary, the game and the bots raise.
    `gymnasium.make("lexicon_fast/Scrabble-v0")` makes the same environment, in the wrappers of
    Gymnasium, and accepts the same arguments.

    >>> from lexicon_fast.rl import single
    >>> env = single("lexicon", opponent="random", seat=0)
    >>> observation, info = env.reset(seed=3)
    >>> observation["observation"]["hand"].shape, int(env.action_space.n)
    ((27,), 63)
    >>> env.encoding.text(observation["action_mask"].nonzero()[0])  # after a play of the bot
    'accept challenge'
    >>> env = single("scrabble", opponent="greedy", seat=0)
    >>> observation, info = env.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = env.step(env.encoding.end)
    >>> reward, terminated, info["illegal"].partition(";")[0]
    (-1.0, True, 'step 101 (end) is illegal after the start of a move')
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as in gymnasium.Env
        "render_modes": [*RENDER_MODES],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        opponent: str | Bot | Sequence[str | Bot] = "greedy",
        words: Words | None = None,
        players: int = 2,
        ruleset: Any = None,
        *,
        seat: int | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._prepare(game, words, players, ruleset, reward, max_cycles, render_mode, **options)
        self._seat = None if seat is None else size("seat", seat, 0, players - 1)
        given = [opponent] * (players - 1) if isinstance(opponent, str | Bot) else [*opponent]
        if len(given) != players - 1:
            raise BadOption(
                f"{len(given)} opponents for {players} players; name one for each other seat:"
                f" {players - 1}"
            )
        #: The bots, in the order of the turns after the agent.
        self.opponents = [
            player if isinstance(player, Bot) else bot(player, self.adapter.dictionary, game)
            for player in given
        ]
        for player in self.opponents:
            player.check_rules(self.adapter.rules)
        self.action_space = self._action_space()
        self.observation_space = self._observation_space()
        #: The seat of the agent in this game.
        self.seat = self._seat or 0
        self._seed = 0
        self._over = True

    def seen(self) -> Any:
        """Return the agent's observation as bots get it."""
        return self.episode.game.observation(self.seat)

    def action_masks(self) -> Any:
        """Return the mask of legal steps, an int8 for each step."""
        return self._mask(self.episode.seen_by(self.seat)[2])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObservationDict, dict[str, Any]]:
        """Begin a game, and play to the agent's first step. options: none."""
        super().reset(seed=seed)
        # A game that the bots end before the agent's first step is none for the agent.
        for _ in range(_MOST_GAMES):
            self._seed = int(self.np_random.integers(1 << 63))
            if self._seat is None:
                self.seat = int(self.np_random.integers(self.adapter.players))
            self._episode = Episode(self.adapter, self._seed, self.max_cycles)
            self._play_others()
            if self._episode.player == self.seat and not self._episode.truncated:
                self._over = False
                return self._observed(self.seat), {}
        raise BadOption(
            f"the bots ended {_MOST_GAMES} games before the agent's first step; use other words, a"
            " larger hand, or a higher max_cycles"
        )

    def step(self, action: Any) -> tuple[ObservationDict, float, bool, bool, dict[str, Any]]:
        """Take a step, and play to the agent's next step if it completes a move."""
        episode = self.episode
        if self._over:
            raise IllegalAction("over", "the game is over; reset the environment")
        try:
            moved = episode.step(action)
        except IllegalAction as error:
            self._over = True
            return self._observed(self.seat), ILLEGAL_REWARD, True, False, {"illegal": str(error)}
        if moved:
            self._play_others()
        over = episode.player is None
        self._over = over or episode.truncated
        reward = 0.0
        if over:
            reward = self.adapter.rewards(episode.game, self.reward)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observed(self.seat), reward, over, episode.truncated, {}

    def _play_others(self) -> None:
        """Let the bots act until the agent has to, or the game is over."""
        episode = self.episode
        while not episode.truncated and (player := episode.player) not in (None, self.seat):
            assert player is not None
            other = self.opponents[(player - self.seat - 1) % self.adapter.players]
            game = episode.game
            episode.act(
                other.choose(game.observation(player), derive_seed(self._seed, len(game.events)))
            )


#: The same environment, named as the functions of PettingZoo are.
single = SingleEnv
