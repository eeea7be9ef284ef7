# Written by `python -m make_data.native_stubs` from grading.pyx.
from collections.abc import Callable, Iterable
from typing import Any

def grade_words(
    guesses: Iterable[str],
    answers: Iterable[str],
    upper: str,
    lower: str,
    known: str,
    isa: str | None = None,
    reader: Callable[[str], str] | None = None,
) -> Any: ...
