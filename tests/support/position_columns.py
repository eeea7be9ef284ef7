"""Positions in columns, and what the slow twin says of them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence

import pyarrow as pa
from oracles import hands as reference

from lexicon_fast import Dictionary
from lexicon_fast.games.lexicon.rules import POINTS

# Short words over few letters, so that ties, insertions and Masters on the table are common.
DENSE = sorted(
    {"".join(random.Random(seed).choices("abest", k=2 + seed % 4)) for seed in range(400)}
)
D = Dictionary.from_words(DENSE)

#: An id, a hand and table words, as they are in columns.
Row = tuple[object, str | None, list[str | None] | None]

PLAY = ("action", "target", "word", "laid", "cards", "left", "left_points")
ENTRY = ("turns", "words", "left", "left_points")


def batch_of(rows: Sequence[Row], ids: object = None) -> pa.RecordBatch:
    """Columns of rows; ids: their type (default: what pyarrow finds)."""
    return pa.record_batch(
        {
            "id": pa.array([row[0] for row in rows], ids),
            "hand": pa.array([row[1] for row in rows], pa.string()),
            "table": pa.array([row[2] for row in rows], pa.list_(pa.string())),
        }
    )


def as_json(row: Row) -> str:
    return json.dumps({"id": row[0], "hand": row[1], "table": row[2]})


def twin_plays(rows: Sequence[Row], first: int, top: int | None) -> Iterator[dict[str, object]]:
    """Return the rows of the reference implementation, without errors."""
    for number, row in enumerate(rows, first):
        head = dict.fromkeys(("position", "id", "hand", "count", *PLAY))
        head |= {"position": number, "id": row[0]}
        line = reference.solve_row(number, as_json(row), "jsonl", DENSE, POINTS, top=top)
        if line == reference.BAD_ROW:
            yield head
            continue
        answer = json.loads(line)
        head |= {"hand": answer["hand"], "count": answer["count"]}
        yield from ({**head, "target": None, **move} for move in answer["moves"] or [{}])


def twin_plans(rows: Sequence[Row], first: int) -> Iterator[dict[str, object]]:
    for number, row in enumerate(rows, first):
        head = dict.fromkeys(("position", "id", "hand", *ENTRY, "empties_in"))
        head |= {"position": number, "id": row[0]}
        line = reference.plan_row(number, as_json(row), "jsonl", DENSE, POINTS)
        if line == reference.BAD_ROW:
            yield head
            continue
        answer = json.loads(line)
        head |= {"hand": answer["hand"], "empties_in": answer["empties_in"]}
        yield from ({**head, **entry} for entry in answer["plans"])


def check(answers: pa.RecordBatch, twins: Iterator[dict[str, object]]) -> None:
    """The answers are those of the twin, and bad rows, no others, say what is wrong."""
    answers.validate(full=True)
    found = answers.to_pylist()
    errors = [row.pop("error") for row in found]
    expected = list(twins)
    assert found == expected
    assert [error is not None for error in errors] == [row["hand"] is None for row in expected]


ROWS: list[Row] = [
    (3, "beast*", ["tab", "b[e]st"]),
    (None, "tab", None),
    (1, "QQ", []),
    (3, None, ["tab"]),
    (7, "A7", None),
    (8, "STAB", ["ta", "es[t]", "zz[e]"]),
    (9, "ZZ*", ["eat", None]),
]
