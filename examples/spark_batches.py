"""Plays of many hands with Spark: `mapInArrow` takes the record batches as they are.

    pip install 'lexicon-fast[arrow]' pyspark pandas
    python examples/spark_batches.py hands.parquet plays

Reads Parquet files with the columns `id`, `hand` and perhaps `table`, and writes their three best
plays into a folder. `position` counts from 1 in each batch, since Spark numbers no rows: the `id`
tells which plays belong to which hand.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pyarrow as pa
from pyspark.sql import SparkSession

from lexicon_fast.batch import solve_record_batch

COLUMNS = "id long, hand string, word string, laid string, left string, left_points int"


def solve(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """The dictionary is loaded once in each worker process."""
    names = [column.split()[0] for column in COLUMNS.split(", ")]
    for batch in batches:
        plays = solve_record_batch(batch, "enable", top=3).select(names)
        place = names.index("word")
        yield plays.set_column(place, "word", plays["word"].cast(pa.string()))  # as Spark has it


def main() -> None:
    source, target = sys.argv[1:]
    spark = SparkSession.builder.getOrCreate()
    spark.read.parquet(source).mapInArrow(solve, COLUMNS).write.parquet(target)
    print(f"{spark.read.parquet(target).count():,} plays")


if __name__ == "__main__":
    main()
