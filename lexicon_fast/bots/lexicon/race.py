"""The value of a hand in the race to be out first, by its turns and the cards of another player.

A turn leaves a hand that takes some more turns, and points that are lost if the other player is
out first. How likely that is depends mostly on how many cards the other player holds: a player who
keeps two or three cards is nearly always out in the next turn; one who keeps a single card was
stuck with it. Several other players are taken to be independent (see `race_of` in `policies.pyx`).
"""

from __future__ import annotations

from typing import Final

#: Cards of the largest hand, and turns in the tables.
MAX_CARDS: Final = 15
TURNS: Final = 8

#: By the cards of the other player (up to 10; a larger hand counts as 10): the chance of being out
#: in the first turn, in the second if not in the first, and so on. The last number is for all later
#: turns. Counted in 15,000 rounds of an early planner against itself.
_OUT: Final = (
    (0.08, 0.07, 0.04, 0.03),
    (0.9, 0.19, 0.17, 0.14),
    (0.9, 0.15, 0.25, 0.15),
    (0.58, 0.445, 0.3, 0.17),
    (0.14, 0.668, 0.2, 0.13),
    (0.01, 0.67, 0.22, 0.2),
    (0.0, 0.35, 0.45, 0.2),
    (0.0, 0.4, 0.45, 0.2),
    (0.0, 0.5, 0.45, 0.2),
    (0.007, 0.546, 0.48, 0.18),
)

#: In the same rounds: the points left in the hand of the other player, by its cards and the turns
#: until this player is out.
_LEFT: Final = (
    (5.9, 4.2, 4.0),
    (8.8, 7.0, 6.0),
    (5.9, 6.6, 6.6),
    (7.9, 7.5, 6.0),
    (10.7, 7.8, 7.0),
    (15.8, 9.2, 7.0),
    (23.0, 11.0, 7.0),
    (25.0, 12.0, 7.0),
    (27.0, 12.0, 7.0),
    (27.8, 12.5, 7.5),
)

#: Points won count this much more than points lost: it wins more rounds, and costs no points.
_WON: Final = 2.0


def tables(
    win_bonus: float = 0.0,
) -> tuple[list[list[int]], list[list[int]], list[list[int]]]:
    """Return the tables `won`, `lost` and `stays` of a policy (see `Policy`).

    win_bonus: value of being out first, in addition to the points left in hands.
    """
    won, lost, stays = [], [], []
    for cards in range(MAX_CARDS):
        row = min(cards, len(_OUT) - 1)
        out = _padded(_OUT[row])
        left = _padded(_LEFT[row])
        won_row, lost_row, stays_row = [], [], []
        for turns in range(1, TURNS + 1):
            chance, share = 1.0, 0.0
            for turn in range(turns):
                # The cards leave the hand evenly over the turns.
                share += chance * out[turn] * (turns - turn) / turns
                chance *= 1 - out[turn]
            won_row.append(int(1000 * chance * (_WON * left[turns - 1] + 2 * win_bonus)))
            lost_row.append(int(1000 * share))
            stays_row.append(int(1_000_000 * chance))
        won.append(won_row)
        lost.append(lost_row)
        stays.append(stays_row)
    return won, lost, stays


def _padded(row: tuple[float, ...]) -> tuple[float, ...]:
    return (*row, *(row[-1],) * (TURNS - len(row)))
