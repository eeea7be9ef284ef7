"""Options that all games have, checked."""

from __future__ import annotations

from lexicon_fast.errors import BadOption


def checked_int(what: str, value: object, low: int, high: int) -> int:
    """The value, if it is a number within bounds. Raises BadOption."""
    if type(value) is int and low <= value <= high:
        return value
    shown = f"{value!r:.50}" if type(value) is not int or abs(value) < 1 << 64 else "too large"
    raise BadOption(f"{what} {shown}; accepted: {low} to {high}")


def checked_seed(seed: object) -> int:
    """The seed, modulo 2**64 as the generator takes it. Raises BadOption."""
    if type(seed) is not int:
        raise BadOption(f"seed {seed!r:.50}; accepted: a whole number")
    return seed & ((1 << 64) - 1)
