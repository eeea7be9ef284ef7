# Written by `python -m make_data.native_stubs` from write_rows.pyx.
from typing import Final

from lexicon_fast._native.lexicon.moves import Moves
from lexicon_fast._native.lexicon.plan import Plans

CSV_HEADER: Final[bytes]
PLANS_CSV_HEADER: Final[bytes]

def write_jsonl(result: Moves | Plans) -> bytes: ...
def write_csv(result: Moves | Plans) -> bytes: ...
def write_tsv(result: Moves | Plans) -> bytes: ...
