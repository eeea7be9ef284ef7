"""Lexibomb as a PettingZoo environment.

>>> from lexicon_fast.rl import lexibomb_v0
>>> env = lexibomb_v0.env(players=1, reward="points")
>>> env.reset(seed=1)
>>> env.last()[0]["observation"]["opened"].shape
(11, 15, 15)
"""

from __future__ import annotations

from lexicon_fast.rl.env import GameEnv

__all__ = ["env", "raw_env"]


class raw_env(GameEnv):  # noqa: N801  # the name that PettingZoo's tools expect
    """A game of Lexibomb without wrappers: an illegal step raises IllegalAction.

    players: 1 to 4. Other arguments and errors as for `GameEnv`.
    """

    GAME = "lexibomb"


env = raw_env.wrapped
