"""Errors: each names the value, the place and what would be accepted."""

from __future__ import annotations


class LexiconFastError(ValueError):
    """Base of all errors that bad input raises."""


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


class FetchError(LexiconFastError):
    """A word list that could not be fetched: unreachable, too large, or not the pinned one."""
