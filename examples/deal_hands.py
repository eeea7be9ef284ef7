"""Deal hands of ten cards at random, and write them to Parquet files, to try batch jobs with.

    pip install '.[arrow]'  # in the clone
    python examples/deal_hands.py 1000 hands.parquet
    python examples/deal_hands.py 1000 hands/{0,1,2,3}.parquet

Each file has equally many of the hands, with the columns `id` and `hand`. They are the same every
time.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pyarrow as pa
import pyarrow.parquet as pq

from lexicon_fast import lexicon


def main() -> None:
    if len(sys.argv) < 3 or not sys.argv[1].isdecimal():
        sys.exit("usage: deal_hands.py COUNT FILE...")
    count, paths = int(sys.argv[1]), [Path(name) for name in sys.argv[2:]]
    pack = lexicon.ruleset("waddingtons").pack  # card -> number of copies
    cards = [card for card, copies in pack.items() for _ in range(copies)]
    rng = Random(1)
    hands = ["".join(rng.sample(cards, 10)) for _ in range(count)]
    table = pa.table({"id": range(count), "hand": hands})
    for number, path in enumerate(paths):
        first, end = (count * each // len(paths) for each in (number, number + 1))
        path.parent.mkdir(parents=True, exist_ok=True)
        pq.write_table(table.slice(first, end - first), path)


if __name__ == "__main__":
    main()
