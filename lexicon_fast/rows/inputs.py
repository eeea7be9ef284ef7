"""The input of a batch job: stdin and files of one format, one after the other."""

from __future__ import annotations

import glob
import os
import stat
from contextlib import closing, suppress
from functools import partial
from typing import TYPE_CHECKING, Final, Self

from lexicon_fast.base.errors import BadOption, BadPosition
from lexicon_fast.base.signatures import columns_of
from lexicon_fast.rows import formats
from lexicon_fast.rows.chunks import AnyChunk, ChunkReader, id_type_of_lines
from lexicon_fast.rows.sources import Peeked, Source, is_compressed, open_input, peeked, text_of
from lexicon_fast.rows.unknown_keys import HAND_KEYS, check_columns

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from io import FileIO

    import pyarrow as pa

    from lexicon_fast.rows.column_chunks import ColumnFile
    from lexicon_fast.rows.formats import Format

_PATTERN: Final = frozenset("*?[")
#: Bytes of a position, about: converts sizes of chunks to rows of columns.
ROW_BYTES: Final = 16
#: Prefixes of files in a folder that are not input.
_SKIPPED: Final = (".", "_")


def find(path: str) -> list[str]:
    """Return a file, the files of a folder, or the files that match a pattern like a/*.csv.

    Job records and part files are left out. Raises BadOption if no file is left.
    """
    if os.path.isdir(path):
        names = [name for name in os.listdir(path) if not name.startswith(_SKIPPED)]
        files = [each for name in names if os.path.isfile(each := os.path.join(path, name))]
    elif _PATTERN.isdisjoint(path) or os.path.exists(path):
        return [path]
    else:
        files = [each for each in glob.glob(path, recursive=True) if os.path.isfile(each)]
    files = [each for each in files if not _belongs_to_job(each)]
    if not files:
        raise BadOption(f"-i {path}: no file found; name a file, a folder, or a pattern")
    return sorted(files)


def expand(inputs: Iterable[str | None]) -> list[str | None]:
    """Return the paths of the files that `find` returns for each input; None is stdin.

    Raises BadOption if there is no file, or stdin is there twice.
    """
    paths: list[str | None] = []
    for path in inputs:
        paths += [None] if path is None else find(path)
    if paths.count(None) > 1:
        raise BadOption("-i -: stdin can be read only once")
    return paths


def _belongs_to_job(path: str) -> bool:
    """Return whether a job stores this file next to its output X: X.job, X.part, X.part.json."""
    if path.endswith(".part"):
        return os.path.exists(f"{path}.json")
    stem, ending = os.path.splitext(path)
    return (ending == ".job" and os.path.exists(stem)) or path.endswith(".part.json")


