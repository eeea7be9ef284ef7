"""The legal steps of a move on a board."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from typing import Any, Final

from lexicon_fast.rl.choices import BaseChoices
from lexicon_fast.rl.tiles.encoding import TileEncoding


class TileChoices(BaseChoices):
    """The legal steps of a move, from what the player to move sees.

    exchange_from: the number of tiles in the bag that an exchange requires.
    """

    def __init__(self, seen: Any, encoding: TileEncoding, exchange_from: int) -> None:
        self._seen: Final = seen
        self._steps: Final = encoding
        self._exchange_from: Final = exchange_from
        #: The words of all plays by lane and square, once they are needed.
        self._words: dict[tuple[int, int], list[str]] | None = None
        super().__init__(encoding)

    @abstractmethod
    def _has_plays(self) -> bool:
        """Return whether there is a play."""

    @abstractmethod
    def _plays(self) -> list[tuple[str, str]]:
        """Return place and word of all plays."""

    def _options(self, steps: tuple[int, ...]) -> Any:
        encoding = self._steps
        if not steps:
            return [encoding.kinds[kind] for kind in self._kinds()]
        kind = encoding.texts[steps[0]]
        if kind == "exchange":
            return self._exchanges(steps)
        if kind != "play":
            return []
        if len(steps) == 1:
            return {lane for lane, _ in self._places()}
        if len(steps) == 2:
            return {square for lane, square in self._places() if lane == steps[1]}
        return self._spell(steps, 3)

    def _kinds(self) -> list[str]:
        seen = self._seen
        if seen.phase == "challenge":
            return ["accept", "challenge"]
        found = ["pass"]
        if seen.bag >= self._exchange_from and seen.rack:
            found.append("exchange")
        if self._has_plays():
            found.append("play")
        return found

    def _exchanges(self, steps: tuple[int, ...]) -> list[int]:
        """Return the steps of an exchange: tiles in ascending order, then the end."""
        encoding, seen = self._steps, self._seen
        if steps[-1] == encoding.end:
            return []
        chosen = steps[1:]
        held = Counter(map(encoding.step_of_tile.__getitem__, seen.rack))
        left = held - Counter(chosen)
        found = [encoding.end] if chosen else []
        if len(chosen) < min(len(seen.rack), seen.bag):
            found += [step for step in left if not chosen or step >= chosen[-1]]
        return found

    def _places(self) -> dict[tuple[int, int], list[str]]:
        """Return the words of all plays by the steps of their place."""
        if self._words is None:
            words: dict[str, list[str]] = {}
            for at, word in self._plays():
                words.setdefault(at, []).append(word)
            self._words = {self._steps.place(at): found for at, found in words.items()}
        return self._words

    def _tails_of(self, steps: tuple[int, ...]) -> list[tuple[int, ...]]:
        return [self._steps.tail(word) for word in self._places()[steps[1], steps[2]]]
