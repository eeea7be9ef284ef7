"""Steps: a complete action of a game as a short sequence of small integers, and the legal ones.

An environment has one `Discrete` space of steps. A move is a sequence of them by the same player:
its kind, then its target or place, then letter by letter, and a step that ends it if more letters
could follow. Each game divides the integers into ranges, its parts; docs/rl.md lists them.

Observations are arrays; `Field` describes one, and some are common to all games.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from lexicon_fast.base.arguments import integer, items, size
from lexicon_fast.base.errors import BadAction, IllegalAction, excerpt, shortened
from lexicon_fast.base.tile_text import shown

T = TypeVar("T")

Arrays: TypeAlias = dict[str, NDArray[Any]]

#: Bounds of numbers that have no others.
MOST: Final = np.iinfo(np.int32).max
LEAST: Final = np.iinfo(np.int32).min


class Field(NamedTuple):
    """One array of an observation: its shape, dtype and bounds, and what it holds.

    symbols: the shape in terms of the game, for documentation.
    """

    shape: tuple[int, ...]
    dtype: Any
    low: int
    high: int
    meaning: str
    symbols: str

    def about(self, meaning: str) -> Field:
        """Return a field of the same shape and bounds with another meaning."""
        return self._replace(meaning=meaning)


def common_fields(players: int, phases: Sequence[str], encoding: BaseEncoding) -> dict[str, Field]:
    """Return the fields that all games have. phases: the names of the phases."""
    kinds, names = (", ".join(f"`{name}`" for name in texts) for texts in (encoding.kinds, phases))
    one_player = Field((players,), np.int8, 0, 1, "", "P")
    move = Field((encoding.longest,), np.int16, 0, encoding.size, "", "M")
    return {
        "scores": Field((players,), np.int32, LEAST, MOST, "scores", "P"),
        "to_move": one_player.about("1 for the player to move; all 0 after the end"),
        "phase": Field(
            (len(phases),), np.int8, 0, 1, f"1 for the phase: {names}", f"{len(phases)}"
        ),
        "kinds": Field(
            (players, len(encoding.kinds)),
            np.int32,
            0,
            MOST,
            f"number of moves of each player and kind, in Lexicon in this round: {kinds}",
            f"P, {len(encoding.kinds)}",
        ),
        "last_player": one_player.about("1 for the player of the last move; all 0 before it"),
        "last_move": move.about(
            "the last move, each step plus 1, then 0; hidden tiles are left out"
        ),
        "move": move.about("the steps of the observer's own unfinished move, each plus 1, then 0"),
    }


def common_arrays(
    seen: Any, steps: Iterable[int], encoding: BaseEncoding, phases: Sequence[str]
) -> Arrays:
    """Return the arrays of `common_fields`.

    seen: an observation; steps: those of the observer's unfinished move.
    """
    player, players = seen.player, len(seen.scores)
    kinds = [[0] * len(encoding.kinds) for _ in range(players)]
    last: tuple[int, ...] = ()
    column_of = {step: column for column, step in enumerate(encoding.kinds.values())}
    for turn, last in zip(seen.history, encoding.history(seen), strict=True):
        kinds[turn.player - player][column_of[last[0]]] += 1
    last_player = seen.history[-1].player if seen.history else None
    return {
        "scores": np.array(from_seat(seen.scores, player), np.int32),
        "to_move": one_seat(seen.to_move, player, players),
        "phase": np.array([phase == seen.phase for phase in phases], np.int8),
        "kinds": np.array(kinds, np.int32),
        "last_player": one_seat(last_player, player, players),
        "last_move": padded(last, encoding.longest),
        "move": padded(steps, encoding.longest),
    }


def from_seat(values: Sequence[T], player: int) -> list[T]:
    """Return values by seat in the order of the turns, from a player on.

    >>> from_seat(["a", "b", "c"], 1)
    ['b', 'c', 'a']
    """
    return [*values[player:], *values[:player]]


def one_seat(other: int | None, player: int, players: int) -> NDArray[np.int8]:
    """Return 1 for a player and 0 for the others, from a player on. other: None for nobody.

    >>> one_seat(0, 1, 3)
    array([0, 0, 1], dtype=int8)
    """
    flags = np.zeros(players, np.int8)
    if other is not None:
        flags[(other - player) % players] = 1
    return flags


def padded(steps: Iterable[int], length: int) -> NDArray[np.int16]:
    """Return steps plus 1, then zeros.

    >>> padded((0, 7), 4)
    array([1, 8, 0, 0], dtype=int16)
    """
    array = np.zeros(length, np.int16)
    for index, step in enumerate(steps):
        array[index] = step + 1
    return array


def counts(items: Iterable[str], index_of: Mapping[str, int], dtype: Any) -> NDArray[Any]:
    """Return how often each item occurs. index_of: of each item in the array.

    >>> counts("ABA", {"A": 0, "B": 1, "C": 2}, np.uint8)
    array([2, 1, 0], dtype=uint8)
    """
    numbers = np.zeros(len(index_of), dtype)
    for item in items:
        numbers[index_of[item]] += 1
    return numbers


def mask_of(steps: Iterable[int], size: int) -> NDArray[np.int8]:
    """Return 1 for each of some steps.

    >>> mask_of([1, 2], 4)
    array([0, 1, 1, 0], dtype=int8)
    """
    mask = np.zeros(size, np.int8)
    mask[list(steps)] = 1
    return mask


#: The text of the step that ends a word or an exchange.
END: Final = "end"

#: The kinds of moves that answer the play of another player.
ANSWERS: Final = ("accept", "challenge")


class Part(NamedTuple):
    """A range of steps. texts: of its steps, in order.

    meaning, number: for documentation, the number of steps in terms of the game.
    """

    name: str
    steps: range
    texts: tuple[str, ...]
    meaning: str
    number: str


class BaseEncoding(ABC):
    """Converts the actions of a game into sequences of steps, and back.

    parts: name, texts, meaning and number of each range, in order; longest: the most steps of a
    move.
    """

    def __init__(self, parts: Iterable[tuple[str, Sequence[str], str, str]], longest: int) -> None:
        ranges = {}
        first = 0
        for name, texts, meaning, number in parts:
            steps = range(first, first + len(texts))
            ranges[name] = Part(name, steps, tuple(map(shown, texts)), meaning, number)
            first += len(texts)
        #: The ranges by name. They cover all steps.
        self.parts: Final = ranges
        #: Number of different steps.
        self.size: Final = first
        #: The most steps of a move.
        self.longest: Final = longest
        #: The text of each step.
        self.texts: Final = tuple(text for part in ranges.values() for text in part.texts)
        #: The kinds of moves, and their steps; answers last.
        self.kinds: Final = {
            text: step
            for name in ("kind", "answer")
            if name in ranges
            for text, step in zip(ranges[name].texts, ranges[name].steps, strict=True)
        }
        #: The step that ends a word or an exchange.
        self.end: Final = ranges["end"].steps[0]

    def text(self, steps: Iterable[int]) -> str:
        """Return steps as text, for people. Raises TypeError, BadOption."""
        return " ".join(self.texts[size("step", step, 0, self.size - 1)] for step in steps)

    @abstractmethod
    def steps(self, action: Any, seen: Any) -> tuple[int, ...]:
        """Return the steps of an action as the game writes it: in `legal_actions` and histories.

        seen: the observation before it. Raises BadAction, TypeError.
        """

    @abstractmethod
    def action(self, steps: Iterable[int], seen: Any) -> Any:
        """Return the action of a complete sequence of steps.

        seen: the observation before it. Raises BadAction, TypeError.
        """

    def history(self, seen: Any) -> Iterator[tuple[int, ...]]:
        """Yield the steps of each action in the history of an observation."""
        for turn in seen.history:
            yield self.steps(turn.action, seen)

    def _read(self, steps: Iterable[int]) -> tuple[str, list[int]]:
        """Return the kind and the other steps of a sequence. Raises BadAction, TypeError."""
        numbers = [
            integer(f"steps[{i}]", step) for i, step in enumerate(items("steps", "int", steps))
        ]
        if not numbers or numbers[0] not in self.kinds.values():
            raise self._not_a_move(numbers)
        return self.texts[numbers[0]], numbers[1:]

    def _only(self, steps: Sequence[int], part: str) -> int:
        """Return the index in a part of the only step. Raises BadAction."""
        index = self._first(steps, part)
        if len(steps) > 1:
            raise self._not_a_move(steps)
        return index

    def _first(self, steps: Sequence[int], part: str) -> int:
        """Return the index in a part of the first step. Raises BadAction."""
        if not steps or steps[0] not in self.parts[part].steps:
            raise self._not_a_move(steps)
        return steps[0] - self.parts[part].steps[0]

    def _ended(self, steps: Sequence[int], allowed: Iterable[int]) -> list[int]:
        """Return the steps before the end, one or more, all allowed. Raises BadAction."""
        letters = list(steps[:-1])
        if not letters or steps[-1] != self.end or not {*letters} <= {*allowed}:
            raise self._not_a_move(steps)
        return letters

    def _not_a_move(self, steps: Sequence[int]) -> BadAction:
        inside = all(0 <= step < self.size for step in steps)
        named = f" ({self.text(steps)})" if inside and steps else ""
        return BadAction(
            f"steps {excerpt(list(steps), 200)}{shortened(named, 200)} are not a move; use a kind,"
            " then the steps that the masks allow, to the end of the move"
        )


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
            named = f"{step} ({texts[step]})" if 0 <= step < len(texts) else excerpt(step)
            before = self._encoding.text(self.steps) or "the start of a move"
            raise IllegalAction(
                "step", f"step {named} is illegal after {before}; use a step that the mask allows"
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
        spelled = len(steps) - start
        if spelled == 0:
            self._tails = self._tails_of(steps)
        else:
            last = steps[-1]
            self._tails = [tail for tail in self._tails if tail[spelled - 1] == last]
        return {tail[spelled] for tail in self._tails if len(tail) > spelled}

    @abstractmethod
    def _tails_of(self, steps: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Return the steps of each word that may follow these steps, its end included."""
