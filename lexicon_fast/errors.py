"""Errors: each names the value, the place and what would be accepted."""

from __future__ import annotations

import os
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


#: The longest message, in characters: paths of any length that one meets are quoted whole.
_LONGEST = 12_000

_LINE_BREAKS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


class LexiconFastError(ValueError):
    """Base of all errors for bad input. The message is one line of at most 12,000 characters."""

    def __str__(self) -> str:
        return one_line(super().__str__())


def one_line(text: str) -> str:
    r"""Return a text with control characters escaped, and its middle cut out if it is very long.

    >>> one_line("a\nb")
    'a\\nb'
    """
    text = _LINE_BREAKS.sub(lambda found: repr(found[0])[1:-1], text)
    if len(text) <= _LONGEST:
        return text
    half = (_LONGEST - 3) // 2
    return f"{text[:half]}...{text[-half:]}"


class BadHand(LexiconFastError):
    """A hand with a character that is no letter or Master, or with too few or too many cards."""


class BadTableWord(LexiconFastError):
    """A table word of the wrong length, with bad brackets, or with what is no letter."""


class BadPosition(LexiconFastError):
    """A row of input that is no position: broken JSON, bad UTF-8, missing column, too long."""


class BadWordList(LexiconFastError):
    """A word list that cannot be read, or that holds no word of the alphabet."""


class BadAlphabet(LexiconFastError):
    """An alphabet file that is malformed, or an alphabet that does not fit what it is used with."""


class BadDictionary(LexiconFastError):
    """A compiled dictionary that is damaged, truncated or foreign, or a name that no list has."""


class BadOption(LexiconFastError):
    """An option or environment variable with a value that is not accepted."""


class BadLayout(LexiconFastError):
    """A board layout that is malformed, or a name that no layout has."""


class FetchError(LexiconFastError):
    """A word list that could not be fetched: unreachable, too large, or not the pinned one."""


class BadObservation(LexiconFastError):
    """An observation that is no JSON, lacks what is needed, or contradicts itself."""


class BadRecord(LexiconFastError):
    """A record of a game that is malformed, or whose actions break a rule."""


class IllegalAction(LexiconFastError):
    """An action that the rules forbid here; the state is as it was.

    rule: a short name of the rule that it breaks.
    """

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(message)
        self.rule = rule

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str]]:
        return type(self), (self.rule, str(self))


class BadAction(LexiconFastError):
    """An action written in a way that cannot be read, or that names what is not there."""


def keeps_bad_rows(errors: str) -> bool:
    """Whether bad rows are kept as rows with an error: `errors` is "raise" or "row".

    Raises BadOption for anything else.
    """
    if errors not in ("raise", "row"):
        raise BadOption(f"unknown errors {errors!r:.40}; use 'raise' or 'row'")
    return errors == "row"


def missing_extra(what: str, module: str, extra: str) -> BadOption:
    """The error for what cannot be done because an optional library is not installed."""
    return BadOption(f"{what}: {module} is missing; accepted: pip install 'lexicon-fast[{extra}]'")


@contextmanager
def naming_errors(path: str | os.PathLike[str]) -> Iterator[None]:
    """Set `path` as the file name of any OSError: an open file does not know it.

    Without it a full disk is an error that does not say which file it hit.
    """
    try:
        yield
    except OSError as error:
        if error.errno is None:  # by a library that tells only a text
            import errno

            raise OSError(errno.EIO, str(error), os.fspath(path)) from error
        error.strerror = os.strerror(error.errno)  # pyarrow has a sentence around it
        error.filename = os.fspath(path)
        if error.filename2 is not None:
            error.filename2 = None
        raise
