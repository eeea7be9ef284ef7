"""Find the plays of many hands with Ray Data, in record batches.

    pip install '.[arrow]' 'ray[data]'  # in the clone
    python examples/ray_batches.py hands.parquet plays

Reads Parquet files with the columns `id`, `hand` and optionally `table`, and writes the three best
plays of each hand to a folder. `position` counts from 1 in each block, since Ray does not
number rows; the `id` connects plays and hands.
"""

from __future__ import annotations

import sys

import pyarrow as pa
import ray

from lexicon_fast.batch import solve_record_batch


def solve(table: pa.Table) -> pa.Table:
    """Solve a block, which is a table. Each worker process loads the dictionary once."""
    batches = [solve_record_batch(batch, "enable", top=3) for batch in table.to_batches()]
    plays = pa.Table.from_batches(batches)
    # Plain strings: with a dictionary column, Ray would write all words with each block.
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
