"""The part that both kinds of environments share: options, spaces, the game in progress."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import numpy as np

from lexicon_fast.base.arguments import size
from lexicon_fast.base.errors import BadOption, excerpt, missing_extra
from lexicon_fast.base.tile_text import shown
from lexicon_fast.rl.adapter import BaseAdapter, adapter_of
from lexicon_fast.rl.encoding import mask_of
from lexicon_fast.rl.episode import Episode


def missing(module: str) -> ImportError:
    """Return the error for a library that is not installed.

    >>> missing("pettingzoo")
    ImportError("lexicon_fast.rl needs pettingzoo; in the clone, run: pip install '.[rl]'")
    """
    return ImportError(str(missing_extra("lexicon_fast.rl", module, "rl")))


try:
    from gymnasium import spaces
except ImportError:
    raise missing("gymnasium") from None

#: An observation: the arrays of `observation`, and `action_mask`.
ObservationDict: TypeAlias = dict[str, Any]

#: How the result of a game becomes rewards.
REWARDS: Final = ("win", "points")

#: The reward for an illegal step, which ends the game.
ILLEGAL_REWARD: Final = -1.0

#: The most turns that can be given as `max_cycles`.
MOST_CYCLES: Final = 1_000_000

RENDER_MODES: Final = ("ansi", "human")


class BaseEnv:
    """Options, spaces and pictures.

    Attributes for agents that look deeper: `adapter`, whose `encoding` converts actions into steps
    and back, and `episode`.
    """

    adapter: BaseAdapter
    reward: str
    max_cycles: int | None
    render_mode: str | None
    _episode: Episode | None = None

    def _prepare(
        self,
        game: str,
        words: Any,
        players: int,
        ruleset: Any,
        reward: str,
        max_cycles: int | None,
        render_mode: str | None,
        **options: Any,
    ) -> None:
        """Set the options. Raises BadOption, and what `adapter_of` raises."""
        self.adapter = adapter_of(game, words, players, ruleset, **options)
        if reward not in REWARDS:
            raise BadOption(f"reward is {excerpt(reward)}; use {' or '.join(map(repr, REWARDS))}")
        if reward == "win" and players == 1:
            raise BadOption("reward is 'win', but a single player always wins; use reward='points'")
        self.reward = reward
        if max_cycles is not None:
            max_cycles = size("max_cycles", max_cycles, 1, MOST_CYCLES)
        self.max_cycles = max_cycles
        if render_mode is not None and render_mode not in RENDER_MODES:
            modes = ", ".join(map(repr, RENDER_MODES))
            raise BadOption(f"render_mode is {excerpt(render_mode)}; use {modes} or None")
        self.render_mode = render_mode

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

    def _observation_space(self) -> spaces.Dict:
        """Return the space of observations, a new object."""
        fields: dict[str, spaces.Space[Any]] = {
            name: spaces.Box(field.low, field.high, field.shape, field.dtype)
            for name, field in self.adapter.fields.items()
        }
        mask = spaces.Box(0, 1, (self.encoding.size,), np.int8)
        return spaces.Dict({"observation": spaces.Dict(fields), "action_mask": mask})

    def _action_space(self) -> spaces.Discrete:
        """Return the space of steps, a new object."""
        return spaces.Discrete(self.encoding.size)

    def _observed(self, player: int) -> ObservationDict:
        """Return the observation of a player. The mask is empty unless it is the player's turn."""
        seen, steps, legal = self.episode.seen_by(player)
        return {"observation": self.adapter.arrays(seen, steps), "action_mask": self._mask(legal)}

    def _mask(self, legal: Iterable[int]) -> Any:
        return mask_of(legal, self.encoding.size)

    def render(self) -> str | None:
        """Return the game as text (mode "ansi") or print it ("human"). All hands are shown."""
        if self.render_mode is None:
            return None
        text = shown(self.episode.picture())
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None
