"""Base of the PettingZoo environments: the agent-environment cycle of one game."""

from __future__ import annotations

from typing import Any, ClassVar

from lexicon_fast.base.arguments import integer
from lexicon_fast.base.rng import Rng, random_seed
from lexicon_fast.rl.adapter import Words
from lexicon_fast.rl.base_env import ILLEGAL_REWARD, RENDER_MODES, BaseEnv, ObservationDict, missing
from lexicon_fast.rl.episode import Episode

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise missing("pettingzoo") from None

from gymnasium import spaces
from gymnasium.utils import EzPickle


class GameEnv(BaseEnv, AECEnv, EzPickle):  # type: ignore[misc]  # pettingzoo has no types
    """A game of a subclass, in which the agents take turns, several steps each.

    words: a dictionary, or its name, path or URL; players: their number; ruleset: a name, a
    Ruleset, the path object of a file, or its data; None for the first of the game, as for words;
    reward: "win" or "points", both given at the end; max_cycles: the turns of each player after
    which the game is truncated; render_mode: None, "ansi" or "human"; options: those of the game.
    Raises BadOption, and what the dictionary and the game raise.

    Attributes for agents that look deeper, besides those of `BaseEnv`: `game`, the referee, with
    all that is hidden; `seen`, an observation as bots get it.
    """

    #: The game in the registry.
    GAME: ClassVar[str]
    metadata: ClassVar[dict[str, Any]]

    def __init_subclass__(cls) -> None:
        cls.metadata = {
            "name": f"{cls.GAME}_v0",
            "render_modes": [*RENDER_MODES],
            "render_fps": 1,
            "is_parallelizable": False,
        }

    def __init__(
        self,
        words: Words | None = None,
        players: int = 2,
        ruleset: Any = None,
        *,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        AECEnv.__init__(self)
        named = {"reward": reward, "max_cycles": max_cycles, "render_mode": render_mode, **options}
        # A pickle has the options, as in all of PettingZoo, and not the game in progress.
        EzPickle.__init__(self, words, players, ruleset, **named)
        self._prepare(self.GAME, words, players, ruleset, **named)
        self.possible_agents = [f"player_{player}" for player in range(players)]
        self.agents: list[str] = []
        self.action_spaces = {agent: self._action_space() for agent in self.possible_agents}
        self.observation_spaces = {
            agent: self._observation_space() for agent in self.possible_agents
        }
        self._seeds = Rng(random_seed())

    @classmethod
    def wrapped(cls, **options: Any) -> Any:
        """Return the environment with PettingZoo's wrappers for turn-based games.

        An illegal step ends the game with a reward of -1 for its agent, and 0 for the others.
        options: those of `raw_env`.
        """
        env = wrappers.TerminateIllegalWrapper(cls(**options), illegal_reward=ILLEGAL_REWARD)
        env = wrappers.AssertOutOfBoundsWrapper(env)
        return wrappers.OrderEnforcingWrapper(env)

    @property
    def game(self) -> Any:
        """The game with all that is hidden, for tools. Agents must not use it."""
        return self.episode.game

    def seen(self, agent: str) -> Any:
        """Return the observation of an agent as bots get it."""
        return self.game.observation(self.possible_agents.index(agent))

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of observations of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of steps of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. seed: determines this game and the next ones; options: none."""
        if seed is not None:
            self._seeds = Rng(integer("seed", seed))
        self._episode = Episode(self.adapter, self._seeds.next(), self.max_cycles)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> ObservationDict:
        """Return the observation of an agent. The mask is empty unless it is the agent's turn."""
        return self._observed(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """Take a step of the selected agent; None for one whose game is over.

        Raises IllegalAction for a step that the mask does not allow. `env` ends the game instead.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.step(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.player is None:
            rewards = self.adapter.rewards(self.game, self.reward)
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.episode.truncated:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Select the agent to move; after the end, the first one, who leaves."""
        player = self.episode.player
        if player is None or self.episode.truncated:
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[player]

    def close(self) -> None:
        """Do nothing: there is no window."""
