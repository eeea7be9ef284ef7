"""File type detection from leading bytes: compressed, UTF-16, binary or GCG."""

from __future__ import annotations

from typing import Final, Literal

Compression = Literal["gzip", "zstd", "xz", "bz2"]
Columns = Literal["parquet", "arrow"]

#: Bytes that `compression_of` needs.
MAGIC_BYTES: Final = 10
#: Bytes to pass to `foreign`, if the data has as many.
HEAD_BYTES: Final = 4096

_COMPRESSED: Final[tuple[tuple[bytes, Compression], ...]] = (
    (b"\x1f\x8b", "gzip"),
    (b"\x28\xb5\x2f\xfd", "zstd"),
    # Empty frames for data of other programs; pzstd begins its files with one.
    *((bytes([first]) + b"\x2a\x4d\x18", "zstd") for first in range(0x50, 0x60)),
    (b"\xfd7zXZ\x00", "xz"),
    # A digit, then a block or the end of an empty stream: three letters alone could be a hand.
    *((b"BZh%d\x31\x41\x59\x26\x53\x59" % level, "bz2") for level in range(1, 10)),
    *((b"BZh%d\x17\x72\x45\x38\x50\x90" % level, "bz2") for level in range(1, 10)),
)

#: An Arrow stream begins with the mark of a message.
_COLUMNS: Final[tuple[tuple[bytes, Columns], ...]] = (
    (b"PAR1", "parquet"),
    (b"ARROW1\0\0", "arrow"),
    (b"\xff\xff\xff\xff", "arrow"),
)

_NOT_TEXT: Final = " instead of text; convert it, or leave out --input-format if you gave it"
_OTHER_COMPRESSION: Final = "; decompress it first, or use gzip, zstd, xz or bz2"
#: First bytes -> the kind of file, and what to do. No good row begins with them.
_KINDS: Final = (
    (b"PAR1", "a Parquet file" + _NOT_TEXT),
    (b"ARROW1\0\0", "an Arrow file" + _NOT_TEXT),
    (b"\xff\xff\xff\xff", "an Arrow stream" + _NOT_TEXT),
    (b"LEXFAST\0", "a compiled dictionary; give it to -w"),
    (b"PK\x03\x04", "a zip archive or a spreadsheet; unzip it, or save the sheet as CSV"),
    (b"PK\x05\x06", "an empty zip archive"),
    (b"\xd0\xcf\x11\xe0", "an Office document; save it as CSV or as plain text"),
    (b"%PDF-", "a PDF document; save its text as plain text"),
    (b"{\\rtf", "an RTF document; save it as plain text"),
    (b"\x7fELF", "an executable program (ELF)"),
    (b"\x89PNG\r\n", "a picture (PNG)"),
    (b"\xff\xd8\xff", "a picture (JPEG)"),
    (b"GIF87a", "a picture (GIF)"),
    (b"GIF89a", "a picture (GIF)"),
    (b"SQLite format 3\0", "an SQLite database; export the table as CSV"),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive; unpack it first"),
    (b"Rar!\x1a\x07", "a RAR archive; unpack it first"),
    (b"\x04\x22\x4d\x18", "LZ4 data" + _OTHER_COMPRESSION),
    (b"\x1f\x9d", "data of `compress`" + _OTHER_COMPRESSION),
    (b"LZIP\x01", "lzip data" + _OTHER_COMPRESSION),
)
_TO_UTF8: Final = " text; convert it to UTF-8, for example with: iconv -f {0} -t UTF-8"
#: Byte order marks; that of UTF-32 begins like that of UTF-16.
_MARKS: Final = (
    (b"\xff\xfe\0\0", "UTF-32"),
    (b"\0\0\xfe\xff", "UTF-32"),
    (b"\xff\xfe", "UTF-16"),
    (b"\xfe\xff", "UTF-16"),
)
#: The places of NUL bytes in four bytes of letters, digits and punctuation.
_NUL_BYTES: Final = {
    "0111": "UTF-32LE",
    "1110": "UTF-32BE",
    "0101": "UTF-16LE",
    "1010": "UTF-16BE",
}
#: Control characters that text has: tab, line ends, form feed, and the escape of terminals.
_TEXT_CONTROLS: Final = frozenset(b"\t\n\v\f\r\x1a\x1b")
_CONTROLS: Final = bytes(byte for byte in (*range(32), 127) if byte not in _TEXT_CONTROLS)
#: White space, and the byte order mark of UTF-8.
_BLANK: Final = b" \t\r\n\xef\xbb\xbf"
#: With fewer odd bytes, or a smaller share of them, the data may be text with a few bad rows.
_ODD_BYTES: Final = 4
_ODD_SHARE: Final = 0.3


