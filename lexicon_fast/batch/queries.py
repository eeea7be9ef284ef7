"""What can be asked of many positions: their plays, or their plans."""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.batch.streaming import answering, errors_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    import pyarrow as pa

    from lexicon_fast._native.rows.positions import Positions
    from lexicon_fast.batch.streaming import Task
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.columns import Columns
    from lexicon_fast.games.lexicon.plans import Planner
    from lexicon_fast.games.lexicon.solver import Solver

    Answer = Callable[[Positions], Iterable[Any]]

#: Plays are some hundred times as long as the position: few positions at a time for all of them.
_ALL_BYTES: Final = 1 << 11
_TOP_BYTES: Final = 1 << 14
_MANY: Final = 100
#: Answers, of up to 256 positions or 32,768 plays each, that make one record batch.
_TOGETHER: Final = 8
#: A plan takes some hundred times as long as one play.
_PLAN_BYTES: Final = 1 << 12


class Query(ABC):
    """A question with its options. Can be pickled."""

    #: Bytes of input to answer at a time.
    chunk_bytes: int

    @property
    @abstractmethod
    def job(self) -> Mapping[str, str]:
        """The name of the command and the options that decide about the answers."""

    def answer(self, dictionary: Dictionary, place: str) -> Answer:
        """A function from positions to answers to a few of them at a time, in order.

        place: what errors call a row.
        """
        answer = self._answer(dictionary, place)
        return _naming_positions(answer) if place == "position" else answer

    @abstractmethod
    def _answer(self, dictionary: Dictionary, place: str) -> Answer: ...

    @abstractmethod
    def columns(self, dictionary: Dictionary, id_type: pa.DataType | None) -> Columns:
        """What makes record batches of such answers."""

    def columns_task(
        self,
        dictionary: Dictionary,
        id_type: pa.DataType | None,
        place: str,
        *,
        fail_fast: bool = False,
    ) -> Task:
        """Reads a chunk and answers its positions, in record batches."""
        from lexicon_fast.rows.column_files import size_of

        answer = self.answer(dictionary, place)
        columns = self.columns(dictionary, id_type)

        def some(positions: Positions) -> Iterator[_Parts]:
            parts = iter(answer(positions))
            while together := [*islice(parts, _TOGETHER)]:
                yield _Parts(together)

        def rows(parts: _Parts) -> pa.RecordBatch:
            return columns.batch(parts.parts, parts.positions.ids)

        return answering(
            some, rows, dictionary.alphabet, size=size_of, fail_fast=fail_fast, place=place
        )


def _naming_positions(answer: Answer) -> Answer:
    """The same, with errors that speak of positions where there are no lines."""

    def answer_named(positions: Positions) -> Iterable[Any]:
        for at, error in positions.errors.items():
            positions.errors[at] = "position " + error.removeprefix("line ")
        return answer(positions)

    return answer_named


class _Parts:
    """Answers that make one record batch: a batch of a few rows is mostly overhead."""

    def __init__(self, parts: Sequence[Any]) -> None:
        self.parts = parts
        self.positions: Positions = parts[0].positions
        self.first: int = parts[0].first
        self.n: int = sum(part.n for part in parts)
        self.errors: dict[int, str] = {}
        for part in parts:
            self.errors |= errors_of(part)


def content_of(ruleset: str | Mapping[str, Any]) -> str:
    """Return what tells a ruleset from others: its name, or all of its fields."""
    if isinstance(ruleset, str):
        return ruleset
    import json

    return json.dumps(ruleset, sort_keys=True)


class PlaysQuery(Query):
    """All options as for `Solver`. ruleset: a name, or as `Ruleset.to_json` gives it."""

    def __init__(
        self,
        ruleset: str | Mapping[str, Any],
        top: int | None,
        actions: tuple[str, ...],
        min_length: int,
    ) -> None:
        self.ruleset = ruleset
        self.top = top
        self.actions = actions
        self.min_length = min_length
        self.chunk_bytes = _ALL_BYTES if top is None or top > _MANY else _TOP_BYTES

    @property
    def job(self) -> Mapping[str, str]:
        return {
            "command": "solve",
            "--ruleset": content_of(self.ruleset),
            "--top": "all" if self.top is None else str(self.top),
            "--actions": ",".join(self.actions),
            "--min-length": str(self.min_length),
        }

    def _solver(self, dictionary: Dictionary) -> Solver:
        from lexicon_fast.games.lexicon.solver import Solver

        return Solver(
            dictionary,
            ruleset=self.ruleset,
            actions=self.actions,
            min_length=self.min_length,
            top=self.top,
        )

    def _answer(self, dictionary: Dictionary, _place: str) -> Answer:
        return self._solver(dictionary).solve

    def columns(self, dictionary: Dictionary, id_type: pa.DataType | None) -> Columns:
        from lexicon_fast.games.lexicon.columns import PlayColumns

        return PlayColumns(self._solver(dictionary), id_type)


class PlansQuery(Query):
    """All options as for `Planner`. ruleset: as for `PlaysQuery`."""

    chunk_bytes = _PLAN_BYTES

    def __init__(self, ruleset: str | Mapping[str, Any], min_length: int) -> None:
        self.ruleset = ruleset
        self.min_length = min_length

    @property
    def job(self) -> Mapping[str, str]:
        return {
            "command": "plan",
            "--ruleset": content_of(self.ruleset),
            "--min-length": str(self.min_length),
        }

    def _planner(self, dictionary: Dictionary, place: str) -> Planner:
        from lexicon_fast.games.lexicon.plans import Planner

        return Planner(dictionary, ruleset=self.ruleset, min_length=self.min_length, place=place)

    def _answer(self, dictionary: Dictionary, place: str) -> Answer:
        return self._planner(dictionary, place).plan

    def columns(self, dictionary: Dictionary, id_type: pa.DataType | None) -> Columns:
        from lexicon_fast.games.lexicon.columns import PlanColumns

        return PlanColumns(self._planner(dictionary, "row"), id_type)
