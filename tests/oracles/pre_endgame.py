"""The value of every action with one tile in the bag, by trying all draws and all play.

`play_value` is the value of an endgame for the player to move: points to come, minus the other's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

Rows = tuple[str, ...]


def values(
    rows: Rows,
    rack: str,
    unseen: str,
    ahead: int,
    scoreless: int,
    scoreless_turns: int,
    *,
    plays: Callable[[Rows, str], Sequence[Any]],
    lay: Callable[[Rows, str, str, str], tuple[Rows, str]],
    endgame: Callable[[Rows, str, str, int], int],
    points: Callable[[str], int],
) -> dict[tuple[str, str], list[int]]:
    """Return the final difference after each action, for each tile drawn; ("", "") is the pass.

    plays: lists the plays of a rack; lay: returns board and rack after a play; endgame: the value
    of board, rack of the player to move, other rack and scoreless turns; points: of tiles.
    """
    found: dict[tuple[str, str], list[int]] = {}
    for i, tile in enumerate(unseen):
        other = unseen[:i] + unseen[i + 1 :]

        def laid(rack: str, play: Any, held: str, drawn: str, turns: int) -> int:
            """The value of a play that draws the last tile."""
            after, left = lay(rows, rack, play.at, play.word)
            turns = 0 if play.score else turns + 1
            if turns == scoreless_turns:
                return int(play.score) + points(held) - points(left + drawn)
            return int(play.score) - endgame(after, held, left + drawn, turns)

        for play in plays(rows, rack):
            value = ahead + laid(rack, play, other, tile, scoreless)
            found.setdefault((play.at, play.word), []).append(value)
        # The player passes to the end; the other plays at any of its turns, or never.
        replies = [points(other) - points(rack)]
        for turns in range(scoreless + 1, scoreless_turns, 2):
            replies += [-laid(other, play, rack, tile, turns) for play in plays(rows, other)]
        found.setdefault(("", ""), []).append(ahead + min(replies))
    return found


def outcomes(
    values: dict[tuple[str, str], list[int]],
) -> dict[tuple[str, str], tuple[Fraction, Fraction]]:
    """Return the probability of winning and the mean spread of each action."""
    return {
        action: (
            Fraction(sum((v > 0) + (v >= 0) for v in each), 2 * len(each)),
            Fraction(sum(each), len(each)),
        )
        for action, each in values.items()
    }
