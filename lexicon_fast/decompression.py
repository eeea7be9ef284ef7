"""Compressed data read as it arrives: gzip, zstd, xz and bz2, of one member or many.

Memory stays small whatever the data says: no more is decompressed than is asked for, and windows
are limited. Data that is cut short, damaged or followed by anything else is an error that names the
file and the byte.
"""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.first_bytes import MAGIC_BYTES, Compression, compression_of

if TYPE_CHECKING:
    from typing import Protocol

    from lexicon_fast.errors import LexiconFastError

    class Compressed(Protocol):
        """A binary file to read compressed data from."""

        def read(self, size: int = -1, /) -> bytes | None: ...
        def close(self) -> None: ...

    class Decoder(Protocol):
        """One member: what the standard library has for bz2, xz and zstd."""

        @property
        def eof(self) -> bool: ...
        @property
        def needs_input(self) -> bool: ...
        @property
        def unused_data(self) -> bytes: ...
        def decompress(self, data: bytes, max_length: int = -1) -> bytes: ...


_BLOCK: Final = 1 << 16
#: Bytes that a decompressor may use for its window.
_MEMORY: Final = 256 << 20
#: Formats whose members may be followed by NUL bytes, to fill a block of a tape or disk.
_PADDED: Final = ("gzip", "xz")


class Decompressed(io.RawIOBase):
    """The contents of a compressed file.

    kind: see `first_bytes.compression_of`; name: of the file, for errors; error: the class to raise
    for bad data; start: what `members` says of the member that the file stands at. Closing it
    closes the file.
    """

    def __init__(
        self,
        file: Compressed,
        kind: Compression,
        name: str,
        error: type[LexiconFastError],
        *,
        start: tuple[int, int] = (0, 0),
    ) -> None:
        self._file = file
        self.kind = kind
        #: Where each member begins: a byte of the contents, a byte of the compressed file.
        self.members: list[tuple[int, int]] = []
        self._name = name
        self._error = error
        self._ahead = b""  # decompressed, but only looked at
        self._input = b""  # read, but not decompressed yet
        self._given, self._taken = start  # bytes of the contents and of the file so far
        #: Bytes of the compressed file that have been used so far, about.
        self.position = self._taken
        self._decoder: Decoder | None = None
        self._failures = _failures(kind)
        self._ended = False

    def readable(self) -> bool:
        return True

    def close(self) -> None:
        if not self.closed:
            self._file.close()
        super().close()

    def readinto(self, buffer: Any) -> int:
        view = memoryview(buffer).cast("B")
        data = self.read(len(view))
        view[: len(data)] = data
        return len(data)

    def peek(self, size: int) -> bytes:
        """Up to `size` bytes, which are still to be read."""
        self._ahead = self._ahead or self.read(size)
        return self._ahead[:size]

    def read(self, size: int = -1) -> bytes:
        """Up to `size` bytes, as soon as there are some; b"": the end."""
        if size < 0:
            return self.readall()
        if self._ahead:
            data, self._ahead = self._ahead[:size], self._ahead[size:]
            return data
        while size and not self._ended:
            if self._decoder is None:
                self._begin_member()
            elif data := self._decompress(self._decoder, size):
                return data
        return b""

    read1 = read

    def _decompress(self, decoder: Decoder, size: int) -> bytes:
        if decoder.needs_input and not self._input and not self._fill():
            raise self._error(
                f"{self._name}: the {self.kind} data is cut short after byte {self._taken:,};"
                " get the whole file"
            )
        if self._input:
            self.position = self._taken - len(self._input)
        given, self._input = self._input, b""
        try:
            data = decoder.decompress(given, size)
            self._given += len(data)
        except self._failures as error:
            raise self._error(
                f"{self._name}: damaged {self.kind} data after byte {self.position:,}: {error}"
            ) from None
        if decoder.eof:
            self._input = decoder.unused_data
            self.position = self._taken - len(self._input)
            self._decoder = None
        return data

    def _begin_member(self) -> None:
        """Find the next member, or the end."""
        if self.members and self.kind in _PADDED:
            while not (rest := self._input.lstrip(b"\0")) and self._fill():
                pass
            self._input = rest or self._input.lstrip(b"\0")
        while len(self._input) < MAGIC_BYTES and self._fill():
            pass
        self.position = self._taken - len(self._input)
        if not self._input:
            self._ended = True
            return
        if compression_of(self._input[:MAGIC_BYTES]) != self.kind:
            raise self._error(
                f"{self._name}: the {self.kind} data ends at byte {self.position:,}, but other data"
                " follows; remove it"
            )
        self._decoder = _decoder(self.kind)
        self.members.append((self._given, self.position))

    def _fill(self) -> bool:
        """Read more of the file; False: there is no more."""
        block = self._file.read(_BLOCK)
        if block is None:
            raise BlockingIOError("input is in non-blocking mode; open it in blocking mode")
        self._input += block
        self._taken += len(block)
        return bool(block)


class _GzipMember:
    """A member of gzip, with the interface that the other decompressors have."""

    def __init__(self) -> None:
        from zlib import decompressobj

        self._zlib = decompressobj(31)
        self._more = False  # output may be waiting

    @property
    def eof(self) -> bool:
        return self._zlib.eof

    @property
    def needs_input(self) -> bool:
        return not self._more

    @property
    def unused_data(self) -> bytes:
        return self._zlib.unused_data

    def decompress(self, data: bytes, max_length: int = -1) -> bytes:
        found = self._zlib.decompress(self._zlib.unconsumed_tail + data, max_length)
        self._more = bool(self._zlib.unconsumed_tail) or len(found) == max_length
        return found


def _decoder(kind: Compression) -> Decoder:
    if kind == "gzip":
        return _GzipMember()
    if kind == "bz2":
        from bz2 import BZ2Decompressor

        return BZ2Decompressor()
    if kind == "xz":
        from lzma import FORMAT_XZ, LZMADecompressor

        return LZMADecompressor(FORMAT_XZ, _MEMORY)
    decoder: Decoder = zstd_module().ZstdDecompressor()
    return decoder


def _failures(kind: Compression) -> tuple[type[Exception], ...]:
    """The exceptions that a decompressor raises for bad data."""
    if kind == "gzip":
        from zlib import error

        return (error,)
    if kind == "bz2":
        return (OSError, ValueError)
    if kind == "xz":
        from lzma import LZMAError

        return (LZMAError,)
    return (zstd_module().ZstdError,)


def zstd_module() -> Any:
    """Return the zstd module of the standard library, or its backport."""
    if sys.version_info >= (3, 14):
        from compression import zstd
    else:
        from backports import zstd
    return zstd
