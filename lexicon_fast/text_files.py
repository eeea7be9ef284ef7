"""Small text files: alphabets, layouts and rulesets, and the TOML in them."""

from __future__ import annotations

from typing import Any, Final

from lexicon_fast.composition import composed
from lexicon_fast.errors import LexiconFastError

#: Maximum size in bytes; a larger file is of another kind.
MAX_FILE_BYTES: Final = 1 << 16


def read_text(path: str, what: str, error: type[LexiconFastError], hint: str = "") -> str:
    """Return the text of a file, composed, with LF line ends.

    what: names the file in messages; hint: ends the message about a file that cannot be opened.
    Raises `error`.
    """
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as cause:  # ValueError: a null character in the path
        raise error(f"{what}: {getattr(cause, 'strerror', None) or cause}{hint}") from None
    if len(data) > MAX_FILE_BYTES:
        raise error(f"{what}: larger than {MAX_FILE_BYTES:,} bytes; this is another kind of file")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as cause:
        line = data.count(b"\n", 0, cause.start) + 1
        byte = f"byte 0x{data[cause.start]:02x}"
        raise error(f"{path}, line {line}: {byte} is not UTF-8; save it as UTF-8 text") from None
    return composed(text.replace("\r\n", "\n").replace("\r", "\n"))


def parse_toml(text: str, where: str, error: type[LexiconFastError]) -> dict[str, Any]:
    """Return the tables of a TOML text, which messages call `where`. Raises `error`."""
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as cause:  # ValueError: also an int of too many digits
        raise error(f"{where}: not TOML: {cause}") from None
