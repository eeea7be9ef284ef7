"""The spaces of an adapter, and observations in them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from lexicon_fast.rl.arrays import mask_of
from lexicon_fast.rl.extra import missing

try:
    from gymnasium import spaces
except ImportError:
    raise missing("gymnasium") from None

if TYPE_CHECKING:
    from lexicon_fast.rl.adapter import BaseAdapter

#: An observation: the arrays of `observation`, and `action_mask`.
ObservationDict: TypeAlias = dict[str, Any]


def observation_space(adapter: BaseAdapter) -> spaces.Dict:
    """Return the space of observations, a new object."""
    fields: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(field.low, field.high, field.shape, field.dtype)
        for name, field in adapter.fields.items()
    }
    mask = spaces.Box(0, 1, (adapter.encoding.size,), np.int8)
    return spaces.Dict({"observation": spaces.Dict(fields), "action_mask": mask})


def action_space(adapter: BaseAdapter) -> spaces.Discrete:
    """Return the space of steps, a new object."""
    return spaces.Discrete(adapter.encoding.size)


def observation(
    adapter: BaseAdapter, seen: Any, steps: Iterable[int], legal: Iterable[int]
) -> ObservationDict:
    """Return an observation in the space.

    steps: those of the observer's unfinished move; legal: the steps that may follow.
    """
    return {
        "observation": adapter.arrays(seen, steps),
        "action_mask": mask_of(legal, adapter.encoding.size),
    }
