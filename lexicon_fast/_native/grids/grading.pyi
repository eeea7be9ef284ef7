from collections.abc import Iterable
from typing import Any

def grade_words(
    guesses: Iterable[str],
    answers: Iterable[str],
    upper: str,
    lower: str,
    known: str,
    isa: str | None = ...,
) -> Any: ...