def compression_of(head: bytes) -> Compression | None:
    """Return the compression of data that begins with `head`; None: it is not compressed."""
    return next((name for magic, name in _COMPRESSED if head.startswith(magic)), None)


def columns_of(head: bytes) -> Columns | None:
    """Return the format of columns that begin with `head`; None: they are no columns."""
    return next((form for magic, form in _COLUMNS if head.startswith(magic)), None)


def may_be_known(head: bytes) -> bool:
    """Return whether more bytes are needed for `compression_of` or `columns_of`."""
    return any(magic.startswith(head) for magic, _ in (*_COMPRESSED, *_COLUMNS))


def foreign(head: bytes) -> str | None:
    """Describe data that begins with `head` and is not UTF-8 text, and what to do about it.

    None: it is text, perhaps with some bad bytes, or nothing. head: HEAD_BYTES bytes, or all.

    >>> foreign(b"\\x7fELF\\x02\\x01\\x01\\0\\0")
    'an executable program (ELF)'
    >>> foreign(b"CATDOG* hat")
    """
    if (packed := compression_of(head)) is not None:
        return f"{packed} data; decompress it first"
    for magic, what in _KINDS:
        if head.startswith(magic):
            return what
    encoding = next((name for mark, name in _MARKS if head.startswith(mark)), None)
    encoding = encoding or _by_nul_bytes(head)
    if encoding is not None:
        return encoding + _TO_UTF8.format(encoding)
    if is_kwg(head):
        return "a word graph (KWG); give it to -w"
    if _is_binary(head):
        return "binary data, or text that is not UTF-8; convert it to plain text in UTF-8"
    return None


def is_kwg(data: bytes) -> bool:
    """Return whether data begins like a KWG: node 0 ends a list, and has no letter, but others do.

    Node 0 also points to a node, or the data is not text: a NUL byte alone may be a bad row.
    """
    if data[3:4] != b"\0" or data[2] & 0xC0 != 0x40 or not any(data[7:HEAD_BYTES:4]):
        return False
    root = int.from_bytes(data[:3], "little") & 0x3FFFFF
    return root < len(data) // 4 or _is_binary(data[:HEAD_BYTES])


def is_gcg(start: bytes | str) -> bool:
    """Return whether data begins like GCG, after white space and a byte order mark.

    >>> is_gcg(">north: AEIQTUZ 8E QUIZ +44 44"), is_gcg(b"\\xef\\xbb\\xbf#title"), is_gcg("{}")
    (True, True, False)
    """
    data = start.encode("utf-8", "replace") if isinstance(start, str) else start
    return data.lstrip(_BLANK).startswith((b"#", b">"))


def _by_nul_bytes(head: bytes) -> str | None:
    """Return the encoding of text without a byte order mark, from the places of its NUL bytes."""
    head = head[: len(head) & ~3]
    if len(head) < 4 or 0 not in head:
        return None
    columns = [head[place::4] for place in range(4)]
    # 1: all bytes are NUL; 0: none is.
    shape = "".join("1" if not any(each) else "0" if 0 not in each else "?" for each in columns)
    return _NUL_BYTES.get(shape)


def _is_binary(head: bytes) -> bool:
    controls = len(head) - len(head.translate(None, _CONTROLS))
    # What is not UTF-8 is left out; a character that is cut off at the end counts for little.
    not_utf8 = len(head) - len(head.decode("utf-8", "ignore").encode())
    odd = controls + not_utf8
    return odd >= _ODD_BYTES and odd > _ODD_SHARE * len(head)
