"""Base of the PettingZoo environments: the agent-environment cycle of one game."""

from __future__ import annotations

from typing import Any, ClassVar

from lexicon_fast.base.arguments import integer
from lexicon_fast.base.rng import Rng, random_seed
from lexicon_fast.rl.adapter import adapter_of, checked_reward
from lexicon_fast.rl.episode import (
    ILLEGAL_REWARD,
    RENDER_MODES,
    Episode,
    checked_cycles,
    checked_render_mode,
)
from lexicon_fast.rl.extra import missing
from lexicon_fast.rl.spaces import ObservationDict, action_space, observation, observation_space

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise missing("pettingzoo") from None

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
except ImportError:
    raise missing("gymnasium") from None


class GameEnv(AECEnv, EzPickle):  # type: ignore[misc]  # pettingzoo has no types
    """A game of a subclass, in which the agents take turns, several steps each.

    Attributes for agents that look deeper: `adapter`, whose `encoding` converts actions into steps
    and back; `game`, the referee, with all that is hidden; `seen`, an observation as bots get it.
    """

    #: The game in the registry.
    GAME: ClassVar[str]
    metadata: ClassVar[dict[str, Any]]

    def __init__(
        self,
        words: Any,
        players: int,
        ruleset: Any,
        reward: str,
        max_cycles: int | None,
        render_mode: str | None,
        **options: Any,
    ) -> None:
        AECEnv.__init__(self)
        # A pickle has the options, as in all of PettingZoo, and not the game in progress.
        EzPickle.__init__(
            self,
            words,
            players,
            ruleset,
            reward=reward,
            max_cycles=max_cycles,
            render_mode=render_mode,
            **options,
        )
        self.adapter = adapter_of(self.GAME, words, players, ruleset, **options)
        self.reward = checked_reward(reward, players)
        self.max_cycles = checked_cycles(max_cycles)
        self.render_mode = checked_render_mode(render_mode)
        self.possible_agents = [f"player_{player}" for player in range(players)]
        self.agents: list[str] = []
        self.action_spaces = {agent: action_space(self.adapter) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: observation_space(self.adapter) for agent in self.possible_agents
        }
        self._seeds = Rng(random_seed())
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The game in progress. Raises AttributeError before the first reset."""
        if self._episode is None:
            raise AttributeError("no game in progress; call reset() first")
        return self._episode

    @property
    def encoding(self) -> Any:
        """The encoding of actions as steps: see `lexicon_fast.rl.encoding.BaseEncoding`."""
        return self.adapter.encoding

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
        player = self.possible_agents.index(agent)
        return observation(self.adapter, *self.episode.seen_by(player))

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

    def render(self) -> str | None:
        """Return the game as text (mode "ansi") or print it ("human"). All hands are shown."""
        if self.render_mode is None:
            return None
        text = self.episode.picture()
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        """Do nothing: there is no window."""


def metadata(name: str) -> dict[str, Any]:
    """Return the metadata of an environment. name: with its version."""
    return {
        "name": name,
        "render_modes": [*RENDER_MODES],
        "render_fps": 1,
        "is_parallelizable": False,
    }


def wrapped(env: GameEnv) -> Any:
    """Return an environment in the wrappers that PettingZoo's classic games have.

    An illegal step ends the game with a reward of -1 for its agent, and 0 for the others.
    """
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
