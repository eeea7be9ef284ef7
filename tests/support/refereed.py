"""Games with tiles on a board, as tests of their referees act in them."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest
from campaigns.random_boards import AnyBoardGame, state_of

from lexicon_fast.base.errors import IllegalAction

G = TypeVar("G", bound=AnyBoardGame)


def act(game: G, *actions: Any) -> G:
    for action in actions:
        game.apply(action)
    return game


def refused(game: AnyBoardGame, action: Any) -> IllegalAction:
    """The error of an illegal action, which left everything as it was."""
    before = state_of(game)
    with pytest.raises(IllegalAction) as caught:
        game.apply(action)
    assert state_of(game) == before
    assert len(str(caught.value)) < 500
    return caught.value


def last(game: AnyBoardGame) -> Any:
    """The last turn."""
    return next(event for event in reversed(game.events) if type(event).__name__ == "TurnEvent")


def end(game: AnyBoardGame) -> Any:
    """How it ended."""
    event = game.events[-1]
    assert type(event).__name__ == "GameEnd"
    return event
