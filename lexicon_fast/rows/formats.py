"""The formats of rows, by name and by the ending of a file."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, Literal

from lexicon_fast.errors import BadOption

if TYPE_CHECKING:
    from lexicon_fast.rows.chunks import InputFormat

OutputFormat = Literal["text", "jsonl", "csv"]
_BUILT: Final[tuple[OutputFormat, ...]] = ("text", "jsonl", "csv")

#: All names, those of the `arrow` extra among them.
NAMES: Final = ("text", "jsonl", "csv", "parquet", "arrow")

_ENDINGS: Final = {
    ".txt": "text",
    ".text": "text",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".json": "jsonl",
    ".csv": "csv",
    ".parquet": "parquet",
    ".arrow": "arrow",
}


def input_format(name: str | None, path: str | None) -> InputFormat | None:
    """The format of input: as named, else from the ending of its file; None: look at its rows.

    Raises BadOption for a format that this version does not read.
    """
    return _built(name or _of_ending(path), "--input-format")


def output_format(name: str | None, path: str | None, *, terminal: bool) -> OutputFormat:
    """The format of output: as named, else from the ending of its file, else text for a terminal.

    Raises BadOption for a format that this version does not write.
    """
    return _built(name or _of_ending(path), "--format") or ("text" if terminal else "jsonl")


def _of_ending(path: str | None) -> str | None:
    return _ENDINGS.get(os.path.splitext(path)[1].lower()) if path else None


def _built(name: str | None, option: str) -> OutputFormat | None:
    if name is None:
        return None
    for built in _BUILT:
        if name == built:
            return built
    raise BadOption(
        f"{option} {name}: comes with the `arrow` extra in a later version; "
        f"accepted now: {', '.join(_BUILT)}"
    )
