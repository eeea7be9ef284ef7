"""Plays of many hands with Ray Data: the record batch is the unit, the rest is Ray's.

    pip install 'lexicon-fast[arrow]' 'ray[data]'
    python examples/ray_batches.py hands.parquet plays

Reads Parquet files with the columns `id`, `hand` and perhaps `table`, and writes their three best
plays into a folder. `position` counts from 1 in each block, since Ray numbers no rows: the `id`
tells which plays belong to which hand.
"""

from __future__ import annotations

import sys

import pyarrow as pa
import ray

from lexicon_fast.batch import solve_record_batch


def solve(table: pa.Table) -> pa.Table:
    """Ray's blocks are tables. The dictionary is loaded once in each worker process."""
    batches = [solve_record_batch(batch, "enable", top=3) for batch in table.to_batches()]
    plays = pa.Table.from_batches(batches)
    # Plain strings: Ray's writer would write all words of the dictionary with each block.
    place = plays.schema.get_field_index("word")
    return plays.set_column(place, "word", plays["word"].cast(pa.string()))


def main() -> None:
    source, target = sys.argv[1:]
    hands = ray.data.read_parquet(source)
    plays = hands.map_batches(solve, batch_format="pyarrow", batch_size=20_000)
    plays.write_parquet(target)
    print(f"{ray.data.read_parquet(target).count():,} plays")


if __name__ == "__main__":
    main()
