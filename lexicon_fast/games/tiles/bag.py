"""Bags and racks: the tiles of a layout, drawing them and putting them back.

A bag is a str, drawn from its front. These functions use the game's `Rng` in the order of their
calls. The native core must draw in the same order to play the same game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from lexicon_fast.base import tile_text
from lexicon_fast.base.errors import BadOption, BadPosition, IllegalAction, excerpt
from lexicon_fast.base.rng import Rng
from lexicon_fast.base.text import without
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.tiles.board import EMPTY, FREE_BLANK, Board
from lexicon_fast.games.tiles.layouts import BLANK, Layout
from lexicon_fast.games.tiles.places import marked_letters


def sort_tiles(tiles: Iterable[str], alphabet: Alphabet) -> str:
    """Return tiles in alphabetical order, blanks last. Raises KeyError for other characters."""
    return "".join(sorted(tiles, key=_rank(alphabet).__getitem__))


def are_tiles(text: str, alphabet: Alphabet, blank: str = BLANK) -> bool:
    """Return whether all characters are tiles: letters in upper case, or blanks."""
    return {*alphabet.upper, blank} >= set(text)


def tile_counts(layout: Layout, blank: str = BLANK) -> Counter[str]:
    """Return the number of tiles of each kind in a layout. blank: the game's notation for it."""
    return Counter({blank if t == BLANK else t: n for t, n in layout.counts.items()})


def all_tiles(layout: Layout, alphabet: Alphabet, blank: str = BLANK) -> str:
    """Return the sorted tiles of a layout. Raises BadAlphabet unless they fit the alphabet."""
    layout.values_by_code(alphabet)
    return sort_tiles(tile_counts(layout, blank).elements(), alphabet)


def checked_bag(bag: object, layout: Layout, alphabet: Alphabet, blank: str = BLANK) -> str:
    """Return the bag if it contains exactly the tiles of the layout. Raises BadOption."""
    tiles = all_tiles(layout, alphabet, blank)
    if type(bag) is not str or Counter(bag) != Counter(tiles):
        raise BadOption(
            f"bag {excerpt(bag, 150)} must contain the {len(tiles)} tiles of layout {layout.name},"
            " in any order"
        )
    return bag


def tile_points(tiles: str, layout: Layout) -> int:
    """Return the sum of the points of tiles; a blank has none."""
    values = layout.values
    return sum([values.get(tile, 0) for tile in tiles])


def best_draws(tiles: list[str], alphabet: Alphabet) -> list[int]:
    """Return the indices of the best tiles drawn for the start: blanks, or else closest to A."""
    rank = _rank(alphabet) | {BLANK: -1, FREE_BLANK: -1}
    best = min(rank[tile] for tile in tiles)
    return [place for place, tile in enumerate(tiles) if rank[tile] == best]


def put_back(bag: str, tiles: str, rng: Rng) -> str:
    """Return the bag with tiles inserted one after the other, each at a random place."""
    order = list(bag)
    for tile in tiles:
        order.insert(rng.below(len(order) + 1), tile)
    return "".join(order)


def tiles_laid(word: str) -> str:
    """Return the tiles of a play that come from the rack, as they were on it.

    >>> tiles_laid("QUI(T)z"), tiles_laid("QUI(T)_")
    ('QUI?', 'QUI_')
    """
    new = [letter for letter, on_board in marked_letters(word) if not on_board]
    return "".join([BLANK if tile_text.is_lower(letter) else letter for letter in new])


def remove_tiles(rack: str, tiles: str, action: str, rule: str) -> str:
    """Return the rack without the tiles. Raises IllegalAction (with `rule`) if it lacks one."""
    left = without(rack, tiles)
    if len(left) + len(tiles) != len(rack):
        raise IllegalAction(rule, f"{action} takes {tiles}, but the rack is {rack}")
    return left


def unseen(layout: Layout, board: Board, racks: Iterable[str] = ()) -> str:
    """Return the sorted tiles that are neither on the board nor on the given racks.

    Raises BadPosition if board and racks have more tiles than the layout.
    """
    counts = tile_counts(layout, board.blank)
    rest = counts.copy()
    seen = Counter("".join(racks)) + tiles_on(board)
    rest.subtract(seen)
    for tile, count in rest.items():
        if count < 0:
            raise BadPosition(
                f"board and racks have {seen[tile]} tiles {excerpt(tile, 20)}; layout {layout.name}"
                f" has {counts[tile]}"
            )
    return sort_tiles(rest.elements(), board.alphabet)


def tiles_on(board: Board) -> Counter[str]:
    """Return the number of tiles of each kind on a board."""
    return Counter([board.tile(code) for code in board.squares if code != EMPTY])


@lru_cache(maxsize=16)
def _rank(alphabet: Alphabet) -> dict[str, int]:
    return {tile: place for place, tile in enumerate(alphabet.upper + BLANK + FREE_BLANK)}
