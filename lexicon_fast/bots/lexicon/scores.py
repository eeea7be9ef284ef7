"""The worth of the points of a round in a game, from the scores of the last two players.

Points lost count much more for a player who is about to be out of the game than for one who is far
ahead. The chance of winning from each pair of scores follows from how many points a round costs:
one of the two players, either with the same chance, adds the points left in hand, until one of them
is out.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.games.lexicon.observation import Observation

#: Points left in the hand of the player who was not out first: the averages of twenty equal shares
#: of 49,712 rounds of the policy of play-outs against itself (waddingtons, enable).
_LEFT: Final = (
    *(2, 3, 4, 6, 8, 8, 10, 10, 12, 14),
    *(15, 16, 18, 19, 21, 23, 25, 27, 31, 45),
)

#: A round seldom costs more. With fewer points than this below the limit, scores are ignored.
_NEAR: Final = 60


class Worth(NamedTuple):
    """The worth of the results of a round.

    Row i and column j of the table, which has `columns` columns, are the value of a round that
    costs the player i points and the other player j; the last row and column are for all larger
    numbers. The value is the change of the chance of winning the game, in points: a round won or
    lost by an average hand is worth as much as without scores.
    """

    columns: int
    table: array[float]


def worth(observation: Observation) -> Worth | None:
    """Return the worth of the results of a round; None if points count as they are.

    They do with more than two players in the round, and while nobody is near the end of the game.
    """
    inside = [player for player, size in enumerate(observation.hand_sizes) if size]
    if len(inside) != 2 or len(observation.scores) <= max(inside):
        return None
    out_at = observation.rules.out_at
    mine = observation.scores[observation.player]
    (other,) = (observation.scores[player] for player in inside if player != observation.player)
    if max(mine, other) < out_at - _NEAR or max(mine, other) >= out_at:
        return None
    return _worth(mine, other, out_at)


@lru_cache(maxsize=64)
def _worth(mine: int, other: int, out_at: int) -> Worth:
    chances = chances_from(mine, other, out_at)
    average = sum(_LEFT) / len(_LEFT)
    swing = sum(
        chances[0][min(left, out_at - other)] - chances[min(left, out_at - mine)][0]
        for left in _LEFT
    ) / len(_LEFT)
    scale = 2 * average / swing
    table = array("d", [scale * (chance - chances[0][0]) for row in chances for chance in row])
    return Worth(len(chances[0]), table)


def chances_from(
    mine: int, other: int, out_at: int, left: Sequence[int] = _LEFT
) -> list[list[float]]:
    """Return the chance of winning by the points that both players have added to their scores.

    left: equally likely points of a round, all above 0. The last row and column are for a player
    who is out; if both are, the chance is a half.
    """
    mine, other = out_at - mine, out_at - other
    chances = [[0.0] * other + [1.0] for _ in range(mine)]
    chances.append([0.0] * other + [0.5])
    for i in range(mine - 1, -1, -1):
        row = chances[i]
        rows = [chances[min(i + points, mine)] for points in left]
        for j in range(other - 1, -1, -1):
            total = sum([below[j] for below in rows])
            total += sum([row[min(j + points, other)] for points in left])
            row[j] = total / (2 * len(left))
    return chances
