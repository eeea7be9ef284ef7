from typing import Final

from lexicon_fast._native.lexicon.plan import Plans

CSV_HEADER: Final[bytes]
TSV_HEADER: Final[bytes]

def write_plans_jsonl(plans: Plans) -> bytes: ...
def write_plans_csv(plans: Plans, header: bool = ...) -> bytes: ...
def write_plans_tsv(plans: Plans, header: bool = ...) -> bytes: ...
