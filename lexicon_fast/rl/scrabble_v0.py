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

from typing import Any

from lexicon_fast.games.scrabble.rules import AnyRuleset
from lexicon_fast.rl.adapter import Words
from lexicon_fast.rl.env import GameEnv, metadata, wrapped

__all__ = ["env", "raw_env"]


def env(**options: Any) -> Any:
    """Return the environment with PettingZoo's wrappers for turn-based games.

    An illegal step ends the game with a reward of -1 for its agent. options: those of `raw_env`.
    """
    return wrapped(raw_env(**options))


class raw_env(GameEnv):  # noqa: N801  # the name that PettingZoo's tools expect
    """A game of Scrabble without wrappers: an illegal step raises IllegalAction.

    words: a dictionary, or its name, path or URL; players: 2 to 4; ruleset: a name, a Ruleset, the
    path object of a file, or its data; reward: "win" or "points", both given at the end;
    max_cycles: the turns of each player after which the game is truncated; render_mode: None,
    "ansi" or "human".
    Raises BadOption, and what the dictionary and the game raise.
    """

    GAME = "scrabble"
    metadata = metadata("scrabble_v0")

    def __init__(
        self,
        words: Words = "enable",
        players: int = 2,
        ruleset: AnyRuleset = "standard",
        *,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(words, players, ruleset, reward, max_cycles, render_mode)
