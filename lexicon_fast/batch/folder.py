"""Output in a folder that can be resumed: a Parquet or Arrow file for each partition of the input.

`_manifest.json` records the job and, at the end, that all parts are complete. It is written first.
A part is written under a hidden name, synced to the disk, renamed, and then noted in
`_progress.jsonl` with its fingerprint. A part that is not noted, or that was changed since, is made
again. The bytes of a part depend on the job and its number alone, so any worker can make it, at any
time and more than once.

Partitions have a fixed number of rows, and can be read independently. They depend only on the input
and that number, so threads and Dask make the same parts.
"""

from __future__ import annotations

import os
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from itertools import accumulate, pairwise
from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple, Self

import msgspec

from lexicon_fast.base.decompression import Decompressed
from lexicon_fast.base.errors import BadDictionary, BadOption, BadPosition, naming_errors
from lexicon_fast.base.files import atomic_write
from lexicon_fast.base.signatures import Compression
from lexicon_fast.base.validation import decoder
from lexicon_fast.dictionary.dictionary import Dictionary, load_once
from lexicon_fast.rows import formats, resume
from lexicon_fast.rows.chunks import AnyChunk, ChunkReader
from lexicon_fast.rows.column_files import ColumnWriter
from lexicon_fast.rows.formats import Format
from lexicon_fast.rows.inputs import ROW_BYTES, Inputs
from lexicon_fast.rows.resume import fingerprint_of
from lexicon_fast.rows.sources import Source, open_input
from lexicon_fast.rows.streams import Totals, stream
from lexicon_fast.rows.unknown_keys import HAND_KEYS

if TYPE_CHECKING:
    from lexicon_fast._native.dictionary.deadline import Stop
    from lexicon_fast.batch.queries import OutputOptions, Query

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


_MANIFEST: Final = "_manifest.json"
_PROGRESS: Final = "_progress.jsonl"
#: The names of our files in a folder, unfinished ones included.
_OURS: Final = re.compile(
    r"part-\d{5,}\.(parquet|arrow)|\.part-.+\.tmp|(_manifest\.json|_progress\.jsonl)(\..+\.tmp)?"
)


class Part(NamedTuple):
    """A finished part, and the totals of its positions.

    fingerprint: of its file; notice: a warning about its input.
    """

    number: int
    positions: int
    bad: int
    first_bad: str | None
    fingerprint: str = ""
    notice: str | None = None


class _Manifest(msgspec.Struct):
    """The content of `_manifest.json`.

    parts: their number; whole: whether all are complete; answered: then the totals (positions, bad
    ones, the first error); fingerprints: then those of the parts.
    """

    job: dict[str, str]
    parts: int
    whole: bool = False
    answered: tuple[int, int, str | None] = (0, 0, None)
    fingerprints: list[str] = msgspec.field(default_factory=list)


class PartMaker(NamedTuple):
    """Makes the parts of a job. Can be pickled if `dictionary` is a name or a path.

    dictionary_id: see `rows.resume`.
    """

    query: Query
    dictionary: Dictionary | str
    dictionary_id: str
    folder: str
    options: OutputOptions

    def make(self, partition: Partition, stop: Stop | None = None) -> Part:
        """Make a part: a complete file under its final name, synced to the disk.

        stop: once it is requested, no part is made. Raises BadDictionary for another dictionary
        than the job has, and what reading and answering raise.
        """
        dictionary = load_once(self.dictionary)
        if resume.dictionary_id(dictionary) != self.dictionary_id:
            raise BadDictionary(
                f"{dictionary.name} is not the dictionary that this job was started with; use the"
                " same one on all machines"
            )
        task = self.query.task(dictionary, self.options)
        schema = self.query.schema(dictionary, self.options.id_type)
        name = part_name(partition.number, self.options.output_format)
        path = os.path.join(self.folder, name)
        hidden = os.path.join(self.folder, f".{name}.{os.getpid()}-{os.urandom(6).hex()}.tmp")
        notices: list[str] = []

        def chunks() -> Iterator[AnyChunk]:
            for chunk in partition.chunks(self.query.chunk_bytes(self.options.output_format)):
                if stop is not None and stop.requested:
                    raise InterruptedError(f"{name}: stopped")
                yield chunk

        try:
            sink = ColumnWriter(hidden, path, schema, dictionary, self.options.output_format)
            totals = stream(chunks(), task, sink, notify=notices.append)
            sink.finish()
            with naming_errors(path):
                _sync(hidden)
                fingerprint = fingerprint_of(hidden)
                os.replace(hidden, path)
        finally:
            resume.remove(hidden)
        notice = notices[0] if notices else None
        return Part(partition.number, *totals.values, fingerprint, notice)


def part_name(number: int, file_format: Format) -> str:
    """Return the name of the file of a part."""
    return f"part-{number:05}.{file_format}"


