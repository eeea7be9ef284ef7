"""Conditions for listed plays of Lexibomb."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from lexicon_fast.games.tiles.play_filter import PlayFilter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lexicon_fast.games.tiles.play_filter import Test


@dataclass(frozen=True, kw_only=True)
class MinefieldFilter(PlayFilter):
    """Conditions for plays of Lexibomb. max_bomb: highest chance of a bomb, from 0 to 1.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> from lexicon_fast.games.lexibomb.rules import ruleset
    >>> d = Dictionary.from_words(["at", "cat"])
    >>> plays = lexibomb.plays([], [], "CAT", d)
    >>> safe = MinefieldFilter(max_bomb=0.2)
    >>> kept = safe.passing(plays, "CAT", d.alphabet, ruleset("standard").layout)
    >>> len(plays), len(kept), {play.word for play in kept}
    (405, 210, {'AT'})
    """

    max_bomb: float | None = None

    def number_tests(self) -> Iterator[Test]:
        yield from super().number_tests()
        if (most := self.max_bomb) is not None:
            yield lambda play: round(play.bomb, 6) <= most
