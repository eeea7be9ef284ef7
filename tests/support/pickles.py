"""Shared helpers of the pickle tests."""

from __future__ import annotations

import pickle
import random
from typing import Any

import msgspec

PROTOCOLS = range(2, pickle.HIGHEST_PROTOCOL + 1)
WORDS = ["hat", "that", "hats", "cat", "cats", "act", "oat", "oats", "scat"]


def again(value: Any, protocol: int = pickle.HIGHEST_PROTOCOL) -> Any:
    """A value that was pickled and unpickled."""
    return pickle.loads(pickle.dumps(value, protocol))


def plays_on(game: Any, rng: random.Random) -> bool:
    """Does something; False: the game is over."""
    actions = game.legal_actions()
    if not actions:
        return False
    # Exchanges and draws only would never end.
    laying = [action for action in actions if hasattr(action, "word") or hasattr(action, "laid")]
    game.apply(rng.choice(laying if laying and rng.random() < 0.8 else actions))
    return True


def record(game: Any) -> list[bytes]:
    return [msgspec.json.encode(event) for event in game.events]