class Folder:
    """A folder of parts that a job writes.

    job: see `rows.resume`; resume: keep the parts of a stopped run of the same job; otherwise they
    are removed.

    As a context, it locks the folder. Raises BadOption for a folder with other files or of another
    job, and if another process writes it; OSError.
    """

    def __init__(
        self, path: str, job: Mapping[str, str], file_format: Format, parts: int, *, resume: bool
    ) -> None:
        self.path = path
        self._format = file_format
        self._manifest = _Manifest(dict(job), parts)
        self._resume = resume
        #: The finished parts, by number.
        self.done: dict[int, Part] = {}

    def __enter__(self) -> Self:
        os.makedirs(self.path, exist_ok=True)
        # Only on POSIX can a folder be opened and locked.
        self._lock = os.open(self.path, os.O_RDONLY) if os.name == "posix" else None
        try:
            if self._lock is not None:
                resume.lock_descriptor(self._lock, self.path)
            self._begin()
        except BaseException:
            self._close()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        self._close()

    @property
    def is_complete(self) -> bool:
        """Whether all parts are finished, and the manifest records it."""
        return self._manifest.whole

    @property
    def totals(self) -> Totals:
        """The totals of the finished parts; first_bad is the first error in input order."""
        if self.is_complete:
            return Totals(*self._manifest.answered)
        parts = self._parts()
        return sum((Totals(part.positions, part.bad, part.first_bad) for part in parts), Totals())

    def _parts(self) -> list[Part]:
        return [self.done[number] for number in sorted(self.done)]

    def add(self, part: Part) -> None:
        """Note that a part is finished."""
        path = self._in(_PROGRESS)
        with naming_errors(path), open(path, "ab") as file:
            file.write(msgspec.json.encode(part) + b"\n")
        self.done[part.number] = part

    def finish(self) -> None:
        """Note that all parts are finished."""
        self._manifest.answered = self.totals.values
        self._manifest.fingerprints = [part.fingerprint for part in self._parts()]
        self._manifest.whole = True
        self._write_manifest()
        self._remove_all_but(self._names(range(self._manifest.parts)))

    def kept(self) -> str:
        """Return a message about the parts that remain if the job is stopped now."""
        done, parts = len(self.done), self._manifest.parts
        kept = f"{self.path} keeps {done:,} of {parts:,} parts; continue with --resume"
        return kept if done else ""

    def _begin(self) -> None:
        names = os.listdir(self.path)
        foreign = [name for name in names if not _OURS.fullmatch(name)]
        if foreign and _MANIFEST not in names:
            raise BadOption(
                f"-o {self.path} contains other files, like {min(foreign)}; name a new or empty"
                " folder, or one of an earlier run"
            )
        if self._resume and _MANIFEST in names:
            self._read(set(names))
            return
        if self._resume and any(name.startswith("part-") for name in names):
            raise BadOption(
                f"--resume: {self.path} has parts but no {_MANIFEST}, so it is not known which job"
                " made them; drop --resume to rebuild it"
            )
        resume.remove(self._in(_MANIFEST))  # first, as the rest is no longer a complete output
        self._remove_all_but(set())
        self._write_manifest()

    def _read(self, names: set[str]) -> None:
        """Read the state of an earlier run. Raises BadOption if it was of another job."""
        path = self._in(_MANIFEST)
        try:
            with open(path, "rb") as file:
                manifest = decoder(_Manifest).decode(file.read())
        except msgspec.MsgspecError:
            raise BadOption(f"{path} is damaged; drop --resume to start again") from None
        resume.check_same_job(self.path, manifest.job, self._manifest.job)
        self._manifest = manifest
        if manifest.whole:
            self._check_parts(manifest)
            self._remove_all_but(self._names(range(manifest.parts)))
            return
        notes = []
        if _PROGRESS in names:
            with open(self._in(_PROGRESS), "rb") as file:
                notes = file.read().split(b"\n")[:-1]  # the last line may be cut short
        for note in notes:
            part = decoder(Part).decode(note)
            if self._is_unchanged(part_name(part.number, self._format), part.fingerprint):
                self.done[part.number] = part
        self._remove_all_but(self._names(self.done))
        kept = [msgspec.json.encode(part) + b"\n" for part in self.done.values()]
        atomic_write(self._in(_PROGRESS), b"".join(kept))

    def _check_parts(self, manifest: _Manifest) -> None:
        """Raise BadOption if a part of the finished folder is missing or has changed."""
        for number in range(manifest.parts):
            name = part_name(number, self._format)
            fingerprint = "".join(manifest.fingerprints[number : number + 1])
            if not self._is_unchanged(name, fingerprint):
                fault = "has changed" if os.path.exists(self._in(name)) else "is missing"
                raise BadOption(
                    f"--resume: {self.path} was finished, but {name} {fault}; drop --resume to"
                    " rebuild it"
                )

    def _is_unchanged(self, name: str, fingerprint: str) -> bool:
        try:
            return fingerprint_of(self._in(name)) == fingerprint
        except FileNotFoundError:
            return False

    def _names(self, numbers: Iterable[int]) -> set[str]:
        return {part_name(number, self._format) for number in numbers}

    def _write_manifest(self) -> None:
        data = msgspec.json.format(msgspec.json.encode(self._manifest), indent=2)
        atomic_write(self._in(_MANIFEST), data + b"\n")

    def _remove_all_but(self, names: set[str]) -> None:
        """Remove our files, except for the manifest and parts of these names."""
        for name in os.listdir(self.path):
            if _OURS.fullmatch(name) and name != _MANIFEST and name not in names:
                with suppress(FileNotFoundError):  # an abandoned worker may finish its part
                    os.unlink(self._in(name))

    def _in(self, name: str) -> str:
        return os.path.join(self.path, name)

    def _close(self) -> None:
        if self._lock is not None:
            os.close(self._lock)


def _sync(path: str) -> None:
    """Write a file to the disk: a part with its final name survives a power failure."""
    with open(path, "rb") as file:
        os.fsync(file.fileno())
