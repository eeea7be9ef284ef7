"""The formats of rows, by name and by the ending of a file."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, Literal, get_args

from lexicon_fast.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Collection


Format = Literal["text", "jsonl", "csv", "parquet", "arrow"]

#: All names; `COLUMNS` come with the `arrow` extra.
NAMES: Final[tuple[Format, ...]] = get_args(Format)
COLUMNS: Final = ("parquet", "arrow")
LINES: Final = ("text", "jsonl", "csv")

_ENDINGS: Final[dict[str, Format]] = {
    ".txt": "text",
    ".text": "text",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".json": "jsonl",
    ".csv": "csv",
    ".parquet": "parquet",
    ".arrow": "arrow",
}


def of_ending(path: str | None) -> Format | None:
    """The format that the ending of a file tells; None: none."""
    return _ENDINGS.get(os.path.splitext(path)[1].lower()) if path else None


def output_format(name: Format | None, path: str | None, *, terminal: bool) -> Format:
    """That of output: as named, else from the ending of its file, else text for a terminal."""
    return name or of_ending(path) or ("text" if terminal else "jsonl")


def place(form: Format | None) -> str:
    """What errors call a row; None: of lines of either format."""
    if form in COLUMNS:
        return "row"
    return "record" if form == "csv" else "line"


def check(
    form: Format,
    accepted: Collection[str],
    option: str,
    what: str,
    named: str | None,
    path: str | None,
) -> None:
    """Raises BadOption for a format that is not accepted for `what`.

    named: what the option was; None: the ending of `path` told the format.
    """
    if form not in accepted:
        ending = "" if named else f" (it was told by the ending of {path})"
        raise BadOption(f"{option} {form}: accepted for {what}: {', '.join(accepted)}{ending}")
