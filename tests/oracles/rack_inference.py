"""The slow, obvious inference of racks: all leaves of the unseen tiles, weighted one by one.

Tiles are in upper case, `?` the blank; equities are in hundredths of a point, scales in points.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from oracles import static_eval

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from lexicon_fast.games.tiles.layouts import Layout
    from oracles.tile_plays import WordList

PLAY: Final = "play"
EXCHANGE: Final = "exchange"
PASS: Final = "pass"


class Action(NamedTuple):
    """The last action of a player: its tiles (of a play), their number (of an exchange), points."""

    kind: str
    tiles: str = ""
    exchanged: int = 0
    score: int = 0


class Position(NamedTuple):
    """A turn for static evaluation, except for the rack. mean: average value of a rack."""

    rows: Sequence[str]
    words: WordList
    layout: Layout
    leave_value: Callable[[str], int]
    bag: int
    mean: int = 0
    exchange_from: int = 7
    players: int = 2


def in_order(tiles: str) -> str:
    """Sort tiles, blanks last."""
    return "".join(sorted(tiles, key=lambda tile: (tile == "?", tile)))


def without(rack: str, tiles: str) -> str:
    """Return the rest of a rack, which must have the tiles."""
    left = Counter(rack)
    left.subtract(tiles)
    assert min(left.values(), default=0) >= 0
    return in_order("".join(left.elements()))


def best_equity(position: Position, rack: str) -> int | None:
    """Return the equity of the best play or exchange of a rack; None if there is none."""
    found = static_eval.choices(
        position.rows,
        in_order(rack),
        position.words,
        position.layout,
        position.leave_value,
        bag=position.bag,
        exchange_from=position.exchange_from,
        players=position.players,
    )
    return found[0].worth if found else None


def losses(position: Position, rack: str, action: Action) -> dict[str, int]:
    """Return the tiles that a player with this rack may have kept, each with the equity given up.

    A pass is worth minus the average value of a rack. An action better than all plays and exchanges
    that are known gives up nothing.
    """
    best = best_equity(position, rack)

    def loss(equity: int) -> int:
        return 0 if best is None else max(0, best - equity)

    if action.kind == PLAY:
        kept = without(rack, action.tiles)
        return {kept: loss(100 * action.score + (position.leave_value(kept) if kept else 0))}
    if action.kind == PASS:
        return {in_order(rack): loss(-position.mean)}
    leaves = {
        without(rack, "".join(tiles)) for tiles in combinations(in_order(rack), action.exchanged)
    }
    return {kept: loss(position.leave_value(kept) if kept else 0) for kept in leaves}


def weight(loss: int, scale: float, floor: float) -> float:
    """Return how likely an action is that gives up so much equity, relative to the best one."""
    return floor + (1 - floor) * (1 + loss / 100 / (4 * scale)) ** -4


def posterior(
    position: Position,
    hidden: str,
    known: str,
    unknown: int,
    action: Action,
    *,
    scale: float,
    floor: float,
) -> dict[tuple[str, str], float]:
    """Return the probability of each pair (unknown tiles of the rack kept, tiles returned).

    known: tiles that were certainly on the rack, those of a play included; unknown: number of the
    others, which are any of the hidden ones, all equally likely before the action.
    """
    found: Counter[tuple[str, str]] = Counter()
    for tiles, ways in _draws(hidden, unknown):
        for kept, loss in losses(position, known + tiles, action).items():
            returned = without(tiles, kept) if action.kind == EXCHANGE else ""
            rest = kept if action.kind == EXCHANGE else tiles
            found[rest, returned] += ways * weight(loss, scale, floor)  # type: ignore[assignment]
    total = sum(found.values())
    return {pair: value / total for pair, value in found.items()}


def _draws(hidden: str, size: int) -> Iterator[tuple[str, int]]:
    """Yield each choice of tiles, with the number of ways to draw it."""
    ways = Counter("".join(drawn) for drawn in combinations(in_order(hidden), size))
    yield from ways.items()
