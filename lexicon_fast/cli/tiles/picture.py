"""A position of a board game as text for people: board, scores, unseen tiles and rack."""

from __future__ import annotations

from itertools import groupby, zip_longest
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lexicon_fast.base.errors import LexiconFastError
from lexicon_fast.games.tiles.bag import tile_points, unseen
from lexicon_fast.rows.painter import BOLD, DIM, counted, folded, unpainted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from lexicon_fast.games.tiles.actions import Lay
    from lexicon_fast.games.tiles.board import Board
    from lexicon_fast.games.tiles.layouts import Layout
    from lexicon_fast.rows.painter import Painter

_GAP: Final = 3
#: Minimum columns to the right of the board; if there are fewer, the text goes below it.
_SIDE: Final = 28
#: Maximum columns of the text there, because longer lines are hard to read.
_WIDEST: Final = 44
_LONGEST_NAME: Final = 20


class LastPlay(NamedTuple):
    """The last play on the board.

    squares: the new tiles, as indices of `Board.squares`; words: the words of the play, in lower
    case, in games that need them; more: the end of its description.
    """

    player: int
    action: Lay
    score: int
    squares: tuple[int, ...]
    words: tuple[str, ...] = ()
    more: str = ""


def picture(
    observation: Any,
    names: Sequence[str],
    paint: Painter,
    board: Sequence[str],
    last: LastPlay | None,
    *,
    note: Callable[[int], str],
    unseen: Callable[[int], Sequence[str]],
    more: str = "",
    rack: str | None = None,
) -> list[str]:
    """Draw a position: the board, the facts at its right or below, and the rack.

    board: its lines; last: the last play; note: makes a line about a player, or an empty one;
    unseen: makes lines about unseen tiles that fit a width; more: one more fact; rack: the tiles
    in display order.
    """

    def facts(width: int | None) -> list[str]:
        lines = _score_lines(observation, names, paint, width, note)
        if last is not None:  # colours alone must not show it
            by = names[last.player]
            line = f"Last {last.action.at} {last.action.word}, {last.score}, by {by}{last.more}"
            lines += [paint(part, DIM) for part in folded(line, width)]
        return [*lines, *(folded(more, width) if more else ())]

    # A coloured square at the end of a line has a space that a plain one lacks.
    columns = max(len(unpainted(line).rstrip()) for line in board)
    side = _WIDEST if paint.width is None else min(paint.width - columns - _GAP, _WIDEST)
    if side < _SIDE:
        bag = folded(f"Bag {observation.bag}; type unseen to list the tiles.", paint.width)
        lines = [*board, "", *facts(paint.width), *(paint(line, DIM) for line in bag)]
    else:
        right = ["", *facts(side), "", *unseen(side)]
        lines = [
            f"{line}{' ' * (columns - len(unpainted(line)) + _GAP)}{text}".rstrip()
            for line, text in zip_longest(board, right, fillvalue="")
        ]
    return [*lines, "", *rack_lines(rack or observation.rack, observation.rules.layout, paint)]


def _score_lines(
    observation: Any,
    names: Sequence[str],
    paint: Painter,
    width: int | None,
    note: Callable[[int], str],
) -> list[str]:
    """Return a line for each player, and another one for a note."""
    size = max(min(len(name), _LONGEST_NAME) for name in names)
    scores = observation.scores or (0,) * len(names)
    digits = max(len(str(score)) for score in scores)
    lines = []
    for player, name in enumerate(names):
        held = counted(observation.rack_sizes[player], "tile")
        parts = folded(f"{name:{size}}  {scores[player]:{digits}}, {held}", width)
        if text := note(player):
            parts += folded(f"{' ' * size}  {text}", width)
        lines += [paint(line, BOLD) if player == observation.player else line for line in parts]
    return lines


def unseen_lines(
    observation: Any,
    board: Board,
    paint: Painter,
    width: int | None,
    more: Callable[[], Iterable[str]] = tuple,
) -> list[str]:
    """Return lines about the tiles in the bag and on other racks. more: makes further lines."""
    try:
        tiles = unseen(observation.rules.layout, board, [observation.rack])
        known = [part for line in more() for part in folded(line, width)]
    except LexiconFastError:  # people play with tiles that are not in the layout
        return [paint(f"Bag {observation.bag}", DIM)]
    held = sum(observation.rack_sizes) - len(observation.rack)
    others = f", on other racks {held}" if len(observation.rack_sizes) > 1 else ""
    head = f"Bag {observation.bag}{others}; unseen:"
    groups = " ".join("".join(group) for _, group in groupby(tiles))
    lines = [paint(line, DIM) for line in folded(head, width)]
    return [*lines, *(folded(groups, width) if tiles else ["none"]), *known]


def tile_pieces(rack: str, layout: Layout, paint: Painter) -> list[str]:
    """Return the tiles of a rack with their values, painted, for `Painter.wrapped`."""
    return [paint.card(tile, layout.values.get(tile, 0)) for tile in rack]


def rack_lines(rack: str, layout: Layout, paint: Painter) -> list[str]:
    """Return lines with the tiles of a rack, their values, and the total."""
    total = paint(f"({counted(tile_points(rack, layout), 'point')})", DIM)
    tiles = tile_pieces(rack, layout, paint) or ["no tiles"]
    return paint.wrapped("Rack", [*tiles, total], len("Rack") + 2)
