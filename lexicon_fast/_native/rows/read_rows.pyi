# Written by `python -m make_data.native_stubs` from read_rows.pyx.
from collections.abc import Sequence
from typing import Final

from lexicon_fast._native.rows.positions import Positions
from lexicon_fast.dictionary.alphabet import Alphabet

MAX_ROW: Final[int]

def read_text(
    chunk: bytes,
    first_row: int,
    alphabet: Alphabet,
    row_noun: str | None = None,
    rows_before: int = 0,
) -> tuple[Positions, int]: ...
def read_jsonl(
    chunk: bytes,
    first_row: int,
    alphabet: Alphabet,
    strict: bool = False,
    row_noun: str | None = None,
    rows_before: int = 0,
) -> tuple[Positions, int]: ...
def read_csv(
    chunk: bytes,
    first_row: int,
    columns: Sequence[int],
    alphabet: Alphabet,
    row_noun: str | None = None,
    rows_before: int = 0,
) -> tuple[Positions, int]: ...
def read_tsv(
    chunk: bytes,
    first_row: int,
    columns: Sequence[int],
    alphabet: Alphabet,
    row_noun: str | None = None,
    rows_before: int = 0,
) -> tuple[Positions, int]: ...
def csv_header(line: bytes, tsv: bool = False) -> tuple[int, int, int]: ...
def header_names(line: bytes, tsv: bool = False) -> list[str]: ...
def columns_in(names: Sequence[str]) -> tuple[int, int, int]: ...
def split_rows(
    buffer: bytearray, start: int, state: int, csv: bool, most: int = -1
) -> tuple[int, int, int]: ...
