"""Argument and action checks shared by all games."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NoReturn

from lexicon_fast.base.errors import BadOption, IllegalAction, LexiconFastError, excerpt
from lexicon_fast.base.rng import is_secret, random_seed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lexicon_fast.base.rng import Seed


def checked_int(
    name: str, value: object, low: int, high: int, error: type[LexiconFastError] = BadOption
) -> int:
    """Return the value if it is an int from `low` to `high`. Raises `error`."""
    if type(value) is int and low <= value <= high:
        return value
    shown = excerpt(value) if type(value) is not int or abs(value) < 1 << 64 else "too large"
    raise error(f"{name} is {shown}; use {low} to {high}")


def checked_seed(seed: object) -> Seed:
    """Return the seed as the generator uses it: an int modulo 2**64, or a secret seed.

    None: a random seed of the operating system. Raises BadOption.
    """
    if seed is None:
        return random_seed()
    if isinstance(seed, str) and is_secret(seed):
        return seed
    if type(seed) is not int:
        raise BadOption(f"seed is {excerpt(seed)}; use an integer")
    return seed & ((1 << 64) - 1)


def checked_seconds(seconds: float | None) -> None:
    """Check a time limit; None: there is none. Raises BadOption."""
    if seconds is not None and not (math.isfinite(seconds) and seconds >= 0):
        raise BadOption(f"seconds is {excerpt(seconds)}; it must be 0 or more, or None")


def without(held: str, removed: Iterable[str]) -> str:
    """Return a hand or rack without some of its cards or tiles, as far as it has them.

    >>> without("AEE?", "E?Q")
    'AE'
    """
    for each in removed:
        held = held.replace(each, "", 1)
    return held


def refuse_type(name: str, value: object, expected: str) -> NoReturn:
    """Raise IllegalAction (rule "action") for a field of an action with a value of a wrong kind."""
    shown = excerpt(value) if type(value) is str else f"of type {type(value).__name__}"
    raise IllegalAction("action", f"{name} {shown} is not {expected}")
