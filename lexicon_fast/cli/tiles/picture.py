"""A game with tiles on a board drawn for people: what stands beside or below the board."""

from __future__ import annotations

from itertools import groupby, zip_longest
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from lexicon_fast.cli.painter import BOLD, DIM, counted, folded, unpainted
from lexicon_fast.errors import LexiconFastError
from lexicon_fast.games.tiles.bag import tile_points, unseen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from lexicon_fast.cli.painter import Painter
    from lexicon_fast.games.tiles.actions import Lay
    from lexicon_fast.games.tiles.board import Board
    from lexicon_fast.games.tiles.layouts import Layout

_GAP: Final = 3
#: Columns beside the board that are worth being used.
_SIDE: Final = 28
#: And no more than that: lines that are longer are hard to read.
_WIDEST: Final = 44
_LONGEST_NAME: Final = 20


class Seen(Protocol):
    """What a player sees of any such game."""

    @property
    def player(self) -> int: ...
    @property
    def rack(self) -> str: ...
    @property
    def bag(self) -> int: ...
    @property
    def rack_sizes(self) -> Sequence[int]: ...
    @property
    def scores(self) -> Sequence[int]: ...


class LastPlay(NamedTuple):
    """The last play that lies on the board.

    squares: indices in `Board.squares` of the tiles laid; words: those it made, in lower case, as
    far as they matter; more: what else is to be told of it.
    """

    player: int
    action: Lay
    score: int
    squares: tuple[int, ...]
    words: tuple[str, ...] = ()
    more: str = ""


def beside_or_below(
    drawn: Sequence[str],
    beside: Callable[[int], Sequence[str]],
    below: Callable[[], Sequence[str]],
    paint: Painter,
) -> list[str]:
    """A board with what is told of it: beside it where there is room, else below.

    beside: lines for so many columns.
    """
    # A coloured square at the end of a line has a space that a plain one has not.
    columns = max(len(unpainted(line).rstrip()) for line in drawn)
    side = _WIDEST if paint.width is None else min(paint.width - columns - _GAP, _WIDEST)
    if side < _SIDE:
        return [*drawn, "", *below()]
    return [
        f"{line}{' ' * (columns - len(unpainted(line)) + _GAP)}{text}".rstrip()
        for line, text in zip_longest(drawn, ["", *beside(side)], fillvalue="")
    ]


def last_lines(
    play: LastPlay | None, names: Sequence[str], paint: Painter, width: int | None
) -> list[str]:
    """The last play on the board in words, as colours alone are not to tell it."""
    if play is None:
        return []
    told = f"Last {play.action.at} {play.action.word}, {play.score}, by {names[play.player]}"
    return [paint(line, DIM) for line in folded(told + play.more, width)]


def score_lines(
    observation: Seen,
    names: Sequence[str],
    paint: Painter,
    width: int | None,
    more: Callable[[int], str],
) -> list[str]:
    """A line for each player, and another for what `more` says of a player."""
    size = max(min(len(name), _LONGEST_NAME) for name in names)
    scores = observation.scores or (0,) * len(names)
    digits = max(len(str(score)) for score in scores)
    lines = []
    for player, name in enumerate(names):
        held = counted(observation.rack_sizes[player], "tile")
        told = folded(f"{name:{size}}  {scores[player]:{digits}}, {held}", width)
        if said := more(player):
            told += folded(f"{' ' * size}  {said}", width)
        # Painted when folded: colours take no room.
        lines += [paint(line, BOLD) if player == observation.player else line for line in told]
    return lines


def unseen_lines(
    observation: Seen,
    board: Board,
    layout: Layout,
    paint: Painter,
    width: int | None,
    more: Callable[[], Iterable[str]] = tuple,
) -> list[str]:
    """The tiles that are in the bag or on the racks of others, and lines that tell more."""
    try:
        tiles = unseen(layout, board, [observation.rack])
        known = [line for told in more() for line in folded(told, width)]
    except LexiconFastError:  # people may play with tiles of their own
        return [paint(f"Bag {observation.bag}", DIM)]
    held = sum(observation.rack_sizes) - len(observation.rack)
    others = f", on other racks {held}" if len(observation.rack_sizes) > 1 else ""
    head = f"Bag {observation.bag}{others}; unseen:"
    groups = " ".join("".join(group) for _, group in groupby(tiles))
    lines = [paint(line, DIM) for line in folded(head, width)]
    return [*lines, *(folded(groups, width) if tiles else ["none"]), *known]


def bag_lines(observation: Seen, paint: Painter) -> list[str]:
    """As `unseen_lines`, in short."""
    told = f"Bag {observation.bag}; unseen tells the tiles."
    return [paint(line, DIM) for line in folded(told, paint.width)]


def rack_lines(rack: str, layout: Layout, paint: Painter) -> list[str]:
    """The tiles of a rack with their values."""
    values = layout.values
    shown = [(tile, values.get(tile, 0)) for tile in rack]
    pieces = [(paint.card(tile, value), len(f"{tile}{value}")) for tile, value in shown]
    total = f"({counted(tile_points(rack, layout), 'point')})"
    if not rack:
        pieces = [("no tiles", 8)]
    return paint.wrapped("Rack", [*pieces, (paint(total, DIM), len(total))], len("Rack") + 2)
