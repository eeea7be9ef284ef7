"""The legal steps of a move, one after the other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from lexicon_fast.base.errors import IllegalAction, excerpt
from lexicon_fast.rl.encoding import BaseEncoding


class BaseChoices(ABC):
    """The steps that lead to the legal actions of the player to move, and to no others.

    Plays are searched for when a step needs them: those of a kind, target or place that has been
    chosen. The first step needs to know only whether there is any play of each kind.
    """

    def __init__(self, encoding: BaseEncoding) -> None:
        self._encoding: Final = encoding
        #: The steps taken.
        self.steps: tuple[int, ...] = ()
        #: The possible ends of the word that is being spelled, without the steps before it.
        self._tails: list[tuple[int, ...]] = []
        #: The steps that may follow, in ascending order; none once the move is complete.
        self.legal: list[int] = sorted(self._options(()))

    def take(self, step: int) -> None:
        """Take a legal step. Raises IllegalAction (rule "step")."""
        if step not in self.legal:
            texts = self._encoding.texts
            shown = f"{step} ({texts[step]})" if 0 <= step < len(texts) else excerpt(step)
            before = self._encoding.text(self.steps) or "the start of a move"
            raise IllegalAction(
                "step", f"step {shown} is illegal after {before}; use a step that the mask allows"
            )
        self.steps = (*self.steps, step)
        self.legal = sorted(self._options(self.steps))

    @abstractmethod
    def _options(self, steps: tuple[int, ...]) -> Any:
        """Return the steps that may follow these, in any order; none if they are a move."""

    def _spell(self, steps: tuple[int, ...], start: int) -> set[int]:
        """Return the steps that go on with a word. start: place of its first letter in the steps.

        `_tails_of` lists the words once, when the first letter is due.
        """
        place = len(steps) - start
        if place == 0:
            self._tails = self._tails_of(steps)
        else:
            last = steps[-1]
            self._tails = [tail for tail in self._tails if tail[place - 1] == last]
        return {tail[place] for tail in self._tails if len(tail) > place}

    @abstractmethod
    def _tails_of(self, steps: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Return the steps of each word that may follow these steps, its end included."""
