"""Where positions come from: stdin, a file, or many files of one format, one after the other."""

from __future__ import annotations

import glob
import os
import stat
from contextlib import closing
from typing import TYPE_CHECKING, Final, Self

from lexicon_fast.errors import BadOption, BadPosition
from lexicon_fast.rows import formats
from lexicon_fast.rows.chunks import ChunkReader

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from io import FileIO

    import pyarrow as pa

    from lexicon_fast.rows.chunks import AnyChunk
    from lexicon_fast.rows.column_chunks import ColumnFile
    from lexicon_fast.rows.formats import Format

_PATTERN: Final = frozenset("*?[")
#: About the bytes of a position: so many rows of columns are as much work as lines of a size.
ROW_BYTES: Final = 16
#: How names begin that are no input among the files of a folder.
_PASSED_OVER: Final = (".", "_")


def open_input(path: str | None) -> FileIO:
    """A file to read as it arrives; None: stdin."""
    if path is not None:
        return open(path, "rb", buffering=0)
    try:
        return open(0, "rb", buffering=0, closefd=False)
    except OSError as error:
        error.filename = "stdin"
        raise


def find(path: str) -> list[str]:
    """The files that are meant: one, all of a folder, or all that a pattern like a/*.csv matches.

    They are sorted by name. Raises BadOption if there is none.
    """
    if os.path.isdir(path):
        names = [name for name in os.listdir(path) if not name.startswith(_PASSED_OVER)]
        found = [each for name in names if os.path.isfile(each := os.path.join(path, name))]
    elif _PATTERN.isdisjoint(path) or os.path.exists(path):
        return [path]
    else:
        found = [each for each in glob.glob(path, recursive=True) if os.path.isfile(each)]
    if not found:
        raise BadOption(f"-i {path}: no file is there; accepted: a file, a folder, or a pattern")
    return sorted(found)


def id_type_of_lines(forms: set[Format]) -> pa.DataType | None:
    """The type that ids of lines have in columns: text has none, others may have any."""
    if forms <= {"text"}:
        return None
    from lexicon_fast.games.lexicon.columns import arrow

    return arrow("ids").string()


class Inputs:
    """Stdin, or files of one format, whose rows are numbered through all of them.

    paths: see `find`; None: stdin. form: None: as the endings tell. As a context it opens the first
    file, and closes what is open. Raises BadOption for no file or different formats, OSError.
    """

    def __init__(self, paths: str | Iterable[str] | None, form: Format | None = None) -> None:
        given = [paths] if isinstance(paths, str) else paths
        #: Of each file; None: stdin.
        self.paths: list[str | None] = (
            [None] if given is None else [file for path in given for file in find(path)]
        )
        #: None: the first row that is not blank will tell.
        self.form = form or self._form_of_endings()
        #: Are they files, which can be read again?
        self.again = True
        #: Bytes in all.
        self.size = 0
        self._opened: ColumnFile | None = None  # the first one in columns that was
        self._id_type: pa.DataType | None = None

    def _form_of_endings(self) -> Format | None:
        forms = {form: path for path in self.paths if (form := formats.of_ending(path))}
        if len(forms) > 1:
            (one, a), (other, b), *_ = forms.items()
            raise BadOption(
                f"-i: {a} is {one}, {b} is {other}; accepted: files of one format, --input-format"
            )
        return next(iter(forms), None)

    def __enter__(self) -> Self:
        self._first = open_input(self.paths[0])
        stats = [os.fstat(self._first.fileno()), *(os.stat(each or "") for each in self.paths[1:])]
        self.again = all(stat.S_ISREG(each.st_mode) for each in stats)
        self.size = sum(each.st_size for each in stats)
        if self.again:
            self.size -= self._first.tell()
        return self

    def __exit__(self, *error: object) -> None:
        if self._opened is not None:
            self._opened.close()
        self._first.close()

    def is_one_of(self, path: str) -> bool:
        """Is the file at a path among them?"""
        try:
            there = os.stat(path)
        except (OSError, ValueError):
            return False
        paths = self.paths[1:]
        first = os.path.samestat(os.fstat(self._first.fileno()), there)
        return first or any(os.path.samestat(os.stat(each or ""), there) for each in paths)

    def fingerprint(self) -> str:
        """What tells these files from others: sizes and sampled blocks."""
        from hashlib import sha256

        from lexicon_fast.rows.resuming import fingerprint

        prints = []
        for number in range(len(self.paths)):
            with self.open(number) as file:
                prints.append(fingerprint(file))
        if len(prints) == 1:
            return prints[0]
        return f"{len(prints)} files, {sha256(repr(prints).encode()).hexdigest()}"

    def chunks(self, chunk_bytes: int) -> Iterator[AnyChunk]:
        """All rows, once, about so many bytes at a time; see `ChunkReader` and `ColumnFile`."""
        row, end, form = 1, 0, self.form
        for number in range(len(self.paths)):
            if form in formats.COLUMNS:
                with closing(self.columns(number)) as columns:
                    rows = max(1, chunk_bytes // ROW_BYTES)
                    for chunk in columns.chunks(rows, row=row, start=end):
                        yield chunk
                        row = chunk.first_row + chunk.rows
                    end += columns.size
                continue
            with self.open(number) as file:
                reader = ChunkReader(file, form, chunk_bytes, row=row, end=end)
                yield from reader
                row, end, form = reader.row, reader.end, reader.input_format

    @property
    def id_type(self) -> pa.DataType | None:
        """The type that ids have in columns; None: there are none."""
        if self.form not in formats.COLUMNS:
            return id_type_of_lines({self.form or "text"})
        if self._opened is None:
            self.columns()
        return self._id_type

    def columns(self, number: int = 0) -> ColumnFile:
        """A file in columns, to be closed; what can't be read again is opened only once.

        Raises what `ColumnFile` does, and BadPosition for ids of another type than in the first.
        """
        from lexicon_fast.rows.column_chunks import ColumnFile

        if self._opened is not None and not self.again:
            return self._opened
        name = self.paths[number] or "stdin"
        assert self.form is not None
        columns = ColumnFile(self.open(number), name, self.form)
        if self._opened is None:
            self._opened, self._id_type = columns, columns.id_type
        if columns.id_type != self._id_type:
            columns.close()
            raise BadPosition(
                f"{name}: ids of type {columns.id_type}, in {self.paths[0]} {self._id_type};"
                " accepted: the same in all files"
            )
        return columns

    def path(self, number: int) -> str:
        """The path of a file that has one."""
        return self.paths[number] or "/dev/stdin"

    def open(self, number: int) -> FileIO:
        """A file from its start, to be closed; what can't be read again is opened only once."""
        return open_input(self.paths[number]) if self.again else self._first
