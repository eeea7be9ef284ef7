"""Partitions of the input, with a fixed number of rows, that can be read independently.

They depend only on the input and the number of rows, so threads and Dask make the same parts.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from itertools import accumulate, pairwise
from operator import itemgetter
from typing import Final, NamedTuple

from lexicon_fast.base.decompression import Decompressed
from lexicon_fast.base.errors import BadPosition
from lexicon_fast.base.signatures import Compression
from lexicon_fast.rows import formats
from lexicon_fast.rows.chunks import AnyChunk, ChunkReader
from lexicon_fast.rows.formats import Format
from lexicon_fast.rows.inputs import ROW_BYTES, Inputs
from lexicon_fast.rows.sources import Source, open_input
from lexicon_fast.rows.unknown_keys import HAND_KEYS

_BLOCK: Final = 1 << 20  # bytes of lines read at a time


class Slice(NamedTuple):
    """Consecutive rows of one file."""

    path: str
    input_format: Format
    #: Number of the first row, counted from 1 through all files.
    row: int
    rows: int
    #: The start of the rows: a byte of lines (decompressed), or a row group or record batch.
    start: int
    #: The number of rows of that group before the slice.
    skip: int = 0
    #: In CSV and TSV, see `Chunk.columns`.
    columns: tuple[int, int, int] | None = None
    #: Rows with unknown keys are bad.
    strict: bool = False
    #: For compressed lines: the compression, and the last member that begins before the rows, as
    #: in `Decompressed.members`.
    packed: tuple[Compression, tuple[int, int]] | None = None
    #: As in `Chunk`.
    file: str = ""
    rows_before: int = 0
    #: The columns of a file in columns.
    keys: tuple[str, ...] = HAND_KEYS

    def chunks(self, chunk_bytes: int) -> Iterator[AnyChunk]:
        """Yield the rows in chunks of about `chunk_bytes`."""
        if self.input_format in formats.COLUMNS:
            from lexicon_fast.rows.column_chunks import ColumnFile

            file = open_input(self.path)
            with closing(ColumnFile(file, self.path, self.input_format, self.keys)) as columns:
                at_a_time = max(1, chunk_bytes // ROW_BYTES)
                chunks = columns.chunks(at_a_time, row=self.row, group=self.start, skip=self.skip)
                yield from self._limited(chunks)
            return
        with closing(self._opened()) as source:
            reader = ChunkReader(
                source,
                self.input_format,
                chunk_bytes,
                row=self.row,
                middle=True,
                columns=self.columns,
                strict=self.strict,
            )
            yield from self._limited(reader)

    def _limited(self, chunks: Iterable[AnyChunk]) -> Iterator[AnyChunk]:
        """Yield the rows of this slice, which are the first of these chunks."""
        left = self.rows
        for chunk in chunks:
            first, _ = chunk.cut(left)
            yield first._replace(file=self.file, rows_before=self.rows_before)
            left -= first.rows
            if not left:
                return

    def _opened(self) -> Source:
        """Open the file at the first row."""
        file = open_input(self.path)
        if self.packed is None:
            file.seek(self.start)
            return file
        kind, (contents, at) = self.packed
        file.seek(at)
        source = Decompressed(file, kind, self.path, BadPosition, start=(contents, at))
        left = self.start - contents
        while left and (data := source.read(min(left, _BLOCK))):
            left -= len(data)
        return source


class Partition(NamedTuple):
    """The rows for one part of the output."""

    number: int
    #: Empty for input without rows.
    slices: tuple[Slice, ...]

    @property
    def rows(self) -> int:
        return sum(each.rows for each in self.slices)

    def chunks(self, chunk_bytes: int) -> Iterator[AnyChunk]:
        """Yield the rows in chunks of about `chunk_bytes`."""
        for each in self.slices:
            yield from each.chunks(chunk_bytes)


def partitions(inputs: Inputs, rows: int) -> list[Partition]:
    """Cut input files into partitions of `rows` rows; the last one may have fewer.

    There is at least one partition. Lines are counted by reading them; afterwards
    `inputs.input_format` is known. Raises what reading raises.
    """
    slices: dict[int, list[Slice]] = {0: []}
    row = 0  # rows of the files before
    for number in range(len(inputs.paths)):
        if inputs.input_format is None:
            inputs.input_format = _format_of(inputs, number)
        first = Slice(
            inputs.path(number),
            inputs.input_format,
            row + 1,
            rows=0,
            start=0,
            strict=inputs.strict,
            file=inputs.file_of_rows(number),
            rows_before=row,
            keys=inputs.keys,
        )
        next_cut = (row // rows + 1) * rows + 1
        if inputs.input_format in formats.COLUMNS:
            with closing(inputs.columns(number)) as columns:
                cut = _columns(first, columns.group_sizes(), next_cut, rows)
        else:
            cut = _lines(inputs, number, first, next_cut, rows)
        for each in cut:
            slices.setdefault((each.row - 1) // rows, []).append(each)
            row = each.row - 1 + each.rows
    return [Partition(number, tuple(some)) for number, some in slices.items()]


def _columns(first: Slice, groups: Sequence[int], next_cut: int, rows: int) -> Iterator[Slice]:
    """Yield the slices of a file in columns.

    first: the start of the first slice; groups: rows of each group; next_cut: the first row of the
    next partition, of `rows` rows.
    """
    ends = [*accumulate(groups)]
    total = ends[-1] if ends else 0
    starts = [0, *range(next_cut - first.row, total, rows)] if total else []
    for at, end in pairwise([*starts, total]):
        group = bisect_right(ends, at)
        skip = at - (ends[group - 1] if group else 0)
        yield first._replace(row=first.row + at, rows=end - at, start=group, skip=skip)


def _lines(inputs: Inputs, number: int, first: Slice, next_cut: int, rows: int) -> Iterator[Slice]:
    """Yield the slices of a file of lines; arguments as for `_columns`."""
    with closing(inputs.text(number)) as source:
        reader = inputs.reader(source, number, first.input_format, _BLOCK, row=first.row)
        end = None  # of the chunk before
        for rest in reader:
            if end is None:
                end = reader.start
                first = first._replace(start=end, columns=reader.columns)
            chunk_end = rest.end
            while next_cut < rest.first_row + rest.rows:
                head, rest = rest.cut(next_cut - rest.first_row)
                end = head.end if head.rows else end
                yield _packed(first._replace(rows=next_cut - first.row), source)
                first = first._replace(row=next_cut, start=end)
                next_cut += rows
            end = chunk_end
        if reader.row > first.row:
            yield _packed(first._replace(rows=reader.row - first.row), source)


def _packed(lines: Slice, source: Source) -> Slice:
    """Return the slice with `packed`, if its file is compressed."""
    if not isinstance(source, Decompressed):
        return lines
    members = source.members
    last = bisect_right(members, lines.start, key=itemgetter(0)) - 1
    return lines._replace(packed=(source.kind, members[last]))


def _format_of(inputs: Inputs, number: int) -> Format:
    """Detect the format of a file of lines from its first row that is not blank."""
    with closing(inputs.text(number)) as source:
        for chunk in ChunkReader(source, None, _BLOCK, name=inputs.display_name(number)):
            return chunk.input_format
    return "text"
