"""Lexicon as a PettingZoo environment.

>>> from lexicon_fast.rl import lexicon_v0
>>> env = lexicon_v0.env(players=3)
>>> env.reset(seed=5)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
>>> env.agents
[]
"""

from __future__ import annotations

from lexicon_fast.rl.env import GameEnv

__all__ = ["env", "raw_env"]


class raw_env(GameEnv):  # noqa: N801  # the name that PettingZoo's tools expect
    """A game of Lexicon without wrappers: an illegal step raises IllegalAction.

    players: 2 to 8; rounds: the maximum number of rounds, 1 by default; None: until one player is
    left. Other arguments and errors as for `GameEnv`.
    """

    GAME = "lexicon"


env = raw_env.wrapped
