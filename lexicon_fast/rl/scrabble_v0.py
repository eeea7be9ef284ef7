"""Scrabble as a PettingZoo environment.

>>> from lexicon_fast.rl import scrabble_v0
>>> env = scrabble_v0.env(words="2of12inf", render_mode="ansi")
>>> env.reset(seed=1)
>>> print(env.render().splitlines()[-1])
player_1 to move
>>> observation = env.last()[0]["observation"]
>>> observation["board"].shape, int(observation["rack"].sum())
((27, 15, 15), 7)
"""

from __future__ import annotations

from lexicon_fast.rl.env import GameEnv

__all__ = ["env", "raw_env"]


class raw_env(GameEnv):  # noqa: N801  # the name that PettingZoo's tools expect
    """A game of Scrabble without wrappers: an illegal step raises IllegalAction.

    players: 2 to 4. Other arguments and errors as for `GameEnv`.
    """

    GAME = "scrabble"


env = raw_env.wrapped
