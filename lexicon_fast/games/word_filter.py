"""Conditions for listed plays that all games have: letters and lengths of their words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from lexicon_fast.base.errors import excerpt


class FilterFault(NamedTuple):
    """A condition that makes no sense. field: its name; problem: what follows it in a message."""

    field: str
    problem: str


@dataclass(frozen=True, kw_only=True)
class WordFilter:
    """Conditions for plays, which must meet all of them; each game has a subclass.

    contains: texts that the word has, each of letters in a row, in any case; min_length,
    max_length: letters of the word (None: any number); uses_all: nothing stays in the player's
    hand or rack.
    """

    contains: tuple[str, ...] = ()
    min_length: int | None = None
    max_length: int | None = None
    uses_all: bool = False

    def word_fault(self, letters: str, shown: str) -> FilterFault | None:
        """Return the first condition of these that makes no sense.

        letters: those that words may have; shown: the same for messages.
        """
        for number, text in enumerate(self.contains):
            wrong = next((each for each in text if each not in letters), None)
            if wrong is not None:
                problem = f"{excerpt(text)} has {wrong!r}, which is not a letter; use {shown}"
                return FilterFault(f"contains[{number}]", problem)
            if not text:
                return FilterFault(f"contains[{number}]", "is empty; use one or more letters")
        shortest, longest = self.min_length, self.max_length
        if shortest is not None and longest is not None and shortest > longest:
            return FilterFault("max_length", f"is {longest}; use min_length ({shortest}) or more")
        return None
