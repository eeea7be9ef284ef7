"""Exceptions. Their messages say where, what is wrong and what to do, in one line."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from lexicon_fast.base.tile_text import shown

#: The longest message, in characters: enough to quote complete paths.
_LONGEST = 12_000

#: Compiled on first use, as all patterns that a quick start does not need.
_LINE_BREAKS = r"[\x00-\x1f\x7f-\x9f\u2028\u2029]"


class LexiconFastError(ValueError):
    """Base of all errors for bad input. The message is one line of at most 12,000 characters."""

    def __str__(self) -> str:
        return one_line(super().__str__())


def one_line(text: str) -> str:
    r"""Return a text with control characters escaped, and its middle cut out if it is very long.

    >>> one_line("a\nb")
    'a\\nb'
    """
    text = re.sub(_LINE_BREAKS, lambda found: repr(found[0])[1:-1], text)
    if len(text) <= _LONGEST:
        return text
    half = (_LONGEST - 3) // 2
    return f"{text[:half]}...{text[-half:]}"


def excerpt(value: object, length: int = 60) -> str:
    """Return the start of a value, as Python writes it, with `...` where it is cut.

    Bytes are shown as text.

    >>> excerpt("A" * 10, 6)
    "'AAAAAA...'"
    >>> excerpt([1, 2, 3], 6)
    '[1, 2,...'
    """
    if isinstance(value, (bytes, bytearray)):
        value = value[: 4 * length + 4].decode("utf-8", "replace")
    if isinstance(value, str):
        return repr(shortened(shown(value), length))
    return shortened(repr(value), length)


def shortened(text: str, length: int = 40) -> str:
    """Return the start of a text, with `...` where it is cut."""
    return text if len(text) <= length else f"{text[:length]}..."


class BadHand(LexiconFastError):
    """A hand with an invalid character, or with too few or too many cards."""


class BadTableWord(LexiconFastError):
    """A table word with the wrong length, bad brackets, or an invalid letter."""


class BadPosition(LexiconFastError):
    """An invalid row of input: broken JSON, bad UTF-8, a missing column, too long.

    rule: for a position that cannot be, a short name of the rule that it breaks, else ""; square:
    where on the board, `8D`, or "".
    """

    rule: str = ""
    square: str = ""

    @classmethod
    def breaking(cls, message: str, *, rule: str, square: str = "") -> BadPosition:
        """Return the error for a position that breaks a rule."""
        error = cls(message)
        error.rule = rule
        error.square = square
        return error


class BadWordList(LexiconFastError):
    """A word list that cannot be read, or has no word of the alphabet."""


class BadAlphabet(LexiconFastError):
    """A malformed alphabet file, or an alphabet that does not match the dictionary."""


class BadDictionary(LexiconFastError):
    """A damaged, truncated or foreign compiled dictionary, or an unknown name."""


class BadTablebase(LexiconFastError):
    """A damaged, truncated or foreign tablebase."""


class BadOption(LexiconFastError):
    """An option or environment variable with an invalid value."""


class BadQuery(LexiconFastError):
    """A word query that cannot be parsed, or with a value that fits no word.

    query: the text of the query, or "" for JSON. start, end: the wrong part of the text.
    suggestions: texts that would be right in its place.
    """

    def __init__(
        self,
        message: str,
        query: str = "",
        start: int = 0,
        end: int = 0,
        suggestions: tuple[str, ...] = (),
    ) -> None:
        super().__init__(message)
        self.query = query
        self.start = start
        self.end = end
        self.suggestions = suggestions

    @property
    def marked(self) -> str:
        """The query, and carets below its wrong part in a second line; "" without a query."""
        if not self.query:
            return ""
        # A window around the mistake, as a long line would be wrapped and the carets shifted.
        first = max(0, self.start - 40) if self.end > 72 else 0
        shown = self.query[first : first + 72]
        shown = "".join(each if each.isprintable() else " " for each in shown)
        carets = "^" * max(1, min(self.end, first + 72) - self.start)
        return f"{shown}\n{' ' * (self.start - first)}{carets}"

    def __reduce__(
        self,
    ) -> tuple[type[BadQuery], tuple[str, str, int, int, tuple[str, ...]]]:
        message = ValueError.__str__(self)
        return type(self), (message, self.query, self.start, self.end, self.suggestions)


class NoDefinitions(BadQuery):
    """A word query about definitions or parts of speech, but no list has any."""


class NoPlayability(BadQuery):
    """A word query or order by playability, but there is no table for the dictionary."""


class BadLayout(LexiconFastError):
    """A malformed board layout, or an unknown name."""


class FetchError(LexiconFastError):
    """A word list that could not be downloaded: unreachable, too large, or a wrong hash."""


class BadObservation(LexiconFastError):
    """An observation that is not JSON, is incomplete, or contradicts itself."""


class BadRecord(LexiconFastError):
    """A malformed record of a game, or a record with an illegal action."""


class IllegalAction(LexiconFastError):
    """An action that the rules forbid; the game is unchanged.

    rule: short name of the broken rule.
    """

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(message)
        self.rule = rule

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str]]:
        return type(self), (self.rule, str(self))


class BadAction(LexiconFastError):
    """An action that cannot be parsed, or that refers to something that does not exist."""


def error_data(error: LexiconFastError) -> dict[str, Any]:
    """Return the type of an error, and what it names: a rule, a square, a place in a query.

    >>> error_data(BadPosition.breaking("8D is closed", rule="closed"))
    {'type': 'BadPosition', 'rule': 'closed'}
    """
    data: dict[str, Any] = {"type": type(error).__name__}
    for name in ("rule", "square"):
        if value := getattr(error, name, ""):
            data[name] = value
    if isinstance(error, BadQuery) and error.query:
        data |= {"start": error.start, "end": error.end}
        if error.suggestions:
            data["suggestions"] = list(error.suggestions)
    return data


def keeps_bad_rows(errors: str) -> bool:
    """Return whether bad rows become rows with an error: `errors` is "raise" or "row".

    Raises BadOption for anything else.
    """
    if errors not in ("raise", "row"):
        raise BadOption(f"unknown errors {excerpt(errors)}; use 'raise' or 'row'")
    return errors == "row"


def missing_extra(what: str, module: str, extra: str) -> BadOption:
    """Return the error for a feature whose optional library is not installed."""
    return BadOption(f"{what} needs {module}; in the clone, run: pip install '.[{extra}]'")


@contextmanager
def naming_errors(path: str | os.PathLike[str]) -> Iterator[None]:
    """Set `path` as the file name of any OSError; writing to an open file does not set it."""
    try:
        yield
    except OSError as error:
        if error.errno is None:  # raised by a library with only a message
            import errno

            raise OSError(errno.EIO, str(error), os.fspath(path)) from error
        error.strerror = os.strerror(error.errno)  # pyarrow wraps it in a sentence
        error.filename = os.fspath(path)
        if error.filename2 is not None:
            error.filename2 = None
        raise
