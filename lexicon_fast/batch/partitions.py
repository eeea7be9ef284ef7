"""Input cut into partitions of a fixed number of rows, each of which can be read on its own.

The cuts depend on the input and on the number of rows alone, so every engine makes the same parts.
"""

from __future__ import annotations

from bisect import bisect_right
from contextlib import closing
from itertools import accumulate, pairwise
from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast.decompression import Decompressed
from lexicon_fast.errors import BadPosition
from lexicon_fast.rows import formats
from lexicon_fast.rows.chunks import ChunkReader
from lexicon_fast.rows.inputs import ROW_BYTES
from lexicon_fast.rows.sources import open_input

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from lexicon_fast.first_bytes import Compression
    from lexicon_fast.rows.chunks import AnyChunk
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.inputs import Inputs
    from lexicon_fast.rows.sources import Source

_BLOCK: Final = 1 << 20  # bytes of lines looked at at a time


class Slice(NamedTuple):
    """Rows of one file that follow each other."""

    path: str
    form: Format
    #: Number of the first row, from 1, through all files.
    row: int
    rows: int
    #: Where they begin: a byte of lines (as decompressed); a group of columns (row group, batch),
    start: int
    #: and how many rows of the group stand before them.
    skip: int = 0
    #: Those of CSV and TSV.
    columns: tuple[int, int, int] | None = None
    #: Rows with unknown keys are bad.
    strict: bool = False
    #: Of lines that are compressed: how, and the last member that begins before them, as in
    #: `Decompressed.members`.
    packed: tuple[Compression, tuple[int, int]] | None = None

    def chunks(self, chunk_bytes: int) -> Iterator[AnyChunk]:
        """The rows, about so many bytes at a time."""
        if self.form in formats.COLUMNS:
            from lexicon_fast.rows.column_chunks import ColumnFile

            with closing(ColumnFile(open_input(self.path), self.path, self.form)) as columns:
                at_a_time = max(1, chunk_bytes // ROW_BYTES)
                chunks = columns.chunks(at_a_time, row=self.row, group=self.start, skip=self.skip)
                yield from _first_rows(chunks, self.rows)
            return
        with closing(self._opened()) as source:
            reader = ChunkReader(
                source,
                self.form,
                chunk_bytes,
                row=self.row,
                middle=True,
                columns=self.columns,
                strict=self.strict,
            )
            yield from _first_rows(reader, self.rows)

    def _opened(self) -> Source:
        """The file, at the first of the rows."""
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
    """Rows whose answers make one part of the output."""

    number: int
    #: None for input without rows.
    slices: tuple[Slice, ...]

    @property
    def rows(self) -> int:
        return sum(each.rows for each in self.slices)

    def chunks(self, chunk_bytes: int) -> Iterator[AnyChunk]:
        """Its rows, about so many bytes at a time."""
        for each in self.slices:
            yield from each.chunks(chunk_bytes)


def _first_rows(chunks: Iterable[AnyChunk], rows: int) -> Iterator[AnyChunk]:
    for chunk in chunks:
        first, _ = chunk.cut(rows)
        yield first
        rows -= first.rows
        if not rows:
            return


def partitions(inputs: Inputs, rows: int) -> list[Partition]:
    """The input, in files, in partitions of so many rows, the last one of fewer; at least one.

    Lines are counted by reading them, and `inputs.form` is known afterwards. Raises what reading
    does.
    """
    slices: dict[int, list[Slice]] = {0: []}
    row = 0  # rows of the files before
    for number in range(len(inputs.paths)):
        if inputs.form is None:
            inputs.form = _form_of(inputs, number)
        first = Slice(inputs.path(number), inputs.form, row + 1, 0, 0, strict=inputs.strict)
        next_cut = (row // rows + 1) * rows + 1
        if inputs.form in formats.COLUMNS:
            with closing(inputs.columns(number)) as columns:
                cut = _columns(first, columns.group_sizes(), next_cut, rows)
        else:
            cut = _lines(inputs, number, first, next_cut, rows)
        for each in cut:
            slices.setdefault((each.row - 1) // rows, []).append(each)
            row = each.row - 1 + each.rows
    return [Partition(number, tuple(some)) for number, some in slices.items()]


def _columns(first: Slice, groups: Sequence[int], next_cut: int, rows: int) -> Iterator[Slice]:
    """The slices of a file, of which the first one has no rows yet; groups: their rows.

    Row `next_cut` begins another partition, and so on every `rows` rows.
    """
    ends = [*accumulate(groups)]
    total = ends[-1] if ends else 0
    starts = [0, *range(next_cut - first.row, total, rows)] if total else []
    for at, end in pairwise([*starts, total]):
        group = bisect_right(ends, at)
        skip = at - (ends[group - 1] if group else 0)
        yield first._replace(row=first.row + at, rows=end - at, start=group, skip=skip)


def _lines(inputs: Inputs, number: int, first: Slice, next_cut: int, rows: int) -> Iterator[Slice]:
    """The same for lines and records."""
    with closing(inputs.text(number)) as source:
        reader = inputs.reader(source, number, first.form, _BLOCK, row=first.row)
        end = None  # of the chunk before
        for rest in reader:
            if end is None:
                end = reader.start
                first = first._replace(start=end, columns=reader.columns)
            behind = rest.end
            while next_cut < rest.first_row + rest.rows:
                head, rest = rest.cut(next_cut - rest.first_row)
                end = head.end if head.rows else end
                yield _packed(first._replace(rows=next_cut - first.row), source)
                first = first._replace(row=next_cut, start=end)
                next_cut += rows
            end = behind
        if reader.row > first.row:
            yield _packed(first._replace(rows=reader.row - first.row), source)


def _packed(lines: Slice, source: Source) -> Slice:
    """The same slice, with what is needed to read it if its file is compressed."""
    if not isinstance(source, Decompressed):
        return lines
    members = source.members
    last = bisect_right(members, lines.start, key=itemgetter(0)) - 1
    return lines._replace(packed=(source.kind, members[last]))


def _form_of(inputs: Inputs, number: int) -> Format:
    """The format of lines, from their first row that is not blank."""
    with closing(inputs.text(number)) as source:
        for chunk in ChunkReader(source, None, _BLOCK, name=inputs.name(number)):
            return chunk.input_format
    return "text"
