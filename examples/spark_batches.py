"""Find the plays of many hands with Spark: `mapInArrow` uses the record batches directly.

    pip install '.[arrow]' pyspark 'pandas<3'  # in the clone
    python examples/spark_batches.py hands.parquet plays

Reads Parquet files with the columns `id`, `hand` and optionally `table`, and writes the three best
plays of each hand to a folder. `position` counts from 1 in each batch, since Spark does not
number rows; the `id` connects plays and hands.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pyarrow as pa
from pyspark.sql import SparkSession

from lexicon_fast.batch import solve_record_batch

COLUMNS = "id long, hand string, word string, laid string, left string, left_points int"


def solve(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """Solve the batches of a partition. Each worker process loads the dictionary once."""
    names = [column.split()[0] for column in COLUMNS.split(", ")]
    for batch in batches:
        plays = solve_record_batch(batch, "enable", top=3).select(names)
        place = names.index("word")
        yield plays.set_column(
            place, "word", plays["word"].cast(pa.string())
        )  # Spark has plain strings


def main() -> None:
    source, target = sys.argv[1:]
    spark = SparkSession.builder.getOrCreate()
    spark.read.parquet(source).mapInArrow(solve, COLUMNS).write.parquet(target)
    print(f"{spark.read.parquet(target).count():,} plays")


if __name__ == "__main__":
    main()
