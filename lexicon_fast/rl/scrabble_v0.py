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

from lexicon_fast.rl.env import GameEnv, metadata

__all__ = ["env", "raw_env"]


class raw_env(GameEnv):  # noqa: N801  # the name that PettingZoo's tools expect
    """A game of Scrabble without wrappers: an illegal step raises IllegalAction.

    words: a dictionary, or its name, path or URL; players: 2 to 4; ruleset: a name, a Ruleset, the
    path object of a file, or its data; None for the first of the game, as for words; reward: "win"
    or "points", both given at the end; max_cycles: the turns of each player after which the game is
    truncated; render_mode: None, "ansi" or "human".
    Raises BadOption, and what the dictionary and the game raise.
    """

    GAME = "scrabble"
    metadata = metadata("scrabble_v0")


env = raw_env.wrapped