class Inputs:
    """Stdin and files of one format; their rows are numbered from 1 through all of them.

    paths: each as for `find`, None for stdin; None: stdin. input_format: None: from the
    extensions of the files. strict: unknown columns are errors, and unknown keys make bad rows.
    notify: called with the warning about a column that is close to a known one; keys: the columns
    of rows, see `unknown_keys`.

    As a context manager, it opens the first file and closes all files. Raises BadOption if there is
    no file, the formats differ or stdin is there twice; OSError.
    """

    def __init__(
        self,
        paths: str | Iterable[str | None] | None,
        input_format: Format | None = None,
        *,
        strict: bool = False,
        notify: Callable[[str], object] | None = None,
        keys: tuple[str, ...] = HAND_KEYS,
    ) -> None:
        several = [paths] if paths is None or isinstance(paths, str) else paths
        #: The path of each file; None: stdin.
        self.paths: list[str | None] = expand(several)
        #: None: text or JSON Lines, detected from the first row that is not blank. See `detect`.
        self.input_format = input_format or self._format_of_extensions()
        self.strict = strict
        #: Whether all inputs are regular files, which can be read again.
        self.rereadable = True
        #: Bytes of all files on the disk.
        self.size = 0
        #: Errors of a file that its rows report, so that the others are read.
        self.row_errors: tuple[type[Exception], ...] = ()
        self._notify = notify
        #: The columns of rows.
        self.keys = keys
        self._files: dict[int, FileIO | Peeked] = {}  # open files that cannot be opened again
        self._regular: list[bool] = []
        self._opened: ColumnFile | None = None  # the first file in columns
        self._id_type: pa.DataType | None = None

    def _format_of_extensions(self) -> Format | None:
        by_format = {name: path for path in self.paths if (name := formats.from_extension(path))}
        if len(by_format) > 1:
            (one, a), (other, b), *_ = by_format.items()
            raise BadOption(
                f"-i: {a} is {one}, {b} is {other}; give files of one format, or --input-format"
            )
        return next(iter(by_format), None)

    def __enter__(self) -> Self:
        # All files are checked here, before the first row is answered.
        with suppress(*self.row_errors):
            self._files[0] = open_input(self.paths[0])
        try:
            stats = [*map(self._stat, self.paths)]
            self._regular = [each is None or stat.S_ISREG(each.st_mode) for each in stats]
            self.rereadable = all(self._regular)
            if self.rereadable:
                self.size = sum(each.st_size for each in stats if each is not None)
                self.size -= os.lseek(0, 0, os.SEEK_CUR) if None in self.paths else 0
        except BaseException:
            self.__exit__()
            raise
        return self

    def _stat(self, path: str | None) -> os.stat_result | None:
        """Return the state of a file; None: there is none, which its row will report."""
        with suppress(*self.row_errors):
            return os.fstat(0) if path is None else os.stat(path)
        return None

    def __exit__(self, *error: object) -> None:
        if self._opened is not None:
            self._opened.close()
        for file in self._files.values():
            file.close()

    def detect(self) -> Format | None:
        """Return the format; columns are also known by their first bytes, for which this waits."""
        if self.input_format is None and not self._files[0].isatty():
            self._files[0], head = peeked(self._files[0])
            self.input_format = columns_of(head)
        return self.input_format

    def is_one_of(self, path: str) -> bool:
        """Return whether a path leads to one of the files."""
        try:
            wanted = os.stat(path)
        except (OSError, ValueError):
            return False
        stats = map(self._stat, self.paths)
        return any(each is not None and os.path.samestat(each, wanted) for each in stats)

    def fingerprint(self) -> str:
        """Return a fingerprint of all files, compressed ones as they are."""
        from hashlib import sha256

        from lexicon_fast.rows.resume import fingerprint

        prints = []
        for path in self.paths:
            prints.append("unreadable")
            with suppress(*self.row_errors), open_input(path) as file:
                prints[-1] = fingerprint(file)
        if len(prints) == 1:
            return prints[0]
        names = [*map(self.file_of_rows, range(len(prints)))]  # errors in the output name them
        return f"{len(prints)} files, {sha256(repr([names, prints]).encode()).hexdigest()}"

    def chunks(self, chunk_bytes: int) -> Iterator[AnyChunk]:
        """Yield all rows, once, in chunks of about `chunk_bytes`.

        The `end` of a chunk counts bytes on the disk, which may be compressed.
        """
        row, end, input_format = 1, 0, self.input_format
        for number in range(len(self.paths)):
            file, before = self.file_of_rows(number), row - 1
            if input_format in formats.COLUMNS:
                with closing(self.columns(number)) as columns:
                    rows = max(1, chunk_bytes // ROW_BYTES)
                    for chunk in columns.chunks(rows, row=row, start=end):
                        yield chunk._replace(file=file, rows_before=before)
                        row = chunk.first_row + chunk.rows
                    end += columns.size
                continue
            with closing(self.text(number)) as source:
                reader = self.reader(source, number, input_format, chunk_bytes, row=row, end=end)
                for lines in reader:
                    at = _on_disk(source, end, lines.end)
                    yield lines._replace(end=at, file=file, rows_before=before)
                end = _on_disk(source, end, reader.end)
                row, input_format = reader.row, reader.input_format

    def reread(self, chunk_bytes: int) -> Iterator[AnyChunk]:
        """Yield all rows, and leave a file on stdin as it was; only if `rereadable`."""
        start = os.lseek(0, 0, os.SEEK_CUR) if None in self.paths else None
        try:
            yield from self.chunks(chunk_bytes)
        finally:
            if start is not None:
                os.lseek(0, start, os.SEEK_SET)

    def reader(
        self,
        source: Source,
        number: int,
        input_format: Format | None,
        chunk_bytes: int,
        *,
        row: int,
        end: int = 0,
    ) -> ChunkReader:
        """Return the reader of a file of lines, open at its start."""
        return ChunkReader(
            source,
            input_format,
            chunk_bytes,
            row=row,
            end=end,
            strict=self.strict,
            on_header=partial(self._check_columns, number),
            name=self.display_name(number),
        )

    def _check_columns(self, number: int, names: list[str]) -> None:
        name = self.display_name(number)
        warning = check_columns(names, name, strict=self.strict, known=self.keys)
        if warning is not None and self._notify is not None:
            self._notify(warning)

    @property
    def row_noun(self) -> str:
        """The word for a row in errors."""
        return formats.row_noun(self.input_format)

    @property
    def id_type(self) -> pa.DataType | None:
        """The type of ids in columns; None: the input has no ids."""
        if self.input_format not in formats.COLUMNS:
            return id_type_of_lines({self.input_format or "text"})
        if self._opened is None:
            self.columns()
        return self._id_type

    def columns(self, number: int = 0) -> ColumnFile:
        """Open a file in columns; a pipe is opened only once. The caller closes it.

        Raises what `ColumnFile` raises, and BadPosition for ids of another type than in file 0.
        """
        from lexicon_fast.rows.column_chunks import ColumnFile

        if number == 0 and self._opened is not None and not self._regular[0]:
            return self._opened
        name = self.display_name(number)
        assert self.input_format is not None
        file = self.open(number)
        if self._regular[number] and is_compressed(file):
            file.close()
            raise BadPosition(
                f"{name}: a compressed {self.input_format} file; decompress it first (only its"
                " columns may be compressed)"
            )
        columns = ColumnFile(file, name, self.input_format, self.keys)
        if self._opened is None:
            self._opened, self._id_type = columns, columns.id_type
        try:
            self._check_columns(number, columns.names)
            if columns.id_type != self._id_type:
                raise BadPosition(
                    f"{name}: ids of type {columns.id_type}, but {self._id_type} in"
                    f" {self.display_name(0)}; use one type in all files"
                )
        except BaseException:
            columns.close()
            raise
        return columns

    def display_name(self, number: int) -> str:
        """Return the name of a file for errors."""
        return self.paths[number] or "stdin"

    def file_of_rows(self, number: int) -> str:
        """Return the name of a file for errors about its rows; empty: it is the only file."""
        names = [os.path.basename(path or "stdin") for path in self.paths]
        if len(set(names)) < len(names):  # the same name in several folders
            return self.display_name(number)
        return names[number] if len(names) > 1 else ""

    def path(self, number: int) -> str:
        """Return the path of a file, also for stdin."""
        return self.paths[number] or "/dev/stdin"

    def text(self, number: int) -> Source:
        """Open a file of lines, decompressed if it is compressed. The caller closes it.

        Raises BadPosition for a file that is not text.
        """
        return text_of(self.open(number), self.display_name(number))

    def open(self, number: int) -> FileIO | Peeked:
        """Open a file at its start; a pipe is opened only once. The caller closes it."""
        if self._regular[number]:
            return open_input(self.paths[number])
        if number not in self._files:
            self._files[number] = open_input(self.paths[number])
        return self._files[number]


def _on_disk(source: Source, start: int, end: int) -> int:
    """Return the bytes of input so far, as they are on the disk.

    start: bytes before this file; end: with its rows so far, decompressed.
    """
    used: int | None = getattr(source, "position", None)
    return end if used is None else start + used
