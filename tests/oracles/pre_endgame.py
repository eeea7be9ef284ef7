"""The value of every action with one or two tiles in the bag, by trying all draws and all play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import permutations
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


def wins_of_two(
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
) -> dict[tuple[str, str], Fraction]:
    """Return the probability of winning after each play with two tiles in the bag.

    The other player knows all tiles. After a play of one tile, the player knows the other tile in
    the bag only once it is drawn: one answer to a pass must do for all. Arguments as of `values`.
    """

    def sign(value: int) -> int:
        return (value > 0) - (value < 0)

    def laid(
        rows: Rows, rack: str, play: Any, held: str, drawn: str, turns: int, more: str = ""
    ) -> int:
        """The value of a play that draws tiles. more: a tile that is still in the bag."""
        after, left = lay(rows, rack, play.at, play.word)
        turns = 0 if play.score else turns + 1
        if turns == scoreless_turns:
            return int(play.score) + points(held) - points(left + drawn)
        if more:
            return int(play.score) - known(after, held, left + drawn, more, turns)
        return int(play.score) - endgame(after, held, left + drawn, turns)

    def known(rows: Rows, rack: str, held: str, tile: str, turns: int) -> int:
        """The value for the player to move if both know the last tile in the bag."""
        if turns == scoreless_turns:
            return points(held) - points(rack)
        found = [laid(rows, rack, play, held, tile, turns) for play in plays(rows, rack)]
        return max([*found, -known(rows, held, rack, tile, turns + 1)])

    def answered(play: Any, first: str, rest: str) -> int:
        """Twice the wins minus the orders after a play of one tile that draws `first`."""
        after, left = lay(rows, rack, play.at, play.word)
        turns = 0 if play.score else scoreless + 1
        own, lead = left + first, ahead + int(play.score)
        others = [rest[:i] + rest[i + 1 :] for i in range(len(rest))]
        best = [
            sign(ahead + laid(rows, rack, play, held, first, scoreless, tile))
            for tile, held in zip(rest, others, strict=True)
        ]
        if turns == scoreless_turns:
            return sum(best)

        def total(values: list[int]) -> int:
            return sum(
                min(most, sign(lead + value)) for most, value in zip(best, values, strict=True)
            )

        totals = [total([points(held) - points(own) for held in others])]
        if turns + 1 < scoreless_turns:
            totals += [
                total(
                    [
                        laid(after, own, answer, held, tile, turns + 1)
                        for tile, held in zip(rest, others, strict=True)
                    ]
                )
                for answer in plays(after, own)
            ]
        return max(totals)

    places = range(len(unseen))
    found = {}
    for play in plays(rows, rack):
        won = 0
        if len(rack) - len(lay(rows, rack, play.at, play.word)[1]) == 1:
            for i in places:
                won += answered(play, unseen[i], unseen[:i] + unseen[i + 1 :])
        else:
            for i, j in permutations(places, 2):
                held = "".join(unseen[k] for k in places if k not in (i, j))
                drawn = unseen[i] + unseen[j]
                won += sign(ahead + laid(rows, rack, play, held, drawn, scoreless))
        orders = len(unseen) * (len(unseen) - 1)
        found[play.at, play.word] = Fraction(won + orders, 2 * orders)
    return found
