"""How much a test does: a little in every run, everything in the slow stage of .ci/run."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import settings

from lexicon_fast import bots
from lexicon_fast._native.dictionary.compiled import available_isas

#: Hypothesis' own number of examples; profiles with fewer scale all numbers down.
DEFAULT_EXAMPLES = 100


def examples(full: int) -> int:
    """Return the number of examples of a property test in this run; `full`: in the slow stage."""
    return max(full * settings.default.max_examples // DEFAULT_EXAMPLES, 10)


def first_only(
    values: Iterable[Any], quick: Iterable[Any] = (), *, unsanitized: bool = False
) -> list[Any]:
    """Mark all parameters as slow but the first one, or but those in `quick`.

    unsanitized: the sanitizers skip the slow ones.
    """
    found = list(values)
    kept = list(quick) or found[:1]
    marks = [pytest.mark.slow, *([pytest.mark.unsanitized] if unsanitized else [])]
    return [value if value in kept else pytest.param(value, marks=marks) for value in found]


def one_level(game: str) -> list[str]:
    """Return the names of the bots of a game, with one of the ten levels."""
    return [name for name in bots.names(game) if name == "level3" or not name.startswith("level")]


#: The instruction sets of this machine. All but the fastest are for the slow stage.
ISAS = first_only(available_isas())
