"""Reading of compressed data as it arrives: gzip, zstd, xz and bz2, with one member or many.

Memory use is bounded for any data: only as much as the caller asks for is decompressed, and windows
are limited. Data that is cut short, damaged or followed by other data is an error that names the
file and the byte.
"""

from __future__ import annotations

import io
import sys
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

from lexicon_fast.base.signatures import MAGIC_BYTES, Compression, compression_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.base.errors import LexiconFastError

    class Compressed(Protocol):
        """A binary file to read compressed data from."""

        def read(self, size: int = -1, /) -> bytes | None: ...
        def close(self) -> None: ...

    class Decoder(Protocol):
        """A decompressor for one member, as the standard library has for bz2, xz and zstd."""

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
#: Formats whose members may be followed by NUL bytes, which fill a block of a tape or disk.
_PADDED: Final = ("gzip", "xz")


class Decompressed(io.RawIOBase):
    """The contents of a compressed file.

    kind: see `first_bytes.compression_of`; name: of the file, for errors; error: the class to raise
    for bad data; start: the entry in `members` of the member at the current position of the file.
    `close` also closes the file.
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
        self._peeked = b""  # decompressed, but not returned by read()
        self._input = b""  # read, but not decompressed yet
        self._contents_read, self._file_read = start  # bytes so far
        #: Bytes of the compressed file that have been used so far, about.
        self.position = self._file_read
        self._decoder: Decoder | None = None
        self._new_decoder, self._decoding_errors = _codec(kind)
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
        """Return up to `size` bytes without consuming them."""
        self._peeked = self._peeked or self.read(size)
        return self._peeked[:size]

    def read(self, size: int = -1) -> bytes:
        """Return up to `size` bytes, as soon as there are some; b"" at the end."""
        if size < 0:
            return self.readall()
        if self._peeked:
            data, self._peeked = self._peeked[:size], self._peeked[size:]
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
                f"{self._name}: the {self.kind} data is cut short after byte {self._file_read:,};"
                " get the whole file"
            )
        if self._input:
            self.position = self._file_read - len(self._input)
        block, self._input = self._input, b""
        try:
            data = decoder.decompress(block, size)
            self._contents_read += len(data)
        except self._decoding_errors as error:
            raise self._error(
                f"{self._name}: damaged {self.kind} data after byte {self.position:,}: {error}"
            ) from None
        if decoder.eof:
            self._input = decoder.unused_data
            self.position = self._file_read - len(self._input)
            self._decoder = None
        return data

    def _begin_member(self) -> None:
        """Start the next member, or note the end of the data."""
        if self.members and self.kind in _PADDED:
            while not (rest := self._input.lstrip(b"\0")) and self._fill():
                pass
            self._input = rest or self._input.lstrip(b"\0")
        while len(self._input) < MAGIC_BYTES and self._fill():
            pass
        self.position = self._file_read - len(self._input)
        if not self._input:
            self._ended = True
            return
        if compression_of(self._input[:MAGIC_BYTES]) != self.kind:
            raise self._error(
                f"{self._name}: the {self.kind} data ends at byte {self.position:,}, but other data"
                " follows; remove it"
            )
        self._decoder = self._new_decoder()
        self.members.append((self._contents_read, self.position))

    def _fill(self) -> bool:
        """Read more of the file. Return False at its end."""
        block = self._file.read(_BLOCK)
        if block is None:
            raise BlockingIOError("input is in non-blocking mode; open it in blocking mode")
        self._input += block
        self._file_read += len(block)
        return bool(block)


class _GzipMember:
    """A decompressor for a member of gzip, with the interface of `Decoder`."""

    def __init__(self) -> None:
        from zlib import decompressobj

        self._zlib = decompressobj(31)
        self._has_output = False

    @property
    def eof(self) -> bool:
        return self._zlib.eof

    @property
    def needs_input(self) -> bool:
        return not self._has_output

    @property
    def unused_data(self) -> bytes:
        return self._zlib.unused_data

    def decompress(self, data: bytes, max_length: int = -1) -> bytes:
        found = self._zlib.decompress(self._zlib.unconsumed_tail + data, max_length)
        self._has_output = bool(self._zlib.unconsumed_tail) or len(found) == max_length
        return found


def _codec(kind: Compression) -> tuple[Callable[[], Decoder], tuple[type[Exception], ...]]:
    """Return the decompressor of a compression, and the exceptions that it raises for bad data."""
    if kind == "gzip":
        from zlib import error

        return _GzipMember, (error,)
    if kind == "bz2":
        from bz2 import BZ2Decompressor

        return BZ2Decompressor, (OSError, ValueError)
    if kind == "xz":
        from lzma import FORMAT_XZ, LZMADecompressor, LZMAError

        return partial(LZMADecompressor, FORMAT_XZ, _MEMORY), (LZMAError,)
    zstd = zstd_module()
    return zstd.ZstdDecompressor, (zstd.ZstdError,)


def zstd_module() -> Any:
    """Return the zstd module of the standard library, or its backport."""
    if sys.version_info >= (3, 14):
        from compression import zstd
    else:
        from backports import zstd
    return zstd
