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

from typing import Any

from lexicon_fast.games.lexicon.rules import AnyRuleset
from lexicon_fast.rl.adapter import Words
from lexicon_fast.rl.env import GameEnv, metadata

__all__ = ["env", "raw_env"]


class raw_env(GameEnv):  # noqa: N801  # the name that PettingZoo's tools expect
    """A game of Lexicon without wrappers: an illegal step raises IllegalAction.

    words: a dictionary, or its name, path or URL; players: 2 to 8; ruleset: a name, a Ruleset, the
    path object of a file, or its data; None for the first of the game, as for words; rounds: the
    maximum number of rounds; None: until one player is left; reward: "win" or "points", both given
    at the end; max_cycles: the turns of each player after which the game is truncated; render_mode:
    None, "ansi" or "human".
    Raises BadOption, and what the dictionary and the game raise.
    """

    GAME = "lexicon"
    metadata = metadata("lexicon_v0")

    def __init__(
        self,
        words: Words | None = None,
        players: int = 2,
        ruleset: AnyRuleset | None = None,
        *,
        rounds: int | None = 1,
        **options: Any,
    ) -> None:
        super().__init__(words, players, ruleset, rounds=rounds, **options)


env = raw_env.wrapped
