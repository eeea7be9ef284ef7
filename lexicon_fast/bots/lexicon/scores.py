"""The worth of the points of a round in a game, from the scores of its players.

Points lost count much more for a player who is about to be out of the game than for one who is far
ahead. The chance of winning follows from how many points a round costs.

With two players, one of them, either with the same chance, adds the points left in hand, until one
of them is out. With more, the chances of all combinations of scores would be too many numbers. So
each player adds points as if there were no others: in each step with the same chance, which is
lower than in a round and makes up for what this leaves out. The steps until a player is out then
depend on one score alone. The player who stays in longest wins; in the same step, all orders are
equally likely.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast._native.lexicon.playouts import Standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.games.lexicon.observation import Observation

#: Points left in the hand of the player who was not out first: the averages of twenty equal shares
#: of 49,712 rounds of the policy of play-outs against itself (waddingtons, enable).
_LEFT: Final = (
    *(2, 3, 4, 6, 8, 8, 10, 10, 12, 14),
    *(15, 16, 18, 19, 21, 23, 25, 27, 31, 45),
)

#: The same for more players, by their number: of 12,000 rounds each.
_LEFT_OF_MORE: Final = {
    3: (2, 4, 6, 7, 8, 10, 11, 12, 14, 15, 16, 18, 19, 21, 22, 24, 26, 28, 32, 47),
    4: (2, 4, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 23, 24, 26, 29, 32, 51),
    5: (2, 5, 7, 8, 10, 11, 12, 14, 16, 16, 18, 19, 20, 22, 24, 26, 27, 31, 34, 55),
    6: (3, 5, 7, 8, 10, 11, 13, 14, 16, 17, 18, 20, 21, 23, 24, 26, 28, 31, 35, 58),
    7: (3, 5, 8, 9, 10, 12, 13, 15, 16, 17, 18, 20, 21, 23, 24, 26, 28, 31, 35, 60),
    8: (3, 5, 8, 9, 10, 12, 14, 15, 16, 18, 18, 20, 22, 23, 24, 26, 29, 31, 36, 63),
}

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

    They do while no player is near the end of the game; for more than two players see `standing`.
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


#: Steps until all players are out, nearly always.
_STEPS: Final = 48

#: A player who is further from the end has no better chances in the tables.
_FARTHEST: Final = 150

#: Two moments of a step, at which products of up to three chances have the right mean (Gauss).
_MOMENTS: Final = (0.5 - 0.75**0.5 / 3, 0.5 + 0.75**0.5 / 3)


def standing(observation: Observation) -> Standing | None:
    """Return the worth of the results of a round to one of more than two players.

    It is the change of the chance of winning the game, in points: a round won or lost by average
    hands is worth as much as without scores. None if points count as they are: with two players,
    while no player is near the end of the game, and after it.
    """
    inside = [player for player, size in enumerate(observation.hand_sizes) if size]
    if len(inside) < 3 or len(observation.scores) <= max(inside):
        return None
    out_at = observation.rules.out_at
    left = tuple(out_at - observation.scores[player] for player in inside)
    if not 0 < min(left) <= _NEAR:
        return None
    return _standing(left, inside.index(observation.player))


@lru_cache(maxsize=64)
def _standing(left: tuple[int, ...], me: int) -> Standing:
    players = len(left)
    others = [player for player in range(players) if player != me]
    outs, befores = last_one_tables(players)
    chances = Standing(left, me, outs, befores, 2 * _STEPS, 1.0)
    swing = 0.0
    for points in _LEFT_OF_MORE[players]:
        costs = [points] * players
        for winner, weight in ((me, 1.0), *((other, -1 / len(others)) for other in others)):
            costs[winner] = 0
            swing += weight * chances.of(costs) / len(_LEFT_OF_MORE[players])
            costs[winner] = points
    average = sum(_LEFT_OF_MORE[players]) / len(_LEFT_OF_MORE[players])
    scale = average * players / len(others) / swing
    return Standing(left, me, outs, befores, 2 * _STEPS, scale)


@lru_cache(maxsize=8)
def last_one_tables(players: int) -> tuple[array[float], array[float]]:
    """Return the chances that a player is out at each moment of a game, and before it.

    Both have rows for 0 to 150 points that the player may still lose, and two columns per step.
    """
    # Fitted to games of rounds in which all but one player add points: the chances of 3 to 8
    # players then differ by less than 0.03.
    adds = (players - 1) / (players + 3)
    # Row d: the chance that a player who may lose d points is out after 0, 1, 2 ... steps.
    left = _LEFT_OF_MORE[players]
    out = [[1.0] * (_STEPS + 1)]
    for points in range(1, _FARTHEST + 1):
        row = [0.0]
        for step in range(_STEPS - 1):
            after = sum([out[max(points - cost, 0)][step] for cost in left])
            row.append(adds * after / len(left) + (1 - adds) * row[step])
        out.append([*row, 1.0])  # the last step stands for all later ones
    outs = array("d", bytes(16 * _STEPS))  # a player who is out already is not out later
    befores = array("d", [1.0] * (2 * _STEPS))
    for row in out[1:]:
        for before, after in pairwise(row):
            for moment in _MOMENTS:
                outs.append((after - before) / 2)
                befores.append(before + moment * (after - before))
    return outs, befores
