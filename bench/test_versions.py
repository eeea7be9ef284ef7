"""The points that a bot gains on the others."""

from __future__ import annotations

import pytest
import versions


@pytest.mark.parametrize(
    ("game", "points", "gain"),
    [
        ("lexicon", (0, 12), 12),  # left in hands, or scores of a complete game
        ("lexicon", (30, 10, 20), -15),
        ("scrabble", (400, 380), 20),
        ("lexibomb", (200, 300), -100),
    ],
)
def test_fewer_points_are_a_gain_in_lexicon_and_a_loss_in_other_games(
    game: str, points: tuple[int, ...], gain: float
) -> None:
    assert versions.gained(game, points) == gain
