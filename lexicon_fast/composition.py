"""Unicode composition (NFC) of text that enters: e and a combining acute accent are the letter é.

Alphabets have composed letters only, but macOS and some editors write decomposed ones.
"""

from __future__ import annotations

from typing import Any


def composed(text: str) -> str:
    """Return a text in composed form.

    >>> len("e\\u0301"), len(composed("e\\u0301"))
    (2, 1)
    """
    if text.isascii():
        return text
    from unicodedata import normalize

    return normalize("NFC", text)


def composed_bytes(text: bytes) -> bytes:
    """Return UTF-8 text in composed form; bytes that are not UTF-8 stay as they are."""
    if text.isascii():
        return text
    return composed(text.decode("utf-8", "surrogateescape")).encode("utf-8", "surrogateescape")


def composed_json(value: Any) -> Any:
    """Return a decoded JSON value with all its strings in composed form.

    >>> composed_json({"hand": "E\u0301", "table": []})
    {'hand': 'É', 'table': []}
    """
    if isinstance(value, str):
        return composed(value)
    if isinstance(value, list):
        return [composed_json(each) for each in value]
    if isinstance(value, dict):
        return {composed(key): composed_json(each) for key, each in value.items()}
    return value
