"""The bag: the tiles of a layout, how they are shuffled, drawn and put back.

A bag is a text, drawn from its front. What chance decides is drawn from the game's `Rng` in the
order of these functions' calls; who plays the same game natively has to draw it in the same order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from lexicon_fast.errors import BadOption, BadPosition, IllegalAction
from lexicon_fast.games.tiles.board import EMPTY, FREE_BLANK
from lexicon_fast.games.tiles.layouts import BLANK

if TYPE_CHECKING:
    from lexicon_fast.alphabet import Alphabet
    from lexicon_fast.games.tiles.board import Board
    from lexicon_fast.games.tiles.layouts import Layout
    from lexicon_fast.rng import Rng


def sort_tiles(tiles: Iterable[str], alphabet: Alphabet) -> str:
    """Tiles in the order of a rack: as in the alphabet, blanks last.

    Raises KeyError for what is no tile.
    """
    return "".join(sorted(tiles, key=_rank(alphabet).__getitem__))


def are_tiles(text: str, alphabet: Alphabet, blank: str = BLANK) -> bool:
    """Are all of them tiles: letters in upper case, and blanks?"""
    return {*alphabet.upper, blank} >= set(text)


def counts_of(layout: Layout, blank: str = BLANK) -> Counter[str]:
    """How many tiles of each kind a layout has, its blanks written as the game writes them."""
    return Counter({blank if t == BLANK else t: n for t, n in layout.counts.items()})


def all_tiles(layout: Layout, alphabet: Alphabet, blank: str = BLANK) -> str:
    """The tiles of a layout, in order. Raises BadAlphabet if they are not those of the alphabet."""
    layout.values_by_code(alphabet)
    return sort_tiles(counts_of(layout, blank).elements(), alphabet)


def checked_bag(bag: object, layout: Layout, alphabet: Alphabet, blank: str = BLANK) -> str:
    """A bag given, if it holds the tiles of the layout. Raises BadOption."""
    tiles = all_tiles(layout, alphabet, blank)
    if type(bag) is not str or Counter(bag) != Counter(tiles):
        raise BadOption(
            f"bag {bag!r:.150}; accepted: the {len(tiles)} tiles of layout {layout.name} in any"
            " order"
        )
    return bag


def tile_points(tiles: str, layout: Layout) -> int:
    """The points of tiles; a blank has none."""
    values = layout.values
    return sum([values.get(tile, 0) for tile in tiles])


def drawn_first(tiles: list[str], alphabet: Alphabet) -> list[int]:
    """Of tiles drawn for the start, which are best: a blank, or else closest to A."""
    rank = _rank(alphabet) | {BLANK: -1, FREE_BLANK: -1}
    best = min(rank[tile] for tile in tiles)
    return [place for place, tile in enumerate(tiles) if rank[tile] == best]


def put_back(bag: str, tiles: str, rng: Rng) -> str:
    """The bag with tiles put into it, one after the other, each at a random place."""
    order = list(bag)
    for tile in tiles:
        order.insert(rng.below(len(order) + 1), tile)
    return "".join(order)


def remove_tiles(rack: str, tiles: str, action: str, rule: str) -> str:
    """The rack without the tiles. Raises IllegalAction (that rule) if one is not on it."""
    left = rack
    for tile in tiles:
        if tile not in left:
            raise IllegalAction(
                rule, f"{action} takes {tiles}, the rack is {rack}; accepted: tiles of the rack"
            )
        left = left.replace(tile, "", 1)
    return left


def unseen(layout: Layout, board: Board, racks: Iterable[str] = ()) -> str:
    """The tiles that are neither on the board nor on the racks given, in order.

    Raises BadPosition if there are more on them than the layout has.
    """
    rest = counts_of(layout, board.blank)
    seen = Counter("".join(racks)) + tiles_on(board)
    rest.subtract(seen)
    for tile, count in rest.items():
        if count < 0:
            raise BadPosition(
                f"{seen[tile]} tiles {tile!r:.20} lie on the board and the racks; accepted, layout"
                f" {layout.name}: {counts_of(layout, board.blank)[tile]}"
            )
    return sort_tiles(rest.elements(), board.alphabet)


def tiles_on(board: Board) -> Counter[str]:
    """How many tiles of each kind lie on a board."""
    return Counter([board.tile(code) for code in board.squares if code != EMPTY])


@lru_cache(maxsize=16)
def _rank(alphabet: Alphabet) -> dict[str, int]:
    return {tile: place for place, tile in enumerate(alphabet.upper + BLANK + FREE_BLANK)}
