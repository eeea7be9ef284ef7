"""What `solve` and `plan` have in common: hands of Lexicon in, rows out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from lexicon_fast.cli.positions import Rows

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from lexicon_fast._native.positions import Positions
    from lexicon_fast.batch.streaming import Task
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.formats import OutputFormat
    from lexicon_fast.rows.text import TextRows

#: Bytes of input to answer with text at a time: it is made by Python.
_TEXT_BYTES = 1 << 12


class Hands(ABC):
    """A command for `positions.run`: how hands are answered and printed."""

    argument: ClassVar[str] = "POSITION"
    example: ClassVar[str] = "'CATDOGX* hat l[u]rch'"
    input_formats: ClassVar[tuple[str, ...]] = ("text", "jsonl", "csv")

    #: Bytes of input to answer at a time, if not with text.
    bytes_at_a_time: int

    @abstractmethod
    def answer(self, dictionary: Dictionary, place: str) -> Callable[[Positions], Iterable[Any]]:
        """A function from positions to answers to a few of them at a time.

        place: what errors call a row.
        """

    @abstractmethod
    def printed(
        self, output_format: OutputFormat, text: Callable[[], TextRows]
    ) -> Callable[[Any], bytes]:
        """A function from answers to rows of output."""

    def chunk_bytes(self, output_format: OutputFormat) -> int:
        size = self.bytes_at_a_time
        return min(size, _TEXT_BYTES) if output_format == "text" else size

    def task(self, dictionary: Dictionary, rows: Rows) -> Task:
        from lexicon_fast.batch import streaming

        def text() -> TextRows:
            from lexicon_fast.rows.text import TextRows

            return TextRows(colour=rows.colour, width=rows.width, numbered=rows.numbered)

        answer = self.answer(dictionary, rows.place)
        if rows.place == "position":
            answer = _naming_positions(answer)
        return streaming.answering(
            answer, self.printed(rows.form, text), dictionary.alphabet, fail_fast=rows.fail_fast
        )


def _naming_positions(
    answer: Callable[[Positions], Iterable[Any]],
) -> Callable[[Positions], Iterable[Any]]:
    """The same, with errors that speak of positions where there are no lines."""

    def answer_named(positions: Positions) -> Iterable[Any]:
        for at, error in positions.errors.items():
            positions.errors[at] = "position " + error.removeprefix("line ")
        return answer(positions)

    return answer_named
