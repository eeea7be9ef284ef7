"""Lexibomb as a PettingZoo environment.

>>> from lexicon_fast.rl import lexibomb_v0
>>> env = lexibomb_v0.env(players=1, reward="points")
>>> env.reset(seed=1)
>>> env.last()[0]["observation"]["opened"].shape
(11, 15, 15)
"""

from __future__ import annotations

from lexicon_fast.rl.env import GameEnv, metadata

__all__ = ["env", "raw_env"]


class raw_env(GameEnv):  # noqa: N801  # the name that PettingZoo's tools expect
    """A game of Lexibomb without wrappers: an illegal step raises IllegalAction.

    words: a dictionary, or its name, path or URL; players: 1 to 4; ruleset: a name, a Ruleset, the
    path object of a file, or its data; None for the first of the game, as for words; reward: "win"
    or "points", both given at the end; max_cycles: the turns of each player after which the game is
    truncated; render_mode: None, "ansi" or "human".
    Raises BadOption, and what the dictionary and the game raise.
    """

    GAME = "lexibomb"
    metadata = metadata("lexibomb_v0")


env = raw_env.wrapped
