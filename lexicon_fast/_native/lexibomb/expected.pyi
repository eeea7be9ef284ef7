from collections.abc import Sequence

from typing_extensions import Buffer

from lexicon_fast._native.lexibomb.bombs import Field

def expected_sets(
    field: Field,
    letter: Sequence[float],
    word: Sequence[float],
    offsets: Buffer,
    squares: Buffer,
) -> tuple[bytes, bytes, bytes, bytes]: ...
def expected_scores(
    field: Field,
    letter: Sequence[float],
    word: Sequence[float],
    offsets: Buffer,
    squares: Buffer,
    values: Buffer,
    lying: Buffer,
    crossing: Buffer,
    bonus: Buffer,
) -> tuple[bytes, bytes, bytes]: ...
