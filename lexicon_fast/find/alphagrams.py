"""Words of a query in groups: those with the same letters, under their alphagram."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lexicon_fast.find.columns import Array
    from lexicon_fast.find.finder import Finder
    from lexicon_fast.find.playability import Playability
    from lexicon_fast.find.tiles import HasTiles


class Alphagrams(NamedTuple):
    """Words in groups of the same letters, int64: group k is `words[starts[k]:starts[k + 1]]`."""

    words: Array
    starts: Array

    @property
    def total(self) -> int:
        """The number of groups."""
        return len(self.starts) - 1

    def part(self, first: int, end: int | None) -> Alphagrams:
        """Return the groups from `first` to before `end`; None: to the last."""
        starts = self.starts[first:] if end is None else self.starts[first : end + 1]
        return Alphagrams(self.words[starts[0] : starts[-1]], starts - starts[0])

    def parts(self, most: int) -> Iterator[Alphagrams]:
        """Yield all groups, `most` at a time."""
        return (self.part(first, first + most) for first in range(0, self.total, most))


def by_alphagram(
    finder: Finder,
    words: Array,
    order: str,
    tiles: HasTiles | None,
    playability: Playability | None = None,
) -> Alphagrams:
    """Return words in groups of the same letters.

    order: of the groups, by the first word of each, then by alphagram; and of the words in a group.
    """
    columns = finder.columns
    keys = finder.keys(words, order, tiles, playability)
    classes, group = np.unique(columns.classes[0][words], return_inverse=True)
    first = np.full(len(classes), np.iinfo(np.int64).max)
    np.minimum.at(first, group, keys)
    ordered = np.argsort(first, kind="stable")  # classes rise with their alphagrams
    place = np.empty(len(classes), np.int64)
    place[ordered] = np.arange(len(classes))
    starts = np.zeros(len(classes) + 1, np.int64)
    np.cumsum(np.bincount(group, minlength=len(classes))[ordered], out=starts[1:])
    return Alphagrams(words[np.lexsort((columns.rank[words], keys, place[group]))], starts)
