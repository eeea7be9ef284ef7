"""The start of a board game from the setup of its record."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from lexicon_fast.base.errors import BadRecord

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

G = TypeVar("G")


def start(
    game: Callable[..., G], game_from: Callable[..., G], setup: Any, dictionary: Dictionary
) -> G:
    """Return the game of a setup. game_from: continues from a position. Raises BadRecord."""
    given = {
        name: value
        for name in ("starter", "bag", "bombs")
        if (value := getattr(setup, name, None)) not in (None, "", ())
    }
    if setup.position is None:
        return game(
            dictionary, players=setup.players, ruleset=setup.ruleset, seed=setup.seed, **given
        )
    if given:
        raise BadRecord(f"a setup with a position must not have {', '.join(given)}")
    return game_from(setup.position, dictionary, ruleset=setup.ruleset, seed=setup.seed)
