"""Steps: a complete action of a game as a short sequence of small integers.

An environment has one `Discrete` space of steps. A move is a sequence of them by the same player:
its kind, then its target or place, then letter by letter to a step that ends it. Each game divides
the integers into ranges, its parts; docs/rl.md lists them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from lexicon_fast.arguments import integer, items, size
from lexicon_fast.errors import BadAction

#: The text of the step that ends a word or an exchange.
END: Final = "end"


class Part(NamedTuple):
    """A range of steps. texts: of its steps, in order; meaning: for documentation."""

    name: str
    steps: range
    texts: tuple[str, ...]
    meaning: str


class BaseEncoding(ABC):
    """Converts the actions of a game into sequences of steps, and back.

    parts: name, texts and meaning of each range, in order; longest: the most steps of a move.
    """

    def __init__(self, parts: Iterable[tuple[str, Sequence[str], str]], longest: int) -> None:
        found = {}
        first = 0
        for name, texts, meaning in parts:
            found[name] = Part(name, range(first, first + len(texts)), tuple(texts), meaning)
            first += len(texts)
        #: The ranges by name. They cover all steps.
        self.parts: Final = found
        #: Number of different steps.
        self.size: Final = first
        #: The most steps of a move.
        self.longest: Final = longest
        #: The text of each step.
        self.texts: Final = tuple(text for part in found.values() for text in part.texts)
        #: The kinds of moves, and their steps.
        self.kinds: Final = {text: step for step, text in enumerate(found["kind"].texts)}
        #: The step that ends a word or an exchange.
        self.end: Final = found["end"].steps[0]

    def text(self, steps: Iterable[int]) -> str:
        """Return steps as text, for people. Raises TypeError, BadOption."""
        shown = (self.texts[size("step", each, 0, self.size - 1)] for each in steps)
        return " ".join(shown)

    @abstractmethod
    def steps(self, action: Any) -> tuple[int, ...]:
        """Return the steps of an action. Raises BadAction, TypeError."""

    @abstractmethod
    def action(self, steps: Iterable[int], seen: Any) -> Any:
        """Return the action of a complete sequence of steps.

        seen: the observation before it. Whether the action is legal is not checked, except that it
        has the form of a move. Raises BadAction, TypeError.
        """

    def _read(self, steps: Iterable[int]) -> tuple[str, list[int]]:
        """Return the kind and the other steps of a sequence. Raises BadAction, TypeError."""
        found = [
            integer(f"steps[{i}]", each) for i, each in enumerate(items("steps", "int", steps))
        ]
        if not found or found[0] not in self.parts["kind"].steps:
            raise self._not_a_move(found)
        return self.texts[found[0]], found[1:]

    def _spelled(self, steps: list[int], *parts: str) -> list[int]:
        """Return the steps before the end, all in certain parts. Raises BadAction."""
        ranges = [self.parts[part].steps for part in parts]
        letters = steps[:-1]
        if not letters or steps[-1] != self.end:
            raise self._not_a_move(steps)
        if any(all(step not in each for each in ranges) for step in letters):
            raise self._not_a_move(steps)
        return letters

    def _not_a_move(self, steps: Sequence[int]) -> BadAction:
        inside = all(0 <= step < self.size for step in steps)
        shown = f" ({self.text(steps)})" if inside and steps else ""
        return BadAction(
            f"steps {list(steps)!r:.200}{shown:.200} are not a move; use a kind, then the steps"
            " that the masks allow, to the end of the move"
        )
