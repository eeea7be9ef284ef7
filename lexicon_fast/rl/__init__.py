"""Environments for reinforcement learning: PettingZoo, and Gymnasium against bots.

`lexicon_v0`, `scrabble_v0` and `lexibomb_v0` are modules with `env` and `raw_env`, as PettingZoo
has them; `single` makes an environment for one agent, as does
`gymnasium.make("lexicon_fast/Scrabble-v0")` after an import of this package. They need the extra
`rl`. docs/rl.md lists all spaces.

>>> from lexicon_fast.rl import scrabble_v0
>>> env = scrabble_v0.env()
>>> env.reset(seed=1)
>>> env.agents, env.agent_selection
(['player_0', 'player_1'], 'player_1')
>>> env.step(int(env.last()[0]["action_mask"].argmax()))
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from lexicon_fast.base.lazy import lazily
from lexicon_fast.games.registry import GAMES

if TYPE_CHECKING:
    from lexicon_fast.rl.single_agent import SingleEnv, single

# Without the extra there is nothing to register, and the names below raise an error that says so.
if find_spec("gymnasium") is not None:
    from gymnasium.envs.registration import register

    for _game in GAMES.values():
        register(
            f"lexicon_fast/{_game.title}-v0",
            entry_point="lexicon_fast.rl.single_agent:SingleEnv",
            kwargs={"game": _game.name},
        )

__all__ = ["SingleEnv", "single"]

# Loaded on first use, because the encodings of the games need no extra.
__getattr__, __dir__ = lazily(__name__, __all__, {}, "lexicon_fast.rl.single_agent")
