"""Opening of input files: compressed files are decompressed, other files than text are refused."""

from __future__ import annotations

import io
import os
import stat
from contextlib import suppress
from typing import TYPE_CHECKING, Any, BinaryIO, Final, TypeAlias

from lexicon_fast.base.errors import BadPosition, LexiconFastError
from lexicon_fast.base.signatures import HEAD_BYTES, compression_of, foreign, may_be_known

if TYPE_CHECKING:
    from collections.abc import Iterator
    from io import FileIO

    from lexicon_fast.base.decompression import Decompressed

Source: TypeAlias = "FileIO | Peeked | Decompressed"

#: The most bytes of a line, and of a file that is read at once.
LONGEST: Final = 64 << 20


def open_input(path: str | None) -> FileIO:
    """Open a file, unbuffered; None: stdin."""
    if path is not None:
        return open(path, "rb", buffering=0)
    try:
        return open(0, "rb", buffering=0, closefd=False)
    except OSError as error:
        error.filename = "stdin"
        raise


def open_text(
    path: str | None, name: str | None = None, error: type[LexiconFastError] = BadPosition
) -> Source:
    """Open a text file; None: stdin. See `text_of`."""
    return text_of(open_input(path), name or path or "stdin", error)


def text_of(
    file: FileIO | Peeked, name: str, error: type[LexiconFastError] = BadPosition
) -> Source:
    """Return a source of the text in a file, decompressed if it is compressed.

    name: for errors. Raises `error`, and closes the file, for text in UTF-16 and for other data.
    """
    source: Source = file
    try:
        source, head = peeked(file)
        kind = compression_of(head)
        if kind is None:
            _refuse(head, name, error)
            return source
        from lexicon_fast.base.decompression import Decompressed

        source = inside = Decompressed(source, kind, name, error)
        _refuse(inside.peek(HEAD_BYTES), f"{name}, decompressed,", error)
        return inside
    except BaseException:
        source.close()
        raise


def is_compressed(file: FileIO | Peeked) -> bool:
    """Return whether a regular file is compressed."""
    return compression_of(peeked(file)[1]) is not None


def lines_of(
    source: Source, name: str, error: type[LexiconFastError] = BadPosition
) -> Iterator[bytes]:
    """Yield the lines of a source as they arrive. Raises `error` for a line above LONGEST bytes."""
    reader = io.BufferedReader(source)
    number = 0
    try:
        while line := reader.readline(LONGEST + 1):
            number += 1
            if len(line) > LONGEST:
                raise error(f"{name}:{number}: a line of more than {LONGEST:,} bytes; split it")
            yield line
    finally:
        with suppress(ValueError):  # the source is closed
            reader.detach()  # otherwise the reader closes the source


def read_text(path: str | None, name: str, error: type[LexiconFastError] = BadPosition) -> bytes:
    """Read a text file, decompressed if it is compressed. Raises `error` above LONGEST bytes."""
    with open_text(path, name, error) as source:
        data = bytearray()
        while len(data) <= LONGEST and (block := source.read(1 << 20)):
            data += block
    if len(data) > LONGEST:
        raise error(f"{name}: more than {LONGEST:,} bytes of text; split it")
    return bytes(data)


def _refuse(head: bytes, name: str, error: type[LexiconFastError]) -> None:
    if (what := foreign(head)) is not None:
        raise error(f"{name} is {what}")


def peeked(file: FileIO | Peeked) -> tuple[FileIO | Peeked, bytes]:
    """Return the file, still at its start, and its first bytes. This waits for those of a pipe."""
    if stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        start = file.tell()
        head = file.read(HEAD_BYTES)
        file.seek(start)
        return file, head
    head = b""
    # The bytes that have arrived suffice, unless they may be the start of compressed data.
    while not head or may_be_known(head):
        block = file.read(HEAD_BYTES)
        if block is None:
            raise BlockingIOError("input is in non-blocking mode; open it in blocking mode")
        if not block:
            break
        head += block
    return Peeked(head, file), head


class Peeked(io.RawIOBase):
    """A pipe whose first bytes have been read, and are returned again."""

    def __init__(self, head: bytes, file: FileIO | BinaryIO | Peeked) -> None:
        self._head = head
        self._file = file

    def read(self, size: int = -1) -> Any:
        """Return the bytes that have arrived; None in non-blocking mode if there are none."""
        if not self._head:
            return self._file.read(size)
        if size < 0:
            return self.readall()
        head, self._head = self._head[:size], self._head[size:]
        return head

    def readinto(self, buffer: Any) -> int | None:
        data = self.read(len(buffer))
        if data is None:
            return None
        buffer[: len(data)] = data
        return len(data)

    def readable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._file.fileno()

    def isatty(self) -> bool:
        return self._file.isatty()

    def close(self) -> None:
        if not self.closed:
            self._file.close()
        super().close()
