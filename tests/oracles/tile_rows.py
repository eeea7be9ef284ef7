"""Rows of plays on a board, one play after another: the reference of the native rows."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from typing import Any

#: A position: its number, its id as JSON, the number of its plays, and those that are listed; or
#: instead of these its error, with its data.
Answer = tuple[int, str | None, int, Sequence[Any]] | tuple[int, str | None, str, Any]

_TSV = str.maketrans({"\t": "\\t", "\n": "\\n", "\r": "\\r", "\\": "\\\\"})


def number(value: float) -> str:
    """A number with up to six decimals."""
    return f"{value:.6f}".rstrip("0").rstrip(".")


def jsonl(answers: Sequence[Answer]) -> bytes:
    lines = []
    for row, row_id, count, rest in answers:
        head = f'{{"id":{row_id or row},'
        if isinstance(count, str):
            data = json.dumps(rest, ensure_ascii=False, separators=(",", ":"))
            lines.append(
                f'{head}"error":{json.dumps(count, ensure_ascii=False)},"error_data":{data}}}'
            )
            continue
        plays = [
            ",".join(
                f'"{name}":"{value}"' if isinstance(value, str) else f'"{name}":{number(value)}'
                for name, value in play._asdict().items()
            )
            for play in rest
        ]
        lines.append(
            f'{head}"count":{count},"plays":[{",".join(f"{{{each}}}" for each in plays)}]}}'
        )
    return "".join(f"{line}\n" for line in lines).encode()


def table(answers: Sequence[Answer], separator: str, columns: int) -> bytes:
    """CSV by Python's own writer; TSV with its escapes."""
    records = []
    for row, row_id, count, rest in answers:
        head = [str(row), str(row) if row_id is None else text_of(row_id)]
        if isinstance(count, str):
            records.append([*head, *[""] * (columns + 1), count])
            continue
        plays = [
            [each if isinstance(each, str) else number(each) for each in play] for play in rest
        ]
        records += [[*head, str(count), *play, ""] for play in plays or [[""] * columns]]
    if separator == "\t":
        lines = ["\t".join(field.translate(_TSV) for field in record) for record in records]
        return "".join(f"{line}\n" for line in lines).encode()
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(records)
    return text.getvalue().encode()


def text_of(row_id: str) -> str:
    value = json.loads(row_id)
    return value if isinstance(value, str) else row_id
