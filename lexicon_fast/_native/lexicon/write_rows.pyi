from typing import Final

from lexicon_fast._native.lexicon.moves import Moves

CSV_HEADER: Final[bytes]
TSV_HEADER: Final[bytes]

def write_jsonl(moves: Moves) -> bytes: ...
def write_csv(moves: Moves, header: bool = False) -> bytes: ...
def write_tsv(moves: Moves, header: bool = False) -> bytes: ...
